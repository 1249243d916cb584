//! The dice of a contre laid out: who equals whom, colours first (WW-6.12), and what is left over on either side.

use crate::dice::{Colour, Pool};
use crate::state::Contre;

/// A die of the horde: its colour, its face, and whether it came from a store and cannot be touched (WW-7.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Own {
    pub(super) colour: Colour,
    pub(super) face: u8,
    pub(super) locked: bool,
}

/// A die of the épreuve above, one of the horde below. Both with the same face and `paired`: a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Column {
    pub(super) above: Option<(Colour, u8)>,
    pub(super) below: Option<Own>,
    pub(super) paired: bool,
}

/// All dice in columns: black pairs, green pairs, white pairs, then the rest side by side.
pub(super) fn columns(contre: &Contre) -> Vec<Column> {
    let [_, _, white, green, black] = contre.pools;
    let mut columns = Vec::new();
    let mut violets = Side::of(Colour::Violet, contre.pools[1], contre.locked[1]);
    let mut blues = Side::of(Colour::Blue, contre.pools[0], contre.locked[0]);
    let mut left = Vec::new();
    for (colour, pool) in [(Colour::Black, black), (Colour::Green, green), (Colour::White, white)] {
        let side = if colour == Colour::Black { &mut violets } else { &mut blues };
        for face in pool.faces() {
            match side.take(face) {
                Some(own) => {
                    columns.push(Column { above: Some((colour, face)), below: Some(own), paired: true });
                }
                None => left.push((colour, face)),
            }
        }
    }
    let rest: Vec<Own> = violets.rest().into_iter().chain(blues.rest()).collect();
    for at in 0..left.len().max(rest.len()) {
        columns.push(Column { above: left.get(at).copied(), below: rest.get(at).copied(), paired: false });
    }
    columns
}

/// The dice of one colour of the horde that are not yet in a pair.
struct Side {
    colour: Colour,
    free: Pool,
    locked: Pool,
}

impl Side {
    fn of(colour: Colour, free: Pool, locked: Pool) -> Side {
        Side { colour, free, locked }
    }

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
        Some(Own { colour: self.colour, face, locked })
    }

    fn rest(&self) -> Vec<Own> {
        let own = |locked: bool| move |face: u8| Own { colour: self.colour, face, locked };
        self.locked.faces().map(own(true)).chain(self.free.faces().map(own(false))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ww_6_12_pairs_are_laid_colours_first() {
        let mut contre = Contre::NONE;
        contre.pools = [
            Pool::of(&[1, 2, 3, 5, 6, 6]),
            Pool::of(&[4, 4]),
            Pool::of(&[3, 3, 4, 6]),
            Pool::of(&[1, 5]),
            Pool::of(&[4, 2]),
        ];
        let columns = columns(&contre);
        let pairs: Vec<_> = columns.iter().filter(|column| column.paired).map(|column| column.above.unwrap()).collect();
        let expected =
            [(Colour::Black, 4), (Colour::Green, 1), (Colour::Green, 5), (Colour::White, 3), (Colour::White, 6)];
        assert_eq!(pairs, expected);
        let below = columns.iter().filter_map(|column| column.below).count();
        let above = columns.iter().filter_map(|column| column.above).count();
        assert_eq!((above, below, columns.len()), (8, 8, 8), "every die lies there once");
    }
}
