//! The games that reviews are measured on, one row each.

use super::LEVELS;
use super::rows::{OfSeat, Row};
use cpu_time::ThreadTime;
use galerne_catalog::review::{Effort, Finding, Review, Verdict};
use galerne_catalog::{AnyGame, AnyTable};
use galerne_engine::{Trouble, mix};
use serde_json::Value;

/// Places of one game at which the curve is asked: those of one game depend on each other.
const PLACES: usize = 10;

/// What a game is played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// What the curve says against what comes, when the maître plays.
    Curve,
    /// A whole review of a level's game.
    Level,
    /// An error with a known price.
    Planted,
}

impl Kind {
    /// How many of them stand beside one game of each level.
    pub(super) fn times(self) -> usize {
        match self {
            Kind::Curve => 4,
            Kind::Level => LEVELS.len(),
            Kind::Planted => 1,
        }
    }
}

/// One game to play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Job {
    pub(super) kind: Kind,
    pub(super) number: usize,
}

/// What all games of a measurement share.
pub(super) struct Plan {
    pub(super) game: &'static dyn AnyGame,
    pub(super) seats: usize,
    pub(super) seed: u64,
    pub(super) effort: Effort,
}

impl Plan {
    /// Plays the game of that job and examines it; `None` where `go_on` returned false.
    pub(super) fn row(&self, job: &Job, go_on: &mut dyn FnMut() -> bool) -> Result<Option<Row>, Trouble> {
        if !go_on() {
            return Ok(None);
        }
        let seed = mix(mix(self.seed, job.kind as u64), job.number as u64);
        let row = match job.kind {
            Kind::Curve => {
                let (table, from) = self.opened_by_a_beginner(job.number, seed)?;
                let effort = Effort { figures: None, ..self.effort };
                let said = table.said(&effort, (from, PLACES), go_on);
                Row::Curve(said.iter().map(|said| [said.judge, said.curve, said.came]).collect())
            }
            Kind::Level => {
                let level = job.number % LEVELS.len();
                // The three levels meet the same luck.
                let table = self.played(LEVELS[level], mix(self.seed, (job.number / LEVELS.len()) as u64))?;
                let (begun, reviewed) = (ThreadTime::now(), table.review(&self.effort, &mut |_| go_on()));
                let seconds = begun.elapsed().as_secs_f64();
                let Some(review) = reviewed else { return Ok(None) };
                Row::Level { level, seconds, steps: review.steps, whole: review.whole, seats: of_seats(&review) }
            }
            Kind::Planted => {
                let table = self.played("maitre", seed)?;
                let planted = table.planted(&self.effort, seed, go_on);
                if planted.is_none() && !go_on() {
                    return Ok(None);
                }
                Row::Planted(planted.map(|found| (found.cost, found.error, found.verdict == Verdict::Costs)))
            }
        };
        Ok(go_on().then_some(row))
    }

    fn opened(&self) -> Result<Box<dyn AnyTable>, Trouble> {
        let names = (1..=self.seats).map(|seat| seat.to_string()).collect();
        self.game.open(&Value::Null, names)
    }

    /// A whole game between bots of that level.
    fn played(&self, level: &str, seed: u64) -> Result<Box<dyn AnyTable>, Trouble> {
        let mut table = self.opened()?;
        table.play_on(level, usize::MAX, seed)?;
        Ok(table)
    }

    /// A game of the maître, every other time from a place where a novice has brought it to: those who ask for a review come through such
    /// places too. And the entries before it was the maître's.
    fn opened_by_a_beginner(&self, number: usize, seed: u64) -> Result<(Box<dyn AnyTable>, usize), Trouble> {
        let mut table = self.opened()?;
        if number % 2 == 1 {
            let whole = self.played("novice", seed)?.live_entries();
            table.play_on("novice", whole * (number / 2 % 4 + 1) / 6, seed)?;
        }
        let from = table.live_entries();
        table.play_on("maitre", usize::MAX, mix(seed, 7))?;
        Ok((table, from))
    }
}

fn of_seats(review: &Review) -> Vec<OfSeat> {
    let seats = review.seats.iter().enumerate();
    let of_seat = |(seat, account): (usize, &galerne_catalog::review::Account)| {
        let own = review.stretches.iter().filter(|stretch| usize::from(stretch.seat) == seat);
        let sum = account.start.0 + account.luck.0 + account.own.0 + account.others.0;
        OfSeat {
            cost: own.clone().map(|stretch| stretch.cost.value()).sum(),
            stretches: account.stretches,
            proved: own.filter(|stretch| stretch.finding == Finding::Costs).count(),
            adds_up: sum == account.result.0,
        }
    };
    seats.map(of_seat).collect()
}
