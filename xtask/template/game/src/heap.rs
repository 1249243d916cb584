//! The heap: what the game is made of.

/// The most stones that may be taken at once.
pub const MOST: u8 = 3;
/// The smallest heap.
pub const SMALLEST: u8 = 5;
/// The largest heap: what a board can show.
pub const LARGEST: u8 = 40;
