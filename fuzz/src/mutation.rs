//! Mutations: blind to the format, except that JSON is also damaged by its structure.

use galerne_engine::Random;

/// Numbers at the edges of integer types, and what parsers treat specially.
const NUMBERS: [&str; 12] = [
    "0",
    "-1",
    "1",
    "127",
    "255",
    "256",
    "65535",
    "4294967296",
    "18446744073709551615",
    "-9223372036854775808",
    "1e999",
    "0.5",
];

/// Bytes that formats give a meaning to, and characters of more than one byte: they break slicing at byte offsets.
const TOKENS: [&str; 16] =
    ["\"", "\\", "{", "}", "[", "]", ",", ":", "null", "\n", "\r\n", "=", "é", "\u{2028}", "\u{1F3B2}", "\0"];

/// Makes variants of samples. The same seed makes the same variants on every machine.
#[derive(Debug)]
pub struct Mutator {
    random: Random,
}

impl Mutator {
    /// A mutator whose every choice follows from the seed.
    #[must_use]
    pub fn new(seed: u64) -> Mutator {
        Mutator { random: Random::new(seed) }
    }

    /// A variant of one of the samples; empty without samples.
    pub fn variant(&mut self, samples: &[Vec<u8>]) -> Vec<u8> {
        let Some(sample) = self.sample(samples) else { return Vec::new() };
        // Most damage to the bytes of JSON is caught by its parser. Structural damage gets past it, to the code behind.
        if self.random.below(2) == 0
            && let Ok(text) = std::str::from_utf8(sample)
            && serde_json::from_str::<serde_json::Value>(text).is_ok()
        {
            return galerne_kit::damaged(text, &mut self.random).into_bytes();
        }
        let mut bytes = sample.clone();
        for _ in 0..=self.random.below(3) {
            self.mutate(&mut bytes, samples);
        }
        bytes
    }

    fn sample<'a>(&mut self, samples: &'a [Vec<u8>]) -> Option<&'a Vec<u8>> {
        let chosen = self.random.below(samples.len() as u32) as usize;
        samples.get(chosen)
    }

    fn mutate(&mut self, bytes: &mut Vec<u8>, samples: &[Vec<u8>]) {
        let at = self.place(bytes.len());
        let end = (at + 1 + self.place(16)).min(bytes.len());
        match self.random.below(10) {
            0 if at < bytes.len() => bytes[at] ^= 1 << self.random.below(8),
            1 if at < bytes.len() => bytes[at] = self.random.below(256) as u8,
            2 => bytes.truncate(at),
            3 => drop(bytes.drain(at..end)),
            4 => {
                let copy = bytes[at..end].to_vec();
                let to = self.place(bytes.len());
                bytes.splice(to..to, copy);
            }
            5 => self.replace_number(bytes, at),
            6 => self.swap_lines(bytes),
            7 => {
                let other = self.sample(samples).cloned().unwrap_or_default();
                let from = self.place(other.len());
                bytes.truncate(at);
                bytes.extend_from_slice(&other[from..]);
            }
            8 => {
                let token = TOKENS[self.random.below(TOKENS.len() as u32) as usize];
                bytes.splice(at..end, token.bytes());
            }
            _ => {
                let token = TOKENS[self.random.below(TOKENS.len() as u32) as usize];
                bytes.splice(at..at, token.bytes());
            }
        }
    }

    /// An index from 0 to `length`, both included.
    fn place(&mut self, length: usize) -> usize {
        self.random.below(length as u32 + 1) as usize
    }

    /// Replace the first number at or after `at`.
    fn replace_number(&mut self, bytes: &mut Vec<u8>, at: usize) {
        let Some(start) = (at..bytes.len()).find(|&index| bytes[index].is_ascii_digit()) else { return };
        let length = bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        let number = NUMBERS[self.random.below(NUMBERS.len() as u32) as usize];
        bytes.splice(start..start + length, number.bytes());
    }

    /// Swap two lines, or copy one over the other.
    fn swap_lines(&mut self, bytes: &mut Vec<u8>) {
        let mut lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
        let (one, other) = (self.place(lines.len() - 1), self.place(lines.len() - 1));
        if self.random.below(2) == 0 {
            lines.swap(one, other);
        } else {
            lines[one] = lines[other];
        }
        *bytes = lines.join(&b'\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn a_seed_always_makes_the_same_variants_and_they_differ() {
        let samples = [b"id: 12\nname: x\n".to_vec(), br#"{"a":[1,2,{"b":null}]}"#.to_vec()];
        let variants = |seed: u64| {
            let mut mutator = Mutator::new(seed);
            (0..500).map(|_| mutator.variant(&samples)).collect::<Vec<_>>()
        };
        assert_eq!(variants(1), variants(1));
        assert_ne!(variants(1), variants(2));
        assert!(variants(1).iter().collect::<BTreeSet<_>>().len() > 300);
        assert_eq!(Mutator::new(1).variant(&[]), [0u8; 0]);
    }
}
