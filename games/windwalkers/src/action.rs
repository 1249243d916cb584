//! What one click does, and its number in the dense space of actions.

use crate::cards::{CARDS, CardId};
use crate::consumables::{self, ConsumableId};
use crate::dice::Colour;
use crate::tiles::Tile;
use galerne_engine::{Dense, Hex, Seat};
use serde::{Deserialize, Serialize};

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Announce the tile to attempt.
    Move {
        hex: Hex,
    },
    /// Change a die of the horde by one: for a moral point, or as a step of a power.
    Shift {
        colour: Colour,
        face: u8,
        up: bool,
    },
    /// Pay a moral point and roll all blue and violet dice again.
    RerollAll,
    /// Put a die on the card that stores dice.
    Store {
        colour: Colour,
        face: u8,
    },
    Confirm,
    Concede,
    /// Use a hordier's power.
    Use {
        card: CardId,
    },
    /// Choose a die.
    Die {
        colour: Colour,
        face: u8,
    },
    /// Choose a face.
    Face {
        face: u8,
    },
    /// Choose the colour of a die to be rolled.
    Colour {
        colour: Colour,
    },
    /// Choose a card: to keep, to lose, to abandon, to replace, …
    Card {
        card: CardId,
    },
    /// Choose a horde.
    Horde {
        seat: Seat,
    },
    /// Choose a tile.
    Tile {
        hex: Hex,
    },
    /// Choose a kind of tile.
    Terrain {
        tile: Tile,
    },
    /// Choose a force.
    Force {
        force: u8,
    },
    /// Choose the first or the second of two.
    Branch {
        second: bool,
    },
    Stop,
    GoOn,
    /// Ready every hordier, where the place allows it.
    RestAll,
    /// Ready one hordier.
    Ready {
        card: CardId,
    },
    /// End the stop or passage.
    Leave,
    /// Take an offered card into a free place.
    Recruit {
        card: CardId,
    },
    /// Take an offered card in the place of another, to be named next.
    Replace {
        card: CardId,
    },
    /// Enough, or nothing more.
    Done,
    /// Use a reaction.
    React {
        card: CardId,
    },
    /// Let it happen.
    Pass,
    /// Reveal any tile's token, once in a race.
    Bulletin {
        hex: Hex,
    },
    /// Play a consumable, or choose one to copy.
    Play {
        consumable: ConsumableId,
    },
}

/// All hexes of all boards lie in this window.
const QS: std::ops::RangeInclusive<i8> = -6..=5;
const RS: std::ops::RangeInclusive<i8> = -6..=12;
const HEX_IDS: usize = 12 * 19;
const CARD_IDS: usize = CARDS + 1;

fn hex_id(hex: Hex) -> usize {
    let q = (hex.q.clamp(*QS.start(), *QS.end()) - QS.start()) as usize;
    let r = (hex.r.clamp(*RS.start(), *RS.end()) - RS.start()) as usize;
    q * 19 + r
}

fn hex_of(id: usize) -> Hex {
    Hex::new(QS.start() + (id / 19) as i8, RS.start() + (id % 19) as i8)
}

fn die_id(colour: Colour, face: u8) -> usize {
    colour.index() * 6 + usize::from(face.clamp(1, 6)) - 1
}

/// The families of actions with the number of ids each takes, in the order of the ids.
const FAMILIES: [usize; 28] = [
    HEX_IDS,
    60,
    1,
    30,
    1,
    1,
    CARD_IDS,
    30,
    6,
    5,
    CARD_IDS,
    3,
    HEX_IDS,
    Tile::Gap as usize,
    6,
    2,
    1,
    1,
    1,
    CARD_IDS,
    1,
    CARD_IDS,
    CARD_IDS,
    1,
    CARD_IDS,
    1,
    HEX_IDS,
    consumables::COUNT,
];

/// The first id of each family, and behind them how many ids there are.
static STARTS: [usize; FAMILIES.len() + 1] = starts();

const fn starts() -> [usize; FAMILIES.len() + 1] {
    let (mut starts, mut family) = ([0; FAMILIES.len() + 1], 0);
    while family < FAMILIES.len() {
        starts[family + 1] = starts[family] + FAMILIES[family];
        family += 1;
    }
    starts
}

const SPACE: usize = starts()[FAMILIES.len()];

impl Dense for Action {
    const SPACE: usize = SPACE;

    fn id(&self) -> usize {
        let (family, within) = match *self {
            Action::Move { hex } => (0, hex_id(hex)),
            Action::Shift { colour, face, up } => (1, 2 * die_id(colour, face) + usize::from(up)),
            Action::RerollAll => (2, 0),
            Action::Store { colour, face } => (3, die_id(colour, face)),
            Action::Confirm => (4, 0),
            Action::Concede => (5, 0),
            Action::Use { card } => (6, usize::from(card.0)),
            Action::Die { colour, face } => (7, die_id(colour, face)),
            Action::Face { face } => (8, usize::from(face.clamp(1, 6)) - 1),
            Action::Colour { colour } => (9, colour.index()),
            Action::Card { card } => (10, usize::from(card.0)),
            Action::Horde { seat } => (11, seat.index()),
            Action::Tile { hex } => (12, hex_id(hex)),
            Action::Terrain { tile } => (13, tile as usize),
            Action::Force { force } => (14, usize::from(force.clamp(1, 6)) - 1),
            Action::Branch { second } => (15, usize::from(second)),
            Action::Stop => (16, 0),
            Action::GoOn => (17, 0),
            Action::RestAll => (18, 0),
            Action::Ready { card } => (19, usize::from(card.0)),
            Action::Leave => (20, 0),
            Action::Recruit { card } => (21, usize::from(card.0)),
            Action::Replace { card } => (22, usize::from(card.0)),
            Action::Done => (23, 0),
            Action::React { card } => (24, usize::from(card.0)),
            Action::Pass => (25, 0),
            Action::Bulletin { hex } => (26, hex_id(hex)),
            Action::Play { consumable } => (27, usize::from(consumable.0)),
        };
        STARTS[family] + within.min(FAMILIES[family] - 1)
    }

    fn of(id: usize) -> Option<Action> {
        let (mut family, mut within) = (0, id);
        while within >= *FAMILIES.get(family)? {
            within -= FAMILIES[family];
            family += 1;
        }
        let hex = hex_of(within);
        let card = CardId(within.min(CARDS) as u8);
        let colour = |at: usize| Colour::ALL[at / 6 % 5];
        let face = |at: usize| (at % 6) as u8 + 1;
        let carded = |action: Action| (card.0 != 0).then_some(action);
        match family {
            0 => Some(Action::Move { hex }),
            1 => Some(Action::Shift { colour: colour(within / 2), face: face(within / 2), up: within % 2 == 1 }),
            2 => Some(Action::RerollAll),
            3 => Some(Action::Store { colour: colour(within), face: face(within) }),
            4 => Some(Action::Confirm),
            5 => Some(Action::Concede),
            6 => carded(Action::Use { card }),
            7 => Some(Action::Die { colour: colour(within), face: face(within) }),
            8 => Some(Action::Face { face: within as u8 + 1 }),
            9 => Some(Action::Colour { colour: Colour::ALL[within % 5] }),
            10 => carded(Action::Card { card }),
            11 => Some(Action::Horde { seat: Seat(within as u8) }),
            12 => Some(Action::Tile { hex }),
            13 => Some(Action::Terrain { tile: Tile::ALL[within] }),
            14 => Some(Action::Force { force: within as u8 + 1 }),
            15 => Some(Action::Branch { second: within == 1 }),
            16 => Some(Action::Stop),
            17 => Some(Action::GoOn),
            18 => Some(Action::RestAll),
            19 => carded(Action::Ready { card }),
            20 => Some(Action::Leave),
            21 => carded(Action::Recruit { card }),
            22 => carded(Action::Replace { card }),
            23 => Some(Action::Done),
            24 => carded(Action::React { card }),
            25 => Some(Action::Pass),
            26 => Some(Action::Bulletin { hex }),
            27 => Some(Action::Play { consumable: ConsumableId(within as u8) }),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_lead_back() {
        for id in 0..SPACE {
            if let Some(action) = Action::of(id) {
                assert_eq!(action.id(), id, "{action:?}");
            }
        }
        assert_eq!(Action::of(SPACE), None);
    }
}
