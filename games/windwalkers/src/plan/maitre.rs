//! The player that follows the plan.

use super::{MORALS, Plan, Weights};
use crate::actions::Action;
use crate::board::HEXES;
use crate::eye::Eye;
use crate::horde::PLACES;
use crate::setup::Windwalkers;
use crate::state::{PackedToken, Phase, State};
use crate::tiles::Tile;
use galerne_engine::{Expert, Game, Random, Seat, View};

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

/// One horde alone, played by the plan: the same glance as everybody's, with the plan's worth of what a choice leads to.
#[derive(Debug)]
pub(crate) struct Maitre {
    weights: Weights,
    plan: Option<(Made, Plan)>,
    arrive: Option<(u8, [u8; PLACES], [f32; MORALS])>,
    actions: Vec<Action>,
}

impl Maitre {
    pub(crate) fn new(weights: Weights) -> Maitre {
        Maitre { weights, plan: None, arrive: None, actions: Vec::new() }
    }

    /// The plan for that state. Within a contre it is that of the move: what a power costs is seen against it.
    fn plan(&mut self, game: &Windwalkers, state: &State) -> Option<&Plan> {
        if state.present == 0 || state.in_city || matches!(state.phase, Phase::Compose | Phase::Lay) {
            return None;
        }
        let track = state.track(state.active);
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
        let in_contre = state.phase == Phase::Adjust;
        let serves = self.plan.as_ref().is_some_and(|(old, _)| {
            *old == made || in_contre && (old.chapter, old.day, old.target) == (made.chapter, made.day, made.target)
        });
        if !serves {
            let arrive = self.arrive(game, state);
            let before = self.plan.take().filter(|(old, _)| {
                old.chapter == made.chapter && old.places == made.places && old.day <= made.day
            });
            let plan = Plan::new(game, state, arrive, self.weights, before.map(|(_, plan)| plan));
            self.plan = Some((made, plan));
        }
        self.plan.as_ref().map(|(_, plan)| plan)
    }

    /// What the end of the chapter leads to, with the horde as it is.
    fn arrive(&mut self, game: &Windwalkers, state: &State) -> [f32; MORALS] {
        let places = state.horde(state.active).places;
        match self.arrive {
            Some((chapter, same, known)) if chapter == state.chapter && same == places => known,
            _ => {
                let found = Plan::arrivals(game, state, state.chapter, &self.weights);
                self.arrive = Some((state.chapter, places, found));
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
        let state = view.imagine(game, random);
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        game.actions(&state, seat, &mut actions);
        let plan = self.plan(game, &state);
        let eye = Eye { game, plan, hope: plan.is_some() };
        let mut best: Option<(f32, Action)> = None;
        for &action in &actions {
            let worth = eye.appraise(&state, seat, &action);
            if best.is_none_or(|(known, _)| worth > known) {
                best = Some((worth, action));
            }
        }
        if std::env::var("DEBUG").is_ok() {
            if let Some((w, Action::Confirm)) = best {
                if !game.facing(&state).wins(game.options.green_rule) {
                    let f = game.facing(&state);
                    let k = crate::cheapest::cheapest_win(&f, game.options.green_rule, 12);
                    let h = state.horde(state.active);
                    eprintln!("FAIL ch{} day{} s{} moral{} n{} units{:?} steps{} tile{:?} F{} {:?}", state.chapter+1, state.track(0).day, state.track(0).surpass, h.moral, h.len(), game.units(&state,0,4.5), k, state.tile(state.contre.target), state.contre.force, f);
                    eprintln!("   ready: {:?}", h.tops().filter(|(p,_)| h.is_ready(*p)).map(|(_,c)| c.key).collect::<Vec<_>>());
                    let eye = Eye { game, plan: self.plan.as_ref().map(|p| &p.1), hope: true };
                    let mut v: Vec<_> = actions.iter().map(|a| (eye.appraise(&state, seat, a), *a)).collect();
                    v.sort_by(|a,b| b.0.total_cmp(&a.0));
                    eprintln!("   {w} {:?}", &v[..v.len().min(6)]);
                }
            }
            if state.phase == Phase::Move {
                let h = state.horde(state.active);
                let eye = Eye { game, plan: self.plan.as_ref().map(|p| &p.1), hope: true };
                let v: Vec<_> = actions.iter().map(|a| (eye.appraise(&state, seat, a), if let Action::Move{hex} = a { format!("{:?}", state.tile(game.board_of(&state).index(*hex).unwrap())) } else { format!("{a:?}") })).collect();
                let here = self.plan.as_ref().map_or(0.0, |p| p.1.between(game, &state, 0));
                eprintln!("MOVE ch{} day{} s{} moral{} n{} units{:?} at {:?} score {} V={here:.1} {v:?}", state.chapter+1, state.track(0).day, state.track(0).surpass, h.moral, h.len(), game.units(&state,0,4.5), state.tile(state.track(0).hex), state.track(0).total());
            }
        }
        self.actions = actions;
        best.map(|(_, action)| action)
    }
}
