//! What a seat sees, as numbers: the wind, the phase, and every boat; the sea itself is `ground`.

use crate::action::{Action, Mode, Spi};
use crate::cards::{Card, KINDS, Top};
use crate::course::{Landing, Tour};
use crate::game::SailRace;
use crate::rules::speed::{Orders, Run, run};
use crate::state::{Boat, Commit, State, Status};
use galerne_engine::{Direction, Key, Perceive, Seat, Sense, View, seats_from};

/// One of the six headings; none of them where there is none.
fn heading(sense: &mut impl Sense, heading: Option<Direction>) {
    sense.one_of(heading.map_or(usize::MAX, Direction::index), 6);
}

impl Perceive for SailRace {
    /// The track of a boat is forgotten.
    fn recalls(&self) -> bool {
        false
    }

    fn perceive(&self, view: &View<Self>, seat: Seat, sense: &mut impl Sense) {
        let state = view.state();
        sense.block::<10>(|sense| {
            sense.pane("phase", &[9]);
            sense.one_of(state.phase as usize, 9);
            sense.pane("turn", &[1]);
            sense.number(state.turn.into(), self.options.max_turns.into());
        });
        // For all decisions of a turn the same.
        let tour = state.tour.map_or(usize::MAX, |tour| tour as usize);
        let ten = usize::from(state.wind.direction / 10);
        let strength = [tour as u8, state.wind.base, state.wind.gale.into()];
        sense.piece(Key::from([[ten as u8, strength[0], strength[1], strength[2], 0, 0, 0, 0]]), |sense| {
            sense.block::<44>(|sense| {
                sense.pane("wind", &[0]);
                sense.one_of(ten, 36);
                sense.values(ROSE.get(ten).copied().unwrap_or_default());
                sense.one_of(usize::from(state.wind.base).wrapping_sub(1), 3);
                sense.flag(state.wind.gale);
                sense.pane("sense", &[2]);
                sense.one_of(tour, 2);
            });
        });
        sense.pane("boats", &[self.seats, 0]);
        for seat in seats_from(seat, self.seats) {
            sense.block::<39>(|sense| self.perceive_boat(state, seat, sense));
        }
        if self.options.weather.is_by_cards() {
            sense.pane("cards", &[0]);
            for left in state.pile.pile {
                sense.number(left.into(), 6.0);
            }
            let (back, whole) = match state.pile.top {
                Top::Unknown => (None, None),
                Top::Back(turn) => (Card { turn, force: crate::wind::Force::Same }.kind(), None),
                Top::Card(card) => (None, card.kind()),
            };
            sense.one_of(back.map_or(usize::MAX, |kind| kind / 4), 7);
            sense.one_of(whole.unwrap_or(usize::MAX), KINDS);
        }
    }

    /// What the map says around the own boat: where each number of hexes on each heading would end, how much of the way that is, and how fast
    /// the present wind would be. With these inputs a learner need not learn the sea by heart.
    fn planes(&self, view: &View<Self>, seat: Seat, sense: &mut impl Sense) {
        let state = view.state();
        let boat = state.boat(seat);
        let tour = state.tour.unwrap_or(Tour::Ccw);
        let left = |cell, rounded| self.course.remaining(tour, cell, rounded).map_or(MOST_STEPS, f32::from);
        let here = left(boat.cell, boat.rounded);
        sense.pane("ahead", &[6, AHEAD.into(), 2]);
        for towards in Direction::ALL {
            for steps in 1..=AHEAD {
                let Landing { cell, rounded, moved, finished } =
                    self.course.landing(tour, boat.cell, boat.rounded, towards, steps);
                let there = if finished { 0.0 } else { left(cell, rounded) };
                let most = f32::from(AHEAD);
                sense.numbers([(u8::from(moved == steps).into(), 1.0), (here - there + most, 2.0 * most)]);
            }
        }
        sense.pane("speeds", &[6]);
        for heading in Direction::ALL {
            let orders = Orders { heading, previous: boat.heading, mode: Mode::Advance, spi: Spi::Keep, ease: false };
            let speed = match run(&self.options, state.wind, boat.sail_up, orders) {
                Run::Sail { speed, .. } => speed,
                _ => 0,
            };
            sense.number(speed.into(), 16.0);
        }
    }

    fn ground(&self, sense: &mut impl Sense) {
        let (course, radius) = (self.course(), f32::from(self.course().map().radius));
        let cells = course.board().len();
        sense.pane("cells", &[cells, 4]);
        for index in 0..cells as u16 {
            let hex = course.hex(index);
            sense.number(f32::from(hex.q) + radius, 2.0 * radius);
            sense.number(f32::from(hex.r) + radius, 2.0 * radius);
            sense.flag(course.water(hex).is_some());
            sense.flag(course.cell(index).zone);
        }
        // Steps left to the finish, 1 where there is no way.
        let buoys = course.buoys();
        sense.pane("way", &[2, usize::from(buoys) + 1, cells]);
        for tour in Tour::ALL {
            for rounded in 0..=buoys {
                for index in 0..cells as u16 {
                    let steps = course.remaining(tour, index, rounded).map_or(MOST_STEPS, f32::from);
                    sense.number(steps, MOST_STEPS);
                }
            }
        }
    }
}

/// The sines of 0°, 10° … 90°.
const SINES: [f32; 10] =
    [0.0, 0.173_648_18, 0.342_020_15, 0.5, 0.642_787_64, 0.766_044_44, 0.866_025_4, 0.939_692_6, 0.984_807_7, 1.0];

/// The sine of that number of tens of degrees, laid on 0 … 1.
const fn sine(ten: usize) -> f32 {
    let sine = match ten % 36 {
        ten @ 0..=9 => SINES[ten],
        ten @ 10..=18 => SINES[18 - ten],
        ten @ 19..=27 => -SINES[ten - 18],
        ten => -SINES[36 - ten],
    };
    (1.0 + sine) / 2.0
}

/// Cosine and sine by tens of degrees: the tables of the wind know only these (SR-3.4, SR-3.5), and to work two out at every step would
/// take as long as to perceive a boat.
static ROSE: [[f32; 2]; 36] = {
    let (mut all, mut ten) = ([[0.0; 2]; 36], 0);
    while ten < 36 {
        all[ten] = [sine(ten + 9), sine(ten)];
        ten += 1;
    }
    all
};

/// How far a boat looks ahead: few winds carry it further in one turn.
const AHEAD: u8 = 6;

/// More single steps than any way round a sea of this house.
const MOST_STEPS: f32 = 255.0;

impl SailRace {
    #[inline(always)]
    fn perceive_boat(&self, state: &State, seat: Seat, sense: &mut impl Sense) {
        let Boat { cell, heading: now, previous, rounded, sail_up, spi, commit, status } = *state.boat(seat);
        let (radius, hex) = (f32::from(self.course.map().radius), self.course.hex(cell));
        let left = state.tour.and_then(|tour| self.course.remaining(tour, cell, rounded));
        sense.flag(state.awaited.has(seat));
        sense.numbers([
            (f32::from(hex.q) + radius, 2.0 * radius),
            (f32::from(hex.r) + radius, 2.0 * radius),
            (left.unwrap_or(0).into(), MOST_STEPS),
            (rounded.into(), self.course.buoys().max(1).into()),
        ]);
        heading(sense, now);
        heading(sense, previous);
        sense.flag(sail_up);
        sense.one_of(spi as usize, 3);
        // SR-5.2: of another boat's commitment it is only known whether there is one.
        let action = commit.action();
        let (course, order) = match action {
            Some(Action::Plot { heading, spi } | Action::Helm { heading, spi, .. }) => (Some(heading), Some(spi)),
            _ => (None, None),
        };
        sense.flags([commit != Commit::NONE, commit == Commit::HIDDEN]);
        heading(sense, course);
        sense.one_of(order.map_or(usize::MAX, |spi: Spi| spi as usize), 3);
        let (turn, step, speed) = match status {
            Status::Finished { turn, step, speed } => (turn, step, speed),
            Status::Racing | Status::Resigned => (0, 0, 0),
        };
        sense.flags([
            matches!(action, Some(Action::Helm { mode: Mode::Manoeuvre, .. })),
            matches!(action, Some(Action::Helm { ease: true, .. } | Action::Trim { ease: true })),
            status == Status::Racing,
            status == Status::Resigned,
        ]);
        sense.numbers([(turn.into(), self.options.max_turns.into()), (step.into(), 16.0), (speed.into(), 16.0)]);
    }
}
