//! The next turn at a glance: not played out, but every suit that may come weighed with what it would take to hold it.

use super::value::{Insight, aval_counts};
use crate::cards::{Figures, Number};
use crate::game::Horde;
use crate::roles::{EVERYBODY, Role};
use crate::state::{Camp, State, Step};

/// What is known of the next turn: the same for all ends of a turn that hold the formation, and for all that miss it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Forecast {
    /// How likely each suit names the formation.
    pub(super) suits: [f32; 4],
    /// The points that its four roles lack against the winds, standing as well as the formation lets them.
    pub(super) hold: [f32; 4],
}

impl Forecast {
    pub(crate) fn of(game: &Horde, insight: &Insight, state: &State) -> Forecast {
        let hold_in = |winds: &NextWinds| -> [f32; 4] {
            let stand = |line: &[u8; 4]| (0..4).map(|row| winds.short(row, line[row])).sum::<f32>();
            std::array::from_fn(|suit| insight.lines[suit].iter().map(stand).fold(f32::INFINITY, f32::min))
        };
        let (hold, deck) = if game.shared {
            // HC-14.10: the column goes on by the shifts still to be made, those of the other Horde, and that of Phase 1.
            let mine = if state.step == Step::Refill { state.cursor.saturating_sub(1) } else { 0 } + 1;
            let without = hold_in(&NextWinds::shifted(state, mine));
            let with = hold_in(&NextWinds::shifted(state, mine + game.options.competition_shift));
            let other = other_holds(state);
            let hold = std::array::from_fn(|suit| (1.0 - other) * without[suit] + other * with[suit]);
            // HC-14.11: this turn's Dominante may come again.
            let back = state.dominante(0).filter(|_| state.drawn[0]);
            (hold, back.map_or(state.souffles, |card| state.souffles.with(card)))
        } else {
            (hold_in(&NextWinds::of(state)), state.souffles)
        };
        let counts: [f32; 4] =
            std::array::from_fn(|suit| (deck.0 & (0x1111_1111_1111_1111 << suit)).count_ones() as f32);
        let all: f32 = counts.iter().sum();
        let suits = match Insight::next_fallback(state) {
            _ if all > 0.0 => counts.map(|count| count / all),
            Some(suit) => std::array::from_fn(|other| f32::from(u8::from(other == suit as usize))),
            None => [0.25; 4],
        };
        Forecast { suits, hold }
    }
}

impl Insight {
    /// The likelihood of holding the next formation: the way there and the winds against the points in hand, and all four roles present.
    pub(super) fn promise(&self, game: &Horde, state: &State, pack: u8, forecast: &Forecast) -> f32 {
        let camp = &state.camps[0];
        let means = Self::means(game, camp, pack);
        let held = |suit: usize| {
            let need = self.price(camp, suit, 14, EVERYBODY) as f32 + forecast.hold[suit];
            forecast.suits[suit] * rising((means - need) / self.weights.slack)
        };
        Self::complete(game, state) * (0..4).map(held).sum::<f32>()
    }

    /// The points in hand next turn: those kept, and the mean of what will be drawn.
    pub(super) fn means(game: &Horde, camp: &Camp, pack: u8) -> f32 {
        let drawn = game.options.hand_size.saturating_sub(camp.hand_len()).min(pack);
        let expected = f32::from(drawn) * f32::from(camp.pack.points()) / f32::from(camp.pack.len().max(1));
        f32::from(camp.hand.points()) + expected
    }

    /// The likelihood that all four roles are there next turn and survive the Corroyeur, who takes a double in Aval first (HC-9.7).
    pub(super) fn complete(game: &Horde, state: &State) -> f32 {
        let camp = &state.camps[0];
        let counts = aval_counts(camp);
        let vif = f32::from(camp.vif.len());
        let joining = i32::from(game.options.aval_size.saturating_sub(camp.aval_len).min(camp.vif.len()));
        let unseen = state.pools[0];
        let kings = f32::from(Figures(unseen.0 & 15).len()) / f32::from(unseen.len().max(1));
        let mut chance = 1.0;
        for role in Role::ALL {
            let there = i32::from((counts >> (4 * role as u16)) & 15) + i32::from(camp.has(role));
            if there > 1 || (there == 1 && role == Role::Traceur) {
                continue;
            }
            let in_vif = f32::from(Figures(camp.vif.0 & (15 << (4 * role as u8))).len());
            let comes = if vif > 0.0 { 1.0 - (1.0 - in_vif / vif).max(0.0).powi(joining) } else { 0.0 };
            let struck = if role == Role::Traceur { 0.0 } else { kings };
            chance *= match there {
                0 => comes * (1.0 - struck * (1.0 - 0.3 * comes)),
                _ => 1.0 - struck * (1.0 - comes),
            };
        }
        chance
    }
}

/// How often the other Horde holds its formation while it walks; a guess that fits players of all levels.
pub(super) fn other_holds(state: &State) -> f32 {
    if state.camps[1].lost.is_some() { 0.0 } else { 0.6 }
}

/// What is known of the winds of the next turn (HC-6.5).
pub(super) struct NextWinds {
    /// The Force of each row, where it is known.
    pub(super) known: [Option<u8>; 4],
    /// How much an unknown wind exceeds a Resistance of 0 to 4 in the mean, what it does not exceed counting nothing.
    mean: [f32; 5],
}

impl NextWinds {
    pub(super) fn of(state: &State) -> NextWinds {
        let refilling = state.step == Step::Refill;
        let mut unseen = state.souffles.len();
        let mut known = [Some(0); 4];
        let mut take = || {
            let some = unseen > 0;
            unseen = unseen.saturating_sub(1);
            if some { None } else { Some(0) }
        };
        for row in (1..4).rev() {
            known[row] = match state.wind(row as u8 - 1) {
                Some(card) => Some(card.value()),
                None if refilling => take(),
                None => Some(0),
            };
        }
        known[0] = match state.dominante(0).filter(|_| state.drawn[0]) {
            Some(card) => Some(card.value()),
            None => take(),
        };
        NextWinds { known, mean: Self::mean(state) }
    }

    /// Competition: the column moved on by that many shifts.
    fn shifted(state: &State, shifts: u8) -> NextWinds {
        let some = !state.souffles.is_empty();
        let fresh = if some { None } else { Some(0) };
        let known = std::array::from_fn(|row| match (row as u8).checked_sub(shifts) {
            Some(0) if state.step == Step::Refill => fresh,
            Some(from) => Some(state.wind(from).map_or(0, Number::value)),
            None => fresh,
        });
        NextWinds { known, mean: Self::mean(state) }
    }

    fn mean(state: &State) -> [f32; 5] {
        let count = f32::from(state.souffles.len().max(1));
        std::array::from_fn(|resistance| {
            let over = |step: u64| {
                let cards = ((state.souffles.0 >> (4 * step)) & 15).count_ones() as f32;
                cards * ((step + 2) as f32 - resistance as f32).max(0.0)
            };
            (0..9).map(over).sum::<f32>() / count
        })
    }

    /// The points that a row takes whose weakest character has that Resistance; none on an empty row.
    fn short(&self, row: usize, resistance: u8) -> f32 {
        match (resistance, self.known[row]) {
            (0, _) => 0.0,
            (resistance, Some(force)) => f32::from(force.saturating_sub(resistance)),
            (resistance, None) => self.mean[usize::from(resistance.min(4))],
        }
    }
}

/// An S-curve from 0 to 1 through a half at 0, with no more reckoning than a root: it is asked for at every leaf of the search.
pub(super) fn rising(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}
