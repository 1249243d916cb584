//! A review finds what was given away, adds up, and is the same every time.

use connect_four::ConnectFour;
use galerne_bots::review::{Effort, Review, Verdict, review, stretches};
use galerne_bots::{Player, by_name};
use galerne_engine::{Judge, Referee, Seat, Streams, Turn, View, Viewer};
use kuhn_poker::KuhnPoker;

fn names(seats: usize) -> Vec<String> {
    (1..=seats).map(|seat| seat.to_string()).collect()
}

/// A whole game between bots of that name.
fn played<G: Judge>(options: &G::Options, seats: usize, bot: &str, seed: u64) -> Referee<G> {
    let mut referee = Referee::<G>::new(options, names(seats)).unwrap();
    let mut players: Vec<_> = (0..seats as u64).map(|seat| by_name::<G>(bot, seed + seat).unwrap()).collect();
    let mut luck = Streams::new(seed);
    loop {
        match referee.turn() {
            Turn::Over => return referee,
            Turn::Chance(_) => {
                referee.roll(&mut luck).unwrap();
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().unwrap();
                let view = View::new(referee.game(), referee.state(), Viewer::seat(seat));
                let action = players[seat.index()].choose(referee.game(), &view, seat).unwrap();
                referee.act(seat, action).unwrap();
            }
        }
    }
}

fn reviewed<G: Judge>(referee: &Referee<G>) -> Review<G::Action> {
    review(referee, &Effort::QUICK, &mut || true).unwrap()
}

fn assert_adds_up<A>(review: &Review<A>) {
    for account in &review.seats {
        let sum = account.start + account.luck + account.own + account.others;
        assert_eq!(sum, account.result, "{account:?}");
    }
}

#[test]
fn an_open_three_that_is_not_closed_is_what_the_game_was_lost_by() {
    let mut referee = Referee::<ConnectFour>::new(&Default::default(), names(2)).unwrap();
    for (place, column) in [3, 0, 3, 0, 3, 1, 3].into_iter().enumerate() {
        let mut actions = referee.actions(Seat((place % 2) as u8));
        actions.retain(|action| galerne_engine::to_json(action)["column"] == column);
        referee.act(Seat((place % 2) as u8), actions[0]).unwrap();
    }
    assert_eq!(referee.turn(), Turn::Over);
    let found = reviewed(&referee);
    assert_adds_up(&found);
    let dearest = found.stretches.iter().max_by_key(|judged| judged.cost).unwrap();
    assert_eq!((dearest.stretch.from, dearest.verdict), (5, Verdict::Costs), "{found:?}");
    // By how much depends on who plays on; that it is worse does not.
    assert!(dearest.within[0] > 0, "{dearest:?}");
    assert_eq!(galerne_engine::to_json(&dearest.line[0])["column"], 3);
    // Not closing it is the other's gain.
    assert_eq!(dearest.effect[0], dearest.cost);
    let [winner, loser] = [found.seats[0], found.seats[1]];
    assert_eq!((winner.result, loser.result), (1000, 0));
    assert!(winner.others > 0 && loser.own < 0);
}

#[test]
fn a_game_of_luck_and_secrets_adds_up_and_is_reviewed_alike_each_time() {
    let options = kuhn_poker::Options { hands: 6 };
    for seed in 0..4 {
        let referee = played::<KuhnPoker>(&options, 2, "random", seed);
        let found = reviewed(&referee);
        assert_adds_up(&found);
        assert_eq!(found, reviewed(&referee));
        assert_eq!(found.points.last().unwrap().at, referee.len());
        assert_eq!(found.stretches.len(), stretches(&referee).len());
        assert!(found.strokes.windows(2).all(|pair| pair[0].to == pair[1].from));
    }
}

/// What the maître does itself is never called an error.
#[test]
fn who_plays_the_maitres_own_moves_gives_nothing_away() {
    let mut costs = 0;
    for seed in 0..2 {
        let referee = played::<ConnectFour>(&Default::default(), 2, "hint", seed);
        let found = reviewed(&referee);
        assert_adds_up(&found);
        costs += found.stretches.iter().filter(|judged| judged.verdict == Verdict::Costs).count();
    }
    assert!(costs <= 3, "{costs}");
}

#[test]
fn who_stops_gets_no_review_and_who_may_play_little_is_told_so() {
    let referee = played::<ConnectFour>(&Default::default(), 2, "random", 3);
    assert_eq!(review(&referee, &Effort::QUICK, &mut || false), None);
    let short = review(&referee, &Effort { steps: 1, ..Effort::QUICK }, &mut || true).unwrap();
    assert_adds_up(&short);
    assert!(!short.is_whole && short.stretches.iter().any(|judged| judged.verdict == Verdict::Unseen));
}
