//! The network that judges for the *maître*, and where: in the game that it was trained on.
//!
//! How it came about is in its manifest, `nets/1.json`; how strong it is, in `docs/strength.md`.

use super::learnt::Learnt;
use crate::game::Pluvionautes;
use crate::options::Options;
use galerne_engine::Rules as _;
use galerne_learnt::Net;
use std::sync::{Arc, LazyLock};

/// What a villager more on the board as it stands counts beside the share of the victory: the best of four in matches.
const PLAIN: f32 = 0.005;

/// Read once: a player is made at every decision of a hint.
static NET: LazyLock<Option<Arc<Net>>> = LazyLock::new(|| {
    let game = Pluvionautes::new(&Options::default(), 2).ok()?;
    // A file that does not fit the inputs is found by `tests/learnt.rs`, not by players.
    Net::read(include_bytes!("../../nets/1.net"), &Learnt::panes(&game)).ok().map(Arc::new)
});

/// The judgement for this game: for two, by the rules as they are printed. Elsewhere its strength is not measured.
pub(super) fn shipped(game: &Pluvionautes) -> Option<Learnt> {
    let net = (game.seats == 2 && game.options == Options::default()).then(|| NET.clone()).flatten()?;
    Some(Learnt::new(net, PLAIN))
}
