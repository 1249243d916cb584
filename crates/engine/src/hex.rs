//! Hexagonal grids in axial coordinates, integers only. (Drawing turns them into points; no rule uses a float.)

use serde::{Deserialize, Serialize};

/// A hex `(q, r)`: `q` grows to the East, `r` downwards. Written `[q, r]` in files.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "[i8; 2]", into = "[i8; 2]")]
pub struct Hex {
    /// The column, growing to the East.
    pub q: i8,
    /// The row, growing downwards; rows lean, because axes meet at sixty degrees.
    pub r: i8,
}

/// The six directions, anticlockwise from East, as pointy-top hexes have them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Direction {
    /// East: `(1, 0)`.
    E,
    /// North-east: `(1, -1)`.
    NE,
    /// North-west: `(0, -1)`.
    NW,
    /// West: `(-1, 0)`.
    W,
    /// South-west: `(-1, 1)`.
    SW,
    /// South-east: `(0, 1)`.
    SE,
}

impl Direction {
    /// All six, in the order of [`Direction::index`].
    pub const ALL: [Direction; 6] =
        [Direction::E, Direction::NE, Direction::NW, Direction::W, Direction::SW, Direction::SE];

    /// The direction with that index, counted anticlockwise from East, wrapping round.
    #[must_use]
    pub const fn of(index: usize) -> Direction {
        Direction::ALL[index % 6]
    }

    /// The number of steps of sixty degrees, anticlockwise from East: 0 to 5.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Sixty degrees to the left for each step.
    #[must_use]
    pub const fn turned(self, steps: usize) -> Direction {
        Direction::of(self as usize + steps)
    }

    /// The single step.
    #[must_use]
    pub const fn step(self) -> Hex {
        match self {
            Direction::E => Hex::new(1, 0),
            Direction::NE => Hex::new(1, -1),
            Direction::NW => Hex::new(0, -1),
            Direction::W => Hex::new(-1, 0),
            Direction::SW => Hex::new(-1, 1),
            Direction::SE => Hex::new(0, 1),
        }
    }

    /// The abbreviation that records and boards use, in every language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["E", "NE", "NW", "W", "SW", "SE"][self as usize]
    }
}

impl Hex {
    /// The origin, about which a [`Hexagon`] lies.
    pub const CENTRE: Hex = Hex::new(0, 0);

    /// The hex with these axial coordinates; any pair is one.
    #[must_use]
    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }

    /// The neighbour in that direction. Coordinates wrap at the edge of `i8`, far outside any board.
    #[must_use]
    pub const fn towards(self, direction: Direction) -> Hex {
        let step = direction.step();
        Hex::new(self.q.wrapping_add(step.q), self.r.wrapping_add(step.r))
    }

    /// The six hexes around this one, anticlockwise from East, on the board or not.
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        Direction::ALL.into_iter().map(move |direction| self.towards(direction))
    }

    /// The number of single steps between two hexes on an open plane.
    #[must_use]
    pub const fn distance(self, other: Hex) -> u32 {
        let (dq, dr) = (self.q as i32 - other.q as i32, self.r as i32 - other.r as i32);
        let (a, b, c) = (dq.unsigned_abs(), dr.unsigned_abs(), (dq + dr).unsigned_abs());
        if a >= b && a >= c {
            a
        } else if b >= c {
            b
        } else {
            c
        }
    }

    /// The hexes on the straight line from here to `to`, both ends included: `distance + 1` of them.
    ///
    /// Tie rule: where the line runs exactly along the border of two hexes, the one further to the East is taken. (The line
    /// is thought to be shifted East by a hair, so the hexes from A to B are those from B to A.)
    pub fn line(self, to: Hex) -> impl Iterator<Item = Hex> {
        let n = self.distance(to) as i32;
        // The hair is 1 part in HAIR of a step; products of i8 coordinates stay far below the limits of i32.
        const HAIR: i32 = 4096;
        let unit = n.max(1) * HAIR;
        (0..=n).map(move |i| {
            let along = |a: i8, b: i8| (i32::from(a) * (n.max(1) - i) + i32::from(b) * i) * HAIR;
            let (q, r) = (along(self.q, to.q) + 1, along(self.r, to.r));
            round(q, r, unit)
        })
    }
}

/// The hex that contains the point `(q/unit, r/unit)`.
fn round(q: i32, r: i32, unit: i32) -> Hex {
    let nearest = |x: i32| (x + unit / 2).div_euclid(unit);
    let s = -q - r;
    let (mut rq, mut rr, rs) = (nearest(q), nearest(r), nearest(s));
    let off = |x: i32, rounded: i32| (x - rounded * unit).abs();
    let (dq, dr, ds) = (off(q, rq), off(r, rr), off(s, rs));
    if dq > dr && dq > ds {
        rq = -rr - rs;
    } else if dr > ds {
        rr = -rq - rs;
    }
    Hex::new(rq as i8, rr as i8)
}

impl From<[i8; 2]> for Hex {
    fn from([q, r]: [i8; 2]) -> Hex {
        Hex { q, r }
    }
}

impl From<Hex> for [i8; 2] {
    fn from(hex: Hex) -> [i8; 2] {
        [hex.q, hex.r]
    }
}

/// A hexagonal board: every hex within `radius − 1` steps of the centre, numbered row by row in reading order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hexagon {
    radius: i8,
}

impl Hexagon {
    /// A board with `radius` hexes on each side. Radii from 1 to 32 keep all arithmetic inside its types.
    #[must_use]
    pub const fn new(radius: u8) -> Hexagon {
        Hexagon {
            radius: if radius < 1 {
                1
            } else if radius > 32 {
                32
            } else {
                radius as i8
            },
        }
    }

    /// The number of hexes from the centre to an edge, both included.
    #[must_use]
    pub const fn radius(self) -> u8 {
        self.radius as u8
    }

    /// Whether the hex lies on the board.
    #[must_use]
    #[inline]
    pub const fn has(self, hex: Hex) -> bool {
        hex.distance(Hex::CENTRE) < self.radius as u32
    }

    /// The number of hexes: 3R² − 3R + 1.
    #[must_use]
    pub const fn len(self) -> usize {
        let r = self.radius as usize;
        3 * r * r - 3 * r + 1
    }

    /// Always `false`: the smallest board is one hex.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        false
    }

    /// All hexes in reading order.
    pub fn iter(self) -> impl Iterator<Item = Hex> {
        let m = self.radius - 1;
        (-m..=m).flat_map(move |r| ((-m).max(-m - r)..=m.min(m - r)).map(move |q| Hex::new(q, r)))
    }

    /// The place of a hex in reading order.
    #[must_use]
    #[inline]
    pub fn index(self, hex: Hex) -> Option<usize> {
        if !self.has(hex) {
            return None;
        }
        let (m, q, r) = (i32::from(self.radius) - 1, i32::from(hex.q), i32::from(hex.r));
        // Rows above: they grow by one hex until the middle row, then shrink.
        let row = r + m;
        let above = if row <= m + 1 {
            row * (m + 1) + row * (row - 1) / 2
        } else {
            let below = 2 * m + 1 - row;
            self.len() as i32 - (below * (m + 1) + below * (below - 1) / 2)
        };
        Some((above + q - (-m).max(-m - r)) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_have_the_right_size_and_numbering() {
        for radius in 1..=16 {
            let board = Hexagon::new(radius);
            let all: Vec<Hex> = board.iter().collect();
            assert_eq!(all.len(), board.len());
            for (index, &hex) in all.iter().enumerate() {
                assert_eq!(board.index(hex), Some(index), "{hex:?} radius {radius}");
            }
            assert_eq!(board.index(Hex::new(radius as i8, 0)), None);
        }
        assert_eq!(Hexagon::new(12).len(), 397);
    }

    #[test]
    fn six_steps_round_a_hex_come_back() {
        let round = Direction::ALL.into_iter().fold(Hex::new(3, -2), Hex::towards);
        assert_eq!(round, Hex::new(3, -2));
        assert_eq!(Direction::E.turned(5), Direction::SE);
    }

    #[test]
    fn lines_are_connected_reversible_and_follow_the_tie_rule() {
        let board = Hexagon::new(6);
        for a in board.iter() {
            for b in board.iter() {
                let line: Vec<Hex> = a.line(b).collect();
                assert_eq!(line.len() as u32, a.distance(b) + 1);
                assert_eq!((line[0], line[line.len() - 1]), (a, b));
                assert!(line.windows(2).all(|pair| pair[0].distance(pair[1]) == 1), "{a:?} {b:?} {line:?}");
                let mut back: Vec<Hex> = b.line(a).collect();
                back.reverse();
                assert_eq!(line, back);
            }
        }
        // (0,0) to (1,1) runs along the border of (1,0) and (0,1): the eastern one is taken.
        assert_eq!(Hex::CENTRE.line(Hex::new(1, 1)).nth(1), Some(Hex::new(1, 0)));
        // (0,0) to (2,-1) runs along the border of (1,0) and (1,-1): the first is half a hex further East.
        assert_eq!(Hex::CENTRE.line(Hex::new(2, -1)).nth(1), Some(Hex::new(1, 0)));
        // (0,0) to (-1,2) runs along the border of (0,1) and (-1,1).
        assert_eq!(Hex::CENTRE.line(Hex::new(-1, 2)).nth(1), Some(Hex::new(0, 1)));
    }
}
