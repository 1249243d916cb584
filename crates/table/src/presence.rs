//! Who is connected, as the host's clock tells.

use core::time::Duration;
use galerne_engine::{MAX_SEATS, Seat, SeatSet};
use std::collections::BTreeMap;

/// How long what another host reports holds; it repeats its report more often.
const SAID: Duration = Duration::from_secs(75);

/// Connections and last signs of life of each seat's holders. Times are the host's: any monotonic clock that begins with the host.
#[derive(Clone, Debug, Default)]
pub(crate) struct Presence {
    /// The time of the host's latest call.
    pub(crate) now: Duration,
    /// For this long after the last sign of life a seat's player may be back in a moment: the seat is not given to
    /// another.
    grace: Duration,
    connections: [u32; MAX_SEATS],
    /// When a program last showed the seat's token: between two requests it has no connection.
    called: [Option<Duration>; MAX_SEATS],
    /// When the last connection ended.
    left: [Option<Duration>; MAX_SEATS],
    /// Which seats' holders are connected to other hosts, and when those said so.
    elsewhere: BTreeMap<String, (SeatSet, Duration)>,
    /// Other hosts may have connections of which nothing is heard here.
    pub(crate) deaf: bool,
}

impl Presence {
    pub(crate) fn new(grace: Duration, deaf: bool) -> Presence {
        Presence { grace, deaf, ..Presence::default() }
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

    /// Whether a holder is connected to this host, or is a program that called here a moment ago.
    fn is_at_this_host(&self, seat: Seat) -> bool {
        let lately = |when: Option<Duration>| when.is_some_and(|when| self.now.saturating_sub(when) < self.grace);
        self.connections.get(seat.index()).is_some_and(|&count| count > 0)
            || self.called.get(seat.index()).copied().is_some_and(lately)
    }

    /// Those of which that is so.
    pub(crate) fn at_this_host(&self) -> SeatSet {
        (0..MAX_SEATS as u8).map(Seat).filter(|seat| self.is_at_this_host(*seat)).collect()
    }

    /// Whether a holder is connected, or is a program that called a moment ago.
    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        let holds = |(seats, said): &(SeatSet, Duration)| seats.has(seat) && self.now.saturating_sub(*said) < SAID;
        self.is_at_this_host(seat) || self.elsewhere.values().any(holds)
    }

    /// Another host says whose holders are connected to it; whether a player came or went by it.
    pub(crate) fn hear(&mut self, host: &str, seats: SeatSet) -> bool {
        let all = |presence: &Presence| (0..MAX_SEATS as u8).map(Seat).filter(|seat| presence.is_here(*seat)).collect();
        let before: SeatSet = all(self);
        self.elsewhere.retain(|_, (_, said)| self.now.saturating_sub(*said) < SAID);
        if seats.is_empty() {
            self.elsewhere.remove(host);
        } else {
            self.elsewhere.insert(host.to_owned(), (seats, self.now));
        }
        let after: SeatSet = all(self);
        for seat in before.iter().filter(|seat| !after.has(*seat)) {
            self.left[seat.index()] = Some(self.now);
        }
        before != after
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

#[cfg(test)]
mod tests {
    use super::*;

    fn set(seats: &[u8]) -> SeatSet {
        seats.iter().copied().map(Seat).collect()
    }

    fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn who_is_connected_to_any_host_is_here_until_that_host_says_otherwise_or_falls_silent() {
        let mut presence = Presence { now: at(100), ..Presence::new(at(60), false) };
        assert!(presence.hear("a", set(&[0])) && presence.is_here(Seat(0)) && !presence.is_here(Seat(1)));
        assert!(!presence.hear("b", set(&[0])), "no news");
        assert!(!presence.hear("a", set(&[])) && presence.is_here(Seat(0)), "still at the other one");
        assert!(presence.hear("b", set(&[1])));
        assert_eq!((presence.is_here(Seat(0)), presence.may_return(Seat(0))), (false, Some(at(60))));
        assert_eq!(presence.at_this_host(), set(&[]), "what others say is not said again");
        presence.now = at(100) + SAID;
        assert!(!presence.is_here(Seat(1)), "silent for too long");
        presence.count(set(&[1]), 1);
        assert_eq!(presence.at_this_host(), set(&[1]));
    }
}
