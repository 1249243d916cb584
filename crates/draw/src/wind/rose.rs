//! The compass rose: where the wind comes from, and how strongly.

use crate::{
    geometry::{Point, pt},
    piece::wind_arrow,
    scene::{Node, Path},
    text::Face,
    theme::Colour,
};

/// A compass with the wind on it, centred on its origin.
#[derive(Clone, PartialEq, Debug)]
pub struct Rose {
    /// From the centre to the rim.
    pub radius: f32,
    /// Letters on the rim with their directions: the letters of a language, the headings of a game.
    pub letters: Vec<(f32, String)>,
    /// Where the wind comes **from**, in degrees anticlockwise from East; nothing while it is unknown.
    pub from: Option<f32>,
    /// Written in the middle; may be empty.
    pub reading: String,
}

impl Rose {
    /// The drawing, centred on its origin.
    #[must_use]
    pub fn node(&self) -> Node {
        let r = self.radius;
        let ring = |reach: f32| Node::circle(Point::ORIGIN, r * reach);
        let ticks = |every: u16, from: f32, to: f32| {
            (0..360).step_by(usize::from(every)).fold(Path::default(), |path, degrees| {
                path.jump(Point::polar(r * from, degrees as f32)).line(Point::polar(r * to, degrees as f32))
            })
        };
        let mut nodes = vec![
            ring(1.0).fill(Colour::Raised).stroke(Colour::Line, r * 0.018),
            ring(0.84).fill(Colour::SecondSoft).stroke(Colour::Line, r * 0.008),
            Node::path(ticks(10, 0.84, 0.89)).stroke(Colour::Line, r * 0.009),
            Node::path(ticks(30, 0.84, 0.92)).stroke(Colour::InkSoft, r * 0.014),
            Node::path(star(r * 0.8)).fill(Colour::Accent).opacity(0.16),
        ];
        if let Some(from) = self.from {
            // The arrow flies in from the rim and points at the middle.
            let arrow = wind_arrow(r * 0.66, Colour::Second).at(Point::polar(r * 0.64, from)).turned(from + 180.0);
            nodes.push(arrow.class("moves"));
        }
        for (degrees, letter) in &self.letters {
            let at = Point::polar(r * 1.13, *degrees);
            nodes.push(Node::label(at, &**letter, Face::SansBold, r * 0.17).fill(Colour::InkSoft));
        }
        if !self.reading.is_empty() {
            nodes.push(ring(0.27).fill(Colour::Raised).stroke(Colour::Line, r * 0.01));
            nodes.push(Node::label(pt(0.0, 0.0), &*self.reading, Face::SerifBold, r * 0.32));
        }
        Node::group(nodes)
    }
}

/// Eight slim points, the four main ones longer.
fn star(radius: f32) -> Path {
    (0..8).fold(Path::default(), |path, i| {
        let degrees = 45.0 * i as f32;
        let reach = if i % 2 == 0 { 1.0 } else { 0.62 };
        let (left, right) = (Point::polar(radius * 0.17, degrees + 22.5), Point::polar(radius * 0.17, degrees - 22.5));
        path.jump(Point::ORIGIN).line(left).line(Point::polar(radius * reach, degrees)).line(right).close()
    })
}
