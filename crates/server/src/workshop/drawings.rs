//! What an edition prints, drawn as it will be printed.

use super::edited::OPTION;
use galerne_catalog::{AnyGame, PrintWish};
use galerne_draw::print::Format;
use galerne_draw::{Output, Scene};
use galerne_texts::Language;
use std::collections::BTreeMap;

/// Of the chance that lays out what is drawn: any will do.
const SEED: u64 = 1;

/// Rows (sheet and key) as they are printed with an edition, by their paths; nothing where it cannot be played. `mark` tells drawings of the
/// same piece on one page apart.
pub(super) fn drawings(
    game: &dyn AnyGame,
    edition: &str,
    rows: &[(&str, &str)],
    mark: &str,
    language: Language,
) -> BTreeMap<String, String> {
    let Ok(options) = game.parse_options(&[(OPTION.to_owned(), edition.to_owned())]) else { return BTreeMap::new() };
    let wish = PrintWish {
        options: &options,
        seats: game.usual_seats(),
        seed: SEED,
        language,
        second: None,
        format: Format::default(),
        full: false,
        standing: false,
    };
    let drawn = game.pieces(&wish, rows).unwrap_or_default();
    let named = rows.iter().zip(drawn).filter_map(|(&(sheet, row), scene)| {
        Some((format!("{sheet}.{row}"), markup(scene?, &format!("{mark}-{sheet}-{row}"))))
    });
    named.collect()
}

/// A scene whose names are its own on a page that shows several.
fn markup(mut scene: Scene, mark: &str) -> String {
    scene.id = format!("{mark}-{}", scene.id);
    for layer in &mut scene.layers {
        layer.id = format!("{mark}-{}", layer.id);
    }
    scene.svg(Output::Page)
}
