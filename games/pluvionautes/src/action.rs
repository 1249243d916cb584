//! One small decision: the actions, their dense ids, which are legal, and why another is not.

use crate::buildings::Kind;
use crate::cells::{CELLS, Cell, Mask, NONE, SLOTS, Slot, bit, bit_or_none, cells_of, slot_at};
use crate::event::Face;
use crate::game::Pluvionautes;
use crate::options::{Duty, Throw};
use crate::reach::Ways;
use crate::rules_ids as rule;
use crate::state::{Phase, State};
use crate::throw::Force;
use crate::weather::MAX_DICE;
use galerne_engine::{Dense, Direction, Refusal, Seat, refuse, table_rules};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// PL-6.1. In the expert throw always soft.
    Launch {
        target: Cell,
        heading: Direction,
        force: Force,
    },
    /// PL-6.14, aimed.
    Rethrow {
        die: u8,
        target: Cell,
        heading: Direction,
    },
    /// PL-6.14 where the cell is named (expert) or reported (companion).
    RethrowOn {
        die: u8,
        cell: Cell,
    },
    /// PL-6.10.
    Rest {
        cell: Cell,
    },
    RestWeather {
        die: u8,
        cell: Cell,
    },
    /// PL-6.11.
    Face {
        fuel: u8,
    },
    Pilot {
        cell: Cell,
    },
    /// The balloon's own cell is "no tow".
    Tow {
        cell: Cell,
    },
    BuildNothing,
    Take {
        kind: Kind,
    },
    Place {
        kind: Kind,
        slot: Slot,
    },
    /// A real throw, piece by piece (PL-13.1).
    ReportOut,
    ReportLanding {
        cell: Cell,
    },
    ReportUnchanged {
        die: u8,
    },
    ReportLost {
        die: u8,
    },
    ReportMoved {
        die: u8,
        cell: Cell,
    },
    ReportValue {
        die: u8,
        value: u8,
    },
    ReportFace {
        face: Face,
    },
}

// The dense ids, one block after the other.
const DICE: usize = MAX_DICE;
const RETHROW: usize = CELLS * 12;
const RETHROW_ON: usize = RETHROW + DICE * CELLS * 6;
const REST: usize = RETHROW_ON + DICE * CELLS;
const REST_WEATHER: usize = REST + CELLS;
const FACE: usize = REST_WEATHER + DICE * CELLS;
const PILOT: usize = FACE + 4;
const TOW: usize = PILOT + CELLS;
const NOTHING: usize = TOW + CELLS;
const TAKE: usize = NOTHING + 1;
const PLACE: usize = TAKE + 3;
const OUT: usize = PLACE + 3 * SLOTS;
const LANDING: usize = OUT + 1;
const UNCHANGED: usize = LANDING + CELLS;
const LOST: usize = UNCHANGED + DICE;
const MOVED: usize = LOST + DICE;
const VALUE: usize = MOVED + DICE * CELLS;
const REPORT_FACE: usize = VALUE + DICE * 6;
const SPACE: usize = REPORT_FACE + 5;

impl Dense for Action {
    const SPACE: usize = SPACE;

    /// Actions that no board could ever allow (a cell or die that does not exist) have ids too; they only mean nothing.
    fn id(&self) -> usize {
        let on = |die: u8, cell: Cell| usize::from(die) * CELLS + usize::from(cell.0);
        match *self {
            Action::Launch { target, heading, force } => {
                usize::from(target.0) * 12 + heading.index() * 2 + force as usize
            }
            Action::Rethrow { die, target, heading } => RETHROW + on(die, target) * 6 + heading.index(),
            Action::RethrowOn { die, cell } => RETHROW_ON + on(die, cell),
            Action::Rest { cell } => REST + usize::from(cell.0),
            Action::RestWeather { die, cell } => REST_WEATHER + on(die, cell),
            Action::Face { fuel } => FACE + usize::from(fuel.wrapping_sub(2)),
            Action::Pilot { cell } => PILOT + usize::from(cell.0),
            Action::Tow { cell } => TOW + usize::from(cell.0),
            Action::BuildNothing => NOTHING,
            Action::Take { kind } => TAKE + kind.index(),
            Action::Place { kind, slot } => PLACE + kind.index() * SLOTS + usize::from(slot.0),
            Action::ReportOut => OUT,
            Action::ReportLanding { cell } => LANDING + usize::from(cell.0),
            Action::ReportUnchanged { die } => UNCHANGED + usize::from(die),
            Action::ReportLost { die } => LOST + usize::from(die),
            Action::ReportMoved { die, cell } => MOVED + on(die, cell),
            Action::ReportValue { die, value } => VALUE + usize::from(die) * 6 + usize::from(value.wrapping_sub(1)),
            Action::ReportFace { face } => REPORT_FACE + face as usize,
        }
    }

    fn of(id: usize) -> Option<Action> {
        let cell = |n: usize| Cell((n % CELLS) as u8);
        let die = |n: usize| (n / CELLS) as u8;
        Some(match id {
            ..RETHROW => {
                Action::Launch { target: cell(id / 12), heading: Direction::of(id / 2 % 6), force: Force::ALL[id % 2] }
            }
            RETHROW..RETHROW_ON => {
                let n = id - RETHROW;
                Action::Rethrow { die: die(n / 6), target: cell(n / 6), heading: Direction::of(n % 6) }
            }
            RETHROW_ON..REST => Action::RethrowOn { die: die(id - RETHROW_ON), cell: cell(id - RETHROW_ON) },
            REST..REST_WEATHER => Action::Rest { cell: cell(id - REST) },
            REST_WEATHER..FACE => Action::RestWeather { die: die(id - REST_WEATHER), cell: cell(id - REST_WEATHER) },
            FACE..PILOT => Action::Face { fuel: (id - FACE) as u8 + 2 },
            PILOT..TOW => Action::Pilot { cell: cell(id - PILOT) },
            TOW..NOTHING => Action::Tow { cell: cell(id - TOW) },
            NOTHING => Action::BuildNothing,
            TAKE..PLACE => Action::Take { kind: Kind::ALL[id - TAKE] },
            PLACE..OUT => {
                Action::Place { kind: Kind::ALL[(id - PLACE) / SLOTS], slot: Slot(((id - PLACE) % SLOTS) as u8) }
            }
            OUT => Action::ReportOut,
            LANDING..UNCHANGED => Action::ReportLanding { cell: cell(id - LANDING) },
            UNCHANGED..LOST => Action::ReportUnchanged { die: (id - UNCHANGED) as u8 },
            LOST..MOVED => Action::ReportLost { die: (id - LOST) as u8 },
            MOVED..VALUE => Action::ReportMoved { die: die(id - MOVED), cell: cell(id - MOVED) },
            VALUE..REPORT_FACE => {
                Action::ReportValue { die: ((id - VALUE) / 6) as u8, value: ((id - VALUE) % 6) as u8 + 1 }
            }
            REPORT_FACE..SPACE => Action::ReportFace { face: Face::ALL[id - REPORT_FACE] },
            _ => return None,
        })
    }
}

impl Action {
    /// The phase it belongs to.
    const fn phase(&self) -> Phase {
        match self {
            Action::Launch { .. } => Phase::Launch,
            Action::Rethrow { .. } | Action::RethrowOn { .. } => Phase::Rethrow,
            Action::Rest { .. } => Phase::RestBalloon,
            Action::RestWeather { .. } => Phase::RestWeather,
            Action::Face { .. } => Phase::Face,
            Action::Pilot { .. } => Phase::Pilot,
            Action::Tow { .. } => Phase::Tow,
            Action::BuildNothing | Action::Take { .. } | Action::Place { .. } => Phase::Build,
            Action::ReportOut | Action::ReportLanding { .. } => Phase::ReportLanding,
            Action::ReportUnchanged { .. } | Action::ReportLost { .. } | Action::ReportMoved { .. } => Phase::ReportDie,
            Action::ReportValue { .. } => Phase::ReportValue,
            Action::ReportFace { .. } => Phase::ReportFace,
        }
    }
}

impl Pluvionautes {
    pub(crate) fn list_actions(&self, state: &State, out: &mut Vec<Action>) {
        let cells = |mask: Mask| cells_of(mask).map(Cell);
        let die = state.index;
        match state.phase {
            Phase::Launch => out.extend_from_slice(&self.launches),
            Phase::Rethrow if self.options.throw == Throw::Aimed => {
                out.extend(Cell::all().flat_map(|target| {
                    Direction::ALL.into_iter().map(move |heading| Action::Rethrow { die, target, heading })
                }));
            }
            Phase::Rethrow => out.extend(Cell::all().map(|cell| Action::RethrowOn { die, cell })),
            Phase::RethrowValue | Phase::ReportValue => {
                out.extend((1..=6).map(|value| Action::ReportValue { die, value }));
            }
            Phase::RestBalloon => {
                out.extend([state.balloon, state.other].map(|cell| Action::Rest { cell: Cell(cell) }));
            }
            Phase::RestWeather => {
                let place = usize::from(die) % MAX_DICE;
                let pair = [state.dice[place].cell, state.others[place]];
                out.extend(pair.map(|cell| Action::RestWeather { die, cell: Cell(cell) }));
            }
            Phase::Face => out.extend((2..=5).map(|fuel| Action::Face { fuel })),
            Phase::Pilot => out.extend(cells(self.flights(state)).map(|cell| Action::Pilot { cell })),
            Phase::Tow => {
                let own = bit_or_none(state.balloon);
                out.extend(cells(own | self.destinations(state)).map(|cell| Action::Tow { cell }));
            }
            Phase::Build => self.list_building(state, out),
            Phase::ReportLanding => {
                out.push(Action::ReportOut);
                out.extend(Cell::all().map(|cell| Action::ReportLanding { cell }));
            }
            Phase::ReportDie => {
                out.extend([Action::ReportUnchanged { die }, Action::ReportLost { die }]);
                out.extend(Cell::all().map(|cell| Action::ReportMoved { die, cell }));
            }
            Phase::ReportFace => out.extend(Face::ALL.map(|face| Action::ReportFace { face })),
            _ => {}
        }
    }

    /// PL-7.1: where the balloon can fly.
    pub(crate) fn flights(&self, state: &State) -> Mask {
        if usize::from(state.balloon) >= CELLS {
            return 0;
        }
        Ways::new(&state.sky, &state.buildings).reach(state.balloon, state.fuel)
    }

    fn list_building(&self, state: &State, out: &mut Vec<Action>) {
        let before = out.len();
        let supply = state.supply[self.active(state).index()];
        out.extend(
            Kind::ALL.into_iter().filter(|kind| state.reserve[kind.index()] > 0).map(|kind| Action::Take { kind }),
        );
        if supply != [0; 3] && usize::from(state.balloon) < CELLS {
            for direction in 0..6 {
                let slot = Slot(slot_at(state.balloon, direction));
                if slot.is_real() && is_free(state, slot) {
                    let own = Kind::ALL.into_iter().filter(|kind| supply[kind.index()] > 0);
                    out.extend(own.map(|kind| Action::Place { kind, slot }));
                }
            }
        }
        if self.options.building_action == Duty::May || out.len() == before {
            out.push(Action::BuildNothing);
        }
    }

    /// The order of the tests is the order of the codes of the rulebook's table of refusals.
    pub(crate) fn check_action(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if state.phase == Phase::Over {
            return refuse(rule::LENGTH, "refused-over");
        }
        if Self::source(state.phase).is_some() || seat != self.active(state) {
            return Err(Refusal::new(table_rules::YOUR_TURN, "table-not-your-turn").with("seat", seat));
        }
        let is_report = matches!(action, Action::ReportValue { .. }) && state.phase == Phase::RethrowValue;
        if action.phase() != state.phase && !is_report {
            if matches!(action, Action::Tow { .. }) && state.phase == Phase::Build && self.is_locked(state) {
                return refuse(
                    if self.is_moored(state, state.balloon) { rule::MOORING } else { rule::WALL },
                    "refused-locked",
                );
            }
            return refuse(rule::STEPS, "refused-wrong-phase");
        }
        match *action {
            Action::Launch { target, force, .. } => {
                known_cell(target)?;
                if self.options.throw == Throw::Chosen && force == Force::Hard {
                    return refuse(rule::THROWS, "refused-bad-force");
                }
                Ok(())
            }
            Action::Rethrow { die, target, .. } => {
                if self.options.throw != Throw::Aimed {
                    return refuse(rule::THROWS, "refused-wrong-phase");
                }
                known_cell(target)?;
                self.due_die(state, die)
            }
            Action::RethrowOn { die, cell } => {
                if self.options.throw == Throw::Aimed {
                    return refuse(rule::THROWS, "refused-wrong-phase");
                }
                known_cell(cell)?;
                self.due_die(state, die)
            }
            Action::Rest { cell } => straddled(cell, [state.balloon, state.other]),
            Action::RestWeather { die, cell } => {
                self.due_die(state, die)?;
                let die = usize::from(die) % MAX_DICE;
                straddled(cell, [state.dice[die].cell, state.others[die]])
            }
            Action::Face { fuel } if !(2..=5).contains(&fuel) => refuse(rule::FACE, "refused-bad-face"),
            Action::Face { .. } => Ok(()),
            Action::Pilot { cell } => {
                known_cell(cell)?;
                if self.flights(state) & bit(cell.0) == 0 {
                    return Err(out_of_range(rule::PILOT, cell, state.fuel));
                }
                Ok(())
            }
            Action::Tow { cell } => self.check_tow(state, cell),
            Action::BuildNothing => self.check_nothing(state),
            Action::Take { kind } if state.reserve[kind.index()] == 0 => {
                Err(Refusal::new(rule::TAKE, "refused-reserve-empty").with("kind", crate::words::kind(kind)))
            }
            Action::Take { .. } => Ok(()),
            Action::Place { kind, slot } => self.check_place(state, kind, slot),
            Action::ReportOut | Action::ReportFace { .. } => Ok(()),
            Action::ReportLanding { cell } => reported(cell.is_real()),
            Action::ReportUnchanged { die } | Action::ReportLost { die } => reported(die == state.index),
            Action::ReportMoved { die, cell } => reported(die == state.index && cell.is_real()),
            Action::ReportValue { die, value } => reported(die == state.index && (1..=6).contains(&value)),
        }
    }

    fn due_die(&self, state: &State, die: u8) -> Result<(), Refusal> {
        if die == state.index { Ok(()) } else { refuse(rule::WEATHER_DIE, "refused-unknown-die") }
    }

    fn check_tow(&self, state: &State, cell: Cell) -> Result<(), Refusal> {
        known_cell(cell)?;
        if cell.0 == state.balloon || self.destinations(state) & bit(cell.0) != 0 {
            return Ok(());
        }
        let range = 7 - state.fuel.clamp(2, 5);
        let reach = Ways::new(&state.sky, &state.buildings).reach(state.balloon, range);
        if reach & bit(cell.0) == 0 {
            return Err(out_of_range(rule::TOW, cell, range));
        }
        if state.sky.islands() & bit(cell.0) != 0 {
            return Err(Refusal::new(rule::ONE_ISLAND, "refused-occupied").with("cell", cell.to_string()));
        }
        refuse(rule::EIGHT_BUILDINGS, "refused-frozen")
    }

    fn check_nothing(&self, state: &State) -> Result<(), Refusal> {
        if self.options.building_action == Duty::May {
            return Ok(());
        }
        let supply = state.supply[self.active(state).index()];
        let places = Cell(state.balloon).slots().any(|(_, slot)| is_free(state, slot));
        if state.reserve != [0; 3] || supply != [0; 3] && places {
            return refuse(rule::MUST_BUILD, "refused-must-build");
        }
        Ok(())
    }

    fn check_place(&self, state: &State, kind: Kind, slot: Slot) -> Result<(), Refusal> {
        if !slot.is_real() {
            return refuse(rule::SLOT, "refused-unknown-edge");
        }
        if state.supply[self.active(state).index()][kind.index()] == 0 {
            return Err(Refusal::new(rule::PLACE, "refused-supply-empty").with("kind", crate::words::kind(kind)));
        }
        if state.buildings.is_taken(slot) {
            return refuse(rule::ONE_BUILDING, "refused-slot-taken");
        }
        if slot.ends().iter().all(|end| end.0 != state.balloon) {
            return refuse(rule::PLACE, "refused-slot-not-adjacent");
        }
        if !is_free(state, slot) {
            return refuse(rule::PLACE, "refused-no-island");
        }
        Ok(())
    }
}

fn out_of_range(rule: galerne_engine::Rule, cell: Cell, range: u8) -> Refusal {
    Refusal::new(rule, "refused-out-of-range").with("cell", cell.to_string()).with("range", range)
}

/// PL-9.3: an empty slot with an island on at least one side.
pub(crate) fn is_free(state: &State, slot: Slot) -> bool {
    let [a, b] = slot.ends();
    !state.buildings.is_taken(slot) && state.sky.islands() & (bit(a.0) | bit(b.0)) != 0
}

fn known_cell(cell: Cell) -> Result<(), Refusal> {
    if cell.is_real() { Ok(()) } else { refuse(rule::CELL, "refused-unknown-cell") }
}

fn straddled(cell: Cell, pair: [u8; 2]) -> Result<(), Refusal> {
    known_cell(cell)?;
    if cell.0 != NONE && pair.contains(&cell.0) { Ok(()) } else { refuse(rule::STRADDLE, "refused-not-straddled") }
}

fn reported(is_possible: bool) -> Result<(), Refusal> {
    if is_possible { Ok(()) } else { refuse(rule::THROWS, "refused-bad-report") }
}
