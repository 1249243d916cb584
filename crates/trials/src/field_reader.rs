//! Reads one field of an event, by its name in records. Called once for each value: keys ([`crate::value_key`]) do the counting.

use galerne_engine::to_json;
use serde::Serialize;
use serde_json::Value;
use std::fmt;

/// The value of a field, as counts are kept by it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Datum {
    Number(i64),
    /// A text, the name of a variant, or the JSON of a value with several parts.
    Text(String),
}

impl fmt::Display for Datum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Datum::Number(number) => number.fmt(f),
            Datum::Text(text) => f.write_str(text),
        }
    }
}

/// The value at that path of field names; an empty path is the event itself. `None` if there is no such field.
pub(crate) fn read_field<T: Serialize>(event: &T, path: &[String]) -> Option<Datum> {
    let event = to_json(event);
    let found = single(&event).and_then(|variant| follow(variant, path)).or_else(|| follow(&event, path))?;
    Some(match found {
        Value::Null => return None,
        Value::String(text) => Datum::Text(text.clone()),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(number), _) => Datum::Number(number),
            (None, Some(number)) => Datum::Number(number as i64),
            (None, None) => Datum::Text(number.as_f64().unwrap_or_default().to_string()),
        },
        other => Datum::Text(other.to_string()),
    })
}

/// A path does not name variants: where the next name is missing, it continues in the only member.
fn follow<'a>(value: &'a Value, path: &[String]) -> Option<&'a Value> {
    let Some((first, rest)) = path.split_first() else {
        return Some(single(value).map_or(value, |only| follow(only, path).unwrap_or(only)));
    };
    match value.get(first) {
        Some(member) => follow(member, rest),
        None => follow(single(value)?, path),
    }
}

/// The only member of an object: mostly a variant with its content.
fn single(value: &Value) -> Option<&Value> {
    value.as_object().filter(|object| object.len() == 1)?.values().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    enum Cause {
        Unit(u8),
    }

    #[derive(Serialize)]
    enum Event {
        Rolled { cause: Cause, line: Option<u8>, at: [i8; 2], hit: bool, chance: f32 },
        Named(&'static str),
        Line { line: u8, hit: bool },
        Over,
    }

    fn text(text: &str) -> Option<Datum> {
        Some(Datum::Text(text.to_owned()))
    }

    #[test]
    fn fields_are_found_by_their_path() {
        let get = |event: &Event, path: &str| {
            read_field(event, &path.split('.').filter(|name| !name.is_empty()).map(str::to_owned).collect::<Vec<_>>())
        };
        let rolled = Event::Rolled { cause: Cause::Unit(4), line: None, at: [1, -2], hit: true, chance: 0.5 };
        assert_eq!(get(&rolled, "cause"), Some(Datum::Number(4)));
        assert_eq!((get(&rolled, "hit"), get(&rolled, "at")), (text("true"), text("[1,-2]")));
        assert_eq!(get(&rolled, "chance"), text("0.5"));
        assert_eq!((get(&rolled, "line"), get(&rolled, "wind"), get(&rolled, "hit.more")), (None, None, None));
        assert_eq!((get(&Event::Named("x"), ""), get(&Event::Over, "")), (text("x"), text("Over")));
        // A variant with the name of one of its fields.
        assert_eq!(get(&Event::Line { line: 7, hit: false }, "line"), Some(Datum::Number(7)));
    }
}
