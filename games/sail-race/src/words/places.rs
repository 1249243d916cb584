//! Where a move leads, by the names people use on the water: a buoy, its gate, the border. Coordinates are printed on no sea unless
//! a player asks for them, so sentences do without.

use crate::game::SailRace;
use crate::state::State;
use galerne_engine::{Hex, Message, Seat};

impl SailRace {
    /// The end of a sentence that says how far a boat goes; nothing where the sea is open.
    pub(crate) fn whither(&self, state: &State, seat: Seat, hex: Hex) -> Message {
        let boat = state.boat(seat);
        let map = self.course.map();
        let buoys = || map.buoys.iter().enumerate().map(|(index, buoy)| (buoy, self.buoy_number(state, index)));
        let named = |key: &'static str, buoy: u8| Message::new(key).with("buoy", buoy);
        if let Some((_, number)) = buoys().find(|(buoy, _)| buoy.hex() == hex) {
            named("whither-buoy", number)
        } else if let Some((_, number)) =
            buoys().find(|(buoy, _)| buoy.gate_hexes(self.course.board()).any(|gate| gate == hex))
        {
            named("whither-gate", number)
        } else if let Some((_, number)) = buoys().find(|(buoy, _)| buoy.hex().distance(hex) == 1) {
            named("whither-near", number)
        } else {
            self.whither_unnumbered(hex, self.is_rim(self.course.hex(boat.cell)))
        }
    }

    /// Whether the hex lies at the edge of the map.
    pub(super) fn is_rim(&self, hex: Hex) -> bool {
        let board = self.course.board();
        hex.neighbours().any(|next| !board.has(next))
    }

    /// The same where the order in which the buoys are sailed is unknown: a line of the log. The border is named only
    /// for a boat that does not lie along it.
    pub(super) fn whither_unnumbered(&self, hex: Hex, along_border: bool) -> Message {
        Message::new(if !along_border && self.is_rim(hex) { "whither-border" } else { "whither-open" })
    }
}
