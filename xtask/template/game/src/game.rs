//! The set-up: options and every table computed from them. It implements the contract.

use crate::action::Action;
use crate::event::Event;
use crate::heap::{LARGEST, SMALLEST};
use crate::options::{FIELDS, Options, PRESETS};
use crate::rule_ids::{HEAP, SEATS};
use crate::rules::{legal, turn};
use crate::state::State;
use galerne_engine::{Field, Log, NoLuck, NoSecrets, Preset, Refusal, Rules, Seat, SeatSet, Standings, Turn, ensure};
use std::ops::RangeInclusive;

#[derive(Clone, Debug)]
pub struct TemplateGame {
    pub(crate) options: Options,
}

// With dice, a bag or cards: `impl Luck` in `rules/chance.rs`. With something hidden: `impl Secrets` in `rules/secrets.rs`.
impl NoLuck for TemplateGame {}
impl NoSecrets for TemplateGame {}

impl Rules for TemplateGame {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;

    const ID: &'static str = "template-game";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;

    fn fields() -> &'static [Field] {
        FIELDS
    }

    fn presets() -> &'static [Preset] {
        PRESETS
    }

    fn new(options: &Options, seats: usize) -> Result<Self, Refusal> {
        ensure(seats == 2, SEATS, "refused-seats")?;
        ensure((SMALLEST..=LARGEST).contains(&options.stones), HEAP, "refused-heap")?;
        Ok(TemplateGame { options: options.clone() })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        State { stones: self.options.stones, mover: Seat(0) }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.is_over() { Turn::Over } else { Turn::Decide(SeatSet::one(state.mover)) }
    }

    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        legal::actions(state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        legal::check(state, seat, action)
    }

    fn act(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        turn::take(state, seat, action.take, log);
    }

    fn standings(&self, state: &State) -> Standings {
        let winners = if state.is_over() { SeatSet::one(state.other()) } else { SeatSet::NONE };
        Standings::by_score(2, |seat| i32::from(winners.has(seat)), winners)
    }
}
