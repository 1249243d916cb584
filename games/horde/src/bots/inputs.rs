//! The end of a turn as numbers, for a network: first what the whole search of a turn shares, then what its decisions change.
//!
//! Beside the bare facts stand the quantities that the weights judge by: the points that each formation will take, what is in hand, the margin. A
//! small network need not find these out again.

use super::forecast::{Forecast, NextWinds, rising};
use super::value::{FAR, Insight, aval_counts};
use crate::cards::{Figures, Number};
use crate::game::Horde;
use crate::roles::{EVERYBODY, Role};
use crate::state::{FACE_DOWN, State, Step};
use crate::terrain::ABSENT;
use galerne_engine::{Panes, Sense};

/// Prices of a formation are separate inputs up to here, in points: from here on it is out of reach.
const DEAREST: usize = 14;

impl Insight {
    /// Names and shapes of the inputs.
    pub(super) fn panes(&self, game: &Horde, state: &State) -> Panes {
        let mut panes = Panes::default();
        self.tell(game, state, &mut panes);
        panes
    }

    /// All inputs.
    pub(super) fn tell(&self, game: &Horde, state: &State, sense: &mut impl Sense) {
        let forecast = Forecast::of(game, self, state);
        self.tell_fixed(game, state, &forecast, sense);
        self.tell_changing(game, state, &forecast, sense);
    }

    /// Winds, Rencontres, and the cards that are unseen.
    pub(super) fn tell_fixed(&self, game: &Horde, state: &State, forecast: &Forecast, sense: &mut impl Sense) {
        let camp = &state.camps[0];
        sense.pane("souffles", &[Number::COUNT as usize]);
        sense.set(state.souffles.0, Number::COUNT as usize);
        sense.pane("to_go", &[1]);
        sense.number(Self::souffles_to_go(game, state).into(), 36.0);
        // HC-6.5: next turn's winds: calm, a Force from 2 to 10, or unknown.
        sense.pane("winds", &[4, 11]);
        for known in NextWinds::of(state).known {
            sense.one_of(known.map_or(10, |force| usize::from(force.saturating_sub(1))), 11);
        }
        sense.pane("suits", &[4]);
        forecast.suits.into_iter().for_each(|share| sense.number(share, 1.0));
        sense.pane("holds", &[4]);
        forecast.hold.into_iter().for_each(|points| sense.number(points, 24.0));
        // HC-6.4: they move on by one column, and a card of the deck comes to the first.
        sense.pane("rencontres", &[4, 5]);
        for slot in 0..4 {
            let (kinds, is_down) = match (slot, state.face_up(slot)) {
                (3, _) => (Figures(state.pools[0].0), true),
                (_, Some(card)) => (Figures(1 << card.0), false),
                _ => (state.pool_of(slot), true),
            };
            let all = f32::from(kinds.len().max(1));
            for kind in 0..4 {
                sense.number(f32::from(Figures(kinds.0 & (15 << (4 * kind))).len()) / all, 1.0);
            }
            sense.flag(is_down && (slot == 3 || state.slots[slot] >= FACE_DOWN));
        }
        sense.pane("vif", &[5]);
        for role in 0..4 {
            sense.number(f32::from(Figures(camp.vif.0 & (15 << (4 * role))).len()), 4.0);
        }
        sense.number(camp.vif.len().into(), 12.0);
        sense.pane("pack", &[9]);
        (0..9).for_each(|step| sense.number(((camp.pack.0 >> (4 * step)) & 15).count_ones() as f32, 4.0));
        sense.pane("refilling", &[1]);
        sense.flag(state.step == Step::Refill);
    }

    /// The own camp.
    pub(super) fn tell_changing(&self, game: &Horde, state: &State, forecast: &Forecast, sense: &mut impl Sense) {
        let camp = &state.camps[0];
        sense.pane("cells", &[4, usize::from(ABSENT) + 1]);
        for cell in camp.cells {
            sense.one_of(cell.min(ABSENT).into(), usize::from(ABSENT) + 1);
        }
        sense.pane("wounded", &[4]);
        sense.set((camp.wounded & camp.present()).into(), 4);
        sense.pane("aval", &[4, 3]);
        let waiting = aval_counts(camp);
        for role in 0..4 {
            sense.one_of(usize::from((waiting >> (4 * role)) & 15).min(3).wrapping_sub(1), 3);
        }
        sense.pane("hand", &[9]);
        (0..9).for_each(|step| sense.number(((camp.hand.0 >> (4 * step)) & 15).count_ones() as f32, 4.0));
        sense.pane("held_cards", &[8]);
        sense.one_of(usize::from(camp.hand_len().min(8)).wrapping_sub(1), 8);
        // A Pack runs dry long before it is empty: counts of its last cards are separate inputs.
        let pack = Self::pack_left(state);
        sense.pane("cards", &[14]);
        sense.number(pack.into(), 36.0);
        sense.one_of(pack.into(), 13);
        sense.pane("prices", &[4, DEAREST + 1]);
        let prices: [usize; 4] =
            std::array::from_fn(|suit| (self.price(camp, suit, DEAREST as u32, EVERYBODY) as usize).min(DEAREST));
        prices.into_iter().for_each(|price| sense.one_of(price, DEAREST + 1));
        sense.pane("steps", &[4, 4, 4]);
        for suit in 0..4 {
            for role in Role::ALL {
                let cell = camp.cells[role as usize].min(ABSENT);
                let steps = self.near[suit][role as usize][usize::from(cell)];
                sense.one_of(if steps >= FAR { 3 } else { steps.min(3).into() }, 4);
            }
        }
        // The likelihood by the weights that each formation is held, and that all four are there to hold it.
        let means = Self::means(game, camp, pack);
        let held: [f32; 4] = std::array::from_fn(|suit| {
            rising((means - prices[suit] as f32 - forecast.hold[suit]) / self.weights.slack)
        });
        sense.pane("held", &[4]);
        held.into_iter().for_each(|share| sense.number(share, 1.0));
        sense.pane("means", &[1]);
        sense.number(means, 40.0);
        let complete = Self::complete(game, state);
        sense.pane("complete", &[1]);
        sense.number(complete, 1.0);
        sense.pane("promise", &[1]);
        sense.number(complete * (0..4).map(|suit| forecast.suits[suit] * held[suit]).sum::<f32>(), 1.0);
        let (margin, spread) = self.margin(game, state, forecast);
        sense.pane("margin", &[4]);
        sense.signed(margin, 20.0);
        sense.signed(margin / spread, 4.0);
    }
}
