//! The card on top of each discard: the one that came last. A table that begins in the middle has seen none come, and any of them will do.

use crate::cards::{Figure, Number};
use crate::event::Event;
use crate::picture::Context;
use crate::roles::Role;
use galerne_engine::Seat;

fn newest<T>(context: &Context<'_>, of: impl Fn(&Event) -> Option<T>) -> Option<T> {
    context.events.iter().rev().find_map(of)
}

pub(super) fn souffle(context: &Context<'_>) -> Option<Number> {
    let all = context.state().souffle_discard();
    let last = newest(context, |event| match *event {
        Event::SouffleGone { card, .. } => Some(card),
        _ => None,
    });
    last.filter(|card| all.iter().any(|one| one == *card)).or_else(|| all.iter().last())
}

pub(super) fn rencontre(context: &Context<'_>) -> Option<Figure> {
    let all = context.state().rencontre_discard();
    let last = newest(context, |event| match *event {
        Event::RencontreLeft { card, .. } | Event::Attacked { card, .. } | Event::RencontreCleared { card, .. } => {
            Some(card)
        }
        _ => None,
    });
    last.filter(|card| all.iter().any(|one| one == *card)).or_else(|| all.iter().last())
}

pub(super) fn power(context: &Context<'_>, seat: Seat) -> Option<Number> {
    let all = context.state().camps[seat.index() & 1].pack_discard();
    let last = newest(context, |event| match *event {
        Event::Played { seat: of, card, .. }
        | Event::LostToFormation { seat: of, card }
        | Event::LostToVeramorphe { seat: of, card, .. } => Some(card).filter(|_| of == seat),
        _ => None,
    });
    last.filter(|card| all.iter().any(|one| one == *card)).or_else(|| all.iter().last())
}

/// The log names the role; which of its cards it was means nothing (HC-2.4).
pub(super) fn character(context: &Context<'_>, seat: Seat) -> Option<Figure> {
    let all = context.state().camps[seat.index() & 1].vif_discard();
    let last = newest(context, |event| match *event {
        Event::Destroyed { seat: of, role, .. }
        | Event::DestroyedInAval { seat: of, role }
        | Event::LeftAval { seat: of, role, .. } => Some(role).filter(|_| of == seat),
        _ => None,
    });
    last.and_then(|role| all.iter().find(|card| Role::of(card.rank()) == role)).or_else(|| all.iter().last())
}
