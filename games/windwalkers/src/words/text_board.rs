//! The board without pictures: for terminals, screen readers and tests.

use crate::board::bits;
use crate::cards::{CardId, Line, Position};
use crate::game::Windwalkers;
use crate::names::{at, say, tile_name, wind_name};
use crate::state::{Contre, Fate, Phase, State, Wait};
use crate::words::{dice, names};
use galerne_engine::{Message, Seat, TextBoard};

impl Windwalkers {
    pub(crate) fn text_board(&self, state: &State) -> TextBoard {
        let mut facts = Vec::new();
        if state.present != 0 {
            facts.push(say("fact-chapter").with("chapter", state.chapter + 1));
            facts.push(say("fact-signs"));
        }
        for seat in 0..self.seats as u8 {
            self.horde_facts(state, seat, &mut facts);
        }
        facts.extend(self.where_facts(state));
        if state.contre != Contre::NONE && state.phase == Phase::Adjust {
            facts.push(self.contre_fact(state));
        }
        if !state.now.show.is_empty() {
            facts.push(say("fact-show").with("cards", names(state.now.show)));
        }
        if !state.now.offers.is_empty() {
            for (line, key) in
                [(Line::Fer, "fact-offer-red"), (Line::Pack, "fact-offer-blue"), (Line::Traine, "fact-offer-green")]
            {
                let cards = state.now.offers.and(self.of_line(line));
                if !cards.is_empty() {
                    facts.push(say(key).with("cards", names(cards)));
                }
            }
        }
        let mut bag = say("fact-bag");
        for (key, count) in ["one", "two", "three", "four", "five", "six"].into_iter().zip(state.bag) {
            bag = bag.with(key, count);
        }
        facts.push(bag);
        facts.push(self.decks_fact(state));
        TextBoard { drawing: self.drawing(state), facts, cells: self.cells(state) }
    }

    /// How many cards are left of each kind, and how many are set aside.
    pub(crate) fn decks_fact(&self, state: &State) -> Message {
        let left = |position: Position| state.now.deck.and(self.by_position[position as usize]).len();
        say("fact-decks")
            .with("traceurs", left(Position::Traceur))
            .with("fer", left(Position::Fer))
            .with("pack", left(Position::Pack))
            .with("traine", left(Position::Traine))
            .with("aside", state.now.aside.len())
    }

    fn horde_facts(&self, state: &State, seat: u8, facts: &mut Vec<Message>) {
        let (horde, track) = (state.horde(seat), state.track(seat));
        facts.push(
            say("fact-horde")
                .with("seat", Seat(seat))
                .with("moral", horde.moral)
                .with("day", track.day)
                .with("surpass", track.surpass)
                .with("score", track.total()),
        );
        let list = |line: Line| {
            let cards: Vec<String> = line
                .places()
                .filter(|&place| horde.places[place] != 0)
                .map(|place| {
                    let name = CardId(horde.places[place]).card().name;
                    let mark = if horde.is_locked(place) {
                        "#"
                    } else if horde.is_tapped(place) {
                        "~"
                    } else {
                        ""
                    };
                    match place.checked_sub(6).map(|at| horde.under[at]).filter(|&under| under != 0) {
                        Some(under) => format!("{mark}{name} / ~{}", CardId(under).card().name),
                        None => format!("{mark}{name}"),
                    }
                })
                .collect();
            if cards.is_empty() { "–".to_owned() } else { cards.join(", ") }
        };
        if horde.len() > 0 {
            facts.push(
                say("fact-lines")
                    .with("fer", list(Line::Fer))
                    .with("pack", list(Line::Pack))
                    .with("traine", list(Line::Traine)),
            );
        }
        let hand: Vec<&str> = track
            .hand
            .into_iter()
            .filter(|&held| held != 0)
            .map(|held| if held == 255 { "?" } else { crate::consumables::ConsumableId(held - 1).get().name })
            .collect();
        if !hand.is_empty() {
            facts.push(say("fact-hand").with("seat", Seat(seat)).with("cards", hand.join(", ")));
        }
    }

    /// Where the hordes stand, what is attempted, and which tiles can be chosen.
    fn where_facts(&self, state: &State) -> Vec<Message> {
        if state.present == 0 {
            return Vec::new();
        }
        let board = self.board_of(state);
        let told = |key: &'static str, seat: u8, here: u8| {
            say(key).with("seat", Seat(seat)).with("tile", tile_name(state.tile(here))).with("hex", at(board.hex(here)))
        };
        let mut facts: Vec<Message> = (0..self.seats as u8)
            .filter(|&seat| state.track(seat).fate != Fate::Lost)
            .map(|seat| told("fact-stands", seat, state.track(seat).hex))
            .collect();
        if state.contre != Contre::NONE {
            facts.push(told("fact-attempts", state.active, state.contre.target));
        }
        let open = self.open_tiles(state);
        if open != 0 {
            let hexes: Vec<String> = bits(open).map(|here| at(board.hex(here))).collect();
            facts.push(say("fact-open").with("hexes", hexes.join(", ")));
        }
        facts
    }

    /// The tiles that can be chosen now, whatever for.
    fn open_tiles(&self, state: &State) -> u64 {
        if self.due(state).is_some() || state.phase == Phase::Over {
            return 0;
        }
        match (state.run.wait, state.phase) {
            (Wait::Nothing, Phase::Move) => self.board_of(state).near(state.track(state.active).hex) & state.present,
            (Wait::Nothing, Phase::PlaceVillage) => self.land(state),
            (Wait::Nothing, _) => 0,
            _ => self.tile_choices(state),
        }
    }

    fn contre_fact(&self, state: &State) -> Message {
        let facing = self.facing(state);
        let verdict = facing.verdict(self.options.green_rule);
        say("fact-contre")
            .with("force", facing.force)
            .with("black", dice(facing.black))
            .with("green", dice(facing.green))
            .with("white", dice(facing.white))
            .with("blue", dice(facing.blue))
            .with("violet", dice(facing.violet))
            .with("pairs", verdict.pairs.0)
            .with("needed", verdict.pairs.1)
            .with("colours", verdict.colours.0)
            .with("wanted", verdict.colours.1)
            .with("ours", verdict.sums.0)
            .with("theirs", verdict.sums.1)
    }

    /// Rows and columns of signs: flat-top boards stand in columns by q, the pointy-top race board in rows by r.
    fn drawing(&self, state: &State) -> Vec<String> {
        let board = self.board_of(state);
        let spot = |at: u8| {
            let hex = board.hex(at);
            let (q, r) = (i32::from(hex.q), i32::from(hex.r));
            if board.flat { (q, 2 * r + q) } else { (2 * q + r, r) }
        };
        let spots: Vec<(u8, (i32, i32))> = bits(state.present).map(|at| (at, spot(at))).collect();
        let Some(left) = spots.iter().map(|(_, (x, _))| *x).min() else { return Vec::new() };
        let top = spots.iter().map(|(_, (_, y))| *y).min().unwrap_or(0);
        let bottom = spots.iter().map(|(_, (_, y))| *y).max().unwrap_or(0);
        (top..=bottom)
            .map(|y| {
                let mut line = String::new();
                let mut row: Vec<_> = spots.iter().filter(|(_, (_, here))| *here == y).collect();
                row.sort_by_key(|(_, (x, _))| *x);
                for (at, (x, _)) in row {
                    let column = (x - left) as usize * if board.flat { 5 } else { 3 };
                    while line.chars().count() < column {
                        line.push(' ');
                    }
                    line.push_str(&self.sign(state, *at));
                }
                line
            })
            .collect()
    }

    /// Two signs for the tile, a digit for a token, a mark for a pawn.
    fn sign(&self, state: &State, at: u8) -> String {
        let token = state.token(at);
        let force = if token.is_none() { ' ' } else { char::from(b'0' + token.force()) };
        let pawn = (0..self.seats as u8).find(|&seat| state.track(seat).hex == at && state.present != 0);
        let mark = match pawn {
            Some(seat) => ['*', '+', 'x'][usize::from(seat) % 3],
            None => ' ',
        };
        format!("{}{force}{mark}", state.tile(at).sign())
    }

    fn cells(&self, state: &State) -> Vec<(String, Message)> {
        let open = self.open_tiles(state);
        let reading = |here: u8| {
            let cell = self.cell(state, here);
            let stands = |seat: &u8| state.track(*seat).hex == here && state.track(*seat).fate != Fate::Lost;
            match (0..self.seats as u8).find(stands) {
                Some(seat) => say("cell-here").with("cell", cell).with("seat", Seat(seat)),
                None if state.contre.target == here => say("cell-target").with("cell", cell),
                None if open >> here & 1 == 1 => say("cell-open").with("cell", cell),
                None => cell,
            }
        };
        bits(state.present).map(|here| (at(self.board_of(state).hex(here)), reading(here))).collect()
    }

    /// What lies on a hex, in words: the tile, its wind, the dice as they would be rolled now.
    pub(crate) fn cell(&self, state: &State, here: u8) -> Message {
        let tile = state.tile(here);
        let token = state.token(here);
        let wind = if token.is_none() { say("cell-no-token") } else { wind_name(token.force()) };
        let plan = self.roll_plan(state, state.active, here);
        let key = if tile.is_city() { "cell-city" } else { "cell-tile" };
        say(key)
            .with("tile", tile_name(tile))
            .with("wind", wind)
            .with("white", plan.white)
            .with("green", plan.green)
            .with("black", plan.black)
    }
}
