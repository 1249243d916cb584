//! Phase 6 (HC-11.1 … HC-11.7, HC-14.10): the formation is checked, the column moves on, Aval is trimmed.

use crate::cards::{Number, Suit};
use crate::event::{AilierColour, Event, Footing, Moment};
use crate::formations::{mirrored, stands};
use crate::game::Horde;
use crate::roles::Role;
use crate::state::{Camp, Cause, NONE, Resume, State, Step};
use crate::terrain::{ABSENT, LIGHT, on};
use galerne_engine::{Log, Seat};

impl Horde {
    /// HC-11.2, HC-15.2: whether a player's four roles stand where the Dominante wants them. Of all cards in play only this one's suit
    /// matters (HC-2.4).
    pub(crate) fn is_conform(&self, state: &State, seat: usize) -> bool {
        let (Some(card), Some(camp)) = (state.dominante(seat), state.camps.get(seat)) else { return false };
        let suit = card.suit() as usize;
        self.figures(suit).any(|figure| stands(&camp.cells, figure))
    }

    /// HC-2.9: whether a formation that is held is held on the cells named first.
    fn footing(&self, cells: &[u8; 4], suit: Suit) -> Footing {
        let figure = &self.primary[suit as usize];
        let primary = stands(cells, figure) || (self.mirror.is_some() && stands(cells, &figure.map(mirrored)));
        if primary { Footing::Primary } else { Footing::Alternative }
    }

    /// HC-2.10, HC-12.4: whether the Ailier's diagonals can lead him into the formation of that suit at all.
    #[inline]
    pub(crate) fn ailier_colour(&self, camp: &Camp, suit: Suit) -> AilierColour {
        let cell = camp.cells[Role::Ailier as usize];
        if cell >= ABSENT {
            return AilierColour::Absent;
        }
        let his = if on(LIGHT, cell) { LIGHT } else { !LIGHT };
        match self.figures(suit as usize).any(|figure| figure[Role::Ailier as usize] & his != 0) {
            true => AilierColour::Right,
            false => AilierColour::Wrong,
        }
    }

    /// HC-11.1 … HC-11.4, HC-14.10 for every player from `first` on.
    pub(crate) fn formation(&self, state: &mut State, first: usize, log: &mut impl Log<Event>) {
        for index in first..self.seats {
            if state.camps[index].lost.is_some() {
                continue;
            }
            state.actor = index as u8;
            let (seat, conform) = (Seat(index as u8), self.is_conform(state, index));
            if let Some(card) = state.dominante(index) {
                log.push(match conform {
                    true => Event::Conform { seat, card, on: self.footing(&state.camps[index].cells, card.suit()) },
                    false => Event::Missed { seat, card, ailier: self.ailier_colour(&state.camps[index], card.suit()) },
                });
            }
            let stops = if conform && !self.shared {
                self.clear_column(state, log)
            } else if conform {
                state.cursor = self.options.competition_shift;
                self.shifts(state, log)
            } else if self.options.formation_penalty == 0 {
                false
            } else if state.camps[index].pack_len() == 0 {
                state.failing[index] = Some(Cause::PackFormation);
                false
            } else {
                state.cursor = state.camps[index].pack_len().min(self.options.formation_penalty);
                self.penalty(state, log)
            };
            if stops {
                return;
            }
        }
        self.settle(state, Resume::Formation, log);
    }

    /// HC-11.3: the column is empty; up to three cards from the deck, the Dominante first. True when play stops for one.
    fn clear_column(&self, state: &mut State, log: &mut impl Log<Event>) -> bool {
        for row in 0..4 {
            if let Some(card) = state.wind(row) {
                log.push(Event::SouffleGone { row: row + 1, card, when: Moment::Held });
            }
        }
        let top = state.dominante(0).filter(|_| state.drawn[0]);
        (state.winds, state.dominantes[0], state.drawn[0]) = ([NONE; 4], NONE, false);
        if let Some(card) = top {
            state.winds[2] = card.0;
            log.push(Event::SouffleLaid { row: 3, card, when: Moment::Held });
        }
        self.after_refill(state, log)
    }

    /// True when play stops: for one more card, or because the game is won.
    fn after_refill(&self, state: &mut State, log: &mut impl Log<Event>) -> bool {
        if Self::next_row(state).is_some() && !state.souffles.is_empty() {
            state.step = Step::Refill;
            return true;
        }
        let won = self.wind_is_spent(state);
        if won {
            self.arrive(state, log);
        }
        won
    }

    /// HC-14.10: the shifts still to make; true when play stops for a card, as it does while there are any.
    fn shifts(&self, state: &mut State, log: &mut impl Log<Event>) -> bool {
        while state.cursor > 0 {
            Self::shift_column(state, Moment::HeldInCompetition, log);
            if !state.souffles.is_empty() {
                state.step = Step::Refill;
                return true;
            }
            state.cursor -= 1;
        }
        false
    }

    pub(crate) fn refilled(&self, state: &mut State, card: Number, log: &mut impl Log<Event>) {
        let row = if self.seats == 1 { Self::next_row(state).unwrap_or(0) } else { 0 };
        state.winds[row] = card.0;
        let when = if self.seats == 1 { Moment::Held } else { Moment::HeldInCompetition };
        log.push(Event::SouffleLaid { row: row as u8 + 1, card, when });
        let stops = if self.seats == 1 {
            self.after_refill(state, log)
        } else {
            state.cursor = state.cursor.saturating_sub(1);
            self.shifts(state, log)
        };
        if !stops {
            self.formation(state, usize::from(state.actor) + 1, log);
        }
    }

    /// HC-11.4: a known top card goes at once, the others must be turned; true while one is due.
    fn penalty(&self, state: &mut State, log: &mut impl Log<Event>) -> bool {
        let index = usize::from(state.actor & 1);
        if let Some(card) = Number::at(state.camps[index].top).filter(|_| state.cursor > 0) {
            state.camps[index].top = NONE;
            log.push(Event::LostToFormation { seat: Seat(state.actor), card });
            state.cursor -= 1;
        }
        if state.cursor > 0 {
            state.step = Step::Penalty;
            return true;
        }
        if self.options.pack_empty_loses && state.camps[index].pack_len() == 0 {
            state.failing[index] = Some(Cause::PackEmpty);
        }
        false
    }

    pub(crate) fn lost_to_formation(&self, state: &mut State, card: Number, log: &mut impl Log<Event>) {
        let seat = Seat(state.actor);
        let camp = state.camp_mut();
        camp.pack = camp.pack.without(card);
        log.push(Event::LostToFormation { seat, card });
        state.cursor = state.cursor.saturating_sub(1);
        if !self.penalty(state, log) {
            self.formation(state, usize::from(state.actor) + 1, log);
        }
    }

    /// HC-11.5, HC-11.6 for every player from `first` on, then the next turn.
    pub(crate) fn aval(&self, state: &mut State, first: usize, log: &mut impl Log<Event>) {
        for seat in first..self.seats {
            let camp = &state.camps[seat];
            if camp.lost.is_some() {
                continue;
            }
            state.actor = seat as u8;
            if camp.aval_len > 0 {
                state.step = if camp.aval_len > self.options.aval_size { Step::Trim } else { Step::Cull };
                return;
            }
            log.push(Event::Closed { seat: Seat(seat as u8), step: Step::Cull, automatic: true });
        }
        self.end_turn(state, log);
    }

    pub(crate) fn leave(&self, state: &mut State, role: Role, log: &mut impl Log<Event>) {
        let seat = Seat(state.actor);
        let excess = state.step == Step::Trim;
        if state.camp_mut().leave_aval(role).is_some() {
            log.push(Event::LeftAval { seat, role, excess });
        }
        let camp = state.camp();
        if camp.characters() == 0 {
            return self.fall(state, Cause::NoCharacters, Resume::Aval, log);
        }
        if camp.aval_len == 0 {
            log.push(Event::Closed { seat, step: Step::Cull, automatic: true });
            self.aval(state, usize::from(state.actor) + 1, log);
        } else if camp.aval_len <= self.options.aval_size {
            state.step = Step::Cull;
        }
    }

    pub(crate) fn close_turn(&self, state: &mut State, log: &mut impl Log<Event>) {
        log.push(Event::Closed { seat: Seat(state.actor), step: Step::Cull, automatic: false });
        self.aval(state, usize::from(state.actor) + 1, log);
    }
}
