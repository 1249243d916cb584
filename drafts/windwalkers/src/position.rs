//! A state as a person would write it down, and back: names, not packed numbers; every impossible position is refused.

use crate::board::{HEXES, NOWHERE};
use crate::cards::{CARDS, CardId, CardSet};
use crate::consumables::{self, ConsumableId};
use crate::dice::Pool;
use crate::program::{CHRONES, FIRST_CONSUMABLE};
use crate::rules_ids as ww;
use crate::setup::Windwalkers;
use crate::state::{
    Category, Contre, Deal, DealTo, Fate, HORDES, Horde, PackedToken, Phase, Run, State, Table, Token, Track, Wait,
};
use crate::tiles::{BAG, IMPASSABLE, MAX_MORAL, STORE_CAP, Tile};
use galerne_engine::{Hex, Refusal, Rule};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A position file's content.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    phase: Phase,
    chapter: u8,
    active: u8,
    first: u8,
    board: Vec<TileAt>,
    bag: [u8; 6],
    table: TableAt,
    /// The table before the current target was announced (WW-9.41).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    before: Option<TableAt>,
    ways: Vec<TrackAt>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    contre: Option<ContreAt>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    effect: Option<RunAt>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dealing: Option<DealAt>,
    #[serde(default, skip_serializing_if = "is_default")]
    stage: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    chosen: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    next_token: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    stock: Vec<ConsumableId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    played: Vec<ConsumableId>,
    /// Facts that are true, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    facts: Vec<Fact>,
    #[serde(default, skip_serializing_if = "is_default")]
    chapters_won: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    winners: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Fact {
    InCity,
    Passing,
    Undone,
    Gusting,
    Dark,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TileAt {
    hex: Hex,
    tile: Tile,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    token: Option<TokenAt>,
    #[serde(default, skip_serializing_if = "is_default")]
    rose: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenAt {
    drawn: u8,
    force: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    gusts: i8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TableAt {
    hordes: Vec<HordeAt>,
    deck: Vec<CardId>,
    aside: Vec<CardId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    aside_today: Vec<CardId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    barred_today: Vec<CardId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    used_today: Vec<CardId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    offers: Vec<CardId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    show: Vec<CardId>,
    /// Black dice beyond the printed ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    black: Vec<(Hex, i8)>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HordeAt {
    fer: Vec<Option<PlaceAt>>,
    pack: Vec<Option<PlaceAt>>,
    traine: Vec<Option<PlaceAt>>,
    moral: u8,
    /// Stored dice by colour.
    #[serde(default, skip_serializing_if = "is_default")]
    stored_blue: Pool,
    #[serde(default, skip_serializing_if = "is_default")]
    stored_violet: Pool,
    #[serde(default, skip_serializing_if = "is_default")]
    noted: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    gifts: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    next_blue: i8,
    #[serde(default, skip_serializing_if = "is_default")]
    lasting_blue: i8,
    #[serde(default, skip_serializing_if = "is_default")]
    next_force: i8,
    #[serde(default, skip_serializing_if = "is_default")]
    next_sixes: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    waive_power: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    bets: [u8; 3],
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceAt {
    card: CardId,
    #[serde(default, skip_serializing_if = "is_default")]
    tapped: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    locked: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    barred: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    under: Option<CardId>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TrackAt {
    hex: Hex,
    day: u8,
    surpass: u8,
    fate: Fate,
    total_days: u16,
    #[serde(default, skip_serializing_if = "is_default")]
    end_day: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    order: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    arrived_with: [u8; 2],
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    crossed: Vec<Hex>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    score: BTreeMap<String, i16>,
    #[serde(default, skip_serializing_if = "is_default")]
    today: [i8; Category::BY_CONTRE],
    #[serde(default, skip_serializing_if = "is_default")]
    furvents: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    tile_bonus: u8,
    /// Consumables; `null` for one that the writer may not know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    hand: Vec<Option<ConsumableId>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    facts: Vec<WayFact>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum WayFact {
    Doubled,
    Cityfied,
    Rested,
    Bulletin,
    Played,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ContreAt {
    target: Hex,
    force: u8,
    blue: Pool,
    violet: Pool,
    white: Pool,
    green: Pool,
    black: Pool,
    #[serde(default, skip_serializing_if = "is_default")]
    locked_blue: Pool,
    #[serde(default, skip_serializing_if = "is_default")]
    locked_violet: Pool,
    entered: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    ignored_greens: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    credits: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    threshold: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    shifts: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    rerolls: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    facts: Vec<ContreFact>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ContreFact {
    Wind,
    Waived,
    Doubled,
    Cityfy,
    Gift,
    Won,
}

/// In the order of the bits of `Contre::flags`.
const CONTRE_FACTS: [ContreFact; 6] = [
    ContreFact::Wind,
    ContreFact::Waived,
    ContreFact::Doubled,
    ContreFact::Cityfy,
    ContreFact::Gift,
    ContreFact::Won,
];

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RunAt {
    /// A hordier's key, a consumable's id, `chrones`, or empty for a reroll paid with moral.
    power: String,
    step: u16,
    waits_for: Wait,
    seat: u8,
    decider: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    aimed: Option<u8>,
    #[serde(default, skip_serializing_if = "is_default")]
    left: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    a: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    b: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    value: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    follower: Option<CardId>,
    #[serde(default, skip_serializing_if = "is_default")]
    readied: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    treated: [Pool; 2],
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DealAt {
    /// Traceurs, Fer, Pack, Traîne still to come.
    left: [u8; 4],
    to: DealTo,
}

fn cards(set: CardSet) -> Vec<CardId> {
    set.iter().map(CardId).collect()
}

fn consumables_of(set: u32) -> Vec<ConsumableId> {
    (0..consumables::COUNT as u8).filter(|number| set >> number & 1 == 1).map(ConsumableId).collect()
}

fn impossible<T>(rule: Rule, key: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, key))
}

impl Windwalkers {
    pub(crate) fn write(&self, state: &State) -> Position {
        let board = self.board_of(state);
        let facts = [
            (state.in_city, Fact::InCity),
            (state.passing, Fact::Passing),
            (state.undone, Fact::Undone),
            (state.gusting, Fact::Gusting),
            (state.dark, Fact::Dark),
        ];
        Position {
            phase: state.phase,
            chapter: state.chapter + 1,
            active: state.active,
            first: state.first,
            board: (0..board.len() as u8)
                .filter(|&at| state.has_tile(at))
                .map(|at| TileAt {
                    hex: board.hex(at),
                    tile: state.tile(at),
                    token: (!state.token(at).is_none()).then(|| {
                        let token = state.token(at).get();
                        TokenAt { drawn: token.drawn, force: token.force, gusts: token.gusts }
                    }),
                    rose: state.rose(at),
                })
                .collect(),
            bag: state.bag,
            table: self.write_table(state, &state.now),
            before: (state.before != Table::EMPTY).then(|| self.write_table(state, &state.before)),
            ways: state.tracks[..self.seats].iter().map(|track| self.write_track(state, track)).collect(),
            contre: (state.contre != Contre::NONE).then(|| self.write_contre(state)),
            effect: (state.run != Run::NONE).then(|| self.write_run(&state.run)),
            dealing: (state.deal != Deal::NONE).then_some(DealAt { left: state.deal.left, to: state.deal.to }),
            stage: state.stage,
            chosen: state.chosen,
            next_token: state.next_token,
            stock: consumables_of(state.stock),
            played: consumables_of(state.played),
            facts: facts.into_iter().filter(|(is, _)| *is).map(|(_, fact)| fact).collect(),
            chapters_won: state.chapters_won,
            winners: (0..HORDES as u8).filter(|seat| state.winners >> seat & 1 == 1).collect(),
        }
    }

    fn write_table(&self, state: &State, table: &Table) -> TableAt {
        let board = self.board_of(state);
        TableAt {
            hordes: table.hordes[..self.seats].iter().map(write_horde).collect(),
            deck: cards(table.deck),
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

    fn write_track(&self, state: &State, track: &Track) -> TrackAt {
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

    fn write_contre(&self, state: &State) -> ContreAt {
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

    fn write_run(&self, run: &Run) -> RunAt {
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

    // ---- Reading -----------------------------------------------------------------------------------------------

    pub(crate) fn read(&self, position: &Position) -> Result<State, Refusal> {
        let mut state = State::EMPTY;
        let seats = self.seats as u8;
        if position.chapter == 0 || usize::from(position.chapter) > self.boards.len() {
            return impossible(ww::MODES, "refused-position-chapter");
        }
        if position.active >= seats || position.first >= seats || position.stage > 16 {
            return impossible(ww::PLAYERS, "refused-position-seat");
        }
        state.chapter = position.chapter - 1;
        state.phase = position.phase;
        (state.active, state.first, state.stage) = (position.active, position.first, position.stage);
        (state.chosen, state.next_token) = (position.chosen, position.next_token);
        state.chapters_won = position.chapters_won;
        let has = |fact: Fact| position.facts.contains(&fact);
        state.in_city = has(Fact::InCity);
        state.passing = has(Fact::Passing);
        state.undone = has(Fact::Undone);
        state.gusting = has(Fact::Gusting);
        state.dark = has(Fact::Dark);
        state.stock = position.stock.iter().fold(0, |set, consumable| set | 1 << consumable.0);
        state.played = position.played.iter().fold(0, |set, consumable| set | 1 << consumable.0);
        for &seat in &position.winners {
            if seat >= seats {
                return impossible(ww::WINNER, "refused-position-seat");
            }
            state.winners |= 1 << seat;
        }
        self.read_board(&mut state, position)?;
        self.read_tracks(&mut state, position)?;
        state.now = self.read_table(&state, &position.table)?;
        if let Some(before) = &position.before {
            state.before = self.read_table(&state, before)?;
        }
        if let Some(contre) = &position.contre {
            self.read_contre(&mut state, contre)?;
        }
        if let Some(run) = &position.effect {
            self.read_run(&mut state, run)?;
        }
        if let Some(deal) = &position.dealing {
            state.deal = Deal { left: deal.left, to: deal.to };
        }
        self.check_state(&state)?;
        Ok(state)
    }

    fn read_board(&self, state: &mut State, position: &Position) -> Result<(), Refusal> {
        let board = self.board_of(state);
        state.bag = position.bag;
        for tile in &position.board {
            let Some(at) = board.index(tile.hex) else { return impossible(ww::BOARDS, "refused-position-hex") };
            if state.has_tile(at) || tile.tile == Tile::Gap {
                return impossible(ww::BOARDS, "refused-position-tile");
            }
            let city = board.tiles[usize::from(at)].is_city();
            if city && tile.tile != board.tiles[usize::from(at)] || !city && tile.tile.is_city() {
                return impossible(ww::BOARDS, "refused-position-city");
            }
            state.present |= 1 << at;
            state.tiles[usize::from(at)] = tile.tile;
            if tile.rose > 6 {
                return impossible(ww::ROSE, "refused-position-rose");
            }
            state.set_rose(at, tile.rose);
            if let Some(token) = &tile.token {
                let sound = (1..=6).contains(&token.drawn)
                    && (1..=6).contains(&token.force)
                    && (-1..=1).contains(&token.gusts)
                    && self.takes_wind(tile.tile);
                if !sound {
                    return impossible(ww::WIND, "refused-position-token");
                }
                let token = Token { drawn: token.drawn, force: token.force, gusts: token.gusts };
                state.set_token(at, PackedToken::from(token));
            }
        }
        self.survey(state);
        let laid = position.phase != Phase::Compose && position.phase != Phase::First;
        if !laid && position.board.is_empty() {
            return Ok(());
        }
        let ends = 1u64 << board.start | 1 << board.arrival;
        if state.present & ends != ends || board.distance(state.present, board.start, board.arrival).is_none() {
            return impossible(ww::BOARDS, "refused-position-no-way");
        }
        Ok(())
    }

    fn read_tracks(&self, state: &mut State, position: &Position) -> Result<(), Refusal> {
        if position.ways.len() != self.seats {
            return impossible(ww::PLAYERS, "refused-position-seat");
        }
        let board = self.board_of(state);
        for (seat, way) in position.ways.iter().enumerate() {
            let Some(at) = board.index(way.hex) else { return impossible(ww::BOARDS, "refused-position-hex") };
            if !state.has_tile(at) && state.present != 0 {
                return impossible(ww::BOARDS, "refused-position-hex");
            }
            let mut track = Track {
                hex: at,
                day: way.day,
                surpass: way.surpass.min(99),
                fate: way.fate,
                total_days: way.total_days,
                end_day: way.end_day,
                order: way.order,
                arrived_with: way.arrived_with,
                today: way.today,
                furvents: way.furvents,
                tile_bonus: way.tile_bonus,
                doubled: way.facts.contains(&WayFact::Doubled),
                cityfied: way.facts.contains(&WayFact::Cityfied),
                rested: way.facts.contains(&WayFact::Rested),
                bulletin: way.facts.contains(&WayFact::Bulletin),
                played: way.facts.contains(&WayFact::Played),
                ..Track::NEW
            };
            for &hex in &way.crossed {
                let Some(at) = board.index(hex) else { return impossible(ww::BOARDS, "refused-position-hex") };
                track.crossed |= 1 << at;
            }
            for (name, &points) in &way.score {
                let Some(category) = Category::ALL.into_iter().find(|&category| category_name(category) == name)
                else {
                    return impossible(ww::SCORING, "refused-position-score");
                };
                if points.unsigned_abs() > 5000 {
                    return impossible(ww::SCORING, "refused-position-score");
                }
                track.score[category as usize] = points;
            }
            if way.hand.len() > 2 || way.day > 200 || way.tile_bonus > 20 || way.today.iter().any(|n| n.abs() > 60) {
                return impossible(ww::STATE, "refused-position-number");
            }
            for (slot, held) in way.hand.iter().enumerate() {
                track.hand[slot] = held.map_or(255, |consumable| consumable.0 + 1);
            }
            track.hand.sort_unstable_by(|a, b| b.cmp(a));
            state.tracks[seat] = track;
        }
        Ok(())
    }

    fn read_table(&self, state: &State, at: &TableAt) -> Result<Table, Refusal> {
        if at.hordes.len() != self.seats {
            return impossible(ww::PLAYERS, "refused-position-seat");
        }
        let mut table = Table::EMPTY;
        let mut seen = CardSet::EMPTY;
        let mut once = |card: u8| {
            if !self.deck.has(card) {
                return impossible(ww::CARDS, "refused-position-foreign-card");
            }
            if seen.has(card) {
                return impossible(ww::CARDS, "refused-position-card-twice");
            }
            seen = seen.with(card);
            Ok(())
        };
        for (seat, horde) in at.hordes.iter().enumerate() {
            let horde = read_horde(horde)?;
            for card in horde.cards() {
                once(card)?;
            }
            table.hordes[seat] = horde;
        }
        for (list, set) in [
            (&at.deck, &mut table.deck),
            (&at.aside, &mut table.aside),
            (&at.offers, &mut table.offers),
            (&at.show, &mut table.show),
        ] {
            for card in list {
                once(card.0)?;
                *set = set.with(card.0);
            }
        }
        if seen != self.deck {
            return impossible(ww::CARDS, "refused-position-card-missing");
        }
        for (list, set) in [
            (&at.aside_today, &mut table.aside_today),
            (&at.barred_today, &mut table.barred_today),
            (&at.used_today, &mut table.used_today),
        ] {
            *set = list.iter().map(|card| card.0).collect();
        }
        for &(hex, dice) in &at.black {
            let Some(at) = self.board_of(state).index(hex) else {
                return impossible(ww::BOARDS, "refused-position-hex");
            };
            if !(-12..=12).contains(&dice) {
                return impossible(ww::STATE, "refused-position-number");
            }
            table.black[usize::from(at) % HEXES] = dice;
        }
        Ok(table)
    }

    fn read_contre(&self, state: &mut State, at: &ContreAt) -> Result<(), Refusal> {
        let target = self.board_of(state).index(at.target).filter(|&target| state.has_tile(target));
        let Some(target) = target else { return impossible(ww::BOARDS, "refused-position-hex") };
        if at.force > IMPASSABLE || at.threshold > 6 || at.entered > 60 || at.ignored_greens > 60 || at.credits > 1 {
            return impossible(ww::STATE, "refused-position-number");
        }
        state.contre = Contre {
            pools: [at.blue, at.violet, at.white, at.green, at.black],
            locked: [at.locked_blue, at.locked_violet],
            target,
            force: at.force,
            entered: at.entered,
            ignored_greens: at.ignored_greens,
            credits: at.credits,
            threshold: at.threshold,
            shifts: at.shifts,
            rerolls: at.rerolls,
            flags: (0..6).filter(|&bit| at.facts.contains(&CONTRE_FACTS[bit])).fold(0, |flags, bit| flags | 1 << bit),
        };
        Ok(())
    }

    fn read_run(&self, state: &mut State, at: &RunAt) -> Result<(), Refusal> {
        let card = match at.power.as_str() {
            "" => Some(0),
            "chrones" => Some(CHRONES),
            key => crate::cards::Card::named(key).map(|card| card.id).or_else(|| {
                let number = consumables::ALL.iter().position(|consumable| consumable.id == key)?;
                Some(FIRST_CONSUMABLE + number as u8)
            }),
        };
        let seats = self.seats as u8;
        let Some(card) = card else { return impossible(ww::USE, "refused-position-effect") };
        let pc = self.programs.entry(card).saturating_add(at.step);
        if usize::from(pc) >= self.programs.steps.len() || at.seat >= seats || at.decider >= seats || at.left > 60 {
            return impossible(ww::USE, "refused-position-effect");
        }
        if at.aimed.is_some_and(|aimed| aimed >= seats) || at.value > 6 {
            return impossible(ww::USE, "refused-position-effect");
        }
        state.run = Run {
            treated: at.treated,
            pc,
            card,
            seat: at.seat,
            decider: at.decider,
            aimed: at.aimed.unwrap_or(NOWHERE),
            wait: at.waits_for,
            left: at.left,
            a: at.a,
            b: at.b,
            value: at.value,
            follower: at.follower.map_or(0, |card| card.0),
            readied: at.readied,
        };
        Ok(())
    }

    /// What no part can see alone: tokens add up, the phase has what it needs, and somebody or something can go on.
    fn check_state(&self, state: &State) -> Result<(), Refusal> {
        let mut tokens = state.bag;
        for at in 0..HEXES as u8 {
            let drawn = state.token(at).get().drawn;
            if drawn > 0 {
                tokens[usize::from(drawn) - 1] = tokens[usize::from(drawn) - 1].saturating_add(1);
            }
        }
        if state.contre.threshold > 0 {
            let count = &mut tokens[usize::from(state.contre.threshold) - 1];
            *count = count.saturating_add(1);
        }
        // An empty bag is filled anew (WW-5.4), so several whole sets may be out.
        if !(1..=4).any(|sets| tokens == BAG.map(|count| count * sets)) {
            return impossible(ww::BAG, "refused-position-tokens");
        }
        if state.next_token > 7 {
            return impossible(ww::BAG, "refused-position-tokens");
        }
        let in_contre = matches!(state.phase, Phase::Wind | Phase::Roll | Phase::Adjust);
        if in_contre != (state.contre.target != NOWHERE) {
            return impossible(ww::RESOLVE, "refused-position-contre");
        }
        if in_contre && self.board_of(state).near(state.contre.target) >> state.track(state.active).hex & 1 == 0 {
            return impossible(ww::NEIGHBOUR, "refused-not-adjacent");
        }
        if state.run.pc != 0 && state.run.wait == Wait::Nothing && state.deal.position().is_none() {
            return impossible(ww::USE, "refused-position-effect");
        }
        let board_len = self.board_of(state).len() as u8;
        let picks_tile = matches!(
            state.run.wait,
            Wait::SwapTileWith
                | Wait::ReplaceWith
                | Wait::TokenDraw
                | Wait::TokenRedraw
                | Wait::TokenSwapWith
                | Wait::VillageKind
        );
        if picks_tile && state.run.a >= board_len {
            return impossible(ww::USE, "refused-position-effect");
        }
        let aimed = matches!(
            state.run.wait,
            Wait::ReactAimed
                | Wait::GiveAbandon
                | Wait::GiftDie
                | Wait::SwapMine
                | Wait::SwapTheirs
                | Wait::TopSwap
                | Wait::TopSwapOther
                | Wait::ForceUse
                | Wait::PushTile
        ) || state.deal.to == DealTo::Swap;
        if aimed && usize::from(state.run.aimed) >= self.seats {
            return impossible(ww::USE, "refused-position-effect");
        }
        if state.deal.left.iter().any(|&left| left > 20) || (state.deal.to == DealTo::Swap && state.chosen >= 8) {
            return impossible(ww::STATE, "refused-position-number");
        }
        if state.phase == Phase::Over {
            return if state.run == Run::NONE && state.deal == Deal::NONE {
                Ok(())
            } else {
                impossible(ww::STATE, "refused-position-effect")
            };
        }
        match self.due(state) {
            Some(due) => self.check_due(state, due),
            None => {
                let mut actions = Vec::new();
                self.list_actions(state, &mut actions);
                if actions.is_empty() { impossible(ww::STATE, "refused-position-stuck") } else { Ok(()) }
            }
        }
    }

    fn check_due(&self, state: &State, due: crate::chance::Due) -> Result<(), Refusal> {
        use crate::chance::Due;
        let sound = match due {
            Due::Token => state.bag != [0; 6],
            Due::Roll(dice) => dice.iter().all(|&n| u32::from(n) <= Pool::MOST),
            Due::Dice(blue, violet) => {
                let room = |n: u8, there: Pool| u32::from(n) + there.len() <= Pool::MOST;
                room(blue, state.contre.blue()) && room(violet, state.contre.violet())
            }
            Due::Card(position) => !state.now.deck.and(self.by_position[position as usize]).is_empty(),
            Due::Village => Tile::COLOURED_VILLAGES.into_iter().any(|tile| self.unused_village(state, tile)),
            Due::Consumable => state.stock != 0 && state.track(state.active).hand != [255; 2],
            Due::Die | Due::Layout | Due::Roses | Due::First => true,
        };
        if sound { Ok(()) } else { impossible(ww::STATE, "refused-position-stuck") }
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

fn read_horde(at: &HordeAt) -> Result<Horde, Refusal> {
    if (at.fer.len(), at.pack.len(), at.traine.len()) != (3, 3, 2) {
        return impossible(ww::HORDE_BOARD, "refused-position-places");
    }
    if at.moral > MAX_MORAL {
        return impossible(ww::MORAL_TRACK, "refused-position-moral");
    }
    let small = |n: i8| (-20..=20).contains(&n);
    if at.noted > 20 || at.gifts > 20 || !small(at.next_blue) || !small(at.lasting_blue) || !small(at.next_force) {
        return impossible(ww::STATE, "refused-position-number");
    }
    if at.bets.iter().any(|&bet| bet > 7) {
        return impossible(ww::STATE, "refused-position-number");
    }
    let mut horde = Horde {
        moral: at.moral,
        noted: at.noted,
        gifts: at.gifts,
        next_blue: at.next_blue,
        lasting_blue: at.lasting_blue,
        next_force: at.next_force,
        next_sixes: at.next_sixes,
        waive_power: at.waive_power,
        bet_fail: at.bets[0],
        bet_win: at.bets[1],
        bet_three: at.bets[2],
        ..Horde::NONE
    };
    let mut traceurs = 0;
    for (place, here) in at.fer.iter().chain(&at.pack).chain(&at.traine).enumerate() {
        let Some(here) = here else { continue };
        let card = here.card.card();
        let line = crate::cards::Line::of_place(place);
        traceurs += u8::from(card.position == crate::cards::Position::Traceur);
        let stacked = here.under.is_some();
        if stacked && place < 6 || card.line() != line && !stacked || traceurs > 1 {
            return impossible(ww::HORDE_BOARD, "refused-position-places");
        }
        horde.places[place] = card.id;
        horde.tapped |= u8::from(here.tapped) << place;
        horde.locked |= u8::from(here.locked) << place;
        horde.barred |= u8::from(here.barred) << place;
        if let Some(under) = here.under {
            if under.card().line() != line {
                return impossible(ww::STACK, "refused-position-places");
            }
            horde.under[place - 6] = under.0;
        }
    }
    let stored = at.stored_blue.faces().chain(at.stored_violet.faces().map(|face| face + 6));
    if at.stored_blue.len() + at.stored_violet.len() > STORE_CAP as u32 {
        return impossible(ww::STORE, "refused-store-full");
    }
    for (slot, code) in horde.stored.iter_mut().zip(stored) {
        *slot = code;
    }
    horde.sort_store();
    Ok(horde)
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
