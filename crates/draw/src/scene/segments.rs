//! An outline as lines and cubic curves alone: what a page description can draw, which knows no arcs.

use super::path::{Path, Stroke};
use crate::geometry::{Point, pt};

/// One stretch of an outline without arcs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Segment {
    /// Begin here.
    Move(Point),
    /// A straight line.
    Line(Point),
    /// A curve that leaves towards the first point and arrives from the second.
    Cubic(Point, Point, Point),
    /// Back to where this stretch began.
    Close,
}

impl Path {
    /// The outline without arcs and quadratic curves.
    #[must_use]
    pub fn segments(&self) -> Vec<Segment> {
        let mut segments = Vec::with_capacity(self.strokes.len());
        let (mut here, mut start) = (Point::ORIGIN, Point::ORIGIN);
        for stroke in &self.strokes {
            match *stroke {
                Stroke::Move(p) => {
                    segments.push(Segment::Move(p));
                    (here, start) = (p, p);
                }
                Stroke::Line(p) => {
                    segments.push(Segment::Line(p));
                    here = p;
                }
                Stroke::Quadratic(bend, p) => {
                    segments.push(Segment::Cubic(here.towards(bend, 2.0 / 3.0), p.towards(bend, 2.0 / 3.0), p));
                    here = p;
                }
                Stroke::Cubic(a, b, p) => {
                    segments.push(Segment::Cubic(a, b, p));
                    here = p;
                }
                Stroke::Arc { radius, large, clockwise, to } => {
                    arc(&mut segments, here, radius, large, clockwise, to);
                    here = to;
                }
                Stroke::Close => {
                    segments.push(Segment::Close);
                    here = start;
                }
            }
        }
        segments
    }
}

/// An arc as cubics of at most a quarter turn each, which no eye can tell from the circle.
fn arc(segments: &mut Vec<Segment>, from: Point, radius: f32, large: bool, clockwise: bool, to: Point) {
    let chord = to - from;
    let half = chord.length() / 2.0;
    if half <= 0.0 || radius <= 0.0 {
        segments.push(Segment::Line(to));
        return;
    }
    // A radius that is too small grows until the arc reaches, as SVG has it.
    let radius = radius.max(half);
    let away = (radius * radius - half * half).max(0.0).sqrt();
    // The step to the left of the chord, as one sees it; the centre of a small clockwise arc lies to the right.
    let side = if large == clockwise { away } else { -away };
    let centre = from.towards(to, 0.5) + chord.unit().left() * side;
    // In the plane of the drawing, y downwards: growing angles turn clockwise.
    let angle = |p: Point| (p.y - centre.y).atan2(p.x - centre.x);
    let (begin, mut sweep) = (angle(from), angle(to) - angle(from));
    let turn = std::f32::consts::TAU;
    if clockwise && sweep < 0.0 {
        sweep += turn;
    } else if !clockwise && sweep > 0.0 {
        sweep -= turn;
    }
    let pieces = (sweep.abs() / (turn / 4.0)).ceil().max(1.0);
    let step = sweep / pieces;
    let pull = 4.0 / 3.0 * (step / 4.0).tan() * radius;
    let on = |a: f32| centre + pt(a.cos(), a.sin()) * radius;
    let along = |a: f32| pt(-a.sin(), a.cos()) * pull;
    for piece in 0..pieces as usize {
        let (a, b) = (begin + step * piece as f32, begin + step * (piece + 1) as f32);
        let end = if piece + 1 == pieces as usize { to } else { on(b) };
        segments.push(Segment::Cubic(on(a) + along(a), end - along(b), end));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every point of the curve lies on a circle round the centre that the flags choose.
    #[test]
    fn arcs_become_curves_on_their_circle() {
        for (large, clockwise, centre) in
            [(false, true, pt(0.0, 0.0)), (true, true, pt(10.0, -10.0)), (false, false, pt(10.0, -10.0))]
        {
            let path = Path::from(pt(0.0, -10.0)).arc(10.0, large, clockwise, pt(10.0, 0.0));
            let mut here = Point::ORIGIN;
            for segment in path.segments() {
                match segment {
                    Segment::Move(p) => here = p,
                    Segment::Cubic(a, b, to) => {
                        for t in [0.0, 0.25, 0.5, 0.75, 1.0_f32] {
                            let u = 1.0 - t;
                            let p =
                                here * (u * u * u) + a * (3.0 * u * u * t) + b * (3.0 * u * t * t) + to * (t * t * t);
                            let off = ((p - centre).length() - 10.0).abs();
                            assert!(off < 0.01, "{large} {clockwise} {p:?}: {off}");
                        }
                        here = to;
                    }
                    other => panic!("{other:?}"),
                }
            }
            assert_eq!(here, pt(10.0, 0.0));
        }
    }
}
