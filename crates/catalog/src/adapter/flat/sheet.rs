//! Numbers of many environments, written into memory that keeps them: most of what a seat sees is nothing, and nothing that stays
//! nothing need not be written. Memory is what a large observation costs.

/// A number that may be nothing.
pub(super) trait Blank: Copy + PartialEq {
    const BLANK: Self;
    /// How many fill a line of the cache.
    const LINE: usize;
    fn is_blank(numbers: &[Self]) -> bool;
}

impl Blank for f32 {
    const BLANK: f32 = 0.0;
    const LINE: usize = 16;

    #[inline]
    fn is_blank(numbers: &[f32]) -> bool {
        numbers.iter().fold(0, |all, number| all | number.to_bits()) == 0
    }
}

impl Blank for u8 {
    const BLANK: u8 = 0;
    const LINE: usize = 64;

    #[inline]
    fn is_blank(numbers: &[u8]) -> bool {
        numbers.iter().fold(0, |all, number| all | number) == 0
    }
}

/// Below this many numbers they are written straight away: to look for what is nothing would take longer.
const FEW: usize = 256;

/// Where the numbers of one environment are worked out, and which lines of each were last written with something.
pub(super) struct Sheet<T> {
    /// Nothing, but while an environment is worked out.
    numbers: Vec<T>,
    written: Vec<u64>,
    /// Words of `written` for each environment.
    words: usize,
}

impl<T: Blank> Sheet<T> {
    /// For that many environments with that many numbers each.
    pub(super) fn new(environments: usize, width: usize) -> Sheet<T> {
        if width < FEW {
            return Sheet { numbers: Vec::new(), written: Vec::new(), words: 0 };
        }
        let words = width.div_ceil(64 * T::LINE);
        Sheet { numbers: vec![T::BLANK; width], written: vec![0; words * environments], words }
    }

    /// Fills `out` with what `fill` writes into a slice of nothing. Where `kept`, what was last laid into `out` is still there.
    #[inline]
    pub(super) fn lay(&mut self, environment: usize, out: &mut [T], kept: bool, fill: impl FnOnce(&mut [T])) {
        let words = environment * self.words..(environment + 1) * self.words;
        let written = self.written.get_mut(words).unwrap_or_default();
        if written.is_empty() || out.len() != self.numbers.len() {
            out.fill(T::BLANK);
            return fill(out);
        }
        fill(&mut self.numbers);
        let (from, to) = (self.numbers.chunks_mut(64 * T::LINE), out.chunks_mut(64 * T::LINE));
        for ((word, from), to) in written.iter_mut().zip(from).zip(to) {
            let before = if kept { *word } else { u64::MAX };
            *word = lay_lines(from, to, before);
        }
    }
}

/// Lays up to 64 lines, of which those in `before` may hold something; which of them do now. What was laid is nothing again.
#[inline]
fn lay_lines<T: Blank>(from: &mut [T], to: &mut [T], before: u64) -> u64 {
    let mut now = 0;
    for (line, (from, to)) in from.chunks_mut(T::LINE).zip(to.chunks_mut(T::LINE)).enumerate() {
        if !T::is_blank(from) {
            to.copy_from_slice(from);
            from.fill(T::BLANK);
            now |= 1 << line;
        } else if before >> line & 1 == 1 {
            to.fill(T::BLANK);
        }
    }
    now
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_engine::Random;

    /// Lays random numbers, few and many of them, and holds what is there to what was meant.
    fn holds<T: Blank + std::fmt::Debug>(width: usize, some: fn(u32) -> T) {
        let (mut sheet, mut luck) = (Sheet::<T>::new(3, width), Random::new(1));
        let mut out = vec![some(77); 3 * width];
        for round in 0..200 {
            for environment in 0..3 {
                let part = &mut out[environment * width..(environment + 1) * width];
                let mut meant = vec![T::BLANK; width];
                for _ in 0..luck.below(9) {
                    meant[luck.below(width as u32) as usize] = some(luck.below(200) + 1);
                }
                if luck.below(9) == 0 {
                    part.fill(some(3));
                }
                let kept = round > 0 && part.iter().any(|number| *number != some(3));
                sheet.lay(environment, part, kept, |numbers| numbers.copy_from_slice(&meant));
                assert_eq!(*part, meant, "round {round}");
            }
        }
    }

    #[test]
    fn what_is_laid_is_what_was_meant() {
        for width in [1, 40, 256, 257, 1024, 2207, 5058] {
            holds::<f32>(width, |number| number as f32);
            holds::<u8>(width, |number| number as u8);
        }
    }
}
