//! The heuristic while a power waits for chance or for a choice.

use crate::action::Action;
use crate::bots::eye::Eye;
use crate::dice::Pool;
use crate::effects::{Op, Spread};
use crate::rules::chance::Due;
use crate::rules::outcome::Chance;
use crate::state::{State, Wait};
use galerne_engine::{Luck, Rules, Seat};

impl Eye<'_> {
    /// The mean over a few throws that stand for all: exact for one die, a spread of faces for more.
    pub(crate) fn expect(&self, state: &State, due: Due, depth: u8) -> f32 {
        let after = |chance: Chance| {
            let mut next = *state;
            self.resolve(&mut next, chance, &mut ());
            self.look(&mut next, depth + 1)
        };
        match due {
            Due::Die => (1..=6).map(|face| after(Chance::Die { face })).sum::<f32>() / 6.0,
            Due::Dice(blue, violet) => {
                let throw = |n: u8, turn: u8, step: u8| {
                    (0..n).fold(Pool::EMPTY, |pool, die| pool.with((turn + die * step) % 6 + 1, 1))
                };
                (0..6)
                    .map(|turn| after(Chance::Dice { blue: throw(blue, turn, 5), violet: throw(violet, turn + 3, 1) }))
                    .sum::<f32>()
                    / 6.0
            }
            Due::Token => {
                let total: f32 = state.bag.iter().map(|&n| f32::from(n)).sum::<f32>().max(1.0);
                (1..=6)
                    .zip(state.bag)
                    .filter(|(_, n)| *n > 0)
                    .map(|(force, n)| f32::from(n) / total * after(Chance::Token { force }))
                    .sum()
            }
            _ => self.prospect(state),
        }
    }

    pub(crate) fn appraise_choice(&self, state: &State, seat: Seat, action: &Action) -> f32 {
        match (state.run.wait, *action) {
            (Wait::React | Wait::ReactAimed | Wait::ReactConsumable | Wait::Interfere, Action::Pass) => 0.0,
            (Wait::React | Wait::ReactAimed | Wait::ReactConsumable, _) => 0.5,
            (Wait::Interfere, _) => {
                if self.facing(state).wins(self.options.green_rule) {
                    0.5
                } else {
                    -1.0
                }
            }
            (Wait::Shift, Action::Shift { .. }) => {
                let each_once = matches!(self.current_op(state), Some(Op::Shift(_, _, Spread::EachOnce)));
                let mut next = *state;
                self.act(&mut next, seat, *action, &mut ());
                if each_once && next.run.wait == Wait::Shift {
                    self.walk_shifts(&mut next)
                } else {
                    self.prospect(&next)
                }
            }
            (Wait::Shift, Action::Done) => self.prospect_without_free(state) + 0.02,
            (Wait::SetDie, Action::Die { .. }) => match self.best_set(state) {
                Some((here, die, _)) if die == *action && here > self.prospect(state) + 0.01 => 1000.0,
                _ => -1000.0,
            },
            (Wait::SetFace, Action::Face { face }) => {
                let (kind, from) = (usize::from(state.run.a >> 3 & 1), state.run.a & 7);
                let mut next = *state;
                next.contre.pools[kind] = next.contre.pools[kind].without(from).with(face, 1);
                self.prospect(&next)
            }
            (Wait::RerollDice, Action::Die { face, .. }) => self.worth_rerolling(state, face),
            (Wait::RerollDice, _) => 0.0,
            (Wait::Recruit, Action::Card { card }) => self.insight.worth[usize::from(card.0)],
            (Wait::Recruit, _) => 0.0,
            _ => {
                let glance = self.glance(state, seat, *action);
                if matches!(action, Action::Done) { glance - 0.05 } else { glance }
            }
        }
    }

    /// Dice that pair with nothing and are low are worth another throw.
    pub(crate) fn worth_rerolling(&self, state: &State, face: u8) -> f32 {
        let facing = self.facing(state);
        let wind = facing.green.plus(facing.white);
        let paired = facing.blue.count(face) <= wind.count(face);
        if paired || face >= 5 { -1.0 } else { 1.0 }
    }
}
