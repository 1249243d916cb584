//! Reviews in all games: they add up, they are the same each time, and their other courses can be played.

use galerne_catalog::review::{Effort, Finding, Part, Progress, Review, Tenths};
use galerne_catalog::{AnyTable, load_record};
use galerne_engine::Seat;
use std::path::Path;
use std::sync::LazyLock;

/// One finished game of each game, as their own tests keep them; some alone, some in company.
const KEPT: [&str; 5] = [
    "sail-race/tests/records/fraction.json",
    "horde/tests/records/solo-pack_draw.json",
    "onb/tests/records/points.json",
    "pluvionautes/tests/records/solo.json",
    "windwalkers/tests/records/chapter-won.json",
];

const SMALL: Effort = Effort { screen: 2, most: 8, ways: 2, iterations: 20, steps: 6_000, figures: None };

fn finished(name: &str) -> Box<dyn AnyTable> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    load_record(&std::fs::read_to_string(games.join(name)).unwrap()).unwrap()
}

fn review(table: &dyn AnyTable) -> Review {
    table.review(&SMALL, &mut |_| true).expect("the game is over")
}

/// Made once for all tests.
static REVIEWS: LazyLock<Vec<(&str, Review)>> =
    LazyLock::new(|| KEPT.into_iter().map(|name| (name, review(&*finished(name)))).collect());

#[test]
fn in_every_game_start_luck_and_decisions_make_up_the_result() {
    for (name, found) in &*REVIEWS {
        let table = finished(name);
        let last = found.curve.last().unwrap();
        assert_eq!(last.at, table.live_entries(), "{name}");
        assert_eq!((&last.v, &last.low), (&last.high, &last.v), "{name}: the result is certain");
        for (seat, account) in found.seats.iter().enumerate() {
            let sum = account.start.0 + account.luck.0 + account.own.0 + account.others.0;
            assert_eq!(sum, account.result.0, "{name}: {account:?}");
            assert_eq!(last.v[seat], account.result, "{name}");
            let strokes: i32 = found.strokes.iter().map(|stroke| stroke.luck[seat].0).sum();
            assert_eq!(strokes, account.luck.0, "{name}");
            let own = found.stretches.iter().filter(|stretch| usize::from(stretch.seat) == seat);
            assert_eq!(own.map(|stretch| -stretch.cost.0).sum::<i32>(), account.own.0, "{name}");
        }
    }
}

#[test]
fn in_every_game_two_reviews_are_one_and_are_read_back_as_written() {
    for (name, found) in &*REVIEWS {
        let table = finished(name);
        assert_eq!(*found, review(&*table), "{name}");
        let text = serde_json::to_string(found).unwrap();
        // What it cost is for who measures, and is not kept.
        let kept = Review { steps: 0, ..found.clone() };
        assert_eq!(serde_json::from_str::<Review>(&text).unwrap(), kept, "{name}");
    }
}

#[test]
fn in_every_game_the_maitres_line_can_be_played_from_that_very_position() {
    for (name, found) in &*REVIEWS {
        let table = finished(name);
        for stretch in found.stretches.iter().filter(|stretch| stretch.finding != Finding::Same) {
            let other = table.instead(stretch.from, stretch.to, Seat(stretch.seat), &stretch.line);
            let other = other.unwrap_or_else(|why| panic!("{name}, {stretch:?}: {why}"));
            assert_eq!(other.line_ends, stretch.from + stretch.line.len(), "{name}");
            assert!(other.best >= other.line_ends && other.played >= stretch.to, "{name}: {other:?}");
            // Up to there both are one game.
            let position = |table: &dyn AnyTable| table.at(stretch.from).position();
            assert_eq!(position(&*other.table), position(&*table), "{name}");
        }
    }
}

#[test]
fn a_game_in_play_has_no_review_and_an_impossible_line_is_refused() {
    let table = finished(KEPT[0]);
    let other = table.instead(3, 4, Seat(0), &[serde_json::json!({ "plot": "nowhere" })]);
    assert!(other.is_err());
    let game = table.game();
    let fresh = game.open(&serde_json::Value::Null, table.names().to_vec()).unwrap();
    assert!(fresh.review(&SMALL, &mut |_| true).is_none());
    assert_eq!(serde_json::to_string(&Tenths(-7)).unwrap(), "-0.7");
}

#[test]
fn giving_up_is_compared_with_no_move_and_is_nobodys_bad_luck() {
    let table = finished("onb/tests/records/concession.json");
    let found = review(&*table);
    let end = table.live_entries();
    let last = found.stretches.iter().find(|stretch| stretch.to == end).expect("the game ended by a decision");
    assert!(last.cost.0 <= 0 && last.finding != Finding::Costs, "{last:?}");
    let stroke = found.strokes.iter().find(|stroke| (stroke.from..stroke.to).contains(&last.from)).unwrap();
    assert!(stroke.luck.iter().all(|luck| luck.0 == 0), "{stroke:?}");
    for account in &found.seats {
        assert_eq!(
            account.start.0 + account.luck.0 + account.own.0 + account.others.0,
            account.result.0,
            "{account:?}"
        );
    }
}

#[test]
fn a_review_says_what_it_is_at_and_how_far_it_is() {
    let table = finished("onb/tests/records/points.json");
    let mut heard: Vec<Progress> = Vec::new();
    let hear = &mut |progress: Progress| {
        heard.push(progress);
        true
    };
    assert!(table.review(&SMALL, hear).is_some());
    assert!(heard.iter().all(|progress| progress.done < progress.of), "{heard:?}");
    let place = |part: Part| heard.iter().position(|progress| progress.part == part).expect("each part is told");
    assert!(
        place(Part::Lines) < place(Part::Duels { round: 1 }) && place(Part::Duels { round: 1 }) < place(Part::Curve)
    );
}
