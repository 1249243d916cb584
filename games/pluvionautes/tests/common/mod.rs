//! Short ways to set boards up and to ask about them.
#![allow(dead_code)]

use galerne_engine::{Direction, Luck, Refusal, Rules, Seat};
use galerne_pluvionautes::{
    Action, Cell, Chance, Draws, Event, Force, Options, Pluvionautes, Sketch, Slot, Sort, State,
};

/// The board of the rulebook's pictures.
pub(crate) const FIG: &str = "fpm. .pf.p p.mppf ..m.fm. pf.p.. .p..p .fm.";
/// The test board of the specification.
pub(crate) const TB: &str = "pp.f .pff. m..fp. mm..pp. .m.p.f p.p.. .fpm";
/// The building pictures.
pub(crate) const CUT: &str = ".... ..... ...... ..pmf.. ...p.. ..... ....";

pub(crate) fn game(seats: usize) -> Pluvionautes {
    with(Options::default(), seats)
}

pub(crate) fn with(options: Options, seats: usize) -> Pluvionautes {
    Pluvionautes::new(&options, seats).unwrap()
}

pub(crate) fn cell(name: &str) -> Cell {
    Cell::named(name).unwrap_or_else(|| panic!("no cell {name}"))
}

pub(crate) fn slot(name: &str) -> Slot {
    Slot::named(name).unwrap_or_else(|| panic!("no slot {name}"))
}

/// The islands under that weather, by name.
pub(crate) fn islands_under(game: &Pluvionautes, state: &State, sort: Sort) -> String {
    let weather = game.weather(state);
    names(Cell::all().filter(|&cell| state.sky().at(cell).is_some() && weather.at(cell) == sort))
}

pub(crate) fn names(cells: impl Iterator<Item = Cell>) -> String {
    cells.map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

pub(crate) fn actions(game: &Pluvionautes, state: &State) -> Vec<Action> {
    let mut out = Vec::new();
    for seat in 0..6 {
        game.actions(state, Seat(seat), &mut out);
    }
    out
}

pub(crate) fn seat_to_act(game: &Pluvionautes, state: &State) -> Seat {
    game.turn(state).deciders().lowest().expect("somebody decides")
}

/// Check and carry out; returns what happened.
pub(crate) fn act(game: &Pluvionautes, state: &mut State, action: Action) -> Vec<Event> {
    let seat = seat_to_act(game, state);
    game.check(state, seat, &action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
    let mut events = Vec::new();
    game.act(state, seat, action, &mut events);
    events
}

/// The refusal of an action of the seat to act.
pub(crate) fn refused(game: &Pluvionautes, state: &State, action: Action) -> Refusal {
    game.check(state, seat_to_act(game, state), &action).expect_err("it is refused")
}

pub(crate) fn key(game: &Pluvionautes, state: &State, action: Action) -> &'static str {
    refused(game, state, action).reason.key
}

/// Feed draws as the tables of the specification write them; a `face` at the end is the balloon die's own chance.
pub(crate) fn draw(game: &Pluvionautes, state: &mut State, draws: &str) -> Vec<Event> {
    let (throw, face) = match draws.split_once("face=") {
        Some((throw, face)) => (throw, Some(face.trim().parse().unwrap())),
        None => (draws, None),
    };
    let mut events = Vec::new();
    if !throw.trim().is_empty() {
        feed(game, state, Chance::Draws(Draws::parse(throw).unwrap()), &mut events);
    }
    if let Some(face) = face {
        feed(game, state, Chance::Balloon(face), &mut events);
    }
    events
}

pub(crate) fn feed(game: &Pluvionautes, state: &mut State, chance: Chance, events: &mut Vec<Event>) {
    game.check_chance(state, &chance).unwrap_or_else(|refusal| panic!("{chance:?}: {refusal}"));
    game.resolve(state, chance, events);
}

pub(crate) fn launch(target: &str, heading: Direction, force: Force) -> Action {
    Action::Launch { target: cell(target), heading, force }
}

/// Throw from that sketch with those draws.
pub(crate) fn thrown(game: &Pluvionautes, sketch: Sketch, action: Action, draws: &str) -> (State, Vec<Event>) {
    let mut state = sketch.state();
    let mut events = act(game, &mut state, action);
    events.extend(draw(game, &mut state, draws));
    (state, events)
}

/// The pilot and tow destinations, by name.
pub(crate) fn destinations(game: &Pluvionautes, state: &State) -> String {
    names(actions(game, state).into_iter().filter_map(|action| match action {
        Action::Pilot { cell } | Action::Tow { cell } => Some(cell),
        _ => None,
    }))
}
