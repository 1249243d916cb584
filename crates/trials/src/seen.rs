//! One game: which one is played, and what was seen of it.

use galerne_engine::{MAX_SEATS, SeatSet};

/// A game's progress is looked at in so many equal parts.
pub const MOMENTS: usize = 10;

/// Which game to play: all its luck, and who sits where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bout {
    /// The luck of dice, bags and decks. The same in two variants, so that they can be compared game by game.
    pub luck: u64,
    /// The players' own luck.
    pub minds: u64,
    /// Seat 0 is taken by that player of the line-up, and so on round.
    pub rotation: usize,
    /// The number of the game, for what is looked at only now and then.
    pub number: u64,
}

/// What was seen of one game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Seen {
    pub decisions: u32,
    pub chances: u32,
    /// By seat.
    pub scores: [i32; MAX_SEATS],
    pub places: [u8; MAX_SEATS],
    pub winners: SeatSet,
    /// What follows was looked at.
    pub detailed: bool,
    pub turns: u32,
    /// The legal actions of all decisions together.
    pub choices: u64,
    /// Decisions with a single legal action.
    pub forced: u32,
    /// Turns in which no seat had a real choice.
    pub dead_turns: u32,
    /// How often another seat took the lead.
    pub lead_changes: u32,
    /// The part of the game after which the later winner led to the end; nothing where several or none won.
    pub decided: Option<f32>,
    /// The entry of the record at which that was so.
    pub decided_entry: u32,
    /// Whether the later winner led (1), shared the lead (½) or trailed (0) at each tenth of the game, in halves.
    pub led: Option<[u8; MOMENTS + 1]>,
    /// One number for each of the watch's counts.
    pub counts: Vec<u32>,
}
