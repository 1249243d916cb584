//! Playing on quickly, whole turns at a time: what the *maître* imagines.
//!
//! A click-by-click glance weighs a walk of five steps five times. Here a turn is planned once and carried out, which makes
//! imagined rounds cheap enough to compare dozens of plans.

use super::Weights;
use super::plan::Plan;
use crate::action::Action;
use crate::map::cell;
use crate::setup::Onb;
use crate::state::{Phase, State, mark};
use galerne_engine::{Game, Random, Seat, Turn};

/// No imagined turn makes more clicks than this.
const MOST_CLICKS: usize = 4_000;

impl Onb {
    /// Play on until so many turns have ended, or the game has.
    pub(super) fn imagine(&self, state: &mut State, turns: u32, random: &mut Random) {
        let mut ended = 0;
        for _ in 0..MOST_CLICKS {
            if state.phase == Phase::Slot && ended >= turns {
                return;
            }
            match self.turn(state) {
                Turn::Over => return,
                Turn::Chance(_) => self.throw(state, random),
                Turn::Decide(seats) => {
                    let Some(seat) = seats.lowest() else { return };
                    ended += u32::from(state.phase == Phase::Face);
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
                let plan = self.best_plan(state);
                self.carry_out(state, seat, &plan, random);
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
        let key = self.slot_key(state, state.unit(slot.first));
        let (mut chosen, mut seen) = (None, 0);
        for (number, unit) in state.units().iter().enumerate() {
            if unit.seat == seat.0 && Onb::undecided(state, unit) && self.slot_key(state, unit) == key {
                seen += 1;
                if random.below(seen) == 0 {
                    chosen = Some(number as u8);
                }
            }
        }
        let Some(number) = chosen else {
            self.act(state, seat, Action::Yield, &mut ());
            return;
        };
        let trial = self.taking_up(state, number);
        let plan = self.best_plan(&trial);
        let ready = plan.blow > Weights::TUNED.patience || trial.active().has(mark::PRONE | mark::RESERVE);
        if state.pass == 2 || ready {
            self.act(state, seat, Action::Activate(number), &mut ());
            if state.phase == Phase::Act {
                self.carry_out(state, seat, &plan, random);
            }
        } else {
            self.act(state, seat, Action::Wait(number), &mut ());
        }
    }

    fn best_plan(&self, state: &State) -> Plan {
        let mut best = Plan::of(Action::End, f32::NEG_INFINITY, 0.0);
        self.plans(state, &mut |plan| {
            if plan.worth > best.worth && (plan.stop.is_some() || self.check_act(state, plan.first).is_ok()) {
                best = plan;
            }
        });
        best
    }

    /// The clicks of a plan whose creature is in hand: the move with its steps, and the blow that follows.
    pub(super) fn clicks(&self, state: &State, plan: &Plan) -> Vec<Action> {
        let mut clicks = vec![plan.first];
        if let Some(stop) = plan.stop {
            let unit = state.active();
            let kind = self.kind(unit.kind);
            let points = if plan.first == Action::Sprint { kind.sprint } else { kind.course };
            let walker = self.walker(state, state.act.unit, false);
            let reach = self.reach(state, &walker, cell(unit.x, unit.y), 2 * points);
            clicks.extend(reach.path(stop));
            clicks.push(Action::Halt);
        }
        clicks.extend(plan.then);
        clicks
    }

    /// Do what was planned, as far as it stays possible.
    pub(super) fn carry_out(&self, state: &mut State, seat: Seat, plan: &Plan, random: &mut Random) {
        self.do_clicks(state, seat, &self.clicks(state, plan), random);
    }

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
