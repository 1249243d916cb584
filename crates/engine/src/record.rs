//! Records: the log of actions and chances that is the only truth about a game.

use crate::{Game, Seat, Trouble, to_json};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value, json};
use std::borrow::Cow;

/// The version of the file format described here.
pub const FORMAT: u64 = 1;
const KIND: &str = "galerne-record";

/// Everything needed to replay a game. It only ever grows; an undo is an entry too.
#[derive(Debug)]
pub struct Record<G: Game> {
    /// The options of the set-up.
    pub options: G::Options,
    /// The players' names, one per seat.
    pub names: Vec<String>,
    /// The position the game started from, where that was not the ordinary start.
    pub start: Option<Value>,
    /// All entries in order, undone ones and undos included.
    pub entries: Vec<Entry<G::Action, G::Chance>>,
}

/// One line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<A, C> {
    /// What was done.
    pub what: What<A, C>,
    /// The fingerprint of the state afterwards, so that a damaged or misread record is caught at the very entry.
    pub then: Option<Fingerprint>,
}

/// The three kinds of entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What<A, C> {
    /// A seat carried out an action.
    Act {
        /// The seat that acted.
        seat: Seat,
        /// Its action.
        action: A,
    },
    /// A chance came out so. The outcome is recorded, not the generator.
    Chance(C),
    /// The seat takes back the entry with that index: an action, or an outcome of chance that was entered wrongly.
    Undo {
        /// The seat that takes back its own action ([`Referee::check_undo`](crate::Referee::check_undo)), or corrects
        /// ([`Referee::check_correct`](crate::Referee::check_correct)).
        seat: Seat,
        /// The index of the entry in the record, from 0.
        entry: usize,
    },
}

/// A short digest of a state's readable form: the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fingerprint(u32);

impl Fingerprint {
    /// FNV-1a over the position's JSON. It guards against accidents, not against forgers, so eight digits are enough.
    #[must_use]
    pub fn of<G: Game>(game: &G, state: &G::State) -> Fingerprint {
        let json = serde_json::to_vec(&game.describe(state)).unwrap_or_default();
        let hash = json
            .iter()
            .fold(0xCBF2_9CE4_8422_2325u64, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3));
        Fingerprint((hash ^ (hash >> 32)) as u32)
    }

    fn to_text(self) -> String {
        format!("{:08x}", self.0)
    }

    fn from_text(text: &str) -> Option<Fingerprint> {
        (text.len() == 8).then(|| u32::from_str_radix(text, 16).ok().map(Fingerprint)).flatten()
    }
}

impl<G: Game> Clone for Record<G> {
    fn clone(&self) -> Self {
        Record {
            options: self.options.clone(),
            names: self.names.clone(),
            start: self.start.clone(),
            entries: self.entries.clone(),
        }
    }
}

impl<G: Game> Record<G> {
    /// A record with no entries yet, from the ordinary start.
    #[must_use]
    pub fn new(options: G::Options, names: Vec<String>) -> Self {
        Record { options, names, start: None, entries: Vec::new() }
    }

    /// The record as JSON: a head of a few lines, then one entry a line, so that people and version control can read it.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut head = json!({
            "format": KIND, "version": FORMAT, "game": G::ID, "rules": G::RULES,
            "options": to_json(&self.options), "names": self.names,
        });
        if let Some(start) = &self.start {
            head["start"] = start.clone();
        }
        let mut text = String::from("{\n");
        for key in ["format", "version", "game", "rules", "options", "names", "start"] {
            if let Some(value) = head.get(key) {
                text.push_str(&format!("{}: {value},\n", Value::from(key)));
            }
        }
        text.push_str("\"entries\": [");
        for (index, entry) in self.entries.iter().enumerate() {
            text.push_str(if index == 0 { "\n" } else { ",\n" });
            text.push_str(&entry.to_value().to_string());
        }
        text.push_str("\n]}\n");
        text
    }

    /// Read a record; nothing is replayed yet.
    pub fn from_json(text: &str) -> Result<Self, Trouble> {
        let head = Head::read(text)?;
        head.must_be::<G>()?;
        let (older, other_rules) = (head.rules < u64::from(G::RULES), head.other_rules::<G>());
        let mut value = head.value;
        let options = part(&mut value, "options")?;
        let names: Vec<String> = part(&mut value, "names")?;
        // Records are untrusted: a name that would move the cursor or end the line is no name.
        if let Some(name) = names.iter().find(|name| name.chars().any(char::is_control)) {
            return Err(Trouble::new("record-name").with("name", name.escape_debug().to_string()));
        }
        let start = value.remove("start");
        let Some(Value::Array(lines)) = value.remove("entries") else {
            return Err(Trouble::new("record-no-entries"));
        };
        let entries = lines
            .into_iter()
            .enumerate()
            .map(|(index, line)| Entry::from_value(line).map_err(|why| at_entry(index, why)))
            .collect::<Result<Vec<Entry<G::Action, G::Chance>>, _>>()?;
        // Only fingerprints show whether these rules still lead to the same states as older ones.
        if older && entries.iter().any(|entry| entry.then.is_none()) {
            return Err(other_rules);
        }
        nothing_else(&value)?;
        Ok(Record { options, names, start, entries })
    }
}

/// The head of every file of this program, enough to find the game it belongs to.
#[derive(Clone, Debug)]
pub struct Head {
    /// The id of the game.
    pub game: String,
    /// The version of the rules that wrote the file ([`Rules::RULES`](crate::Rules::RULES)).
    pub rules: u64,
    value: Map<String, Value>,
}

impl Head {
    /// Read the head of a record.
    pub fn read(text: &str) -> Result<Head, Trouble> {
        Head::read_kind(text, KIND)
    }

    pub(crate) fn read_kind(text: &str, kind: &str) -> Result<Head, Trouble> {
        let value: Value = serde_json::from_str(&without_comments(text)).map_err(|error| {
            Trouble::new("file-not-json")
                .with("line", error.line())
                .with("column", error.column())
                .with("error", crate::misread(&error))
        })?;
        let Value::Object(mut value) = value else { return Err(Trouble::new("file-foreign").with("kind", kind)) };
        // A report of `galerne position --json` holds the file as one of its fields.
        if let (false, Some(Value::Object(inner))) = (value.contains_key("format"), value.get_mut("position")) {
            value = std::mem::take(inner);
        }
        if value.remove("format").as_ref().and_then(Value::as_str) != Some(kind) {
            return Err(Trouble::new("file-foreign").with("kind", kind));
        }
        let version: u64 = part(&mut value, "version")?;
        if version != FORMAT {
            return Err(Trouble::new("file-version").with("found", version).with("known", FORMAT));
        }
        Ok(Head { game: part(&mut value, "game")?, rules: part(&mut value, "rules")?, value })
    }

    pub(crate) fn must_be<G: Game>(&self) -> Result<(), Trouble> {
        if self.game != G::ID {
            return Err(Trouble::new("file-other-game").with("found", self.game.as_str()).with("wanted", G::ID));
        }
        if self.rules > u64::from(G::RULES) {
            return Err(self.other_rules::<G>());
        }
        Ok(())
    }

    fn other_rules<G: Game>(&self) -> Trouble {
        Trouble::new("file-other-rules").with("found", self.rules).with("known", G::RULES)
    }

    pub(crate) fn into_value(self) -> Map<String, Value> {
        self.value
    }
}

impl<A: Serialize + DeserializeOwned + Copy, C: Serialize + DeserializeOwned + Copy> Entry<A, C> {
    /// The entry as one JSON object.
    #[must_use]
    pub fn to_value(&self) -> Value {
        let mut value = match &self.what {
            What::Act { seat, action } => json!({ "seat": seat, "act": to_json(action) }),
            What::Chance(chance) => json!({ "chance": to_json(chance) }),
            What::Undo { seat, entry } => json!({ "seat": seat, "undo": entry }),
        };
        if let Some(then) = self.then {
            value["then"] = then.to_text().into();
        }
        value
    }

    /// Read one entry.
    pub fn from_value(value: Value) -> Result<Self, Trouble> {
        let Value::Object(mut value) = value else { return Err(Trouble::new("entry-shape")) };
        let then = match value.remove("then") {
            None => None,
            Some(then) => Some(
                then.as_str()
                    .and_then(Fingerprint::from_text)
                    .ok_or_else(|| Trouble::new("entry-fingerprint").with("found", then.to_string()))?,
            ),
        };
        let what = if value.contains_key("act") {
            What::Act { seat: part(&mut value, "seat")?, action: part(&mut value, "act")? }
        } else if value.contains_key("chance") {
            What::Chance(part(&mut value, "chance")?)
        } else if value.contains_key("undo") {
            What::Undo { seat: part(&mut value, "seat")?, entry: part(&mut value, "undo")? }
        } else {
            return Err(Trouble::new("entry-shape"));
        };
        match value.keys().next() {
            Some(extra) => Err(Trouble::new("entry-extra").with("name", extra.as_str())),
            None => Ok(Entry { what, then }),
        }
    }
}

/// The text without its comments: lines that begin with `//`. They become empty lines, so that errors keep their line
/// numbers. A JSON string has no line end in it, so such a line is never part of one.
fn without_comments(text: &str) -> Cow<'_, str> {
    let is_comment = |line: &str| line.trim_start().starts_with("//");
    if !text.lines().any(is_comment) {
        return text.into();
    }
    let lines = text.lines().map(|line| if is_comment(line) { "" } else { line });
    lines.collect::<Vec<_>>().join("\n").into()
}

/// "Entry 12: why", counted from 1 as people count.
pub(crate) fn at_entry(index: usize, why: Trouble) -> Trouble {
    Trouble::new("record-at-entry").with("entry", index + 1).with("why", why.0)
}

/// A field of a file, or which one is missing or misshapen.
pub(crate) fn part<T: DeserializeOwned>(value: &mut Map<String, Value>, name: &'static str) -> Result<T, Trouble> {
    let found = value.remove(name).ok_or_else(|| Trouble::new("file-part-missing").with("name", name))?;
    crate::from_json(&found).map_err(|error| Trouble::new("file-part-bad").with("name", name).with("error", error))
}

/// An unknown field is refused as a typing error: with `strat` for `start` the starting position would be lost.
pub(crate) fn nothing_else(value: &Map<String, Value>) -> Result<(), Trouble> {
    match value.keys().next() {
        Some(name) => Err(Trouble::new("file-part-unknown").with("name", name.as_str())),
        None => Ok(()),
    }
}
