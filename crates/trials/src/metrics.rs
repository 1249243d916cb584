//! What to count while games are played.

use crate::Datum;

/// A player of a line-up: the name of a bot, and how often it plays a random legal action instead of its own.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerSpec {
    pub name: String,
    /// From 0 (never) to 1 (always).
    pub noise: f64,
}

impl PlayerSpec {
    /// The bot with that name, without noise.
    #[must_use]
    pub fn named(name: &str) -> PlayerSpec {
        PlayerSpec { name: name.to_owned(), noise: 0.0 }
    }
}

/// What to count, beside what is counted of every game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Metrics {
    /// The kind of event that begins a turn of the whole table; without it every decision is a turn.
    pub turn: Option<usize>,
    /// Each is one number of a game's row: how many events match one of its patterns.
    pub counts: Vec<Vec<Pattern>>,
    pub facets: Vec<Facet>,
    /// Counted like facets, and reported after them.
    pub runs: Vec<Runs>,
    /// Events are recorded in games whose number is a multiple of this; 1 for all. Length and result are known of all games.
    pub every: u32,
}

/// Events of one kind whose fields have these values.
#[derive(Clone, PartialEq, Debug)]
pub struct Pattern {
    pub kind: usize,
    pub fields: Vec<(Vec<String>, Datum)>,
}

/// Events counted by the value of a field: headings, cards, missions.
#[derive(Clone, PartialEq, Debug)]
pub struct Facet {
    pub pattern: Pattern,
    /// Events that count as a failure of the same value: a formation that was missed.
    pub against: Option<Pattern>,
    pub field: Vec<String>,
    /// The field that names the acting seat, where there is one: counts are then related to results.
    pub seat: Option<Vec<String>>,
    /// Only the part of a text after the last such character: the suit of `7-pique`.
    pub after: Option<char>,
}

/// Counts how many events of one seat come in a row: turns without a move, cards of one suit.
#[derive(Clone, PartialEq, Debug)]
pub struct Runs {
    pub of: Vec<Pattern>,
    /// What ends a run, unless it also matches `of`.
    pub until: Vec<Pattern>,
    /// The field that names the seat, the same in all patterns.
    pub seat: Vec<String>,
}
