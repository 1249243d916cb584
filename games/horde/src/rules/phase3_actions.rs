//! Phase 3 (HC-8.1 … HC-8.10): entries, movements, paid actions, and what a card played for them is worth, doubled by Soutien; Phase 5
//! plays its cards through here too.

use crate::action::Action;
use crate::cards::Number;
use crate::event::{Event, Lapse, Way};
use crate::game::Horde;
use crate::options::PowerCarry;
use crate::roles::Role;
use crate::state::{Camp, Cause, NONE, Resume, State, Step};
use crate::terrain::{destinations, row_mask};
use galerne_engine::{Log, Seat};

impl Horde {
    /// HC-14.7: the higher Dominante plays first, the left player where they are equal.
    pub(crate) fn phase3(&self, state: &mut State, log: &mut impl Log<Event>) {
        let value = |seat: usize| match state.camps[seat].lost {
            None => state.dominante(seat).map_or(0, Number::value) + 1,
            Some(_) => 0,
        };
        let [left, right] = [value(0), if self.seats == 2 { value(1) } else { 0 }];
        let first = u8::from(right > left);
        state.waiting = left > 0 && right > 0;
        if state.waiting {
            log.push(Event::Began { seat: Seat(first), value: left.max(right) - 1, tie: left == right });
        }
        self.open_phase3(state, first, log);
    }

    pub(super) fn open_phase3(&self, state: &mut State, seat: u8, log: &mut impl Log<Event>) {
        state.actor = seat;
        let camp = state.camp_mut();
        (camp.moved, camp.entered, camp.pool) = (0, 0, 0);
        state.step = if self.is_free() { Step::Actions } else { Step::Entry };
        self.pass_over(state, log);
    }

    /// HC-5.2: steps in which nothing can be done pass by themselves, and say so.
    pub(crate) fn pass_over(&self, state: &mut State, log: &mut impl Log<Event>) {
        let seat = Seat(state.actor);
        if state.step == Step::Entry {
            if self.may_enter(state) {
                return;
            }
            log.push(Event::Closed { seat, step: Step::Entry, automatic: true });
            state.step = Step::Moves;
        }
        if state.step == Step::Moves {
            if Self::may_move(state) {
                return;
            }
            log.push(Event::Closed { seat, step: Step::Moves, automatic: true });
            state.step = Step::Actions;
        }
        if state.step == Step::Actions && !self.may_act(state) {
            log.push(Event::Closed { seat, step: Step::Actions, automatic: true });
            self.end_actions(state, log);
        }
    }

    /// HC-8.2: how many may still enter this turn; without a limit the four roles are one.
    pub(crate) const fn entries_left(&self, camp: &Camp) -> u8 {
        match self.options.entry_limit {
            0 => 4,
            limit => limit.saturating_sub(camp.entered),
        }
    }

    /// The roles that may enter and the free columns of row 4 (HC-8.2, HC-8.3).
    pub(crate) fn entries(&self, state: &State) -> (u8, u16) {
        let camp = state.camp();
        if self.entries_left(camp) == 0 {
            return (0, 0);
        }
        let absent = !camp.present() & 15;
        if absent == 0 {
            return (0, 0);
        }
        (camp.aval_roles() & absent, !camp.occupied() & row_mask(3))
    }

    pub(crate) fn may_enter(&self, state: &State) -> bool {
        let (roles, cells) = self.entries(state);
        roles != 0 && cells != 0
    }

    pub(crate) fn may_move(state: &State) -> bool {
        let camp = state.camp();
        let (able, free) = (camp.present() & !camp.wounded & !camp.moved, !camp.occupied());
        let leads_on = |role: Role| able & role.bit() != 0 && destinations(role, camp.cells[role as usize], free) != 0;
        able != 0 && Role::ALL.into_iter().any(leads_on)
    }

    /// Attaque reaches every face-up Rencontre of both players (HC-14.8).
    fn may_act(&self, state: &State) -> bool {
        let camp = state.camp();
        if camp.has_hand() {
            return true;
        }
        let walks = |role: Role| !camp.is_wounded(role) && camp.reach(role) != 0;
        (self.is_free() && (self.may_enter(state) || Self::may_move(state)))
            || (self.affords(camp, Role::Feuleuse) && camp.wounded != 0)
            || (self.affords(camp, Role::Ailier) && camp.has_pack())
            || (self.affords(camp, Role::Traceur) && Role::ALL.into_iter().any(walks))
            || (self.affords(camp, Role::Combattante) && (0..self.seats * 4).any(|slot| state.face_up(slot).is_some()))
    }

    pub(crate) fn act_in_phase3(&self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        let (actor, seat) = (state.actor, Seat(state.actor));
        match action {
            Action::Enter { role, column } => {
                let own = column.0 % 4 * 4 + 3;
                let camp = state.camp_mut();
                if let Some(card) = camp.leave_aval(role) {
                    camp.cells[role as usize] = own;
                    camp.suits[role as usize] = card.suit() as u8;
                    camp.entered += 1;
                    log.push(Event::Entered { seat, role, cell: state.absolute(own) });
                }
            }
            Action::Move { role, cell } => {
                state.camp_mut().moved |= role.bit();
                Self::walk(state, role, cell.own(actor).unwrap_or(0), Way::Free, log);
            }
            Action::Play { card } => self.play(state, card, log),
            Action::Repos { role } => {
                state.camp_mut().wounded &= !role.bit();
                log.push(Event::Healed { seat, role });
                self.pay(state, Role::Feuleuse, log);
            }
            Action::Provocation { role, cell } => {
                Self::walk(state, role, cell.own(actor).unwrap_or(0), Way::Provocation, log);
                self.pay(state, Role::Traceur, log);
            }
            Action::Attaque { slot } => {
                // HC-14.8: the new card goes to the same slot, on either side.
                if let Some(card) = state.face_up(slot.index()) {
                    state.slots[slot.index()] = NONE;
                    log.push(Event::Attacked { seat, slot, card });
                    Self::deal_rencontre(state, slot.index(), log);
                }
                self.pay(state, Role::Combattante, log);
                if self.options.rencontres_face_up {
                    state.cursor = 1;
                    return self.show(state, log);
                }
            }
            Action::Aide => {
                self.pay(state, Role::Ailier, log);
                return self.look(state, log);
            }
            Action::Keep { card } => {
                let camp = state.camp_mut();
                let [first, second] = camp.looked;
                camp.top = if card.0 == first { second } else { first };
                camp.looked = [NONE; 2];
                camp.hand = camp.hand.with(card);
                log.push(Event::Kept { seat, card: Some(card) });
                state.step = Step::Actions;
            }
            Action::EndEntry | Action::EndMoves => {
                log.push(Event::Closed { seat, step: state.step, automatic: false });
                state.step = if state.step == Step::Entry { Step::Moves } else { Step::Actions };
            }
            Action::EndActions => {
                log.push(Event::Closed { seat, step: Step::Actions, automatic: false });
                return self.end_actions(state, log);
            }
            _ => return,
        }
        self.pass_over(state, log);
    }

    pub(crate) fn walk(state: &mut State, role: Role, to: u8, way: Way, log: &mut impl Log<Event>) {
        let from = state.camp().cells[role as usize];
        state.camp_mut().cells[role as usize] = to & 15;
        let (from, to) = (state.absolute(from), state.absolute(to));
        log.push(Event::Moved { seat: Seat(state.actor), role, from, to, way });
    }

    /// HC-12.9, HC-10.13: a card becomes points, twice its value under Soutien. The purpose is not checked: waste is
    /// allowed (HC-12.11).
    pub(crate) fn play(&self, state: &mut State, card: Number, log: &mut impl Log<Event>) {
        let seat = Seat(state.actor);
        let camp = state.camp_mut();
        camp.hand = camp.hand.without(card);
        let points = card.value() << u8::from(camp.soutien);
        camp.soutien = false;
        camp.pool = camp.pool.saturating_add(points);
        log.push(Event::Played { seat, card, points, pool: camp.pool });
    }

    /// HC-8.6 … HC-8.9: the price of a role's action. With the option of HC-12.12 what is left over lapses at once.
    fn pay(&self, state: &mut State, role: Role, log: &mut impl Log<Event>) {
        let camp = state.camp_mut();
        camp.pool = camp.pool.saturating_sub(self.cost(role));
        if self.options.power_carry == PowerCarry::Use {
            Self::points_lapse(state, usize::from(state.actor & 1), Lapse::Use, log);
        }
    }

    /// Points do not pass from one phase to another (HC-12.10).
    pub(crate) fn points_lapse(state: &mut State, seat: usize, rule: Lapse, log: &mut impl Log<Event>) {
        let points = std::mem::take(&mut state.camps[seat].pool);
        if points > 0 {
            log.push(Event::PointsLost { seat: Seat(seat as u8), points, rule });
        }
    }

    /// HC-8.7: the known top is one of the two cards; the others must be turned.
    fn look(&self, state: &mut State, log: &mut impl Log<Event>) {
        let camp = state.camp_mut();
        match Number::at(camp.top) {
            Some(card) => {
                camp.top = NONE;
                self.looked(state, card, log);
            }
            None => state.step = Step::Look,
        }
    }

    /// A card was looked at and is no longer in the Pack.
    pub(crate) fn looked(&self, state: &mut State, card: Number, log: &mut impl Log<Event>) {
        let seat = Seat(state.actor);
        let camp = state.camp_mut();
        camp.pack = camp.pack.without(card);
        log.push(Event::Looked { seat, card: Some(card) });
        if camp.looked[0] != NONE {
            camp.looked[1] = card.0;
            state.step = Step::Pick;
        } else if camp.has_pack() {
            camp.looked[0] = card.0;
            state.step = Step::Look;
        } else {
            // The only card is taken; the Pack is empty now.
            camp.hand = camp.hand.with(card);
            log.push(Event::Kept { seat, card: Some(card) });
            state.step = Step::Actions;
            if self.options.pack_empty_loses {
                self.fall(state, Cause::PackEmpty, Resume::Actions, log);
            } else {
                self.pass_over(state, log);
            }
        }
    }

    /// HC-8.10, HC-9.1: the step is over, the Rencontres look up.
    pub(crate) fn end_actions(&self, state: &mut State, log: &mut impl Log<Event>) {
        Self::points_lapse(state, usize::from(state.actor & 1), Lapse::Phase3, log);
        self.reveals(state, log);
    }
}
