//! Random play of connect four through our contract and through the crate `board-game`, the fastest of its kind we know.
//!
//! `cargo bench -p connect-four` plays both in turns, round by round, so that a machine that slows down slows down both, and
//! prints the median of the rounds in nanoseconds per move. Both draw from the same generator (xoshiro256++).

#![allow(clippy::print_stdout, reason = "a bench prints what it measured")]

use board_game::{board::Board as _, games::connect4::Connect4};
use connect_four::ConnectFour;
use galerne_engine::{Game as _, Playout, Step};
use rand_of_board_game::{SeedableRng as _, rngs::SmallRng};
use std::{hint::black_box, time::Instant};

const ROUNDS: u64 = 31;
const MOVES: u64 = 1_000_000;

fn main() {
    // Under `cargo test --benches` one short round shows that it still runs.
    let (rounds, moves) = if std::env::args().any(|arg| arg == "--bench") { (ROUNDS, MOVES) } else { (1, 10_000) };
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for round in 0..rounds {
        ours.push(timed(moves, || play_ours(round, moves)));
        theirs.push(timed(moves, || play_theirs(round, moves)));
    }
    let (ours, theirs) = (median(&mut ours), median(&mut theirs));
    println!("connect four, random play, median of {rounds} rounds of {moves} moves:");
    println!("  through the contract  {ours:6.2} ns per move");
    println!("  board-game 0.8        {theirs:6.2} ns per move   ({:.2} times as long)", theirs / ours);
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

fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
