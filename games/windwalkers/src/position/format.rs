//! A position file: names, not packed numbers.

use crate::cards::CardId;
use crate::consumables::ConsumableId;
use crate::dice::Pool;
use crate::state::{Category, DealTo, Fate, Phase, Wait};
use crate::tiles::Tile;
use galerne_engine::Hex;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A position file's content.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub(crate) phase: Phase,
    pub(crate) chapter: u8,
    pub(crate) active: u8,
    pub(crate) first: u8,
    pub(crate) board: Vec<TileAt>,
    /// Tokens by force; without it, all that do not lie on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) bag: Option<[u8; 6]>,
    pub(crate) table: TableAt,
    /// The table before the current target was announced (WW-9.41).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) before: Option<TableAt>,
    pub(crate) ways: Vec<TrackAt>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) contre: Option<ContreAt>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) effect: Option<RunAt>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) dealing: Option<DealAt>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) stage: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) chosen: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) next_token: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) stock: Vec<ConsumableId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) played: Vec<ConsumableId>,
    /// Facts that are true, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) facts: Vec<Fact>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) chapters_won: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) winners: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Fact {
    InCity,
    Passing,
    Undone,
    Gusting,
    Dark,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TileAt {
    pub(crate) hex: Hex,
    pub(crate) tile: Tile,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) token: Option<TokenAt>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) rose: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TokenAt {
    pub(crate) drawn: u8,
    pub(crate) force: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) gusts: i8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableAt {
    pub(crate) hordes: Vec<HordeAt>,
    /// The decks together; without it, all cards that are named nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) deck: Option<Vec<CardId>>,
    #[serde(default)]
    pub(crate) aside: Vec<CardId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) aside_today: Vec<CardId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) barred_today: Vec<CardId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) used_today: Vec<CardId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) offers: Vec<CardId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) show: Vec<CardId>,
    /// Black dice beyond the printed ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) black: Vec<(Hex, i8)>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HordeAt {
    pub(crate) fer: Vec<Option<PlaceAt>>,
    pub(crate) pack: Vec<Option<PlaceAt>>,
    pub(crate) traine: Vec<Option<PlaceAt>>,
    pub(crate) moral: u8,
    /// Stored dice by colour.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) stored_blue: Pool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) stored_violet: Pool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) noted: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) gifts: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) next_blue: i8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) lasting_blue: i8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) next_force: i8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) next_sixes: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) waive_power: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) bets: [u8; 3],
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlaceAt {
    pub(crate) card: CardId,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) tapped: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) locked: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) barred: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) under: Option<CardId>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TrackAt {
    pub(crate) hex: Hex,
    pub(crate) day: u8,
    pub(crate) surpass: u8,
    pub(crate) fate: Fate,
    pub(crate) total_days: u16,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) end_day: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) order: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) arrived_with: [u8; 2],
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) crossed: Vec<Hex>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) score: BTreeMap<String, i16>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) today: [i8; Category::BY_CONTRE],
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) furvents: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) tile_bonus: u8,
    /// Consumables; `null` for one that the writer may not know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) hand: Vec<Option<ConsumableId>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) facts: Vec<WayFact>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum WayFact {
    Doubled,
    Cityfied,
    Rested,
    Bulletin,
    Played,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ContreAt {
    pub(crate) target: Hex,
    pub(crate) force: u8,
    pub(crate) blue: Pool,
    pub(crate) violet: Pool,
    pub(crate) white: Pool,
    pub(crate) green: Pool,
    pub(crate) black: Pool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) locked_blue: Pool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) locked_violet: Pool,
    pub(crate) entered: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) ignored_greens: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) credits: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) threshold: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) shifts: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) rerolls: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) facts: Vec<ContreFact>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ContreFact {
    Wind,
    Waived,
    Doubled,
    Cityfy,
    Gift,
    Won,
}

/// In the order of the bits of `Contre::flags`.
pub(crate) const CONTRE_FACTS: [ContreFact; 6] =
    [ContreFact::Wind, ContreFact::Waived, ContreFact::Doubled, ContreFact::Cityfy, ContreFact::Gift, ContreFact::Won];

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RunAt {
    /// A hordier's key, a consumable's id, `chrones`, or empty for a reroll paid with moral.
    pub(crate) power: String,
    pub(crate) step: u16,
    pub(crate) waits_for: Wait,
    pub(crate) seat: u8,
    pub(crate) decider: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) aimed: Option<u8>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) left: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) a: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) b: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) value: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) follower: Option<CardId>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) readied: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) treated: [Pool; 2],
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DealAt {
    /// Traceurs, Fer, Pack, Traîne still to come.
    pub(crate) left: [u8; 4],
    pub(crate) to: DealTo,
}
