//! Rounds: initiative, tied sides, the two passes, who decides (section 5.1).

use crate::action::{Action, Order};
use crate::event::Event;
use crate::game::{Onb, Verdict};
use crate::options::{SecondPass, TieBreak};
use crate::rule_ids as rule;
use crate::state::{Activation, Gait, NONE, PLAIN_ORDER, Phase, Roll, State, Unit, mark};
use galerne_engine::{Log, Reason, Seat, demand};

/// A place in the order of the round: the creatures of one side with one INIT.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Slot {
    key: u8,
    /// Seats with undecided creatures in it.
    pub(crate) seats: u8,
    /// How many creatures are undecided, and the first of them.
    pub(crate) size: u8,
    pub(crate) first: u8,
}

const TOP_INIT: u8 = 15;

impl Onb {
    pub(crate) fn begin_round(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.round += 1;
        state.pass = 1;
        state.yielded = 0;
        let count = usize::from(state.count);
        for unit in &mut state.units[..count] {
            unit.marks &= !mark::ROUND;
            unit.used = 0;
        }
        log.push(Event::RoundBegan { round: state.round });
        if self.options.tie_break == TieBreak::Round || state.round == 1 {
            state.order = [PLAIN_ORDER; 16];
        }
        state.tie = TOP_INIT + 1;
        self.next_tie(state, log);
    }

    /// The sides with living creatures of that INIT.
    fn sides_at(&self, state: &State, init: u8) -> u8 {
        let held = |unit: &&Unit| unit.alive() && unit.seat != NONE && self.kind(unit.kind).init == init;
        state.units().iter().filter(held).fold(0, |mask, unit| mask | 1 << self.side(unit.seat))
    }

    /// The sides whose order is to be drawn now. With `tie_break = once` all sides are ordered together, for good.
    pub(crate) fn tied(&self, state: &State) -> Order {
        let sides = if self.options.tie_break == TieBreak::Once {
            (1 << self.sides) - 1
        } else {
            self.sides_at(state, state.tie)
        };
        Order::new((0..self.sides as u8).filter(|side| sides >> side & 1 != 0))
    }

    fn next_tie(&self, state: &mut State, log: &mut impl Log<Event>) {
        if self.options.tie_break == TieBreak::Once {
            if state.round == 1 && state.tie > TOP_INIT {
                (state.phase, state.tie) = (Phase::Ties, TOP_INIT);
            } else {
                state.tie = 0;
                self.next_slot(state, log);
            }
            return;
        }
        while state.tie > 0 {
            state.tie -= 1;
            if self.sides_at(state, state.tie).count_ones() > 1 {
                state.phase = Phase::Ties;
                return;
            }
        }
        self.next_slot(state, log);
    }

    pub(crate) fn settle_tie(&self, state: &mut State, order: Order, log: &mut impl Log<Event>) {
        // The drawn sides first, the others after them in their plain order.
        let others = (0..4).filter(|side| !order.items().contains(side));
        let packed = order.items().iter().copied().chain(others).enumerate();
        let packed = packed.fold(0, |packed, (rank, side)| packed | (side & 3) << (2 * rank));
        log.push(Event::TieDrawn { init: state.tie, order });
        if self.options.tie_break == TieBreak::Once {
            state.order = [packed; 16];
        } else {
            state.order[usize::from(state.tie) & 15] = packed;
        }
        self.next_tie(state, log);
    }

    /// Whether a creature is still to be decided about in this pass.
    #[inline]
    pub(crate) fn undecided(state: &State, unit: &Unit) -> bool {
        let marks = unit.marks & (mark::WAITING | mark::ACTIVATED | mark::FRESH);
        unit.alive() && unit.seat != NONE && marks == if state.pass == 1 { 0 } else { mark::WAITING }
    }

    /// High keys play first in the first pass.
    #[inline]
    pub(crate) fn slot_key(&self, state: &State, unit: &Unit) -> u8 {
        let init = self.kind(unit.kind).init & 15;
        let (order, side) = (state.order[usize::from(init)], self.side(unit.seat));
        let rank = (0..4u8).find(|rank| order >> (2 * rank) & 3 == side).unwrap_or(0);
        init * 4 + 3 - rank
    }

    /// The slot whose turn it is. Slots need no list: earlier ones are empty.
    pub(crate) fn slot(&self, state: &State) -> Option<Slot> {
        let reversed = state.pass == 2 && self.options.second_pass == SecondPass::Ascending;
        let mut best: Option<Slot> = None;
        for (number, unit) in state.units().iter().enumerate() {
            if !Onb::undecided(state, unit) {
                continue;
            }
            let (key, seat) = (self.slot_key(state, unit), 1 << unit.seat);
            match &mut best {
                Some(slot) if slot.key == key => (slot.seats, slot.size) = (slot.seats | seat, slot.size + 1),
                Some(slot) if (slot.key < key) == reversed => {}
                _ => best = Some(Slot { key, seats: seat, size: 1, first: number as u8 }),
            }
        }
        best
    }

    /// The creatures of a seat that the slot may take.
    #[inline]
    pub(crate) fn candidates<'a>(&'a self, state: &'a State, slot: &Slot, seat: u8) -> impl Iterator<Item = u8> + 'a {
        let key = slot.key;
        let fits =
            move |unit: &Unit| unit.seat == seat && Onb::undecided(state, unit) && self.slot_key(state, unit) == key;
        state.units().iter().enumerate().filter(move |(_, unit)| fits(unit)).map(|(number, _)| number as u8)
    }

    /// ON-5.5: who picks next, and whether he may yield.
    pub(crate) fn decider(state: &State, slot: &Slot) -> (u8, bool) {
        let fresh = slot.seats & !state.yielded;
        let seat = if fresh == 0 { slot.seats } else { fresh }.trailing_zeros() as u8;
        (seat, fresh != 0 && slot.seats.count_ones() > 1)
    }

    /// Find the next slot, or the second pass, or the end of the round.
    pub(crate) fn next_slot(&self, state: &mut State, log: &mut impl Log<Event>) {
        if state.phase == Phase::Over {
            return;
        }
        state.act = Activation::NONE;
        state.roll = Roll::NONE;
        state.yielded = 0;
        loop {
            match self.slot(state) {
                Some(slot) if state.pass == 2 && slot.size == 1 => {
                    self.activate(state, slot.first, log);
                    return;
                }
                Some(_) => {
                    state.phase = Phase::Slot;
                    return;
                }
                None if state.pass == 1 => {
                    state.pass = 2;
                    if state.units().iter().any(|unit| Onb::undecided(state, unit)) {
                        log.push(Event::SecondPass);
                    }
                }
                None => {
                    self.end_round(state, log);
                    return;
                }
            }
        }
    }

    pub(crate) fn check_slot(&self, state: &State, seat: u8, action: Action) -> Verdict {
        let Some(slot) = self.slot(state) else { return Err(Reason(rule::SLOTS, "refused-no-slot")) };
        let (_, may_yield) = Onb::decider(state, &slot);
        match action {
            Action::Activate(number) | Action::Wait(number) => {
                let unit = state.unit(number);
                let rule = if state.pass == 1 { rule::FIRST_PASS } else { rule::SECOND_PASS };
                demand(unit.alive(), rule::LATE_COMERS, "refused-no-creature")?;
                demand(unit.seat == seat, rule::DECIDER, "refused-not-yours")?;
                demand(!unit.has(mark::ACTIVATED), rule, "refused-activated")?;
                demand(state.pass == 2 || !unit.has(mark::WAITING), rule, "refused-waiting")?;
                demand(!unit.has(mark::FRESH), rule::LATE_COMERS, "refused-fresh")?;
                let here = Onb::undecided(state, unit) && self.slot_key(state, unit) == slot.key;
                demand(here, rule::SLOTS, "refused-other-slot")?;
                let waits = matches!(action, Action::Wait(_));
                demand(!waits || state.pass == 1, rule::SECOND_PASS, "refused-wait-twice")
            }
            Action::Yield => demand(may_yield, rule::DECIDER, "refused-yield"),
            _ => Err(Reason(rule::FIRST_PASS, "refused-slot-phase")),
        }
    }

    pub(crate) fn list_slot(&self, state: &State, seat: u8, out: &mut Vec<Action>) {
        let Some(slot) = self.slot(state) else { return };
        let (decider, may_yield) = Onb::decider(state, &slot);
        if decider != seat {
            return;
        }
        for number in self.candidates(state, &slot, seat) {
            out.push(Action::Activate(number));
            if state.pass == 1 {
                out.push(Action::Wait(number));
            }
        }
        if may_yield {
            out.push(Action::Yield);
        }
    }

    pub(crate) fn act_slot(&self, state: &mut State, seat: u8, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Activate(number) => self.activate(state, number, log),
            Action::Wait(number) => {
                log.push(Event::Waited { who: self.who(state, number) });
                state.change(number, |unit| unit.marks |= mark::WAITING);
                self.next_slot(state, log);
            }
            _ => {
                state.yielded |= 1 << (seat & 7);
                log.push(Event::Yielded { seat: Seat(seat) });
            }
        }
    }

    pub(crate) fn activate(&self, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        state.yielded = 0;
        state.act = Activation { unit: number, halves: 2, gait: Gait::None, ..Activation::NONE };
        state.phase = Phase::Act;
        log.push(Event::Activated { who: self.who(state, number) });
    }
}
