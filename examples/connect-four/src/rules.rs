//! The rules of connect four (CF-1.1 … CF-2.2), nothing else.

use galerne_engine::{Dense, Log, Refusal, Rule, Seat};
use serde::{Deserialize, Serialize};

pub(crate) const SEATS: Rule = Rule("CF-1.1");
pub(crate) const TURNS: Rule = Rule("CF-1.2");
pub(crate) const DROP: Rule = Rule("CF-1.3");
pub(crate) const FOUR: Rule = Rule("CF-2.1");
pub(crate) const FULL: Rule = Rule("CF-2.2");

pub(crate) const COLUMNS: u8 = 7;
pub(crate) const ROWS: u8 = 6;
/// Bits per column: one more than the rows, so that no line of four wraps from one column into the next.
const STRIDE: u8 = ROWS + 1;

/// One bit per cell and seat, column by column from the bottom; the number of discs; whether the last one made four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) discs: [u64; 2],
    pub(crate) count: u8,
    pub(crate) four: bool,
}

/// Drop a disc into a column, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Action {
    pub column: u8,
}

impl Dense for Action {
    const SPACE: usize = COLUMNS as usize;

    fn id(&self) -> usize {
        usize::from(self.column)
    }

    fn of(id: usize) -> Option<Action> {
        (id < Self::SPACE).then_some(Action { column: id as u8 })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Dropped { seat: Seat, column: u8 },
    Four { seat: Seat },
    Full,
}

impl galerne_engine::Event for Event {
    fn rule(&self) -> Rule {
        match self {
            Event::Dropped { .. } => DROP,
            Event::Four { .. } => FOUR,
            Event::Full => FULL,
        }
    }
}

impl State {
    pub(crate) const EMPTY: State = State { discs: [0; 2], count: 0, four: false };

    pub(crate) const fn bit(column: u8, row: u8) -> u64 {
        1 << (column * STRIDE + row)
    }

    /// The cell a disc dropped there comes to rest in: adding one at the bottom of a column carries to its lowest free cell.
    pub(crate) const fn landing(&self, column: u8) -> u64 {
        self.next_free() & column_of(column)
    }

    /// One bit above the topmost disc of every column; a full column has it in its spare row.
    pub(crate) const fn next_free(&self) -> u64 {
        let mut floor = 0;
        let mut column = 0;
        while column < COLUMNS {
            floor |= State::bit(column, 0);
            column += 1;
        }
        (self.discs[0] | self.discs[1]) + floor
    }

    pub(crate) const fn is_open(&self, column: u8) -> bool {
        (self.discs[0] | self.discs[1]) & State::bit(column, ROWS - 1) == 0
    }

    pub(crate) const fn mover(&self) -> Seat {
        Seat(self.count & 1)
    }

    pub(crate) const fn is_over(&self) -> bool {
        self.four || self.count == COLUMNS * ROWS
    }

    /// Whether the seat may drop a disc there, and if not, why.
    pub(crate) fn check(&self, seat: Seat, column: u8) -> Result<(), Refusal> {
        if self.is_over() {
            Err(Refusal::new(if self.four { FOUR } else { FULL }, "refused-over"))
        } else if seat != self.mover() {
            Err(Refusal::new(TURNS, "refused-turn").with("mover", self.mover()))
        } else if column >= COLUMNS {
            Err(Refusal::new(DROP, "refused-no-column").with("columns", COLUMNS))
        } else if !self.is_open(column) {
            Err(Refusal::new(DROP, "refused-full-column").with("column", column + 1))
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

/// The six cells of a column.
const fn column_of(column: u8) -> u64 {
    State::bit(column, ROWS) - State::bit(column, 0)
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
