//! The shipped fonts, measuring, line breaking, numbers as each language writes them, and messages put into words.

mod breaking;
mod face;
mod numbers;
mod speech;

pub use breaking::{lines, shortened};
pub use face::Face;
pub use numbers::{number, percent};
pub use speech::Speech;
