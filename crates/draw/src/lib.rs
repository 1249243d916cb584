//! draft
pub mod geometry;
pub mod theme;
pub use geometry::{Area, Point, Transform, pt};
