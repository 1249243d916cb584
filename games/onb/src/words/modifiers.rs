//! What is added to a die, by name.

use crate::event::Modifiers;
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

/// The same as they are listed: the band first, then every modifier with its sign; cover with what gives it, where that is known.
pub(crate) fn listed(modifiers: &Modifiers, long: bool, covers: &[Arg]) -> Vec<Arg> {
    let band = long.then(|| Message::new("band-long").into());
    let modifier = |(name, value): (Message, i8)| {
        // Cover has its reason beside it: one sign, said once.
        let reasoned = name.key == COVER && !covers.is_empty();
        let key = if reasoned { "preview-modifier-by" } else { "preview-modifier" };
        let message = Message::new(key).with("name", name).with("value", signed(i32::from(value)));
        if reasoned { message.with("by", joined("preview-list", covers)).into() } else { message.into() }
    };
    band.into_iter().chain(named_modifiers(modifiers).into_iter().map(modifier)).collect()
}
