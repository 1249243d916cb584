//! A value against the kind of its cell: what it means in its one form, or a finding.

use crate::{
    findings::{Findings, Level, shown},
    guard::{FLAVOUR_SIGNS, NAME_SIGNS},
    node::{Data, Node},
    sheet::{Cell, CellKind},
    source::Place,
};
use galerne_engine::{Message, nearest};
use std::ops::RangeInclusive;
use unicode_normalization::UnicodeNormalization as _;

pub(crate) const LANGUAGES: [&str; 2] = ["fr", "en"];

/// The value in the one form of its kind. Whether rows that it names exist is asked later, when all rows are known.
pub(crate) fn read(node: &Node, cell: &Cell, about: &str, findings: &mut Findings) -> Option<Node> {
    let mut reader = Reader { cell, about, findings };
    let data = match (&cell.kind, &node.data) {
        (CellKind::Number(range), _) => Data::Number(reader.number(node, range)?),
        (CellKind::Flag, Data::Flag(flag)) => Data::Flag(*flag),
        (CellKind::Flag, _) => return reader.wrong(node, "material-wants-flag"),
        (CellKind::Word(words), _) => Data::Text(reader.word(node, words)?),
        (CellKind::Words(words), Data::List(items)) => {
            let words = |reader: &mut Reader<'_>, item: &Node| reader.word(item, words);
            Data::List(reader.different(items, words)?)
        }
        (CellKind::Faces { words, sides }, Data::List(items)) if items.len() == *sides => {
            let side = |item: &Node| Some(Node::new(Data::Text(reader.word(item, words)?), item.place));
            Data::List(items.iter().map(side).collect::<Option<_>>()?)
        }
        (CellKind::Faces { words, sides }, _) => {
            let what = Message::new("material-wants-faces").with("sides", *sides).with("takes", words.join(", "));
            return reader.fail(node.place, what);
        }
        (CellKind::Row(_), Data::Text(key)) => Data::Text(key.clone()),
        (CellKind::Row(_), _) => return reader.wrong(node, "material-wants-row"),
        (CellKind::Rows(_), Data::List(items)) => {
            let row = |reader: &mut Reader<'_>, item: &Node| match &item.data {
                Data::Text(key) => Some(key.clone()),
                _ => reader.wrong(item, "material-wants-row"),
            };
            Data::List(reader.different(items, row)?)
        }
        (CellKind::Words(_) | CellKind::Rows(_), _) => return reader.wrong(node, "material-wants-list"),
        (CellKind::Name, _) => reader.name(node, NAME_SIGNS)?,
        (CellKind::Flavour, _) => reader.name(node, FLAVOUR_SIGNS)?,
        (CellKind::Numbers { rows: 1, columns, range }, _) => Data::List(reader.row_of_numbers(node, *columns, range)?),
        (CellKind::Numbers { rows, columns, range }, Data::List(items)) if items.len() == *rows => {
            let lists = items
                .iter()
                .map(|item| Some(Node::new(Data::List(reader.row_of_numbers(item, *columns, range)?), item.place)));
            Data::List(lists.collect::<Option<_>>()?)
        }
        (CellKind::Numbers { rows, columns, .. }, _) => {
            let what = Message::new("material-wants-table").with("rows", *rows).with("columns", *columns);
            return reader.fail(node.place, what);
        }
    };
    Some(Node::new(data, node.place))
}

struct Reader<'a> {
    cell: &'a Cell,
    about: &'a str,
    findings: &'a mut Findings,
}

impl Reader<'_> {
    fn fail<T>(&mut self, place: Place, what: Message) -> Option<T> {
        self.findings.error(place, self.about, Some(self.cell.rule), what);
        None
    }

    fn wrong<T>(&mut self, node: &Node, key: &'static str) -> Option<T> {
        self.fail(node.place, Message::new(key))
    }

    fn number(&mut self, node: &Node, range: &RangeInclusive<i64>) -> Option<i64> {
        match node.data {
            Data::Number(number) if range.contains(&number) => Some(number),
            _ => {
                let what =
                    Message::new("material-wants-number").with("least", *range.start()).with("most", *range.end());
                self.fail(node.place, what)
            }
        }
    }

    fn word(&mut self, node: &Node, words: &[&str]) -> Option<String> {
        let takes = words.join(", ");
        match &node.data {
            Data::Text(text) if words.contains(&text.as_str()) => Some(text.clone()),
            Data::Text(text) => {
                let text = shown(text);
                let nearest = nearest(&text, words.iter().copied());
                let what = Message::new("material-unknown-word").with("name", text).with("nearest", nearest);
                self.fail(node.place, what.with("takes", takes))
            }
            _ => self.fail(node.place, Message::new("material-wants-word").with("takes", takes)),
        }
    }

    fn different(&mut self, items: &[Node], read: impl Fn(&mut Self, &Node) -> Option<String>) -> Option<Vec<Node>> {
        let mut list: Vec<Node> = Vec::with_capacity(items.len());
        let mut seen = std::collections::BTreeSet::new();
        for item in items {
            let word = read(self, item)?;
            if !seen.insert(word.clone()) {
                return self.fail(item.place, Message::new("material-twice").with("name", shown(&word)));
            }
            list.push(Node::new(Data::Text(word), item.place));
        }
        Some(list)
    }

    fn row_of_numbers(&mut self, node: &Node, columns: usize, range: &RangeInclusive<i64>) -> Option<Vec<Node>> {
        match &node.data {
            Data::List(items) if items.len() == columns => {
                items.iter().map(|item| Some(Node::new(Data::Number(self.number(item, range)?), item.place))).collect()
            }
            _ => self.fail(node.place, Message::new("material-wants-numbers").with("columns", columns)),
        }
    }

    /// Both languages in the one order; one text stands for both.
    fn name(&mut self, node: &Node, most: usize) -> Option<Data> {
        let both = match &node.data {
            Data::Text(text) => {
                let text = self.text(node, text, most)?;
                LANGUAGES.map(|_| Some((text.clone(), node.place)))
            }
            Data::Table(entries) => {
                if let Some((key, place, _)) = entries.iter().find(|(key, _, _)| !LANGUAGES.contains(&key.as_str())) {
                    self.findings.unknown(*place, self.about, "material-unknown-language", key, LANGUAGES.into_iter());
                    return None;
                }
                let mut both = [None, None];
                for (slot, language) in both.iter_mut().zip(LANGUAGES) {
                    let Some((_, _, node)) = entries.iter().find(|(key, _, _)| key == language) else { continue };
                    let Data::Text(text) = &node.data else { return self.wrong(node, "material-wants-name") };
                    *slot = Some((self.text(node, text, most)?, node.place));
                }
                both
            }
            _ => return self.wrong(node, "material-wants-name"),
        };
        let Some((spare, place)) = both.iter().flatten().next().cloned() else {
            return self.wrong(node, "material-wants-name");
        };
        let entries = LANGUAGES.into_iter().zip(both).map(|(language, text)| {
            if text.is_none() {
                let what = Message::new("material-one-language").with("language", language);
                self.findings.push(Level::Warning, node.place, self.about, Some(self.cell.rule), what);
            }
            let (text, place) = text.unwrap_or_else(|| (spare.clone(), place));
            (language.to_owned(), place, Node::new(Data::Text(text), place))
        });
        Some(Data::Table(entries.collect()))
    }

    fn text(&mut self, node: &Node, text: &str, most: usize) -> Option<String> {
        match plain_text(text, most) {
            Ok(text) => Some(text),
            Err(what) => self.fail(node.place, what),
        }
    }
}

/// A text for people, composed and without blanks around it.
pub(crate) fn plain_text(text: &str, most: usize) -> Result<String, Message> {
    // An escape in the file can spell what the file itself may not hold.
    if let Some(sign) = text.chars().find(|&sign| crate::guard::is_forbidden(sign)) {
        return Err(Message::new("material-sign").with("sign", format!("U+{:04X}", u32::from(sign))));
    }
    let text: String = text.trim().nfc().collect();
    match text.chars().count() {
        0 => Err(Message::new("material-no-text")),
        signs if signs > most => Err(Message::new("material-long-text").with("most", most).with("found", signs)),
        _ => Ok(text),
    }
}
