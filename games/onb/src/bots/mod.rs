//! A quick player that manoeuvres: it weighs expected damage, the danger of every cell it could end on, the way to the
//! enemy or to the point, and whether to wait. Everything is counted in army points.

mod choices;
mod danger;
mod maitre;
mod outlook;
mod plan;
mod playout;
mod prepare;
mod reach;
mod weights;
mod worth;

use crate::action::Action;
use crate::game::Onb;
use crate::map::Base;
use crate::options::Scenario;
use crate::state::{NONE, Phase, State};
use galerne_engine::{Expert, Judge, Level, Rules, SearchParams, Seat};
use maitre::Maitre;

pub(crate) use worth::Worth;

/// A decision with what each choice looks like.
pub(crate) type Scores<'a> = &'a mut dyn FnMut(Action, f32);

/// The game as a player looks at it: the set-up, and the tables of its judgement.
#[derive(Clone, Copy, Debug)]
pub struct Mind<'a> {
    game: &'a Onb,
    worth: &'a Worth,
}

impl std::ops::Deref for Mind<'_> {
    type Target = Onb;

    fn deref(&self) -> &Onb {
        self.game
    }
}

impl Onb {
    /// The game with the tables of [`Judge::insight`].
    #[must_use]
    pub fn mind<'a>(&'a self, worth: &'a Worth) -> Mind<'a> {
        Mind { game: self, worth }
    }

    /// The legal action of the highest worth.
    fn best_of(&self, state: &State, seat: Seat, weigh: impl FnOnce(Scores<'_>)) -> Option<Action> {
        let mut best: Option<(Action, f32)> = None;
        weigh(&mut |action, worth| {
            if best.is_none_or(|(_, most)| worth > most) && self.verdict(state, seat.0, action).is_ok() {
                best = Some((action, worth));
            }
        });
        best.map(|(action, _)| action)
    }

    /// What a bot would put down next, where, and how it would turn it.
    pub(crate) fn best_deployment(&self, state: &State, seat: Seat) -> Option<Action> {
        self.best_of(state, seat, |scores| self.weigh_deploy(state, seat.0, scores))
    }

    /// How a creature is turned for a player who does not turn it: as a bot would, at the end of its activation, when it is deployed
    /// and when it is summoned.
    pub(crate) fn usual_facing(&self, state: &State, seat: Seat) -> Option<Action> {
        let (x, y) = state.act.cell;
        match state.phase {
            Phase::Face => {
                self.best_of(state, seat, |scores| self.weigh_facings(state, self.base(state.active()), scores))
            }
            Phase::SummonFace => {
                self.best_of(state, seat, |scores| self.weigh_facings(state, Base::cell(x, y), scores))
            }
            Phase::Deploy | Phase::SecretDeploy => {
                self.best_deployment(state, seat).filter(|action| matches!(action, Action::Face(_)))
            }
            _ => None,
        }
    }
}

impl Mind<'_> {
    /// Every legal choice with its worth.
    pub(crate) fn weigh(&self, state: &State, seat: u8, scores: Scores<'_>) {
        match state.phase {
            Phase::Army => self.weigh_army(state, seat, scores),
            Phase::Deploy | Phase::SecretDeploy => self.weigh_deploy(state, seat, scores),
            Phase::Target => (0..state.count).for_each(|number| scores(Action::Target(number), 0.0)),
            Phase::Slot => self.weigh_slot(state, seat, scores),
            Phase::Act => self.weigh_act(state, scores),
            Phase::Move => self.weigh_move(state, scores),
            Phase::Aim => self.weigh_aim(state, scores),
            Phase::SummonCell | Phase::SummonFace => self.weigh_summon(state, scores),
            Phase::Strike => self.weigh_strike(state, scores),
            Phase::Ask => {
                scores(Action::Riposte(true), 1.0);
                scores(Action::Riposte(false), 0.0);
            }
            Phase::Face => self.weigh_face(state, scores),
            Phase::Roles | Phase::ArmyDraw | Phase::Order | Phase::Ties | Phase::Roll | Phase::Over => {}
        }
    }

    /// The choice this player makes; `None` where nothing is to be decided by the seat.
    #[must_use]
    pub fn advise(&self, state: &State, seat: Seat) -> Option<Action> {
        if !self.turn(state).deciders().has(seat) {
            return None;
        }
        self.best_of(state, seat, |scores| self.weigh(state, seat.0, scores)).or_else(|| {
            let mut all = Vec::new();
            self.actions(state, seat, &mut all);
            all.first().copied()
        })
    }
}

impl Judge for Onb {
    type Insight = Worth;

    fn insight(&self) -> Worth {
        Worth::of(&self.library, &self.lines)
    }

    fn appraise(&self, worth: &Worth, state: &State, seat: Seat, action: &Action) -> f32 {
        if *action == Action::Concede {
            return -1.0e6;
        }
        let mut found = -1.0e4;
        self.mind(worth).weigh(state, seat.0, &mut |weighed, worth| {
            if weighed == *action {
                found = worth;
            }
        });
        found
    }

    /// All choices of a decision are weighed together: one by one would weigh them all once for each.
    fn appraise_all(&self, worth: &Worth, state: &State, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let start = out.len();
        out.extend(actions.iter().map(|action| if *action == Action::Concede { -1.0e6 } else { -1.0e4 }));
        // Choices come in nearly the order of the actions, so the next one is looked for where the last one was.
        let mut near = 0;
        self.mind(worth).weigh(state, seat.0, &mut |weighed, worth| {
            let mut places = (near..actions.len()).chain(0..near);
            if let Some(place) = places.find(|&place| actions[place] == weighed) {
                out[start + place] = worth;
                near = place;
            }
        });
    }

    /// The share of the points, leaning to certainty as they drift apart; with what the scenario adds.
    fn evaluate(&self, _: &Worth, state: &State, seat: Seat) -> f32 {
        let standings = self.standings(state);
        if state.phase == Phase::Over {
            return standings.score(seat) as f32 / 100.0;
        }
        if state.round == 0 {
            return 1.0 / self.sides as f32;
        }
        let side = self.side(seat.0);
        let strength = |side: u8| {
            let mut sum = self.points_left(state, side) as f32 / 2.327_925_6e8 + 1.0;
            let living = state
                .units()
                .iter()
                .filter(|unit| unit.on_board() && unit.seat != NONE && self.side(unit.seat) == side);
            // A wounded creature strikes as hard as a sound one.
            sum += living.map(|unit| f32::from(self.kind(unit.kind).cost) * 0.5).sum::<f32>();
            if self.options.scenario == Scenario::Capture {
                sum *= 1.0 + 0.25 * f32::from(state.hold[usize::from(side) & 3]);
            }
            sum.powi(2)
        };
        let total: f32 = (0..self.sides as u8).map(strength).sum();
        (strength(side) / total.max(1.0e-6)).clamp(0.0, 1.0)
    }

    /// Static judgement is good for the present activation; after a dozen clicks the opponent has answered.
    fn search_params(&self) -> SearchParams {
        SearchParams {
            iterations: 200,
            rollout_depth: 12,
            rollout_greed: 0.97,
            max_actions: 12,
            mistake_rates: [0.25, 0.03],
            ..SearchParams::DEFAULT
        }
    }

    /// Number of activations and ripostes after which a creature in the open has been shot at.
    fn horizon(&self) -> Option<u32> {
        Some(6)
    }

    /// Between two turns: a creature in the middle of its walk stands nowhere.
    fn rests(&self, state: &State) -> bool {
        state.phase == Phase::Slot
    }

    fn expert(&self, level: Level) -> Option<Box<dyn Expert<Self>>> {
        match level {
            Level::Novice | Level::Habitue => None,
            Level::Maitre => Some(Box::new(Maitre::new(self.insight()))),
        }
    }
}
