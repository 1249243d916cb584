//! The clairvoyant bound: the fewest turns for a weather that is known in advance.

use super::moves::{Memory, orders};
use crate::action::Spi;
use crate::course::Tour;
use crate::game::SailRace;
use crate::options::Timing;
use crate::wind::Wind;
use galerne_engine::{Direction, Hex, Rules};
use std::collections::HashMap;

/// The best track for one weather.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Track {
    pub turns: u16,
    /// The heading of every turn, and the hex it ends in.
    pub legs: Vec<(Direction, Hex)>,
}

/// A boat as far as its future is concerned: place, buoys, heading in force, sail.
type Spot = (u16, u8, Option<Direction>, bool);

/// The fewest turns to the finish in this weather, one wind per turn from turn 1 on; `None` if the weather ends too early.
#[must_use]
pub fn clairvoyant(race: &SailRace, tour: Tour, weather: &[Wind]) -> Option<Track> {
    let memory = Memory::of(race);
    let first = first_spots(race);
    // For each turn, every spot that can be reached and where it was reached from.
    let mut reached: Vec<HashMap<Spot, (Spot, Direction)>> = Vec::new();
    let mut front: Vec<Spot> = first;
    for (turn, wind) in weather.iter().enumerate() {
        let mut next: HashMap<Spot, (Spot, Direction)> = HashMap::new();
        for &spot in &front {
            for (after, heading, finished) in sail(race, tour, *wind, spot) {
                if finished {
                    let mut legs = vec![(heading, race.course().hex(after.0))];
                    let mut at = spot;
                    for earlier in reached.iter().rev() {
                        let (before, heading) = earlier[&at];
                        legs.push((heading, race.course().hex(at.0)));
                        at = before;
                    }
                    legs.reverse();
                    return Some(Track { turns: turn as u16 + 1, legs });
                }
                let key = (after.0, after.1, if memory.headings == 1 { None } else { after.2 }, after.3);
                next.entry(key).or_insert((spot, heading));
            }
        }
        front = next.keys().copied().collect();
        // The same answer on every run: a map's order is not.
        front.sort_unstable();
        reached.push(next);
    }
    None
}

/// Before turn 1 there is no heading to turn from, except in after-wind timing, where the first heading is that.
fn first_spots(race: &SailRace) -> Vec<Spot> {
    let start = race.course().start();
    if race.options().timing == Timing::AfterWind && Memory::of(race).headings > 1 {
        Direction::ALL.into_iter().map(|heading| (start, 0, Some(heading), false)).collect()
    } else {
        vec![(start, 0, None, false)]
    }
}

/// Every way to sail one turn.
fn sail(
    race: &SailRace,
    tour: Tour,
    wind: Wind,
    (cell, rounded, heading, sail_up): Spot,
) -> Vec<(Spot, Direction, bool)> {
    let mut out = Vec::new();
    for order in orders(race, heading, sail_up) {
        let sailed = order.in_wind(race, wind);
        let mut speeds = vec![sailed.speed];
        if race.options().ease && sailed.speed > 0 && order.spi == Spi::Keep {
            speeds.push(sailed.speed - 1);
        }
        for speed in speeds {
            let landing = race.course().landing(tour, cell, rounded, sailed.towards, speed);
            let spot = (landing.cell, landing.rounded, Some(order.heading), sailed.sail_up);
            out.push((spot, order.heading, landing.finished));
        }
    }
    out
}
