//! The actions that are open at each decision.

use crate::action::Action;
use crate::cards::Number;
use crate::game::Horde;
use crate::roles::Role;
use crate::state::{State, Step};
use crate::terrain::{Cell, Column, destinations};

/// All amounts that can be committed: the longest list of the game is copied, not made.
static COMMITS: [Action; 256] = {
    let mut list = [Action::Commit { points: 0 }; 256];
    let mut points = 0;
    while points < 256 {
        list[points] = Action::Commit { points: points as u8 };
        points += 1;
    }
    list
};

/// How many bits are set in a byte.
static BITS: [u8; 256] = {
    let mut counts = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        counts[byte] = (byte as u8).count_ones() as u8;
        byte += 1;
    }
    counts
};

/// One action for every set bit. The number is known before: the list is made room for once, not at every action.
#[inline(always)]
fn list_each(out: &mut Vec<Action>, mask: u16, action: impl Fn(u8) -> Action) {
    // The seventeenth bit is never reached, but spares the question whether any is left.
    let mut rest = u32::from(mask) | 1 << 16;
    let count = usize::from(BITS[usize::from(mask & 255)] + BITS[usize::from(mask >> 8)]);
    out.extend((0..count).map(|_| {
        let bit = (rest | 1 << 16).trailing_zeros() as u8;
        rest &= rest.wrapping_sub(1);
        action(bit)
    }));
}

#[inline(always)]
fn each_role(set: u8, mut visit: impl FnMut(Role)) {
    let mut rest = u32::from(set & 15);
    while rest != 0 {
        visit(Role::of(rest.trailing_zeros() as u8));
        rest &= rest - 1;
    }
}

fn list_moves(state: &State, out: &mut Vec<Action>) {
    let (camp, grid) = (state.camp(), state.actor * 16);
    let free = !camp.occupied();
    each_role(camp.present() & !camp.wounded & !camp.moved, |role| {
        let reach = destinations(role, camp.cells[role as usize], free);
        list_each(out, reach, |own| Action::Move { role, cell: Cell(grid + own) });
    });
}

fn list_cards(state: &State, out: &mut Vec<Action>) {
    let mut rest = state.camp().hand.0;
    while rest != 0 {
        out.push(Action::Play { card: Number(rest.trailing_zeros() as u8) });
        rest &= rest - 1;
    }
}

fn list_discards(state: &State, out: &mut Vec<Action>) {
    each_role(state.camp().aval_roles(), |role| out.push(Action::Discard { role }));
}

impl Horde {
    /// HC-5.1: to enter, to move, to act and to follow the wind are offers. Each of these lists also holds the way past them.
    pub(crate) fn list_actions(&self, state: &State, out: &mut Vec<Action>) {
        let camp = state.camp();
        match state.step {
            Step::Entry => {
                self.list_entries(state, out);
                out.push(Action::EndEntry);
            }
            Step::Moves => {
                list_moves(state, out);
                out.push(Action::EndMoves);
            }
            Step::Actions => {
                if self.is_free() {
                    self.list_entries(state, out);
                    list_moves(state, out);
                }
                list_cards(state, out);
                if camp.pool > 0 {
                    self.list_paid(state, out);
                }
                out.push(Action::EndActions);
            }
            Step::Pick => {
                let looked = camp.looked.into_iter().filter_map(Number::at);
                out.extend(looked.map(|card| Action::Keep { card }));
            }
            Step::Power => {
                list_cards(state, out);
                out.extend_from_slice(&COMMITS[..=usize::from(camp.pool)]);
            }
            Step::Wind => {
                if let Some(role) = state.mover {
                    let grid = state.actor * 16;
                    list_each(out, camp.reach(role), |own| Action::WindMove { cell: Cell(grid + own) });
                }
                out.push(Action::WindStay);
            }
            Step::Trim => list_discards(state, out),
            Step::Cull => {
                list_discards(state, out);
                out.push(Action::EndTurn);
            }
            _ => return,
        }
        if self.options.concession {
            out.push(Action::Concede);
        }
    }

    fn list_entries(&self, state: &State, out: &mut Vec<Action>) {
        let (entering, cells) = self.entries(state);
        let grid = state.actor * 4;
        each_role(entering, |role| {
            list_each(out, cells, |own| Action::Enter { role, column: Column(grid + own / 4) });
        });
    }

    /// The four actions of Phase 3.3 that the pool can pay.
    fn list_paid(&self, state: &State, out: &mut Vec<Action>) {
        let camp = state.camp();
        if self.affords(camp, Role::Feuleuse) {
            each_role(camp.wounded & camp.present(), |role| out.push(Action::Repos { role }));
        }
        if self.affords(camp, Role::Ailier) && camp.has_pack() {
            out.push(Action::Aide);
        }
        if self.affords(camp, Role::Traceur) {
            let (free, grid) = (!camp.occupied(), state.actor * 16);
            each_role(camp.present() & !camp.wounded, |role| {
                let reach = destinations(role, camp.cells[role as usize], free);
                list_each(out, reach, |own| Action::Provocation { role, cell: Cell(grid + own) });
            });
        }
        if self.affords(camp, Role::Combattante) {
            let slots = (0..self.seats * 4).filter(|&slot| state.face_up(slot).is_some());
            out.extend(slots.map(|slot| Action::Attaque { slot: Column(slot as u8) }));
        }
    }
}
