//! The wind of the turn without writing: a counter lies on its direction, another on its force.

use crate::game::SailRace;
use galerne_draw::print::{Flow, POINT, Wish, blank};
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Path, Picture, Point, Scene, pt};
use galerne_engine::Direction;

const SIZE: (f32, f32) = (197.0, 228.0);
/// From the middle to the rim, and to where the places of the directions begin.
const RIM: f32 = 94.0;
const RING: f32 = 70.0;
/// The side of a place of the force.
const PLACE: f32 = 22.0;

pub(super) fn sheet(wish: &Wish<'_, SailRace>) -> Scene {
    let title = wish.word("print-dial");
    let words = Flow::new(Area::new(4.0, 2.0, SIZE.0 - 8.0, 30.0), 10.0).title(&title);
    let mut nodes = words.text(&wish.word("print-dial-how")).nodes();
    let middle = pt(SIZE.0 / 2.0, 132.0);
    nodes.extend(directions(wish, middle));
    nodes.extend(forces(wish, middle));
    blank("dial", SIZE, SailRace::accent()).named(title).layer(Layer::new("dial-all", nodes))
}

/// Thirty-six places of ten degrees, and the sectors they belong to.
fn directions(wish: &Wish<'_, SailRace>, middle: Point) -> Vec<Node> {
    let mut nodes = vec![
        Node::circle(middle, RIM).fill(Colour::AccentSoft).stroke(Colour::Accent, 0.4),
        Node::circle(middle, RING).fill(Colour::Card).stroke(Colour::Line, 0.25),
    ];
    let (mut places, mut edges) = (Path::default(), Path::default());
    for ten in 0..36 {
        let degrees = ten as f32 * 10.0;
        let side = degrees + 5.0;
        places = places.jump(middle + Point::polar(RING, side)).line(middle + Point::polar(RIM, side));
        let label = middle + Point::polar(RING + 3.6, degrees);
        nodes.push(Node::label(label, (ten * 10).to_string(), Face::SansBold, 8.0 * POINT));
    }
    for heading in Direction::ALL {
        let degrees = 60.0 * heading as usize as f32;
        // As on the compass: a sector begins 25 degrees before its heading.
        let edge = degrees - 25.0;
        edges = edges.jump(middle + Point::polar(RING - 16.0, edge)).line(middle + Point::polar(RIM, edge));
        let name = middle + Point::polar(RING - 9.0, degrees + 5.0);
        nodes.push(Node::label(name, super::heading_name(wish, heading), Face::SansBold, 6.5).fill(Colour::Accent));
    }
    nodes.push(Node::path(places).stroke(Colour::Line, 0.25).butt());
    nodes.push(Node::path(edges).stroke(Colour::Accent, 0.7).butt());
    nodes
}

/// The places of the three forces, and apart from them that of a gale: it lasts for its turn alone, over the same base.
fn forces(wish: &Wish<'_, SailRace>, middle: Point) -> Vec<Node> {
    let mut nodes = Vec::new();
    for (x, y, force) in [(-24.0, 16.0, 1_u8), (0.0, 16.0, 2), (24.0, 16.0, 3), (0.0, -18.0, 4)] {
        let area = Area::around(middle + pt(x, y), PLACE, PLACE);
        let (ink, width) = if force == 4 { (Colour::Second, 0.8) } else { (Colour::Accent, 0.4) };
        nodes.push(Node::rounded(area, 2.5).fill(Colour::Card).stroke(ink, width));
        nodes.push(Node::label(area.centre(), force.to_string(), Face::SerifBold, 10.0));
    }
    let size = 9.0 * POINT;
    let gale = wish.word("print-dial-gale");
    nodes.push(Node::label(middle + pt(0.0, -33.0), gale, Face::SansBold, size).fill(Colour::Second));
    nodes
}
