//! Values with the places they were read at.

use crate::source::Place;
use std::fmt::{self, Write as _};

/// A value and where it stands. Two nodes are equal where their values are, wherever they stand.
#[derive(Clone, Debug)]
pub struct Node {
    /// What it is.
    pub data: Data,
    /// Where it was read.
    pub place: Place,
}

/// What a node holds.
#[derive(Clone, Debug)]
pub enum Data {
    /// A whole number.
    Number(i64),
    /// `true` or `false`.
    Flag(bool),
    /// A text.
    Text(String),
    /// Values in their order.
    List(Vec<Node>),
    /// Keys with their places and values, in the order of the file.
    Table(Vec<(String, Place, Node)>),
    /// A number with a fraction, a date: nothing that a cell takes.
    Strange,
}

impl PartialEq for Node {
    fn eq(&self, other: &Node) -> bool {
        match (&self.data, &other.data) {
            (Data::Table(a), Data::Table(b)) => {
                a.len() == b.len()
                    && a.iter().zip(b).all(|((key, _, value), (other, _, its))| key == other && value == its)
            }
            (Data::List(a), Data::List(b)) => a == b,
            (Data::Number(a), Data::Number(b)) => a == b,
            (Data::Flag(a), Data::Flag(b)) => a == b,
            (Data::Text(a), Data::Text(b)) => a == b,
            _ => false,
        }
    }
}

impl Node {
    pub(crate) fn new(data: Data, place: Place) -> Node {
        Node { data, place }
    }

    /// How many values it is made of.
    pub(crate) fn size(&self) -> usize {
        1 + match &self.data {
            Data::List(items) => items.iter().map(Node::size).sum(),
            Data::Table(entries) => entries.iter().map(|(_, _, node)| node.size()).sum(),
            _ => 0,
        }
    }

    pub(crate) fn depth(&self) -> usize {
        let below = match &self.data {
            Data::List(items) => items.iter().map(Node::depth).max(),
            Data::Table(entries) => entries.iter().map(|(_, _, node)| node.depth()).max(),
            _ => return 0,
        };
        1 + below.unwrap_or(0)
    }
}

/// As canonical TOML, on one line.
impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.data {
            Data::Number(number) => write!(f, "{number}"),
            Data::Flag(flag) => write!(f, "{flag}"),
            Data::Text(text) => quoted(f, text),
            Data::List(items) => {
                f.write_char('[')?;
                for (number, item) in items.iter().enumerate() {
                    write!(f, "{}{item}", if number == 0 { "" } else { ", " })?;
                }
                f.write_char(']')
            }
            Data::Table(entries) => {
                f.write_str("{ ")?;
                for (number, (key, _, value)) in entries.iter().enumerate() {
                    write!(f, "{}{key} = {value}", if number == 0 { "" } else { ", " })?;
                }
                f.write_str(" }")
            }
            // Never part of a tree: `kinds` lets none through.
            Data::Strange => f.write_char('?'),
        }
    }
}

/// Control characters never get here, so two signs need an escape.
fn quoted(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    f.write_char('"')?;
    for sign in text.chars() {
        if matches!(sign, '"' | '\\') {
            f.write_char('\\')?;
        }
        f.write_char(sign)?;
    }
    f.write_char('"')
}
