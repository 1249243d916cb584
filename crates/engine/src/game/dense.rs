//! Actions as numbers.

use crate::Plain;

/// Actions numbered without gaps worth mentioning, for masks, tensors and the wire.
pub trait Dense: Plain {
    /// The number of ids: every legal action of every state has its own id below it.
    const SPACE: usize;

    /// The id of the action: the same in every state and every set-up.
    fn id(&self) -> usize;
    /// The action with that id; `None` for an id that none has. Inverse of [`Dense::id`].
    fn of(id: usize) -> Option<Self>;
}
