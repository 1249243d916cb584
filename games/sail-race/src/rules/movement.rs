//! One boat's move (SR-8): hex by hex, with rounding, finish and what stops it (SR-9, SR-10).

use super::speed::{Orders, Run, run};
use crate::course::{BORDER, REEF, Tour};
use crate::event::{Event, StoppedBy};
use crate::game::SailRace;
use crate::state::{State, Status};
use galerne_engine::{Direction, Hex, Log, Seat};

impl SailRace {
    /// One boat's move in the order of SR-11.16; whether it finished. Without speed it enters no hex, and nothing is checked (SR-8.7).
    #[inline]
    pub(super) fn carry_out(&self, state: &mut State, seat: Seat, orders: Orders, log: &mut impl Log<Event>) -> bool {
        let wind = state.wind;
        let boat = &mut state.boats[seat.index()];
        boat.heading = Some(orders.heading);
        match run(&self.options, wind, boat.sail_up, orders) {
            Run::Hoisted => {
                boat.sail_up = true;
                log.push(Event::Hoisted { seat });
            }
            outcome @ (Run::Lowered | Run::ForcedDown) => {
                boat.sail_up = false;
                log.push(Event::Lowered { seat, forced: outcome == Run::ForcedDown });
            }
            Run::Held => log.push(Event::Held { seat, heading: orders.heading }),
            Run::Headwind => {
                let at = self.course.hex(boat.cell);
                log.push(Event::Headwind { seat, heading: orders.heading, at });
            }
            Run::Sail { speed, towards, crab } => {
                if orders.ease {
                    log.push(Event::Eased { seat });
                }
                if crab && speed > 0 {
                    log.push(Event::Crabbed { seat, towards });
                }
                return self.sail(state, seat, orders.heading, towards, speed, log);
            }
        }
        false
    }

    /// The move itself (SR-8.1, SR-8.2), with rounding and finish after every single step (SR-9.6). A boat that finishes sails on to the
    /// end of its move, and nothing that it meets there counts any more (SR-10.2).
    #[inline]
    fn sail(
        &self,
        state: &mut State,
        seat: Seat,
        heading: Direction,
        towards: Direction,
        speed: u8,
        log: &mut impl Log<Event>,
    ) -> bool {
        let (course, turn) = (&self.course, state.turn);
        let tour = state.tour.unwrap_or(Tour::Ccw);
        let boat = &mut state.boats[seat.index()];
        let mut here = course.cell(boat.cell);
        let moved = speed.min(here.free[towards.index()]);
        let (from, unit, times) = (course.hex(boat.cell), towards.step(), moved as i8);
        let to = Hex::new(from.q + unit.q * times, from.r + unit.r * times);
        log.push(Event::Sailed { seat, from, towards, heading, speed, moved, to });
        for step in 1..=moved {
            let to = here.next[towards.index()];
            let there = course.cell(to);
            let rounded = course.step_between(tour, here, there, boat.rounded);
            if rounded != boat.rounded && boat.status == Status::Racing {
                let at = course.hex(to);
                log.push(if rounded > boat.rounded {
                    Event::Rounded { seat, buoy: rounded, at }
                } else {
                    Event::Unrounded { seat, buoy: boat.rounded, at }
                });
                boat.rounded = rounded;
            }
            // SR-8.6, SR-10.4: with a buoy missing, `#` and the hexes around it are water like any other.
            if there.zone && boat.rounded == course.buoys() && boat.status == Status::Racing {
                boat.status = Status::Finished { turn, step, speed };
                log.push(Event::Finished { seat, turn, step, speed });
            }
            boat.cell = to;
            here = there;
        }
        // SR-8.3: what stops a boat does it no harm. The rest of its speed is lost.
        if moved < speed {
            let by = match here.next[towards.index()] {
                BORDER => StoppedBy::Border,
                REEF => StoppedBy::Reef,
                _ => StoppedBy::Buoy,
            };
            log.push(Event::Stopped { seat, by, lost: speed - moved });
        }
        boat.status != Status::Racing
    }
}
