//! The bots are honest in every game, and their hints find what matters.

use galerne_bots::by_name;
use galerne_catalog::{AnyGame, Budget, Move, NoClock, find, games};
use galerne_engine::{Judge, Random, Seat, SeatSet, Streams, Turn, View, Viewer, mix};
use galerne_trials::{Control, GameRow, Metrics, Minds, PlayerSpec, Sampling, Seating, Seeding, Table, Trials as _};
use serde_json::{Value, json};
use std::time::Duration;

fn names(names: &str) -> Vec<String> {
    names.split(',').map(str::to_owned).collect()
}

/// Two where the rulebook's own game is for two, else as few as it is for.
/// What was measured once can be played for ever, and what has not been there yet is refused.
#[test]
fn the_first_maitre_of_every_game_may_still_sit_at_a_table() {
    for game in games() {
        assert_eq!(game.bot("maitre@1"), Some("maitre@1"), "{}", game.id());
        assert!(game.bots().iter().all(|bot| game.bot(bot) == Some(*bot)), "{}", game.id());
        for stranger in ["maitre@0", "maitre@99", "hint", "search@300", ""] {
            assert_eq!(game.bot(stranger), None, "{stranger} in {}", game.id());
        }
    }
    let mut table = find("pluvionautes").unwrap().open(&Value::Null, names("a,b")).unwrap();
    let (mut random, mut luck) = (Random::new(1), Streams::new(1));
    let mut moves = 0;
    while moves < 6 {
        match table.turn().deciders().lowest() {
            Some(seat) => {
                table.bot_move("maitre@1", seat, &mut random).unwrap();
                moves += 1;
            }
            None => table.roll(&mut luck).unwrap(),
        }
    }
    assert!(table.bot_move("maitre@99", Seat(0), &mut random).is_err());
}

fn usual_seats(game: &dyn AnyGame) -> usize {
    game.seats_near(2)
}

/// The default options, and where those hide nothing the ones that do.
fn set_ups_with_secrets(game: &dyn AnyGame) -> Vec<(Value, usize)> {
    match game.id() {
        "connect-four" => Vec::new(),
        "windwalkers" => vec![(json!({ "mode": "race2", "consumables": true }), 2)],
        _ => vec![(Value::Null, usual_seats(game))],
    }
}

#[test]
fn every_bot_of_every_game_with_secrets_is_honest() {
    let players = [PlayerSpec::named("random")];
    for game in games() {
        for (options, seats) in set_ups_with_secrets(game) {
            let table = game.trials(&options, &players, seats, &Metrics::default()).unwrap();
            for bot in game.bots() {
                let slow = *bot == "maitre";
                let (every, most, lucks) = if slow { (37, 3, 1) } else { (5, 40, 2) };
                let compared = table.assert_honest(bot, 1, Sampling { every, most, lucks });
                assert!(compared > 0, "{} hid nothing from {bot}", game.id());
            }
        }
    }
}

#[test]
fn hints_name_the_winning_move_and_threads_agree() {
    let mut table = find("connect-four").unwrap().open(&Value::Null, names("a,b")).unwrap();
    for column in [3, 0, 3, 0, 3, 0] {
        let seat = table.turn().deciders().lowest().unwrap();
        table.act(seat, &Move::Json(json!({ "column": column }))).unwrap();
    }
    for threads in [1, 2] {
        let budget = Budget { iterations: 400, time: Duration::from_secs(60), threads, machine: &NoClock };
        let hints = table.hint(Seat(0), &budget);
        assert_eq!(hints[0].choice.action, json!({ "column": 3 }));
        assert!(hints[0].worth > 0.9, "{:?}", hints[0]);
        assert!(table.hint(Seat(1), &budget).is_empty(), "it is not the other's turn");
    }
}

#[test]
fn every_game_gives_hints() {
    let budget = Budget { iterations: 20, time: Duration::from_secs(20), threads: 1, machine: &NoClock };
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
    }
}

/// A game by nothing but the rules and the players, each seat with a seed of its own: results, winners, decisions by seat.
fn by_hand<G: Judge>(game: &G, bots: &[&str], luck: u64, minds: u64) -> (Vec<f64>, SeatSet, Vec<u32>) {
    let seats = 0..game.seats() as u8;
    let player =
        |seat: u8| by_name::<G>(bots[usize::from(seat) % bots.len()], mix(minds, u64::from(seat) + 1)).unwrap();
    let mut players: Vec<_> = seats.clone().map(player).collect();
    let (mut state, mut streams, mut decisions) = (game.start(), Streams::new(luck), vec![0; game.seats()]);
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance(source) => {
                let chance = game.draw(&state, streams.of(source));
                game.resolve(&mut state, chance, &mut ());
            }
            Turn::Decide(deciders) => {
                let seat = deciders.lowest().unwrap();
                let view = View::new(game, &state, Viewer::seat(seat));
                let action = players[seat.index()].choose(game, &view, seat).unwrap();
                assert!(!game.gives_up(&action), "{} {bots:?}: a bot resigned", G::ID);
                game.act(&mut state, seat, action, &mut ());
                decisions[seat.index()] += 1;
            }
        }
    }
    (seats.map(|seat| game.result(&state, Seat(seat))).collect(), game.standings(&state).winners, decisions)
}

fn assert_played_alike<G: Judge>(seats: usize, bots: &[&str]) {
    let game = G::new(&G::Options::default(), seats).unwrap();
    let players: Vec<PlayerSpec> = bots.iter().map(|bot| PlayerSpec::named(bot)).collect();
    let mut table = Table::<G>::new(&G::Options::default(), &players, seats, &Metrics::default()).unwrap();
    for luck in 1..=2 {
        let minds = Minds::BySeat(luck + 7);
        let mut row = GameRow::default();
        // Number 0 is recorded in detail, number 1 is not.
        let seeding = Seeding { luck, minds, seating: Seating::Rotated(0), number: luck - 1 };
        let control = Control { clock: Some(&|| Duration::ZERO), ..Control::default() };
        assert_eq!(table.play_under(&control, &seeding, &mut row), Ok(true));
        let decisions = row.thought[..seats].iter().map(|thought| thought.decisions).collect();
        let played = (table.results(), row.winners, decisions);
        assert_eq!(played, by_hand(&game, bots, luck, luck + 7), "{} {bots:?}", G::ID);
    }
}

/// Recording, timing and reusing a table change no move.
#[test]
fn trials_play_the_game_that_rules_and_players_make() {
    for bots in [["greedy", "random"], ["habitue", "novice"]] {
        assert_played_alike::<connect_four::ConnectFour>(2, &bots);
        assert_played_alike::<kuhn_poker::KuhnPoker>(2, &bots);
        assert_played_alike::<galerne_sail_race::SailRace>(3, &bots);
        assert_played_alike::<galerne_pluvionautes::Pluvionautes>(3, &bots);
        assert_played_alike::<galerne_onb::Onb>(2, &bots);
        assert_played_alike::<galerne_horde::Horde>(2, &bots);
        assert_played_alike::<galerne_windwalkers::Windwalkers>(1, &bots);
    }
    assert_played_alike::<galerne_horde::Horde>(1, &["maitre"]);
    // An earlier version is as much a player as the newest, and quicker.
    assert_played_alike::<galerne_pluvionautes::Pluvionautes>(2, &["maitre@1"]);
}
