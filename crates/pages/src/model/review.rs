//! A finished game reviewed, in words.

use super::{Frame, LogLine, SeatView, TableHead};
use serde::{Deserialize, Serialize};

/// `/table/{table}/review?at=N`
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ReviewPage {
    pub frame: Frame,
    pub table: TableHead,
    /// For the form that plays on.
    pub seats: Vec<SeatView>,
    /// How far the review has come.
    pub state: ReviewState,
}

impl Default for ReviewState {
    fn default() -> ReviewState {
        ReviewState::Working(None)
    }
}

/// What a review is at, and how far it has come there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReviewProgress {
    pub part: ReviewPart,
    pub done: usize,
    pub of: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ReviewPart {
    /// The maître looks for what it would have done.
    Lines,
    /// Both ways are played on, in the round of that number.
    Duels(usize),
    /// How it stood after each decision.
    Curve,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ReviewState {
    /// Number of reviews queued before this one.
    Waiting(usize),
    /// It is being worked out; nothing where another server does it.
    Working(Option<ReviewProgress>),
    /// It could not be worked out.
    Failed,
    Done(Box<ReviewModel>),
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ReviewModel {
    /// What the numbers are, in one sentence.
    pub unit: String,
    /// A drawing (SVG) of the curve with its band.
    pub curve: String,
    /// The same for a narrow place.
    pub narrow: String,
    /// The curve as a table: the move, and each seat's value with its band.
    pub rows: Vec<(usize, Vec<String>)>,
    /// The account of each seat.
    pub accounts: Vec<AccountModel>,
    /// Decisions with a proved price, in the order of the game.
    pub costs: Vec<TurningPoint>,
    /// The greatest strokes of luck, in the order of the game.
    pub luck: Vec<TurningPoint>,
    /// The decision that is shown.
    pub card: Option<CardModel>,
    /// Whether the effort sufficed for everything.
    pub whole: bool,
}

/// `start + luck + own + others = result`, as written.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct AccountModel {
    pub name: String,
    pub start: String,
    pub luck: String,
    pub own: String,
    pub others: String,
    pub result: String,
    /// With its interval; absent where no *habitué* was measured.
    pub accuracy: Option<String>,
}

/// A moment that mattered.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The number of moves before it.
    pub at: usize,
    /// The step of the replay that shows it.
    pub step: usize,
    pub text: String,
    /// Whether it was the reader's.
    pub mine: bool,
}

/// One decision: what was played, what the maître would have played, and what came of both.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct CardModel {
    pub at: usize,
    /// The step of the replay at which it was to be decided.
    pub step: usize,
    pub title: String,
    /// What it cost, with its interval.
    pub cost: String,
    /// How that is known.
    pub how: String,
    pub played: LineModel,
    pub best: LineModel,
    /// Whether both were followed to the same moment with the same luck.
    pub same_luck: bool,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct LineModel {
    /// The moves by their labels.
    pub moves: Vec<String>,
    /// What happened on this line only, in the words of the log.
    pub told: Vec<LogLine>,
    /// The board afterwards, for who does not look at pictures.
    pub facts: Vec<String>,
}
