//! Places of dice, tried on scenes and at random.

use super::*;
use crate::action::Action;
use crate::rules::tests::scene::{Scene, against, solo};

fn lie(scene: &Scene) -> Lie {
    Lie::of(&scene.game, &scene.state, &scene.log)
}

/// The horde's faces, place by place.
fn own(scene: &Scene) -> Vec<u8> {
    lie(scene).columns.iter().filter_map(|column| column.below).map(|own| own.face).collect()
}

#[test]
fn ww_6_12_pairs_are_laid_colours_first() {
    let pools = [
        Pool::of(&[1, 2, 3, 5, 6, 6]),
        Pool::of(&[4, 4]),
        Pool::of(&[3, 3, 4, 6]),
        Pool::of(&[1, 5]),
        Pool::of(&[4, 2]),
    ];
    let columns = Lie::thrown(pools, [Pool::EMPTY; 2]).columns;
    let pairs: Vec<_> = columns.iter().filter(|column| column.paired).map(|column| column.above.unwrap()).collect();
    let pairs: Vec<_> = pairs.iter().map(|die| (die.colour, die.face)).collect();
    let expected = [(Colour::Black, 4), (Colour::Green, 1), (Colour::Green, 5), (Colour::White, 3), (Colour::White, 6)];
    assert_eq!(pairs, expected);
    let below = columns.iter().filter_map(|column| column.below).count();
    let above = columns.iter().filter_map(|column| column.above).count();
    assert_eq!((above, below, columns.len()), (8, 8, 8), "every die lies there once");
}

/// The die that is raised twice is the same die, in the same place, whatever the others show.
#[test]
fn ww_7_1_a_die_stays_in_its_place_while_it_is_changed() {
    let mut scene = solo(&[1, 6, 12, 24, 25, 35, 38, 39]);
    scene.walk(0, -1).wind(3);
    scene.roll(against(&[1, 1, 2, 2, 5, 6], &[6, 6, 4], &[4, 3, 5]));
    let mut places = own(&scene);
    let at = (0..6).rev().find(|&at| places[at] == 2).unwrap();
    for to in [3, 4, 5] {
        assert!(lie(&scene).leads(at), "it keeps its arrows");
        scene.shift(Colour::Blue, to - 1, true);
        places[at] = to;
        assert_eq!(own(&scene), places);
    }
    let paired = lie(&scene).columns[at].paired;
    assert_eq!(paired, lie(&scene).columns[at].above.is_some_and(|die| die.face == 5));
}

/// Thomassin moves each die once: the arrows go to one that has not moved.
#[test]
fn ww_9_4_a_die_moved_by_thomassin_has_no_arrows_while_another_may_move() {
    let mut scene = solo(&[1, 6, 12, 24, 25, 35, 38, 39]);
    scene.walk(0, -1).wind(3);
    scene.roll(against(&[1, 1, 2, 3, 5, 6], &[6, 6, 4], &[4, 4, 5]));
    let places = own(&scene);
    let (two, three) = (places.iter().position(|&f| f == 2).unwrap(), places.iter().position(|&f| f == 3).unwrap());
    scene.act(Action::Use { card: CardId(6) });
    scene.shift(Colour::Blue, 2, true);
    assert!(!lie(&scene).leads(two) && lie(&scene).leads(three));
    scene.shift(Colour::Blue, 3, true);
    assert_eq!((own(&scene)[two], own(&scene)[three]), (3, 4));
}

/// Whatever is played: the dice drawn are the dice of the contre, and their pairs are those that count (WW-6.12).
#[test]
fn ww_6_12_every_die_lies_there_once_however_it_came_to_be() {
    use galerne_engine::{Luck, Random, Rules, Seat, Streams, Turn};
    let (mut random, mut luck) = (Random::new(9), Streams::new(9));
    for seed in 0..6 {
        let mut scene = solo(&[1, 6, 12, 24, 25, 35, 38, 39]);
        let mut actions = Vec::new();
        for step in 0..120 {
            if scene.state.phase == crate::state::Phase::Adjust {
                let contre = &scene.state.contre;
                let lie = lie(&scene);
                let dice = |colour: Colour| {
                    let own = lie.columns.iter().filter_map(|column| column.below).filter(|d| d.colour == colour);
                    let theirs = lie.columns.iter().filter_map(|column| column.above).filter(|d| d.colour == colour);
                    own.map(|d| d.face).chain(theirs.map(|d| d.face)).fold(Pool::EMPTY, |p, f| p.with(f, 1))
                };
                for colour in Colour::ALL {
                    let locked = contre.locked.get(colour.index()).copied().unwrap_or_default();
                    let there = contre.pools[colour.index()].plus(locked);
                    assert_eq!(dice(colour), there, "seed {seed}, step {step}, {colour:?}");
                }
                let pairs = lie.columns.iter().filter(|c| c.paired && c.below.unwrap().colour == Colour::Blue).count();
                let facing = scene.game.facing(&scene.state);
                assert_eq!(pairs as u32, facing.blue.meet(facing.white.plus(facing.green)).len());
            }
            match scene.game.turn(&scene.state) {
                Turn::Over => break,
                Turn::Chance(source) => {
                    let chance = scene.game.draw(&scene.state, luck.of(source));
                    scene.game.resolve(&mut scene.state, chance, &mut scene.log);
                }
                Turn::Decide(_) => {
                    actions.clear();
                    scene.game.actions(&scene.state, Seat(0), &mut actions);
                    actions.retain(|action| !matches!(action, Action::Concede));
                    if random.below(3) > 0 && actions.len() > 1 {
                        actions.retain(|action| !matches!(action, Action::Confirm));
                    }
                    let action = random.pick(&actions).unwrap();
                    scene.game.act(&mut scene.state, Seat(0), action, &mut scene.log);
                }
            }
        }
    }
}

/// Of equal dice of the épreuve one goes, whichever was touched, and the others stay where they lie.
#[test]
fn ww_9_4_of_equal_dice_one_is_ignored_and_the_others_stay() {
    let mut scene = solo(&[1, 6, 12, 24, 25, 35, 38, 39]);
    scene.walk(0, -1).wind(3);
    scene.roll(against(&[1, 1, 2, 2, 3, 3], &[4, 4, 4], &[6, 6, 5]));
    scene.card(1).pick(39);
    let sixes = |scene: &Scene| -> Vec<usize> {
        let above = lie(scene).columns.into_iter().filter_map(|column| column.above);
        above.filter(|die| die.face == 6).map(|die| die.number).collect()
    };
    let before = sixes(&scene);
    scene.die(Colour::White, 6);
    let after = sixes(&scene);
    assert_eq!((before.len(), after.len()), (2, 1));
    assert!(before.contains(&after[0]), "the one that stays is one of those that lay there");
}
