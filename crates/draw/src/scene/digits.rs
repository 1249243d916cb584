//! Numbers in attributes.

/// Write a number with at most two decimals: a hundredth of a unit is far below a pixel. What is no number becomes 0, as a
/// last wall: one `NaN` makes a renderer refuse the whole drawing.
pub(crate) fn push_number(out: &mut String, value: f32) {
    push_rounded(out, value, 100);
}

/// Shares and scales need one decimal more.
pub(crate) fn push_fine(out: &mut String, value: f32) {
    push_rounded(out, value, 1000);
}

/// In whole numbers: a board has ten thousand of them, and the standard library's way through floats takes ten times as long.
fn push_rounded(out: &mut String, value: f32, unit: u64) {
    // A value that is not a number turns into 0 here, and one beyond all drawings into the largest there is.
    let parts = (f64::from(value) * unit as f64).round() as i64;
    if parts < 0 {
        out.push('-');
    }
    let (mut rest, mut part) = (parts.unsigned_abs(), [0u8; 24]);
    let mut at = part.len();
    let decimals = unit.ilog10() as usize;
    let mut written = 0;
    let mut is_zero_tail = true;
    while rest > 0 || written <= decimals {
        let digit = (rest % 10) as u8;
        rest /= 10;
        if written == decimals && !is_zero_tail {
            at -= 1;
            part[at] = b'.';
        }
        is_zero_tail &= digit == 0;
        if !is_zero_tail || written >= decimals {
            at -= 1;
            part[at] = b'0' + digit;
        }
        written += 1;
    }
    out.extend(part[at..].iter().map(|&byte| byte as char));
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
            (0.05, "0.05"),
            (-0.5, "-0.5"),
            (1234.5, "1234.5"),
            (20.0, "20"),
        ] {
            assert_eq!(digits(value), expected, "{value}");
        }
        assert_eq!(fine_digits(0.125), "0.125");
        assert_eq!(fine_digits(-0.0004), "0");
        assert!(digits(f32::INFINITY).bytes().all(|byte| byte.is_ascii_digit() || byte == b'.'));
        for i in -3000..3000 {
            let value = i as f32 / 77.0;
            let back: f32 = digits(value).parse().unwrap();
            assert!((back - value).abs() < 0.00501, "{value} was written {}", digits(value));
        }
    }
}
