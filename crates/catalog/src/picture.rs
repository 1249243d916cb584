//! How a moment looks, without types.

use galerne_draw::{Layer, Scene};
use galerne_engine::{SeatSet, Viewer};
use galerne_texts::Language;
use std::collections::BTreeMap;

/// Who looks, and how.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// Whose secrets may be shown.
    pub viewer: Viewer,
    /// The seats the viewer plays.
    pub me: SeatSet,
    pub language: Language,
    /// What the players are called, where that is not what the record calls them.
    pub names: Option<&'a [String]>,
    /// What the viewer has switched on and off, by the ids of [`AnyGame::switches`](crate::AnyGame::switches).
    pub switches: &'a BTreeMap<String, bool>,
}

/// A picture and what stands beside it. Words are already in the reader's language.
#[derive(Clone, Debug)]
pub struct Drawn {
    pub scene: Scene,
    pub panels: Vec<DrawnPanel>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct DrawnPanel {
    /// Stable, unique on the page.
    pub id: String,
    pub title: String,
    pub body: Vec<DrawnBlock>,
    /// The decision that is due is about it.
    pub now: bool,
    /// It takes the middle of a wide page, before the board.
    pub leads: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub enum DrawnBlock {
    Picture(Scene),
    Lines(Vec<String>),
    /// Names and values.
    Facts(Vec<(String, String)>),
}

/// What is shown of an action before it is done.
#[derive(Clone, Debug)]
pub struct DrawnPreview {
    pub layer: Layer,
    pub lines: Vec<String>,
}

/// Something a viewer may show or hide, with its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SwitchText {
    pub id: &'static str,
    pub on: bool,
    pub title: String,
}
