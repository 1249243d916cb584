//! Charts for the laboratory and the replay: bars, histograms, curves with bands, heat maps and matrices of match-ups.
//!
//! Each is a [`Scene`](crate::Scene) with a description that lists its values: what the eye reads from the picture, the ear gets
//! from the text. Every bar, curve and cell also has a name of its own.

mod axis;
mod bars;
mod grids;
mod lines;

pub use axis::{Frame, Scale};
pub use bars::{Bar, Bin, bar_chart, histogram};
pub use grids::{Table, heat_map, matrix};
pub use lines::{Sample, Series, line_chart};

use crate::text::Speech;
use galerne_engine::Message;

/// One value with its name, as it is read out.
fn reading(speech: Speech<'_>, label: &str, value: &str) -> String {
    speech.say(&Message::new("chart-reading").with("label", label).with("value", value))
}

/// All values with their names; beyond a hundred nobody listens, and the page offers the numbers as a file.
fn all_readings(speech: Speech<'_>, values: impl IntoIterator<Item = (String, String)>) -> String {
    let all: Vec<String> = values.into_iter().take(100).map(|(label, value)| reading(speech, &label, &value)).collect();
    all.join("; ")
}
