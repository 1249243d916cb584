//! The shipped fonts, measuring, line breaking, and numbers as each language writes them.

mod breaking;
mod face;
mod numbers;

pub use breaking::{lines, shortened};
pub use face::{Face, font_faces};
pub use numbers::{number, percent};
