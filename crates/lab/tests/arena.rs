//! The arena measures what it says.

use galerne_catalog::find;
use galerne_lab::arena::{Ending, Match, Report, Results, Sprt, Verdict, run};
use serde_json::{Value, json};

fn bots(names: &str) -> Vec<String> {
    names.split(',').map(str::to_owned).collect()
}

fn connect_four(names: &str) -> Match {
    Match::new(find("connect-four").unwrap(), Value::Null, bots(names), None, false, 7).unwrap()
}

fn play(of: &Match, groups: usize, threads: usize) -> Results {
    let mut results = Results::default();
    assert_eq!(run(of, groups, threads, None, &mut results, &mut |_, _| true).unwrap(), Ending::Played);
    results
}

#[test]
fn results_do_not_depend_on_threads_or_on_being_taken_up_again() {
    let of = connect_four("greedy,random");
    let whole = play(&of, 12, 1);
    assert_eq!(play(&of, 12, 3).groups, whole.groups);
    let mut parts = play(&of, 5, 2);
    run(&of, 12, 2, None, &mut parts, &mut |_, _| true).unwrap();
    assert_eq!(parts.groups, whole.groups);
    assert_eq!(Report::of(&of, &parts, None), Report::of(&of, &whole, None));
}

#[test]
fn everybody_sits_in_every_place_on_the_same_luck() {
    let of =
        Match::new(find("sail-race").unwrap(), Value::Null, bots("greedy,novice,habitue"), None, false, 1).unwrap();
    let results = play(&of, 2, 1);
    for group in &results.groups {
        let seats: Vec<&[usize]> = group.games.iter().map(|line| &line.players[..]).collect();
        assert_eq!(seats, [&[0, 1, 2][..], &[1, 2, 0], &[2, 0, 1]]);
    }
    let report = Report::of(&of, &results, None);
    assert_eq!((report.games, report.groups, report.pairs.len()), (6, 2, 3));
    let points: f64 = report.players.iter().map(|line| line.points.mean).sum();
    assert!((points - 1.0).abs() < 1e-9, "one victory a game, shared out: {points}");
}

#[test]
fn a_sequential_test_stops_when_it_is_clear_and_counts_no_game_too_many() {
    let of = connect_four("greedy,random");
    let sprt = Some(Sprt { elo0: 0.0, elo1: 200.0 });
    let end = |threads| {
        let mut results = Results::default();
        let ending = run(&of, 500, threads, sprt, &mut results, &mut |_, _| true).unwrap();
        (ending, results.groups)
    };
    let (ending, groups) = end(1);
    assert_eq!(ending, Ending::Clear(Verdict::Stronger));
    assert!((5..200).contains(&groups.len()), "{}", groups.len());
    assert_eq!(end(3), (ending, groups));
    let mut results = Results::default();
    let enough = run(&of, 500, 2, None, &mut results, &mut |progress, _| progress.games < 10).unwrap();
    assert_eq!((enough, results.groups.len()), (Ending::Stopped, 5));
}

#[test]
fn alone_results_are_compared_on_the_same_luck_and_held_against_what_nobody_could_beat() {
    let options = json!({ "map": "banane" });
    let of = Match::new(find("sail-race").unwrap(), options, bots("maitre,greedy"), None, true, 3).unwrap();
    let results = play(&of, 12, 1);
    let report = Report::of(&of, &results, None);
    let (best, greedy, bound) =
        (report.players[0].score.mean, report.players[1].score.mean, report.bound.unwrap().mean);
    assert!(bound >= best && best > greedy, "clairvoyant {bound}, maître {best}, greedy {greedy}");
    for group in &results.groups {
        assert!(group.games.iter().all(|line| line.scores[0] <= group.bound.unwrap()), "{group:?}");
    }
    assert!(report.pairs[0].share.mean > 0.5 && report.pairs[0].elo > 0.0);
}

#[test]
fn unknown_bots_and_refused_options_are_refused_before_anything_is_played() {
    let four = find("connect-four").unwrap();
    let trouble = Match::new(four, Value::Null, bots("maitre,gredy"), None, false, 1).map(|_| ()).unwrap_err();
    assert_eq!(trouble.0.key, "bot-unknown");
    assert!(Match::new(four, Value::Null, bots("greedy"), None, true, 1).is_err(), "it has no game for one");
    assert!(Match::new(four, json!({ "no": 1 }), bots("greedy,greedy"), None, false, 1).is_err());
}
