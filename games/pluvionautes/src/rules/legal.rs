//! What is legal, and why not.

use crate::action::Action;
use crate::buildings::Kind;
use crate::cells::{CELLS, Cell, Mask, NONE, Slot, bit, bit_or_none, cells_of, slot_at};
use crate::dice::{Face, Force};
use crate::game::Pluvionautes;
use crate::options::{Duty, Throw};
use crate::rule_ids as rule;
use crate::state::{Phase, State};
use crate::weather::MAX_DICE;
use galerne_engine::{Direction, Refusal, Seat, refuse, table_rules};

impl Pluvionautes {
    /// PL-5.5: there is always something to do. A flight may end where it began, an island may be left alone, and building may be
    /// declined, unless the option of PL-13.4 asks for it.
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

    /// PL-7.1, PL-7.2: where the balloon can fly in its one flight.
    pub(crate) fn flights(&self, state: &State) -> Mask {
        if usize::from(state.balloon) >= CELLS {
            return 0;
        }
        self.paths(state).reach(state.balloon, self.fuel(state))
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

    /// Whether the seat decides now.
    pub(crate) fn check_turn(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if state.phase == Phase::Over {
            return refuse(rule::LENGTH, "refused-over");
        }
        if Self::source(state.phase).is_some() || seat != self.active(state) {
            return Err(Refusal::new(table_rules::YOUR_TURN, "table-not-your-turn").with("seat", seat));
        }
        Ok(())
    }

    /// Whether the action belongs to the phase.
    pub(crate) fn check_phase(&self, state: &State, action: &Action) -> Result<(), Refusal> {
        let is_report = matches!(action, Action::ReportValue { .. }) && state.phase == Phase::RethrowValue;
        if action.phase() == state.phase || is_report {
            return Ok(());
        }
        if matches!(action, Action::Tow { .. }) && state.phase == Phase::Build && self.is_locked(state) {
            let held = if self.is_moored(state, state.balloon) { rule::MOORING } else { rule::WALL };
            return refuse(held, "refused-locked");
        }
        refuse(rule::STEPS, "refused-wrong-phase")
    }

    /// Whether an action of this phase is possible on the board.
    pub(crate) fn check_action(&self, state: &State, action: &Action) -> Result<(), Refusal> {
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
                    return Err(out_of_range(rule::PILOT, cell, self.fuel(state)));
                }
                Ok(())
            }
            Action::Tow { cell } => self.check_tow(state, cell),
            Action::BuildNothing => self.check_nothing(state),
            Action::Take { kind } if state.reserve[kind.index()] == 0 => {
                Err(Refusal::new(rule::TAKE, "refused-reserve-empty").with("kind", kind.name()))
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
        let range = self.tow_range(state);
        let reach = self.paths(state).reach(state.balloon, range);
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
            return Err(Refusal::new(rule::PLACE, "refused-supply-empty").with("kind", kind.name()));
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
fn is_free(state: &State, slot: Slot) -> bool {
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
