//! The hordiers' cards: band in the colour of the line, trade, tier, the whole text.

use super::strip::{STRIP, strip};
use crate::cards::{CARDS, CATALOGUE, Card, CardId, Line, Position, Set};
use crate::game::Windwalkers;
use crate::names::name;
use crate::picture::signs;
use galerne_draw::print::{CardFace, Component, Part, Wish};
use galerne_draw::text::Face;
use galerne_draw::{Colour, Node, Picture, pt};
use galerne_engine::Message;

pub(super) fn all(wish: &Wish<'_, Windwalkers>) -> Vec<Component> {
    let mut cards: Vec<&'static Card> = CATALOGUE.iter().skip(1).collect();
    cards.sort_by_key(|card| (card.set != Set::Base, card.set == Set::Multi, card.position, card.id));
    cards.into_iter().map(|card| component(card, wish)).collect()
}

/// The colours of a line on a card.
fn band(line: Line) -> (Colour, Colour) {
    match line {
        Line::Fer => (Colour::BandRed, Colour::OnBandRed),
        Line::Pack => (Colour::BandBlue, Colour::OnBandBlue),
        Line::Traine => (Colour::BandGreen, Colour::OnBandGreen),
    }
}

fn component(card: &'static Card, wish: &Wish<'_, Windwalkers>) -> Component {
    let (id, line) = (format!("card-{}", card.key), card.line());
    let size = wish.format.size();
    // The last card has no text (WW-2.3): there is room to write one.
    let is_yours = usize::from(card.id) == CARDS;
    let both = wish.both(&if is_yours { Message::new("print-yours") } else { card.text() });
    let faces = [Face::Sans, Face::SerifItalic];
    let body = both.iter().zip(faces.iter().cycle()).map(|(text, face)| (*face, text.clone())).collect();
    let foot = Message::new("print-card-foot").with("deck", deck(card.position)).with("n", card.id);
    let tier = "I".repeat(usize::from(card.tier));
    let sign = signs::emblem(line);
    let picture = match (is_yours, size.0 >= WITH_STRIP) {
        (true, _) => Some((LINES, lines_to_write(size.0))),
        (false, true) => Some((STRIP, strip(card, size.0 - 7.0))),
        (false, false) => None,
    };
    let face = CardFace {
        id: &id,
        title: card.name,
        line: &wish.say(&trade(card)),
        band: band(line),
        sign: Some(sign.clone()),
        corner: &tier,
        picture,
        body,
        foot: &wish.say(&foot),
    };
    let name_of_deck = wish.say(&deck(card.position));
    let back = CardFace::back(&format!("{id}-back"), size, band(line), sign, &name_of_deck, Windwalkers::accent());
    let reading = format!("{}. {}", wish.say(&name(CardId(card.id))), both.join(" — "));
    let component =
        Component::new(&id, Part::Cards, face.scene(size, Windwalkers::accent())).backed(back).read(reading);
    if card.set == Set::Base { component } else { component.full_only() }
}

/// Narrower cards have room for the text alone.
const WITH_STRIP: f32 = 57.0;
/// What is left for a pen, in millimetres.
const LINES: f32 = 26.0;

fn lines_to_write(width: f32) -> Node {
    let half = width / 2.0 - 5.0;
    let line = |n: u8| {
        let y = LINES * (f32::from(n) / 4.0 - 0.5);
        Node::line(pt(-half, y), pt(half, y)).stroke(Colour::CardLine, 0.2)
    };
    Node::group((1..=4).map(line))
}

fn deck(position: Position) -> Message {
    Message::new(match position {
        Position::Traceur => "print-deck-traceur",
        Position::Fer => "print-deck-fer",
        Position::Pack => "print-deck-pack",
        Position::Traine => "print-deck-traine",
    })
}

/// What the hordier does for a living. The author's word is French; other languages look each half of it up without its accents.
fn trade(card: &Card) -> Message {
    let plain = |word: &str| -> String {
        let letter = |letter: char| match letter {
            'é' | 'è' | 'ê' => 'e',
            'î' | 'ï' => 'i',
            'â' => 'a',
            ' ' | '.' => '_',
            other => other,
        };
        word.chars().map(letter).collect()
    };
    let half = |word: &str| Message::new("print-trade").with("trade", plain(word)).with("name", word);
    match card.profession.split_once('-') {
        // "Es-croc" is a pun on "escroc", not two trades.
        Some((first, second)) if first != "es" => {
            Message::new("print-trades").with("first", half(first)).with("second", half(second))
        }
        _ => half(card.profession),
    }
}
