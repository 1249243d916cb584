//! `galerne review measure`: how far reviews of a game can be trusted, measured on games between bots, and the figures that they are
//! read by.

use crate::args;
use crate::failure::{Exit, Failure, Outcome};
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_catalog::review::{Effort, Finding, Measured, Review, Scale, Tenths};
use galerne_catalog::{AnyGame, AnyTable, find};
use galerne_engine::{Message, Random, Streams, Trouble, Turn, mix};
use serde_json::Value;

/// So many imagined games draw what came true towards the judge's own word, where few games stand behind a figure.
const TRUST: f64 = 20.0;
/// The levels whose accuracy must come in this order.
const LEVELS: [&str; 3] = ["novice", "habitue", "maitre"];

/// What was seen of one level.
#[derive(Debug, Default)]
struct Seen {
    /// What each game's stretches cost on the average, for each seat.
    costs: Vec<f64>,
    stretches: usize,
    proved: usize,
    /// What the curve said and what came, as shares of the victory.
    said: Vec<(f64, f64)>,
    /// Games whose account does not add up.
    astray: usize,
}

impl Seen {
    fn take(&mut self, review: &Review) {
        for (seat, account) in review.seats.iter().enumerate() {
            let own = review.stretches.iter().filter(|stretch| usize::from(stretch.seat) == seat);
            self.proved += own.clone().filter(|stretch| stretch.finding == Finding::Costs).count();
            self.stretches += account.stretches;
            if account.stretches > 0 {
                self.costs.push(-account.own.value() / account.stretches as f64);
            }
            let sum = account.start.0 + account.luck.0 + account.own.0 + account.others.0;
            self.astray += usize::from(sum != account.result.0);
            let came = account.result.value() / 100.0;
            let inner = review.curve.len().saturating_sub(1);
            let share = |value: &Tenths| (value.value() / 100.0, came);
            self.said.extend(review.curve[..inner].iter().filter_map(|point| point.v.get(seat)).map(share));
        }
    }

    /// The mean cost of a stretch and its standard error over the players.
    fn cost(&self) -> (f64, f64) {
        let count = self.costs.len().max(1) as f64;
        let mean = self.costs.iter().sum::<f64>() / count;
        let variance = self.costs.iter().map(|cost| (cost - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        (mean, (variance / count).sqrt())
    }

    /// In each tenth of what was said: how often, what was said on the average, and what came.
    fn tenths(&self) -> Vec<(usize, f64, f64)> {
        let tenth = |part: usize| {
            let inside = |said: f64| ((said * 10.0) as usize).min(9) == part;
            let (mut count, mut said, mut came) = (0, 0.0, 0.0);
            for pair in self.said.iter().filter(|pair| inside(pair.0)) {
                (count, said, came) = (count + 1, said + pair.0, came + pair.1);
            }
            let mean = |sum: f64| if count == 0 { 0.0 } else { sum / f64::from(count as u32) };
            (count, mean(said), mean(came))
        };
        (0..10).map(tenth).collect()
    }
}

/// A whole game between bots of that level.
fn played(game: &'static dyn AnyGame, seats: usize, level: &str, seed: u64) -> Result<Box<dyn AnyTable>, Trouble> {
    let names = (1..=seats).map(|seat| seat.to_string()).collect();
    let mut table = game.open(&Value::Null, names)?;
    let (mut luck, mut random) = (Streams::new(seed), Random::new(mix(seed, 99)));
    loop {
        let done = match table.turn() {
            Turn::Over => return Ok(table),
            Turn::Chance(_) => table.roll(&mut luck),
            Turn::Decide(seats) => match seats.lowest() {
                Some(seat) => table.bot_move(level, seat, &mut random).map(|_| ()),
                None => return Ok(table),
            },
        };
        done.map_err(|denial| Trouble(denial.message().clone()))?;
    }
}

pub(crate) fn measure(args: &args::Measure, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let game = find(&args.game).map_err(|trouble| Failure::bad_words(voice, &trouble))?;
    let seats = args.seats.map_or_else(|| game.usual_seats(), |seats| game.seats_near(seats));
    let effort = Effort { is_fitted: !args.fit, ..if args.quick { Effort::QUICK } else { Effort::FULL } };
    let failed = |trouble: Trouble| Failure::new(Exit::Refused, game.say(voice.language, &trouble.0));
    let (mut seen, mut scale) = (Vec::new(), Scale::Chance);
    for level in LEVELS {
        let mut of_level = Seen::default();
        for number in 0..args.games {
            let table = played(game, seats, level, mix(args.seed, number as u64)).map_err(failed)?;
            if let Some(review) = table.review(&effort, &mut || true) {
                scale = review.scale;
                of_level.take(&review);
            }
        }
        seen.push(of_level);
    }
    terminal.line(&voice.say(&Message::new("measure-head").with("games", args.games).with("seats", seats)))?;
    for (level, of_level) in LEVELS.iter().zip(&seen) {
        let (mean, error) = of_level.cost();
        let share = 100.0 * of_level.proved as f64 / of_level.stretches.max(1) as f64;
        let line = Message::new("measure-level")
            .with("level", *level)
            .with("cost", format!("{mean:.3}"))
            .with("error", format!("{error:.3}"))
            .with("stretches", of_level.stretches)
            .with("proved", format!("{share:.1}"));
        terminal.line(&voice.say(&line))?;
    }
    let [_, habitue, maitre] = &seen[..] else { return Ok(()) };
    if scale == Scale::Chance {
        terminal.line(&voice.word("measure-curve"))?;
        for (count, said, came) in maitre.tenths().into_iter().filter(|(count, ..)| *count > 0) {
            terminal.line(&format!("   {:5.1} % → {:5.1} %   ({count})", said * 100.0, came * 100.0))?;
        }
    }
    let astray: usize = seen.iter().map(|seen| seen.astray).sum();
    terminal.line(&voice.say(&Message::new("measure-sums").with("astray", astray)))?;
    let section = if seats == 1 { "alone" } else { "company" };
    terminal.line(&format!("[{section}]"))?;
    if args.fit && scale == Scale::Chance {
        let said: Vec<(f64, f64)> = seen.iter().flat_map(|of_level| of_level.said.iter().copied()).collect();
        let bends = Measured::fitted(&said, TRUST).map(|bend| format!("{bend:.3}"));
        terminal.line(&format!("bend = [{}]", bends.join(", ")))?;
    }
    terminal.line(&format!("habitue = {:.4}", habitue.cost().0))?;
    Ok(())
}
