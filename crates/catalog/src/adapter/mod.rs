//! The one adapter: every game behind the contract, seen without its types.

mod bench;
mod listed;
mod moment;
mod pictures;
mod reading;
mod table;

pub(crate) use listed::Listed;
