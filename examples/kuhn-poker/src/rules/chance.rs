//! The deal.

use crate::cards::{Card, Deal, Held};
use crate::event::Event;
use crate::game::KuhnPoker;
use crate::rule_ids as rule;
use crate::state::{Stage, State};
use galerne_engine::{Log, Luck, Random, Refusal};

impl Luck for KuhnPoker {
    type Chance = Deal;

    const SOURCES: &'static [&'static str] = &["deck"];

    fn draw(&self, _: &State, random: &mut Random) -> Deal {
        let first = random.below(3) as usize;
        let second = (first + 1 + random.below(2) as usize) % 3;
        Deal { cards: [Card::ALL[first], Card::ALL[second]] }
    }

    fn outcomes(&self, _: &State, out: &mut Vec<(Deal, u32)>) -> bool {
        for first in Card::ALL {
            let seconds = Card::ALL.into_iter().filter(|second| *second != first);
            out.extend(seconds.map(|second| (Deal { cards: [first, second] }, 1)));
        }
        true
    }

    fn check_chance(&self, _: &State, deal: &Deal) -> Result<(), Refusal> {
        if deal.cards[0] == deal.cards[1] { Err(Refusal::new(rule::DEAL, "refused-same-card")) } else { Ok(()) }
    }

    fn resolve(&self, state: &mut State, deal: Deal, log: &mut impl Log<Event>) {
        state.held = deal.cards.map(Held::Card);
        state.stage = Stage::Opening;
        log.push(Event::Dealt { held: state.held });
    }
}
