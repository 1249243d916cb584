//! Results as a file.

use crate::failure::{Failure, Outcome};
use crate::files;
use crate::voice::Voice;
use galerne_lab::arena::{Foreign, Match, Results, Sprt};
use serde_json::Value;
use std::path::Path;

pub(super) fn write(path: &Path, of: &Match, results: &Results, sprt: Option<Sprt>, voice: Voice) -> Outcome {
    files::write_durably(path, format!("{}\n", results.to_json(of, sprt)))
        .map_err(|error| Failure::of_file(voice, &path.to_string_lossy(), voice.io(&error)))
}

/// The results that an earlier run left, if they belong to this match.
pub(super) fn read(path: &Path, of: &Match, voice: Voice) -> Outcome<Results> {
    let text = files::read(voice, path)?;
    let whole = serde_json::from_str::<Value>(&text).map_err(|_| Foreign::NotResults);
    whole.and_then(|whole| Results::from_json(&whole, of)).map_err(|foreign| {
        let reason = match foreign {
            Foreign::NotResults => voice.word("arena-file-foreign"),
            Foreign::OtherMatch => voice.word("arena-file-other"),
        };
        Failure::of_file(voice, &path.to_string_lossy(), reason)
    })
}
