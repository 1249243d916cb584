//! What observing costs: bare play and observed play of the same games, in turns, in one run.
//!
//! A processor that is shared with strangers makes the observed half look dearer than it is, because it waits more. Counted
//! instructions do not change: run the built benchmark with `greedy` under `valgrind --tool=callgrind`, once as it is and once
//! with `--toggle-collect='*Trials*::play*'`, which leaves the observed half alone.

#![allow(clippy::print_stdout)]

use galerne_bots::{Greedy, Player as Bot, play_out};
use galerne_engine::{Game, Playout, Streams};
use galerne_sail_race::{Options, SailRace};
use galerne_trials::{Anatomy, Bout, Facet, Pattern, Player, Seen, Table, Trials, Watch};
use std::{
    hint::black_box,
    time::{Duration, Instant},
};

fn watch(every: u32) -> Watch {
    let anatomy = Anatomy::of::<SailRace>();
    let pattern = |name: &str| Pattern { kind: anatomy.event(name).expect("an event"), fields: Vec::new() };
    let facet = |event: &str, field: &str| Facet {
        pattern: pattern(event),
        against: None,
        field: vec![field.to_owned()],
        seat: Some(vec!["seat".to_owned()]),
        after: None,
    };
    Watch {
        turn: anatomy.event("weather"),
        counts: vec![vec![pattern("headwind")], vec![pattern("sailed")]],
        facets: vec![facet("sailed", "heading"), facet("stopped", "by")],
        runs: Vec::new(),
        every,
    }
}

fn table(name: &str, every: u32) -> Table<SailRace> {
    let player = Player { name: name.to_owned(), noise: 0.0 };
    Table::new(&Options::default(), &[player.clone(), player], &watch(every)).expect("the core game for two")
}

/// Both in turns, a little of each at a time; the middle of all ratios is not fooled by what else the machine does.
fn compare(name: &str, games: u64, rounds: u64, mut bare: impl FnMut(u64), mut observed: impl FnMut(u64)) {
    // `cargo bench --bench overhead -- greedy` measures only that, for whoever looks with a profiler.
    if std::env::args().skip(1).any(|wanted| !wanted.starts_with('-') && !name.contains(&wanted)) {
        return;
    }
    let mut times: Vec<[Duration; 2]> = Vec::new();
    for round in 0..rounds {
        let numbers = round * games..(round + 1) * games;
        let start = Instant::now();
        numbers.clone().for_each(&mut bare);
        let middle = Instant::now();
        numbers.for_each(&mut observed);
        times.push([middle - start, middle.elapsed()]);
    }
    let middle = |mut values: Vec<f64>| {
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    };
    let each =
        [0, 1].map(|which| middle(times.iter().map(|both| both[which].as_secs_f64() * 1e6 / games as f64).collect()));
    let ratio = middle(times.iter().map(|[bare, observed]| observed.as_secs_f64() / bare.as_secs_f64()).collect());
    println!(
        "{name}: bare {:.2} µs a game, observed {:.2} µs a game, overhead {:+.1} %",
        each[0],
        each[1],
        100.0 * (ratio - 1.0)
    );
}

fn main() {
    let game = SailRace::new(&Options::default(), 2).expect("the core game for two");
    let mut seen = Seen::default();
    let mut random = table("random", 64);
    compare(
        "random, every 64th game from close by",
        128,
        151,
        |number| {
            let mut state = game.start();
            Playout::new(number).finish(&game, &mut state, 1_000_000);
            black_box(&state);
        },
        |number| {
            let bout = Bout { luck: number, minds: number, rotation: 0, number };
            black_box(random.play(&bout, &mut seen)).expect("a game");
        },
    );
    let mut seen = Seen::default();
    let mut greedy = table("greedy", 1);
    compare(
        "greedy, every game from close by",
        30,
        151,
        |number| {
            let mut players: [Box<dyn Bot<SailRace>>; 2] =
                [Box::new(Greedy::new(number)), Box::new(Greedy::new(number + 1))];
            black_box(play_out(&game, game.start(), &mut players, &mut Streams::new(number))).expect("a game");
        },
        |number| {
            let bout = Bout { luck: number, minds: number, rotation: 0, number };
            black_box(greedy.play(&bout, &mut seen)).expect("a game");
        },
    );
}
