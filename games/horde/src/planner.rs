//! A player that plans its turn: it lists what entries, movements and paid actions can reach, weighs the unseen Rencontres by
//! what may still come, plays Phase 5 out to its end, and judges where the turn leaves the Horde. It knows no more than its
//! player does: face-down cards are an average over the unseen ones, the Pack a number.
//!
//! # How it judges
//!
//! Where a turn ends, what counts is the cards left against the Souffles left, and above all whether the next formation will be
//! held: each suit that may come, the way there, the winds known by then (HC-6.5), and the points in hand. The last is what an
//! earlier judgement lacked: it thought a Horde well placed that waited in Aval with a hand of low cards, and so waited for whole
//! games, since a hand is only replaced when it is played (HC-7.1). The weights were fitted to the outcomes of such games and of
//! those of a first repair, on seeds that prove nothing here.
//!
//! # Two options that seemed to change nothing
//!
//! `formation_mirror` counted in the rules from the start, but no planner looked for figures in the mirror: it held them by
//! accident only. Now it does look. `soutien_threshold` counts in the rules as well; the planner used to try Soutien only where the
//! whole commitment was small, not where it is a point or two beyond what holds the row, and now does that too. No more should be
//! expected of it: it doubles one card, only for a later row, and the points that reach it are paid first.
//!
//! # In competition
//!
//! It minds its own Horde, but not as if it were alone (*novice* does that): a held formation moves the common column by two
//! Souffles instead of clearing it (HC-14.10), so fewer of the next winds are known to change, the end comes sooner while the
//! other Horde walks than when it is lost, and characters decide if both arrive (HC-14.14).
//!
//! # Figures
//!
//! `docs/strength.md` has those of many games, from `galerne arena horde --players maitre,habitue`. A decision looks at no
//! more states than `MOST_STATES` of the search of Phase 5.

mod ahead;
mod alone;
mod aval;
mod level;
mod luck;
mod moves;
mod value;
mod wind;

use crate::action::Action;
use crate::cards::{Figure, Figures, Number};
use crate::game::Horde;
use crate::roles::{EVERYBODY, Encounter, Role};
use crate::state::{ABSENT, Camp, NONE, State, Step};
use crate::terrain::{Cell, Column, row_mask};
use alone::for_seat;
pub(crate) use alone::seen_alone;
use aval::best_aval;
pub(crate) use aval::tend_aval;
use galerne_engine::{Level, Rules, Seat};
pub use level::Effort;
use moves::Reach;
pub(crate) use moves::completed;
pub use value::Weights;
pub(crate) use value::{FAR, Insight};
use wind::{Memo, best_way, solve};

/// A planning player. It may be asked afresh at every decision, or kept through a game: then it remembers the plan of the turn
/// and only thinks again when a card came that it could not foresee.
#[derive(Debug)]
pub struct Planner {
    /// The same game for one: the planner minds its own Horde.
    alone: Horde,
    insight: Insight,
    effort: Effort,
    reach: Reach,
    memo: Memo,
    /// What was planned, with the state in which each action is due, the next one last.
    plan: Vec<(State, Action)>,
    /// What the plan is expected to lead to.
    prospect: Prospect,
}

/// What a plan is for.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Prospect {
    /// The chance to arrive.
    pub(crate) worth: f32,
    /// In Phase 3: the points it spends on actions, and whether the formation stands when the wind comes.
    pub(crate) aim: Option<(u8, bool)>,
}

/// What the planner would do; `None` for a seat that owes no decision.
#[must_use]
pub fn best_action(game: &Horde, state: &State, seat: Seat) -> Option<Action> {
    Planner::new(game).decide(game, state, seat)
}

/// What the planner of a level would do, asked afresh; `None` for a seat that owes no decision.
#[must_use]
pub fn action_at_level(game: &Horde, state: &State, seat: Seat, level: Level) -> Option<Action> {
    Planner::of_level(game, level).decide(game, state, seat)
}

/// What a turn would do and what it would cost.
#[derive(Clone, Debug)]
struct Candidate {
    node: usize,
    deeds: Vec<Action>,
    points: u8,
    worth: f32,
    /// The chance of winning if no Rencontre struck: it can only get worse.
    calm: f32,
}

impl Planner {
    #[must_use]
    pub fn new(game: &Horde) -> Planner {
        Planner::of_level(game, Level::Maitre)
    }

    /// The planner as people meet it.
    #[must_use]
    pub fn of_level(game: &Horde, level: Level) -> Planner {
        Planner::with(game, Weights::of(level), Effort::of(level))
    }

    #[must_use]
    pub fn with(game: &Horde, weights: Weights, effort: Effort) -> Planner {
        let mut alone = game.clone();
        alone.seats = 1;
        alone.shared &= effort.shares;
        // HC-15.5: the card that an Attaque will bring is not known before, and is an average like any other unseen one.
        alone.options.rencontres_face_up = false;
        let insight = Insight::new(game, weights);
        Planner {
            alone,
            insight,
            effort,
            reach: Reach::default(),
            memo: Memo::default(),
            plan: Vec::new(),
            prospect: Prospect::default(),
        }
    }

    /// The decision of a seat that owes one. The state may be as that seat sees it: nothing hidden from it is used.
    pub fn decide(&mut self, game: &Horde, state: &State, seat: Seat) -> Option<Action> {
        if !state.step.is_decision() || state.actor != seat.0 || usize::from(seat.0) >= game.seats {
            return None;
        }
        let mine = seen_alone(state, seat);
        if self.plan.last().is_none_or(|(due, _)| *due != mine) {
            self.plan.clear();
            self.think(&mine);
        }
        let planned = self.plan.pop().filter(|(due, _)| *due == mine).map(|(_, action)| for_seat(action, seat));
        let legal = |action: &Action| game.check(state, seat, action).is_ok();
        planned.filter(legal).or_else(|| {
            let mut all = Vec::new();
            game.actions(state, seat, &mut all);
            all.into_iter().rev().find(|action| *action != Action::Concede)
        })
    }

    /// What was planned beyond the decision made last, as the seat would say it, the closing of steps left out; and what it is for.
    /// Nothing where no plan was made.
    pub(crate) fn intends(&self, seat: Seat) -> (Vec<Action>, Prospect) {
        let closes = |action: &Action| {
            matches!(action, Action::EndEntry | Action::EndMoves | Action::EndActions | Action::EndTurn)
        };
        let line = self.plan.iter().rev().map(|(_, action)| for_seat(*action, seat));
        (line.filter(|action| !closes(action)).collect(), self.prospect)
    }

    fn think(&mut self, state: &State) {
        self.prospect = Prospect { worth: self.insight.worth(&self.alone, state), aim: None };
        let actions = match state.step {
            Step::Entry | Step::Moves | Step::Actions => self.plan_phase3(state),
            Step::Pick => keep_the_best(state),
            Step::Power | Step::Wind => {
                self.memo.clear();
                let way = best_way(&self.alone, &self.insight, state, &mut self.memo);
                self.prospect.worth = solve(&self.alone, &self.insight, state, &mut self.memo);
                way.map(|way| way.actions().collect()).unwrap_or_default()
            }
            _ => vec![best_aval(&self.alone, &self.insight, state)],
        };
        let mut now = *state;
        for action in actions {
            if self.alone.check(&now, Seat(0), &action).is_err() {
                break;
            }
            self.plan.push((now, action));
            self.alone.carry_out(&mut now, action, &mut ());
        }
        self.plan.reverse();
    }

    fn plan_phase3(&mut self, state: &State) -> Vec<Action> {
        let mut reach = std::mem::take(&mut self.reach);
        reach.of(&self.alone, state);
        let mut candidates = self.candidates(state, &reach);
        self.memo.clear();
        for candidate in &mut candidates {
            match self.played(state, &reach, candidate) {
                // They come from the likeliest on: the last ones are left out where there is much to think about.
                _ if self.memo.is_kept_for_weighing() => candidate.worth = -1.0,
                Some((_, before)) => {
                    let risk = self.risk(state, &reach.nodes[candidate.node].cells);
                    let mut calm = before;
                    for slot in calm.slots.iter_mut().filter(|slot| State::is_face_down(**slot)) {
                        *slot = NONE;
                    }
                    self.alone.carry_out(&mut calm, Action::EndActions, &mut ());
                    candidate.calm = self.expected(&calm, 1.0, 0.0);
                    candidate.worth = candidate.calm - 0.05 * risk;
                }
                None => candidate.worth = -1.0,
            }
        }
        candidates.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        candidates.truncate(self.effort.weighed);
        let attacks: Vec<Candidate> =
            candidates.iter().take(3).flat_map(|c| self.with_attaque(state, &reach, c)).collect();
        candidates.extend(attacks);
        let figures: Vec<[u16; 4]> = match state.dominante(0) {
            Some(card) => self.alone.figures(card.suit() as usize).copied().collect(),
            None => Vec::new(),
        };
        let mut best: Option<(f32, Vec<Action>)> = None;
        for candidate in &candidates {
            if best.is_some() && self.memo.is_spent() {
                break;
            }
            let Some((mut actions, before)) = self.played(state, &reach, candidate) else { continue };
            let mut after = before;
            self.alone.carry_out(&mut after, Action::EndActions, &mut ());
            let bar = best.as_ref().map_or(0.0, |(known, _)| *known);
            let worth = self.expected(&after, candidate.calm, bar);
            if best.as_ref().is_none_or(|(known, _)| worth > *known) {
                // Points that would be lost are worth a look at the Pack.
                let camp = &before.camps[0];
                let holds = figures.iter().any(|figure| stands(&camp.cells, figure));
                self.prospect = Prospect { worth, aim: Some((candidate.points, holds)) };
                if camp.pool >= self.alone.cost(Role::Ailier) && camp.has(Role::Ailier) && camp.pack_len() > 2 {
                    actions.push(Action::Aide);
                } else {
                    actions.push(Action::EndActions);
                }
                best = Some((worth, actions));
            }
        }
        self.reach = reach;
        best.map(|(_, actions)| actions).unwrap_or_default()
    }

    /// The placements that look best at a glance, with the paid actions that complete a formation or heal.
    fn candidates(&self, state: &State, reach: &Reach) -> Vec<Candidate> {
        let camp = state.camp();
        let Some(card) = state.dominante(0) else { return Vec::new() };
        let figures: Vec<[u16; 4]> = self.alone.figures(card.suit() as usize).copied().collect();
        let budget = camp.hand.iter().map(|card| u32::from(card.value())).sum::<u32>() + u32::from(camp.pool);
        let mut all: Vec<Candidate> = Vec::new();
        let mut known =
            std::collections::HashSet::<([u8; 4], bool), std::hash::BuildHasherDefault<wind::Mixer>>::default();
        for (node, placed) in reach.nodes.iter().enumerate() {
            let cells = placed.cells;
            if !known.insert((cells, false)) {
                continue;
            }
            let present = Role::ALL.into_iter().filter(|&r| cells[r as usize] < ABSENT).fold(0, |set, r| set | r.bit());
            let hurt = camp.wounded & present;
            for heal in [false, true] {
                let able = present & Role::Feuleuse.bit() != 0 && self.alone.allows(Role::Feuleuse);
                if heal && (hurt == 0 || !able) {
                    continue;
                }
                let healed = Role::ALL.into_iter().filter(|r| heal && hurt & r.bit() != 0);
                let mut deeds: Vec<Action> = healed.map(|role| Action::Repos { role }).collect();
                let mut points = self.alone.cost(Role::Feuleuse).saturating_mul(deeds.len() as u8);
                let wounded = if heal { 0 } else { hurt };
                let glance = self.glance(state, &cells, wounded, &figures) - 0.17 * f32::from(points);
                all.push(Candidate { node, deeds: deeds.clone(), points, worth: glance, calm: 1.0 });
                if present == 15
                    && self.alone.allows(Role::Traceur)
                    && !figures.iter().any(|figure| stands(&cells, figure))
                    && let Some((steps, end)) = figures
                        .iter()
                        .filter_map(|figure| completed(cells, wounded, figure))
                        .min_by_key(|(steps, _)| steps.iter().flatten().count())
                {
                    for (role, cell) in steps.into_iter().flatten() {
                        deeds.push(Action::Provocation { role, cell: Cell::of_grid(0, cell) });
                        points += self.alone.cost(Role::Traceur);
                    }
                    let glance = self.glance(state, &end, wounded, &figures) - 0.17 * f32::from(points);
                    all.push(Candidate { node, deeds, points, worth: glance, calm: 1.0 });
                }
            }
        }
        all.retain(|candidate| u32::from(candidate.points) <= budget);
        all.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        // Several ways to the same formation crowd out everything else: keep the best of each kind.
        let (mut plain, mut paid) = (0, 0);
        all.retain(|candidate| {
            let count = if candidate.points == 0 { &mut plain } else { &mut paid };
            *count += 1;
            *count <= self.effort.tried / 2
        });
        all
    }

    /// A first opinion of a placement, in cards.
    fn glance(&self, state: &State, cells: &[u8; 4], wounded: u8, figures: &[[u16; 4]]) -> f32 {
        let standing = figures.iter().map(|figure| standing(cells, figure)).max().unwrap_or(0);
        let mut worth = match standing {
            4 => 7.0,
            3 => 1.5,
            2 => 0.5,
            _ => 0.0,
        };
        for row in 0..4 {
            let force = i16::from(state.wind(row).map_or(0, Number::value));
            let mut hold = 0;
            for role in Role::ALL {
                let cell = cells[role as usize];
                if cell < ABSENT && row_mask(row) & (1 << cell) != 0 {
                    let slack = if standing == 4 || wounded & role.bit() != 0 { 0 } else { 3 };
                    hold = hold.max(force - i16::from(role.resistance()) - slack);
                }
            }
            worth -= 0.17 * f32::from(hold);
        }
        let mut camp = Camp { cells: *cells, wounded, ..*state.camp() };
        for role in Role::ALL {
            if camp.has(role) && !state.camp().has(role) {
                camp.leave_aval(role);
            }
        }
        worth - self.risk(state, cells) + self.insight.weights.ready * self.insight.readiness(state, &camp)
    }

    /// What the Rencontres above the occupied columns may cost, in cards.
    fn risk(&self, state: &State, cells: &[u8; 4]) -> f32 {
        const COST: [f32; 4] = [1.6, 1.0, 0.8, 0.0];
        let mut risk = 0.0;
        for role in Role::ALL {
            let cell = cells[role as usize];
            if cell >= ABSENT {
                continue;
            }
            let slot = usize::from(cell / 4);
            let hits = |kind: usize| self.alone.spares[kind] & role.bit() == 0;
            if let Some(card) = state.face_up(slot) {
                let kind = usize::from(card.rank());
                risk += if hits(kind) { COST[kind] } else { 0.0 };
            } else {
                let pool = state.pool_of(slot);
                let all = f32::from(pool.len().max(1));
                for (kind, cost) in COST.into_iter().enumerate() {
                    let share = Figures(pool.0 & (15 << (4 * kind))).len();
                    risk += if hits(kind) { cost * f32::from(share) / all } else { 0.0 };
                }
            }
        }
        risk
    }

    /// The candidate's actions, and the state just before the actions are closed.
    fn played(&self, state: &State, reach: &Reach, candidate: &Candidate) -> Option<(Vec<Action>, State)> {
        let mut now = *state;
        let mut done = Vec::new();
        let cards = self.payment(state.camp(), candidate.points)?;
        let path = reach.path(candidate.node);
        let plays = cards.into_iter().map(|card| Action::Play { card });
        for action in path.into_iter().chain(plays).chain(candidate.deeds.iter().copied()) {
            self.close_until(&mut now, &mut done, |step| match action {
                Action::Enter { .. } => step == Step::Entry || step == Step::Actions,
                Action::Move { .. } => step == Step::Moves || step == Step::Actions,
                _ => step == Step::Actions,
            });
            if self.alone.check(&now, Seat(0), &action).is_err() {
                return None;
            }
            done.push(action);
            self.alone.carry_out(&mut now, action, &mut ());
        }
        self.close_until(&mut now, &mut done, |step| step == Step::Actions);
        Some((done, now))
    }

    fn close_until(&self, now: &mut State, done: &mut Vec<Action>, wanted: impl Fn(Step) -> bool) {
        while !wanted(now.step) {
            let close = match now.step {
                Step::Entry => Action::EndEntry,
                Step::Moves => Action::EndMoves,
                _ => return,
            };
            done.push(close);
            self.alone.carry_out(now, close, &mut ());
        }
    }

    /// The cards given up with the least regret for that many points.
    fn payment(&self, camp: &Camp, points: u8) -> Option<Vec<Number>> {
        if points <= camp.pool {
            return Some(Vec::new());
        }
        let hand: Vec<Number> = camp.hand.iter().take(10).collect();
        let regret = |set: &u32| {
            let chosen = hand.iter().enumerate().filter(|(index, _)| set & (1 << index) != 0);
            chosen.map(|(_, card)| 1.0 + self.insight.weights.point * (f32::from(card.value()) - 6.0)).sum::<f32>()
        };
        let enough = |set: &u32| {
            let chosen = hand.iter().enumerate().filter(|(index, _)| set & (1 << index) != 0);
            chosen.map(|(_, card)| u16::from(card.value())).sum::<u16>() + u16::from(camp.pool) >= u16::from(points)
        };
        let best = (1u32..1 << hand.len()).filter(enough).min_by(|a, b| regret(a).total_cmp(&regret(b)))?;
        Some((0..hand.len()).filter(|index| best & (1 << index) != 0).map(|index| hand[index]).collect())
    }

    /// The same with one dangerous Rencontre struck down first.
    fn with_attaque(&self, state: &State, reach: &Reach, candidate: &Candidate) -> Vec<Candidate> {
        let cells = reach.nodes[candidate.node].cells;
        if cells[Role::Combattante as usize] >= ABSENT || !self.alone.allows(Role::Combattante) {
            return Vec::new();
        }
        let dangerous = |slot: &usize| {
            let strikes = |card: Figure| {
                let kind = Encounter::of(card.rank());
                kind != Encounter::Repit && self.alone.spares[kind as usize] != EVERYBODY
            };
            state.face_up(*slot).is_some_and(strikes)
                && (*slot < 3 || cells.iter().any(|&cell| cell < ABSENT && usize::from(cell / 4) == *slot))
        };
        let attack = |slot: usize| {
            let mut changed = candidate.clone();
            changed.points += self.alone.cost(Role::Combattante);
            // With one enemy less it may come to more than it did.
            changed.calm = 1.0;
            changed.deeds.push(Action::Attaque { slot: Column(slot as u8) });
            changed
        };
        (0..4).filter(dangerous).map(attack).collect()
    }
}

pub(crate) fn stands(cells: &[u8; 4], figure: &[u16; 4]) -> bool {
    (0..4).all(|role| (1u32 << cells[role]) as u16 & figure[role] != 0)
}

/// How many roles stand where a figure wants them.
fn standing(cells: &[u8; 4], figure: &[u16; 4]) -> usize {
    (0..4).filter(|&role| (1u32 << cells[role]) as u16 & figure[role] != 0).count()
}

fn keep_the_best(state: &State) -> Vec<Action> {
    let looked = state.camp().looked.into_iter().filter_map(Number::at);
    looked.max_by_key(|card| card.value()).map(|card| Action::Keep { card }).into_iter().collect()
}
