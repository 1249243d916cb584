//! Par: the expected number of turns of perfect play, by value iteration.

use super::moves::{BASES, CALM, Change, Memory, Order, TENS, changed_force, changes, from_the_finish, orders, places};
use crate::action::{Action, Tour};
use crate::game::SailRace;
use crate::options::Timing;
use crate::state::{Phase, State};
use crate::wind::Wind;
use galerne_engine::{Direction, Game, Seat};

/// Two sweeps that differ by less than this everywhere end the iteration; errors then are a few thousandths of a turn.
const CLOSE_ENOUGH: f32 = 2.0e-4;
const MOST_SWEEPS: usize = 600;
/// Speeds from 0 to 10: twice a gale's five.
const SPEEDS: usize = 11;
/// Stands for the finish where places are numbered.
const FINISH: usize = usize::MAX;

/// The solved race: for every place, memory and wind, the expected number of turns to the finish.
#[derive(Clone, Debug)]
pub struct Par {
    tour: Tour,
    memory: Memory,
    after_wind: bool,
    cells: usize,
    /// Indexed by place, memory, base, ten of degrees: turns still to come before the next wind is known.
    turns: Vec<f32>,
    sweeps: usize,
}

/// The distinct orders of a race, and which of them each memory allows.
struct Menu {
    orders: Vec<Order>,
    by_memory: Vec<Vec<usize>>,
}

impl Menu {
    fn of(race: &SailRace, memory: Memory) -> Menu {
        let mut all: Vec<Order> = Vec::new();
        let mut by_memory = vec![Vec::new(); memory.len()];
        for heading in Direction::ALL.into_iter().take(memory.headings) {
            for sail_up in [false, true].into_iter().take(memory.sails) {
                let previous = (memory.headings > 1).then_some(heading);
                by_memory[memory.index(heading, sail_up)] = orders(race, previous, sail_up)
                    .into_iter()
                    .map(|order| {
                        all.iter().position(|known| *known == order).unwrap_or_else(|| {
                            all.push(order);
                            all.len() - 1
                        })
                    })
                    .collect();
            }
        }
        Menu { orders: all, by_memory }
    }
}

/// Scratch space of one sweep.
struct Desk {
    /// Turns from here on after sailing one order in each wind: by gale or not, base, ten.
    sailed: Vec<f32>,
    /// By order: what the order is worth before the wind is known, by base and ten.
    worth: Vec<f32>,
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
            turns: vec![0.0; places(race) * memory.len() * CALM],
            sweeps: 0,
        };
        // An over-estimate: two turns for each step that remains. Values then fall, and no loop looks cheap.
        for &(cell, rounded) in &order {
            let guess = 2.0 * f32::from(race.course().remaining(tour, cell, rounded).unwrap_or(0)) + 4.0;
            let start = par.index(cell, rounded, 0);
            par.turns[start..start + memory.len() * CALM].fill(guess);
        }
        let (menu, changes) = (Menu::of(race, memory), changes(race));
        let winds = wind_tables(race, &menu);
        let mut desk =
            Desk { sailed: vec![0.0; menu.orders.len() * 2 * CALM], worth: vec![0.0; menu.orders.len() * CALM] };
        while par.sweeps < MOST_SWEEPS {
            par.sweeps += 1;
            let mut largest: f32 = 0.0;
            for &(cell, rounded) in &order {
                largest = largest.max(par.improve(race, cell, rounded, &menu, &winds, &changes, &mut desk));
            }
            progress((1.0 - (largest / CLOSE_ENOUGH).max(1.0).ln() / 14.0).clamp(0.0, 1.0));
            if largest < CLOSE_ENOUGH {
                break;
            }
        }
        par
    }

    fn index(&self, cell: u16, rounded: u8, memory: usize) -> usize {
        ((usize::from(rounded) * self.cells + usize::from(cell)) * self.memory.len() + memory) * CALM
    }

    /// One place: new values for every memory and wind; the largest change.
    #[expect(clippy::too_many_arguments, reason = "one place of one sweep, with the tables shared by all")]
    fn improve(
        &mut self,
        race: &SailRace,
        cell: u16,
        rounded: u8,
        menu: &Menu,
        winds: &[super::moves::Sailed],
        changes: &[Change],
        desk: &mut Desk,
    ) -> f32 {
        let (course, ease) = (race.course(), race.options().ease);
        // Where every straight move from here ends: looked up far more often than there are moves.
        let ends: [[usize; SPEEDS]; 6] = Direction::ALL.map(|towards| {
            std::array::from_fn(|speed| {
                let landing = course.landing(self.tour, cell, rounded, towards, speed as u8);
                if landing.finished { FINISH } else { self.index(landing.cell, landing.rounded, 0) }
            })
        });
        for (number, order) in menu.orders.iter().enumerate() {
            let sailed = &mut desk.sailed[number * 2 * CALM..(number + 1) * 2 * CALM];
            let outcomes = &winds[number * 2 * CALM..(number + 1) * 2 * CALM];
            for (slot, (value, outcome)) in sailed.iter_mut().zip(outcomes).enumerate() {
                let memory = self.memory.index(order.heading, outcome.sail_up) * CALM;
                let wind = if slot < CALM { slot } else { slot - CALM };
                let next = |speed: u8| match ends[outcome.towards.index()][usize::from(speed)] {
                    FINISH => 1.0,
                    end => 1.0 + self.turns[end + memory + wind],
                };
                *value = next(outcome.speed);
                if ease && outcome.speed > 0 {
                    *value = value.min(next(outcome.speed - 1));
                }
            }
        }
        if self.after_wind {
            self.choose_after(cell, rounded, menu, changes, desk)
        } else {
            self.choose_before(cell, rounded, menu, changes, desk)
        }
    }

    /// Program timing: the best order before the wind is known.
    fn choose_before(&mut self, cell: u16, rounded: u8, menu: &Menu, changes: &[Change], desk: &mut Desk) -> f32 {
        desk.worth.fill(0.0);
        for number in 0..menu.orders.len() {
            let sailed = &desk.sailed[number * 2 * CALM..(number + 1) * 2 * CALM];
            let worth = &mut desk.worth[number * CALM..(number + 1) * CALM];
            average(sailed, changes, worth);
        }
        let mut largest: f32 = 0.0;
        for (memory, allowed) in menu.by_memory.iter().enumerate() {
            let start = self.index(cell, rounded, memory);
            for wind in 0..CALM {
                let best = allowed.iter().map(|&number| desk.worth[number * CALM + wind]).fold(f32::INFINITY, f32::min);
                let value = &mut self.turns[start + wind];
                largest = largest.max((*value - best).abs());
                *value = best;
            }
        }
        largest
    }

    /// After-wind timing: the best order in each wind, averaged over the winds to come.
    fn choose_after(&mut self, cell: u16, rounded: u8, menu: &Menu, changes: &[Change], desk: &mut Desk) -> f32 {
        let mut largest: f32 = 0.0;
        let (mut best, mut mean) = ([0.0; 2 * CALM], [0.0; CALM]);
        for (memory, allowed) in menu.by_memory.iter().enumerate() {
            for (slot, value) in best.iter_mut().enumerate() {
                let of = |&number: &usize| desk.sailed[number * 2 * CALM + slot];
                *value = allowed.iter().map(of).fold(f32::INFINITY, f32::min);
            }
            mean.fill(0.0);
            average(&best, changes, &mut mean);
            let start = self.index(cell, rounded, memory);
            for (value, mean) in self.turns[start..start + CALM].iter_mut().zip(mean) {
                largest = largest.max((*value - mean).abs());
                *value = mean;
            }
        }
        largest
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

/// What each order does in each wind, by order, gale or not, base, ten.
fn wind_tables(race: &SailRace, menu: &Menu) -> Vec<super::moves::Sailed> {
    let mut out = Vec::with_capacity(menu.orders.len() * 2 * CALM);
    for order in &menu.orders {
        for gale in [false, true] {
            for base in 0..BASES {
                for ten in 0..TENS {
                    let wind = Wind { direction: ten as u16 * 10, base: base as u8 + 1, gale };
                    out.push(order.in_wind(race, wind));
                }
            }
        }
    }
    out
}

/// The mean over the winds to come: `out[wind] += Σ chance · values[wind']`. Winds lie by base and then by ten of degrees, so that
/// a change of direction is a rotation of a row.
fn average(values: &[f32], changes: &[Change], out: &mut [f32]) {
    for change in changes {
        let turn = change.tens.rem_euclid(TENS as i16) as usize;
        for base in 0..BASES {
            let (base_after, gale) = changed_force(base, change);
            let from = usize::from(gale) * CALM + base_after * TENS;
            let (row, out) = (&values[from..from + TENS], &mut out[base * TENS..(base + 1) * TENS]);
            let (head, tail) = out.split_at_mut(TENS - turn);
            for (out, value) in head.iter_mut().zip(&row[turn..]).chain(tail.iter_mut().zip(&row[..turn])) {
                *out += change.chance * value;
            }
        }
    }
}

/// Where a wind stands in a row of values.
fn slot(wind: Wind) -> usize {
    (usize::from(wind.base) - 1) * TENS + usize::from(wind.direction / 10)
}
