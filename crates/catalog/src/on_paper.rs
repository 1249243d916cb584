//! What chance lays out on printed sheets.

use galerne_engine::Source;

/// The sources whose outcomes stand on the sheets of a game: the boards of Windwalkers that are laid anew, islands and weather of Les
/// Pluvionautes. Everything else chance does with the real things on the table.
#[must_use]
pub fn laid_on_paper(game: &str) -> &'static [Source] {
    match game {
        "windwalkers" => &[Source(3)],
        "pluvionautes" => &[Source(0), Source(1)],
        _ => &[],
    }
}

/// Whether chance lays something out on the sheets of a game at all, so that another seed prints other sheets: boards, skies, the weather of
/// Sail Race that is drawn in advance.
#[must_use]
pub fn drawn_for_paper(game: &str) -> bool {
    game == "sail-race" || !laid_on_paper(game).is_empty()
}
