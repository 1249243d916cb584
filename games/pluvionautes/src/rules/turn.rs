//! The course of the game (PL-5): what follows what. What is legal is decided in `legal`; here it is carried out.

use super::throw::Flight;
use crate::action::Chance;
use crate::cells::{Cell, NONE, bit_or_none};
use crate::dice::{Aim, Face, Force};
use crate::draws::{Draws, Replay};
use crate::event::{Event, Thrown};
use crate::game::Pluvionautes;
use crate::options::{End, FinalLostDie, LastRound, Switch, Throw};
use crate::state::{Phase, State};
use crate::weather::MAX_DICE;
use galerne_engine::{Direction, Log, Luck, Seat};

/// Buildings on the board that start the last turns (PL-13.5), and the round that ends a game in which they never stand.
pub(crate) const EIGHT: u8 = 8;
pub(crate) const LAST_RESORT: u8 = 15;

impl Pluvionautes {
    /// PL-2.1: clockwise from the first player.
    #[inline]
    pub(crate) fn active(&self, state: &State) -> Seat {
        Seat((state.first + state.turns) % self.seats as u8)
    }

    /// The round being played, counted from 1.
    #[must_use]
    pub fn round(&self, state: &State) -> u8 {
        state.turns / self.seats as u8 + 1
    }

    /// PL-13.5, PL-13.6: whether weather and buildings stand still in this turn.
    #[must_use]
    pub fn is_frozen(&self, state: &State) -> bool {
        state.left != NONE || self.options.last_round == LastRound::Frozen && self.round(state) >= self.options.rounds
    }

    /// All cards that are dealt.
    pub(crate) fn cards(&self) -> u8 {
        2 * self.seats as u8 * self.options.missions_per_kind
    }

    // ---- the start of a turn ----

    pub(crate) fn begin_turn(&self, state: &mut State, log: &mut impl Log<Event>) {
        let seat = self.active(state);
        log.push(Event::TurnBegan { seat, round: self.round(state), frozen: self.is_frozen(state) });
        let pawn = &mut state.pawns[seat.index()];
        if *pawn != NONE {
            *pawn = NONE;
            log.push(Event::Unmoored { seat });
        }
        state.attempt = 1;
        self.next_lost_die(state);
    }

    /// PL-6.13, PL-6.14: lost dice come back first, the lowest number first; then the balloon is thrown.
    pub(crate) fn next_lost_die(&self, state: &mut State) {
        let lost = (0..self.options.weather_dice).find(|&die| state.dice[usize::from(die)].is_off());
        state.aim = Aim::NONE;
        state.index = lost.unwrap_or(0);
        state.phase = match (lost, self.options.throw) {
            (Some(_), Throw::Uniform) => Phase::Rethrowing,
            (Some(_), _) => Phase::Rethrow,
            (None, Throw::Uniform) => Phase::Throwing,
            (None, Throw::Manual) => Phase::ReportLanding,
            (None, _) => Phase::Launch,
        };
    }

    pub(crate) fn aim_rethrow(&self, state: &mut State, target: Cell, heading: u8) {
        state.aim = Aim { target: target.0, heading, force: Force::Soft };
        state.phase = if self.options.throw == Throw::Manual { Phase::RethrowValue } else { Phase::Rethrowing };
    }

    pub(crate) fn rethrown(&self, state: &mut State, flight: Flight) {
        (state.dice, state.others) = (flight.dice, flight.others);
        self.rest_or_go_on(state);
    }

    // ---- the throw ----

    pub(crate) fn launch(
        &self,
        state: &mut State,
        target: Cell,
        heading: Direction,
        force: Force,
        log: &mut impl Log<Event>,
    ) {
        log.push(Event::Launched { seat: self.active(state), target, heading, force });
        state.aim = Aim::at(target, heading, force);
        state.phase = Phase::Throwing;
        if self.options.throw == Throw::Chosen {
            // A chosen landing often needs no draw at all; then there is nothing to wait for.
            let none = Draws::default();
            if self.fly(state, &mut Replay::new(&none), &mut ()).is_some() {
                self.resolve(state, Chance::Draws(none), log);
            }
        }
    }

    pub(crate) fn thrown(&self, state: &mut State, flight: Flight, log: &mut impl Log<Event>) {
        state.aim = Aim::NONE;
        if flight.out {
            self.failed(state, log);
            return;
        }
        (state.balloon, state.other) = (flight.cell, flight.other);
        (state.dice, state.others) = (flight.dice, flight.others);
        state.phase = Phase::FaceRoll;
    }

    /// PL-6.12: one more chance, then the turn is passed (PL-5.2).
    pub(crate) fn failed(&self, state: &mut State, log: &mut impl Log<Event>) {
        if state.attempt == 1 {
            state.attempt = 2;
            state.phase = if self.options.throw == Throw::Manual { Phase::ReportLanding } else { Phase::Launch };
        } else {
            log.push(Event::Passed { seat: self.active(state) });
            self.end_turn(state, log);
        }
    }

    pub(crate) fn face_shown(&self, state: &mut State, face: Face, log: &mut impl Log<Event>) {
        log.push(Event::Face { face });
        state.face = face.fuel().unwrap_or(1);
        state.fuel = face.fuel().unwrap_or(0);
        self.rest_or_go_on(state);
    }

    /// PL-6.10: first the balloon, then the weather dice in ascending order; then on with the turn.
    pub(crate) fn rest_or_go_on(&self, state: &mut State) {
        if state.other != NONE {
            state.phase = Phase::RestBalloon;
        } else if let Some(die) = state.others.iter().position(|&other| other != NONE) {
            (state.phase, state.index) = (Phase::RestWeather, die as u8);
        } else if state.balloon == NONE {
            // It was a lost die that came back, before the balloon is thrown.
            self.next_lost_die(state);
        } else {
            state.index = 0;
            state.phase = if state.fuel == 0 { Phase::Face } else { Phase::Pilot };
        }
    }

    // ---- the end of a turn and of the game ----

    pub(crate) fn end_turn(&self, state: &mut State, log: &mut impl Log<Event>) {
        let seat = self.active(state);
        // A passed turn has no balloon on the board, so nothing is moored then (PL-13.8).
        let here = state.balloon;
        if self.options.mooring == Switch::On
            && bit_or_none(here) & state.sky.islands() != 0
            && !state.pawns.contains(&here)
        {
            state.pawns[seat.index()] = here;
            log.push(Event::Moored { seat, cell: Cell(here) });
        }
        // PL-5.3: between turns the balloon die blocks nothing.
        (state.balloon, state.face, state.fuel, state.attempt, state.index) = (NONE, 0, 0, 0, 0);
        state.turns += 1;
        if state.left != NONE {
            state.left -= 1;
        }
        let is_over = match self.options.end {
            End::Rounds => state.turns >= self.options.rounds * self.seats as u8,
            End::EightBuildings => {
                state.left == 0 || state.left == NONE && state.turns >= LAST_RESORT * self.seats as u8
            }
        };
        if is_over {
            self.final_die(state, log);
        } else if self.options.gust == Switch::On {
            state.phase = Phase::GustAim;
        } else {
            self.begin_turn(state, log);
        }
    }

    /// PL-12.3: dice lost in the very last turn come back by plain chance before the count.
    fn final_die(&self, state: &mut State, log: &mut impl Log<Event>) {
        let lost = (0..self.options.weather_dice).find(|&die| state.dice[usize::from(die)].is_off());
        match lost {
            Some(die) if self.options.final_lost_die == FinalLostDie::Random => {
                (state.phase, state.index) = (Phase::FinalDie, die);
            }
            _ => {
                (state.phase, state.index) = (Phase::Over, 0);
                self.count(state, log);
            }
        }
    }

    pub(crate) fn final_die_back(&self, state: &mut State, flight: Flight, log: &mut impl Log<Event>) {
        state.dice = flight.dice;
        self.final_die(state, log);
    }

    pub(crate) fn gust_aimed(&self, state: &mut State, flight: Flight, log: &mut impl Log<Event>) {
        state.aim = Aim { target: flight.cell, heading: flight.other, force: Force::Hard };
        state.phase = Phase::Gust;
        log.push(Event::Gust { target: Cell(flight.cell), heading: Direction::of(usize::from(flight.other)) });
    }

    pub(crate) fn gust_blown(&self, state: &mut State, flight: Flight, log: &mut impl Log<Event>) {
        state.dice = flight.dice;
        self.begin_turn(state, log);
    }

    // ---- choices between two cells ----

    pub(crate) fn rest_balloon(&self, state: &mut State, cell: Cell, log: &mut impl Log<Event>) {
        (state.balloon, state.other) = (cell.0, NONE);
        log.push(Event::Rested { which: Thrown::Balloon, cell });
        self.rest_or_go_on(state);
    }

    pub(crate) fn rest_weather(&self, state: &mut State, cell: Cell, log: &mut impl Log<Event>) {
        let die = usize::from(state.index) % MAX_DICE;
        state.dice[die].cell = cell.0;
        state.others[die] = NONE;
        log.push(Event::Rested { which: Thrown::Weather(die as u8), cell });
        self.rest_or_go_on(state);
    }
}
