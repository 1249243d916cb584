//! Races already solved. Solving takes a second or more and depends on nothing but the options, while a finished race is
//! looked at again and again: at the table, in the replay, by every player.

use super::Par;
use super::moves::{CALM, Memory, places};
use crate::course::Tour;
use crate::game::SailRace;
use crate::options::Options;
use galerne_engine::Rules;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// A solution weighs a megabyte or so, ten where headings and sails are remembered. Enough for both senses of a dozen variants: an
/// experiment goes from one to the next and comes back to each.
const KEPT: usize = 24;

/// Values that can be solved while a request waits: the published map has 171,504 (SR-5.4), options that remember the heading six times
/// that.
const AT_ONCE: usize = 250_000;

/// The place of a solution is there before the solution is.
type Solved = (Options, Tour, Arc<OnceLock<Arc<Par>>>);
static SOLVED: Mutex<Vec<Solved>> = Mutex::new(Vec::new());

impl Par {
    /// Par of a race small enough to be solved while a request waits; cached.
    #[must_use]
    pub fn known(race: &SailRace, tour: Tour) -> Option<Arc<Par>> {
        let is_small = places(race) * Memory::of(race).len() * CALM <= AT_ONCE;
        is_small.then(|| Par::of(race, tour))
    }

    /// Par of any race; cached.
    #[must_use]
    pub fn of(race: &SailRace, tour: Tour) -> Arc<Par> {
        // A second caller waits for the first instead of solving the same race again; other races are not blocked.
        Arc::clone(place(race.options(), tour).get_or_init(|| Arc::new(Par::solve(race, tour, |_| {}))))
    }
}

fn place(options: &Options, tour: Tour) -> Arc<OnceLock<Arc<Par>>> {
    let mut solved = SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
    let known = solved.iter().find(|(of, sense, _)| *sense == tour && of == options);
    if let Some((.., place)) = known {
        return Arc::clone(place);
    }
    if solved.len() == KEPT {
        solved.remove(0);
    }
    let place = Arc::default();
    solved.push((options.clone(), tour, Arc::clone(&place)));
    place
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[test]
    fn a_race_that_is_being_solved_holds_up_no_other() {
        let long = Options { max_turns: 901, ..Options::default() };
        let other = Options { max_turns: 902, ..Options::default() };
        let race = |options: &Options| SailRace::new(options, 1).unwrap();
        let (began, begun) = mpsc::channel();
        let (end, ended) = mpsc::channel::<()>();
        let tour = Tour::Ccw;
        std::thread::scope(|scope| {
            let slow = &long;
            scope.spawn(move || {
                place(slow, tour).get_or_init(|| {
                    began.send(()).unwrap();
                    ended.recv().unwrap();
                    Arc::new(Par::solve(&race(slow), tour, |_| {}))
                });
            });
            begun.recv().unwrap();
            // While the first is still at work.
            let solved = Par::of(&race(&other), tour);
            assert!(Arc::ptr_eq(&solved, &Par::of(&race(&other), tour)), "solved once");
            end.send(()).unwrap();
        });
        assert!(place(&long, tour).get().is_some());
    }
}
