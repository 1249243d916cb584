//! Sail Race behind the contract.

use crate::action::Action;
use crate::cards::Pile;
use crate::chance::{FIRST_WIND, WEATHER};
use crate::course::Course;
use crate::event::Event;
use crate::ids;
use crate::legal::PLAIN_PLOTS;
use crate::options::{Buoys, FIELDS, InitialWind, Options, PRESETS, Tie, Weather};
use crate::state::{Boat, Phase, State, Status};
use crate::wind::Wind;
use galerne_engine::{Field, Log, MAX_SEATS, Preset, Refusal, Rules, Seat, SeatSet, Standings, Turn};
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

    /// All boats that finished in the earliest turn win (SR-10.3), or of them the earliest by fraction (SR-11.14).
    pub(crate) fn winners(&self, state: &State) -> SeatSet {
        let arrival = |seat: Seat| self.arrival(state.boat(seat).status);
        let seats = || (0..self.seats as u8).map(Seat);
        let Some(first) = seats().filter_map(arrival).min() else { return SeatSet::NONE };
        seats().filter(|&seat| arrival(seat) == Some(first)).collect()
    }

    /// When a boat arrived, as one comparable number: turns, and fractions of a turn where they count. 2520 is divisible
    /// by every speed a boat can have (1 to 10), so the fractions are exact.
    fn arrival(&self, status: Status) -> Option<u32> {
        let Status::Finished { turn, step, speed } = status else { return None };
        let fraction = match self.options.tie {
            Tie::Fraction => u32::from(step) * 2520 / u32::from(speed.max(1)),
            Tie::Shared => 0,
        };
        Some(u32::from(turn) * 2520 + fraction)
    }

    /// Classification of SR-10.5 as one number: finished boats by arrival, then by buoys and remaining distance, then
    /// those who resigned.
    fn score(&self, state: &State, seat: Seat) -> i32 {
        let boat = state.boat(seat);
        if let Some(arrival) = self.arrival(boat.status) {
            return 20_000_000 - arrival as i32;
        }
        let remaining = state.tour.and_then(|tour| self.course.remaining(tour, boat.cell, boat.rounded));
        let under_way = i32::from(boat.rounded) * 10_000 - i32::from(remaining.unwrap_or(9_999).min(9_999));
        if boat.status == Status::Resigned { under_way - 1_000_000 } else { under_way }
    }
}

impl Rules for SailRace {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;

    const ID: &'static str = "sail-race";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 1..=MAX_SEATS;

    fn fields() -> &'static [Field] {
        FIELDS
    }

    fn presets() -> &'static [Preset] {
        PRESETS
    }

    fn example(field: &str) -> Option<&'static str> {
        crate::options::example(field)
    }

    fn new(options: &Options, seats: usize) -> Result<Self, Refusal> {
        if !Self::SEATS.contains(&seats) {
            return Err(Refusal::new(ids::SEATS, "refused-seats").with("seats", seats).with("max", MAX_SEATS));
        }
        options.check()?;
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
            pile: match self.options.weather {
                Weather::Cards2 | Weather::Chain => Pile::full(),
                Weather::Dice | Weather::Table => Pile::NONE,
            },
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
                out.extend_from_slice(&PLAIN_PLOTS);
            } else {
                self.list(state, seat, out);
            }
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.judge(state, seat, action)
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
