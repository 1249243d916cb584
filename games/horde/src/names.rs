//! What things are called: roles, cards, Rencontres, formations and winds, as messages.

use crate::cards::{Figure, Number, Suit};
use crate::roles::{Encounter, Role};
use galerne_engine::Message;

/// The role with its article, for the middle of a sentence.
pub(crate) fn role_with_article(role: Role) -> Message {
    Message::new(["the-traceur", "the-combattante", "the-ailier", "the-feuleuse"][role as usize])
}

/// How the role moves, for a refused movement.
pub(crate) const fn way_key(role: Role) -> &'static str {
    ["way-traceur", "way-combattante", "way-ailier", "way-feuleuse"][role as usize]
}

/// The role's name alone.
pub(crate) fn role_name(role: Role) -> Message {
    Message::new(["role-traceur", "role-combattante", "role-ailier", "role-feuleuse"][role as usize])
}

/// One of these roles, whichever it is.
pub(crate) fn any_of(roles: impl Iterator<Item = Role>) -> Option<Message> {
    roles.map(role_name).reduce(|one, other| Message::new("either").with("one", one).with("other", other))
}

pub(crate) fn encounter(kind: Encounter) -> Message {
    Message::new(
        ["rencontre-corroyeur", "rencontre-veramorphe", "rencontre-poursuite", "rencontre-repit"][kind as usize],
    )
}

/// A Rencontre as its name and its card.
pub(crate) fn rencontre(card: Figure) -> Message {
    match Encounter::of(card.rank()) {
        Encounter::Repit => Message::new("rencontre-harmless").with("card", figure(card)),
        kind => Message::new("rencontre-card").with("name", encounter(kind)).with("card", figure(card)),
    }
}

/// A figure as a player calls it: the rank in words, the suit as a sign.
pub(crate) fn figure(card: Figure) -> Message {
    let rank = Message::new(["rank-roi", "rank-dame", "rank-valet", "rank-as"][usize::from(card.rank())]);
    Message::new("figure").with("rank", rank).with("suit", card.suit().sign().to_string())
}

pub(crate) fn formation(suit: Suit) -> Message {
    Message::new(["formation-coeur", "formation-carreau", "formation-trefle", "formation-pique"][suit as usize])
}

/// HC-15.4: the name of a wind by its strength.
pub(crate) fn wind(card: Number) -> Message {
    let name = Message::new(match card.value() {
        0..=3 => "wind-zefirine",
        4..=5 => "wind-slamino",
        6 => "wind-steche",
        7 => "wind-choon",
        8..=9 => "wind-crivetz",
        _ => "wind-furvent",
    });
    Message::new("wind").with("name", name).with("card", card.short())
}
