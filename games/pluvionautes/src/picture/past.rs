//! What stood in the sky at an earlier moment, read off the events: islands, buildings, weather dice.

use crate::buildings::Buildings;
use crate::event::{Event, Thrown};
use crate::sky::Sky;
use crate::state::State;
use crate::weather::{Die, MAX_DICE};

/// All that the weather and a throw depend on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Past {
    pub(super) sky: Sky,
    pub(super) buildings: Buildings,
    pub(super) dice: [Die; MAX_DICE],
}

impl Past {
    pub(super) const NOTHING: Past = Past { sky: Sky::EMPTY, buildings: Buildings::NONE, dice: [Die::OFF; MAX_DICE] };

    /// As those events have left it.
    pub(super) fn after(events: &[Event]) -> Past {
        let (mut past, mut before) = (Past::NOTHING, Past::NOTHING);
        for event in events {
            past.follow(event, &mut before);
        }
        past
    }

    /// One event further; `before` is how it stood when the last throw began.
    pub(super) fn follow(&mut self, event: &Event, before: &mut Past) {
        let mut die = |number: u8, change: &dyn Fn(&mut Die)| {
            self.dice.get_mut(usize::from(number)).into_iter().for_each(change);
        };
        match *event {
            Event::Launched { .. } => *before = *self,
            // Frozen: the weather dice go back to where they were.
            Event::PutBack => self.dice = before.dice,
            Event::Islands { sky } => self.sky = sky,
            Event::Returned { die: number, cell, value, .. } => die(number, &|die| *die = Die { cell: cell.0, value }),
            Event::Push { die: number, to, .. } => die(number, &|die| die.cell = to.0),
            Event::Rested { which: Thrown::Weather(number), cell } => die(number, &|die| die.cell = cell.0),
            Event::Value { die: number, new, .. } | Event::Altitude { die: number, new, .. } => {
                die(number, &|die| die.value = new);
            }
            Event::Lost { die: number } => die(number, &|die| *die = Die::OFF),
            Event::Towed { terrain, from, to, .. } => {
                self.sky.put(from.0, 0);
                self.sky.put(to.0, terrain as u8);
                self.buildings.destroy_around(from.0, self.sky.islands(), |_, _| {});
            }
            Event::Placed { kind, slot, .. } => self.buildings.put(slot, kind),
            _ => {}
        }
    }

    /// As a state, for what asks the weather or the odds of a throw.
    pub(super) fn state(&self) -> State {
        State { sky: self.sky, buildings: self.buildings, dice: self.dice, ..State::BLANK }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Pluvionautes;
    use crate::options::Options;
    use crate::state::Phase;
    use galerne_engine::{Playout, Rules, Step};

    /// What the end tells of a throw, and what lights up under the rain, stands on it.
    #[test]
    fn the_events_tell_what_stands_in_the_sky() {
        let game = Pluvionautes::new(&Options::default(), 3).unwrap();
        let mut compared = 0;
        for seed in 0..6 {
            let (mut playout, mut state, mut events) = (Playout::new(seed), game.start(), Vec::new());
            while playout.step(&game, &mut state, &mut events) != Step::Over {
                if matches!(state.phase, Phase::Launch | Phase::Pilot | Phase::Build) {
                    let past = Past::after(&events);
                    assert_eq!(past, Past { sky: state.sky, buildings: state.buildings, dice: state.dice });
                    compared += 1;
                }
            }
        }
        assert!(compared > 100, "{compared}");
    }
}
