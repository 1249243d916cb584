//! What a seat sees, as numbers: the stage, the cards, the chips.

use crate::cards::{Card, Held};
use crate::game::KuhnPoker;
use galerne_engine::{Perceive, Seat, Sense, View, seats_from};

impl Perceive for KuhnPoker {
    /// The first hand is remembered whole; later ones forget who folded before.
    fn recalls(&self) -> bool {
        self.options.hands == 1
    }

    fn perceive(&self, view: &View<Self>, seat: Seat, sense: &mut impl Sense) {
        let state = view.state();
        let hands = f32::from(self.options.hands);
        sense.pane("stage", &[5]);
        sense.one_of(state.stage as usize, 5);
        sense.pane("first", &[1]);
        sense.flag(state.first() == seat);
        sense.pane("hands", &[1]);
        sense.number(state.hands_played.into(), hands);
        sense.pane("seats", &[2, 6]);
        for seat in seats_from(seat, 2) {
            let held = state.held(seat);
            sense.flag(held == Held::Unknown);
            sense.one_of(held.card().map_or(usize::MAX, |card| card as usize), Card::ALL.len());
            // KP-4.3: two chips a hand at most.
            sense.signed(state.chips[seat.index()].into(), 2.0 * hands);
        }
    }
}
