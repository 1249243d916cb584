//! Rule ids, messages (a text key with its arguments, never a sentence), and refusals that cite a rule.

use crate::Seat;
use serde::{Serialize, Serializer};
use std::fmt;

/// The stable id of a rule of a rulebook, such as `SR-9.3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Something to say to a person, before it is put into words: the key of a text and what goes into its gaps.
///
/// The engine and the games hold no sentences; the text files of each language do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The key of the text. Static, because a key that is put together at run time escapes `cargo xtask texts`.
    pub key: &'static str,
    /// What fills the gaps, by their names in the text.
    pub args: Vec<(&'static str, Arg)>,
}

/// What may fill a gap of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number, written and inflected as the reader's language does.
    Number(i64),
    /// Words that belong to no language: a player's name, a coordinate, a notation.
    Text(String),
    /// A text of its own, put into the reader's language first.
    Message(Message),
    /// A seat: the table knows the player's name.
    Seat(Seat),
}

impl Message {
    /// A message without gaps to fill.
    #[must_use]
    pub fn new(key: &'static str) -> Message {
        Message { key, args: Vec::new() }
    }

    /// The same with one more gap filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

/// For logs and failed tests; people read the text of the key in their language.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        for (name, arg) in &self.args {
            match arg {
                Arg::Number(number) => write!(f, " {name}={number}")?,
                Arg::Text(text) => write!(f, " {name}={text:?}")?,
                Arg::Message(message) => write!(f, " {name}=({message})")?,
                Arg::Seat(seat) => write!(f, " {name}=seat {seat}")?,
            }
        }
        Ok(())
    }
}

/// For machines: the key and the arguments, so that a program can tell refusals apart without reading a language.
impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap;
        let mut map = serializer.serialize_map(Some(1 + self.args.len()))?;
        map.serialize_entry("key", self.key)?;
        for (name, arg) in &self.args {
            match arg {
                Arg::Number(n) => map.serialize_entry(name, n)?,
                Arg::Text(text) => map.serialize_entry(name, text)?,
                Arg::Message(message) => map.serialize_entry(name, message)?,
                Arg::Seat(seat) => map.serialize_entry(name, seat)?,
            }
        }
        map.end()
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

macro_rules! arg_from_numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )*};
}
arg_from_numbers!(i8, u8, i16, u16, i32, u32, i64, u64, usize);

/// Why something cannot be done, and the rule that says so. The state is untouched whenever one is returned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The rule that forbids it; the page links to its paragraph.
    pub rule: Rule,
    /// Why, for a person.
    pub reason: Message,
}

impl Refusal {
    /// A refusal by that rule, with the text of that key.
    #[must_use]
    pub fn new(rule: Rule, key: &'static str) -> Refusal {
        Refusal { rule, reason: Message::new(key) }
    }

    /// The same with one more gap of its text filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Refusal {
        self.reason = self.reason.with(name, arg);
        self
    }
}

/// Refuses by that rule, with the text of that key.
#[inline]
pub fn refuse<T>(rule: Rule, key: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, key))
}

/// Refuses by that rule, with the text of that key, unless the condition holds.
#[inline]
pub fn ensure(holds: bool, rule: Rule, key: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { refuse(rule, key) }
}

/// A refusal without arguments. It is `Copy` and cheap to make and drop, for rules that test many actions and mostly discard the
/// answer; `?` turns it into a [`Refusal`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason(pub Rule, pub &'static str);

/// As [`ensure`], with a [`Reason`].
#[inline]
pub fn demand(holds: bool, rule: Rule, key: &'static str) -> Result<(), Reason> {
    if holds { Ok(()) } else { Err(Reason(rule, key)) }
}

impl From<Reason> for Refusal {
    fn from(Reason(rule, key): Reason) -> Refusal {
        Refusal::new(rule, key)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.reason, self.rule)
    }
}

impl std::error::Error for Refusal {}

/// Something wrong with what a person gave (a file, an option, a name), where no rule of a game is concerned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Trouble(pub Message);

impl Trouble {
    /// A trouble with the text of that key.
    #[must_use]
    pub fn new(key: &'static str) -> Trouble {
        Trouble(Message::new(key))
    }

    /// The same with one more gap of its text filled.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Trouble {
        Trouble(self.0.with(name, arg))
    }

    /// The rule behind it, where a refusal lies at its bottom.
    #[must_use]
    pub fn rule(&self) -> Option<&str> {
        match self.0.args.iter().find(|(name, _)| *name == "rule") {
            Some((_, Arg::Text(rule))) if self.0.key == "trouble-refused" => Some(rule),
            _ => None,
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl std::error::Error for Trouble {}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        Trouble::new("trouble-refused").with("reason", refusal.reason).with("rule", refusal.rule.0)
    }
}
