//! Which game is changed, and what its forms and findings call the edition.

use crate::models::known;
use crate::problem::Problem;
use axum::http::StatusCode;
use galerne_catalog::{AnyGame, Editions};

/// How findings call the file that they are about.
pub(crate) const FILE: &str = "edition.toml";
/// The option of every game that carries an edition.
pub(super) const OPTION: &str = "edition";

/// The game and how it is changed, or that it is not.
pub(crate) fn edited(id: &str) -> Result<(&'static dyn AnyGame, Editions), Problem> {
    let game = known(id)?;
    let editions = game.editions().ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no-page"))?;
    Ok((game, editions))
}

/// The options of the game with that edition, as a form names them. No preset: that of a first game is another game.
pub(super) fn wish(game: &dyn AnyGame, edition: &str) -> Vec<(String, String)> {
    let fields = [("game", game.id()), ("preset", ""), ("o.edition", edition)];
    fields.map(|(name, value)| (name.to_owned(), value.to_owned())).into()
}
