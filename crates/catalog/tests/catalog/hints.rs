//! A hint is what the maître would do.

use galerne_catalog::{AnyTable, Budget, Hint, Move, NoClock, find};
use galerne_engine::{Random, Seat, Streams, Turn, Viewer};
use galerne_texts::Language;
use galerne_trials::{GameRow, Metrics, Minds, PlayerSpec, Seating, Seeding};
use serde_json::{Value, json};
use std::time::Duration;

/// Long enough that the clock never decides: on a busy machine the tests would judge by fewer games.
const AMPLE: Budget<'_> = Budget { iterations: 2_000, time: Duration::from_secs(3_600), threads: 1, machine: &NoClock };

fn names(seats: usize) -> Vec<String> {
    (1..=seats).map(|seat| seat.to_string()).collect()
}

/// As a page asks: on a copy of the table, anew at every decision.
fn asked(table: &dyn AnyTable, seat: Seat) -> Hint {
    table.aside().unwrap().hint(seat, &AMPLE).into_iter().next().expect("whoever has to decide is given a hint")
}

/// Play on until `enough`; the first seat does what the hint says, the others are the *habitué*.
fn follow(table: &mut dyn AnyTable, seed: u64, mut enough: impl FnMut(&dyn AnyTable, Option<&Hint>) -> bool) {
    let (mut luck, mut random) = (Streams::new(seed), Random::new(seed));
    loop {
        let hint = match table.turn() {
            Turn::Over => return,
            Turn::Chance(_) => {
                table.roll(&mut luck).unwrap();
                None
            }
            Turn::Decide(seats) if seats.has(Seat(0)) => {
                let hint = asked(table, Seat(0));
                table.act(Seat(0), &Move::Id(hint.choice.id)).unwrap();
                Some(hint)
            }
            Turn::Decide(seats) => {
                table.bot_move("habitue", seats.lowest().unwrap(), &mut random).unwrap();
                None
            }
        };
        if enough(table, hint.as_ref()) {
            return;
        }
    }
}

fn results(game: &str, options: &Value, bot: &str, seeds: std::ops::Range<u64>) -> Vec<(f64, bool)> {
    let players = [PlayerSpec::named(bot)];
    let mut table = find(game).unwrap().trials(options, &players, 1, &Metrics::default()).unwrap();
    let mut play = |seed: u64| {
        let (minds, seating) = (Minds::BySeat(seed), Seating::Alone(0));
        let mut row = GameRow::default();
        table.play(&Seeding { luck: seed, minds, seating, number: seed }, &mut row).unwrap();
        (table.results()[0], !row.winners.is_empty())
    };
    seeds.map(&mut play).collect()
}

#[test]
fn whoever_follows_the_hint_plays_la_horde_as_the_maitre_does() {
    let maitre = results("horde", &Value::Null, "maitre", 0..20);
    assert_eq!(results("horde", &Value::Null, "hint", 0..20), maitre);
    assert!(maitre.iter().filter(|(_, won)| *won).count() >= 6, "the maître wins about half of its games: {maitre:?}");
    // The same when every hint is asked for anew, as a page does.
    let mut table = find("horde").unwrap().open(&Value::Null, names(1)).unwrap();
    follow(&mut *table, 3, |_, _| false);
    let standing = &table.now().standings(Viewer::EVERYONE)[0].0;
    assert_eq!(f64::from(standing.score), maitre[3].0);
}

#[test]
fn whoever_follows_the_hint_walks_as_the_maitre_of_windwalkers_does() {
    let chapter = json!({ "mode": "chapter" });
    let maitre = results("windwalkers", &chapter, "maitre", 0..4);
    assert_eq!(results("windwalkers", &chapter, "hint", 0..4), maitre);
}

/// The steps of an activation were advised one by one, each without knowledge of the last: figures walked in circles.
#[test]
fn in_onb_the_hint_leads_where_it_said_and_never_in_circles() {
    let mut table = find("onb").unwrap().open(&Value::Null, names(2)).unwrap();
    let (mut promised, mut walked, mut walks) = (None::<String>, Vec::new(), 0);
    follow(&mut *table, 5, |table, hint| {
        let Some(hint) = hint else { return false };
        let step = |key: &str| hint.choice.label.args.iter().any(|(name, _)| *name == key);
        let said = hint.words.as_ref().map(|words| table.say(Language::En, words));
        let target = said
            .and_then(|said| said.strip_prefix("to ").map(|rest| rest.split([',', ':']).next().unwrap().to_owned()));
        if step("cell") && step("direction") {
            let label = table.say(Language::En, &hint.choice.label);
            let cell = label.split(" to ").nth(1).and_then(|rest| rest.split(',').next()).unwrap().to_owned();
            assert!(!walked.contains(&cell), "back to {cell} after {walked:?}");
            walked.push(cell);
        } else {
            if let (Some(promised), Some(last)) = (&promised, walked.last()) {
                assert_eq!(promised, last, "the plan was to go there");
                walks += 1;
            }
            walked.clear();
            promised = None;
        }
        promised = target.or(promised.take());
        walks >= 8
    });
    assert!(walks >= 8, "{walks} walks");
}

#[test]
fn the_bot_of_a_table_plays_as_the_bot_of_the_arena() {
    let mut table = find("horde").unwrap().open(&Value::Null, names(1)).unwrap();
    let (mut luck, mut random) = (Streams::new(3), Random::new(9));
    loop {
        match table.turn() {
            Turn::Over => break,
            Turn::Chance(_) => table.roll(&mut luck).unwrap(),
            Turn::Decide(_) => {
                let choice = table.aside().unwrap().now().advise("maitre", Seat(0), &mut random).unwrap();
                table.act(Seat(0), &Move::Id(choice.id)).unwrap();
            }
        }
    }
    let (score, _) = results("horde", &Value::Null, "maitre", 3..4)[0];
    assert_eq!(f64::from(table.now().standings(Viewer::EVERYONE)[0].0.score), score);
}

#[test]
fn in_la_horde_the_hint_says_its_plan() {
    let mut table = find("horde").unwrap().open(&Value::Null, names(1)).unwrap();
    follow(&mut *table, 3, |table, hint| {
        let Some(hint) = hint else { return table.live_entries() > 60 };
        let words = hint.words.as_ref().expect("what the plan is for");
        let (en, fr) = (table.say(Language::En, words), table.say(Language::Fr, words));
        assert!(en.contains("of 100 games are won from here"), "{en}");
        assert!(fr.contains("parties sur 100") && !fr.contains('{'), "{fr}");
        if ["label-enter", "label-move"].contains(&hint.choice.label.key) {
            assert!(en.contains("stands") || en.contains("go this turn"), "{en}");
        }
        false
    });
}
