//! Why a table does not do what it was asked. Put into words only where the asker's language is known.

use galerne_catalog::Denial;
use galerne_engine::Message;

/// An order that was not carried out. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused {
    /// The kind of refusal.
    pub why: Why,
    /// The reason.
    pub reason: Reason,
    /// The rule behind it, where it is one.
    pub rule: Option<&'static str>,
}

/// A sentence to come, and who has the words for it. [`OpenTable::in_words`](crate::OpenTable::in_words) says it.
#[derive(Clone, PartialEq, Debug)]
pub enum Reason {
    /// The table's own texts.
    House(Message),
    /// The texts of the game that is played.
    Game(Message),
}

/// The kind of a refusal, for status codes and counters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Against the rules, or not understood.
    Rules,
    /// Not the asker's to ask.
    Authority,
    /// Chosen at a version that is no more.
    Stale,
    /// The table can only be looked at.
    Closed,
    /// An earlier write is still open.
    Busy,
}

impl Refused {
    /// For a reason of the table's own.
    #[must_use]
    pub fn house(why: Why, key: &'static str) -> Refused {
        Refused::because(why, Message::new(key))
    }

    /// The same with a message that has gaps to fill.
    #[must_use]
    pub fn because(why: Why, message: Message) -> Refused {
        Refused { why, reason: Reason::House(message), rule: None }
    }
}

impl From<Denial> for Refused {
    fn from(denial: Denial) -> Refused {
        let (message, rule) = (denial.message().clone(), denial.rule().map(|rule| rule.0));
        Refused { why: Why::Rules, reason: Reason::Game(message), rule }
    }
}
