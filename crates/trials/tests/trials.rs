//! Trials are the games that everybody else plays, seen from close by.

use galerne_engine::{Game, Record, Referee, Seat};
use galerne_sail_race::{Options, SailRace};
use galerne_trials::{Anatomy, Bout, Datum, Facet, Pattern, Player, Runs, Seen, Table, Trials, Watch};
use std::collections::BTreeMap;

fn player(name: &str, noise: f64) -> Player {
    Player { name: name.to_owned(), noise }
}

fn bout(number: u64) -> Bout {
    Bout { luck: number, minds: 7 * number, rotation: 0, number }
}

fn watch() -> Watch {
    let anatomy = Anatomy::of::<SailRace>();
    let pattern = |name: &str| Pattern { kind: anatomy.event(name).unwrap(), fields: Vec::new() };
    let zero = Pattern { fields: vec![(vec!["moved".to_owned()], Datum::Number(0))], ..pattern("sailed") };
    Watch {
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
fn the_same_bout_is_the_same_game_whatever_was_played_before() {
    let players = [player("greedy", 0.05), player("greedy", 0.0)];
    let mut once = Table::<SailRace>::new(&Options::default(), &players, &watch()).unwrap();
    let mut again = Table::<SailRace>::new(&Options::default(), &players, &watch()).unwrap();
    let (mut a, mut b) = (Seen::default(), Seen::default());
    for number in 0..20 {
        once.play(&bout(number), &mut a).unwrap();
    }
    again.play(&bout(19), &mut b).unwrap();
    assert_eq!(a, b);
    assert!(a.detailed && a.turns > 10 && a.choices > u64::from(a.decisions), "{a:?}");
}

#[test]
fn a_game_can_be_left_between_two_moves_and_the_next_one_is_none_the_worse() {
    let players = [player("greedy", 0.0), player("greedy", 0.0)];
    let mut left = Table::<SailRace>::new(&Options::default(), &players, &watch()).unwrap();
    let mut fresh = Table::<SailRace>::new(&Options::default(), &players, &watch()).unwrap();
    let asked = std::cell::Cell::new(0);
    let go_on = || {
        asked.set(asked.get() + 1);
        asked.get() < 10
    };
    assert_eq!(left.play_while(&bout(1), &mut Seen::default(), &go_on), Ok(false));
    assert_eq!(asked.get(), 10, "it is asked before each decision of a bot");
    left.tally();
    let (mut a, mut b) = (Seen::default(), Seen::default());
    assert_eq!(left.play_while(&bout(2), &mut a, &|| true), Ok(true));
    fresh.play(&bout(2), &mut b).unwrap();
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
fn a_kept_game_is_the_game_that_was_seen_and_replays() {
    let players = [player("greedy", 0.1), player("random", 0.0)];
    let mut table = Table::<SailRace>::new(&Options::default(), &players, &watch()).unwrap();
    for number in 0..5 {
        let bout = Bout { rotation: number as usize % 2, ..bout(number) };
        let mut seen = Seen::default();
        table.play(&bout, &mut seen).unwrap();
        let record = Record::<SailRace>::from_json(&table.record(&bout).unwrap()).unwrap();
        assert_eq!(record.names[bout.rotation], format!("greedy {}", bout.rotation + 1));
        let referee = Referee::from_record(record).unwrap();
        assert_eq!(referee.len() as u32, seen.decisions + seen.chances);
        let standings = referee.game().standings(referee.state());
        assert_eq!(standings.winners, seen.winners);
        assert_eq!(standings.score(Seat(0)), seen.scores[0]);
    }
}

#[test]
fn counts_agree_with_the_events_of_the_record() {
    let players = [player("greedy", 0.0), player("greedy", 0.0)];
    let mut table = Table::<SailRace>::new(&Options::default(), &players, &watch()).unwrap();
    let (mut sailed, mut headings, mut turns, mut standing) = (0, 0, 0, 0);
    let mut standstills: BTreeMap<i64, u64> = BTreeMap::new();
    for number in 0..10 {
        let mut seen = Seen::default();
        table.play(&bout(number), &mut seen).unwrap();
        let record = Record::<SailRace>::from_json(&table.record(&bout(number)).unwrap()).unwrap();
        let referee = Referee::from_record(record).unwrap();
        let events: Vec<String> = referee.events().iter().map(|e| serde_json::to_string(e).unwrap()).collect();
        let count = |word: &str| events.iter().filter(|event| event.starts_with(&format!("{{\"{word}\""))).count();
        let stuck = events.iter().filter(|event| event.contains("\"moved\":0")).count();
        assert_eq!(seen.turns as usize, count("weather"));
        assert_eq!(seen.counts, [(count("headwind") + stuck) as u32, count("sailed") as u32]);
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
fn the_lead_and_its_changes_are_told() {
    let players = [player("greedy", 0.0), player("random", 0.0)];
    let mut table = Table::<SailRace>::new(&Options::default(), &players, &watch()).unwrap();
    let mut seen = Seen::default();
    let mut told = 0;
    for number in 0..20 {
        table.play(&bout(number), &mut seen).unwrap();
        if let (Some(decided), Some(led)) = (seen.decided, seen.led) {
            assert!((0.0..=1.0).contains(&decided) && led.iter().all(|&half| half <= 2), "{seen:?}");
            assert!(seen.decided_entry <= seen.decisions + seen.chances);
            told += 1;
        }
    }
    assert!(told >= 15, "greedy wins against random, and the lead shows it: {told}");
}

#[test]
fn what_cannot_be_played_is_refused() {
    let refused = |players: &[Player]| Table::<SailRace>::new(&Options::default(), players, &watch()).is_err();
    assert!(refused(&[player("greddy", 0.0)]));
    assert!(refused(&[]));
    assert!(!refused(&[player("greedy", 0.0)]));
}

#[test]
fn only_some_games_are_looked_at_where_that_is_wanted() {
    let players = [player("random", 0.0), player("random", 0.0)];
    let sparse = Watch { every: 4, ..watch() };
    let mut table = Table::<SailRace>::new(&Options::default(), &players, &sparse).unwrap();
    let mut close = Table::<SailRace>::new(&Options::default(), &players, &watch()).unwrap();
    for number in 0..8 {
        let (mut far, mut near) = (Seen::default(), Seen::default());
        table.play(&bout(number), &mut far).unwrap();
        close.play(&bout(number), &mut near).unwrap();
        assert_eq!(far.detailed, number % 4 == 0);
        assert_eq!((far.decisions, far.scores, far.winners), (near.decisions, near.scores, near.winners));
    }
    assert_eq!(table.tally().games, 2);
}
