//! The dice of a contre laid out: who equals whom, colours first (WW-6.12), and what is left over on either side.
//!
//! The state counts dice by face (WW-6.12), but a hand that turns a die twice points twice at the same place. So places are made from
//! what has happened since the last throw: a die of the horde stays where it lay then, and only dice of the épreuve move, to stand over
//! the one that equals them.

use crate::cards::CardId;
use crate::dice::{Colour, Pool};
use crate::effects::{Op, Spread};
use crate::event::Event;
use crate::game::Windwalkers;
use crate::state::{State, Wait};

/// A die of the horde: its colour, its face, whether it came from a store and cannot be touched (WW-7.6), and when it was last changed
/// since the throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Own {
    pub(super) colour: Colour,
    pub(super) face: u8,
    pub(super) locked: bool,
    changed: u32,
}

/// A die of the épreuve, and its number since the throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Theirs {
    pub(super) colour: Colour,
    pub(super) face: u8,
    pub(super) number: usize,
}

/// A die of the épreuve above, one of the horde below. Both with the same face and `paired`: a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Column {
    pub(super) above: Option<Theirs>,
    pub(super) below: Option<Own>,
    pub(super) paired: bool,
}

/// All dice of a contre in columns.
#[derive(Clone, Debug, Default)]
pub(super) struct Lie {
    pub(super) columns: Vec<Column>,
    /// How many changes there have been, and how many there were when the power in use began.
    clock: u32,
    began: u32,
    numbered: usize,
}

impl Lie {
    pub(super) fn of(game: &Windwalkers, state: &State, events: &[Event]) -> Lie {
        let mut pools = state.contre.pools;
        // Dice taken up for another throw leave their places empty.
        let taken = if state.run.wait == Wait::RerollDice { state.run.treated[0] } else { Pool::EMPTY };
        pools[0] = pools[0].plus(taken);
        let mut from = events.len();
        while let Some(earlier) = from.checked_sub(1).and_then(|at| before(pools, &events[at])) {
            (pools, from) = (earlier, from - 1);
        }
        let mut lie = Lie::thrown(pools, state.contre.locked);
        let mut once = false;
        for event in &events[from..] {
            if let Event::Used { card, .. } = *event {
                (once, lie.began) = (moves_each_once(card), lie.clock);
            }
            lie.follow(event, once);
        }
        for face in taken.faces() {
            if let Some(at) = lie.which(Colour::Blue, face, false) {
                lie.columns[at].below = None;
            }
        }
        lie.pair_up();
        lie.columns.retain(|column| column.above.is_some() || column.below.is_some());
        let now_once =
            state.run.wait == Wait::Shift && matches!(game.current_op(state), Some(Op::Shift(_, _, Spread::EachOnce)));
        if !now_once {
            lie.began = u32::MAX;
        }
        lie
    }

    /// As after a throw: black pairs, green pairs, white pairs, then the rest side by side.
    fn thrown(pools: [Pool; 5], locked: [Pool; 2]) -> Lie {
        let [_, _, white, green, black] = pools;
        let mut lie = Lie::default();
        let mut violets = Side { colour: Colour::Violet, free: pools[1], locked: locked[1] };
        let mut blues = Side { colour: Colour::Blue, free: pools[0], locked: locked[0] };
        let mut left = Vec::new();
        for (colour, pool) in [(Colour::Black, black), (Colour::Green, green), (Colour::White, white)] {
            let side = if colour == Colour::Black { &mut violets } else { &mut blues };
            for face in pool.faces() {
                let above = Some(lie.numbered(colour, face));
                match side.take(face) {
                    Some(own) => lie.columns.push(Column { above, below: Some(own), paired: true }),
                    None => left.push(above),
                }
            }
        }
        let rest: Vec<Own> = violets.rest().into_iter().chain(blues.rest()).collect();
        for at in 0..left.len().max(rest.len()) {
            let above = left.get(at).copied().flatten();
            lie.columns.push(Column { above, below: rest.get(at).copied(), paired: false });
        }
        lie
    }

    fn numbered(&mut self, colour: Colour, face: u8) -> Theirs {
        self.numbered += 1;
        Theirs { colour, face, number: self.numbered }
    }

    /// Which of the horde's equal dice a step moves: the one last moved, so that a hand can go on with it; then one without a pair.
    /// Where each moves once, one that has not moved yet.
    fn which(&self, colour: Colour, face: u8, once: bool) -> Option<usize> {
        let free = |(at, column): (usize, &Column)| {
            let own = column.below.filter(|own| !own.locked && (own.colour, own.face) == (colour, face))?;
            Some((!once || own.changed <= self.began, own.changed, !column.paired, at))
        };
        self.columns.iter().enumerate().filter_map(free).max().map(|(.., at)| at)
    }

    /// Whether it is the die in this column that a step would move: of equal dice only one has arrows, and it is the one that moves.
    pub(super) fn leads(&self, at: usize) -> bool {
        let Some(own) = self.columns[at].below else { return false };
        self.which(own.colour, own.face, self.began != u32::MAX) == Some(at)
    }

    fn follow(&mut self, event: &Event, once: bool) {
        match *event {
            Event::Shifted { colour, face, to, paid, .. } => self.change(colour, face, to, once && !paid),
            Event::Turned { colour: colour @ (Colour::Blue | Colour::Violet), face, to } => {
                self.change(colour, face, to, once);
            }
            Event::Turned { colour, face, to } => {
                if let Some(die) = self.theirs(colour, face).and_then(Option::as_mut) {
                    die.face = to;
                }
            }
            Event::Ignored { colour, dice } => {
                for face in dice.faces() {
                    if let Some(theirs) = self.theirs(colour, face) {
                        *theirs = None;
                    }
                }
            }
            Event::DieStored { colour, face, .. } => {
                if let Some(at) = self.which(colour, face, false) {
                    self.columns[at].below = None;
                }
            }
            Event::DieAdded { colour, face } => self.add(colour, face),
            Event::MissingDice { count, face } => (0..count).for_each(|_| self.add(Colour::White, face)),
            _ => return,
        }
        self.pair_up();
    }

    fn change(&mut self, colour: Colour, face: u8, to: u8, once: bool) {
        let Some(at) = self.which(colour, face, once) else { return };
        self.clock += 1;
        if let Some(own) = &mut self.columns[at].below {
            (own.face, own.changed) = (to, self.clock);
        }
    }

    /// Where the die of the épreuve with that face lies that a power takes: one without a pair first, from the left.
    fn taken(&self, colour: Colour, face: u8) -> Option<usize> {
        let shows =
            |(_, column): &(usize, &Column)| column.above.is_some_and(|die| (die.colour, die.face) == (colour, face));
        self.columns.iter().enumerate().filter(shows).min_by_key(|(_, column)| column.paired).map(|(at, _)| at)
    }

    fn theirs(&mut self, colour: Colour, face: u8) -> Option<&mut Option<Theirs>> {
        self.taken(colour, face).map(|at| &mut self.columns[at].above)
    }

    fn add(&mut self, colour: Colour, face: u8) {
        let die = Some(self.numbered(colour, face));
        match self.columns.iter_mut().find(|column| column.above.is_none()) {
            Some(column) => column.above = die,
            None => self.columns.push(Column { above: die, ..Column::default() }),
        }
    }

    /// Bring dice of the épreuve over the horde's that equal them, moving as few as possible.
    fn pair_up(&mut self) {
        let own = |colour: Colour| -> Pool {
            let dice = self.columns.iter().filter_map(|column| column.below).filter(|own| own.colour == colour);
            dice.fold(Pool::EMPTY, |pool, own| pool.with(own.face, 1))
        };
        let theirs = |colour: Colour| -> Pool {
            let dice = self.columns.iter().filter_map(|column| column.above).filter(|die| die.colour == colour);
            dice.fold(Pool::EMPTY, |pool, die| pool.with(die.face, 1))
        };
        let (blue, violet) = (own(Colour::Blue), own(Colour::Violet));
        let green = blue.meet(theirs(Colour::Green));
        let mut pairs = [
            (Colour::Black, violet.meet(theirs(Colour::Black))),
            (Colour::Green, green),
            (Colour::White, blue.minus(green).meet(theirs(Colour::White))),
        ];
        for column in &mut self.columns {
            column.paired = false;
            let (Some(above), Some(below)) = (column.above, column.below) else { continue };
            if above.face != below.face || (above.colour == Colour::Black) != (below.colour == Colour::Violet) {
                continue;
            }
            if let Some((_, left)) = pairs.iter_mut().find(|(colour, _)| *colour == above.colour)
                && left.count(above.face) > 0
            {
                *left = left.without(above.face);
                column.paired = true;
            }
        }
        for (colour, left) in pairs {
            let answers = if colour == Colour::Black { Colour::Violet } else { Colour::Blue };
            for face in left.faces() {
                let to = self.columns.iter().position(|column| {
                    !column.paired && column.below.is_some_and(|own| (own.colour, own.face) == (answers, face))
                });
                let from = self.columns.iter().position(|column| {
                    !column.paired && column.above.is_some_and(|die| (die.colour, die.face) == (colour, face))
                });
                if let (Some(to), Some(from)) = (to, from) {
                    let moved = self.columns[from].above;
                    self.columns[from].above = self.columns[to].above;
                    (self.columns[to].above, self.columns[to].paired) = (moved, true);
                }
            }
        }
    }
}

/// Whether the power moves each die at most once.
fn moves_each_once(card: CardId) -> bool {
    let once = |op: &Op| matches!(op, Op::Shift(_, _, Spread::EachOnce) | Op::Set(..));
    card.card().ops.iter().any(once)
}

/// The dice as they were before the event; `None` where they were thrown, or where that is unknown.
fn before(mut pools: [Pool; 5], event: &Event) -> Option<[Pool; 5]> {
    match *event {
        Event::Turned { face: 0, .. }
        | Event::Rolled { .. }
        | Event::Rerolled { .. }
        | Event::DiceRolled { .. }
        | Event::Lasting { .. }
        | Event::TakenBack { .. }
        | Event::Announced { .. } => return None,
        Event::Shifted { colour, face, to, .. } | Event::Turned { colour, face, to } => {
            let pool = &mut pools[colour.index()];
            if pool.count(to) == 0 {
                return None;
            }
            *pool = pool.without(to).with(face, 1);
        }
        Event::Ignored { colour, dice } => pools[colour.index()] = pools[colour.index()].plus(dice),
        Event::DieStored { colour, face, .. } => pools[colour.index()] = pools[colour.index()].with(face, 1),
        Event::DieAdded { colour, face } => pools[colour.index()] = less(pools[colour.index()], face, 1)?,
        Event::MissingDice { count, face } => pools[2] = less(pools[2], face, count)?,
        _ => {}
    }
    Some(pools)
}

fn less(pool: Pool, face: u8, count: u8) -> Option<Pool> {
    (pool.count(face) >= count).then(|| pool.minus(Pool::EMPTY.with(face, count)))
}

/// The dice of one colour of the horde that are not yet in a pair.
struct Side {
    colour: Colour,
    free: Pool,
    locked: Pool,
}

impl Side {
    /// A die with that face; locked ones first, so that those one may change stay free.
    fn take(&mut self, face: u8) -> Option<Own> {
        let locked = self.locked.count(face) > 0;
        if locked {
            self.locked = self.locked.without(face);
        } else if self.free.count(face) > 0 {
            self.free = self.free.without(face);
        } else {
            return None;
        }
        Some(Own { colour: self.colour, face, locked, changed: 0 })
    }

    fn rest(&self) -> Vec<Own> {
        let own = |locked: bool| move |face: u8| Own { colour: self.colour, face, locked, changed: 0 };
        self.locked.faces().map(own(true)).chain(self.free.faces().map(own(false))).collect()
    }
}

#[cfg(test)]
mod tests;
