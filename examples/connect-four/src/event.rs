//! What happened, each with its rule.

use crate::rule_ids as rule;
use galerne_engine::{Rule, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Dropped { seat: Seat, column: u8 },
    Four { seat: Seat },
    Full,
}

impl galerne_engine::Event for Event {
    fn rule(&self) -> Rule {
        match self {
            Event::Dropped { .. } => rule::DROP,
            Event::Four { .. } => rule::FOUR,
            Event::Full => rule::FULL,
        }
    }
}
