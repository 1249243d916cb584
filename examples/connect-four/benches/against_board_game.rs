//! Random play of connect four through our contract and through the crate `board-game`, the fastest of its kind we know.
//!
//! `cargo bench -p connect-four` plays both in turns, round by round, so that a machine that slows down slows down both. It prints
//! the median of the rounds in nanoseconds per move with the range of the middle half, and the median of the rounds' own ratios:
//! the ratio of two neighbours in time says more than the ratio of two medians. Both draw from the same generator (xoshiro256++).

#![allow(clippy::print_stdout, reason = "a bench prints what it measured")]

use board_game::{board::Board as _, games::connect4::Connect4};
use connect_four::ConnectFour;
use galerne_engine::{Playout, Rules as _, Step};
use rand_of_board_game::{SeedableRng as _, rngs::SmallRng};
use std::{hint::black_box, time::Instant};

const ROUNDS: u64 = 31;
const MOVES: u64 = 1_000_000;

fn main() {
    // Under `cargo test --benches` one short round shows that it still runs.
    let (rounds, moves) = if std::env::args().any(|arg| arg == "--bench") { (ROUNDS, MOVES) } else { (1, 10_000) };
    let (mut ours, mut theirs, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for round in 0..rounds {
        let one = || timed(moves, || play_ours(round, moves));
        let other = || timed(moves, || play_theirs(round, moves));
        // Each goes first as often as the other.
        let (one, other) = if round % 2 == 0 {
            let one = one();
            (one, other())
        } else {
            let other = other();
            (one(), other)
        };
        ours.push(one);
        theirs.push(other);
        ratios.push(one / other);
    }
    println!(
        "connect four, random play, {rounds} rounds of {moves} moves each: median (middle half of the rounds; all)"
    );
    println!("  through the contract  {} ns per move", spread(&mut ours));
    println!("  board-game 0.8        {} ns per move", spread(&mut theirs));
    println!("  ratio, round by round {}", spread(&mut ratios));
}

fn play_ours(seed: u64, moves: u64) {
    let mut playout = Playout::new(seed);
    let mut state = ConnectFour.start();
    let mut left = moves;
    while left > 0 {
        match playout.step(&ConnectFour, &mut state, &mut ()) {
            Step::Decision | Step::Chance => left -= 1,
            Step::Over => state = black_box(ConnectFour.start()),
        }
    }
    black_box(state);
}

fn play_theirs(seed: u64, moves: u64) {
    let mut random = SmallRng::seed_from_u64(seed);
    let mut board = Connect4::default();
    let mut left = moves;
    while left > 0 {
        match board.play_random_available_move(&mut random) {
            Ok(()) => left -= 1,
            Err(_) => board = black_box(Connect4::default()),
        }
    }
    black_box(board);
}

fn timed(moves: u64, play: impl FnOnce()) -> f64 {
    let start = Instant::now();
    play();
    start.elapsed().as_nanos() as f64 / moves as f64
}

fn spread(values: &mut [f64]) -> String {
    values.sort_by(f64::total_cmp);
    let at = |share: f64| values[((values.len() - 1) as f64 * share).round() as usize];
    format!("{:6.2} ({:.2} to {:.2}; {:.2} to {:.2})", at(0.5), at(0.25), at(0.75), at(0.0), at(1.0))
}
