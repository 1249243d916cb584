//! Reading and writing JSON. A parse error is a message with a key: the error texts of the library are English only,
//! and players' languages are not.

use crate::Message;
use crate::node::Node;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

/// The value, or where and why the JSON is not one.
pub fn from_json<T: DeserializeOwned>(value: &Value) -> Result<T, Message> {
    T::deserialize(Node(value)).map_err(|misfit| at(misfit.path(), misread_text(&misfit.to_string())))
}

/// The JSON of a value. Types of the contract serialise without fail; `null` stands for one that breaks this law, and the battery
/// finds it.
pub fn to_json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// Why a text is not the JSON that was wanted.
#[must_use]
pub fn misread(error: &serde_json::Error) -> Message {
    misread_text(&error.to_string())
}

/// The same from what the library said, perhaps with the path before it.
#[must_use]
pub fn misread_text(said: &str) -> Message {
    let said = said.rsplit_once(" at line ").map_or(said, |(said, _)| said);
    if let Some(message) = known(said) {
        return message;
    }
    match said.split_once(": ") {
        Some((path, rest)) if !path.contains(' ') => {
            at(path, known(rest).unwrap_or_else(|| Message::new("json-other")))
        }
        _ => Message::new("json-other"),
    }
}

fn at(path: &str, what: Message) -> Message {
    match path {
        "" => what,
        path => Message::new("json-at").with("path", path).with("what", what),
    }
}

/// The sentences of `serde` and `serde_json`. An error of a hand-written `Deserialize` is reported by its place alone.
fn known(said: &str) -> Option<Message> {
    let quoted = |text: &str| text.split('`').nth(1).unwrap_or_default().to_owned();
    let words = |text: &str| text.split('`').skip(1).step_by(2).collect::<Vec<_>>().join(", ");
    if let Some(rest) = said.strip_prefix("invalid type: ").or_else(|| said.strip_prefix("invalid value: ")) {
        let (found, expected) = rest.rsplit_once(", expected ")?;
        return Some(
            Message::new("json-instead")
                .with("found", found_in_words(found))
                .with("expected", expected_in_words(expected)),
        );
    }
    if let Some(rest) = said.strip_prefix("invalid length ") {
        let (found, expected) = rest.split_once(", expected ")?;
        return Some(Message::new("json-length").with("found", found).with("expected", expected_in_words(expected)));
    }
    if said.starts_with("missing field ") {
        return Some(Message::new("json-missing").with("name", quoted(said)));
    }
    if said.starts_with("duplicate field ") {
        return Some(Message::new("json-twice").with("name", quoted(said)));
    }
    for (start, key) in [("unknown field ", "json-unknown-field"), ("unknown variant ", "json-unknown-word")] {
        if let Some(rest) = said.strip_prefix(start) {
            return Some(match rest.split_once(", expected ") {
                Some((name, known)) => Message::new(key).with("name", quoted(name)).with("known", words(known)),
                None => Message::new("json-no-fields").with("name", quoted(rest)),
            });
        }
    }
    let syntax = [
        ("EOF while parsing", "json-ends"),
        ("trailing characters", "json-trailing"),
        ("trailing comma", "json-comma"),
        ("expected value", "json-value"),
        ("expected ident", "json-value"),
        ("key must be a string", "json-key"),
        ("invalid number", "json-number"),
        ("number out of range", "json-number"),
        ("recursion limit exceeded", "json-deep"),
        ("control character", "json-string"),
        ("invalid escape", "json-string"),
        ("invalid unicode", "json-string"),
        ("lone leading surrogate", "json-string"),
        ("unexpected end of hex escape", "json-string"),
    ];
    if let Some((_, key)) = syntax.iter().find(|(start, _)| said.starts_with(start)) {
        return Some(Message::new(key));
    }
    said.strip_prefix("expected `").map(|_| Message::new("json-sign").with("signs", words(said)))
}

fn found_in_words(found: &str) -> Message {
    /// Enough of what stands there to recognise it by.
    const ENOUGH: usize = 80;
    let short = |text: &str| match text.char_indices().nth(ENOUGH) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    };
    let literal = |text: &str| Message::new("json-literal").with("text", short(text));
    let inside = || found.split_once(['`', '"']).map(|(_, rest)| short(rest.trim_end_matches(['`', '"'])));
    match found {
        "map" => Message::new("json-object"),
        "sequence" => Message::new("json-list"),
        "null" | "unit value" => literal("null"),
        _ if found.starts_with("string ") => Message::new("json-quoted").with("text", inside().unwrap_or_default()),
        _ => inside().map_or_else(|| literal(found), |text| literal(&text)),
    }
}

fn expected_in_words(expected: &str) -> Message {
    let range =
        |min: i64, max: i64| Message::new("json-range").with("min", min.to_string()).with("max", max.to_string());
    let count = || expected.split(' ').find_map(|word| word.parse::<u32>().ok());
    match expected {
        "u8" => range(0, u8::MAX.into()),
        "u16" => range(0, u16::MAX.into()),
        "u32" => range(0, u32::MAX.into()),
        "i8" => range(i8::MIN.into(), i8::MAX.into()),
        "i16" => range(i16::MIN.into(), i16::MAX.into()),
        "i32" => range(i32::MIN.into(), i32::MAX.into()),
        "u64" | "usize" => Message::new("json-from-zero"),
        "i64" | "isize" => Message::new("json-whole"),
        "f32" | "f64" => Message::new("json-any-number"),
        "a string" | "string" | "str" | "a character" => Message::new("json-text"),
        "a boolean" | "bool" => Message::new("json-flag"),
        "a sequence" => Message::new("json-list"),
        "a map" => Message::new("json-object"),
        "string or map" => Message::new("json-word-or-object"),
        _ if expected.contains("array") || expected.contains("tuple") => match count() {
            Some(count) => Message::new("json-list-of").with("count", count),
            None => Message::new("json-list"),
        },
        _ if expected.starts_with("struct") => Message::new("json-object"),
        _ => Message::new("json-something"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::json;
    use std::collections::BTreeMap;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only read")]
    struct Boat {
        hex: [i8; 2],
        speed: u16,
        kind: Kind,
        crew: Option<Vec<Crew>>,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Kind {
        Sloop,
        Ketch,
        Masts(u8),
        Pair(u8, u8),
        Built { year: i16, at: Option<String> },
    }

    #[derive(Debug, Deserialize)]
    #[allow(dead_code, reason = "only read")]
    struct Crew {
        name: String,
    }

    #[test]
    fn every_sentence_of_the_library_becomes_a_message_with_its_place() {
        let boat = json!({ "hex": [1, 2], "speed": 3, "kind": "sloop" });
        let with = |name: &str, value: Value| {
            let mut changed = boat.clone();
            changed[name] = value;
            changed
        };
        assert!(from_json::<Boat>(&boat).is_ok());
        for (changed, key) in [
            (with("speed", json!(70000)), "json-range"),
            (with("hex", json!([1])), "json-length"),
            (with("kind", json!("raft")), "json-unknown-word"),
            (with("mast", json!(1)), "json-unknown-field"),
            (with("crew", json!([{ "name": 5 }])), "json-instead"),
            (json!({ "hex": [1, 2] }), "json-missing"),
            (json!(null), "json-instead"),
        ] {
            let message = from_json::<Boat>(&changed).unwrap_err().to_string();
            assert!(message.contains(key), "{changed}: {message}");
            assert!(!message.contains("json-other") && !message.contains("json-something"), "{message}");
        }
        let place =
            from_json::<Boat>(&with("crew", json!([{ "name": "Ada" }, { "name": 5 }]))).unwrap_err().to_string();
        assert!(place.contains("crew[1].name"), "{place}");
    }

    /// What `serde_json` reads from a value is read, and what it refuses is refused, in the same words.
    #[test]
    fn values_are_read_as_the_library_reads_them() {
        type Anything = (Option<Kind>, Vec<Kind>, BTreeMap<u8, f32>, BTreeMap<String, Value>, (), char, bool, [i64; 1]);
        fn agrees<T: DeserializeOwned + PartialEq + std::fmt::Debug>(value: Value) {
            match (T::deserialize(Node(&value)), serde_json::from_value::<T>(value.clone())) {
                (Ok(ours), Ok(theirs)) => assert_eq!(ours, theirs, "{value}"),
                (ours, theirs) => assert_eq!(
                    ours.map_err(|why| misread_text(&why.to_string())),
                    theirs.map_err(|why| misread(&why)),
                    "{value}"
                ),
            }
        }
        for kind in [
            json!("sloop"),
            json!("raft"),
            json!("masts"),
            json!({ "sloop": null }),
            json!({ "sloop": 1 }),
            json!({ "masts": 3 }),
            json!({ "masts": -3 }),
            json!({ "pair": [1, 2] }),
            json!({ "pair": [1, 2, 3] }),
            json!({ "pair": 1 }),
            json!({ "built": { "year": -12, "at": "Brest" } }),
            json!({ "built": { "year": 1.5 } }),
            json!({ "built": {} }),
            json!({ "built": 1, "sloop": null }),
            json!({}),
            json!(7),
        ] {
            agrees::<Kind>(kind.clone());
            let whole = |keyed: Value| json!([kind, [kind], keyed, { "a": [1, null] }, null, "é", true, [-1]]);
            agrees::<Anything>(whole(json!({ "1": 0.5, "20": 3 })));
            agrees::<Anything>(whole(json!({ "300": 0.5 })));
        }
        agrees::<Anything>(json!([null]));
        let place = from_json::<Vec<Kind>>(&json!(["sloop", { "built": { "year": 1, "at": 5 } }])).unwrap_err();
        assert!(place.to_string().contains("[1].built.at"), "{place}");
    }

    #[test]
    fn broken_json_is_told_by_what_is_broken() {
        for (text, key) in [
            ("{\"a\": ", "json-ends"),
            ("{\"a\": 1} x", "json-trailing"),
            ("[1,]", "json-comma"),
            ("hello", "json-value"),
            ("{a: 1}", "json-key"),
            ("{\"a\" 1}", "json-sign"),
            ("[1 2]", "json-sign"),
            ("1e999", "json-number"),
            ("\"\\q\"", "json-string"),
        ] {
            let error = serde_json::from_str::<Value>(text).unwrap_err();
            assert_eq!(misread(&error).key, key, "{text}: {error}");
        }
    }
}
