//! How many bytes a step sends to the page of a player: a telephone on a train has to follow a bot too.

mod common;

use common::who;
use galerne_catalog::Move;
use galerne_engine::{Random, Seat, Streams, Turn};
use galerne_table::{Audience, Bounds, Connection, OpenTable, Order, Since, Wants, Write, Wrote};
use serde_json::{Value, json};

/// What half of the steps of a game may weigh at most.
const GOAL: usize = 8_000;
/// As many actions and throws of each game are followed.
const FOLLOWED: usize = 160;

/// The weights of the steps of a game at random, as its first player's page is sent them.
fn weights(game: &str, seats: usize, options: &Value) -> Vec<usize> {
    let saved = common::saved(&common::NAMES[..seats], game, options);
    let mut open = OpenTable::open(saved, Bounds::default()).unwrap();
    let wished = Audience { wants: Wants::Regions, ..Audience::default() };
    open.subscribe(Connection::new(0, who(0), wished), &Since::default());
    open.tell();
    let (mut luck, mut random, mut weights) = (Streams::new(11), Random::new(5), Vec::new());
    for _ in 0..FOLLOWED {
        let order = match open.table().turn() {
            Turn::Over => break,
            Turn::Chance(_) => Order::Roll,
            Turn::Decide(seats) => {
                let seat = seats.lowest().unwrap_or(Seat(0));
                let choices = open.table().now().choices(seat);
                let going_on: Vec<_> = choices.iter().filter(|choice| !choice.gives_up).collect();
                let choice = going_on[random.below(going_on.len() as u32) as usize];
                Order::Act { seat, by: Move::Id(choice.id) }
            }
        };
        assert!(matches!(open.execute(&order, None, &mut luck).unwrap(), Write::Entries(_)));
        assert!(open.wrote(Wrote::Durable));
        let steps = open.tell().into_iter().filter(|out| out.text.starts_with(r#"{"t":"step""#));
        weights.extend(steps.map(|out| out.text.len()));
    }
    weights.sort_unstable();
    weights
}

#[test]
fn half_of_the_steps_of_a_game_weigh_no_more_than_eight_kilobytes() {
    let walk = json!({ "mode": "chapter", "compose": "preset", "team": "uther_start" });
    let games = [
        ("sail-race", 2, json!({})),
        ("onb", 2, json!({ "points": 200, "armies": "random", "map": "prairie" })),
        ("horde", 2, json!({})),
        ("horde", 1, json!({})),
        ("pluvionautes", 2, json!({})),
        ("windwalkers", 1, walk),
        ("windwalkers", 1, json!({})),
        ("windwalkers", 2, json!({ "mode": "competitive" })),
    ];
    let mut medians = Vec::new();
    for (game, seats, options) in games {
        let weights = weights(game, seats, &options);
        medians.push((game, seats, weights[weights.len() / 2]));
    }
    assert!(medians.iter().all(|(_, _, median)| *median <= GOAL), "{medians:?} bytes in the median");
}
