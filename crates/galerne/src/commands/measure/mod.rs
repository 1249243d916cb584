//! `galerne review measure`: how far reviews of a game can be trusted, measured on games between bots, and the figures that they are
//! read by.
//!
//! First the judge's chances are compared with results, then whole games of every level are reviewed with them, then errors of a known
//! price are planted. Every game is a row; rows can be kept in a file and measured on.

mod games;
mod report;
mod rows;

use crate::args;
use crate::failure::{Exit, Failure, Outcome};
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_catalog::find;
use galerne_catalog::review::{Effort, Measured};
use galerne_engine::{Message, Trouble};
use games::{Job, Kind, Plan};
use rows::{Row, Rows};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// The levels whose accuracy must come in this order.
const LEVELS: [&str; 3] = ["novice", "habitue", "maitre"];
/// The part of the time at which each kind of game is to be done, in hundredths.
const SHARES: [(Kind, u32); 3] = [(Kind::Curve, 25), (Kind::Level, 75), (Kind::Planted, 100)];

pub(crate) fn measure(args: &args::Measure, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let game = find(&args.game).map_err(|trouble| Failure::bad_words(voice, &trouble))?;
    let seats = args.seats.map_or_else(|| game.usual_seats(), |seats| game.seats_near(seats));
    let effort = if args.quick { Effort::QUICK } else { Effort::FULL };
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let failed = |trouble: Trouble| Failure::new(Exit::Refused, game.say(voice.language, &trouble.0));
    let mut rows = Rows::open(args.rows.as_deref(), game.id(), seats, voice)?;
    let shipped = game.review_figures(seats);
    // The bends are fitted anew; how much a review may play is not.
    let fitted = |rows: &Rows| Measured { habitue: None, steps: shipped.steps, ..report::fitted(rows) };
    let mut plan = Plan { game, seats, seed: args.seed, effort };
    let start = Instant::now();
    for (kind, share) in SHARES {
        let until = args.seconds.map(|seconds| start + Duration::from_secs(seconds) * share / 100);
        if args.fit && kind != Kind::Curve {
            // What is measured from here on is read as it will be read by those who ask for a review.
            plan.effort.figures = Some(fitted(&rows));
        }
        let wanted: Vec<Job> = (0..args.games * kind.times()).map(|number| Job { kind, number }).collect();
        let wanted: Vec<Job> = wanted.into_iter().filter(|job| !rows.has(job)).collect();
        played(&plan, &wanted, threads, until, &mut rows).map_err(failed)??;
    }
    let figures = if args.fit { fitted(&rows) } else { shipped };
    terminal.line(&voice.say(&Message::new("measure-head").with("game", game.id()).with("seats", seats)))?;
    report::print(&rows, &figures, terminal, voice)?;
    let measured = report::with_costs(&rows, figures);
    terminal.line(measured.write(seats).trim_end())?;
    Ok(())
}

/// Plays these jobs on that number of threads until the time is up, and keeps what they find.
fn played(
    plan: &Plan,
    wanted: &[Job],
    threads: usize,
    until: Option<Instant>,
    rows: &mut Rows,
) -> Result<Outcome, Trouble> {
    let is_late = || until.is_some_and(|until| Instant::now() >= until);
    let mut kept = Ok(());
    galerne_lab::run_jobs(
        threads,
        0..wanted.len(),
        || Ok(()),
        |(), number, stops| plan.row(&wanted[number], &mut || !stops() && !is_late()),
        |row: Option<(usize, Row)>| {
            if let Some((number, row)) = row {
                kept = rows.keep(wanted[number].number, row);
            }
            Ok(if kept.is_err() || is_late() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        },
    )?;
    Ok(kept)
}
