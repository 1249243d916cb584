//! A state as one would write it down.

use crate::cards::{Card, Held};
use crate::game::KuhnPoker;
use crate::rule_ids as rule;
use crate::state::{Stage, State};
use galerne_engine::{Positions, Refusal};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub stage: Stage,
    /// The cards before the two seats; none before the first deal and after a fold.
    pub cards: Option<[Card; 2]>,
    /// What each seat has won so far.
    pub chips: [i16; 2],
    pub hands_played: u8,
}

impl Positions for KuhnPoker {
    type Position = Position;

    fn describe(&self, state: &State) -> Position {
        let cards = match state.held.map(Held::card) {
            [Some(first), Some(second)] => Some([first, second]),
            _ => None,
        };
        Position { stage: state.stage, cards, chips: state.chips, hands_played: state.hands_played }
    }

    fn restore(&self, position: &Position) -> Result<State, Refusal> {
        let hands = self.options.hands;
        let running = position.stage != Stage::Deal;
        if position.hands_played > hands || (running && position.hands_played == hands) {
            return Err(Refusal::new(rule::HANDS, "refused-position-hands").with("hands", hands));
        }
        match position.cards {
            Some([first, second]) if first == second => return Err(Refusal::new(rule::DEAL, "refused-same-card")),
            None if running => return Err(Refusal::new(rule::DEAL, "refused-position-cards")),
            // Cards that lie open between two hands are those of the hand before.
            Some(_) if !running && position.hands_played == 0 => {
                return Err(Refusal::new(rule::SHOW, "refused-position-shown"));
            }
            _ => {}
        }
        // KP-4.3: what one wins the other loses, at most two chips a hand.
        let most = 2 * i16::from(position.hands_played);
        if position.chips[0].checked_add(position.chips[1]) != Some(0) || !(-most..=most).contains(&position.chips[0]) {
            return Err(Refusal::new(rule::PAY, "refused-position-chips"));
        }
        Ok(State {
            stage: position.stage,
            held: position.cards.map_or([Held::Nothing; 2], |cards| cards.map(Held::Card)),
            chips: position.chips,
            hands_played: position.hands_played,
        })
    }
}
