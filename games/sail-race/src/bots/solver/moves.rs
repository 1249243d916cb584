//! What a boat's orders lead to, tabulated: the solver asks for each of them hundreds of times a sweep.

use crate::action::{Mode, Spi};
use crate::course::Tour;
use crate::game::SailRace;
use crate::options::{Spinnaker, Timing, TurnCost};
use crate::rules::speed::{Orders, Run, is_chargeable, run};
use crate::wind::{Force, Wind, evolution};
use galerne_engine::{Direction, Rules};

/// Directions, base forces, and with a gale or without.
pub(super) const TENS: usize = 36;
pub(super) const BASES: usize = 3;
/// The winds a decision can stand in: direction and base (SR-5.4). A gale is over before the next move, so it does not count.
pub(super) const CALM: usize = TENS * BASES;

/// How the wind may change, with its probability.
#[derive(Clone, Copy, Debug)]
pub(in crate::bots) struct Change {
    pub(super) tens: i16,
    pub(super) force: Force,
    pub(super) chance: f32,
}

/// The changes of a turn. Cards have the same odds for each half as the table, but not tied to each other; their memory is not
/// part of a decision state, so par with cards is that of a pile shuffled every turn.
pub(in crate::bots) fn changes(race: &SailRace) -> Vec<Change> {
    let by_cards = race.options().weather.is_by_cards();
    let mut counts: Vec<(i16, Force, u32)> = Vec::new();
    let mut add =
        |tens: i16, force: Force, weight: u32| match counts.iter_mut().find(|(t, f, _)| (*t, *f) == (tens, force)) {
            Some((.., known)) => *known += weight,
            None => counts.push((tens, force, weight)),
        };
    let throws = || (1..=6).flat_map(|row| (1..=6).map(move |column| evolution(column, row)));
    for (turn, force) in throws() {
        if by_cards {
            for (_, other) in throws() {
                add(turn / 10, other, 1);
            }
        } else {
            add(turn / 10, force, 1);
        }
    }
    let total: u32 = counts.iter().map(|(.., weight)| weight).sum();
    counts
        .into_iter()
        .map(|(tens, force, weight)| Change { tens, force, chance: weight as f32 / total as f32 })
        .collect()
}

/// One way to sail a turn, apart from where and in which wind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Order {
    pub(super) heading: Direction,
    pub(super) mode: Mode,
    pub(super) spi: Spi,
    /// Whether the change of heading is paid for.
    pub(super) charged: bool,
    pub(super) sail_up: bool,
}

/// What becomes of an order in a wind: how far, which way, and the sail afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sailed {
    pub(super) speed: u8,
    pub(super) towards: Direction,
    pub(super) sail_up: bool,
}

impl Order {
    /// The nominal outcome (SR-11.16), before easing.
    pub(super) fn in_wind(self, race: &SailRace, wind: Wind) -> Sailed {
        // A previous heading opposite to the new one is charged whatever is free; the same one never is.
        let previous = if self.charged { self.heading.turned(3) } else { self.heading };
        let orders =
            Orders { heading: self.heading, previous: Some(previous), mode: self.mode, spi: self.spi, ease: false };
        match run(race.options(), wind, self.sail_up, orders) {
            Run::Hoisted => Sailed { speed: 0, towards: self.heading, sail_up: true },
            Run::Lowered | Run::ForcedDown => Sailed { speed: 0, towards: self.heading, sail_up: false },
            Run::Held | Run::Headwind => Sailed { speed: 0, towards: self.heading, sail_up: self.sail_up },
            Run::Sail { speed, towards, .. } => Sailed { speed, towards, sail_up: self.sail_up },
        }
    }
}

/// What a decision state remembers beside place and wind, where the options make it matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Memory {
    pub(super) headings: usize,
    pub(super) sails: usize,
}

impl Memory {
    pub(super) fn of(race: &SailRace) -> Memory {
        let options = race.options();
        Memory {
            headings: if options.turn_cost == TurnCost::None { 1 } else { 6 },
            sails: if options.spinnaker == Spinnaker::Off { 1 } else { 2 },
        }
    }

    pub(super) const fn len(self) -> usize {
        self.headings * self.sails
    }

    pub(super) const fn index(self, heading: Direction, sail_up: bool) -> usize {
        let heading = if self.headings == 1 { 0 } else { heading.index() };
        heading * self.sails + if self.sails == 1 { 0 } else { sail_up as usize }
    }
}

/// The orders open to a boat with that heading and sail, as the rules allow them.
pub(super) fn orders(race: &SailRace, previous: Option<Direction>, sail_up: bool) -> Vec<Order> {
    let options = race.options();
    let stops = options.turn_cost == TurnCost::Stop;
    let after_wind = options.timing == Timing::AfterWind;
    let mut out = Vec::new();
    for heading in Direction::ALL {
        let charged = is_chargeable(options, previous, heading);
        let keep = Order { heading, mode: Mode::Advance, spi: Spi::Keep, charged, sail_up };
        if stops && after_wind {
            out.push(Order { mode: Mode::Manoeuvre, charged: false, ..keep });
            if !charged {
                out.push(keep);
            }
        } else {
            out.push(keep);
        }
        if options.spinnaker != Spinnaker::Off && !(stops && charged) {
            out.push(Order { spi: if sail_up { Spi::Lower } else { Spi::Hoist }, charged: false, ..keep });
        }
    }
    out
}

/// The base after a change, and whether a gale blows over it. Bases are counted from 0 here.
pub(super) fn changed_force(base: usize, change: &Change) -> (usize, bool) {
    let wind = Wind { direction: 0, base: base as u8 + 1, gale: false }.changed(0, change.force);
    (usize::from(wind.base) - 1, wind.gale)
}

/// The number of places: cells, by buoys rounded.
pub(super) fn places(race: &SailRace) -> usize {
    race.course().board().len() * (usize::from(race.course().buoys()) + 1)
}

/// Places in the order of their distance from the finish, the nearest first: values propagate backwards from there.
pub(super) fn from_the_finish(race: &SailRace, tour: Tour) -> Vec<(u16, u8)> {
    let course = race.course();
    let mut order: Vec<(u16, u16, u8)> = (0..=course.buoys())
        .flat_map(|rounded| (0..course.board().len() as u16).map(move |cell| (cell, rounded)))
        .filter_map(|(cell, rounded)| Some((course.remaining(tour, cell, rounded)?, cell, rounded)))
        .filter(|&(_, cell, _)| course.water(course.hex(cell)).is_some())
        .collect();
    order.sort_unstable();
    order.into_iter().map(|(_, cell, rounded)| (cell, rounded)).collect()
}
