//! Where the drawing plugs in.
//!
//! Everything that is markup goes through these functions, and they see a table only through a viewer: what they return is
//! redacted. Until the catalog offers pictures they answer "no picture", and pages show the text board.

use crate::model::Panel;
use galerne_catalog::{AnyTable, Choice};
use galerne_engine::{Seat, Viewer};
use galerne_texts::Language;
use serde_json::Value;

/// A table drawn anew.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Drawn {
    /// One `<svg>` element.
    pub(crate) scene: String,
    pub(crate) panels: Vec<Panel>,
}

/// What turns an older drawing into the present one.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Patch {
    /// Keyed operations on the scene.
    pub(crate) operations: Vec<Value>,
    /// What to animate.
    pub(crate) motion: Vec<Value>,
}

/// What a choice would lead to, on top of the scene.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Overlay {
    pub(crate) svg: String,
    pub(crate) text: Option<String>,
}

/// The table after its first `n` live entries.
pub(crate) fn draw(_table: &dyn AnyTable, _n: usize, _viewer: Viewer, _language: Language) -> Drawn {
    Drawn::default()
}

/// From the moment after `from` live entries to now. Both moments are of the live record: nothing between was undone.
pub(crate) fn patch(_table: &dyn AnyTable, _from: usize, _viewer: Viewer, _language: Language) -> Patch {
    Patch::default()
}

/// The panels alone, for a step.
pub(crate) fn panels(_table: &dyn AnyTable, _viewer: Viewer, _language: Language) -> Vec<Panel> {
    Vec::new()
}

/// The things of the picture that the choice touches, in the order a hand touches them, and whether it gives the game up.
pub(crate) fn targets(_table: &dyn AnyTable, _seat: Seat, _choice: &Choice) -> (Vec<String>, bool) {
    (Vec::new(), false)
}

pub(crate) fn preview(_table: &dyn AnyTable, _seat: Seat, _choice: &Choice, _language: Language) -> Overlay {
    Overlay::default()
}
