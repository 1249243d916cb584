//! What must not be guessed: the server's key, what is signed with it, random names, passphrases.

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};
use hmac::{Hmac, Mac as _};
use sha2::Sha256;
use std::{fmt, fs, io, io::Write as _, path::Path};

/// The letters of random names: no two look alike, none needs escaping.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstvwxyz0123456789";

/// The key that signs cookies and seat tokens. It never leaves the data folder.
#[derive(Clone)]
pub(crate) struct Key([u8; 32]);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

impl Key {
    /// The key in that file; a new one, readable by its owner alone, if there is no file.
    pub(crate) fn open(path: &Path) -> io::Result<Key> {
        match fs::read(path) {
            Ok(bytes) => bytes.try_into().map(Key).map_err(|_| io::Error::from(io::ErrorKind::InvalidData)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let key = Key::random();
                let mut options = fs::OpenOptions::new();
                options.write(true).create_new(true);
                #[cfg(unix)]
                std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
                let mut file = options.open(path)?;
                file.write_all(&key.0)?;
                file.sync_all()?;
                Ok(key)
            }
            Err(error) => Err(error),
        }
    }

    #[must_use]
    pub(crate) fn random() -> Key {
        let mut key = [0; 32];
        fill(&mut key);
        Key(key)
    }

    fn hmac(&self, parts: &[&str]) -> Hmac<Sha256> {
        // A key of any length is a key to HMAC: the error cannot happen.
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).unwrap_or_else(|_| Hmac::new(&Default::default()));
        for part in parts {
            mac.update(&(part.len() as u64).to_le_bytes());
            mac.update(part.as_bytes());
        }
        mac
    }

    /// 128 bits that only this key can make of these parts.
    #[must_use]
    pub(crate) fn sign(&self, parts: &[&str]) -> String {
        self.hmac(parts).finalize().into_bytes()[..16].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Whether the signature is of these parts; takes equally long for every wrong one.
    #[must_use]
    pub(crate) fn is_signed(&self, parts: &[&str], signature: &str) -> bool {
        // Only one spelling is accepted: counters keyed by tokens must count each once.
        if signature.len() != 32 || !signature.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')) {
            return false;
        }
        let byte = |at: usize| u8::from_str_radix(&signature[2 * at..2 * at + 2], 16).ok();
        let bytes: Option<Vec<u8>> = (0..16).map(byte).collect();
        bytes.is_some_and(|bytes| self.hmac(parts).verify_truncated_left(&bytes).is_ok())
    }
}

/// Whether two secrets are the same; takes equally long for every wrong one.
#[must_use]
pub(crate) fn is_same(one: &str, other: &str) -> bool {
    let key = Key::random();
    key.is_signed(&[one], &key.sign(&[other]))
}

/// A name of that many letters, five bits each.
#[must_use]
pub(crate) fn random_name(letters: usize) -> String {
    let mut bytes = vec![0; letters];
    fill(&mut bytes);
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Luck from the operating system: for bots, and for the throws of tables that have no luck of their own.
#[must_use]
pub(crate) fn random_seed() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

/// The seed of one throw of a table: the `n`th of that source. Only who holds `luck`, which is as random as a key and never leaves the store,
/// can tell it; whatever players do between two throws of a source, the next of it stays the same.
#[must_use]
pub(crate) fn seed_of(luck: &str, source: u8, n: u32) -> u64 {
    let mut mac = Hmac::<Sha256>::new_from_slice(luck.as_bytes()).unwrap_or_else(|_| Hmac::new(&Default::default()));
    mac.update(&[source]);
    mac.update(&n.to_le_bytes());
    let bytes = mac.finalize().into_bytes();
    bytes.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
}

/// What the luck of a new table comes from: 130 bits.
#[must_use]
pub(crate) fn random_luck() -> String {
    random_name(26)
}

fn fill(bytes: &mut [u8]) {
    // A machine without randomness can play no honest game: there is nothing sensible to go on with.
    getrandom::fill(bytes).expect("the operating system gives randomness");
}

/// The hash to be stored. Slow on purpose: call it on a blocking thread.
#[must_use]
pub(crate) fn hash_passphrase(passphrase: &str) -> Option<String> {
    let mut salt = [0; 16];
    fill(&mut salt);
    let salt = SaltString::encode_b64(&salt).ok()?;
    Some(Argon2::default().hash_password(passphrase.as_bytes(), &salt).ok()?.to_string())
}

#[must_use]
pub(crate) fn is_passphrase(passphrase: &str, hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| Argon2::default().verify_password(passphrase.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signatures_hold_for_their_parts_and_nothing_else() {
        let key = Key::random();
        let signature = key.sign(&["seat", "abc", "1"]);
        assert!(key.is_signed(&["seat", "abc", "1"], &signature));
        assert!(!key.is_signed(&["seat", "ab", "c1"], &signature), "parts do not run together");
        assert!(!Key::random().is_signed(&["seat", "abc", "1"], &signature));
        let shouted = signature.to_uppercase();
        assert_ne!(shouted, signature);
        for bad in ["", "é", &signature[..30], &"0".repeat(32), &"é".repeat(16), &shouted] {
            assert!(!key.is_signed(&["seat", "abc", "1"], bad), "{bad}");
        }
    }

    #[test]
    fn the_same_luck_is_the_same_for_every_source_and_throw_and_no_other() {
        let (luck, other) = (random_luck(), random_luck());
        assert_eq!(seed_of(&luck, 1, 7), seed_of(&luck, 1, 7));
        let seeds = [seed_of(&luck, 1, 7), seed_of(&luck, 1, 8), seed_of(&luck, 2, 7), seed_of(&other, 1, 7)];
        assert!(seeds.iter().enumerate().all(|(at, seed)| !seeds[..at].contains(seed)));
    }

    #[test]
    fn a_passphrase_is_kept_as_a_hash() {
        let hash = hash_passphrase("vent debout").unwrap();
        assert!(!hash.contains("vent") && is_passphrase("vent debout", &hash) && !is_passphrase("vent", &hash));
        assert!(!is_passphrase("vent debout", "nonsense"));
    }
}
