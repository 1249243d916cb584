//! Tests of the rules on scenes: a horde, a place and dice are set, the rest follows by the rules. Names carry the rule's id.

mod after;
mod cards_fer;
mod cards_pack;
mod cards_traceurs;
mod cards_traine;
mod contre;
mod powers_and_ends;
mod refusals;
pub(crate) mod scene;
mod setup;
mod several;
mod vectors;
mod vectors_days;
mod warnings;

use crate::Windwalkers;
use crate::action::Action;
use crate::cards::{CardId, Line, Position};
use crate::dice::{Colour, Pool};
use crate::event::{Doom, Event};
use crate::game::team;
use crate::program::FIRST_CONSUMABLE;
use crate::rules::outcome::Chance;
use crate::rules::tests::scene::{Dice, Scene, against, chapter, options, rivals, solo};
use crate::state::{Category, Fate, Phase, State, Wait};
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
