//! Connect four behind the contract: what every game must say of itself.

use crate::action::Action;
use crate::event::Event;
use crate::rule_ids as rule;
use crate::state::{COLUMNS, State};
use galerne_engine::{Field, Log, NoLuck, NoSecrets, Preset, Refusal, Rules, Seat, SeatSet, Standings, Turn};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The set-up. Connect four has no variants, so there is nothing to compute.
#[derive(Clone, Copy, Debug)]
pub struct ConnectFour;

#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl NoLuck for ConnectFour {}
impl NoSecrets for ConnectFour {}

impl Rules for ConnectFour {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;

    const ID: &'static str = "connect-four";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;

    fn fields() -> &'static [Field] {
        &[]
    }

    fn presets() -> &'static [Preset] {
        &[]
    }

    fn new(_: &Options, seats: usize) -> Result<Self, Refusal> {
        if seats == 2 { Ok(ConnectFour) } else { Err(Refusal::new(rule::SEATS, "refused-seats").with("seats", seats)) }
    }

    fn options(&self) -> &Options {
        &Options {}
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        State::EMPTY
    }

    fn turn(&self, state: &State) -> Turn {
        if state.is_over() { Turn::Over } else { Turn::Decide(SeatSet::one(state.mover())) }
    }

    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !state.is_over() && seat == state.mover() {
            out.extend((0..COLUMNS).filter(|&column| state.is_open(column)).map(|column| Action { column }));
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        state.check(seat, action.column)
    }

    fn act(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        state.drop_disc(seat, action.column, log);
    }

    fn standings(&self, state: &State) -> Standings {
        let winners = if state.four { SeatSet::one(Seat(1 - state.mover().0)) } else { SeatSet::NONE };
        Standings::by_score(2, |seat| i32::from(winners.has(seat)), winners)
    }
}
