//! Random steps of a batch of environments, observations and masks included: `batch GAME STEPS`. What `cargo xtask count` counts.

use galerne_catalog::{Frame, Manner, find, set_up};
use serde_json::Value;

/// Few enough for the fastest memory, enough that a call is nothing beside them.
const ENVIRONMENTS: usize = 64;

fn main() {
    let mut words = std::env::args().skip(1);
    let (game, steps) = (words.next().expect("a game"), words.next().expect("how many steps"));
    let steps: usize = steps.parse().expect("steps are a whole number");
    let game = find(&game).expect("a game that there is");
    let setup = set_up(game, &Value::Null, game.usual_seats()).expect("the rulebook's own game opens");
    let (width, ids, seats) = (setup.panes().len, setup.space(), setup.seats());
    let mut batch = setup.batch(0, ENVIRONMENTS, 1, Manner::default());
    let (mut seat, mut floats, mut mask) = ([0; ENVIRONMENTS], vec![0.0; ENVIRONMENTS * width], Vec::new());
    mask.resize(ENVIRONMENTS * ids, 0);
    let (mut reward, mut actions) = (vec![0.0; ENVIRONMENTS * seats], [0; ENVIRONMENTS]);
    let (mut done, mut illegal) = ([false; ENVIRONMENTS], [false; ENVIRONMENTS]);
    let mut frame = Frame {
        seat: &mut seat,
        floats: &mut floats,
        bytes: &mut [],
        mask: &mut mask,
        reward: &mut reward,
        done: &mut done,
        illegal: &mut illegal,
        keeps_numbers: true,
        keeps_mask: true,
    };
    batch.reset(&mut frame);
    for _ in 0..steps.div_ceil(ENVIRONMENTS) {
        batch.sample(7, &mut actions);
        batch.step(&actions, &mut frame);
    }
    assert!(frame.floats.iter().any(|number| *number > 0.0), "nothing was seen");
}
