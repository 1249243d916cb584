//! The cheapest win: how few steps on the horde's dice make a contre a success (section 18).

use crate::dice::Pool;
use crate::options::GreenRule;
use crate::rules::facing::Facing;

/// More than any horde could pay.
pub(crate) const TOO_MUCH: u8 = 20;

/// The least number of steps of ±1 that win, up to `most`; `TOO_MUCH` if there is no such way.
#[must_use]
pub fn cheapest_win(facing: &Facing, rule: GreenRule, most: u8) -> u8 {
    steps_to_win(facing, [Pool::EMPTY; 2], rule, most)
}

/// The same where some of the horde's dice cannot be moved (WW-7.6): blue ones, violet ones.
#[must_use]
pub(crate) fn steps_to_win(facing: &Facing, fixed: [Pool; 2], rule: GreenRule, most: u8) -> u8 {
    if facing.force >= crate::tiles::IMPASSABLE {
        return TOO_MUCH;
    }
    let violet = steps_of_violet(facing, fixed[1]);
    if violet > most {
        return TOO_MUCH;
    }
    let blue = steps_of_blue(facing, fixed[0], rule, most - violet);
    if blue >= TOO_MUCH { TOO_MUCH } else { blue + violet }
}

/// The steps that blue dice need by themselves, up to `most`.
pub(crate) fn steps_of_blue(facing: &Facing, fixed: Pool, rule: GreenRule, most: u8) -> u8 {
    if facing.force >= crate::tiles::IMPASSABLE {
        return TOO_MUCH;
    }
    let goal = Goal::of(facing, fixed, rule);
    let blue = facing.blue.minus(fixed);
    if goal.is_out_of_reach(blue) {
        return TOO_MUCH;
    }
    let mut steps = goal.at_least(blue);
    while steps <= most {
        if goal.reached(blue, steps, 1, true) {
            return steps;
        }
        steps += 1;
    }
    TOO_MUCH
}

/// The steps that violet dice need by themselves. A die that cannot move answers the black one it equals.
pub(crate) fn steps_of_violet(facing: &Facing, fixed: Pool) -> u8 {
    violet_steps(facing.violet.minus(fixed), facing.black.minus(fixed.meet(facing.black)))
}

/// What the blue dice must become.
struct Goal {
    /// Blue dice that cannot move but count.
    fixed: Pool,
    green: Pool,
    wind: Pool,
    colours: u32,
    pairs: u32,
    sum: u32,
}

impl Goal {
    fn of(facing: &Facing, fixed: Pool, rule: GreenRule) -> Goal {
        let wind = facing.green.plus(facing.white);
        let greens = facing.green.len();
        let colours = match rule {
            _ if facing.force == 0 => 0,
            GreenRule::Strict => greens,
            GreenRule::Capped => greens.min(u32::from(facing.force)),
        };
        let pairs = u32::from(facing.force).min(wind.len());
        Goal { fixed, green: facing.green, wind, colours, pairs, sum: wind.sum() }
    }

    /// Whether no number of steps can do: there are too few dice for the pairs, or not even sixes make up the sum.
    fn is_out_of_reach(&self, blue: Pool) -> bool {
        self.pairs > blue.len() + self.fixed.len() || self.sum > 6 * blue.len() + self.fixed.sum()
    }

    /// A step mends at most one pair, one colour and one point of the sum: no fewer steps can do.
    #[inline]
    fn at_least(&self, blue: Pool) -> u8 {
        let blue = blue.plus(self.fixed);
        let colours = self.colours.saturating_sub(blue.meet(self.green).len());
        let pairs = self.pairs.saturating_sub(blue.meet(self.wind).len());
        let sum = self.sum.saturating_sub(blue.sum());
        colours.max(pairs).max(sum).min(u32::from(TOO_MUCH)) as u8
    }

    /// Whether that number of steps suffices. Steps commute, so only one order is tried: upwards from low faces to high ones, then
    /// downwards from high to low; `from` is the face the next step may start at.
    fn reached(&self, blue: Pool, steps: u8, from: u8, up: bool) -> bool {
        let least = self.at_least(blue);
        if least == 0 {
            return true;
        }
        if least > steps {
            return false;
        }
        if up {
            for face in from..=5 {
                if blue.count(face) > 0 && self.reached(blue.shifted(face, true), steps - 1, face, true) {
                    return true;
                }
            }
            // Going down never helps the sum: with nothing to spare there it need not be tried.
            if self.sum + u32::from(steps) > (blue.sum() + self.fixed.sum()) + 2 * u32::from(steps) {
                return false;
            }
            return self.descend(blue, steps, 6);
        }
        self.descend(blue, steps, from)
    }

    fn descend(&self, blue: Pool, steps: u8, from: u8) -> bool {
        (2..=from)
            .rev()
            .any(|face| blue.count(face) > 0 && self.reached(blue.shifted(face, false), steps - 1, face, false))
    }
}

/// The steps that give every black die its violet one: sorted against sorted, the best of the violet dice.
fn violet_steps(violet: Pool, black: Pool) -> u8 {
    if black.is_empty() {
        return 0;
    }
    if violet.len() < black.len() {
        return TOO_MUCH;
    }
    // best[j]: the least steps for the first j black dice with the violet dice seen so far.
    let mut best = [TOO_MUCH; Pool::MOST as usize + 1];
    best[0] = 0;
    let wanted = black.len() as usize;
    for have in violet.faces() {
        let mut before = best[0];
        for (j, want) in black.faces().enumerate() {
            let with = before.saturating_add(have.abs_diff(want));
            before = best[j + 1];
            best[j + 1] = before.min(with);
        }
    }
    best[wanted].min(TOO_MUCH)
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_engine::Random;

    /// The slow way: the nearest winning multiset, over all of them.
    fn by_force(facing: &Facing, rule: GreenRule) -> u8 {
        let mut best = TOO_MUCH;
        Pool::multisets(facing.blue.len() as u8, |blue, _| {
            if (Facing { blue, violet: facing.black, ..*facing }).wins(rule) {
                let steps: u8 = facing.blue.faces().zip(blue.faces()).map(|(a, b)| a.abs_diff(b)).sum();
                best = best.min(steps);
            }
        });
        best
    }

    #[test]
    fn ww_7_1_the_cheapest_win_is_the_nearest_winning_roll() {
        let mut random = Random::new(3);
        for turn in 0..1500 {
            let rule = if turn % 2 == 0 { GreenRule::Strict } else { GreenRule::Capped };
            let greens = random.below(4);
            let facing = Facing {
                blue: Pool::thrown(3 + random.below(5), &mut random),
                violet: Pool::EMPTY,
                white: Pool::thrown(6 - greens, &mut random),
                green: Pool::thrown(greens, &mut random),
                black: Pool::EMPTY,
                force: random.below(7) as u8,
            };
            let slow = by_force(&facing, rule);
            let expected = if slow > 9 { TOO_MUCH } else { slow };
            assert_eq!(cheapest_win(&facing, rule, 9), expected, "{facing:?} {rule:?}");
        }
    }

    /// A die from a store counts, and is never one of those that move.
    #[test]
    fn ww_7_6_dice_that_cannot_move_do_not() {
        let facing = Facing {
            blue: Pool::of(&[1, 1, 1]),
            violet: Pool::of(&[2, 5]),
            white: Pool::of(&[2, 1]),
            green: Pool::EMPTY,
            black: Pool::of(&[2, 4]),
            force: 2,
        };
        let rule = GreenRule::Strict;
        assert_eq!(steps_to_win(&facing, [Pool::EMPTY; 2], rule, 9), 2);
        assert_eq!(steps_to_win(&facing, [Pool::of(&[1, 1]), Pool::of(&[2])], rule, 9), 2);
        assert_eq!(steps_to_win(&facing, [Pool::of(&[1, 1, 1]), Pool::EMPTY], rule, 9), TOO_MUCH);
        assert_eq!(steps_to_win(&facing, [Pool::EMPTY, Pool::of(&[5])], rule, 9), TOO_MUCH);
    }

    #[test]
    fn violet_dice_are_matched_in_order() {
        assert_eq!(violet_steps(Pool::of(&[3, 4]), Pool::of(&[3, 3])), 1);
        assert_eq!(violet_steps(Pool::of(&[1, 6, 2]), Pool::of(&[5, 2])), 1);
        assert_eq!(violet_steps(Pool::of(&[1]), Pool::of(&[5, 2])), TOO_MUCH);
        assert_eq!(violet_steps(Pool::EMPTY, Pool::EMPTY), 0);
    }
}
