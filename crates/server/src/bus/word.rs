//! What servers of one database say to each other, and how it is written.
//!
//! Words cost time, never truth: one that starts at the version that memory has is applied, one that is older is dropped, and after any other the
//! record is read. Each is signed with the key that all servers share, together with its subject: an attacker with
//! access to the bus alone can withhold, replay and reorder words, which the versions detect, but cannot forge one.

use crate::secret::Key;
use serde::{Deserialize, Serialize};

/// A word of another number is understood as far as that something has happened.
const FORMAT: u32 = 1;
/// The longest word that is looked at.
pub(crate) const MOST: usize = 64 * 1024;
/// Entries that are longer together are left to be read from the record.
const ENTRIES: usize = 8 * 1024;
/// The letters of a signature, which come first.
const SIGNATURE: usize = 32;

/// A word and who says it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Word {
    f: u32,
    /// The server.
    pub(crate) n: String,
    #[serde(flatten)]
    pub(crate) what: What,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum What {
    /// Something was written to the table.
    Grown(Grown),
    /// The table was deleted.
    Gone,
    /// Whose players are connected to that server.
    Here {
        /// A bit for each seat.
        seats: u8,
        /// Whether the others are to say the same of themselves.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ask: bool,
    },
    /// That server goes.
    Bye,
    /// Something that only another version of the program says.
    #[serde(skip)]
    Unknown,
}

/// What a table has come to, and how.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Grown {
    /// The entries there were before …
    pub(crate) v: usize,
    /// … and are now.
    pub(crate) to: usize,
    /// Those between, where they are short.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) e: Vec<String>,
    /// Sender and client id of the message that asked for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) c: Option<String>,
    /// How often seats have changed.
    pub(crate) sv: u32,
    /// The version of the rules at the sender.
    pub(crate) r: u32,
    /// The rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) next: Option<String>,
}

impl Grown {
    /// Whether this directly follows the state of a table with this many entries and changes of seats under these
    /// rules.
    pub(crate) fn follows(&self, version: usize, seating: u32, rules: u32) -> bool {
        let is_whole = !self.e.is_empty() && self.v.checked_add(self.e.len()) == Some(self.to);
        is_whole && (self.v, self.sv, self.r) == (version, seating, rules)
    }

    /// Whether a table that has come so far knows all of it.
    pub(crate) fn is_known(&self, version: usize, seating: u32, next: Option<&str>) -> bool {
        self.to <= version && self.sv <= seating && (self.next.is_none() || self.next.as_deref() == next)
    }
}

/// Why a word is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoWord {
    TooLong,
    /// Not signed by a server of this database, or not for this subject.
    Unsigned,
}

/// What is said under that subject, with the mark of those who have the key before it.
pub(super) fn signed(body: &str, key: &Key, subject: &str) -> Vec<u8> {
    format!("{}{body}", key.sign(&["bus", subject, body])).into_bytes()
}

/// What a holder of the key published under that subject.
pub(super) fn opened<'a>(bytes: &'a [u8], key: &Key, subject: &str) -> Result<&'a str, NoWord> {
    if bytes.len() > MOST {
        return Err(NoWord::TooLong);
    }
    let parts = std::str::from_utf8(bytes).ok().and_then(|text| text.split_at_checked(SIGNATURE));
    let signed = parts.filter(|(signature, body)| key.is_signed(&["bus", subject, body], signature));
    signed.map(|(_, body)| body).ok_or(NoWord::Unsigned)
}

impl Word {
    pub(crate) fn new(node: &str, what: What) -> Word {
        Word { f: FORMAT, n: node.to_owned(), what }
    }

    /// As it is sent under that subject.
    pub(crate) fn written(mut self, key: &Key, subject: &str) -> Vec<u8> {
        if let What::Grown(grown) = &mut self.what
            && grown.e.iter().map(String::len).sum::<usize>() > ENTRIES
        {
            grown.e.clear();
        }
        signed(&serde_json::to_string(&self).unwrap_or_default(), key, subject)
    }

    /// What came under that subject.
    pub(crate) fn read(bytes: &[u8], key: &Key, subject: &str) -> Result<Word, NoWord> {
        let body = opened(bytes, key, subject)?;
        let known = serde_json::from_str::<Word>(body).ok().filter(|word| word.f == FORMAT);
        Ok(known.unwrap_or_else(|| Word::new("", What::Unknown)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SUBJECT: &str = "g.i.t.abc";

    fn grown() -> Grown {
        Grown { v: 4, to: 5, e: vec!["{\"act\":3}".to_owned()], c: Some("k\0é".to_owned()), sv: 1, r: 2, next: None }
    }

    #[test]
    fn a_word_reads_as_it_was_written() {
        let key = Key::random();
        for what in [What::Grown(grown()), What::Gone, What::Here { seats: 5, ask: true }, What::Bye] {
            let word = Word::new("node", what);
            assert_eq!(Word::read(&word.clone().written(&key, SUBJECT), &key, SUBJECT), Ok(word));
        }
    }

    #[test]
    fn nobody_else_can_say_a_word_or_say_it_of_another_table() {
        let (key, word) = (Key::random(), Word::new("node", What::Grown(grown())));
        let bytes = word.clone().written(&key, SUBJECT);
        assert_eq!(Word::read(&bytes, &key, "g.i.t.abd"), Err(NoWord::Unsigned));
        assert_eq!(Word::read(&bytes, &Key::random(), SUBJECT), Err(NoWord::Unsigned));
        for at in [0, SIGNATURE, bytes.len() - 1] {
            let mut other = bytes.clone();
            other[at] ^= 1;
            assert_eq!(Word::read(&other, &key, SUBJECT), Err(NoWord::Unsigned), "byte {at}");
        }
        for bad in [&b""[..], b"{}", &[0xff; 100], &bytes[..SIGNATURE], "é".repeat(40).as_bytes()] {
            assert_eq!(Word::read(bad, &key, SUBJECT), Err(NoWord::Unsigned));
        }
        let long = vec![b'a'; 1024 * 1024];
        assert_eq!(Word::read(&long, &key, SUBJECT), Err(NoWord::TooLong));
    }

    #[test]
    fn a_word_of_another_version_says_that_something_happened() {
        let key = Key::random();
        for body in ["{\"f\":2,\"n\":\"x\",\"gone\":null}", "{\"f\":1,\"n\":\"x\",\"moved\":{}}", "[]", "no json", ""] {
            let signed = format!("{}{body}", key.sign(&["bus", SUBJECT, body]));
            let word = Word::read(signed.as_bytes(), &key, SUBJECT).unwrap();
            assert_eq!(word.what, What::Unknown, "{body}");
        }
    }

    #[test]
    fn long_entries_are_left_to_the_record() {
        let key = Key::random();
        let long = Grown { e: vec!["x".repeat(ENTRIES + 1)], ..grown() };
        let bytes = Word::new("node", What::Grown(long.clone())).written(&key, SUBJECT);
        assert!(bytes.len() < ENTRIES);
        let What::Grown(read) = Word::read(&bytes, &key, SUBJECT).unwrap().what else { panic!("another word") };
        assert_eq!(read, Grown { e: Vec::new(), ..long });
        assert!(!read.follows(4, 1, 2), "it is read on");
    }

    #[test]
    fn only_the_very_next_is_applied_and_only_what_is_known_is_dropped() {
        let word = grown();
        assert!(word.follows(4, 1, 2));
        for (version, seating, rules) in [(3, 1, 2), (5, 1, 2), (4, 0, 2), (4, 2, 2), (4, 1, 1)] {
            assert!(!word.follows(version, seating, rules));
        }
        assert!(
            !Grown { to: 6, ..grown() }.follows(4, 1, 2)
                && !Grown { v: usize::MAX, ..grown() }.follows(usize::MAX, 1, 2)
        );
        assert!(word.is_known(5, 1, None) && word.is_known(9, 3, Some("next")));
        assert!(!word.is_known(4, 1, None) && !word.is_known(5, 0, None));
        let rematch = Grown { next: Some("next".to_owned()), ..grown() };
        assert!(!rematch.is_known(5, 1, None) && rematch.is_known(5, 1, Some("next")));
    }
}
