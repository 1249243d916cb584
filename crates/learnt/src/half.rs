//! Numbers of half precision (IEEE 754 binary16), as whole numbers to singles and back.

/// 2⁻²⁴, the smallest half, and 2⁻¹⁴, the smallest with a full fraction.
const STEP: f32 = f32::from_bits((127 - 24) << 23);
const NORMAL: f32 = f32::from_bits((127 - 14) << 23);

/// The number with these bits. Every half is a single exactly.
pub(crate) fn single(half: u16) -> f32 {
    let sign = u32::from(half & 0x8000) << 16;
    let (exponent, fraction) = (u32::from(half >> 10) & 31, u32::from(half & 0x3FF));
    match exponent {
        // A subnormal counts in steps of 2^-24; the product of two numbers that short is exact.
        0 => f32::from_bits((fraction as f32 * STEP).to_bits() | sign),
        31 => f32::from_bits(sign | 0x7F80_0000 | fraction << 13),
        _ => f32::from_bits(sign | (exponent + 112) << 23 | fraction << 13),
    }
}

/// The nearest half of a number within its range, ties to even.
pub(crate) fn half(single: f32) -> u16 {
    let bits = single.to_bits();
    let sign = (bits >> 16) as u16 & 0x8000;
    let size = f32::from_bits(bits & 0x7FFF_FFFF);
    if size < NORMAL {
        // Beside a half, singles lie 2⁻²⁴ apart: the sum is rounded to that.
        let steps = (size + 0.5).to_bits() - 0.5f32.to_bits();
        return sign | steps as u16;
    }
    let bits = size.to_bits();
    let rounded = bits + 0xFFF + (bits >> 13 & 1);
    sign | ((rounded >> 13) - (112 << 10)).min(0x7C00) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_half_that_is_a_number_comes_back() {
        for bits in (0..=u16::MAX).filter(|bits| bits >> 10 & 31 != 31) {
            assert_eq!(half(single(bits)), bits, "{bits:#06x}");
        }
    }

    #[test]
    fn known_numbers_have_their_bits() {
        for (bits, number) in
            [(0x3C00, 1.0f32), (0xC000, -2.0), (0x3555, 0.333_251_95), (0x0001, 5.960_464_5e-8), (0x7BFF, 65504.0)]
        {
            assert_eq!((single(bits), half(number)), (number, bits));
        }
        // Halfway between two: to the even one.
        assert_eq!(half(2049.0 / 2048.0), 0x3C00);
        assert!(!single(0x7C00).is_finite() && !single(0x7E00).is_finite());
    }
}
