//! The value of a state: Pack cards against Souffles, and how near the four formations are.

use super::forecast::{Forecast, other_holds};
use crate::cards::{Number, Suit};
use crate::formations::Masks;
use crate::game::Horde;
use crate::options::WinCondition;
use crate::roles::Role;
use crate::state::{Camp, NONE, State, Step};
use crate::terrain::{ABSENT, cells_in, destinations};
use galerne_engine::Level;
use galerne_learnt::{Net, Sum, share};
use std::cell::Cell;
use std::sync::Arc;

/// Weights, all counted in Pack cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// What it takes to burn one Souffle: cards played, lost to Véramorphes and to missed formations.
    pub(super) per_souffle: f32,
    /// What being ready for the next formation is worth when placements are sorted at a glance.
    pub(super) ready: f32,
    /// What it is worth to be sure of holding the next formation.
    pub(super) promise: f32,
    pub(super) wound: f32,
    /// What a high card is worth more than a low one, per point.
    pub(super) point: f32,
    /// A role that is neither on the terrain nor in Aval.
    pub(super) missing: f32,
    /// How much luck is still to come, per square root of a Souffle.
    pub(super) luck: f32,
    /// Points in hand beyond those needed that make a formation as good as sure.
    pub(super) slack: f32,
}

impl Weights {
    pub(super) const DEFAULT: Weights = Weights {
        per_souffle: 0.9,
        ready: 7.0,
        promise: 10.0,
        wound: 0.65,
        point: 0.24,
        missing: 0.5,
        luck: 1.73,
        slack: 4.0,
    };

    /// The *novice* hardly thinks of the next turn; the others judge alike.
    pub(super) const fn of(level: Level) -> Weights {
        match level {
            Level::Novice => Weights { ready: 1.0, promise: 1.0, ..Weights::DEFAULT },
            Level::Habitue | Level::Maitre => Weights::DEFAULT,
        }
    }

    /// How far the cards left may still go astray, in cards.
    fn spread(&self, goal: f32) -> f32 {
        self.luck * (0.6 + goal.sqrt())
    }
}

/// The movements from a cell to the formation, by suit, role and cell; the last entry is for a role in Aval, its entry not counted.
pub(crate) type Near = [[[u8; 17]; 4]; 4];

/// What does not change during a game.
#[derive(Clone, Debug)]
pub struct Insight {
    pub(crate) near: Near,
    /// HC-15.2: the same for the figures in the mirror, where they count. The rows are the same, so the winds are.
    pub(crate) mirrored: Option<Near>,
    /// By suit, the ways its four roles may stand: the least Resistance on each row, 0 on an empty row.
    pub(crate) lines: [Vec<[u8; 4]>; 4],
    /// By role, the sixteen cells from the handiest on: those from which the four formations are nearest.
    pub(crate) handy: [[u8; 16]; 4],
    pub(super) weights: Weights,
    /// What judges the end of a turn in the place of the weights.
    pub(super) net: Option<Arc<Net>>,
    /// The state that was judged last by a plan, and its chance: a position is judged many times over, each time on
    /// another luck, and one in which a decision is due has no luck before its plan.
    planned: Cell<Option<(State, f32)>>,
}

/// More movements than any character has: the Ailier on the wrong colour.
pub(crate) const FAR: u8 = 9;

impl Insight {
    pub(super) fn new(game: &Horde, weights: Weights) -> Insight {
        let (near, mirrored) = (nearness(&game.masks), game.mirror.as_ref().map(nearness));
        let steps = |suit: usize, role: usize, cell: u8| {
            let there = |near: &Near| near[suit][role][usize::from(cell)].min(4);
            mirrored.as_ref().map_or(4, there).min(there(&near))
        };
        let handy = std::array::from_fn(|role| {
            let mut cells: [u8; 16] = std::array::from_fn(|cell| cell as u8);
            cells.sort_by_key(|&cell| (0..4).map(|suit| steps(suit, role, cell)).sum::<u8>());
            cells
        });
        Insight {
            near,
            mirrored,
            handy,
            lines: game.masks.map(|formation| ways_to_stand(game, &formation)),
            weights,
            net: None,
            planned: Cell::new(None),
        }
    }

    /// What `judge` says of the state, asked once.
    pub(super) fn remembered(&self, state: &State, judge: impl FnOnce() -> f32) -> f32 {
        if let Some((_, known)) = self.planned.get().filter(|(judged, _)| judged == state) {
            return known;
        }
        let chance = judge();
        self.planned.set(Some((*state, chance)));
        chance
    }

    /// The points needed to be in a formation next turn, as it is drawn or, where that counts, in the mirror; blocking left aside. `far` is
    /// the price of a place out of reach; a role that is neither on the terrain nor `expected` in Aval costs 8.
    pub(super) fn price(&self, camp: &Camp, suit: usize, far: u32, expected: u8) -> u32 {
        let of = |near: &[[u8; 17]; 4]| {
            let points = Role::ALL.map(|role| {
                let cell = camp.cells[role as usize];
                match u32::from(near[role as usize][usize::from(cell.min(ABSENT))]) {
                    _ if cell >= ABSENT && expected & role.bit() == 0 => 8,
                    0 => 0,
                    steps if steps >= u32::from(FAR) => far,
                    steps if camp.is_wounded(role) => 1 + 3 * steps,
                    steps => 3 * (steps - 1),
                }
            });
            points.into_iter().sum()
        };
        let plain = of(&self.near[suit]);
        self.mirrored.as_ref().map_or(plain, |near| plain.min(of(&near[suit])))
    }

    /// How likely the next formation can be held, from 0 to 1: the suits that may come, each with what it would cost.
    pub(crate) fn readiness(&self, state: &State, camp: &Camp) -> f32 {
        const HELD: [f32; 13] = [0.95, 0.9, 0.85, 0.75, 0.65, 0.55, 0.5, 0.35, 0.3, 0.25, 0.15, 0.1, 0.05];
        let mut suits = [0u32; 4];
        for (suit, count) in suits.iter_mut().enumerate() {
            *count = (state.souffles.0 & (0x1111_1111_1111_1111 << suit)).count_ones();
        }
        let all: u32 = suits.iter().sum();
        let held = |suit: usize| HELD[self.price(camp, suit, 12, camp.aval_roles()).min(12) as usize];
        if all == 0 {
            return Self::next_fallback(state).map_or(0.7, |suit| held(suit as usize));
        }
        (0..4).map(|suit| suits[suit] as f32 * held(suit)).sum::<f32>() / all as f32
    }

    /// HC-6.3 one turn ahead: the Dominante when the deck will be empty.
    pub(super) fn next_fallback(state: &State) -> Option<Suit> {
        (0..3).rev().find_map(|row| state.wind(row)).map(Number::suit)
    }

    /// The chance of winning, judged at the end of a turn.
    pub(crate) fn worth(&self, game: &Horde, state: &State) -> f32 {
        let forecast = Forecast::of(game, self, state);
        match &self.net {
            Some(net) => self.settled(game, state).unwrap_or_else(|| {
                let fixed = self.fixed_inputs(game, state, &forecast, net);
                self.learnt(game, state, &forecast, net, fixed)
            }),
            None => self.foreseen(game, state, &forecast),
        }
    }

    /// The same by the weights, at any moment of a turn.
    pub(super) fn by_weights(&self, game: &Horde, state: &State) -> f32 {
        self.foreseen(game, state, &Forecast::of(game, self, state))
    }

    /// The sum over the inputs that all ends of a turn with these winds and Rencontres share.
    pub(super) fn fixed_inputs(&self, game: &Horde, state: &State, forecast: &Forecast, net: &Net) -> Sum {
        let mut sense = net.going_on(net.begin());
        self.tell_fixed(game, state, forecast, &mut sense);
        sense.sum()
    }

    /// The network's chance of winning, gone on from those.
    pub(super) fn learnt(&self, game: &Horde, state: &State, forecast: &Forecast, net: &Net, fixed: Sum) -> f32 {
        let mut sense = net.going_on(fixed);
        self.tell_changing(game, state, forecast, &mut sense);
        share(net.answer(&sense.sum())[0])
    }

    /// The chance of winning where the rules leave no doubt.
    pub(super) fn settled(&self, game: &Horde, state: &State) -> Option<f32> {
        let camp = &state.camps[0];
        match state.step {
            _ if camp.lost.is_some() => Some(0.0),
            Step::Over => Some(1.0),
            _ if Self::souffles_to_go(game, state) == 0 => Some(0.999),
            _ if Self::pack_left(state) == 0 && camp.hand_len() < game.options.hand_size => Some(0.001),
            _ => None,
        }
    }

    /// The Pack without the cards that a missed formation still takes.
    pub(super) fn pack_left(state: &State) -> u8 {
        let owed = if state.step == Step::Penalty { state.cursor } else { 0 };
        state.camps[0].pack_len().saturating_sub(owed)
    }

    /// The same by the weights where what the next turn will ask for has been worked out before.
    pub(crate) fn foreseen(&self, game: &Horde, state: &State, forecast: &Forecast) -> f32 {
        if let Some(settled) = self.settled(game, state) {
            return settled;
        }
        let (margin, spread) = self.margin(game, state, forecast);
        let arrives = logistic(margin / spread - LATE);
        if !game.shared {
            return arrives;
        }
        // HC-14.14: if the other Horde arrives as well, the one with more characters wins.
        arrives * (0.7 + 0.02 * f32::from(state.camps[0].characters()))
    }

    /// By how many cards the Horde is ahead of its Souffles, and how far that may still go astray.
    pub(super) fn margin(&self, game: &Horde, state: &State, forecast: &Forecast) -> (f32, f32) {
        let (camp, weights) = (&state.camps[0], &self.weights);
        let (pack, goal) = (Self::pack_left(state), Self::souffles_to_go(game, state));
        let goal = f32::from(goal) * Self::slowness(game, state);
        let points: f32 = camp.hand.iter().map(|card| f32::from(card.value()) - 6.0).sum();
        let missing = 4.0 - (camp.aval_roles() | camp.present()).count_ones() as f32;
        let hurt = (camp.wounded & camp.present()).count_ones() as f32;
        let margin = f32::from(pack + camp.hand_len()) - weights.per_souffle * goal
            + weights.promise * (self.promise(game, state, pack, forecast) - USUAL)
            + weights.point * points
            - weights.wound * hurt
            - weights.missing * missing;
        (margin, weights.spread(goal))
    }

    /// How much longer a Souffle lasts than alone (HC-1.5): in competition each walking Horde that holds its formation moves the column
    /// on (HC-14.10).
    fn slowness(game: &Horde, state: &State) -> f32 {
        const ALONE: f32 = 3.2;
        if !game.shared {
            return 1.0;
        }
        ALONE / (1.0 + f32::from(game.options.competition_shift) * (USUAL + other_holds(state)))
    }

    /// HC-13.1: the Souffles that are still to be burnt once the next shift has been made.
    pub(super) fn souffles_to_go(game: &Horde, state: &State) -> u8 {
        let deck = state.souffle_deck_len(1);
        match game.options.win_condition {
            WinCondition::Deck => deck.saturating_sub(1),
            // In competition the shifts count until the last card has fallen off the column (HC-14.12).
            WinCondition::DeckAndColumn if game.shared => {
                let first = state.winds.iter().position(|&wind| wind != NONE).unwrap_or(4) as u8;
                (deck + 4 - if deck > 0 { 0 } else { first }).saturating_sub(1)
            }
            // The card of row 4 leaves with that shift.
            WinCondition::DeckAndColumn => deck + state.winds[..3].iter().filter(|&&wind| wind != NONE).count() as u8,
        }
    }
}

/// The chance to arrive that a worth stands for. A worth only orders plans: it was weighed to choose well, not to be
/// shown. The curve is fitted to 8,000 decisions of 150 games that the maître played alone: of those worth 0.45 it won
/// 0.57, of those worth 0.15 0.13.
pub(super) fn chance_of(worth: f32) -> f32 {
    let worth = worth.clamp(0.001, 0.999);
    let odds = FIT[0] + FIT[1] * (worth / (1.0 - worth)).ln();
    1.0 / (1.0 + (-odds).exp())
}

/// The odds that 1 : 1 stands for, and how steep the others follow.
const FIT: [f32; 2] = [0.41, 1.32];

/// The promise of an even game.
const USUAL: f32 = 0.7;
/// How far below even a game stands whose cards are even with its Souffles, on the scale of [`logistic`].
const LATE: f32 = 0.5;

fn nearness(masks: &Masks) -> Near {
    let mut near = [[[FAR; 17]; 4]; 4];
    for suit in 0..4 {
        for role in Role::ALL {
            let row = &mut near[suit][role as usize];
            let mut seen = masks[suit][role as usize];
            cells_in(seen).for_each(|cell| row[usize::from(cell)] = 0);
            // Movements go both ways on an empty terrain.
            for distance in 1..FAR {
                let wider = cells_in(seen).fold(seen, |all, cell| all | destinations(role, cell, u16::MAX));
                cells_in(wider & !seen).for_each(|cell| row[usize::from(cell)] = distance);
                seen = wider;
            }
            row[16] = [3, 7, 11, 15].into_iter().map(|cell| row[cell]).min().unwrap_or(FAR);
        }
    }
    near
}

/// How many of each role wait in Aval, four bits each.
pub(crate) fn aval_counts(camp: &Camp) -> u16 {
    camp.waiting().fold(0, |counts, card| counts + (1 << (4 * card.rank())))
}

/// Every way to stand in a formation, by the least Resistance on each row. More than a few ways differ too little to matter.
fn ways_to_stand(game: &Horde, formation: &[u16; 4]) -> Vec<[u8; 4]> {
    fn place(game: &Horde, formation: &[u16; 4], (role, taken): (usize, u16), line: [u8; 4], out: &mut Vec<[u8; 4]>) {
        if out.len() >= 16 {
            return;
        }
        if role == 4 {
            if !out.contains(&line) {
                out.push(line);
            }
            return;
        }
        for cell in cells_in(formation[role] & !taken) {
            let mut next = line;
            let held = &mut next[usize::from(cell % 4)];
            let own = game.resistance(Role::ALL[role]);
            // None is 0, which no role holds.
            *held = if *held == 0 { own } else { own.min(*held) };
            place(game, formation, (role + 1, taken | 1 << cell), next, out);
        }
    }
    let mut out = Vec::new();
    place(game, formation, (0, 0), [0; 4], &mut out);
    out
}

/// An S-curve from 0 to 1 through a half at 0, about as steep as the normal one.
fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-1.7 * x).exp())
}
