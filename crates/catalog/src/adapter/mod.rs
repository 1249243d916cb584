//! The one adapter: every game behind the contract, seen without its types.

mod analysis;
mod bench;
mod contest;
mod insight;
mod listed;
mod moment;
mod pictures;
mod reading;
mod table;
mod why;

pub(crate) use listed::Listed;
