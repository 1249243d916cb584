//! Reading TOML entry by entry, so that every complaint can name the file, the line and the field.

use crate::rule_ids::{CREATURE_DATA, WEAPON_DATA};
use galerne_engine::{Refusal, Rule};
use std::{fmt, ops::RangeInclusive};
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

/// What is wrong with a data file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError {
    pub file: String,
    pub line: usize,
    /// The field, with the entry it belongs to: `creature garde, cost`.
    pub field: String,
    /// The text that says what is wrong.
    pub key: &'static str,
    /// What was found or what is wanted, in no language.
    pub detail: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}: {} ({})", self.file, self.line, self.field, self.key, self.detail)
    }
}

impl std::error::Error for DataError {}

impl DataError {
    pub(crate) fn refusal(self, rule: Rule) -> Refusal {
        Refusal::new(rule, self.key)
            .with("file", self.file)
            .with("line", self.line)
            .with("field", self.field)
            .with("detail", self.detail)
    }
}

impl From<DataError> for Refusal {
    fn from(error: DataError) -> Refusal {
        let rule = if error.field.starts_with("weapon") { WEAPON_DATA } else { CREATURE_DATA };
        error.refusal(rule)
    }
}

/// One parsed file.
#[derive(Debug)]
pub(crate) struct File<'a> {
    name: &'a str,
    text: &'a str,
}

/// One entry of a file: a table whose fields are taken one after the other.
#[derive(Debug)]
pub(crate) struct Entry<'a> {
    file: &'a File<'a>,
    table: &'a DeTable<'a>,
    start: usize,
    /// How complaints call it: `creature garde`.
    pub(crate) title: String,
    taken: Vec<&'static str>,
}

impl<'a> File<'a> {
    pub(crate) fn new(name: &'a str, text: &'a str) -> File<'a> {
        File { name, text }
    }

    /// The whole file as a table.
    pub(crate) fn parse(&self) -> Result<Spanned<DeTable<'a>>, DataError> {
        DeTable::parse(self.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            self.error(at, "", "data-syntax", error.message())
        })
    }

    pub(crate) fn line(&self, at: usize) -> usize {
        self.text.as_bytes().iter().take(at).filter(|&&byte| byte == b'\n').count() + 1
    }

    pub(crate) fn error(&self, at: usize, field: &str, key: &'static str, detail: &str) -> DataError {
        DataError {
            file: self.name.to_owned(),
            line: self.line(at),
            field: field.to_owned(),
            key,
            detail: detail.to_owned(),
        }
    }

    /// The entries of `[[kind]]`, each titled by its id; other headings than `known` are refused.
    pub(crate) fn entries(
        &'a self,
        root: &'a DeTable<'a>,
        kind: &'static str,
        known: &[&str],
    ) -> Result<Vec<Entry<'a>>, DataError> {
        let mut entries = Vec::new();
        for (key, value) in root.iter() {
            let name: &str = key.get_ref();
            if !known.contains(&name) {
                return Err(self.error(key.span().start, name, "data-unknown-field", &known.join(", ")));
            }
            if name != kind {
                continue;
            }
            let DeValue::Array(list) = value.get_ref() else {
                return Err(self.error(key.span().start, name, "data-type", "[[…]]"));
            };
            for item in list.iter() {
                let DeValue::Table(table) = item.get_ref() else {
                    return Err(self.error(item.span().start, name, "data-type", "[[…]]"));
                };
                let start = item.span().start;
                let mut entry = Entry { file: self, table, start, title: kind.to_owned(), taken: Vec::new() };
                let id = entry.text("id", None)?;
                entry.taken.clear();
                entry.title = format!("{kind} {id}");
                entries.push(entry);
            }
        }
        Ok(entries)
    }
}

impl<'a> Entry<'a> {
    fn find(&mut self, name: &'static str) -> Option<&'a Spanned<DeValue<'a>>> {
        self.taken.push(name);
        self.table.iter().find_map(|(key, value)| (key.get_ref().as_ref() == name).then_some(value))
    }

    /// A complaint about one field; about the entry itself where the field is not written.
    pub(crate) fn error(&self, name: &str, key: &'static str, detail: &str) -> DataError {
        let written =
            self.table.iter().find_map(|(at, value)| (at.get_ref().as_ref() == name).then(|| value.span().start));
        let field = if name.is_empty() { self.title.clone() } else { format!("{}, {name}", self.title) };
        self.file.error(written.unwrap_or(self.start), &field, key, detail)
    }

    fn or_default<T>(&self, name: &'static str, default: Option<T>) -> Result<T, DataError> {
        default.ok_or_else(|| self.error(name, "data-missing", ""))
    }

    pub(crate) fn int(
        &mut self,
        name: &'static str,
        range: RangeInclusive<i64>,
        default: Option<i64>,
    ) -> Result<i64, DataError> {
        let Some(value) = self.find(name) else { return self.or_default(name, default) };
        let DeValue::Integer(number) = value.get_ref() else {
            return Err(self.error(name, "data-type", "0 1 2 …"));
        };
        match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(number) if range.contains(&number) => Ok(number),
            _ => Err(self.error(name, "data-range", &format!("{} … {}", range.start(), range.end()))),
        }
    }

    pub(crate) fn text(&mut self, name: &'static str, default: Option<&str>) -> Result<String, DataError> {
        let Some(value) = self.find(name) else { return self.or_default(name, default.map(str::to_owned)) };
        match value.get_ref() {
            DeValue::String(text) => Ok(text.as_ref().to_owned()),
            _ => Err(self.error(name, "data-type", "\"…\"")),
        }
    }

    /// One of the words; its place in the list.
    pub(crate) fn word(
        &mut self,
        name: &'static str,
        words: &[&str],
        default: Option<&str>,
    ) -> Result<usize, DataError> {
        let found = self.text(name, default)?;
        words
            .iter()
            .position(|word| *word == found)
            .ok_or_else(|| self.error(name, "data-word", &format!("{found:?}: {}", words.join(", "))))
    }

    pub(crate) fn flag(&mut self, name: &'static str, default: bool) -> Result<bool, DataError> {
        match self.find(name).map(Spanned::get_ref) {
            None => Ok(default),
            Some(DeValue::Boolean(flag)) => Ok(*flag),
            Some(_) => Err(self.error(name, "data-type", "true, false")),
        }
    }

    pub(crate) fn texts(&mut self, name: &'static str) -> Result<Vec<String>, DataError> {
        let Some(value) = self.find(name) else { return Ok(Vec::new()) };
        let DeValue::Array(list) = value.get_ref() else { return Err(self.error(name, "data-type", "[\"…\"]")) };
        list.iter()
            .map(|item| match item.get_ref() {
                DeValue::String(text) => Ok(text.as_ref().to_owned()),
                _ => Err(self.error(name, "data-type", "[\"…\"]")),
            })
            .collect()
    }

    /// The id of something defined elsewhere; its place there.
    pub(crate) fn reference(
        &mut self,
        name: &'static str,
        known: impl Fn(&str) -> Option<usize>,
    ) -> Result<usize, DataError> {
        let id = self.text(name, None)?;
        known(&id).ok_or_else(|| self.error(name, "data-reference", &id))
    }

    pub(crate) fn references(
        &mut self,
        name: &'static str,
        known: impl Fn(&str) -> Option<usize>,
    ) -> Result<Vec<usize>, DataError> {
        let ids = self.texts(name)?;
        ids.iter().map(|id| known(id).ok_or_else(|| self.error(name, "data-reference", id))).collect()
    }

    /// A table inside the entry.
    pub(crate) fn table(&mut self, name: &'static str) -> Result<Option<Entry<'a>>, DataError> {
        let Some(value) = self.find(name) else { return Ok(None) };
        match value.get_ref() {
            DeValue::Table(table) => Ok(Some(self.inner(table, value.span().start, name))),
            _ => Err(self.error(name, "data-type", "{ … }")),
        }
    }

    /// A list of tables inside the entry.
    pub(crate) fn tables(&mut self, name: &'static str) -> Result<Vec<Entry<'a>>, DataError> {
        let Some(value) = self.find(name) else { return Ok(Vec::new()) };
        let DeValue::Array(list) = value.get_ref() else { return Err(self.error(name, "data-type", "[{ … }]")) };
        list.iter()
            .map(|item| match item.get_ref() {
                DeValue::Table(table) => Ok(self.inner(table, item.span().start, name)),
                _ => Err(self.error(name, "data-type", "[{ … }]")),
            })
            .collect()
    }

    fn inner(&self, table: &'a DeTable<'a>, start: usize, name: &str) -> Entry<'a> {
        Entry { file: self.file, table, start, title: format!("{}, {name}", self.title), taken: Vec::new() }
    }

    /// The field names in use, with their whole-number values: a table that is a map.
    pub(crate) fn numbers(&self) -> Result<Vec<(String, i64)>, DataError> {
        self.table
            .iter()
            .map(|(key, value)| match value.get_ref() {
                DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
                    .ok()
                    .filter(|number| (-1000..=1000).contains(number))
                    .map(|number| (key.get_ref().as_ref().to_owned(), number))
                    .ok_or_else(|| self.error(key.get_ref(), "data-range", "-1000 … 1000")),
                _ => Err(self.error(key.get_ref(), "data-type", "0 1 2 …")),
            })
            .collect()
    }

    /// Every field must have been taken: a misspelt one would otherwise silently mean its default.
    pub(crate) fn done(self) -> Result<(), DataError> {
        let unknown = self.table.iter().find(|(key, _)| !self.taken.contains(&key.get_ref().as_ref()));
        match unknown {
            None => Ok(()),
            Some((key, _)) => {
                let field = format!("{}, {}", self.title, key.get_ref());
                Err(self.file.error(key.span().start, &field, "data-unknown-field", &self.taken.join(", ")))
            }
        }
    }
}
