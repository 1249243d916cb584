//! The exact value of a tiny two-seat zero-sum game, in fractions, through nothing but the contract.
//!
//! It walks the game, finds what each seat can tell apart (its information sets: equal [`View`](galerne_engine::View)s),
//! lists every pure strategy, works out the exact expected score of each pair, and solves the matrix game by linear
//! programming. That grows as fast as it sounds; it is a yardstick for the contract and for bots, not a player.
//!
//! A view must tell a seat all it ever saw and did (perfect recall). Kuhn poker's does: its own card, and what was said.

mod fraction;
mod simplex;
mod strategies;

pub use fraction::Fraction;
pub use strategies::{InformationSet, Unsolvable};

use galerne_engine::{Game, Seat};
use strategies::Tree;

/// A pair of best strategies and what they are worth.
#[derive(Clone, Debug)]
pub struct Solution<G: Game> {
    /// What the first seat wins on average when both play their best.
    pub value: Fraction,
    /// How often each seat plays each of its pure strategies; those never played are left out.
    pub mixtures: [Vec<(Fraction, Vec<usize>)>; 2],
    /// What each seat can tell apart. A pure strategy holds the index of one action for each of them.
    pub information: [Vec<InformationSet<G>>; 2],
}

/// Solve the game exactly.
///
/// # Panics
/// When a fraction outgrows 128 bits, which no game small enough for this has come near.
pub fn solve<G: Game>(game: &G) -> Result<Solution<G>, Unsolvable> {
    let tree = Tree::explore(game)?;
    let strategies = [Seat(0), Seat(1)].map(|seat| tree.pure_strategies(seat));
    let [rows, columns] = &strategies;
    let matrix: Vec<Vec<Fraction>> =
        rows.iter().map(|row| columns.iter().map(|column| tree.payoff(row, column)).collect()).collect();
    let equilibrium = simplex::solve(&matrix);
    let played = |weights: &[Fraction], strategies: &[Vec<usize>]| {
        let both = weights.iter().copied().zip(strategies.iter().cloned());
        both.filter(|(weight, _)| *weight != Fraction::ZERO).collect::<Vec<_>>()
    };
    Ok(Solution {
        value: equilibrium.value,
        mixtures: [played(&equilibrium.rows, rows), played(&equilibrium.columns, columns)],
        information: tree.into_information(),
    })
}

impl<G: Game> Solution<G> {
    /// How often the seat takes its action number `action` where it sees that information set, by the mixture of pure
    /// strategies.
    #[must_use]
    pub fn chance_of(&self, seat: Seat, set: usize, action: usize) -> Fraction {
        let taken = self.mixtures[seat.index() & 1].iter().filter(|(_, strategy)| strategy.get(set) == Some(&action));
        taken.fold(Fraction::ZERO, |sum, (weight, _)| sum + *weight)
    }
}
