//! Chance: one card at a time from a deck without order.

use crate::cards::{Figure, Figures, Number, Numbers};
use crate::event::Event;
use crate::game::Horde;
use crate::names::figure;
use crate::rule_ids as rule;
use crate::state::{NONE, Resume, State, Step};
use crate::terrain::Column;
use galerne_engine::{Arg, Log, Luck, Occasion, Random, Refusal, Source};
use serde::{Deserialize, Serialize};

/// The card that came.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    Souffle(Number),
    Rencontre(Figure),
    Pack(Number),
    Vif(Figure),
}

/// The deck that is due and the cards that may come from it, all equally likely: whatever is open is not among them (HC-3.3).
#[derive(Clone, Copy, Debug)]
pub(crate) enum Due {
    Souffle(Numbers),
    Rencontre(Figures),
    Pack(Numbers),
    Vif(Figures),
}

impl Chance {
    /// The card as a player calls it.
    fn card(self) -> Arg {
        match self {
            Chance::Souffle(card) | Chance::Pack(card) => card.short().into(),
            Chance::Rencontre(card) | Chance::Vif(card) => figure(card).into(),
        }
    }
}

impl Horde {
    pub(crate) fn source(&self, state: &State) -> Source {
        Source(match state.step {
            Step::DealSouffles | Step::Shift | Step::Dominante | Step::Refill => 0,
            Step::RencontreOut | Step::Reveal | Step::Purge | Step::Show => 1,
            Step::Join => 3 + 2 * (state.actor & 1),
            _ => 2 + 2 * (state.actor & 1),
        })
    }

    #[inline(always)]
    pub(crate) fn due(&self, state: &State) -> Option<Due> {
        let pool = |slot: Option<usize>| Due::Rencontre(slot.map_or(Figures::NONE, |slot| state.pool_of(slot)));
        Some(match state.step {
            Step::DealSouffles | Step::Shift | Step::Dominante | Step::Refill => Due::Souffle(state.souffles),
            Step::RencontreOut => pool(self.leaving_slot(state)),
            Step::Reveal => pool(Self::slot_to_reveal(state)),
            Step::Purge => pool(self.slot_to_clear(state)),
            Step::Show => pool(Self::slot_to_show(state)),
            Step::Draw | Step::Look | Step::Veramorphe | Step::Penalty => Due::Pack(state.camp().pack),
            Step::Join => Due::Vif(state.camp().vif),
            _ => return None,
        })
    }
}

impl Luck for Horde {
    type Chance = Chance;

    /// Every deck is a source of its own, so that two games can be compared on the same winds with different hands.
    const SOURCES: &'static [&'static str] = &["souffles", "rencontres", "pack", "vif", "pack-right", "vif-right"];

    fn draw(&self, state: &State, random: &mut Random) -> Chance {
        // An empty deck is never due; the fallback card keeps this total.
        let (number, figure) = (Number(0), Figure(0));
        match self.due(state) {
            Some(Due::Souffle(cards)) => Chance::Souffle(cards.sample(random).unwrap_or(number)),
            Some(Due::Pack(cards)) => Chance::Pack(cards.sample(random).unwrap_or(number)),
            Some(Due::Rencontre(cards)) => Chance::Rencontre(cards.sample(random).unwrap_or(figure)),
            Some(Due::Vif(cards)) => Chance::Vif(cards.sample(random).unwrap_or(figure)),
            None => Chance::Souffle(number),
        }
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Chance, u32)>) -> bool {
        match self.due(state) {
            Some(Due::Souffle(cards)) => out.extend(cards.iter().map(|card| (Chance::Souffle(card), 1))),
            Some(Due::Pack(cards)) => out.extend(cards.iter().map(|card| (Chance::Pack(card), 1))),
            Some(Due::Rencontre(cards)) => out.extend(cards.iter().map(|card| (Chance::Rencontre(card), 1))),
            Some(Due::Vif(cards)) => out.extend(cards.iter().map(|card| (Chance::Vif(card), 1))),
            None => {}
        }
        true
    }

    fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), Refusal> {
        let possible = match (self.due(state), *chance) {
            (Some(Due::Souffle(cards)), Chance::Souffle(card)) | (Some(Due::Pack(cards)), Chance::Pack(card)) => {
                cards.has(card)
            }
            (Some(Due::Rencontre(cards)), Chance::Rencontre(card)) | (Some(Due::Vif(cards)), Chance::Vif(card)) => {
                cards.has(card)
            }
            _ => return Err(Refusal::new(rule::STATE, "refused-other-deck").with("card", chance.card())),
        };
        if possible { Ok(()) } else { Err(Refusal::new(rule::STATE, "refused-card-gone").with("card", chance.card())) }
    }

    fn resolve(&self, state: &mut State, chance: Chance, log: &mut impl Log<Event>) {
        if let Chance::Souffle(card) = chance {
            state.souffles = state.souffles.without(card);
        }
        match (state.step, chance) {
            (Step::DealSouffles, Chance::Souffle(card)) => self.deal_souffle(state, card, log),
            (Step::Shift, Chance::Souffle(card)) => self.shifted(state, card, log),
            (Step::Dominante, Chance::Souffle(card)) => self.name_dominante(state, card, log),
            (Step::Refill, Chance::Souffle(card)) => self.refilled(state, card, log),
            (Step::RencontreOut, Chance::Rencontre(card)) => {
                if let Some(slot) = self.leaving_slot(state) {
                    Self::turn_up(state, slot, card);
                    state.slots[slot] = NONE;
                    log.push(Event::RencontreLeft { slot: Column(slot as u8), card });
                }
                self.rencontres(state, log);
            }
            (Step::Purge, Chance::Rencontre(card)) => {
                if let Some(slot) = self.slot_to_clear(state) {
                    Self::turn_up(state, slot, card);
                    state.slots[slot] = NONE;
                    log.push(Event::RencontreCleared { slot: Column(slot as u8), card });
                }
                let resume = state.resume.unwrap_or(Resume::Aval);
                self.resume(state, resume, log);
            }
            (Step::Reveal, Chance::Rencontre(card)) => self.revealed(state, card, log),
            (Step::Show, Chance::Rencontre(card)) => self.shown(state, card, log),
            (Step::Draw, Chance::Pack(card)) => self.drew(state, card, log),
            (Step::Look, Chance::Pack(card)) => self.looked(state, card, log),
            (Step::Veramorphe, Chance::Pack(card)) => self.lost_to_veramorphe(state, card, log),
            (Step::Penalty, Chance::Pack(card)) => self.lost_to_formation(state, card, log),
            (Step::Join, Chance::Vif(card)) => self.joined(state, card, log),
            _ => {}
        }
    }

    /// Every deck is shuffled once: who draws more from it draws on in the same order.
    fn occasion(&self, _: &State) -> Occasion {
        Occasion::Order(0)
    }
}
