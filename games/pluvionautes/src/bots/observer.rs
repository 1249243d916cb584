//! An observer that infers the cards of one seat from its choices (question 10 of the specification; priors by PL-10.4).
//!
//! An observer weighs every pair of cards that the seat may hold by how well the seat's public choices fit it: what a holder of
//! that pair would have thought of each legal action, by the game's own appraisal, against what was done. It sees nothing that
//! a spectator does not see.

use super::judge::Memo;
use super::value::Style;
use crate::action::Action;
use crate::game::Pluvionautes;
use crate::missions::{Hand, Mission};
use crate::state::{SEATS, State};
use galerne_engine::{Rules, Seat};

/// Livestock by crop.
const PAIRS: usize = 9;
/// The share of choices that follow no plan at all. Without it one odd choice would rule the true pair out for good.
const WHIM: f32 = 0.02;

/// Beliefs about the cards of one seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Observer {
    watched: Seat,
    style: Style,
    slack: f32,
    beliefs: [f32; PAIRS],
}

/// The pair of cards with that number.
fn pair(number: usize) -> [Mission; 2] {
    [Mission::ALL[number / 3 % 3], Mission::ALL[3 + number % 3]]
}

impl Observer {
    /// Watches a seat that is taken to weigh things in that style and to err by about `slack` villagers of the printed cards;
    /// `known` are the cards that the observer sees, its own for a player, none for a spectator. `None` where the seat does not
    /// hold one card of each kind (PL-13.7): more cards are not modelled.
    #[must_use]
    pub fn new(game: &Pluvionautes, watched: Seat, known: &[Mission], style: Style, slack: f32) -> Option<Observer> {
        if game.options.missions_per_kind != 1 || watched.index() >= game.seats {
            return None;
        }
        let left = |mission: Mission| {
            let seen = known.iter().filter(|&&card| card == mission).count() as u8;
            f32::from(game.material.copies[mission as usize].saturating_sub(seen))
        };
        let beliefs = std::array::from_fn(|number| pair(number).map(left).iter().product());
        let mut observer = Observer { watched, style, slack: (slack * game.dearness()).max(1e-3), beliefs };
        observer.even_out();
        Some(observer)
    }

    fn even_out(&mut self) {
        let all: f32 = self.beliefs.iter().sum();
        self.beliefs.iter_mut().for_each(|belief| *belief /= all.max(f32::MIN_POSITIVE));
    }

    /// The seat chooses that action in that state; what others choose says nothing and is passed over. Any view of the state
    /// does: all cards are covered before it is looked at.
    pub fn watch(&mut self, game: &Pluvionautes, state: &State, action: &Action) {
        let mut actions = Vec::new();
        game.actions(state, self.watched, &mut actions);
        if actions.len() < 2 {
            return;
        }
        let memo = Memo::default();
        let mut covered = State { hands: [Hand::HIDDEN; SEATS], ..*state };
        for number in 0..PAIRS {
            if self.beliefs[number] == 0.0 {
                continue;
            }
            covered.hands[self.watched.index()] = pair(number).into_iter().fold(Hand::EMPTY, Hand::with);
            let worth = |action: &Action| game.appraise_as(&memo, &self.style, &covered, self.watched, action);
            let done = worth(action);
            // Against what was done, so that the largest term of a good choice is one.
            let all: f32 = actions.iter().map(|other| ((worth(other) - done) / self.slack).min(80.0).exp()).sum();
            self.beliefs[number] *= (1.0 - WHIM) / all.max(1.0) + WHIM / actions.len() as f32;
        }
        self.even_out();
    }

    /// How likely the seat holds a card.
    #[must_use]
    pub fn belief(&self, mission: Mission) -> f32 {
        (0..PAIRS).filter(|&number| pair(number).contains(&mission)).map(|number| self.beliefs[number]).sum()
    }

    /// The likeliest pair, and how likely it is.
    #[must_use]
    pub fn guess(&self) -> ([Mission; 2], f32) {
        let best = (0..PAIRS).max_by(|&a, &b| self.beliefs[a].total_cmp(&self.beliefs[b])).unwrap_or(0);
        (pair(best), self.beliefs[best])
    }

    /// The state as the observer takes it to be: the likeliest pair in the hand of the seat.
    #[must_use]
    pub fn supposed(&self, state: &State) -> State {
        let mut supposed = *state;
        supposed.hands[self.watched.index()] = self.guess().0.into_iter().fold(Hand::EMPTY, Hand::with);
        supposed
    }
}
