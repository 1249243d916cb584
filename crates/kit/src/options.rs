//! Options as a test writes them.

use galerne_engine::{Game, parse_options};

/// Options from words, as on the command line: `options::<SailRace>(&[("map", "banane")])`.
///
/// # Panics
/// If they are refused.
#[must_use]
pub fn options<G: Game>(words: &[(&str, &str)]) -> G::Options {
    let words: Vec<(String, String)> =
        words.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    parse_options::<G>(&words).unwrap_or_else(|trouble| panic!("{words:?}: {trouble}"))
}
