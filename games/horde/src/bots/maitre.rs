//! A player that plans its turn, and the hint it gives: it lists what entries, movements and paid actions can reach, weighs the unseen Rencontres by their
//! likelihood, searches Phase 5 to its end, and judges the state at the end of the turn. It uses no more than its seat can see:
//! face-down cards count as an average over the unseen ones, the Pack as a number.
//!
//! The judgement compares the cards left with the Souffles left, and asks above all whether the next formation will be held: each suit
//! that may come, the way there, the winds known by then (HC-6.5), and the points in hand. Without the points it valued a Horde that
//! waited in Aval with a hand of low cards, and waited for whole games: a hand is only replaced when it is played (HC-7.1).
//!
//! In competition it minds its own Horde, but not as if it were alone (*novice* does that): a held formation moves the common column
//! by two Souffles instead of clearing it (HC-14.10), the end comes sooner while the other Horde walks, and characters decide if both
//! arrive (HC-14.14). Results of many games: `docs/strength.md`.

use super::alone::{for_seat, seen_alone};
use super::aval::best_aval;
use super::candidates::Candidate;
use super::reach::Reach;
use super::shipped::shipped;
use super::value::{Insight, Weights, chance_of};
use super::wind::{Memo, best_way, solve};
use crate::action::Action;
use crate::cards::Number;
use crate::event::Event;
use crate::formations::stands;
use crate::game::Horde;
use crate::names::formation;
use crate::roles::Role;
use crate::state::{NONE, State, Step};
use galerne_engine::{Expected, Expert, Level, Message, Panes, Random, Rules, Seat, Sense, View};
use galerne_learnt::Net;
use std::sync::Arc;

/// A planning player. Kept through a game it remembers the plan of the turn, and plans again only after an unforeseen card.
#[derive(Debug)]
pub struct Planner {
    /// The same game for one: the planner minds its own Horde.
    pub(super) alone: Horde,
    pub(super) insight: Insight,
    pub(super) effort: Effort,
    reach: Reach,
    pub(super) memo: Memo,
    /// What was planned, with the state in which each action is due, the next one last.
    plan: Vec<(State, Action)>,
    /// What the plan is expected to lead to.
    prospect: Prospect,
}

/// How widely the planner looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Placements of which Phase 5 is searched, the Rencontres left aside.
    pub(super) tried: usize,
    /// Of those, how many are weighed against every Rencontre that may come.
    pub(super) weighed: usize,
    /// In competition, whether it reckons with a column that both Hordes move on, or plays as if it were alone.
    pub(super) shares: bool,
}

impl Effort {
    /// A judge that sees more repays a wider look.
    const LEARNT: Effort = Effort { tried: 64, weighed: 20, shares: true };

    /// The *novice* searches a few placements and ignores face-down Rencontres; the others weigh some against every Rencontre.
    const fn of(level: Level) -> Effort {
        match level {
            Level::Novice => Effort { tried: 4, weighed: 1, shares: false },
            Level::Habitue => Effort { tried: 8, weighed: 2, shares: true },
            Level::Maitre => Effort { tried: 32, weighed: 10, shares: true },
        }
    }
}

/// What a plan is for.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Prospect {
    /// The chance to arrive.
    worth: f32,
    aim: Option<Aim>,
}

/// The reason for a plan.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Aim {
    /// In Phase 3: the points it spends on actions, and whether the formation stands when the wind comes.
    Stand { points: u8, holds: bool },
    /// In the wind: whether the formation is held to its end, and how many are lost to it.
    Wind { holds: bool, lost: u8 },
    /// A card of the Pack is kept.
    Keep,
    /// A character leaves Aval, or none does.
    Aval,
}

impl Expert<Horde> for Planner {
    fn decide(&mut self, game: &Horde, view: &View<Horde>, seat: Seat, _: &mut Random) -> Option<Action> {
        Planner::decide(self, game, view.state(), seat)
    }

    fn expect(&mut self, game: &Horde, view: &View<Horde>, seat: Seat) -> Vec<Expected<Action>> {
        let state = view.state();
        let Some(action) = Planner::decide(self, game, state, seat) else { return Vec::new() };
        let (line, prospect) = self.intends(seat);
        let told = hint(game, state, seat, (prospect.aim, self.chance_told()), &line);
        vec![Expected::new(action, prospect.worth.clamp(0.0, 1.0)).followed_by(line).told(told)]
    }

    /// Entries, movements and actions are one plan.
    fn begins(&self, _: &Horde, view: &View<Horde>) -> bool {
        !matches!(view.state().step, Step::Entry | Step::Moves | Step::Actions)
    }
}

impl Planner {
    pub fn new(game: &Horde) -> Planner {
        Planner::of_level(game, Level::Maitre)
    }

    /// The planner as people meet it.
    pub fn of_level(game: &Horde, level: Level) -> Planner {
        match shipped(game).filter(|_| level == Level::Maitre) {
            Some(net) => Planner::learning(game, Some(net), Effort::LEARNT.tried, Effort::LEARNT.weighed),
            None => Planner::by_weights(game, level),
        }
    }

    /// The same with nothing learnt: the *maître* as it first was.
    pub fn by_weights(game: &Horde, level: Level) -> Planner {
        Planner::with(game, Effort::of(level), Weights::of(level))
    }

    /// A planner to learn from: a *maître* that searches Phase 5 of at most that many placements, weighs at most that
    /// many against every Rencontre, and judges the end of a turn by that network, or by the weights.
    pub fn learning(game: &Horde, net: Option<Arc<Net>>, tried: usize, weighed: usize) -> Planner {
        let effort = Effort { tried, weighed, ..Effort::of(Level::Maitre) };
        let mut planner = Planner::with(game, effort, Weights::DEFAULT);
        planner.insight.net = net;
        planner
    }

    fn with(game: &Horde, effort: Effort, weights: Weights) -> Planner {
        let mut alone = game.clone();
        alone.seats = 1;
        alone.shared &= effort.shares;
        // HC-15.5: the card that an Attaque will bring is not known before, and is an average like any other unseen one.
        alone.options.rencontres_face_up = false;
        Planner {
            alone,
            insight: Insight::new(game, weights),
            effort,
            reach: Reach::default(),
            memo: Memo::default(),
            plan: Vec::new(),
            prospect: Prospect::default(),
        }
    }

    /// The inputs of a network for this game.
    pub fn panes(&self) -> Panes {
        self.insight.panes(&self.alone, &self.alone.start())
    }

    /// The end of a turn as these inputs, unless the rules decide it: then no input is written, and the result is
    /// false.
    pub fn tell(&self, state: &State, sense: &mut impl Sense) -> bool {
        let (state, alone) = (seen_alone(state, Seat(0)), &self.alone);
        let doubtful = self.insight.settled(alone, &state).is_none();
        if doubtful {
            self.insight.tell(alone, &state, sense);
        }
        doubtful
    }

    /// What the end of a turn is worth.
    pub fn judged(&self, state: &State) -> f32 {
        self.insight.worth(&self.alone, &seen_alone(state, Seat(0)))
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

    /// The chance that the deciding player arrives, playing alone: used by the hint and in the review of the game.
    pub(super) fn chance(game: &Horde, state: &State) -> f32 {
        let mut planner = Planner::new(game);
        planner.think(&seen_alone(state, Seat(0)));
        planner.chance_told()
    }

    /// The chance to arrive as shown to players. A network was trained to be right about it; the weights were not.
    fn chance_told(&self) -> f32 {
        match self.insight.net {
            Some(_) => self.prospect.worth.clamp(0.0, 1.0),
            None => chance_of(self.prospect.worth),
        }
    }

    /// The rest of the plan as the seat's own actions, without the closing of steps, and what it is for.
    fn intends(&self, seat: Seat) -> (Vec<Action>, Prospect) {
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
            Step::Pick => {
                self.prospect.aim = Some(Aim::Keep);
                keep_the_best(state)
            }
            Step::Power | Step::Wind => {
                self.memo.clear(state);
                self.prospect.worth = solve(&self.alone, &self.insight, state, &mut self.memo);
                self.weather(state)
            }
            _ => {
                self.prospect.aim = Some(Aim::Aval);
                vec![best_aval(&self.alone, &self.insight, state)]
            }
        };
        let mut now = *state;
        for action in actions {
            if self.alone.check(&now, Seat(0), &action).is_err() {
                break;
            }
            self.plan.push((now, action));
            self.alone.act(&mut now, Seat(0), action, &mut ());
        }
        self.plan.reverse();
    }

    /// The decisions of Phase 5 up to its end, which chance does not touch, and what comes of them.
    fn weather(&mut self, state: &State) -> Vec<Action> {
        let (mut now, mut done, mut events) = (*state, Vec::new(), Vec::new());
        while matches!(now.step, Step::Power | Step::Wind) {
            let Some(way) = best_way(&self.alone, &self.insight, &now, &mut self.memo) else { break };
            for action in way.actions() {
                done.push(action);
                self.alone.act(&mut now, Seat(0), action, &mut events);
            }
        }
        let holds = events.iter().any(|event| matches!(event, Event::Conform { .. }));
        let lost = events.iter().filter(|event| matches!(event, Event::Destroyed { .. })).count() as u8;
        self.prospect.aim = Some(Aim::Wind { holds, lost });
        done
    }

    fn plan_phase3(&mut self, state: &State) -> Vec<Action> {
        let mut reach = std::mem::take(&mut self.reach);
        reach.of(&self.alone, state);
        let mut candidates = self.candidates(state, &reach);
        self.memo.clear(state);
        for candidate in &mut candidates {
            match self.played(state, &reach, candidate) {
                // Sorted by likelihood: the last ones are dropped when the search budget runs low.
                _ if self.memo.is_kept_for_weighing() => candidate.worth = -1.0,
                Some((_, before)) => {
                    let risk = self.risk(state, &reach.nodes[candidate.node].cells);
                    let mut calm = before;
                    for slot in calm.slots.iter_mut().filter(|slot| State::is_face_down(**slot)) {
                        *slot = NONE;
                    }
                    self.alone.act(&mut calm, Seat(0), Action::EndActions, &mut ());
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
            self.alone.act(&mut after, Seat(0), Action::EndActions, &mut ());
            let bar = best.as_ref().map_or(0.0, |(known, _)| *known);
            let worth = self.expected(&after, candidate.calm, bar);
            if best.as_ref().is_none_or(|(known, _)| worth > *known) {
                // Points that would be lost are worth a look at the Pack.
                let camp = &before.camps[0];
                let holds = figures.iter().any(|figure| stands(&camp.cells, figure));
                self.prospect = Prospect { worth, aim: Some(Aim::Stand { points: candidate.points, holds }) };
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
            self.alone.act(&mut now, Seat(0), action, &mut ());
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
            self.alone.act(now, Seat(0), close, &mut ());
        }
    }
}

fn keep_the_best(state: &State) -> Vec<Action> {
    let looked = state.camp().looked.into_iter().filter_map(Number::at);
    looked.max_by_key(|card| card.value()).map(|card| Action::Keep { card }).into_iter().collect()
}

/// What is still to be done on this row, up to the points that are committed.
fn row_in_words(then: &[Action]) -> Option<Message> {
    let commits = then.iter().position(|action| matches!(action, Action::Commit { .. }))?;
    let told = |action: &Action| match *action {
        Action::Play { card } => Some(Message::new("hint-step-play").with("card", card.short())),
        Action::Commit { points } => Some(Message::new("hint-step-commit").with("points", points)),
        _ => None,
    };
    let steps = then[..=commits].iter().filter_map(told);
    steps.reduce(|so_far, next| Message::new("hint-steps").with("first", so_far).with("next", next))
}

/// What a plan is for, and alone the chance to arrive. In competition that number is not a chance to win.
fn hint(game: &Horde, state: &State, seat: Seat, (aim, chance): (Option<Aim>, f32), then: &[Action]) -> Message {
    let asked = state.dominante(seat.index() & 1).map(|card| formation(card.suit()));
    let about = |key: &'static str, asked: Message| Message::new(key).with("formation", asked);
    let aim = match (aim, asked) {
        (Some(Aim::Stand { points, holds }), Some(asked)) => {
            Some(about(if holds { "hint-stands" } else { "hint-misses" }, asked).with("points", points))
        }
        (Some(Aim::Wind { holds, lost }), Some(asked)) => {
            let told = about(if holds { "hint-wind-holds" } else { "hint-wind-misses" }, asked).with("lost", lost);
            // A card alone says nothing: what it is for is the rest of the row.
            Some(match row_in_words(then) {
                Some(steps) => Message::new("hint-wind-then").with("steps", steps).with("plan", told),
                None => told,
            })
        }
        (Some(Aim::Keep), _) => Some(Message::new("hint-keep")),
        (Some(Aim::Aval), _) => Some(Message::new("hint-aval")),
        _ => None,
    };
    let percent = (chance * 100.0).round() as i64;
    match (aim, game.seats) {
        (Some(aim), 1) => Message::new("hint-plan").with("plan", aim).with("percent", percent),
        (None, 1) => Message::new("hint-wins").with("percent", percent),
        (Some(aim), _) => aim,
        (None, _) => Message::new("hint-aval"),
    }
}
