//! Chance: what dice, bags and decks may bring, with which weights, and what it does.

use crate::{Log, Occasion, Plain, Random, Refusal, Rules};
use serde::{Deserialize, Serialize};

/// The chances of a game. A game without any is [`NoLuck`].
pub trait Luck: Rules {
    /// One outcome of dice, bag or deck, complete enough to be replayed.
    type Chance: Plain;

    /// The names of the sources of chance, in the order of [`Source`](crate::Source).
    const SOURCES: &'static [&'static str];

    /// Sample an outcome of the chance that is due.
    fn draw(&self, state: &Self::State, random: &mut Random) -> Self::Chance;
    /// Append the outcomes with integer weights and say `true`, where they are few enough to be listed. Outcomes that lead
    /// to the same state are listed once, by a representative, with their weights added.
    fn outcomes(&self, state: &Self::State, out: &mut Vec<(Self::Chance, u32)>) -> bool;
    /// Whether the outcome is possible now: a real table may feed it in.
    fn check_chance(&self, state: &Self::State, chance: &Self::Chance) -> Result<(), Refusal>;
    /// Apply a possible outcome.
    fn resolve(&self, state: &mut Self::State, chance: Self::Chance, log: &mut impl Log<Self::Event>);

    /// What the chance that is due is called where two courses of the game are to meet the same luck ([`Sealed`](crate::Sealed)).
    /// Play never asks for it.
    fn occasion(&self, _state: &Self::State) -> Occasion {
        Occasion::Next
    }
}

/// A game without chance: `impl NoLuck for MyGame {}` is its whole [`Luck`].
pub trait NoLuck: Rules {}

/// The outcome of a chance that never comes: a type without values, so that it cannot even be written down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Never {}

impl<G: NoLuck> Luck for G {
    type Chance = Never;

    const SOURCES: &'static [&'static str] = &[];

    fn draw(&self, _: &G::State, _: &mut Random) -> Never {
        unreachable!("{} has no chance: its turn is never Turn::Chance", G::ID)
    }

    fn outcomes(&self, _: &G::State, _: &mut Vec<(Never, u32)>) -> bool {
        true
    }

    fn check_chance(&self, _: &G::State, chance: &Never) -> Result<(), Refusal> {
        match *chance {}
    }

    fn resolve(&self, _: &mut G::State, chance: Never, _: &mut impl Log<G::Event>) {
        match chance {}
    }
}
