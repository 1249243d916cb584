//! Races already solved. Solving takes a second or more and depends on nothing but the options, while a finished race is
//! looked at again and again: at the table, in the replay, by every player.

use super::Par;
use super::moves::{CALM, Memory, places};
use crate::action::Tour;
use crate::game::SailRace;
use crate::options::Options;
use galerne_engine::Game;
use std::sync::{Arc, Mutex, PoisonError};

/// A solution weighs a megabyte or so, ten where headings and sails are remembered. Enough for both senses of a dozen variants: an
/// experiment goes from one to the next and comes back to each.
const KEPT: usize = 24;

/// What may be solved while somebody waits: the published map has 171,504 values, options that remember the heading six times that.
const AT_ONCE: usize = 250_000;

type Solved = (Options, Tour, Arc<Par>);
static SOLVED: Mutex<Vec<Solved>> = Mutex::new(Vec::new());

impl Par {
    /// Par of a race small enough to be solved while somebody waits, from memory where it is there.
    #[must_use]
    pub fn known(race: &SailRace, tour: Tour) -> Option<Arc<Par>> {
        let is_small = places(race) * Memory::of(race).len() * CALM <= AT_ONCE;
        is_small.then(|| Par::of(race, tour))
    }

    /// Par of any race, from memory where it is there: for a player who must know.
    #[must_use]
    pub fn of(race: &SailRace, tour: Tour) -> Arc<Par> {
        // Whoever comes second waits for the first instead of solving the same race beside it.
        let mut solved = SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
        let known = solved.iter().find(|(options, sense, _)| *sense == tour && options == race.options());
        if let Some((.., par)) = known {
            return Arc::clone(par);
        }
        let par = Arc::new(Par::solve(race, tour, |_| {}));
        if solved.len() == KEPT {
            solved.remove(0);
        }
        solved.push((race.options().clone(), tour, Arc::clone(&par)));
        par
    }
}
