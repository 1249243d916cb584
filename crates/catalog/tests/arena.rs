//! The arena measures what it says, and the players in it are honest.

use galerne_catalog::arena::{Ending, Match, Report, Results, run};
use galerne_catalog::proof::{Sprt, Verdict};
use galerne_catalog::{AnyGame, Budget, Maker, Move, Trial, find, games};
use galerne_engine::{Random, Seat, Streams, Turn};
use serde_json::{Value, json};
use std::time::Duration;

fn bots(names: &str) -> Vec<String> {
    names.split(',').map(str::to_owned).collect()
}

/// Two where the rulebook's own game is for two, else as few as it is for.
fn usual_seats(game: &dyn AnyGame) -> usize {
    if game.contest(&Value::Null, 2).is_ok() { 2 } else { *game.seats().start() }
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
fn every_bot_of_every_game_is_honest() {
    for game in games() {
        let mut contest = game.contest(&Value::Null, usual_seats(game)).unwrap();
        for bot in game.bots() {
            let slow = *bot == "maitre";
            let trial =
                if slow { Trial { every: 37, most: 3, lucks: 1 } } else { Trial { every: 5, most: 40, lucks: 2 } };
            contest.assert_honest(bot, 1, trial);
        }
    }
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

#[test]
fn hints_name_the_winning_move_and_threads_agree() {
    let mut table = find("connect-four").unwrap().open(&Value::Null, bots("a,b")).unwrap();
    for column in [3, 0, 3, 0, 3, 0] {
        let seat = table.turn().deciders().lowest().unwrap();
        table.act(seat, &Move::Json(json!({ "column": column }))).unwrap();
    }
    for threads in [1, 2] {
        let budget = Budget { iterations: 400, time: Duration::from_secs(60), threads };
        let hints = table.hint(Seat(0), &budget);
        assert_eq!(hints[0].choice.action, json!({ "column": 3 }));
        assert!(hints[0].worth > 0.9, "{:?}", hints[0]);
        assert!(table.hint(Seat(1), &budget).is_empty(), "it is not the other's turn");
    }
}

#[test]
fn an_analysis_finds_the_moment_that_lost_the_game() {
    let mut table = find("connect-four").unwrap().open(&Value::Null, bots("a,b")).unwrap();
    // The second player leaves an open three alone.
    for column in [3, 3, 2, 6, 4, 6, 1] {
        let seat = table.turn().deciders().lowest().unwrap();
        table.act(seat, &Move::Json(json!({ "column": column }))).unwrap();
    }
    assert_eq!(table.turn(), Turn::Over);
    let analysis = table.analysis(&Budget { iterations: 2_000, time: Duration::from_secs(20), threads: 1 });
    assert_eq!((analysis.curve.len(), analysis.curve[0].len()), (8, 2));
    assert_eq!(analysis.curve[7], [1.0, 0.0]);
    assert!(!analysis.moments.is_empty() && analysis.moments.len() <= 3);
    assert!(analysis.moments.iter().all(|moment| matches!(moment.maker, Maker::Seat(_))));
    assert!(analysis.moments.is_sorted_by_key(|moment| moment.entry));
}

#[test]
fn every_game_gives_hints_and_can_be_looked_back_at() {
    let budget = Budget { iterations: 20, time: Duration::from_secs(20), threads: 1 };
    for game in games() {
        let names = (1..=usual_seats(game)).map(|seat| seat.to_string()).collect();
        let mut table = game.open(&Value::Null, names).unwrap();
        let (mut random, mut luck) = (Random::new(1), Streams::new(1));
        for _ in 0..12 {
            match table.turn() {
                Turn::Over => break,
                Turn::Chance(_) => table.roll(&mut luck).unwrap(),
                Turn::Decide(seats) => {
                    let seat = seats.lowest().unwrap();
                    let hints = table.hint(seat, &budget);
                    assert!(!hints.is_empty() && hints.iter().all(|hint| !hint.choice.gives_up), "{}", game.id());
                    for hint in &hints {
                        assert!((0.0..=1.0).contains(&hint.worth), "{}: {hint:?}", game.id());
                        assert!(table.now().check(seat, &Move::Id(hint.choice.id)).is_ok());
                        if let Some(words) = &hint.words {
                            assert!(!table.say(galerne_texts::Language::Fr, words).contains("hint-"), "{words}");
                        }
                    }
                    table.bot_move("greedy", seat, &mut random).unwrap();
                }
            }
        }
        let analysis = table.analysis(&Budget { iterations: 2, ..budget });
        assert_eq!(analysis.curve.len(), table.live() + 1, "{}", game.id());
    }
}
