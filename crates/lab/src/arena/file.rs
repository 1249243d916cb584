//! Results as JSON: for other programs, and to resume a run.

use super::{Match, Report, Results, Sprt};
use galerne_engine::Message;
use galerne_texts::Language;
use galerne_trials::Thought;
use serde_json::{Value, json};
use std::time::Duration;

/// The `format` field of a file of results.
pub const FORMAT: &str = "galerne-arena";

/// Why a run cannot be resumed from a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Foreign {
    /// It does not hold results of the arena.
    NotResults,
    /// Its results are of other players, options or seeds.
    OtherMatch,
}

impl Results {
    /// All results with the report.
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

    /// The results of an earlier run, if it had the same players, game and seed.
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

/// The time of one player in an earlier run; zero if it is missing.
fn thought(value: &Value) -> Thought {
    let seconds = |name: &str| value[name].as_f64().map_or(0.0, |ms| ms / 1e3).clamp(0.0, 1e6);
    let decisions = value["decisions"].as_u64().and_then(|many| u32::try_from(many).ok()).unwrap_or(0);
    Thought {
        decisions,
        total: Duration::from_secs_f64(seconds("mean_ms")).saturating_mul(decisions),
        longest: Duration::from_secs_f64(seconds("longest_ms")),
    }
}

/// What must be equal for results to belong together.
fn head(of: &Match) -> Value {
    json!({
        "format": FORMAT, "version": 1, "game": of.game.id(), "rules": of.game.rules(), "options": of.options,
        "players": of.players, "seats": of.seats, "solo": of.solo, "seed": of.seed,
    })
}
