//! The companion mode (PL-13.1): a real throw is reported piece by piece.

use crate::cells::Cell;
use crate::dice::Aim;
use crate::event::{Event, Occasion};
use crate::game::Pluvionautes;
use crate::state::{Phase, State};
use crate::weather::{Die, MAX_DICE};
use galerne_engine::Log;

impl Pluvionautes {
    pub(crate) fn report_landing(&self, state: &mut State, cell: Cell, log: &mut impl Log<Event>) {
        state.balloon = cell.0;
        log.push(Event::Rest { cell });
        state.index = 0;
        // PL-13.5 d: in a frozen turn the weather dice are put back, so their places are not asked for.
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

    pub(crate) fn rethrow_reported(&self, state: &mut State, value: u8, log: &mut impl Log<Event>) {
        let (die, cell) = (state.index, state.aim.target);
        state.dice[usize::from(die) % MAX_DICE] = Die { cell, value };
        log.push(Event::Returned { die, cell: Cell(cell), value, occasion: Occasion::Rethrown });
        self.next_lost_die(state);
    }
}
