//! Phase 5, Contrevent (HC-10.1 … HC-10.14): row by row, characters against the wind.

use crate::action::Action;
use crate::cards::Number;
use crate::event::{By, Event, Lapse, Way};
use crate::game::Horde;
use crate::options::{CalmLine, PowerCarry, WoundedLoses};
use crate::roles::Role;
use crate::state::{Cause, Resume, State, Step};
use crate::terrain::{ABSENT, row_mask};
use galerne_engine::{Log, Seat};

impl Horde {
    pub(crate) fn contrevent(&self, state: &mut State, log: &mut impl Log<Event>) {
        for camp in &mut state.camps {
            (camp.pool, camp.soutien, camp.moved, camp.entered) = (0, false, 0, 0);
        }
        self.lines(state, 0, 0, log);
    }

    /// HC-10.1, HC-14.9: the rows in order, on each the left player and then the right, from that point on. HC-10.2: who stands on a
    /// row is looked up when its turn comes, so those whom an earlier row blew there face this wind too, and those who left do not.
    pub(crate) fn lines(&self, state: &mut State, mut row: u8, mut seat: usize, log: &mut impl Log<Event>) {
        (state.line, state.committed) = (0, 0);
        while row < 4 {
            if seat >= self.seats {
                (row, seat) = (row + 1, 0);
                continue;
            }
            let camp = &state.camps[seat];
            let line = camp.occupied() & row_mask(row);
            // HC-10.3: without a Souffle the row has Force 0, or is skipped.
            let calm = self.options.calm_line == CalmLine::Skip && state.wind(row).is_none();
            if line != 0 && !calm {
                (state.row, state.actor) = (row, seat as u8);
                if camp.has_hand() || camp.pool > 0 {
                    state.step = Step::Power;
                    return;
                }
                log.push(Event::Closed { seat: Seat(seat as u8), step: Step::Power, automatic: true });
                state.line = line;
                if !self.compare(state, log) {
                    return;
                }
                (state.line, state.committed) = (0, 0);
            }
            seat += 1;
        }
        self.end_contrevent(state, log);
    }

    /// The pool and Soutien end with the phase (HC-12.10).
    fn end_contrevent(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.row = 0;
        for seat in 0..self.seats {
            Self::points_lapse(state, seat, Lapse::Phase5, log);
            state.camps[seat].soutien = false;
        }
        self.formation(state, 0, log);
    }

    pub(crate) fn act_in_phase5(&self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        let (actor, seat) = (state.actor, Seat(state.actor));
        match action {
            Action::Play { card } => return self.play(state, card, log),
            Action::Commit { points } => {
                let line = state.camp().occupied() & row_mask(state.row);
                let camp = state.camp_mut();
                camp.pool = camp.pool.saturating_sub(points);
                (state.committed, state.line) = (points, line);
                log.push(Event::Committed { seat, row: state.row + 1, points });
                // HC-12.12: with the option the rest of the pool lapses now.
                if self.options.power_carry == PowerCarry::Use {
                    Self::points_lapse(state, usize::from(actor & 1), Lapse::Use, log);
                }
            }
            Action::WindMove { cell } => {
                if let Some(role) = state.mover.take() {
                    Self::walk(state, role, cell.own(actor).unwrap_or(0), Way::Wind, log);
                }
            }
            Action::WindStay => {
                if let Some(role) = state.mover.take() {
                    log.push(Event::Stayed { seat, role, automatic: false });
                }
            }
            _ => return,
        }
        if self.compare(state, log) {
            self.lines(state, state.row, usize::from(state.actor) + 1, log);
        }
    }

    /// HC-10.6: compares the characters left on the row, column by column. False when it stops for a decision or a lost
    /// Horde. A character that equals the wind exactly stays where it is (HC-10.7).
    fn compare(&self, state: &mut State, log: &mut impl Log<Event>) -> bool {
        let seat = Seat(state.actor);
        let force = state.wind(state.row).map_or(0, Number::value);
        while state.line != 0 {
            let cell = state.line.trailing_zeros() as u8;
            state.line &= state.line - 1;
            let Some(role) = state.camp().role_at(cell) else { continue };
            let resistance = self.resistance(role).saturating_add(state.committed);
            log.push(Event::Compared { seat, role, row: state.row + 1, resistance, force });
            let wounded = state.camp().is_wounded(role);
            if resistance < force {
                // HC-10.8: too far below is the end. HC-10.9: otherwise a wound and a retreat, or the end of one who has a wound.
                let malus = force - resistance >= self.options.malus_threshold;
                if malus || (wounded && self.options.wounded_loses == WoundedLoses::Destroyed) {
                    state.camp_mut().leave_terrain(role);
                    log.push(Event::Destroyed { seat, role, by: if malus { By::Malus } else { By::Wind } });
                    if state.camp().characters() == 0 {
                        self.fall(state, Cause::NoCharacters, Resume::Line, log);
                        return false;
                    }
                } else {
                    if !wounded {
                        state.camp_mut().wounded |= role.bit();
                        log.push(Event::Wounded { seat, role, by: By::Wind });
                    }
                    Self::retreat(state, role, log);
                }
            } else if resistance > force {
                // HC-10.11: Soutien does not add up.
                if resistance - force >= self.options.soutien_threshold && !state.camp().soutien {
                    state.camp_mut().soutien = true;
                    log.push(Event::Soutien { seat });
                }
                if !wounded {
                    if state.camp().reach(role) != 0 {
                        (state.step, state.mover) = (Step::Wind, Some(role));
                        return false;
                    }
                    log.push(Event::Stayed { seat, role, automatic: true });
                }
            }
        }
        true
    }

    /// HC-10.10: one cell towards Aval; the characters below are pushed first, down the whole column if need be.
    fn retreat(state: &mut State, role: Role, log: &mut impl Log<Event>) {
        let seat = Seat(state.actor);
        let start = state.camp().cells[role as usize];
        let mut last = start;
        while last % 4 != 3 && state.camp().role_at(last + 1).is_some() {
            last += 1;
        }
        for cell in (start..=last).rev() {
            let Some(who) = state.camp().role_at(cell).filter(|_| cell < ABSENT) else { continue };
            let from = state.absolute(cell);
            let camp = state.camp_mut();
            let to = if cell % 4 == 3 {
                let card = camp.leave_terrain(who);
                camp.join_aval(card);
                None
            } else {
                camp.cells[who as usize] = cell + 1;
                Some(state.absolute(cell + 1))
            };
            log.push(Event::Retreated { seat, role: who, from, to, pushed: who != role });
        }
    }
}
