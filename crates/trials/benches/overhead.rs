//! The cost of recording: bare play and recorded play of the same games, alternating in one run.
//!
//! On a shared processor the recorded half looks more expensive than it is, because it waits more. Counted instructions do not
//! vary: run the built benchmark with `greedy` under `valgrind --tool=callgrind`, once as it is and once with
//! `--toggle-collect='*Trials*::play*'`, which leaves the recorded half alone.

#![allow(clippy::print_stdout)]

use galerne_bots::{Greedy, Player as _};
use galerne_engine::{Luck, Playout, Rules, Streams, Turn, View, Viewer};
use galerne_sail_race::{Options, SailRace};
use galerne_trials::{Anatomy, Facet, GameRow, Metrics, Minds, Pattern, PlayerSpec, Seating, Seeding, Table, Trials};
use std::{
    hint::black_box,
    time::{Duration, Instant},
};

fn metrics(every: u32) -> Metrics {
    let anatomy = Anatomy::of::<SailRace>();
    let pattern = |name: &str| Pattern { kind: anatomy.event(name).expect("an event"), fields: Vec::new() };
    let facet = |event: &str, field: &str| Facet {
        pattern: pattern(event),
        against: None,
        field: vec![field.to_owned()],
        seat: Some(vec!["seat".to_owned()]),
        after: None,
    };
    Metrics {
        turn: anatomy.event("weather"),
        counts: vec![vec![pattern("headwind")], vec![pattern("sailed")]],
        facets: vec![facet("sailed", "heading"), facet("stopped", "by")],
        runs: Vec::new(),
        every,
    }
}

fn table(name: &str, every: u32) -> Table<SailRace> {
    let player = PlayerSpec::named(name);
    Table::new(&Options::default(), &[player.clone(), player], 2, &metrics(every)).expect("the core game for two")
}

fn seeding(number: u64) -> Seeding {
    Seeding { luck: number, minds: Minds::ByPlayer(number), seating: Seating::Rotated(0), number }
}

/// The least that a game between greedy players takes: no checks, no record.
fn bare_greedy(game: &SailRace, seed: u64) {
    let mut players = [Greedy::new(seed), Greedy::new(seed + 1)];
    let (mut state, mut luck) = (game.start(), Streams::new(seed));
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                game.resolve(&mut state, chance, &mut ());
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("a decider");
                let view = View::new(game, &state, Viewer::seat(seat));
                let action = players[seat.index()].choose(game, &view, seat).expect("a choice");
                game.check(&state, seat, &action).expect("a legal choice");
                game.act(&mut state, seat, action, &mut ());
            }
        }
    }
    black_box(&state);
}

/// Alternates between both in small rounds; the median of the ratios is robust against other load on the machine.
fn compare(name: &str, games: u64, rounds: u64, mut bare: impl FnMut(u64), mut recorded: impl FnMut(u64)) {
    // `cargo bench --bench overhead -- greedy` measures only that one, for a profiler.
    if std::env::args().skip(1).any(|wanted| !wanted.starts_with('-') && !name.contains(&wanted)) {
        return;
    }
    let mut times: Vec<[Duration; 2]> = Vec::new();
    for round in 0..rounds {
        let numbers = round * games..(round + 1) * games;
        let start = Instant::now();
        numbers.clone().for_each(&mut bare);
        let middle = Instant::now();
        numbers.for_each(&mut recorded);
        times.push([middle - start, middle.elapsed()]);
    }
    let middle = |mut values: Vec<f64>| {
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    };
    let each =
        [0, 1].map(|which| middle(times.iter().map(|both| both[which].as_secs_f64() * 1e6 / games as f64).collect()));
    let ratio = middle(times.iter().map(|[bare, recorded]| recorded.as_secs_f64() / bare.as_secs_f64()).collect());
    println!(
        "{name}: bare {:.2} µs a game, recorded {:.2} µs a game, overhead {:+.1} %",
        each[0],
        each[1],
        100.0 * (ratio - 1.0)
    );
}

fn main() {
    let game = SailRace::new(&Options::default(), 2).expect("the core game for two");
    let mut row = GameRow::default();
    let mut random = table("random", 64);
    compare(
        "random, every 64th game recorded",
        128,
        151,
        |number| {
            let mut state = game.start();
            Playout::new(number).finish(&game, &mut state, 1_000_000);
            black_box(&state);
        },
        |number| {
            black_box(random.play(&seeding(number), &mut row)).expect("a game");
        },
    );
    let mut row = GameRow::default();
    let mut greedy = table("greedy", 1);
    compare(
        "greedy, every game recorded",
        30,
        151,
        |number| bare_greedy(&game, number),
        |number| {
            black_box(greedy.play(&seeding(number), &mut row)).expect("a game");
        },
    );
}
