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

use galerne_engine::Message;
use galerne_texts::{Language, Texts};

/// Puts values into words: the sentences stand in the common texts.
#[derive(Clone, Copy, Debug)]
pub struct Readings<'a> {
    texts: &'a Texts,
    language: Language,
}

impl<'a> Readings<'a> {
    #[must_use]
    pub fn new(texts: &'a Texts, language: Language) -> Readings<'a> {
        Readings { texts, language }
    }

    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// One value with its name.
    fn one(&self, label: &str, value: &str) -> String {
        let message = Message::new("chart-reading").with("label", label).with("value", value);
        self.texts.say(self.language, &message, &[])
    }

    /// All values with their names; beyond a hundred nobody listens, and the page offers the numbers as a file.
    fn all(&self, values: impl IntoIterator<Item = (String, String)>) -> String {
        let all: Vec<String> = values.into_iter().take(100).map(|(label, value)| self.one(&label, &value)).collect();
        all.join("; ")
    }
}
