//! What observing costs: bare play and observed play of the same games, in turns, in one run.

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
        every,
    }
}

fn table(name: &str, every: u32) -> Table<SailRace> {
    let player = Player { name: name.to_owned(), noise: 0.0 };
    Table::new(&Options::default(), &[player.clone(), player], &watch(every)).expect("the core game for two")
}

fn compare(name: &str, games: u64, rounds: u64, mut bare: impl FnMut(u64), mut observed: impl FnMut(u64)) {
    let mut times = [Duration::ZERO; 2];
    for round in 0..rounds {
        let numbers = round * games..(round + 1) * games;
        let start = Instant::now();
        numbers.clone().for_each(&mut bare);
        times[0] += start.elapsed();
        let start = Instant::now();
        numbers.for_each(&mut observed);
        times[1] += start.elapsed();
    }
    let each = times.map(|time| time.as_secs_f64() * 1e6 / (games * rounds) as f64);
    println!(
        "{name}: bare {:.2} µs a game, observed {:.2} µs a game, overhead {:+.1} %",
        each[0],
        each[1],
        100.0 * (each[1] / each[0] - 1.0)
    );
}

fn main() {
    let game = SailRace::new(&Options::default(), 2).expect("the core game for two");
    let mut seen = Seen::default();
    let mut random = table("random", 16);
    compare(
        "random, every 16th game from close by",
        2000,
        10,
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
        300,
        10,
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
