//! The cards of this table: numbers, figures, characters with the mark of their role, and piles with their counts.

use super::layout::READABLE;
use super::{Context, colours};
use crate::cards::{Figure, Number, Suit};
use crate::roles::Role;
use galerne_draw::piece::{self, Court, Detail, Rank, card_area, card_back, playing_card};
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Node, Point, pt};
use galerne_engine::Message;

/// How large the mark of a role is for its card, and the letter for its mark.
const MARK: f32 = 0.23;
const LETTER: f32 = 1.4;

pub(crate) const fn suit(suit: Suit) -> piece::Suit {
    match suit {
        Suit::Coeur => piece::Suit::Hearts,
        Suit::Carreau => piece::Suit::Diamonds,
        Suit::Trefle => piece::Suit::Clubs,
        Suit::Pique => piece::Suit::Spades,
    }
}

pub(crate) fn number(card: Number, width: f32, detail: Detail) -> Node {
    playing_card(&card.value().to_string(), Rank::Pips(card.value()), suit(card.suit()), width, detail)
}

/// A king, queen, jack or ace; the letter in its corner is the reader's own.
pub(super) fn figure(context: &Context<'_>, card: Figure, width: f32) -> Node {
    let (rank, key) = match card.rank() {
        0 => (Rank::Court(Court::King), "index-roi"),
        1 => (Rank::Court(Court::Queen), "index-dame"),
        2 => (Rank::Court(Court::Jack), "index-valet"),
        _ => (Rank::Pips(1), "index-as"),
    };
    playing_card(&context.say(&Message::new(key)), rank, suit(card.suit()), width, Detail::Plain)
}

/// A character: its card with the letter of its role in the role's colour. A wound turns the card by a quarter (the whole node,
/// so that it is seen to fall over), but not the letter, which stays upright in the upper left corner.
pub(super) fn character(context: &Context<'_>, card: Figure, width: f32, wounded: bool) -> Node {
    let role = Role::of(card.rank());
    let (side, turn) = if wounded { (0.33, -90.0) } else { (-0.33, 0.0) };
    let mark = role_mark(role, Point::ORIGIN, width * MARK).at(pt(side * width, -width * 0.53)).turned(turn);
    let node = figure(context, card, width).with(mark);
    if wounded { node.turned(90.0) } else { node }
}

pub(crate) fn role_mark(role: Role, at: Point, radius: f32) -> Node {
    let (ground, ink) = colours(role);
    Node::group([
        Node::circle(at, radius).fill(ground).stroke(Colour::Card, radius * 0.16),
        Node::label(at, role.letter().to_string(), Face::SansBold, radius * LETTER).fill(ink),
    ])
    .decoration()
}

/// A pile face down: as thick as it is high, with its count; a dashed place where it is used up.
pub(super) fn deck(count: u8, width: f32) -> Node {
    let mut parts = Vec::new();
    if count == 0 {
        parts.push(empty_place(width));
    } else {
        let layers = (count / 7).min(3);
        for under in (1..=layers).rev() {
            let shift = f32::from(under) * width * 0.045;
            let area = card_area(width);
            parts.push(
                Node::rounded(Area { x: area.x + shift, y: area.y + shift, ..area }, width * 0.075)
                    .fill(Colour::Card)
                    .stroke(Colour::CardLine, width * 0.012),
            );
        }
        parts.push(card_back(width));
    }
    parts.push(count_mark(count, pt(0.0, width * 0.7 + 1.0)));
    Node::group(parts)
}

/// How wide the cards of a discard are for the width of their place.
pub(super) const DISCARDED: f32 = 0.92;

/// A discard with the card that came last on top, drawn as wide as [`DISCARDED`] says; what the others are stands in the panel of discards.
pub(super) fn discard(count: u8, width: f32, top: Option<Node>) -> Node {
    let mut parts = vec![empty_place(width)];
    if count > 1 {
        parts.push(
            Node::rounded(card_area(width * DISCARDED), width * 0.07)
                .fill(Colour::Card)
                .stroke(Colour::CardLine, width * 0.02)
                .turned(-7.0)
                .at(pt(-1.5, 0.0)),
        );
    }
    parts.extend(top.filter(|_| count > 0).map(|card| card.turned(5.0).at(pt(1.0, 0.0))));
    parts.push(count_mark(count, pt(0.0, width * 0.7 + 1.0)));
    Node::group(parts)
}

fn count_mark(count: u8, at: Point) -> Node {
    let text = count.to_string();
    let wide = Face::SansBold.width(&text, READABLE) + 10.0;
    Node::group([
        Node::rounded(Area::around(at, wide.max(20.0), 19.0), 9.5).fill(Colour::Second),
        Node::label(at, text, Face::SansBold, READABLE).fill(Colour::OnSecond),
    ])
}

/// Where a card may lie.
pub(super) fn empty_place(width: f32) -> Node {
    Node::rounded(card_area(width), width * 0.075)
        .fill(Colour::Sunk)
        .fill_opacity(0.6)
        .stroke(Colour::Line, 1.0)
        .dash(galerne_draw::scene::Dash::Dashed)
}

#[cfg(test)]
mod tests {
    use super::super::layout::{CARD, SMALL};
    use super::*;

    /// The letters of those who wait in Aval were eight pixels high on a phone.
    #[test]
    fn hc_2_9_the_letter_of_a_role_can_be_read_in_aval() {
        const { assert!(CARD * MARK * LETTER * SMALL / CARD >= READABLE) };
    }
}
