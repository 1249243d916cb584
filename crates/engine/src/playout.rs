//! Uniformly random play: for benchmarks, the battery of tests and the rollouts of bots.

use crate::{Game, Log, Random, Streams, Turn};

/// Plays at random and reuses its buffers: in steady state it allocates nothing.
#[derive(Debug)]
pub struct Playout<G: Game> {
    actions: Vec<G::Action>,
    /// The player's own luck, apart from the luck of the game.
    pub chooser: Random,
    /// The luck of the game: one stream per source, so that freezing one leaves the others as they were.
    pub luck: Streams,
}

/// Leave what gives the game up out of a list of actions, while there is something else to do.
#[inline]
pub fn sift<G: Game>(game: &G, actions: &mut Vec<G::Action>) {
    if actions.len() > 1 {
        actions.pop_if(|last| game.gives_up(last));
    }
}

/// What one step of play was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A seat chose one of its actions.
    Decision,
    /// A chance was drawn and resolved.
    Chance,
    /// Nothing: the game had ended before.
    Over,
}

impl<G: Game> Playout<G> {
    /// A playout whose choices and luck follow from the seed, in two independent sequences.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Playout { actions: Vec::new(), chooser: Random::new(seed ^ 0x0000_C0FF_EE00_0000), luck: Streams::new(seed) }
    }

    /// One random decision (of the lowest seat that owes one) or one chance.
    #[inline]
    pub fn step(&mut self, game: &G, state: &mut G::State, log: &mut impl Log<G::Event>) -> Step {
        match game.turn(state) {
            Turn::Over => Step::Over,
            Turn::Chance(source) => {
                let chance = game.draw(state, self.luck.of(source));
                game.resolve(state, chance, log);
                Step::Chance
            }
            Turn::Decide(seats) => {
                let Some(seat) = seats.lowest() else { return Step::Over };
                self.actions.clear();
                game.actions(state, seat, &mut self.actions);
                let Some(mut action) = self.chooser.pick(&self.actions) else { return Step::Over };
                if game.gives_up(&action) {
                    action = self.pick_another(game, action);
                }
                game.act(state, seat, action, log);
                Step::Decision
            }
        }
    }

    #[cold]
    fn pick_another(&mut self, game: &G, given_up: G::Action) -> G::Action {
        sift(game, &mut self.actions);
        self.chooser.pick(&self.actions).unwrap_or(given_up)
    }

    /// Play to the end, at most `limit` steps; the number of decisions, or `None` if the game did not end.
    pub fn finish(&mut self, game: &G, state: &mut G::State, limit: usize) -> Option<usize> {
        let mut decisions = 0;
        for _ in 0..limit {
            match self.step(game, state, &mut ()) {
                Step::Decision => decisions += 1,
                Step::Chance => {}
                Step::Over => return Some(decisions),
            }
        }
        None
    }
}
