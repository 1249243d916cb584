//! What a player may say.

use galerne_engine::Dense;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Check,
    Bet,
    Fold,
    Call,
}

impl Dense for Action {
    const SPACE: usize = 4;

    fn id(&self) -> usize {
        *self as usize
    }

    fn of(id: usize) -> Option<Action> {
        [Action::Check, Action::Bet, Action::Fold, Action::Call].get(id).copied()
    }
}
