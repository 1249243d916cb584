//! Numbers in attributes.

use std::fmt::Write as _;

/// Write a number with at most two decimals: a hundredth of a unit is far below a pixel. What is no number becomes 0, as a
/// last wall: one `NaN` makes a renderer refuse the whole drawing.
pub(crate) fn push_number(out: &mut String, value: f32) {
    push_rounded(out, value, 100.0, 2);
}

/// Shares and scales need one decimal more.
pub(crate) fn push_fine(out: &mut String, value: f32) {
    push_rounded(out, value, 1000.0, 3);
}

fn push_rounded(out: &mut String, value: f32, unit: f32, decimals: usize) {
    let value = if value.is_finite() { value } else { 0.0 };
    // Adding 0.0 turns a negative zero into a plain one.
    let rounded = (value * unit).round() / unit + 0.0;
    if rounded == rounded.trunc() {
        let _ = write!(out, "{rounded:.0}");
    } else {
        let _ = write!(out, "{rounded:.decimals$}");
        let kept = out.trim_end_matches('0').len();
        out.truncate(kept);
    }
}

pub(crate) fn digits(value: f32) -> String {
    let mut out = String::new();
    push_number(&mut out, value);
    out
}

pub(crate) fn fine_digits(value: f32) -> String {
    let mut out = String::new();
    push_fine(&mut out, value);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_always_numbers() {
        for (value, expected) in [
            (0.0, "0"),
            (-0.0, "0"),
            (-0.001, "0"),
            (1.0, "1"),
            (10.0, "10"),
            (1.5, "1.5"),
            (100.25, "100.25"),
            (-3.456, "-3.46"),
            (f32::NAN, "0"),
            (f32::INFINITY, "0"),
        ] {
            assert_eq!(digits(value), expected, "{value}");
        }
        assert_eq!(fine_digits(0.125), "0.125");
    }
}
