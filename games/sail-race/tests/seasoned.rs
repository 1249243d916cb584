//! The habitué over many races: it sails as people do who know the gates, and not as well as the maître.

mod common;

use common::*;
use galerne_engine::{Judge, Level, Luck, Random, Rules, Seat, Turn, View, Viewer};
use galerne_sail_race::{Action, Chance, SailRace, State, Tour};

/// Turns taken, and plots that would lead away from the finish if the wind stayed: at all, and by two hexes or more.
#[derive(Default, Debug)]
struct Tally {
    turns: u32,
    back: u32,
    far_back: u32,
    /// The longest race.
    longest: u16,
    /// Plots that leave a finish that some heading brings in every wind that may come.
    spurned: u32,
    /// Plots that would give up a rounded buoy if the wind stayed.
    given_up: u32,
}

/// Whether the order finishes whatever the weather dice show.
fn is_sure(race: &SailRace, state: &State, action: &Action) -> bool {
    let Some(orders) = race.orders_of(state, Seat(0), action) else { return false };
    let mut outcomes = Vec::new();
    race.outcomes(state, &mut outcomes);
    let finishes = |chance: Chance| {
        let mut after = *state;
        race.act(&mut after, Seat(0), *action, &mut ());
        race.resolve(&mut after, chance, &mut ());
        race.foresee(state, Seat(0), after.wind, orders).finished
    };
    !outcomes.is_empty() && outcomes.into_iter().all(|(chance, _)| finishes(chance))
}

fn sail(map: &str, level: Level, races: u64) -> Tally {
    let race = race(&[("map", map)], 1);
    let mut tally = Tally::default();
    for seed in 0..races {
        let mut random = Random::new(seed);
        let mut sailor = race.expert(level).expect("a sailor of that level");
        let (mut state, mut events) = (race.start(), Vec::new());
        loop {
            match race.turn(&state) {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let chance = race.draw(&state, &mut random);
                    race.resolve(&mut state, chance, &mut events);
                }
                Turn::Decide(_) => {
                    let view = View::new(&race, &state, Viewer::seat(Seat(0)));
                    let action = sailor.decide(&race, &view, Seat(0), &mut random).expect("a heading");
                    let orders = race.orders_of(&state, Seat(0), &action).expect("a heading is an order");
                    let (boat, tour) = (state.boat(Seat(0)), state.tour.unwrap_or(Tour::Ccw));
                    let landing = race.foresee(&state, Seat(0), SailRace::reckoned_wind(&state), orders);
                    let left = |cell: u16, rounded: u8| race.course().remaining(tour, cell, rounded).unwrap_or(999);
                    let before = left(boat.cell, boat.rounded);
                    let after = if landing.finished { 0 } else { left(landing.cell, landing.rounded) };
                    tally.given_up += u32::from(landing.rounded < boat.rounded);
                    tally.back += u32::from(after > before);
                    tally.far_back += u32::from(after > before + 1);
                    let mut all = Vec::new();
                    race.actions(&state, Seat(0), &mut all);
                    let surely = |action: &Action| is_sure(&race, &state, action);
                    tally.spurned += u32::from(!surely(&action) && all.iter().any(surely));
                    race.act(&mut state, Seat(0), action, &mut events);
                }
            }
        }
        tally.turns += u32::from(state.turn);
        tally.longest = tally.longest.max(state.turn);
    }
    tally
}

/// Whoever takes two ways for equally long, and then the one on the wrong side of a buoy, has to turn back: an earlier habitué did so
/// nearly twice in a race, and by two hexes or more in two races of three. Another one tacked to and fro on the short map.
#[test]
fn sr_9_3_sr_9_4_the_habitue_seldom_turns_back_and_keeps_what_it_has_rounded() {
    const RACES: u32 = 120;
    // Where the race is solved, a buoy may be risked in one wind for what the others bring.
    for (map, mean, risked) in [("map0", 33, 0), ("banane", 25, RACES / 20)] {
        let tally = sail(map, Level::Habitue, u64::from(RACES));
        assert!(tally.back < RACES * 2 / 3 && tally.far_back < RACES / 5, "{map}: {tally:?} in {RACES} races");
        assert!(tally.turns < RACES * mean && tally.longest < 70, "{map}: {tally:?} in {RACES} races");
        assert!(tally.given_up <= risked, "{map}: it plots ways back over its own buoys: {tally:?}");
        assert_eq!(tally.spurned, 0, "{map}: one hex from home it sailed into the border");
    }
}

/// It errs: the maître needs several turns less.
#[test]
fn the_habitue_is_no_maitre() {
    for map in ["map0", "banane"] {
        let [habitue, maitre] = [Level::Habitue, Level::Maitre].map(|level| sail(map, level, 60).turns);
        assert!(habitue > maitre + 60 * 3, "{map}: habitué {habitue}, maître {maitre} turns in 60 races");
    }
}
