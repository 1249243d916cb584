//! What a position is worth to somebody who knows the game: Pack cards against Souffles, and how near the four formations are.

use crate::cards::Suit;
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
    /// What being ready for the next formation is worth.
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
}

impl Weights {
    pub const DEFAULT: Weights =
        Weights { per_souffle: 1.08, ready: 7.0, wound: 0.7, character: 0.15, point: 0.08, luck: 1.1, uncovered: 0.3 };
}

/// How many movements each role needs from each cell to stand where each formation wants it; the last entry is for a role
/// that waits in Aval, its entry not counted.
#[derive(Clone, Debug)]
pub(crate) struct Insight {
    pub(crate) near: [[[u8; 17]; 4]; 4],
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
        Insight { near, weights }
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
        let cards = f32::from(pack + camp.hand_len());
        let hurt = (camp.wounded & camp.present()).count_ones() as f32;
        let margin = cards - weights.per_souffle * f32::from(goal)
            + weights.point * points
            + weights.ready * (self.readiness(state, camp) - 0.7)
            - weights.wound * hurt
            + weights.character * (f32::from(camp.characters()) - 10.0)
            - weights.uncovered * (4.0 - covered);
        logistic(margin / (0.6 + weights.luck * f32::from(goal).sqrt()))
    }
}

/// An S-curve from 0 to 1 through a half at 0, about as steep as the normal one.
fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-1.7 * x).exp())
}
