//! The words of the Horde that no dictionary explains, for whoever meets them here first.

use crate::names::say;
use crate::state::{Phase, State};
use galerne_draw::{Block, Panel};

/// In the order in which a newcomer meets them.
const WORDS: [[&'static str; 2]; 6] = [
    ["word-amont", "word-amont-told"],
    ["word-contre", "word-contre-told"],
    ["word-epreuve", "word-epreuve-told"],
    ["word-hordier", "word-hordier-told"],
    ["word-lines", "word-lines-told"],
    ["word-surpassement", "word-surpassement-told"],
];

/// Each with its meaning; none once there is nothing left to understand.
pub(in crate::picture) fn panel(state: &State) -> Option<Panel> {
    let facts = || WORDS.map(|[word, told]| (say(word), say(told))).to_vec();
    let panel = || Panel { id: "words".to_owned(), title: say("panel-words"), body: vec![Block::Facts(facts())] };
    (state.phase != Phase::Over).then(panel)
}
