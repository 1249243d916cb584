//! The options. The default is the rulebook's own game.

use crate::{heap, rule_ids};
use galerne_engine::{Field, Kind, Preset};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The stones of the heap at the start.
    pub stones: u8,
}

impl Default for Options {
    fn default() -> Self {
        Options { stones: 21 }
    }
}

pub(crate) const FIELDS: &[Field] = &[Field {
    name: "stones",
    kind: Kind::Number { min: heap::SMALLEST as u64, max: heap::LARGEST as u64 },
    rule: rule_ids::HEAP,
}];

/// `first-game` is what beginners are offered.
pub(crate) const PRESETS: &[Preset] = &[Preset { id: "first-game", set: &[("stones", "12")] }];
