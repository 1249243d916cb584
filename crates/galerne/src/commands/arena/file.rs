//! Results as a file: to be read by programs, and to be taken up again.

use crate::failure::{Failure, Outcome};
use crate::files;
use crate::voice::Voice;
use galerne_catalog::Thought;
use galerne_catalog::arena::{Match, Report, Results};
use galerne_catalog::proof::Sprt;
use serde_json::{Value, json};
use std::path::Path;

const FORMAT: &str = "galerne-arena";

/// What must be the same for results to belong together.
fn head(of: &Match) -> Value {
    json!({
        "format": FORMAT, "version": 1, "game": of.game.id(), "rules": of.game.rules(), "options": of.options,
        "players": of.players, "seats": of.seats, "solo": of.solo, "seed": of.seed,
    })
}

pub(super) fn write(path: &Path, of: &Match, results: &Results, sprt: Option<Sprt>, voice: Voice) -> Outcome {
    let mut whole = head(of);
    whole["report"] = serde_json::to_value(Report::of(of, results, sprt)).unwrap_or_default();
    let times = |thought: &Thought| {
        let mean = thought.total.as_secs_f64() / f64::from(thought.decisions.max(1));
        json!({ "mean_ms": 1e3 * mean, "longest_ms": 1e3 * thought.longest.as_secs_f64() })
    };
    // The only part that differs from run to run.
    whole["thought"] = results.thought.iter().map(times).collect();
    whole["groups"] = serde_json::to_value(&results.groups).unwrap_or_default();
    files::write_durably(path, format!("{whole}\n"))
        .map_err(|error| Failure::of_file(voice, &path.to_string_lossy(), voice.io(&error)))
}

/// The results that an earlier run left, if they are of the same players at the same game with the same luck.
pub(super) fn read(path: &Path, of: &Match, voice: Voice) -> Outcome<Results> {
    let text = files::read(voice, path)?;
    let fail = |key| Failure::of_file(voice, &path.to_string_lossy(), voice.word(key));
    let whole: Value = serde_json::from_str(&text).map_err(|_| fail("arena-file-foreign"))?;
    if whole["format"] != FORMAT {
        return Err(fail("arena-file-foreign"));
    }
    let head = head(of);
    let same = head.as_object().into_iter().flatten().all(|(name, value)| whole.get(name) == Some(value));
    if !same {
        return Err(fail("arena-file-other"));
    }
    let groups = serde_json::from_value(whole["groups"].clone()).map_err(|_| fail("arena-file-foreign"))?;
    Ok(Results { groups, ..Results::default() })
}
