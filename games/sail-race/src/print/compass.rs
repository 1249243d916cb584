//! The compass board with its degrees and sectors, and the boat that is turned on it: the modifier that faces the wind is the boat's.

use crate::game::SailRace;
use galerne_draw::print::{Component, POINT, Part, Wish, blank};
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Path, Picture, Point, pt};
use galerne_engine::Direction;

/// The side of the compass board.
const SIDE: f32 = 92.0;
/// From the middle of the boat to its sides.
const BOAT: f32 = 22.0;

/// What the words under the boat take.
const HOW: (f32, f32) = (38.0, 34.0);

/// A hexagon that stands on a point: its sides face the six headings.
fn hexagon(centre: Point, inner: f32) -> Vec<Point> {
    let corner = inner / 30_f32.to_radians().cos();
    (0..6).map(|n| centre + Point::polar(corner, 30.0 + 60.0 * n as f32)).collect()
}

pub(super) fn board(wish: &Wish<'_, SailRace>) -> Component {
    let middle = pt(SIDE / 2.0, SIDE / 2.0);
    let (rim, ring) = (44.0, 36.5);
    let mut nodes = vec![
        Node::circle(middle, rim).fill(Colour::AccentSoft).stroke(Colour::Accent, 0.4),
        Node::circle(middle, ring).fill(Colour::Card).stroke(Colour::Line, 0.25),
    ];
    let mut edges = Path::default();
    let mut ticks = Path::default();
    for ten in 0..36 {
        let degrees = ten as f32 * 10.0;
        ticks = ticks.jump(middle + Point::polar(ring, degrees)).line(middle + Point::polar(ring + 1.6, degrees));
        let label = middle + Point::polar(ring + 4.4, degrees);
        nodes.push(Node::label(label, (ten * 10).to_string(), Face::SansBold, 6.5 * POINT));
    }
    for heading in Direction::ALL {
        let degrees = 60.0 * heading as usize as f32;
        // A sector begins 25 degrees before its heading and ends 35 after it: its ten-degree steps lie 5 degrees askew.
        let edge = degrees - 25.0;
        edges = edges.jump(middle + Point::polar(BOAT + 5.0, edge)).line(middle + Point::polar(rim, edge));
        let name = middle + Point::polar(31.5, degrees + 5.0);
        nodes.push(Node::label(name, super::heading_name(wish, heading), Face::SansBold, 5.0).fill(Colour::Accent));
    }
    nodes.push(Node::path(ticks).stroke(Colour::Ink, 0.25).butt());
    nodes.push(Node::path(edges).stroke(Colour::Accent, 0.6).butt());
    nodes.push(Node::polygon(hexagon(middle, BOAT + 0.6)).stroke(Colour::Line, 0.3));
    // Where the boat lies in the race stands how it is laid: one reads it once.
    let how = [(Face::Sans, wish.word("print-compass-how"))];
    let text = galerne_draw::print::fitted(&how, HOW.0, HOW.1, &[9.0, 8.5, 8.0, 7.5, 7.0, 6.5]);
    let room = Area::around(middle, HOW.0, HOW.1);
    nodes.extend(galerne_draw::print::set_text(text, room, true, Colour::InkSoft));
    let scene = blank("compass", (SIDE, SIDE), SailRace::accent()).named(wish.word("print-compass"));
    Component::new("compass", Part::Tokens, scene.layer(Layer::new("compass-face", nodes))).outlined()
}

pub(super) fn boat(wish: &Wish<'_, SailRace>) -> Component {
    let size = (2.0 * BOAT + 2.0, 2.0 * BOAT / 30_f32.to_radians().cos() + 2.0);
    let middle = pt(size.0 / 2.0, size.1 / 2.0);
    // The bow points East, where the heading of the first side is.
    let hull = Path::from(middle + pt(15.0, 0.0))
        .curve(middle + pt(6.0, -7.0), middle + pt(-6.0, -7.5), middle + pt(-11.0, -4.5))
        .line(middle + pt(-11.0, 4.5))
        .curve(middle + pt(-6.0, 7.5), middle + pt(6.0, 7.0), middle + pt(15.0, 0.0))
        .close();
    let mut nodes = vec![
        Node::polygon(hexagon(middle, BOAT)).fill(Colour::Card).stroke(Colour::Ink, 0.3),
        Node::path(hull).fill(Colour::SecondSoft).stroke(Colour::Second, 0.6),
        Node::polygon([middle + pt(9.0, 0.0), middle + pt(3.0, -3.0), middle + pt(3.0, 3.0)]).fill(Colour::Second),
    ];
    for side in 0..6_u8 {
        let degrees = 60.0 * f32::from(side);
        let words = match side {
            0 => wish.word("print-stop"),
            2 | 4 => "+1".to_owned(),
            _ => "+0".to_owned(),
        };
        let label =
            Node::label(Point::ORIGIN, words, Face::SansBold, if side == 0 { 8.5 * POINT } else { 13.0 * POINT });
        // Each stands upright for a reader who looks from the middle of the boat to its side.
        let turned = Node::group([label]).turned(degrees - 90.0).at(middle + Point::polar(BOAT - 3.4, degrees));
        nodes.push(turned);
    }
    let scene = blank("boat", size, SailRace::accent()).named(wish.word("print-boat"));
    Component::new("boat", Part::Tokens, scene.layer(Layer::new("boat-face", nodes))).outlined()
}

/// The six headings in a corner of the map, where its hexagon leaves one.
pub(super) fn rose(wish: &Wish<'_, SailRace>) -> Node {
    let middle = pt(14.0, 12.0);
    let mut path = Path::default();
    let mut names = Vec::new();
    for heading in Direction::ALL {
        let degrees = 60.0 * heading as usize as f32;
        path = path.jump(middle).line(middle + Point::polar(6.2, degrees));
        let name = super::heading_name(wish, heading);
        names.push(
            Node::label(middle + Point::polar(9.0, degrees), name, Face::SansBold, 7.0 * POINT).fill(Colour::Accent),
        );
    }
    Node::group(names.into_iter().chain([Node::path(path).stroke(Colour::Accent, 0.4)]))
}

/// Laid on the boat while its spinnaker is up (SR-11.8).
pub(super) fn spinnaker(wish: &Wish<'_, SailRace>) -> Component {
    let (cell, middle) = (20.0, pt(10.0, 10.0));
    let sail = Path::from(middle + pt(-5.0, 3.0))
        .curve(middle + pt(-5.5, -3.0), middle + pt(-2.0, -7.0), middle + pt(0.0, -7.0))
        .curve(middle + pt(2.0, -7.0), middle + pt(5.5, -3.0), middle + pt(5.0, 3.0))
        .bend(middle + pt(0.0, 0.5), middle + pt(-5.0, 3.0))
        .close();
    let name = wish.word("print-spinnaker");
    let size = (6.5 * POINT).min(6.5 * POINT * 14.0 / Face::SansBold.width(&name, 6.5 * POINT));
    let nodes = vec![
        Node::circle(middle, 9.5).fill(Colour::Card).stroke(Colour::Second, 0.6),
        Node::path(sail).fill(Colour::SecondSoft).stroke(Colour::Second, 0.5),
        Node::label(middle + pt(0.0, 5.6), name.clone(), Face::SansBold, size),
    ];
    let scene = blank("spinnaker", (cell, cell), SailRace::accent()).named(name);
    Component::new("spinnaker", Part::Tokens, scene.layer(Layer::new("spinnaker-face", nodes))).outlined()
}
