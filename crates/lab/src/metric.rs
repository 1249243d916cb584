//! What is measured, and how it is read from a game's row.

use crate::row::Row;

/// Something an experiment can measure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Metric {
    // One number of each game.
    Length,
    Decisions,
    Branching,
    Forced,
    DeadTurns,
    Ties,
    Won,
    Score,
    Margin,
    LeadChanges,
    Decided,
    Skill,
    /// One of the experiment's own counts.
    Count(usize),
    // More than a number.
    Seats,
    Lead,
    Luck,
    Actions,
    Rules,
    /// One of the experiment's own facets.
    Facet(usize),
}

/// The metrics of every game by their names in experiments, in order of interest: findings and charts begin with the first.
pub(crate) const NAMES: &[(&str, Metric)] = &[
    ("ties", Metric::Ties),
    ("won", Metric::Won),
    ("skill", Metric::Skill),
    ("length", Metric::Length),
    ("score", Metric::Score),
    ("margin", Metric::Margin),
    ("lead_changes", Metric::LeadChanges),
    ("decided", Metric::Decided),
    ("branching", Metric::Branching),
    ("decisions", Metric::Decisions),
    ("dead_turns", Metric::DeadTurns),
    ("forced", Metric::Forced),
    ("seats", Metric::Seats),
    ("lead", Metric::Lead),
    ("luck", Metric::Luck),
    ("actions", Metric::Actions),
    ("rules", Metric::Rules),
];

/// How a number is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    Share,
    Number(usize),
}

impl Metric {
    pub(crate) fn named(name: &str) -> Option<Metric> {
        NAMES.iter().find(|(known, _)| *known == name).map(|(_, metric)| *metric)
    }

    pub(crate) fn name(self) -> Option<&'static str> {
        NAMES.iter().find(|(_, metric)| *metric == self).map(|(name, _)| *name)
    }

    /// Whether it is measured in points of the game.
    pub(crate) fn is_points(self) -> bool {
        matches!(self, Metric::Score | Metric::Margin)
    }

    /// Whether it is one number of each game.
    #[must_use]
    pub fn is_number(self) -> bool {
        use Metric::{Actions, Facet, Lead, Luck, Rules, Seats};
        !matches!(self, Seats | Lead | Luck | Actions | Rules | Facet(_))
    }

    /// Whether its value is 0 or 1 in each game.
    #[must_use]
    pub fn is_yes_or_no(self) -> bool {
        matches!(self, Metric::Ties | Metric::Won)
    }

    pub(crate) fn unit(self, counts: &[crate::Count]) -> Unit {
        match self {
            Metric::Forced | Metric::DeadTurns | Metric::Ties | Metric::Won | Metric::Decided | Metric::Skill => {
                Unit::Share
            }
            Metric::Count(index) if counts.get(index).is_some_and(|count| count.per.is_some()) => Unit::Share,
            Metric::Branching | Metric::LeadChanges | Metric::Count(_) => Unit::Number(2),
            _ => Unit::Number(1),
        }
    }

    /// Resolution of its histogram: steps per unit.
    pub(crate) fn grain(self, counts: &[crate::Count]) -> f64 {
        match self.unit(counts) {
            Unit::Share => 100.0,
            Unit::Number(2) if matches!(self, Metric::Branching) => 10.0,
            Unit::Number(_) => 1.0,
        }
    }

    /// The value of one game; `None` if it has none or was not recorded in detail.
    pub(crate) fn value(self, row: &Row, counts: &[crate::Count]) -> Option<f64> {
        let share = |part: i64, whole: i64| (whole > 0).then(|| part as f64 / whole as f64);
        let close = row.is_detailed();
        let several = row.seats() > 1;
        match self {
            Metric::Length => close.then(|| row.turns() as f64),
            Metric::Decisions => Some(row.decisions() as f64),
            Metric::Branching => share(row.choices(), row.decisions()).filter(|_| close),
            Metric::Forced => share(row.forced(), row.decisions()).filter(|_| close),
            Metric::DeadTurns => share(row.dead_turns(), row.turns()).filter(|_| close),
            Metric::Ties => several.then(|| f64::from(u8::from(row.winners().len() != 1))),
            Metric::Won => Some(f64::from(u8::from(!row.winners().is_empty()))),
            Metric::Score => row.scores().iter().max().map(|&score| score as f64),
            Metric::Margin => several.then(|| margin(row.scores())),
            Metric::LeadChanges => (close && several).then(|| row.lead_changes() as f64),
            Metric::Decided => row.decided().filter(|_| close && several),
            Metric::Skill => row.first_players_share(),
            Metric::Count(index) => {
                let count = counts.get(index)?;
                let of = row.count(count.of)?;
                match count.per {
                    None => Some(of as f64),
                    Some(per) => share(of, row.count(per)?),
                }
            }
            _ => None,
        }
    }
}

/// The distance from the best score to the second best.
fn margin(scores: &[i64]) -> f64 {
    let (mut best, mut next) = (i64::MIN, i64::MIN);
    for &score in scores {
        if score > best {
            (best, next) = (score, best);
        } else {
            next = next.max(score);
        }
    }
    (best - next) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_metrics_fit_each_other() {
        for (name, metric) in NAMES {
            assert_eq!(Metric::named(name), Some(*metric));
            assert_eq!(metric.name(), Some(*name));
        }
        assert_eq!(margin(&[3, 9, 4]), 5.0);
        assert_eq!(margin(&[9, 9, 4]), 0.0);
    }
}
