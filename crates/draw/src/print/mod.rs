//! What a game puts on paper: pieces drawn in millimetres, to be printed, cut out and played with.
//!
//! A piece is a [`Component`]: two scenes in which one unit is one millimetre, and how it is cut. Where pieces stand on sheets,
//! marks, papers and files are the business of the printer (`crates/print`). Nothing is shortened on paper: what does not fit is
//! a [fault](Component::faults), which tests and the printer refuse.

mod card;
mod fault;
mod flow;
mod format;
mod poster;

pub use card::CardFace;
pub use fault::{Fault, What};
pub use flow::Flow;
pub use format::Format;
pub use poster::{Place, poster};

use crate::{
    geometry::{Area, Point},
    picture::{Picture, PictureContext},
    scene::{Layer, Node, Scene},
    text::{Face, Speech, lines},
    theme::{Accent, Colour},
};
use galerne_engine::{Game, Message};

/// A point of a font in millimetres.
pub const POINT: f32 = 25.4 / 72.0;
/// The smallest letters a reader at a table is asked to read: 6.5 points.
pub const LEAST_TEXT: f32 = 6.5 * POINT;
/// The largest block that both A4 and Letter print, upright, with the margins of home printers (a quarter of an inch).
pub const BLOCK: (f32, f32) = (197.3, 266.7);
/// Half a block: two of these to a page.
pub const HALF: (f32, f32) = (197.0, 131.0);
/// A small card: eighteen to a page.
pub const SMALL: (f32, f32) = (40.0, 56.0);
/// A card of the size of mini games: sixteen to a page.
pub const MINI: (f32, f32) = (44.0, 63.0);
/// How far backs run over the cut at home, because printers drift.
pub const BLEED: f32 = 2.0;
/// How far they are drawn beyond it, for print shops: an eighth of an inch, and a hair.
pub const PRESS_BLEED: f32 = 3.3;

/// Which part of the box a piece belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// The ground one plays on.
    Boards,
    /// Where a player's things lie.
    Mats,
    /// Cards.
    Cards,
    /// Pieces of a board that is laid anew in each game.
    Tiles,
    /// Markers, figures, small things.
    Tokens,
    /// Summaries to have beside one.
    Aids,
    /// Sheets to write on.
    Pads,
}

impl Part {
    /// All of them, in the order in which they are printed.
    pub const ALL: [Part; 7] =
        [Part::Boards, Part::Mats, Part::Cards, Part::Tiles, Part::Tokens, Part::Aids, Part::Pads];

    /// The word for it on command lines and in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Part::Boards => "boards",
            Part::Mats => "mats",
            Part::Cards => "cards",
            Part::Tiles => "tiles",
            Part::Tokens => "tokens",
            Part::Aids => "aids",
            Part::Pads => "pads",
        }
    }
}

/// How a piece leaves its sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// By straight cuts through the whole sheet, with marks at both ends.
    Straight,
    /// Along the outline that is drawn on it.
    Outline,
    /// Not at all: it is a page.
    Page,
}

/// One piece.
#[derive(Clone, Debug)]
pub struct Component {
    /// Unique in its game: file names, tests.
    pub id: String,
    /// Where in the box it belongs.
    pub part: Part,
    /// Whether one cannot play without it.
    pub quick: bool,
    /// How it is cut.
    pub cut: Cut,
    /// How many of them the box holds.
    pub copies: u16,
    /// One unit is one millimetre; its view is the piece as it is cut.
    pub front: Scene,
    /// What is on the other side. Its view is as large as the front's; what is drawn beyond it runs over the cut.
    pub back: Option<Scene>,
    /// Name and full text, for those who do not see.
    pub reading: String,
    /// Where it belongs, if it is a page of something larger.
    pub place: Option<Place>,
    /// The upper left corner of what is free on it for a code of [`CODE`] that leads to the table.
    pub code: Option<Point>,
}

/// The side of a code that a telephone reads, with the quiet around it.
pub const CODE: f32 = 27.0;

impl Component {
    /// A piece on one side, once, cut straight, that every set needs.
    #[must_use]
    pub fn new(id: impl Into<String>, part: Part, front: Scene) -> Component {
        let (id, reading) = (id.into(), front.name.clone());
        let (cut, back, place, code) = (Cut::Straight, None, None, None);
        Component { id, part, quick: true, cut, copies: 1, front, back, reading, place, code }
    }

    /// A whole page.
    #[must_use]
    pub fn page(id: impl Into<String>, part: Part, front: Scene) -> Component {
        Component { cut: Cut::Page, ..Component::new(id, part, front) }
    }

    /// The same, cut along its own outline.
    #[must_use]
    pub fn outlined(self) -> Component {
        Component { cut: Cut::Outline, ..self }
    }

    /// The same with a back.
    #[must_use]
    pub fn backed(self, back: Scene) -> Component {
        Component { back: Some(back), ..self }
    }

    /// That many of it.
    #[must_use]
    pub fn times(self, copies: u16) -> Component {
        Component { copies, ..self }
    }

    /// Only in the full set.
    #[must_use]
    pub fn full_only(self) -> Component {
        Component { quick: false, ..self }
    }

    /// The same, read like that.
    #[must_use]
    pub fn read(self, reading: impl Into<String>) -> Component {
        Component { reading: reading.into(), ..self }
    }

    /// The same with room for a code there.
    #[must_use]
    pub fn with_code_at(self, code: Option<Point>) -> Component {
        Component { code, ..self }
    }

    /// Width and height in millimetres.
    #[must_use]
    pub fn size(&self) -> (f32, f32) {
        (self.front.view.width, self.front.view.height)
    }
}

/// What is to be printed, and for whom.
#[derive(Debug)]
pub struct Wish<'a, G: Game> {
    /// A table at its opening, with every secret visible; and the first language.
    pub context: &'a PictureContext<'a, G>,
    /// The second language of cards in two languages.
    pub second: Option<Speech<'a>>,
    /// The size of the cards that one holds in the hand.
    pub format: Format,
    /// Everything of the box: what a quick set leaves out may cost time to draw.
    pub full: bool,
    /// Figures that are folded and stand, instead of flat ones.
    pub standing: bool,
    /// Of what is drawn by lot for the sheets, such as weather.
    pub seed: u64,
}

impl<G: Game> Wish<'_, G> {
    /// The message in the reader's words.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.context.say(message)
    }

    /// The text of that key.
    #[must_use]
    pub fn word(&self, key: &'static str) -> String {
        self.say(&Message::new(key))
    }

    /// The message once, or in both languages where both are wished for.
    #[must_use]
    pub fn both(&self, message: &Message) -> Vec<String> {
        let mut said = vec![self.say(message)];
        if let Some(second) = &self.second {
            let other = second.say(message);
            if other != said[0] {
                said.push(other);
            }
        }
        said
    }
}

/// A game whose pieces can be printed.
pub trait Printed: Picture {
    /// Every piece of the box, for the options of the game. Those of the quick set are marked.
    fn components(&self, wish: &Wish<'_, Self>) -> Vec<Component>;

    /// A row of the material as it is printed, or as a piece shows it; nothing where no piece does.
    fn piece(&self, _sheet: &str, _row: &str, _wish: &Wish<'_, Self>) -> Option<Scene> {
        None
    }
}

/// The largest of the sizes (in points, largest first) at which all paragraphs fit the area one under the other, and their lines. At
/// the smallest they are returned whether they fit or not: what hangs out is found as a fault.
#[must_use]
pub fn fitted(
    paragraphs: &[(Face, String)],
    width: f32,
    height: f32,
    sizes: &[f32],
) -> (f32, Vec<(Face, Vec<String>)>) {
    let set = |size: f32| -> Vec<(Face, Vec<String>)> {
        paragraphs.iter().map(|(face, text)| (*face, lines(text, *face, size, width))).collect()
    };
    let height_of = |size: f32, set: &[(Face, Vec<String>)]| {
        let rows: usize = set.iter().map(|(_, lines)| lines.len()).sum();
        size * (LEADING * rows as f32 + GAP * set.len().saturating_sub(1) as f32)
    };
    let mut last = (LEAST_TEXT, set(LEAST_TEXT));
    for size in sizes.iter().map(|points| points * POINT) {
        let lines = set(size);
        if height_of(size, &lines) <= height {
            return (size, lines);
        }
        last = (size, lines);
    }
    last
}

/// From baseline to baseline on cards and aids.
pub const LEADING: f32 = 1.2;
/// Between two paragraphs, as a share of the size.
const GAP: f32 = 0.45;

/// Paragraphs that [`fitted`] has set, their top left corner at the area's; centred in its height where `centred`.
#[must_use]
pub fn set_text(fitted: (f32, Vec<(Face, Vec<String>)>), area: Area, centred: bool, ink: Colour) -> Vec<Node> {
    let (size, paragraphs) = fitted;
    let rows: usize = paragraphs.iter().map(|(_, lines)| lines.len()).sum();
    let height = size * (LEADING * rows as f32 + GAP * paragraphs.len().saturating_sub(1) as f32);
    let mut y = area.y + if centred { ((area.height - height) / 2.0).max(0.0) } else { 0.0 };
    let mut nodes = Vec::new();
    for (face, lines) in paragraphs {
        let rows = lines.len() as f32;
        nodes.push(Node::lines(crate::pt(area.x, y + size * 0.93), lines, face, size).leading(LEADING).fill(ink));
        y += size * (LEADING * rows + GAP);
    }
    nodes
}

/// A board of the screen on paper: the scene as it is, that many millimetres to one of its units, without the layers named.
#[must_use]
pub fn board(scene: Scene, scale: f32, without: &[&str]) -> Scene {
    let view = scene.view;
    let origin = crate::pt(-view.x * scale, -view.y * scale);
    let area = Area::new(0.0, 0.0, view.width * scale, view.height * scale);
    let mut paper =
        Scene::new(scene.id.clone(), area).named(scene.name).described(scene.description).accented(scene.accent);
    for layer in scene.layers.iter().filter(|layer| !without.contains(&layer.id.as_str()) && layer.opacity > 0.0) {
        let mut inside = Node::group(layer.nodes.iter().cloned()).turned(layer.turn);
        if layer.opacity < 1.0 {
            inside = inside.opacity(layer.opacity);
        }
        paper = paper.layer(Layer::decoration(layer.id.clone(), [Node::group([inside]).scaled(scale).at(origin)]));
    }
    paper
}

/// The scale at which a scene fits the size, upright.
#[must_use]
pub fn scale_to(scene: &Scene, (width, height): (f32, f32)) -> f32 {
    (width / scene.view.width).min(height / scene.view.height)
}

/// An empty piece of that size in the colours of a game.
#[must_use]
pub fn blank(id: impl Into<String>, (width, height): (f32, f32), accent: Accent) -> Scene {
    Scene::new(id, Area::new(0.0, 0.0, width, height)).accented(accent)
}
