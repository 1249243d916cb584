//! Using a power (WW-9.1 … WW-9.8): may it be used now, what does it cost, and the moment it begins.

use crate::cards::{Card, CardId, CardSet, Line, Position, Trigger};
use crate::effects::{Abandon, CardFilter, Cost, Op, Source, Tag};
use crate::event::Event;
use crate::game::{Windwalkers, only_reacts};
use crate::rules::why::Why;
use crate::state::{Phase, Run, State, Wait, flag};
use galerne_engine::{Log, Seat};

impl Windwalkers {
    /// The tile that "the tile" means on a card (WW-2.32).
    #[inline]
    pub(crate) fn reference(&self, state: &State, seat: u8) -> u8 {
        if state.in_contre() && seat == state.active { state.contre.target } else { state.track(seat).hex }
    }

    /// What an abandon costs now (WW-6.30).
    pub(crate) fn malus(&self, state: &State, seat: u8) -> u8 {
        if state.in_contre() && seat == state.active && state.contre.is(flag::WAIVED) {
            0
        } else {
            state.tile(self.reference(state, seat)).malus()
        }
    }

    /// Whether the horde may use travel powers in this state (WW-9.2).
    pub(crate) fn is_travel(state: &State) -> bool {
        matches!(state.phase, Phase::Move | Phase::Arrived | Phase::Passing | Phase::Stopped)
    }

    /// Whether the power of a card may be used now (WW-9.3), and why not.
    pub(crate) fn usable(&self, state: &State, seat: u8, card: u8) -> Result<(), Why> {
        let horde = state.horde(seat);
        let Some(place) = horde.place_of(card) else {
            return Err(if horde.has(card) { Why::Covered } else { Why::NotInHorde });
        };
        if horde.is_locked(place) {
            return Err(Why::LockedCard);
        }
        if horde.is_tapped(place) {
            return Err(Why::NotReady);
        }
        let card = CardId(card).card();
        if only_reacts(card) {
            return Err(Why::ReactionOnly);
        }
        self.power_allowed(state, seat, card, card.trigger == Trigger::Discard, true)
    }

    /// The same for a card known to be ready and to have a power in this window: what listing asks, many times a day.
    #[inline]
    pub(crate) fn ready_card_usable(&self, state: &State, seat: u8, card: u8) -> bool {
        let card = CardId(card).card();
        self.power_allowed(state, seat, card, card.trigger == Trigger::Discard, true).is_ok()
    }

    /// Window, conditions, costs and targets of a power, for a horde that holds it, borrows it or copies it.
    pub(crate) fn power_allowed(
        &self,
        state: &State,
        seat: u8,
        card: &'static Card,
        leaves: bool,
        conditions: bool,
    ) -> Result<(), Why> {
        let contre = state.in_contre() && seat == state.active;
        if !(if contre { card.windows.contre } else { card.windows.travel }) {
            return Err(Why::WrongWindow);
        }
        if conditions {
            for &condition in card.when {
                self.holds(state, seat, card.id, condition)?;
            }
        }
        self.affordable(state, seat, card, leaves)?;
        self.has_target(state, seat, card, leaves)
    }

    /// The moral that a power's printed costs ask for now.
    pub(crate) fn moral_cost(&self, state: &State, seat: u8, card: &Card) -> u8 {
        let horde = state.horde(seat);
        if horde.waive_power {
            return 0;
        }
        card.costs
            .iter()
            .map(|cost| match *cost {
                Cost::Moral(moral) => moral,
                // WW-9.55: for all that would be readied, not for a choice of them.
                Cost::MoralPerRested => self.restable(state, seat, card.id, CardFilter::Anyone).len() as u8,
                Cost::MoralUnless(other, moral) => {
                    if horde.has(other) {
                        0
                    } else {
                        moral
                    }
                }
                Cost::Abandon(_) | Cost::TapOther(_) => 0,
            })
            .sum()
    }

    pub(crate) fn affordable(&self, state: &State, seat: u8, card: &'static Card, leaves: bool) -> Result<(), Why> {
        let horde = state.horde(seat);
        if card.costs.is_empty() && !leaves {
            return Ok(());
        }
        let leaving = if leaves { 1 + u8::from(self.follower(state, seat, card.id) != 0) } else { 0 };
        // WW-9.7: at least one hordier must be left.
        if leaving > 0 && horde.len() <= leaving {
            return Err(Why::WouldBeEmpty);
        }
        let price = self.moral_cost(state, seat, card) + leaving * self.malus(state, seat);
        if price > 0 && horde.moral <= price {
            return Err(Why::LastMoral);
        }
        for cost in card.costs {
            match *cost {
                Cost::Abandon(kind) => {
                    let anyone = self.abandon_candidates(state, seat, card.id, kind);
                    if !anyone.iter().any(|other| self.may_abandon(state, seat, card.id, other)) {
                        return Err(if anyone.is_empty() { Why::NobodyToAbandon } else { Why::LastMoral });
                    }
                }
                Cost::TapOther(n) if (self.tappable(state, seat, card.id).len() as u8) < n => {
                    return Err(Why::NobodyToTap);
                }
                _ => {}
            }
        }
        Ok(())
    }

    pub(crate) fn tappable(&self, state: &State, seat: u8, user: u8) -> CardSet {
        let horde = state.horde(seat);
        horde
            .tops()
            .filter(|(place, card)| horde.is_ready(*place) && card.id != user)
            .map(|(_, card)| card.id)
            .collect()
    }

    /// The card that leaves with that one (WW-9.44), or 0.
    pub(crate) fn follower(&self, state: &State, seat: u8, card: u8) -> u8 {
        if !self.followed.has(card) {
            return 0;
        }
        state.horde(seat).tops().find(|(_, other)| other.follows == Some(card)).map_or(0, |(_, other)| other.id)
    }

    /// Cards of the kind a cost asks for, whatever they would cost.
    pub(crate) fn abandon_candidates(&self, state: &State, seat: u8, user: u8, kind: Abandon) -> CardSet {
        let horde = state.horde(seat);
        horde
            .tops()
            .filter(|&(place, card)| {
                let in_line = |line: Line| Line::of_place(place) == line || card.line() == line;
                card.id != user
                    && !horde.is_locked(place)
                    && match kind {
                        Abandon::Other => true,
                        Abandon::OtherNotTraceur => card.position != Position::Traceur,
                        Abandon::Pack => in_line(Line::Pack),
                        Abandon::Traine => in_line(Line::Traine),
                        Abandon::FerLineNotCalsan => in_line(Line::Fer) && !card.has(Tag::Calsan),
                    }
            })
            .map(|(_, card)| card.id)
            .collect()
    }

    /// Cards that may pay an abandon: payable, not the last, and leaving room where the effect recruits a named card.
    pub(crate) fn abandonable(&self, state: &State, seat: u8, user: u8, kind: Abandon) -> CardSet {
        self.abandon_candidates(state, seat, user, kind)
            .iter()
            .filter(|&card| self.may_abandon(state, seat, user, card))
            .collect()
    }

    /// Whether the malus can be paid, a hordier is left, and a named recruit finds its place once that card is gone
    /// (WW-9.54).
    pub(crate) fn may_abandon(&self, state: &State, seat: u8, user: u8, card: u8) -> bool {
        let horde = state.horde(seat);
        let leaving = 1 + u8::from(self.follower(state, seat, card) != 0);
        let price = leaving * self.malus(state, seat);
        if horde.len() <= leaving || price > 0 && horde.moral <= price {
            return false;
        }
        let Some(Op::Recruit(Source::Anywhere, whom)) = CardId(user).card().ops.first() else { return true };
        let mut after = *horde;
        if let Some(place) = after.place_of(card) {
            after.take(place);
        }
        let there = self.outside(state).minus(state.now.barred_today).and(self.of_whom(*whom));
        there.iter().any(|other| after.fits(CardId(other).card()))
    }

    /// Whether anything but leaving could be done in a travel state besides resting.
    pub(crate) fn any_travel_choice(&self, state: &State) -> bool {
        let seat = state.active;
        let horde = state.horde(seat);
        horde.tops().any(|(place, card)| {
            horde.is_ready(place) && self.in_travel.has(card.id) && self.ready_card_usable(state, seat, card.id)
        }) || self.any_race_choice(state, seat)
    }

    /// The power is announced: costs, reactions, effects (WW-9.3).
    pub(crate) fn use_power(&self, state: &mut State, seat: u8, card: u8, log: &mut impl Log<Event>) {
        let definition = CardId(card).card();
        let force = if state.in_contre() { state.contre.force } else { 0 };
        log.push(Event::Used { seat: Seat(seat), card: CardId(card), force });
        state.now.used_today = state.now.used_today.with(card);
        let mut follower = 0;
        let price = self.moral_cost(state, seat, definition);
        if definition.trigger.abandons() {
            follower = self.abandon(state, seat, card, log);
            state.now.barred_today = state.now.barred_today.with(card);
        } else {
            self.tap(state, seat, card);
        }
        if price > 0 {
            self.change_moral(state, seat, -(price as i8), log);
        }
        self.start_run(state, seat, card, follower, log);
    }

    pub(crate) fn tap(&self, state: &mut State, seat: u8, card: u8) {
        if let Some(place) = state.horde(seat).place_of(card) {
            state.horde_mut(seat).tapped |= 1 << place;
        }
    }

    /// Costs that need a choice come first, then reactions, then the effects.
    pub(crate) fn start_run(&self, state: &mut State, seat: u8, card: u8, follower: u8, log: &mut impl Log<Event>) {
        state.run = Run {
            pc: self.programs.entry(card),
            card,
            seat,
            decider: seat,
            follower,
            wait: Wait::Nothing,
            ..Run::NONE
        };
        for cost in CardId(card).card().costs {
            match *cost {
                Cost::Abandon(kind) => {
                    state.run.wait = Wait::CostAbandon;
                    let choices = self.abandonable(state, seat, card, kind);
                    if choices.len() <= 1 {
                        let only = choices.iter().next().unwrap_or(0);
                        self.pay_abandon(state, only, log);
                    }
                    return;
                }
                Cost::TapOther(n) => {
                    state.run.wait = Wait::CostTap;
                    state.run.left = n;
                    return;
                }
                _ => {}
            }
        }
        self.costs_paid(state, log);
    }

    pub(crate) fn pay_abandon(&self, state: &mut State, card: u8, log: &mut impl Log<Event>) {
        let seat = state.run.seat;
        if card != 0 {
            state.run.follower = self.abandon(state, seat, card, log);
        }
        self.costs_paid(state, log);
    }

    pub(crate) fn costs_paid(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.run.wait = Wait::Nothing;
        state.run.left = 0;
        // Reactions are asked in turn order, from the seat after the user (WW-9.2).
        if self.seats > 1 && state.run.card <= crate::cards::CARDS as u8 {
            state.run.aimed = state.run.seat;
            if self.ask_reaction(state) {
                return;
            }
            state.run.aimed = crate::board::NOWHERE;
        }
        self.proceed(state, log);
    }

    /// A card leaves for the écartés, with its follower; the malus is charged for each (WW-9.8, WW-6.30). Returns the follower.
    pub(crate) fn abandon(&self, state: &mut State, seat: u8, card: u8, log: &mut impl Log<Event>) -> u8 {
        let malus = self.malus(state, seat);
        let follower = self.follower(state, seat, card);
        for leaving in [card, follower] {
            let Some(place) = state.horde(seat).place_of(leaving) else { continue };
            state.horde_mut(seat).take(place);
            state.now.set_aside(leaving);
            log.push(Event::Abandoned { seat: Seat(seat), card: CardId(leaving) });
            if malus > 0 {
                self.change_moral(state, seat, -(malus as i8), log);
            }
        }
        follower
    }
}
