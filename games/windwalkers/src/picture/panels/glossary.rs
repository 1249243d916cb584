//! The words of the Horde that no dictionary explains, for newcomers to the books.

use crate::names::say;
use crate::state::{Phase, State};
use galerne_draw::{Block, Panel};

/// In the order in which a newcomer meets them.
const WORDS: [&str; 6] =
    ["word-amont", "word-contre", "word-epreuve", "word-hordier", "word-lines", "word-surpassement"];

/// Each with its meaning; none once there is nothing left to understand.
pub(in crate::picture) fn panel(state: &State) -> Option<Panel> {
    let panel = || {
        let lines = WORDS.map(say).to_vec();
        Panel { id: "words".to_owned(), title: say("panel-words"), body: vec![Block::Lines(lines)] }
    };
    (state.phase != Phase::Over).then(panel)
}
