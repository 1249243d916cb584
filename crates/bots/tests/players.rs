//! Bots are honest, legal, and as strong as their names say.

use connect_four::ConnectFour;
use galerne_bots::{Greedy, NAMES, Player, RandomPlayer, assert_honest, by_name};
use galerne_engine::{Game, Judge, Playout, Rules, Seat, SeatSet, Step, Turn, View, Viewer, sift};
use galerne_kit::play;
use kuhn_poker::{KuhnPoker, Options};

type Anybody<G> = Box<dyn Player<G>>;

/// The final state of a game between these players.
fn end<G: Game>(game: &G, players: &mut [Anybody<G>], seed: u64) -> G::State {
    play(game, seed, |state, seat| {
        let view = View::new(game, state, Viewer::seat(seat));
        players[seat.index()].choose(game, &view, seat).unwrap()
    })
}

#[test]
fn a_secret_dealt_anew_changes_no_choice() {
    let game = KuhnPoker::new(&Options { hands: 9 }, 2).unwrap();
    for seed in 0..200 {
        assert!(assert_honest(&game, seed, RandomPlayer::new) > 0);
        assert!(assert_honest(&game, seed, Greedy::new) > 0);
    }
}

/// A comparison of two equal states would prove nothing, so it does not count.
#[test]
fn a_game_without_secrets_compares_nothing() {
    assert_eq!(assert_honest(&ConnectFour, 1, RandomPlayer::new), 0);
}

/// A player that answers the same question otherwise the second time, as one would that knew the other card.
#[test]
#[should_panic(expected = "has seen a secret")]
fn a_choice_that_depends_on_a_secret_is_found() {
    struct Cheat;
    impl Player<KuhnPoker> for Cheat {
        fn choose(
            &mut self,
            game: &KuhnPoker,
            view: &View<KuhnPoker>,
            seat: Seat,
        ) -> Option<<KuhnPoker as Rules>::Action> {
            // A view gives no card away, so the difference comes from the process.
            static ASKED: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);
            let mut actions = Vec::new();
            game.actions(view.state(), seat, &mut actions);
            let asked = ASKED.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            actions.get(asked % actions.len()).copied()
        }
    }
    let game = KuhnPoker::new(&Options { hands: 9 }, 2).unwrap();
    let _ = assert_honest(&game, 1, |_| Cheat);
}

/// Players do not see the random numbers of the game, so only their own can change their choices.
#[test]
fn the_same_luck_is_the_same_game() {
    let game = KuhnPoker::new(&Options { hands: 20 }, 2).unwrap();
    let end = |seed| end(&game, &mut [Box::new(RandomPlayer::new(1)), Box::new(Greedy::new(2))], seed);
    assert_eq!(end(4), end(4));
    assert_ne!(end(4), end(5));
}

/// Trials pass the list of actions, a table does not: a player must choose the same in both.
#[test]
fn who_is_given_the_list_chooses_as_who_makes_it() {
    fn compare<G: Judge>(game: &G, seed: u64) {
        let (mut state, mut playout, mut actions) = (game.start(), Playout::<G>::new(seed), Vec::new());
        loop {
            if let Turn::Decide(seats) = game.turn(&state) {
                let seat = seats.lowest().unwrap();
                let view = View::new(game, &state, Viewer::seat(seat));
                actions.clear();
                game.actions(&state, seat, &mut actions);
                sift(game, &mut actions);
                for name in NAMES.iter().filter(|name| ["random", "greedy", "novice"].contains(name)) {
                    let [mut one, mut other] = [0, 0].map(|_| by_name::<G>(name, seed).unwrap());
                    assert_eq!(
                        other.choose_among(game, &view, seat, &actions),
                        one.choose(game, &view, seat),
                        "{name}"
                    );
                }
            }
            if playout.step(game, &mut state, &mut ()) == Step::Over {
                return;
            }
        }
    }
    for seed in 0..20 {
        compare(&KuhnPoker::new(&Options { hands: 5 }, 2).unwrap(), seed);
        compare(&ConnectFour, seed);
    }
}

#[test]
fn greedy_beats_random_from_both_seats() {
    let wins = |greedy: Seat| {
        let won = |seed| {
            let mut players: Vec<Anybody<ConnectFour>> =
                vec![Box::new(RandomPlayer::new(seed)), Box::new(RandomPlayer::new(!seed))];
            players[greedy.index()] = Box::new(Greedy::new(seed));
            ConnectFour.standings(&end(&ConnectFour, &mut players, seed)).winners == SeatSet::one(greedy)
        };
        (0..400).filter(|&seed| won(seed)).count()
    };
    let (first, second) = (wins(Seat(0)), wins(Seat(1)));
    assert!(first > 380 && second > 370, "of 400 each: {first} moving first, {second} moving second");
}

#[test]
fn a_seat_that_owes_nothing_chooses_nothing() {
    let view = View::new(&ConnectFour, &ConnectFour.start(), Viewer::seat(Seat(1)));
    for name in NAMES {
        assert_eq!(by_name::<ConnectFour>(name, 0).unwrap().choose(&ConnectFour, &view, Seat(1)), None, "{name}");
    }
}
