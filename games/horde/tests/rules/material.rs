//! Sections 1 and 2: the game and what it is made of.

use crate::common::*;
use galerne_engine::{Positions as _, Rules as _, Seat, SeatSet, Turn};
use galerne_horde::{
    Action, AilierColour, Cell, Event, Figure, Figures, Footing, Horde, Number, Numbers, Options, Pile, Role, Step,
    Suit, card_id,
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
fn hc_2_1_hc_2_2_hc_2_3_two_packs_of_fifty_two_without_jokers() {
    assert_eq!((Numbers::ALL.len(), Figures::ALL.len()), (36, 16));
    assert_eq!(Numbers::ALL.iter().map(|card| u32::from(card.value())).sum::<u32>(), 216);
    for value in 2..=10 {
        assert_eq!(Numbers::ALL.iter().filter(|card| card.value() == value).count(), 4);
    }
    assert_eq!((Number::new(1, Suit::Pique), Number::new(11, Suit::Pique)), (None, None));
}

#[test]
fn hc_2_5_card_ids_name_deck_rank_and_suit() {
    for card in Numbers::ALL.iter() {
        assert_eq!(Number::named(&card.to_string()), Some(card));
    }
    for card in Figures::ALL.iter() {
        assert_eq!(Figure::named(&card.to_string()), Some(card));
    }
    let seven = Number::new(7, Suit::Pique).unwrap();
    assert_eq!(card_id(Pile::Souffle, Some(Seat(0)), seven), "souffle-7-pique");
    assert_eq!(card_id(Pile::Pack, None, seven), "pack-7-pique");
    assert_eq!(card_id(Pile::Vif, Some(Seat(1)), Figure::new(1, Suit::Coeur).unwrap()), "r:vif-dame-coeur");
    for bad in ["", "7", "11-pique", "07-pique", "+7-pique", "7-Pique", "joker-coeur", "roi", "7-coeur-"] {
        assert_eq!((Number::named(bad), Figure::named(bad)), (None, None), "{bad}");
    }
}
