//! Sail Race behind the contract.

use crate::action::{Action, FIRST_WIND, WEATHER};
use crate::cards::Pile;
use crate::course::Course;
use crate::event::Event;
use crate::options::{Buoys, FIELDS, InitialWind, Options, PRESETS};
use crate::rule_ids as rule;
use crate::state::{Boat, Phase, State};
use crate::wind::{Wind, is_direction};
use galerne_engine::{Field, Group, Log, MAX_SEATS, Need, Preset, Refusal, Rules, Seat, SeatSet, Standings, Turn};
use std::ops::RangeInclusive;

/// A race set up: options, seats, and the course with all its tables.
#[derive(Clone, Debug)]
pub struct SailRace {
    pub(crate) options: Options,
    pub(crate) seats: usize,
    pub(crate) course: Course,
    /// The pre-drawn weather, the initial throw first; empty without a table.
    pub(crate) throws: Vec<[u8; 2]>,
}

impl SailRace {
    #[must_use]
    pub const fn course(&self) -> &Course {
        &self.course
    }
}

impl Rules for SailRace {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;

    const ID: &'static str = "sail-race";
    const RULES: u32 = 1;
    /// SR-1.5: a race of several boats, or one against the clock by the same rules.
    const SEATS: RangeInclusive<usize> = 1..=MAX_SEATS;

    fn fields() -> &'static [Field] {
        FIELDS
    }

    fn presets() -> &'static [Preset] {
        PRESETS
    }

    fn groups() -> &'static [Group] {
        crate::options::GROUPS
    }

    fn needs() -> &'static [Need] {
        crate::options::NEEDS
    }

    fn example(field: &str) -> Option<&'static str> {
        crate::options::example(field)
    }

    fn new(options: &Options, seats: usize) -> Result<Self, Refusal> {
        if !Self::SEATS.contains(&seats) {
            return Err(Refusal::new(rule::SEATS, "refused-seats").with("seats", seats).with("max", MAX_SEATS));
        }
        options.validate()?;
        let course = Course::new(&options.chart()?, options.buoys == Buoys::Solid);
        Ok(SailRace { options: options.clone(), seats, course, throws: options.throws() })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> State {
        let mut state = State {
            phase: Phase::InitialWind,
            awaited: SeatSet::NONE,
            racing: SeatSet::first(self.seats),
            turn: 0,
            wind: Wind::initial(0),
            tour: None,
            boats: [Boat::at(self.course.start()); MAX_SEATS],
            pile: if self.options.weather.is_by_cards() { Pile::full() } else { Pile::NONE },
            imagined: false,
        };
        if self.options.initial_wind == InitialWind::Agreed {
            self.ask_host(&mut state, Phase::WindChoice);
        }
        state
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::InitialWind => Turn::Chance(FIRST_WIND),
            Phase::Weather => Turn::Chance(WEATHER),
            Phase::Over => Turn::Over,
            _ => Turn::Decide(state.awaited),
        }
    }

    #[inline]
    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.awaited.has(seat) {
            if self.lists_plainly(state) {
                out.extend_from_slice(&Action::PLAIN_PLOTS);
            } else {
                self.list(state, seat, out);
            }
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_seat(state, seat)?;
        let boat = state.boat(seat);
        match (state.phase, *action) {
            (_, Action::Resign) => Ok(()),
            (Phase::WindChoice, Action::SetWind { direction }) if is_direction(direction) => Ok(()),
            (Phase::WindChoice, Action::SetWind { direction }) => {
                Err(Refusal::new(rule::AGREED_WIND, "refused-bad-wind").with("direction", direction))
            }
            (Phase::TourChoice, Action::SetTour { .. }) | (Phase::Trim, Action::Trim { .. }) => Ok(()),
            (Phase::InitialHeading | Phase::Plot, Action::Plot { heading, spi }) => self.check_plot(boat, heading, spi),
            (Phase::Helm, Action::Helm { heading, mode, ease, spi }) => {
                self.check_helm(state, boat, heading, mode, ease, spi)
            }
            (_, action) => self.wrong_phase(action),
        }
    }

    fn act(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::SetWind { direction } => self.open_with(state, direction, None, log),
            Action::SetTour { tour } => self.settle_tour(state, tour, true, log),
            Action::Resign => self.resign(state, seat, log),
            Action::Plot { .. } | Action::Trim { .. } | Action::Helm { .. } => self.commit(state, seat, action, log),
        }
    }

    #[inline]
    fn standings(&self, state: &State) -> Standings {
        let winners = if state.phase == Phase::Over { self.winners(state) } else { SeatSet::NONE };
        Standings::by_score(self.seats, |seat| self.score(state, seat), winners)
    }

    #[inline]
    fn gives_up(&self, action: &Action) -> bool {
        *action == Action::Resign
    }
}
