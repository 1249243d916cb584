//! What a seat sees, as numbers: the step, the wind, the Rencontres, and the camps.

use crate::cards::{Figure, Number, Numbers};
use crate::game::Horde;
use crate::roles::Role;
use crate::state::{Camp, FACE_DOWN, HIDDEN, POOLS, State};
use crate::terrain::ABSENT;
use galerne_engine::{Key, Perceive, Seat, Sense, View, seats_from};

const NUMBERS: usize = Number::COUNT as usize;
const FIGURES: usize = Figure::COUNT as usize;
/// More points than a pool or a row ever holds: the 36 cards and what Soutien doubles.
const POINTS: f32 = 255.0;

/// Value and suit of an open card; nothing of none.
fn card(sense: &mut impl Sense, card: Option<Number>) {
    sense.number(card.map_or(0.0, |card| card.value().into()), 10.0);
    sense.one_of(card.map_or(usize::MAX, |card| card.suit() as usize), 4);
}

/// A set of number cards.
fn numbers(set: Numbers, sense: &mut impl Sense) {
    sense.piece(Key([set.0]), |sense| sense.set(set.0, NUMBERS));
}

impl Perceive for Horde {
    /// The order in which cards were played is forgotten.
    fn recalls(&self) -> bool {
        false
    }

    fn perceive(&self, view: &View<Self>, seat: Seat, sense: &mut impl Sense) {
        let state = view.state();
        sense.pane("step", &[0]);
        self.perceive_step(state, seat, sense);
        sense.pane("souffles", &[NUMBERS + 20]);
        numbers(state.souffles, sense);
        for row in 0..4 {
            card(sense, state.wind(row));
        }
        sense.pane("dominantes", &[self.seats, 6]);
        for seat in seats_from(seat, self.seats) {
            card(sense, state.dominante(seat.index()));
            sense.flag(state.drawn[seat.index()]);
        }
        // Alone the line has four columns; in competition the own four come first.
        sense.pane("rencontres", &[4 * self.seats, FIGURES + 2]);
        for seat in seats_from(seat, self.seats) {
            let [a, b, c, d] = std::array::from_fn(|slot| state.slots[4 * seat.index() + slot]);
            sense.piece(Key::from([[a, b, c, d, 0, 0, 0, 0]]), |sense| {
                for here in [a, b, c, d] {
                    sense.one_of(here.into(), FIGURES);
                    let is_down = State::is_face_down(here);
                    sense.flag(is_down);
                    sense.number(if is_down { (here - FACE_DOWN).into() } else { 0.0 }, POOLS as f32);
                }
            });
        }
        // Of every Rencontre whether it is unseen, and since which reshuffle: the pools are disjoint.
        sense.pane("unseen", &[FIGURES, 2]);
        sense.piece(Key(state.pools.map(|figures| figures.0.into())), |sense| {
            let mut unseen = [0.0; 2 * FIGURES];
            for (pool, figures) in state.pools.iter().enumerate().rev() {
                let mut rest = figures.0;
                while rest != 0 {
                    let place = 2 * (rest.trailing_zeros() as usize % FIGURES);
                    (unseen[place], unseen[place + 1]) = (1.0, pool as f32 / POOLS as f32);
                    rest &= rest - 1;
                }
            }
            sense.values(unseen);
        });
        sense.pane("camps", &[self.seats, 0]);
        for seat in seats_from(seat, self.seats) {
            perceive_camp(&state.camps[seat.index()], sense);
        }
    }

    /// The cells that each formation wants, by suit and role.
    fn ground(&self, sense: &mut impl Sense) {
        sense.pane("formations", &[4, 4, 16]);
        for cells in self.masks.iter().flatten() {
            sense.set(u64::from(*cells), 16);
        }
        sense.pane("costs", &[4]);
        for cost in self.costs {
            sense.number(cost.into(), 255.0);
        }
    }
}

impl Horde {
    fn perceive_step(&self, state: &State, seat: Seat, sense: &mut impl Sense) {
        sense.one_of(state.step as usize, 22);
        sense.flag(state.actor == seat.0);
        sense.number(state.turn.into(), 255.0);
        sense.flag(state.waiting);
        sense.number(state.row.into(), 4.0);
        sense.number(state.committed.into(), POINTS);
        sense.one_of(state.mover.map_or(usize::MAX, |role| role as usize), 4);
        sense.number(state.cursor.into(), 255.0);
        sense.one_of(state.resume.map_or(usize::MAX, |resume| resume as usize), 5);
        // Two losses at most count at the end of a step: one number each, 0 for none.
        for seat in seats_from(seat, 2) {
            sense.number(state.failing[seat.index()].map_or(0.0, |cause| cause as u8 as f32 + 1.0), 6.0);
        }
        // The own cells of the row that are still to be compared.
        sense.set(state.line.into(), 16);
    }
}

fn perceive_camp(camp: &Camp, sense: &mut impl Sense) {
    let ([a, b, c, d], [e, f, g, h]) = (camp.cells, camp.suits);
    sense.piece(Key::from([[a, b, c, d, e, f, g, h]]), |sense| {
        for role in Role::ALL {
            let cell = camp.cells[role as usize];
            sense.one_of(cell.into(), ABSENT.into());
            sense.one_of(if cell < ABSENT { camp.suits[role as usize].into() } else { usize::MAX }, 4);
        }
    });
    for roles in [camp.wounded, camp.moved, camp.entered] {
        sense.set(roles.into(), 4);
    }
    sense.number(camp.pool.into(), POINTS);
    sense.flag(camp.soutien);
    numbers(camp.hand, sense);
    numbers(camp.pack, sense);
    sense.number(camp.hidden.into(), NUMBERS as f32);
    let [top, one, two] = [camp.top, camp.looked[0], camp.looked[1]];
    sense.piece(Key::from([[top, one, two, 0, 0, 0, 0, 0]]), |sense| {
        for known in [top, one, two] {
            sense.flag(known == HIDDEN);
            sense.one_of(known.into(), NUMBERS);
        }
    });
    sense.set(camp.vif.0.into(), FIGURES);
    // By card its place in the order of arrival, which says who enters first (HC-8.3).
    let [first, last] =
        std::array::from_fn(|half| u64::from_le_bytes(std::array::from_fn(|at| camp.aval[8 * half + at])));
    sense.piece(Key([first, last, camp.aval_len.into()]), |sense| {
        let mut places = [0.0; FIGURES];
        for (place, figure) in camp.waiting().enumerate() {
            places[usize::from(figure.0) % FIGURES] = (place as f32 + 1.0) / 16.0;
        }
        sense.values(places);
    });
    sense.one_of(camp.lost.map_or(usize::MAX, |cause| cause as usize), 6);
}
