//! What to look at while games are played.

use crate::Datum;

/// Who sits in a seat: a bot by its name, and how often it is inattentive and does anything legal instead.
#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    pub name: String,
    /// From 0 (never) to 1 (always).
    pub noise: f64,
}

/// What to count, beside what is counted of every game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Watch {
    /// The kind of event that begins a turn of the whole table; without it a decision is a turn.
    pub turn: Option<usize>,
    /// Each is one number of a game's row: how many events fit one of its patterns.
    pub counts: Vec<Vec<Pattern>>,
    pub facets: Vec<Facet>,
    /// Counted like facets, and told after them.
    pub runs: Vec<Runs>,
    /// Events are looked at in the games whose number divides by this; 1 for all. Length and result are known of all.
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
    /// The field that says whose it is, where that is known: uses are then held against results.
    pub seat: Option<Vec<String>>,
    /// Only what stands after the last such character of a text: the suit of `7-pique`.
    pub after: Option<char>,
}

/// How many events of one seat come in a row: turns without a move, cards of one suit.
#[derive(Clone, PartialEq, Debug)]
pub struct Runs {
    pub of: Vec<Pattern>,
    /// What ends a run, unless it is one of those.
    pub until: Vec<Pattern>,
    /// The field that says whose it is, the same in all of them.
    pub seat: Vec<String>,
}
