//! The rules of connect four (CF-1.1 … CF-2.2), nothing else.

use galerne_engine::{
    Field, Game, Judge, Log, Preset, Random, Refusal, Rule, Seat, SeatSet, Standings, Turn, View, Viewer,
};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

const SEATS: Rule = Rule("CF-1.1");
const TURNS: Rule = Rule("CF-1.2");
const DROP: Rule = Rule("CF-1.3");
const FOUR: Rule = Rule("CF-2.1");
const FULL: Rule = Rule("CF-2.2");

pub(crate) const COLUMNS: u8 = 7;
pub(crate) const ROWS: u8 = 6;
/// Bits per column: one more than the rows, so that no line of four wraps from one column into the next.
const STRIDE: u8 = ROWS + 1;

/// The set-up. Connect four has no variants, so there is nothing to compute.
#[derive(Clone, Copy, Debug)]
pub struct ConnectFour;

#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// One bit per cell and seat, column by column from the bottom; the number of discs; whether the last one made four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) discs: [u64; 2],
    pub(crate) count: u8,
    pub(crate) four: bool,
}

/// The board as one would type it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Six rows from the top; `x` the first seat, `o` the second, `.` empty.
    pub rows: Vec<String>,
}

/// Drop a disc into a column, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Action {
    pub column: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Dropped { seat: Seat, column: u8 },
    Four { seat: Seat },
    Full,
}

impl galerne_engine::Event for Event {
    fn rule(&self) -> Rule {
        match self {
            Event::Dropped { .. } => DROP,
            Event::Four { .. } => FOUR,
            Event::Full => FULL,
        }
    }
}

impl State {
    pub(crate) const fn bit(column: u8, row: u8) -> u64 {
        1 << (column * STRIDE + row)
    }

    /// One bit above the topmost disc of every column; a full column has it in its spare row.
    pub(crate) const fn next_free(&self) -> u64 {
        let mut floor = 0;
        let mut column = 0;
        while column < COLUMNS {
            floor |= State::bit(column, 0);
            column += 1;
        }
        (self.discs[0] | self.discs[1]) + floor
    }

    const fn is_open(&self, column: u8) -> bool {
        (self.discs[0] | self.discs[1]) & State::bit(column, ROWS - 1) == 0
    }

    const fn mover(&self) -> Seat {
        Seat(self.count & 1)
    }

    const fn is_over(&self) -> bool {
        self.four || self.count == COLUMNS * ROWS
    }
}

/// The six cells of a column.
const fn column_of(column: u8) -> u64 {
    State::bit(column, ROWS) - State::bit(column, 0)
}

/// CF-2.1: four in a row, a column or a diagonal.
const fn has_four(discs: u64) -> bool {
    let directions = [1, STRIDE, STRIDE - 1, STRIDE + 1];
    let mut i = 0;
    while i < 4 {
        let pairs = discs & (discs >> directions[i]);
        if pairs & (pairs >> (2 * directions[i])) != 0 {
            return true;
        }
        i += 1;
    }
    false
}

impl Game for ConnectFour {
    type Options = Options;
    type State = State;
    type Position = Position;
    type Action = Action;
    /// No dice, no cards: a type without values, so that chance cannot even be written down.
    type Chance = Never;
    type Event = Event;

    const ID: &'static str = "connect-four";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;
    const SOURCES: &'static [&'static str] = &[];

    fn fields() -> &'static [Field] {
        &[]
    }

    fn presets() -> &'static [Preset] {
        &[]
    }

    fn new(_: &Options, seats: usize) -> Result<Self, Refusal> {
        if seats == 2 { Ok(ConnectFour) } else { Err(Refusal::new(SEATS, "refused-seats").with("seats", seats)) }
    }

    fn options(&self) -> &Options {
        &Options {}
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        State { discs: [0; 2], count: 0, four: false }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.is_over() { Turn::Over } else { Turn::Decide(SeatSet::one(state.mover())) }
    }

    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !state.is_over() && seat == state.mover() {
            out.extend((0..COLUMNS).filter(|&column| state.is_open(column)).map(|column| Action { column }));
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if state.is_over() {
            Err(Refusal::new(if state.four { FOUR } else { FULL }, "refused-over"))
        } else if seat != state.mover() {
            Err(Refusal::new(TURNS, "refused-turn").with("mover", state.mover()))
        } else if action.column >= COLUMNS {
            Err(Refusal::new(DROP, "refused-no-column").with("columns", COLUMNS))
        } else if !state.is_open(action.column) {
            Err(Refusal::new(DROP, "refused-full-column").with("column", action.column + 1))
        } else {
            Ok(())
        }
    }

    fn act(&self, state: &mut State, seat: Seat, Action { column }: Action, log: &mut impl Log<Event>) {
        // CF-1.3: the disc falls on the topmost one of its column.
        let landed = state.next_free() & column_of(column);
        let mine = &mut state.discs[usize::from(state.count & 1)];
        *mine |= landed;
        state.four = has_four(*mine);
        state.count += 1;
        log.push(Event::Dropped { seat, column });
        if state.four {
            log.push(Event::Four { seat });
        } else if state.count == COLUMNS * ROWS {
            log.push(Event::Full);
        }
    }

    fn draw(&self, _: &State, _: &mut Random) -> Never {
        unreachable!("connect four has no chance: its turn is never Turn::Chance")
    }

    fn outcomes(&self, _: &State, _: &mut Vec<(Never, u32)>) -> bool {
        true
    }

    fn check_chance(&self, _: &State, chance: &Never) -> Result<(), Refusal> {
        match *chance {}
    }

    fn resolve(&self, _: &mut State, chance: Never, _: &mut impl Log<Event>) {
        match chance {}
    }

    fn standings(&self, state: &State) -> Standings {
        let winners = if state.four { SeatSet::one(Seat(1 - state.mover().0)) } else { SeatSet::NONE };
        Standings::by_score(2, |seat| i32::from(winners.has(seat)), winners)
    }

    /// Nothing is hidden in connect four: everybody sees the state as it is.
    fn redact(&self, state: &State, _: Viewer) -> State {
        *state
    }

    fn redact_event(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn determinise(&self, view: &View<Self>, _: &mut Random) -> State {
        *view.state()
    }

    fn describe(&self, state: &State) -> Position {
        let cell = |row, column| match State::bit(column, row) {
            bit if state.discs[0] & bit != 0 => 'x',
            bit if state.discs[1] & bit != 0 => 'o',
            _ => '.',
        };
        Position { rows: (0..ROWS).rev().map(|row| (0..COLUMNS).map(|column| cell(row, column)).collect()).collect() }
    }

    fn restore(&self, position: &Position) -> Result<State, Refusal> {
        let bad = |key| Err(Refusal::new(DROP, key));
        let mut state = self.start();
        if position.rows.len() != usize::from(ROWS) {
            return bad("refused-board-size");
        }
        for (row, line) in (0..ROWS).rev().zip(&position.rows) {
            if line.chars().count() != usize::from(COLUMNS) {
                return bad("refused-board-size");
            }
            for (column, sign) in (0..COLUMNS).zip(line.chars()) {
                match sign {
                    'x' => state.discs[0] |= State::bit(column, row),
                    'o' => state.discs[1] |= State::bit(column, row),
                    '.' => {}
                    _ => return bad("refused-board-sign"),
                }
            }
        }
        let all = state.discs[0] | state.discs[1];
        let floating = |column, row| all & State::bit(column, row) != 0 && all & State::bit(column, row - 1) == 0;
        if (0..COLUMNS).any(|column| (1..ROWS).any(|row| floating(column, row))) {
            return bad("refused-board-floating");
        }
        let [first, second] = state.discs.map(u64::count_ones);
        if first != second && first != second + 1 {
            return Err(Refusal::new(TURNS, "refused-board-turns"));
        }
        state.count = (first + second) as u8;
        let last = usize::from((state.count + 1) & 1);
        if has_four(state.discs[1 - last]) {
            return Err(Refusal::new(FOUR, "refused-board-played-on"));
        }
        state.four = has_four(state.discs[last]);
        Ok(state)
    }

    fn action_space(&self) -> usize {
        usize::from(COLUMNS)
    }

    fn action_id(&self, action: &Action) -> usize {
        usize::from(action.column)
    }

    fn action_of(&self, id: usize) -> Option<Action> {
        (id < usize::from(COLUMNS)).then_some(Action { column: id as u8 })
    }
}

/// The type without values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Never {}

impl Judge for ConnectFour {
    /// Win if one can, else hinder the other's win, else play towards the middle.
    fn appraise(&self, state: &State, seat: Seat, action: &Action) -> f32 {
        let wins_for = |who: usize| {
            let landed = state.next_free() & column_of(action.column);
            has_four(state.discs[who] | landed)
        };
        let middle = 3.0 - (f32::from(action.column) - 3.0).abs();
        match (wins_for(seat.index() & 1), wins_for(1 - (seat.index() & 1))) {
            (true, _) => 100.0,
            (_, true) => 50.0,
            _ => middle,
        }
    }

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let winners = self.standings(state).winners;
        if winners.is_empty() { 0.5 } else { f32::from(u8::from(winners.has(seat))) }
    }
}
