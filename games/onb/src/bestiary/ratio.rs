//! Exact fractions: the generator rounds only where its rules say so (ON-11).

use std::{
    cmp::Ordering,
    ops::{Add, Mul, Sub},
};

/// A fraction with a positive denominator, not necessarily reduced: the numbers of the bestiary are small, and every
/// chain of operations here is short.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ratio {
    top: i128,
    bottom: i128,
}

impl Ratio {
    pub(crate) const ZERO: Ratio = Ratio { top: 0, bottom: 1 };

    pub(crate) fn new(top: i64, bottom: i64) -> Ratio {
        Ratio { top: i128::from(top), bottom: i128::from(bottom.max(1)) }
    }

    pub(crate) fn whole(n: i64) -> Ratio {
        Ratio::new(n, 1)
    }

    pub(crate) fn percent(n: i64) -> Ratio {
        Ratio::new(n, 100)
    }

    /// Division by a positive fraction; a zero divisor cannot come out of validated data and counts as one.
    pub(crate) fn over(self, other: Ratio) -> Ratio {
        if other.top <= 0 {
            return self;
        }
        Ratio { top: self.top * other.bottom, bottom: self.bottom * other.top }.reduced()
    }

    pub(crate) fn max(self, other: Ratio) -> Ratio {
        if self < other { other } else { self }
    }

    pub(crate) fn min(self, other: Ratio) -> Ratio {
        if other < self { other } else { self }
    }

    pub(crate) fn abs(self) -> Ratio {
        Ratio { top: self.top.abs(), ..self }
    }

    /// `floor(x + 1/2)`: halves go up, also below zero.
    pub(crate) fn round(self) -> i64 {
        (2 * self.top + self.bottom).div_euclid(2 * self.bottom) as i64
    }

    fn reduced(self) -> Ratio {
        let (mut a, mut b) = (self.top.unsigned_abs(), self.bottom.unsigned_abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let divisor = a.max(1) as i128;
        Ratio { top: self.top / divisor, bottom: self.bottom / divisor }
    }
}

impl Add for Ratio {
    type Output = Ratio;
    fn add(self, other: Ratio) -> Ratio {
        Ratio { top: self.top * other.bottom + other.top * self.bottom, bottom: self.bottom * other.bottom }.reduced()
    }
}

impl Sub for Ratio {
    type Output = Ratio;
    fn sub(self, other: Ratio) -> Ratio {
        self + Ratio { top: -other.top, ..other }
    }
}

impl Mul for Ratio {
    type Output = Ratio;
    fn mul(self, other: Ratio) -> Ratio {
        Ratio { top: self.top * other.top, bottom: self.bottom * other.bottom }.reduced()
    }
}

impl PartialEq for Ratio {
    fn eq(&self, other: &Ratio) -> bool {
        self.cmp_exactly(*other) == Ordering::Equal
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Ratio) -> Option<Ordering> {
        Some(self.cmp_exactly(*other))
    }
}

impl Ratio {
    fn cmp_exactly(self, other: Ratio) -> Ordering {
        (self.top * other.bottom).cmp(&(other.top * self.bottom))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_round_up_on_both_sides_of_zero() {
        for (top, expected) in [(19, 10), (-19, -9), (-20, -10), (-21, -10), (0, 0), (1, 1), (-1, 0)] {
            assert_eq!(Ratio::new(top, 2).round(), expected, "{top}/2");
        }
        assert!(Ratio::new(1, 3) + Ratio::new(1, 6) == Ratio::new(1, 2));
        assert!(Ratio::new(1, 3) < Ratio::new(34, 100));
    }
}
