//! Sections 1 to 5: the game, its cards, what is seen, the set-up, the turn.

mod common;

use common::*;
use galerne_engine::{
    Event as _, Luck as _, Positions as _, Referee, Rules as _, Seat, SeatSet, Secrets as _, Streams, Turn, View,
    Viewer,
};
use galerne_horde::{
    Action, AilierColour, Cell, DominantePosition, Event, Figure, Footing, Horde, Options, Role, Step, Suit,
};

#[test]
fn hc_1_1_one_or_two_players() {
    assert!(Horde::new(&Options::default(), 1).is_ok() && Horde::new(&Options::default(), 2).is_ok());
    for seats in [0, 3, 4] {
        assert_eq!(Horde::new(&Options::default(), seats).unwrap_err().rule.0, "HC-1.1");
    }
}

#[test]
fn hc_1_2_the_suit_of_the_dominante_names_the_formation() {
    for (card, terrain) in [
        ("5♥", "T@B2 C@A3 A@B3 F@C3"),
        ("5♥", "T@B2 C@B4 A@B3 F@C3"),
        ("5♦", "T@C2 C@D3 A@B3 F@C4"),
        ("5♦", "T@C2 C@D3 A@A4 F@C4"),
        ("5♣", "T@B2 C@C2 A@C4 F@B3"),
        ("5♠", "T@C1 C@D2 A@A2 F@B3"),
    ] {
        for named in ["6♥", "6♦", "6♣", "6♠"] {
            let held = held(Scene::solo().dominante(named).terrain(terrain));
            assert_eq!(held, named.ends_with(card.chars().last().unwrap()), "{terrain} under {named}");
        }
    }
}

#[test]
fn hc_2_9_a_held_formation_says_whether_the_first_cells_were_used() {
    for (card, terrain, on) in [
        ("6♥", "T@B2 C@A3 A@B3 F@C3", Footing::Primary),
        ("6♥", "T@B2 C@B4 A@B3 F@C3", Footing::Alternative),
        ("6♦", "T@C2 C@D3 A@B3 F@C4", Footing::Primary),
        ("6♠", "T@C1 C@D2 A@A2 F@B3", Footing::Alternative),
    ] {
        let table = unmoved(Scene::solo().dominante(card).terrain(terrain));
        let footing = table.events.iter().find_map(|event| match event {
            Event::Conform { on, .. } => Some(*on),
            _ => None,
        });
        assert_eq!(footing, Some(on), "{terrain}");
    }
}

/// HC-2.10: when the Dominante is named and when a formation is missed, it is told whether the Ailier's diagonals lead there at all.
#[test]
fn hc_2_10_an_ailier_stuck_on_the_wrong_colour_is_told() {
    let mirror = [("formation_mirror", "true")];
    let pairs = [("formation_set", "pairs")];
    for (words, terrain, wanted) in [
        (&[][..], "T@B2 C@A3 F@C3", AilierColour::Absent),
        (&[][..], "T@B2 C@A3 A@A2 F@C3", AilierColour::Right),
        (&[][..], "T@B2 C@A3 A@C3 F@B3", AilierColour::Wrong),
        // The mirror image of B3 is C3, which is light.
        (&mirror[..], "T@B2 C@A3 A@D4 F@B3", AilierColour::Right),
        (&mirror[..], "T@B2 C@A3 A@A2 F@C3", AilierColour::Right),
        // Of two cells side by side one has either colour.
        (&pairs[..], "T@A1 C@A3 A@D4 F@D1", AilierColour::Right),
    ] {
        let missed = unmoved(Scene::with(words, 1).dominante("6♥").terrain(terrain));
        let told = missed.events.iter().find_map(|event| match event {
            Event::Missed { ailier, .. } => Some(*ailier),
            _ => None,
        });
        assert_eq!(told, Some(wanted), "{terrain} at the end of the turn");
        let morning = Scene::with(words, 1).terrain(terrain).edit(|p| p.souffles.dominantes[0] = None);
        let mut morning = morning.souffle_deck("5♥ 8♥").hand("2 3 4 5").step(Step::Cull).play();
        morning.act(Action::EndTurn).feed(souffle("5♥")).feed(souffle("8♥"));
        let told = morning.events.iter().find_map(|event| match event {
            Event::Dominante { ailier, .. } => Some(*ailier),
            _ => None,
        });
        assert_eq!(told, Some(wanted), "{terrain} at its beginning");
    }
}

/// Whether the formation is held at the end of a turn in which nothing moves any more.
fn held(scene: Scene) -> bool {
    unmoved(scene).cited("HC-11.2")
}

fn unmoved(scene: Scene) -> Table {
    let mut table = scene.hand("2").play();
    table.act(Action::EndActions);
    while matches!(table.step(), Step::Power | Step::Wind) {
        let stay = if table.step() == Step::Power { Action::Commit { points: 0 } } else { Action::WindStay };
        table.act(stay);
    }
    table
}

#[test]
fn hc_1_3_won_when_the_souffles_are_used_up_lost_when_the_pack_is() {
    let mut won = Scene::solo()
        .edit(|p| p.souffles.dominantes[0] = None)
        .souffle_deck("")
        .winds("-/-/-/7♥")
        .step(Step::Cull)
        .play();
    won.act(Action::EndTurn);
    assert!(won.won());
    let mut lost = Scene::solo().hand("2").pack("").play();
    lost.act(Action::EndActions);
    assert_eq!((lost.game.turn(&lost.state), lost.won()), (Turn::Over, false));
}

#[test]
fn hc_1_4_in_competition_more_characters_win() {
    let mut table = Scene::competition()
        .edit(|p| {
            p.souffles.deck.clear();
            p.souffles.rows[3] = Some(number("7♥", &[]));
            for dominante in p.souffles.dominantes.iter_mut().flatten() {
                (dominante.card, dominante.fallback) = (number("7♥", &[]), true);
            }
            p.step = Step::Cull;
            p.hordes[1].aval.truncate(2);
        })
        .play();
    table.act(Action::EndTurn).act(Action::EndTurn);
    assert_eq!(table.game.standings(&table.state).winners, SeatSet::one(Seat(0)));
}

#[test]
fn hc_1_5_a_conform_turn_burns_four_souffles_a_missed_one_costs_four_cards() {
    let turn = |terrain: &str| {
        let mut table = Scene::solo().terrain(terrain).winds("2/3/2/2").souffle_deck("10 10 10 10 9").hand("5").play();
        table.act(Action::EndActions).commit(0);
        if table.step() == Step::Wind {
            table.act(Action::WindStay);
        }
        if table.step() == Step::Power {
            table.play_value(5).commit(1);
        }
        while table.step() == Step::Wind {
            table.act(Action::WindStay);
        }
        table.any_cards();
        table
    };
    let (held, missed) = (turn("T@B2 C@A3 A@B3 F@C3"), turn("T@B2 C@A3 A@B3"));
    assert_eq!((held.winds().matches('-').count(), held.camp(0).pack.len()), (1, 5));
    assert_eq!((missed.winds().matches('-').count(), missed.camp(0).pack.len()), (0, 1));
}

/// Pace: with every formation held, the game is won at the end of turn 9; with one missed, of turn 10.
#[test]
fn hc_1_6_nine_conform_turns_win() {
    for (missed, turns) in [(0u8, 9), (1, 10), (2, 11), (3, 12)] {
        let mut table = Table::start(&[("formation_penalty", "0"), ("hand_size", "1")], 1);
        let mut to_miss = missed;
        loop {
            table.any_cards();
            if table.game.turn(&table.state) == Turn::Over {
                break;
            }
            // Placing the four by hand is quicker than walking: the pace is what is counted here.
            let mut position = table.position();
            if position.step == Step::Entry {
                position.step = Step::Actions;
                position.rencontres.slots = vec![None; 4];
                if to_miss > 0 {
                    to_miss -= 1;
                } else {
                    let suit = position.souffles.dominantes[0].as_ref().unwrap().card.suit();
                    position.hordes[0].terrain = formation(suit);
                    position.hordes[0].aval.retain(|card| card.suit() != Suit::Carreau);
                    position.hordes[0].vif.retain(|card| card.suit() != Suit::Carreau);
                }
                position.hordes[0].hand = numbers("10 10 10 10 9 9 9 9");
                position.hordes[0].pack = numbers("2 2 2 2");
                table.state = table.game.restore(&position).unwrap();
                continue;
            }
            let action = match table.step() {
                Step::Actions => Action::EndActions,
                Step::Power => {
                    let wanted = 9;
                    if table.pool() < wanted && !table.hand().is_empty() {
                        Action::Play { card: table.me().hand[0] }
                    } else {
                        Action::Commit { points: table.pool().min(wanted) }
                    }
                }
                Step::Wind => Action::WindStay,
                Step::Cull => {
                    let mut position = table.position();
                    position.hordes[0].terrain.clear();
                    table.state = table.game.restore(&position).unwrap();
                    Action::EndTurn
                }
                step => panic!("{step:?}"),
            };
            table.act(action);
        }
        assert!(table.won(), "{missed} missed");
        assert_eq!(table.position().turn, turns, "{missed} missed");
    }
}

fn formation(suit: Suit) -> Vec<galerne_horde::StandingPosition> {
    let set = galerne_horde::FormationSet::named("horde_a").unwrap();
    Role::ALL
        .into_iter()
        .map(|role| galerne_horde::StandingPosition {
            card: Figure::new(role as u8, Suit::Carreau).unwrap(),
            cell: cell(&set.of(suit).cells(role)[0]),
            wounded: false,
        })
        .collect()
}

#[test]
fn hc_2_4_only_the_suit_of_the_dominante_matters() {
    let with = |suit: Suit| {
        let mut table = Scene::solo()
            .terrain("T@B2 C@A3")
            .winds("2/6/5/2")
            .edit(|p| {
                for standing in &mut p.hordes[0].terrain {
                    standing.card = Figure::new(standing.card.rank(), suit).unwrap();
                }
                p.hordes[0].aval.clear();
            })
            .hand("2")
            .play();
        table.act(Action::EndActions).play_value(2).commit(2);
        table.terrain()
    };
    assert_eq!(Suit::ALL.map(with), ["T@B2 C@A4(w)"; 4].map(str::to_owned));
}

#[test]
fn hc_2_6_hc_2_8_rows_columns_and_one_character_per_cell() {
    assert_eq!(Cell::named("B3").map(|cell| (cell.column().letter(), cell.row())), Some(('B', 3)));
    for bad in ["", "B", "B0", "B5", "I1", "b3", "B33", "É3"] {
        assert_eq!(Cell::named(bad), None, "{bad}");
    }
    let table = Scene::solo().terrain("T@B2 C@C2").step(Step::Moves).play();
    let refused = table.refused(Action::Move { role: Role::Traceur, cell: cell("C2") });
    assert_eq!(refused, ("refused-cell-occupied", "HC-12.1"));
    let mut two = Scene::solo().terrain("T@B2 C@B2");
    two.position.step = Step::Moves;
    assert_eq!(two.game.restore(&two.position).unwrap_err().rule.0, "HC-2.6");
}

#[test]
fn hc_2_7_a_souffle_blows_on_its_row_and_a_rencontre_watches_its_column() {
    let mut table = Scene::solo().terrain("T@A1 C@D4").winds("4/9/9/3").rencontres("- ? dame -").play();
    table.act(Action::EndActions);
    assert_eq!(table.step(), Step::Power, "the Rencontres of B and C see nobody");
    table.commit(0).commit(0);
    assert_eq!(table.terrain(), "T@A1 C@D4", "Force 4 on row 1, Force 3 on row 4");
}

#[test]
fn hc_3_1_a_state_is_written_down_and_read_back() {
    let scene = Scene::solo().terrain("T@B2 C@C3(w)").rencontres("? dame - as").winds("7/5/-/2").hand("2 4");
    let table = Scene { game: scene.game.clone(), position: scene.position.clone() }.play();
    let again = table.position();
    let json = serde_json::to_string(&again).unwrap();
    assert_eq!(table.game.restore(&serde_json::from_str(&json).unwrap()).unwrap(), table.state);
    for (edit, rule) in [
        (r#"{"edit":"two 10♥ in the Pack"}"#, "HC-2.2"),
        (r#"{"edit":"a Souffle twice"}"#, "HC-2.3"),
        (r#"{"edit":"three Hordes"}"#, "HC-1.1"),
        (r#"{"edit":"a row outside Phase 5"}"#, "HC-3.1"),
    ] {
        let mut bad = again.clone();
        match rule {
            "HC-2.2" => {
                let twice = bad.hordes[0].hand[0];
                bad.hordes[0].pack.push(twice);
            }
            "HC-2.3" => bad.souffles.deck.extend(bad.souffles.rows[0]),
            "HC-1.1" => bad.hordes.push(bad.hordes[0].clone()),
            _ => bad.row = 2,
        }
        assert_eq!(table.game.restore(&bad).unwrap_err().rule.0, rule, "{edit}");
    }
}

/// HC-6.3, HC-10.13, HC-13.1: positions that no game can reach are refused, each by the rule it breaks.
#[test]
fn hc_3_1_a_position_beyond_the_rules_is_refused() {
    let refused = |scene: Scene| scene.game.restore(&scene.position).map(|_| ()).unwrap_err().rule.0;
    let fallback = |card: &str| DominantePosition { card: number(card, &[]), fallback: true };
    let scene = || Scene::solo().terrain("T@B2").winds("3♥/4♥/5♥/6♥").souffle_deck("");
    let falls = |card: &str| scene().edit(|p| p.souffles.dominantes[0] = Some(fallback(card)));
    falls("6♥").play();
    assert_eq!(refused(falls("6♥").souffle_deck("9♣")), "HC-6.3", "a deck that has cards needs no fallback");
    assert_eq!(refused(falls("9♣").souffle_deck("9♣")), "HC-6.3", "the card lies in the deck");
    assert_eq!(refused(falls("9♣")), "HC-6.3", "the card has long been discarded");
    assert_eq!(refused(falls("5♥")), "HC-6.3", "not the lowest row");
    // Nothing in the column: not before the formation is checked; and with nothing in the deck either, the game is over.
    let calm = || Scene::solo().terrain("T@B2");
    assert_eq!(refused(calm()), "HC-6.3");
    assert_eq!(refused(calm().souffle_deck("")), "HC-6.3");
    let evening = || calm().step(Step::Cull).edit(|p| p.souffles.dominantes[0] = None);
    evening().play();
    assert_eq!(refused(evening().souffle_deck("")), "HC-13.1");
    for step in [Step::Moves, Step::Actions, Step::Cull] {
        assert_eq!(refused(scene().step(step).edit(|p| p.hordes[0].soutien = true)), "HC-10.13", "{step:?}");
    }
    assert_eq!(refused(scene().step(Step::Moves).edit(|p| p.hordes[0].pool = 3)), "HC-12.9");
}

#[test]
fn hc_3_2_hands_and_looked_at_cards_are_the_owners_secret() {
    let mut table = Scene::competition().terrain("A@B3").play();
    table.play_value(10);
    table.act(Action::Aide);
    let mut outcomes = vec![];
    table.game.outcomes(&table.state, &mut outcomes);
    assert_eq!(outcomes.len(), 6);
    table.feed(outcomes[0].0);
    table.feed({
        let mut rest = vec![];
        table.game.outcomes(&table.state, &mut rest);
        rest[0].0
    });
    let pick = table.actions();
    table.act(pick[0]);
    let [mine, theirs, nobodys] = [Viewer::seat(Seat(0)), Viewer::seat(Seat(1)), Viewer::SPECTATOR]
        .map(|viewer| table.game.describe(View::new(&table.game, &table.state, viewer).state()));
    assert_eq!(mine.hordes[0], table.camp(0));
    assert!(theirs.hordes[0].hand.is_empty() && theirs.hordes[0].top.is_none(), "the other sees neither hand nor top");
    assert_eq!(theirs.hordes[1].hand, table.camp(1).hand);
    assert!(nobodys.hordes.iter().all(|camp| camp.hand.is_empty() && camp.top.is_none()));
    assert_eq!(theirs.hordes[0].pool, mine.hordes[0].pool, "the pool is open");
    for event in &table.events {
        match table.game.redact_event(event, Viewer::seat(Seat(1))) {
            Some(Event::Looked { card, .. } | Event::Kept { card, .. }) => assert_eq!(card, None),
            Some(seen) => assert_eq!(seen, *event),
            None => panic!("{event:?} happened in the open"),
        }
    }
    // Alone there is nobody to hide from.
    let solo = Scene::solo().play();
    assert_eq!(View::new(&solo.game, &solo.state, Viewer::SPECTATOR).state(), &solo.state);
}

#[test]
fn hc_3_3_what_is_unseen_can_be_counted() {
    let table = Scene::solo().rencontres("? as - -").winds("7/5/-/2").play();
    let position = table.position();
    assert_eq!(position.rencontres.unseen.len(), 15, "all but the face-up ace");
    assert_eq!(position.souffles.deck.len(), 3);
    assert_eq!(position.hordes[0].pack.len(), 6);
}

#[test]
fn hc_3_4_discards_are_open_and_only_the_rencontres_come_back() {
    // A face-down card that leaves the line is seen.
    let mut table = Scene::solo()
        .edit(|p| p.souffles.dominantes[0] = None)
        .rencontres("- - - ?")
        .souffle_deck("5♥ 8♣")
        .step(Step::Cull)
        .play();
    table.act(Action::EndTurn).feed(souffle("5♥")).feed(souffle("8♣"));
    assert_eq!(table.step(), Step::RencontreOut);
    table.feed(rencontre("roi-pique"));
    assert!(
        table.events.contains(&Event::RencontreLeft { slot: column('D'), card: Figure::named("roi-pique").unwrap() })
    );
    assert!(!table.position().rencontres.unseen.contains(&Figure::named("roi-pique").unwrap()));
}

#[test]
fn hc_4_1_hc_4_2_hc_4_3_hc_4_4_hc_4_5_hc_4_6_set_up() {
    let mut table = Table::start(&[], 1);
    let start = table.position();
    assert_eq!((start.hordes[0].pack.len(), start.hordes[0].hand.len(), start.hordes[0].terrain.len()), (36, 0, 0));
    assert_eq!((start.hordes[0].vif.len(), table.aval().as_str()), (12, "TCAF"), "HC-4.3: the four hearts wait");
    assert!(start.hordes[0].aval.iter().all(|card| card.suit() == Suit::Coeur));
    assert_eq!(
        start.rencontres.slots,
        ["face_down", "face_down", "face_down"]
            .map(|s| Some(s.to_owned()))
            .into_iter()
            .chain([None])
            .collect::<Vec<_>>()
    );
    table.feed(souffle("2♣")).feed(souffle("3♣"));
    assert_eq!(table.winds(), "-/3♣/2♣/-", "HC-4.5: slots 3, 2, 1");
    table.feed(souffle("4♣")).feed(souffle("5♣")).feed(souffle("9♥"));
    assert_eq!(table.winds(), "5♣/4♣/3♣/2♣", "turn 1 begins with the shift");
    assert_eq!(table.step(), Step::Draw, "HC-4.6: the first cards come in Phase 2");
    let random = Table::start(&[("start_aval", "random")], 1).position();
    assert_eq!((random.hordes[0].vif.len(), random.hordes[0].aval.len()), (16, 0));
}

#[test]
fn hc_5_1_nothing_has_to_be_done() {
    let mut table = Scene::solo().terrain("T@B2").step(Step::Entry).hand("5 6").winds("3/2/3/3").play();
    table.act(Action::EndEntry).act(Action::EndMoves).act(Action::EndActions).commit(0).act(Action::WindStay);
    assert_eq!(table.terrain(), "T@B2");
}

#[test]
fn hc_5_2_empty_steps_pass_by_themselves_and_say_so() {
    let mut table = Scene::solo().terrain("T@B2(w)").aval("T").hand("").pack("2 3 4 5 6").winds("2/-/-/-");
    table.position.step = Step::Actions;
    assert_eq!(
        table.game.restore(&table.position).unwrap_err().rule.0,
        "HC-3.1",
        "no such decision is ever waited for"
    );
    let mut table = Scene::solo().terrain("T@B2").aval("T").hand("2").winds("2/4/2/2").step(Step::Moves).play();
    table.walk('T', "B1");
    assert_eq!(table.step(), Step::Actions, "nobody else can move");
    let automatic = |step| Event::Closed { seat: Seat(0), step, automatic: true };
    assert!(table.events.contains(&automatic(Step::Moves)));
    table.play_value(2);
    assert!(table.events.contains(&automatic(Step::Actions)), "two points buy nothing here");
    assert!(table.events.contains(&automatic(Step::Power)), "empty hand and pool on row 1");
    assert_eq!(table.step(), Step::Wind);
}

#[test]
fn hc_5_3_undo_stays_within_the_step_and_never_crosses_a_card() {
    let table = Scene::solo().terrain("T@B2 A@B3").hand("2 3").step(Step::Moves).play();
    let mut referee = Referee::from_position(table.game, table.state, vec!["Pietro".to_owned()]);
    let seat = Seat(0);
    referee.act(seat, Action::Move { role: Role::Traceur, cell: cell("B1") }).unwrap();
    assert!(referee.undo(seat).is_ok(), "a movement can be taken back");
    referee.act(seat, Action::EndMoves).unwrap();
    assert_eq!(referee.undo(seat).unwrap_err().rule.0, "TA-2.7", "a closed step stays closed");
    referee.act(seat, Action::Play { card: number("2♠", &[]) }).unwrap();
    assert!(referee.undo(seat).is_ok());
    referee.act(seat, Action::Play { card: number("2♠", &[]) }).unwrap();
    referee.act(seat, Action::Aide).unwrap();
    referee.roll(&mut Streams::new(1)).unwrap();
    assert_eq!(referee.undo(seat).unwrap_err().rule.0, "TA-2.4", "cards have been looked at");
    assert!(referee.events().iter().all(|event| !event.rule().0.is_empty()));
}
