//! What panels, labels and weights say follows the rules.

use crate::common::{drawn_panel, game, kept, look, wander};
use galerne_draw::{Picture, Weight};
use galerne_engine::Hex;
use galerne_engine::{Rules, Seat, SeatSet, Turn, Words};
use galerne_texts::Language;
use galerne_windwalkers::{Action, Card, Event, State, Windwalkers};

/// A power that asks for dice or people leaves the contre's panel as tall as it was, and the cards below it: nothing slides under a hand.
#[test]
fn panels_of_a_contre_keep_their_height_while_a_power_asks() {
    let game = game(&[("preset", "first-game")], 1);
    let mut seen = 0;
    wander(&game, 4, 160, |_, state, events| {
        let Turn::Decide(_) = game.turn(state) else { return };
        let mut actions = Vec::new();
        game.actions(state, Seat(0), &mut actions);
        if !actions.contains(&Action::Confirm) {
            return;
        }
        let heights = |state: &State, events: &[Event]| {
            ["contre", "horde-0-panel"].map(|id| drawn_panel(&game, state, events, id).unwrap().1)
        };
        let before = heights(state, events);
        for action in actions.iter().filter(|action| matches!(action, Action::Use { .. })) {
            let (mut next, mut log) = (*state, events.to_vec());
            game.act(&mut next, Seat(0), *action, &mut log);
            let mut asked = Vec::new();
            if matches!(game.turn(&next), Turn::Decide(_)) {
                game.actions(&next, Seat(0), &mut asked);
            }
            // A hordier that has left leaves an empty place.
            let left = log[events.len()..].iter().any(|event| matches!(event, Event::Abandoned { .. }));
            if left {
                continue;
            }
            if asked.contains(&Action::Done) || asked.iter().any(|choice| matches!(choice, Action::Card { .. })) {
                assert_eq!(heights(&next, &log), before, "{action:?}");
                seen += 1;
            }
        }
    });
    assert!(seen > 5, "{seen} powers that ask");
}

/// Failing is not the answer at hand while the contre can be won, nor is leaving a camp while a rest is possible; and
/// the steps of the cheapest win are one deed that wins.
#[test]
fn ww_7_1_ww_8_26_the_answer_at_hand_is_not_the_worst() {
    let game = game(&[("preset", "first-game")], 1);
    let (mut failing, mut sequences, mut unrested) = (0, 0, 0);
    for seed in 0..4 {
        wander(&game, seed, 160, |_, state, _| {
            let Turn::Decide(_) = game.turn(state) else { return };
            let mut actions = Vec::new();
            game.actions(state, Seat(0), &mut actions);
            let main = |action: &Action| game.weight(state, Seat(0), action) == Weight::Main;
            let label = |action: &Action| game.label(state, Seat(0), action).key;
            for sequence in game.sequences(state, Seat(0)).iter().filter(|_| actions.contains(&Action::Confirm)) {
                let mut next = *state;
                for action in &sequence.actions {
                    assert!(game.check(&next, Seat(0), action).is_ok());
                    game.act(&mut next, Seat(0), *action, &mut ());
                }
                assert_eq!(game.label(&next, Seat(0), &Action::Confirm).key, "label-confirm-win");
                assert!(!main(&Action::Confirm));
                sequences += 1;
            }
            if actions.contains(&Action::Confirm) && label(&Action::Confirm) == "label-confirm-fail" {
                failing += usize::from(!main(&Action::Confirm));
                let mains = actions.iter().filter(|action| main(action) && !game.gives_up(action)).count();
                assert!(mains <= 1, "one answer at hand at most");
            }
            if actions.contains(&Action::Leave) && label(&Action::Leave).ends_with("unrested") {
                assert!(!main(&Action::Leave), "nobody is led past a rest");
                assert!(!actions.contains(&Action::RestAll) || main(&Action::RestAll), "the rest of all is at hand");
                unrested += 1;
            }
        });
    }
    assert!(
        failing > 3 && sequences > 3 && unrested > 0,
        "{failing} failing, {sequences} sequences, {unrested} unrested"
    );
}

/// The dice told for the next contre are those that are rolled: all after a night, one less after going on, none after the end.
#[test]
fn ww_8_20_ww_8_21_the_dice_told_are_the_dice_to_come() {
    let game = game(&[("preset", "first-game")], 1);
    let (mut nights, mut onward) = (0, 0);
    for seed in 0..6 {
        let mut told: Option<(u32, bool)> = None;
        wander(&game, seed, 200, |_, state, events| {
            if let Some(Event::Rolled { blue, .. }) = events.last() {
                if let Some((dice, passing)) = told.take() {
                    assert_eq!(blue.len(), dice, "seed {seed}");
                    if passing { onward += 1 } else { nights += 1 }
                }
                return;
            }
            let Turn::Decide(_) = game.turn(state) else { return };
            let mut actions = Vec::new();
            game.actions(state, Seat(0), &mut actions);
            let camp = actions.contains(&Action::Leave) || actions.iter().any(|a| matches!(a, Action::Recruit { .. }));
            if let Some((svg, _)) = drawn_panel(&game, state, events, "horde-0-panel").filter(|_| camp) {
                let (before, _) = svg.split_once(" for the next contre").expect("told");
                let digits = before.trim_end_matches(" dice").trim_end_matches(" die");
                let dice = digits.rsplit(|c: char| !c.is_ascii_digit()).next().unwrap().parse().unwrap();
                let passing = game.ask(state, Seat(0)).key.starts_with("ask-passing");
                told = Some((dice, passing));
            }
        });
    }
    assert!(nights > 2, "{nights} nights, {onward} passages");
    for name in ["chapter-won", "lost-by-moral"] {
        let referee = kept(name);
        let svg = drawn_panel(referee.game(), referee.state(), referee.events(), "horde-0-panel");
        assert!(svg.is_none_or(|(svg, _)| !svg.contains("contre<")), "{name}: nothing comes after the end");
    }
}

/// How a lone journey ended: arrived or not, in how many days, and points by where they come from.
#[test]
fn ww_11_2_a_lone_journey_ends_with_days_and_the_sources_of_its_points() {
    let referee = kept("chapter-won");
    let (game, state) = (referee.game(), referee.state());
    let (title, standing) = look(game, state, referee.events(), SeatSet::one(Seat(0)), Language::En, |context| {
        (context.say(&game.verdict(state).unwrap()), context.say(&game.standing(state, Seat(0))))
    });
    assert!(title.starts_with("Port‑Choon in ") && title.contains("par"), "{title}");
    assert!(standing.contains(" days — Tiles crossed +") && standing.contains(" · Morale +"), "{standing}");
}

/// Where all rest at once, touching any tired hordier does it.
#[test]
fn ww_8_25_touching_a_tired_hordier_in_a_village_is_the_rest() {
    let game = game(&[("preset", "first-game")], 1);
    let mut rests = 0;
    for seed in 0..6 {
        wander(&game, seed, 200, |_, state, events| {
            let Turn::Decide(_) = game.turn(state) else { return };
            let mut actions = Vec::new();
            game.actions(state, Seat(0), &mut actions);
            if !actions.contains(&Action::RestAll) {
                return;
            }
            let sequences = game.sequences(state, Seat(0));
            let (svg, _) = drawn_panel(&game, state, events, "horde-0-panel").unwrap();
            assert!((1..=svg.matches(">tapped<").count()).contains(&sequences.len()), "only the tired: {sequences:?}");
            for sequence in sequences {
                assert_eq!(sequence.actions, [Action::RestAll]);
                assert!(svg.contains(&format!("data-target=\"{}\"", sequence.targets[0])));
                rests += 1;
            }
        });
    }
    assert!(rests > 3, "{rests} tired");
}

/// Where one of the horde is to be named, the others make room: on a page of 900 pixels all answers are in sight.
#[test]
fn ww_8_11_whoever_can_be_lost_or_replaced_is_in_sight() {
    let game = game(&[("preset", "first-game")], 1);
    let (mut losses, mut replaced) = (0, 0);
    let mut see = |game: &Windwalkers, state: &State, events: &[Event]| {
        let Turn::Decide(_) = game.turn(state) else { return };
        let key = game.ask(state, Seat(0)).key;
        let (loss, replace) = (key == "ask-loss-failed", key == "ask-replace");
        if loss || replace {
            let (svg, height) = drawn_panel(game, state, events, "horde-0-panel").unwrap();
            assert!(height < 520.0, "{key}: {height}");
            let mut actions = Vec::new();
            game.actions(state, Seat(0), &mut actions);
            let first = svg.split("data-target=\"card-").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
            let line = Card::named(first).unwrap().line();
            let named = |action: &Action| matches!(action, Action::Card { card } if card.card().line() == line);
            assert!(actions.iter().any(named), "{key}: the line that is named from comes first, not {first}");
            losses += usize::from(loss);
            replaced += usize::from(replace);
        }
    };
    for seed in 0..4 {
        wander(&game, seed, 120, |_, state, events| see(&game, state, events));
    }
    let referee = kept("campaign-won");
    for step in 0..referee.len() {
        see(referee.game(), &referee.state_at(step), &[]);
    }
    assert!(losses > 3 && replaced > 0, "{losses} losses, {replaced} replaced");
}

/// The dice told during a contre are those on the table, with those that powers have added.
#[test]
fn ww_6_4_the_dice_told_in_a_contre_are_those_on_the_table() {
    let game = game(&[("preset", "first-game")], 1);
    let mut added = 0;
    for seed in 0..12 {
        let mut more = false;
        wander(&game, seed, 120, |_, state, events| {
            match events.last() {
                Some(Event::Rolled { .. }) => more = false,
                Some(Event::DiceRolled { .. }) => more = true,
                _ => {}
            }
            let Turn::Decide(_) = game.turn(state) else { return };
            let Some((dice, _)) = drawn_panel(&game, state, events, "contre") else { return };
            let (horde, _) = drawn_panel(&game, state, events, "horde-0-panel").unwrap();
            let lying = dice.matches("id=\"contre-blue-at-").count();
            let violet = dice.matches("id=\"contre-violet-at-").count();
            let words = match (lying, violet) {
                (1, 0) => ">1 die in this contre".to_owned(),
                (_, 0) => format!(">{lying} dice in this contre"),
                _ => format!(">{lying} blue + {violet} violet in this contre"),
            };
            if game.ask(state, Seat(0)).key == "ask-adjust" {
                assert!(horde.contains(&words), "{words}");
                added += usize::from(more);
            }
        });
    }
    assert!(added > 0);
}

/// A recruit for a free place is an answer as near as declining, which keeps its place: Enter alone declines no
/// recruit.
#[test]
fn ww_8_35_a_recruit_for_a_free_place_is_as_near_as_declining() {
    let mut offered = 0;
    let referee = kept("campaign-won");
    for step in 0..referee.len() {
        let (game, state) = (referee.game(), referee.state_at(step));
        let mut actions = Vec::new();
        if matches!(game.turn(&state), Turn::Decide(_)) {
            game.actions(&state, Seat(0), &mut actions);
        }
        if let Some(recruit) = actions.iter().find(|action| matches!(action, Action::Recruit { .. })) {
            let weight = |action: &Action| game.weight(&state, Seat(0), action);
            assert_eq!((weight(recruit), weight(&Action::Done)), (Weight::Main, Weight::Main));
            offered += 1;
        }
    }
    assert!(offered > 0);
}

/// Where it is asked whether to stop or go on, touching a tile beside the horde goes on to it, and neither a far one nor that under the pawn
/// is silent or speaks of something else.
#[test]
fn ww_8_20_a_tile_beside_the_horde_means_going_on_to_it() {
    let target = |hex: Hex| format!("hex{}_{}", hex.q, hex.r);
    for (game, seats) in [(game(&[("preset", "first-game")], 1), 1), (game(&[("mode", "race2")], 2), 2)] {
        let (mut walked, mut asked, mut far) = (0, 0, 0);
        for seed in 0..6 {
            wander(&game, seed, 200, |_, state, events| {
                let Turn::Decide(deciders) = game.turn(state) else { return };
                let seat = deciders.lowest().unwrap();
                let mut actions = Vec::new();
                game.actions(state, seat, &mut actions);
                if !actions.contains(&Action::GoOn) {
                    return;
                }
                let sequences = game.sequences(state, seat);
                assert!(!sequences.is_empty());
                for sequence in &sequences {
                    let mut next = *state;
                    for action in &sequence.actions {
                        assert!(game.check(&next, seat, action).is_ok(), "{sequence:?}");
                        game.act(&mut next, seat, *action, &mut ());
                    }
                    match sequence.actions[..] {
                        [Action::GoOn, Action::Move { hex }] => {
                            assert_eq!(sequence.targets, [target(hex)]);
                            let told = look(&game, state, events, SeatSet::first(seats), Language::En, |context| {
                                let preview = game.preview_sequence(context, seat, &sequence.actions);
                                (context.say(&sequence.label), preview.map(|preview| preview.lines.len()))
                            });
                            assert!(told.0.starts_with("Go on ") && told.1 > Some(0), "{told:?}");
                            walked += 1;
                        }
                        [Action::GoOn] => asked += 1,
                        _ => panic!("{sequence:?}"),
                    }
                }
                for hex in (-9..=9).flat_map(|q| (-18..=9).map(move |r| Hex::new(q, r))).map(target) {
                    let beside = sequences.iter().any(|sequence| sequence.targets[0] == hex);
                    let why = game.why_not(state, seat, &[], &hex);
                    assert!(why.is_none() || !beside, "{hex}");
                    if let Some(why) = why {
                        assert!(["refused-not-adjacent", "refused-here"].contains(&why.reason.key), "{hex}: {why:?}");
                        far += 1;
                    }
                }
            });
        }
        assert!(walked > 5 && far > 20, "{walked} walked, {asked} asked in passing, {far} far");
    }
}

/// A possible rest is what the question is about: the horde comes first, and hordiers that cannot rest make room.
#[test]
fn ww_8_26_whoever_may_rest_is_in_sight() {
    let game = game(&[("preset", "first-game")], 1);
    let mut rests = 0;
    for seed in 0..12 {
        wander(&game, seed, 200, |_, state, events| {
            let Turn::Decide(_) = game.turn(state) else { return };
            let mut actions = Vec::new();
            game.actions(state, Seat(0), &mut actions);
            let ready = |action: &&Action| matches!(action, Action::Ready { .. });
            if actions.iter().filter(ready).count() < 2 || game.ask(state, Seat(0)).key != "ask-stopped" {
                return;
            }
            let first = look(&game, state, events, SeatSet::one(Seat(0)), Language::En, |context| {
                let subject = game.subject(context);
                assert!(game.stage(context).leads(), "on a small screen it stands above the map");
                game.panels(context).into_iter().map(|panel| panel.id).find(|id| subject.contains(id))
            });
            assert_eq!(first.as_deref(), Some("horde-0-panel"));
            let (_, height) = drawn_panel(&game, state, events, "horde-0-panel").unwrap();
            assert!(height < 560.0, "{height}");
            rests += 1;
        });
    }
    assert!(rests > 2, "{rests}");
}

/// Arrows are marked along a way that can be paid for, and along no other.
#[test]
fn ww_7_3_no_arrow_is_marked_along_a_way_that_cannot_be_paid_for() {
    let game = game(&[("preset", "first-game")], 1);
    let (mut marked, mut dear) = (0, 0);
    for seed in 0..8 {
        wander(&game, seed, 160, |_, state, events| {
            let Some((svg, _)) = drawn_panel(&game, state, events, "contre") else { return };
            let arrows =
                svg.split("id=\"contre-").skip(1).filter(|part| part.starts_with("up-") || part.starts_with("down-"));
            let best = arrows.filter(|part| part.split("</g>").next().unwrap().contains("f-second")).count();
            if svg.contains("more than the horde can spend") {
                assert_eq!(best, 0, "seed {seed}");
                dear += 1;
            }
            marked += best;
        });
    }
    assert!(marked > 10 && dear > 3, "{marked} marked, {dear} too dear");
}

/// A tile tells its chances, what entering and stopping there bring, wherever it lies.
#[test]
fn ww_6_30_every_tile_tells_its_chances_and_what_it_brings() {
    let game = game(&[("mode", "chapter"), ("chapter", "3"), ("compose", "random")], 1);
    let mut told = 0;
    wander(&game, 2, 40, |_, state, events| {
        let Turn::Decide(_) = game.turn(state) else { return };
        let svg = look(&game, state, events, SeatSet::one(Seat(0)), Language::En, |context| {
            game.scene(context).svg(galerne_draw::Output::Page)
        });
        if game.ask(state, Seat(0)).key != "ask-move" {
            return;
        }
        let names = svg.split("aria-label=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        for desert in names.filter(|name| name.starts_with("Desert")) {
            assert!(desert.contains("Won in ") && desert.contains("Entering costs 2 morale."), "{desert}");
            assert!(desert.contains("One hordier rests when you stop."), "{desert}");
            told += 1;
        }
    });
    assert!(told > 5, "{told}");
}

/// The horde's head says which chapter it walks, and a die without arrows that an equal one has them.
#[test]
fn ww_1_4_ww_7_1_the_chapter_and_the_arrows_of_equal_dice_are_told() {
    let game = game(&[("mode", "chapter"), ("chapter", "3"), ("compose", "preset")], 1);
    let mut told = [0, 0];
    wander(&game, 3, 120, |_, state, events| {
        let drawn = |id: &str| drawn_panel(&game, state, events, id).map(|(drawn, _)| drawn).unwrap_or_default();
        told[0] += usize::from(drawn("horde-0-panel").contains("hapter 3"));
        let contre = drawn("contre");
        if contre.contains("Of equal dice one has the arrows.") {
            assert!(contre.contains("raise-blue") || contre.contains("lower-blue"), "somewhere there are arrows");
            told[1] += 1;
        }
    });
    assert!(told[0] > 40 && told[1] > 3, "{told:?}");
}
