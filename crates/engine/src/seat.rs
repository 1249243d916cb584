//! Who sits where, sets of seats, and who is looking.

use serde::{Deserialize, Serialize};
use std::fmt;

/// No game seats more; arrays indexed by seat have this length, so that states stay flat.
pub const MAX_SEATS: usize = 8;

/// One player's place at the table, counted from 0. People read it counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The first seat: the host, where a game lets one player settle something for all.
    pub const FIRST: Seat = Seat(0);

    /// The seat as an index into an array by seat.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 as u16 + 1)
    }
}

/// A set of seats in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const NONE: SeatSet = SeatSet(0);

    /// The seats 0 … n−1.
    #[must_use]
    pub const fn first(n: usize) -> SeatSet {
        if n >= MAX_SEATS { SeatSet(u8::MAX) } else { SeatSet((1 << n) - 1) }
    }

    /// That seat alone.
    #[must_use]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet::NONE.with(seat)
    }

    /// A seat beyond the eighth is in no set: what a hostile message names is simply not there.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        (seat.0 as usize) < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// The set and the seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        if (seat.0 as usize) < MAX_SEATS { SeatSet(self.0 | (1 << seat.0)) } else { self }
    }

    /// The set less the seat; unchanged where the seat is not in it.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        if (seat.0 as usize) < MAX_SEATS { SeatSet(self.0 & !(1 << seat.0)) } else { self }
    }

    /// The seats of either set.
    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Whether no seat is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in it.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    #[must_use]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.lowest()?;
            rest = rest.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

/// The seats whose secrets a viewer may see: none (a spectator), one, or several that share a device.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Viewer(pub SeatSet);

impl Viewer {
    /// Sees what is public and no more.
    pub const SPECTATOR: Viewer = Viewer(SeatSet::NONE);
    /// Sees every seat's secrets: for the referee and for finished games.
    pub const EVERYONE: Viewer = Viewer(SeatSet(u8::MAX));

    /// Sees what is public, and the secrets of that seat.
    #[must_use]
    pub const fn seat(seat: Seat) -> Viewer {
        Viewer(SeatSet::one(seat))
    }

    /// Whether the viewer may know the seat's secrets.
    #[must_use]
    pub const fn sees(self, seat: Seat) -> bool {
        self.0.has(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_what_was_put_in() {
        let set = SeatSet::NONE.with(Seat(3)).with(Seat(7)).with(Seat(200));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(3), Seat(7)]);
        assert_eq!((set.len(), set.lowest(), set.has(Seat(200))), (2, Some(Seat(3)), false));
        assert_eq!(set.without(Seat(3)).without(Seat(9)), SeatSet::one(Seat(7)));
        assert_eq!(SeatSet::first(8).len(), 8);
        assert_eq!(serde_json::to_string(&set).unwrap(), "[3,7]");
        assert_eq!(serde_json::from_str::<SeatSet>("[3,7]").unwrap(), set);
    }
}
