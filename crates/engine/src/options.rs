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
    /// The text of an edition: the cells of the printed content that differ.
    Edition,
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

/// Options that stand together in a form, under the heading `option-group-ID` of the pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// One of `players`, `board`, `chance`, `end`; what is in no group is a variant of the rules.
    pub id: &'static str,
    /// The names of its options.
    pub options: &'static [&'static str],
}

/// An option that changes nothing unless another one has one of these values: a form then shows it as idle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Need {
    /// The name of the option.
    pub option: &'static str,
    /// The name of the other one.
    pub of: &'static str,
    /// Its values, as typed.
    pub among: &'static [&'static str],
}

/// Options from typed words: `preset=A11` and `name=value`, starting from the rulebook's game.
///
/// Setting one field to two different values is refused, also through presets: two presets that contradict each other are
/// a mistake of the person who typed them, not a matter of order.
pub fn parse_options<G: Game>(words: &[(String, String)]) -> Result<G::Options, Trouble> {
    let known = Known { fields: G::fields(), presets: G::presets(), example: G::example };
    let usual = crate::to_json(&G::Options::default());
    let json = known.parse(words, &usual, &|json| from_json::<G::Options>(json).map(|_| ()))?;
    from_json(&json).map_err(|error| Trouble::new("option-shape").with("error", error))
}

/// What a game says of its options. Without the game's type, so that the code is compiled once.
struct Known {
    fields: &'static [Field],
    presets: &'static [Preset],
    example: fn(&str) -> Option<&'static str>,
}

impl Known {
    /// The options as JSON. `check` reads them as the game's type.
    fn parse(
        &self,
        words: &[(String, String)],
        usual: &Value,
        check: &dyn Fn(&Value) -> Result<(), Message>,
    ) -> Result<Value, Trouble> {
        let mut set: Vec<(String, String)> = Vec::new();
        for (name, value) in words {
            if name == "preset" {
                for id in value.split('+') {
                    for (name, value) in self.preset(id)?.set {
                        put(&mut set, name, value)?;
                    }
                }
            } else {
                put(&mut set, name, value)?;
            }
        }
        let mut json = usual.clone();
        for (name, value) in set {
            let field = self.field(&name)?;
            let read = self.read_value(field, &value)?;
            if field.kind == Kind::Json {
                // Read alone, so that an error is about this field.
                let mut alone = usual.clone();
                alone[&name] = read.clone();
                check(&alone).map_err(|why| self.misfit(field, why))?;
            }
            json[&name] = read;
        }
        Ok(json)
    }

    fn preset(&self, id: &str) -> Result<&'static Preset, Trouble> {
        self.presets.iter().find(|preset| preset.id == id).ok_or_else(|| {
            unknown(id, self.presets.iter().map(|preset| preset.id), "option-unknown-preset", "option-no-presets")
        })
    }

    fn field(&self, name: &str) -> Result<&'static Field, Trouble> {
        self.fields.iter().find(|field| field.name == name).ok_or_else(|| {
            // `presett` is a misspelt preset, not an option.
            let preset = (!self.presets.is_empty()).then_some("preset");
            let names = self.fields.iter().map(|field| field.name).chain(preset);
            unknown(name, names, "option-unknown", "option-none")
        })
    }

    /// An option given as JSON that cannot be read: what is wrong, where, and a valid value.
    fn misfit(&self, field: &Field, why: Message) -> Trouble {
        let example = (self.example)(field.name);
        let trouble = Trouble::new(if example.is_some() { "option-misfit" } else { "option-misfit-plain" });
        trouble.with("name", field.name).with("why", why).with("example", example.unwrap_or_default())
    }

    fn read_value(&self, field: &Field, given: &str) -> Result<Value, Trouble> {
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
            Kind::Edition => Ok(Value::String(given.to_owned())),
            Kind::Json => serde_json::from_str(given).map_err(|error| self.misfit(field, misread(&error))),
        }
    }
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

/// A name that does not exist: the nearest one that does, or word that there are none at all.
fn unknown(name: &str, known: impl Iterator<Item = &'static str>, key: &'static str, none: &'static str) -> Trouble {
    match nearest(name, known) {
        nearest if nearest.is_empty() => Trouble::new(none).with("name", name),
        nearest => Trouble::new(key).with("name", name).with("nearest", nearest),
    }
}

/// The candidate that looks most like what was typed.
pub fn nearest<'a>(typed: &str, candidates: impl Iterator<Item = &'a str>) -> String {
    candidates
        .max_by(|a, b| strsim::jaro_winkler(typed, a).total_cmp(&strsim::jaro_winkler(typed, b)))
        .unwrap_or_default()
        .to_owned()
}
