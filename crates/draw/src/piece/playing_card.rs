//! French playing cards: faces with pips or figures, plain faces for small boards, and backs.

use super::{Court, Suit, token::halo};
use crate::{
    geometry::{Area, Point, pt},
    scene::{Anchor, Node, Path},
    text::Face,
    theme::Colour,
    wind::{Wind, streamlines},
};

/// The usual shape of a playing card.
const CARD_RATIO: f32 = 1.4;

/// What is on a card's face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rank {
    /// 1 is the ace.
    Pips(u8),
    /// Jack, queen or king.
    Court(Court),
}

/// How much is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// All the pips: for hands and print.
    Full,
    /// One large sign: for cards of the size of a thumb.
    Plain,
}

/// A card face up, centred on its origin. `index` is what stands in the corners, in the reader's language: 7, R, K.
#[must_use]
pub fn playing_card(index: &str, rank: Rank, suit: Suit, width: f32, detail: Detail) -> Node {
    let mut parts = blank_parts(width);
    match detail {
        Detail::Full => {
            parts.push(corner(index, suit, width));
            parts.push(corner(index, suit, width).turned(180.0));
            parts.push(middle(rank, suit, width));
        }
        Detail::Plain => {
            let ink = suit.colour();
            let size = width * if index.chars().count() > 1 { 0.5 } else { 0.56 };
            parts.push(Node::label(pt(0.0, -width * 0.3), index, Face::SerifBold, size).fill(ink));
            parts.push(match rank {
                Rank::Pips(_) => Node::path(suit.outline(pt(0.0, width * 0.28), width * 0.25)).fill(ink),
                Rank::Court(court) => Node::group([
                    Node::path(court.emblem(pt(0.0, width * 0.17), width * 0.24)).fill(ink),
                    Node::path(suit.outline(pt(0.0, width * 0.5), width * 0.12)).fill(ink),
                ]),
            });
        }
    }
    Node::group(parts).class("moves")
}

/// A card face down: streamlines in the game's colour.
#[must_use]
pub fn card_back(width: f32) -> Node {
    let face = card_area(width);
    let field = face.grown(-width * 0.075);
    let wind = Wind { degrees: 28.0, force: 4, seed: 7 };
    let mut parts = blank_parts(width);
    parts.push(Node::rounded(field, width * 0.05).fill(Colour::Deep));
    parts.push(
        Node::group(streamlines(field.grown(-width * 0.05), wind, width * 0.105)).fill(Colour::OnDeep).opacity(0.75),
    );
    parts.push(Node::rounded(field.grown(-width * 0.025), width * 0.03).stroke(Colour::OnDeep, width * 0.008));
    Node::group(parts).class("moves")
}

/// Where the face of a card of that width lies.
#[must_use]
pub fn card_area(width: f32) -> Area {
    Area::around(Point::ORIGIN, width, width * CARD_RATIO)
}

fn blank_parts(width: f32) -> Vec<Node> {
    let face = card_area(width);
    let radius = width * 0.075;
    let ring = face.grown(width * 0.045);
    let outline = Path::through(ring.corners()).close();
    vec![
        halo(outline, width * 0.05),
        Node::rounded(Area { y: face.y + width * 0.022, ..face }, radius).fill(Colour::Shade).opacity(0.22),
        Node::rounded(face, radius).fill(Colour::Card).stroke(Colour::CardLine, width * 0.01),
    ]
}

fn corner(index: &str, suit: Suit, width: f32) -> Node {
    let face = card_area(width);
    let at = pt(face.x + width * 0.105, face.y + width * 0.135);
    // A ten is as wide as a seven here: the two figures stand closer.
    let tight = if index.chars().count() > 1 { -0.1 } else { 0.0 };
    let text = Node::label(at, index, Face::SerifBold, width * 0.175).spaced(tight).anchor(Anchor::Middle);
    Node::group([
        text.fill(suit.colour()),
        Node::path(suit.outline(pt(at.x, at.y + width * 0.15), width * 0.052)).fill(suit.colour()),
    ])
}

fn middle(rank: Rank, suit: Suit, width: f32) -> Node {
    match rank {
        Rank::Pips(1) => {
            // The ace: one large sign in a ring of two hair lines.
            let ring = |radius: f32, line: f32| {
                Node::circle(Point::ORIGIN, width * radius).stroke(suit.colour(), width * line)
            };
            Node::group([
                ring(0.3, 0.008).opacity(0.7),
                ring(0.325, 0.004).opacity(0.7),
                Node::path(suit.outline(Point::ORIGIN, width * 0.2)).fill(suit.colour()),
            ])
        }
        Rank::Pips(value) => {
            let (wide, high) = (width * 0.185, width * 0.44);
            let pip = |(x, y): (f32, f32)| {
                let at = pt(x * wide, y * high);
                let size = width * 0.09;
                if y > 0.01 {
                    // Pips of the lower half are upside down.
                    suit.outline(Point::ORIGIN, size).half_turned().placed(at, 1.0)
                } else {
                    suit.outline(at, size)
                }
            };
            let all = pip_places(value).into_iter().map(pip).fold(Path::default(), Path::and);
            Node::path(all).fill(suit.colour())
        }
        Rank::Court(court) => {
            let frame = Area::around(Point::ORIGIN, width * 0.56, width * 0.98);
            let half = |turned: f32| {
                Node::group([
                    Node::path(court.emblem(pt(0.0, -width * 0.235), width * 0.16)).fill(suit.colour()),
                    Node::path(suit.outline(pt(-width * 0.215, -width * 0.425), width * 0.042)).fill(suit.colour()),
                ])
                .turned(turned)
            };
            let slope = |shift: f32| {
                let (x, y) = (frame.width / 2.0, frame.width * 0.1);
                Path::from(pt(-x, y + shift)).curve(pt(-x * 0.3, y + shift), pt(x * 0.3, shift - y), pt(x, shift - y))
            };
            Node::group([
                Node::rounded(frame, width * 0.03).stroke(suit.colour(), width * 0.008),
                Node::path(slope(-width * 0.045).and(slope(0.0)).and(slope(width * 0.045)))
                    .stroke(suit.colour(), width * 0.008),
                half(0.0),
                half(180.0),
            ])
        }
    }
}

/// Where pips stand on a number card: columns −1, 0, 1 and rows from −1 to 1.
fn pip_places(value: u8) -> Vec<(f32, f32)> {
    let column = |x: f32, rows: &[f32]| rows.iter().map(move |&y| (x, y)).collect::<Vec<_>>();
    let sides = |rows: &[f32]| [column(-1.0, rows), column(1.0, rows)].concat();
    let third = 1.0 / 3.0;
    let (outer, inner): (Vec<(f32, f32)>, &[f32]) = match value {
        2 => (vec![], &[-1.0, 1.0]),
        3 => (vec![], &[-1.0, 0.0, 1.0]),
        4 => (sides(&[-1.0, 1.0]), &[]),
        5 => (sides(&[-1.0, 1.0]), &[0.0]),
        6 => (sides(&[-1.0, 0.0, 1.0]), &[]),
        7 => (sides(&[-1.0, 0.0, 1.0]), &[-0.5]),
        8 => (sides(&[-1.0, 0.0, 1.0]), &[-0.5, 0.5]),
        9 => (sides(&[-1.0, -third, third, 1.0]), &[0.0]),
        10 => (sides(&[-1.0, -third, third, 1.0]), &[-2.0 * third, 2.0 * third]),
        _ => (vec![], &[0.0]),
    };
    [outer, column(0.0, inner)].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn number_cards_have_their_number_of_pips() {
        for value in 2..=10 {
            assert_eq!(pip_places(value).len(), usize::from(value));
        }
    }
}
