//! Reading a position back: the board, the ways, the contre and the effect in progress.

use super::format::{CONTRE_FACTS, ContreAt, Position, RunAt, TrackAt, WayFact};
use super::write::category_name;
use super::{impossible, within};
use crate::board::NOWHERE;
use crate::cards::Card;
use crate::consumables;
use crate::game::Windwalkers;
use crate::names::{at as place, tile_name};
use crate::program::{CHRONES, FIRST_CONSUMABLE};
use crate::rule_ids as ww;
use crate::rules::day::MOST_SURPASS;
use crate::state::{Category, Contre, Fate, Phase, Run, State, Track};
use crate::tiles::{IMPASSABLE, Tile};
use crate::wind::{PackedToken, Token};
use galerne_engine::{Hex, Refusal, Rule};

impl Windwalkers {
    pub(super) fn read_board(&self, state: &mut State, position: &Position) -> Result<(), Refusal> {
        let board = self.board_of(state);
        for (number, tile) in position.board.iter().enumerate() {
            let wrong = |rule: Rule, key: &'static str| Refusal::new(rule, key).with("hex", place(tile.hex));
            let Some(at) = board.index(tile.hex) else {
                return Err(wrong(ww::BOARDS, "refused-position-hex").with("field", format!("board[{number}].hex")));
            };
            if state.has_tile(at) {
                return Err(wrong(ww::BOARDS, "refused-position-tile-twice"));
            }
            if tile.tile == Tile::Gap {
                return Err(wrong(ww::BOARDS, "refused-position-gap"));
            }
            let city = board.tiles[usize::from(at)].is_city();
            if city && tile.tile != board.tiles[usize::from(at)] || !city && tile.tile.is_city() {
                return Err(wrong(ww::BOARDS, "refused-position-city").with("tile", tile_name(tile.tile)));
            }
            state.present |= 1 << at;
            state.tiles[usize::from(at)] = tile.tile;
            if tile.rose > 6 {
                return Err(wrong(ww::ROSE, "refused-position-rose").with("number", tile.rose));
            }
            state.set_rose(at, tile.rose);
            if let Some(token) = &tile.token {
                let field = |name: &str| format!("board[{number}].token.{name}");
                within(ww::WIND, &field("drawn"), token.drawn, 1, 6)?;
                within(ww::WIND, &field("force"), token.force, 1, 6)?;
                within(ww::WIND, &field("gusts"), token.gusts, -1, 1)?;
                if !self.takes_wind(tile.tile) {
                    return Err(wrong(ww::WIND, "refused-position-windless"));
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

    /// The hex of a field, on the board of the chapter.
    pub(crate) fn read_hex(&self, state: &State, field: &str, hex: Hex) -> Result<u8, Refusal> {
        let refusal = || Refusal::new(ww::BOARDS, "refused-position-hex").with("field", field).with("hex", place(hex));
        self.board_of(state).index(hex).ok_or_else(refusal)
    }

    pub(super) fn read_tracks(&self, state: &mut State, position: &Position) -> Result<(), Refusal> {
        self.every_horde("ways", position.ways.len())?;
        for (seat, way) in position.ways.iter().enumerate() {
            let field = |name: &str| format!("ways[{seat}].{name}");
            let at = self.read_hex(state, &field("hex"), way.hex)?;
            if !state.has_tile(at) && state.present != 0 {
                return Err(Refusal::new(ww::BOARDS, "refused-position-no-tile")
                    .with("field", field("hex"))
                    .with("hex", place(way.hex)));
            }
            self.check_day_of(state, way, &field("day"))?;
            within(ww::GO_ON, &field("surpass"), way.surpass, 0, i64::from(MOST_SURPASS))?;
            let mut track = Track {
                hex: at,
                day: way.day,
                surpass: way.surpass,
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
                track.crossed |= 1 << self.read_hex(state, &field("crossed"), hex)?;
            }
            for (name, &points) in &way.score {
                let Some(category) = Category::ALL.into_iter().find(|&category| category_name(category) == name) else {
                    return Err(Refusal::new(ww::SCORING, "refused-position-score").with("name", name.as_str()));
                };
                within(ww::SCORING, &format!("ways[{seat}].score.{name}"), points, -5000, 5000)?;
                track.score[category as usize] = points;
            }
            within(ww::CONSUMABLES, &field("hand (its length)"), way.hand.len() as i64, 0, 2)?;
            within(ww::STATE, &field("tile_bonus"), way.tile_bonus, 0, 20)?;
            for points in way.today {
                within(ww::STATE, &field("today"), points, -60, 60)?;
            }
            for (slot, held) in way.hand.iter().enumerate() {
                track.hand[slot] = held.map_or(255, |consumable| consumable.0 + 1);
            }
            track.hand.sort_unstable_by(|a, b| b.cmp(a));
            state.tracks[seat] = track;
        }
        Ok(())
    }

    pub(crate) fn every_horde(&self, field: &str, found: usize) -> Result<(), Refusal> {
        let refusal = || {
            Refusal::new(ww::PLAYERS, "refused-position-seats")
                .with("field", field)
                .with("wanted", self.seats)
                .with("found", found)
        };
        if found == self.seats { Ok(()) } else { Err(refusal()) }
    }

    /// WW-4.8: a horde that still walks is within the limit; one that ran out of days stands on the day after it.
    fn check_day_of(&self, state: &State, way: &TrackAt, field: &str) -> Result<(), Refusal> {
        let limit = self.options.day_limit;
        let walking = way.fate == Fate::Walking && state.phase != Phase::Over;
        if limit > 0 && walking && way.day > limit {
            return Err(Refusal::new(ww::DAY_LIMIT, "refused-position-day")
                .with("field", field)
                .with("number", way.day)
                .with("most", limit));
        }
        let most = if limit > 0 { i64::from(limit) + 1 } else { i64::from(u8::MAX) };
        within(ww::DAY_LIMIT, field, way.day, 1, most)
    }

    pub(super) fn read_contre(&self, state: &mut State, at: &ContreAt) -> Result<(), Refusal> {
        let target = self.read_hex(state, "contre.target", at.target)?;
        if !state.has_tile(target) {
            return Err(Refusal::new(ww::BOARDS, "refused-position-no-tile")
                .with("field", "contre.target")
                .with("hex", place(at.target)));
        }
        within(ww::FORCE_CHANGES, "contre.force", at.force, 0, i64::from(IMPASSABLE))?;
        within(ww::STATE, "contre.threshold", at.threshold, 0, 6)?;
        within(ww::STATE, "contre.entered", at.entered, 0, 60)?;
        within(ww::STATE, "contre.ignored_greens", at.ignored_greens, 0, 60)?;
        within(ww::STATE, "contre.credits", at.credits, 0, 1)?;
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

    pub(super) fn read_run(&self, state: &mut State, at: &RunAt) -> Result<(), Refusal> {
        let card = match at.power.as_str() {
            "" => Some(0),
            "chrones" => Some(CHRONES),
            key => Card::named(key).map(|card| card.id).or_else(|| {
                let number = consumables::ALL.iter().position(|consumable| consumable.id == key)?;
                Some(FIRST_CONSUMABLE + number as u8)
            }),
        };
        let seats = self.seats as u8;
        let Some(card) = card else {
            return Err(Refusal::new(ww::USE, "refused-position-power").with("name", at.power.as_str()));
        };
        let pc = self.programs.entry(card).saturating_add(at.step);
        let most = self.programs.steps.len() as i64 - 1 - i64::from(self.programs.entry(card));
        within(ww::USE, "effect.step", at.step, 0, most)?;
        within(ww::USE, "effect.seat", at.seat, 0, i64::from(seats) - 1)?;
        within(ww::USE, "effect.decider", at.decider, 0, i64::from(seats) - 1)?;
        within(ww::USE, "effect.left", at.left, 0, 60)?;
        within(ww::USE, "effect.aimed", at.aimed.unwrap_or(0), 0, i64::from(seats) - 1)?;
        within(ww::USE, "effect.value", at.value, 0, 6)?;
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
}
