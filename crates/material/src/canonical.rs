//! The one form of an edition, and the name that follows from what it changes.

use crate::{
    difference::{Difference, What},
    edition::Head,
    kinds::LANGUAGES,
    node::{Data, Node},
    source::Place,
};
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

/// Sixteen letters hold eighty bits. No letter looks like another or like a digit.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The changes alone: one heading a row, one line a cell. Empty where nothing differs.
pub(crate) fn content(differences: &[Difference<'_>]) -> String {
    let mut text = String::new();
    for Difference { sheet, row, what } in differences {
        // Writing into a string cannot fail.
        let _ = writeln!(text, "\n[{}.{row}]", sheet.name);
        match what {
            What::Added(cells) => {
                text.push_str("new = true\n");
                for (cell, node) in sheet.cells.iter().zip(*cells) {
                    let _ = writeln!(text, "{} = {node}", cell.name);
                }
            }
            What::Out => text.push_str("out = true\n"),
            What::Changed(cells) | What::Back(cells) => {
                if matches!(what, What::Back(_)) {
                    text.push_str("out = false\n");
                }
                for (column, _, node) in cells {
                    let _ = writeln!(text, "{} = {node}", sheet.cells[*column].name);
                }
            }
        }
    }
    text
}

/// Head and changes as one file.
pub(crate) fn file(head: &Head, content: &str) -> String {
    let quoted = |text: &str| Node::new(Data::Text(text.to_owned()), Place::default()).to_string();
    let mut text = format!("[edition]\ngame = {}\nprinting = {}\n", quoted(&head.game), head.printing);
    if let Some(names) = &head.name {
        let names: Vec<_> =
            LANGUAGES.iter().zip(names).map(|(language, name)| format!("{language} = {}", quoted(name))).collect();
        let _ = writeln!(text, "name = {{ {} }}", names.join(", "));
    }
    if let Some(version) = head.version {
        let _ = writeln!(text, "version = {version}");
    }
    if let Some(note) = &head.note {
        let _ = writeln!(text, "note = {}", quoted(note));
    }
    text + content
}

/// The identity of a change: the same for the same change, whatever its author and its name. `mark` stands for the
/// game.
#[must_use]
pub fn identity(mark: &str, game: &str, printing: u32, content: &str) -> String {
    let digest = Sha256::digest(format!("{game}\n{printing}\n{content}"));
    let bits = digest.iter().take(10).fold(0_u128, |bits, &byte| bits << 8 | u128::from(byte));
    let letters = (0..16).rev().map(|place| char::from(LETTERS[(bits >> (5 * place)) as usize & 31]));
    format!("{mark}-{}", letters.collect::<String>())
}
