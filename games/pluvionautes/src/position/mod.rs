//! A state as a position file holds it (PL-10.1), written and read.

pub(crate) mod sketch;
mod validate;

use crate::buildings::{Buildings, Kind};
use crate::cells::{Cell, NONE, Slot};
use crate::dice::{Aim, Face, Force};
use crate::game::Pluvionautes;
use crate::missions::{Hand, Mission};
use crate::options::Switch;
use crate::rule_ids as rule;
use crate::sky::Sky;
use crate::state::{Phase, SEATS, State};
use crate::weather::{Die, MAX_DICE};
use galerne_engine::{Direction, Positions, Refusal, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The content of a position file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The rows A to G: `p`, `f`, `m`, and `.` for an empty cell.
    pub islands: Vec<String>,
    /// What stands in which slot.
    pub buildings: BTreeMap<Slot, Kind>,
    /// The weather dice in order; `null` for one that is off the board.
    pub weather: Vec<Option<WeatherDie>>,
    pub reserve: Stock,
    /// What each seat holds.
    pub supplies: Vec<Stock>,
    /// The cards of each seat; `null` where they may not be known.
    pub missions: Vec<Option<Vec<Mission>>>,
    /// Where each seat's pawn is moored.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pawns: Vec<Option<Cell>>,
    pub first: Seat,
    /// Turns taken by all together.
    pub turns: u8,
    /// Turns to come after the eighth building.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns_left: Option<u8>,
    pub phase: Phase,
    /// Which die, card or cell the phase is about.
    #[serde(default)]
    pub index: u8,
    #[serde(default)]
    pub attempt: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub balloon: Option<Cell>,
    /// The second cell of a balloon die between two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub balloon_other: Option<Cell>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<Face>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fuel: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aim: Option<AimAt>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeatherDie {
    pub cell: Cell,
    pub value: u8,
    /// The second cell of a die between two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<Cell>,
}

/// Some buildings of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    pub wall: u8,
    pub water_tower: u8,
    pub lighthouse: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AimAt {
    pub target: Cell,
    pub heading: Direction,
    pub force: Force,
}

impl From<[u8; 3]> for Stock {
    fn from([wall, water_tower, lighthouse]: [u8; 3]) -> Stock {
        Stock { wall, water_tower, lighthouse }
    }
}

impl From<Stock> for [u8; 3] {
    fn from(stock: Stock) -> [u8; 3] {
        [stock.wall, stock.water_tower, stock.lighthouse]
    }
}

impl Positions for Pluvionautes {
    type Position = Position;

    fn describe(&self, state: &State) -> Position {
        let dice = 0..usize::from(self.options.weather_dice);
        Position {
            islands: state.sky.rows(),
            buildings: state.buildings.iter().collect(),
            weather: dice
                .map(|die| {
                    Cell::if_real(state.dice[die].cell).map(|cell| WeatherDie {
                        cell,
                        value: state.dice[die].value,
                        other: Cell::if_real(state.others[die]),
                    })
                })
                .collect(),
            reserve: state.reserve.into(),
            supplies: state.supply[..self.seats].iter().map(|&supply| supply.into()).collect(),
            missions: state.hands[..self.seats]
                .iter()
                .map(|hand| (!hand.is_hidden()).then(|| hand.iter().collect()))
                .collect(),
            pawns: match self.options.mooring {
                Switch::Off => Vec::new(),
                Switch::On => state.pawns[..self.seats].iter().map(|&pawn| Cell::if_real(pawn)).collect(),
            },
            first: Seat(state.first),
            turns: state.turns,
            turns_left: (state.left != NONE).then_some(state.left),
            phase: state.phase,
            index: state.index,
            attempt: state.attempt,
            balloon: Cell::if_real(state.balloon),
            balloon_other: Cell::if_real(state.other),
            face: state.face(),
            fuel: state.fuel(),
            aim: Cell::if_real(state.aim.target).map(|target| AimAt {
                target,
                heading: Direction::of(usize::from(state.aim.heading)),
                force: state.aim.force,
            }),
        }
    }

    fn restore(&self, position: &Position) -> Result<State, Refusal> {
        let cell = |cell: Option<Cell>| cell.map_or(NONE, |cell| cell.0);
        let mut state = State::BLANK;
        state.sky = Sky::from_rows(position.islands.iter().map(String::as_str))
            .ok_or_else(|| Refusal::new(rule::CELL, "refused-position-rows"))?;
        state.buildings = Buildings::NONE;
        for (&slot, &kind) in &position.buildings {
            state.buildings.put(slot, kind);
        }
        if position.weather.len() != usize::from(self.options.weather_dice) {
            return Err(Refusal::new(rule::WEATHER_DICE, "refused-position-dice-count")
                .with("dice", self.options.weather_dice)
                .with("found", position.weather.len()));
        }
        for (number, die) in position.weather.iter().enumerate().take(MAX_DICE) {
            let Some(die) = die else { continue };
            state.dice[number] = Die { cell: die.cell.0, value: die.value };
            state.others[number] = cell(die.other);
        }
        state.reserve = position.reserve.into();
        if position.supplies.len() != self.seats || position.missions.len() != self.seats {
            return Err(Refusal::new(rule::PLAYERS, "refused-position-seats")
                .with("seats", self.seats)
                .with("supplies", position.supplies.len())
                .with("missions", position.missions.len()));
        }
        for (seat, &supply) in position.supplies.iter().enumerate().take(SEATS) {
            state.supply[seat] = supply.into();
        }
        for (seat, missions) in position.missions.iter().enumerate().take(SEATS) {
            let missions = missions
                .as_ref()
                .ok_or_else(|| Refusal::new(rule::SECRET, "refused-position-hidden").with("seat", Seat(seat as u8)))?;
            for &mission in missions {
                if state.hands[seat].copies(mission) >= self.material.copies[mission as usize] {
                    return Err(
                        Refusal::new(rule::CARDS, "refused-position-copies").with("mission", self.mission(mission))
                    );
                }
                state.hands[seat] = Hand::with(state.hands[seat], mission);
            }
        }
        let pawns = if self.options.mooring == Switch::On { self.seats } else { 0 };
        if position.pawns.len() != pawns {
            return Err(Refusal::new(rule::MOORING, "refused-position-pawn-count"));
        }
        for (seat, &pawn) in position.pawns.iter().enumerate().take(SEATS) {
            state.pawns[seat] = cell(pawn);
        }
        (state.first, state.turns) = (position.first.0, position.turns);
        state.left = position.turns_left.unwrap_or(NONE);
        (state.phase, state.index, state.attempt) = (position.phase, position.index, position.attempt);
        (state.balloon, state.other) = (cell(position.balloon), cell(position.balloon_other));
        state.face = position.face.map_or(0, |face| face.fuel().unwrap_or(1));
        state.fuel = position.fuel.unwrap_or(0);
        if let Some(aim) = position.aim {
            state.aim = Aim { target: aim.target.0, heading: aim.heading.index() as u8, force: aim.force };
        }
        self.validate(&state)?;
        Ok(state)
    }
}
