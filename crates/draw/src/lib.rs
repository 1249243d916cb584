//! draft
pub mod geometry;
pub mod patch;
pub mod scene;
pub mod text;
pub mod theme;
pub use geometry::{Area, Point, Transform, pt};
pub use scene::{Layer, Node, Output, Path, Scene};
pub use theme::{Accent, Colour, Theme};
