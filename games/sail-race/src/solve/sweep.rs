//! One sweep of the value iteration, over every place whose surroundings have changed.
//!
//! Nearly all of the time goes into two loops: looking up where each order leads in each wind, and averaging over the winds to
//! come. The first is made a plain table of offsets, the finish a place like any other; in the second a change of direction is
//! a shift along a row that is written down twice, so that the compiler can take many winds at once.

use super::moves::{BASES, CALM, Memory, Order, Sailed, TENS, changed_force, changes, orders};
use super::par::Par;
use crate::game::SailRace;
use crate::wind::Wind;
use galerne_engine::{Direction, Game};

/// Speeds from 0 to 10: twice a gale's five.
const SPEEDS: usize = 11;
/// Straight moves from a place: directions by speeds.
const LANES: usize = 6 * SPEEDS;
/// In the end a place is looked at again when something it can reach has changed by more than this. At first only great news
/// travel: small ones are soon overtaken by greater ones, so they wait and add up.
const SMALLEST_NEWS: f32 = 1.0e-4;
const GREATEST_NEWS: f32 = 0.3;
/// A row of winds of one base, twice.
type Row = [f32; 2 * TENS];

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

/// How the wind may change: its probability, the shift along the row, and the row for each base.
struct Shift {
    chance: f32,
    turn: usize,
    rows: [usize; BASES],
}

/// What an order in a wind comes to: the move, the same eased, and where in the block of the place it ends in to read on.
#[derive(Clone, Copy)]
struct Step {
    lane: u8,
    eased: u8,
    offset: u16,
}

/// A place and where its straight moves end, as offsets into the values.
struct Place {
    start: u32,
    ends: [u32; LANES],
    /// The same as numbers of places, each once; the place itself among them.
    reached: Vec<u32>,
}

pub(super) struct Sweeps {
    menu: Menu,
    shifts: Vec<Shift>,
    /// By order, gale or not, base, ten.
    steps: Vec<Step>,
    ease: bool,
    after_wind: bool,
    block: usize,
    /// The nearest to the finish first.
    places: Vec<Place>,
    /// A clock that counts looks at places: when each place's values last changed, and when it was last looked at.
    clock: u32,
    changed: Vec<u32>,
    looked: Vec<u32>,
    /// What counts as news now, and how much of it each place has kept to itself.
    news: f32,
    untold: Vec<f32>,
    /// Turns from here on, by order and row.
    sailed: Vec<[Row; 2 * BASES]>,
    worth: Vec<[f32; CALM]>,
}

impl Sweeps {
    pub(super) fn new(race: &SailRace, par: &Par, order: Vec<(u16, u8)>) -> Sweeps {
        let (menu, course) = (Menu::of(race, par.memory), race.course());
        let block = par.memory.len() * CALM;
        let finish = super::moves::places(race);
        let places = order
            .into_iter()
            .map(|(cell, rounded)| {
                let ends: [u32; LANES] = std::array::from_fn(|lane| {
                    let (towards, speed) = (Direction::of(lane / SPEEDS), (lane % SPEEDS) as u8);
                    let landing = course.landing(par.tour, cell, rounded, towards, speed);
                    let end =
                        if landing.finished { finish * block } else { par.index(landing.cell, landing.rounded, 0) };
                    end as u32
                });
                let mut reached: Vec<u32> = ends.iter().map(|end| end / block as u32).collect();
                reached.sort_unstable();
                reached.dedup();
                Place { start: par.index(cell, rounded, 0) as u32, ends, reached }
            })
            .collect();
        let shifts = changes(race)
            .iter()
            .map(|change| Shift {
                chance: change.chance,
                turn: change.tens.rem_euclid(TENS as i16) as usize,
                rows: std::array::from_fn(|base| {
                    let (after, gale) = changed_force(base, change);
                    usize::from(gale) * BASES + after
                }),
            })
            .collect();
        Sweeps {
            steps: steps(race, &menu, par.memory),
            sailed: vec![[[0.0; 2 * TENS]; 2 * BASES]; menu.orders.len()],
            worth: vec![[0.0; CALM]; menu.orders.len()],
            menu,
            shifts,
            ease: race.options().ease,
            after_wind: par.after_wind,
            block,
            places,
            clock: 1,
            // Everything is news at first.
            changed: vec![1; finish + 1],
            looked: vec![0; finish + 1],
            news: GREATEST_NEWS,
            untold: vec![0.0; finish + 1],
        }
    }

    /// New values for every place that has news around it; the largest change, or what small changes may still add up to.
    pub(super) fn sweep(&mut self, turns: &mut [f32]) -> f32 {
        let mut largest: f32 = 0.0;
        for (untold, changed) in self.untold.iter_mut().zip(&mut self.changed) {
            if *untold > self.news {
                (*untold, *changed) = (0.0, self.clock + 1);
            }
        }
        self.clock += 2;
        for number in 0..self.places.len() {
            let place = &self.places[number];
            let own = place.start as usize / self.block;
            let looked = self.looked[own];
            if !place.reached.iter().any(|&there| self.changed[there as usize] > looked) {
                continue;
            }
            self.look_up(number, turns);
            let change = if self.after_wind { self.after(number, turns) } else { self.before(number, turns) };
            self.clock += 1;
            self.looked[own] = self.clock;
            self.untold[own] += change;
            if self.untold[own] > self.news {
                // News for itself as well: what waits for a better wind comes back to where it is.
                self.changed[own] = self.clock + 1;
                self.untold[own] = 0.0;
            }
            self.clock += 1;
            largest = largest.max(change);
        }
        if self.news > SMALLEST_NEWS {
            let known = self.news;
            self.news = (0.2 * largest).min(0.5 * known).max(SMALLEST_NEWS);
            return largest.max(known);
        }
        largest
    }

    /// Where every order leads from here, in every wind.
    fn look_up(&mut self, number: usize, turns: &[f32]) {
        let ends = &self.places[number].ends;
        let at =
            |lane: u8, step: &Step| 1.0 + turns[ends[usize::from(lane) % LANES] as usize + usize::from(step.offset)];
        for (rows, steps) in self.sailed.iter_mut().zip(self.steps.chunks_exact(2 * CALM)) {
            for (row, steps) in rows.iter_mut().zip(steps.chunks_exact(TENS)) {
                if self.ease {
                    for (value, step) in row.iter_mut().zip(steps) {
                        *value = at(step.lane, step).min(at(step.eased, step));
                    }
                } else {
                    for (value, step) in row.iter_mut().zip(steps) {
                        *value = at(step.lane, step);
                    }
                }
                row.copy_within(..TENS, TENS);
            }
        }
    }

    /// Program timing: the best order before the wind is known.
    fn before(&mut self, number: usize, turns: &mut [f32]) -> f32 {
        for (rows, worth) in self.sailed.iter().zip(&mut self.worth) {
            *worth = mean(rows, &self.shifts);
        }
        let mut largest: f32 = 0.0;
        let start = self.places[number].start as usize;
        for (allowed, values) in self.menu.by_memory.iter().zip(turns[start..].chunks_exact_mut(CALM)) {
            let mut best = [f32::INFINITY; CALM];
            for &order in allowed {
                for (best, worth) in best.iter_mut().zip(&self.worth[order]) {
                    *best = best.min(*worth);
                }
            }
            largest = largest.max(replace(values, &best));
        }
        largest
    }

    /// After-wind timing: the best order in each wind, averaged over the winds to come.
    fn after(&mut self, number: usize, turns: &mut [f32]) -> f32 {
        let mut largest: f32 = 0.0;
        let start = self.places[number].start as usize;
        for (allowed, values) in self.menu.by_memory.iter().zip(turns[start..].chunks_exact_mut(CALM)) {
            let mut best = [[f32::INFINITY; 2 * TENS]; 2 * BASES];
            for &order in allowed {
                for (best, row) in best.iter_mut().zip(&self.sailed[order]) {
                    for (best, value) in best.iter_mut().zip(row) {
                        *best = best.min(*value);
                    }
                }
            }
            largest = largest.max(replace(values, &mean(&best, &self.shifts)));
        }
        largest
    }
}

fn replace(values: &mut [f32], new: &[f32; CALM]) -> f32 {
    let mut largest: f32 = 0.0;
    for (value, new) in values.iter_mut().zip(new) {
        largest = largest.max((*value - new).abs());
        *value = *new;
    }
    largest
}

/// The mean over the winds to come, for every wind that may blow before.
fn mean(rows: &[Row; 2 * BASES], shifts: &[Shift]) -> [f32; CALM] {
    let mut out = [0.0; CALM];
    for shift in shifts {
        for (out, &row) in out.as_chunks_mut::<TENS>().0.iter_mut().zip(&shift.rows) {
            let row: &[f32] = &rows[row][shift.turn..shift.turn + TENS];
            for (out, value) in out.iter_mut().zip(row) {
                *out += shift.chance * value;
            }
        }
    }
    out
}

/// What each order does in each wind.
fn steps(race: &SailRace, menu: &Menu, memory: Memory) -> Vec<Step> {
    let mut out = Vec::with_capacity(menu.orders.len() * 2 * CALM);
    for order in &menu.orders {
        for gale in [false, true] {
            for base in 0..BASES {
                for ten in 0..TENS {
                    let wind = Wind { direction: ten as u16 * 10, base: base as u8 + 1, gale };
                    let Sailed { speed, towards, sail_up } = order.in_wind(race, wind);
                    let lane = (towards.index() * SPEEDS + usize::from(speed)) as u8;
                    let offset = memory.index(order.heading, sail_up) * CALM + base * TENS + ten;
                    out.push(Step { lane, eased: lane - u8::from(speed > 0), offset: offset as u16 });
                }
            }
        }
    }
    out
}
