//! Options and presets, in the shape in which the catalog writes them as JSON.

use serde::{Deserialize, Serialize};
use serde_json::{Number, Value};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OptionModel {
    pub name: String,
    pub kind: OptionKind,
    pub rule: String,
    pub default: Value,
    pub title: String,
    pub help: String,
    /// The group it stands in; empty for a variant of the rules.
    #[serde(default)]
    pub group: String,
    /// Without which value of another option it changes nothing.
    #[serde(default)]
    pub need: Option<NeedModel>,
    /// The values that are shown as pictures.
    #[serde(default)]
    pub pictured: Vec<String>,
    /// What is set besides with such a value, as `name=value`.
    #[serde(default)]
    pub with: Vec<String>,
    /// For a choice among words: what each of them is called.
    #[serde(default)]
    pub values: Vec<(String, String)>,
}

/// Another option, and the values of it that matter.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NeedModel {
    pub of: String,
    pub among: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum OptionKind {
    Flag,
    Choice {
        among: Vec<String>,
    },
    /// Either among a few, or within bounds.
    Number {
        #[serde(default)]
        among: Vec<Number>,
        // A seed may be as large as 64 bits without a sign allow.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        min: Option<Number>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        max: Option<Number>,
    },
    /// A structure, typed as JSON.
    Json,
}

impl OptionModel {
    /// The default as one would type it.
    #[must_use]
    pub fn default_text(&self) -> String {
        match &self.default {
            Value::String(text) => text.clone(),
            Value::Null => String::new(),
            value => value.to_string(),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PresetModel {
    pub id: String,
    pub title: String,
    /// What it sets, as one would type it.
    pub set: Vec<(String, String)>,
}
