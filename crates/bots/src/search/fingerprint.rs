//! A 64-bit fingerprint of what a seat sees.

use std::hash::{Hash, Hasher};

/// Multiply and rotate, as in rustc's FxHasher: states are hashed at every step of every iteration, and input is never hostile.
struct Quick(u64);

const FACTOR: u64 = 0x517C_C1B7_2722_0A95;

impl Quick {
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(FACTOR);
    }
}

impl Hasher for Quick {
    fn finish(&self) -> u64 {
        galerne_engine::mix(self.0, 1)
    }

    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.add(u64::from_le_bytes(*word));
        }
        for byte in rest {
            self.add(u64::from(*byte));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.add(u64::from(n));
    }

    fn write_u16(&mut self, n: u16) {
        self.add(u64::from(n));
    }

    fn write_u32(&mut self, n: u32) {
        self.add(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.add(n);
    }

    fn write_usize(&mut self, n: usize) {
        self.add(n as u64);
    }
}

/// The same on every machine: `Hash` writes plain values alike everywhere, except lengths, which are widened here.
pub(super) fn fingerprint(salt: u8, seen: &impl Hash) -> u64 {
    let mut hasher = Quick(u64::from(salt) + 1);
    seen.hash(&mut hasher);
    hasher.finish()
}

/// Identity hasher for maps whose keys are fingerprints.
#[derive(Clone, Copy, Default)]
pub(super) struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {}

    fn write_u64(&mut self, n: u64) {
        self.0 = n;
    }
}

pub(super) type ByFingerprint = std::hash::BuildHasherDefault<AsItIs>;
