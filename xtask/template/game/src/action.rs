//! What a player does with one click.

use crate::heap::MOST;
use galerne_engine::Dense;
use serde::{Deserialize, Serialize};

/// Take that many stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Action {
    pub take: u8,
}

impl Dense for Action {
    const SPACE: usize = MOST as usize;

    fn id(&self) -> usize {
        usize::from(self.take).saturating_sub(1)
    }

    fn of(id: usize) -> Option<Action> {
        (id < Self::SPACE).then(|| Action { take: id as u8 + 1 })
    }
}
