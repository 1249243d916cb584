//! The course of the game (PL-5): what follows what. Legality is the business of `action.rs`; here things are carried out.

use crate::buildings::Kind;
use crate::cells::{Cell, Mask, NONE, Slot, bit, bit_or_none};
use crate::event::{Event, Face, Occasion, Thrown};
use crate::game::Pluvionautes;
use crate::missions::Mission;
use crate::options::{End, FinalLostDie, LastRound, Switch, Throw};
use crate::reach::Ways;
use crate::state::{Phase, State};
use crate::throw::{Aim, Flight, Force};
use crate::weather::{Die, MAX_DICE};
use galerne_engine::{Direction, Log, Seat};

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

    // ---- set-up (PL-2) ----

    pub(crate) fn islands_lie(&self, state: &mut State, log: &mut impl Log<Event>) {
        log.push(Event::Islands { sky: state.sky });
        (state.phase, state.index) = (Phase::SetupDie, 0);
    }

    pub(crate) fn die_set_up(&self, state: &mut State, flight: Flight) {
        state.dice = flight.dice;
        state.index += 1;
        if state.index >= self.options.weather_dice {
            (state.phase, state.index) = (Phase::Deal, 0);
        }
    }

    /// PL-2.4: round the table with the livestock, then with the crops.
    pub(crate) fn deal(&self, state: &mut State, card: Mission, log: &mut impl Log<Event>) {
        let seat = state.index % self.seats as u8;
        let hand = &mut state.hands[usize::from(seat)];
        *hand = hand.with(card);
        log.push(Event::Dealt { seat: Seat(seat), mission: Some(card) });
        state.index += 1;
        if state.index >= self.cards() {
            state.index = 0;
            if self.seats > 1 {
                state.phase = Phase::First;
            } else {
                self.begin_turn(state, log);
            }
        }
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
    fn next_lost_die(&self, state: &mut State) {
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

    pub(crate) fn rethrow_reported(&self, state: &mut State, value: u8, log: &mut impl Log<Event>) {
        let (die, cell) = (state.index, state.aim.target);
        state.dice[usize::from(die) % MAX_DICE] = Die { cell, value };
        log.push(Event::Returned { die, cell: Cell(cell), value, occasion: Occasion::Rethrown });
        self.next_lost_die(state);
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
        state.aim = Aim { target: target.0, heading: heading.index() as u8, force };
        state.phase = Phase::Throwing;
        if self.options.throw == Throw::Chosen {
            // A chosen landing often needs no draw at all; then there is nothing to wait for.
            let none = crate::draws::Draws::default();
            if self.fly(state, &mut crate::draws::Replay::new(&none), &mut ()).is_some() {
                self.apply_outcome(state, crate::chance::Chance::Draws(none), log);
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

    /// PL-6.12: one more chance, then the turn is passed.
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

    // ---- a real throw, reported ----

    pub(crate) fn report_landing(&self, state: &mut State, cell: Cell, log: &mut impl Log<Event>) {
        state.balloon = cell.0;
        log.push(Event::Rest { cell });
        state.index = 0;
        // PL-13.5 d: in a frozen turn the weather dice are put back, so nobody asks where they went.
        state.phase = if self.is_frozen(state) { Phase::ReportFace } else { Phase::ReportDie };
    }

    pub(crate) fn report_moved(&self, state: &mut State, cell: Cell) {
        state.aim.target = cell.0;
        state.phase = Phase::ReportValue;
    }

    pub(crate) fn report_value(&self, state: &mut State, value: u8, log: &mut impl Log<Event>) {
        let (die, to) = (state.index, state.aim.target);
        let before = state.dice[usize::from(die) % MAX_DICE];
        log.push(Event::Push { die, from: Cell(before.cell), to: Cell(to) });
        log.push(Event::Value { die, old: before.value, new: value });
        state.dice[usize::from(die) % MAX_DICE] = Die { cell: to, value };
        state.aim = Aim::NONE;
        self.next_reported_die(state);
    }

    pub(crate) fn report_lost(&self, state: &mut State, log: &mut impl Log<Event>) {
        log.push(Event::Lost { die: state.index });
        state.dice[usize::from(state.index) % MAX_DICE] = Die::OFF;
        self.next_reported_die(state);
    }

    pub(crate) fn next_reported_die(&self, state: &mut State) {
        state.index += 1;
        state.phase = Phase::ReportDie;
        if state.index >= self.options.weather_dice {
            (state.phase, state.index) = (Phase::ReportFace, 0);
        }
    }

    // ---- piloting and towing (PL-7, PL-8) ----

    pub(crate) fn fly_to(&self, state: &mut State, cell: Cell, log: &mut impl Log<Event>) {
        log.push(Event::Flew { seat: self.active(state), from: Cell(state.balloon), to: cell });
        state.balloon = cell.0;
        if self.destinations(state) != 0 {
            state.phase = Phase::Tow;
        } else {
            self.to_building(state, log);
        }
    }

    /// PL-8.2, PL-13.8: whether the island under the balloon is fastened by a wall or by another seat's pawn.
    pub(crate) fn is_locked(&self, state: &State) -> bool {
        let here = bit_or_none(state.balloon);
        state.sky.islands() & here != 0
            && (state.buildings.beside(Kind::Wall) & here != 0 || self.is_moored(state, state.balloon))
    }

    pub(crate) fn is_moored(&self, state: &State, cell: u8) -> bool {
        // The active seat's own pawn came home when its turn began.
        self.options.mooring == Switch::On && state.pawns.contains(&cell)
    }

    /// The cells with a weather die.
    pub(crate) fn cloudy(state: &State) -> Mask {
        state.dice.iter().fold(0, |cells, die| cells | bit_or_none(die.cell))
    }

    /// PL-8.2, PL-13.5 b and c: where the island under the balloon may be towed; nowhere without an island.
    #[inline]
    pub(crate) fn destinations(&self, state: &State) -> Mask {
        let here = bit_or_none(state.balloon);
        let islands = state.sky.islands();
        if islands & here == 0 || self.is_locked(state) {
            return 0;
        }
        let ways = Ways::new(&state.sky, &state.buildings);
        let reach = ways.reach(state.balloon, 7 - state.fuel.clamp(2, 5)) & !islands;
        if self.is_frozen(state) { self.unfrozen(state, reach) } else { reach }
    }

    /// PL-13.5 b, c: of the destinations, those that leave weather and buildings as they are.
    pub(crate) fn unfrozen(&self, state: &State, reach: Mask) -> Mask {
        let here = bit_or_none(state.balloon);
        let cloudy = Self::cloudy(state);
        if cloudy & here != 0 {
            return 0;
        }
        // A building beside the island whose other cell is empty must get the island there: at most one can.
        let mut served = reach & !cloudy;
        for (direction, slot) in Cell(state.balloon).slots() {
            let Some(beyond) = Cell(state.balloon).towards(direction) else { continue };
            if state.buildings.is_taken(slot) && state.sky.islands() & bit(beyond.0) == 0 {
                served &= bit(beyond.0);
            }
        }
        served
    }

    pub(crate) fn tow_to(&self, state: &mut State, to: Cell, log: &mut impl Log<Event>) {
        if to.0 == state.balloon {
            log.push(Event::LeftThere { seat: self.active(state), cell: to });
        } else {
            self.carry(state, to.0, log);
        }
        self.to_building(state, log);
    }

    /// PL-8.3, PL-8.6, PL-8.7, PL-9.6: the island goes, the dice on both cells change, lonely buildings fall.
    pub(crate) fn carry(&self, state: &mut State, to: u8, log: &mut impl Log<Event>) {
        let from = state.balloon;
        let Some(terrain) = state.sky.at(Cell(from)) else { return };
        let altitude = terrain as u8;
        state.sky.put(from, 0);
        state.sky.put(to, altitude);
        state.balloon = to;
        log.push(Event::Towed { seat: self.active(state), terrain, from: Cell(from), to: Cell(to) });
        for (number, die) in state.dice.iter_mut().enumerate() {
            let old = die.value;
            if die.cell == from {
                die.value = old.saturating_sub(altitude).max(1);
            } else if die.cell == to {
                die.value = (old + altitude).min(6);
            } else {
                continue;
            }
            if die.value != old {
                log.push(Event::Altitude { die: number as u8, old, new: die.value });
            }
        }
        let reserve = &mut state.reserve;
        state.buildings.destroy_around(from, state.sky.islands(), |slot, kind| {
            reserve[kind.index()] += 1;
            log.push(Event::Destroyed { kind, slot });
        });
    }

    // ---- building (PL-9) ----

    fn to_building(&self, state: &mut State, log: &mut impl Log<Event>) {
        if self.is_frozen(state) {
            self.end_turn(state, log);
        } else {
            state.phase = Phase::Build;
        }
    }

    pub(crate) fn take(&self, state: &mut State, kind: Kind, log: &mut impl Log<Event>) {
        let seat = self.active(state);
        state.reserve[kind.index()] = state.reserve[kind.index()].saturating_sub(1);
        state.supply[seat.index()][kind.index()] += 1;
        log.push(Event::Took { seat, kind });
        self.end_turn(state, log);
    }

    pub(crate) fn place(&self, state: &mut State, kind: Kind, slot: Slot, log: &mut impl Log<Event>) {
        let seat = self.active(state);
        let own = &mut state.supply[seat.index()][kind.index()];
        *own = own.saturating_sub(1);
        state.buildings.put(slot, kind);
        log.push(Event::Placed { seat, kind, slot });
        if self.options.end == End::EightBuildings && state.left == NONE && state.buildings.total() >= EIGHT {
            // The turn that is ending counts itself off.
            state.left = self.seats as u8;
            log.push(Event::LastTurns { seat });
        }
        self.end_turn(state, log);
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
