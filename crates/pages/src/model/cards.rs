//! Games and tables as lines and cards of a list.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct GameCard {
    pub id: String,
    pub title: String,
    pub tagline: String,
    /// What a player is after.
    #[serde(default)]
    pub goal: String,
    /// A reference example for programmers rather than one of the five games.
    #[serde(default)]
    pub example: bool,
    pub fewest: usize,
    pub most: usize,
    /// From the weakest to the strongest.
    #[serde(default)]
    pub bots: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableCard {
    pub id: String,
    pub game: GameCard,
    /// In the order of the seats; the name is empty where the seat is free.
    pub seats: Vec<SeatCard>,
    pub status: Status,
    /// The table waits for the reader; `None` where that is not known, for a table that was last open under an older program.
    pub awaits_me: Option<bool>,
    /// What is played there: the name of a preset, or else what differs from the rulebook's own game, title and value.
    #[serde(default)]
    pub preset: Option<String>,
    #[serde(default)]
    pub changed: Vec<(String, String)>,
    /// How the game ended, seat by seat; empty while it is played.
    #[serde(default)]
    pub result: Vec<ResultCard>,
    /// The game's own verdict on it, in each language; empty where it has none.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub verdict: BTreeMap<String, String>,
    /// Time since the last event that all players noticed.
    pub idle_seconds: u64,
    /// As a spectator counts.
    pub version: usize,
}

/// How a game ended, as it is kept with its table. Words stand under the codes of their languages.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ending {
    /// The verdict, where the game has one of its own.
    #[serde(default)]
    pub verdict: BTreeMap<String, String>,
    pub result: Vec<ResultCard>,
}

/// How a seat came out of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ResultCard {
    pub seat: u8,
    /// On the game's own scale.
    pub score: i32,
    /// 1 for the best; equals share.
    pub place: u8,
    pub won: bool,
    /// In the game's own words: its points have names.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub words: BTreeMap<String, String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatCard {
    pub seat: u8,
    pub name: String,
    pub kind: SeatKind,
    pub mine: bool,
    /// The table waits for this seat.
    #[serde(default)]
    pub awaited: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// A player holds the seat.
    Human,
    Bot,
    /// The seat is free.
    #[default]
    Open,
}

impl SeatKind {
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            SeatKind::Human => "human",
            SeatKind::Bot => "bot",
            SeatKind::Open => "open",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    #[default]
    Playing,
    Over,
    /// The record no longer leads where it led: it can be looked at, not played.
    Closed,
}
