//! The end of a turn as one seat sees it, as numbers for a network: first what one turn's search shares, then the board, then the stock.
//!
//! Beside the bare facts stand quantities that are a long way from them: regions, what each card counts, how likely the seat is ahead. A
//! small network need not find these out again.

use super::value::shaken;
use crate::buildings::Kind;
use crate::cells::{CELLS, Mask, bit_or_none, cells_of, in_order};
use crate::game::Pluvionautes;
use crate::missions::{Hand, Mission};
use crate::reach::Ways;
use crate::sky::Terrain;
use crate::state::{Phase, State};
use crate::weather::Weather;
use galerne_engine::{Panes, Seat, Sense};
use galerne_learnt::share;

/// Counts of islands are separate inputs up to here.
const MOST: usize = 8;
/// How much is read out of the board, by its logarithm for each villager above a shaken board.
const KEEN: f32 = 0.35;
/// By how many villagers a lead is about sure to hold to the end.
const WIDTH: f32 = 2.5;

/// A seat between two turns: what it knows besides the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Standpoint {
    seat: Seat,
    own: Hand,
    /// How likely the other seat holds each card.
    held: [f32; 6],
    /// Turns taken when the board is judged.
    done: u8,
    /// Whether the last of them was the seat's own.
    moved: bool,
}

/// What the board counts, looked at once.
struct Counted {
    weather: Weather,
    /// The largest region of each terrain and the size of the second one.
    herds: [(Mask, u8); 3],
    counts: [u8; 6],
}

impl Counted {
    fn of(game: &Pluvionautes, state: &State) -> Counted {
        let ways = game.paths(state);
        let weather = game.weather_by(state, &ways);
        let herds = Terrain::ALL.map(|terrain| herd(&ways, state.sky.of(terrain)));
        let counts = Mission::ALL.map(|mission| {
            let counted = if mission.is_livestock() {
                herds[mission as usize % 3].0
            } else {
                weather.rain & state.sky.of(mission.terrain())
            };
            counted.count_ones() as u8
        });
        Counted { weather, herds, counts }
    }
}

/// The largest connected part of the islands, and the size of the second one.
fn herd(ways: &Ways, islands: Mask) -> (Mask, u8) {
    let (mut rest, mut largest, mut second) = (islands, 0, 0);
    while rest != 0 {
        let region = ways.region(rest & rest.wrapping_neg(), rest);
        rest &= !region;
        let (size, most) = (region.count_ones(), Mask::count_ones(largest));
        if size > most {
            (largest, second) = (region, most);
        } else {
            second = second.max(size);
        }
    }
    (largest, second as u8)
}

/// The exponential of a number near nothing, the same on every platform.
fn rising(x: f32) -> f32 {
    let share = share(x.clamp(-8.0, 8.0));
    share / (1.0 - share)
}

impl Standpoint {
    /// A seat whose turn it is, as it will stand when the turn is over. Who may hold what is inferred from the board as
    /// it is now: what the seat itself does to it reveals no other seat's cards.
    pub(crate) fn in_turn(game: &Pluvionautes, state: &State, seat: Seat) -> Standpoint {
        Standpoint { done: state.turns + 1, moved: true, ..Standpoint::of(game, state, seat) }
    }

    /// A seat after a turn of the other.
    pub(crate) fn after_other(game: &Pluvionautes, state: &State, seat: Seat) -> Standpoint {
        Standpoint { done: state.turns, moved: false, ..Standpoint::of(game, state, seat) }
    }

    fn of(game: &Pluvionautes, state: &State, seat: Seat) -> Standpoint {
        let own = state.hands.get(seat.index()).copied().unwrap_or_default();
        let counts = Counted::of(game, state).counts;
        let mut held = likely(game, own, &counts);
        // What lies open need not be guessed.
        for (other, hand) in state.hands.iter().enumerate().take(game.seats) {
            if other != seat.index() && game.options.missions == crate::options::Secrecy::Open && !hand.is_hidden() {
                held = Mission::ALL.map(|mission| f32::from(hand.copies(mission).min(1)));
            }
        }
        Standpoint { seat, own, held, done: 0, moved: false }
    }

    /// The seat that it is about.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// All inputs.
    pub(crate) fn tell(&self, game: &Pluvionautes, state: &State, sense: &mut impl Sense) {
        self.tell_fixed(state, sense);
        self.tell_board(game, state, sense);
        self.tell_stock(state, sense);
    }

    /// Names and shapes of the inputs.
    pub(crate) fn panes(game: &Pluvionautes) -> Panes {
        let (mut panes, state) = (Panes::default(), State { phase: Phase::Launch, ..State::BLANK });
        Standpoint::of(game, &state, Seat(0)).tell(game, &state, &mut panes);
        panes
    }

    /// What no decision of the turn changes: the clock, the own cards, the other seat.
    pub(crate) fn tell_fixed(&self, state: &State, sense: &mut impl Sense) {
        sense.pane("done", &[11]);
        sense.one_of(self.done.into(), 11);
        sense.pane("moved", &[2]);
        sense.flags([self.moved, state.first == self.seat.0]);
        sense.pane("cards", &[6]);
        Mission::ALL.into_iter().for_each(|mission| sense.flag(self.own.copies(mission) > 0));
        sense.pane("held", &[6]);
        sense.values(self.held.map(|held| held.clamp(0.0, 1.0)));
        sense.pane("other_stock", &[3, 3]);
        let other = state.supply[1 - (self.seat.index() & 1)];
        other.into_iter().for_each(|held| sense.upto(held.min(3), 3));
    }

    /// The islands, the weather, what it brings.
    pub(crate) fn tell_board(&self, game: &Pluvionautes, state: &State, sense: &mut impl Sense) {
        let counted = Counted::of(game, state);
        let (livestock, crop) = (self.card(0), self.card(3));
        let of = |card: Option<usize>| card.map_or(0, |card| state.sky.of(Terrain::ALL[card % 3]));
        sense.pane("cells", &[12, CELLS]);
        let rain = counted.weather.rain;
        let herd = livestock.map_or(0, |card| counted.herds[card].0);
        let [plain, forest, mountain] = Terrain::ALL.map(|terrain| state.sky.of(terrain));
        let [wall, tower, light] = Kind::ALL.map(|kind| state.buildings.beside(kind) & crate::cells::BOARD);
        for plane in [
            of(livestock),
            of(crop),
            plain,
            forest,
            mountain,
            rain,
            counted.weather.storm,
            of(crop) & rain,
            herd,
            wall,
            tower,
            light,
        ] {
            sense.set(in_order(plane), CELLS);
        }
        sense.pane("dice", &[6, CELLS]);
        for value in 1..=6 {
            let dice = state.dice.iter().filter(|die| die.value == value);
            sense.set(in_order(dice.fold(0, |cells, die| cells | bit_or_none(die.cell))), CELLS);
        }
        sense.pane("lost", &[2]);
        let dice = &state.dice[..usize::from(game.options.weather_dice)];
        sense.upto(dice.iter().filter(|die| die.is_off()).count().min(2) as u8, 2);
        sense.pane("counts", &[6, MOST + 1]);
        counted.counts.into_iter().for_each(|count| sense.one_of(usize::from(count).min(MOST), MOST + 1));
        sense.pane("second", &[3]);
        counted.herds.into_iter().for_each(|(_, second)| sense.number(second.into(), 4.0));
        sense.pane("own", &[2, MOST + 1]);
        for card in [livestock, crop] {
            sense.one_of(card.map_or(usize::MAX, |card| usize::from(counted.counts[card]).min(MOST)), MOST + 1);
        }
        self.tell_lead(game, &counted.counts, sense);
    }

    /// What a turn's building takes from the stock.
    pub(crate) fn tell_stock(&self, state: &State, sense: &mut impl Sense) {
        sense.pane("stock", &[3, 3]);
        let own = state.supply[self.seat.index() & 1];
        own.into_iter().for_each(|held| sense.upto(held.min(3), 3));
        sense.pane("reserve", &[3]);
        for (kind, left) in Kind::ALL.into_iter().zip(state.reserve) {
            sense.number(left.into(), kind.count().into());
        }
    }

    /// The place of the first own card from there on among three.
    fn card(&self, from: usize) -> Option<usize> {
        (from..from + 3).find(|&card| self.own.copies(Mission::ALL[card]) > 0)
    }

    /// The own points, and how they compare with what each pair of cards would bring the other.
    fn tell_lead(&self, game: &Pluvionautes, counts: &[u8; 6], sense: &mut impl Sense) {
        let points: [f32; 6] = std::array::from_fn(|card| f32::from(counts[card] * game.values[card]));
        let mine: f32 = (0..6).map(|card| f32::from(self.own.copies(Mission::ALL[card])) * points[card]).sum();
        let (mut theirs, mut above, mut level, mut surely) = (0.0, 0.0, 0.0, 0.0);
        for livestock in 0..3 {
            for crop in 3..6 {
                let likely = self.held[livestock] * self.held[crop];
                let lead = mine - points[livestock] - points[crop];
                theirs += likely * (points[livestock] + points[crop]);
                if lead > 0.0 {
                    above += likely;
                } else if lead == 0.0 {
                    level += likely;
                }
                surely += likely * share(lead / WIDTH);
            }
        }
        sense.pane("score", &[1]);
        sense.number(mine, 40.0);
        sense.pane("lead", &[2]);
        sense.signed(mine - theirs, 20.0);
        sense.pane("ahead", &[3]);
        sense.numbers([(above, 1.0), (level, 1.0), (surely, 1.0)]);
    }
}

/// How likely the other seat holds each card, by the copies left (PL-10.4) and by what the board gives away: people build what they are paid
/// for.
fn likely(game: &Pluvionautes, own: Hand, counts: &[u8; 6]) -> [f32; 6] {
    let shaken = shaken(game.options.island_mix);
    let mut held: [f32; 6] = std::array::from_fn(|card| {
        let mission = Mission::ALL[card];
        let left = game.material.copies[card].saturating_sub(own.copies(mission));
        let lift = (f32::from(counts[card]) - shaken[card]) * f32::from(game.value(mission));
        f32::from(left) * rising(KEEN / game.dearness() * lift)
    });
    for pile in held.chunks_mut(3) {
        let all: f32 = pile.iter().sum();
        pile.iter_mut().for_each(|held| *held /= all.max(1e-6));
    }
    held
}

/// For each of the twelve ways to turn or mirror the board, from which input each input is taken then.
pub(crate) fn symmetries(panes: &Panes) -> Vec<Vec<u16>> {
    let mut all = Vec::new();
    for mirrored in [false, true] {
        for turns in 0..6 {
            let from = cells_of(crate::cells::BOARD).map(|cell| turned(cell, turns, mirrored)).collect::<Vec<u8>>();
            let mut inputs: Vec<u16> = (0..panes.len as u16).collect();
            for pane in panes.list.iter().filter(|pane| matches!(pane.name, "cells" | "dice")) {
                for at in 0..pane.len {
                    let plane = pane.start + at / CELLS * CELLS;
                    inputs[pane.start + at] = (plane + usize::from(from[at % CELLS])) as u16;
                }
            }
            all.push(inputs);
        }
    }
    all
}

/// The cell that comes to a cell when the board is turned by sixths and mirrored.
fn turned(cell: u8, turns: u8, mirrored: bool) -> u8 {
    let (mut q, mut r) = crate::cells::Cell(cell).axial();
    for _ in 0..turns {
        (q, r) = (-r, q + r);
    }
    if mirrored {
        (q, r) = (r, q);
    }
    let at = crate::cells::Cell::all().find(|cell| cell.axial() == (q, r));
    at.map_or(cell, |at| at.0)
}
