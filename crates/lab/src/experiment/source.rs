//! A TOML file whose parts remember their line.

use crate::problem::{Outcome, Problem};
use crate::words::Both;
use galerne_engine::{Message, nearest};
use toml::Spanned;
use toml::de::{DeInteger, DeString, DeTable, DeValue};

pub(super) type Value<'t> = Spanned<DeValue<'t>>;

/// A table of the file with its allowed keys.
pub(super) struct Section<'t> {
    text: &'t str,
    /// In the order of the file.
    entries: Vec<(&'t Spanned<DeString<'t>>, &'t Value<'t>)>,
    known: &'static [&'static str],
    line: usize,
}

pub(super) fn line_at(text: &str, offset: usize) -> usize {
    1 + text.as_bytes()[..offset.min(text.len())].iter().filter(|&&byte| byte == b'\n').count()
}

fn wrong(key: &'static str, name: &str) -> Problem {
    Problem::new(Message::new(key).with("name", name))
}

impl<'t> Section<'t> {
    /// Refuses a key that is not among the known ones, with the nearest of them.
    pub(super) fn new(
        text: &'t str,
        table: &'t DeTable<'t>,
        line: usize,
        known: &'static [&'static str],
    ) -> Outcome<Self> {
        let mut entries: Vec<_> = table.iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        let section = Section { text, entries, known, line };
        for (key, _) in &section.entries {
            let name: &str = key.get_ref();
            if !known.is_empty() && !known.contains(&name) {
                return Err(unknown("lab-unknown-key", name, known.iter().copied()).at(section.line_of(key)));
            }
        }
        Ok(section)
    }

    fn line_of<T>(&self, part: &Spanned<T>) -> usize {
        line_at(self.text, part.span().start)
    }

    pub(super) fn get(&self, name: &str) -> Option<&'t Value<'t>> {
        debug_assert!(self.known.is_empty() || self.known.contains(&name), "{name} is not among the keys");
        self.entries.iter().find(|(key, _)| key.get_ref() == name).map(|(_, value)| *value)
    }

    /// All entries with their lines, in the order of the file.
    pub(super) fn entries(&self) -> impl Iterator<Item = (&'t str, &'t Value<'t>, usize)> + '_ {
        self.entries.iter().map(|(key, value)| {
            let name: &'t str = key.get_ref();
            (name, *value, self.line_of(key))
        })
    }

    /// Its first line.
    pub(super) fn line(&self) -> usize {
        self.line
    }

    pub(super) fn at(&self, part: &Value<'_>) -> usize {
        self.line_of(part)
    }

    pub(super) fn text(&self, name: &'static str) -> Outcome<Option<(&'t str, usize)>> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let line = self.line_of(value);
        value.get_ref().as_str().map(|text| Some((text, line))).ok_or_else(|| wrong("lab-wants-text", name).at(line))
    }

    pub(super) fn needed(&self, name: &'static str) -> Outcome<(&'t str, usize)> {
        self.text(name)?.ok_or_else(|| wrong("lab-missing", name).at(self.line))
    }

    pub(super) fn number(&self, name: &'static str) -> Outcome<Option<(f64, usize)>> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let line = self.line_of(value);
        let number = match value.get_ref() {
            DeValue::Integer(number) => whole(number).map(|number| number as f64),
            DeValue::Float(number) => number.as_str().parse::<f64>().ok(),
            _ => None,
        };
        number
            .filter(|number| number.is_finite())
            .map(|number| Some((number, line)))
            .ok_or_else(|| wrong("lab-wants-number", name).at(line))
    }

    pub(super) fn whole(&self, name: &'static str) -> Outcome<Option<(u64, usize)>> {
        let Some((number, line)) = self.number(name)? else { return Ok(None) };
        if number < 0.0 || number.fract() != 0.0 || number > 1e15 {
            return Err(wrong("lab-wants-whole", name).at(line));
        }
        Ok(Some((number as u64, line)))
    }

    pub(super) fn list(&self, name: &'static str) -> Outcome<&'t [Value<'t>]> {
        let Some(value) = self.get(name) else { return Ok(&[]) };
        let list = value.get_ref().as_array().ok_or_else(|| wrong("lab-wants-list", name).at(self.line_of(value)))?;
        Ok(list)
    }

    pub(super) fn table(
        &self,
        name: &str,
        value: &'t Value<'t>,
        known: &'static [&'static str],
    ) -> Outcome<Section<'t>> {
        let line = self.line_of(value);
        let table = value.get_ref().as_table().ok_or_else(|| wrong("lab-wants-table", name).at(line))?;
        Section::new(self.text, table, line, known)
    }

    /// Words in both languages: `{ en = …, fr = … }`, or one text for both.
    pub(super) fn both(&self, name: &'static str) -> Outcome<Option<Both>> {
        let Some(value) = self.get(name) else { return Ok(None) };
        if let Some(text) = value.get_ref().as_str() {
            return Ok(Some(Both::same(text)));
        }
        let table = self.table(name, value, &["en", "fr"])?;
        Ok(Some(Both::new(table.needed("en")?.0, table.needed("fr")?.0)))
    }
}

/// An unknown name, with the nearest known one.
pub(super) fn unknown<'a>(key: &'static str, name: &str, known: impl Iterator<Item = &'a str>) -> Problem {
    Problem::new(Message::new(key).with("name", name).with("nearest", nearest(name, known)))
}

/// Accepts hexadecimal, octal and binary notation.
fn whole(number: &DeInteger<'_>) -> Option<i64> {
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}

/// A value as typed at the command line.
pub(super) fn typed(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => text.to_string(),
        DeValue::Boolean(flag) => flag.to_string(),
        other => json(other).to_string(),
    }
}

pub(super) fn json(value: &DeValue<'_>) -> serde_json::Value {
    match value {
        DeValue::String(text) => text.to_string().into(),
        DeValue::Boolean(flag) => (*flag).into(),
        // An integer out of range stays a string, and is refused where a number is required.
        DeValue::Integer(number) => whole(number).map_or_else(|| number.to_string().into(), Into::into),
        DeValue::Float(number) => number.as_str().parse::<f64>().map_or(serde_json::Value::Null, Into::into),
        DeValue::Datetime(date) => date.to_string().into(),
        DeValue::Array(list) => list.iter().map(|item| json(item.get_ref())).collect(),
        DeValue::Table(table) => {
            table.iter().map(|(key, item)| (key.get_ref().to_string(), json(item.get_ref()))).collect()
        }
    }
}
