//! What stands on pieces: nothing too thin, too near the edge, on top of each other or told by its colour alone; as many as the rules count.

use crate::{full, printed};
use galerne_catalog::find;
use galerne_draw::print::{Component, Format, Part};
use galerne_draw::{Ink, Scene};
use galerne_print::{Order, Set, piece_svg};
use galerne_texts::Language;
use std::collections::{BTreeMap, BTreeSet};

/// At home and for a press, in each language and with both on the cards.
fn wishes() -> impl Iterator<Item = Order> {
    let languages = [(Language::En, None), (Language::Fr, None), (Language::Fr, Some(Language::En))];
    let formats = [Format::Poker, Format::Inch];
    printed().flat_map(move |game| {
        let each = languages.into_iter().flat_map(move |languages| formats.map(|format| (languages, format)));
        each.map(move |((language, second), format)| {
            let standing = second.is_some();
            Order { second, format, standing, set: Set::Full, ..Order::quick(game, language) }
        })
    })
}

#[test]
fn no_piece_has_a_flaw() {
    let mut flaws = BTreeSet::new();
    for order in wishes() {
        for set in Set::ALL {
            for piece in (Order { set, ..order.clone() }).components().unwrap() {
                let (id, language) = (order.game.id(), order.language);
                flaws.extend(piece.flaws().into_iter().map(|flaw| format!("{id} {language:?} {flaw}")));
            }
        }
    }
    assert!(flaws.is_empty(), "{} flaws: {flaws:#?}", flaws.len());
}

/// A knife that goes astray by two and a half millimetres takes nothing that one reads.
#[test]
fn cards_keep_their_texts_off_the_edge() {
    const SAFE: f32 = 2.5;
    let mut near = BTreeSet::new();
    for order in wishes() {
        for card in order.components().unwrap().into_iter().filter(|piece| piece.part == Part::Cards) {
            let inside = |scene: &Scene| Scene { view: scene.view.grown(-SAFE), ..scene.clone() };
            let (front, back) = (inside(&card.front), card.back.as_ref().map(inside));
            let faults = Component { front, back, ..card }.faults();
            near.extend(faults.into_iter().map(|fault| format!("{} {fault}", order.game.id())));
        }
    }
    assert!(near.is_empty(), "{near:#?}");
}

/// Counted here by the rules, not by the data that the sheets are made of.
#[test]
fn boxes_hold_what_the_rules_count() {
    let count = |game: &str, set: Set, start: &str| -> u32 {
        let order = Order { set, ..Order::quick(find(game).unwrap(), Language::En) };
        let pieces = order.components().unwrap();
        pieces.iter().filter(|piece| piece.id.starts_with(start)).map(|piece| u32::from(piece.copies)).sum()
    };
    for (game, set, start, wanted) in [
        ("windwalkers", Set::Quick, "card-", 54),
        ("windwalkers", Set::Full, "card-", 54 + 35 + 20),
        ("windwalkers", Set::Full, "tile-", 60),
        ("windwalkers", Set::Quick, "wind-", 30),
        ("windwalkers", Set::Quick, "chapter-", 4),
        ("horde", Set::Quick, "vif-", 16),
        ("horde", Set::Quick, "pack-", 36),
        ("horde", Set::Quick, "rencontre-", 16),
        ("horde", Set::Quick, "souffle-", 36),
        ("horde", Set::Quick, "formation-", 2 * 4),
        ("sail-race", Set::Full, "weather-", 54),
        ("pluvionautes", Set::Quick, "mission-", 12),
        ("pluvionautes", Set::Quick, "island-", 21),
        ("pluvionautes", Set::Quick, "building-wall", 6),
        ("pluvionautes", Set::Quick, "building-", 12),
        ("pluvionautes", Set::Quick, "die-", 3),
    ] {
        assert_eq!(count(game, set, start), wanted, "{game} {start}");
    }
}

/// Without its colours and letters: what is left is shape.
fn shape(scene: &Scene, ink: Ink) -> String {
    let svg = piece_svg(scene, ink);
    let mut left = String::new();
    for (number, part) in svg.split('#').enumerate() {
        // What follows the sign is a colour; the fonts of texts and their letters go as well.
        let rest = if number == 0 { part } else { part.trim_start_matches(|sign: char| sign.is_ascii_hexdigit()) };
        left.push_str(rest);
    }
    let texts = left.split("<text").enumerate().map(|(number, part)| match number {
        0 => part,
        _ => part.split_once("</text>").map_or("", |(_, after)| after),
    });
    texts.collect()
}

/// What the page tells apart by its colour has a shape on paper, in every ink: who sees no red, or prints in greys, plays the same game.
#[test]
fn what_is_told_apart_is_told_by_its_shape() {
    let groups: [(&str, &[&str]); 9] = [
        ("windwalkers", &["tile-steppe", "tile-forest", "tile-mountain", "tile-water", "tile-desert", "tile-marsh"]),
        ("windwalkers", &["tile-village_red", "tile-village_blue", "tile-village_green", "tile-village_plain"]),
        ("windwalkers", &["wind-1", "wind-2", "wind-3", "wind-4", "wind-5", "wind-6"]),
        ("windwalkers", &["card-uther", "card-yavo", "card-mere"]),
        ("horde", &["souffle-2-coeur", "souffle-2-carreau", "souffle-2-trefle", "souffle-2-pique"]),
        ("onb", &["figure-1-1", "figure-2-1"]),
        ("onb", &["init-1-garde", "init-2-garde"]),
        ("pluvionautes", &["island-plain", "island-forest", "island-mountain"]),
        ("pluvionautes", &["building-wall", "building-water_tower", "building-lighthouse"]),
    ];
    for ink in Ink::ALL {
        let mut boxes: BTreeMap<&str, Vec<Component>> = BTreeMap::new();
        for (game, ids) in groups {
            let pieces = boxes
                .entry(game)
                .or_insert_with(|| Order { ink, ..full(find(game).unwrap(), Language::En) }.components().unwrap());
            let shapes: BTreeSet<String> = ids
                .iter()
                .map(|id| {
                    let piece =
                        pieces.iter().find(|piece| piece.id == *id).unwrap_or_else(|| panic!("{game} has no {id}"));
                    shape(&piece.front, ink)
                })
                .collect();
            assert_eq!(shapes.len(), ids.len(), "{game} {ids:?}");
        }
        // Decks are told by their backs: each has a sign of its own.
        for (game, decks) in [("horde", 4), ("pluvionautes", 2), ("windwalkers", 3)] {
            let pieces = &boxes.entry(game).or_default();
            let backs: BTreeSet<String> =
                pieces.iter().filter_map(|piece| piece.back.as_ref()).map(|back| shape(back, ink)).collect();
            assert_eq!(backs.len(), decks, "{game}");
        }
    }
}
