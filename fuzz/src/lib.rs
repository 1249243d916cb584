//! Readers of untrusted input under mutation.
//!
//! A [`Target`] is a plain function of bytes that must never panic, with real samples to start from. Two drivers can call it:
//!
//! - [`run`], a deterministic mutation loop that needs nothing but stable Rust. `tests/mutations.rs` runs it briefly in `cargo test`
//!   and, marked `#[ignore]`, for longer in `cargo xtask soak`;
//! - a libFuzzer binary, for coverage-guided runs on nightly: `README.md` in this folder shows the few lines it takes.
//!
//! ```
//! let target = galerne_fuzz::target("record").unwrap();
//! assert!(!(target.run)(b"not a record at all"));
//! ```

mod driver;
mod mutation;
mod targets;

pub use driver::{Failure, Report, regressions, run};
pub use mutation::Mutator;
pub use targets::{TARGETS, Target, target};
