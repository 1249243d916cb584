//! Rounding the buoys (SR-9.3 … SR-9.6): the step through a gate that counts a buoy, and the one back that takes it away.

use super::{Cell, Course, Landing, Passage, Tour};
use galerne_engine::Direction;

impl Course {
    /// The buoys rounded after one single step (SR-9.3 … SR-9.6).
    #[inline]
    #[must_use]
    pub fn step(&self, tour: Tour, from: u16, to: u16, rounded: u8) -> u8 {
        self.step_between(tour, self.cell(from), self.cell(to), rounded)
    }

    #[inline]
    pub(crate) fn step_between(&self, tour: Tour, from: &Cell, to: &Cell, rounded: u8) -> u8 {
        if from.gate | to.gate == 0 { rounded } else { self.through_gate(tour, from, to, rounded) }
    }

    /// SR-9.7: one step is enough to look at. It changes sides by one at most, so no boat gets past a gate without standing on it; and
    /// without the way back a boat could touch a gate and cut inside its buoy.
    fn through_gate(&self, tour: Tour, a: &Cell, b: &Cell, mut rounded: u8) -> u8 {
        let near = |cell: &Cell, buoy: u8| cell.near[tour as usize] & (1 << (buoy - 1)) != 0;
        let (_, last) = self.next_and_last(tour, rounded);
        if last > 0 && a.gate == last && (b.buoy == last || near(b, last)) {
            rounded -= 1;
        }
        let (next, _) = self.next_and_last(tour, rounded);
        if next > 0 && b.gate == next && near(a, next) {
            rounded += 1;
        }
        rounded
    }

    /// What a straight move does to the count of buoys.
    #[must_use]
    pub fn passage(&self, tour: Tour, cell: u16, rounded: u8, towards: Direction, speed: u8) -> Passage {
        let landing = self.landing(tour, cell, rounded, towards, speed);
        let (next, _) = self.next_and_last(tour, rounded);
        let ahead = std::iter::successors(Some(cell), |&at| Some(self.cell(at).next[towards.index()]));
        let is_met = |at: u16| next > 0 && (self.cell(at).gate == next || self.cell(at).buoy == next);
        match landing {
            Landing { finished: true, .. } => Passage::Home,
            _ if landing.rounded > rounded => Passage::Rounds(landing.rounded),
            _ if landing.rounded < rounded => Passage::Loses(rounded),
            _ if ahead.skip(1).take(usize::from(landing.moved)).any(is_met) => Passage::Misses(rounded + 1),
            _ => Passage::Plain,
        }
    }
}
