//! A lesson: a game once played, stopped where there is something to learn.
//!
//! It is a fixed record and not a script of its own: the learner sits at the real board, and what happens there is what the rules
//! make of it. A record that no longer replays fails a test, so a lesson cannot teach rules that have changed.

use crate::Rule;

/// A recorded game of about five minutes with explanations.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The record as a file. The learner has the first seat; everything that is not asked for plays itself.
    pub record: &'static str,
    /// The stops, in the order of the record; the first is at its beginning, the last at its end.
    pub steps: &'static [Step],
}

/// One stop of a lesson: a card that explains, and perhaps asks.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// How many entries of the record have been played when the card is shown.
    pub at: usize,
    /// The text of the card. Its title is the text `…-title`; why nothing else is right just now is the text `…-hint`.
    pub text: &'static str,
    /// Where to read more.
    pub rule: Rule,
    /// Whether the learner must make the record's next entry; otherwise the card is read and turned.
    pub ask: bool,
    /// What the card refers to: ids or targets of things in the pictures. A small screen shows the first of them.
    pub things: &'static [&'static str],
}

impl Step {
    /// A card to read.
    #[must_use]
    pub const fn read(at: usize, text: &'static str, rule: Rule) -> Step {
        Step { at, text, rule, ask: false, things: &[] }
    }

    /// A card that asks for the record's next entry.
    #[must_use]
    pub const fn ask(at: usize, text: &'static str, rule: Rule) -> Step {
        Step { at, text, rule, ask: true, things: &[] }
    }

    /// The same card, with references to these things of the pictures.
    #[must_use]
    pub const fn about(self, things: &'static [&'static str]) -> Step {
        Step { things, ..self }
    }

    /// The key of the card's title.
    #[must_use]
    pub fn title(&self) -> String {
        format!("{}-title", self.text)
    }

    /// The key of the reason for which nothing else is right here.
    #[must_use]
    pub fn hint(&self) -> String {
        format!("{}-hint", self.text)
    }
}
