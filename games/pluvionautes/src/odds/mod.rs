//! Where a throw comes to rest, with its chances: the walk of PL-6.2 followed forwards over all cells and headings at once.
//! Weather dice end it, so what becomes of them need not be known.

use crate::cells::{CELLS, Cell, NONE};
use crate::dice::{Aim, Force};
use crate::event::Obstacle;
use crate::game::Pluvionautes;
use crate::rules::throw::{Scene, Step, back};
use crate::state::State;
use galerne_engine::Direction;

/// The chances of a throw.
#[derive(Clone, Copy, Debug)]
pub struct Landing {
    /// Of coming to rest on each cell. A die between two cells counts for the first.
    pub rest: [f32; CELLS],
    /// Of leaving the board.
    pub out: f32,
    /// Of hitting a weather die.
    pub hit: f32,
}

type Walk = [[f32; 6]; CELLS];

/// Where a throw comes to rest. `gentle` is a weather die thrown back, which can neither leave nor hit anything (PL-6.14).
#[must_use]
pub fn landing(
    game: &Pluvionautes,
    state: &State,
    target: Cell,
    heading: Direction,
    force: Force,
    gentle: bool,
) -> Landing {
    let aim = Aim::at(target, heading, force);
    let scene = Scene::of(game, state);
    let cloudy = |cell: u8| !gentle && scene.has_die(cell);
    let mut landing = Landing { rest: [0.0; CELLS], out: 0.0, hit: 0.0 };
    let mut walk: Walk = [[0.0; 6]; CELLS];
    let table = scene.table();
    for (touch, share) in table.touches.chances() {
        let at = match table.touch_cell(aim.target, aim.heading, touch) {
            NONE if gentle => aim.target,
            at => at,
        };
        if at == NONE {
            landing.out += share;
        } else if cloudy(at) {
            landing.rest[usize::from(at)] += share;
            landing.hit += share;
        } else {
            walk[usize::from(at)][usize::from(aim.heading)] += share;
        }
    }
    for steps in 0..=table.most_steps(aim.force) {
        if steps > 0 {
            walk = one_step(&scene, &walk, aim.force, &cloudy, &mut landing);
        }
        // Of the four rolls, those that go no further stop here; the walk keeps the share of the others.
        let ends = (1..=4).filter(|&roll| table.steps(aim.force, roll) == steps).count() as f32;
        let left = (1..=4).filter(|&roll| table.steps(aim.force, roll) >= steps).count() as f32;
        for (cell, headings) in walk.iter_mut().enumerate() {
            for share in headings {
                landing.rest[cell] += *share * ends / left;
                *share *= 1.0 - ends / left;
            }
        }
    }
    landing
}

fn one_step(scene: &Scene<'_>, walk: &Walk, force: Force, cloudy: &impl Fn(u8) -> bool, landing: &mut Landing) -> Walk {
    let table = scene.table();
    let mut next: Walk = [[0.0; 6]; CELLS];
    for (cell, headings) in walk.iter().enumerate() {
        for (heading, &share) in headings.iter().enumerate().filter(|(_, share)| **share > 0.0) {
            for (drift, part) in table.drifts.chances() {
                let (heading, share) = (table.drifted(heading as u8, drift), share * part);
                match scene.step(cell as u8, heading) {
                    Step::To(to) if cloudy(to) => {
                        landing.rest[usize::from(to)] += share;
                        landing.hit += share;
                    }
                    Step::To(to) => next[usize::from(to)][usize::from(heading)] += share,
                    Step::Stop(obstacle) => {
                        let leaves = if obstacle == Obstacle::Rim && force == Force::Hard {
                            share * table.leaving() / 6.0
                        } else {
                            0.0
                        };
                        landing.out += leaves;
                        next[cell][usize::from(back(heading))] += share - leaves;
                    }
                }
            }
        }
    }
    next
}
