//! How many bytes a step sends to the page of a player, in the games for two: a telephone on a train has to follow a bot too.

mod common;

use common::who;
use galerne_catalog::Move;
use galerne_engine::{Random, Seat, Streams, Turn};
use galerne_table::{Audience, Bounds, Connection, OpenTable, Order, Wants, Write, Wrote};
use serde_json::{Value, json};

/// What half of the steps of a game may weigh at most.
const GOAL: usize = 8_000;
/// Games that are still above it, and what they may weigh until then.
const MOST: [(&str, usize); 1] = [("pluvionautes", 9_700)];
/// As many actions and throws of each game are followed.
const FOLLOWED: usize = 160;

/// The weights of the steps of a game at random, as its first player's page is sent them.
fn weights(game: &str, options: &Value) -> Vec<usize> {
    let mut open = OpenTable::open(common::saved(game, options), Bounds::default()).unwrap();
    let wished = Audience { wants: Wants::Regions, ..Audience::default() };
    open.subscribe(Connection::new(0, who(0), wished), 0, None);
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
fn half_of_the_steps_of_a_game_weigh_no_more_than_they_do_today() {
    let games = [
        ("sail-race", json!({})),
        ("onb", json!({ "points": 200, "armies": "random", "map": "prairie" })),
        ("horde", json!({})),
        ("pluvionautes", json!({})),
    ];
    let mut medians = Vec::new();
    for (game, options) in games {
        let weights = weights(game, &options);
        medians.push((game, weights[weights.len() / 2]));
    }
    let most = |game: &str| MOST.iter().find(|(known, _)| *known == game).map_or(GOAL, |(_, most)| *most);
    assert!(medians.iter().all(|(game, median)| *median <= most(game)), "{medians:?} bytes in the median");
}
