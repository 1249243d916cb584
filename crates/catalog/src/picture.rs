//! How a moment looks, without types.

use galerne_draw::print::Format;
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
    /// The language of all words in the picture.
    pub language: Language,
    /// What the players are called, where that is not what the record calls them.
    pub names: Option<&'a [String]>,
    /// What the viewer has switched on and off, by the ids of [`AnyGame::switches`](crate::AnyGame::switches).
    pub switches: &'a BTreeMap<String, bool>,
}

/// Which pieces are to be printed, and for whom.
#[derive(Clone, Copy, Debug)]
pub struct PrintWish<'a> {
    /// The game's options as JSON; `null` for the rulebook's own game.
    pub options: &'a serde_json::Value,
    /// The number of players, or the nearest that the game allows.
    pub seats: usize,
    /// Of the chance that lays out the opening, where there is one.
    pub seed: u64,
    /// The language of all words.
    pub language: Language,
    /// The second language of cards in two languages.
    pub second: Option<Language>,
    /// The size of the cards that one holds in the hand.
    pub format: Format,
    /// Everything of the box, not only what a first game needs.
    pub full: bool,
    /// Figures that are folded and stand, instead of flat ones.
    pub standing: bool,
}

/// A picture and what stands beside it. Words are already in the reader's language.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The board.
    pub scene: Scene,
    /// What stands beside it, in the game's order.
    pub panels: Vec<DrawnPanel>,
}

/// A panel beside the board: cards, dice, a score sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct DrawnPanel {
    /// Stable, unique on the page.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// What it holds, from top to bottom.
    pub body: Vec<DrawnBlock>,
    /// The decision that is due is about it.
    pub now: bool,
    /// It takes the middle of a wide page, before the board.
    pub leads: bool,
    /// It stands under the board of a wide page.
    pub below: bool,
}

/// One part of a panel.
#[derive(Clone, PartialEq, Debug)]
pub enum DrawnBlock {
    /// A drawing of its own.
    Picture(Scene),
    /// Sentences, a paragraph each.
    Lines(Vec<String>),
    /// Names and values.
    Facts(Vec<(String, String)>),
}

/// What is shown of an action before it is done.
#[derive(Clone, Debug)]
pub struct DrawnPreview {
    /// What is laid over the board.
    pub layer: Layer,
    /// The same in words, for the slip beside it and for readers who do not see the board.
    pub lines: Vec<String>,
}

/// Something a viewer may show or hide, with its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SwitchText {
    /// Its name in settings and addresses.
    pub id: &'static str,
    /// Whether it shows unless the viewer says otherwise.
    pub on: bool,
    /// What it is called.
    pub title: String,
}
