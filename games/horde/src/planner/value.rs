//! What a position is worth to somebody who knows the game: Pack cards against Souffles, and how near the four formations are.

use crate::cards::{Figures, Numbers, Suit};
use crate::formations::Masks;
use crate::game::Horde;
use crate::roles::Role;
use crate::state::{ABSENT, Camp, NONE, State, Step};
use crate::terrain::destinations;

/// Weights, all counted in Pack cards.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// What it takes to burn one Souffle: cards played, lost to Véramorphes and to missed formations.
    pub per_souffle: f32,
    /// What being ready for the next formation is worth, at a glance.
    pub ready: f32,
    pub wound: f32,
    /// A character that is out of the game.
    pub character: f32,
    /// What a high card is worth more than a low one, per point.
    pub point: f32,
    /// How much luck is still to come, per square root of a Souffle.
    pub luck: f32,
    /// A role for which nobody waits in Aval.
    pub uncovered: f32,
    /// Whether the next turn is reckoned through: the winds that are known by then, what the hand can pay, each suit by its
    /// likelihood.
    pub next_turn: bool,
    /// How likely a formation that can be paid for is held in spite of the Rencontres.
    pub unharmed: f32,
    /// How much the open Rencontres count that will hang over the columns next turn.
    pub danger: f32,
    /// Points in hand beyond those needed that make it as good as sure.
    pub slack: f32,
}

impl Weights {
    /// One turn at a time.
    pub const PLAIN: Weights = Weights {
        per_souffle: 1.08,
        ready: 7.0,
        wound: 0.7,
        character: 0.15,
        point: 0.08,
        luck: 1.1,
        uncovered: 0.3,
        next_turn: false,
        unharmed: 0.9,
        danger: 0.0,
        slack: 3.0,
    };
    pub const DEFAULT: Weights = Weights::PLAIN;
}

/// How many movements each role needs from each cell to stand where each formation wants it; the last entry is for a role
/// that waits in Aval, its entry not counted.
#[derive(Clone, Debug)]
pub(crate) struct Insight {
    pub(crate) near: [[[u8; 17]; 4]; 4],
    /// By suit, the ways its four roles may stand: the least Resistance on each row, 0 where nobody stands.
    pub(crate) lines: [Vec<[u8; 4]>; 4],
    /// By role, the sixteen cells from the handiest on: those from which the four formations are nearest.
    pub(crate) handy: [[u8; 16]; 4],
    pub(crate) weights: Weights,
}

/// More movements than anybody has: the Ailier on the wrong colour.
pub(crate) const FAR: u8 = 9;

impl Insight {
    pub(crate) fn new(masks: &Masks, weights: Weights) -> Insight {
        let mut near = [[[FAR; 17]; 4]; 4];
        for suit in 0..4 {
            for role in Role::ALL {
                let row = &mut near[suit][role as usize];
                let mut seen = masks[suit][role as usize];
                for (cell, steps) in row.iter_mut().enumerate().take(16) {
                    if seen & (1 << cell) != 0 {
                        *steps = 0;
                    }
                }
                // Movements go both ways on an empty terrain.
                for distance in 1..FAR {
                    let mut wider = seen;
                    for cell in (0..16).filter(|cell| seen & (1 << cell) != 0) {
                        wider |= destinations(role, cell, u16::MAX);
                    }
                    for (cell, steps) in row.iter_mut().enumerate().take(16) {
                        if wider & !seen & (1 << cell) != 0 {
                            *steps = distance;
                        }
                    }
                    seen = wider;
                }
                row[16] = [3, 7, 11, 15].into_iter().map(|cell| row[cell]).min().unwrap_or(FAR);
            }
        }
        let handy = std::array::from_fn(|role| {
            let mut cells: [u8; 16] = std::array::from_fn(|cell| cell as u8);
            cells.sort_by_key(|&cell| (0..4).map(|suit| near[suit][role][usize::from(cell)].min(4)).sum::<u8>());
            cells
        });
        Insight { near, handy, lines: masks.map(|formation| ways_to_stand(&formation)), weights }
    }

    /// The points needed to be in a formation next turn; blocking left aside.
    fn price(&self, camp: &Camp, aval: u8, suit: usize) -> u32 {
        let mut points = 0;
        for role in Role::ALL {
            let cell = camp.cells[role as usize];
            let steps = u32::from(self.near[suit][role as usize][usize::from(cell.min(ABSENT))]);
            points += if cell >= ABSENT && aval & role.bit() == 0 {
                8
            } else if steps >= u32::from(FAR) {
                12
            } else if camp.is_wounded(role) {
                if steps == 0 { 0 } else { 1 + 3 * steps }
            } else {
                3 * steps.saturating_sub(1)
            };
        }
        points
    }

    /// How likely the next formation can be held, from 0 to 1: the suits that may come, each with what it would cost.
    pub(crate) fn readiness(&self, state: &State, camp: &Camp) -> f32 {
        const HELD: [f32; 13] = [0.95, 0.9, 0.85, 0.75, 0.65, 0.55, 0.5, 0.35, 0.3, 0.25, 0.15, 0.1, 0.05];
        let aval = camp.aval_roles();
        let mut suits = [0u32; 4];
        for (suit, count) in suits.iter_mut().enumerate() {
            *count = (state.souffles.0 & (0x1111_1111_1111_1111 << suit)).count_ones();
        }
        let all: u32 = suits.iter().sum();
        if all == 0 {
            return match Self::next_fallback(state) {
                Some(suit) => HELD[self.price(camp, aval, suit as usize).min(12) as usize],
                None => 0.7,
            };
        }
        let held = |suit: usize| HELD[self.price(camp, aval, suit).min(12) as usize];
        (0..4).map(|suit| suits[suit] as f32 * held(suit)).sum::<f32>() / all as f32
    }

    /// HC-6.3 one turn ahead: the Dominante when the deck will be empty.
    fn next_fallback(state: &State) -> Option<Suit> {
        (0..3).rev().find_map(|row| state.wind(row)).map(crate::cards::Number::suit)
    }

    /// The chance of winning, judged at the end of a turn (or at any other moment).
    pub(crate) fn worth(&self, game: &Horde, state: &State) -> f32 {
        let camp = &state.camps[0];
        if camp.lost.is_some() {
            return 0.0;
        }
        if state.step == Step::Over {
            return 1.0;
        }
        let weights = &self.weights;
        let owed = if state.step == Step::Penalty { state.cursor } else { 0 };
        let pack = camp.pack_len().saturating_sub(owed);
        let column = state.winds.iter().filter(|&&wind| wind != NONE).count() as u8;
        let deck = state.souffle_deck_len(1);
        // The card of row 4 leaves with the next shift.
        let souffles = deck + column - u8::from(state.winds[3] != NONE);
        let goal = match game.options.win_condition {
            crate::options::WinCondition::Deck => deck.saturating_sub(1),
            crate::options::WinCondition::DeckAndColumn => souffles,
        };
        if goal == 0 {
            return 0.999;
        }
        if pack == 0 && camp.hand_len() < game.options.hand_size {
            return 0.001;
        }
        let points: f32 = camp.hand.iter().map(|card| f32::from(card.value()) - 6.0).sum();
        let covered = (camp.aval_roles() | camp.present()).count_ones() as f32;
        let hurt = (camp.wounded & camp.present()).count_ones() as f32;
        let bearing = weights.point * points - weights.wound * hurt
            + weights.character * (f32::from(camp.characters()) - 10.0)
            - weights.uncovered * (4.0 - covered)
            - weights.danger * Self::looming(state);
        if weights.next_turn {
            return self.next_turn(game, state, pack, goal, bearing);
        }
        let cards = f32::from(pack + camp.hand_len());
        let margin = cards - weights.per_souffle * f32::from(goal)
            + bearing
            + weights.ready * (self.readiness(state, camp) - 0.7);
        logistic(margin / (0.6 + weights.luck * f32::from(goal).sqrt()))
    }

    /// What the open Rencontres will cost next turn, one column further on, more or less than unknown ones would; in cards.
    fn looming(state: &State) -> f32 {
        const COST: [f32; 4] = [1.6, 1.0, 0.8, 0.0];
        const CROWD: [f32; 3] = [1.2, 1.2, 0.5];
        const MEAN: f32 = 0.85;
        let open = |slot: usize| state.face_up(slot).map_or(0.0, |card| COST[usize::from(card.rank())] - MEAN);
        (0..3).map(|slot| CROWD[slot] * open(slot)).sum()
    }

    /// The chance of winning, the next turn reckoned through: each suit that may be asked for, what it takes to be there and to
    /// hold it against the winds known by then, whether the hand can pay and the four roles are there; held or missed, what is
    /// left after it.
    fn next_turn(&self, game: &Horde, state: &State, pack: u8, goal: u8, bearing: f32) -> f32 {
        let weights = &self.weights;
        let camp = &state.camps[0];
        let drawn = game.options.hand_size.saturating_sub(camp.hand_len()).min(pack);
        let pack = f32::from(pack - drawn);
        let hand = f32::from(camp.hand_len() + drawn);
        let means = sum_of(camp.hand) + f32::from(drawn) * sum_of(camp.pack) / f32::from(camp.pack.len().max(1));
        let winds = NextWinds::of(state);
        let penalty = f32::from(game.options.formation_penalty);
        let full = f32::from(game.options.hand_size);
        let after = |pack: f32, hand: f32, goal: f32| {
            if goal <= 0.0 {
                return 1.0;
            }
            // Phase 2 must find a card.
            if pack <= 0.0 && full - hand > 0.2 {
                return 0.01;
            }
            let margin = pack + hand - weights.per_souffle * goal + bearing;
            logistic(margin / (0.6 + weights.luck * goal.sqrt()))
        };
        let goal = f32::from(goal);
        let missed = if pack <= 0.0 { 0.0 } else { after((pack - penalty).max(0.0), hand, goal - 1.0) };
        let complete = weights.unharmed * Self::complete(game, state);
        let worth = |suit: usize| {
            let walk = self.walk(camp, suit);
            let stand = |line: &[u8; 4]| (0..4).map(|row| winds.short(row, line[row])).sum::<f32>();
            let hold = self.lines[suit].iter().map(stand).fold(f32::INFINITY, f32::min);
            let need = walk + hold;
            let chance = complete * rising((means - need) / weights.slack);
            let spent = (need / 6.0 + if need > 0.5 { 0.4 } else { 0.0 }).min(hand);
            let held = after(pack, hand - spent, goal - 4.0);
            missed + (chance * (held - missed)).max(0.0)
        };
        let suits: [u32; 4] =
            std::array::from_fn(|suit| (state.souffles.0 & (0x1111_1111_1111_1111 << suit)).count_ones());
        let all: u32 = suits.iter().sum();
        if all == 0 {
            return match Self::next_fallback(state) {
                Some(suit) => worth(suit as usize),
                None => (0..4).map(worth).sum::<f32>() / 4.0,
            };
        }
        (0..4).map(|suit| suits[suit] as f32 * worth(suit)).sum::<f32>() / all as f32
    }

    /// The points needed to be in a formation next turn, whoever is missing having come to Aval by then.
    fn walk(&self, camp: &Camp, suit: usize) -> f32 {
        let mut points = 0;
        for role in Role::ALL {
            let cell = camp.cells[role as usize];
            let steps = u32::from(self.near[suit][role as usize][usize::from(cell.min(ABSENT))]);
            points += match (steps, camp.is_wounded(role)) {
                (0, _) => 0,
                (steps, _) if steps >= u32::from(FAR) => 14,
                (steps, true) => 1 + 3 * steps,
                (steps, false) => 3 * (steps - 1),
            };
        }
        points as f32
    }

    /// How likely all four roles are there next turn and survive the Corroyeur: who waits in Aval takes the place of one who is
    /// missing, and is taken in the place of one who is struck (HC-9.7).
    fn complete(game: &Horde, state: &State) -> f32 {
        let camp = &state.camps[0];
        let counts = aval_counts(camp);
        let vif = f32::from(camp.vif.len());
        let joining = i32::from(game.options.aval_size.saturating_sub(camp.aval_len).min(camp.vif.len()));
        let unseen = state.pools[0];
        let kings = f32::from(Figures(unseen.0 & 15).len()) / f32::from(unseen.len().max(1));
        let mut chance = 1.0;
        for role in Role::ALL {
            let waiting = (counts >> (4 * role as u16)) & 15;
            let in_vif = f32::from(Figures(camp.vif.0 & (15 << (4 * role as u8))).len());
            let comes = if vif > 0.0 { 1.0 - (1.0 - in_vif / vif).max(0.0).powi(joining) } else { 0.0 };
            let (there, spare) = match (camp.has(role), waiting) {
                (true, 0) | (false, 1) => (1.0, comes),
                (true, _) | (false, 2..) => (1.0, 1.0),
                (false, _) => (comes, 0.3 * comes),
            };
            let struck = if role == Role::Traceur { 0.0 } else { kings * (1.0 - spare) };
            let hurt = if camp.has(role) && camp.is_wounded(role) { 0.06 } else { 0.0 };
            chance *= there * (1.0 - struck - hurt);
        }
        chance
    }
}

/// How many of each role wait in Aval, four bits each.
pub(crate) fn aval_counts(camp: &Camp) -> u16 {
    camp.waiting().fold(0, |counts, card| counts + (1 << (4 * card.rank())))
}

/// The values of all cards of a set, added up.
fn sum_of(cards: Numbers) -> f32 {
    (0..9u64).map(|step| ((cards.0 >> (4 * step)) & 15).count_ones() as f32 * (step + 2) as f32).sum()
}

/// What is known of the winds of the next turn (HC-6.5).
struct NextWinds {
    /// The Force of each row, where it is known.
    known: [Option<u8>; 4],
    /// How much an unknown wind exceeds a Resistance of 0 to 4 in the mean, what it does not exceed counting nothing.
    mean: [f32; 5],
}

impl NextWinds {
    fn of(state: &State) -> NextWinds {
        let refilling = state.step == Step::Refill;
        let mut unseen = state.souffles.len();
        let mut known = [Some(0); 4];
        let mut take = || {
            let some = unseen > 0;
            unseen = unseen.saturating_sub(1);
            if some { None } else { Some(0) }
        };
        for row in (1..4).rev() {
            known[row] = match state.wind(row as u8 - 1) {
                Some(card) => Some(card.value()),
                None if refilling => take(),
                None => Some(0),
            };
        }
        known[0] = match state.dominante(0).filter(|_| state.drawn[0]) {
            Some(card) => Some(card.value()),
            None => take(),
        };
        let count = f32::from(state.souffles.len().max(1));
        let mean = std::array::from_fn(|resistance| {
            let over = |step: u64| {
                let cards = ((state.souffles.0 >> (4 * step)) & 15).count_ones() as f32;
                cards * ((step + 2) as f32 - resistance as f32).max(0.0)
            };
            (0..9).map(over).sum::<f32>() / count
        });
        NextWinds { known, mean }
    }

    /// The points that a row takes whose weakest character has that Resistance; none where nobody stands.
    fn short(&self, row: usize, resistance: u8) -> f32 {
        match (resistance, self.known[row]) {
            (0, _) => 0.0,
            (resistance, Some(force)) => f32::from(force.saturating_sub(resistance)),
            (resistance, None) => self.mean[usize::from(resistance.min(4))],
        }
    }
}

/// Every way to stand in a formation, by the least Resistance on each row. More than a few ways differ too little to matter.
fn ways_to_stand(formation: &[u16; 4]) -> Vec<[u8; 4]> {
    fn place(formation: &[u16; 4], role: usize, taken: u16, line: [u8; 4], out: &mut Vec<[u8; 4]>) {
        if out.len() >= 16 {
            return;
        }
        if role == 4 {
            if !out.contains(&line) {
                out.push(line);
            }
            return;
        }
        for cell in (0..16usize).filter(|cell| formation[role] & !taken & (1 << cell) != 0) {
            let mut next = line;
            // Roles come by falling Resistance: the last one on a row is the weakest.
            next[cell % 4] = Role::ALL[role].resistance();
            place(formation, role + 1, taken | 1 << cell, next, out);
        }
    }
    let mut out = Vec::new();
    place(formation, 0, 0, [0; 4], &mut out);
    out
}

/// The same with less reckoning, where only the shape matters: it is asked for at every leaf of the search.
fn rising(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// An S-curve from 0 to 1 through a half at 0, about as steep as the normal one.
fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-1.7 * x).exp())
}
