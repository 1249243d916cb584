//! What must be met on a small screen: the last throw, facings under a finger, letters that can be read, armies to take.

use crate::common::{OPEN, Table, options};
use galerne_draw::text::Speech;
use galerne_draw::{Output, Picture, PictureContext};
use galerne_engine::{Positions, Rules, Seat, SeatSet, View, Viewer, Words};
use galerne_onb::{Action, Event, Onb};
use galerne_texts::{Language, Texts};
use serde_json::json;
use std::collections::BTreeMap;

/// The board as who plays the first seat has it drawn.
fn board(table: &Table, events: &[Event]) -> String {
    let (texts, me) = (Texts::new(Onb::TEXTS).unwrap(), SeatSet::one(Seat(0)));
    let names = ["Zoé", "Bob"].map(str::to_owned).to_vec();
    let view = View::new(&table.game, &table.state, Viewer(me));
    let context = PictureContext {
        view: &view,
        events,
        me,
        speech: Speech::new(&texts, Language::Fr, &names),
        switches: &BTreeMap::new(),
    };
    table.game.scene(&context).svg(Output::Page)
}

/// ON-8.5: a blow that fell before the round ended is still there when one is asked again, until one does something.
#[test]
fn on_8_5_the_last_throw_stays_beside_its_target_until_the_next_deed() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 2), ("orque", 1, 4, 3, 6)]);
    let mut events = Vec::new();
    table.take(1).go(Action::Attack { weapon: 0, target: 0 });
    events.append(&mut table.events);
    table.roll(2);
    events.append(&mut table.events);
    assert!(board(&table, &events).contains("Manqué"), "the throw lies on the board");
    let who =
        events.iter().find_map(|event| if let Event::Rolled { target, .. } = event { Some(*target) } else { None });
    let others = events.iter().find_map(|event| if let Event::Rolled { who, .. } = event { Some(*who) } else { None });
    events.push(Event::Activated { who: others.unwrap() });
    events.push(Event::RoundBegan { round: 2 });
    assert!(board(&table, &events).contains("Manqué"), "others go on, and a new round begins");
    events.push(Event::Activated { who: who.unwrap() });
    assert!(!board(&table, &events).contains("Manqué"), "one's own deed takes it away");
}

/// On the widest board a telephone shows a cell of 40 as about 20 pixels: a finger needs 88 of the board's units.
#[test]
fn on_5_11_a_facing_is_as_wide_as_a_finger() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 5, 3, 2), ("orque", 1, 11, 5, 6)]);
    table.take(0).go(Action::End);
    assert!(table.may(Action::Face(0)));
    let board = board(&table, &[]);
    assert_eq!(board.matches("id=\"s0-turn-").count(), 8);
    // The rim of an eighth of a circle round a base of one cell.
    let (radius, eighth) = (20.0 + 100.0f32, 22.5f32.to_radians());
    assert!(2.0 * radius * eighth.sin() >= 88.0);
    assert!(board.contains("110.87 -45.92"), "the eighth reaches that far");
}

/// ON-4.10: whatever the points of a table, ready-made armies can be taken in one touch, and they are legal ones.
#[test]
fn on_4_10_ready_made_armies_fit_every_size() {
    for points in [60, 100, 150, 200, 300, 400] {
        let game = Onb::new(&options(json!({ "points": points })), 2).unwrap();
        let (state, seat) = (game.start(), Seat(0));
        let mut legal = Vec::new();
        game.actions(&state, seat, &mut legal);
        let printed = legal.iter().filter(|action| matches!(action, Action::Ready(_))).count();
        let errands = game.errands(&state, seat);
        assert!(printed + errands.len() >= 3, "{points} points: {printed} printed, {} made to size", errands.len());
        assert!(points != 200 || errands.is_empty(), "printed for 200 points");
        for errand in errands {
            let mut state = game.start();
            for action in &errand.actions {
                game.check(&state, seat, action).unwrap_or_else(|refusal| panic!("{points}: {refusal}"));
                game.act(&mut state, seat, *action, &mut ());
            }
            assert!(game.check(&state, seat, &Action::Lock).is_ok());
            let spent: u64 = game.describe(&state).armies[0].as_ref().map_or(0, |list| {
                list.iter()
                    .map(|(id, n)| {
                        u64::from(game.library().kinds[game.library().kind(id).unwrap()].cost) * u64::from(*n)
                    })
                    .sum()
            });
            assert!(spent <= points && 10 * spent >= 7 * points, "{spent} of {points} points");
        }
    }
}

/// ON-7.7: of ways that cost the same, the one with fewest turns.
#[test]
fn on_7_7_a_walk_over_open_ground_turns_once_at_most() {
    let mut table = Table::new(&["................"; 8], json!({}), &[("loup", 0, 1, 1, 2), ("orque", 1, 15, 7, 6)]);
    table.take(0);
    for errand in table.game.errands(&table.state, Seat(0)) {
        let ways: Vec<u8> = errand
            .actions
            .iter()
            .filter_map(|action| if let Action::Step { direction, .. } = action { Some(*direction) } else { None })
            .collect();
        let turns = ways.windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert!(turns <= 1, "{:?}: {ways:?}", errand.targets);
    }
}

/// ON-3.3: recruits are told as one speaks of them.
#[test]
fn on_4_10_recruits_have_their_article() {
    let game = Onb::new(&options(json!({})), 2).unwrap();
    let mut state = game.start();
    let wolf = game.library().kind("loup").unwrap() as u8;
    let mut events: Vec<Event> = Vec::new();
    game.act(&mut state, Seat(0), Action::Add(wolf), &mut events);
    let (texts, names) = (Texts::new(Onb::TEXTS).unwrap(), ["Zoé", "Bob"].map(str::to_owned).to_vec());
    let said = |language| Speech::new(&texts, language, &names).say(&game.tell(&events[0]));
    assert_eq!(said(Language::En), "Zoé recruits a Grey Wolf.");
    assert_eq!(said(Language::Fr), "Zoé recrute un Loup gris.");
}

/// Between two cells there is no ground that belongs to neither.
#[test]
fn on_7_7_every_point_of_a_cell_is_the_cell() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 2), ("orque", 1, 11, 5, 6)]);
    table.take(0);
    let board = board(&table, &[]);
    let cells: Vec<&str> = board.split('<').filter(|node| node.contains("id=\"to-")).collect();
    assert!(cells.len() > 20);
    for cell in cells {
        assert!(cell.contains("width=\"40\"") && cell.contains("height=\"40\""), "{cell}");
    }
}

/// A base of two by two cells stands with its middle where one points: where four cells meet.
#[test]
fn on_2_7_a_large_base_goes_where_it_is_pointed() {
    let mut table = Table::new(&OPEN, json!({}), &[("ogre", 0, 3, 2, 2), ("garde", 1, 11, 5, 6)]);
    table.take(0);
    let board = board(&table, &[]);
    let middles: Vec<&str> = board.split('<').filter(|node| node.contains("id=\"mid-")).collect();
    assert!(middles.len() > 10);
    for middle in middles {
        let at = middle.split_once("id=\"mid-").and_then(|(_, rest)| rest.split_once('"')).unwrap().0;
        assert!(middle.contains(&format!("cell-{at}\"")), "{middle}");
    }
}

/// ON-8.6: nobody loses more than is left.
#[test]
fn on_8_6_the_die_on_the_board_tells_what_was_really_lost() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 2), ("orque", 1, 4, 3, 6)]);
    let mut events = Vec::new();
    table.take(1).go(Action::Attack { weapon: 0, target: 0 });
    events.append(&mut table.events);
    table.roll(18);
    events.append(&mut table.events);
    let mut lost = 0;
    for event in &mut events {
        if let Event::Lost { loss, .. } = event {
            (lost, *loss) = (*loss, 1);
        }
    }
    let board = board(&table, &events);
    assert!(lost > 1 && board.contains(">−1") && !board.contains(&format!(">−{lost}")), "lost {lost}");
}

/// ON-7.21: of runs that are worth the same the straightest is gone; to come from behind it turns aside and back.
#[test]
fn on_7_21_a_charge_over_open_ground_turns_twice_at_most() {
    for y in 0..8 {
        let figures = [("loup", 0, 1, 3, 2), ("garde", 1, 7, y, 6)];
        let mut table = Table::new(&["................"; 8], json!({}), &figures);
        table.take(0);
        for errand in table.game.errands(&table.state, Seat(0)) {
            if !matches!(errand.actions.first(), Some(Action::Charge(_))) {
                continue;
            }
            let step =
                |action: &Action| if let Action::Step { direction, .. } = action { Some(*direction) } else { None };
            let ways: Vec<u8> = errand.actions.iter().filter_map(step).collect();
            let turns = ways.windows(2).filter(|pair| pair[0] != pair[1]).count();
            assert!(turns <= 2, "{y}: {ways:?}");
        }
    }
}
