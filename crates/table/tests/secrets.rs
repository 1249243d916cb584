//! What a table sends to one reader does not depend on what it hides from them: two tables that differ in nothing but a secret.

mod common;

use common::who;
use galerne_catalog::Move;
use galerne_engine::{Random, Seat, Streams, Turn, Viewer};
use galerne_table::{Audience, Bounds, Connection, OpenTable, Order, Since, Wants, Who, Wrote};
use serde_json::{Value, json};

/// The players, and a spectator.
fn readers() -> [Who; 3] {
    [who(0), who(1), Who { person: None, token: None }]
}

fn carry_out(open: &mut OpenTable, order: &Order, luck: &mut Streams) {
    let write = open.execute(order, None, luck).unwrap();
    assert!(open.wrote(Wrote::Durable), "{write:?}");
}

/// What each reader is sent of the first chance whose outcome is named by `key`, of which the `pick`-th is drawn; and then, anew, of
/// the whole table. Everything before it is the same for every pick.
fn sent(game: &str, options: &Value, key: &str, pick: usize, wants: Wants) -> [String; 3] {
    let mut open = OpenTable::open(common::saved(&common::NAMES, game, options), Bounds::default()).unwrap();
    let (mut luck, mut random) = (Streams::new(3), Random::new(3));
    let connect = |open: &mut OpenTable, first: u64| {
        let mut pages = Vec::new();
        for (id, who) in (first..).zip(readers()) {
            let audience = Audience { wants, ..Audience::default() };
            pages.push(open.subscribe(Connection::new(id, who, audience), &Since::default()).0);
        }
        pages
    };
    connect(&mut open, 0);
    for _ in 0..2_000 {
        let Some(secret) = secret_due(&open, key, pick) else {
            let order = step(&open, &mut random).unwrap_or_else(|| panic!("{game} ended without a {key}"));
            carry_out(&mut open, &order, &mut luck);
            continue;
        };
        open.tell();
        carry_out(&mut open, &secret, &mut luck);
        let mut all = [const { String::new() }; 3];
        for message in open.tell() {
            for id in message.to {
                all[id as usize] += &message.text;
            }
        }
        for (all, page) in all.iter_mut().zip(connect(&mut open, 3)) {
            assert!(!page.is_empty());
            *all += &page;
        }
        return all;
    }
    panic!("{game} never draws a {key}");
}

/// The `pick`-th outcome of the chance that is due, if it is one of those.
fn secret_due(open: &OpenTable, key: &str, pick: usize) -> Option<Order> {
    let outcome = open.table().now().chance()?.outcomes?.into_iter().nth(pick)?.chance;
    outcome.get(key).is_some().then_some(Order::Outcome(outcome))
}

/// Whatever else comes next: a throw or a random decision.
fn step(open: &OpenTable, random: &mut Random) -> Option<Order> {
    let moment = open.table().now();
    match moment.turn() {
        Turn::Over => None,
        Turn::Chance(_) => Some(Order::Roll),
        Turn::Decide(seats) => {
            let seat = seats.lowest()?;
            let choice = moment.advise("random", seat, random).unwrap();
            Some(Order::Act { seat, by: Move::Id(choice.id) })
        }
    }
}

fn assert_hidden(game: &str, options: &Value, key: &str) {
    for wants in [Wants::Data, Wants::Regions] {
        let [one, other] = [0, 2].map(|pick| sent(game, options, key, pick, wants));
        let differ: Vec<usize> = (0..3).filter(|&reader| one[reader] != other[reader]).collect();
        // The player who drew it, whose seat the game decides; never the spectator.
        assert!(differ == [0] || differ == [1], "{game}: a {key} is seen by the readers {differ:?}");
    }
}

/// Who may say, where real cards are drawn, which card came: the one who draws it. A list that shows the whole stock tells the others nothing
/// yet, but what they choose from it would be in another's hand.
fn assert_told_by_its_owner(game: &str, options: &Value, key: &str) {
    let mut open = OpenTable::open(common::saved(&common::NAMES, game, options), Bounds::default()).unwrap();
    let (mut luck, mut random) = (Streams::new(3), Random::new(3));
    let (mut seen, mut told) = (0, 0);
    for _ in 0..2_000 {
        if secret_due(&open, key, 0).is_some() {
            let moment = open.table().now();
            let may = [0, 1].map(|seat| moment.may_read_outcomes(Viewer::seat(Seat(seat))));
            // Where the list would show the one who draws what the other holds, the program draws.
            assert!(!(may[0] && may[1]), "{game}: a {key} may be told by {may:?}");
            told += usize::from(may[0] || may[1]);
            assert!(!moment.may_read_outcomes(Viewer::SPECTATOR), "{game}: a {key} may be told by whoever looks on");
            seen += 1;
            if seen == 3 {
                assert!(told > 0, "{game}: nobody may tell a {key}");
                return;
            }
        }
        let order = step(&open, &mut random).unwrap_or_else(|| panic!("{game} ended without three of {key}"));
        carry_out(&mut open, &order, &mut luck);
    }
    panic!("{game} draws too few of {key}");
}

#[test]
fn ww_2_31_ww_12_22_a_real_consumable_is_told_by_whoever_draws_it() {
    let options = json!({ "mode": "race2", "consumables": true, "compose": "preset" });
    assert_told_by_its_owner("windwalkers", &options, "consumable");
    assert_told_by_its_owner("pluvionautes", &Value::Null, "card");
}

#[test]
fn pl_10_2_a_mission_is_sent_to_its_owner_alone() {
    assert_hidden("pluvionautes", &Value::Null, "card");
}

#[test]
fn ww_2_31_ww_12_22_a_consumable_is_sent_to_its_owner_alone() {
    let options = json!({ "mode": "race2", "consumables": true, "compose": "preset" });
    assert_hidden("windwalkers", &options, "consumable");
}
