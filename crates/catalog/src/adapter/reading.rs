//! Typed values from JSON that a person or a program wrote, with errors that say what is wrong.

use crate::moment::{Denial, Move};
pub(super) use galerne_engine::to_json as write;
use galerne_engine::{Dense as _, Game, Seat, Trouble, from_json};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

pub(super) fn bad_options(error: galerne_engine::Message) -> Trouble {
    Trouble::new("option-shape").with("error", error)
}

/// The legal actions of the seat.
pub(super) fn legal<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions(state, seat, &mut actions);
    actions
}

/// The action that a caller names; whether it is legal is another question.
pub(super) fn action<G: Game>(game: &G, state: &G::State, seat: Seat, named: &Move) -> Result<G::Action, Denial> {
    match named {
        Move::Id(id) => G::Action::of(*id).ok_or_else(|| {
            let most = G::Action::SPACE.saturating_sub(1);
            Trouble::new("action-no-id").with("id", *id).with("most", most).into()
        }),
        Move::Json(json) => Ok(read(json, "action-shape", || legal(game, state, seat).first().copied())?),
    }
}

/// The value, or why the JSON is not one. `example` is a value that would be understood, where there is one. A field that the
/// value does not have is refused: it is more often a slip than a wish to be ignored. One that only says what is usual anyway is
/// part of the value, although the value is written without it.
pub(super) fn read<T: Serialize + DeserializeOwned>(
    given: &Value,
    key: &'static str,
    example: impl FnOnce() -> Option<T>,
) -> Result<T, Trouble> {
    let error = match from_json::<T>(given) {
        Ok(value) => {
            let mut unwritten = Vec::new();
            list_unwritten(given, &write(&value), &mut Vec::new(), &mut unwritten);
            return match unwritten.into_iter().find(|path| is_ignored::<T>(given, path)) {
                None => Ok(value),
                Some(path) => Err(Trouble::new("json-extra").with("given", echo(given)).with("field", path.join("."))),
            };
        }
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

/// The paths of the fields that stand in `given` but not in what was written of the value read from it.
fn list_unwritten(given: &Value, written: &Value, path: &mut Vec<String>, out: &mut Vec<Vec<String>>) {
    let mut visit = |name: String, inner: &Value, there: Option<&Value>| {
        path.push(name);
        match there {
            None => out.push(path.clone()),
            Some(there) => list_unwritten(inner, there, path, out),
        }
        path.pop();
    };
    match (given, written) {
        (Value::Object(given), Value::Object(written)) => {
            given.iter().for_each(|(name, inner)| visit(name.clone(), inner, written.get(name)));
        }
        (Value::Array(given), Value::Array(written)) => {
            let pairs = given.iter().zip(written).enumerate();
            pairs.for_each(|(index, (inner, there))| visit(index.to_string(), inner, Some(there)));
        }
        _ => {}
    }
}

/// Whether the field is ignored: with nonsense in its place the value is read as before. A field that the written value leaves out
/// because it holds the default is not ignored: nonsense in it is refused.
fn is_ignored<T: DeserializeOwned>(given: &Value, path: &[String]) -> bool {
    let mut spoilt = given.clone();
    let place = path.iter().try_fold(&mut spoilt, |value, name| match value {
        Value::Object(map) => map.get_mut(name),
        Value::Array(list) => name.parse::<usize>().ok().and_then(|index| list.get_mut(index)),
        _ => None,
    });
    if let Some(place) = place {
        *place = serde_json::json!([[{ "": [] }]]);
    }
    from_json::<T>(&spoilt).is_ok()
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

    #[derive(Serialize, serde::Deserialize, PartialEq, Debug)]
    struct Order {
        heading: u8,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ease: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sail: Option<u8>,
    }

    #[test]
    fn what_is_usual_may_be_said() {
        let order =
            |given: Value| read::<Order>(&given, "action-shape", || None).map_err(|trouble| trouble.to_string());
        let plain = Order { heading: 3, ease: false, sail: None };
        assert_eq!(order(json!({ "heading": 3, "ease": false })), Ok(plain));
        assert_eq!(order(json!({ "heading": 3, "ease": false, "sail": null })).map(|order| order.heading), Ok(3));
        let extra = order(json!({ "heading": 3, "ease": false, "jib": null })).unwrap_err();
        assert!(extra.ends_with("field=\"jib\""), "{extra}");
        assert!(order(json!({ "heading": 3, "ease": "no" })).unwrap_err().starts_with("action-shape"));
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
