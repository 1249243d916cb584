//! What is legal, and why not (SR-7 table of decisions, SR-11.2 … SR-11.8).

use crate::action::{Action, Mode, Spi};
use crate::game::SailRace;
use crate::ids;
use crate::options::{InitialWind, Spinnaker, Timing, TourRule, TurnCost};
use crate::sail::{Orders, Run, is_chargeable, run};
use crate::state::{Boat, Commit, Phase, State, Status};
use crate::wind::is_direction;
use galerne_engine::{Direction, Refusal, Seat, refuse};

/// The choices of the core game: six headings, or to resign.
pub(crate) const PLAIN_PLOTS: [Action; 7] = {
    let mut plots = [Action::Resign; 7];
    let mut index = 0;
    while index < 6 {
        plots[index] = Action::Plot { heading: Direction::of(index), spi: Spi::Keep };
        index += 1;
    }
    plots
};

impl SailRace {
    /// Whether [`PLAIN_PLOTS`] are the legal actions of whoever is awaited.
    #[inline]
    pub(crate) fn lists_plainly(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Plot | Phase::InitialHeading) && self.options.spinnaker == Spinnaker::Off
    }

    /// The legal actions of a seat that is awaited.
    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let boat = state.boat(seat);
        match state.phase {
            Phase::WindChoice => out.extend((0..36).map(|ten| Action::SetWind { direction: ten * 10 })),
            Phase::TourChoice => out.extend(crate::action::Tour::ALL.map(|tour| Action::SetTour { tour })),
            Phase::InitialHeading | Phase::Plot => self.list_plots(state, boat, out),
            Phase::Trim => out.extend([false, true].map(|ease| Action::Trim { ease })),
            Phase::Helm => self.list_helms(state, boat, out),
            Phase::InitialWind | Phase::Weather | Phase::Over => return,
        }
        out.push(Action::Resign);
    }

    fn list_plots(&self, state: &State, boat: &Boat, out: &mut Vec<Action>) {
        for heading in Direction::ALL {
            let orders = Spi::ALL.into_iter();
            out.extend(
                orders
                    .filter(|&spi| self.check_plot(state, boat, heading, spi).is_ok())
                    .map(|spi| Action::Plot { heading, spi }),
            );
        }
    }

    fn list_helms(&self, state: &State, boat: &Boat, out: &mut Vec<Action>) {
        let modes = if self.options.turn_cost == TurnCost::Stop {
            &[Mode::Advance, Mode::Manoeuvre][..]
        } else {
            &[Mode::Advance]
        };
        let eases = if self.options.ease { &[false, true][..] } else { &[false] };
        let sails = if self.options.spinnaker == Spinnaker::Off { &[Spi::Keep][..] } else { &Spi::ALL };
        for heading in Direction::ALL {
            for &mode in modes {
                for &ease in eases {
                    for &spi in sails {
                        if self.check_helm(state, boat, heading, mode, ease, spi).is_ok() {
                            out.push(Action::Helm { heading, mode, ease, spi });
                        }
                    }
                }
            }
        }
    }

    pub(crate) fn judge(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_seat(state, seat)?;
        let boat = state.boat(seat);
        match (state.phase, *action) {
            (_, Action::Resign) => Ok(()),
            (Phase::WindChoice, Action::SetWind { direction }) if is_direction(direction) => Ok(()),
            (Phase::WindChoice, Action::SetWind { direction }) => {
                Err(Refusal::new(ids::AGREED_WIND, "refused-bad-wind").with("direction", direction))
            }
            (Phase::TourChoice, Action::SetTour { .. }) | (Phase::Trim, Action::Trim { .. }) => Ok(()),
            (Phase::InitialHeading | Phase::Plot, Action::Plot { heading, spi }) => {
                self.check_plot(state, boat, heading, spi)
            }
            (Phase::Helm, Action::Helm { heading, mode, ease, spi }) => {
                self.check_helm(state, boat, heading, mode, ease, spi)
            }
            (_, action) => self.wrong_phase(action),
        }
    }

    /// Whether the seat owes a decision at all.
    fn check_seat(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if seat.index() >= self.seats {
            return Err(Refusal::new(ids::SEATS, "refused-no-such-seat").with("number", u16::from(seat.0) + 1));
        }
        if state.phase == Phase::Over {
            return refuse(ids::RACE_OVER, "refused-over");
        }
        let boat = state.boat(seat);
        match boat.status {
            Status::Racing => {}
            Status::Finished { .. } => return refuse(ids::FINISH, "refused-finished"),
            Status::Resigned => return refuse(ids::RESIGN, "refused-resigned"),
        }
        if state.awaited.has(seat) {
            return Ok(());
        }
        match state.phase {
            _ if boat.commit != Commit::NONE => refuse(ids::COMMIT, "refused-committed"),
            Phase::InitialWind | Phase::Weather => refuse(ids::WEATHER, "refused-wait-for-wind"),
            Phase::WindChoice => refuse(ids::AGREED_WIND, "refused-host-only"),
            Phase::TourChoice => refuse(ids::TOUR, "refused-host-only"),
            _ => refuse(ids::EASE, "refused-no-trim"),
        }
    }

    /// An action that belongs to another moment, or to an option that is not in play.
    fn wrong_phase(&self, action: Action) -> Result<(), Refusal> {
        let options = &self.options;
        match action {
            Action::SetWind { .. } if options.initial_wind != InitialWind::Agreed => {
                refuse(ids::AGREED_WIND, "refused-no-agreed-wind")
            }
            Action::SetTour { .. } if options.tour != TourRule::Agreed => refuse(ids::TOUR, "refused-no-agreed-tour"),
            Action::Trim { .. } if !options.ease => refuse(ids::EASE, "refused-no-ease"),
            Action::Helm { .. } if options.timing != Timing::AfterWind => refuse(ids::AFTER_WIND, "refused-no-helm"),
            Action::Plot { .. } if options.timing == Timing::AfterWind => refuse(ids::AFTER_WIND, "refused-no-plot"),
            _ => refuse(ids::TURN, "refused-phase"),
        }
    }

    fn check_plot(&self, state: &State, boat: &Boat, heading: Direction, spi: Spi) -> Result<(), Refusal> {
        if spi != Spi::Keep && self.options.timing == Timing::AfterWind {
            return refuse(ids::SPINNAKER, "refused-spinnaker-at-helm");
        }
        let previous = if state.phase == Phase::InitialHeading { None } else { boat.heading };
        self.check_spinnaker(boat, previous, heading, spi)
    }

    fn check_spinnaker(
        &self,
        boat: &Boat,
        previous: Option<Direction>,
        heading: Direction,
        spi: Spi,
    ) -> Result<(), Refusal> {
        match spi {
            Spi::Keep => Ok(()),
            _ if self.options.spinnaker == Spinnaker::Off => refuse(ids::SPINNAKER, "refused-no-spinnaker"),
            Spi::Hoist if boat.sail_up => refuse(ids::SPINNAKER, "refused-already-up"),
            Spi::Lower if !boat.sail_up => refuse(ids::SPINNAKER, "refused-already-down"),
            _ if self.options.turn_cost == TurnCost::Stop && is_chargeable(&self.options, previous, heading) => {
                refuse(ids::SPINNAKER, "refused-two-manoeuvres")
            }
            _ => Ok(()),
        }
    }

    fn check_helm(
        &self,
        state: &State,
        boat: &Boat,
        heading: Direction,
        mode: Mode,
        ease: bool,
        spi: Spi,
    ) -> Result<(), Refusal> {
        let options = &self.options;
        self.check_spinnaker(boat, boat.heading, heading, spi)?;
        let stops = options.turn_cost == TurnCost::Stop;
        match mode {
            Mode::Manoeuvre if !stops => return refuse(ids::TURN_COST, "refused-no-manoeuvre"),
            Mode::Manoeuvre if spi != Spi::Keep => return refuse(ids::SPINNAKER, "refused-two-manoeuvres"),
            Mode::Advance if stops && spi == Spi::Keep && is_chargeable(options, boat.heading, heading) => {
                return refuse(ids::TURN_COST, "refused-forbidden-turn");
            }
            _ => {}
        }
        if ease {
            if !options.ease {
                return refuse(ids::EASE, "refused-no-ease");
            }
            let orders = Orders { heading, previous: boat.heading, mode, spi, ease: false };
            if !matches!(run(options, state.wind, boat.sail_up, orders), Run::Sail { speed: 1.., .. }) {
                return refuse(ids::EASE, "refused-nothing-to-ease");
            }
        }
        Ok(())
    }
}
