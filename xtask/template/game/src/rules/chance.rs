//! No chance: a type without values cannot be drawn. A game with dice, a bag or cards lists its sources here.

use crate::event::Event;
use crate::game::TemplateGame;
use crate::state::State;
use galerne_engine::{Log, Luck, Random, Refusal};
use serde::{Deserialize, Serialize};

/// The type without values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Never {}

impl Luck for TemplateGame {
    type Chance = Never;

    const SOURCES: &'static [&'static str] = &[];

    fn draw(&self, _: &State, _: &mut Random) -> Never {
        unreachable!("the turn is never Turn::Chance")
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
