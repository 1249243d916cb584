//! What happens, for the log.

use crate::rule_ids::{LAST, TAKE};
use galerne_engine::{Rule, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Taken { seat: Seat, stones: u8 },
    Won { seat: Seat },
}

impl galerne_engine::Event for Event {
    fn rule(&self) -> Rule {
        match self {
            Event::Taken { .. } => TAKE,
            Event::Won { .. } => LAST,
        }
    }
}
