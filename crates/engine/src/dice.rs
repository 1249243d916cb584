//! Dice as exact, compact distributions: five dice are 252 multisets, not 7,776 sequences.

/// The most faces that a die may have: a D20 is the largest.
pub const MAX_FACES: usize = 20;

/// Visit every multiset of `dice` dice with faces `1..=faces`: the number of dice showing each face, and the number of
/// ordered throws that show it. The weights add up to `faces^dice`. Callers keep `dice` at 12 or fewer (all that fits
/// in the weight) and `faces` at [`MAX_FACES`].
pub fn multisets(dice: u8, faces: u8, mut visit: impl FnMut(&[u8], u64)) {
    fn deal(counts: &mut [u8], face: usize, left: u8, ways: u64, visit: &mut impl FnMut(&[u8], u64)) {
        if face + 1 == counts.len() {
            counts[face] = left;
            visit(counts, ways);
            return;
        }
        let mut choose = 1;
        for here in 0..=left {
            counts[face] = here;
            deal(counts, face + 1, left - here, ways * choose, visit);
            choose = choose * u64::from(left - here) / (u64::from(here) + 1);
        }
    }
    let mut counts = [0; MAX_FACES];
    deal(&mut counts[..usize::from(faces).clamp(1, MAX_FACES)], 0, dice, 1, &mut visit);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_dice_are_252_multisets_of_7776_throws() {
        let (mut sets, mut throws, mut yams) = (0, 0, 0);
        multisets(5, 6, |counts, ways| {
            sets += 1;
            throws += ways;
            if counts.contains(&5) {
                yams += ways;
            }
        });
        assert_eq!((sets, throws, yams), (252, 7776, 6));
    }

    #[test]
    fn no_dice_are_one_throw() {
        let mut seen = Vec::new();
        multisets(0, 4, |counts, ways| seen.push((counts.to_vec(), ways)));
        assert_eq!(seen, [(vec![0; 4], 1)]);
    }
}
