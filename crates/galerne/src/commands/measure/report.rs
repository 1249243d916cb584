//! What the rows of a measurement say together.

use super::LEVELS;
use super::rows::{OfSeat, Row, Rows};
use crate::failure::Outcome;
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_catalog::review::{Bend, Measured};
use galerne_engine::Message;

/// Weight of the prior, in imagined places, where few games stand behind a figure.
const TRUST: f64 = 20.0;
/// A tenth with fewer places says little about the curve.
const MANY: usize = 100;
/// A *habitué*'s cost that is fewer standard errors away from nothing is too uncertain to measure players by.
const SURE: f64 = 4.0;
/// Written where there is no figure.
const UNKNOWN: &str = "–";
/// A review may take this many seconds of one processor.
const SECONDS: f64 = 20.0;

/// What was said and what came, at one place of each of these games.
fn pairs<'a>(games: impl Iterator<Item = &'a Vec<[f64; 3]>>, which: usize) -> Vec<(f64, f64)> {
    games.flatten().map(|place| (place[which], place[2])).collect()
}

fn curves(rows: &Rows) -> impl Iterator<Item = &Vec<[f64; 3]>> {
    rows.iter().filter_map(|row| if let Row::Curve(said) = row { Some(said) } else { None })
}

/// The bends that the curve rows ask for.
pub(super) fn fitted(rows: &Rows) -> Measured {
    let bend = |which| {
        let pairs = pairs(curves(rows), which);
        if pairs.is_empty() { Measured::NOTHING.curve } else { Bend::fitted(&pairs, TRUST) }
    };
    Measured { judge: bend(0), curve: bend(1), ..Measured::NOTHING }
}

/// The same figures with what a *habitué* gives away and how much a review may play.
pub(super) fn with_costs(rows: &Rows, figures: Measured) -> Measured {
    let (steps, seconds) = effort(rows);
    let allowed = (SECONDS * steps as f64 / seconds.max(1e-9) / 10_000.0).round() as u64 * 10_000;
    let habitue = of_a_habitue(rows).or(figures.habitue);
    Measured { habitue, steps: Some(allowed).filter(|_| steps > 0).or(figures.steps), ..figures }
}

/// What a stretch of a *habitué* costs, where enough games say so.
fn of_a_habitue(rows: &Rows) -> Option<f64> {
    let (cost, error) = Level::of(rows, 1).cost();
    (cost > 0.0 && cost >= SURE * error).then_some(cost)
}

/// All decisions and all seconds of the reviews.
fn effort(rows: &Rows) -> (u64, f64) {
    rows.iter().fold((0, 0.0), |(all, time), row| match row {
        Row::Level { steps, seconds, .. } => (all + steps, time + seconds),
        _ => (all, time),
    })
}

/// The reviews of one level's games.
struct Level {
    games: usize,
    seats: Vec<OfSeat>,
}

impl Level {
    fn of(rows: &Rows, wanted: usize) -> Level {
        let games: Vec<&Vec<OfSeat>> = rows
            .iter()
            .filter_map(|row| match row {
                Row::Level { level, seats, .. } if *level == wanted => Some(seats),
                _ => None,
            })
            .collect();
        let seats = games.iter().flat_map(|seats| seats.iter().copied()).filter(|seat| seat.stretches > 0).collect();
        Level { games: games.len(), seats }
    }

    fn stretches(&self) -> usize {
        self.seats.iter().map(|seat| seat.stretches).sum()
    }

    fn proved(&self) -> usize {
        self.seats.iter().map(|seat| seat.proved).sum()
    }

    /// What a stretch gives away, with its standard error over the players.
    fn cost(&self) -> (f64, f64) {
        mean(self.seats.iter().map(|seat| seat.cost / seat.stretches as f64))
    }

    /// The accuracy that the reviews tell, with its standard error over the players.
    fn accuracy(&self, habitue: f64) -> (f64, f64) {
        let accuracy = |seat: &OfSeat| 100.0 * (-(seat.cost / seat.stretches as f64).max(0.0) / habitue).exp2();
        mean(self.seats.iter().map(accuracy))
    }
}

/// The mean and its standard error.
fn mean(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let values: Vec<f64> = values.collect();
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, (variance / count).sqrt())
}

/// For each tenth of what was said: how often, the mean of it, and what came.
fn tenths(pairs: &[(f64, f64)], bend: &Bend) -> Vec<(usize, f64, f64)> {
    let mut tenths = vec![(0, 0.0, 0.0); 10];
    for &(said, came) in pairs {
        let said = bend.of(said);
        let (count, sum, results) = &mut tenths[((said * 10.0) as usize).min(9)];
        (*count, *sum, *results) = (*count + 1, *sum + said, *results + came);
    }
    let mean = |(count, said, came): (usize, f64, f64)| {
        let over = count.max(1) as f64;
        (count, said / over, came / over)
    };
    tenths.into_iter().map(mean).collect()
}

/// Every other game fitted and the others read, both ways: by how much the worst tenth is off, in hundredths; `None` where no tenth has
/// places enough.
fn off_on_the_other_half(rows: &Rows) -> Option<f64> {
    let half = |odd: bool| {
        let games = curves(rows).enumerate().filter(move |(number, _)| (number % 2 == 1) == odd);
        pairs(games.map(|(_, said)| said), 1)
    };
    let off = |fit: &[(f64, f64)], read: &[(f64, f64)]| {
        let tenths = tenths(read, &Bend::fitted(fit, TRUST));
        let sure = tenths.into_iter().filter(|(count, ..)| *count >= MANY);
        sure.map(|(_, said, came)| (said - came).abs() * 100.0).max_by(f64::total_cmp)
    };
    let [even, odd] = [half(false), half(true)];
    let both = [off(&even, &odd), off(&odd, &even)];
    both.into_iter().flatten().max_by(f64::total_cmp)
}

pub(super) fn print(rows: &Rows, figures: &Measured, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let all = pairs(curves(rows), 1);
    if !all.is_empty() {
        terminal.line(&voice.word("measure-curve"))?;
        for (count, said, came) in tenths(&all, &figures.curve).into_iter().filter(|(count, ..)| *count > 0) {
            terminal.line(&format!("   {:5.1} % → {:5.1} %   ({count})", said * 100.0, came * 100.0))?;
        }
        let off = off_on_the_other_half(rows).map_or(UNKNOWN.to_owned(), |off| format!("{off:.1}"));
        terminal.line(&voice.say(&Message::new("measure-other-half").with("off", off)))?;
    }
    levels(rows, figures, terminal, voice)?;
    let planted: Vec<_> =
        rows.iter().filter_map(|row| if let Row::Planted(found) = row { Some(found) } else { None }).collect();
    let priced: Vec<_> = planted.iter().filter_map(|found| found.as_ref()).collect();
    let found = priced.iter().filter(|(.., found)| *found).count();
    let line = Message::new("measure-planted")
        .with("planted", priced.len())
        .with("found", found)
        .with("share", format!("{:.0}", 100.0 * found as f64 / priced.len().max(1) as f64))
        .with("small", planted.len() - priced.len());
    terminal.line(&voice.say(&line))?;
    times(rows, terminal, voice)
}

fn levels(rows: &Rows, figures: &Measured, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let all: Vec<Level> = (0..LEVELS.len()).map(|level| Level::of(rows, level)).collect();
    let habitue = figures.habitue.or_else(|| of_a_habitue(rows));
    for (name, level) in LEVELS.iter().zip(&all) {
        let (cost, error) = level.cost();
        let accuracy = habitue.map(|habitue| level.accuracy(habitue));
        let told = |number: Option<f64>| number.map_or(UNKNOWN.to_owned(), |number| format!("{number:.1}"));
        let share = 100.0 * level.proved() as f64 / level.stretches().max(1) as f64;
        let line = Message::new("measure-level")
            .with("level", *name)
            .with("games", level.games)
            .with("cost", format!("{cost:.3}"))
            .with("error", format!("{error:.3}"))
            .with("stretches", level.stretches())
            .with("proved", format!("{share:.2}"))
            .with("accuracy", told(accuracy.map(|(accuracy, _)| accuracy)))
            .with("doubt", told(accuracy.map(|(_, doubt)| doubt)));
        terminal.line(&voice.say(&line))?;
    }
    for (habitue, (names, pair)) in habitue.iter().cycle().zip(LEVELS.windows(2).zip(all.windows(2))) {
        let [(low, low_error), (high, high_error)] = [&pair[0], &pair[1]].map(|level| level.accuracy(*habitue));
        let errors = (high - low) / low_error.hypot(high_error).max(1e-9);
        let line = Message::new("measure-apart").with("level", names[1]).with("below", names[0]);
        terminal.line(&voice.say(&line.with("errors", format!("{errors:.1}"))))?;
    }
    let astray = all.iter().flat_map(|level| &level.seats).filter(|seat| !seat.adds_up).count();
    terminal.line(&voice.say(&Message::new("measure-sums").with("astray", astray)))?;
    Ok(())
}

fn times(rows: &Rows, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let reviews = rows.iter().filter_map(|row| match row {
        Row::Level { seconds, whole, .. } => Some((*seconds, *whole)),
        _ => None,
    });
    let (mut seconds, whole): (Vec<f64>, Vec<bool>) = reviews.unzip();
    seconds.sort_by(f64::total_cmp);
    let (Some(median), Some(worst)) = (seconds.get(seconds.len() / 2), seconds.last()) else { return Ok(()) };
    let (steps, time) = effort(rows);
    let line = Message::new("measure-time")
        .with("median", format!("{median:.2}"))
        .with("worst", format!("{worst:.2}"))
        .with("steps", format!("{:.0}", steps as f64 / time.max(1e-9)))
        .with("games", whole.len())
        .with("cut", whole.iter().filter(|whole| !**whole).count());
    terminal.line(&voice.say(&line))?;
    Ok(())
}
