//! What a player owns: characters on the terrain and in Aval, the hand, the Pack, the Vif and their discards.

use super::discarded;
use super::terrain::against_wind;
use crate::cards::{Figure, Number};
use crate::game::Horde;
use crate::names::{encounter, figure as figure_words, role_name, way_key};
use crate::picture::cards::{DISCARDED, character, deck, discard, figure, number};
use crate::picture::footing::{Footing, footing};
use crate::picture::layout::{CARD, Layout, PILE, SMALL};
use crate::picture::outcome::Outcome;
use crate::picture::{Context, aval_target, card_target, role_target};
use crate::roles::{Encounter, Role};
use crate::state::Step;
use crate::terrain::{Cell, on};
use crate::words::{signed, standing};
use galerne_draw::piece::{Detail, card_back};
use galerne_draw::text::Face;
use galerne_draw::{Colour, Layer, Node, pt};
use galerne_engine::{Message, Seat};

/// Pack, Vif and their discards, with the names of the zones.
pub(super) fn piles(game: &Horde, context: &Context<'_>, layout: Layout) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    for index in layout.large() {
        let (seat, camp) = (Seat(index as u8), &state.camps[index]);
        // The cards of Aval reach up to the terrain: its name stands beside the last of them.
        let waiting = usize::from(camp.aval_len).max(1);
        let beside = layout.aval(index, waiting - 1, waiting).x + SMALL / 2.0 + 4.0;
        let zones = [
            ("picture-aval", pt(beside.min(layout.vif_deck(index).x - 56.0), layout.vif_deck(index).y - 31.0)),
            ("picture-vif", layout.vif_deck(index) + pt(-18.0, -31.0)),
            ("picture-pack", layout.pack_deck(index) + pt(-18.0, -31.0)),
        ];
        for (key, at) in zones {
            let label = context.say(&Message::new(key));
            nodes.push(Node::text(at, label, Face::SerifItalic, 16.0).fill(Colour::InkSoft).decoration());
        }
        // A Horde lost in competition has left the table with all its cards.
        let gone = camp.lost.is_some() && game.seats == 2;
        let kept = camp.pack_len() + camp.hand_len() + camp.looked_len();
        let (fallen, spent) = if gone { (0, 0) } else { (camp.vif_discard().len(), 36u8.saturating_sub(kept)) };
        let last_gone = discarded::character(context, seat).map(|card| figure(context, card, PILE * DISCARDED));
        let last_spent = discarded::power(context, seat).map(|card| number(card, PILE * DISCARDED, Detail::Plain));
        let (vif, pack, known) = (camp.vif.len(), camp.pack_len(), Number::at(camp.top));
        let top = known.map(|card| Message::new("picture-pack-known").with("card", card.short()));
        let piles = [
            ("vif-deck", vif, deck(vif, PILE).at(layout.vif_deck(index)), Message::new("picture-vif-deck")),
            (
                "vif-discard",
                fallen,
                discard(fallen, PILE, last_gone).at(layout.vif_discard(index)),
                Message::new("picture-vif-discard"),
            ),
            (
                "pack-deck",
                pack,
                deck(pack, PILE).at(layout.pack_deck(index)),
                top.unwrap_or_else(|| Message::new("picture-pack-deck")),
            ),
            (
                "pack-discard",
                spent,
                discard(spent, PILE, last_spent).at(layout.pack_discard(index)),
                Message::new("picture-pack-discard"),
            ),
        ];
        for (id, count, pile, told) in piles {
            let told = told.with("count", count).with("seat", seat);
            nodes.push(pile.id(format!("{id}-{index}")).name(context.say(&told)));
        }
        // HC-8.7: the card that Aide left on top, shown to its owner alone.
        if let Some(card) = known {
            let small = number(card, PILE * 0.62, Detail::Plain);
            nodes.push(small.at(layout.pack_deck(index) + pt(0.0, -6.0)).decoration());
        }
    }
    Layer::new("piles", nodes)
}

/// The hands: faces for their owner, backs for the others.
pub(super) fn hands(context: &Context<'_>, layout: Layout) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    for index in layout.large() {
        let (seat, camp) = (Seat(index as u8), &state.camps[index]);
        let picking = state.step == Step::Pick && usize::from(state.actor) == index;
        let offered: Vec<Number> = camp.looked.into_iter().filter_map(Number::at).collect();
        let of = usize::from(camp.hand_len()) + offered.len();
        for (place, card) in camp.hand.iter().enumerate() {
            let told = Message::new("picture-card").with("card", card.short()).with("points", card.value());
            let (at, width) = layout.hand(index, place, of);
            nodes.push(held(seat, card, width, context.say(&told)).at(at));
        }
        for place in usize::from(camp.hand.len())..usize::from(camp.hand_len()) {
            let told = Message::new("picture-card-hidden").with("seat", seat);
            let (at, width) = layout.hand(index, place, of);
            let back = card_back(width * 0.86).id(format!("held-{index}-{place}"));
            nodes.push(back.name(context.say(&told)).at(at));
        }
        // HC-8.7: until one is kept.
        for (place, card) in offered.into_iter().enumerate().filter(|_| picking || state.step == Step::Look) {
            let told = Message::new("picture-looked").with("card", card.short());
            let (at, width) = layout.looked(index, usize::from(camp.hand_len()) + place, of);
            nodes.push(held(seat, card, width, context.say(&told)).at(at));
        }
    }
    Layer::new("hands", nodes)
}

fn held(seat: Seat, card: Number, width: f32, name: String) -> Node {
    let id = format!("power-{}-{card}", seat.0);
    number(card, width, Detail::Plain).id(id).target(card_target(seat, card)).name(name)
}

/// The characters: on their cells, turned where wounded, or side by side in Aval.
pub(super) fn characters(game: &Horde, context: &Context<'_>, layout: Layout) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    for index in layout.large() {
        let (seat, camp) = (Seat(index as u8), &state.camps[index]);
        let id = |card: Figure| format!("character-{index}-{card}");
        let waiting: Vec<Figure> = camp.waiting().collect();
        for (place, &card) in waiting.iter().enumerate() {
            let role = Role::of(card.rank());
            let told = Message::new("picture-waiting").with("role", role_name(role)).with("card", figure_words(card));
            // A character whose double is on the terrain waits for more than a place.
            let goals = game.goals(state, index).filter(|_| !camp.has(role));
            let way = goals.map(|goals| footing(game, state, index, role, goals[role as usize]));
            let told = sheet(game, role, told, way);
            let node =
                character(context, card, CARD, false).scaled(SMALL / CARD).at(layout.aval(index, place, waiting.len()));
            nodes.push(node.id(id(card)).target(aval_target(seat, role)).name(context.say(&told)));
        }
        let goals = game.goals(state, index);
        for role in Role::ALL.into_iter().filter(|&role| camp.has(role)) {
            let own = camp.cells[role as usize];
            let Some(card) = Figure::at(role as u8 * 4 + camp.suits[role as usize]) else { continue };
            let is_placed = goals.is_some_and(|goals| on(goals[role as usize], own));
            let reading = standing(role, camp.is_wounded(role), is_placed);
            let told = Message::new("picture-standing")
                .with("cell", Cell::of_grid(seat.0, own).to_string())
                .with("reading", reading);
            // In place is part of the reading already.
            let way = goals.map(|goals| footing(game, state, index, role, goals[role as usize]));
            let told = sheet(game, role, told, way.filter(|way| *way != Footing::InPlace));
            let told = match against_wind(game, state, index, role) {
                Some((result, difference)) => Message::new("sheet-wind")
                    .with("sheet", told)
                    .with("difference", signed(difference))
                    .with("outcome", Message::new(blown(result))),
                None => told,
            };
            let node = character(context, card, CARD, camp.is_wounded(role)).at(layout.cell(index, own).centre());
            nodes.push(node.id(id(card)).target(role_target(seat, role)).name(context.say(&told)));
        }
    }
    Layer::new("characters", nodes)
}

/// What the mark at the foot of a card says.
const fn blown(result: Outcome) -> &'static str {
    match result {
        Outcome::Destroyed => "blown-destroyed",
        Outcome::Retreats => "blown-retreats",
        Outcome::Stays => "blown-stays",
        Outcome::MayMove => "blown-may-move",
        Outcome::Soutien => "blown-soutien",
    }
}

/// All about a character for who rests on it: where it is and how it stands to its place, then what its role can do (HC-8.5, HC-9.8).
fn sheet(game: &Horde, role: Role, reading: Message, way: Option<Footing>) -> Message {
    let place = match way {
        Some(way) => Message::new("sheet-place").with("footing", way.told(game)),
        None => Message::new("sheet-no-place"),
    };
    let deed = ["deed-provocation", "deed-attaque", "deed-aide", "deed-repos"][role as usize];
    let deed = match game.allows(role) {
        true => Message::new("picture-deed").with("deed", Message::new(deed)).with("cost", game.cost(role)),
        false => Message::new("picture-deed-forbidden").with("deed", Message::new(deed)),
    };
    let kinds = [Encounter::Corroyeur, Encounter::Veramorphe, Encounter::Poursuite];
    let spared = |kind: &Encounter| game.spares[*kind as usize] & role.bit() != 0;
    let safe = match kinds.into_iter().find(spared) {
        Some(kind) => Message::new("sheet-immune").with("rencontre", encounter(kind)),
        None => Message::new("sheet-no-place"),
    };
    Message::new("sheet-role")
        .with("reading", reading)
        .with("place", place)
        .with("resistance", game.resistance(role))
        .with("way", Message::new(way_key(role)))
        .with("deed", deed)
        .with("immune", safe)
}
