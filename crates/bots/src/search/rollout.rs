//! Rollouts: greedy play from where the table has no statistics.

use galerne_engine::{Judge, Random, Seat, sift};

/// Tables and buffers kept between steps, so that a rollout allocates nothing.
#[derive(Debug)]
pub(crate) struct Glance<G: Judge> {
    insight: Option<G::Insight>,
    pub(super) actions: Vec<G::Action>,
    pub(super) worths: Vec<f32>,
}

impl<G: Judge> Default for Glance<G> {
    fn default() -> Self {
        Glance { insight: None, actions: Vec::new(), worths: Vec::new() }
    }
}

impl<G: Judge> Glance<G> {
    /// The tables of the game's judgement, made when they are first asked for.
    pub(crate) fn insight(&mut self, game: &G) -> &G::Insight {
        self.insight.get_or_insert_with(|| game.insight())
    }

    /// What each of the listed actions looks like.
    pub(super) fn appraise(&mut self, game: &G, state: &G::State, seat: Seat) {
        self.worths.clear();
        let insight = self.insight.get_or_insert_with(|| game.insight());
        game.appraise_all(insight, state, seat, &self.actions, &mut self.worths);
    }

    /// One decision: the best appraised action with probability `greed`, else a random one; `false` if the seat has no action.
    pub(crate) fn step(&mut self, game: &G, state: &mut G::State, seat: Seat, greed: f32, random: &mut Random) -> bool {
        self.actions.clear();
        game.actions(state, seat, &mut self.actions);
        let choice = if self.actions.len() > 1 && random.unit() < f64::from(greed) {
            self.appraise(game, state, seat);
            best_of(&self.actions, &self.worths, random)
        } else {
            random.pick(&self.actions)
        };
        let Some(mut action) = choice else { return false };
        if game.gives_up(&action) {
            sift(game, &mut self.actions);
            action = random.pick(&self.actions).unwrap_or(action);
        }
        game.act(state, seat, action, &mut ());
        true
    }
}

/// The action with the highest appraisal, ties broken at random. NaN is never the best.
pub(crate) fn best_of<A: Copy>(actions: &[A], worths: &[f32], random: &mut Random) -> Option<A> {
    let (mut most, mut best, mut equals) = (f32::NEG_INFINITY, None, 0);
    for (action, &worth) in actions.iter().zip(worths) {
        if worth > most {
            (most, best, equals) = (worth, Some(*action), 1);
        } else if worth == most {
            equals += 1;
            if random.below(equals) == 0 {
                best = Some(*action);
            }
        }
    }
    best.or_else(|| random.pick(actions))
}
