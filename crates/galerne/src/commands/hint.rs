//! `galerne hint`: what a strong player would think about, now or at any moment of a recorded game.

use super::{print_json, replay::moment_of};
use crate::args;
use crate::failure::{Failure, Outcome};
use crate::files;
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_catalog::{AnyTable, Budget, Hint, Machine, load};
use galerne_engine::{Seat, Turn};
use serde_json::json;
use std::time::{Duration, Instant};

/// Maximum number of actions shown for a decision.
const SHOWN: usize = 5;
/// Upper limit of `--seconds`.
const LONGEST: f32 = 600.0;

/// The clock and the threads of this machine.
#[derive(Debug)]
struct Here(Instant);

impl Machine for Here {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }

    fn side_by_side(&self, count: usize, work: &(dyn Fn(usize) + Sync)) {
        std::thread::scope(|scope| {
            for number in 0..count {
                scope.spawn(move || work(number));
            }
        });
    }
}

pub(crate) fn hint(args: &args::Hint, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let text = files::read(voice, &args.file)?;
    let table = load(&text, &[])
        .map_err(|unreadable| Failure::of_file(voice, &args.file.to_string_lossy(), unreadable.say(voice.language)))?;
    let seconds = if args.seconds.is_finite() { args.seconds.clamp(0.01, LONGEST) } else { 1.0 };
    let (machine, threads) = (Here(Instant::now()), args.threads.clamp(1, 64));
    let time = Duration::from_secs_f32(seconds);
    let budget = Budget { iterations: u32::MAX / 2, time, threads, machine: &machine };
    let n = moment_of(args.at, &*table, voice)?;
    let moment = table.at(n);
    let seats: Vec<Seat> = moment.turn().deciders().iter().collect();
    if args.json {
        let all = seats.iter().map(|&seat| json!({ "seat": seat, "hints": moment.hint(seat, &budget) }));
        print_json(terminal, &all.collect::<Vec<_>>().into())?;
        return Ok(());
    }
    if seats.is_empty() {
        let key = if moment.turn() == Turn::Over { "replay-over" } else { "hint-chance-due" };
        return Ok(terminal.line(&voice.word(key))?);
    }
    for seat in seats {
        if let Some(ask) = moment.ask(seat) {
            terminal.line(&terminal.bold(&table.say(voice.language, &ask)))?;
        }
        for hint in moment.hint(seat, &budget).iter().take(SHOWN) {
            terminal.line(&format!("   {}", in_words(&*table, hint, voice)))?;
        }
    }
    Ok(())
}

fn in_words(table: &dyn AnyTable, hint: &Hint, voice: Voice) -> String {
    let label = table.say(voice.language, &hint.choice.label);
    match &hint.words {
        Some(words) => format!("{label} — {}", table.say(voice.language, words)),
        None => label,
    }
}
