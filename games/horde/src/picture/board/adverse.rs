//! The adverse cards: Souffles down the left, Rencontres along the top, the Dominantes, and their decks.

use super::terrain::threat_words;
use super::{discarded, rival};
use crate::cards::Number;
use crate::formations::standing;
use crate::game::Horde;
use crate::names::{formation, rencontre, wind};
use crate::picture::cards::{DISCARDED, deck, discard, empty_place, figure, number};
use crate::picture::layout::{CARD, CELL, Layout, PILE, READABLE};
use crate::picture::{Context, slot_target};
use crate::state::{NONE, State, Step};
use crate::terrain::Column;
use galerne_draw::piece::{Detail, SeatMark, card_back};
use galerne_draw::scene::Anchor;
use galerne_draw::text::{Face, shortened};
use galerne_draw::{Area, Colour, Layer, Node, pt};
use galerne_engine::{Message, Seat};

/// Above each terrain: the formation wanted now, and how many stand in it.
pub(super) fn banners(game: &Horde, context: &Context<'_>, layout: Layout) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    for seat in layout.large() {
        let area = layout.banner(seat);
        let camp = &state.camps[seat];
        let middle = area.centre().y;
        let mut left = area.x + 6.0;
        let mut parts = Vec::new();
        if game.seats == 2 && layout.crowns(seat) {
            // Two formations are asked for in a turn: it must be said whose this is.
            let name = shortened(&context.speech.name(Seat(seat as u8)), Face::SansBold, 17.0, 92.0);
            parts.push(SeatMark::of(Seat(seat as u8)).dot(pt(left + 6.0, middle), 6.5));
            let wide = Face::SansBold.width(&name, 17.0);
            parts.push(Node::text(pt(left + 17.0, middle + 6.0), name, Face::SansBold, 17.0));
            left += 27.0 + wide;
        } else if game.seats == 2 {
            left += 46.0;
            let name = shortened(&context.speech.name(Seat(seat as u8)), Face::SansBold, 17.0, area.width - 90.0);
            parts.push(SeatMark::of(Seat(seat as u8)).dot(pt(left + 6.0, middle - 13.0), 6.5));
            parts.push(Node::text(pt(left + 18.0, middle - 7.0), name, Face::SansBold, 17.0));
        }
        let line = if layout.large().len() == 2 { middle + 19.0 } else { middle + 8.0 };
        if camp.lost.is_some() {
            let text = context.say(&Message::new("picture-lost"));
            parts.push(Node::text(pt(left, line), text, Face::SerifItalic, 20.0).fill(Colour::Bad));
        } else if state.step == Step::Over {
            // HC-14.13: the wind still blows where the loss of the other ended it.
            let stopped = game.stops_at_a_loss() && state.camps.iter().any(|camp| camp.lost.is_some());
            let text = context.say(&Message::new(if stopped { "picture-outlived" } else { "picture-arrived" }));
            parts.push(Node::text(pt(left, line), text, Face::SerifItalic, 20.0).fill(Colour::Good));
        } else if let (Some(card), Some(goals)) = (state.dominante(seat), game.goals(state, seat)) {
            let placed = standing(&camp.cells, &goals);
            let title = context.say(&Message::new("picture-formation").with("formation", formation(card.suit())));
            parts.push(Node::text(pt(left, line), title, Face::SerifBold, 23.0));
            let told = context.say(&Message::new("picture-placed").with("count", placed));
            let ink = if placed == 4 { Colour::Good } else { Colour::InkSoft };
            parts.push(
                Node::text(pt(area.right() - 4.0, line), told, Face::SansBold, 17.0).anchor(Anchor::End).fill(ink),
            );
        }
        let told = Message::new("picture-banner").with("seat", Seat(seat as u8));
        nodes.push(Node::group(parts).id(format!("banner-{seat}")).name(context.say(&told)));
    }
    let gone = context.say(&Message::new("picture-gone"));
    let at = layout.souffle_discard() + pt(0.0, -36.0);
    nodes.push(Node::label(at, gone, Face::SerifItalic, 16.0).fill(Colour::InkSoft).decoration());
    let turn = context.say(&Message::new("fact-turn").with("turn", state.turn));
    let at = pt(layout.souffle_deck().x, 24.0);
    nodes.push(Node::label(at, turn, Face::SerifItalic, 18.0).fill(Colour::InkSoft).decoration());
    Layer::new("banners", nodes)
}

/// Decks and discards of the adverse pack.
pub(super) fn piles(game: &Horde, context: &Context<'_>, layout: Layout) -> Layer {
    let state = context.state();
    let (souffles, gone) = (state.souffle_deck_len(game.seats), state.souffle_discard().len());
    let (rencontres, discarded) = (state.rencontre_deck_len(), state.rencontre_discard().len());
    let small = PILE * 0.88;
    let souffle = discarded::souffle(context).map(|card| number(card, PILE * DISCARDED, Detail::Plain));
    let encounter = discarded::rencontre(context).map(|card| figure(context, card, small * DISCARDED));
    let piles = [
        // The Dominante lies on the deck and covers it; the count stands on its own.
        ("souffle-deck", "picture-souffle-deck", souffles, deck(souffles, CARD * 0.9).at(layout.souffle_deck())),
        ("souffle-discard", "picture-souffle-discard", gone, discard(gone, PILE, souffle).at(layout.souffle_discard())),
        ("rencontre-deck", "picture-rencontre-deck", rencontres, deck(rencontres, small).at(layout.rencontre_deck())),
        (
            "rencontre-discard",
            "picture-rencontre-discard",
            discarded,
            discard(discarded, small, encounter).at(layout.rencontre_discard()),
        ),
    ];
    let named = |(id, key, count, pile): (&'static str, &'static str, u8, Node)| {
        pile.id(id).name(context.say(&Message::new(key).with("count", count)))
    };
    Layer::new("adverse-piles", piles.map(named))
}

/// The line of Rencontres. A face-down card is drawn by its back: the state does not know it either.
pub(super) fn rencontres(game: &Horde, context: &Context<'_>, layout: Layout) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    for slot in 0..game.seats * 4 {
        let column = Column(slot as u8);
        let at = layout.slot(slot);
        let small = layout.is_small(slot);
        let width = if small { rival::SLOT } else { CARD * 0.92 };
        if let Some(card) = state.face_up(slot) {
            let told = Message::new("picture-slot").with("slot", column.to_string()).with("rencontre", rencontre(card));
            let node = if small { rival::figure(context, card) } else { figure(context, card, width) }.at(at);
            nodes.push(node.id(format!("rencontre-{card}")).target(slot_target(column)).name(context.say(&told)));
        } else if state.slots[slot] == NONE {
            nodes.push(empty_place(width).at(at).decoration());
        } else {
            debug_assert!(State::is_face_down(state.slots[slot]), "a slot is empty, open or face down");
            let told = Message::new("picture-slot-hidden").with("slot", column.to_string());
            nodes.push(card_back(width).at(at).id(format!("hidden-{column}")).name(context.say(&told)));
        }
        if let Some((text, ink)) = threat_words(game, context, slot).filter(|_| !small) {
            let size = READABLE.min(READABLE * (CELL - 2.0) / Face::SansBold.width(&text, READABLE));
            let label = Node::label(pt(at.x, at.y + 49.0), text, Face::SansBold, size).fill(ink);
            nodes.push(label.decoration());
        }
    }
    Layer::new("rencontres", nodes)
}

/// The Souffles beside their rows, and what names the formation.
pub(super) fn souffles(game: &Horde, context: &Context<'_>, layout: Layout) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    for row in 0..4u8 {
        let at = layout.souffle(row);
        let Some(card) = state.wind(row) else {
            nodes.push(empty_place(CARD * 0.9).at(at).decoration());
            continue;
        };
        // HC-6.3: with an empty deck a Souffle of the column is the Dominante as well.
        let names = (0..game.seats).any(|seat| state.dominante(seat) == Some(card) && !state.drawn[seat]);
        let told = Message::new("picture-souffle").with("row", row + 1).with("wind", wind(card));
        if names {
            nodes.push(crown(at));
        }
        nodes.push(souffle(card).at(at).name(context.say(&told)));
    }
    for seat in 0..game.seats {
        let Some(card) = state.dominante(seat).filter(|_| state.drawn[seat]) else { continue };
        let told = Message::new("picture-dominante").with("seat", Seat(seat as u8)).with("wind", wind(card));
        let at = layout.dominante(seat);
        let small = if layout.crowns(seat) { 1.0 } else { 0.72 };
        if layout.crowns(seat) {
            nodes.push(crown(at));
        }
        nodes.push(souffle(card).at(at).scaled(small).name(context.say(&told)));
        if layout.crowns(seat) {
            // The deck's count, over the card that hides the deck's own.
            let count = state.souffle_deck_len(game.seats).to_string();
            let place = at + pt(0.0, CARD * 0.63 + 1.0);
            nodes.push(
                Node::group([
                    Node::rounded(Area::around(place, 26.0, 19.0), 9.5).fill(Colour::Second),
                    Node::label(place, count, Face::SansBold, READABLE).fill(Colour::OnSecond),
                ])
                .decoration(),
            );
        }
    }
    Layer::new("souffles", nodes)
}

/// The same card is the same thing on the deck, beside a row and as a Dominante: it glides from one to the other.
fn souffle(card: Number) -> Node {
    number(card, CARD * 0.9, Detail::Plain).id(format!("souffle-{card}"))
}

/// A red frame round the card that names the formation.
fn crown(at: galerne_draw::Point) -> Node {
    let area = Area::around(at, CARD * 0.9 + 9.0, CARD * 0.9 * 1.4 + 9.0);
    Node::rounded(area, 7.0).fill(Colour::AccentSoft).stroke(Colour::Accent, 2.6).decoration()
}
