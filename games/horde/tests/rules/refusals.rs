//! What is refused, by which rule, and in which words.

use crate::common::{Scene, cell, column, role};
use galerne_engine::{Luck, Positions, Random, Rules, Seat, Turn, Words};
use galerne_horde::{Action, Chance, Figure, Horde, Number, Role, Step, Suit};
use galerne_texts::{Language, Texts};

fn say(language: Language, message: &galerne_engine::Message) -> String {
    let texts = Texts::new(Horde::TEXTS).unwrap();
    texts.say(language, message, &["Ana".to_owned(), "Bob".to_owned()])
}

#[test]
fn hc_1_1_a_seat_that_is_not_there_is_told_so() {
    for (scene, number) in [(Scene::solo(), 1), (Scene::solo(), 5), (Scene::competition(), 2)] {
        let table = scene.play();
        let refusal = table.game.check(&table.state, Seat(number), &Action::EndActions).unwrap_err();
        assert_eq!((refusal.rule.0, refusal.reason.key), ("HC-1.1", "refused-no-seat"));
        assert!(say(Language::En, &refusal.reason).contains(&(number + 1).to_string()));
    }
}

/// A step that closed itself leaves a card due: alone that is no matter of the competition's order.
#[test]
fn hc_5_2_while_a_card_is_due_nobody_decides() {
    let table = Scene::solo().step(Step::Draw).play();
    let refusal = table.game.check(&table.state, Seat(0), &Action::EndActions).unwrap_err();
    assert_eq!((refusal.rule.0, refusal.reason.key), ("TA-1.1", "refused-card-due"));
}

#[test]
fn hc_14_7_14_9_14_11_the_other_player_is_named_and_so_is_the_order() {
    for (step, rule) in [(Step::Actions, "HC-14.7"), (Step::Power, "HC-14.9"), (Step::Cull, "HC-14.11")] {
        let scene = Scene::competition().terrain("T@B2").winds("3/9/4/5").edit(|p| {
            p.step = step;
            p.row = if step == Step::Power { 2 } else { 0 };
        });
        let table = scene.play();
        let refusal = table.game.check(&table.state, Seat(1), &Action::EndActions).unwrap_err();
        assert_eq!((refusal.rule.0, refusal.reason.key), (rule, "refused-turn"));
        assert_eq!(say(Language::En, &refusal.reason), "It is Ana’s turn to decide.");
    }
}

#[test]
fn hc_11_5_a_turn_that_ends_too_early_says_how_many_must_go() {
    let mut table = Scene::solo().terrain("A@A4").winds("2/2/2/4").aval("TCFF").play();
    table.act(Action::EndActions).commit(0).any_cards();
    let refusal = table.game.check(&table.state, Seat(0), &Action::EndTurn).unwrap_err();
    assert_eq!((refusal.rule.0, refusal.reason.key), ("HC-11.5", "refused-trim"));
    assert!(say(Language::En, &refusal.reason).contains("1 more character"));
    assert!(say(Language::Fr, &refusal.reason).contains("un personnage"));
}

#[test]
fn what_belongs_elsewhere_is_refused_by_the_rule_of_the_step() {
    let table = Scene::solo().terrain("T@B2").winds("2/9/2/2").edit(|p| {
        p.step = Step::Power;
        p.row = 2;
    });
    let table = table.play();
    assert_eq!(table.refused(Action::EndTurn), ("refused-wrong-phase", "HC-10.4"));
    let table = Scene::solo().step(Step::Cull).play();
    assert_eq!(table.refused(Action::Commit { points: 0 }), ("refused-wrong-phase", "HC-11.6"));
    assert_eq!(Scene::solo().play().refused(Action::EndTurn), ("refused-wrong-phase", "HC-8.1"));
}

#[test]
fn refusals_name_the_card_and_the_cell() {
    let table = Scene::solo().terrain("F@B4").step(Step::Moves).play();
    let refusal = |action: Action| table.game.check(&table.state, Seat(0), &action).unwrap_err();
    let far = refusal(Action::Move { role: role('F'), cell: cell("D1") });
    assert_eq!(far.rule.0, "HC-12.5");
    assert_eq!(say(Language::En, &far.reason), "D1 is too far: the Feuleuse moves one cell in any direction.");
    assert_eq!(
        say(Language::Fr, &far.reason),
        "D1 est trop loin\u{a0}: la Feuleuse se déplace d’une seule case, dans toutes les directions."
    );
    let other = refusal(Action::Move { role: role('F'), cell: cell("E4") });
    assert_eq!(say(Language::En, &other.reason), "E4 is not on your own terrain.");
    let mut drawing = Scene::solo().step(Step::Draw).edit(|p| p.hordes[0].hand.clear()).play();
    assert!(matches!(drawing.game.turn(&drawing.state), Turn::Chance(_)));
    let gone = Chance::Pack(Number::new(10, Suit::Coeur).unwrap());
    let refusal = drawing.game.check_chance(&drawing.state, &gone).unwrap_err();
    assert_eq!(say(Language::En, &refusal.reason), "10♥ cannot come: it lies elsewhere.");
    let strange = Chance::Rencontre(Figure::new(0, Suit::Coeur).unwrap());
    let refusal = drawing.game.check_chance(&drawing.state, &strange).unwrap_err();
    assert_eq!(say(Language::En, &refusal.reason), "king\u{a0}♥ does not come from the deck that is due.");
    drawing.any_cards();
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let refused = |edit: fn(&mut galerne_horde::Position)| {
        let scene = Scene::solo().winds("3/4/5/6").edit(edit);
        let refusal = scene.game.restore(&scene.position).unwrap_err();
        (refusal.rule.0, refusal.reason.key, say(Language::En, &refusal.reason))
    };
    let (rule, key, said) = refused(|p| p.turn = 255);
    assert_eq!((rule, key), ("HC-6.1", "refused-position-late"));
    assert!(said.contains("255"), "{said}");
    let (rule, key, said) = refused(|p| p.hordes[0].pool = 250);
    assert_eq!((rule, key), ("HC-12.9", "refused-position-points"));
    assert!(said.contains("250"), "{said}");
    assert_eq!(refused(|p| p.hordes[0].hand[0] = p.hordes[0].pack[0]).1, "refused-card-twice");
}

/// However long a game takes, what is written of it can be read again.
#[test]
fn no_game_outlasts_the_turns_that_there_are() {
    let game = Scene::competition().game;
    for seed in 0..40 {
        let (mut state, mut random) = (game.start(), Random::new(seed));
        let mut actions = Vec::new();
        loop {
            assert!(game.describe(&state).turn <= 40);
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let chance = game.draw(&state, &mut random);
                    game.resolve(&mut state, chance, &mut ());
                }
                Turn::Decide(seats) => {
                    let seat = seats.lowest().unwrap();
                    actions.clear();
                    game.actions(&state, seat, &mut actions);
                    actions.retain(|action| *action != Action::Concede);
                    let action = random.pick(&actions).unwrap();
                    game.act(&mut state, seat, action, &mut ());
                }
            }
        }
    }
}

#[test]
fn the_ace_is_no_nobody() {
    let table = Scene::solo().terrain("C@B2").edit(|p| {
        p.hordes[0].pool = 4;
        let ace = p.rencontres.unseen.iter().position(|card| card.rank() == 3).unwrap();
        let ace = p.rencontres.unseen.remove(ace);
        p.rencontres.slots[1] = Some(ace.to_string());
    });
    let table = table.play();
    let label = table.game.label(&table.state, Seat(0), &Action::Attaque { slot: column('B') });
    assert_eq!(say(Language::En, &label), "Attaque (4): destroy the harmless ace\u{a0}♥ above B");
    assert_eq!(say(Language::Fr, &label), "Attaque (4)\u{a0}: détruire l’as\u{a0}♥ inoffensif au-dessus de B");
    let spared =
        galerne_horde::Event::Spared { seat: Seat(0), role: Role::Ailier, by: galerne_horde::Encounter::Poursuite };
    assert_eq!(say(Language::Fr, &table.game.tell(&spared)), "Ana\u{a0}: l’Ailier ne craint pas la Poursuite.");
    let healed = |role| table.game.tell(&galerne_horde::Event::Healed { seat: Seat(0), role });
    assert_eq!(say(Language::Fr, &healed(Role::Combattante)), "Ana\u{a0}: Repos, la Combattante est guérie.");
    assert_eq!(say(Language::Fr, &healed(Role::Traceur)), "Ana\u{a0}: Repos, le Traceur est guéri.");
}

#[test]
fn hc_14_13_whoever_is_out_is_told_so_and_the_end_is_said_in_one_sentence() {
    let record = include_str!("../records/competition-both-lost.json");
    let record = galerne_engine::Record::<Horde>::from_json(record).unwrap();
    let referee = galerne_engine::Referee::from_record(record).unwrap();
    let (game, end) = (referee.game(), referee.state());
    assert_eq!(say(Language::En, &game.verdict(end).unwrap()), "Both Hordes are lost: the wind wins.");
    assert!(game.meanwhile(end, None).is_none(), "the same sentence stood twice on the page");
    let lost = (0..referee.len()).map(|n| referee.state_at(n)).find_map(|state| {
        let out = [Seat(0), Seat(1)].into_iter().find(|&seat| game.is_out(&state, seat))?;
        Some((state, out))
    });
    let (state, out) = lost.expect("one Horde is lost before the other");
    let other = Seat(1 - out.0);
    assert!(!game.is_out(&state, other) && game.meanwhile(&state, Some(other)).is_none());
    let told = say(Language::En, &game.meanwhile(&state, Some(out)).unwrap());
    assert!(told.starts_with("Your Horde is lost: the Pack") && told.ends_with("still has to arrive."), "{told}");
    assert!(game.meanwhile(&state, None).is_none(), "whoever looks on is told who is waited for");
}
