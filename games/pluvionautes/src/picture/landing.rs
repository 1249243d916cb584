//! Where a throw comes to rest, with its chances: the walk of PL-6.2 followed forwards over all cells and headings at once.
//! Weather dice end it, so what becomes of them need not be known.

use crate::cells::{CELLS, NONE};
use crate::event::Obstacle;
use crate::game::Pluvionautes;
use crate::state::State;
use crate::throw::{Aim, Force, Scene, Step, back, drifted, touch_cell};

/// The chances of a throw.
#[derive(Clone, Copy, Debug)]
pub(super) struct Odds {
    /// Of coming to rest on each cell.
    pub(super) rest: [f32; CELLS],
    /// Of leaving the board.
    pub(super) out: f32,
    /// Of hitting a weather die.
    pub(super) hit: f32,
}

type Walk = [[f32; 6]; CELLS];

/// How a step may drift: the draw and its share.
const DRIFT: [(u8, f32); 3] = [(1, 1.0 / 6.0), (2, 4.0 / 6.0), (6, 1.0 / 6.0)];

/// `gentle`: a weather die thrown back, which can neither leave nor hit anything (PL-6.14).
pub(super) fn odds(state: &State, aim: Aim, gentle: bool) -> Odds {
    let scene = Scene { sky: &state.sky, buildings: &state.buildings, dice: state.dice };
    let cloudy = |cell: u8| !gentle && scene.has_die(cell);
    let mut odds = Odds { rest: [0.0; CELLS], out: 0.0, hit: 0.0 };
    let mut walk: Walk = [[0.0; 6]; CELLS];
    for (touch, share) in [(1, 0.5), (5, 0.125), (6, 0.125), (7, 0.125), (8, 0.125)] {
        let at = match touch_cell(aim.target, aim.heading, touch) {
            NONE if gentle => aim.target,
            at => at,
        };
        if at == NONE {
            odds.out += share;
        } else if cloudy(at) {
            odds.rest[usize::from(at)] += share;
            odds.hit += share;
        } else {
            walk[usize::from(at)][usize::from(aim.heading)] += share;
        }
    }
    for steps in 0..=aim.force.steps(4) {
        if steps > 0 {
            walk = one_step(&scene, &walk, aim.force, &cloudy, &mut odds);
        }
        // Of the four rolls, those that go no further stop here; the walk keeps the share of the others.
        let ends = (1..=4).filter(|&roll| aim.force.steps(roll) == steps).count() as f32;
        let left = (1..=4).filter(|&roll| aim.force.steps(roll) >= steps).count() as f32;
        for (cell, headings) in walk.iter_mut().enumerate() {
            for share in headings {
                odds.rest[cell] += *share * ends / left;
                *share *= 1.0 - ends / left;
            }
        }
    }
    odds
}

fn one_step(scene: &Scene<'_>, walk: &Walk, force: Force, cloudy: &impl Fn(u8) -> bool, odds: &mut Odds) -> Walk {
    let mut next: Walk = [[0.0; 6]; CELLS];
    for (cell, headings) in walk.iter().enumerate() {
        for (heading, &share) in headings.iter().enumerate().filter(|(_, share)| **share > 0.0) {
            for (drift, part) in DRIFT {
                let (heading, share) = (drifted(heading as u8, drift), share * part);
                match scene.step(cell as u8, heading) {
                    Step::To(to) if cloudy(to) => {
                        odds.rest[usize::from(to)] += share;
                        odds.hit += share;
                    }
                    Step::To(to) => next[usize::from(to)][usize::from(heading)] += share,
                    Step::Stop(obstacle) => {
                        let leaves = if obstacle == Obstacle::Rim && force == Force::Hard { share / 6.0 } else { 0.0 };
                        odds.out += leaves;
                        next[cell][usize::from(back(heading))] += share - leaves;
                    }
                }
            }
        }
    }
    next
}

impl Pluvionautes {
    /// The chance of coming to rest on each cell and of leaving the board, as the board stands: for tests of the picture.
    #[must_use]
    pub fn landing_odds(
        &self,
        state: &State,
        target: crate::Cell,
        heading: galerne_engine::Direction,
        force: Force,
    ) -> ([f32; CELLS], f32) {
        let aim = Aim { target: target.0, heading: heading.index() as u8, force };
        let odds = odds(state, aim, false);
        (odds.rest, odds.out)
    }
}
