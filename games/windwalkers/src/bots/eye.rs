//! The judgement shared by the quick player and the maître. They differ only in the values: the maître takes them from a plan
//! of the chapter.

use crate::bots::outlook::{Insight, insight, moral_worth};
use crate::bots::plan::Plan;
use crate::game::Windwalkers;
use crate::state::State;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Eye<'a> {
    pub(crate) game: &'a Windwalkers,
    pub(crate) insight: &'static Insight,
    pub(crate) plan: Option<&'a Plan>,
    /// Whether powers that are ready are counted on; only a plan knows what they cost.
    pub(crate) hope: bool,
}

impl<'a> Eye<'a> {
    /// The quick player's.
    pub(crate) fn quick(game: &'a Windwalkers) -> Eye<'a> {
        Eye { game, insight: insight(), plan: None, hope: false }
    }
}

impl std::ops::Deref for Eye<'_> {
    type Target = Windwalkers;

    fn deref(&self) -> &Windwalkers {
        self.game
    }
}

/// Losing the whole horde, to the quick player.
const DOOM: f32 = -40.0;
/// What a won contre is worth to it beside its points: a day and a step nearer.
const WIN: f32 = 3.2;

impl Eye<'_> {
    /// The horde is lost.
    pub(crate) fn doom(&self, state: &State) -> f32 {
        match self.plan {
            Some(plan) => plan.lost(state.track(state.active).hex),
            None => DOOM,
        }
    }

    /// What the cards are worth: to the quick player as they lie; with a plan, which counts what is ready, as members.
    pub(crate) fn cards_worth(&self, state: &State, seat: u8) -> f32 {
        match self.plan {
            Some(_) => state.horde(seat).tops().map(|(_, card)| self.card_price(card.id)).sum(),
            None => self.insight.horde_worth(state, seat),
        }
    }

    /// What losing a card for good costs.
    pub(crate) fn card_price(&self, card: u8) -> f32 {
        let worth = self.insight.worth[usize::from(card)];
        self.plan.map_or(worth, |plan| plan.member() + plan.weights.power * worth)
    }

    /// Between contres, the cards' worth apart.
    pub(crate) fn place_worth(&self, state: &State, seat: u8) -> f32 {
        match self.plan {
            Some(plan) => plan.between(self.game, state, seat),
            None => moral_worth(state.horde(seat).moral as i8),
        }
    }

    /// A contre won: moral left, and points earned.
    pub(crate) fn win_worth(&self, ready: f32, moral: u8, points: f32) -> f32 {
        match self.plan {
            Some(plan) => plan.won(moral, ready) + points,
            None => moral_worth(moral as i8) + WIN + 0.8 * points,
        }
    }

    /// A contre failed, the hordier's loss apart.
    pub(crate) fn fail_worth(&self, state: &State) -> f32 {
        let (moral, seat) = (state.horde(state.active).moral, state.active);
        match self.plan {
            Some(plan) => plan.failed(
                state.track(seat).hex,
                moral,
                self.insight.units(self.game, state, seat, plan.weights.unit).0,
            ),
            None => moral_worth(moral as i8),
        }
    }
}
