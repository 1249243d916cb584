//! The network that judges for the *maître*, and where: in the game that it was trained on.
//!
//! How it came about is in its manifest, `nets/1.json`; how strong it is, in `docs/strength.md`.

use super::value::{Insight, Weights};
use crate::game::Horde;
use crate::options::Options;
use galerne_engine::Rules;
use galerne_learnt::Net;
use std::sync::{Arc, LazyLock};

/// Read once: a player is made at every decision of a hint.
static NET: LazyLock<Option<Arc<Net>>> = LazyLock::new(|| {
    let game = Horde::new(&Options::default(), 1).ok()?;
    let panes = Insight::new(&game, Weights::DEFAULT).panes(&game, &game.start());
    // A file that does not fit the inputs is found by `tests/learnt.rs`, not by players.
    Net::read(include_bytes!("../../nets/1.net"), &panes).ok().map(Arc::new)
});

/// The network for this game: alone, by the rules as they are printed. Elsewhere its strength is not measured.
pub(super) fn shipped(game: &Horde) -> Option<Arc<Net>> {
    (game.seats == 1 && game.options == Options::default()).then(|| NET.clone()).flatten()
}
