//! Random play for benchmarks; the caller has the clock.

use crate::{Bench, BenchTally};
use galerne_engine::{Game, Playout, Step};
use std::hint::black_box;

pub(super) struct RandomPlay<G: Game> {
    game: G,
    playout: Playout<G>,
    state: G::State,
    tally: BenchTally,
}

impl<G: Game> RandomPlay<G> {
    pub(super) fn new(game: G, seed: u64) -> Self {
        let tally = BenchTally { seats: game.seats(), state_bytes: size_of::<G::State>(), ..BenchTally::default() };
        RandomPlay { state: game.start(), playout: Playout::new(seed), game, tally }
    }
}

impl<G: Game> Bench for RandomPlay<G> {
    /// Only the playout's own step, so that the game is measured and not the harness.
    fn play(&mut self, decisions: u64) {
        let (mut left, mut chances, mut games) = (decisions, 0, 0);
        let mut state = self.state;
        while left > 0 {
            match self.playout.step(&self.game, &mut state, &mut ()) {
                Step::Decision => left -= 1,
                Step::Chance => chances += 1,
                Step::Over => {
                    games += 1;
                    state = black_box(self.game.start());
                }
            }
        }
        self.state = state;
        self.tally.decisions += decisions;
        self.tally.chances += chances;
        self.tally.games += games;
    }

    fn tally(&self) -> BenchTally {
        self.tally
    }
}
