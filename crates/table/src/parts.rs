//! The small parts of a view, and digests that tell which of them have changed.

use crate::message::ChangedParts;
use galerne_engine::{Arg, Message};
use galerne_pages::model::{ChanceView, ChoiceView, Composed, Curtain, Over, Prompt, SeatView, UndoView};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The small parts of a view that are told apart.
pub(crate) const PARTS: usize = 9;

/// The parts of a view that are small and may change without the table growing.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct ViewParts {
    pub(crate) prompt: Option<Prompt>,
    pub(crate) waits: String,
    pub(crate) seats: Vec<SeatView>,
    pub(crate) choices: Vec<ChoiceView>,
    pub(crate) composed: Vec<Composed>,
    pub(crate) chance: Option<ChanceView>,
    pub(crate) undo: Vec<UndoView>,
    pub(crate) over: Option<Over>,
    pub(crate) curtain: Option<Curtain>,
}

impl ViewParts {
    pub(crate) fn digests(&self) -> [u64; PARTS] {
        [
            digest(&self.prompt),
            digest(&self.waits),
            digest(&self.seats),
            digest(&self.choices),
            digest(&self.composed),
            digest(&self.chance),
            digest(&self.undo),
            digest(&self.over),
            digest(&self.curtain),
        ]
    }

    /// The parts whose digests differ.
    pub(crate) fn changed(self, before: &[u64; PARTS], now: &[u64; PARTS]) -> ChangedParts {
        let differs = |part: usize| before[part] != now[part];
        ChangedParts {
            prompt: differs(0).then_some(self.prompt),
            waits: differs(1).then_some(self.waits),
            seats: differs(2).then_some(self.seats),
            choices: differs(3).then_some(self.choices),
            composed: differs(4).then_some(self.composed),
            chance: differs(5).then_some(self.chance),
            undo: differs(6).then_some(self.undo),
            over: differs(7).then_some(self.over),
            curtain: differs(8).then_some(self.curtain),
        }
    }
}

pub(crate) fn digest(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// A message with everything in it. It is not put into words for this: that is what costs.
pub(crate) fn digest_message(message: &Message, seed: u64) -> u64 {
    fn feed(message: &Message, hasher: &mut DefaultHasher) {
        message.key.hash(hasher);
        for (name, arg) in &message.args {
            name.hash(hasher);
            match arg {
                Arg::Number(number) => number.hash(hasher),
                Arg::Text(text) => text.hash(hasher),
                Arg::Seat(seat) => seat.hash(hasher),
                Arg::Message(inner) => feed(inner, hasher),
            }
        }
    }
    let mut hasher = DefaultHasher::new();
    seed.hash(&mut hasher);
    feed(message, &mut hasher);
    hasher.finish()
}
