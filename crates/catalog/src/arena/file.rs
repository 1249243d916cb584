//! Results as JSON: to be read by programs, and to be taken up again.

use super::{Match, Report, Results};
use crate::Thought;
use galerne_bots::proof::Sprt;
use galerne_engine::Message;
use galerne_texts::Language;
use serde_json::{Value, json};
use std::time::Duration;

/// The `format` field of a file of results.
pub const FORMAT: &str = "galerne-arena";

/// Why results cannot be taken up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Foreign {
    /// They are no results of the arena.
    NotResults,
    /// They are of other players, options or luck.
    OtherMatch,
}

impl Results {
    /// The whole, with the report.
    #[must_use]
    pub fn to_json(&self, of: &Match, sprt: Option<Sprt>) -> Value {
        let times = |thought: &Thought| {
            let mean = thought.total.as_secs_f64() / f64::from(thought.decisions.max(1));
            json!({ "decisions": thought.decisions, "mean_ms": 1e3 * mean, "longest_ms": 1e3 * thought.longest.as_secs_f64() })
        };
        let mut whole = head(of);
        whole["report"] = serde_json::to_value(Report::of(of, self, sprt)).unwrap_or_default();
        if whole["report"]["bound"].is_array() {
            whole["yardstick"] = of.game.say(Language::En, &Message::new("game-yardstick")).into();
        }
        // The only part that differs from run to run.
        whole["thought"] = self.thought.iter().map(times).collect();
        whole["groups"] = serde_json::to_value(&self.groups).unwrap_or_default();
        whole
    }

    /// What an earlier run left, if it is of the same players at the same game with the same luck.
    pub fn from_json(whole: &Value, of: &Match) -> Result<Results, Foreign> {
        if whole["format"] != FORMAT {
            return Err(Foreign::NotResults);
        }
        let head = head(of);
        if !head.as_object().into_iter().flatten().all(|(name, value)| whole.get(name) == Some(value)) {
            return Err(Foreign::OtherMatch);
        }
        let groups = serde_json::from_value(whole["groups"].clone()).map_err(|_| Foreign::NotResults)?;
        let thought = whole["thought"].as_array().into_iter().flatten().map(thought).collect();
        Ok(Results { groups, thought })
    }
}

/// How long somebody thought in an earlier run; nothing where it was not written down.
fn thought(value: &Value) -> Thought {
    let seconds = |name: &str| value[name].as_f64().map_or(0.0, |ms| ms / 1e3).clamp(0.0, 1e6);
    let decisions = value["decisions"].as_u64().and_then(|many| u32::try_from(many).ok()).unwrap_or(0);
    Thought {
        decisions,
        total: Duration::from_secs_f64(seconds("mean_ms")).saturating_mul(decisions),
        longest: Duration::from_secs_f64(seconds("longest_ms")),
    }
}

/// What must be the same for results to belong together.
fn head(of: &Match) -> Value {
    json!({
        "format": FORMAT, "version": 1, "game": of.game.id(), "rules": of.game.rules(), "options": of.options,
        "players": of.players, "seats": of.seats, "solo": of.solo, "seed": of.seed,
    })
}
