//! Boards: hexagons and squares as points of the plane, regions and their borders, kinds of land.

mod hex;
mod land;
mod outline;
mod square;

pub use hex::{HexGrid, Tip};
pub use land::Land;
pub use square::SquareGrid;
