//! The one kind of action: drop a disc into a column.

use crate::state::COLUMNS;
use galerne_engine::Dense;
use serde::{Deserialize, Serialize};

/// Columns are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Action {
    pub column: u8,
}

impl Dense for Action {
    const SPACE: usize = COLUMNS as usize;

    fn id(&self) -> usize {
        usize::from(self.column)
    }

    fn of(id: usize) -> Option<Action> {
        (id < Self::SPACE).then_some(Action { column: id as u8 })
    }
}
