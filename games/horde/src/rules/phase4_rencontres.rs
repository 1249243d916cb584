//! Phase 4 (HC-9.1 … HC-9.9): the Rencontres above a player's own columns.

use crate::cards::{Figure, Number};
use crate::event::{By, Event};
use crate::game::Horde;
use crate::roles::{EVERYBODY, Encounter};
use crate::state::{Cause, NONE, Resume, State, Step};
use crate::terrain::Column;
use galerne_engine::{Log, Seat};

impl Horde {
    /// The slot above an own occupied column that is still face down. A Rencontre watches its own column only (HC-2.7).
    pub(crate) fn slot_to_reveal(state: &State) -> Option<usize> {
        let occupied = state.camp().occupied();
        (0..4)
            .filter(|column| occupied & (0xF << (column * 4)) != 0)
            .map(|column| usize::from(state.actor & 1) * 4 + column)
            .find(|&slot| State::is_face_down(state.slots[slot]))
    }

    pub(super) fn reveals(&self, state: &mut State, log: &mut impl Log<Event>) {
        if Self::slot_to_reveal(state).is_some() {
            state.step = Step::Reveal;
        } else {
            self.meet(state, 0, log);
        }
    }

    pub(crate) fn revealed(&self, state: &mut State, card: Figure, log: &mut impl Log<Event>) {
        if let Some(slot) = Self::slot_to_reveal(state) {
            Self::turn_up(state, slot, card);
            log.push(Event::Revealed { slot: Column(slot as u8), card });
        }
        self.reveals(state, log);
    }

    /// HC-9.2, HC-9.3: columns A to D, rows 1 to 4 — the order of the cells' numbers — from the cell `first` on.
    pub(crate) fn meet(&self, state: &mut State, first: u8, log: &mut impl Log<Event>) {
        let seat = Seat(state.actor);
        let mut cells = u32::from(state.camp().occupied()) >> first << first;
        while cells != 0 {
            let cell = cells.trailing_zeros() as u8;
            cells &= cells - 1;
            let slot = usize::from(state.actor & 1) * 4 + usize::from(cell / 4);
            let (Some(card), Some(role)) = (state.face_up(slot), state.camp().role_at(cell)) else { continue };
            let kind = Encounter::of(card.rank());
            if kind == Encounter::Repit {
                continue;
            }
            if self.spares[kind as usize] & role.bit() != 0 {
                // HC-15.6: a kind that is played as an ace spares no role in particular.
                if self.spares[kind as usize] != EVERYBODY {
                    log.push(Event::Spared { seat, role, by: kind });
                }
                continue;
            }
            match kind {
                // HC-9.6: a Puissance for each character; none left when one is due is a defeat.
                Encounter::Veramorphe => {
                    let camp = state.camp();
                    if !camp.has_pack() {
                        return self.fall(state, Cause::PackVeramorphe, Resume::Actions, log);
                    }
                    match Number::at(camp.top) {
                        None => {
                            (state.step, state.cursor) = (Step::Veramorphe, cell);
                            return;
                        }
                        Some(top) => {
                            state.camp_mut().top = NONE;
                            log.push(Event::LostToVeramorphe { seat, role, card: top });
                            if self.options.pack_empty_loses && state.camp().pack_len() == 0 {
                                return self.fall(state, Cause::PackEmpty, Resume::Actions, log);
                            }
                        }
                    }
                }
                // HC-9.5: a wound, and destruction of those who have one.
                Encounter::Poursuite if !state.camp().is_wounded(role) => {
                    state.camp_mut().wounded |= role.bit();
                    log.push(Event::Wounded { seat, role, by: By::Poursuite });
                }
                Encounter::Poursuite => {
                    state.camp_mut().leave_terrain(role);
                    log.push(Event::Destroyed { seat, role, by: By::Poursuite });
                }
                _ if state.camp_mut().leave_aval(role).is_some() => log.push(Event::DestroyedInAval { seat, role }),
                _ => {
                    state.camp_mut().leave_terrain(role);
                    log.push(Event::Destroyed { seat, role, by: By::Corroyeur });
                }
            }
            if state.camp().characters() == 0 {
                return self.fall(state, Cause::NoCharacters, Resume::Actions, log);
            }
        }
        self.after_phase4(state, log);
    }

    pub(crate) fn lost_to_veramorphe(&self, state: &mut State, card: Number, log: &mut impl Log<Event>) {
        let cell = std::mem::take(&mut state.cursor);
        let seat = Seat(state.actor);
        let camp = state.camp_mut();
        camp.pack = camp.pack.without(card);
        if let Some(role) = camp.role_at(cell) {
            log.push(Event::LostToVeramorphe { seat, role, card });
        }
        if self.options.pack_empty_loses && camp.pack_len() == 0 {
            return self.fall(state, Cause::PackEmpty, Resume::Actions, log);
        }
        self.meet(state, cell + 1, log);
    }

    /// HC-14.7: the other player's Phases 3 and 4, or the wind.
    pub(crate) fn after_phase4(&self, state: &mut State, log: &mut impl Log<Event>) {
        if std::mem::take(&mut state.waiting) {
            self.open_phase3(state, 1 - (state.actor & 1), log);
        } else {
            self.contrevent(state, log);
        }
    }
}
