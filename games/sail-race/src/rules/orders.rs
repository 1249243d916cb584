//! What an order leads to: asked by words, bots and pictures before the move is made.

use super::speed::{Orders, Run, run};
use crate::action::{Action, Mode, Spi};
use crate::course::{Landing, Passage, Tour};
use crate::game::SailRace;
use crate::options::Timing;
use crate::state::{Phase, State};
use crate::wind::Wind;
use galerne_engine::{Direction, Seat};

impl SailRace {
    /// The orders that an action gives, completed by what the boat was ordered before.
    #[must_use]
    pub fn orders_of(&self, state: &State, seat: Seat, action: &Action) -> Option<Orders> {
        let boat = state.boat(seat);
        let previous = boat.heading;
        Some(match *action {
            Action::Plot { heading, spi } => Orders { heading, previous, mode: Mode::Advance, spi, ease: false },
            Action::Helm { heading, mode, ease, spi } => Orders { heading, previous, mode, spi, ease },
            Action::Trim { ease } => {
                Orders { heading: boat.heading?, previous: boat.previous, mode: Mode::Advance, spi: boat.spi, ease }
            }
            Action::SetWind { .. } | Action::SetTour { .. } | Action::Resign => return None,
        })
    }

    /// The wind to reckon with: the present one, without its gale unless it is the wind of this very move.
    #[must_use]
    pub fn reckoned_wind(state: &State) -> Wind {
        match state.phase {
            Phase::Helm | Phase::Trim => state.wind,
            _ => Wind { gale: false, ..state.wind },
        }
    }

    /// Where the boat would end up this turn with these orders in that wind.
    #[must_use]
    pub fn landing(&self, state: &State, seat: Seat, wind: Wind, orders: Orders) -> Landing {
        let boat = state.boat(seat);
        let tour = state.tour.unwrap_or(Tour::Ccw);
        match run(&self.options, wind, boat.sail_up, orders) {
            Run::Sail { speed, towards, .. } => self.course.landing(tour, boat.cell, boat.rounded, towards, speed),
            _ => Landing { cell: boat.cell, rounded: boat.rounded, moved: 0, finished: false },
        }
    }

    /// Where a boat without options of sailing ends up from a place with that heading in that wind.
    pub(crate) fn straight(&self, tour: Tour, (cell, rounded): (u16, u8), heading: Direction, wind: Wind) -> Landing {
        let orders = Orders { heading, previous: None, mode: Mode::Advance, spi: Spi::Keep, ease: false };
        match run(&self.options, wind, false, orders) {
            Run::Sail { speed, towards, .. } => self.course.landing(tour, cell, rounded, towards, speed),
            _ => Landing { cell, rounded, moved: 0, finished: false },
        }
    }

    /// What that move would do to the count of the boat's buoys.
    pub(crate) fn passage(&self, state: &State, seat: Seat, wind: Wind, orders: Orders) -> Passage {
        let boat = state.boat(seat);
        let tour = state.tour.unwrap_or(Tour::Ccw);
        match run(&self.options, wind, boat.sail_up, orders) {
            Run::Sail { speed, towards, .. } => self.course.passage(tour, boat.cell, boat.rounded, towards, speed),
            _ => Passage::Plain,
        }
    }

    /// Whether the heading asked for moves no boat: in after-wind timing the first one is only the heading before turn 1 (SR-11.2).
    pub(crate) fn only_points(&self, state: &State) -> bool {
        state.phase == Phase::InitialHeading && self.options.timing == Timing::AfterWind
    }
}
