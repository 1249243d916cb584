//! The tables of the throw, and for each die the values that have the same effect.

use super::sheets::{DRIFT, TOUCH};
use crate::cells::neighbour;
use crate::dice::Force;
use crate::draws::Draw;
use galerne_material::{Data, Tree};

/// Values of a die by their effect: for each effect the first value that has it, and how many have it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Shares {
    list: [(u8, u8); 8],
    len: usize,
    sides: u8,
}

impl Shares {
    fn of(sides: u8, effect: impl Fn(u8) -> u8) -> Shares {
        let mut shares = Shares { list: [(0, 0); 8], len: 0, sides };
        for value in 1..=sides.min(8) {
            let known = shares.list[..shares.len].iter().position(|&(first, _)| effect(first) == effect(value));
            match known {
                Some(place) => shares.list[place].1 += 1,
                None => {
                    shares.list[shares.len] = (value, 1);
                    shares.len += 1;
                }
            }
        }
        shares
    }

    pub(crate) fn list(&self) -> &[(u8, u8)] {
        &self.list[..self.len]
    }

    /// Each first value with its chance.
    pub(crate) fn chances(&self) -> impl Iterator<Item = (u8, f32)> + '_ {
        self.list().iter().map(|&(value, count)| (value, f32::from(count) / f32::from(self.sides)))
    }
}

/// What the draws of a throw mean (PL-6.2).
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct ThrowTable {
    /// By the draw: a place in `TOUCH`, a place in `DRIFT`.
    touch: [u8; 8],
    drift: [u8; 6],
    steps: [[u8; 4]; 2],
    push: [u8; 2],
    rim: u8,
    straddle: u8,
    pub(crate) cliff: u8,
    pub(crate) touches: Shares,
    pub(crate) drifts: Shares,
    rolls: [Shares; 2],
    rims: Shares,
    straddles: Shares,
}

impl ThrowTable {
    pub(super) fn read(tree: &Tree) -> Option<ThrowTable> {
        let number = |cell: &str| tree.number("throw", "aimed", cell).and_then(|n| u8::try_from(n).ok());
        let touch: [u8; 8] = places(tree, "touch", &TOUCH)?;
        let drift: [u8; 6] = places(tree, "drift", &DRIFT)?;
        let (mut steps, mut push) = ([[0; 4]; 2], [0; 2]);
        for (place, row) in ["soft", "hard"].into_iter().enumerate() {
            for (step, number) in steps[place].iter_mut().zip(tree.numbers("force", row, "steps")?) {
                *step = u8::try_from(number).ok()?;
            }
            push[place] = tree.number("force", row, "push").and_then(|n| u8::try_from(n).ok())?;
        }
        let (rim, straddle) = (number("rim")?, number("straddle")?);
        Some(ThrowTable {
            touch,
            drift,
            steps,
            push,
            rim,
            straddle,
            cliff: number("cliff")?,
            touches: Shares::of(8, |value| touch[usize::from(value) - 1]),
            drifts: Shares::of(6, |value| drift[usize::from(value) - 1]),
            rolls: steps.map(|steps| Shares::of(4, |value| steps[usize::from(value) - 1])),
            rims: Shares::of(6, |value| u8::from(value >= rim)),
            straddles: Shares::of(6, |value| u8::from(value >= straddle)),
        })
    }

    /// PL-6.2: where the die comes down for that touch draw; [`NONE`](crate::cells::NONE) off the board.
    pub(crate) fn touch_cell(&self, target: u8, heading: u8, touch: u8) -> u8 {
        match self.touch[usize::from(touch.wrapping_sub(1) & 7)] {
            1 => neighbour(target, back(heading)),
            2 => neighbour(target, heading),
            3 => neighbour(target, left(heading)),
            4 => neighbour(target, right(heading)),
            _ => target,
        }
    }

    pub(crate) fn drifted(&self, heading: u8, drift: u8) -> u8 {
        match self.drift[usize::from(drift.wrapping_sub(1) % 6)] {
            1 => left(heading),
            2 => right(heading),
            _ => heading,
        }
    }

    /// How many steps the die rolls on, by the roll drawn.
    pub(crate) fn steps(&self, force: Force, roll: u8) -> u8 {
        self.steps[force as usize][(roll as usize + 3) % 4]
    }

    /// The longest roll.
    pub(crate) fn most_steps(&self, force: Force) -> u8 {
        self.steps[force as usize].into_iter().max().unwrap_or(0)
    }

    /// How many cells a weather die is pushed.
    pub(crate) fn push(&self, force: Force) -> u8 {
        self.push[force as usize]
    }

    pub(crate) fn leaves(&self, rim: u8) -> bool {
        rim >= self.rim
    }

    pub(crate) fn straddles(&self, draw: u8) -> bool {
        draw >= self.straddle
    }

    /// Of six rim draws, those that leave the board.
    pub(crate) fn leaving(&self) -> f32 {
        f32::from(7 - self.rim)
    }

    /// Of six straddle draws, those that leave a die between two cells.
    pub(crate) fn straddling(&self) -> f32 {
        f32::from(7 - self.straddle)
    }

    /// The values of a draw by their effect; nothing where every value has its own.
    pub(crate) fn shares(&self, draw: Draw, is_hard: bool) -> Option<&Shares> {
        match draw {
            Draw::Touch => Some(&self.touches),
            Draw::Roll => Some(&self.rolls[usize::from(is_hard)]),
            Draw::Drift => Some(&self.drifts),
            Draw::Rim => Some(&self.rims),
            Draw::Straddle | Draw::Wstraddle => Some(&self.straddles),
            _ => None,
        }
    }
}

/// The faces of a die as places in the list of words.
fn places<const N: usize>(tree: &Tree, cell: &str, words: &[&str]) -> Option<[u8; N]> {
    let Data::List(items) = &tree.cell("throw", "aimed", cell)?.data else { return None };
    let mut places = [0; N];
    for (place, item) in places.iter_mut().zip(items) {
        let Data::Text(word) = &item.data else { return None };
        *place = words.iter().position(|known| known == word)? as u8;
    }
    Some(places)
}

pub(crate) const fn left(heading: u8) -> u8 {
    (heading + 1) % 6
}

pub(crate) const fn right(heading: u8) -> u8 {
    (heading + 5) % 6
}

pub(crate) const fn back(heading: u8) -> u8 {
    (heading + 3) % 6
}
