//! The plan's values rise with moral, ready powers, days left and nearness to the arrival.

use super::ordeal::Ordeal;
use super::{MORALS, Plan, READY, Weights, level};
use crate::board::bits;
use crate::bots::eye::Eye;
use crate::bots::outlook::insight;
use crate::cards::CardId;
use crate::rules::tests::scene::{Scene, chapter, solo};
use crate::{Action, Tile};

/// A horde with powers of every kind.
const HORDE: [u8; 8] = [5, 6, 12, 28, 34, 35, 43, 51];

fn plan(scene: &Scene) -> Plan {
    let (game, state, weights) = (&scene.game, &scene.state, Weights::DEFAULT);
    Plan::new(game, state, Plan::arrivals(game, state, state.chapter, &weights), weights, None)
}

#[test]
fn more_moral_more_powers_and_more_days_are_never_worse() {
    for number in 1..=4 {
        let scene = chapter(number, &HORDE);
        let plan = plan(&scene);
        let full = plan.ground.full;
        for at in bits(scene.state.present).map(usize::from) {
            for moral in 1..MORALS {
                for ready in 0..=full {
                    let here = plan.today()[at][moral][ready];
                    assert!(here >= plan.tomorrow()[at][moral][ready] - 1e-3, "days: {at} {moral} {ready}");
                    if moral + 1 < MORALS {
                        assert!(plan.today()[at][moral + 1][ready] >= here - 1e-3, "moral: {at} {moral} {ready}");
                    }
                    if ready < full {
                        assert!(plan.today()[at][moral][ready + 1] >= here - 1e-3, "powers: {at} {moral} {ready}");
                    }
                }
            }
        }
    }
}

#[test]
fn ww_6_20_violet_dice_lack_what_they_lack_by_hand() {
    let mut scene = chapter(2, &HORDE);
    scene.tile(0, -1, Tile::Marsh);
    let ordeal = Ordeal::unknown(&scene.game, &scene.state, scene.at(0, -1), 6);
    let odds = |violet: usize| ordeal.lacking(|_, steps| steps == violet);
    // One die against one: 6, 10, 8, 6, 4, 2 of 36.
    for (steps, of_36) in [6.0, 10.0, 8.0, 6.0, 4.0, 2.0].into_iter().enumerate() {
        assert!((odds(steps) - of_36 / 36.0).abs() < 0.02, "{steps}: {}", odds(steps));
    }
    assert!((ordeal.lacking(|_, _| true) - 1.0).abs() < 1e-4);
}

#[test]
fn steps_are_paid_with_what_is_worth_least() {
    let scene = chapter(1, &HORDE);
    let ordeal = Ordeal::unknown(&scene.game, &scene.state, scene.at(0, -1), 6);
    // Moral counts ten points each, a ready unit one: two steps are paid by a power as long as there is one.
    let mut after = [[0.0; READY]; MORALS];
    for (moral, row) in after.iter_mut().enumerate() {
        for (ready, value) in row.iter_mut().enumerate() {
            *value = 10.0 * moral as f32 + ready as f32;
        }
    }
    let paid = ordeal.paid(&after, 3);
    assert_eq!(paid[2][5][3], 52.0);
    assert_eq!(paid[2][5][0], 30.0);
    assert_eq!(paid[3][5][1], 40.0);
    assert!(paid[5][5][0] < 0.0, "the last moral is never paid");
}

#[test]
fn ww_8_25_a_village_is_worth_more_to_the_tired() {
    let scene = chapter(1, &HORDE);
    let plan = plan(&scene);
    let village = bits(scene.state.present).find(|&at| scene.state.tile(at).is_village()).unwrap();
    let full = plan.ground.full as f32;
    assert_eq!(plan.stopped(village, 5, 0.0), plan.stopped(village, 5, full));
    let land = bits(scene.state.present).find(|&at| scene.state.tile(at) == Tile::Steppe).unwrap();
    assert!(plan.stopped(land, 5, 0.0) < plan.stopped(land, 5, full));
}

#[test]
fn ww_10_5_the_arrival_next_door_is_entered_when_nothing_is_left_to_gain() {
    let mut scene = chapter(4, &HORDE);
    scene.moral(3);
    let arrival = scene.game.arrival_hex(&scene.state, 0);
    let board = scene.game.board_of(&scene.state);
    let door = bits(board.near(arrival)).next().unwrap();
    let (goal, all) = (board.hex(arrival), board.all());
    let track = scene.state.track_mut(0);
    (track.hex, track.day, track.crossed) = (door, 30, all);
    let plan = plan(&scene);
    let eye = Eye { game: &scene.game, insight: insight(), plan: Some(&plan), hope: true };
    let enter = eye.appraise(&scene.state, scene.seat(), &Action::Move { hex: goal });
    for at in bits(board.near(door) & scene.state.present & !(1 << arrival)) {
        let other = eye.appraise(&scene.state, scene.seat(), &Action::Move { hex: board.hex(at) });
        assert!(enter > other, "{:?}", scene.state.tile(at));
    }
}

#[test]
fn a_hordier_is_dearer_the_fewer_there_are() {
    let many = plan(&solo(&HORDE));
    let few = plan(&solo(&HORDE[..3]));
    assert!(few.ground.life > many.ground.life);
    let last = plan(&solo(&HORDE[..1]));
    assert_eq!(last.ground.life, 1.0, "the last one is everything");
}

#[test]
fn units_count_what_is_ready() {
    let mut scene = solo(&HORDE);
    let unit = Weights::DEFAULT.unit;
    let (ready, full) = insight().units(&scene.game, &scene.state, 0, unit);
    assert_eq!(ready, full);
    scene.tapped(&[6]);
    let (less, same) = insight().units(&scene.game, &scene.state, 0, unit);
    assert_eq!(same, full);
    assert!((ready - less - insight().saves(&scene.game, 6) / unit).abs() < 1e-5);
    assert_eq!(insight().saves(&scene.game, 43), 0.0, "{:?} leaves when it is used", CardId(43));
}

#[test]
fn between_two_levels_lies_their_mean() {
    let row = [0.0, 2.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0];
    assert_eq!(level(&row, 0.5), 1.0);
    assert_eq!(level(&row, 1.0), 2.0);
    assert_eq!(level(&row, 99.0), 3.0);
}
