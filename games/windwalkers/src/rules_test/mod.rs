//! Tests of rules that no vector and no card shows by itself. Names carry the rule's id.

mod after;
mod contre;
mod powers_and_ends;
mod refusals;
mod setting_out;
mod several;
mod warnings;

use crate::Windwalkers;
use crate::actions::Action;
use crate::cards::{CardId, Line, Position};
use crate::chance::Chance;
use crate::dice::{Colour, Pool};
use crate::event::{Doom, Event};
use crate::program::FIRST_CONSUMABLE;
use crate::setup::team;
use crate::state::{Category, Fate, Phase, State, Wait};
use crate::testing::{Dice, Scene, against, chapter, options, rivals, solo};
use crate::tiles::Tile;
use galerne_engine::{Hex, Luck, Playout, Random, Rules, Seat, Streams, Turn, View, Viewer};

const TEAM: [u8; 8] = [1, 6, 12, 24, 25, 35, 38, 39];
const OTHERS: [u8; 8] = [4, 11, 16, 30, 32, 33, 51, 52];

fn refused(words: &[(&str, &str)], seats: usize) -> (&'static str, &'static str) {
    let refusal = Windwalkers::new(&options(words), seats).unwrap_err();
    (refusal.rule.0, refusal.reason.key)
}

/// Resolve every chance that is due in the same harmless way.
fn settle(scene: &mut Scene) {
    while let Turn::Chance(_) = scene.game.turn(&scene.state) {
        let chance = scene.game.draw(&scene.state, &mut Random::new(1));
        scene.feed(chance);
    }
}
