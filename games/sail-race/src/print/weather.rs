//! The 54 weather cards of idea A14 (SR-11.11): the force on the face, the direction on the back.

use super::numbered;
use crate::cards::{Card, Pile};
use crate::game::SailRace;
use crate::wind::Force;
use galerne_draw::print::{Component, Format, POINT, Part, Wish, blank};
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Picture, Scene, pt};

/// The change of force as the tables write it.
fn sign(force: Force) -> &'static str {
    match force {
        Force::Same => "=",
        Force::More => "+",
        Force::Less => "−",
        Force::Gale => "g",
    }
}

/// As the tables write it: the change of direction, a bar, the change of force.
pub(super) fn change(turn: i16, force: Force) -> String {
    format!("{}/{}", degrees(turn), sign(force))
}

fn degrees(turn: i16) -> String {
    if turn < 0 { format!("−{}", turn.abs()) } else { format!("+{turn}") }
}

pub(super) fn cards(wish: &Wish<'_, SailRace>) -> Vec<Component> {
    let mut cards = Vec::new();
    for (kind, &copies) in Pile::full().pile.iter().enumerate().filter(|(_, copies)| **copies > 0) {
        let card = Card::of_kind(kind);
        let id = format!("weather-{kind}");
        let key = match card.force {
            Force::Same => "print-force-same",
            Force::More => "print-force-more",
            Force::Less => "print-force-less",
            Force::Gale => "print-force-gale",
        };
        let front = side(wish.format, &id, sign(card.force), &wish.word(key), Colour::Accent);
        let turn = match card.turn {
            0 => wish.word("print-turn-none"),
            1.. => numbered(wish, "print-turn-left", card.turn.unsigned_abs()),
            _ => numbered(wish, "print-turn-right", card.turn.unsigned_abs()),
        };
        let back = side(wish.format, &format!("{id}-back"), &degrees(card.turn), &turn, Colour::Second);
        cards.push(Component::new(&id, Part::Cards, front).backed(back).times(copies.into()).full_only());
    }
    cards
}

fn side(format: Format, id: &str, large: &str, words: &str, colour: Colour) -> Scene {
    let (width, height) = format.size();
    let text = galerne_draw::print::fitted(&[(Face::Sans, words.to_owned())], width - 13.0, 14.0, &[11.0, 10.0, 9.0]);
    let mut nodes = vec![
        Node::rect(Area::new(0.0, 0.0, width, height)).fill(Colour::Card),
        Node::rounded(Area::new(3.0, 3.0, width - 6.0, height - 6.0), 3.0).stroke(colour, 0.6),
        Node::label(pt(width / 2.0, height * 0.41), large, Face::SerifBold, width * POINT).fill(colour),
    ];
    nodes.extend(galerne_draw::print::set_text(
        text,
        Area::new(6.5, height * 0.7, width - 13.0, 14.0),
        true,
        Colour::CardInk,
    ));
    blank(id, (width, height), SailRace::accent()).named(words).layer(Layer::new(format!("{id}-face"), nodes))
}
