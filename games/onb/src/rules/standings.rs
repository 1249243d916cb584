//! Points on the board and what they say about a player (ON-13.2).

use crate::bestiary::Rank;
use crate::game::Onb;
use crate::options::Scenario;
use crate::rules::secrets::UNKNOWN;
use crate::state::{NONE, State, Unit};

/// A common multiple of all life totals a creature may have, so that fractions of points compare exactly (ON-13.2).
const WHOLE: u64 = 232_792_560;

impl Onb {
    /// ON-13.2, in parts of `WHOLE`.
    pub(crate) fn points_left(&self, state: &State, side: u8) -> u64 {
        let counts = |unit: &&Unit| unit.on_board() && unit.seat != NONE && self.side(unit.seat) == side;
        state.units().iter().filter(counts).map(|unit| self.worth(unit)).sum()
    }

    fn worth(&self, unit: &Unit) -> u64 {
        let kind = self.kind(unit.kind);
        u64::from(kind.cost) * u64::from(unit.pv) * (WHOLE / u64::from(kind.pv.max(1)))
    }

    /// The creatures that a player has on the board, and their points rounded to whole ones.
    pub(crate) fn on_the_board(&self, state: &State, seat: u8) -> (usize, u64) {
        let own = || state.units().iter().filter(|unit| unit.on_board() && unit.seat == seat);
        (own().count(), (own().map(|unit| self.worth(unit)).sum::<u64>() + WHOLE / 2) / WHOLE)
    }

    /// What a player's army cost, dead or alive; what was summoned cost nothing.
    pub(crate) fn brought(&self, state: &State, seat: u8) -> u64 {
        let own = state.units().iter().filter(|unit| unit.seat == seat);
        let list = &state.armies[usize::from(seat) & 3];
        // Of a list that a viewer may not know only the limit is known.
        let waiting = if list.contains(&UNKNOWN) { self.points[usize::from(seat) & 3] } else { self.cost(list) };
        u64::from(waiting) + own.map(|unit| u64::from(self.kind(unit.kind).cost)).sum::<u64>()
    }

    /// Whether creatures of an eliminated player left the board alive: fewer PV lost than they had, fewer kills by the others than
    /// there were. Healing can hide it.
    pub(crate) fn lost_less(&self, state: &State, seat: u8) -> bool {
        let own = state.units().iter().filter(|unit| unit.seat == seat).map(|unit| self.kind(unit.kind));
        let recruits = own.filter(|kind| kind.rank != Rank::Summon);
        let (count, full) = recruits.fold((0, 0), |(count, full), kind| (count + 1, full + u16::from(kind.pv)));
        let others = (0..self.seats).filter(|&other| other != usize::from(seat));
        let killed: u16 = others.map(|other| u16::from(state.tally[other & 3].kills)).sum();
        state.tally[usize::from(seat) & 3].lost < full && killed < count
    }

    /// Who gave up, as far as the board still shows it. With targets to protect, creatures leave alive for another reason too.
    pub(crate) fn gave_up(&self, state: &State, seat: u8) -> bool {
        let to_the_last = matches!(self.options.scenario, Scenario::Mort | Scenario::Capture);
        state.is_out(seat) && (state.round == 0 || (to_the_last && self.lost_less(state, seat)))
    }

    /// Points of a side in thousandths, for people.
    #[must_use]
    pub fn points_of(&self, state: &State, side: u8) -> u64 {
        self.points_left(state, side) * 1000 / WHOLE
    }
}
