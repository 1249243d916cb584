//! Where a move leads, by the names people use on the water: the line, a buoy, its gate, the border. Coordinates are printed on no sea unless
//! a player asks for them, so sentences do without.

use crate::game::SailRace;
use crate::state::State;
use galerne_engine::{Hex, Message};

impl SailRace {
    /// The end of a sentence that says how far a boat goes; nothing where the sea is open.
    pub(crate) fn whither(&self, state: &State, hex: Hex) -> Message {
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
            self.whither_unnumbered(hex)
        }
    }

    /// The same where nobody knows in which order the buoys are sailed: a line of the log.
    pub(super) fn whither_unnumbered(&self, hex: Hex) -> Message {
        let board = self.course.board();
        let is_rim = || hex.neighbours().any(|next| !board.has(next));
        Message::new(match () {
            () if hex.distance(self.course.map().start) <= 1 => "whither-line",
            () if is_rim() => "whither-border",
            () => "whither-open",
        })
    }
}
