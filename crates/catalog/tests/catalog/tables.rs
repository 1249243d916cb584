//! Every game of the list, played through the face without types.

use galerne_catalog::{AnyTable, Denial, Maker, Move, Outcome, find, games, load, load_position, load_record};
use galerne_engine::{Material, Random, Seat, Streams, Turn, Viewer, Wanted};
use galerne_texts::Language;
use serde_json::{Value, json};

fn names(seats: usize) -> Vec<String> {
    (1..=seats).map(|seat| format!("Player {seat}")).collect()
}

fn connect_four() -> Box<dyn AnyTable> {
    find("connect-four").unwrap().open(&Value::Null, names(2)).unwrap()
}

/// Three hands of Kuhn poker, the first dealt: the King to the first seat, the Jack to the second.
fn kuhn() -> Box<dyn AnyTable> {
    let mut table = find("kuhn-poker").unwrap().open(&json!({ "hands": 3 }), names(2)).unwrap();
    table.feed(&json!({ "cards": ["king", "jack"] })).unwrap();
    table
}

/// Play with bots until the end or until this many entries were made.
fn play(table: &mut dyn AnyTable, seed: u64, entries: usize) {
    let (mut random, mut luck) = (Random::new(seed), Streams::new(seed));
    for _ in 0..entries {
        match table.turn() {
            Turn::Over => return,
            Turn::Chance(_) => table.roll(&mut luck).unwrap(),
            Turn::Decide(seats) => {
                let bot = ["random", "greedy"][random.below(2) as usize];
                table.bot_move(bot, seats.lowest().unwrap(), &mut random).unwrap();
            }
        }
    }
}

/// The form used to ask about dice where there are only cards.
#[test]
fn every_game_says_what_lies_on_a_real_table() {
    let luck = |game: &str| find(game).unwrap().material();
    assert_eq!(["horde", "kuhn-poker"].map(luck), [Some(Material::Cards); 2]);
    assert_eq!(["sail-race", "onb"].map(luck), [Some(Material::Dice); 2]);
    assert_eq!(["windwalkers", "pluvionautes"].map(luck), [Some(Material::Both); 2]);
    assert_eq!(luck("connect-four"), None);
}

#[test]
fn every_game_can_be_listed_opened_played_saved_and_read_again() {
    for game in games() {
        for language in Language::ALL {
            assert_ne!(game.title(language), "game-title", "{}", game.id());
            assert_ne!(game.tagline(language), "game-tagline", "{}", game.id());
            // It stands where previews do, which have room for four lines of a telephone.
            assert!((20..=200).contains(&game.goal(language).chars().count()), "{}", game.goal(language));
            for option in game.options(language) {
                assert!(!option.title.starts_with("option-") && !option.help.starts_with("option-"), "{option:?}");
            }
            for preset in game.presets(language) {
                assert!(!preset.title.starts_with("preset-"), "{preset:?}");
                let words = [("preset".to_owned(), preset.id.to_owned())];
                assert!(game.parse_options(&words).is_ok(), "{preset:?}");
            }
        }
        // A number of seats that the rulebook's own game is not for is refused by a rule, and the nearest one is not.
        for seats in game.seats() {
            let Ok(mut table) = game.open(&Value::Null, names(seats)) else {
                assert_ne!(game.seats_near(seats), seats, "{} for {seats}", game.id());
                continue;
            };
            assert_eq!(game.seats_near(seats), seats, "{} for {seats}", game.id());
            play(&mut *table, 1, 200);
            let again = load_record(&table.record()).unwrap();
            assert_eq!((again.record(), again.now().position()), (table.record(), table.now().position()));
            assert_eq!(
                (again.game().id(), again.live_entries(), again.options()),
                (game.id(), table.live_entries(), table.options())
            );
            let from_here = load_position(&table.now().position(), &names(seats)).unwrap();
            assert_eq!(from_here.turn(), table.turn());
            let aside = table.aside().unwrap();
            assert_eq!((aside.now().position(), aside.names()), (table.now().position(), table.names()));
            for n in 0..=table.live_entries() {
                let then = table.at(n);
                let told = then.events(0, Viewer::EVERYONE);
                assert!(told.len() <= then.event_count() && told.iter().all(|told| told.entry < n), "{}", game.id());
            }
        }
        let (fewest, most) = (*game.seats().start(), *game.seats().end());
        for seats in [fewest - 1, most + 1] {
            assert!(game.open(&Value::Null, names(seats)).is_err(), "{} for {seats}", game.id());
        }
        assert!(game.open(&json!({ "no such option": 1 }), names(fewest)).is_err());
    }
}

#[test]
fn a_bench_plays_exactly_what_it_was_asked_for() {
    for game in games() {
        let mut bench = game.bench(2, 1).unwrap();
        bench.play(0);
        bench.play(700);
        bench.play(300);
        let tally = bench.tally();
        assert_eq!((tally.decisions, tally.seats), (1000, game.seats_near(2)));
        assert!(tally.games + tally.chances > 0 && tally.state_bytes > 0, "{tally:?}");
    }
}

#[test]
fn choices_have_three_faces_that_agree() {
    let table = connect_four();
    let choices = table.now().choices(Seat(0));
    assert_eq!(choices.len(), 7);
    for choice in &choices {
        assert_eq!(table.now().read(Seat(0), &Move::Id(choice.id)).unwrap(), *choice);
        assert_eq!(table.now().read(Seat(0), &Move::Json(choice.action.clone())).unwrap(), *choice);
        assert!(table.now().check(Seat(0), &Move::Json(choice.action.clone())).is_ok());
    }
    assert_eq!(table.say(Language::Fr, &choices[2].label), "Laisser tomber un jeton dans la colonne 3");
    assert!(table.now().choices(Seat(1)).is_empty() && table.now().ask(Seat(1)).is_none());
    assert_eq!(table.say(Language::En, &table.now().ask(Seat(0)).unwrap()), "Player 1, choose a column.");
    assert_eq!(table.now().conceivable(Seat(1), 5).len(), 5);
}

#[test]
fn what_is_denied_says_why_and_leaves_no_trace() {
    let mut table = connect_four();
    let before = table.record();
    let mut denied = |seat, action: &Move| {
        let denial = table.act(Seat(seat), action).unwrap_err();
        (denial.rule().map(|rule| rule.0), table.say(Language::En, denial.message()))
    };
    let (rule, said) = denied(0, &Move::Json(json!({ "colum": 1 })));
    assert_eq!(rule, None);
    assert_eq!(
        said,
        r#"{"colum":1} is not an action of this game: the field “column” is missing. One that is: {"column":0}"#
    );
    let (_, said) = denied(0, &Move::Json(json!({ "column": 1, "force": true })));
    assert_eq!(said, r#"{"column":1,"force":true} has a field “force” that means nothing here."#);
    assert_eq!(denied(0, &Move::Id(7)), (None, "There is no action number 7; the last one is 6.".to_owned()));
    assert_eq!(denied(0, &Move::Json(json!({ "column": 9 }))).0, Some("CF-1.3"));
    assert_eq!(denied(1, &Move::Id(0)), (Some("CF-1.2"), "It is Player 1’s turn.".to_owned()));
    assert_eq!(denied(200, &Move::Id(0)).0, Some("CF-1.2"));
    assert_eq!(table.record(), before);
    let refusal = serde_json::to_value(table.act(Seat(1), &Move::Id(0)).unwrap_err()).unwrap();
    assert_eq!(refusal, json!({ "rule": "CF-1.2", "reason": { "key": "refused-turn", "mover": 0 } }));
}

/// What an order leaves out because it is usual may also be said; an unknown field is still refused.
#[test]
fn sr_7_5_sr_11_8_an_order_may_say_what_is_usual() {
    let open = |options: Value| {
        let mut table = find("sail-race").unwrap().open(&options, names(1)).unwrap();
        table.feed(&json!({ "throw": { "column": 1, "row": 5 } })).unwrap();
        table
    };
    let mut table = open(json!({}));
    let plain = table.now().read(Seat(0), &Move::Json(json!({ "plot": { "heading": "E" } }))).unwrap();
    let told = json!({ "plot": { "heading": "E", "spi": "keep" } });
    assert_eq!(table.now().read(Seat(0), &Move::Json(told.clone())).unwrap(), plain);
    let extra = json!({ "plot": { "heading": "E", "spi": "keep", "sail": null } });
    assert!(table.now().check(Seat(0), &Move::Json(extra.clone())).is_err_and(|denial| denial.rule().is_none()));
    table.act(Seat(0), &Move::Json(told.clone())).unwrap();
    let mut after = open(json!({ "timing": "after_wind" }));
    after.act(Seat(0), &Move::Json(told.clone())).unwrap();
    after.feed(&json!({ "throw": { "column": 3, "row": 3 } })).unwrap();
    let helm = json!({ "helm": { "heading": "E", "mode": "advance", "ease": false, "spi": "keep" } });
    after.act(Seat(0), &Move::Json(helm.clone())).unwrap();
}

#[test]
fn chance_can_be_listed_rolled_and_fed() {
    let mut table = find("kuhn-poker").unwrap().open(&Value::Null, names(2)).unwrap();
    let due = table.now().chance().unwrap();
    assert_eq!((due.source_name, due.wanted), ("deck", Wanted::Listed));
    let outcomes: Vec<Outcome> = due.outcomes.unwrap();
    assert_eq!(outcomes.iter().map(|outcome| outcome.weight).sum::<u32>(), 6);
    assert_eq!(table.say(Language::En, &outcomes[0].label), "Player 1 gets the Jack, Player 2 gets the Queen");
    let denials: [Denial; 2] = [table.feed(&json!("king")).unwrap_err(), table.feed_dice(&[6]).unwrap_err()];
    let denials = denials.map(|denial| table.say(Language::En, denial.message()));
    assert!(denials[0].contains(r#"One that is: {"cards":["#), "{}", denials[0]);
    assert_eq!(denials[1], "Kuhn poker has cards and no dice.");
    table.feed(&outcomes[0].chance).unwrap();
    assert_eq!(table.maker(0), Some(Maker::Chance));
    assert_eq!(table.roll(&mut Streams::new(0)).unwrap_err().rule().unwrap().0, "TA-1.2");
    assert!(table.now().chance().is_none());
}

#[test]
fn each_viewer_is_told_what_it_may_know() {
    let table = kuhn();
    let told = |viewer| table.say(Language::En, &table.now().events(0, viewer)[0].message);
    assert!(told(Viewer::seat(Seat(0))).contains("King") && !told(Viewer::seat(Seat(0))).contains("Jack"));
    assert!(!told(Viewer::SPECTATOR).contains("King") && !told(Viewer::SPECTATOR).contains("Jack"));
    let json = table.now().events(0, Viewer::seat(Seat(1)))[0].event.clone();
    assert_eq!(json, json!({ "dealt": { "held": ["unknown", { "card": "jack" }] } }));
    assert!(table.now().hides() && !connect_four().now().hides());
    assert!(!table.at(0).hides(), "before the deal there is nothing to hide");
}

#[test]
fn undo_is_allowed_or_says_why_not() {
    let mut table = kuhn();
    assert_eq!(table.undo(Seat(0)).unwrap_err().rule.0, "TA-2.1");
    table.act(Seat(0), &Move::Json(json!("bet"))).unwrap();
    assert_eq!(table.check_undo(Seat(0)).unwrap_err().rule.0, "TA-2.2");
    table.act(Seat(1), &Move::Json(json!("fold"))).unwrap();
    let (live, entries, events) = (table.live_entries(), table.entries(), table.now().event_count());
    table.undo(Seat(1)).unwrap();
    assert_eq!((table.live_entries(), table.entries()), (live - 1, entries + 1));
    assert!(table.now().event_count() < events);
    table.act(Seat(1), &Move::Json(json!("fold"))).unwrap();
    table.roll(&mut Streams::new(0)).unwrap();
    assert_eq!(table.undo(Seat(1)).unwrap_err().rule.0, "TA-2.4");
}

#[test]
fn entries_travel_one_by_one() {
    let mut table = kuhn();
    play(&mut *table, 3, 100);
    let mut copy = find("kuhn-poker").unwrap().open(&table.options(), table.names().to_vec()).unwrap();
    for index in 0..table.entries() {
        copy.append(table.entry(index).unwrap()).unwrap();
    }
    assert_eq!(copy.record(), table.record());
    assert_eq!(table.entry(table.entries()), None);
    assert!(copy.append(json!({ "seat": 0, "act": "bet" })).is_err(), "the match is over");
    assert_eq!(table.now().standings(Viewer::SPECTATOR).len(), 2);
}

#[test]
fn positions_take_names_and_refuse_too_few() {
    let position = kuhn().now().position();
    assert_eq!(load(&position, &[]).unwrap().names(), ["1", "2"]);
    assert_eq!(load(&position, &names(2)).unwrap().names(), names(2));
    let trouble = load(&position, &names(3)).map(|_| ()).unwrap_err();
    assert_eq!(trouble.say(Language::En), "The position is for 2 seats; 3 names were given.");
}

#[test]
fn bots_advise_without_moving_and_unknown_ones_are_refused() {
    let mut table = connect_four();
    let advice = table.now().advise("greedy", Seat(0), &mut Random::new(0)).unwrap();
    assert_eq!((advice.id, table.live_entries()), (3, 0));
    let denial = table.bot_move("gready", Seat(0), &mut Random::new(0)).unwrap_err();
    assert_eq!(table.say(Language::En, denial.message()), "There is no bot “gready”. Did you mean “greedy”?");
    let denial = table.bot_move("greedy", Seat(1), &mut Random::new(0)).unwrap_err();
    assert_eq!(table.say(Language::En, denial.message()), "It is not Player 2’s turn to decide.");
}

/// Whatever an action touches, legal or not: asked about alone it has an answer, with a rule or as the second thing of a legal action.
#[test]
fn every_thing_that_some_action_touches_can_be_asked_about() {
    for game in games() {
        let seats = game.seats_near(2);
        let mut table = game.open(&Value::Null, names(seats)).unwrap();
        for round in 0..6 {
            play(&mut *table, 3 + round, 9);
            let Turn::Decide(deciding) = table.turn() else { continue };
            let (now, seat) = (table.now(), deciding.lowest().unwrap());
            let legal = now.choices(seat);
            let mut things: Vec<String> =
                now.conceivable(seat, usize::MAX).into_iter().flat_map(|choice| choice.targets).collect();
            things.sort_unstable();
            things.dedup();
            for thing in things {
                let can_be_chosen = legal.iter().any(|choice| choice.targets.first() == Some(&thing));
                match now.why_not(seat, &[], &thing) {
                    None => assert!(can_be_chosen, "{}: nothing is said about {thing}", game.id()),
                    Some(denial) => {
                        assert!(!can_be_chosen, "{}: {thing} can be chosen, yet {denial}", game.id());
                        let (words, key) = (table.say(Language::En, denial.message()), denial.message().key);
                        assert_ne!(words, key, "{}: {thing}", game.id());
                        assert!(
                            denial.rule().is_some() || ["why-first", "why-idle"].contains(&key),
                            "{}: {denial}",
                            game.id()
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn what_was_picked_decides_what_is_asked_about() {
    let mut table = find("horde").unwrap().open(&json!({}), names(1)).unwrap();
    let seat = Seat(0);
    let of_two = |table: &dyn AnyTable| table.now().choices(seat).into_iter().find(|choice| choice.targets.len() == 2);
    for _ in 0..100 {
        if of_two(&*table).is_some() {
            break;
        }
        play(&mut *table, 5, 1);
    }
    let (now, two) = (table.now(), of_two(&*table).expect("a character and a place"));
    let first = std::slice::from_ref(&two.targets[0]);
    // The second thing alone: something else comes first. After it: nothing to refuse.
    assert_eq!(now.why_not(seat, &[], &two.targets[1]).unwrap().message().key, "why-first");
    assert_eq!(now.why_not(seat, first, &two.targets[1]), None);
    // What does not go with what was picked is asked about alone; what is no thing at all says nothing.
    assert_eq!(now.why_not(seat, first, "nothing-of-ours"), None);
    // Another seat's turn is never answered as if it were one's own.
    let other = now.why_not(Seat(1), &[], &two.targets[0]);
    assert!(other.is_none_or(|denial| denial.rule().is_some()));
}

#[test]
fn every_source_of_chance_says_what_happens_in_both_languages() {
    for game in galerne_catalog::games() {
        for (number, name) in game.sources().iter().enumerate() {
            let source = galerne_engine::Source(number as u8);
            let [english, french] = Language::ALL.map(|language| game.source_words(language, source));
            for words in [&english, &french] {
                assert!(words.ends_with('…'), "{}: {name}: {words}", game.id());
            }
            assert_ne!(english, french, "{}: {name}", game.id());
        }
    }
}
