//! Bots are honest, legal, and as strong as their names say.

use connect_four::ConnectFour;
use galerne_bots::{Broken, Greedy, NAMES, Player, RandomPlayer, assert_honest, by_name, play_out};
use galerne_engine::{Game, Judge, Playout, Seat, SeatSet, Step, Streams, Turn, View, Viewer, sift};
use kuhn_poker::{KuhnPoker, Options};

type Anybody<G> = Box<dyn Player<G>>;

#[test]
fn a_secret_dealt_anew_changes_no_choice() {
    let game = KuhnPoker::new(&Options { hands: 9 }, 2).unwrap();
    for seed in 0..200 {
        assert_honest(&game, seed, RandomPlayer::new);
        assert_honest(&game, seed, Greedy::new);
    }
}

/// A game's luck is outside of what a player gets, so only its own luck can move it.
#[test]
fn the_same_luck_is_the_same_game() {
    let game = KuhnPoker::new(&Options { hands: 20 }, 2).unwrap();
    let end = |seed| {
        let mut players: [Anybody<KuhnPoker>; 2] = [Box::new(RandomPlayer::new(1)), Box::new(Greedy::new(2))];
        play_out(&game, game.start(), &mut players, &mut Streams::new(seed)).unwrap().state
    };
    assert_eq!(end(4), end(4));
    assert_ne!(end(4), end(5));
}

/// A laboratory hands its list over, a match does not: the same player must not play differently in the two.
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
            let end = play_out(&ConnectFour, ConnectFour.start(), &mut players, &mut Streams::new(seed)).unwrap();
            end.standings.winners == SeatSet::one(greedy)
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

/// Chooses the first column for ever.
struct Stubborn;

impl Player<ConnectFour> for Stubborn {
    fn choose(&mut self, game: &ConnectFour, _: &View<ConnectFour>, _: Seat) -> Option<<ConnectFour as Game>::Action> {
        game.action_of(0)
    }
}

#[test]
fn a_player_who_breaks_the_rules_is_named() {
    let start = ConnectFour.start();
    let play = |players: &mut [Anybody<ConnectFour>]| {
        play_out(&ConnectFour, start, players, &mut Streams::new(0)).map(|_| ()).unwrap_err()
    };
    let broken = play(&mut [Box::new(Stubborn), Box::new(Stubborn)]);
    assert!(matches!(&broken, Broken::Illegal(Seat(0), refusal) if refusal.rule.0 == "CF-1.3"), "{broken}");
    assert_eq!(play(&mut [Box::new(Stubborn)]), Broken::NoPlayer(Seat(1)));
}
