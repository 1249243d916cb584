//! The set-up and the contract: each method says where its matter is.

use crate::action::Action;
use crate::buildings::Kind;
use crate::cells::Cell;
use crate::dice::Force;
use crate::event::Event;
use crate::material::Material;
use crate::options::{self, Options, Throw};
use crate::reach::Ways;
use crate::rules::edition::material_of;
use crate::state::{self, Phase, State};
use galerne_engine::{Direction, Field, Group, Log, Need, Preset, Refusal, Rules, Seat, SeatSet, Standings, Turn};
use std::ops::RangeInclusive;

/// The set-up: the options as they apply, the seats, and the list of all launches.
#[derive(Debug)]
pub struct Pluvionautes {
    pub(crate) options: Options,
    pub(crate) seats: usize,
    /// Every launch of PL-6.1, copied as it is whenever one is due.
    pub(crate) launches: Vec<Action>,
    /// What each card pays for an island, by [`Mission::ALL`](crate::Mission::ALL) (PL-13.14).
    pub(crate) values: [u8; 6],
    /// What is printed, as this game has it.
    pub(crate) material: Material,
}

impl Pluvionautes {
    /// The distances of a board, by what entering a cell costs in this game. They are asked for anew wherever something is measured, since
    /// the board of that moment counts (PL-3.5).
    #[inline]
    pub(crate) fn paths(&self, state: &State) -> Ways {
        if self.material.costs_as_printed {
            Ways::new(&state.sky, &state.buildings)
        } else {
            Ways::priced(&state.sky, &state.buildings, &self.material.enter)
        }
    }

    /// How far the balloon flies with the number on its die (PL-7.2); 0 until it is known.
    #[inline]
    pub(crate) fn fuel(&self, state: &State) -> u8 {
        self.flies(state.fuel)
    }

    /// How far it flies with that number.
    #[inline]
    pub(crate) fn flies(&self, number: u8) -> u8 {
        self.material.fuel[usize::from(number & 7)]
    }

    /// How far an island can be towed with the die turned over (PL-8.1, PL-8.2).
    #[inline]
    pub(crate) fn tow_range(&self, state: &State) -> u8 {
        self.tows(state.fuel)
    }

    /// How far it is towed with that number.
    #[inline]
    pub(crate) fn tows(&self, number: u8) -> u8 {
        self.material.tow[usize::from(number.clamp(2, 5))]
    }

    /// How far it rains from a weather die of that value; 0 is no rain at all (PL-4.1).
    #[inline]
    pub(crate) fn rain(&self, value: u8) -> u8 {
        self.material.rain[usize::from(value & 7)]
    }

    /// How far it storms from it.
    #[inline]
    pub(crate) fn storm(&self, value: u8) -> u8 {
        self.material.storm[usize::from(value & 7)]
    }

    /// How many islands of each terrain are in the box, by [`Terrain::ALL`](crate::Terrain::ALL).
    #[must_use]
    pub fn islands(&self) -> [u8; 3] {
        self.material.islands
    }
}

impl Rules for Pluvionautes {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;

    const ID: &'static str = "pluvionautes";
    const RULES: u32 = 1;
    /// PL-1.1: two to six players, or one with the rules of PL-13.11.
    const SEATS: RangeInclusive<usize> = 1..=6;

    fn fields() -> &'static [Field] {
        options::FIELDS
    }

    fn presets() -> &'static [Preset] {
        options::PRESETS
    }

    fn groups() -> &'static [Group] {
        options::GROUPS
    }

    fn needs() -> &'static [Need] {
        options::NEEDS
    }

    fn new(options: &Options, seats: usize) -> Result<Self, Refusal> {
        let mut options = options.settled(seats)?;
        let material = material_of(&mut options, seats)?;
        let forces: &[Force] = if options.throw == Throw::Chosen { &[Force::Soft] } else { &Force::ALL };
        let launches = Cell::all()
            .flat_map(|target| {
                Direction::ALL
                    .into_iter()
                    .flat_map(move |heading| forces.iter().map(move |&force| Action::Launch { target, heading, force }))
            })
            .collect();
        Ok(Pluvionautes { options, seats, launches, values: material.values, material })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> usize {
        self.seats
    }

    /// PL-2.5: the buildings are shared out, with the option of PL-13.3 to the reserve alone; everything else waits for chance.
    fn start(&self) -> State {
        let mut state = State::BLANK;
        state.reserve = self.material.buildings;
        if self.options.start_wall {
            for supply in &mut state.supply[..self.seats] {
                supply[Kind::Wall.index()] = 1;
                state.reserve[Kind::Wall.index()] -= 1;
            }
        }
        if self.options.throw == Throw::Manual {
            state.phase = Phase::Island;
        }
        state
    }

    /// PL-5.6: of all players only the one whose turn it is decides anything.
    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match (state.phase, Self::source(state.phase)) {
            (Phase::Over, _) => Turn::Over,
            (_, Some(source)) => Turn::Chance(source),
            (_, None) => Turn::Decide(SeatSet::one(self.active(state))),
        }
    }

    #[inline]
    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.turn(state).deciders().has(seat) {
            self.list_actions(state, out);
        }
    }

    /// The order of the tests is the order of the codes of the rulebook's table of refusals.
    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_turn(state, seat)?;
        self.check_phase(state, action)?;
        self.check_action(state, action)
    }

    fn act(&self, state: &mut State, _: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Launch { target, heading, force } => self.launch(state, target, heading, force, log),
            Action::Rethrow { target, heading, .. } => self.aim_rethrow(state, target, heading.index() as u8),
            Action::RethrowOn { cell, .. } => self.aim_rethrow(state, cell, 0),
            Action::Rest { cell } => self.rest_balloon(state, cell, log),
            Action::RestWeather { cell, .. } => self.rest_weather(state, cell, log),
            Action::Face { fuel } => {
                log.push(Event::Fuel { seat: self.active(state), fuel: self.flies(fuel) });
                (state.fuel, state.phase) = (fuel, Phase::Pilot);
            }
            Action::Pilot { cell } => self.fly_to(state, cell, log),
            Action::Tow { cell } => self.tow_to(state, cell, log),
            Action::BuildNothing => {
                log.push(Event::BuiltNothing { seat: self.active(state) });
                self.end_turn(state, log);
            }
            Action::Take { kind } => self.take(state, kind, log),
            Action::Place { kind, slot } => self.place(state, kind, slot, log),
            Action::ReportOut => {
                log.push(Event::Out);
                self.failed(state, log);
            }
            Action::ReportLanding { cell } => self.report_landing(state, cell, log),
            Action::ReportUnchanged { .. } => self.next_reported_die(state),
            Action::ReportLost { .. } => self.report_lost(state, log),
            Action::ReportMoved { cell, .. } => self.report_moved(state, cell),
            Action::ReportValue { value, .. } if state.phase == Phase::RethrowValue => {
                self.rethrow_reported(state, value, log);
            }
            Action::ReportValue { value, .. } => self.report_value(state, value, log),
            Action::ReportFace { face } => self.face_shown(state, face, log),
        }
    }

    fn standings(&self, state: &State) -> Standings {
        let scores = self.scores(state, &self.worth(state));
        let winners = if state.phase == Phase::Over { self.winners(&scores) } else { SeatSet::NONE };
        Standings::by_score(self.seats, |seat| scores[seat.index() % state::SEATS] as i32, winners)
    }
}
