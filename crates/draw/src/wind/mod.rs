//! Wind: lines over a board, and the compass rose.

mod rose;
mod streamlines;

pub use rose::Rose;
pub use streamlines::{Wind, streamlines};
