//! Dice on paper: each colour has a sign of its own, for printers without colours and for readers who confuse two
//! colours.

use crate::dice::Colour as Die;
use crate::picture::die_colour;
use galerne_draw::piece::{DieColour, die};
use galerne_draw::scene::{Paint, Shape};
use galerne_draw::{Node, Path, Point, pt};

/// A blank die with the sign of its colour, round its own origin. What glimmers on a screen is too thin for a printer.
pub(super) fn marked(colour: Die, side: f32) -> Node {
    let colour = die_colour(colour);
    Node::group(std::iter::once(flat(die(colour, side, None))).chain(sign(colour, Point::ORIGIN, side)))
}

fn flat(node: Node) -> Node {
    match node.shape {
        Shape::Group(parts) => {
            let kept = parts.into_iter().filter(|part| part.style.opacity.is_none()).map(flat);
            Node { shape: Shape::Group(kept.collect()), ..node }
        }
        _ => node,
    }
}

/// The same drawing with signs on the dice that stand in it as plain squares: those of the boards.
pub(super) fn with_signs(node: Node) -> Node {
    match &node.shape {
        Shape::Group(parts) => {
            let parts: Vec<Node> = parts.iter().cloned().map(with_signs).collect();
            Node { shape: Shape::Group(parts), ..node }
        }
        Shape::Rect { area, .. } => {
            let of = |colour: &DieColour| node.style.fill == Some(Paint::Colour(colour.body()));
            let colour = [DieColour::Green, DieColour::Black].into_iter().find(of);
            let sign = colour.and_then(|colour| sign(colour, area.centre(), area.width));
            match sign {
                Some(sign) => Node::group([node, sign]),
                None => node,
            }
        }
        _ => node,
    }
}

/// A lozenge is green, a disc black, a triangle blue, a cross violet; white is bare.
fn sign(colour: DieColour, at: Point, side: f32) -> Option<Node> {
    let r = side * 0.26;
    let sign = match colour {
        DieColour::Green => Node::polygon([at - pt(0.0, r), at + pt(r, 0.0), at + pt(0.0, r), at - pt(r, 0.0)]),
        DieColour::Black => Node::circle(at, r * 0.8),
        DieColour::Blue => Node::polygon([at - pt(0.0, r), at + pt(r, r * 0.8), at + pt(-r, r * 0.8)]),
        DieColour::Violet => {
            let cross = Path::from(at - pt(r, 0.0)).line(at + pt(r, 0.0)).jump(at - pt(0.0, r)).line(at + pt(0.0, r));
            return Some(Node::path(cross).stroke(colour.sign(), r * 0.5).butt());
        }
        _ => return None,
    };
    Some(sign.fill(colour.sign()))
}
