//! The specification's greedy player: minimises the remaining distance in the present wind.

use super::habitue::Habitue;
use super::maitre::{Maitre, turns_of};
use super::solver::clairvoyant;
use crate::action::{Action, FIRST_WIND, Mode, Spi};
use crate::course::{Landing, Tour};
use crate::game::SailRace;
use crate::rules::speed::{Orders, PointOfSail};
use crate::state::{Phase, State, Status};
use crate::wind::Wind;
use galerne_engine::{Direction, Expert, Judge, Level, Luck, Rules, Seat, Streams, Turn, Unit};

/// Never chosen while there is anything else.
const NEVER: f32 = -1.0e9;
/// A greedy sailor hoists only with this much of the race left.
const WORTH_HOISTING: u16 = 15;

impl SailRace {
    fn remaining(&self, state: &State, landing: Landing) -> f32 {
        if landing.finished {
            return 0.0;
        }
        let tour = state.tour.unwrap_or(Tour::Ccw);
        self.course.remaining(tour, landing.cell, landing.rounded).map_or(9_999.0, f32::from)
    }

    /// The least distance left `ahead` turns after this landing, in the present wind. Every turn before the finish adds one.
    fn left_after(&self, state: &State, seat: Seat, landing: Landing, heading: Direction, ahead: u8) -> f32 {
        if ahead == 0 || landing.finished {
            return self.remaining(state, landing);
        }
        let mut later = *state;
        let boat = &mut later.boats[seat.index()];
        (boat.cell, boat.rounded) = (landing.cell, landing.rounded);
        let wind = Wind { gale: false, ..state.wind };
        let on = |next: Direction| {
            let orders =
                Orders { heading: next, previous: Some(heading), mode: Mode::Advance, spi: Spi::Keep, ease: false };
            let landing = self.landing(&later, seat, wind, orders);
            self.left_after(&later, seat, landing, next, ahead - 1)
        };
        1.0 + Direction::ALL.into_iter().map(on).fold(f32::INFINITY, f32::min)
    }

    /// The smallest remaining distance `ahead` turns after this one if the wind stayed, then the longer way sailed.
    pub(crate) fn worth(&self, state: &State, seat: Seat, action: &Action, ahead: u8) -> f32 {
        let orders = match action {
            Action::SetTour { tour } => {
                return -self.course.remaining(*tour, self.course.start(), 0).map_or(9_999.0, f32::from);
            }
            Action::SetWind { .. } => return 0.0,
            action => match self.orders_of(state, seat, action) {
                Some(orders) => orders,
                None => return NEVER,
            },
        };
        let wind = SailRace::reckoned_wind(state);
        let boat = state.boat(seat);
        let landing = self.landing(state, seat, wind, Orders { spi: Spi::Keep, ..orders });
        let left = self.left_after(state, seat, landing, orders.heading, ahead);
        let worth = f32::from(landing.moved) - 16.0 * left;
        match orders.spi {
            Spi::Keep => worth,
            Spi::Lower => NEVER / 2.0,
            Spi::Hoist => {
                let tour = state.tour.unwrap_or(Tour::Ccw);
                let far = self.course.remaining(tour, boat.cell, boat.rounded).unwrap_or(0) > WORTH_HOISTING;
                let broad = PointOfSail::of(orders.heading, wind) == PointOfSail::Broad;
                if far && broad { worth + 0.5 } else { NEVER / 2.0 }
            }
        }
    }
}

impl Judge for SailRace {
    type Insight = ();

    fn insight(&self) {}

    /// The smallest remaining distance if the wind stayed as it is, then the longer way sailed.
    fn appraise(&self, (): &(), state: &State, seat: Seat, action: &Action) -> f32 {
        self.worth(state, seat, action, 0)
    }

    /// The nearer to the finish than the others, the better; alone, against the clock.
    fn evaluate(&self, (): &(), state: &State, seat: Seat) -> f32 {
        if state.phase == Phase::Over && self.seats() > 1 {
            let winners = self.winners(state);
            return if winners.has(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        }
        let to_go = |seat: Seat| {
            let boat = state.boat(seat);
            match (boat.status, state.tour) {
                (Status::Finished { .. }, _) => 0.0,
                (Status::Resigned, _) => 200.0,
                (Status::Racing, Some(tour)) => {
                    self.course.remaining(tour, boat.cell, boat.rounded).map_or(200.0, f32::from)
                }
                (Status::Racing, None) => f32::from(self.course.par_steps()),
            }
        };
        let best_other = (0..self.seats() as u8).map(Seat).filter(|&other| other != seat).map(to_go).reduce(f32::min);
        match best_other {
            // About eight hexes of lead make a race nearly sure.
            Some(other) => 1.0 / (1.0 + ((to_go(seat) - other) / 4.0).exp()),
            None => (1.0 - (f32::from(state.turn) + to_go(seat) / 1.7) / 100.0).clamp(0.0, 1.0),
        }
    }

    /// Boats do not meet: one boat's race can be solved, and the solution is the maître.
    fn expert(&self, level: Level) -> Option<Box<dyn Expert<Self>>> {
        match level {
            Level::Maitre => Some(Box::new(Maitre::racing())),
            Level::Habitue => Some(Box::new(Habitue::default())),
            Level::Novice => None,
        }
    }

    /// The first maître minded its own turns alone.
    const MAITRES: u8 = 2;

    fn former(&self, _: u8) -> Option<Box<dyn Expert<Self>>> {
        Some(Box::new(Maitre::default()))
    }

    fn unit(&self) -> Unit {
        Unit::Turns
    }

    /// Every decision has its exact price in turns.
    fn exact(&self, worth: f32) -> Option<f64> {
        Some(-f64::from(turns_of(worth)))
    }

    /// Turns, counted against the boat; one that was still under way when the race ended is given those it still needed.
    fn result(&self, state: &State, seat: Seat) -> f64 {
        let boat = state.boat(seat);
        match (boat.status, state.tour) {
            (Status::Finished { turn, .. }, _) => -f64::from(turn),
            (_, Some(tour)) => {
                let to_go = self.course.remaining(tour, boat.cell, boat.rounded).map_or(200.0, f64::from);
                -f64::from(state.turn) - to_go / 1.7
            }
            _ => -f64::from(state.turn) - f64::from(self.course.par_steps()) / 1.7,
        }
    }

    /// The clairvoyant's turns in the weather that this luck will bring.
    fn bound(&self, luck: &Streams) -> Option<f64> {
        let (mut state, mut luck, mut actions) = (self.start(), luck.clone(), Vec::new());
        let mut weather = Vec::new();
        loop {
            match self.turn(&state) {
                Turn::Over => break,
                Turn::Chance(source) => {
                    let chance = self.draw(&state, luck.of(source));
                    self.resolve(&mut state, chance, &mut ());
                    if source != FIRST_WIND {
                        weather.push(state.wind);
                    }
                }
                // Any action will do: only the weather is wanted.
                Turn::Decide(seats) => {
                    let seat = seats.lowest()?;
                    actions.clear();
                    self.actions(&state, seat, &mut actions);
                    let action = actions.iter().find(|action| !self.gives_up(action))?;
                    self.act(&mut state, seat, *action, &mut ());
                }
            }
        }
        let track = clairvoyant(self, state.tour?, &weather)?;
        Some(-f64::from(track.turns))
    }
}
