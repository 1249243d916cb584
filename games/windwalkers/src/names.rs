//! The names of tiles, winds, dice and cards, as messages.

use crate::cards::CardId;
use crate::consumables::ConsumableId;
use crate::dice::Colour;
use crate::tiles::Tile;
use galerne_engine::{Hex, Message};

pub(crate) fn say(key: &'static str) -> Message {
    Message::new(key)
}

pub(crate) fn tile_name(tile: Tile) -> Message {
    say(match tile {
        Tile::Steppe => "tile-steppe",
        Tile::Forest => "tile-forest",
        Tile::Mountain => "tile-mountain",
        Tile::Hut => "tile-hut",
        Tile::Water => "tile-water",
        Tile::Desert => "tile-desert",
        Tile::Marsh => "tile-marsh",
        Tile::Nordska => "tile-nordska",
        Tile::VillageRed => "tile-village-red",
        Tile::VillageBlue => "tile-village-blue",
        Tile::VillageGreen => "tile-village-green",
        Tile::VillagePlain => "tile-village-plain",
        Tile::Aberlaas => "tile-aberlaas",
        Tile::PortChoon => "tile-port-choon",
        Tile::Chawondasee => "tile-chawondasee",
        Tile::Alticcio => "tile-alticcio",
        Tile::CampBoban => "tile-camp-boban",
        Tile::TourFontaine => "tile-tour-fontaine",
        Tile::PorteHurle => "tile-porte-hurle",
        Tile::Gap => "tile-gap",
    })
}

pub(crate) fn wind_name(force: u8) -> Message {
    say(match force {
        1 => "wind-1",
        2 => "wind-2",
        3 => "wind-3",
        4 => "wind-4",
        5 => "wind-5",
        6 => "wind-6",
        7 => "wind-7",
        _ => "wind-0",
    })
}

pub(crate) fn colour_name(colour: Colour) -> Message {
    say(match colour {
        Colour::Blue => "colour-blue",
        Colour::Violet => "colour-violet",
        Colour::White => "colour-white",
        Colour::Green => "colour-green",
        Colour::Black => "colour-black",
    })
}

/// The hordier's name, with what sentences need to agree with it.
pub(crate) fn name(card: CardId) -> Message {
    let card = card.card();
    let key = match () {
        () if card.name.ends_with('.') => "hordier-stop",
        () if card.woman => "hordier-woman",
        () => "hordier",
    };
    say(key).with("name", card.name)
}

/// A consumable is named like a hordier.
pub(crate) fn consumable_name(consumable: ConsumableId) -> Message {
    say("hordier").with("name", consumable.get().name)
}

pub(crate) fn at(hex: Hex) -> String {
    // A line is not broken inside it.
    format!("({},\u{a0}{})", hex.q, hex.r).replace('-', "−")
}
