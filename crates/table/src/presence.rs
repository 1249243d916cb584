//! Who is connected, as the host's clock tells.

use core::time::Duration;
use galerne_engine::{MAX_SEATS, Seat, SeatSet};

/// Connections and last signs of life of each seat's holders. Times are the host's: any monotonic clock that begins with the host.
#[derive(Clone, Debug, Default)]
pub(crate) struct Presence {
    /// The time of the host's latest call.
    pub(crate) now: Duration,
    /// For this long after the last sign of life a seat's player may be back in a moment: nobody else disposes of the seat.
    grace: Duration,
    connections: [u32; MAX_SEATS],
    /// When a program last showed the seat's token: between two requests it has no connection.
    called: [Option<Duration>; MAX_SEATS],
    /// When the last connection ended.
    left: [Option<Duration>; MAX_SEATS],
}

impl Presence {
    pub(crate) fn new(grace: Duration) -> Presence {
        Presence { grace, ..Presence::default() }
    }

    /// Count connections for these seats; whether a player came or went by it.
    pub(crate) fn count(&mut self, seats: SeatSet, by: i32) -> bool {
        let mut changed = false;
        for seat in seats.iter() {
            let here = &mut self.connections[seat.index()];
            let before = *here > 0;
            *here = here.saturating_add_signed(by);
            changed |= before != (*here > 0);
            if before && *here == 0 {
                self.left[seat.index()] = Some(self.now);
            }
        }
        changed
    }

    /// No connection is known any more: they are about to be counted again.
    pub(crate) fn recount(&mut self) {
        self.connections = Default::default();
    }

    pub(crate) fn call(&mut self, seat: Seat) {
        if let Some(called) = self.called.get_mut(seat.index()) {
            *called = Some(self.now);
        }
    }

    /// Whether a holder is connected, or is a program that called a moment ago.
    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        let lately = |when: Option<Duration>| when.is_some_and(|when| self.now.saturating_sub(when) < self.grace);
        self.connections.get(seat.index()).is_some_and(|&count| count > 0)
            || self.called.get(seat.index()).copied().is_some_and(lately)
    }

    /// How long the seat's player may still be on the way back; nothing once they have been away long enough. The host's start counts as
    /// a sign of life: it ended the connections before it.
    pub(crate) fn may_return(&self, seat: Seat) -> Option<Duration> {
        if self.is_here(seat) {
            return Some(self.grace);
        }
        let times = [self.left.get(seat.index()), self.called.get(seat.index())];
        let last = times.into_iter().filter_map(|when| *when?).max().unwrap_or_default();
        self.grace.checked_sub(self.now.saturating_sub(last)).filter(|left| !left.is_zero())
    }
}
