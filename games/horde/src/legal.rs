//! What a player may do, and why not (section 17 of the rules: the first reason that applies is the one given).

use crate::action::Action;
use crate::cards::{Number, Numbers};
use crate::event::Event;
use crate::game::Horde;
use crate::options::Phase3Order;
use crate::roles::Role;
use crate::rules_ids as rule;
use crate::state::{Cause, NONE, Resume, State, Step};
use crate::terrain::{Cell, Column, destinations, row_mask};
use galerne_engine::{Log, Message, Refusal, Rule, Seat, refuse};

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
    pub(crate) fn is_free(&self) -> bool {
        self.options.phase3_order == Phase3Order::Free
    }

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
        if camp.pool >= self.cost(Role::Feuleuse) && camp.has(Role::Feuleuse) {
            each_role(camp.wounded & camp.present(), |role| out.push(Action::Repos { role }));
        }
        if camp.pool >= self.cost(Role::Ailier) && camp.has(Role::Ailier) && camp.has_pack() {
            out.push(Action::Aide);
        }
        if camp.pool >= self.cost(Role::Traceur) && camp.has(Role::Traceur) {
            let (free, grid) = (!camp.occupied(), state.actor * 16);
            each_role(camp.present() & !camp.wounded, |role| {
                let reach = destinations(role, camp.cells[role as usize], free);
                list_each(out, reach, |own| Action::Provocation { role, cell: Cell(grid + own) });
            });
        }
        if camp.pool >= self.cost(Role::Combattante) && camp.has(Role::Combattante) {
            let slots = (0..self.seats * 4).filter(|&slot| state.face_up(slot).is_some());
            out.extend(slots.map(|slot| Action::Attaque { slot: Column(slot as u8) }));
        }
    }

    pub(crate) fn why_not(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.decides(state, seat)?;
        let camp = state.camp();
        let phase3 = state.step == Step::Actions;
        let belongs = match action {
            Action::Enter { .. } => state.step == Step::Entry || (phase3 && self.is_free()),
            Action::Move { .. } => state.step == Step::Moves || (phase3 && self.is_free()),
            Action::EndEntry => state.step == Step::Entry,
            Action::EndMoves => state.step == Step::Moves,
            Action::Play { .. } => phase3 || state.step == Step::Power,
            Action::Repos { .. }
            | Action::Aide
            | Action::Provocation { .. }
            | Action::Attaque { .. }
            | Action::EndActions => phase3,
            Action::Keep { .. } => state.step == Step::Pick,
            Action::Commit { .. } => state.step == Step::Power,
            Action::WindMove { .. } | Action::WindStay => state.step == Step::Wind,
            Action::Discard { .. } => matches!(state.step, Step::Trim | Step::Cull),
            Action::EndTurn => state.step == Step::Cull,
            Action::Concede => {
                return if self.options.concession { Ok(()) } else { refuse(rule::DEFEAT, "refused-concession") };
            }
        };
        if !belongs {
            return Err(self.not_now(state, action));
        }
        match *action {
            Action::Enter { role, column } => self.why_not_enter(state, role, column),
            Action::Move { role, cell } => {
                standing(state, role)?;
                unwounded(state, role)?;
                if camp.moved & role.bit() != 0 {
                    return refuse_role(rule::FREE_MOVE, "refused-already-moved", role);
                }
                may_reach(state, role, cell)
            }
            Action::Play { card } if !camp.hand.has(card) => {
                Err(Refusal::new(rule::POOL, "refused-card-not-in-hand").with("card", card.short()))
            }
            Action::Repos { role } => {
                self.provides(state, Role::Feuleuse, rule::REPOS)?;
                standing(state, role)?;
                if !camp.is_wounded(role) {
                    return refuse_role(rule::REPOS, "refused-not-wounded", role);
                }
                affordable(state, self.cost(Role::Feuleuse), rule::REPOS)
            }
            Action::Aide => {
                self.provides(state, Role::Ailier, rule::AIDE)?;
                if !camp.has_pack() {
                    return refuse(rule::AIDE, "refused-pack-empty");
                }
                affordable(state, self.cost(Role::Ailier), rule::AIDE)
            }
            Action::Provocation { role, cell } => {
                self.provides(state, Role::Traceur, rule::PROVOCATION)?;
                standing(state, role)?;
                unwounded(state, role)?;
                may_reach(state, role, cell)?;
                affordable(state, self.cost(Role::Traceur), rule::PROVOCATION)
            }
            Action::Attaque { slot } => {
                self.provides(state, Role::Combattante, rule::ATTAQUE)?;
                if slot.index() >= self.seats * 4 || state.face_up(slot.index()).is_none() {
                    return Err(
                        Refusal::new(rule::ATTAQUE, "refused-no-target").with("slot", slot.letter().to_string())
                    );
                }
                affordable(state, self.cost(Role::Combattante), rule::ATTAQUE)
            }
            Action::Keep { card } if !camp.looked.contains(&card.0) => {
                let looked = camp.looked.into_iter().filter_map(Number::at).map(Number::short);
                let looked = looked.collect::<Vec<_>>().join(", ");
                let refusal = Refusal::new(rule::AIDE, "refused-bad-choice").with("card", card.short());
                Err(refusal.with("looked", looked))
            }
            Action::Commit { points } if points > camp.pool => {
                Err(Refusal::new(rule::POWER, "refused-bad-x").with("points", points).with("pool", camp.pool))
            }
            Action::WindMove { cell } => match state.mover {
                Some(role) => may_reach(state, role, cell),
                None => Err(self.not_now(state, action)),
            },
            Action::Discard { role } if camp.aval_roles() & role.bit() == 0 => {
                let rule = if state.step == Step::Trim { rule::TRIM } else { rule::CULL };
                refuse_role(rule, "refused-not-in-aval", role)
            }
            _ => Ok(()),
        }
    }

    /// HC-8.5, HC-15.7: the action is in the game, and its role on the terrain.
    fn provides(&self, state: &State, role: Role, rule: Rule) -> Result<(), Refusal> {
        if !self.allows(role) {
            return refuse(rule::LAB_ACTIONS, "refused-action-forbidden");
        }
        if state.camp().has(role) { Ok(()) } else { refuse_role(rule, "refused-action-role", role) }
    }

    fn why_not_enter(&self, state: &State, role: Role, column: Column) -> Result<(), Refusal> {
        let camp = state.camp();
        if camp.aval_roles() & role.bit() == 0 {
            return refuse_role(rule::ENTRY, "refused-not-in-aval", role);
        }
        if camp.has(role) {
            return refuse_role(rule::ONE_PER_ROLE, "refused-role-on-terrain", role);
        }
        if self.options.entry_limit != 0 && camp.entered >= self.options.entry_limit {
            return Err(Refusal::new(rule::ENTRY, "refused-entry-limit").with("limit", self.options.entry_limit));
        }
        if column.0 / 4 != state.actor {
            return Err(off_board(Cell(column.0 % 8 * 4 + 3)));
        }
        let cell = Cell::of_grid(state.actor, column.0 % 4 * 4 + 3);
        if camp.occupied() & row_mask(3) & (1 << (cell.0 & 15)) != 0 {
            return Err(Refusal::new(rule::TERRAIN, "refused-cell-occupied").with("cell", cell.to_string()));
        }
        Ok(())
    }

    pub(crate) fn carry_out(&self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        match (state.step, action) {
            (step, Action::Concede) => {
                let camp = state.camp_mut();
                camp.pack = camp.looked.into_iter().filter_map(Number::at).fold(camp.pack, Numbers::with);
                camp.looked = [NONE; 2];
                let resume = match step {
                    Step::Power | Step::Wind => Resume::Line,
                    Step::Trim | Step::Cull => Resume::Aval,
                    _ => Resume::Actions,
                };
                self.fall(state, Cause::Conceded, resume, log);
            }
            (Step::Power | Step::Wind, action) => self.act_in_phase5(state, action, log),
            (Step::Trim | Step::Cull, Action::Discard { role }) => self.leave(state, role, log),
            (Step::Cull, Action::EndTurn) => self.close_turn(state, log),
            (Step::Entry | Step::Moves | Step::Actions | Step::Pick, action) => self.act_in_phase3(state, action, log),
            _ => {}
        }
    }
}

fn refuse_role(rule: Rule, key: &'static str, role: Role) -> Result<(), Refusal> {
    Err(Refusal::new(rule, key).with("role", crate::words::role(role)))
}

fn standing(state: &State, role: Role) -> Result<(), Refusal> {
    if state.camp().has(role) { Ok(()) } else { refuse_role(rule::MOVEMENT, "refused-absent-role", role) }
}

fn unwounded(state: &State, role: Role) -> Result<(), Refusal> {
    if state.camp().is_wounded(role) { refuse_role(rule::WOUNDED, "refused-wounded", role) } else { Ok(()) }
}

fn affordable(state: &State, cost: u8, rule: Rule) -> Result<(), Refusal> {
    let pool = state.camp().pool;
    if pool >= cost {
        return Ok(());
    }
    Err(Refusal::new(rule, "refused-not-enough-points").with("cost", cost).with("pool", pool))
}

/// HC-14.2: characters stay on their own grid.
pub(crate) fn off_board(cell: Cell) -> Refusal {
    Refusal::new(rule::OWN_GRID, "refused-off-board").with("cell", cell.to_string())
}

/// HC-12.1 … HC-12.6, with the part of the movement that goes wrong.
fn may_reach(state: &State, role: Role, cell: Cell) -> Result<(), Refusal> {
    let camp = state.camp();
    let Some(own) = cell.own(state.actor) else { return Err(off_board(cell)) };
    if camp.reach(role) & (1 << own) != 0 {
        return Ok(());
    }
    let named = |refusal: Refusal| refusal.with("role", crate::words::role(role)).with("cell", cell.to_string());
    let from = camp.cells[role as usize];
    if own == from {
        return Err(named(Refusal::new(rule::MOVEMENT, "refused-own-cell")));
    }
    if camp.occupied() & (1 << own) != 0 {
        return Err(Refusal::new(rule::MOVEMENT, "refused-cell-occupied").with("cell", cell.to_string()));
    }
    let rule = match role {
        Role::Traceur => rule::MOVE_TRACEUR,
        Role::Combattante => rule::MOVE_COMBATTANTE,
        Role::Ailier => rule::MOVE_AILIER,
        Role::Feuleuse => rule::MOVE_FEULEUSE,
    };
    if destinations(role, from, u16::MAX) & (1 << own) != 0 {
        return Err(named(Refusal::new(rule, "refused-blocked")));
    }
    let away = |a: u8, b: u8| a.abs_diff(b);
    let (across, along) = (away(own / 4, from / 4), away(own % 4, from % 4));
    let reach = if role == Role::Feuleuse { 1 } else { 2 };
    let why = if across.max(along) > reach { "refused-too-far" } else { "refused-direction" };
    Err(named(Refusal::new(rule, why)).with("way", Message::new(crate::words::way_key(role))))
}
