//! What distinguishes seats: a shape, a stroke and a colour each, so that any one of the three is enough.

use crate::{
    geometry::{Point, pt},
    scene::{Dash, Node, Path},
    theme::Colour,
};
use galerne_engine::Seat;

/// The sign of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatMark {
    /// Whose sign it is.
    pub seat: Seat,
}

impl SeatMark {
    /// The sign of that seat.
    #[must_use]
    pub const fn of(seat: Seat) -> SeatMark {
        SeatMark { seat }
    }

    /// The seat's colour. Its shape says the same to those who cannot tell colours apart.
    #[must_use]
    pub fn colour(self) -> Colour {
        Colour::seat(self.seat)
    }

    /// What is written or drawn on the colour.
    #[must_use]
    pub fn on_colour(self) -> Colour {
        Colour::on_seat(self.seat)
    }

    /// The pattern of the seat's lines: tracks, outlines, curves of charts.
    #[must_use]
    pub const fn dash(self) -> Dash {
        match self.seat.0 {
            0 => Dash::Solid,
            1 => Dash::Dashed,
            2 => Dash::Dotted,
            3 => Dash::DashDot,
            4 => Dash::Long,
            5 => Dash::DashDotDot,
            6 => Dash::Short,
            _ => Dash::LongShort,
        }
    }

    /// The outline of the seat's token round a point: disc, square, triangle, diamond, hexagon, star, cross, drop. All look
    /// about equally large.
    #[must_use]
    pub fn outline(self, at: Point, radius: f32) -> Path {
        let star = |points: u8, inner: f32, first: f32| {
            (0..points * 2).map(move |i| {
                let reach = if i % 2 == 0 { 1.0 } else { inner };
                Point::polar(reach, first + 180.0 / f32::from(points) * f32::from(i))
            })
        };
        let regular = |corners: u8, reach: f32, first: f32| {
            (0..corners).map(move |i| Point::polar(reach, first + 360.0 / f32::from(corners) * f32::from(i)))
        };
        let unit = match self.seat.0 {
            0 => circle(0.92),
            1 => Path::through(regular(4, 1.15, 45.0)).close(),
            2 => Path::through(regular(3, 1.22, 90.0).map(|p| p + pt(0.0, 0.16))).close(),
            3 => Path::through([pt(0.0, -1.18), pt(0.98, 0.0), pt(0.0, 1.18), pt(-0.98, 0.0)]).close(),
            4 => Path::through(regular(6, 1.02, 0.0)).close(),
            5 => Path::through(star(5, 0.56, 90.0).map(|p| p * 1.16 + pt(0.0, 0.06))).close(),
            6 => Path::through(
                [
                    (-0.46, -1.0),
                    (0.46, -1.0),
                    (0.46, -0.46),
                    (1.0, -0.46),
                    (1.0, 0.46),
                    (0.46, 0.46),
                    (0.46, 1.0),
                    (-0.46, 1.0),
                    (-0.46, 0.46),
                    (-1.0, 0.46),
                    (-1.0, -0.46),
                    (-0.46, -0.46),
                ]
                .map(|(x, y)| pt(x, y)),
            )
            .close(),
            _ => Path::from(pt(0.0, -1.25))
                .curve(pt(0.28, -0.72), pt(0.85, -0.28), pt(0.85, 0.22))
                .arc(0.85, true, true, pt(-0.85, 0.22))
                .curve(pt(-0.85, -0.28), pt(-0.28, -0.72), pt(0.0, -1.25))
                .close(),
        };
        unit.placed(at, radius)
    }

    /// The point of a curve of this seat in a chart or on a track: the token's outline, small and plain.
    #[must_use]
    pub fn dot(self, at: Point, radius: f32) -> Node {
        Node::path(self.outline(at, radius)).fill(self.colour()).stroke(Colour::Ink, radius * 0.16)
    }
}

fn circle(radius: f32) -> Path {
    Path::from(pt(-radius, 0.0))
        .arc(radius, true, true, pt(radius, 0.0))
        .arc(radius, true, true, pt(-radius, 0.0))
        .close()
}
