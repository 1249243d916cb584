//! Reactions (WW-9.2): another horde answers a card just used, or meddles with a contre about to be resolved.

use crate::board::NOWHERE;
use crate::cards::CardId;
use crate::effects::Op;
use crate::event::{Event, Lasting};
use crate::game::Windwalkers;
use crate::state::{Run, State, Wait};
use galerne_engine::{Log, Seat};

impl Windwalkers {
    /// A ready reaction of that seat that it can pay for.
    pub(crate) fn reaction(&self, state: &State, seat: u8, fits: impl Fn(Op) -> bool) -> Option<u8> {
        let horde = state.horde(seat);
        if !self.walking(state, seat) {
            return None;
        }
        horde.tops().find_map(|(place, card)| {
            let leaves = card.trigger.abandons();
            let malus = state.tile(state.track(seat).hex).malus();
            let payable = !leaves || horde.len() > 1 && (malus == 0 || horde.moral > malus);
            (horde.is_ready(place) && payable && card.ops.first().is_some_and(|&op| fits(op))).then_some(card.id)
        })
    }

    /// Ask the next seat that could cancel the power just used (WW-9.2).
    pub(crate) fn ask_reaction(&self, state: &mut State) -> bool {
        let n = self.seats as u8;
        let mut seat = (state.run.aimed + 1) % n;
        while seat != state.run.seat {
            if self.reaction(state, seat, |op| op == Op::Cancel { aimed: false }).is_some() {
                (state.run.aimed, state.run.decider, state.run.wait) = (seat, seat, Wait::React);
                return true;
            }
            seat = (seat + 1) % n;
        }
        false
    }

    /// The card with which the seat that is asked may react.
    pub(crate) fn reaction_card(&self, state: &State) -> Option<u8> {
        let seat = state.run.decider;
        match state.run.wait {
            Wait::React => self.reaction(state, seat, |op| op == Op::Cancel { aimed: false }),
            Wait::ReactAimed => self.reaction(state, seat, |op| op == Op::Cancel { aimed: true }),
            Wait::Interfere => self.reaction(state, seat, |op| matches!(op, Op::Interfere { .. })),
            _ => None,
        }
    }

    pub(crate) fn react(&self, state: &mut State, card: u8, log: &mut impl Log<Event>) {
        let seat = state.run.decider;
        log.push(Event::Used { seat: Seat(seat), card: CardId(card), force: 0 });
        state.now.used_today = state.now.used_today.with(card);
        if CardId(card).card().trigger.abandons() {
            self.abandon(state, seat, card, log);
        } else {
            self.tap(state, seat, card);
        }
        if state.run.wait == Wait::Interfere {
            state.horde_mut(state.active).bet_three |= 1 << seat;
            state.run.wait = Wait::InterfereBranch;
            return;
        }
        log.push(Event::Lasting { seat: Seat(seat), what: Lasting::Cancelled });
        state.run = Run::NONE;
        self.settle(state, log);
    }

    /// The seat lets it happen.
    pub(crate) fn pass(&self, state: &mut State, log: &mut impl Log<Event>) {
        match state.run.wait {
            Wait::React => {
                if !self.ask_reaction(state) {
                    state.run.aimed = NOWHERE;
                    self.proceed(state, log);
                }
            }
            Wait::ReactAimed => self.aimed_goes(state, log),
            Wait::ReactConsumable => {
                if !self.ask_stop(state) {
                    state.run.aimed = NOWHERE;
                    self.proceed(state, log);
                }
            }
            _ => {
                // Interference declined: the next seat is asked, then the contre is resolved.
                let asked = state.run.seat;
                state.run = Run::NONE;
                if !self.ask_interference(state, asked) {
                    self.resolve_contre(state, log);
                }
            }
        }
    }

    /// WW-9.2: card 99 is used when another horde confirms its contre. True if a horde is asked.
    pub(crate) fn ask_interference(&self, state: &mut State, after: u8) -> bool {
        let n = self.seats as u8;
        let mut seat = (after + 1) % n;
        while n > 1 && seat != state.active {
            if let Some(card) = self.reaction(state, seat, |op| matches!(op, Op::Interfere { .. })) {
                let pc = self.programs.entry(card);
                state.run = Run { pc, card, seat, decider: seat, wait: Wait::Interfere, ..Run::NONE };
                return true;
            }
            seat = (seat + 1) % n;
        }
        false
    }

    /// The bets of other hordes on this contre are settled (cards 73, 79, 99).
    pub(crate) fn settle_bets(&self, state: &mut State, seat: u8, won: bool, log: &mut impl Log<Event>) {
        let horde = state.horde_mut(seat);
        let (fail, win, three) = (horde.bet_fail, horde.bet_win, horde.bet_three);
        (horde.bet_fail, horde.bet_win, horde.bet_three) = (0, 0, 0);
        if fail | win | three == 0 {
            return;
        }
        for other in (0..self.seats as u8).filter(|&other| other != seat) {
            if !self.walking(state, other) {
                continue;
            }
            let is = |mask: u8| mask >> other & 1 == 1;
            if won {
                let gain = i8::from(is(win)) + if is(three) { 3 } else { 0 };
                self.change_moral(state, other, gain, log);
            } else if is(fail) {
                self.change_moral(state, other, -1, log);
            }
        }
    }
}
