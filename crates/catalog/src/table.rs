//! A table without types: a game in progress.

use crate::AnyGame;
use crate::insight::{Analysis, Budget, Hint};
use crate::moment::{AnyMoment, Choice, Denial, Move};
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
    /// A table of its own that stands where this one stands, with nothing before it: for somebody who thinks while this one
    /// goes on. Not by way of the written position: what cannot be read again must not keep anybody from thinking.
    fn aside(&self) -> Result<Box<dyn AnyTable>, Trouble>;
    /// The moment after the first `n` live entries.
    fn at(&self, n: usize) -> Box<dyn AnyMoment + '_>;
    /// The number of entries that count: those not undone.
    fn live_entries(&self) -> usize;
    /// Who made that live entry.
    fn maker(&self, n: usize) -> Option<Maker>;
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
    /// The game so far, looked back at with open cards: for when it is over.
    fn analysis(&self, budget: &Budget<'_>) -> Analysis;
    /// Chance speaks with the luck of the streams.
    fn roll(&mut self, luck: &mut Streams) -> Result<(), Denial>;
    /// Chance speaks with real dice, in the order they were wanted.
    fn feed_dice(&mut self, dice: &[u8]) -> Result<(), Denial>;
    /// Chance speaks with an outcome given as JSON.
    fn feed(&mut self, chance: &Value) -> Result<(), Denial>;
    /// Whether the seat can take back its last action, and if not, why.
    fn check_undo(&self, seat: Seat) -> Result<(), Refusal>;
    /// The seat takes back its last action, by an appended entry (rules TA-2.1 to TA-2.7).
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;

    /// The record as a file.
    fn record(&self) -> String;
    /// What players note along the way, as comma-separated values, of what the viewer has seen; nothing where nobody keeps notes.
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
