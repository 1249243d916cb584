//! What the games say about the players.

use super::{Group, Line, Match, Results, Sprt, elo_of};
use crate::stats::Moments;
use serde::{Serialize, Serializer};
use std::cmp::Ordering;

/// 95 % of a normal distribution lie within this many standard errors. Six decimals, unlike [`crate::stats::Z95`]: files of results
/// are reproduced byte for byte.
const Z95: f64 = 1.959_964;

/// A mean and half the width of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Interval {
    pub mean: f64,
    /// NaN for fewer than two values.
    pub margin: f64,
}

impl Interval {
    fn of(values: &Moments) -> Interval {
        let margin = if values.n < 2.0 { f64::NAN } else { Z95 * (values.variance() / values.n).sqrt() };
        Interval { mean: values.mean, margin }
    }

    /// The ends of the interval, clamped to what is possible.
    #[must_use]
    pub fn within(&self, low: f64, high: f64) -> (f64, f64) {
        ((self.mean - self.margin).clamp(low, high), (self.mean + self.margin).clamp(low, high))
    }
}

/// The whole report.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Games played.
    pub games: usize,
    /// Groups played. Errors are computed over groups, because games of one luck are not independent.
    pub groups: usize,
    /// One line per player, in the order they were named.
    pub players: Vec<PlayerLine>,
    /// One line per pair of players.
    pub pairs: Vec<PairLine>,
    /// The mean of the game's yardstick on the same lucks, where it has one.
    #[serde(serialize_with = "optional", skip_serializing_if = "Option::is_none")]
    pub bound: Option<Interval>,
    /// The log-likelihood ratio of the sequential test, where one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ratio: Option<f64>,
}

/// One player over all games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerLine {
    /// The bot's name.
    pub player: String,
    /// The share of the games that count as won.
    #[serde(serialize_with = "as_json")]
    pub won: Interval,
    /// The share of the victories, ties shared.
    #[serde(serialize_with = "as_json")]
    pub points: Interval,
    /// The mean score, on the game's own scale of results (`Judge::result`).
    #[serde(serialize_with = "as_json")]
    pub score: Interval,
}

/// One player against another.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PairLine {
    /// The bots' names; the figures are the first's.
    pub players: [String; 2],
    /// The share of the games in which the first did better, ties half.
    #[serde(serialize_with = "as_json")]
    pub share: Interval,
    /// The rating difference, and its 95 % interval.
    pub elo: f64,
    /// The lower end of the interval.
    pub elo_from: f64,
    /// The upper end of the interval.
    pub elo_to: f64,
    /// How much more the first scored, on the same luck.
    #[serde(serialize_with = "as_json")]
    pub score: Interval,
    /// The probability that the first is the stronger one, given the games alone.
    pub superiority: f64,
}

fn as_json<S: Serializer>(interval: &Interval, serializer: S) -> Result<S::Ok, S::Error> {
    [interval.mean, interval.margin].serialize(serializer)
}

fn optional<S: Serializer>(interval: &Option<Interval>, serializer: S) -> Result<S::Ok, S::Error> {
    interval.map(|interval| [interval.mean, interval.margin]).serialize(serializer)
}

/// Two players compared over the groups: shares of the better results, and differences of scores.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PairSums {
    pub(super) share: Moments,
    score: Moments,
}

impl Report {
    /// Sums up the results of a match; evaluates the sequential test where one is given.
    #[must_use]
    pub fn of(of: &Match, results: &Results, sprt: Option<Sprt>) -> Report {
        let groups = &results.groups;
        let players = (0..of.players.len()).map(|player| player_line(of, groups, player)).collect();
        let pairs = (0..of.players.len())
            .flat_map(|a| (a + 1..of.players.len()).map(move |b| (a, b)))
            .map(|(a, b)| pair_line(of, groups, a, b))
            .collect();
        let mut bounds = Moments::default();
        groups.iter().filter_map(|group| group.bound).for_each(|bound| bounds.add(bound));
        Report {
            games: groups.len() * of.games_per_group(),
            groups: groups.len(),
            players,
            pairs,
            bound: (bounds.n > 0.0).then(|| Interval::of(&bounds)),
            ratio: sprt.filter(|_| of.players.len() > 1).map(|sprt| sprt.ratio(&pair_sums(of, groups, 0, 1).share)),
        }
    }
}

/// One game from one player's side: its share of the victory, whether it won, and its mean score; `None` if it did not play.
fn result_of(line: &Line, player: usize) -> Option<(f64, bool, f64)> {
    let seats = || (0..line.players.len()).filter(|&seat| line.players[seat] == player);
    let count = seats().count();
    let scores: f64 = seats().map(|seat| line.scores[seat]).sum();
    let points: f64 = seats().map(|seat| line.points[seat]).sum();
    (count > 0).then(|| (points, seats().any(|seat| line.won[seat]), scores / count as f64))
}

fn player_line(of: &Match, groups: &[Group], player: usize) -> PlayerLine {
    let [mut won, mut points, mut score] = [Moments::default(); 3];
    for group in groups {
        let results: Vec<_> = group.games.iter().filter_map(|line| result_of(line, player)).collect();
        let mean = |of: &dyn Fn(&(f64, bool, f64)) -> f64| results.iter().map(of).sum::<f64>() / results.len() as f64;
        if !results.is_empty() {
            points.add(mean(&|result| result.0));
            won.add(mean(&|result| f64::from(u8::from(result.1))));
            score.add(mean(&|result| result.2));
        }
    }
    let player = of.players[player].clone();
    PlayerLine { player, won: Interval::of(&won), points: Interval::of(&points), score: Interval::of(&score) }
}

pub(super) fn pair_sums(of: &Match, groups: &[Group], a: usize, b: usize) -> PairSums {
    let mut sums = PairSums::default();
    for group in groups {
        let (mut share, mut score, mut games) = (0.0, 0.0, 0.0);
        let mut add = |one: (f64, bool, f64), two: (f64, bool, f64)| {
            // Winning comes first, then the score. Not so between two players at one table: there a draw is a draw.
            let by_victory = if of.solo { one.1.cmp(&two.1) } else { one.0.total_cmp(&two.0) };
            let by_score = if of.solo || of.players.len() > 2 { one.2.total_cmp(&two.2) } else { Ordering::Equal };
            share += match by_victory.then(by_score) {
                Ordering::Greater => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Less => 0.0,
            };
            score += one.2 - two.2;
            games += 1.0;
        };
        if of.solo {
            let of_player = |player| group.games.iter().find_map(|line| result_of(line, player));
            if let (Some(one), Some(two)) = (of_player(a), of_player(b)) {
                add(one, two);
            }
        } else {
            for line in &group.games {
                if let (Some(one), Some(two)) = (result_of(line, a), result_of(line, b)) {
                    add(one, two);
                }
            }
        }
        if games > 0.0 {
            sums.share.add(share / games);
            sums.score.add(score / games);
        }
    }
    sums
}

fn pair_line(of: &Match, groups: &[Group], a: usize, b: usize) -> PairLine {
    let sums = pair_sums(of, groups, a, b);
    let share = Interval::of(&sums.share);
    let (from, to) = share.within(0.0, 1.0);
    let error = (sums.share.variance() / sums.share.n.max(1.0)).sqrt();
    let superiority = match (error > 0.0, share.mean) {
        (true, mean) => normal_cdf((mean - 0.5) / error),
        (false, 0.5) => 0.5,
        (false, mean) => f64::from(u8::from(mean > 0.5)),
    };
    PairLine {
        players: [of.players[a].clone(), of.players[b].clone()],
        share,
        elo: elo_of(share.mean),
        elo_from: elo_of(from),
        elo_to: elo_of(to),
        score: Interval::of(&sums.score),
        superiority,
    }
}

/// The normal distribution, by the approximation of Abramowitz and Stegun (7.1.26): right to seven places.
fn normal_cdf(z: f64) -> f64 {
    let x = z.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let poly =
        t * (0.254_829_592 + t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
    let half = 0.5 * (1.0 - poly * (-x * x).exp());
    if z >= 0.0 { 0.5 + half } else { 0.5 - half }
}
