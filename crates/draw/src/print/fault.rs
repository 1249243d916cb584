//! What is wrong with a piece before it meets paper: letters too small to read, or outside the cut.

use super::{Component, LEAST_TEXT};
use crate::{
    geometry::{Area, Point, Transform, pt},
    scene::{Anchor, Node, Scene, Shape, Text},
};
use std::fmt;

/// Something that would be cut off or could not be read.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// The piece.
    pub piece: String,
    /// The line of text.
    pub text: String,
    /// What is wrong with it.
    pub what: What,
}

/// What is wrong with a line of text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum What {
    /// Its letters are that many points tall, fewer than [`LEAST_TEXT`].
    Small(f32),
    /// It runs that many millimetres over the edge of the piece.
    Outside(f32),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.what {
            What::Small(points) => write!(f, "{}: “{}” is set in {points:.1} pt", self.piece, self.text),
            What::Outside(by) => write!(f, "{}: “{}” runs {by:.1} mm over the edge", self.piece, self.text),
        }
    }
}

impl Component {
    /// Every line of text that is too small or leaves the piece. Board drawings may carry coordinates of five points.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for scene in [Some(&self.front), self.back.as_ref()].into_iter().flatten() {
            let pages = self.part == super::Part::Boards;
            let least = if pages { 5.0 * super::POINT } else { LEAST_TEXT };
            // What is cut at a join goes on on the next page.
            let joins = self.place.map_or([false; 4], |place| {
                let ((x, y), (across, down)) = (place.at, place.pages);
                [x > 0, x + 1 < across, y > 0, y + 1 < down]
            });
            let check = Check { view: scene.view, least, pages, joins, piece: &self.id };
            check.scene(scene, &mut faults);
        }
        faults
    }
}

/// A transform of transforms: scale and turn, then move.
#[derive(Clone, Copy)]
struct Place {
    x: Point,
    y: Point,
    origin: Point,
}

impl Place {
    const HERE: Place = Place { x: pt(1.0, 0.0), y: pt(0.0, 1.0), origin: pt(0.0, 0.0) };

    fn of(self, p: Point) -> Point {
        self.x * p.x + self.y * p.y + self.origin
    }

    fn then(self, inner: Transform) -> Place {
        let axis = |degrees: f32| Point::polar(inner.scale, degrees);
        // The page's y points down: the image of it is a quarter clockwise from the image of x.
        let (x, y) = (axis(inner.turn), axis(inner.turn - 90.0));
        let turn = |p: Point| self.x * p.x + self.y * p.y;
        Place { x: turn(x), y: turn(y), origin: self.of(inner.move_by) }
    }
}

/// What a piece is held to.
struct Check<'a> {
    view: Area,
    least: f32,
    /// It is a page of something larger.
    pages: bool,
    /// Whether another page joins at the left, the right, above and below.
    joins: [bool; 4],
    piece: &'a str,
}

impl Check<'_> {
    fn scene(&self, scene: &Scene, faults: &mut Vec<Fault>) {
        for layer in scene.layers.iter().filter(|layer| layer.opacity > 0.0) {
            let place = Place::HERE.then(Transform { turn: layer.turn, ..Transform::NONE });
            for node in layer.nodes.iter() {
                self.node(node, place, faults);
            }
        }
    }

    fn node(&self, node: &Node, place: Place, faults: &mut Vec<Fault>) {
        if node.style.hidden {
            return;
        }
        let place = place.then(node.transform);
        match &node.shape {
            Shape::Group(children) => {
                for child in children {
                    self.node(child, place, faults);
                }
            }
            Shape::Text(text) => self.text(text, place, faults),
            _ => {}
        }
    }

    fn text(&self, text: &Text, place: Place, faults: &mut Vec<Fault>) {
        let (scale, view) = (place.x.length(), self.view);
        for (i, line) in text.lines.iter().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let fault = |what| Fault { piece: self.piece.to_owned(), text: line.clone(), what };
            let wide = text.face.width(line, text.size) + text.spacing * text.size * line.chars().count() as f32;
            let left = match text.anchor {
                Anchor::Start => 0.0,
                Anchor::Middle => -wide / 2.0,
                Anchor::End => -wide,
            };
            let y = text.at.y + i as f32 * text.leading * text.size;
            let area = Area::new(text.at.x + left, y - 0.72 * text.size, wide, 0.9 * text.size);
            let corners = area.corners().map(|corner| place.of(corner));
            let around = Area::enclosing(corners);
            let over =
                [view.x - around.x, around.right() - view.right(), view.y - around.y, around.bottom() - view.bottom()];
            let over = over.into_iter().zip(self.joins).filter(|(_, joined)| !joined);
            let over = over.map(|(by, _)| by).fold(0.0, f32::max);
            // A page of a large board shows a part of it: what lies wholly on another page is not cut off here.
            let apart = around.x > view.right()
                || around.right() < view.x
                || around.y > view.bottom()
                || around.bottom() < view.y;
            if self.pages && apart {
                continue;
            }
            if over > 0.05 {
                faults.push(fault(What::Outside(over)));
            }
            // Half a tenth of a point is the rounding of the writer.
            if text.size * scale < self.least - 0.02 {
                faults.push(fault(What::Small(text.size * scale / super::POINT)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Part, blank};
    use super::*;
    use crate::{scene::Layer, text::Face, theme::Accent};

    #[test]
    fn what_leaves_the_piece_or_cannot_be_read_is_found() {
        let piece = |node: Node| {
            let scene = blank("card", (40.0, 20.0), Accent::HOUSE).layer(Layer::new("all", [node]));
            Component::new("card", Part::Cards, scene).faults()
        };
        let text = |size: f32| Node::text(pt(2.0, 10.0), "Le vent se lève", Face::Sans, size);
        assert_eq!(piece(text(4.0)), []);
        assert!(matches!(piece(text(12.0))[0].what, What::Outside(by) if by > 10.0));
        assert!(matches!(piece(text(2.0))[0].what, What::Small(_)));
        assert!(matches!(piece(Node::group([text(4.0)]).scaled(0.5))[0].what, What::Small(_)));
        let turned = |degrees| piece(Node::group([text(4.0)]).turned(degrees).at(pt(20.0, 19.0)));
        assert!(matches!(turned(90.0)[0].what, What::Outside(_)), "upwards it is longer than the piece is high");
    }
}
