//! One side of one sheet of paper: scenes in their places, and the marks around them.

use galerne_draw::print::{Part, Place};
use galerne_draw::{Area, Point, Scene};
use std::sync::Arc;

/// Which side of the paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// A sheet that is printed on one side.
    Only,
    /// The first side; its back follows.
    Front,
    /// The other side of the sheet before.
    Back,
}

/// A scene in its place.
#[derive(Clone, Debug)]
pub struct Placed {
    /// The piece, for tests and readings.
    pub id: String,
    /// What it is, for those who do not see.
    pub reading: String,
    /// In millimetres; shared between copies.
    pub scene: Arc<Scene>,
    /// Where the middle of its view stands on the page.
    pub centre: Point,
    /// In degrees anticlockwise: 0, 90, 180 or −90.
    pub turn: f32,
    /// Nothing of it is painted outside.
    pub clip: Area,
}

/// One side of a sheet.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Width and height in millimetres.
    pub size: (f32, f32),
    pub side: Side,
    /// What is on it; none for a page of a book.
    pub part: Option<Part>,
    pub placed: Vec<Placed>,
    /// Where it belongs, if it is a page of something larger.
    pub place: Option<Place>,
    /// Where a shop cuts the page; none for pages that are cut by hand.
    pub cut: Option<Area>,
    /// Crop marks, the ruler, the line in the margin: over everything else. In millimetres of the page.
    pub marks: Scene,
    /// Places that links and readers may jump to: a rule's id, and where it stands on the page.
    pub destinations: Vec<(String, Point)>,
    /// What leads to such a place: where it is, and its name.
    pub links: Vec<(Area, String)>,
    /// What a reader lists beside the pages.
    pub headings: Vec<Heading>,
}

/// A heading of a book.
#[derive(Clone, Debug)]
pub struct Heading {
    /// How deep, from 1.
    pub rank: u8,
    pub words: String,
    /// Where it stands on its sheet.
    pub at: Point,
    /// The page as one reads, from 0: on the sheets of a booklet pages lie in another order.
    pub page: usize,
}

impl Placed {
    /// What it covers on the page, were nothing clipped.
    #[must_use]
    pub fn trim(&self) -> Area {
        let view = self.scene.view;
        let upright = self.turn.rem_euclid(180.0) < 1.0;
        let (width, height) = if upright { (view.width, view.height) } else { (view.height, view.width) };
        Area::around(self.centre, width, height)
    }
}
