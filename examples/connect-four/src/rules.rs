//! The rules of connect four (CF-1.1 … CF-2.2) as plain functions.

use crate::event::Event;
use crate::rule_ids as rule;
use crate::state::{COLUMNS, ROWS, STRIDE, State};
use galerne_engine::{Log, Refusal, Seat};

impl State {
    /// Whether the seat may drop a disc there, and if not, why.
    pub(crate) fn check(&self, seat: Seat, column: u8) -> Result<(), Refusal> {
        if self.is_over() {
            Err(Refusal::new(if self.four { rule::FOUR } else { rule::FULL }, "refused-over"))
        } else if seat != self.mover() {
            Err(Refusal::new(rule::TURNS, "refused-turn").with("mover", self.mover()))
        } else if column >= COLUMNS {
            Err(Refusal::new(rule::DROP, "refused-no-column").with("columns", COLUMNS))
        } else if !self.is_open(column) {
            Err(Refusal::new(rule::DROP, "refused-full-column").with("column", column + 1))
        } else {
            Ok(())
        }
    }

    /// CF-1.3: the disc falls on the topmost one of its column.
    pub(crate) fn drop_disc(&mut self, seat: Seat, column: u8, log: &mut impl Log<Event>) {
        let landed = self.landing(column);
        let mine = &mut self.discs[usize::from(self.count & 1)];
        *mine |= landed;
        self.four = has_four(*mine);
        self.count += 1;
        log.push(Event::Dropped { seat, column });
        if self.four {
            log.push(Event::Four { seat });
        } else if self.count == COLUMNS * ROWS {
            log.push(Event::Full);
        }
    }
}

/// CF-2.1: four in a row, a column or a diagonal.
pub(crate) const fn has_four(discs: u64) -> bool {
    let directions = [1, STRIDE, STRIDE - 1, STRIDE + 1];
    let mut i = 0;
    while i < 4 {
        let pairs = discs & (discs >> directions[i]);
        if pairs & (pairs >> (2 * directions[i])) != 0 {
            return true;
        }
        i += 1;
    }
    false
}
