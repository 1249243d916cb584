//! The arena without the program around it: `duel GAME PLAYERS GAMES [solo] [name=value…]`. Quicker to build than the program,
//! for tuning a level. `SECONDS` and `THREADS` in the environment bound it, `JSON` names a file for the results.

#![allow(clippy::print_stdout)]

use galerne_catalog::arena::{Match, Report, Results, run};
use galerne_catalog::find;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games, rest @ ..] = &words[..] else {
        return println!("duel GAME PLAYERS GAMES [name=value…]");
    };
    let options: Vec<(String, String)> =
        rest.iter().filter_map(|word| word.split_once('=')).map(|(a, b)| (a.to_owned(), b.to_owned())).collect();
    let solo = rest.iter().any(|word| word == "solo");
    let game = find(game).unwrap_or_else(|trouble| panic!("{trouble}"));
    let options = game.parse_options(&options).unwrap_or_else(|trouble| panic!("{trouble}"));
    let players = players.split(',').map(str::to_owned).collect();
    let of = Match::new(game, options, players, None, solo, 1).unwrap_or_else(|trouble| panic!("{trouble}"));
    let mut results = Results::default();
    let groups = games.parse::<usize>().map_or(10, |games| games.div_ceil(of.games_per_group()));
    let threads = std::env::var("THREADS").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    let seconds = std::env::var("SECONDS").ok().and_then(|n| n.parse().ok()).unwrap_or(u64::MAX);
    let start = std::time::Instant::now();
    let mut watch = |_, _: &Results| start.elapsed().as_secs() < seconds;
    run(&of, groups, threads, None, &mut results, &mut watch).unwrap_or_else(|trouble| panic!("{trouble}"));
    let report = Report::of(&of, &results, None);
    if let Some(file) = std::env::var_os("JSON") {
        std::fs::write(file, results.to_json(&of, None).to_string()).unwrap_or_else(|error| panic!("{error}"));
    }
    println!("{} games", report.games);
    for (line, thought) in report.players.iter().zip(&results.thought) {
        println!(
            "{:<8} points {:.3} ± {:.3}  won {:.3}  score {:.2} ± {:.2}  {:.2} ms a decision, longest {:.0} ms",
            line.player,
            line.points.mean,
            line.points.margin,
            line.won.mean,
            line.score.mean,
            line.score.margin,
            1e3 * thought.total.as_secs_f64() / f64::from(thought.decisions.max(1)),
            1e3 * thought.longest.as_secs_f64(),
        );
    }
    for pair in &report.pairs {
        println!(
            "{} – {}: {:.3} ± {:.3}, Elo {:.0} ({:.0} … {:.0}), score {:+.2} ± {:.2}",
            pair.players[0],
            pair.players[1],
            pair.share.mean,
            pair.share.margin,
            pair.elo,
            pair.elo_from,
            pair.elo_to,
            pair.score.mean,
            pair.score.margin
        );
    }
    if let Some(bound) = report.bound {
        println!("bound {:.2} ± {:.2}", bound.mean, bound.margin);
    }
}
