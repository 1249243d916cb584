//! `/print` and `/print/{id}`.

use super::{Frame, GameCard, OptionModel, PresetModel};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// `/print`: the boxes.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct PrintShelfPage {
    pub frame: Frame,
    /// Games whose pieces can be printed.
    pub games: Vec<GameCard>,
}

/// `/p/{name}`: what chance laid out on printed sheets.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct PrintSetPage {
    pub frame: Frame,
    pub game: GameCard,
    /// Eight letters.
    pub name: String,
}

/// `/print/{id}`: what is to be printed, and how it will look.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct PrintPage {
    pub frame: Frame,
    pub game: GameCard,
    pub choices: Vec<PrintChoice>,
    /// What the game can be varied by, and what the address has chosen of it.
    pub options: Vec<OptionModel>,
    pub presets: Vec<PresetModel>,
    pub chosen: BTreeMap<String, String>,
    /// The words of the choices as they stand in an address, without `sheet`.
    pub query: String,
    pub parts: Vec<PrintPart>,
    /// What one needs besides paper.
    pub needed: String,
    /// Whether another seed prints other sheets.
    pub is_drawn: bool,
    pub sheet: PrintSheet,
}

/// The sheet of paper that is shown, with both its sides.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PrintSheet {
    /// Counted from 1, and how many there are.
    pub number: usize,
    pub count: usize,
    /// As SVG.
    pub front: String,
    /// None where only one side is printed.
    pub back: Option<String>,
}

/// Something to choose: `set`, `paper`, `ink`, `backs`, `languages` or `format`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PrintChoice {
    pub name: String,
    /// The words that can be chosen.
    pub words: Vec<String>,
    pub chosen: String,
}

/// A part of the box.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PrintPart {
    pub name: String,
    pub pieces: u32,
    pub pages: usize,
}
