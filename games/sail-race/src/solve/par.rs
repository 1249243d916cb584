//! Par: the expected number of turns of perfect play, by value iteration.

use super::moves::{CALM, Memory, TENS, changes, from_the_finish, places};
use super::sweep::Sweeps;
use crate::action::{Action, Tour};
use crate::game::SailRace;
use crate::options::Timing;
use crate::state::{Phase, State};
use crate::wind::Wind;
use galerne_engine::{Rules, Seat};

/// Two sweeps that differ by less than this everywhere end the iteration; errors then are a few thousandths of a turn.
const CLOSE_ENOUGH: f32 = 2.0e-4;
const MOST_SWEEPS: usize = 600;

/// The solved race: for every place, memory and wind, the expected number of turns to the finish.
#[derive(Clone, Debug)]
pub struct Par {
    pub(super) tour: Tour,
    pub(super) memory: Memory,
    pub(super) after_wind: bool,
    cells: usize,
    /// Indexed by place, memory, base, ten of degrees: turns still to come before the next wind is known. Behind the last
    /// place stands the finish, from where nothing is to come.
    turns: Vec<f32>,
    sweeps: usize,
}

impl Par {
    /// Solve a race in one sense. `progress` is told the share of the work done, roughly.
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
        let wind = slot(Wind::initial(direction % 360));
        let start = race.course().start();
        if self.after_wind && self.memory.headings > 1 {
            // The first heading is free, and only the one to turn from.
            return (0..self.memory.headings)
                .map(|heading| self.turns[self.index(start, 0, heading * self.memory.sails) + wind])
                .fold(f32::INFINITY, f32::min);
        }
        if self.memory.headings > 1 {
            return self.uncharged_start(race, wind);
        }
        self.turns[self.index(start, 0, 0) + wind]
    }

    /// Before the first move nothing is charged: the best over all previous headings is exactly that.
    fn uncharged_start(&self, race: &SailRace, wind: usize) -> f32 {
        let start = race.course().start();
        (0..self.memory.headings)
            .map(|heading| self.turns[self.index(start, 0, heading * self.memory.sails) + wind])
            .fold(f32::INFINITY, f32::min)
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
        let worth_in = |wind: Wind| {
            let outcome = crate::sail::run(race.options(), wind, boat.sail_up, orders);
            let landing = race.foresee(state, seat, wind, orders);
            if landing.finished {
                return 1.0;
            }
            let sail_up = match outcome {
                crate::sail::Run::Hoisted => true,
                crate::sail::Run::Lowered | crate::sail::Run::ForcedDown => false,
                _ => boat.sail_up,
            };
            let memory = self.memory.index(orders.heading, sail_up);
            1.0 + self.turns[self.index(landing.cell, landing.rounded, memory) + slot(wind)]
        };
        match state.phase {
            Phase::Helm | Phase::Trim => Some(worth_in(state.wind)),
            Phase::InitialHeading if self.after_wind => {
                let memory = self.memory.index(orders.heading, boat.sail_up);
                Some(self.turns[self.index(boat.cell, boat.rounded, memory) + slot(state.wind)])
            }
            Phase::InitialHeading | Phase::Plot => Some(self.average_price(race, state, seat, orders, worth_in)),
            _ => None,
        }
    }

    fn average_price(
        &self,
        race: &SailRace,
        state: &State,
        seat: Seat,
        orders: crate::sail::Orders,
        worth_in: impl Fn(Wind) -> f32,
    ) -> f32 {
        changes(race)
            .iter()
            .map(|change| {
                let wind = state.wind.changed(change.tens * 10, change.force);
                let full = worth_in(wind);
                let eased = race.options().ease.then(|| self.eased(race, state, seat, wind, orders)).flatten();
                change.chance * eased.map_or(full, |eased| eased.min(full))
            })
            .sum()
    }

    fn eased(
        &self,
        race: &SailRace,
        state: &State,
        seat: Seat,
        wind: Wind,
        orders: crate::sail::Orders,
    ) -> Option<f32> {
        let boat = state.boat(seat);
        let eased = crate::sail::Orders { ease: true, ..orders };
        let crate::sail::Run::Sail { .. } = crate::sail::run(race.options(), wind, boat.sail_up, eased) else {
            return None;
        };
        let landing = race.foresee(state, seat, wind, eased);
        if landing.finished {
            return Some(1.0);
        }
        let memory = self.memory.index(orders.heading, boat.sail_up);
        Some(1.0 + self.turns[self.index(landing.cell, landing.rounded, memory) + slot(wind)])
    }
}

/// Where a wind stands in a row of values.
fn slot(wind: Wind) -> usize {
    (usize::from(wind.base) - 1) * TENS + usize::from(wind.direction / 10)
}
