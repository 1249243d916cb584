//! Arrows: straight, curved, and the broad one of the wind.

use crate::{
    geometry::{Point, pt},
    scene::{Node, Path},
    theme::Colour,
};

/// A straight arrow from one point to another.
#[must_use]
pub fn arrow(from: Point, to: Point, width: f32, colour: Colour) -> Node {
    curved_arrow(from, to, 0.0, width, colour)
}

/// An arrow that swings out to the left of its way (as one sees it on the page) by a share of its length; to the right where
/// the share is negative.
#[must_use]
pub fn curved_arrow(from: Point, to: Point, swing: f32, width: f32, colour: Colour) -> Node {
    let way = to - from;
    let bend = from + way * 0.5 + way.left() * swing * 2.0;
    // The head points along the end of the curve; the shaft ends inside the head.
    let along = if swing == 0.0 { way.unit() } else { (to - bend).unit() };
    let head = (width * 4.2).min(way.length() * 0.6);
    let foot = to - along * (head * 0.8);
    let shaft = if swing == 0.0 { Path::from(from).line(foot) } else { Path::from(from).bend(bend, foot) };
    let (left, back) = (along.left() * (head * 0.42), to - along * head);
    let barb = Path::from(to).line(back + left).bend(to - along * (head * 0.74), back - left).close();
    Node::group([Node::path(shaft).stroke(colour, width), Node::path(barb).fill(colour)])
}

/// The arrow of the wind, centred on its origin and blowing to the right: a long shaft with feathers. Turn it with
/// [`Node::turned`] to where the wind blows **to**.
#[must_use]
pub fn wind_arrow(length: f32, colour: Colour) -> Node {
    let upper = [(1.0, 0.0), (0.4, -0.3), (0.5, -0.08), (-0.6, -0.05), (-0.84, -0.27), (-1.04, -0.27), (-0.86, 0.0)];
    let lower = upper.into_iter().rev().skip(1).map(|(x, y)| (x, -y));
    let points = upper.into_iter().chain(lower).map(|(x, y)| pt(x, y) * (length / 2.0));
    Node::path(Path::through(points).close()).fill(colour)
}
