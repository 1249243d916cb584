//! `galerne arena`: bots measured against each other, on the same luck, each in every place.

mod file;
mod progress;

use crate::args;
use crate::failure::{Exit, Failure, Outcome};
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_catalog::find;
use galerne_engine::{Message, Trouble};
use galerne_lab::arena::{Ending, Interval, Match, Report, Results, Sprt, Thought, Verdict, run};
use progress::Bar;
use std::time::{Duration, Instant};

/// A file of results is written anew this often, so that little is lost when the machine goes down.
const SAVED: Duration = Duration::from_secs(10);

pub(crate) fn arena(args: &args::Arena, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let game = find(&args.game).map_err(|trouble| Failure::bad_words(voice, &trouble))?;
    let edition = args.edition.as_deref().map(|file| super::option_of(file, voice)).transpose()?;
    let words: Vec<_> = args.options.iter().cloned().chain(edition).collect();
    let options = crate::play::read_options(game, &args.preset, &words, voice)?;
    let refused = |trouble: Trouble| Failure::new(Exit::Refused, game.say(voice.language, &trouble.0));
    let of = Match::new(game, options, args.players.clone(), args.seats, args.solo, args.seed).map_err(refused)?;
    let sprt = match args.sprt[..] {
        [] => None,
        [elo0, elo1] if elo0 < elo1 && of.players.len() > 1 => Some(Sprt { elo0, elo1 }),
        _ => return Err(Failure::usage(voice, &Message::new("usage-sprt"))),
    };
    let mut results = match &args.resume {
        Some(path) if path.exists() => file::read(path, &of, voice)?,
        _ => Results::default(),
    };
    let groups = args.games.div_ceil(of.games_per_group());
    let kept = args.resume.iter().chain(&args.json);
    let save = |results: &Results| {
        for path in kept.clone() {
            file::write(path, &of, results, sprt, voice)?;
        }
        Ok::<(), Failure>(())
    };
    let mut bar = Bar::new(voice, results.groups.len() * of.games_per_group());
    let (start, mut saved, mut failed) = (Instant::now(), Instant::now(), None);
    let ending = run(&of, groups, threads, sprt, &mut results, &mut |progress, results| {
        bar.show(progress);
        if saved.elapsed() > SAVED {
            failed = save(results).err();
            saved = Instant::now();
        }
        failed.is_none() && args.seconds.is_none_or(|most| start.elapsed().as_secs() < most)
    });
    bar.clear();
    let ending = ending.map_err(refused)?;
    failed.map_or(Ok(()), Err)?;
    save(&results)?;
    print(&of, &results, sprt, ending, terminal, voice)
}

fn print(
    of: &Match,
    results: &Results,
    sprt: Option<Sprt>,
    ending: Ending,
    terminal: &mut Terminal,
    voice: Voice,
) -> Outcome {
    let report = Report::of(of, results, sprt);
    let head = Message::new(if of.solo { "arena-head-solo" } else { "arena-head" })
        .with("game", of.game.title(voice.language))
        .with("games", report.games)
        .with("groups", report.groups)
        .with("seed", of.seed.to_string());
    terminal.line(&terminal.bold(&voice.say(&head)))?;
    terminal.line(&terminal.dim(&voice.word("arena-columns")))?;
    for (line, thought) in report.players.iter().zip(&results.thought) {
        let row = Message::new("arena-row")
            .with("player", format!("{:<10}", line.player))
            .with("points", format!("{:>17}", percent(line.points)))
            .with("won", format!("{:>17}", percent(line.won)))
            .with("score", format!("{:>18}", plain(line.score)))
            .with("time", format!("{:>22}", times(thought)));
        terminal.line(&voice.say(&row))?;
    }
    for pair in &report.pairs {
        let message = Message::new("arena-pair")
            .with("one", pair.players[0].as_str())
            .with("two", pair.players[1].as_str())
            .with("share", percent(pair.share))
            .with("elo", format!("{:+.0}", pair.elo))
            .with("from", elo(pair.elo_from))
            .with("to", elo(pair.elo_to))
            .with("score", format!("{:+.2} ± {}", pair.score.mean, margin(pair.score.margin, 2)))
            .with("superiority", format!("{:.1}", 100.0 * pair.superiority));
        terminal.line(&voice.say(&message))?;
    }
    if let Some(bound) = report.bound {
        let what = of.game.say(voice.language, &Message::new("game-yardstick"));
        terminal.line(&voice.say(&Message::new("arena-bound").with("what", what).with("bound", plain(bound))))?;
    }
    if let (Some(sprt), Some(ratio)) = (sprt, report.ratio) {
        let key = match ending {
            Ending::Clear(Verdict::Stronger) => "arena-sprt-stronger",
            Ending::Clear(_) => "arena-sprt-not-stronger",
            Ending::Played | Ending::Stopped => "arena-sprt-open",
        };
        let message = Message::new(key)
            .with("elo0", sprt.elo0.to_string())
            .with("elo1", sprt.elo1.to_string())
            .with("ratio", format!("{ratio:.2}"))
            .with("bound", format!("{:.2}", Sprt::BOUND));
        terminal.line(&voice.say(&message))?;
    }
    Ok(())
}

fn percent(of: Interval) -> String {
    format!("{:.1} % ± {}", 100.0 * of.mean, margin(100.0 * of.margin, 1))
}

fn plain(of: Interval) -> String {
    format!("{:.2} ± {}", of.mean, margin(of.margin, 2))
}

/// Half the width of an interval; unknown for a single luck.
fn margin(margin: f64, digits: usize) -> String {
    if margin.is_finite() { format!("{margin:.digits$}") } else { "?".to_owned() }
}

fn elo(difference: f64) -> String {
    if difference.is_finite() { format!("{difference:+.0}") } else { "?".to_owned() }
}

/// Mean and longest thought, in time of the processor.
fn times(thought: &Thought) -> String {
    if thought.decisions == 0 {
        return "–".to_owned();
    }
    let mean = 1e3 * thought.total.as_secs_f64() / f64::from(thought.decisions);
    format!("{mean:.2} / {:.0} ms", 1e3 * thought.longest.as_secs_f64())
}
