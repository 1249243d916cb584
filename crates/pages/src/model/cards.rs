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
    /// Announced, but not to be played yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unbuilt: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableCard {
    pub id: String,
    pub game: GameCard,
    /// In the order of the seats; the name is empty where the seat is free.
    pub seats: Vec<SeatCard>,
    pub status: Status,
    /// A decision of the reader is awaited; `None` if nobody looked.
    pub awaits_me: Option<bool>,
    pub idle_seconds: u64,
    pub version: usize,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatCard {
    pub seat: u8,
    pub name: String,
    pub kind: SeatKind,
    pub mine: bool,
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
