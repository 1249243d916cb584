//! Reading a position back: everything is checked, and an impossible position is refused with the reason and the rule.

use crate::board::{HEXES, NOWHERE};
use crate::cards::{Card, CardSet, Line, Position as Deck};
use crate::consumables;
use crate::dice::Pool;
use crate::position::{CONTRE_FACTS, ContreAt, Fact, HordeAt, Position, RunAt, TableAt, WayFact, category_name};
use crate::program::{CHRONES, FIRST_CONSUMABLE};
use crate::rules_ids as ww;
use crate::setup::Windwalkers;
use crate::state::{Category, Contre, Deal, DealTo, Horde, PackedToken, Phase, Run, State, Table, Token, Track, Wait};
use crate::tiles::{BAG, IMPASSABLE, MAX_MORAL, STORE_CAP, Tile};
use galerne_engine::{Refusal, Rule};

fn impossible<T>(rule: Rule, key: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, key))
}

impl Windwalkers {
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
                let Some(category) = Category::ALL.into_iter().find(|&category| category_name(category) == name) else {
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
            key => Card::named(key).map(|card| card.id).or_else(|| {
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
        let line = Line::of_place(place);
        traceurs += u8::from(card.position == Deck::Traceur);
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
