//! Trials play the same games as everything else, and record them truthfully.

use galerne_engine::{Record, Referee, Rules, Seat};
use galerne_sail_race::{Options, SailRace};
use galerne_trials::{
    Anatomy, Control, Datum, Facet, GameRow, Metrics, Minds, Pattern, PlayerSpec, Runs, Seating, Seeding, Table, Trials,
};
use std::{collections::BTreeMap, time::Duration};

fn player(name: &str, noise: f64) -> PlayerSpec {
    PlayerSpec { name: name.to_owned(), noise }
}

fn seeding(number: u64) -> Seeding {
    Seeding { luck: number, minds: Minds::ByPlayer(7 * number), seating: Seating::Rotated(0), number }
}

fn table(players: &[PlayerSpec], metrics: &Metrics) -> Table<SailRace> {
    Table::new(&Options::default(), players, players.len(), metrics).unwrap()
}

fn metrics() -> Metrics {
    let anatomy = Anatomy::of::<SailRace>();
    let pattern = |name: &str| Pattern { kind: anatomy.event(name).unwrap(), fields: Vec::new() };
    let zero = Pattern { fields: vec![(vec!["moved".to_owned()], Datum::Number(0))], ..pattern("sailed") };
    Metrics {
        turn: anatomy.event("weather"),
        counts: vec![vec![pattern("headwind"), zero.clone()], vec![pattern("sailed")]],
        facets: vec![Facet {
            pattern: pattern("sailed"),
            against: None,
            field: vec!["heading".to_owned()],
            seat: Some(vec!["seat".to_owned()]),
            after: None,
        }],
        runs: vec![Runs {
            of: vec![pattern("headwind"), zero],
            until: vec![pattern("sailed")],
            seat: vec!["seat".to_owned()],
        }],
        every: 1,
    }
}

#[test]
fn the_same_seeding_is_the_same_game_whatever_was_played_before() {
    let players = [player("greedy", 0.05), player("greedy", 0.0)];
    let mut once = table(&players, &metrics());
    let mut again = table(&players, &metrics());
    let (mut a, mut b) = (GameRow::default(), GameRow::default());
    for number in 0..20 {
        once.play(&seeding(number), &mut a).unwrap();
    }
    again.play(&seeding(19), &mut b).unwrap();
    assert_eq!(a, b);
    assert!(a.detailed && a.turns > 10 && a.choices > u64::from(a.decisions), "{a:?}");
}

#[test]
fn an_abandoned_game_leaves_no_trace_in_the_next() {
    let players = [player("greedy", 0.0), player("greedy", 0.0)];
    let mut left = table(&players, &metrics());
    let mut fresh = table(&players, &metrics());
    let asked = std::cell::Cell::new(0);
    let go_on = || {
        asked.set(asked.get() + 1);
        asked.get() < 10
    };
    assert_eq!(
        left.play_under(&Control { go_on: &go_on, clock: None }, &seeding(1), &mut GameRow::default()),
        Ok(false)
    );
    assert_eq!(asked.get(), 10, "it is asked before each decision of a bot");
    left.tally();
    let (mut a, mut b) = (GameRow::default(), GameRow::default());
    assert_eq!(left.play_under(&Control::default(), &seeding(2), &mut a), Ok(true));
    fresh.play(&seeding(2), &mut b).unwrap();
    assert_eq!(a, b);
    // Cells of facets are kept in no order.
    let held = |tally: String| {
        let mut parts: Vec<String> =
            tally.split(['{', '}', '(', ')', ',']).map(|part| part.trim().to_owned()).collect();
        parts.sort_unstable();
        parts
    };
    assert_eq!(held(format!("{:?}", left.tally())), held(format!("{:?}", fresh.tally())));
}

#[test]
fn a_record_is_the_game_that_was_played_and_replays() {
    let players = [player("greedy", 0.1), player("random", 0.0)];
    let mut table = table(&players, &metrics());
    for number in 0..5 {
        let rotation = number as usize % 2;
        let seeding = Seeding { seating: Seating::Rotated(rotation), ..seeding(number) };
        let mut row = GameRow::default();
        table.play(&seeding, &mut row).unwrap();
        let record = Record::<SailRace>::from_json(&table.record(&seeding).unwrap()).unwrap();
        assert_eq!(record.names[rotation], format!("greedy {}", rotation + 1));
        let referee = Referee::from_record(record).unwrap();
        assert_eq!(referee.len() as u32, row.decisions + row.chances);
        let standings = referee.game().standings(referee.state());
        assert_eq!(standings.winners, row.winners);
        assert_eq!(standings.score(Seat(0)), row.scores[0]);
    }
}

#[test]
fn counts_agree_with_the_events_of_the_record() {
    let players = [player("greedy", 0.0), player("greedy", 0.0)];
    let mut table = table(&players, &metrics());
    let (mut sailed, mut headings, mut turns, mut standing) = (0, 0, 0, 0);
    let mut standstills: BTreeMap<i64, u64> = BTreeMap::new();
    for number in 0..10 {
        let mut row = GameRow::default();
        table.play(&seeding(number), &mut row).unwrap();
        let record = Record::<SailRace>::from_json(&table.record(&seeding(number)).unwrap()).unwrap();
        let referee = Referee::from_record(record).unwrap();
        let events: Vec<String> = referee.events().iter().map(|e| serde_json::to_string(e).unwrap()).collect();
        let count = |word: &str| events.iter().filter(|event| event.starts_with(&format!("{{\"{word}\""))).count();
        let stuck = events.iter().filter(|event| event.contains("\"moved\":0")).count();
        assert_eq!(row.turns as usize, count("weather"));
        assert_eq!(row.counts, [(count("headwind") + stuck) as u32, count("sailed") as u32]);
        sailed += count("sailed") as u64;
        turns += count("weather") as u64;
        standing += count("headwind") as u64;
        // Moves of each seat as a line of marks, whose unbroken stretches are the standstills.
        for seat in 0..2 {
            let of_seat = events.iter().filter(|event| event.contains(&format!("\"seat\":{seat}")));
            let moves = of_seat.filter(|event| event.starts_with("{\"sailed") || event.starts_with("{\"headwind"));
            let still = |event: &String| event.starts_with("{\"headwind") || event.contains("\"moved\":0");
            let line: String = moves.map(|event| if still(event) { 's' } else { 'm' }).collect();
            for stretch in line.split('m').filter(|stretch| !stretch.is_empty()) {
                *standstills.entry(stretch.len() as i64).or_default() += 1;
            }
        }
    }
    let tally = table.tally();
    let anatomy = Anatomy::of::<SailRace>();
    let times = |name: &str| tally.events[anatomy.event(name).unwrap()].times;
    assert_eq!((times("sailed"), times("weather"), times("headwind")), (sailed, turns, standing));
    tally.facets[0].values().for_each(|cell| headings += cell.times);
    assert_eq!(headings, sailed);
    let told = tally.facets[1].iter().map(|(length, cell)| match length {
        Datum::Number(length) => (*length, cell.times),
        other => panic!("{other}"),
    });
    assert_eq!(told.collect::<BTreeMap<i64, u64>>(), standstills);
    assert!(standstills.len() > 1, "{standstills:?}");
    let won: f64 = tally.facets[0].values().map(|cell| cell.won / cell.seats as f64).sum();
    assert!(won > 0.0 && tally.games == 10);
    assert!(tally.rules.iter().any(|(rule, fired)| *rule == "SR-10.2" || fired.games == 10));
    assert_eq!(table.tally().games, 0, "a tally starts anew when it was taken");
}

#[test]
fn the_lead_and_its_changes_are_recorded() {
    let players = [player("greedy", 0.0), player("random", 0.0)];
    let mut table = table(&players, &metrics());
    let mut row = GameRow::default();
    let mut told = 0;
    for number in 0..20 {
        table.play(&seeding(number), &mut row).unwrap();
        if let (Some(decided), Some(led)) = (row.decided, row.led) {
            assert!((0.0..=1.0).contains(&decided) && led.iter().all(|&half| half <= 2), "{row:?}");
            assert!(row.decided_entry <= row.decisions + row.chances);
            told += 1;
        }
    }
    assert!(told >= 15, "greedy wins against random, and the lead shows it: {told}");
}

#[test]
fn what_cannot_be_played_is_refused() {
    let refused = |players: &[PlayerSpec]| {
        Table::<SailRace>::new(&Options::default(), players, players.len(), &metrics()).is_err()
    };
    assert!(refused(&[player("greddy", 0.0)]));
    assert!(refused(&[]));
    assert!(!refused(&[player("greedy", 0.0)]));
}

#[test]
fn only_every_nth_game_is_recorded_in_detail() {
    let players = [player("random", 0.0), player("random", 0.0)];
    let sparse = Metrics { every: 4, ..metrics() };
    let (mut table, mut close) = (table(&players, &sparse), table(&players, &metrics()));
    for number in 0..8 {
        let (mut far, mut near) = (GameRow::default(), GameRow::default());
        table.play(&seeding(number), &mut far).unwrap();
        close.play(&seeding(number), &mut near).unwrap();
        assert_eq!(far.detailed, number % 4 == 0);
        assert_eq!((far.decisions, far.scores, far.winners), (near.decisions, near.scores, near.winners));
    }
    assert_eq!(table.tally().games, 2);
}

/// The clock is the caller's, and each decision of a bot is timed by it.
#[test]
fn decisions_are_timed_by_the_callers_clock() {
    let ticks = std::cell::Cell::new(0);
    let clock = || {
        ticks.set(ticks.get() + 1);
        Duration::from_millis(ticks.get())
    };
    let players = [player("greedy", 0.0), player("random", 0.0)];
    let mut row = GameRow::default();
    let control = Control { clock: Some(&clock), ..Control::default() };
    assert_eq!(table(&players, &metrics()).play_under(&control, &seeding(3), &mut row), Ok(true));
    let decisions: u32 = row.thought.iter().map(|thought| thought.decisions).sum();
    assert_eq!(decisions, row.decisions);
    assert!(row.thought[..2].iter().all(|thought| thought.total == thought.longest * thought.decisions));
}

/// With seeds by seat every seat has a generator of its own, also where all players are random.
#[test]
fn random_players_with_seeds_by_seat_have_generators_of_their_own() {
    let mut table = table(&[player("random", 0.0), player("random", 0.0)], &metrics());
    let by_seat = Seeding { minds: Minds::BySeat(1), ..seeding(1) };
    let (mut shared, mut apart, mut again) = (GameRow::default(), GameRow::default(), GameRow::default());
    table.play(&Seeding { minds: Minds::ByPlayer(1), ..seeding(1) }, &mut shared).unwrap();
    table.play(&by_seat, &mut apart).unwrap();
    table.play(&by_seat, &mut again).unwrap();
    assert_eq!(apart, again);
    assert_ne!(shared, apart);
}
