//! Outlines made of lines and curves.

use crate::{
    geometry::{Point, pt},
    scene::digits::push_number,
};

/// One stroke of the pen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Stroke {
    Move(Point),
    Line(Point),
    Quadratic(Point, Point),
    Cubic(Point, Point, Point),
    Arc { radius: f32, large: bool, clockwise: bool, to: Point },
    Close,
}

/// An outline, drawn from stroke to stroke.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Path {
    pub(super) strokes: Vec<Stroke>,
}

impl Path {
    /// Begin at a point.
    #[must_use]
    pub fn from(start: Point) -> Path {
        Path { strokes: vec![Stroke::Move(start)] }
    }

    /// Lift the pen and begin again elsewhere.
    #[must_use]
    pub fn jump(mut self, to: Point) -> Path {
        self.strokes.push(Stroke::Move(to));
        self
    }

    /// A straight line to the point.
    #[must_use]
    pub fn line(mut self, to: Point) -> Path {
        self.strokes.push(Stroke::Line(to));
        self
    }

    /// A curve that leaves towards `bend` and arrives from it.
    #[must_use]
    pub fn bend(mut self, bend: Point, to: Point) -> Path {
        self.strokes.push(Stroke::Quadratic(bend, to));
        self
    }

    /// A curve that leaves towards the first point and arrives from the second.
    #[must_use]
    pub fn curve(mut self, leave: Point, arrive: Point, to: Point) -> Path {
        self.strokes.push(Stroke::Cubic(leave, arrive, to));
        self
    }

    /// An arc of a circle: the small or the large one, clockwise or not, as one sees it on the page.
    #[must_use]
    pub fn arc(mut self, radius: f32, large: bool, clockwise: bool, to: Point) -> Path {
        self.strokes.push(Stroke::Arc { radius, large, clockwise, to });
        self
    }

    /// A straight line back to where this stretch began, joined to it.
    #[must_use]
    pub fn close(mut self) -> Path {
        self.strokes.push(Stroke::Close);
        self
    }

    /// Straight lines through the points.
    #[must_use]
    pub fn through(points: impl IntoIterator<Item = Point>) -> Path {
        let mut points = points.into_iter();
        let Some(start) = points.next() else { return Path::default() };
        points.fold(Path::from(start), Path::line)
    }

    /// A smooth curve through the points (Catmull-Rom, as cubics).
    #[must_use]
    pub fn smooth(points: &[Point]) -> Path {
        let Some(&start) = points.first() else { return Path::default() };
        let mut path = Path::from(start);
        let at = |i: isize| points[i.clamp(0, points.len() as isize - 1) as usize];
        for i in 0..points.len() as isize - 1 {
            let (before, a, b, after) = (at(i - 1), at(i), at(i + 1), at(i + 2));
            path = path.curve(a + (b - before) * (1.0 / 6.0), b - (after - a) * (1.0 / 6.0), b);
        }
        path
    }

    /// The strokes of both, one after the other.
    #[must_use]
    pub fn and(mut self, other: Path) -> Path {
        self.strokes.extend(other.strokes);
        self
    }

    /// Every point scaled by `factor`, then moved: one outline drawn in a unit box serves every size.
    #[must_use]
    pub fn placed(mut self, at: Point, factor: f32) -> Path {
        let place = |p: Point| p * factor + at;
        for stroke in &mut self.strokes {
            *stroke = match *stroke {
                Stroke::Move(p) => Stroke::Move(place(p)),
                Stroke::Line(p) => Stroke::Line(place(p)),
                Stroke::Quadratic(a, p) => Stroke::Quadratic(place(a), place(p)),
                Stroke::Cubic(a, b, p) => Stroke::Cubic(place(a), place(b), place(p)),
                Stroke::Arc { radius, large, clockwise, to } => {
                    Stroke::Arc { radius: radius * factor.abs(), large, clockwise, to: place(to) }
                }
                Stroke::Close => Stroke::Close,
            };
        }
        self
    }

    /// Turned half round: the other end of a playing card. (Of every point's sign; arcs stay arcs.)
    #[must_use]
    pub fn half_turned(self) -> Path {
        self.placed(pt(0.0, 0.0), -1.0)
    }

    /// All points that the strokes name, bends included.
    pub fn points(&self) -> impl Iterator<Item = Point> {
        self.strokes.iter().flat_map(|stroke| match *stroke {
            Stroke::Move(p) | Stroke::Line(p) | Stroke::Arc { to: p, .. } => vec![p],
            Stroke::Quadratic(a, p) => vec![a, p],
            Stroke::Cubic(a, b, p) => vec![a, b, p],
            Stroke::Close => vec![],
        })
    }

    /// Whether nothing is drawn.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.strokes.is_empty()
    }

    /// The value of the attribute `d`.
    #[must_use]
    pub fn data(&self) -> String {
        let mut d = String::with_capacity(self.strokes.len() * 14);
        for stroke in &self.strokes {
            match *stroke {
                Stroke::Move(p) => command(&mut d, 'M', &[p]),
                Stroke::Line(p) => command(&mut d, 'L', &[p]),
                Stroke::Quadratic(a, p) => command(&mut d, 'Q', &[a, p]),
                Stroke::Cubic(a, b, p) => command(&mut d, 'C', &[a, b, p]),
                Stroke::Arc { radius, large, clockwise, to } => {
                    command(&mut d, 'A', &[pt(radius, radius)]);
                    d.push_str(if large { " 0 1" } else { " 0 0" });
                    d.push_str(if clockwise { " 1 " } else { " 0 " });
                    push_number(&mut d, to.x);
                    d.push(' ');
                    push_number(&mut d, to.y);
                }
                Stroke::Close => d.push('Z'),
            }
        }
        d
    }
}

fn command(d: &mut String, letter: char, points: &[Point]) {
    d.push(letter);
    for (i, point) in points.iter().enumerate() {
        if i > 0 {
            d.push(' ');
        }
        push_number(d, point.x);
        d.push(' ');
        push_number(d, point.y);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_is_written_shortly() {
        let path = Path::from(pt(0.0, 1.5)).line(pt(-2.0, 0.001)).arc(3.0, false, true, pt(4.0, 4.0)).close();
        assert_eq!(path.data(), "M0 1.5L-2 0A3 3 0 0 1 4 4Z");
        assert_eq!(Path::through([pt(0.0, 0.0), pt(1.0, 1.0)]).placed(pt(1.0, 0.0), 2.0).data(), "M1 0L3 2");
        assert_eq!(Path::smooth(&[]).data(), "");
        assert!(Path::smooth(&[pt(0.0, 0.0), pt(3.0, 0.0)]).data().starts_with("M0 0C0.5 0 2.5 0 3 0"));
    }
}
