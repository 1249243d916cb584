//! What things are called: roles, cards, Rencontres, formations and winds.

use crate::cards::{Figure, Number, Suit};
use crate::roles::{Encounter, Role};
use galerne_engine::Message;

/// The role with its article, for the middle of a sentence.
pub(crate) fn role(role: Role) -> Message {
    Message::new(match role {
        Role::Traceur => "the-traceur",
        Role::Combattante => "the-combattante",
        Role::Ailier => "the-ailier",
        Role::Feuleuse => "the-feuleuse",
    })
}

/// How the role moves, for a refused movement.
pub(crate) fn way_key(role: Role) -> &'static str {
    match role {
        Role::Traceur => "way-traceur",
        Role::Combattante => "way-combattante",
        Role::Ailier => "way-ailier",
        Role::Feuleuse => "way-feuleuse",
    }
}

/// The role's name alone.
pub(crate) fn role_name(role: Role) -> Message {
    Message::new(match role {
        Role::Traceur => "role-traceur",
        Role::Combattante => "role-combattante",
        Role::Ailier => "role-ailier",
        Role::Feuleuse => "role-feuleuse",
    })
}

/// One of these roles, whichever it is.
pub(crate) fn any_of(roles: impl Iterator<Item = Role>) -> Option<Message> {
    roles.map(role_name).reduce(|one, other| Message::new("either").with("one", one).with("other", other))
}

pub(crate) fn encounter(kind: Encounter) -> Message {
    Message::new(match kind {
        Encounter::Corroyeur => "rencontre-corroyeur",
        Encounter::Veramorphe => "rencontre-veramorphe",
        Encounter::Poursuite => "rencontre-poursuite",
        Encounter::Repit => "rencontre-repit",
    })
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
    Message::new(match suit {
        Suit::Coeur => "formation-coeur",
        Suit::Carreau => "formation-carreau",
        Suit::Trefle => "formation-trefle",
        Suit::Pique => "formation-pique",
    })
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
