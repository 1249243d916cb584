//! The habitué over many races: it sails as people do who know the gates, and not as well as the maître.

mod common;

use common::*;
use galerne_engine::{Judge, Level, Luck, Random, Rules, Seat, Turn, View, Viewer};
use galerne_sail_race::{SailRace, Tour};

/// Turns taken, and plots that would lead away from the finish if the wind stayed: at all, and by two hexes or more.
#[derive(Default, Debug)]
struct Tally {
    turns: u32,
    back: u32,
    far_back: u32,
}

fn sail(level: Level, races: u64) -> Tally {
    let race = race(&[], 1);
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
                    tally.back += u32::from(after > before);
                    tally.far_back += u32::from(after > before + 1);
                    race.act(&mut state, Seat(0), action, &mut events);
                }
            }
        }
        tally.turns += u32::from(state.turn);
    }
    tally
}

/// Whoever takes two ways for equally long, and then the one on the wrong side of a buoy, has to turn back: an earlier habitué did so
/// nearly twice in a race, and by two hexes or more in two races of three.
#[test]
fn sr_9_3_the_habitue_seldom_turns_back() {
    const RACES: u32 = 120;
    let tally = sail(Level::Habitue, u64::from(RACES));
    assert!(tally.back < RACES / 2 && tally.far_back < RACES / 6, "{tally:?} in {RACES} races");
}

/// It errs, and does not look far: the maître needs several turns less.
#[test]
fn the_habitue_is_no_maitre() {
    let [habitue, maitre] = [Level::Habitue, Level::Maitre].map(|level| sail(level, 60).turns);
    assert!(habitue > maitre + 60 * 3 && habitue < 60 * 34, "habitué {habitue}, maître {maitre} turns in 60 races");
}
