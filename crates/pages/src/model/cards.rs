//! Games and tables as lines and cards of a list.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct GameCard {
    pub id: String,
    pub title: String,
    pub tagline: String,
    /// A reference example for programmers rather than a game of the house.
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
    /// How the game ended, seat by seat; empty while it is played.
    #[serde(default)]
    pub result: Vec<ResultCard>,
    /// Since something last happened that everybody noticed.
    pub idle_seconds: u64,
    /// As a spectator counts.
    pub version: usize,
}

/// How a seat came out of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ResultCard {
    pub seat: u8,
    /// On the game's own scale.
    pub score: i32,
    /// 1 for the best; equals share.
    pub place: u8,
    pub won: bool,
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
    /// Somebody sits here.
    Human,
    Bot,
    /// Nobody sits here yet.
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
