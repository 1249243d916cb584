//! Tracks: numbered spaces in a row, or in rows that wind.

use crate::{
    geometry::{Area, Point, pt},
    scene::Node,
    text::Face,
    theme::Colour,
};

/// Spaces along a line. Rows are read alternately from left to right and back, so that neighbours stay neighbours.
#[derive(Clone, PartialEq, Debug)]
pub struct Track {
    /// What is printed on each space.
    pub labels: Vec<String>,
    /// The side of a space.
    pub space: f32,
    /// Between two spaces.
    pub gap: f32,
    /// Spaces in a row; at least 1.
    pub per_row: usize,
}

impl Track {
    /// The numbers from `first` to `last` in one row.
    #[must_use]
    pub fn numbers(first: i32, last: i32, space: f32) -> Track {
        let labels: Vec<String> = (first..=last).map(|n| n.to_string()).collect();
        Track { per_row: labels.len().max(1), labels, space, gap: space * 0.18 }
    }

    /// In rows of that many.
    #[must_use]
    pub fn in_rows_of(mut self, per_row: usize) -> Track {
        self.per_row = per_row.max(1);
        self
    }

    /// The middle of a space; the first one's is half a space from the origin.
    #[must_use]
    pub fn centre(&self, index: usize) -> Point {
        let per_row = self.per_row.max(1);
        let (row, place) = (index / per_row, index % per_row);
        let column = if row.is_multiple_of(2) { place } else { per_row - 1 - place };
        let step = self.space + self.gap;
        pt(self.space / 2.0 + column as f32 * step, self.space / 2.0 + row as f32 * step)
    }

    /// What all spaces cover.
    #[must_use]
    pub fn area(&self) -> Area {
        let half = self.space / 2.0;
        Area::enclosing((0..self.labels.len()).map(|i| self.centre(i))).grown(half)
    }

    /// The track, with the spaces up to the present one filled. Markers of several seats are put at [`Track::centre`].
    #[must_use]
    pub fn node(&self, present: Option<usize>) -> Node {
        let thread =
            Node::polyline((0..self.labels.len()).map(|i| self.centre(i))).stroke(Colour::Line, self.space * 0.06);
        let mut nodes = vec![thread];
        for (i, label) in self.labels.iter().enumerate() {
            let at = self.centre(i);
            let reached = present.is_some_and(|present| i <= present);
            let here = present == Some(i);
            let (ground, ink) = match (here, reached) {
                (true, _) => (Colour::Accent, Colour::OnAccent),
                (false, true) => (Colour::AccentSoft, Colour::Ink),
                (false, false) => (Colour::Raised, Colour::InkSoft),
            };
            let line = if reached { Colour::Accent } else { Colour::Line };
            let radius = self.space * if here { 0.5 } else { 0.44 };
            let face = if here { Face::SansBold } else { Face::Sans };
            nodes.push(Node::circle(at, radius).fill(ground).stroke(line, self.space * 0.035));
            nodes.push(Node::label(at, &**label, face, self.space * 0.42).fill(ink));
        }
        Node::group(nodes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_wind_back_and_forth() {
        let track = Track { gap: 0.0, ..Track::numbers(0, 5, 10.0) }.in_rows_of(3);
        assert_eq!(track.centre(2), pt(25.0, 5.0));
        assert_eq!(track.centre(3), pt(25.0, 15.0), "the next row begins under the end of the last");
        assert_eq!(track.centre(5), pt(5.0, 15.0));
        assert_eq!(track.area(), Area::new(0.0, 0.0, 30.0, 20.0));
    }
}
