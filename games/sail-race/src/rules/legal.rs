//! What is legal, and why not (SR-7 table of decisions, SR-11.2 … SR-11.8).

use super::speed::{Orders, Run, is_chargeable, run};
use crate::action::{Action, Mode, Spi};
use crate::course::Tour;
use crate::game::SailRace;
use crate::options::{InitialWind, Spinnaker, Timing, TourRule, TurnCost};
use crate::rule_ids as rule;
use crate::state::{Boat, Commit, Phase, State, Status};
use galerne_engine::{Direction, Refusal, Seat, refuse};

impl SailRace {
    /// Whether [`Action::PLAIN_PLOTS`] are the legal actions of an awaited seat: one of the six headings is all that the basic game asks
    /// for (SR-1.6).
    #[inline]
    pub(crate) fn lists_plainly(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Plot | Phase::InitialHeading) && self.options.spinnaker == Spinnaker::Off
    }

    /// The legal actions of a seat that is awaited. There is always one, and none of them is to pass (SR-7.7).
    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let boat = state.boat(seat);
        match state.phase {
            Phase::WindChoice => out.extend((0..36).map(|ten| Action::SetWind { direction: ten * 10 })),
            Phase::TourChoice => out.extend(Tour::ALL.map(|tour| Action::SetTour { tour })),
            Phase::InitialHeading | Phase::Plot => self.list_plots(boat, out),
            Phase::Trim => out.extend([false, true].map(|ease| Action::Trim { ease })),
            Phase::Helm => self.list_helms(state, boat, out),
            Phase::InitialWind | Phase::Weather | Phase::Over => return,
        }
        out.push(Action::Resign);
    }

    /// SR-6.6, SR-7.5: all six headings, whatever the wind and the sea ahead.
    fn list_plots(&self, boat: &Boat, out: &mut Vec<Action>) {
        for heading in Direction::ALL {
            let orders = Spi::ALL.into_iter();
            out.extend(
                orders
                    .filter(|&spi| self.check_plot(boat, heading, spi).is_ok())
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

    /// Whether the seat owes a decision at all.
    pub(crate) fn check_seat(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if seat.index() >= self.seats {
            return Err(Refusal::new(rule::SEATS, "refused-no-such-seat").with("number", u16::from(seat.0) + 1));
        }
        if state.phase == Phase::Over {
            return refuse(rule::RACE_OVER, "refused-over");
        }
        let boat = state.boat(seat);
        match boat.status {
            Status::Racing => {}
            Status::Finished { .. } => return refuse(rule::FINISH, "refused-finished"),
            Status::Resigned => return refuse(rule::RESIGN, "refused-resigned"),
        }
        if state.awaited.has(seat) {
            return Ok(());
        }
        match state.phase {
            _ if boat.commit != Commit::NONE => refuse(rule::COMMIT, "refused-committed"),
            Phase::InitialWind | Phase::Weather => refuse(rule::WEATHER, "refused-wait-for-wind"),
            Phase::WindChoice => refuse(rule::AGREED_WIND, "refused-host-only"),
            Phase::TourChoice => refuse(rule::TOUR, "refused-host-only"),
            _ => refuse(rule::EASE, "refused-no-trim"),
        }
    }

    /// An action that belongs to another moment, or to an option that is not in play.
    pub(crate) fn wrong_phase(&self, action: Action) -> Result<(), Refusal> {
        let options = &self.options;
        match action {
            Action::SetWind { .. } if options.initial_wind != InitialWind::Agreed => {
                refuse(rule::AGREED_WIND, "refused-no-agreed-wind")
            }
            Action::SetTour { .. } if options.tour != TourRule::Agreed => refuse(rule::TOUR, "refused-no-agreed-tour"),
            Action::Trim { .. } if !options.ease => refuse(rule::EASE, "refused-no-ease"),
            Action::Helm { .. } if options.timing != Timing::AfterWind => refuse(rule::AFTER_WIND, "refused-no-helm"),
            Action::Plot { .. } if options.timing == Timing::AfterWind => refuse(rule::AFTER_WIND, "refused-no-plot"),
            _ => refuse(rule::TURN, "refused-phase"),
        }
    }

    pub(crate) fn check_plot(&self, boat: &Boat, heading: Direction, spi: Spi) -> Result<(), Refusal> {
        if spi != Spi::Keep && self.options.timing == Timing::AfterWind {
            return refuse(rule::SPINNAKER, "refused-spinnaker-at-helm");
        }
        self.check_spinnaker(boat, heading, spi)
    }

    fn check_spinnaker(&self, boat: &Boat, heading: Direction, spi: Spi) -> Result<(), Refusal> {
        match spi {
            Spi::Keep => Ok(()),
            _ if self.options.spinnaker == Spinnaker::Off => refuse(rule::SPINNAKER, "refused-no-spinnaker"),
            Spi::Hoist if boat.sail_up => refuse(rule::SPINNAKER, "refused-already-up"),
            Spi::Lower if !boat.sail_up => refuse(rule::SPINNAKER, "refused-already-down"),
            _ if self.options.turn_cost == TurnCost::Stop && is_chargeable(&self.options, boat.heading, heading) => {
                refuse(rule::SPINNAKER, "refused-two-manoeuvres")
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn check_helm(
        &self,
        state: &State,
        boat: &Boat,
        heading: Direction,
        mode: Mode,
        ease: bool,
        spi: Spi,
    ) -> Result<(), Refusal> {
        let options = &self.options;
        self.check_spinnaker(boat, heading, spi)?;
        let stops = options.turn_cost == TurnCost::Stop;
        match mode {
            Mode::Manoeuvre if !stops => return refuse(rule::TURN_COST, "refused-no-manoeuvre"),
            Mode::Manoeuvre if spi != Spi::Keep => return refuse(rule::SPINNAKER, "refused-two-manoeuvres"),
            Mode::Advance if stops && spi == Spi::Keep && is_chargeable(options, boat.heading, heading) => {
                return refuse(rule::TURN_COST, "refused-forbidden-turn");
            }
            _ => {}
        }
        if ease {
            if !options.ease {
                return refuse(rule::EASE, "refused-no-ease");
            }
            let orders = Orders { heading, previous: boat.heading, mode, spi, ease: false };
            if !matches!(run(options, state.wind, boat.sail_up, orders), Run::Sail { speed: 1.., .. }) {
                return refuse(rule::EASE, "refused-nothing-to-ease");
            }
        }
        Ok(())
    }
}
