//! What only the race has: the bulletin and the consumables (WW-12.20, WW-12.22).

use crate::board::NOWHERE;
use crate::cards::{CardId, CardSet};
use crate::consumables::{self, ConsumableId};
use crate::effects::Op;
use crate::event::{Event, Lasting};
use crate::game::Windwalkers;
use crate::program::FIRST_CONSUMABLE;
use crate::rules::why::Why;
use crate::state::{Phase, Run, State, Wait};
use galerne_engine::{Log, Seat};

impl Windwalkers {
    /// Visible cards whose power the horde could borrow now.
    pub(crate) fn copyable(&self, state: &State, seat: u8, legal: bool) -> CardSet {
        let visible = (0..self.seats).fold(state.now.offers, |all, other| {
            all.or(state.now.hordes[other].tops().map(|(_, card)| card.id).collect())
        });
        visible
            .iter()
            .filter(|&card| {
                let card = CardId(card).card();
                !card.trigger.reacts()
                    && !matches!(
                        card.ops.first(),
                        Some(
                            Op::Interfere { .. }
                                | Op::UndoContre
                                | Op::Stack(_)
                                | Op::LoseGame
                                | Op::Gamble(_)
                                | Op::UseTraine
                                | Op::ForceUse
                                | Op::FlipCard { .. }
                        )
                    )
                    && self.power_allowed(state, seat, card, false, legal).is_ok()
            })
            .collect()
    }

    /// Consumables already played that could be played again now, as bits.
    pub(crate) fn copyable_consumables(&self, state: &State) -> u32 {
        (0..consumables::COUNT as u32)
            .filter(|&number| {
                let consumable = &consumables::ALL[number as usize];
                let open = if state.in_contre() { consumable.windows.contre } else { consumable.windows.travel };
                state.played >> number & 1 == 1
                    && open
                    && !matches!(consumable.ops, [Op::CopyConsumable | Op::CancelConsumable])
            })
            .fold(0, |m, number| m | 1 << number)
    }

    /// Whether the bulletin or a consumable could still be used: by public information, so that nothing is revealed.
    pub(crate) fn any_race_choice(&self, state: &State, seat: u8) -> bool {
        self.is_race()
            && (!state.track(seat).bulletin && self.unrevealed_anywhere(state) != 0
                || !state.track(seat).played && state.track(seat).hand != [0; 2])
    }

    pub(crate) fn playable(&self, state: &State, seat: u8, consumable: ConsumableId) -> Result<(), Why> {
        if !state.track(seat).hand.contains(&(consumable.0 + 1)) {
            return Err(Why::NotInHand);
        }
        if state.track(seat).played {
            return Err(Why::ConsumableUsed);
        }
        let windows = consumable.get().windows;
        let open = if state.in_contre() { windows.contre } else { windows.travel };
        if !open || matches!(consumable.get().ops, [Op::CancelConsumable]) {
            return Err(Why::WrongWindow);
        }
        Ok(())
    }

    pub(crate) fn play(&self, state: &mut State, seat: u8, consumable: ConsumableId, log: &mut impl Log<Event>) {
        self.drop_from_hand(state, seat, consumable);
        log.push(Event::Played { seat: Seat(seat), consumable });
        if state.run.wait == Wait::ReactConsumable {
            // STOP: what was being played has no effect.
            log.push(Event::Lasting { seat: Seat(seat), what: Lasting::Cancelled });
            state.run = Run::NONE;
            self.settle(state, log);
            return;
        }
        state.track_mut(seat).played = true;
        let card = FIRST_CONSUMABLE + consumable.0;
        state.run = Run { pc: self.programs.entry(card), card, seat, decider: seat, aimed: seat, ..Run::NONE };
        if self.ask_stop(state) {
            return;
        }
        state.run.aimed = NOWHERE;
        self.proceed(state, log);
    }

    pub(crate) fn drop_from_hand(&self, state: &mut State, seat: u8, consumable: ConsumableId) {
        let hand = &mut state.track_mut(seat).hand;
        if let Some(slot) = hand.iter().position(|&held| held == consumable.0 + 1) {
            hand[slot] = 0;
            hand.sort_unstable_by(|a, b| b.cmp(a));
        }
        state.played |= 1 << consumable.0;
    }

    /// Every horde that holds cards is asked, so that the question reveals nothing about them.
    pub(crate) fn ask_stop(&self, state: &mut State) -> bool {
        let n = self.seats as u8;
        let mut seat = (state.run.aimed + 1) % n;
        while seat != state.run.seat {
            if state.track(seat).hand != [0; 2] {
                (state.run.aimed, state.run.decider, state.run.wait) = (seat, seat, Wait::ReactConsumable);
                return true;
            }
            seat = (seat + 1) % n;
        }
        false
    }

    pub(crate) fn copy_consumable(&self, state: &mut State, consumable: ConsumableId, log: &mut impl Log<Event>) {
        let card = FIRST_CONSUMABLE + consumable.0;
        let seat = state.run.seat;
        state.run = Run { pc: self.programs.entry(card), card, seat, decider: seat, ..Run::NONE };
        self.proceed(state, log);
    }

    /// A consumable comes into a hand.
    pub(crate) fn consumable_drawn(&self, state: &mut State, consumable: ConsumableId, log: &mut impl Log<Event>) {
        let seat = if state.phase == Phase::Lay { self.hand_to_fill(state).unwrap_or(0) } else { state.active };
        state.stock &= !(1 << consumable.0);
        let hand = &mut state.track_mut(seat).hand;
        if let Some(slot) = hand.iter().position(|&held| held == 0) {
            hand[slot] = consumable.0 + 1;
            hand.sort_unstable_by(|a, b| b.cmp(a));
        }
        log.push(Event::ConsumableDrawn { seat: Seat(seat), consumable: Some(consumable) });
        if state.phase != Phase::Lay {
            state.chosen = 0;
            self.settle(state, log);
        } else if !self.hands_to_fill(state) {
            self.first_day(state, log);
        }
    }
}
