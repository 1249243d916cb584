//! The *maître* plans a turn at a time. The best plans of every creature that could act now, and waiting, are
//! compared by imagining how the battle goes on until every creature has acted about once or died; the best one is then carried out
//! click by click.
//!
//! A general search over single actions was refused: one walk is a dozen of them, so the enemy's answer is beyond its horizon.

use super::danger::Menace;
use super::plan::{Plan, no_bar};
use super::playout::Horizon;
use super::{Mind, Worth};
use crate::action::Action;
use crate::game::Onb;
use crate::map::Base;
use crate::state::{Phase, Roll, RollKind, State};
use crate::words::modifiers::listed;
use crate::words::names::joined;
use galerne_engine::{Expected, Expert, Judge, Message, Random, Reason, Rules, Seat, Square, View, Words, mix};

/// Number of continuations sampled for a decision, all plans together, with this many creatures on the board; with more
/// of them each continuation costs more, and fewer are sampled.
const EFFORT: usize = 140;
const USUAL: usize = 16;
/// The most plans compared.
const MOST: usize = 24;
/// The most plans compared that differ only in where a move ends.
const STOPS: usize = 5;
/// The weight of the static judgement in continuations, and the share of a win that one army point of it counts.
const FAITH: f32 = 6.0;
const POINT: f32 = 0.002;
/// How many turns are imagined at least and at most: one for every creature in between.
const AHEAD: (u32, u32) = (6, 14);
/// A plan that leads by `CLEAR` of a win after `ENOUGH` continuations is chosen without more of them.
const CLEAR: f32 = 0.1;
const ENOUGH: u32 = 8;
/// What a plan with an attack has ahead of one without: the way out of a fight must lead by that much of a win. Imagined rounds end before
/// the price of not having struck is paid.
const BOLD: f32 = 0.04;
/// The seed for advice: the same question gets the same answer.
const THOUGHT: u64 = 1;

#[derive(Debug)]
pub(crate) struct Maitre {
    worth: Worth,
    /// What is left to click of the plan, the next click last, and the creature it is for.
    orders: Vec<Action>,
    unit: Option<u8>,
    /// What its continuations came to.
    score: f32,
}

/// A plan with the clicks that carry it out, and how it went so far.
struct Course {
    clicks: Vec<Action>,
    unit: u8,
    /// What static judgement says it gains, in army points.
    gain: f32,
    sum: f32,
    tries: u32,
}

impl Course {
    fn new(clicks: Vec<Action>, unit: u8, gain: f32) -> Course {
        Course { clicks, unit, gain, sum: 0.0, tries: 0 }
    }

    /// Who waits has not walked away: the blow can still come.
    fn strikes(&self) -> bool {
        self.clicks.iter().any(|click| {
            matches!(
                click,
                Action::Attack { .. }
                    | Action::Around { .. }
                    | Action::Aim { .. }
                    | Action::Charge(_)
                    | Action::Wait(_)
            )
        })
    }

    fn score(&self) -> f32 {
        let tries = self.tries as f32;
        self.sum / tries.max(1.0) + POINT * self.gain * FAITH / (FAITH + tries)
    }

    /// By which plans are compared.
    fn rank(&self) -> f32 {
        self.score() + if self.strikes() { BOLD } else { 0.0 }
    }
}

impl Maitre {
    pub(super) fn new(worth: Worth) -> Maitre {
        Maitre { worth, orders: Vec::new(), unit: None, score: 0.0 }
    }
}

impl Expert<Onb> for Maitre {
    fn decide(&mut self, game: &Onb, view: &View<Onb>, seat: Seat, random: &mut Random) -> Option<Action> {
        let state = view.state();
        while let Some(order) = self.orders.pop() {
            // A move that has used up its points has ended by itself.
            if order == Action::Halt && state.phase != Phase::Move {
                continue;
            }
            if self.unit == Some(state.act.unit) && game.check(state, seat, &order).is_ok() {
                return Some(order);
            }
            self.orders.clear();
        }
        if !matches!(state.phase, Phase::Slot | Phase::Act) || game.mind(&self.worth).all_quiet(state) {
            return None;
        }
        let mind = game.mind(&self.worth);
        let best = mind.compare(state, seat, mind.courses(state, seat), random.bits())?;
        self.score = best.score().clamp(0.0, 1.0);
        self.unit = Some(best.unit);
        self.orders = best.clicks;
        self.orders.reverse();
        self.orders.pop()
    }

    /// The plan, where there is one. What its continuations came to mixes strength and chances: it compares plans, and is no
    /// number to tell people.
    fn expect(&mut self, game: &Onb, view: &View<Onb>, seat: Seat) -> Vec<Expected<Action>> {
        let Some(action) = self.decide(game, view, seat, &mut Random::new(THOUGHT)) else { return Vec::new() };
        let clicks: Vec<Action> = [action].into_iter().chain(self.orders.iter().rev().copied()).collect();
        let expected = Expected::new(action, self.score).followed_by(clicks[1..].to_vec());
        vec![match game.mind(&self.worth).way(view.state(), seat, &clicks) {
            Some(words) => expected.told(words),
            None => expected,
        }]
    }

    /// Once a creature has been taken up, its turn is one plan.
    fn begins(&self, _: &Onb, view: &View<Onb>) -> bool {
        !matches!(view.state().phase, Phase::Act | Phase::Move)
    }
}

impl Mind<'_> {
    /// Where a plan leads and why, and the blow at its end with its chances.
    fn way(&self, state: &State, seat: Seat, clicks: &[Action]) -> Option<Message> {
        if let [Action::Wait(_), ..] = clicks {
            return Some(Message::new("hint-wait"));
        }
        let (mut now, mut walked, mut blow) = (*state, false, None);
        for (number, &click) in clicks.iter().enumerate() {
            let strikes = !matches!(
                click,
                Action::Activate(_)
                    | Action::Course
                    | Action::Sprint
                    | Action::Step { .. }
                    | Action::Halt
                    | Action::End
            );
            if strikes {
                let odds = self.chances(&now, seat, click);
                if number == 0 {
                    return odds;
                }
                let label = self.label(&now, seat, &click);
                blow = Some(match odds {
                    Some(odds) => Message::new("hint-blow").with("blow", label).with("odds", odds),
                    None => label,
                });
                break;
            }
            if self.check(&now, seat, &click).is_ok() {
                walked |= matches!(click, Action::Step { .. });
                self.act(&mut now, seat, click, &mut ());
            }
        }
        let unit = now.active();
        let cell = walked.then(|| Square::new(unit.x, unit.y).to_string());
        let to = |key: &'static str, cell: String| Message::new(key).with("cell", cell).with("there", 0);
        match (cell, blow) {
            (Some(cell), Some(blow)) => Some(to("hint-go-strike", cell).with("blow", blow)),
            (Some(cell), None) => Some(match self.sense(state, &now) {
                Some(why) => to("hint-go-why", cell).with("why", why),
                None => to("hint-go", cell),
            }),
            (None, Some(blow)) => Some(Message::new("hint-strike").with("blow", blow)),
            (None, None) => clicks.contains(&Action::End).then(|| Message::new("hint-stay")),
        }
    }

    /// How often the attack hits and how often it kills, in per cent, and what is added to the die.
    fn chances(&self, state: &State, seat: Seat, action: Action) -> Option<Message> {
        let (end, roll) = match action {
            Action::Attack { weapon, target } => {
                let aim = self.may_attack(state, weapon, target).ok()?;
                (*state, Roll::attack(state.act.unit, weapon, target, aim))
            }
            Action::Charge(_) => self.charge_end(state, seat, action)?,
            _ => return None,
        };
        let odds = self.odds(&end, roll);
        let percent = |faces: u32| (odds.share(faces) * 100.0).round() as i64;
        let added = listed(&odds.modifiers, roll.long, &[]);
        let told = Message::new(if added.is_empty() { "hint-odds" } else { "hint-odds-added" });
        let told = told.with("hit", percent(odds.hits)).with("kill", percent(odds.kills));
        Some(if added.is_empty() { told } else { told.with("list", joined("preview-list", &added)) })
    }

    /// Where a charge ends that is run as a bot would, and its blow; nothing where another may come between.
    fn charge_end(&self, state: &State, seat: Seat, charge: Action) -> Option<(State, Roll)> {
        let mut now = *state;
        let mut next = charge;
        loop {
            self.check(&now, seat, &next).ok()?;
            self.act(&mut now, seat, next, &mut ());
            if now.roll.kind == RollKind::ChargeBlow {
                return Some((now, now.roll));
            }
            let runs = matches!(now.phase, Phase::Move | Phase::Strike) && self.turn(&now).deciders().has(seat);
            next = runs.then(|| self.advise(&now, seat)).flatten()?;
        }
    }

    /// The reason for a walk without an attack: more safety, or else a shorter way to the enemy.
    fn sense(&self, before: &State, after: &State) -> Option<Message> {
        let number = after.act.unit;
        let (from, to) = (self.base(before.unit(number)), self.base(after.active()));
        let menace = Menace::of(*self, before, number);
        let danger = |base: Base| menace.danger(self, before, base, f32::INFINITY);
        let (was, is) = (danger(from), danger(to));
        if was > 0.0 && is == 0.0 {
            return Some(Message::new("hint-safe"));
        }
        if is < 0.7 * was {
            return Some(Message::new("hint-safer"));
        }
        let side = self.side(after.active().seat);
        let foes = (0..after.count).filter(|&foe| {
            let unit = after.unit(foe);
            unit.on_board() && self.hostile(unit.seat, side)
        });
        let range = |base: Base, foe: u8| self.range(base, self.base(after.unit(foe)));
        let nearest = foes.min_by_key(|&foe| range(to, foe))?;
        let nearer = Message::new("hint-nearer").with("who", self.unit_name(self.who(after, nearest)));
        // A long way round is not taken for the few cells that it gains.
        let gained = range(from, nearest) - range(to, nearest);
        (gained > 0 && 2 * gained >= self.range(from, to)).then(|| match self.bar(before, number, nearest) {
            Some(what) => Message::new("hint-barred").with("nearer", nearer).with("what", what),
            None => nearer,
        })
    }

    /// What keeps a creature from charging that one, where nothing else does.
    fn bar(&self, state: &State, number: u8, target: u8) -> Option<Message> {
        let fresh = self.taking_up(state, number);
        let Err(Reason(_, "refused-charge-line")) = self.may_charge(&fresh, target) else { return None };
        self.charge_bar(&fresh, target)
    }

    /// No creature can strike another before the second pass: static judgement decides who waits.
    fn all_quiet(&self, state: &State) -> bool {
        let standing = |number: &u8| state.unit(*number).on_board();
        state.phase == Phase::Slot
            && state.pass == 1
            && !(0..state.count).filter(standing).any(|number| self.may_meet_anybody(state, number))
    }

    /// The plans of the seat that are compared.
    fn courses(&self, state: &State, seat: Seat) -> Vec<Course> {
        let mut courses = Vec::new();
        if state.phase == Phase::Act {
            self.add_courses(state, None, MOST, &mut courses);
            return courses;
        }
        let Some(slot) = self.slot(state) else { return courses };
        let able: Vec<u8> = self.candidates(state, &slot, seat.0).collect();
        for &number in &able {
            let share = (MOST / able.len()).max(3);
            self.add_courses(&self.taking_up(state, number), Some(Action::Activate(number)), share, &mut courses);
            if self.verdict(state, seat.0, Action::Wait(number)).is_ok() {
                let eager = courses.iter().filter(|course| course.unit == number).map(|course| course.gain);
                // Waiting keeps most of the gain of the best plan, which can still be carried out later.
                let gain = eager.fold(0.0, f32::max) * 0.7;
                courses.push(Course::new(vec![Action::Wait(number)], number, gain));
            }
        }
        courses
    }

    /// The most promising plans of the creature in hand.
    fn add_courses(&self, state: &State, before: Option<Action>, most: usize, courses: &mut Vec<Course>) {
        let mut plans: Vec<Plan> = Vec::new();
        let reach = self.plans(state, &no_bar(), &mut |plan| {
            if plan.stop.is_some() || self.check_act(state, plan.first).is_ok() {
                plans.push(plan);
            }
        });
        plans.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let idle = plans.iter().find(|plan| plan.first == Action::End).map_or(0.0, |plan| plan.worth);
        // Moves to one place beside another are nearly the same plan: a few of each sort are enough.
        let mut sorts = [0; 3];
        plans.retain(|plan| {
            let sort = match (plan.stop, plan.first, plan.then) {
                (None, ..) => return true,
                (_, Action::Sprint, _) => 0,
                (_, _, None) => 1,
                _ => 2,
            };
            sorts[sort] += 1;
            sorts[sort] <= STOPS
        });
        for plan in plans.iter().take(most) {
            let mut clicks: Vec<Action> = before.into_iter().collect();
            clicks.extend(plan.clicks(reach.as_ref()));
            courses.push(Course::new(clicks, state.act.unit, plan.worth - idle));
        }
    }

    /// Half of the courses are dropped after each round of continuations, so that the best ones are looked at most. The
    /// n-th continuation of every course has the same luck.
    fn compare(&self, state: &State, seat: Seat, mut courses: Vec<Course>, seed: u64) -> Option<Course> {
        let standing = state.units().iter().filter(|unit| unit.on_board()).count();
        let horizon = Horizon::new(state, (standing as u32).clamp(AHEAD.0, AHEAD.1));
        let effort = EFFORT * USUAL / standing.max(USUAL);
        let rounds = courses.len().next_power_of_two().trailing_zeros().max(1) as usize;
        while courses.len() > 1 {
            let each = (effort / (rounds * courses.len())).max(1);
            for course in &mut courses {
                for _ in 0..each {
                    let mut random = Random::new(mix(seed, u64::from(course.tries)));
                    let mut future = *state;
                    self.do_clicks(&mut future, seat, &course.clicks, &mut random);
                    self.imagine(&mut future, horizon, &mut random);
                    course.sum += self.evaluate(self.worth, &future, seat);
                    course.tries += 1;
                }
            }
            courses.sort_by(|a, b| b.rank().total_cmp(&a.rank()));
            let clear =
                |courses: &[Course]| courses[0].tries >= ENOUGH && courses[0].rank() - courses[1].rank() > CLEAR;
            let left = if clear(&courses) { 1 } else { courses.len().div_ceil(2) };
            courses.truncate(left);
        }
        courses.pop()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_out_of_a_fight_must_lead_clearly() {
        let scored = |clicks: Vec<Action>, sum: f32| Course { sum, tries: 1, ..Course::new(clicks, 0, 0.0) };
        let strikes = scored(vec![Action::Activate(0), Action::Attack { weapon: 0, target: 1 }], 0.5);
        let runs = |sum: f32| scored(vec![Action::Activate(0), Action::Sprint, Action::Halt], sum);
        assert!(strikes.rank() > runs(0.53).rank());
        assert!(strikes.rank() < runs(0.55).rank());
    }
}
