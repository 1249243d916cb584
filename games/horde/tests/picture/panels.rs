//! The panels: places, wind, what stopping would bring, counts and discards; and the warnings.

use crate::common::*;
use crate::{look, look_in, page};
use galerne_draw::{Block, Output, Picture};
use galerne_engine::{Seat, SeatSet, Words};
use galerne_horde::{Action, Event, Horde, Position, Side, Step};
use galerne_texts::{Language, Texts};

/// HC-11.2: who is in place is told, and the one who is not is told how he could be.
#[test]
fn hc_11_2_the_panel_says_who_is_in_place() {
    let scene = Scene::solo().step(Step::Moves).terrain("T@B2 C@A3 A@B3 F@B4").winds("2/4/5/2").dominante("2♥");
    let table = scene.play();
    look_in(Language::En, &table.game, &table.state, SeatSet::one(Seat(0)), |context| {
        let all = page(&table.game, context);
        assert_eq!(all.matches("in place").count(), 7, "three names, three lines of the panel, and the count");
        assert!(all.contains("3\u{a0}of\u{a0}4 in place") && all.contains("one movement away"));
        let there = Action::Move { role: role('F'), cell: cell("C3") };
        let preview = table.game.preview(context, Seat(0), &there).unwrap();
        assert_eq!(context.say(&preview.lines[0]), "4\u{a0}of\u{a0}4 in place");
    });
}

/// What the Formation panel says of each role, in the order of the roles.
fn footings(table: &Table, me: Seat) -> Vec<String> {
    look_in(Language::En, &table.game, &table.state, SeatSet::one(me), |context| {
        let panel = table.game.panels(context).into_iter().find(|panel| panel.id == "formation");
        let facts = panel.into_iter().flat_map(|panel| panel.body).find_map(|block| match block {
            Block::Facts(facts) => Some(facts),
            _ => None,
        });
        facts.unwrap_or_default().iter().map(|(_, stands)| context.say(stands)).collect()
    })
}

/// HC-2.12: the Delta takes a Provocation from an empty terrain, whatever its target; it is not out of reach.
#[test]
fn hc_2_12_an_entry_a_movement_and_provocations_together() {
    let table = Scene::solo().step(Step::Entry).dominante("2♠").winds("2/4/5/2").play();
    assert_eq!(
        footings(&table, Seat(0)),
        [
            "with a Provocation (3)",
            "by entering and moving once",
            "by entering and moving once",
            "by entering and moving once"
        ]
    );
    // On the way already: free movement and Provocation, or two Provocations once the movements are closed.
    let scene = |step| Scene::solo().step(step).terrain("T@D4").winds("2/4/5/2");
    assert_eq!(footings(&scene(Step::Moves).play(), Seat(0))[0], "with a Provocation (3)");
    assert_eq!(footings(&scene(Step::Actions).play(), Seat(0))[0], "with 2\u{a0}Provocations (6)");
    let poor = scene(Step::Actions).hand("5").play();
    assert_eq!(
        footings(&poor, Seat(0))[0],
        "by beating the wind and moving",
        "one Provocation, and a movement in the wind"
    );
    // Without the Traceur no Provocation can be paid.
    let without = Scene::solo().step(Step::Actions).terrain("F@A1").winds("2/4/5/2").aval("C").play();
    assert_eq!(footings(&without, Seat(0))[0], "neither on the terrain nor in Aval");
    assert_eq!(footings(&without, Seat(0))[3], "by beating the wind and moving");
    // A character that could step aside for nothing costs no Provocation: the Ailier and the Traceur between the
    // Combattante and C2.
    let aside = Scene::solo().step(Step::Moves).terrain("C@A3 A@B3 T@B2").dominante("2♣").winds("2/4/5/2").play();
    assert_eq!(footings(&aside, Seat(0))[1], "once somebody makes way");
    // The way is blocked.
    let blocked = Scene::solo().step(Step::Moves).terrain("T@B4 A@B3").winds("2/4/5/2").hand("2").play();
    assert_eq!(footings(&blocked, Seat(0))[0], "once somebody makes way");
}

/// HC-2.12: the Goutte has the Ailier on C4, where he enters and need not move. The panel said "one movement away" of him, as of those who
/// must enter and move.
#[test]
fn hc_2_12_hc_8_1_an_entry_is_told_apart_from_a_movement() {
    let outside = Scene::solo().step(Step::Entry).dominante("2♣").winds("2/4/5/2").play();
    let moving = "by entering and moving once";
    assert_eq!(footings(&outside, Seat(0)), [moving, moving, "by entering there", moving]);
    let inside = Scene::solo().step(Step::Entry).dominante("2♣").terrain("A@A2").winds("2/4/5/2").play();
    assert_eq!(footings(&inside, Seat(0))[2], "one movement away");
}

/// HC-10.10, HC-10.12: the wind brings a character to its place by a victory, or only by driving it back; a wounded
/// character in the way stays there. The panel said "if the wind allows" of an Ailier on the wrong colour, and of a
/// Traceur behind a wounded Combattante.
#[test]
fn hc_10_10_hc_10_12_what_the_wind_can_do_for_a_place() {
    let colour = Scene::solo().step(Step::Moves).terrain("A@D4").winds("2/4/5/2").hand("2").play();
    assert_eq!(footings(&colour, Seat(0))[2], "only by being driven back", "from B2 to B3");
    let behind = Scene::solo().step(Step::Moves).terrain("T@D2 C@C2(w)").winds("2/4/5/2").hand("2").play();
    assert_eq!(footings(&behind, Seat(0))[0], "out of reach this turn");
    let open = Scene::solo().step(Step::Actions).terrain("T@D2 C@C3(w)").winds("2/4/5/2").hand("2").play();
    assert_eq!(footings(&open, Seat(0))[0], "by beating the wind and moving");
}

/// HC-8.2: with one entry a turn, the one that has been made leaves the others outside, in every panel.
#[test]
fn hc_8_2_the_panels_know_the_entry_limit() {
    let mut table = Scene::with(&[("entry_limit", "1")], 1).step(Step::Entry).winds("2/4/5/2").play();
    let idle = |table: &Table| {
        look_in(Language::En, &table.game, &table.state, SeatSet::one(Seat(0)), |context| page(&table.game, context))
    };
    assert!(idle(&table).contains("One character could still enter or move."));
    assert_eq!(footings(&table, Seat(0))[3], "by entering and moving once");
    table.enter('T', 'B');
    assert_eq!(footings(&table, Seat(0))[3], "out of reach this turn");
}

/// HC-14.7: who has closed his Phase 3 is promised nothing of it any more, though the other still plays.
#[test]
fn hc_14_7_nothing_is_promised_after_ones_own_phase_3() {
    let scene = |waiting: bool| {
        let scene = Scene::competition().step(Step::Moves).terrain("F@A2 C@A4 C@E4").winds("9/9/9/9");
        scene.edit(|p| (p.actor, p.other_to_play) = (Side::Right, waiting)).play()
    };
    assert_eq!(footings(&scene(true), Seat(0))[1], "one movement away", "his Phase 3 is to come");
    let done = footings(&scene(false), Seat(0));
    assert_eq!(done[1], "by beating the wind and moving");
    assert_eq!(done[0], "out of reach this turn", "nobody enters any more");
}

/// Once the other Horde is lost and the game over, the panel no longer says what is within reach "this turn".
#[test]
fn hc_14_13_after_the_end_nothing_is_said_of_reach() {
    let words = [("competition_elimination", "stop")];
    let mut table = Scene::with(&words, 2).step(Step::Moves).terrain("C@A1 C@E4").winds("3/3/3/3").play();
    assert_eq!(footings(&table, Seat(1)).len(), 4);
    table.act(Action::Concede);
    assert_eq!(table.step(), Step::Over);
    assert!(footings(&table, Seat(1)).is_empty());
}

/// HC-14.13: with `stop` the other wins because a Horde is lost, and neither log nor banner speaks of the wind.
#[test]
fn hc_14_13_who_wins_by_the_loss_of_the_other_has_not_outlasted_the_wind() {
    let words = [("competition_elimination", "stop")];
    let mut table = Scene::with(&words, 2).terrain("C@A1 C@E4").winds("3/3/3/3").play();
    table.act(Action::Concede);
    assert_eq!(table.events.last(), Some(&Event::Outlived { seat: Seat(1) }));
    assert!(table.cited("HC-14.13") && !table.cited("HC-13.1"));
    look_in(Language::En, &table.game, &table.state, SeatSet::one(Seat(1)), |context| {
        let all = page(&table.game, context);
        assert!(all.contains("The last Horde on its feet") && !all.contains("outlasted"), "{all}");
    });
}

/// HC-14.9: left, then right on every row. The row that the left player has treated is behind him while the right one treats it,
/// and before the right one while the left one does.
#[test]
fn hc_14_9_each_player_sees_the_rows_that_are_before_him() {
    let at = |actor: Side, step: Step| {
        let scene = Scene::competition().terrain("T@B2 C@B4 T@F2 C@F4").winds("-/3/-/3");
        let scene = scene.edit(|p| {
            (p.step, p.actor, p.row) = (step, actor, 2);
            p.mover = (step == Step::Wind).then(|| role('T'));
        });
        let table = scene.play();
        [0, 1].map(|seat| {
            look(&table.game, &table.state, SeatSet::one(Seat(seat)), |context| {
                let all = page(&table.game, context);
                [2, 4].map(|row| all.contains(&format!("id=\"contrevent-{row}\"")))
            })
        })
    };
    assert_eq!(at(Side::Left, Step::Power), [[true, true], [true, true]]);
    assert_eq!(at(Side::Left, Step::Wind), [[false, true], [true, true]]);
    assert_eq!(at(Side::Right, Step::Power), [[false, true], [true, true]]);
    assert_eq!(at(Side::Right, Step::Wind), [[false, true], [false, true]]);
}

/// HC-11.4 while Aide looks: of three Pack cards one comes to the hand and two are left to be lost; none is forgotten.
#[test]
fn hc_11_4_the_cards_being_looked_at_are_counted() {
    let mut table = Scene::solo().terrain("A@B3").winds("-/-/2/-").hand("2 10").pack("4 5 6").play();
    table.play_value(2).act(Action::Aide).any_cards();
    assert_eq!(table.step(), Step::Pick);
    let all =
        look_in(Language::En, &table.game, &table.state, SeatSet::one(Seat(0)), |context| page(&table.game, context));
    assert!(all.contains("missed: 2\u{a0}cards lost from the Pack."), "{all}");
    assert!(all.contains("Puissances: Pack + hand3\u{a0}+\u{a0}1") && all.contains("4 Puissances left"));
}

/// HC-11.4, TV-21a: one card saves, so a Pack of three survives one miss and a Pack of five two.
#[test]
fn hc_11_4_the_misses_that_the_pack_survives() {
    let survived = |words: &[(&str, &str)], cards: &str| {
        let table = Scene::with(words, 1).terrain("T@B2").pack(cards).play();
        look_in(Language::En, &table.game, &table.state, SeatSet::one(Seat(0)), |context| {
            let all = page(&table.game, context);
            let (_, rest) = all.split_once("Missed formations the Pack can still pay for").expect("the count");
            rest.chars().next().and_then(|digit| digit.to_digit(10)).expect("a number")
        })
    };
    assert_eq!(["", "4", "4 5 6 7", "4 5 6 7 8"].map(|cards| survived(&[], cards)), [0, 1, 1, 2]);
    let strict = [("pack_empty_loses", "true")];
    assert_eq!(["4", "4 5 6 7", "4 5 6 7 8"].map(|cards| survived(&strict, cards)), [0, 0, 1]);
}

/// With an empty Pack a missed formation said “the Pack loses nothing” and, in the next line, that the Horde is lost.
#[test]
fn hc_11_4_a_miss_that_cannot_be_paid_is_no_good_news() {
    let told = |words: &[(&str, &str)]| {
        let table = Scene::with(words, 1).terrain("T@B2").winds("-/2/-/-").hand("2").pack("").play();
        look_in(Language::En, &table.game, &table.state, SeatSet::one(Seat(0)), |context| page(&table.game, context))
    };
    let lost = told(&[]);
    assert!(lost.contains("Cône\u{a0}♥ missed.") && !lost.contains("the Pack loses nothing"), "{lost}");
    assert!(lost.contains("the Pack has no card left to pay"), "{lost}");
    assert!(told(&[("formation_penalty", "0")]).contains("Cône\u{a0}♥ missed: the Pack loses nothing."));
}

/// “No more actions” lost the game by one touch.
#[test]
fn hc_13_3_a_word_before_the_step_that_loses_the_horde() {
    let warned = |table: &Table, action: Action| {
        let warning = table.game.warning(&table.state, Seat(0), &action);
        warning.map(|warning| Texts::new(Horde::TEXTS).unwrap().say(Language::En, &warning, &[]))
    };
    let empty = Scene::solo().hand("2").pack("").play();
    let said = warned(&empty, Action::EndActions).expect("the Pack cannot pay");
    assert_eq!(said, "This loses your Horde: the Pack has no card left to pay for the missed formation.");
    assert_eq!(warned(&empty, Action::Concede), None, "giving up is asked about anyway");
    let two = Scene::solo().terrain("T@B2").hand("2 3").pack("").play();
    let card = two.actions().into_iter().find(|action| matches!(action, Action::Play { .. })).expect("a card");
    assert_eq!(warned(&two, card), None, "another may still be played");
    assert_eq!(warned(&Scene::solo().hand("2").pack("3").play(), Action::EndActions), None);
    let mut last = Scene::solo().terrain("F@B3").winds("3/3/9/3").aval("").play();
    last.act(Action::EndActions);
    assert!(warned(&last, Action::Commit { points: 0 }).is_some(), "the last of the Horde");
    // HC-9.5: one face-up Véramorphe and no Pack is enough, whatever lies face down above the others.
    let veramorphe = |pack: &str, slots: &str| {
        let scene = Scene::competition().terrain("C@A3 T@D2(w)").hand("2").pack(pack);
        warned(&scene.rencontres(slots).play(), Action::EndActions)
    };
    let said = veramorphe("", "? - - dame - - - -").expect("the Pack has no card for the Véramorphe");
    assert!(said.contains("Véramorphe"), "{said}");
    assert_eq!(veramorphe("3", "? - - dame - - - -"), None);
}

/// The button that closed the entries closed the movements when it was touched once too often, and that cannot be taken back.
#[test]
fn hc_8_1_a_word_before_a_step_is_closed_with_nothing_done() {
    let warned =
        |table: &Table, action: Action| table.game.warning(&table.state, Seat(0), &action).map(|message| message.key);
    let mut table = Scene::solo().step(Step::Entry).aval("TCAF").play();
    for (letter, at) in [('T', 'A'), ('C', 'B'), ('A', 'C'), ('F', 'D')] {
        table.enter(letter, at);
    }
    assert_eq!(table.step(), Step::Moves, "the entries closed by themselves");
    assert_eq!(warned(&table, Action::EndMoves), Some("warning-nobody-moved"));
    let walk = table.actions().into_iter().find(|action| matches!(action, Action::Move { .. })).expect("a movement");
    table.act(walk);
    assert_eq!(warned(&table, Action::EndMoves), None, "somebody has moved");
    let cone = |cells: &str| Scene::solo().step(Step::Moves).terrain(cells);
    let feuleuse = |p: &mut Position| p.hordes[0].moved = vec![role('F')];
    let near = cone("T@B2 C@A3 A@C4 F@C3").edit(feuleuse).play();
    assert_eq!(warned(&near, Action::EndMoves), Some("warning-unfinished"), "the Ailier is one free movement away");
    let far = cone("T@B2 C@A3 A@B3 F@C4").edit(feuleuse).play();
    assert_eq!(warned(&far, Action::EndMoves), None, "who is out of place has moved");
}

/// HC-8.6 … HC-8.9: points and the role are not enough: a button is lit when it has a target.
#[test]
fn hc_8_6_an_action_is_lit_when_it_has_a_target() {
    let lit = |scene: Scene| {
        let mut table = scene.winds("2/2/3/3").play();
        table.play_value(10);
        look(&table.game, &table.state, SeatSet::one(Seat(0)), |context| {
            let drawn = page(&table.game, context);
            ["repos", "aide", "provocation", "attaque"].map(|deed| {
                let (_, button) = drawn.split_once(&format!("id=\"press-s0-{deed}\"")).expect("the button");
                // The pale face of a button that cannot be pressed.
                !button.split("</text>").next().unwrap_or("").contains("f-sunk")
            })
        })
    };
    let all = "T@B2 C@A3 A@B3 F@C3";
    assert_eq!(lit(Scene::solo().terrain(all).rencontres("? ? ? ?")), [false, true, true, false]);
    assert_eq!(lit(Scene::solo().terrain("T@B2 C@A3 A@B3 F@C3(w)").rencontres("roi ? ? ?")), [true; 4]);
    assert_eq!(lit(Scene::solo().terrain(all).pack("")), [false, false, true, false]);
}

/// HC-2.10: a set whose cells for the Ailier have two colours says so; the core set has nothing to say, nor has any in the mirror.
#[test]
fn hc_2_10_a_set_of_two_colours_is_warned_of() {
    let warned = |words: &[(&str, &str)]| {
        let table = Scene::with(words, 1).terrain("T@B2").winds("3/3/3/3").play();
        look_in(Language::En, &table.game, &table.state, SeatSet::one(Seat(0)), |context| {
            page(&table.game, context).contains("have both colours")
        })
    };
    assert!(warned(&[("formation_set", "pairs")]) && !warned(&[]));
    assert!(!warned(&[("formation_set", "pairs"), ("formation_mirror", "true")]));
}

/// HC-3.2: the contents of the discards are open, to both players and to spectators; of a hidden hand nothing is among
/// them.
#[test]
fn hc_3_2_the_discards_can_be_read() {
    let mut scene = Scene::competition().terrain("T@B2").winds("3/3/3/3").hand("9").rencontres("? ? ? ? ? ? ? ?");
    let everything: Vec<String> = (2..=10).flat_map(|value| vec![value.to_string(); 4]).collect();
    // All Souffles but a 5♣ and the 7♦ and 7♠ are in the deck or the column; the Rencontre deck is whole.
    scene = scene.edit(|p| {
        let mut used: Vec<_> = p.souffles.rows.into_iter().flatten().collect();
        used.extend(p.souffles.dominantes.iter().flatten().map(|dominante| dominante.card));
        p.souffles.deck = numbers(&everything.join(" "));
        let gone = [number("5♣", &[]), number("7♦", &[]), number("7♠", &[])];
        p.souffles.deck.retain(|card| !used.contains(card) && !gone.contains(card));
        // Of the right player's Pack two 4s and a 10 are spent.
        let right = &mut p.hordes[1];
        right.hand = numbers("9");
        right.pack = numbers(&everything.join(" "));
        let spent = [number("4♥", &[]), number("4♦", &[]), number("10♠", &[])];
        right.pack.retain(|card| !right.hand.contains(card) && !spent.contains(card));
    });
    let table = scene.play();
    for me in [SeatSet::NONE, SeatSet::one(Seat(0)), SeatSet::one(Seat(1))] {
        look_in(Language::En, &table.game, &table.state, me, |context| {
            let all = page(&table.game, context);
            assert!(all.contains("Souffles gone5♣, 7♦♠"), "{all}");
            assert!(all.contains("Rencontres discardednone"));
            assert!(all.contains("Puissances spent or lost, Bob <&\"'>4\u{a0}×2, 10"));
            // Four wait in Aval, one stands on the terrain, the Vif is empty.
            assert!(all.contains(
                "Out of the game, ZoéTraceur\u{a0}×2, Combattante\u{a0}×3, Ailier\u{a0}×3, Feuleuse\u{a0}×3"
            ));
        });
    }
}

/// HC-9.2: the open Corroyeur took a character as soon as the actions were closed, though an Attaque could still have
/// been paid for.
#[test]
fn hc_9_2_a_word_before_an_open_rencontre_takes_somebody() {
    let warned = |terrain: &str, slots: &str, hand: &str| {
        let table = Scene::solo().terrain(terrain).rencontres(slots).hand(hand).aval("").play();
        let warning = table.game.warning(&table.state, Seat(0), &Action::EndActions);
        warning.map(|warning| Texts::new(Horde::TEXTS).unwrap().say(Language::En, &warning, &[]))
    };
    let all = "T@B2 C@A3 A@B3 F@C3";
    let said = warned(all, "? ? roi ?", "4 2").expect("an Attaque can be paid for");
    let told = "Certain loss: the Feuleuse (the Corroyeur, above C). Your cards can still pay for an Attaque (4).";
    assert_eq!(said, told);
    let two = warned("T@B2 C@A3 A@C2 F@C3", "? ? roi ?", "4 2").expect("an Attaque can be paid for");
    assert!(two.contains(" and 1 character more (the Corroyeur, above C)"), "{two}");
    assert_eq!(warned(all, "? ? roi ?", "2"), None, "nothing can be done about it");
    assert_eq!(warned(all, "? ? as ?", "4 2"), None, "an ace takes nobody");
    let hurt = warned("T@B2 C@A3 A@B3 F@C3(w)", "? ? valet ?", "2").expect("Repos can be paid for");
    assert!(hurt.contains("the Poursuite") && hurt.contains("Repos (1)"), "{hurt}");
    let pushed = warned(all, "? ? roi ?", "3").expect("a Provocation leads out of the column");
    assert!(pushed.contains("a Provocation out of that column (3)"), "{pushed}");
    assert_eq!(warned(all, "roi roi roi roi", "3"), None, "there is nowhere to go");
}

/// HC-8.10, HC-10.14: the whole hand could be burnt without a word.
#[test]
fn hc_8_10_hc_10_14_a_word_before_cards_and_points_are_lost_for_nothing() {
    let warned =
        |table: &Table, action: Action| table.game.warning(&table.state, Seat(0), &action).map(|message| message.key);
    let card = |table: &Table| {
        table.actions().into_iter().find(|action| matches!(action, Action::Play { .. })).expect("a card")
    };
    let all = "T@B2 C@A3 A@B3 F@C3";
    // Actions: an action can still be paid for, or there is none at all.
    let mut table = Scene::solo().terrain(all).hand("9 9").play();
    assert_eq!(warned(&table, card(&table)), None);
    table.play_value(9);
    assert_eq!(warned(&table, Action::EndActions), Some("warning-points-lost"));
    let alone = Scene::solo().terrain("F@B3").hand("9").play();
    assert_eq!(warned(&alone, card(&alone)), Some("warning-card-idle"));
    // The wind: on row 3 the Feuleuse holds 1 of 4, and the cell below is empty.
    let mut wind = Scene::solo().terrain("T@B2 F@C3").winds("2/4/4/2").hand("5 9").aval("").play();
    wind.act(Action::EndActions);
    assert_eq!(warned(&wind, Action::Commit { points: 0 }), None, "the Traceur stays, and a row is still to come");
    wind.act(Action::Commit { points: 0 });
    wind.play_value(5);
    assert_eq!(warned(&wind, Action::Commit { points: 0 }), Some("warning-points-unused"));
    assert_eq!(warned(&wind, Action::Commit { points: 4 }), None);
    assert_eq!(warned(&wind, card(&wind)), Some("warning-card-idle"));
}

/// HC-14.1: two formations are asked for in a turn of the competition, and the board says whose it shows.
#[test]
fn hc_14_1_the_banner_names_whose_formation_it_is() {
    let table = Scene::competition().terrain("T@B2").play();
    for seat in [Seat(0), Seat(1)] {
        look(&table.game, &table.state, SeatSet::one(seat), |context| {
            let drawn = table.game.scene(context).svg(Output::Page);
            for (own, name) in ["Zoé", "Bob"].into_iter().enumerate() {
                let (_, banner) = drawn.split_once(&format!("id=\"banner-{own}\"")).expect("a banner");
                let banner = banner.split("</g>").next().unwrap_or("");
                assert!(banner.contains(name), "{banner}");
            }
        });
    }
}

/// A character says what its role can do, and how it stands to its place.
#[test]
fn hc_8_5_a_character_can_be_read() {
    let table = Scene::solo().step(Step::Moves).terrain("T@B4 C@A3").play();
    look_in(Language::En, &table.game, &table.state, SeatSet::one(Seat(0)), |context| {
        let drawn = page(&table.game, context);
        let told = "B4: Traceur, its place: one movement away. Resistance 4; moves one or two cells straight along a row or a column; \
                    Provocation, 3 points; nothing to fear from the Corroyeur.";
        assert!(drawn.contains(told), "{drawn}");
    });
}

/// HC-3.2: discards were drawn as blank cards.
#[test]
fn hc_3_2_a_discard_shows_a_face() {
    let table = Scene::solo().terrain("T@B2").winds("3/3/3/3").hand("9").pack("4 5").play();
    look(&table.game, &table.state, SeatSet::one(Seat(0)), |context| {
        let drawn = table.game.scene(context).svg(Output::Page);
        let (_, pile) = drawn.split_once("id=\"pack-discard-0\"").expect("the discard");
        let pile = pile.split("id=\"").next().unwrap_or("");
        assert!(pile.matches("<text").count() > 1, "the count, and the index of the card: {pile}");
    });
}
