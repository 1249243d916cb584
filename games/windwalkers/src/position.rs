//! A state as a person would write it down, and back: names, not packed numbers; every impossible position is refused.

use crate::board::NOWHERE;
use crate::cards::{CARDS, CardId, CardSet};
use crate::consumables::{self, ConsumableId};
use crate::dice::Pool;
use crate::program::{CHRONES, FIRST_CONSUMABLE};
use crate::setup::Windwalkers;
use crate::state::{Category, DealTo, Fate, Horde, Phase, Run, State, Table, Track, Wait};
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

fn cards(set: CardSet) -> Vec<CardId> {
    set.iter().map(CardId).collect()
}

pub(crate) fn consumables_of(set: u32) -> Vec<ConsumableId> {
    (0..consumables::COUNT as u8).filter(|number| set >> number & 1 == 1).map(ConsumableId).collect()
}

impl Windwalkers {
    pub(crate) fn write_table(&self, state: &State, table: &Table) -> TableAt {
        let board = self.board_of(state);
        TableAt {
            hordes: table.hordes[..self.seats].iter().map(write_horde).collect(),
            deck: Some(cards(table.deck)),
            aside: cards(table.aside),
            aside_today: cards(table.aside_today),
            barred_today: cards(table.barred_today),
            used_today: cards(table.used_today),
            offers: cards(table.offers),
            show: cards(table.show),
            black: (0..board.len())
                .filter(|&at| table.black[at] != 0)
                .map(|at| (board.hexes[at], table.black[at]))
                .collect(),
        }
    }

    pub(crate) fn write_track(&self, state: &State, track: &Track) -> TrackAt {
        let board = self.board_of(state);
        let facts = [
            (track.doubled, WayFact::Doubled),
            (track.cityfied, WayFact::Cityfied),
            (track.rested, WayFact::Rested),
            (track.bulletin, WayFact::Bulletin),
            (track.played, WayFact::Played),
        ];
        TrackAt {
            hex: board.hex(track.hex),
            day: track.day,
            surpass: track.surpass,
            fate: track.fate,
            total_days: track.total_days,
            end_day: track.end_day,
            order: track.order,
            arrived_with: track.arrived_with,
            crossed: crate::board::bits(track.crossed).map(|at| board.hex(at)).collect(),
            score: Category::ALL
                .into_iter()
                .filter(|&category| track.score[category as usize] != 0)
                .map(|category| (category_name(category).to_owned(), track.score[category as usize]))
                .collect(),
            today: track.today,
            furvents: track.furvents,
            tile_bonus: track.tile_bonus,
            hand: track
                .hand
                .into_iter()
                .filter(|&held| held != 0)
                .map(|held| (held != 255).then(|| ConsumableId(held - 1)))
                .collect(),
            facts: facts.into_iter().filter(|(is, _)| *is).map(|(_, fact)| fact).collect(),
        }
    }

    pub(crate) fn write_contre(&self, state: &State) -> ContreAt {
        let contre = &state.contre;
        let [blue, violet, white, green, black] = contre.pools;
        ContreAt {
            target: self.board_of(state).hex(contre.target),
            force: contre.force,
            blue,
            violet,
            white,
            green,
            black,
            locked_blue: contre.locked[0],
            locked_violet: contre.locked[1],
            entered: contre.entered,
            ignored_greens: contre.ignored_greens,
            credits: contre.credits,
            threshold: contre.threshold,
            shifts: contre.shifts,
            rerolls: contre.rerolls,
            facts: (0..6).filter(|bit| contre.flags >> bit & 1 == 1).map(|bit| CONTRE_FACTS[bit]).collect(),
        }
    }

    pub(crate) fn write_run(&self, run: &Run) -> RunAt {
        let power = match run.card {
            0 => String::new(),
            card if usize::from(card) <= CARDS => CardId(card).card().key.to_owned(),
            CHRONES => "chrones".to_owned(),
            card => ConsumableId(card - FIRST_CONSUMABLE).get().id.to_owned(),
        };
        RunAt {
            power,
            step: run.pc.wrapping_sub(self.programs.entry(run.card)),
            waits_for: run.wait,
            seat: run.seat,
            decider: run.decider,
            aimed: (run.aimed != NOWHERE).then_some(run.aimed),
            left: run.left,
            a: run.a,
            b: run.b,
            value: run.value,
            follower: (run.follower != 0).then_some(CardId(run.follower)),
            readied: run.readied,
            treated: run.treated,
        }
    }
}

fn write_horde(horde: &Horde) -> HordeAt {
    let place = |place: usize| {
        let card = horde.places[place];
        (card != 0).then(|| PlaceAt {
            card: CardId(card),
            tapped: horde.is_tapped(place),
            locked: horde.is_locked(place),
            barred: horde.barred >> place & 1 == 1,
            under: place.checked_sub(6).map(|at| horde.under[at]).filter(|&under| under != 0).map(CardId),
        })
    };
    let stored = |violet: bool| {
        let codes = horde.stored.into_iter().filter(|&code| code != 0 && (code > 6) == violet);
        codes.fold(Pool::EMPTY, |pool, code| pool.with((code - 1) % 6 + 1, 1))
    };
    HordeAt {
        fer: (0..3).map(place).collect(),
        pack: (3..6).map(place).collect(),
        traine: (6..8).map(place).collect(),
        moral: horde.moral,
        stored_blue: stored(false),
        stored_violet: stored(true),
        noted: horde.noted,
        gifts: horde.gifts,
        next_blue: horde.next_blue,
        lasting_blue: horde.lasting_blue,
        next_force: horde.next_force,
        next_sixes: horde.next_sixes,
        waive_power: horde.waive_power,
        bets: [horde.bet_fail, horde.bet_win, horde.bet_three],
    }
}

pub(crate) const fn category_name(category: Category) -> &'static str {
    match category {
        Category::Tiles => "tiles",
        Category::Surpassement => "surpassement",
        Category::Furvents => "furvents",
        Category::Places => "places",
        Category::Moral => "moral",
        Category::Hordiers => "hordiers",
        Category::Distance => "distance",
        Category::Days => "days",
        Category::Par => "par",
        Category::Race => "race",
    }
}
