//! A state as a position file, and back. What is read is checked: an impossible position is refused with the reason and the rule.

mod format;
mod read;
mod read_table;
mod validate;
mod write;

pub use format::Position;

use crate::game::Windwalkers;
use crate::rule_ids as ww;
use crate::state::{Contre, Deal, HORDES, Run, State, Table};
use format::{DealAt, Fact, TileAt, TokenAt};
use galerne_engine::{Positions, Refusal, Rule};
use write::consumables_of;

/// A position that cannot be, and what is wrong with it.
fn impossible<T>(rule: Rule, key: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, key))
}

/// The number of a field lies within its bounds.
fn within(rule: Rule, field: &str, number: impl Into<i64>, least: i64, most: i64) -> Result<(), Refusal> {
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
