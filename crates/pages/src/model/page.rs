//! One structure per page.

use super::{Frame, GameCard, LessonStep, OptionModel, PresetModel, TableCard, TableHead, TableView};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// `/`
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct HomePage {
    pub frame: Frame,
    /// All that can be played.
    pub games: Vec<GameCard>,
    /// The reader's tables, the one that waits for the reader first.
    pub mine: Vec<TableCard>,
    /// Other people's public tables with a free seat.
    pub open: Vec<TableCard>,
}

/// `/game/{id}`
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct GamePage {
    pub frame: Frame,
    pub game: GameCard,
    pub options: Vec<OptionModel>,
    pub presets: Vec<PresetModel>,
    #[serde(default)]
    pub mine: Vec<TableCard>,
    #[serde(default)]
    pub open: Vec<TableCard>,
    /// Whether its pieces can be printed.
    #[serde(default)]
    pub is_printed: bool,
    /// How many sit down to the rulebook's own game.
    #[serde(default)]
    pub usual_seats: usize,
    /// What people who change nothing play, for each number of them.
    #[serde(default)]
    pub openings: Vec<Opening>,
    /// Whether players can draw boards for it.
    #[serde(default)]
    pub workshop: bool,
    /// Whether what it prints can be changed.
    #[serde(default)]
    pub editions: bool,
    /// What its chance is made of: `dice`, `cards` or `both`; empty where it has none.
    #[serde(default)]
    pub material: String,
    /// What was wrong with the options sent last, if this page answers a form that was refused.
    pub refused: Option<String>,
    /// What the address has filled in: options by name, `preset` and `chance`.
    #[serde(default)]
    pub chosen: BTreeMap<String, String>,
}

/// What a table would be.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Opening {
    /// How many sit down.
    pub seats: usize,
    /// How many of them are bots that fill seats the game needs and the form did not ask for.
    #[serde(default)]
    pub joining: usize,
    /// The preset that its options are, if they are one.
    pub preset: Option<String>,
    /// The titles of the options that differ from the rulebook's own game.
    pub changed: Vec<String>,
}

/// `/game/{id}/board`
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct BoardPage {
    pub frame: Frame,
    pub game: GameCard,
    pub brushes: Vec<BrushModel>,
    /// The names of boards to begin with.
    pub samples: Vec<String>,
    /// The longest side.
    pub most: usize,
    /// The board.
    pub text: String,
    /// The board as it will be drawn, if it is sound.
    pub drawn: Option<String>,
    /// What is wrong with it, if it is not.
    pub problem: Option<String>,
}

/// Something to paint with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BrushModel {
    pub id: String,
    /// `cells`, `edges` or `zones`.
    pub on: String,
    pub sign: String,
    pub name: String,
}

/// `/rules`: all rulebooks.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct RulesShelfPage {
    pub frame: Frame,
    /// Games with a rulebook.
    pub games: Vec<GameCard>,
}

/// `/rules/{id}`; the text comes from the rulebooks that this crate carries.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct RulesPage {
    pub frame: Frame,
    pub game: GameCard,
}

/// `/learn/{id}`: a private table that asks for one particular action at each stop.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct LearnPage {
    pub frame: Frame,
    pub game: GameCard,
    /// Absent while the game has no lesson.
    #[serde(default)]
    pub lesson: Option<LessonStep>,
    #[serde(default)]
    pub table: Option<TableHead>,
    #[serde(default)]
    pub view: Option<TableView>,
}

/// `/programs`
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ProgramsPage {
    pub frame: Frame,
    /// Where this server is reached, for a program to be copied and run.
    pub address: String,
}

/// `/settings`
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SettingsPage {
    pub frame: Frame,
    /// What was done or refused by the form that this page answers.
    pub said: Option<String>,
    pub refused: bool,
}

/// Something went wrong. The page knows a sentence for the usual reasons; `text` adds what is particular.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ErrorPage {
    pub frame: Frame,
    pub status: u16,
    pub text: String,
}

/// `/table/{table}`
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct TablePage {
    pub frame: Frame,
    pub table: TableHead,
    pub view: TableView,
}

/// `/table/{table}/replay?at=N`
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ReplayPage {
    /// Not for programs, who ask for it as JSON.
    #[serde(skip)]
    pub frame: Frame,
    pub table: TableHead,
    /// The number of entries shown, from 0 to `length`.
    pub at: usize,
    pub length: usize,
    /// The number of entries after which everything was set up: moves are counted from there.
    #[serde(default)]
    pub opening: usize,
    /// After how many entries a stretch of play ends: one player's turn, or what was decided between two throws.
    #[serde(default)]
    pub stretches: Vec<usize>,
    pub view: TableView,
}

/// A finished game looked back at: a piece of the pages of a table and its replay, fetched when they are shown.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LookingBack {
    pub table: String,
    /// A drawing (SVG) of the winning chances over the game.
    pub curve: String,
    /// The same for a narrow place.
    pub narrow: String,
    /// Moments worth jumping to.
    pub moments: Vec<Moment>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Moment {
    pub at: usize,
    pub text: String,
}
