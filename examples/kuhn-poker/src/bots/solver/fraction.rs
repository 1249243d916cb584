//! Exact numbers.

use std::{
    cmp::Ordering,
    fmt,
    ops::{Add, Div, Mul, Neg, Sub},
};

/// A fraction in lowest terms, its denominator positive. One that outgrows 128 bits panics rather than lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fraction {
    over: i128,
    under: i128,
}

const OVERGROWN: &str = "a fraction outgrew 128 bits";

impl Fraction {
    pub const ZERO: Fraction = Fraction { over: 0, under: 1 };
    pub const ONE: Fraction = Fraction { over: 1, under: 1 };

    /// # Panics
    /// When `under` is 0.
    #[must_use]
    pub const fn new(over: i128, under: i128) -> Fraction {
        assert!(under != 0, "nothing can be divided by zero");
        let divisor = greatest_common_divisor(over, under);
        let sign = if under < 0 { -1 } else { 1 };
        Fraction { over: sign * over / divisor, under: sign * under / divisor }
    }

    #[must_use]
    pub const fn whole(number: i128) -> Fraction {
        Fraction { over: number, under: 1 }
    }
}

const fn greatest_common_divisor(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.abs(), b.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

fn times(a: i128, b: i128) -> i128 {
    a.checked_mul(b).expect(OVERGROWN)
}

impl Add for Fraction {
    type Output = Fraction;

    fn add(self, other: Fraction) -> Fraction {
        let (left, right) = (times(self.over, other.under), times(other.over, self.under));
        Fraction::new(left.checked_add(right).expect(OVERGROWN), times(self.under, other.under))
    }
}

impl Neg for Fraction {
    type Output = Fraction;

    fn neg(self) -> Fraction {
        Fraction { over: -self.over, under: self.under }
    }
}

impl Sub for Fraction {
    type Output = Fraction;

    fn sub(self, other: Fraction) -> Fraction {
        self + -other
    }
}

impl Mul for Fraction {
    type Output = Fraction;

    fn mul(self, other: Fraction) -> Fraction {
        Fraction::new(times(self.over, other.over), times(self.under, other.under))
    }
}

impl Div for Fraction {
    type Output = Fraction;

    fn div(self, other: Fraction) -> Fraction {
        Fraction::new(times(self.over, other.under), times(self.under, other.over))
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Fraction) -> Ordering {
        times(self.over, other.under).cmp(&times(other.over, self.under))
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.under {
            1 => write!(f, "{}", self.over),
            under => write!(f, "{}/{under}", self.over),
        }
    }
}

impl fmt::Debug for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_reckon_exactly() {
        let (third, sixth) = (Fraction::new(1, 3), Fraction::new(-1, -6));
        assert_eq!(third + sixth, Fraction::new(1, 2));
        assert_eq!(sixth - third, Fraction::new(1, -6));
        assert_eq!(third / sixth * third, Fraction::new(2, 3));
        assert!(-third < sixth && Fraction::ZERO < sixth && sixth < Fraction::ONE);
        assert_eq!(format!("{} {}", Fraction::new(4, -6), Fraction::whole(-2)), "-2/3 -2");
    }
}
