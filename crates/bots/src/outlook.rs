//! The prospects of a position, estimated by playing on.

use crate::search::Glance;
use galerne_engine::{Expert, Judge, MAX_SEATS, Random, Scale, Sealed, Seat, Turn, View, Viewer, mix};
use std::fmt;

/// Plays on for all seats until the position rests and can be judged: with the game's own player of the level [`Judge::steady`] where
/// there is one, else greedily. Reused for many positions, because creating one costs more than a step.
pub struct Steady<G: Judge> {
    expert: Option<Box<dyn Expert<G>>>,
    glance: Glance<G>,
}

impl<G: Judge> fmt::Debug for Steady<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Steady").field("expert", &self.expert.is_some()).finish_non_exhaustive()
    }
}

/// The prospects of each seat: [`Judge::prospect`] of the positions it leads to.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Outlook {
    pub worth: [f32; MAX_SEATS],
    /// The standard error of each.
    pub error: [f32; MAX_SEATS],
}

/// A position that does not rest within this many further decisions is judged as it is.
const RESTLESS: u32 = 60;

impl<G: Judge> Steady<G> {
    #[must_use]
    pub fn new(game: &G) -> Self {
        Steady { expert: game.expert(game.steady()), glance: Glance::default() }
    }

    /// Plays on for the game's rollout depth, and from there until the state rests.
    pub fn play_on(&mut self, game: &G, state: &mut G::State, random: &mut Random) {
        let depth = game.search_params().rollout_depth;
        for done in 0..depth + RESTLESS {
            loop {
                if done >= depth && game.rests(state) {
                    return;
                }
                match game.turn(state) {
                    Turn::Over => return,
                    Turn::Decide(_) => break,
                    Turn::Chance(_) => {
                        let chance = game.draw(state, random);
                        game.resolve(state, chance, &mut ());
                    }
                }
            }
            let Some(seat) = game.turn(state).deciders().lowest() else { return };
            if !self.step(game, state, seat, random) {
                return;
            }
        }
    }

    /// Plays on with that luck for [`Judge::horizon`] and from there until the state rests, or to the end; the number of decisions.
    pub(crate) fn play_out(
        &mut self,
        game: &G,
        state: &mut G::State,
        luck: &mut Sealed,
        random: &mut Random,
        horizon: Option<u32>,
    ) -> u64 {
        let (mut begun, mut last, mut restless, mut steps) = (0, None, 0, 0);
        loop {
            match game.turn(state) {
                Turn::Over => return steps,
                Turn::Chance(source) => {
                    let chance = luck.draw(game, state, source);
                    game.resolve(state, chance, &mut ());
                    last = None;
                }
                Turn::Decide(seats) => {
                    let Some(seat) = seats.lowest() else { return steps };
                    begun += u32::from(last != Some(seat));
                    last = Some(seat);
                    if horizon.is_some_and(|horizon| begun > horizon) {
                        restless += 1;
                        if game.rests(state) || restless > RESTLESS {
                            return steps;
                        }
                    }
                    steps += 1;
                    if !self.step(game, state, seat, random) {
                        return steps;
                    }
                }
            }
        }
    }

    fn step(&mut self, game: &G, state: &mut G::State, seat: Seat, random: &mut Random) -> bool {
        if let Some(expert) = &mut self.expert {
            let view = View::new(game, state, Viewer::seat(seat));
            let sound = |action: &G::Action| !game.gives_up(action) && game.check(state, seat, action).is_ok();
            if let Some(action) = expert.decide(game, &view, seat, random).filter(sound) {
                game.act(state, seat, action, &mut ());
                return true;
            }
        }
        self.glance.step(game, state, seat, 1.0, random)
    }

    /// The mean over `times` continuations. Positions judged with one seed meet the same luck, as far as they draw it in the same
    /// order, so their difference is not noise of the judge. It takes the true state: for analysing finished games.
    pub fn outlook(&mut self, game: &G, state: &G::State, ways: u32, seed: u64) -> Outlook {
        let mut tally = [Tally::default(); MAX_SEATS];
        // A finished game has a single continuation.
        let ways = if game.turn(state) == Turn::Over { 1 } else { ways.max(1) };
        for way in 0..ways {
            let mut now = *state;
            self.play_on(game, &mut now, &mut Random::new(mix(seed, u64::from(way))));
            for (seat, tally) in tally.iter_mut().enumerate().take(game.seats()) {
                tally.add(self.told(game, &now, Seat(seat as u8)));
            }
        }
        Outlook { worth: tally.map(|tally| tally.mean()), error: tally.map(|tally| tally.error()) }
    }

    /// The prospect of a state; at the end of the game the share of the victory.
    pub(crate) fn told(&mut self, game: &G, state: &G::State, seat: Seat) -> f32 {
        let winners = game.standings(state).winners;
        if game.scale() == Scale::Chance && !winners.is_empty() {
            return if winners.has(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        }
        let told = game.prospect(self.glance.insight(game), state, seat);
        if told.is_finite() { told.clamp(0.0, 1.0) } else { 0.5 }
    }
}

/// A mean and its standard error.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    count: f32,
    sum: f32,
    squares: f32,
}

impl Tally {
    pub(crate) fn add(&mut self, value: f32) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    pub(crate) fn mean(&self) -> f32 {
        self.sum / self.count.max(1.0)
    }

    /// The standard error; 0 for a single value, which is taken to be exact.
    pub(crate) fn error(&self) -> f32 {
        if self.count < 2.0 {
            return 0.0;
        }
        let mean = self.mean();
        let variance = (self.squares - self.count * mean * mean).max(0.0) / (self.count - 1.0);
        (variance / self.count).sqrt()
    }
}
