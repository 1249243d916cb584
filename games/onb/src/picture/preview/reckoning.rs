//! What is added to a die, and what the die then does, in words: the number first, then its reasons.

use crate::odds::Odds;
use crate::picture::Context;
use crate::words::modifiers::listed;
use crate::words::names::joined;
use galerne_engine::{Arg, Message};

/// Chances first, then what was added to the line that the label has named already.
pub(crate) fn odds_lines(context: &Context<'_>, odds: &Odds, long: bool, covers: &[Arg]) -> Vec<Message> {
    let percent = |faces: u32| context.speech.percent(odds.share(faces), 0);
    let mut lines = vec![
        Message::new("preview-odds")
            .with("hit", percent(odds.hits))
            .with("mean", context.speech.number(odds.mean(), 1))
            .with("kill", percent(odds.kills)),
    ];
    let added = listed(&odds.modifiers, long, covers);
    if !added.is_empty() {
        lines.push(Message::new("preview-modifiers").with("list", joined("preview-list", &added)));
    }
    if odds.shakes > 0 {
        lines.push(Message::new("preview-shakes").with("chance", percent(odds.shakes)));
    }
    if odds.falls > 0 {
        lines.push(Message::new("preview-falls").with("chance", percent(odds.falls)));
    }
    if odds.hits == 0 {
        lines.push(Message::new("preview-cannot"));
    } else if odds.is_vain() {
        lines.push(Message::new("preview-harmless"));
    }
    lines
}
