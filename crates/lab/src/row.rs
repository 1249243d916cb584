//! The stored row of a game: integers in fixed columns, so that files stay small and sums exact.

use galerne_engine::{Seat, SeatSet};
use galerne_trials::{GameRow, MOMENTS};

/// The first columns of every row; scores by seat and the experiment's counts follow.
pub(crate) const HEAD: &[&str] = &[
    "block",
    "rotation",
    "replicate",
    "decisions",
    "chances",
    "winners",
    "turns",
    "choices",
    "forced",
    "dead_turns",
    "lead_changes",
    "decided",
    "decided_entry",
    "led",
];
const BLOCK: usize = 0;
const ROTATION: usize = 1;
const REPLICATE: usize = 2;
const DECISIONS: usize = 3;
const CHANCES: usize = 4;
const WINNERS: usize = 5;
const TURNS: usize = 6;
const CHOICES: usize = 7;
const FORCED: usize = 8;
const DEAD_TURNS: usize = 9;
const LEAD_CHANGES: usize = 10;
const DECIDED: usize = 11;
const DECIDED_ENTRY: usize = 12;
const LED: usize = 13;

/// The value of columns that were not recorded.
const UNSEEN: i64 = -1;
/// Fractions are stored in units of one over this.
const PARTS: f64 = 10_000.0;

/// Which game of an arm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) block: u64,
    pub(crate) rotation: usize,
    pub(crate) replicate: usize,
}

/// One game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    pub(crate) columns: Vec<i64>,
    seats: usize,
    /// Whether the players of the line-up differ.
    is_mixed: bool,
}

impl Row {
    pub(crate) fn new(place: Place, game: &GameRow, seats: usize, is_mixed: bool) -> Row {
        let mut columns = vec![UNSEEN; HEAD.len()];
        columns[BLOCK] = place.block as i64;
        columns[ROTATION] = place.rotation as i64;
        columns[REPLICATE] = place.replicate as i64;
        columns[DECISIONS] = game.decisions.into();
        columns[CHANCES] = game.chances.into();
        columns[WINNERS] = game.winners.iter().fold(0, |bits, seat| bits | 1 << seat.index());
        if game.detailed {
            columns[TURNS] = game.turns.into();
            columns[CHOICES] = game.choices as i64;
            columns[FORCED] = game.forced.into();
            columns[DEAD_TURNS] = game.dead_turns.into();
            columns[LEAD_CHANGES] = game.lead_changes.into();
            if let Some(decided) = game.decided {
                columns[DECIDED] = (f64::from(decided) * PARTS).round() as i64;
                columns[DECIDED_ENTRY] = game.decided_entry.into();
            }
            if let Some(led) = game.led {
                columns[LED] = led.iter().rev().fold(0, |all, &halves| all * 3 + i64::from(halves));
            }
        }
        columns.extend(game.scores[..seats].iter().map(|&score| i64::from(score)));
        if game.detailed {
            columns.extend(game.counts.iter().map(|&count| i64::from(count)));
        } else {
            columns.extend(game.counts.iter().map(|_| UNSEEN));
        }
        Row { columns, seats, is_mixed }
    }

    /// A stored row; `None` if it is too short.
    pub(crate) fn read(columns: Vec<i64>, seats: usize, is_mixed: bool) -> Option<Row> {
        (columns.len() >= HEAD.len() + seats).then_some(Row { columns, seats, is_mixed })
    }

    pub(crate) fn place(&self) -> Place {
        Place {
            block: self.columns[BLOCK] as u64,
            rotation: self.columns[ROTATION] as usize,
            replicate: self.columns[REPLICATE] as usize,
        }
    }

    pub(crate) fn seats(&self) -> usize {
        self.seats
    }

    pub(crate) fn is_detailed(&self) -> bool {
        self.columns[TURNS] != UNSEEN
    }

    pub(crate) fn decisions(&self) -> i64 {
        self.columns[DECISIONS]
    }

    pub(crate) fn turns(&self) -> i64 {
        self.columns[TURNS]
    }

    pub(crate) fn choices(&self) -> i64 {
        self.columns[CHOICES]
    }

    pub(crate) fn forced(&self) -> i64 {
        self.columns[FORCED]
    }

    pub(crate) fn dead_turns(&self) -> i64 {
        self.columns[DEAD_TURNS]
    }

    pub(crate) fn lead_changes(&self) -> i64 {
        self.columns[LEAD_CHANGES]
    }

    pub(crate) fn decided(&self) -> Option<f64> {
        (self.columns[DECIDED] != UNSEEN).then(|| self.columns[DECIDED] as f64 / PARTS)
    }

    /// The entry of the record at which the game was decided.
    pub(crate) fn decided_entry(&self) -> Option<u64> {
        u64::try_from(self.columns[DECIDED_ENTRY]).ok()
    }

    /// Whether the later winner led at each tenth of the game: 0, ½ or 1.
    pub(crate) fn led(&self) -> Option<[f64; MOMENTS + 1]> {
        let mut all = self.columns[LED];
        (all != UNSEEN).then(|| {
            std::array::from_fn(|_| {
                let halves = all % 3;
                all /= 3;
                halves as f64 / 2.0
            })
        })
    }

    pub(crate) fn winners(&self) -> SeatSet {
        (0..self.seats as u8).map(Seat).filter(|seat| self.columns[WINNERS] >> seat.0 & 1 == 1).collect()
    }

    pub(crate) fn scores(&self) -> &[i64] {
        &self.columns[HEAD.len()..HEAD.len() + self.seats]
    }

    pub(crate) fn count(&self, index: usize) -> Option<i64> {
        self.columns.get(HEAD.len() + self.seats + index).copied().filter(|&count| count != UNSEEN)
    }

    /// The seat that the line-up's first player has in this game.
    fn first_players_seat(&self) -> usize {
        (self.seats - self.place().rotation % self.seats) % self.seats
    }

    /// The share of the victory of the line-up's first player, where players differ. If no seat won, all share equally.
    pub(crate) fn first_players_share(&self) -> Option<f64> {
        if !self.is_mixed || self.seats < 2 {
            return None;
        }
        let winners = self.winners();
        if winners.is_empty() {
            return Some(1.0 / self.seats as f64);
        }
        let won = winners.has(Seat(self.first_players_seat() as u8));
        Some(f64::from(u8::from(won)) / winners.len() as f64)
    }

    /// The result of the line-up's first player: won alone, shared, lost.
    pub(crate) fn first_players_result(&self) -> Option<Result3> {
        let share = self.first_players_share()?;
        Some(match self.winners().len() {
            1 if share > 0.0 => Result3::Won,
            1 => Result3::Lost,
            _ if share > 0.0 => Result3::Level,
            _ => Result3::Lost,
        })
    }

    /// How the game went for the line-up's first player, to estimate the share of luck: the score of a solo player, else the
    /// distance to the best opponent.
    pub(crate) fn outcome(&self) -> f64 {
        let scores = self.scores();
        let first = self.first_players_seat();
        let others = scores.iter().enumerate().filter(|(seat, _)| *seat != first).map(|(_, &score)| score).max();
        (scores[first] - others.unwrap_or(0)) as f64
    }
}

/// Won, level or lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Result3 {
    Won,
    Level,
    Lost,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> GameRow {
        let mut game =
            GameRow { decisions: 60, chances: 31, detailed: true, turns: 30, choices: 400, ..GameRow::default() };
        game.scores[..2].copy_from_slice(&[-3, 12]);
        game.winners = SeatSet::one(Seat(1));
        game.decided = Some(0.25);
        game.led = Some([0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
        game.counts = vec![4, 9];
        game
    }

    #[test]
    fn a_row_keeps_what_was_seen() {
        let place = Place { block: 7, rotation: 1, replicate: 0 };
        let row = Row::new(place, &game(), 2, true);
        let row = Row::read(row.columns, 2, true).unwrap();
        assert_eq!((row.place(), row.turns(), row.scores()), (place, 30, &[-3, 12][..]));
        assert_eq!((row.decided(), row.count(1), row.count(2)), (Some(0.25), Some(9), None));
        assert_eq!(row.led().unwrap()[..3], [0.0, 0.5, 1.0]);
        // Rotated by one, the first player of the line-up sits in the second seat.
        assert_eq!((row.first_players_share(), row.outcome()), (Some(1.0), 15.0));
        assert_eq!(row.first_players_result(), Some(Result3::Won));
        assert!(Row::read(vec![1, 2, 3], 2, true).is_none());
    }

    #[test]
    fn what_was_not_looked_at_is_told_apart_from_nothing() {
        let far = GameRow { detailed: false, ..game() };
        let row = Row::new(Place { block: 0, rotation: 0, replicate: 0 }, &far, 2, false);
        assert!(!row.is_detailed());
        assert_eq!((row.count(0), row.led(), row.decided(), row.first_players_share()), (None, None, None, None));
        assert_eq!(row.decisions(), 60);
    }
}
