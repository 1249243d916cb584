//! Who beats whom: the judgement against plainer players, and the levels against each other.

use crate::{MAPS, Player, Rate, Terms, play};
use galerne_bots::{Levelled, Player as Bot};
use galerne_engine::{Game, Level, Seat, Streams, Turn, View, Viewer, mix};
use std::time::{Duration, Instant};

/// The share of wins of the first player, draws counting half.
pub(crate) fn duel(name: &str, first: Player, second: Player, terms: Terms) {
    let (mut won, mut drawn, mut rounds, mut limits, mut by_map) = (0.0, 0, 0, 0, [(0.0, 0u32); 4]);
    let mut played = 0;
    for pair in 0..terms.games.div_ceil(2) {
        let map = (pair % 4) as usize;
        let game = terms.game(MAPS[map], 2, "");
        for (seat, players) in [(0u8, [first, second]), (1, [second, first])] {
            let result = play(&game, &players, mix(pair, 11));
            let score =
                if result.winners.is_empty() { 0.5 } else { f64::from(u8::from(result.winners.contains(&seat))) };
            won += score;
            drawn += u32::from(result.winners.is_empty());
            rounds += result.rounds;
            limits += u32::from(result.at_limit);
            by_map[map] = (by_map[map].0 + score, by_map[map].1 + 1);
            played += 1;
        }
    }
    let n = f64::from(played);
    let maps: Vec<String> = MAPS
        .iter()
        .zip(by_map)
        .map(|(map, (won, n))| format!("{map} {:.1}", 100.0 * won / f64::from(n.max(1))))
        .collect();
    println!(
        "{name}: {:.1} % of {played} games ({drawn} draws, {:.1} rounds, {:.1} % at the limit); {}",
        100.0 * won / n,
        f64::from(rounds) / n,
        100.0 * f64::from(limits) / n,
        maps.join(", ")
    );
}

/// One level against another, as people meet them, and how long the slowest decision took.
pub(crate) fn levels(name: &str, levels: [Level; 2], terms: Terms) {
    let games = terms.games;
    let (mut rate, mut by_map) = (Rate::default(), [Rate::default(); 4]);
    let (mut slowest, mut thought, mut decisions) = (Duration::ZERO, Duration::ZERO, 0u32);
    for number in 0..games {
        // The four maps in turn; every pair of armies twice with the seats exchanged.
        let (pair, map) = (number / 2, (number / 2 % 4) as usize);
        let game = terms.game(MAPS[map], 2, "");
        let first = Seat((number % 2) as u8);
        let mut bots = [Seat(0), Seat(1)].map(|seat| {
            let level = levels[usize::from(seat != first)];
            Levelled::new(level, mix(number, u64::from(seat.0) + 3))
        });
        let mut luck = Streams::new(mix(pair, 11));
        let mut state = game.start();
        let winner = loop {
            match game.turn(&state) {
                Turn::Over => break game.standings(&state).winners.lowest(),
                Turn::Chance(source) => {
                    let chance = game.draw(&state, luck.of(source));
                    game.resolve(&mut state, chance, &mut ());
                }
                Turn::Decide(seats) => {
                    let seat = seats.lowest().expect("somebody decides");
                    let view = View::new(&game, &state, Viewer::seat(seat));
                    let begun = Instant::now();
                    let action = bots[seat.index()].choose(&game, &view, seat).expect("a choice");
                    if seat == first {
                        slowest = slowest.max(begun.elapsed());
                        (thought, decisions) = (thought + begun.elapsed(), decisions + 1);
                    }
                    game.check(&state, seat, &action).expect("a legal choice");
                    game.act(&mut state, seat, action, &mut ());
                }
            }
        };
        let score = winner.map_or(0.5, |seat| f64::from(u8::from(seat == first)));
        rate.add(score);
        by_map[map].add(score);
    }
    let maps: Vec<String> = MAPS.iter().zip(by_map).map(|(map, rate)| format!("{map} {:.1}", rate.percent())).collect();
    println!(
        "{name}: {:.1} % of {games} games; {}; a decision takes {:.1} ms, the slowest {} ms",
        rate.percent(),
        maps.join(", "),
        thought.as_secs_f64() * 1000.0 / f64::from(decisions.max(1)),
        slowest.as_millis()
    );
}
