//! Sail Race behind the contract.

use crate::action::{Action, Card, Chance};
use crate::cards::{KINDS, Pile, Top};
use crate::course::Course;
use crate::event::Event;
use crate::ids;
use crate::legal::PLAIN_PLOTS;
use crate::options::{Buoys, FIELDS, InitialWind, Options, PRESETS, Tie, Weather};
use crate::position::Position;
use crate::state::{Boat, Commit, Phase, State, Status};
use crate::wind::{Wind, evolution, initial_direction};
use galerne_engine::{
    Field, Game, Log, MAX_SEATS, Preset, Random, Refusal, Seat, SeatSet, Source, Standings, Turn, View, Viewer,
};
use std::ops::RangeInclusive;

/// A race set up: options, seats, and the course with all its tables.
#[derive(Clone, Debug)]
pub struct SailRace {
    pub(crate) options: Options,
    pub(crate) seats: usize,
    pub(crate) course: Course,
    /// The pre-drawn weather, the initial throw first; empty without a table.
    throws: Vec<[u8; 2]>,
}

/// The first wind and the weather have streams of their own.
const FIRST_WIND: Source = Source(0);
const WEATHER: Source = Source(1);

impl SailRace {
    #[must_use]
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// The throw that the pre-drawn table holds for the chance that is due, as long as the list lasts.
    pub(crate) fn predrawn(&self, state: &State) -> Option<[u8; 2]> {
        if self.throws.is_empty() || state.imagined {
            return None;
        }
        let line = if state.phase == Phase::InitialWind { 0 } else { usize::from(state.turn) + 1 };
        self.throws.get(line).copied()
    }

    /// The wind that a possible outcome brings.
    #[inline(always)]
    pub(crate) fn wind_after(&self, state: &State, chance: Chance) -> Wind {
        match chance {
            Chance::Throw { column, row } => {
                let (turn, force) = evolution(column, row);
                state.wind.changed(turn, force)
            }
            Chance::Two { first, second } => state.wind.changed(first.turn, second.force),
            Chance::Chain { turned, next } => state.wind.changed(next, turned.force),
        }
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

    fn list_cards2(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let pile = state.pile.ready();
        let begin = out.len();
        for first in (0..KINDS).filter(|&kind| pile.ways_on_top(kind) > 0) {
            let rest = pile.without_top(Card::of_kind(first));
            for second in (0..KINDS).filter(|&kind| rest.ways_on_top(kind) > 0) {
                let chance = Chance::Two { first: Card::of_kind(first), second: Card::of_kind(second) };
                let ways = pile.ways_on_top(first) * rest.ways_on_top(second);
                // The same two cards the other way round may bring the same wind: then it is the same outcome.
                let wind = self.wind_after(state, chance);
                let swapped = Chance::Two { first: Card::of_kind(second), second: Card::of_kind(first) };
                match out[begin..].iter_mut().find(|(known, _)| *known == swapped) {
                    Some((known, weight)) if self.wind_after(state, *known) == wind => *weight += ways,
                    _ => out.push((chance, ways)),
                }
            }
        }
    }

    fn list_chain(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let pile = state.pile.ready();
        for kind in (0..KINDS).filter(|&kind| pile.ways_on_top(kind) > 0) {
            let turned = Card::of_kind(kind);
            let rest = pile.without_top(turned);
            for (next, ways) in rest.backs().filter(|&(_, ways)| ways > 0) {
                out.push((Chance::Chain { turned, next }, pile.ways_on_top(kind) * ways));
            }
        }
    }

    /// One representative throw for each wind it may bring (17 of 36, fewer where the force is capped).
    fn list_throws(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let begin = out.len();
        for (column, row) in all_throws() {
            let chance = Chance::Throw { column, row };
            let wind = self.wind_after(state, chance);
            match out[begin..].iter_mut().find(|(known, _)| self.wind_after(state, *known) == wind) {
                Some((_, weight)) => *weight += 1,
                None => out.push((chance, 1)),
            }
        }
    }
}

fn all_throws() -> impl Iterator<Item = (u8, u8)> {
    (1..=6).flat_map(|row| (1..=6).map(move |column| (column, row)))
}

impl Game for SailRace {
    type Options = Options;
    type State = State;
    type Position = Position;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;

    const ID: &'static str = "sail-race";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 1..=MAX_SEATS;
    const SOURCES: &'static [&'static str] = &["first wind", "weather"];

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

    fn draw(&self, state: &State, random: &mut Random) -> Chance {
        if let Some([column, row]) = self.predrawn(state) {
            return Chance::Throw { column, row };
        }
        match self.options.weather {
            Weather::Cards2 if state.phase == Phase::Weather => {
                let pile = state.pile.ready();
                let first = pile.draw(random);
                Chance::Two { first, second: pile.without_top(first).draw(random) }
            }
            Weather::Chain if state.phase == Phase::Weather => {
                let pile = state.pile.ready();
                let turned = pile.draw(random);
                Chance::Chain { turned, next: pile.without_top(turned).draw_back(random) }
            }
            _ => {
                let throw = random.below(36) as u8;
                Chance::Throw { column: throw % 6 + 1, row: throw / 6 + 1 }
            }
        }
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Chance, u32)>) -> bool {
        if let Some([column, row]) = self.predrawn(state) {
            out.push((Chance::Throw { column, row }, 1));
        } else if state.phase == Phase::InitialWind {
            out.extend(all_throws().map(|(column, row)| (Chance::Throw { column, row }, 1)));
        } else {
            match self.options.weather {
                Weather::Cards2 => self.list_cards2(state, out),
                Weather::Chain => self.list_chain(state, out),
                Weather::Dice | Weather::Table => self.list_throws(state, out),
            }
        }
        true
    }

    fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), Refusal> {
        let by_cards =
            state.phase == Phase::Weather && matches!(self.options.weather, Weather::Cards2 | Weather::Chain);
        let on_pile = |pile: &Pile, card: Card| card.kind().is_some_and(|kind| pile.ways_on_top(kind) > 0);
        let possible = match *chance {
            _ if !matches!(state.phase, Phase::InitialWind | Phase::Weather) => {
                return Err(Refusal::new(ids::WEATHER, "refused-no-weather-due"));
            }
            Chance::Throw { column, row } if !by_cards => {
                if !(1..=6).contains(&column) || !(1..=6).contains(&row) {
                    return Err(Refusal::new(ids::MANUAL, "refused-dice"));
                }
                match self.predrawn(state) {
                    Some(due) if due != [column, row] => {
                        return Err(Refusal::new(ids::WEATHER_SOURCE, "refused-not-in-table")
                            .with("column", due[0])
                            .with("row", due[1]));
                    }
                    _ => true,
                }
            }
            Chance::Two { first, second } if by_cards && self.options.weather == Weather::Cards2 => {
                let pile = state.pile.ready();
                on_pile(&pile, first) && on_pile(&pile.without_top(first), second)
            }
            Chance::Chain { turned, next } if by_cards && self.options.weather == Weather::Chain => {
                let pile = state.pile.ready();
                on_pile(&pile, turned) && pile.without_top(turned).backs().any(|(back, ways)| back == next && ways > 0)
            }
            _ => return Err(Refusal::new(ids::WEATHER_SOURCE, "refused-other-weather")),
        };
        if possible { Ok(()) } else { Err(Refusal::new(ids::CARDS_KNOWN, "refused-card-not-there")) }
    }

    fn resolve(&self, state: &mut State, chance: Chance, log: &mut impl Log<Event>) {
        if state.phase == Phase::InitialWind {
            if let Chance::Throw { column, row } = chance {
                self.open_with(state, initial_direction(column, row), Some([column, row]), log);
            }
            return;
        }
        let wind = self.wind_after(state, chance);
        match chance {
            Chance::Throw { .. } => {}
            Chance::Two { first, second } => state.pile = state.pile.ready().without_top(first).without_top(second),
            Chance::Chain { turned, next } => {
                state.pile = state.pile.ready().without_top(turned);
                state.pile.top = Top::Back(next);
            }
        }
        self.blow(state, wind, chance, log);
    }

    #[inline]
    fn standings(&self, state: &State) -> Standings {
        let winners = if state.phase == Phase::Over { self.winners(state) } else { SeatSet::NONE };
        Standings::by_score(self.seats, |seat| self.score(state, seat), winners)
    }

    /// SR-5.2, SR-5.3: what another boat has committed to, and the lines of the table to come.
    fn redact(&self, state: &State, viewer: Viewer) -> State {
        let mut seen = *state;
        for (index, boat) in seen.boats[..self.seats].iter_mut().enumerate() {
            if boat.commit != Commit::NONE && !viewer.sees(Seat(index as u8)) {
                boat.commit = Commit::HIDDEN;
            }
        }
        seen.imagined = true;
        seen
    }

    fn redact_event(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Committed { seat, .. } if !viewer.sees(*seat) => Event::Committed { seat: *seat, action: None },
            event => event.clone(),
        })
    }

    /// A hidden commitment may be any that is legal: nothing is known of a player's taste.
    fn determinise(&self, view: &View<Self>, random: &mut Random) -> State {
        let mut state = *view.state();
        for index in 0..self.seats {
            if state.boats[index].commit == Commit::HIDDEN {
                let seat = Seat(index as u8);
                let mut asked = state;
                asked.boats[index].commit = Commit::NONE;
                asked.awaited = asked.awaited.with(seat);
                if asked.phase == Phase::Weather {
                    asked.phase = if asked.turn == 0 { Phase::InitialHeading } else { Phase::Plot };
                }
                let mut actions = Vec::new();
                self.list(&asked, seat, &mut actions);
                actions.retain(|action| *action != Action::Resign);
                state.boats[index].commit = random.pick(&actions).map_or(Commit::NONE, Commit::to);
            }
        }
        state
    }

    fn describe(&self, state: &State) -> Position {
        Position::of(self, state)
    }

    fn restore(&self, position: &Position) -> Result<State, Refusal> {
        position.to_state(self)
    }

    fn action_space(&self) -> usize {
        Action::SPACE
    }

    fn action_id(&self, action: &Action) -> usize {
        action.id()
    }

    fn action_of(&self, id: usize) -> Option<Action> {
        Action::of(id)
    }

    fn gives_up(&self, action: &Action) -> bool {
        *action == Action::Resign
    }
}
