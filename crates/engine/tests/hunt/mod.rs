//! A treasure hunt for two or three: the smallest game with everything the rules of the table speak about.
//!
//! All players mark a cell in secret at the same time; then they walk one after another, each as many small actions as
//! they
//! like: step, peek under a stone, shake the die, stop, or go home and end it all. The game never asks whose turn it is:
//! that is left to the table on purpose, so that these tests notice when the table does not ask either.

use galerne_engine::{
    Dense, Event, Field, Log, Luck, Positions, Preset, Random, Refusal, Rule, Rules, Seat, SeatSet, Secrets, Source,
    Standings, Turn, View, Viewer,
};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

pub(crate) const HUNT_RULE: Rule = Rule("the hunt");
/// What a mark is to those who may not see it.
const HIDDEN: u8 = u8::MAX;

#[derive(Debug)]
pub(crate) struct Hunt {
    seats: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Meadow {
    pub(crate) phase: Phase,
    pub(crate) marks: [Option<u8>; 3],
    pub(crate) steps: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Phase {
    Marking,
    Walking(Seat),
    Shaking(Seat),
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Do {
    Mark(u8),
    /// Mark the cell of a player who has already marked one.
    Follow,
    Step,
    Peek,
    Camp,
    Shake,
    Stop,
    GoHome,
}

const ALL: [Do; 10] =
    [Do::Mark(0), Do::Mark(1), Do::Mark(2), Do::Follow, Do::Step, Do::Peek, Do::Camp, Do::Shake, Do::Stop, Do::GoHome];

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Happened {
    Did(Seat, Do),
    MarksShown,
    Rolled(u8),
}

impl Event for Happened {
    fn rule(&self) -> Rule {
        HUNT_RULE
    }

    fn reveals(&self) -> bool {
        matches!(self, Happened::MarksShown | Happened::Did(_, Do::Peek))
    }

    fn closes(&self) -> bool {
        matches!(self, Happened::Did(_, Do::Camp))
    }
}

impl Hunt {
    fn unmarked(&self, state: &Meadow) -> SeatSet {
        SeatSet::first(self.seats).iter().filter(|seat| state.marks[seat.index()].is_none()).collect()
    }
}

impl Rules for Hunt {
    type Options = ();
    type State = Meadow;
    type Action = Do;
    type Event = Happened;

    const ID: &'static str = "hunt";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=3;

    fn fields() -> &'static [Field] {
        &[]
    }

    fn presets() -> &'static [Preset] {
        &[]
    }

    fn new((): &(), seats: usize) -> Result<Self, Refusal> {
        if Self::SEATS.contains(&seats) { Ok(Hunt { seats }) } else { Err(Refusal::new(HUNT_RULE, "hunt-seats")) }
    }

    fn options(&self) -> &() {
        &()
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> Meadow {
        Meadow { phase: Phase::Marking, marks: [None; 3], steps: 0 }
    }

    fn turn(&self, state: &Meadow) -> Turn {
        match state.phase {
            Phase::Marking => Turn::Decide(self.unmarked(state)),
            Phase::Walking(seat) => Turn::Decide(SeatSet::one(seat)),
            Phase::Shaking(_) => Turn::Chance(Source(0)),
            Phase::Over => Turn::Over,
        }
    }

    fn actions(&self, state: &Meadow, seat: Seat, out: &mut Vec<Do>) {
        out.extend(ALL.into_iter().filter(|action| self.check(state, seat, action).is_ok()));
    }

    fn check(&self, state: &Meadow, seat: Seat, action: &Do) -> Result<(), Refusal> {
        let others = || (0..).zip(state.marks).filter(|(other, _)| Seat(*other) != seat);
        let fits = match (state.phase, action) {
            (Phase::Marking, Do::Mark(cell)) => *cell < 3,
            (Phase::Marking, Do::Follow) => others().any(|(_, mark)| mark.is_some()),
            (Phase::Marking, _) => false,
            (_, action) => !matches!(action, Do::Mark(_) | Do::Follow),
        };
        if fits { Ok(()) } else { Err(Refusal::new(HUNT_RULE, "hunt-not-now")) }
    }

    fn act(&self, state: &mut Meadow, seat: Seat, action: Do, log: &mut impl Log<Happened>) {
        log.push(Happened::Did(seat, action));
        let mark = match action {
            Do::Mark(cell) => Some(cell),
            Do::Follow => state.marks.into_iter().flatten().next(),
            _ => None,
        };
        match action {
            Do::Mark(_) | Do::Follow => {
                if let Some(mine) = state.marks.get_mut(seat.index()) {
                    *mine = mark;
                }
                if self.unmarked(state).is_empty() {
                    state.phase = Phase::Walking(Seat::FIRST);
                    log.push(Happened::MarksShown);
                }
            }
            Do::Step => state.steps += 1,
            Do::Peek | Do::Camp => {}
            Do::Shake => state.phase = Phase::Shaking(seat),
            Do::Stop => state.phase = Phase::Walking(Seat((seat.0 + 1) % self.seats as u8)),
            Do::GoHome => state.phase = Phase::Over,
        }
    }

    fn standings(&self, state: &Meadow) -> Standings {
        Standings::by_score(self.seats, |_| i32::from(state.steps), SeatSet::NONE)
    }
}

impl Luck for Hunt {
    type Chance = u8;

    const SOURCES: &'static [&'static str] = &["die"];

    fn draw(&self, _: &Meadow, random: &mut Random) -> u8 {
        random.die(6)
    }

    fn outcomes(&self, _: &Meadow, out: &mut Vec<(u8, u32)>) -> bool {
        out.extend((1..=6).map(|face| (face, 1)));
        true
    }

    fn check_chance(&self, _: &Meadow, face: &u8) -> Result<(), Refusal> {
        if (1..=6).contains(face) { Ok(()) } else { Err(Refusal::new(HUNT_RULE, "hunt-die")) }
    }

    fn resolve(&self, state: &mut Meadow, face: u8, log: &mut impl Log<Happened>) {
        state.steps += face;
        if let Phase::Shaking(seat) = state.phase {
            state.phase = Phase::Walking(seat);
        }
        log.push(Happened::Rolled(face));
    }
}

impl Secrets for Hunt {
    fn redact(&self, state: &Meadow, viewer: Viewer) -> Meadow {
        let mut seen = *state;
        if state.phase == Phase::Marking {
            for (_, mark) in (0..).zip(&mut seen.marks).filter(|(seat, _)| !viewer.sees(Seat(*seat))) {
                *mark = mark.map(|_| HIDDEN);
            }
        }
        seen
    }

    fn redact_event(&self, event: &Happened, viewer: Viewer) -> Option<Happened> {
        match *event {
            Happened::Did(seat, Do::Mark(_)) if !viewer.sees(seat) => Some(Happened::Did(seat, Do::Mark(HIDDEN))),
            other => Some(other),
        }
    }

    fn determinise(&self, view: &View<Self>, random: &mut Random) -> Meadow {
        let mut state = *view.state();
        for mark in state.marks.iter_mut().filter(|mark| **mark == Some(HIDDEN)) {
            *mark = Some(random.below(3) as u8);
        }
        state
    }
}

impl Positions for Hunt {
    type Position = Meadow;

    fn describe(&self, state: &Meadow) -> Meadow {
        *state
    }

    fn restore(&self, position: &Meadow) -> Result<Meadow, Refusal> {
        Ok(*position)
    }
}

impl Dense for Do {
    const SPACE: usize = ALL.len();

    fn id(&self) -> usize {
        ALL.iter().position(|known| known == self).unwrap_or(ALL.len())
    }

    fn of(id: usize) -> Option<Do> {
        ALL.get(id).copied()
    }
}
