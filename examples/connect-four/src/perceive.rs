//! What a seat sees, as numbers: two planes.

use crate::game::ConnectFour;
use crate::state::{COLUMNS, ROWS, STRIDE};
use galerne_engine::{Perceive, Seat, Sense, View};

impl Perceive for ConnectFour {
    fn recalls(&self) -> bool {
        false
    }

    /// Whose move it is follows from the number of discs.
    fn perceive(&self, view: &View<Self>, seat: Seat, sense: &mut impl Sense) {
        let own = seat.index() & 1;
        sense.pane("discs", &[2, COLUMNS.into(), ROWS.into()]);
        for discs in [view.state().discs[own], view.state().discs[1 - own]] {
            // The columns without what lies between them.
            let column = |column: u8| (discs >> (column * STRIDE) & ((1 << ROWS) - 1)) << (column * ROWS);
            sense.set((0..COLUMNS).map(column).fold(0, |all, column| all | column), usize::from(COLUMNS * ROWS));
        }
    }
}
