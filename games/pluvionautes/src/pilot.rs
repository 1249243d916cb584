//! Players of three strengths. All of them see a view and nothing more.
//!
//! *Novice* misjudges what things are worth by some villagers. *Habitué* takes what is worth most to it now, exactly. *Maître*
//! tries the best-looking actions out: it deals the hidden cards as they may lie, plays the game to its end with quick players
//! in all seats, and sees who has won. What looked good to all of them is tried longest (halving).

use crate::action::Action;
use crate::game::Pluvionautes;
use crate::options::Throw;
use crate::plan::{Launches, Plan};
use crate::state::{Phase, State};
use crate::value::Style;
use galerne_engine::{Game, Random, Seat, Turn, View, mix};

/// How a player thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pilot {
    pub style: Style,
    /// By how many villagers it may misjudge an action.
    pub misjudges: f32,
    /// How many actions are tried out, and how often each at first; 0 to decide at a glance.
    pub tried: usize,
    pub games: u32,
}

impl Pilot {
    pub const NOVICE: Pilot = Pilot { style: Style::SELFISH, misjudges: 7.0, tried: 0, games: 0 };
    pub const HABITUE: Pilot = Pilot { style: Style::SELFISH, misjudges: 0.0, tried: 0, games: 0 };
    pub const MAITRE: Pilot = Pilot { style: Style::DEFAULT, misjudges: 0.0, tried: 12, games: 10 };
}

/// A candidate and what trying it out has shown.
#[derive(Clone, Copy)]
struct Tried {
    action: Action,
    sum: f64,
    games: u32,
}

impl Tried {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.games.max(1))
    }
}

impl Pluvionautes {
    /// What that player does; `None` where the seat has nothing to decide.
    pub fn decide(&self, pilot: &Pilot, view: &View<Self>, seat: Seat, random: &mut Random) -> Option<Action> {
        self.expect(pilot, view, seat, random).first().map(|(action, _)| *action)
    }

    /// The actions it thinks about, the best first, with what it expects of each: villagers at a glance, the chance of winning
    /// (or, alone, the final score) where it tries things out.
    pub fn expect(&self, pilot: &Pilot, view: &View<Self>, seat: Seat, random: &mut Random) -> Vec<(Action, f64)> {
        let seen = view.state();
        let mut actions = Vec::new();
        self.actions(seen, seat, &mut actions);
        let mut weighed: Vec<(Action, f64)> = actions
            .into_iter()
            .map(|action| {
                let slip = pilot.misjudges * (random.unit() as f32 - 0.5);
                // A tiny draw among equals keeps a player from always throwing at the same corner.
                let tie = random.unit() as f32 * 1e-4;
                (action, f64::from(self.appraise_as(&pilot.style, seen, seat, &action) + slip + tie))
            })
            .collect();
        weighed.sort_by(|a, b| b.1.total_cmp(&a.1));
        if pilot.tried < 2 || weighed.len() < 2 {
            return weighed;
        }
        weighed.truncate(pilot.tried);
        self.try_out(pilot, view, seat, &weighed, random)
    }

    /// Half of the candidates fall away after every round; the others are tried as often again.
    fn try_out(
        &self,
        pilot: &Pilot,
        view: &View<Self>,
        seat: Seat,
        candidates: &[(Action, f64)],
        random: &mut Random,
    ) -> Vec<(Action, f64)> {
        let luck = random.bits();
        let mut field: Vec<Tried> =
            candidates.iter().map(|&(action, _)| Tried { action, sum: 0.0, games: 0 }).collect();
        let (mut alive, mut wanted) = (field.len(), pilot.games);
        loop {
            for tried in &mut field[..alive] {
                for game in tried.games..wanted {
                    // The same cards and the same luck for every candidate.
                    let mut random = Random::new(mix(luck, u64::from(game)));
                    let mut state = view.imagine(self, &mut random);
                    self.act(&mut state, seat, tried.action, &mut ());
                    self.finish_quickly(&mut state, &mut random);
                    tried.sum += self.outcome(&state, seat);
                }
                tried.games = wanted;
            }
            field[..alive].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            if alive <= 2 {
                return field.iter().map(|tried| (tried.action, tried.mean())).collect();
            }
            alive = alive.div_ceil(2);
            wanted *= 2;
        }
    }

    /// How an imagined game ended for the seat: nearly the chance of winning, a little softened by the margin, so that few games
    /// tell much.
    fn outcome(&self, state: &State, seat: Seat) -> f64 {
        let own = f64::from(self.score(state, seat));
        if self.seats == 1 {
            return own;
        }
        let others = (0..self.seats as u8).map(Seat).filter(|&other| other != seat);
        let best = f64::from(others.map(|other| self.score(state, other)).max().unwrap_or(0));
        1.0 / (1.0 + (-(own - best) / 2.0).exp())
    }

    /// To the end of the game with quick players who look after themselves.
    fn finish_quickly(&self, state: &mut State, random: &mut Random) {
        let mut actions = Vec::new();
        loop {
            match self.turn(state) {
                Turn::Over => return,
                Turn::Chance(_) => {
                    let chance = self.draw(state, random);
                    self.resolve(state, chance, &mut ());
                }
                Turn::Decide(_) => {
                    let seat = self.active(state);
                    let action = self.quick_choice(state, seat, &mut actions, random);
                    self.act(state, seat, action, &mut ());
                }
            }
        }
    }

    /// What looks best; of all launches at once where one is due.
    fn quick_choice(&self, state: &State, seat: Seat, actions: &mut Vec<Action>, random: &mut Random) -> Action {
        let style = &Style::SELFISH;
        if state.phase == Phase::Launch && self.options.throw == Throw::Aimed {
            let plan = Plan::new(self, state, seat, style);
            let launches = Launches::new(self, state, seat, &plan, style);
            return self.launches[launches.best(state.attempt, &plan)];
        }
        actions.clear();
        self.list_actions(state, actions);
        let (mut best, mut chosen) = (f32::NEG_INFINITY, actions[0]);
        for &action in actions.iter() {
            let worth = self.appraise_as(style, state, seat, &action) + random.unit() as f32 * 1e-4;
            if worth > best {
                (best, chosen) = (worth, action);
            }
        }
        chosen
    }
}
