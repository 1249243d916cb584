//! The bag of wind tokens (WW-2.2, WW-4.3, WW-5.4).

use crate::event::Event;
use crate::setup::Windwalkers;
use crate::state::{State, Token};
use crate::tiles::BAG;
use galerne_engine::Log;

/// `next_token` for "the next token counts as force 1" (WW-12.10).
pub(crate) const COUNTS_AS_ONE: u8 = 7;

impl Windwalkers {
    /// An empty bag is filled with a fresh set (WW-5.4).
    pub(crate) fn prepare_bag(&self, state: &mut State) {
        if state.bag == [0; 6] {
            state.bag = BAG;
        }
    }

    /// The force of the next token where somebody has chosen it and the bag still holds it.
    pub(crate) fn known_token(&self, state: &State) -> Option<u8> {
        let force = state.next_token;
        ((1..=6).contains(&force) && state.bag[usize::from(force) - 1] > 0).then_some(force)
    }

    /// What a token of that force counts as when it comes now.
    pub(crate) fn counted_force(&self, state: &State, force: u8) -> u8 {
        if state.next_token == COUNTS_AS_ONE { 1 } else { force }
    }

    pub(crate) fn take_from_bag(&self, state: &mut State, force: u8) {
        state.next_token = 0;
        if let Some(count) = state.bag.get_mut(usize::from(force.wrapping_sub(1))) {
            *count = count.saturating_sub(1);
        }
    }

    /// A token lies on a tile, face up. With `wind_variation` a die is due for it.
    pub(crate) fn place_token(&self, state: &mut State, at: u8, force: u8, log: &mut impl Log<Event>) {
        let counts = self.counted_force(state, force);
        self.take_from_bag(state, force);
        state.set_token(at, Token { drawn: force, force: counts, gusts: 0 }.into());
        state.gusting = self.options.wind_variation;
        log.push(Event::Token { hex: self.board_of(state).hex(at), force: counts });
    }

    /// The token of the announced target has come.
    pub(crate) fn token_comes(&self, state: &mut State, force: u8, log: &mut impl Log<Event>) {
        self.place_token(state, state.contre.target, force, log);
        if !state.gusting {
            self.begin_roll(state);
        }
    }

    /// The die of `wind_variation`: 1–2 one white die less, 5–6 one more.
    pub(crate) fn gusts(&self, state: &mut State, face: u8, log: &mut impl Log<Event>) {
        state.gusting = false;
        let at = if state.run.pc == 0 { state.contre.target } else { state.run.a };
        let white = match face {
            1 | 2 => -1,
            5 | 6 => 1,
            _ => 0,
        };
        let mut token = state.token(at).get();
        token.gusts = white;
        state.set_token(at, token.into());
        if white != 0 {
            log.push(Event::Gusts { hex: self.board_of(state).hex(at), white });
        }
        match state.run.wait {
            crate::state::Wait::TokenDraw => self.revealed(state, log),
            crate::state::Wait::TokenRedraw => self.next_step(state, log),
            _ => self.begin_roll(state),
        }
    }
}
