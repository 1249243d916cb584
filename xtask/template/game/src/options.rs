//! The options. The default is the rulebook's own game.

use crate::{heap, rule_ids};
use galerne_engine::{Kind, Preset, options};

options! {
    /// The stones of the heap at the start.
    stones: u8 = 21, Kind::between(heap::SMALLEST as u64, heap::LARGEST as u64) => rule_ids::HEAP;
}

/// `first-game` is what beginners are offered.
pub(crate) const PRESETS: &[Preset] = &[Preset { id: "first-game", set: &[("stones", "12")] }];
