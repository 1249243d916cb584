//! What a die may do before it is thrown: the chances of an attack (ON-8.5 … 8.8) and of a test (ON-10.10), face by face.

use crate::bestiary::{Line, TestLine, loss_of_table};
use crate::event::Modifiers;
use crate::game::Onb;
use crate::state::{Roll, State, Unit};

/// An attack counted over all faces of its die.
#[derive(Clone, Debug)]
pub(crate) struct Odds {
    pub(crate) line: Line,
    pub(crate) modifiers: Modifiers,
    /// Faces in all, those that reach 10, those that kill, shake and knock down.
    pub(crate) faces: u32,
    pub(crate) hits: u32,
    pub(crate) kills: u32,
    pub(crate) shakes: u32,
    pub(crate) falls: u32,
    /// By PV lost, capped by the life left: how many faces.
    pub(crate) losses: Vec<u32>,
}

impl Odds {
    pub(crate) fn share(&self, faces: u32) -> f64 {
        f64::from(faces) / f64::from(self.faces.max(1))
    }

    /// The PV one may expect to take.
    pub(crate) fn mean(&self) -> f64 {
        let sum: u32 = self.losses.iter().enumerate().map(|(loss, faces)| loss as u32 * faces).sum();
        self.share(sum)
    }

    /// ON-8.8: legal, but no face does anything.
    pub(crate) fn is_vain(&self) -> bool {
        self.losses.iter().skip(1).all(|&faces| faces == 0) && self.shakes + self.falls == 0
    }
}

impl Onb {
    /// The chances of the attack that this roll would settle.
    pub(crate) fn odds(&self, state: &State, roll: Roll) -> Odds {
        let mut thrown = *state;
        thrown.roll = roll;
        let (line, modifiers) = (self.roll_line(&thrown), self.roll_modifiers(&thrown));
        let target = *thrown.unit(roll.target);
        let mut odds = Odds {
            line,
            modifiers,
            faces: 0,
            hits: 0,
            kills: 0,
            shakes: 0,
            falls: 0,
            losses: vec![0; usize::from(target.pv) + 1],
        };
        // A D0 has the one face 0.
        for face in u8::from(line.die > 0)..=line.die {
            let outcome = self.outcome(&thrown, line, &modifiers, face);
            let loss = outcome.loss.min(target.pv);
            odds.faces += 1;
            odds.hits += u32::from(outcome.success);
            odds.kills += u32::from(loss > 0 && loss == target.pv);
            odds.shakes += u32::from(outcome.shaken);
            odds.falls += u32::from(outcome.prone);
            odds.losses[usize::from(loss)] += 1;
        }
        odds
    }
}

impl Onb {
    /// The chance that this creature passes a test (ON-10.10), shaken as it may be (ON-8.21).
    pub(crate) fn chance_of_test(unit: &Unit, line: TestLine) -> f64 {
        // A D0 has the one face 0.
        let faces = u8::from(line.die > 0)..=line.die;
        let good = faces.clone().filter(|&face| Onb::passes(unit, line, face).1).count();
        good as f64 / faces.count().max(1) as f64
    }
}

/// The PV that a face of a line takes, whatever is left to lose.
pub(crate) fn loss(line: Line, modifiers: i32, face: i32) -> i32 {
    let value = face + i32::from(line.bonus) + modifiers;
    if value < 10 { 0 } else { (loss_of_table(line.table, value) + i32::from(line.flat)).max(0) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::mark;

    #[test]
    fn on_10_10_the_chance_of_a_test_counts_shaken_on_8_21() {
        let line = TestLine { die: 10, bonus: 5 };
        let calm = Unit::EMPTY;
        let shaken = Unit { marks: mark::SHAKEN, ..calm };
        let in_ten = |unit: &Unit| (10.0 * Onb::chance_of_test(unit, line)).round() as u32;
        assert_eq!((in_ten(&calm), in_ten(&shaken)), (6, 4));
    }
}
