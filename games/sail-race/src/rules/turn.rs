//! The course of a turn (SR-7): what follows a choice or a wind, who is asked next, and when the race ends.

use super::speed::{Orders, Run, run};
use crate::action::{Action, Chance, Mode, Spi};
use crate::event::Event;
use crate::game::SailRace;
use crate::options::{End, Timing};
use crate::state::{Commit, Phase, State, Status};
use crate::wind::Wind;
use galerne_engine::{Log, Seat, SeatSet};

impl SailRace {
    /// A boat's choice is laid down, face down (SR-7.6).
    #[inline]
    pub(crate) fn commit(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        state.boats[seat.index()].commit = Commit::to(action);
        log.push(Event::Committed { seat, action: Some(action) });
        state.awaited = state.awaited.without(seat);
        if state.awaited.is_empty() {
            self.close_phase(state, seat, log);
        }
    }

    /// SR-7.8: the boat is out at once and no longer awaited.
    pub(crate) fn resign(&self, state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
        let boat = &mut state.boats[seat.index()];
        boat.status = Status::Resigned;
        boat.commit = Commit::NONE;
        boat.previous = None;
        boat.spi = Spi::Keep;
        state.racing = state.racing.without(seat);
        log.push(Event::Resigned { seat });
        if state.racing.is_empty() {
            self.finish_race(state, false, log);
            return;
        }
        state.awaited = state.awaited.without(seat);
        if state.awaited.is_empty() {
            match state.phase {
                Phase::WindChoice | Phase::TourChoice => self.ask_host(state, state.phase),
                _ => self.close_phase(state, seat, log),
            }
        }
    }

    /// All have chosen. Headings plotted in advance stay face down until the next wind; the others are carried out now.
    fn close_phase(&self, state: &mut State, last: Seat, log: &mut impl Log<Event>) {
        match state.phase {
            Phase::Trim | Phase::Helm => {
                let others = state.racing.without(last);
                if others.iter().any(|seat| state.boat(seat).commit != Commit::NONE) {
                    log.push(Event::Shown);
                }
                self.move_all(state, log);
            }
            _ => state.phase = Phase::Weather,
        }
    }

    /// SR-7.2: the wind of the turn. The first wind moved no boat (SR-3.10): turn 1 opens with a throw of its own.
    pub(crate) fn blow(&self, state: &mut State, wind: Wind, chance: Chance, log: &mut impl Log<Event>) {
        state.turn += 1;
        state.wind = wind;
        log.push(Event::Weather { turn: state.turn, wind, chance });
        match self.options.timing {
            Timing::AfterWind => {
                self.show_plots(state);
                self.ask_all(state, Phase::Helm);
            }
            Timing::Program if self.options.ease => {
                self.show_plots(state);
                self.ask_to_trim(state, log);
            }
            Timing::Program => self.move_all(state, log),
        }
    }

    /// The headings plotted before the wind come into force (SR-7.3, SR-11.17).
    fn show_plots(&self, state: &mut State) {
        for boat in &mut state.boats[..self.seats] {
            if boat.status == Status::Racing
                && let Some(Action::Plot { heading, spi }) = boat.commit.action()
            {
                boat.previous = if self.options.timing == Timing::Program { boat.heading } else { None };
                boat.heading = Some(heading);
                boat.spi = spi;
                boat.commit = Commit::NONE;
            }
        }
    }

    /// SR-11.6: only boats that would move are asked; without any, the move follows at once.
    fn ask_to_trim(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.awaited = state.racing.iter().filter(|&seat| self.would_move(state, seat)).collect();
        if state.awaited.is_empty() {
            self.move_all(state, log);
        } else {
            state.phase = Phase::Trim;
        }
    }

    /// Whether the boat has speed left to ease.
    pub(crate) fn would_move(&self, state: &State, seat: Seat) -> bool {
        let sail_up = state.boat(seat).sail_up;
        let unmoved = |orders: Orders| Orders { ease: false, ..orders };
        self.orders(state, seat).is_some_and(|orders| {
            matches!(run(&self.options, state.wind, sail_up, unmoved(orders)), Run::Sail { speed: 1.., .. })
        })
    }

    /// The orders for the coming move, as far as they are known.
    #[inline]
    fn orders(&self, state: &State, seat: Seat) -> Option<Orders> {
        let boat = state.boat(seat);
        Some(match boat.commit.action() {
            Some(Action::Plot { heading, spi }) => {
                Orders { heading, previous: boat.heading, mode: Mode::Advance, spi, ease: false }
            }
            Some(Action::Helm { heading, mode, ease, spi }) => {
                Orders { heading, previous: boat.heading, mode, spi, ease }
            }
            commit => Orders {
                heading: boat.heading?,
                previous: boat.previous,
                mode: Mode::Advance,
                spi: boat.spi,
                ease: commit == Some(Action::Trim { ease: true }),
            },
        })
    }

    /// SR-7.3, SR-7.4: all boats move, then the end of the race is looked for. No boat is in another's way (SR-1.2, SR-8.5), so it does
    /// not matter which of them moves first.
    fn move_all(&self, state: &mut State, log: &mut impl Log<Event>) {
        let mut somebody_finished = false;
        for seat in state.racing.iter() {
            if let Some(orders) = self.orders(state, seat)
                && self.carry_out(state, seat, orders, log)
            {
                somebody_finished = true;
                state.racing = state.racing.without(seat);
            }
            let boat = &mut state.boats[seat.index()];
            (boat.commit, boat.previous, boat.spi) = (Commit::NONE, None, Spi::Keep);
        }
        // SR-10.3, or SR-11.15, where no boat is cut short.
        let done = match self.options.end {
            End::First => somebody_finished,
            End::All => state.racing.is_empty(),
        };
        if done {
            self.finish_race(state, false, log);
        } else if state.turn >= self.options.max_turns {
            // SR-10.7: called off.
            self.finish_race(state, true, log);
        } else if self.options.timing == Timing::AfterWind {
            state.phase = Phase::Weather;
            state.awaited = SeatSet::NONE;
        } else {
            // SR-7.5: the heading for the move after the next wind.
            self.ask_all(state, Phase::Plot);
        }
    }

    fn finish_race(&self, state: &mut State, time_limit: bool, log: &mut impl Log<Event>) {
        state.phase = Phase::Over;
        state.awaited = SeatSet::NONE;
        // A boat still racing when the race ends keeps no order it can never carry out.
        for boat in &mut state.boats[..self.seats] {
            (boat.commit, boat.previous, boat.spi) = (Commit::NONE, None, Spi::Keep);
        }
        log.push(Event::RaceOver { winners: self.winners(state), time_limit });
    }
}
