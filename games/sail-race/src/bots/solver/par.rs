//! Par: the expected number of turns of perfect play, by value iteration.

use super::moves::{CALM, Change, Memory, TENS, changes, from_the_finish, places};
use super::sweep::Sweeps;
use crate::action::Action;
use crate::course::Tour;
use crate::game::SailRace;
use crate::options::Timing;
use crate::rules::speed::{Orders, Run, run};
use crate::state::{Phase, State};
use crate::wind::Wind;
use galerne_engine::{Direction, Rules, Seat};
use std::sync::atomic::{AtomicU8, Ordering};

/// Two sweeps that differ by less than this everywhere end the iteration; errors then are a few thousandths of a turn.
const CLOSE_ENOUGH: f32 = 2.0e-4;
const MOST_SWEEPS: usize = 600;

/// The solved race: for every place, memory and wind, the expected number of turns to the finish.
#[derive(Debug)]
pub struct Par {
    pub(super) tour: Tour,
    pub(super) memory: Memory,
    pub(super) after_wind: bool,
    cells: usize,
    /// Indexed by place, memory, base, ten of degrees: turns still to come before the next wind is known. Behind the last
    /// place stands the finish, from where nothing is to come.
    turns: Vec<f32>,
    /// The best headings that were asked for, numbered from 1, in the order of the turns; for races without options of sailing.
    headings: Vec<AtomicU8>,
    sweeps: usize,
}

impl Par {
    /// Solve a race in one sense. `progress` receives the rough share of the work done.
    #[must_use]
    pub fn solve(race: &SailRace, tour: Tour, mut progress: impl FnMut(f32)) -> Par {
        let memory = Memory::of(race);
        let order = from_the_finish(race, tour);
        let mut par = Par {
            tour,
            memory,
            after_wind: race.options().timing == Timing::AfterWind,
            cells: race.course().board().len(),
            turns: vec![0.0; (places(race) + 1) * memory.len() * CALM],
            headings: Vec::new(),
            sweeps: 0,
        };
        // A little slower than good sailing: values then mostly fall, no loop looks cheap, and few sweeps are left to make.
        for &(cell, rounded) in &order {
            let guess = 0.6 * f32::from(race.course().remaining(tour, cell, rounded).unwrap_or(0)) + 5.0;
            let start = par.index(cell, rounded, 0);
            par.turns[start..start + memory.len() * CALM].fill(guess);
        }
        let mut sweeps = Sweeps::new(race, &par, order);
        while par.sweeps < MOST_SWEEPS {
            par.sweeps += 1;
            let largest = sweeps.sweep(&mut par.turns);
            progress((1.0 - (largest / CLOSE_ENOUGH).max(1.0).ln() / 14.0).clamp(0.0, 1.0));
            if largest < CLOSE_ENOUGH {
                break;
            }
        }
        if race.options().is_plain() && !par.after_wind {
            par.headings.resize_with(par.turns.len(), AtomicU8::default);
        }
        par
    }

    pub(super) fn index(&self, cell: u16, rounded: u8, memory: usize) -> usize {
        ((usize::from(rounded) * self.cells + usize::from(cell)) * self.memory.len() + memory) * CALM
    }

    /// How many sweeps the solution took.
    #[must_use]
    pub const fn sweeps(&self) -> usize {
        self.sweeps
    }

    /// Expected turns from the start in a first wind, before the first heading is chosen.
    #[must_use]
    pub fn from_start(&self, race: &SailRace, direction: u16) -> f32 {
        let start = race.course().start();
        // The first heading is free: the best over all headings to turn from.
        (0..self.memory.headings)
            .map(|heading| self.after(start, 0, heading * self.memory.sails, Wind::initial(direction % 360)))
            .fold(f32::INFINITY, f32::min)
    }

    /// Turns still to come from that place, with that memory, after that wind.
    fn after(&self, cell: u16, rounded: u8, memory: usize, wind: Wind) -> f32 {
        let slot = (usize::from(wind.base) - 1) * TENS + usize::from(wind.direction / 10);
        self.turns[self.index(cell, rounded, memory) + slot]
    }

    /// Expected turns that an action of the seat leads to, counting from the turn it is carried out in; `None` where the
    /// action does not sail (or the race is in the other sense).
    #[must_use]
    pub fn price(&self, race: &SailRace, state: &State, seat: Seat, action: &Action) -> Option<f32> {
        if state.tour != Some(self.tour) {
            return None;
        }
        let boat = state.boat(seat);
        let orders = race.orders_of(state, seat, action)?;
        match state.phase {
            Phase::Helm | Phase::Trim => Some(self.sailed(race, state, seat, state.wind, orders)),
            Phase::InitialHeading if self.after_wind => {
                let memory = self.memory.index(orders.heading, boat.sail_up);
                Some(self.after(boat.cell, boat.rounded, memory, state.wind))
            }
            Phase::InitialHeading | Phase::Plot => {
                let price = |change: &Change| {
                    let wind = state.wind.changed(change.tens * 10, change.force);
                    let full = self.sailed(race, state, seat, wind, orders);
                    let eased = Orders { ease: true, ..orders };
                    let can_ease = race.options().ease
                        && matches!(run(race.options(), wind, boat.sail_up, eased), Run::Sail { .. });
                    let best = if can_ease { self.sailed(race, state, seat, wind, eased).min(full) } else { full };
                    change.chance * best
                };
                Some(changes(race).iter().map(price).sum())
            }
            _ => None,
        }
    }

    /// The heading of the least price from that place in that wind, where headings are all there is to choose; it is worked out once.
    pub(in crate::bots) fn heading(
        &self,
        race: &SailRace,
        changes: &[Change],
        (cell, rounded): (u16, u8),
        wind: Wind,
    ) -> Direction {
        let slot = (usize::from(wind.base) - 1) * TENS + usize::from(wind.direction / 10);
        let Some(kept) = self.headings.get(self.index(cell, rounded, 0) + slot) else { return Direction::E };
        let known = kept.load(Ordering::Relaxed);
        if known > 0 {
            return Direction::of(usize::from(known) - 1);
        }
        let mut best = (f32::INFINITY, Direction::E);
        for heading in Direction::ALL {
            let price = |change: &Change| {
                let wind = wind.changed(change.tens * 10, change.force);
                let landing = race.straight(self.tour, (cell, rounded), heading, wind);
                let on = if landing.finished { 0.0 } else { self.after(landing.cell, landing.rounded, 0, wind) };
                change.chance * (1.0 + on)
            };
            let turns: f32 = changes.iter().map(price).sum();
            if turns < best.0 {
                best = (turns, heading);
            }
        }
        kept.store(best.1.index() as u8 + 1, Ordering::Relaxed);
        best.1
    }

    /// Expected turns with these orders in that wind, this turn included.
    fn sailed(&self, race: &SailRace, state: &State, seat: Seat, wind: Wind, orders: Orders) -> f32 {
        let boat = state.boat(seat);
        let landing = race.landing(state, seat, wind, orders);
        if landing.finished {
            return 1.0;
        }
        let sail_up = match run(race.options(), wind, boat.sail_up, orders) {
            Run::Hoisted => true,
            Run::Lowered | Run::ForcedDown => false,
            _ => boat.sail_up,
        };
        let memory = self.memory.index(orders.heading, sail_up);
        1.0 + self.after(landing.cell, landing.rounded, memory, wind)
    }
}
