//! Plays campaigns with a level and prints its figures, with 95 % intervals.
//! `cargo run --release -p galerne-windwalkers --example measure -- [novice|habitue|maitre] [games] [from=SEED] [cards] [name=value …]`
//! Without a level the heuristic plays as it is, which is the habitué.

#![allow(clippy::print_stdout, clippy::expect_used)]

use galerne_bots::{Levelled, Player};
use galerne_engine::{Game, Level, Seat, Streams, Turn, View, Viewer, parse_options};
use galerne_windwalkers::{Category, Doom, Event, Windwalkers};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// What is known of one game.
#[derive(Default)]
struct Played {
    won: bool,
    score: i32,
    chapters: usize,
    lost_by: Option<Doom>,
    counts: BTreeMap<String, i32>,
    used: Vec<String>,
    held: Vec<String>,
    slowest: Duration,
}

fn play(game: &Windwalkers, level: Level, seed: u64) -> Played {
    let mut players: Vec<Levelled<Windwalkers>> =
        (0..game.seats() as u64).map(|seat| Levelled::new(level, seed ^ seat << 32)).collect();
    let (mut state, mut luck) = (game.start(), Streams::new(seed));
    let (mut events, mut played) = (Vec::new(), Played::default());
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                game.resolve(&mut state, chance, &mut events);
            }
            Turn::Decide(deciders) => {
                let seat = deciders.lowest().expect("somebody");
                let begun = Instant::now();
                let view = View::new(game, &state, Viewer::seat(seat));
                let action = players[seat.index()].choose(game, &view, seat).expect("an action");
                played.slowest = played.slowest.max(begun.elapsed());
                *played.counts.entry("decisions".to_owned()).or_default() += 1;
                game.act(&mut state, seat, action, &mut events);
            }
        }
    }
    let standings = game.standings(&state);
    (played.won, played.score) = (!standings.winners.is_empty(), standings.score(Seat(0)));
    for event in &events {
        let what = match event {
            Event::Dawn { .. } => "days",
            Event::Contre { won: true, .. } => "contres won",
            Event::Contre { .. } => "failures",
            Event::WentOn { .. } => "surpassements",
            Event::ChapterDone { .. } => {
                played.chapters += 1;
                continue;
            }
            Event::HordeLost { why, .. } => {
                played.lost_by = Some(*why);
                continue;
            }
            Event::Used { card, .. } => {
                played.used.push(format!("{card:?}"));
                continue;
            }
            Event::Kept { card, .. } | Event::Joined { card, .. } => {
                played.held.push(format!("{card:?}"));
                continue;
            }
            _ => continue,
        };
        *played.counts.entry(what.to_owned()).or_default() += 1;
    }
    for category in Category::ALL {
        let points = state.points(Seat(0), category);
        if points != 0 {
            *played.counts.entry(format!("{category:?}")).or_default() += i32::from(points);
        }
    }
    played
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let has = |name: &str| words.iter().any(|word| word == name);
    let games: u64 = words.iter().find_map(|word| word.parse().ok()).unwrap_or(1000);
    let from: u64 = words.iter().find_map(|word| word.strip_prefix("from=")?.parse().ok()).unwrap_or(0);
    let level = match () {
        () if has("maitre") => Level::Maitre,
        () if has("novice") => Level::Novice,
        () => Level::Habitue,
    };
    let pairs: Vec<_> = words
        .iter()
        .filter_map(|word| word.split_once('='))
        .filter(|(name, _)| *name != "from")
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    let options = parse_options::<Windwalkers>(&pairs).expect("options");
    let seats = if matches!(options.mode.name(), "competitive" | "race2") { 2 } else { 1 };
    let game = Windwalkers::new(&options, seats).expect("a game");
    let begun = Instant::now();
    // Two threads, whatever the machine has: measurements run beside other work.
    let all: Vec<Played> = std::thread::scope(|scope| {
        let halves = [0, 1].map(|half| {
            let game = &game;
            scope.spawn(move || {
                (from + half..from + games).step_by(2).map(|seed| play(game, level, seed)).collect::<Vec<_>>()
            })
        });
        halves.into_iter().flat_map(|half| half.join().expect("no game breaks off")).collect()
    });
    report(&all, begun.elapsed());
    if has("cards") {
        cards(&all);
    }
}

/// A mean and the half of its 95 % interval.
fn mean(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let n = values.clone().count().max(1) as f64;
    let mean = values.clone().sum::<f64>() / n;
    let spread = values.map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, 1.96 * (spread / n).sqrt())
}

fn report(all: &[Played], taken: Duration) {
    let (won, won_by) = mean(all.iter().map(|game| f64::from(u8::from(game.won))));
    let (score, score_by) = mean(all.iter().map(|game| f64::from(game.score)));
    let mut scores: Vec<i32> = all.iter().map(|game| game.score).collect();
    scores.sort_unstable();
    println!(
        "{} games: won {:.1} ± {:.1} %, mean score {score:.1} ± {score_by:.1}, median {}",
        all.len(),
        100.0 * won,
        100.0 * won_by,
        scores[scores.len() / 2]
    );
    let mut sums: BTreeMap<&str, i32> = BTreeMap::new();
    let mut passed = [0u32; 5];
    let mut lost: BTreeMap<String, u32> = BTreeMap::new();
    for game in all {
        for (what, count) in &game.counts {
            *sums.entry(what).or_default() += count;
        }
        passed[game.chapters.min(4)] += 1;
        if let Some(why) = game.lost_by {
            *lost.entry(format!("{why:?} in chapter {}", game.chapters + 1)).or_default() += 1;
        }
    }
    let per = |n: i32| f64::from(n) / all.len() as f64;
    let line: Vec<String> = sums.iter().map(|(what, &sum)| format!("{what} {:.1}", per(sum))).collect();
    println!("per game: {}", line.join(", "));
    println!("chapters finished 0…4: {passed:?}; lost: {lost:?}");
    let slowest = all.iter().map(|game| game.slowest).max().unwrap_or_default();
    println!(
        "{:.2} ms a game (on two threads), slowest decision {:.1} ms",
        1e3 * taken.as_secs_f64() / all.len() as f64,
        1e3 * slowest.as_secs_f64()
    );
}

/// How often each card was used, and how games went in which it was held.
fn cards(all: &[Played]) {
    let mut lines: BTreeMap<&str, (u32, Vec<&Played>)> = BTreeMap::new();
    for game in all {
        for card in &game.used {
            lines.entry(card).or_default().0 += 1;
        }
        for card in &game.held {
            lines.entry(card).or_default().1.push(game);
        }
    }
    for (card, (used, held)) in &lines {
        let (won, _) = mean(held.iter().map(|game| f64::from(u8::from(game.won))));
        let (score, by) = mean(held.iter().map(|game| f64::from(game.score)));
        let times = f64::from(*used) / held.len().max(1) as f64;
        println!(
            "{card:24} used {times:.2} per game held, held {}, won {:.1} %, score {score:.1} ± {by:.1}",
            held.len(),
            100.0 * won
        );
    }
    let idle: Vec<&str> = lines.iter().filter(|(_, (used, _))| *used == 0).map(|(card, _)| *card).collect();
    println!("{} different powers used; held but never used: {}", lines.len() - idle.len(), idle.join(", "));
}
