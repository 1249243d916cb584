//! draft
pub mod board;
pub mod chart;
pub mod geometry;
pub mod patch;
pub mod piece;
pub mod scene;
pub mod text;
pub mod theme;
pub mod wind;
pub use geometry::{Area, Point, Transform, pt};
pub use scene::{Layer, Node, Output, Path, Scene};
pub use theme::{Accent, Colour, Theme};
