//! Connect four behind the contract: what every game must say of itself.

use crate::position::Position;
use crate::rules::{Action, COLUMNS, Event, SEATS, State, has_four};
use galerne_engine::{
    Field, Game, Judge, Log, Preset, Random, Refusal, SearchParams, Seat, SeatSet, Standings, Turn, View, Viewer,
};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The set-up. Connect four has no variants, so there is nothing to compute.
#[derive(Clone, Copy, Debug)]
pub struct ConnectFour;

#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl Game for ConnectFour {
    type Options = Options;
    type State = State;
    type Position = Position;
    type Action = Action;
    /// No dice, no cards: a type without values, so that chance cannot even be written down.
    type Chance = Never;
    type Event = Event;

    const ID: &'static str = "connect-four";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;
    const SOURCES: &'static [&'static str] = &[];

    fn fields() -> &'static [Field] {
        &[]
    }

    fn presets() -> &'static [Preset] {
        &[]
    }

    fn new(_: &Options, seats: usize) -> Result<Self, Refusal> {
        if seats == 2 { Ok(ConnectFour) } else { Err(Refusal::new(SEATS, "refused-seats").with("seats", seats)) }
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

    fn standings(&self, state: &State) -> Standings {
        let winners = if state.four { SeatSet::one(Seat(1 - state.mover().0)) } else { SeatSet::NONE };
        Standings::by_score(2, |seat| i32::from(winners.has(seat)), winners)
    }

    /// Nothing is hidden in connect four: everybody sees the state as it is.
    fn redact(&self, state: &State, _: Viewer) -> State {
        *state
    }

    fn redact_event(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn determinise(&self, view: &View<Self>, _: &mut Random) -> State {
        *view.state()
    }

    fn describe(&self, state: &State) -> Position {
        Position::of(state)
    }

    fn restore(&self, position: &Position) -> Result<State, Refusal> {
        position.to_state()
    }

    fn action_space(&self) -> usize {
        usize::from(COLUMNS)
    }

    fn action_id(&self, action: &Action) -> usize {
        usize::from(action.column)
    }

    fn action_of(&self, id: usize) -> Option<Action> {
        (id < usize::from(COLUMNS)).then_some(Action { column: id as u8 })
    }
}

/// The type without values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Never {}

impl Judge for ConnectFour {
    /// Win if one can, else hinder the other's win, else play towards the middle.
    fn appraise(&self, state: &State, seat: Seat, action: &Action) -> f32 {
        let wins_for = |who: usize| has_four(state.discs[who] | state.landing(action.column));
        let middle = 3.0 - (f32::from(action.column) - 3.0).abs();
        match (wins_for(seat.index() & 1), wins_for(1 - (seat.index() & 1))) {
            (true, _) => 100.0,
            (_, true) => 50.0,
            _ => middle,
        }
    }

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let winners = self.standings(state).winners;
        if winners.is_empty() { 0.5 } else { f32::from(u8::from(winners.has(seat))) }
    }

    /// A glance sees only fours, so games are played on to their end.
    fn search_params(&self) -> SearchParams {
        SearchParams { iterations: 4_000, rollout_depth: 42, rollout_greed: 0.7, ..SearchParams::DEFAULT }
    }
}
