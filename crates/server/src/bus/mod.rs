//! News between the servers of one database, over NATS.
//!
//! It makes others' moves seen at once, and says who is connected where. Nothing rests on it: what was written is in the database, which is
//! asked twice a second while the bus is away.

mod address;
mod ear;
mod handle;
mod hear;
mod line;
mod think;
mod wire;
mod word;

pub use address::{BusAddress, NoBus};
pub(crate) use ear::Ear;
pub(crate) use handle::{Bus, Names};
pub(crate) use hear::attend;
pub(crate) use think::Question;
pub(crate) use word::Grown;
