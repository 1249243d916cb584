//! What panels, labels and weights say follows the rules.

use crate::common::{drawn_panel, game, kept, look, wander};
use galerne_draw::{Picture, Weight};
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
            // Whoever has left leaves an empty place.
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

/// Failing is not the answer at hand while the contre can be won, nor is leaving a camp while one rest is; and the steps of the cheapest
/// win are one deed that wins.
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
                let rest = |action: &&Action| matches!(action, Action::RestAll | Action::Ready { .. });
                let rests: Vec<&Action> = actions.iter().filter(rest).collect();
                assert_eq!(main(&Action::Leave), !main(rests[0]), "either one rest is at hand or the way on");
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
    assert!(standing.contains(" days — Tiles crossed +") && standing.contains(" · Moral +"), "{standing}");
}

/// Where everybody rests at once, touching anybody who is tired does it.
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

/// Somebody who finds a free place is the answer at hand, not declining.
#[test]
fn ww_8_35_a_recruit_for_a_free_place_is_the_answer_at_hand() {
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
            assert_eq!((weight(recruit), weight(&Action::Done)), (Weight::Main, Weight::Usual));
            offered += 1;
        }
    }
    assert!(offered > 0);
}
