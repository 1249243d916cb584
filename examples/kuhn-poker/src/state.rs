//! What changes during a game.

use crate::action::Action;
use crate::cards::Held;
use galerne_engine::Seat;
use serde::{Deserialize, Serialize};

/// How far the hand has come: who speaks, and about what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The next deal is due, or all hands have been played.
    Deal,
    /// The first seat speaks: check or bet.
    Opening,
    /// The first checked; the second checks or bets.
    Checked,
    /// The first bet; the second folds or calls.
    Bet,
    /// The first checked and the second bet; the first folds or calls.
    CheckedThenBet,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) stage: Stage,
    /// Secret during a hand. A folded hand goes back unseen; cards shown at the end of one stay on the table until the
    /// next deal.
    pub(crate) held: [Held; 2],
    /// What each seat has won (or lost, below zero) in the hands played so far.
    pub(crate) chips: [i16; 2],
    pub(crate) hands_played: u8,
}

impl State {
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    #[must_use]
    pub fn held(&self, seat: Seat) -> Held {
        self.held.get(seat.index()).copied().unwrap_or_default()
    }

    /// KP-2.2: the seats take turns at speaking first.
    pub(crate) const fn first(&self) -> Seat {
        Seat(self.hands_played & 1)
    }

    pub(crate) const fn speaker(&self) -> Option<Seat> {
        let first = self.first();
        match self.stage {
            Stage::Deal => None,
            Stage::Opening | Stage::CheckedThenBet => Some(first),
            Stage::Checked | Stage::Bet => Some(Seat(1 - first.0)),
        }
    }

    /// What the speaker may do.
    pub(crate) const fn choices(&self) -> &'static [Action] {
        match self.stage {
            Stage::Deal => &[],
            Stage::Opening | Stage::Checked => &[Action::Check, Action::Bet],
            Stage::Bet | Stage::CheckedThenBet => &[Action::Fold, Action::Call],
        }
    }
}
