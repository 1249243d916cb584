//! TypeScript declarations of the messages, for the page's script to be checked against.

use crate::message::{ClientMessage, ServerMessage};
use serde_json::Value;
use std::collections::BTreeMap;
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

const HEAD: &str =
    "// Made by `cargo xtask protocol` from the types of crates/table/src/message.rs. A test compares: do not edit.\n";

const UNSENT: &str = "
/** A message before its connection has given it a client id. */
export type Unsent = ClientMessage extends infer M ? (M extends { client: string } ? Omit<M, \"client\"> : never) : never;
";

/// The whole file `web/protocol.d.ts`.
#[must_use]
pub fn declarations() -> String {
    let mut types = BTreeMap::new();
    collect::<ClientMessage>(&mut types);
    collect::<ServerMessage>(&mut types);
    let mut out = HEAD.to_owned();
    for (name, schema) in &types {
        let text = match alternatives(schema) {
            Some(ways) => ways.iter().map(|way| format!("\n  | {}", typed(way))).collect(),
            None => format!(" {}", typed(schema)),
        };
        out.push_str(&format!("\nexport type {name} ={text};\n"));
    }
    out.push_str(UNSENT);
    out
}

fn collect<T: ToSchema>(types: &mut BTreeMap<String, Value>) {
    let mut schemas: Vec<(String, RefOr<Schema>)> = vec![(T::name().into_owned(), <T as PartialSchema>::schema())];
    T::schemas(&mut schemas);
    types.extend(schemas.into_iter().map(|(name, schema)| (name, serde_json::to_value(schema).unwrap_or_default())));
}

fn alternatives(schema: &Value) -> Option<&Vec<Value>> {
    schema.get("oneOf").or_else(|| schema.get("anyOf"))?.as_array()
}

/// A schema as a type.
fn typed(schema: &Value) -> String {
    let joined = |parts: &[Value], sign: &str| parts.iter().map(typed).collect::<Vec<_>>().join(sign);
    if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
        return name.rsplit('/').next().unwrap_or_default().to_owned();
    }
    if let Some(ways) = alternatives(schema) {
        return joined(ways, " | ");
    }
    if let Some(parts) = schema.get("allOf").and_then(Value::as_array) {
        return joined(parts, " & ");
    }
    if let Some(values) = schema.get("enum").and_then(Value::as_array) {
        return values.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
    }
    match schema.get("type") {
        Some(Value::Array(kinds)) => kinds.iter().map(|kind| plain(kind, schema)).collect::<Vec<_>>().join(" | "),
        Some(kind) => plain(kind, schema),
        None => "any".to_owned(),
    }
}

fn plain(kind: &Value, schema: &Value) -> String {
    match kind.as_str().unwrap_or_default() {
        "integer" | "number" => "number".to_owned(),
        "array" => {
            let item = schema.get("items").map_or_else(|| "any".to_owned(), typed);
            if item.contains(' ') { format!("({item})[]") } else { format!("{item}[]") }
        }
        "object" => object(schema),
        other => other.to_owned(),
    }
}

fn object(schema: &Value) -> String {
    let Some(properties) = schema.get("properties").and_then(Value::as_object) else { return "any".to_owned() };
    let required = schema.get("required").and_then(Value::as_array);
    let is_required = |name: &str| required.is_some_and(|names| names.iter().any(|known| known == name));
    let field = |(name, schema): (&String, &Value)| {
        format!("{name}{}: {}", if is_required(name) { "" } else { "?" }, typed(schema))
    };
    format!("{{ {} }}", properties.iter().map(field).collect::<Vec<_>>().join("; "))
}
