//! What a seat sees, as numbers.

use crate::game::TemplateGame;
use crate::heap::LARGEST;
use galerne_engine::{Perceive, Seat, Sense, View};

impl Perceive for TemplateGame {
    /// How the heap was taken down is forgotten.
    fn recalls(&self) -> bool {
        false
    }

    fn perceive(&self, view: &View<Self>, seat: Seat, sense: &mut impl Sense) {
        sense.pane("heap", &[LARGEST.into()]);
        sense.upto(view.state().stones, LARGEST);
        sense.pane("mine", &[1]);
        sense.flag(view.state().mover == seat);
    }
}
