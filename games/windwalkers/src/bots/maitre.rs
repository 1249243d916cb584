//! The player that follows the plan.

use crate::action::Action;
use crate::board::HEXES;
use crate::bots::eye::Eye;
use crate::bots::outlook::insight;
use crate::bots::plan::{AT_DAWN, BY_DAY, MORALS, OF_OTHERS, Plan, Weights};
use crate::bots::reason::reason;
use crate::bots::sure::{given_step, instead_of, sure_wins};
use crate::game::Windwalkers;
use crate::horde::PLACES;
use crate::state::{Phase, State};
use crate::tiles::Tile;
use crate::wind::PackedToken;
use galerne_engine::{Expected, Expert, Judge as _, Random, Rules, Seat, View};

/// What a plan was made for; it serves until one of these changes.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Made {
    chapter: u8,
    day: u8,
    surpass: u8,
    crossed: u64,
    places: [u8; PLACES],
    tiles: [Tile; HEXES],
    tokens: [PackedToken; HEXES],
    /// The target of the contre, if there is one.
    target: u8,
}

/// Plays one horde by the plan: the glance of the quick player, with the plan's worth of what a choice leads to.
#[derive(Debug)]
pub(crate) struct Maitre {
    weights: Weights,
    plan: Option<(Made, Plan)>,
    /// What the end of the chapter leads to, and the chapter and horde it was found for.
    arrive: Option<(u8, [u8; 3], [f32; MORALS])>,
    actions: Vec<Action>,
    /// It is asked for advice: what changes nothing is left out, though it costs nothing.
    advises: bool,
}

impl Maitre {
    pub(crate) fn new(weights: Weights) -> Maitre {
        Maitre { weights, plan: None, arrive: None, actions: Vec::new(), advises: false }
    }

    /// The plan for that state. Within a contre it is that of the move: what a power costs is seen against it.
    fn plan(&mut self, game: &Windwalkers, state: &State) -> Option<&Plan> {
        if state.present == 0 || state.in_city || matches!(state.phase, Phase::Compose | Phase::Lay) {
            return None;
        }
        let track = state.track(state.active);
        let in_contre = state.phase == Phase::Adjust;
        let made = Made {
            chapter: state.chapter,
            day: track.day,
            surpass: track.surpass,
            crossed: track.crossed,
            places: state.horde(state.active).places,
            tiles: state.tiles,
            tokens: state.tokens,
            target: state.contre.target,
        };
        match &mut self.plan {
            Some((old, _)) if *old == made => {}
            // Within a contre the plan of its move serves; only what winning leads to is new.
            Some((old, plan)) if in_contre && (old.chapter, old.day) == (made.chapter, made.day) => {
                if old.target != made.target || old.surpass != made.surpass || old.crossed != made.crossed {
                    plan.look_at_contre(game, state);
                    *old = made;
                }
            }
            _ => {
                let arrive = self.arrive(game, state);
                let before = self.plan.take().filter(|(old, _)| old.chapter == made.chapter && old.day <= made.day);
                let news = |old: &Made| match () {
                    () if old.places != made.places => OF_OTHERS,
                    () if old.day == made.day => BY_DAY,
                    () => AT_DAWN,
                };
                let before = before.map(|(old, plan)| (plan, news(&old)));
                self.plan = Some((made, Plan::new(game, state, arrive, self.weights, before)));
            }
        }
        self.plan.as_ref().map(|(_, plan)| plan)
    }

    /// What the end of the chapter leads to, with the horde as it is.
    fn arrive(&mut self, game: &Windwalkers, state: &State) -> [f32; MORALS] {
        let horde = Plan::horde_at_large(game, state, &self.weights);
        match self.arrive {
            Some((chapter, same, known)) if chapter == state.chapter && same == horde => known,
            _ => {
                let found = Plan::arrivals(game, state, state.chapter, &self.weights);
                self.arrive = Some((state.chapter, horde, found));
                found
            }
        }
    }
}

impl Expert<Windwalkers> for Maitre {
    fn decide(
        &mut self,
        game: &Windwalkers,
        view: &View<Windwalkers>,
        seat: Seat,
        random: &mut Random,
    ) -> Option<Action> {
        let (state, advises) = (view.imagine(game, random), self.advises);
        if let Some(step) = given_step(game, &state, seat) {
            return Some(step);
        }
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        game.actions(&state, seat, &mut actions);
        // An answer to what another horde does is given without a plan: the plan is that of the horde whose day it is.
        let plan = if state.active == seat.0 { self.plan(game, &state) } else { None };
        let eye = Eye { game, insight: insight(), plan, hope: plan.is_some() };
        let mut best: Option<(f32, Action)> = None;
        for &action in &actions {
            if let Action::Bulletin { hex } = action
                && advises
                && !eye.hangs_on(&state, hex)
            {
                continue;
            }
            // A power's step past the end of the die is legal and changes nothing.
            if matches!(action, Action::Shift { face: 1, up: false, .. } | Action::Shift { face: 6, up: true, .. }) {
                continue;
            }
            let worth = eye.appraise(&state, seat, &action);
            if best.is_none_or(|(known, _)| worth > known) {
                best = Some((worth, action));
            }
        }
        self.actions = actions;
        // Alone the plan knows when a throw is better than a power that is tired afterwards: with the rule it wins 75 campaigns of 100, without
        // it 85. Among several it plans without knowing the others, and a certain win is the better guess.
        let certain = |action: Action| (game.seats > 1).then(|| instead_of(game, &state, seat, action)).flatten();
        best.map(|(_, action)| certain(action).unwrap_or(action))
    }

    /// A contre that can be won for certain is listed as such: powers that cost nothing, steps, or confirming. The
    /// first is what this player does. Where it does something else, that is listed alone, with its reason: the plan's
    /// numbers are not for people.
    fn expect(&mut self, game: &Windwalkers, view: &View<Windwalkers>, seat: Seat) -> Vec<Expected<Action>> {
        let state = view.state();
        self.advises = true;
        let decided = self.decide(game, view, seat, &mut Random::new(1));
        self.advises = false;
        let Some(decided) = decided else { return Vec::new() };
        let mut wins = sure_wins(game, state, seat);
        if let Some(place) = wins.iter().position(|win| win.told.action == decided) {
            wins[..=place].rotate_right(1);
            return wins.into_iter().map(|win| win.told).collect();
        }
        let told = Expected::new(decided, game.evaluate(&insight(), state, seat).clamp(0.0, 1.0));
        vec![match reason(game, state, seat, &decided) {
            Some(words) => told.told(words),
            None => told,
        }]
    }
}
