//! The bag of wind tokens (WW-2.2, WW-4.3, WW-5.4).

use super::interpreter::Begun;
use crate::effects::{Count, Op};
use crate::event::Event;
use crate::game::Windwalkers;
use crate::state::{State, Wait};
use crate::tiles::BAG;
use crate::wind::Token;
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

    /// The force of the next token where a player has chosen it and the bag still holds it.
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
            Wait::TokenDraw => self.revealed(state, log),
            Wait::TokenRedraw => self.next_step(state, log),
            _ => self.begin_roll(state),
        }
    }

    /// Reveal one more token: by choice, or in order where all are revealed.
    pub(crate) fn reveal_next(&self, state: &mut State, log: &mut impl Log<Event>) -> Begun {
        let all = matches!(self.current_op(state), Some(Op::WindReveal(Count::All)));
        loop {
            let there = self.unrevealed(state, self.reference(state, state.run.seat));
            if there == 0 || state.run.left == 0 {
                state.run.left = 0;
                return Begun::Next;
            }
            if !all {
                state.run.wait = Wait::RevealTile;
                return Begun::Waits;
            }
            state.run.a = there.trailing_zeros() as u8;
            if self.draw_token_at(state, log) == Begun::Waits {
                return Begun::Waits;
            }
            state.run.left = state.run.left.saturating_sub(1);
        }
    }

    /// A token is due on the tile `a`: by chance, unless a player has chosen it.
    pub(crate) fn draw_token_at(&self, state: &mut State, log: &mut impl Log<Event>) -> Begun {
        self.prepare_bag(state);
        state.run.wait = Wait::TokenDraw;
        match self.known_token(state) {
            Some(force) => {
                self.place_token(state, state.run.a, force, log);
                if state.gusting { Begun::Waits } else { Begun::Next }
            }
            None => Begun::Waits,
        }
    }

    pub(crate) fn threshold_drawn(&self, state: &mut State, force: u8, log: &mut impl Log<Event>) {
        let counts = self.counted_force(state, force);
        // WW-9.53: one such token is out at a time; a second draw in the same contre sends the first one back.
        state.refill(state.contre.threshold);
        state.contre.threshold = force;
        self.take_from_bag(state, force);
        state.run.value = counts;
        log.push(Event::Threshold { force: counts });
    }
}
