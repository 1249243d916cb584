//! TOML into nodes with places.

use crate::{
    findings::Findings,
    node::{Data, Node},
    source::Place,
};
use galerne_engine::Message;
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

/// The entries of a file in the order in which they stand, or nothing where it is no TOML.
pub(crate) fn entries(text: &str, file: usize, findings: &mut Findings) -> Option<Vec<(String, Place, Node)>> {
    match DeTable::parse(text) {
        Ok(table) => Some(table_entries(table.get_ref(), file)),
        Err(error) => {
            let span = error.span().unwrap_or(0..0);
            let place = Place { file, start: span.start, end: span.end };
            findings.error(place, "", None, Message::new("material-syntax").with("detail", error.message()));
            None
        }
    }
}

/// The parser sorts keys; files mean the order in which they are written.
fn table_entries(table: &DeTable<'_>, file: usize) -> Vec<(String, Place, Node)> {
    let mut entries: Vec<_> = table
        .iter()
        .map(|(key, value)| (key.get_ref().as_ref().to_owned(), place(file, key), node(value, file)))
        .collect();
    entries.sort_by_key(|(_, place, _)| place.start);
    entries
}

fn place<T>(file: usize, spanned: &Spanned<T>) -> Place {
    let span = spanned.span();
    Place { file, start: span.start, end: span.end }
}

fn node(value: &Spanned<DeValue<'_>>, file: usize) -> Node {
    let data = match value.get_ref() {
        DeValue::String(text) => Data::Text(text.as_ref().to_owned()),
        DeValue::Integer(number) => {
            i64::from_str_radix(number.as_str(), number.radix()).map_or(Data::Strange, Data::Number)
        }
        DeValue::Boolean(flag) => Data::Flag(*flag),
        DeValue::Array(items) => Data::List(items.iter().map(|item| node(item, file)).collect()),
        DeValue::Table(table) => Data::Table(table_entries(table, file)),
        DeValue::Float(_) | DeValue::Datetime(_) => Data::Strange,
    };
    Node::new(data, place(file, value))
}
