//! Points, areas and transforms of the drawing plane: x to the right, y downwards, angles in degrees.
//!
//! Angles are counted **anticlockwise from East**, as the games count them (0 = East, 90 = North). SVG turns clockwise; the
//! one place that knows is [`Transform`]'s writer.

use std::ops::{Add, Mul, Neg, Sub};

/// A point of the plane, or the step from one point to another.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards, as in SVG.
    pub y: f32,
}

impl Point {
    /// Where both coordinates are 0.
    pub const ORIGIN: Point = Point::new(0.0, 0.0);

    /// The point with these coordinates; [`pt`] is shorter.
    #[must_use]
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    /// The step of that length in a direction, in degrees anticlockwise from East.
    #[must_use]
    pub fn polar(length: f32, degrees: f32) -> Point {
        let (sin, cos) = degrees.to_radians().sin_cos();
        Point::new(length * cos, -length * sin)
    }

    /// The distance from the origin.
    #[must_use]
    pub fn length(self) -> f32 {
        self.x.hypot(self.y)
    }

    /// The direction of the step, in degrees anticlockwise from East, from 0 to 360.
    #[must_use]
    pub fn direction(self) -> f32 {
        (0.0 - self.y).atan2(self.x).to_degrees().rem_euclid(360.0)
    }

    /// The step of length 1 in the same direction; no step stays no step.
    #[must_use]
    pub fn unit(self) -> Point {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { Point::ORIGIN }
    }

    /// The step turned a quarter to the left, as one sees it on the page.
    #[must_use]
    pub const fn left(self) -> Point {
        Point::new(self.y, -self.x)
    }

    /// The point that far along the way to `other`: 0 is here, 1 is there.
    #[must_use]
    pub fn towards(self, other: Point, share: f32) -> Point {
        self + (other - self) * share
    }
}

/// Shorthand for [`Point::new`]: drawings are full of points.
#[must_use]
pub const fn pt(x: f32, y: f32) -> Point {
    Point::new(x, y)
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Point;
    fn mul(self, factor: f32) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }
}

impl Neg for Point {
    type Output = Point;
    fn neg(self) -> Point {
        Point::new(-self.x, -self.y)
    }
}

/// A rectangle with upright sides.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Area {
    /// The left edge.
    pub x: f32,
    /// The upper edge.
    pub y: f32,
    /// To the right of `x`.
    pub width: f32,
    /// Downwards from `y`.
    pub height: f32,
}

impl Area {
    /// The rectangle with that upper left corner and that size.
    #[must_use]
    pub const fn new(x: f32, y: f32, width: f32, height: f32) -> Area {
        Area { x, y, width, height }
    }

    /// The rectangle of that size around a point.
    #[must_use]
    pub fn around(centre: Point, width: f32, height: f32) -> Area {
        Area::new(centre.x - width / 2.0, centre.y - height / 2.0, width, height)
    }

    /// The smallest rectangle that holds all points; empty at the origin where there are none.
    #[must_use]
    pub fn enclosing(points: impl IntoIterator<Item = Point>) -> Area {
        let mut points = points.into_iter();
        let Some(first) = points.next() else { return Area::default() };
        let (low, high) = points.fold((first, first), |(low, high), p| {
            (pt(low.x.min(p.x), low.y.min(p.y)), pt(high.x.max(p.x), high.y.max(p.y)))
        });
        Area::new(low.x, low.y, high.x - low.x, high.y - low.y)
    }

    /// Larger by that much on every side; smaller where it is negative.
    #[must_use]
    pub fn grown(self, by: f32) -> Area {
        Area::new(self.x - by, self.y - by, (self.width + 2.0 * by).max(0.0), (self.height + 2.0 * by).max(0.0))
    }

    /// Where its diagonals cross.
    #[must_use]
    pub fn centre(self) -> Point {
        pt(self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// The right edge.
    #[must_use]
    pub fn right(self) -> f32 {
        self.x + self.width
    }

    /// The lower edge.
    #[must_use]
    pub fn bottom(self) -> f32 {
        self.y + self.height
    }

    /// Upper left, upper right, lower right, lower left.
    #[must_use]
    pub fn corners(self) -> [Point; 4] {
        [pt(self.x, self.y), pt(self.right(), self.y), pt(self.right(), self.bottom()), pt(self.x, self.bottom())]
    }

    /// Whether the point lies inside or on an edge.
    #[must_use]
    pub fn has(self, point: Point) -> bool {
        (self.x..=self.right()).contains(&point.x) && (self.y..=self.bottom()).contains(&point.y)
    }
}

/// Where a thing stands: moved, then turned, then scaled about its own origin. Written as one `transform` attribute, so
/// that a token that moved is one changed attribute and glides there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Transform {
    /// Where the origin goes.
    pub move_by: Point,
    /// Degrees anticlockwise.
    pub turn: f32,
    /// The factor of both directions.
    pub scale: f32,
}

impl Transform {
    /// Stands where it was drawn. Not written at all.
    pub const NONE: Transform = Transform { move_by: Point::ORIGIN, turn: 0.0, scale: 1.0 };

    /// Whether nothing is changed, and no attribute needed.
    #[must_use]
    pub fn is_none(self) -> bool {
        self == Transform::NONE
    }
}

impl Default for Transform {
    fn default() -> Self {
        Transform::NONE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn angles_are_counted_anticlockwise_from_east() {
        let north = Point::polar(2.0, 90.0);
        assert!(north.x.abs() < 1e-5 && (north.y + 2.0).abs() < 1e-5, "up the page is negative y");
        assert!((pt(0.0, -3.0).direction() - 90.0).abs() < 1e-4);
        assert!((pt(1.0, 0.0).left().direction() - 90.0).abs() < 1e-4);
    }

    #[test]
    fn areas_enclose_and_grow() {
        let area = Area::enclosing([pt(1.0, 5.0), pt(-1.0, 2.0), pt(0.0, 9.0)]);
        assert_eq!(area, Area::new(-1.0, 2.0, 2.0, 7.0));
        assert_eq!(area.grown(1.0), Area::new(-2.0, 1.0, 4.0, 9.0));
        assert_eq!(Area::enclosing([]), Area::default());
        assert_eq!(Point::ORIGIN.unit(), Point::ORIGIN);
    }
}
