//! What is added to a die, and what the die then does, in words: the number first, then its reasons.

use crate::event::Modifiers;
use crate::odds::Odds;
use crate::picture::Context;
use crate::words::names::{joined, signed};
use galerne_engine::{Arg, Message};

const COVER: &str = "modifier-cover";

/// Modifiers that are not nothing, each by its name (section 8.2).
pub(crate) fn named_modifiers(modifiers: &Modifiers) -> Vec<(Message, i8)> {
    let Modifiers { cover, presence, rear, prone, engaged, shaken, opportunity, charge, command, pack } = *modifiers;
    let all = [
        (COVER, cover),
        ("modifier-presence", presence),
        ("modifier-rear", rear),
        ("modifier-prone", prone),
        ("modifier-engaged", engaged),
        ("modifier-shaken", shaken),
        ("modifier-opportunity", opportunity),
        ("modifier-charge", charge),
        ("modifier-command", command),
        ("modifier-pack", pack),
    ];
    all.into_iter().filter(|(_, value)| *value != 0).map(|(key, value)| (Message::new(key), value)).collect()
}

/// Chances first, then what was added to the line that the label has named already.
pub(crate) fn odds_lines(context: &Context<'_>, odds: &Odds, long: bool, covers: &[Arg]) -> Vec<Message> {
    let percent = |faces: u32| context.speech.percent(odds.share(faces), 0);
    let mut lines = vec![
        Message::new("preview-odds")
            .with("hit", percent(odds.hits))
            .with("mean", context.speech.number(odds.mean(), 1))
            .with("kill", percent(odds.kills)),
    ];
    let band = long.then(|| Message::new("band-long").into());
    // Cover has its reason beside it: one sign, said once.
    let modifier = |(name, value): (Message, i8)| {
        let reasoned = name.key == COVER && !covers.is_empty();
        let key = if reasoned { "preview-modifier-by" } else { "preview-modifier" };
        let message = Message::new(key).with("name", name).with("value", signed(i32::from(value)));
        if reasoned { message.with("by", joined("preview-list", covers)).into() } else { message.into() }
    };
    let added: Vec<Arg> = band.into_iter().chain(named_modifiers(&odds.modifiers).into_iter().map(modifier)).collect();
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
