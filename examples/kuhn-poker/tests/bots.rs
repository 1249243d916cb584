//! The exact value of Kuhn poker, found through the contract alone.

use galerne_engine::{Rules, Seat};
use kuhn_poker::solver::{Fraction, InformationSet, Solution, Unsolvable, solve};
use kuhn_poker::{Card, Held, KuhnPoker, Options, Stage};

fn solution() -> Solution<KuhnPoker> {
    solve(&KuhnPoker::new(&Options::default(), 2).unwrap()).unwrap()
}

#[test]
fn the_first_to_speak_loses_a_chip_in_eighteen_hands() {
    assert_eq!(solution().value, Fraction::new(-1, 18));
}

/// Each seat holds one of three cards and speaks at two moments.
#[test]
fn each_seat_tells_six_moments_apart() {
    let solution = solution();
    for sets in &solution.information {
        assert_eq!(sets.len(), 6);
        assert!(sets.iter().all(|set| set.actions.len() == 2));
    }
}

/// What Kuhn found in 1950: whatever best strategy the first seat uses, it bets the King three times as often as it bluffs
/// with the Jack (at most a third of the time), never opens with the Queen, and once it has checked the Queen calls a
/// third more often than it bluffs.
#[test]
fn the_first_seats_strategy_is_one_of_kuhns() {
    let solution = solution();
    let dares = |card: Card, stage: Stage| {
        let seen = |set: &InformationSet<KuhnPoker>| (set.seen.held(Seat(0)), set.seen.stage());
        let set = solution.information[0].iter().position(|set| seen(set) == (Held::Card(card), stage)).unwrap();
        solution.chance_of(Seat(0), set, 1)
    };
    let bluff = dares(Card::Jack, Stage::Opening);
    assert!(bluff <= Fraction::new(1, 3), "{bluff}");
    assert_eq!(dares(Card::King, Stage::Opening), Fraction::whole(3) * bluff);
    assert_eq!(dares(Card::Queen, Stage::Opening), Fraction::ZERO);
    assert_eq!(dares(Card::Queen, Stage::CheckedThenBet), bluff + Fraction::new(1, 3));
}

#[test]
fn a_longer_match_is_too_large_for_this() {
    let game = KuhnPoker::new(&Options { hands: 2 }, 2).unwrap();
    assert_eq!(solve(&game).map(|_| ()).unwrap_err(), Unsolvable::TooLarge);
}
