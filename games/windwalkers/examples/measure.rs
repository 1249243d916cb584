//! Plays campaigns with the heuristic and prints its figures.
//! `cargo run --release -p galerne-windwalkers --example measure -- [games] [name=value …]`

use galerne_engine::{Game, Judge, Random, Streams, Turn, parse_options};
use galerne_windwalkers::{Action, Event, Windwalkers};
use std::collections::BTreeMap;
use std::time::Instant;

#[allow(clippy::print_stdout)]
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = words.iter().find_map(|word| word.parse().ok()).unwrap_or(1000);
    let pairs: Vec<_> =
        words.iter().filter_map(|word| word.split_once('=')).map(|(n, v)| (n.to_owned(), v.to_owned())).collect();
    let options = parse_options::<Windwalkers>(&pairs).expect("options");
    let seats = match options.mode.name() {
        "competitive" | "race2" => 2,
        _ => 1,
    };
    let game = Windwalkers::new(&options, seats).expect("a game");
    let (mut won, mut scores, mut days, mut contres, mut failures, mut surpassements) =
        (0u32, Vec::new(), 0u32, 0u32, 0u32, 0u32);
    let mut passed = [0u32; 5];
    let mut used: BTreeMap<String, [u32; 3]> = BTreeMap::new();
    let mut held: BTreeMap<String, [u32; 2]> = BTreeMap::new();
    let mut decisions = 0u64;
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    let begun = Instant::now();
    for seed in 0..games {
        let (mut state, mut luck, mut random) = (game.start(), Streams::new(seed), Random::new(seed));
        events.clear();
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance(source) => {
                    let chance = game.draw(&state, luck.of(source));
                    game.resolve(&mut state, chance, &mut events);
                }
                Turn::Decide(deciders) => {
                    let seat = deciders.lowest().expect("somebody");
                    actions.clear();
                    game.actions(&state, seat, &mut actions);
                    let mut best: Option<(f32, Action)> = None;
                    if let [only] = actions[..] {
                        best = Some((0.0, only));
                    } else {
                        let first = random.below(actions.len() as u32) as usize;
                        for at in 0..actions.len() {
                            let action = actions[(first + at) % actions.len()];
                            let worth = game.appraise(&state, seat, &action);
                            if best.is_none_or(|(known, _)| worth > known) {
                                best = Some((worth, action));
                            }
                        }
                    }
                    decisions += 1;
                    game.act(&mut state, seat, best.expect("an action").1, &mut events);
                }
            }
        }
        let standings = game.standings(&state);
        let win = !standings.winners.is_empty();
        won += u32::from(win);
        scores.push(standings.score(galerne_engine::Seat(0)));
        let mut chapters = 0;
        for event in &events {
            match event {
                Event::Dawn { .. } => days += 1,
                Event::Contre { won, .. } => {
                    contres += 1;
                    failures += u32::from(!won);
                }
                Event::WentOn { .. } => surpassements += 1,
                Event::ChapterDone { .. } => chapters += 1,
                Event::Used { card, .. } => {
                    let entry = used.entry(format!("{card:?}")).or_default();
                    entry[0] += 1;
                }
                Event::Kept { card, .. } | Event::Joined { card, .. } => {
                    let entry = held.entry(format!("{card:?}")).or_default();
                    entry[0] += 1;
                    entry[1] += u32::from(win);
                }
                _ => {}
            }
        }
        passed[chapters.min(4)] += 1;
    }
    let taken = begun.elapsed().as_secs_f64();
    scores.sort_unstable();
    let mean = scores.iter().map(|&score| f64::from(score)).sum::<f64>() / games as f64;
    let per = |n: u32| f64::from(n) / games as f64;
    println!("{games} games: won {:.1} %, mean score {mean:.1}, median {}", 100.0 * per(won), scores[scores.len() / 2]);
    println!(
        "days {:.1}, contres {:.1}, failures {:.1}, surpassements {:.1}, decisions {:.0}",
        per(days),
        per(contres),
        per(failures),
        per(surpassements),
        decisions as f64 / games as f64
    );
    println!("chapters finished 0…4: {passed:?}; {:.2} ms a game", 1e3 * taken / games as f64);
    if words.iter().any(|word| word == "cards") {
        for (card, [times, _, _]) in &used {
            let [had, wins] = held.get(card).copied().unwrap_or_default();
            let rate = 100.0 * f64::from(wins) / f64::from(had.max(1));
            println!(
                "{card:24} used {:.2} per game it was held, held {had}, won {rate:.1} %",
                f64::from(*times) / f64::from(had.max(1))
            );
        }
        let idle: Vec<&str> = held.keys().filter(|card| !used.contains_key(*card)).map(String::as_str).collect();
        println!("{} different powers used; held but never used: {}", used.len(), idle.join(", "));
    }
}
