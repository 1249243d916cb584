//! Options as data: every variant is a named, documented, validated field that the lobby, the laboratory and the record share.

use crate::{Game, Message, Rule, Trouble, from_json, misread};
use serde_json::Value;

/// One option of a game. Its title and explanation are texts under `option-NAME` and `option-NAME-help`.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The name in records, on the command line and in the keys of its texts.
    pub name: &'static str,
    /// Which values it takes.
    pub kind: Kind,
    /// The rule that defines what it does.
    pub rule: Rule,
}

/// What an option may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `true` or `false`.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// One of these numbers.
    Among(&'static [i64]),
    /// A whole number within bounds.
    Number {
        /// The least value allowed.
        min: u64,
        /// The greatest value allowed.
        max: u64,
    },
    /// A structure given as JSON: a map, an army, a list of throws.
    Json,
}

impl Kind {
    /// A whole number from `min` to `max`.
    #[must_use]
    pub const fn between(min: u64, max: u64) -> Kind {
        Kind::Number { min, max }
    }
}

/// A named set of options; it lists only what it changes. Its title and explanation are texts under `preset-ID`.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// The word that is typed for it, and the end of its texts' keys.
    pub id: &'static str,
    /// Field names and values as typed on the command line.
    pub set: &'static [(&'static str, &'static str)],
}

/// Options from typed words: `preset=A11` and `name=value`, starting from the rulebook's game.
///
/// Setting one field to two different values is refused, also through presets: two presets that contradict each other are
/// a mistake of the person who typed them, not a matter of order.
pub fn parse_options<G: Game>(words: &[(String, String)]) -> Result<G::Options, Trouble> {
    let mut set: Vec<(String, String)> = Vec::new();
    for (name, value) in words {
        if name == "preset" {
            for id in value.split('+') {
                let preset = G::presets().iter().find(|preset| preset.id == id).ok_or_else(|| {
                    let ids = G::presets().iter().map(|preset| preset.id);
                    unknown(id, ids, "option-unknown-preset", "option-no-presets")
                })?;
                for (name, value) in preset.set {
                    put(&mut set, name, value)?;
                }
            }
        } else {
            put(&mut set, name, value)?;
        }
    }
    let usual = crate::to_json(&G::Options::default());
    let mut json = usual.clone();
    for (name, value) in set {
        let field = field::<G>(&name)?;
        let read = read_value::<G>(field, &value)?;
        if field.kind == Kind::Json {
            // Read alone: what does not fit is then this one.
            let mut alone = usual.clone();
            alone[&name] = read.clone();
            from_json::<G::Options>(&alone).map_err(|why| misfit::<G>(field, why))?;
        }
        json[&name] = read;
    }
    from_json(&json).map_err(|error| Trouble::new("option-shape").with("error", error))
}

/// An option given as JSON that cannot be read: what is wrong, where, and one that can.
fn misfit<G: Game>(field: &Field, why: Message) -> Trouble {
    let told = Trouble::new(if G::example(field.name).is_some() { "option-misfit" } else { "option-misfit-plain" });
    told.with("name", field.name).with("why", why).with("example", G::example(field.name).unwrap_or_default())
}

fn put(set: &mut Vec<(String, String)>, name: &str, value: &str) -> Result<(), Trouble> {
    match set.iter().find(|(known, _)| known == name) {
        Some((_, first)) if first != value => {
            Err(Trouble::new("option-twice").with("name", name).with("first", first.as_str()).with("second", value))
        }
        Some(_) => Ok(()),
        None => {
            set.push((name.to_owned(), value.to_owned()));
            Ok(())
        }
    }
}

fn field<G: Game>(name: &str) -> Result<&'static Field, Trouble> {
    G::fields().iter().find(|field| field.name == name).ok_or_else(|| {
        // `presett` is a misspelt preset, not an option.
        let preset = (!G::presets().is_empty()).then_some("preset");
        let names = G::fields().iter().map(|field| field.name).chain(preset);
        unknown(name, names, "option-unknown", "option-none")
    })
}

/// A name that does not exist: the nearest one that does, or word that there are none at all.
fn unknown(name: &str, known: impl Iterator<Item = &'static str>, key: &'static str, none: &'static str) -> Trouble {
    match nearest(name, known) {
        nearest if nearest.is_empty() => Trouble::new(none).with("name", name),
        nearest => Trouble::new(key).with("name", name).with("nearest", nearest),
    }
}

fn read_value<G: Game>(field: &Field, given: &str) -> Result<Value, Trouble> {
    let bad = |takes: String| {
        Trouble::new("option-bad-value").with("name", field.name).with("given", given).with("takes", takes)
    };
    match field.kind {
        Kind::Flag => match given {
            "true" | "yes" | "on" => Ok(Value::Bool(true)),
            "false" | "no" | "off" => Ok(Value::Bool(false)),
            _ => Err(bad("true, false".to_owned())),
        },
        Kind::Choice(words) if words.contains(&given) => Ok(Value::String(given.to_owned())),
        Kind::Choice(words) => Err(bad(words.join(", "))),
        Kind::Among(numbers) => match given.parse::<i64>() {
            Ok(number) if numbers.contains(&number) => Ok(number.into()),
            _ => Err(bad(numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(", "))),
        },
        Kind::Number { min, max } => match given.parse::<u64>() {
            Ok(number) if (min..=max).contains(&number) => Ok(number.into()),
            _ => Err(bad(format!("{min} … {max}"))),
        },
        Kind::Json => serde_json::from_str(given).map_err(|error| misfit::<G>(field, misread(&error))),
    }
}

/// The candidate that looks most like what was typed.
pub fn nearest<'a>(typed: &str, candidates: impl Iterator<Item = &'a str>) -> String {
    candidates
        .max_by(|a, b| strsim::jaro_winkler(typed, a).total_cmp(&strsim::jaro_winkler(typed, b)))
        .unwrap_or_default()
        .to_owned()
}
