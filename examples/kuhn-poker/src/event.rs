//! What happened, each with its rule.

use crate::cards::{Card, Held};
use crate::rule_ids as rule;
use galerne_engine::{Rule, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Dealt { held: [Held; 2] },
    Checked { seat: Seat },
    Bet { seat: Seat },
    Folded { seat: Seat },
    Called { seat: Seat },
    Shown { cards: [Card; 2] },
    Won { seat: Seat, chips: i16 },
}

impl galerne_engine::Event for Event {
    fn rule(&self) -> Rule {
        match self {
            Event::Dealt { .. } => rule::DEAL,
            Event::Checked { .. } | Event::Bet { .. } => rule::OPEN,
            Event::Called { .. } => rule::ANSWER,
            Event::Folded { .. } => rule::FOLD,
            Event::Shown { .. } => rule::SHOW,
            Event::Won { .. } => rule::PAY,
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Event::Shown { .. })
    }
}
