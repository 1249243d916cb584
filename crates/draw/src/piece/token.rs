//! Tokens and pawns. Each stands at its own origin: [`Node::at`] puts it on the board, and moving it is one attribute.

use super::SeatMark;
use crate::{
    geometry::{Point, pt},
    scene::{Node, Path, Touch},
    text::Face,
    theme::Colour,
};
use galerne_engine::Seat;

/// A flat token with the seat's shape, seen from above. `text` is a number or a short sign; it may be empty.
#[must_use]
pub fn token(seat: Seat, radius: f32, text: &str) -> Node {
    let mark = SeatMark::of(seat);
    let body = |grow: f32| mark.outline(Point::ORIGIN, radius * grow);
    let mut parts = vec![
        halo_path(body(1.28), radius),
        shadow(body(1.0), radius * 0.16, radius * 0.1),
        Node::path(body(1.0)).fill(mark.colour()).stroke(Colour::Card, radius * 0.16),
        Node::path(body(0.8)).stroke(mark.on_colour(), radius * 0.065).dash(mark.dash()).opacity(0.7),
    ];
    if !text.is_empty() {
        // A triangle is widest below its middle; star and cross have less room inside.
        let lowered = pt(0.0, radius * if seat.0 == 2 { 0.2 } else { 0.0 });
        let room = if matches!(seat.0, 2 | 5 | 6) { 0.85 } else { 1.0 };
        let size = radius * room * if text.chars().count() > 1 { 0.72 } else { 0.95 };
        parts.push(Node::label(lowered, text, Face::SansBold, size).fill(mark.on_colour()));
    }
    Node::group(parts).class("moves")
}

/// A round disc in the seat's colour with the seat's shape on it, for boards with round holes.
#[must_use]
pub fn disc(seat: Seat, radius: f32) -> Node {
    let mark = SeatMark::of(seat);
    Node::group([
        halo_path(circle_path(radius * 1.22), radius),
        shadow(circle_path(radius), radius * 0.12, radius * 0.08),
        Node::circle(Point::ORIGIN, radius).fill(mark.colour()).stroke(Colour::Card, radius * 0.12),
        Node::circle(Point::ORIGIN, radius * 0.8)
            .stroke(mark.on_colour(), radius * 0.05)
            .dash(mark.dash())
            .opacity(0.6),
        Node::path(mark.outline(Point::ORIGIN, radius * 0.42)).fill(mark.on_colour()).opacity(0.85),
    ])
    .class("moves")
}

/// A pawn, seen from the front, its foot at the origin, with the seat's shape on its body.
#[must_use]
pub fn pawn(seat: Seat, height: f32) -> Node {
    let mark = SeatMark::of(seat);
    let unit = height / 100.0;
    let body = Path::from(pt(-30.0, 0.0))
        .curve(pt(-32.0, -10.0), pt(-24.0, -14.0), pt(-18.0, -22.0))
        .curve(pt(-12.0, -32.0), pt(-11.0, -44.0), pt(-10.0, -52.0))
        .curve(pt(-24.0, -60.0), pt(-25.0, -96.0), pt(0.0, -98.0))
        .curve(pt(25.0, -96.0), pt(24.0, -60.0), pt(10.0, -52.0))
        .curve(pt(11.0, -44.0), pt(12.0, -32.0), pt(18.0, -22.0))
        .curve(pt(24.0, -14.0), pt(32.0, -10.0), pt(30.0, 0.0))
        .curve(pt(18.0, 6.0), pt(-18.0, 6.0), pt(-30.0, 0.0))
        .close();
    Node::group([
        halo_path(body.clone().placed(pt(0.0, 4.0 * unit), unit * 1.1), height * 0.35),
        Node::ellipse(pt(4.0 * unit, 1.0 * unit), pt(36.0 * unit, 9.0 * unit)).fill(Colour::Shade).opacity(0.25),
        Node::path(body.placed(Point::ORIGIN, unit)).fill(mark.colour()).stroke(Colour::Card, 4.0 * unit),
        Node::path(mark.outline(pt(0.0, -75.0 * unit), 12.0 * unit)).fill(mark.on_colour()),
    ])
    .class("moves")
}

/// The ring that shows when the page marks the group around it as something to choose. Not in files, where
/// nothing can be chosen.
#[must_use]
pub fn halo(outline: Path, width: f32) -> Node {
    Node::path(outline).class("halo").stroke(Colour::Legal, width).hidden().touch(Touch::Through).decoration()
}

/// An unseen place to click, with a ring that shows when it can be chosen: lies on top of whatever it stands for.
#[must_use]
pub fn touch_area(outline: Path, ring: f32, target: impl Into<String>, name: impl Into<String>) -> Node {
    let place = Node::path(outline.clone()).touch(Touch::Inside);
    Node::group([place, halo(outline, ring)]).target(target).name(name)
}

/// What lies under a raised thing with a rim of that width.
fn shadow(outline: Path, rim: f32, drop: f32) -> Node {
    Node::path(outline.placed(pt(0.0, drop), 1.0)).fill(Colour::Shade).stroke(Colour::Shade, rim).opacity(0.28)
}

fn halo_path(outline: Path, radius: f32) -> Node {
    halo(outline, radius * 0.16)
}

fn circle_path(radius: f32) -> Path {
    SeatMark::of(Seat(0)).outline(Point::ORIGIN, radius / 0.92)
}
