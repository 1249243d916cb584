//! The throw (PL-6): a short random walk over cells. One procedure for every oracle that answers its draws: luck, a record, real dice,
//! or the enumeration of all answers.

use crate::buildings::Buildings;
use crate::cells::{Cell, NONE, neighbour};
use crate::dice::{Aim, Force};
use crate::draws::{Draw, Oracle};
use crate::event::{Event, Obstacle, Occasion, Thrown};
use crate::game::Pluvionautes;
pub(crate) use crate::material::back;
use crate::material::{Material, ThrowTable};
use crate::sky::Sky;
use crate::state::State;
use crate::weather::{Die, MAX_DICE};
use galerne_engine::{Direction, Log};

/// How a throw ended. Two throws with the same flight lead to the same state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Flight {
    pub(crate) out: bool,
    /// Where the thrown die rests, and the second cell it straddles or [`NONE`].
    pub(crate) cell: u8,
    pub(crate) other: u8,
    pub(crate) dice: [Die; MAX_DICE],
    /// The second cells of straddling weather dice.
    pub(crate) others: [u8; MAX_DICE],
}

/// What stands in the way of a throw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene<'a> {
    pub(crate) sky: &'a Sky,
    pub(crate) buildings: &'a Buildings,
    pub(crate) dice: [Die; MAX_DICE],
    pub(crate) material: &'a Material,
}

/// What a moving die meets one step on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    To(u8),
    Stop(Obstacle),
}

impl<'a> Scene<'a> {
    #[inline]
    pub(crate) fn of(game: &'a Pluvionautes, state: &'a State) -> Scene<'a> {
        Scene { sky: &state.sky, buildings: &state.buildings, dice: state.dice, material: &game.material }
    }

    #[inline]
    pub(crate) fn table(&self) -> &'a ThrowTable {
        &self.material.throw
    }

    /// How high what lies on a cell is.
    #[inline]
    fn height(&self, cell: u8) -> u8 {
        self.material.height[usize::from(self.sky.height(cell) & 3)]
    }

    /// PL-6.6, PL-6.7: rim, building, cliff, or the next cell.
    #[inline]
    pub(crate) fn step(&self, from: u8, heading: u8) -> Step {
        let to = neighbour(from, heading);
        if to == NONE {
            Step::Stop(Obstacle::Rim)
        } else if self.buildings.stands(from, heading) {
            Step::Stop(Obstacle::Building)
        } else if self.height(to) >= self.height(from) + self.table().cliff {
            Step::Stop(Obstacle::Cliff)
        } else {
            Step::To(to)
        }
    }

    /// The second cell of a die that would rest between two: on the board, and no building between (PL-6.10).
    #[inline]
    pub(crate) fn straddled(&self, from: u8, heading: u8) -> u8 {
        if self.buildings.stands(from, heading) { NONE } else { neighbour(from, heading) }
    }

    pub(crate) fn has_die(&self, cell: u8) -> bool {
        self.dice.iter().any(|die| die.cell == cell)
    }

    /// Nothing is thrown and nothing moves.
    pub(crate) fn nothing(&self) -> Flight {
        self.rested(NONE)
    }

    fn rested(&self, cell: u8) -> Flight {
        Flight { out: false, cell, other: NONE, dice: self.dice, others: [NONE; MAX_DICE] }
    }

    fn out(&self, log: &mut impl Log<Event>) -> Option<Flight> {
        log.push(Event::Out);
        Some(Flight { out: true, ..self.rested(NONE) })
    }

    /// The aimed throw, logged step by step as it happens (PL-6.15). In a gust (PL-13.11) the cell where the die itself
    /// comes to rest does not matter.
    pub(crate) fn aimed(
        &self,
        aim: Aim,
        is_gust: bool,
        oracle: &mut impl Oracle,
        log: &mut impl Log<Event>,
    ) -> Option<Flight> {
        let mut at = self.table().touch_cell(aim.target, aim.heading, oracle.draw(Draw::Touch)?);
        if at == NONE {
            return self.out(log);
        }
        log.push(Event::Touchdown { cell: Cell(at) });
        let mut heading = aim.heading;
        if self.has_die(at) {
            return self.contact(at, heading, aim.force, oracle, log);
        }
        for _ in 0..self.table().steps(aim.force, oracle.draw(Draw::Roll)?) {
            heading = self.table().drifted(heading, oracle.draw(Draw::Drift)?);
            match self.step(at, heading) {
                Step::Stop(obstacle) => {
                    let leaves = obstacle == Obstacle::Rim && aim.force == Force::Hard;
                    if leaves && self.table().leaves(oracle.draw(Draw::Rim)?) {
                        return self.out(log);
                    }
                    rebound(at, heading, obstacle, log);
                    heading = back(heading);
                }
                Step::To(to) => {
                    log.push(Event::Roll { from: Cell(at), to: Cell(to) });
                    at = to;
                    if self.has_die(at) {
                        return self.contact(at, heading, aim.force, oracle, log);
                    }
                }
            }
        }
        let mut flight = self.rested(at);
        if !is_gust {
            flight.other = self.straddle(Draw::Straddle, at, heading, oracle)?;
            rest_or_straddle(Thrown::Balloon, at, flight.other, log);
        }
        Some(flight)
    }

    /// The simple throw (PL-13.1): a uniform cell; dice there are pushed gently in a uniform direction.
    pub(crate) fn uniform(&self, oracle: &mut impl Oracle, log: &mut impl Log<Event>) -> Option<Flight> {
        let at = oracle.draw(Draw::Cell)? - 1;
        log.push(Event::Touchdown { cell: Cell(at) });
        let heading = if self.has_die(at) { oracle.draw(Draw::Dir)? - 1 } else { 0 };
        self.set_down(at, heading, oracle, log)
    }

    /// The expert throw (PL-13.1): exactly where it was aimed.
    pub(crate) fn chosen(&self, aim: Aim, oracle: &mut impl Oracle, log: &mut impl Log<Event>) -> Option<Flight> {
        log.push(Event::Touchdown { cell: Cell(aim.target) });
        self.set_down(aim.target, aim.heading, oracle, log)
    }

    fn set_down(&self, at: u8, heading: u8, oracle: &mut impl Oracle, log: &mut impl Log<Event>) -> Option<Flight> {
        if self.has_die(at) {
            return self.contact(at, heading, Force::Soft, oracle, log);
        }
        log.push(Event::Rest { cell: Cell(at) });
        Some(self.rested(at))
    }

    /// PL-6.5, PL-6.8: every weather die on the cell is pushed in the direction of flight, in ascending order; the thrown die
    /// stays where it met them.
    fn contact(
        &self,
        at: u8,
        heading: u8,
        force: Force,
        oracle: &mut impl Oracle,
        log: &mut impl Log<Event>,
    ) -> Option<Flight> {
        let mut flight = self.rested(at);
        for number in 0..MAX_DICE {
            if self.dice[number].cell == at {
                log.push(Event::Contact { cell: Cell(at), die: number as u8 });
                self.push(&mut flight, number, heading, force, oracle, log)?;
            }
        }
        log.push(Event::Rest { cell: Cell(at) });
        Some(flight)
    }

    /// PL-6.8 for one die. It pushes no other die in its turn, and what it lies over does not change its value (PL-6.9).
    fn push(
        &self,
        flight: &mut Flight,
        number: usize,
        heading: u8,
        force: Force,
        oracle: &mut impl Oracle,
        log: &mut impl Log<Event>,
    ) -> Option<()> {
        let (die, before) = (number as u8, self.dice[number]);
        let mut at = before.cell;
        for _ in 0..self.table().push(force) {
            match self.step(at, heading) {
                Step::Stop(Obstacle::Rim) if force == Force::Hard && self.table().leaves(oracle.draw(Draw::Rim)?) => {
                    flight.dice[number] = Die::OFF;
                    log.push(Event::Lost { die });
                    return Some(());
                }
                Step::Stop(_) => break,
                Step::To(to) => at = to,
            }
        }
        if at == before.cell {
            log.push(Event::Unmoved { die });
            return Some(());
        }
        log.push(Event::Push { die, from: Cell(before.cell), to: Cell(at) });
        let value = oracle.draw(Draw::Wvalue)?;
        log.push(Event::Value { die, old: before.value, new: value });
        flight.dice[number] = Die { cell: at, value };
        flight.others[number] = self.straddle(Draw::Wstraddle, at, heading, oracle)?;
        if flight.others[number] != NONE {
            rest_or_straddle(Thrown::Weather(die), at, flight.others[number], log);
        }
        Some(())
    }

    fn straddle(&self, draw: Draw, at: u8, heading: u8, oracle: &mut impl Oracle) -> Option<u8> {
        Some(if self.table().straddles(oracle.draw(draw)?) { self.straddled(at, heading) } else { NONE })
    }

    /// PL-6.14: a lost weather die comes back by a gentle throw that cannot fail and touches nothing.
    pub(crate) fn rethrow(
        &self,
        die: u8,
        aim: Aim,
        oracle: &mut impl Oracle,
        log: &mut impl Log<Event>,
    ) -> Option<Flight> {
        let mut at = self.table().touch_cell(aim.target, aim.heading, oracle.draw(Draw::Touch)?);
        if at == NONE {
            at = aim.target;
        }
        log.push(Event::Touchdown { cell: Cell(at) });
        let mut heading = aim.heading;
        for _ in 0..self.table().steps(Force::Soft, oracle.draw(Draw::Roll)?) {
            heading = self.table().drifted(heading, oracle.draw(Draw::Drift)?);
            match self.step(at, heading) {
                Step::Stop(obstacle) => {
                    rebound(at, heading, obstacle, log);
                    heading = back(heading);
                }
                Step::To(to) => {
                    log.push(Event::Roll { from: Cell(at), to: Cell(to) });
                    at = to;
                }
            }
        }
        let other = self.straddle(Draw::Straddle, at, heading, oracle)?;
        let value = oracle.draw(Draw::Wvalue)?;
        self.returned((die, at, other, value), Occasion::Rethrown, log)
    }

    /// A die is (back) on the board with a value, perhaps between two cells.
    fn returned(
        &self,
        (die, at, other, value): (u8, u8, u8, u8),
        occasion: Occasion,
        log: &mut impl Log<Event>,
    ) -> Option<Flight> {
        let mut flight = self.rested(NONE);
        *flight.dice.get_mut(usize::from(die))? = Die { cell: at, value };
        flight.others[usize::from(die)] = other;
        log.push(Event::Returned { die, cell: Cell(at), value, occasion });
        if other != NONE {
            rest_or_straddle(Thrown::Weather(die), at, other, log);
        }
        Some(flight)
    }

    /// A die set down on a uniform cell with a uniform value: at set-up (PL-2.3), in the simple throw, after the last turn.
    pub(crate) fn scattered(
        &self,
        die: u8,
        occasion: Occasion,
        oracle: &mut impl Oracle,
        log: &mut impl Log<Event>,
    ) -> Option<Flight> {
        let at = oracle.draw(Draw::Cell)? - 1;
        let value = oracle.draw(Draw::Wvalue)?;
        self.returned((die, at, NONE, value), occasion, log)
    }

    /// The expert's rethrow: the cell was named, only the value is drawn.
    pub(crate) fn revalued(
        &self,
        die: u8,
        at: u8,
        oracle: &mut impl Oracle,
        log: &mut impl Log<Event>,
    ) -> Option<Flight> {
        let value = oracle.draw(Draw::Wvalue)?;
        self.returned((die, at, NONE, value), Occasion::Rethrown, log)
    }
}

fn rebound(at: u8, heading: u8, from: Obstacle, log: &mut impl Log<Event>) {
    log.push(Event::Rebound { cell: Cell(at), direction: Direction::of(usize::from(heading)), from });
}

fn rest_or_straddle(which: Thrown, at: u8, other: u8, log: &mut impl Log<Event>) {
    match Cell::if_real(other) {
        Some(other) => log.push(Event::Straddle { which, a: Cell(at), b: other }),
        None => log.push(Event::Rest { cell: Cell(at) }),
    }
}
