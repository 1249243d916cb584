//! Files, and places in them.

use std::sync::Arc;

/// A file that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// How findings call it.
    pub name: Arc<str>,
    /// What is in it.
    pub text: Arc<str>,
}

/// A stretch of a file, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The file, by its number in the tree's list.
    pub file: usize,
    /// Where it begins.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
}

impl Source {
    /// Line and column of a byte, both from 1, the column in characters. A byte beyond the end is the end.
    #[must_use]
    pub fn line_and_column(&self, byte: usize) -> (usize, usize) {
        let before = self.text.char_indices().take_while(|&(at, _)| at < byte).map(|(_, sign)| sign);
        before.fold((1, 1), |(line, column), sign| if sign == '\n' { (line + 1, 1) } else { (line, column + 1) })
    }
}
