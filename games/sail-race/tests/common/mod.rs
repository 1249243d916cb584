//! Ways to set up one moment of a race and to play it.
#![allow(dead_code, unreachable_pub, unused_imports, reason = "every test file uses its own part of this")]

use galerne_engine::{Direction, Hex, Luck, Positions, Rules, Seat};
use galerne_sail_race::{
    Action, BoatPosition, CardsPosition, Chance, Commitment, Event, Options, Phase, Position, SailRace, Spi, State,
    Timing, Tour, Weather, Wind,
};

pub use Direction::{E, NE, NW, SE, SW, W};

pub fn options(words: &[(&str, &str)]) -> Options {
    galerne_kit::options::<SailRace>(words)
}

pub fn race(words: &[(&str, &str)], seats: usize) -> SailRace {
    SailRace::new(&options(words), seats).unwrap()
}

pub const fn wind(direction: u16, base: u8) -> Wind {
    Wind { direction, base, gale: false }
}

pub const fn gale(direction: u16, base: u8) -> Wind {
    Wind { direction, base, gale: true }
}

pub const fn plot(heading: Direction) -> Action {
    Action::Plot { heading, spi: Spi::Keep }
}

/// A boat in the middle of a race.
#[derive(Clone, Copy)]
pub struct Ship {
    pub at: (i8, i8),
    pub rounded: u8,
    /// The heading in force last turn.
    pub previous: Direction,
    pub sail_up: bool,
}

pub const fn ship(at: (i8, i8), rounded: u8) -> Ship {
    Ship { at, rounded, previous: E, sail_up: false }
}

impl Ship {
    pub fn from(self, previous: Direction) -> Ship {
        Ship { previous, ..self }
    }

    pub fn with_sail(self) -> Ship {
        Ship { sail_up: true, ..self }
    }

    fn written(self, committed: Option<Action>) -> BoatPosition {
        BoatPosition {
            at: Hex::new(self.at.0, self.at.1),
            heading: Some(self.previous),
            previous: None,
            rounded: self.rounded,
            sail_up: self.sail_up,
            spi: Spi::Keep,
            committed: committed.map(Commitment::To),
            finished: None,
            resigned: false,
        }
    }
}

/// The turn in which a tested move happens.
pub const TURN: u16 = 31;

pub struct Played {
    pub race: SailRace,
    pub state: State,
    pub events: Vec<Event>,
}

impl Played {
    pub fn at(&self, seat: u8) -> (i8, i8) {
        let hex = self.race.course().hex(self.state.boat(Seat(seat)).cell);
        (hex.q, hex.r)
    }

    pub fn rounded(&self, seat: u8) -> u8 {
        self.state.boat(Seat(seat)).rounded
    }

    pub fn speed(&self, seat: u8) -> Option<u8> {
        self.events.iter().find_map(|event| match event {
            Event::Sailed { seat: s, speed, .. } if s.0 == seat => Some(*speed),
            _ => None,
        })
    }

    pub fn act(&mut self, seat: u8, action: Action) -> &mut Self {
        self.race.check(&self.state, Seat(seat), &action).unwrap();
        self.race.act(&mut self.state, Seat(seat), action, &mut self.events);
        self
    }

    pub fn blow(&mut self, column: u8, row: u8) -> &mut Self {
        let chance = Chance::Throw { column, row };
        self.race.check_chance(&self.state, &chance).unwrap();
        self.race.resolve(&mut self.state, chance, &mut self.events);
        self
    }
}

/// Before the move of turn [`TURN`]: in program timing the wind is about to come and all orders are given; in after-wind timing
/// the wind is there and the helm is asked.
pub fn before(words: &[(&str, &str)], tour: Tour, ships: &[(Ship, Action)], wind: Wind) -> Played {
    let sense = if tour == Tour::Ccw { "ccw" } else { "cw" };
    let words: Vec<(&str, &str)> = words.iter().copied().chain([("tour", sense)]).collect();
    let race = race(&words, ships.len());
    let program = race.options().timing == Timing::Program;
    // The throw (3,3) leaves the wind as it is; (1,1) turns it by −30 and brings a gale.
    let before =
        if wind.gale { Wind { direction: (wind.direction + 30) % 360, base: wind.base, gale: false } } else { wind };
    let by_cards = matches!(race.options().weather, Weather::Cards2 | Weather::Chain);
    let position = Position {
        phase: if program { Phase::Weather } else { Phase::Helm },
        turn: if program { TURN - 1 } else { TURN },
        wind: Some(if program { before } else { wind }),
        tour: Some(tour),
        boats: ships.iter().map(|(ship, action)| ship.written(program.then_some(*action))).collect(),
        cards: by_cards.then(|| -> CardsPosition { unreachable!("weather by cards has its own tests") }),
    };
    let state = race.restore(&position).unwrap();
    Played { race, state, events: Vec::new() }
}

/// The move of one turn: the orders are given, the wind is as said.
pub fn turn(words: &[(&str, &str)], tour: Tour, ships: &[(Ship, Action)], wind: Wind) -> Played {
    let mut played = before(words, tour, ships, wind);
    if played.state.phase == Phase::Helm {
        for (seat, (_, action)) in ships.iter().enumerate() {
            played.act(seat as u8, *action);
        }
    } else if wind.gale {
        played.blow(1, 1);
    } else {
        played.blow(3, 3);
    }
    played
}

/// One boat, anticlockwise, core rules.
pub fn core(at: (i8, i8), rounded: u8, heading: Direction, wind: Wind) -> Played {
    turn(&[], Tour::Ccw, &[(ship(at, rounded), plot(heading))], wind)
}
