//! Who reads, in which language and light.

use galerne_texts::Language;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What every page needs to know about its reader.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Frame {
    pub person: Person,
    pub settings: Settings,
    /// The address of this page without host, for a language switch that comes back here.
    pub path: String,
    /// The server's public address, if the operator set one: previews on other sites need absolute addresses.
    #[serde(default)]
    pub origin: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Person {
    /// The display name; empty until the person enters one.
    pub name: String,
    /// Whether a passphrase is set, with which the games can be taken to another device.
    #[serde(default)]
    pub has_passphrase: bool,
}

/// Kept in a plain cookie of the reader's browser, so that the first paint is right.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub language: Language,
    pub theme: Theme,
    pub motion: Motion,
    /// Ask before an action is sent.
    pub confirm: bool,
    /// What is shown and hidden in pictures, by the ids of the games' switches; of others the games' own defaults hold.
    pub switches: BTreeMap<String, bool>,
    /// Show the board as text as well.
    pub text_board: bool,
    /// Simulated latency of the page's script in milliseconds.
    pub latency: u32,
}

impl Settings {
    /// Switches of several games that the settings page has, too; on unless the reader says otherwise.
    pub const SHOWN: [&'static str; 2] = ["coordinates", "wakes"];

    /// Whether the reader has switched it on.
    #[must_use]
    pub fn shows(&self, id: &str) -> bool {
        self.switches.get(id).copied().unwrap_or(false)
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: Language::default(),
            theme: Theme::default(),
            motion: Motion::default(),
            confirm: false,
            switches: Settings::SHOWN.map(|id| (id.to_owned(), true)).into(),
            text_board: false,
            latency: 0,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the reader's system wishes.
    #[default]
    System,
    Light,
    Dark,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    #[default]
    System,
    Full,
    Off,
}

impl Motion {
    pub const ALL: [Motion; 3] = [Motion::System, Motion::Full, Motion::Off];

    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Motion::System => "system",
            Motion::Full => "full",
            Motion::Off => "off",
        }
    }
}
