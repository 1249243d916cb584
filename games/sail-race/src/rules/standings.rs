//! Who has won, and the classification (SR-10).

use crate::game::SailRace;
use crate::options::Tie;
use crate::state::{State, Status};
use galerne_engine::{Seat, SeatSet};

impl SailRace {
    /// All boats that finished in the earliest turn win (SR-10.3), or of them the earliest by fraction (SR-11.14).
    pub(crate) fn winners(&self, state: &State) -> SeatSet {
        let arrival = |seat: Seat| self.arrival(state.boat(seat).status);
        let seats = || (0..self.seats as u8).map(Seat);
        let Some(first) = seats().filter_map(arrival).min() else { return SeatSet::NONE };
        seats().filter(|&seat| arrival(seat) == Some(first)).collect()
    }

    /// When a boat arrived, as one comparable number: turns, and fractions of a turn where they count. 2520 is divisible
    /// by every speed a boat can have (1 to 10), so the fractions are exact.
    fn arrival(&self, status: Status) -> Option<u32> {
        let Status::Finished { turn, step, speed } = status else { return None };
        let fraction = match self.options.tie {
            Tie::Fraction => u32::from(step) * 2520 / u32::from(speed.max(1)),
            Tie::Shared => 0,
        };
        Some(u32::from(turn) * 2520 + fraction)
    }

    /// Classification of SR-10.5 as one number: finished boats by arrival, then by buoys and remaining distance, then
    /// those who resigned.
    pub(crate) fn score(&self, state: &State, seat: Seat) -> i32 {
        let boat = state.boat(seat);
        if let Some(arrival) = self.arrival(boat.status) {
            return 20_000_000 - arrival as i32;
        }
        let remaining = state.tour.and_then(|tour| self.course.remaining(tour, boat.cell, boat.rounded));
        let under_way = i32::from(boat.rounded) * 10_000 - i32::from(remaining.unwrap_or(9_999).min(9_999));
        if boat.status == Status::Resigned { under_way - 1_000_000 } else { under_way }
    }
}
