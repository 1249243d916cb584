//! The next turn reckoned through: not played out, but every suit that may come weighed with what it would take.

use super::value::{FAR, Insight, aval_counts, logistic};
use crate::cards::{Figures, Numbers};
use crate::game::Horde;
use crate::roles::Role;
use crate::state::{ABSENT, Camp, State, Step};

impl Insight {
    /// The chance of winning, the next turn reckoned through: each suit that may be asked for, what it takes to be there and to
    /// hold it against the winds known by then, whether the hand can pay and the four roles are there; held or missed, what is
    /// left after it.
    pub(super) fn next_turn(&self, game: &Horde, state: &State, pack: u8, goal: u8, bearing: f32) -> f32 {
        let weights = &self.weights;
        let camp = &state.camps[0];
        let drawn = game.options.hand_size.saturating_sub(camp.hand_len()).min(pack);
        let pack = f32::from(pack - drawn);
        let hand = f32::from(camp.hand_len() + drawn);
        let means = sum_of(camp.hand) + f32::from(drawn) * sum_of(camp.pack) / f32::from(camp.pack.len().max(1));
        let winds = NextWinds::of(state);
        let penalty = f32::from(game.options.formation_penalty);
        let full = f32::from(game.options.hand_size);
        let after = |pack: f32, hand: f32, goal: f32| {
            if goal <= 0.0 {
                return 1.0;
            }
            // Phase 2 must find a card.
            if pack <= 0.0 && full - hand > 0.2 {
                return 0.01;
            }
            let margin = pack + hand - weights.per_souffle * goal + bearing;
            logistic(margin / (0.6 + weights.luck * goal.sqrt()))
        };
        let goal = f32::from(goal);
        let missed = if pack <= 0.0 { 0.0 } else { after((pack - penalty).max(0.0), hand, goal - 1.0) };
        let complete = weights.unharmed * Self::complete(game, state);
        let worth = |suit: usize| {
            let walk = self.walk(camp, suit);
            let stand = |line: &[u8; 4]| (0..4).map(|row| winds.short(row, line[row])).sum::<f32>();
            let hold = self.lines[suit].iter().map(stand).fold(f32::INFINITY, f32::min);
            let need = walk + hold;
            let chance = complete * rising((means - need) / weights.slack);
            let spent = (need / 6.0 + if need > 0.5 { 0.4 } else { 0.0 }).min(hand);
            let held = after(pack, hand - spent, goal - 4.0);
            missed + (chance * (held - missed)).max(0.0)
        };
        let suits: [u32; 4] =
            std::array::from_fn(|suit| (state.souffles.0 & (0x1111_1111_1111_1111 << suit)).count_ones());
        let all: u32 = suits.iter().sum();
        if all == 0 {
            return match Self::next_fallback(state) {
                Some(suit) => worth(suit as usize),
                None => (0..4).map(worth).sum::<f32>() / 4.0,
            };
        }
        (0..4).map(|suit| suits[suit] as f32 * worth(suit)).sum::<f32>() / all as f32
    }

    /// The points needed to be in a formation next turn, whoever is missing having come to Aval by then.
    fn walk(&self, camp: &Camp, suit: usize) -> f32 {
        let mut points = 0;
        for role in Role::ALL {
            let cell = camp.cells[role as usize];
            let steps = u32::from(self.near[suit][role as usize][usize::from(cell.min(ABSENT))]);
            points += match (steps, camp.is_wounded(role)) {
                (0, _) => 0,
                (steps, _) if steps >= u32::from(FAR) => 14,
                (steps, true) => 1 + 3 * steps,
                (steps, false) => 3 * (steps - 1),
            };
        }
        points as f32
    }

    /// How likely all four roles are there next turn and survive the Corroyeur: who waits in Aval takes the place of one who is
    /// missing, and is taken in the place of one who is struck (HC-9.7).
    fn complete(game: &Horde, state: &State) -> f32 {
        let camp = &state.camps[0];
        let counts = aval_counts(camp);
        let vif = f32::from(camp.vif.len());
        let joining = i32::from(game.options.aval_size.saturating_sub(camp.aval_len).min(camp.vif.len()));
        let unseen = state.pools[0];
        let kings = f32::from(Figures(unseen.0 & 15).len()) / f32::from(unseen.len().max(1));
        let mut chance = 1.0;
        for role in Role::ALL {
            let waiting = (counts >> (4 * role as u16)) & 15;
            let in_vif = f32::from(Figures(camp.vif.0 & (15 << (4 * role as u8))).len());
            let comes = if vif > 0.0 { 1.0 - (1.0 - in_vif / vif).max(0.0).powi(joining) } else { 0.0 };
            let (there, spare) = match (camp.has(role), waiting) {
                (true, 0) | (false, 1) => (1.0, comes),
                (true, _) | (false, 2..) => (1.0, 1.0),
                (false, _) => (comes, 0.3 * comes),
            };
            let struck = if role == Role::Traceur { 0.0 } else { kings * (1.0 - spare) };
            let hurt = if camp.has(role) && camp.is_wounded(role) { 0.06 } else { 0.0 };
            chance *= there * (1.0 - struck - hurt);
        }
        chance
    }
}

/// The values of all cards of a set, added up.
fn sum_of(cards: Numbers) -> f32 {
    (0..9u64).map(|step| ((cards.0 >> (4 * step)) & 15).count_ones() as f32 * (step + 2) as f32).sum()
}

/// What is known of the winds of the next turn (HC-6.5).
struct NextWinds {
    /// The Force of each row, where it is known.
    known: [Option<u8>; 4],
    /// How much an unknown wind exceeds a Resistance of 0 to 4 in the mean, what it does not exceed counting nothing.
    mean: [f32; 5],
}

impl NextWinds {
    fn of(state: &State) -> NextWinds {
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
        let count = f32::from(state.souffles.len().max(1));
        let mean = std::array::from_fn(|resistance| {
            let over = |step: u64| {
                let cards = ((state.souffles.0 >> (4 * step)) & 15).count_ones() as f32;
                cards * ((step + 2) as f32 - resistance as f32).max(0.0)
            };
            (0..9).map(over).sum::<f32>() / count
        });
        NextWinds { known, mean }
    }

    /// The points that a row takes whose weakest character has that Resistance; none where nobody stands.
    fn short(&self, row: usize, resistance: u8) -> f32 {
        match (resistance, self.known[row]) {
            (0, _) => 0.0,
            (resistance, Some(force)) => f32::from(force.saturating_sub(resistance)),
            (resistance, None) => self.mean[usize::from(resistance.min(4))],
        }
    }
}

/// The same with less reckoning, where only the shape matters: it is asked for at every leaf of the search.
fn rising(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}
