//! What is wrong with a piece before it meets paper: letters too small to read, or outside the cut.

use super::{Component, LEAST_TEXT};
use crate::{
    geometry::{Area, Point, Transform, pt},
    scene::{Anchor, Node, Paint, Scene, Shape, Text},
    theme::Colour,
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

/// A node in its place, with what the groups above hand down to it.
struct Seen<'s> {
    node: &'s Node,
    place: Place,
    /// The line around it, in its own units; none where it is not painted.
    line: Option<f32>,
}

/// Every node that is painted, groups before what is in them.
fn walk<'s>(scene: &'s Scene, visit: &mut impl FnMut(Seen<'s>)) {
    fn down<'s>(node: &'s Node, place: Place, above: (Paint, f32), visit: &mut impl FnMut(Seen<'s>)) {
        let style = &node.style;
        if style.hidden {
            return;
        }
        let place = place.then(node.transform);
        let (paint, width) = (style.stroke.unwrap_or(above.0), style.width.unwrap_or(above.1));
        let line = (paint != Paint::None).then_some(width);
        visit(Seen { node, place, line });
        if let Shape::Group(children) = &node.shape {
            children.iter().for_each(|child| down(child, place, (paint, width), visit));
        }
    }
    for layer in scene.layers.iter().filter(|layer| layer.opacity > 0.0) {
        let place = Place::HERE.then(Transform { turn: layer.turn, ..Transform::NONE });
        layer.nodes.iter().for_each(|child| down(child, place, (Paint::None, 1.0), visit));
    }
}

/// The lines of a text that say something, and what each covers.
fn boxes(text: &Text, place: Place) -> impl Iterator<Item = (&str, Area)> {
    text.lines.iter().enumerate().filter(|(_, line)| !line.trim().is_empty()).map(move |(i, line)| {
        let wide = text.face.width(line, text.size) + text.spacing * text.size * line.chars().count() as f32;
        let left = match text.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => -wide / 2.0,
            Anchor::End => -wide,
        };
        let y = text.at.y + i as f32 * text.leading * text.size;
        let area = Area::new(text.at.x + left, y - 0.72 * text.size, wide, 0.9 * text.size);
        (line.as_str(), Area::enclosing(area.corners().map(|corner| place.of(corner))))
    })
}

/// The thinnest line that a printer draws without gaps, in millimetres.
const THINNEST: f32 = 0.1;

impl Component {
    /// What tests hold the boxes of our games to, beside [`faults`](Component::faults): no line too thin for a printer, no text on another,
    /// and nothing translucent on the cards that presses print.
    #[must_use]
    pub fn flaws(&self) -> Vec<String> {
        let mut flaws = Vec::new();
        for scene in [Some(&self.front), self.back.as_ref()].into_iter().flatten() {
            let mut texts: Vec<(&str, Area)> = Vec::new();
            let is_for_presses = self.part == super::Part::Cards;
            walk(scene, &mut |Seen { node, place, line }: Seen<'_>| {
                let scale = place.x.length();
                match &node.shape {
                    Shape::Group(_) => {}
                    Shape::Text(text) => texts.extend(boxes(text, place)),
                    _ => flaws.extend(
                        line.filter(|width| *width > 0.0 && width * scale < THINNEST - 0.001)
                            .map(|width| format!("{}: a line of {:.2} mm", self.id, width * scale)),
                    ),
                }
                let style = &node.style;
                let is_faded = [style.opacity, style.fill_opacity].into_iter().flatten().any(|share| share < 1.0);
                // What falls under a raised thing is not painted on paper at all.
                let is_shade = style.fill == Some(Paint::Colour(Colour::Shade));
                if is_for_presses && is_faded && !is_shade {
                    flaws.push(format!("{}: something is translucent", self.id));
                }
            });
            for (n, (one, around)) in texts.iter().enumerate() {
                for (other, _) in texts[n + 1..].iter().filter(|(_, other)| is_on(*around, *other)) {
                    flaws.push(format!("{}: “{one}” on “{other}”", self.id));
                }
            }
        }
        flaws
    }
}

/// Whether two lines of text cover more of each other than their corners.
fn is_on(a: Area, b: Area) -> bool {
    let across = a.right().min(b.right()) - a.x.max(b.x);
    let down = a.bottom().min(b.bottom()) - a.y.max(b.y);
    let (wide, tall) = (a.width.min(b.width), a.height.min(b.height));
    across > 0.2 * wide.min(tall) && down > 0.2 * tall.min(wide)
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
        walk(scene, &mut |seen: Seen<'_>| {
            if let Shape::Text(text) = &seen.node.shape {
                self.text(text, seen.place, faults);
            }
        });
    }

    fn text(&self, text: &Text, place: Place, faults: &mut Vec<Fault>) {
        let (scale, view) = (place.x.length(), self.view);
        for (line, around) in boxes(text, place) {
            let fault = |what| Fault { piece: self.piece.to_owned(), text: line.to_owned(), what };
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
    fn what_no_printer_draws_well_is_found() {
        let flaws = |nodes: Vec<Node>| {
            let scene = blank("card", (40.0, 20.0), Accent::HOUSE).layer(Layer::new("all", nodes));
            Component::new("card", Part::Cards, scene).flaws()
        };
        let line = |width: f32| Node::line(pt(1.0, 1.0), pt(9.0, 9.0)).stroke(Colour::Ink, width);
        let text = |y: f32| Node::text(pt(2.0, y), "Le vent se lève", Face::Sans, 4.0);
        assert_eq!(flaws(vec![line(0.1), text(6.0), text(11.0)]), [""; 0]);
        assert_eq!(flaws(vec![Node::group([line(0.1)]).scaled(0.5)]).len(), 1);
        assert_eq!(flaws(vec![text(6.0), Node::group([text(6.0)]).at(pt(3.0, 1.0))]).len(), 1);
        assert_eq!(flaws(vec![Node::group([line(0.2)]).opacity(0.5)]).len(), 1);
    }

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
