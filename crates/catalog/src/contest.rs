//! Players measured against each other, without types.

pub use galerne_bots::Trial;
use galerne_engine::Trouble;
use std::time::Duration;

/// A set-up in which bots play game after game. One thread's own: whoever measures on several cores makes several.
pub trait Contest: Send {
    /// The number of seats of the set-up.
    fn seats(&self) -> usize;
    /// Whether there is a bot with that name.
    fn check(&self, bot: &str) -> Result<(), Trouble>;
    /// One game: `bots[i]` decides for seat `i`. The same luck is the same dice and cards; the same minds are the same
    /// whims of the players. Equal arguments play the same game, move by move.
    fn play(&mut self, bots: &[&str], luck: u64, minds: u64) -> Result<Bout, Trouble>;
    /// Put decisions of a random game to the bot, with and without what its seat may not know: it must not make a difference.
    /// A law, for tests.
    ///
    /// # Panics
    /// When it does, or when nobody has that name.
    fn assert_honest(&mut self, bot: &str, seed: u64, trial: Trial);
    /// The best result that anybody could reach with this luck, knowing all of it beforehand, where the game can tell.
    fn bound(&mut self, luck: u64) -> Option<f64>;
}

/// How one game went.
#[derive(Clone, PartialEq, Debug)]
pub struct Bout {
    /// By seat, on the scale that people speak of.
    pub scores: Vec<f64>,
    /// By seat: the share of the victory; all equal where nobody won.
    pub points: Vec<f64>,
    /// By seat: whether the game counts it as won.
    pub won: Vec<bool>,
    /// Decisions of all seats together.
    pub decisions: u32,
    /// By seat. Not part of the result: it differs from run to run.
    pub thought: Vec<Thought>,
}

/// How long somebody thought.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Thought {
    /// Decisions that were thought about.
    pub decisions: u32,
    /// Time for all of them.
    pub total: Duration,
    /// Time for the slowest of them.
    pub longest: Duration,
}

impl Thought {
    /// Add another player's or game's time.
    pub fn add(&mut self, other: Thought) {
        self.decisions += other.decisions;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }
}
