//! The unseen Rencontres: every kind that may turn up, by its likelihood.

use super::maitre::Planner;
use super::wind::solve;
use crate::cards::Figures;
use crate::game::Horde;
use crate::roles::{Encounter, Role};
use crate::rules::chance::Chance;
use crate::state::{State, Step};
use galerne_engine::Luck;

/// More Pack cards than a turn can take.
const PLENTY: u8 = 9;

impl Planner {
    /// The chance of winning once the actions are closed, over every kind of Rencontre that may turn up. No branch is worth more than
    /// `most`; the sum stops once it cannot reach `bar`.
    pub(super) fn expected(&mut self, state: &State, most: f32, bar: f32) -> f32 {
        match state.step {
            Step::Reveal => {
                let Some(slot) = Horde::slot_to_reveal(state) else { return 0.0 };
                let pool = state.pool_of(slot);
                let (mut sum, mut done) = (0.0, 0.0);
                let all = f32::from(pool.len());
                let mut calm: Option<f32> = None;
                // From the ace down: what an ace leads to serves for the Véramorphe as well.
                for kind in [Encounter::Repit, Encounter::Veramorphe, Encounter::Poursuite, Encounter::Corroyeur] {
                    let cards = Figures(pool.0 & (15 << (4 * kind as u8)));
                    let Some(card) = cards.iter().next() else { continue };
                    let worth = match calm {
                        Some(calm) if kind == Encounter::Veramorphe && state.camp().pack_len() > PLENTY => {
                            calm * self.without_cards(state, self.bitten(state, slot))
                        }
                        _ => {
                            let mut next = *state;
                            self.alone.resolve(&mut next, Chance::Rencontre(card), &mut ());
                            self.expected(&next, most, 0.0)
                        }
                    };
                    if kind == Encounter::Repit {
                        calm = Some(worth);
                    }
                    sum += f32::from(cards.len()) * worth;
                    done += f32::from(cards.len());
                    if (sum + (all - done) * most) < bar * all {
                        return sum / all;
                    }
                }
                if all > 0.0 { sum / all } else { 0.0 }
            }
            Step::Veramorphe => {
                // Which card goes is luck that changes little: one from the middle stands for all.
                let pack = state.camp().pack;
                let Some(card) = pack.iter().nth(usize::from(pack.len() / 2)) else { return 0.0 };
                let mut next = *state;
                self.alone.resolve(&mut next, Chance::Pack(card), &mut ());
                self.expected(&next, most, bar)
            }
            _ => solve(&self.alone, &self.insight, state, &mut self.memo),
        }
    }

    /// HC-9.6: how many cards a Véramorphe above a column takes.
    fn bitten(&self, state: &State, slot: usize) -> u8 {
        let camp = state.camp();
        let spared = self.alone.spares[Encounter::Veramorphe as usize];
        let below = |role: &Role| camp.has(*role) && usize::from(camp.cells[*role as usize] / 4) == slot % 4;
        Role::ALL.into_iter().filter(below).filter(|role| spared & role.bit() == 0).count() as u8
    }

    /// The factor by which fewer Pack cards lower the chance of winning. While there are plenty they change no decision: no new search.
    fn without_cards(&self, state: &State, cards: u8) -> f32 {
        let mut fewer = *state;
        let camp = &mut fewer.camps[0];
        for _ in 0..cards {
            let middle = camp.pack.iter().nth(usize::from(camp.pack.len() / 2));
            camp.pack = middle.map_or(camp.pack, |card| camp.pack.without(card));
        }
        let worth = |state: &State| self.insight.by_weights(&self.alone, state);
        (worth(&fewer) / worth(state).max(0.001)).min(1.0)
    }
}
