//! Whether a position can occur in a race: refused with the rule it breaks.

use super::Position;
use crate::action::{Action, Spi};
use crate::course::Tour;
use crate::game::SailRace;
use crate::options::{End, InitialWind, Spinnaker, Timing, TourRule};
use crate::rule_ids as rule;
use crate::state::{Commit, Phase, State, Status};
use crate::wind::Wind;
use galerne_engine::{Refusal, Rules, Seat, SeatSet, refuse};

impl Position {
    /// Phase, turn, wind and tour fit each other and the options.
    pub(super) fn validate_moment(&self, race: &SailRace, state: &State) -> Result<(), Refusal> {
        let options = &race.options;
        let before_wind = matches!(self.phase, Phase::WindChoice | Phase::InitialWind);
        let in_play = match self.phase {
            Phase::WindChoice => options.initial_wind == InitialWind::Agreed,
            Phase::InitialWind => options.initial_wind == InitialWind::Dice,
            Phase::TourChoice => options.tour == TourRule::Agreed,
            Phase::InitialHeading | Phase::Weather | Phase::Over => true,
            Phase::Trim => options.ease && options.timing == Timing::Program,
            Phase::Plot => options.timing == Timing::Program,
            Phase::Helm => options.timing == Timing::AfterWind,
        };
        if !in_play {
            return refuse(rule::TURN, "refused-position-phase");
        }
        let in_set_up = before_wind || matches!(self.phase, Phase::TourChoice | Phase::InitialHeading);
        let turn_fits = match self.phase {
            _ if in_set_up => self.turn == 0,
            Phase::Weather => self.turn < options.max_turns,
            Phase::Over => self.turn <= options.max_turns,
            Phase::Plot => (1..options.max_turns).contains(&self.turn),
            _ => (1..=options.max_turns).contains(&self.turn),
        };
        if !turn_fits {
            return Err(Refusal::new(rule::TURN, "refused-position-turn")
                .with("turn", self.turn)
                .with("most", options.max_turns));
        }
        let gone_before_start = self.phase == Phase::Over && self.turn == 0;
        match self.wind {
            Some(_) if before_wind => return refuse(rule::WIND, "refused-position-wind-early"),
            Some(wind) if !wind.is_possible() => {
                return Err(Refusal::new(rule::WIND, "refused-position-wind")
                    .with("direction", wind.direction)
                    .with("base", wind.base));
            }
            Some(wind) if self.turn == 0 && wind != Wind::initial(wind.direction) => {
                return refuse(rule::FIRST_WIND, "refused-position-wind-first");
            }
            None if !before_wind && !gone_before_start => return refuse(rule::WIND, "refused-position-wind-missing"),
            _ => {}
        }
        let expected = match options.tour {
            _ if self.wind.is_none() => None,
            TourRule::Upwind if self.turn > 0 => self.tour,
            TourRule::Upwind => Some(race.course.upwind(state.wind.direction)),
            TourRule::Ccw => Some(Tour::Ccw),
            TourRule::Cw => Some(Tour::Cw),
            TourRule::Agreed => self.tour,
        };
        let too_early = before_wind || self.phase == Phase::TourChoice;
        let missing = self.tour.is_none() && !too_early && !gone_before_start;
        if missing || (too_early && self.tour.is_some()) || (!too_early && self.tour != expected) {
            return refuse(rule::TOUR, "refused-position-tour");
        }
        Ok(())
    }

    /// The boats fit the phase: who is still racing, who has committed to what.
    pub(super) fn validate_boats(&self, race: &SailRace, state: &State) -> Result<(), Refusal> {
        let racing = state.racing;
        let finished = self.boats.iter().any(|boat| boat.finished.is_some());
        let over = racing.is_empty()
            || (race.options.end == End::First && finished)
            || (self.phase == Phase::Over && self.turn == race.options.max_turns);
        if over != (self.phase == Phase::Over) {
            return refuse(rule::RACE_OVER, "refused-position-over");
        }
        let earliest = if race.options.end == End::First { self.turn } else { 1 };
        for (seat, boat) in (0..race.seats as u8).map(Seat).zip(&self.boats) {
            if boat.finished.is_some_and(|finish| finish.turn > self.turn || finish.turn < earliest) {
                return Err(Refusal::new(rule::FINISH, "refused-position-finish").with("boat", seat));
            }
            self.validate_boat(race, state, seat).map_err(|refusal| refusal.with("boat", seat))?;
        }
        // A phase ends with its last choice: one without an open choice would never end.
        let decides = matches!(self.phase, Phase::InitialHeading | Phase::Trim | Phase::Helm | Phase::Plot);
        if decides && state.awaited.is_empty() {
            return refuse(rule::COMMIT, "refused-position-all-chosen");
        }
        Ok(())
    }

    fn validate_boat(&self, race: &SailRace, state: &State, seat: Seat) -> Result<(), Refusal> {
        let boat = state.boat(seat);
        let racing = boat.status == Status::Racing;
        let program = race.options.timing == Timing::Program;
        let heading_known = self.turn > 1 || (self.turn == 1 && (racing || program));
        // A boat that resigned before its first move never showed a heading; one that raced on has one from turn 1.
        if racing && boat.heading.is_some() != heading_known {
            return refuse(rule::FIRST_HEADING, "refused-position-heading");
        }
        let early_trim = self.phase == Phase::Trim && self.turn == 1;
        let needs_previous = racing && self.phase == Phase::Trim && !early_trim;
        if boat.previous.is_some() != needs_previous {
            return refuse(rule::FIRST_HEADING, "refused-position-previous");
        }
        if (boat.sail_up || boat.spi != Spi::Keep) && race.options.spinnaker == Spinnaker::Off {
            return refuse(rule::SPINNAKER, "refused-no-spinnaker");
        }
        if boat.spi != Spi::Keep && self.phase != Phase::Trim {
            return refuse(rule::SPINNAKER, "refused-position-spi");
        }
        if self.turn == 0 && racing && (boat.cell != race.course.start() || boat.rounded > 0 || boat.sail_up) {
            return refuse(rule::STATE, "refused-position-start");
        }
        if racing && race.course.finishes(boat.cell, boat.rounded) {
            return refuse(rule::FINISH, "refused-position-unfinished");
        }
        let between = self.phase == Phase::Weather && (program || self.turn == 0);
        match boat.commit.action() {
            None if between && racing => refuse(rule::COMMIT, "refused-position-uncommitted"),
            None => Ok(()),
            Some(_) if !racing => refuse(rule::COMMIT, "refused-position-commit"),
            Some(action) => {
                // Legal when it was made: ask again as if it had not been made yet.
                let mut asked = *state;
                asked.boats[seat.index()].commit = Commit::NONE;
                asked.awaited = SeatSet::one(seat);
                if between {
                    asked.phase = if self.turn == 0 { Phase::InitialHeading } else { Phase::Plot };
                } else if !matches!(self.phase, Phase::InitialHeading | Phase::Trim | Phase::Helm | Phase::Plot) {
                    return refuse(rule::COMMIT, "refused-position-commit");
                }
                if action == Action::Resign {
                    return refuse(rule::COMMIT, "refused-position-commit");
                }
                race.check(&asked, seat, &action)
            }
        }
    }
}
