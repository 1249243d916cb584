//! SR-10: arriving, winning, the end.

use crate::common::*;
use galerne_engine::{Hex, Luck, Rules, Seat, SeatSet, Turn};
use galerne_sail_race::{Action, Event, Phase, Status, Tour};

/// T15.
#[test]
fn sr_10_1_sr_10_2_the_first_step_into_the_zone_counts_and_the_move_goes_on() {
    let done = core((-7, 10), 3, NE, wind(10, 3));
    assert_eq!(done.at(0), (-4, 7));
    assert_eq!(done.state.boat(Seat(0)).status, Status::Finished { turn: TURN, step: 1, speed: 3 });
    let early = core((-7, 10), 2, NE, wind(10, 3));
    assert_eq!(early.state.boat(Seat(0)).status, Status::Racing);
}

/// T16.
#[test]
fn sr_10_3_sr_11_14_arriving_together() {
    let ships = [(ship((-7, 9), 3), plot(E)), (ship((-5, 6), 3), plot(SE))];
    let shared = turn(&[], Tour::Ccw, &ships, wind(180, 2));
    assert_eq!(shared.race.turn(&shared.state), Turn::Over);
    assert_eq!(shared.race.standings(&shared.state).winners, SeatSet::first(2));
    let status = |seat| shared.state.boat(Seat(seat)).status;
    assert_eq!(status(0), Status::Finished { turn: TURN, step: 1, speed: 2 });
    assert_eq!(status(1), Status::Finished { turn: TURN, step: 2, speed: 3 });
    let fraction = turn(&[("tie", "fraction")], Tour::Ccw, &ships, wind(180, 2));
    assert_eq!(fraction.race.standings(&fraction.state).winners, SeatSet::one(Seat(0)));
    assert_eq!(fraction.race.standings(&fraction.state).place(Seat(1)), 2);
}

/// T17.
#[test]
fn sr_7_4_the_end_is_looked_for_after_all_have_moved() {
    let ships = [(ship((-7, 10), 3), plot(NE)), (ship((-9, 10), 3), plot(E))];
    let played = turn(&[], Tour::Ccw, &ships, wind(180, 2));
    assert_eq!(played.state.phase, Phase::Over, "no plot follows");
    assert_eq!(played.race.standings(&played.state).winners.len(), 1);
    assert!(
        played.events.iter().any(|event| matches!(event, Event::Sailed { seat: Seat(1), .. })),
        "the other moved too"
    );
}

/// T18.
#[test]
fn sr_10_4_being_in_the_zone_without_the_buoys_is_nothing() {
    let mut race = race(&[("tour", "ccw")], 1);
    let mut state = race.start();
    race.resolve(&mut state, galerne_sail_race::Chance::Throw { column: 1, row: 1 }, &mut ());
    let mut played =
        Played { race: std::mem::replace(&mut race, crate::common::race(&[], 1)), state, events: Vec::new() };
    // First wind from East; throw (3,2) keeps the direction and raises the force; throw (4,2) lowers it to 1.
    played.act(0, plot(SE)).blow(4, 2);
    assert_eq!((played.at(0), played.state.phase), ((-5, 10), Phase::Plot));
    assert_eq!(played.state.boat(Seat(0)).status, Status::Racing);
}

#[test]
fn sr_10_5_sr_10_6_classification_by_buoys_then_distance() {
    let ships = [(ship((2, 3), 1), plot(E)), (ship((-3, 9), 0), plot(E)), (ship((2, 5), 1), plot(E))];
    let played = turn(&[], Tour::Ccw, &ships, wind(10, 2));
    let table = played.race.standings(&played.state);
    assert_eq!([0, 1, 2].map(|seat| table.place(Seat(seat))), [1, 3, 2]);
    let course = played.race.course();
    assert_eq!(course.remaining(Tour::Ccw, course.water(Hex::new(-7, 10)).unwrap(), 3), Some(1));
    assert_eq!(course.remaining(Tour::Ccw, course.start(), 0), Some(45));
}

#[test]
fn sr_10_7_the_time_limit_ends_a_race_without_a_winner() {
    let mut played = turn(&[("max_turns", "31")], Tour::Ccw, &[(ship((0, 3), 0), plot(E))], wind(200, 1));
    assert_eq!(played.state.phase, Phase::Over);
    assert!(played.race.standings(&played.state).winners.is_empty());
    assert!(matches!(played.events.pop(), Some(Event::RaceOver { time_limit: true, .. })));
}

#[test]
fn sr_11_15_all_boats_sail_on_to_the_end() {
    let ships = [(ship((-7, 10), 3), plot(NE)), (ship((0, 3), 0), plot(E))];
    let mut played = turn(&[("end", "all")], Tour::Ccw, &ships, wind(180, 2));
    assert_eq!(played.race.turn(&played.state), Turn::Decide(SeatSet::one(Seat(1))), "the finished boat acts no more");
    let refusal = played.race.check(&played.state, Seat(0), &plot(E)).unwrap_err();
    assert_eq!(refusal.reason.key, "refused-finished");
    played.act(1, Action::Resign);
    assert_eq!(played.race.turn(&played.state), Turn::Over);
    assert_eq!(played.race.standings(&played.state).winners, SeatSet::one(Seat(0)));
}

#[test]
fn sr_7_8_resigning() {
    let ships = [(ship((0, 3), 0), plot(E)), (ship((2, 3), 1), plot(E))];
    let mut played = turn(&[], Tour::Ccw, &ships, wind(200, 1));
    played.act(1, Action::Resign);
    assert_eq!(played.race.turn(&played.state), Turn::Decide(SeatSet::one(Seat(0))), "no longer awaited");
    assert_eq!(played.race.standings(&played.state).place(Seat(1)), 2, "ranked after those still racing");
    played.act(0, Action::Resign);
    assert_eq!(played.race.turn(&played.state), Turn::Over);
    assert!(played.race.standings(&played.state).winners.is_empty());
}
