//! Reviews of finished games: a queue that outlives the server, one worker, and the pages and the API that show what came of it.

mod page;
mod queue;

pub(crate) use page::{again, board, looking_back, show};
pub use queue::resume;
#[cfg(feature = "cluster")]
pub(crate) use queue::work_off;
pub(crate) use queue::{Asked, ask, known};
