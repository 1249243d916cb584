//! The game as a tree, what each seat can tell apart in it, and what a pair of pure strategies is worth.

use super::Fraction;
use galerne_engine::{Game, Seat, Turn, View, Viewer};
use std::{collections::HashMap, fmt};

/// Beyond this many pure strategies of one seat the matrix is no longer tiny.
const MOST_STRATEGIES: usize = 4096;

/// Why a game cannot be solved this way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsolvable {
    NotForTwo,
    /// What one wins the other does not lose.
    NotZeroSum,
    /// Some chance has too many outcomes to be listed.
    ChanceNotListed,
    TooLarge,
}

impl fmt::Display for Unsolvable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unsolvable::NotForTwo => "the game is not for two seats",
            Unsolvable::NotZeroSum => "what one seat wins the other does not lose",
            Unsolvable::ChanceNotListed => "some chance has too many outcomes to be listed",
            Unsolvable::TooLarge => "a seat has too many pure strategies",
        })
    }
}

impl std::error::Error for Unsolvable {}

/// Moments that a seat cannot tell apart, so it does the same in all of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InformationSet<G: Game> {
    /// What the seat sees.
    pub seen: G::State,
    pub actions: Vec<G::Action>,
}

/// A node of the game; decisions name the information set they belong to.
enum Node {
    End(Fraction),
    Chance(Vec<(Fraction, Node)>),
    Decide { seat: Seat, set: usize, then: Vec<Node> },
}

pub(super) struct Tree<G: Game> {
    root: Node,
    information: [Vec<InformationSet<G>>; 2],
}

impl<G: Game> Tree<G> {
    pub(super) fn explore(game: &G) -> Result<Tree<G>, Unsolvable> {
        if game.seats() != 2 {
            return Err(Unsolvable::NotForTwo);
        }
        let mut explorer = Explorer { game, known: HashMap::new(), information: [Vec::new(), Vec::new()] };
        let root = explorer.node(&game.start())?;
        Ok(Tree { root, information: explorer.information })
    }

    /// One action for each information set of the seat, in all combinations.
    pub(super) fn pure_strategies(&self, seat: Seat) -> Vec<Vec<usize>> {
        let mut strategies = vec![Vec::new()];
        for set in &self.information[seat.index()] {
            let with = |strategy: &Vec<usize>, action| strategy.iter().copied().chain([action]).collect();
            let extended = strategies.iter().flat_map(|s| (0..set.actions.len()).map(move |action| with(s, action)));
            strategies = extended.collect();
        }
        strategies
    }

    /// What the first seat wins on average when the two play these pure strategies.
    pub(super) fn payoff(&self, first: &[usize], second: &[usize]) -> Fraction {
        fn of(node: &Node, strategies: [&[usize]; 2]) -> Fraction {
            match node {
                Node::End(score) => *score,
                Node::Chance(outcomes) => {
                    outcomes.iter().fold(Fraction::ZERO, |sum, (chance, then)| sum + *chance * of(then, strategies))
                }
                Node::Decide { seat, set, then } => of(&then[strategies[seat.index()][*set]], strategies),
            }
        }
        of(&self.root, [first, second])
    }

    pub(super) fn into_information(self) -> [Vec<InformationSet<G>>; 2] {
        self.information
    }
}

struct Explorer<'a, G: Game> {
    game: &'a G,
    known: HashMap<(Seat, G::State), usize>,
    information: [Vec<InformationSet<G>>; 2],
}

impl<G: Game> Explorer<'_, G> {
    fn node(&mut self, state: &G::State) -> Result<Node, Unsolvable> {
        match self.game.turn(state) {
            Turn::Over => {
                let standings = self.game.standings(state);
                let [first, second] = [Seat(0), Seat(1)].map(|seat| i128::from(standings.score(seat)));
                if first + second == 0 { Ok(Node::End(Fraction::whole(first))) } else { Err(Unsolvable::NotZeroSum) }
            }
            Turn::Chance(_) => {
                let mut outcomes = Vec::new();
                if !self.game.outcomes(state, &mut outcomes) {
                    return Err(Unsolvable::ChanceNotListed);
                }
                let total: i128 = outcomes.iter().map(|(_, weight)| i128::from(*weight)).sum();
                let then = |(chance, weight): (G::Chance, u32)| {
                    let mut next = *state;
                    self.game.resolve(&mut next, chance, &mut ());
                    Ok((Fraction::new(i128::from(weight), total), self.node(&next)?))
                };
                outcomes.into_iter().map(then).collect::<Result<_, _>>().map(Node::Chance)
            }
            Turn::Decide(deciders) => {
                let seat = deciders.lowest().ok_or(Unsolvable::NotForTwo)?;
                let set = self.information_set(state, seat)?;
                let actions = self.information[seat.index()][set].actions.clone();
                let then = |action| {
                    let mut next = *state;
                    self.game.act(&mut next, seat, action, &mut ());
                    self.node(&next)
                };
                let then = actions.into_iter().map(then).collect::<Result<_, _>>()?;
                Ok(Node::Decide { seat, set, then })
            }
        }
    }

    fn information_set(&mut self, state: &G::State, seat: Seat) -> Result<usize, Unsolvable> {
        let seen = *View::new(self.game, state, Viewer::seat(seat)).state();
        if let Some(&set) = self.known.get(&(seat, seen)) {
            return Ok(set);
        }
        let sets = &mut self.information[seat.index()];
        let mut actions = Vec::new();
        self.game.actions(state, seat, &mut actions);
        sets.push(InformationSet { seen, actions });
        if sets
            .iter()
            .map(|set| set.actions.len())
            .try_fold(1usize, usize::checked_mul)
            .is_none_or(|n| n > MOST_STRATEGIES)
        {
            return Err(Unsolvable::TooLarge);
        }
        self.known.insert((seat, seen), sets.len() - 1);
        Ok(sets.len() - 1)
    }
}
