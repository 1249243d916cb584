//! Connect four has no chance: its `Chance` is a type without values.

use crate::event::Event;
use crate::game::ConnectFour;
use crate::state::State;
use galerne_engine::{Log, Luck, Random, Refusal};
use serde::{Deserialize, Serialize};

/// The type without values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Never {}

impl Luck for ConnectFour {
    /// No dice, no cards: a type without values, so that chance cannot even be written down.
    type Chance = Never;

    const SOURCES: &'static [&'static str] = &[];

    fn draw(&self, _: &State, _: &mut Random) -> Never {
        unreachable!("connect four has no chance: its turn is never Turn::Chance")
    }

    fn outcomes(&self, _: &State, _: &mut Vec<(Never, u32)>) -> bool {
        true
    }

    fn check_chance(&self, _: &State, chance: &Never) -> Result<(), Refusal> {
        match *chance {}
    }

    fn resolve(&self, _: &mut State, chance: Never, _: &mut impl Log<Event>) {
        match chance {}
    }
}
