//! The search finds what is there to be found, keeps to its budget, and repeats itself.

use connect_four::{Action, ConnectFour, State};
use galerne_bots::{Adviser, Fallible, Levelled, Player, RandomPlayer, Search, assert_honest, merged};
use galerne_engine::{Game, Judge, Level, Luck, Rules, SearchParams, Seat, SeatSet, View, Viewer};
use kuhn_poker::{Card, Deal, KuhnPoker, Options};

/// The final state of a game between these players.
fn end<G: Game>(game: &G, players: &mut [Box<dyn Player<G>>], seed: u64) -> G::State {
    galerne_kit::play(game, seed, |state, seat| {
        let view = View::new(game, state, Viewer::seat(seat));
        players[seat.index()].choose(game, &view, seat).unwrap()
    })
}

/// Random play to the end from where nothing is known: no knowledge of the game but its rules.
const BLIND: SearchParams = SearchParams { rollout_depth: 60, rollout_greed: 0.0, ..SearchParams::DEFAULT };

fn after(columns: &[u8]) -> (State, Seat) {
    let mut state = ConnectFour.start();
    for (count, &column) in columns.iter().enumerate() {
        ConnectFour.act(&mut state, Seat(count as u8 % 2), Action { column }, &mut ());
    }
    (state, Seat(columns.len() as u8 % 2))
}

fn column(columns: &[u8], iterations: u32, seed: u64) -> u8 {
    let (state, seat) = after(columns);
    let view = View::new(&ConnectFour, &state, Viewer::seat(seat));
    Search::new(BLIND, iterations, seed).choose(&ConnectFour, &view, seat).unwrap().column
}

#[test]
fn it_takes_a_win_and_hinders_one() {
    for seed in 0..10 {
        assert_eq!(column(&[3, 0, 3, 0, 3, 0], 400, seed), 3, "four in the middle column, seed {seed}");
        assert_eq!(column(&[0, 3, 0, 3, 6, 3], 400, seed), 3, "hinder the middle column, seed {seed}");
        assert_eq!(column(&[1, 1, 2, 2, 6, 6, 3, 3], 400, seed) % 4, 0, "either end of an open three, seed {seed}");
    }
}

#[test]
fn it_sees_a_double_threat_three_plies_ahead() {
    for seed in 0..6 {
        let attack = column(&[2, 2, 3, 3], 4_000, seed);
        assert!(attack == 1 || attack == 4, "makes an open three, seed {seed}: {attack}");
        let defence = column(&[3, 3, 2], 4_000, seed);
        assert!(defence == 1 || defence == 4, "hinders an open three, seed {seed}: {defence}");
    }
}

fn kuhn() -> KuhnPoker {
    KuhnPoker::new(&Options { hands: 1 }, 2).unwrap()
}

/// What the search does with that card against a bet.
fn facing_a_bet(card: Card, seed: u64) -> kuhn_poker::Action {
    let game = kuhn();
    let mut state = game.start();
    let other = if card == Card::Queen { Card::King } else { Card::Queen };
    game.resolve(&mut state, Deal { cards: [other, card] }, &mut ());
    game.act(&mut state, Seat(0), kuhn_poker::Action::Bet, &mut ());
    let view = View::new(&game, &state, Viewer::seat(Seat(1)));
    Search::new(BLIND, 2_000, seed).choose(&game, &view, Seat(1)).unwrap()
}

#[test]
fn in_kuhn_poker_the_king_calls_and_the_jack_folds() {
    for seed in 0..10 {
        assert_eq!(facing_a_bet(Card::King, seed), kuhn_poker::Action::Call, "seed {seed}");
        assert_eq!(facing_a_bet(Card::Jack, seed), kuhn_poker::Action::Fold, "seed {seed}");
    }
}

#[test]
fn it_wins_chips_from_a_random_player_in_either_seat() {
    let game = KuhnPoker::new(&Options { hands: 10 }, 2).unwrap();
    let won = |searching: Seat, seed: u64| {
        let mut players: Vec<Box<dyn Player<KuhnPoker>>> =
            vec![Box::new(RandomPlayer::new(seed)), Box::new(RandomPlayer::new(!seed))];
        players[searching.index()] = Box::new(Search::new(BLIND, 200, seed));
        let standings = game.standings(&end(&game, &mut players, seed));
        standings.score(searching) - standings.score(Seat(1 - searching.0))
    };
    for seat in [Seat(0), Seat(1)] {
        let total: i32 = (0..40).map(|seed| won(seat, seed)).sum();
        assert!(total > 60, "seat {seat}: {total} chips more in 400 hands");
    }
}

#[test]
fn the_same_seed_is_the_same_thought_and_memory_is_kept_between_decisions() {
    let (state, seat) = after(&[3, 3, 2]);
    let view = View::new(&ConnectFour, &state, Viewer::seat(seat));
    let think = |seed| Search::new(BLIND, 1, seed).think(&ConnectFour, &view, seat, 700, &mut || true);
    assert_eq!(think(5), think(5));
    assert_ne!(think(5), think(6));
    assert_eq!(think(5).iter().map(|thought| thought.visits).sum::<u32>(), 700);
    let mut search = Search::new(BLIND, 1, 5);
    search.think(&ConnectFour, &view, seat, 700, &mut || true);
    let again = search.think(&ConnectFour, &view, seat, 100, &mut || true);
    assert_eq!(again.iter().map(|thought| thought.visits).sum::<u32>(), 800, "what was learnt is still there");
    let both = merged(&[think(5), think(6)]);
    assert_eq!(both.iter().map(|thought| thought.visits).sum::<u32>(), 1_400);
}

#[test]
fn somebody_elses_clock_ends_it() {
    let (state, seat) = after(&[]);
    let view = View::new(&ConnectFour, &state, Viewer::seat(seat));
    let mut left = 50;
    let mut clock = || {
        left -= 1;
        left > 0
    };
    let thoughts = Search::new(BLIND, 1, 0).think(&ConnectFour, &view, seat, u32::MAX, &mut clock);
    assert_eq!(thoughts.iter().map(|thought| thought.visits).sum::<u32>(), 50);
}

/// Each iteration remembers at most one decision more, and never more than there is room for.
#[test]
fn memory_is_bounded() {
    let (state, seat) = after(&[]);
    let view = View::new(&ConnectFour, &state, Viewer::seat(seat));
    let quick = SearchParams { rollout_depth: 0, ..BLIND };
    let mut search = Search::new(quick, 1, 0);
    search.think(&ConnectFour, &view, seat, 2_000, &mut || true);
    assert!(search.remembered() <= 2_000);
    for _ in 0..12 {
        search.think(&ConnectFour, &view, seat, 30_000, &mut || true);
        assert!(search.remembered() <= 500_000);
    }
}

#[test]
fn levels_are_honest() {
    let game = KuhnPoker::new(&Options { hands: 3 }, 2).unwrap();
    let mut compared = 0;
    for seed in 0..12 {
        compared += assert_honest(&game, seed, |luck| Search::new(BLIND, 40, luck));
        compared += assert_honest(&game, seed, |luck| Fallible::new(0.4, luck));
        for level in [Level::Novice, Level::Habitue, Level::Maitre] {
            compared += assert_honest(&game, seed, |luck| Levelled::new(level, luck));
        }
    }
    assert!(compared > 60, "{compared}");
}

#[test]
fn each_level_beats_the_one_below() {
    let wins = |strong: Level, weak: Level, games: u64| {
        let won = |seed: u64| {
            let seat = Seat((seed % 2) as u8);
            let mut players: Vec<Box<dyn Player<ConnectFour>>> =
                vec![Box::new(Levelled::new(weak, seed)), Box::new(Levelled::new(weak, seed))];
            players[seat.index()] = Box::new(Levelled::new(strong, seed));
            ConnectFour.standings(&end(&ConnectFour, &mut players, seed)).winners == SeatSet::one(seat)
        };
        (0..games).filter(|&seed| won(seed)).count()
    };
    let habitue = wins(Level::Habitue, Level::Novice, 60);
    let maitre = wins(Level::Maitre, Level::Habitue, 20);
    assert!(habitue >= 42 && maitre >= 15, "habitué won {habitue} of 60, maître {maitre} of 20");
}

#[test]
fn hints_name_the_winning_move() {
    let (state, seat) = after(&[3, 0, 3, 0, 3, 0]);
    let view = View::new(&ConnectFour, &state, Viewer::seat(seat));
    let hints = |seat: Seat| Adviser::new(&ConnectFour).expect_within(&ConnectFour, &view, seat, 300, &mut || true);
    let expected = hints(seat);
    assert_eq!(expected[0].action.column, 3);
    assert!(expected[0].worth > 0.9 && expected[0].words.as_ref().is_some_and(|words| words.key == "hint-chance"));
    assert!(expected.iter().all(|expected| expected.error > 0.0), "a search guesses");
    assert!(hints(Seat(1)).is_empty(), "it is not the other's turn");
    assert!(ConnectFour.search_params().rollout_depth >= 42, "connect four is played to its end");
}
