//! The oracle's answers to what pages ask, written down: every contre of the author's tiles with up to seven blue dice and two
//! black ones, and the Porte d'Hurle.
//!
//! The oracle needs a millisecond or more for the hardest of these, and a tile with an unknown wind asks six at once. All lines
//! are of one length, so an answer is found by its place and nothing is read beforehand.

use crate::odds::oracle::{MOST_MORAL, Odds, Query};
use crate::options::GreenRule;
use crate::tiles::PORTE_FORCE;

/// Odds in parts of ten millions: steps alone for 0 … 8 moral, then the best use.
static LINES: &str = include_str!("../../data/odds.csv");
const WHOLE: f64 = 1e7;
const DIGITS: usize = 8;
const LEVELS: usize = MOST_MORAL + 1;
/// Numbers with a comma or the end of the line after each.
const LINE: usize = 2 * LEVELS * (DIGITS + 1);

const BLUE: std::ops::RangeInclusive<u8> = 1..=7;
const FORCES: u8 = 7;
const BLACKS: u8 = 3;
const GREENS: u8 = 4;
/// White and green dice inside the board and on its edge.
const DICE: [u8; 2] = [6, 5];

impl Query {
    /// The Porte d'Hurle, whatever the blue dice.
    const PORTE: Query =
        Query { rule: GreenRule::Strict, blue: 6, white: 0, green: 0, black: 6, force: PORTE_FORCE, wind: false };

    /// All questions whose answers are written down, in their order.
    pub fn written_down() -> impl Iterator<Item = Query> {
        let of = |edge: usize, blue: u8, rest: u8| {
            let (green, black, force) = (rest / FORCES / BLACKS, rest / FORCES % BLACKS, rest % FORCES);
            Query { rule: GreenRule::Strict, blue, white: DICE[edge] - green, green, black, force, wind: true }
        };
        (0..DICE.len())
            .flat_map(move |edge| {
                BLUE.flat_map(move |blue| (0..GREENS * BLACKS * FORCES).map(move |rest| of(edge, blue, rest)))
            })
            .chain([Query::PORTE])
    }

    /// The line of the answer.
    fn line(&self) -> Option<usize> {
        let per_blue = usize::from(GREENS * BLACKS * FORCES);
        let per_edge = BLUE.count() * per_blue;
        if (Query { blue: Query::PORTE.blue, ..*self }) == Query::PORTE {
            return Some(DICE.len() * per_edge);
        }
        let edge = DICE.iter().position(|&dice| dice == self.white + self.green)?;
        let written = self.rule == GreenRule::Strict
            && BLUE.contains(&self.blue)
            && self.green < GREENS
            && self.black < BLACKS
            && self.force < FORCES
            // Without wind no dice are added; where none would be, it makes no difference.
            && (self.wind || self.force <= self.white + self.green);
        let rest = (self.green * BLACKS + self.black) * FORCES + self.force;
        written.then(|| edge * per_edge + usize::from(self.blue - BLUE.start()) * per_blue + usize::from(rest))
    }

    /// The answer, if it is written down.
    pub(crate) fn known(&self) -> Option<Odds> {
        let first = self.line()? * LINE;
        let line = LINES.get(first..first + LINE)?;
        let number = |at: usize| {
            let first = at * (DIGITS + 1);
            line.get(first..first + DIGITS).and_then(|digits| digits.parse::<u32>().ok()).map(|n| f64::from(n) / WHOLE)
        };
        let mut odds = Odds { steps: [0.0; LEVELS], best: [0.0; LEVELS] };
        for level in 0..LEVELS {
            (odds.steps[level], odds.best[level]) = (number(level)?, number(LEVELS + level)?);
        }
        Some(odds)
    }
}

impl Odds {
    /// The line that holds them.
    #[must_use]
    pub fn line(&self) -> String {
        let numbers = self.steps.iter().chain(&self.best);
        let digits: Vec<String> = numbers.map(|odds| format!("{:08}", (odds * WHOLE).round() as u32)).collect();
        digits.join(",")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::odds::oracle::Oracle;

    #[test]
    fn every_written_line_is_found_by_its_question() {
        let mut lines = 0;
        for (at, query) in Query::written_down().enumerate() {
            assert_eq!(query.line(), Some(at), "{query:?}");
            assert!(query.known().is_some(), "{query:?}");
            lines += 1;
        }
        assert_eq!(LINES.lines().count(), lines);
        assert!(LINES.lines().all(|line| line.len() + 1 == LINE));
    }

    #[test]
    fn what_is_written_is_what_the_oracle_reckons() {
        let oracle = Oracle::new();
        for query in Query::written_down().step_by(29).chain([Query::PORTE]) {
            let (known, reckoned) = (query.known().unwrap(), oracle.reckoned(&query));
            for level in 0..LEVELS {
                assert!((known.steps[level] - reckoned.steps[level]).abs() < 1e-7, "{query:?} {level}");
                assert!((known.best[level] - reckoned.best[level]).abs() < 1e-7, "{query:?} {level}");
            }
        }
    }

    #[test]
    fn other_questions_are_left_to_the_oracle() {
        let asked = Query { rule: GreenRule::Strict, blue: 6, white: 5, green: 0, black: 0, force: 6, wind: true };
        assert!(asked.known().is_some());
        for other in [
            Query { wind: false, ..asked },
            Query { rule: GreenRule::Capped, ..asked },
            Query { blue: 8, ..asked },
            Query { white: 7, ..asked },
            Query { black: 3, ..asked },
        ] {
            assert_eq!(other.known(), None, "{other:?}");
        }
    }
}
