//! Events as lines of the log.

use super::{cause, of, signed};
use crate::cards::Number;
use crate::event::{By, Event, Lapse, Way};
use crate::game::Horde;
use crate::names::{encounter, figure, formation, rencontre, role_with_article as role, wind};
use crate::roles::Role;
use crate::state::Step;
use galerne_engine::{Message, Seat};

/// A line of the log about a character.
fn about(seat: Seat, key: &'static str, who: Role) -> Message {
    of(seat, key).with("role", role(who))
}

fn closed(seat: Seat, step: Step, automatic: bool) -> Message {
    let key = match (step, automatic) {
        (Step::Entry, false) => "event-closed-entry",
        (Step::Moves, false) => "event-closed-moves",
        (Step::Cull, false) => "event-closed-cull",
        (_, false) => "event-closed-actions",
        (Step::Entry, true) => "event-auto-entry",
        (Step::Moves, true) => "event-auto-moves",
        (Step::Power, true) => "event-auto-power",
        (Step::Cull, true) => "event-auto-cull",
        (_, true) => "event-auto-actions",
    };
    of(seat, key)
}

fn hurt(seat: Seat, who: Role, by: By, destroyed: bool) -> Message {
    let key = match (by, destroyed) {
        (By::Poursuite, false) => "event-wounded-poursuite",
        (_, false) => "event-wounded-wind",
        (By::Wind, true) => "event-destroyed-wind",
        (By::Malus, true) => "event-destroyed-malus",
        (By::Poursuite, true) => "event-destroyed-poursuite",
        (By::Corroyeur, true) => "event-destroyed-corroyeur",
    };
    about(seat, key, who)
}

/// A card that the reader knows, or the fact that there is one.
fn secret(seat: Seat, card: Option<Number>, known: &'static str, hidden: &'static str) -> Message {
    match card {
        Some(card) => of(seat, known).with("card", card.short()),
        None => of(seat, hidden),
    }
}

impl Horde {
    pub(super) fn log(&self, event: &Event) -> Message {
        match *event {
            Event::TurnBegan { turn } => Message::new("event-turn").with("turn", turn),
            Event::SouffleLaid { row, card, .. } => {
                Message::new("event-souffle-laid").with("row", row).with("wind", wind(card))
            }
            Event::SouffleGone { row, card, .. } => {
                Message::new("event-souffle-gone").with("row", row).with("card", card.short())
            }
            Event::Dominante { seat, card, fallback, .. } => {
                let key = if fallback { "event-dominante-fallback" } else { "event-dominante" };
                of(seat, key).with("card", card.short()).with("formation", formation(card.suit()))
            }
            Event::RencontreLeft { slot, card } => {
                Message::new("event-rencontre-left").with("slot", slot.to_string()).with("rencontre", rencontre(card))
            }
            Event::RencontresReshuffled { cards } => Message::new("event-reshuffled").with("cards", cards),
            Event::Drew { seat, card } => secret(seat, card, "event-drew", "event-drew-hidden"),
            Event::Joined { seat, card } => {
                of(seat, "event-joined").with("role", role(Role::of(card.rank()))).with("card", figure(card))
            }
            Event::Began { seat, value, tie } => {
                of(seat, if tie { "event-began-tie" } else { "event-began" }).with("value", value)
            }
            Event::Entered { seat, role: who, cell } => {
                about(seat, "event-entered", who).with("cell", cell.to_string())
            }
            Event::Moved { seat, role: who, from, to, way } => {
                let key = match way {
                    Way::Free => "event-moved",
                    Way::Provocation => "event-provoked",
                    Way::Wind => "event-moved-wind",
                };
                about(seat, key, who).with("from", from.to_string()).with("to", to.to_string())
            }
            Event::Closed { seat, step, automatic } => closed(seat, step, automatic),
            Event::Stayed { seat, role: who, automatic } => {
                about(seat, if automatic { "event-auto-wind" } else { "event-stayed" }, who)
            }
            Event::Played { seat, card, points, pool } => {
                let key = if points > card.value() { "event-played-doubled" } else { "event-played" };
                of(seat, key).with("card", card.short()).with("points", points).with("pool", pool)
            }
            Event::Healed { seat, role: who } => about(seat, "event-healed", who),
            Event::Looked { seat, card } => secret(seat, card, "event-looked", "event-looked-hidden"),
            Event::Kept { seat, card } => secret(seat, card, "event-kept", "event-kept-hidden"),
            Event::Attacked { seat, slot, card } => {
                of(seat, "event-attacked").with("slot", slot.to_string()).with("rencontre", rencontre(card))
            }
            Event::PointsLost { seat, points, rule } => {
                let key = match rule {
                    Lapse::Phase3 | Lapse::Phase5 => "event-points-lost",
                    Lapse::Use => "event-points-lost-use",
                };
                of(seat, key).with("points", points)
            }
            Event::Revealed { slot, card } => {
                Message::new("event-revealed").with("slot", slot.to_string()).with("rencontre", rencontre(card))
            }
            Event::DealtFaceUp { slot, card } => {
                Message::new("event-dealt-face-up").with("slot", slot.to_string()).with("rencontre", rencontre(card))
            }
            Event::Spared { seat, role: who, by } => about(seat, "event-spared", who).with("rencontre", encounter(by)),
            Event::Wounded { seat, role: who, by } => hurt(seat, who, by, false),
            Event::Destroyed { seat, role: who, by } => hurt(seat, who, by, true),
            Event::DestroyedInAval { seat, role: who } => about(seat, "event-destroyed-aval", who),
            Event::LostToVeramorphe { seat, role: who, card } => {
                about(seat, "event-veramorphe", who).with("card", card.short())
            }
            Event::Committed { seat, row, points } => {
                of(seat, "event-committed").with("row", row).with("points", points)
            }
            Event::Compared { seat, role: who, row, resistance, force } => of(seat, "event-compared")
                .with("row", row)
                .with("role", role(who))
                .with("base", self.resistance(who))
                .with("points", resistance.saturating_sub(self.resistance(who)))
                .with("force", force)
                .with("result", signed(i16::from(resistance) - i16::from(force))),
            Event::Retreated { seat, role: who, from, to, pushed } => {
                let key = match (to, pushed) {
                    (Some(_), false) => "event-retreated",
                    (Some(_), true) => "event-pushed",
                    (None, false) => "event-retreated-aval",
                    (None, true) => "event-pushed-aval",
                };
                let to = to.map(|cell| cell.to_string()).unwrap_or_default();
                about(seat, key, who).with("from", from.to_string()).with("to", to)
            }
            Event::Soutien { seat } => of(seat, "event-soutien"),
            Event::Conform { seat, card, .. } => of(seat, "event-conform").with("formation", formation(card.suit())),
            Event::Missed { seat, card, .. } => of(seat, "event-missed").with("formation", formation(card.suit())),
            Event::LostToFormation { seat, card } => of(seat, "event-penalty").with("card", card.short()),
            Event::LeftAval { seat, role: who, .. } => about(seat, "event-left-aval", who),
            Event::DominantesBack { cards } => Message::new("event-dominantes-back").with("cards", cards),
            Event::HordeLost { seat, cause: why } => of(seat, "event-lost").with("cause", cause(why)),
            Event::RencontreCleared { slot, card } => Message::new("event-rencontre-cleared")
                .with("slot", slot.to_string())
                .with("rencontre", rencontre(card)),
            // With two at it the other may have outlasted the wind as well, with less to show for it (HC-14.14).
            Event::Won { seat } => of(seat, if self.seats == 2 { "event-won-competition" } else { "event-won" }),
            Event::Outlived { seat } => of(seat, "event-outlived"),
            Event::BothLost => Message::new("event-both-lost"),
            Event::Drawn => Message::new("event-draw"),
        }
    }
}
