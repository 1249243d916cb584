//! What changes during a game, and the words it is written in.

use galerne_engine::{Dense, Rule, Seat};
use serde::{Deserialize, Serialize};

/// The three cards, from the lowest to the highest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    Jack,
    Queen,
    King,
}

impl Card {
    pub const ALL: [Card; 3] = [Card::Jack, Card::Queen, Card::King];
}

/// What lies before a seat, as far as the onlooker knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Held {
    #[default]
    Nothing,
    /// A card, but the onlooker may not know which.
    Unknown,
    Card(Card),
}

impl Held {
    pub(crate) const fn card(self) -> Option<Card> {
        match self {
            Held::Card(card) => Some(card),
            Held::Nothing | Held::Unknown => None,
        }
    }
}

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

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Check,
    Bet,
    Fold,
    Call,
}

impl Dense for Action {
    const SPACE: usize = 4;

    fn id(&self) -> usize {
        *self as usize
    }

    fn of(id: usize) -> Option<Action> {
        [Action::Check, Action::Bet, Action::Fold, Action::Call].get(id).copied()
    }
}

/// One card to each seat, in seat order: a single outcome, so that six of them are the whole distribution.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub cards: [Card; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Dealt { held: [Held; 2] },
    Checked { seat: Seat },
    Bet { seat: Seat },
    Folded { seat: Seat },
    Called { seat: Seat },
    Shown { cards: [Card; 2] },
    Won { seat: Seat, chips: i16 },
}

/// The rules of Kuhn poker, as numbered in its rulebook.
pub(crate) mod ids {
    use galerne_engine::Rule;
    pub(crate) const SEATS: Rule = Rule("KP-1.1");
    pub(crate) const HANDS: Rule = Rule("KP-1.2");
    pub(crate) const DEAL: Rule = Rule("KP-2.1");
    pub(crate) const TURNS: Rule = Rule("KP-2.2");
    pub(crate) const OPEN: Rule = Rule("KP-3.1");
    pub(crate) const ANSWER: Rule = Rule("KP-3.2");
    pub(crate) const FOLD: Rule = Rule("KP-4.1");
    pub(crate) const SHOW: Rule = Rule("KP-4.2");
    pub(crate) const PAY: Rule = Rule("KP-4.3");
    pub(crate) const END: Rule = Rule("KP-4.4");
}

impl galerne_engine::Event for Event {
    fn rule(&self) -> Rule {
        match self {
            Event::Dealt { .. } => ids::DEAL,
            Event::Checked { .. } | Event::Bet { .. } => ids::OPEN,
            Event::Called { .. } => ids::ANSWER,
            Event::Folded { .. } => ids::FOLD,
            Event::Shown { .. } => ids::SHOW,
            Event::Won { .. } => ids::PAY,
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Event::Shown { .. })
    }
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
