//! Pictures and boards in text, of any moment as one viewer sees it.

use galerne_catalog::{AnyMoment, AnyState, AnyTable, Look};
use galerne_draw::{Output, Theme};
use galerne_engine::{SeatSet, Trouble, Viewer};
use galerne_texts::Language;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::collections::BTreeMap;

/// The theme with that name.
pub(crate) fn theme(name: &str) -> PyResult<Theme> {
    match name {
        "light" => Ok(Theme::Light),
        "dark" => Ok(Theme::Dark),
        _ => Err(PyValueError::new_err(format!("theme must be \"light\" or \"dark\", not {name:?}"))),
    }
}

/// A table that stands where the state stands: it speaks and draws.
pub(crate) fn table_of(state: &dyn AnyState) -> Result<Box<dyn AnyTable>, Trouble> {
    state.setup().game().load_position(&state.position(), &[])
}

/// The picture as SVG; nothing where the game has none.
pub(crate) fn svg(moment: &dyn AnyMoment, viewer: Viewer, theme: Theme, language: Language) -> Option<String> {
    let switches = BTreeMap::from([("coordinates".to_owned(), true)]);
    let look = Look { viewer, me: SeatSet::NONE, language, names: None, switches: &switches };
    Some(moment.picture(&look)?.scene.svg(Output::File(theme)))
}

/// The board in text, with what it does not show in a line each.
pub(crate) fn text(table: &dyn AnyTable, moment: &dyn AnyMoment, viewer: Viewer, language: Language) -> String {
    let board = moment.board(viewer);
    let facts = board.facts.iter().map(|fact| table.say(language, fact));
    board.drawing.iter().cloned().chain(facts).collect::<Vec<_>>().join("\n")
}
