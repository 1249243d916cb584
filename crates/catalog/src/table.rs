//! A table without types: a game in progress.

use crate::AnyGame;
use crate::insight::{Budget, Hint};
use crate::moment::{AnyMoment, Choice, Denial, Move};
use crate::review::{Effort, Planted, Progress, Review, Said};
use galerne_engine::{Message, Noticed, Random, Refusal, Seat, Streams, Trouble, Turn, Viewer};
use galerne_texts::Language;
use serde_json::Value;

/// A game in progress: its record, and the moment it has led to. Every change is one appended entry; what is denied leaves
/// no trace.
pub trait AnyTable: Send {
    /// The game that is played here.
    fn game(&self) -> &'static dyn AnyGame;
    /// The options of the set-up, as [`AnyGame::open`] takes them.
    fn options(&self) -> Value;
    /// The players' names, one per seat.
    fn names(&self) -> &[String];
    /// Call the players by other names, one per seat; nothing is replayed.
    fn call_players(&mut self, names: Vec<String>);
    /// A message in words, with the players' names.
    fn say(&self, language: Language, message: &Message) -> String {
        self.say_as(language, message, self.names())
    }
    /// A message in words, with other names for the players: those of a language, or of an earlier time.
    fn say_as(&self, language: Language, message: &Message, names: &[String]) -> String;

    /// What the game waits for now.
    fn turn(&self) -> Turn {
        self.now().turn()
    }
    /// The present moment.
    fn now(&self) -> Box<dyn AnyMoment + '_>;
    /// An independent table in the same state, without the history: for a search that runs while this one is played on. The state is
    /// copied, not written and read as a position, so that a position that fails to restore cannot stop a search.
    fn aside(&self) -> Result<Box<dyn AnyTable>, Trouble>;
    /// The moment after the first `n` live entries.
    fn at(&self, n: usize) -> Box<dyn AnyMoment + '_>;
    /// The number of entries that count: those not undone.
    fn live_entries(&self) -> usize;
    /// Who made that live entry.
    fn maker(&self, n: usize) -> Option<Maker>;
    /// The label of the action of that live entry, for a reader who knows what its seat knew; `None` for luck.
    fn label(&self, n: usize) -> Option<Message>;
    /// The place of that live entry in the record.
    fn place(&self, n: usize) -> Option<usize>;
    /// Who notices that live entry.
    fn noticed(&self, n: usize) -> Noticed;
    /// The version that the first `entries` entries of the record are for the viewer: the number of those the viewer notices.
    fn version(&self, viewer: Viewer, entries: usize) -> usize;
    /// The number of live entries that the viewer notices.
    fn steps(&self, viewer: Viewer) -> usize;
    /// How many live entries lead to the moment after the first `steps` that the viewer notices.
    fn moment_after(&self, viewer: Viewer, steps: usize) -> usize;
    /// How many live entries the viewer had noticed at an earlier version of theirs; nothing if there was no such version, or if
    /// something they noticed was taken back since.
    fn steps_at(&self, viewer: Viewer, version: usize) -> Option<usize>;

    /// The seat carries out an action: one appended entry, or a denial and no trace.
    fn act(&mut self, seat: Seat, action: &Move) -> Result<(), Denial>;
    /// The bot with that name decides for the seat, with luck of its own, and acts.
    fn bot_move(&mut self, bot: &str, seat: Seat, random: &mut Random) -> Result<Choice, Denial> {
        let choice = self.now().advise(bot, seat, random)?;
        self.act(seat, &Move::Id(choice.id))?;
        Ok(choice)
    }
    /// What the seat could do now and what it would lead to, the best first.
    fn hint(&self, seat: Seat, budget: &Budget<'_>) -> Vec<Hint> {
        self.now().hint(seat, budget)
    }
    /// The whole game reviewed; `None` while it is not over, and when `go_on`, which is given the progress, returns
    /// false.
    fn review(&self, effort: &Effort, go_on: &mut dyn FnMut(Progress) -> bool) -> Option<Review>;
    /// Plays on with that bot in every seat, for that number of entries or to the end.
    fn play_on(&mut self, bot: &str, entries: usize, seed: u64) -> Result<(), Trouble>;
    /// What the curve of this finished game says as the judge has it, at a limited number of places from that live entry on.
    fn said(&self, effort: &Effort, places: (usize, usize), go_on: &mut dyn FnMut() -> bool) -> Vec<Said>;
    /// Puts an error, chosen by the seed, into this finished game, and asks for its price.
    fn planted(&self, effort: &Effort, seed: u64, go_on: &mut dyn FnMut() -> bool) -> Option<Planted>;
    /// The game with other actions of the seat, as records write them, in the place of its live entries `from` to `to`.
    fn instead(&self, from: usize, to: usize, seat: Seat, line: &[Value]) -> Result<Instead, Trouble>;
    /// Draws the chance that is due from the streams.
    fn roll(&mut self, luck: &mut Streams) -> Result<(), Denial>;
    /// Resolves the chance that is due with real dice, in the order in which the game wants them.
    fn feed_dice(&mut self, dice: &[u8]) -> Result<(), Denial>;
    /// Resolves the chance that is due with an outcome given as JSON.
    fn feed(&mut self, chance: &Value) -> Result<(), Denial>;
    /// Whether the seat can take back its last action, and if not, why.
    fn check_undo(&self, seat: Seat) -> Result<(), Refusal>;
    /// The seat takes back its last action, by an appended entry (rules TA-2.1 to TA-2.7).
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// The live entry of chance that the seat could correct: the last one, with nothing of the seat's after it (rule TA-2.8).
    fn check_correct(&self, seat: Seat) -> Result<usize, Refusal>;
    /// The last outcome of chance is taken back with all that followed from it, by an appended entry; it is due again.
    fn correct(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// The places in the record of the corrections that the viewer notices.
    fn corrections(&self, viewer: Viewer) -> Vec<usize>;

    /// The record as a file.
    fn record(&self) -> String;
    /// The player's notebook as comma-separated values, from what the viewer has seen; `None` for games without one.
    fn notebook(&self, viewer: Viewer) -> Option<String>;
    /// The number of entries of the record, undone ones and undos included.
    fn entries(&self) -> usize;
    /// One entry of the record, as one line of the file.
    fn entry(&self, index: usize) -> Option<Value>;
    /// Take an entry written elsewhere, checked as if it happened now.
    fn append(&mut self, entry: Value) -> Result<(), Trouble>;
}

/// Who made an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Maker {
    /// That seat, by an action.
    Seat(Seat),
    /// Dice, a bag or a deck.
    Chance,
    /// Several who decided at once, and the luck that answered them: no one alone made what came of it.
    Several,
}

/// The other course of a game, and where both can be compared: with the same luck after them, as far as that was possible.
pub struct Instead {
    /// The other course; it ends there.
    pub table: Box<dyn AnyTable>,
    /// Its live entries when the other line was played, before what answered it.
    pub line_ends: usize,
    /// Its live entries at the moment to compare.
    pub best: usize,
    /// The live entries of the game at the same moment.
    pub played: usize,
}

impl std::fmt::Debug for Instead {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Instead").field("best", &self.best).field("played", &self.played).finish_non_exhaustive()
    }
}
