//! The pages on which an author changes what a game prints.

use super::{Frame, GameCard};
use serde::{Deserialize, Serialize};

/// `/workshop`
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct WorkshopPage {
    pub frame: Frame,
    /// The games whose material can be changed.
    pub games: Vec<GameCard>,
    /// The games whose boards can be drawn.
    pub boards: Vec<GameCard>,
    /// Editions that come with the program.
    pub samples: Vec<SampleModel>,
}

/// An edition to begin with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SampleModel {
    pub game: String,
    /// What its file is called.
    pub name: String,
    pub title: String,
    pub note: String,
}

/// `/workshop/{game}`
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct EditionPage {
    pub frame: Frame,
    pub game: GameCard,
    pub sheets: Vec<SheetModel>,
    /// The edition as it was typed.
    pub text: String,
    pub check: CheckModel,
    /// What it can be tested by: the names of metrics and what they are called, the usual one first.
    pub metrics: Vec<(String, String)>,
    /// The bots that may play the games of a test, the usual one first.
    pub bots: Vec<String>,
    pub samples: Vec<SampleModel>,
}

/// One table of the material.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SheetModel {
    pub name: String,
    pub title: String,
    pub rule: String,
    pub rows: Vec<PieceModel>,
}

/// A row.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PieceModel {
    /// `mission.crop_plain`
    pub path: String,
    pub title: String,
    /// As it is printed with the edition: markup made by the game.
    pub drawing: Option<String>,
    pub is_changed: bool,
    /// Whether it is in play; nothing where the sheet's rows are fixed.
    pub dealt: Option<bool>,
    pub cells: Vec<CellModel>,
}

/// A value.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CellModel {
    /// `mission.crop_plain.value`
    pub path: String,
    pub title: String,
    pub rule: String,
    pub control: Control,
    /// As TOML: what is printed, and what the edition makes of it.
    pub printed: String,
    pub now: String,
}

/// How a value is chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Control {
    /// A whole number.
    Number {
        least: i64,
        most: i64,
    },
    Flag,
    /// One of some words, each with what it is called.
    Word(Vec<(String, String)>),
    /// One of some words for each side.
    Faces {
        words: Vec<(String, String)>,
        sides: usize,
    },
    /// A table of numbers.
    Numbers {
        rows: usize,
        columns: usize,
        least: i64,
        most: i64,
    },
    /// Whatever it is, as TOML.
    #[default]
    Text,
}

/// What there is to say of an edition.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CheckModel {
    /// It can be played.
    pub sound: bool,
    pub identity: String,
    /// The end of an address that holds it; nothing where it is too long for one, or cannot be played.
    pub link: Option<String>,
    pub findings: Vec<FindingModel>,
    /// How many there are beyond those.
    pub more: usize,
    pub differences: Vec<DifferenceModel>,
    /// They are those from another version, not from what is printed.
    pub against: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct FindingModel {
    /// `error`, `warning` or `remark`.
    pub level: String,
    pub line: usize,
    pub column: usize,
    /// `mission.crop_plain.value`; empty where the file itself is meant.
    pub about: String,
    pub rule: String,
    pub text: String,
}

/// A row that differs.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct DifferenceModel {
    pub path: String,
    pub sheet: String,
    pub title: String,
    /// `changed`, `added`, `out` or `back`.
    pub what: String,
    /// What each cell is called, before, and after.
    pub cells: Vec<(String, String, String)>,
    /// Drawings: markup made by the game.
    pub before: Option<String>,
    pub after: Option<String>,
}

/// How the test of an edition stands.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TrialModel {
    pub run: String,
    /// The name of its state.
    pub state: String,
    pub busy: bool,
    pub done: u64,
    pub all: u64,
    /// `clear`, `same` or `open`, once it has come to its end.
    pub ending: Option<String>,
    /// One sentence.
    pub verdict: String,
    pub more: Vec<String>,
    /// Why it failed.
    pub reason: String,
}
