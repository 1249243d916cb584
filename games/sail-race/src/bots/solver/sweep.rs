//! One sweep of the value iteration, over every place whose surroundings have changed.
//!
//! Nearly all of the time goes into two loops: looking up where each order leads in each wind, and averaging over the winds to
//! come. The first is made a plain table of offsets, the finish a place like any other; in the second a change of direction is
//! a shift along a row that is written down twice, so that the compiler can take many winds at once.

use super::moves::{BASES, CALM, Memory, Order, Sailed, TENS, changed_force, changes, orders};
use super::par::Par;
use crate::game::SailRace;
use crate::wind::Wind;
use galerne_engine::{Direction, Rules};

/// Speeds from 0 to 10: twice a gale's five.
const SPEEDS: usize = 11;
/// Straight moves from a place: directions by speeds.
const LANES: usize = 6 * SPEEDS;
/// The final threshold: a place is computed again when a value it depends on has changed by more than this. Earlier sweeps use
/// higher thresholds, because small changes are soon replaced by larger ones; until then they are added up.
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

/// How the wind may change with one probability: for each base the rows of the winds to come, and the shifts along them.
/// Most changes are equally likely, so they are summed first and weighed together.
struct Shifts {
    chance: f32,
    by_base: [Vec<(usize, usize)>; BASES],
}

/// What an order comes to in neighbouring winds of one base that lead to the same place: the move, the same eased, and where
/// in the block of the place it ends in to read on, one value after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stretch {
    lane: u8,
    eased: u8,
    from: u8,
    to: u8,
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
    shifts: Vec<Shifts>,
    /// By order, and by gale or not and base: the winds of a row in stretches.
    stretches: Vec<[Vec<Stretch>; 2 * BASES]>,
    ease: bool,
    after_wind: bool,
    block: usize,
    /// The nearest to the finish first.
    places: Vec<Place>,
    /// A clock that counts looks at places: when each place's values last changed, and when it was last looked at.
    clock: u32,
    changed: Vec<u32>,
    looked: Vec<u32>,
    /// The present threshold, and for each place the sum of its changes below it.
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
        Sweeps {
            stretches: menu.orders.iter().map(|order| stretches(race, *order, par.memory)).collect(),
            sailed: vec![[[0.0; 2 * TENS]; 2 * BASES]; menu.orders.len()],
            worth: vec![[0.0; CALM]; menu.orders.len()],
            menu,
            shifts: shifts(race),
            ease: race.options().ease,
            after_wind: par.after_wind,
            block,
            places,
            clock: 1,
            // The first sweep computes every place.
            changed: vec![1; finish + 1],
            looked: vec![0; finish + 1],
            news: GREATEST_NEWS,
            untold: vec![0.0; finish + 1],
        }
    }

    /// Computes every place whose surroundings have changed. Returns the largest change, or what small changes may still add up to.
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
                // A place depends on itself as well: a boat that waits for a better wind stays there.
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
        for (rows, stretches) in self.sailed.iter_mut().zip(&self.stretches) {
            for (row, stretches) in rows.iter_mut().zip(stretches) {
                for stretch in stretches {
                    let out = &mut row[usize::from(stretch.from)..usize::from(stretch.to)];
                    let from = |lane: u8| {
                        let start = ends[usize::from(lane) % LANES] as usize + usize::from(stretch.offset);
                        &turns[start..start + out.len()]
                    };
                    let (full, eased) = (from(stretch.lane), from(stretch.eased));
                    if self.ease && stretch.eased != stretch.lane {
                        a_turn_later_eased(out, full, eased);
                    } else {
                        a_turn_later(out, full);
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

/// Most stretches are as wide as a side of a hex, which is worth unrolling: a loop costs more than what it does there.
const SIDE: usize = TENS / 6;

fn a_turn_later(out: &mut [f32], turns: &[f32]) {
    if let (Ok(out), Ok(turns)) = (<&mut [f32; SIDE]>::try_from(&mut *out), <&[f32; SIDE]>::try_from(turns)) {
        *out = turns.map(|turns| 1.0 + turns);
    } else {
        out.iter_mut().zip(turns).for_each(|(out, turns)| *out = 1.0 + turns);
    }
}

fn a_turn_later_eased(out: &mut [f32], turns: &[f32], eased: &[f32]) {
    a_turn_later(out, turns);
    for (out, eased) in out.iter_mut().zip(eased) {
        *out = out.min(1.0 + eased);
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

fn shifts(race: &SailRace) -> Vec<Shifts> {
    let mut out: Vec<Shifts> = Vec::new();
    for change in changes(race) {
        let known = out.iter().position(|shifts| shifts.chance == change.chance).unwrap_or_else(|| {
            out.push(Shifts { chance: change.chance, by_base: Default::default() });
            out.len() - 1
        });
        let turn = change.tens.rem_euclid(TENS as i16) as usize;
        for (base, shifts) in out[known].by_base.iter_mut().enumerate() {
            let (after, gale) = changed_force(base, &change);
            shifts.push((usize::from(gale) * BASES + after, turn));
        }
    }
    out
}

/// The mean over the winds to come, for every wind that may blow before.
fn mean(rows: &[Row; 2 * BASES], shifts: &[Shifts]) -> [f32; CALM] {
    let mut out = [0.0; CALM];
    for (base, out) in out.as_chunks_mut::<TENS>().0.iter_mut().enumerate() {
        for alike in shifts {
            // Small enough to stay in the processor's registers all the way.
            let mut sum = [0.0; TENS];
            for &(row, turn) in &alike.by_base[base] {
                for (sum, value) in sum.iter_mut().zip(&rows[row][turn..turn + TENS]) {
                    *sum += value;
                }
            }
            for (out, sum) in out.iter_mut().zip(sum) {
                *out += alike.chance * sum;
            }
        }
    }
    out
}

/// What an order does in each wind.
fn stretches(race: &SailRace, order: Order, memory: Memory) -> [Vec<Stretch>; 2 * BASES] {
    std::array::from_fn(|row| {
        let (gale, base) = (row / BASES == 1, row % BASES);
        let mut out: Vec<Stretch> = Vec::new();
        for ten in 0..TENS as u8 {
            let wind = Wind { direction: u16::from(ten) * 10, base: base as u8 + 1, gale };
            let Sailed { speed, towards, sail_up } = order.in_wind(race, wind);
            let lane = (towards.index() * SPEEDS + usize::from(speed)) as u8;
            let offset = (memory.index(order.heading, sail_up) * CALM + base * TENS) as u16 + u16::from(ten);
            match out.last_mut() {
                Some(last) if last.lane == lane && last.offset + u16::from(ten - last.from) == offset => last.to += 1,
                _ => out.push(Stretch { lane, eased: lane - u8::from(speed > 0), from: ten, to: ten + 1, offset }),
            }
        }
        out
    })
}
