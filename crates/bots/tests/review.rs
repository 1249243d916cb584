//! A review finds what was given away, adds up, and is the same every time.

use connect_four::ConnectFour;
use galerne_bots::review::{Effort, Measured, Review, Verdict, planted, review, said, stretches};
use galerne_bots::{Player, by_name};
use galerne_engine::{Judge, Referee, Rules, Seat, Streams, Turn, View, Viewer};
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
    review(referee, &Effort::QUICK, &mut |_| true).unwrap()
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
    assert_eq!(review(&referee, &Effort::QUICK, &mut |_| false), None);
    let short = review(&referee, &Effort { steps: 1, ..Effort::QUICK }, &mut |_| true).unwrap();
    assert_adds_up(&short);
    assert!(!short.is_whole && short.stretches.iter().any(|judged| judged.verdict == Verdict::Unseen));
}

#[test]
fn an_error_that_was_put_into_a_game_is_found() {
    let referee = played::<ConnectFour>(&Default::default(), 2, "hint", 5);
    let effort = Effort { screen: Effort::FULL.screen, most: Effort::FULL.most, ..Effort::QUICK };
    let all = (0..6).filter_map(|seed| planted(&referee, &effort, seed, &mut || true));
    let found: Vec<_> = all.collect();
    assert!(found.len() >= 3 && found.iter().all(|planted| planted.cost >= 10.0), "{found:?}");
    // A loss far above the noise of this many pairs is found.
    let dear = found.iter().filter(|planted| planted.cost > 40.0).collect::<Vec<_>>();
    assert!(!dear.is_empty() && dear.iter().all(|planted| planted.verdict == Verdict::Costs), "{found:?}");
    assert_eq!(planted(&referee, &Effort::QUICK, 1, &mut || false), None);
}

#[test]
fn what_the_curve_says_stands_beside_what_came() {
    let referee = played::<KuhnPoker>(&kuhn_poker::Options { hands: 6 }, 2, "greedy", 2);
    let places = said(&referee, &Effort::QUICK, (0, 4), &mut || true);
    assert_eq!(places.len(), 8, "four places, two seats");
    let winners = referee.game().standings(referee.state()).winners;
    let result = [0, 1].map(|seat| if winners.has(Seat(seat)) { 1.0 / winners.len() as f64 } else { 0.0 });
    for (number, place) in places.iter().enumerate() {
        assert!((0.0..=1.0).contains(&place.judge) && (0.0..=1.0).contains(&place.curve), "{place:?}");
        assert_eq!(place.came, result[number % 2]);
    }
}

/// The measured correction changes the reported values, and how much is played.
#[test]
fn figures_bend_the_curve_and_bound_the_effort() {
    let referee = played::<KuhnPoker>(&kuhn_poker::Options { hands: 6 }, 2, "random", 3);
    let figures = Measured { habitue: Some(4.0), ..Measured::NOTHING };
    let with = |figures| review(&referee, &Effort { figures: Some(figures), ..Effort::QUICK }, &mut |_| true).unwrap();
    let plain = with(figures);
    assert_adds_up(&plain);
    assert!(
        plain.seats.iter().all(|account| account.accuracy.is_some_and(|[mean, low, high]| low <= mean && mean <= high))
    );
    let flat = with(Measured { curve: galerne_bots::review::Bend([0.25; 16]), ..figures });
    assert_adds_up(&flat);
    assert!(flat.points[..flat.points.len() - 1].iter().all(|point| point.worth[0] == 250 && point.doubt[0] == 0));
    assert_eq!(flat.points.last(), plain.points.last(), "a result is not bent");
    assert!(!with(Measured { steps: Some(1), ..figures }).is_whole);
}
