//! `galerne bench`: how fast random play goes.

use super::print_json;
use crate::args;
use crate::failure::{Exit, Failure, Outcome};
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_catalog::{AnyGame, Bench, find, games};
use galerne_engine::Message;
use serde_json::json;
use std::{
    io::{self, IsTerminal as _, Write as _},
    time::{Duration, Instant},
};

/// Played before the clock starts, so that caches and buffers are as in steady state.
const WARM_UP: u64 = 20_000;
/// How many pieces a run is cut into for the progress line.
const PIECES: u64 = 50;

pub(crate) fn bench(args: &args::Bench, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let chosen: Vec<&dyn AnyGame> = match &args.game {
        Some(id) => vec![find(id).map_err(|trouble| Failure::bad_words(voice, &trouble))?],
        None => games().collect(),
    };
    if args.decisions == 0 {
        return Err(Failure::usage(voice, &Message::new("usage-no-decisions")));
    }
    let mut reports = Vec::new();
    if !args.bare && !args.json {
        terminal.line(&terminal.bold(&voice.word("bench-head")))?;
    }
    for game in chosen {
        let mut run = game
            .bench(args.seats, args.seed)
            .map_err(|trouble| Failure::new(Exit::Refused, game.say(voice.language, &trouble.0)))?;
        if args.bare {
            // For counting instructions: the play itself and nothing around it.
            run.play(args.decisions);
            continue;
        }
        run.play(WARM_UP);
        let before = run.tally();
        let took = timed(&mut *run, args.decisions, game.id());
        let tally = run.tally();
        let (games, chances) = (tally.games - before.games, tally.chances - before.chances);
        let each = took.as_nanos() as f64 / args.decisions as f64;
        let rate = (1e9 / each) as u64;
        if args.json {
            reports.push(json!({
                "game": game.id(), "seats": tally.seats, "decisions": args.decisions, "nanoseconds": took.as_nanos() as u64,
                "nanoseconds_per_decision": each, "decisions_per_second": rate, "games": games,
                "chances": chances, "state_bytes": tally.state_bytes,
            }));
        } else {
            let row = Message::new("bench-row")
                .with("game", format!("{:<14}", game.id()))
                .with("seats", format!("{:>5}", tally.seats))
                .with("rate", format!("{:>14}", grouped(rate)))
                .with("each", format!("{each:>9.1}"))
                .with("bytes", format!("{:>6}", tally.state_bytes))
                .with("length", format!("{:>9.1}", args.decisions as f64 / games.max(1) as f64));
            terminal.line(&voice.say(&row))?;
        }
    }
    if args.json {
        print_json(terminal, &reports.into())?;
    }
    Ok(())
}

/// Plays that many decisions and measures the time, with a line of progress on a terminal.
fn timed(run: &mut dyn Bench, decisions: u64, game: &str) -> Duration {
    let watched = io::stderr().is_terminal();
    let mut took = Duration::ZERO;
    let piece = decisions.div_ceil(PIECES);
    let mut left = decisions;
    while left > 0 {
        let now = piece.min(left);
        let start = Instant::now();
        run.play(now);
        took += start.elapsed();
        left -= now;
        if watched {
            let done = 100 * (decisions - left) / decisions;
            let seconds = took.as_secs_f64() * left as f64 / (decisions - left) as f64;
            // Progress is a courtesy; a terminal that will not take it is no reason to stop.
            let _ = write!(io::stderr(), "\r{game}  {done:>3} %  {seconds:>5.1} s \x1b[K");
        }
    }
    if watched {
        let _ = write!(io::stderr(), "\r\x1b[K");
    }
    took
}

/// Digits in threes, with a thin space that reads the same in every language.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('\u{202F}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_in_threes() {
        for (number, text) in [(0, "0"), (999, "999"), (1000, "1\u{202F}000"), (12_345_678, "12\u{202F}345\u{202F}678")]
        {
            assert_eq!(grouped(number), text);
        }
    }
}
