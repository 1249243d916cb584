//! Playing a position on for all seats.

use crate::search::Glance;
use galerne_engine::{Expert, Judge, Random, Sealed, Seat, Turn, View, Viewer};
use std::fmt;

/// Plays on for all seats until the position rests and can be judged: with the game's player [`Judge::steady`] where there is one,
/// else greedily. Reused for many positions, because creating one costs more than a step.
pub(crate) struct Steady<G: Judge> {
    expert: Option<Box<dyn Expert<G>>>,
    glance: Glance<G>,
}

impl<G: Judge> fmt::Debug for Steady<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Steady").field("expert", &self.expert.is_some()).finish_non_exhaustive()
    }
}

/// A position that does not rest within this many further decisions is judged as it is.
const RESTLESS: u32 = 60;

impl<G: Judge> Steady<G> {
    #[must_use]
    pub(crate) fn new(game: &G) -> Self {
        Steady { expert: game.steady(), glance: Glance::default() }
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
}
