//! A state into a position and back. What is read is checked: an impossible position is refused with the reason and the rule.

use crate::board::NOWHERE;
use crate::cards::Card;
use crate::consumables;
use crate::flow::MOST_SURPASS;
use crate::position::{
    CONTRE_FACTS, ContreAt, DealAt, Fact, Position, RunAt, TileAt, TokenAt, TrackAt, WayFact, category_name,
    consumables_of,
};
use crate::program::{CHRONES, FIRST_CONSUMABLE};
use crate::rules_ids as ww;
use crate::setup::Windwalkers;
use crate::state::{Category, Contre, Deal, Fate, HORDES, PackedToken, Phase, Run, State, Table, Token, Track};
use crate::tiles::{IMPASSABLE, Tile};
use crate::words::{at as place, tile_name};
use galerne_engine::{Hex, Positions, Refusal, Rule};

/// A position that cannot be, and what is wrong with it.
pub(crate) fn impossible<T>(rule: Rule, key: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, key))
}

/// The number of a field lies within its bounds.
pub(crate) fn within(rule: Rule, field: &str, number: impl Into<i64>, least: i64, most: i64) -> Result<(), Refusal> {
    let number = number.into();
    if (least..=most).contains(&number) {
        return Ok(());
    }
    Err(Refusal::new(rule, "refused-position-number")
        .with("field", field)
        .with("number", number)
        .with("least", least)
        .with("most", most))
}

impl Positions for Windwalkers {
    type Position = Position;

    fn describe(&self, state: &State) -> Position {
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
            bag: Some(state.bag),
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

    fn restore(&self, position: &Position) -> Result<State, Refusal> {
        let mut state = State::EMPTY;
        let seats = self.seats as u8;
        if position.chapter == 0 || usize::from(position.chapter) > self.boards.len() {
            return impossible(ww::MODES, "refused-position-chapter")
                .map_err(|refusal: Refusal| refusal.with("number", position.chapter));
        }
        let plays = |rule: Rule, field: &str, seat: u8| {
            let refusal = || Refusal::new(rule, "refused-position-seat").with("field", field).with("number", seat);
            if seat < seats { Ok(()) } else { Err(refusal()) }
        };
        plays(ww::PLAYERS, "active", position.active)?;
        plays(ww::PLAYERS, "first", position.first)?;
        within(ww::STATE, "stage", position.stage, 0, 16)?;
        within(ww::BAG, "next_token", position.next_token, 0, 7)?;
        within(ww::MODES, "chapters_won", position.chapters_won, 0, 4)?;
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
            plays(ww::WINNER, "winners", seat)?;
            state.winners |= 1 << seat;
        }
        self.read_board(&mut state, position)?;
        self.read_tracks(&mut state, position)?;
        state.now = self.read_table(&state, &position.table, "table")?;
        if let Some(before) = &position.before {
            state.before = self.read_table(&state, before, "before")?;
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
        state.bag = match position.bag {
            Some(bag) => bag,
            None => self.bag_without(&state)?,
        };
        self.check_state(&state)?;
        Ok(state)
    }
}

impl Windwalkers {
    fn read_board(&self, state: &mut State, position: &Position) -> Result<(), Refusal> {
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

    fn read_tracks(&self, state: &mut State, position: &Position) -> Result<(), Refusal> {
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

    fn read_contre(&self, state: &mut State, at: &ContreAt) -> Result<(), Refusal> {
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

    fn read_run(&self, state: &mut State, at: &RunAt) -> Result<(), Refusal> {
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
