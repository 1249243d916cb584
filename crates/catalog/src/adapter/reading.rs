//! Typed values from JSON that a person or a program wrote, with errors that say what is wrong.

use galerne_engine::{Trouble, from_json};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

pub(super) fn bad_options(error: galerne_engine::Message) -> Trouble {
    Trouble::new("option-shape").with("error", error)
}

/// The value, or why the JSON is not one. `example` is a value that would be understood, where there is one. A field that the
/// value does not have is refused: it is more often a slip than a wish to be ignored.
pub(super) fn read<T: Serialize + DeserializeOwned>(
    given: &Value,
    key: &'static str,
    example: impl FnOnce() -> Option<T>,
) -> Result<T, Trouble> {
    let error = match from_json::<T>(given) {
        Ok(value) => match unread(given, &write(&value)) {
            None => return Ok(value),
            Some(field) => {
                return Err(Trouble::new("json-extra").with("given", echo(given)).with("field", field));
            }
        },
        Err(error) => error,
    };
    let example = example().map_or_else(|| "–".to_owned(), |value| write(&value).to_string());
    Err(Trouble::new(key).with("given", echo(given)).with("error", error).with("example", example))
}

/// A text, or enough of it to recognise it by.
fn echo(text: &Value) -> String {
    const ENOUGH: usize = 160;
    let text = text.to_string();
    match text.char_indices().nth(ENOUGH) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// Types of the contract serialise without fail; `null` stands for one that breaks this law, and the battery finds it.
pub(super) fn write(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// The path of a field that stands in `given` but in no value that was read from it.
fn unread(given: &Value, read: &Value) -> Option<String> {
    match (given, read) {
        (Value::Object(given), Value::Object(read)) => given.iter().find_map(|(name, inner)| match read.get(name) {
            None => Some(name.clone()),
            Some(there) => unread(inner, there).map(|path| format!("{name}.{path}")),
        }),
        (Value::Array(given), Value::Array(read)) => {
            let unread_at = |(index, (inner, there))| unread(inner, there).map(|path| format!("{index}.{path}"));
            given.iter().zip(read).enumerate().find_map(unread_at)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(Serialize, serde::Deserialize)]
    struct Sail {
        heading: u8,
        trim: Option<[Trim; 1]>,
    }

    #[derive(Serialize, serde::Deserialize)]
    struct Trim {
        reef: bool,
    }

    #[test]
    fn what_does_not_fit_is_named() {
        let reason = |given: Value| match read::<Sail>(&given, "action-shape", || Some(Sail { heading: 1, trim: None }))
        {
            Ok(_) => "read".to_owned(),
            Err(trouble) => trouble.to_string(),
        };
        assert_eq!(reason(json!({ "heading": 3 })), "read");
        assert_eq!(reason(json!({ "heading": 3, "trim": [{ "reef": true }] })), "read");
        assert!(reason(json!({ "heading": 3, "speed": 2 })).ends_with("field=\"speed\""));
        assert!(
            reason(json!({ "heading": 3, "trim": [{ "reef": true, "jib": 1 }] })).ends_with("field=\"trim.0.jib\"")
        );
        let shape = reason(json!({ "heading": "north" }));
        assert!(shape.starts_with("action-shape") && shape.contains("json-range"), "{shape}");
        assert!(shape.contains(r#"example="{\"heading\":1,\"trim\":null}""#), "{shape}");
    }
}
