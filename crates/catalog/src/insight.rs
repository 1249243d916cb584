//! What a strong player thinks of a game: of the next move, and of the whole of it afterwards.

use crate::Choice;
use crate::table::Maker;
use galerne_engine::{Message, Seat};
use serde::Serialize;
use std::time::Duration;

/// How much may be spent on thinking: whichever ends first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    pub iterations: u32,
    pub time: Duration,
    /// Several searches of the same decision at once, their opinions put together.
    pub threads: usize,
}

impl Budget {
    /// What a person waits for gladly.
    pub const QUICK: Budget = Budget { iterations: 20_000, time: Duration::from_millis(800), threads: 1 };
}

/// One thing that could be done, and what it is expected to lead to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    pub choice: Choice,
    /// From 0 (lost) to 1 (won); alone at the table, the share of what could be reached.
    pub worth: f32,
    /// The same as a person would say it.
    pub words: Message,
}

/// A finished game, or one so far, looked back at.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// After `n` live entries, the chance of each seat, from 0 to 1: one line more than there are entries.
    pub curve: Vec<Vec<f32>>,
    /// The moments that mattered most, at most three, in the order of the game.
    pub moments: Vec<Pivot>,
}

/// A moment that changed the game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pivot {
    /// The live entry that did it.
    pub entry: usize,
    #[serde(serialize_with = "maker_as_json")]
    pub maker: Maker,
    /// Whose chance it changed most, and from what to what.
    pub seat: Seat,
    pub before: f32,
    pub after: f32,
    /// For a decision: what would have been better, if anything.
    pub better: Option<Hint>,
}

fn maker_as_json<S: serde::Serializer>(maker: &Maker, serializer: S) -> Result<S::Ok, S::Error> {
    match maker {
        Maker::Seat(seat) => seat.serialize(serializer),
        Maker::Chance => "chance".serialize(serializer),
    }
}
