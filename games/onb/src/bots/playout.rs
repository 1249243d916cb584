//! Fast continuations for the *maître*, whole turns at a time.
//!
//! Weighing every action would weigh a walk of five steps five times. Here a turn is planned once and carried out, which makes
//! imagined rounds cheap enough to compare dozens of plans.

use super::plan::{Plan, no_bar};
use super::{Mind, weights};
use crate::action::Action;
use crate::bestiary::{Class, Effect};
use crate::state::{NONE, Phase, State, UnitSet, mark};
use galerne_engine::{Luck, Random, Rules, Seat, Turn};

/// No imagined turn makes more clicks than this.
const MOST_CLICKS: usize = 4_000;

/// How far plans are imagined: the same stretch of the round for all of them. Counted in activations, every kill would give those left
/// one more before the end, and a plan that kills would be judged by more of the enemy's answer than one that runs away.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    /// Who stood when the plans were made; what is called later prolongs nothing.
    standing: UnitSet,
    /// In activations of that many creatures.
    end: u32,
}

impl Horizon {
    /// As far as `turns` activations, unless a creature dies.
    pub(super) fn new(state: &State, turns: u32) -> Horizon {
        let mut now = Horizon { standing: UnitSet::NONE, end: 0 };
        let acts = |number: &u8| state.unit(*number).on_board() && state.unit(*number).seat != NONE;
        (0..state.count).filter(acts).for_each(|number| now.standing.insert(number));
        Horizon { end: now.reached(state) + turns, ..now }
    }

    /// The activations up to here. Who has died has had its own, in this round and in all that follow.
    fn reached(self, state: &State) -> u32 {
        let acts_later = |&number: &u8| state.unit(number).on_board() && !state.unit(number).has(mark::ACTIVATED);
        let left = self.standing.iter().filter(acts_later).count();
        (u32::from(state.round) + 1) * self.standing.iter().count() as u32 - left as u32
    }
}

impl Mind<'_> {
    /// Play on until the horizon or the end of the game.
    pub(super) fn imagine(&self, state: &mut State, horizon: Horizon, random: &mut Random) {
        for _ in 0..MOST_CLICKS {
            if state.phase == Phase::Slot && horizon.reached(state) >= horizon.end {
                return;
            }
            match self.turn(state) {
                Turn::Over => return,
                Turn::Chance(_) => self.throw(state, random),
                Turn::Decide(seats) => {
                    let Some(seat) = seats.lowest() else { return };
                    self.play_on(state, seat, random);
                }
            }
        }
    }

    fn throw(&self, state: &mut State, random: &mut Random) {
        let chance = self.draw(state, random);
        self.resolve(state, chance, &mut ());
    }

    fn play_on(&self, state: &mut State, seat: Seat, random: &mut Random) {
        match state.phase {
            Phase::Slot => self.take_slot(state, seat, random),
            Phase::Act => {
                let (_, clicks) = self.best_plan(state);
                self.do_clicks(state, seat, &clicks, random);
            }
            _ => {
                if let Some(action) = self.advise(state, seat) {
                    self.act(state, seat, action, &mut ());
                }
            }
        }
    }

    /// One creature of the slot, whichever comes: it acts if it can strike, and waits otherwise.
    fn take_slot(&self, state: &mut State, seat: Seat, random: &mut Random) {
        let Some(slot) = self.slot(state) else { return };
        let (mut chosen, mut seen) = (None, 0);
        for number in self.candidates(state, &slot, seat.0) {
            seen += 1;
            if random.below(seen) == 0 {
                chosen = Some(number);
            }
        }
        let Some(number) = chosen else {
            self.act(state, seat, Action::Yield, &mut ());
            return;
        };
        let trial = self.taking_up(state, number);
        let must = state.pass == 2 || trial.active().has(mark::PRONE | mark::RESERVE);
        if must || self.may_meet_anybody(state, number) {
            let (plan, clicks) = self.best_plan(&trial);
            if must || plan.blow > weights::PATIENCE {
                self.act(state, seat, Action::Activate(number), &mut ());
                if state.phase == Phase::Act {
                    self.do_clicks(state, seat, &clicks, random);
                }
                return;
            }
        }
        self.act(state, seat, Action::Wait(number), &mut ());
    }

    /// The best plan of the creature in hand, with the clicks that carry it out.
    fn best_plan(&self, state: &State) -> (Plan, Vec<Action>) {
        let mut best = Plan::of(Action::End, f32::NEG_INFINITY, 0.0);
        let bar = no_bar();
        let reach = self.plans(state, &bar, &mut |plan| {
            if plan.worth > best.worth && (plan.stop.is_some() || self.check_act(state, plan.first).is_ok()) {
                best = plan;
                bar.set(plan.worth);
            }
        });
        let clicks = best.clicks(reach.as_ref());
        (best, clicks)
    }

    /// Whether an enemy is near enough for a creature to strike before its turn ends, as the crow flies: otherwise it
    /// cannot be a reason to act now, and the rest need not be weighed.
    pub(super) fn may_meet_anybody(&self, state: &State, number: u8) -> bool {
        let unit = state.unit(number);
        let kind = self.kind(unit.kind);
        let summons = |&power: &usize| {
            self.library.powers.get(power).is_some_and(|power| matches!(power.effect, Effect::Summon { .. }))
        };
        if kind.powers.iter().any(summons) {
            return true;
        }
        let (run, charge) = (2 * i32::from(kind.course), 2 * i32::from(kind.sprint));
        let arms = kind.arms.iter().filter(|arm| arm.class != Class::Parry).map(|arm| match arm.class {
            Class::Contact => (run + 3 * i32::from(arm.reach)).max(charge + 3),
            _ => run + 2 * i32::from(arm.range.normal.max(arm.range.long)) + 3 * i32::from(arm.radius),
        });
        let far = arms.max().unwrap_or(0);
        let (own, side) = (self.base(unit), self.side(unit.seat));
        state
            .units()
            .iter()
            .any(|enemy| enemy.on_board() && self.hostile(enemy.seat, side) && self.range(own, self.base(enemy)) <= far)
    }

    /// Carry out planned actions while they stay legal.
    pub(super) fn do_clicks(&self, state: &mut State, seat: Seat, clicks: &[Action], random: &mut Random) {
        for &click in clicks {
            while matches!(self.turn(state), Turn::Chance(_)) {
                self.throw(state, random);
            }
            // A move ends by itself where no step is left; the halt has been done then.
            if click == Action::Halt && state.phase != Phase::Move {
                continue;
            }
            if self.check(state, seat, &click).is_err() {
                return;
            }
            self.act(state, seat, click, &mut ());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Onb;
    use crate::options::Options;
    use galerne_engine::Playout;

    /// A creature that dies counts as having acted, in this round and in the next one: a kill must not give its side
    /// one activation more to answer it.
    #[test]
    fn a_kill_leaves_the_horizon_where_it_is() {
        let options = serde_json::json!({ "points": 60, "armies": "ready", "map": "prairie" });
        let options: Options = serde_json::from_value(options).expect("options");
        let game = Onb::new(&options, 2).expect("a set-up");
        let (mut state, mut playout) = (game.start(), Playout::new(3));
        while state.phase != Phase::Slot {
            playout.step(&game, &mut state, &mut ());
        }
        let all = (0..state.count).filter(|&number| state.unit(number).on_board()).count() as u32;
        let horizon = Horizon::new(&state, all);
        assert_eq!(horizon.end - horizon.reached(&state), all);
        let mut killed = state;
        game.remove(&mut killed, 0);
        assert_eq!(horizon.end - horizon.reached(&killed), all - 1);
        // In the next round the others act again, and it does not.
        killed.round += 1;
        assert_eq!(horizon.end, horizon.reached(&killed) - 1);
    }
}
