//! Powers aimed at another horde (WW-12.15, WW-12.19): whom they reach, and what they do to it.

use super::interpreter::Begun;
use crate::cards::{CardId, CardSet, Line};
use crate::effects::Op;
use crate::event::{Event, Lasting};
use crate::game::Windwalkers;
use crate::state::{State, Wait};
use galerne_engine::{Log, Seat};

impl Windwalkers {
    /// Hordes on a neighbouring tile or on the same one (WW-12.19), as bits.
    pub(crate) fn adjacent_hordes(&self, state: &State, seat: u8) -> u8 {
        let here = state.track(seat).hex;
        let reach = self.board_of(state).near(here) | 1 << here;
        self.others(state, seat).filter(|&other| reach >> state.track(other).hex & 1 == 1).fold(0, |m, s| m | 1 << s)
    }

    pub(crate) fn beside(&self, state: &State, seat: u8, same: bool) -> u8 {
        let here = state.track(seat).hex;
        self.others(state, seat)
            .filter(|&other| {
                let there = state.track(other).hex;
                if same { there == here } else { self.board_of(state).near(here) >> there & 1 == 1 }
            })
            .fold(0, |m, s| m | 1 << s)
    }

    pub(crate) fn way(&self, state: &State, seat: u8) -> u8 {
        let board = self.board_of(state);
        board.distance(state.present, state.track(seat).hex, self.arrival_hex(state, seat)).unwrap_or(255)
    }

    /// The hordes an effect may be aimed at, as bits.
    pub(crate) fn aimable(&self, state: &State, seat: u8, op: Op) -> u8 {
        let keep = |mask: u8, fits: &dyn Fn(u8) -> bool| {
            (0..3).filter(|&other| mask >> other & 1 == 1 && fits(other)).fold(0, |m, s| m | 1 << s)
        };
        let everyone = self.others(state, seat).fold(0, |m, s| m | 1 << s);
        match op {
            Op::Duel => keep(everyone, &|other| self.way(state, other) < self.way(state, seat)),
            Op::MoveGreen if state.contre.pools[3].is_empty() => 0,
            Op::MoveGreen | Op::LendDie => self.adjacent_hordes(state, seat),
            Op::PullHorde { .. } | Op::SwapPlaces => self.beside(state, seat, false),
            Op::TopSwapOther => {
                keep(self.adjacent_hordes(state, seat), &|other| !self.top_swappable(state, other).is_empty())
            }
            Op::ForceUse => keep(self.beside(state, seat, true), &|other| !self.forceable(state, other).is_empty()),
            Op::SwapCard { .. } => {
                keep(self.beside(state, seat, true), &|other| !self.swap_mine(state, seat, other).is_empty())
            }
            Op::SwapCardFar => keep(everyone, &|other| !self.swap_mine(state, seat, other).is_empty()),
            Op::PushHorde => keep(everyone | 1 << seat, &|other| self.push_tiles(state, other) != 0),
            _ => 0,
        }
    }

    /// A horde is chosen; it may answer before anything happens to it.
    pub(crate) fn aim(&self, state: &mut State, at: u8, log: &mut impl Log<Event>) -> Begun {
        state.run.aimed = at;
        let hordier = state.run.card <= crate::cards::CARDS as u8;
        if hordier && at != state.run.seat && self.reaction(state, at, |op| op == Op::Cancel { aimed: true }).is_some()
        {
            (state.run.wait, state.run.decider) = (Wait::ReactAimed, at);
            return Begun::Waits;
        }
        self.strike(state, log)
    }

    pub(crate) fn aimed_goes(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.run.decider = state.run.seat;
        state.run.wait = Wait::Nothing;
        if self.strike(state, log) == Begun::Next {
            self.next_step(state, log);
        }
    }

    /// The effect on the horde it is aimed at.
    pub(crate) fn strike(&self, state: &mut State, log: &mut impl Log<Event>) -> Begun {
        let (me, other, card) = (state.run.seat, state.run.aimed, state.run.card);
        let lasting = |what| Event::Lasting { seat: Seat(other), what };
        match self.current_op(state) {
            Some(Op::Duel) => {
                state.horde_mut(me).next_blue += 1;
                let horde = state.horde_mut(other);
                horde.next_blue -= 1;
                horde.bet_fail |= 1 << me;
                horde.bet_win |= 1 << me;
                log.push(lasting(Lasting::Wager));
                Begun::Next
            }
            Some(Op::LendDie) => {
                state.horde_mut(me).next_blue -= 1;
                state.horde_mut(other).next_blue += 1;
                log.push(lasting(Lasting::DiceLent));
                Begun::Next
            }
            Some(Op::MoveGreen) => {
                state.run.wait = Wait::GiftDie;
                Begun::Waits
            }
            Some(Op::PullHorde { reward }) => {
                let before = self.way(state, other);
                let here = state.track(me).hex;
                state.track_mut(other).hex = here;
                log.push(Event::HordeMoved { seat: Seat(other), hex: self.board_of(state).hex(here) });
                if self.way(state, other) < before {
                    self.change_moral(state, me, reward as i8, log);
                }
                Begun::Next
            }
            Some(Op::SwapPlaces) => {
                let (mine, theirs) = (state.track(me).hex, state.track(other).hex);
                for (seat, at) in [(other, mine), (me, theirs)] {
                    state.track_mut(seat).hex = at;
                    log.push(Event::HordeMoved { seat: Seat(seat), hex: self.board_of(state).hex(at) });
                }
                self.change_moral(state, other, state.tile(mine).print().moral, log);
                if self.change_moral(state, me, state.tile(theirs).print().moral, log) {
                    return Begun::Gone;
                }
                Begun::Next
            }
            Some(Op::TopSwapOther) => {
                (state.run.wait, state.run.decider) = (Wait::TopSwapOther, other);
                Begun::Waits
            }
            Some(Op::ForceUse) => {
                state.run.wait = Wait::ForceUse;
                Begun::Waits
            }
            Some(Op::SwapCard { .. } | Op::SwapCardFar) => {
                state.run.wait = Wait::SwapMine;
                Begun::Waits
            }
            Some(Op::PushHorde) => {
                state.run.wait = Wait::PushTile;
                Begun::Waits
            }
            Some(Op::GiveSelf) => {
                let fers = self.give_choices(state, other);
                if fers.is_empty() {
                    self.give_self(state, 0, log);
                    return Begun::Next;
                }
                (state.run.wait, state.run.decider) = (Wait::GiveAbandon, other);
                Begun::Waits
            }
            Some(Op::FlipCard { reward }) => {
                let chosen = state.run.a;
                let _ = card;
                self.flip_card(state, chosen, reward, log);
                Begun::Next
            }
            _ => Begun::Next,
        }
    }

    pub(crate) fn give_choices(&self, state: &State, seat: u8) -> CardSet {
        let horde = state.horde(seat);
        Line::Fer
            .places()
            .filter(|&place| horde.places[place] != 0 && !horde.is_locked(place))
            .map(|place| horde.places[place])
            .collect()
    }

    /// Card 71 changes hordes: the other one sets a Fer card aside first and takes this one tapped.
    pub(crate) fn give_self(&self, state: &mut State, instead: u8, log: &mut impl Log<Event>) {
        let (me, other, card) = (state.run.seat, state.run.aimed, state.run.card);
        if let Some(place) = state.horde(other).place_of(instead) {
            state.horde_mut(other).take(place);
            state.now.set_aside(instead);
            log.push(Event::Abandoned { seat: Seat(other), card: CardId(instead) });
        }
        if let Some(place) = state.horde(me).place_of(card) {
            state.horde_mut(me).take(place);
            if state.horde(other).fits(CardId(card).card()) {
                state.horde_mut(other).seat(card);
                self.tap(state, other, card);
                log.push(Event::Joined { seat: Seat(other), card: CardId(card) });
            } else {
                state.now.set_aside(card);
            }
        }
    }

    pub(crate) fn flip_card(&self, state: &mut State, card: u8, reward: u8, log: &mut impl Log<Event>) {
        let me = state.run.seat;
        let Some(owner) = (0..self.seats as u8).find(|&seat| state.horde(seat).place_of(card).is_some()) else {
            return;
        };
        let place = state.horde(owner).place_of(card).unwrap_or(0);
        if !state.horde(owner).is_tapped(place) {
            self.tap(state, owner, card);
            log.push(Event::Tapped { seat: Seat(owner), card: CardId(card) });
        } else if owner == me {
            self.ready_by_power(state, card, log);
        } else {
            self.ready_card(state, owner, card, log);
            self.change_moral(state, me, reward as i8, log);
        }
    }
}
