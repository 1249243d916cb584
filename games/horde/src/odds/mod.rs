//! The chance that a Rencontre strikes: how many of the unseen cards would, counted exactly (HC-9.1 … HC-9.8).

use crate::cards::Figures;
use crate::game::Horde;
use crate::roles::{Encounter, Role};
use crate::state::State;

/// What the card above an occupied column may do to those below it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Threat {
    /// Face up: the kind, and how many characters it strikes.
    Known(Encounter, u8),
    /// Face down: the unseen cards that would strike, and all unseen cards.
    Unseen(u8, u8),
}

/// HC-9.1 … HC-9.8 for one slot; `None` where it strikes no character.
pub(crate) fn threat(game: &Horde, state: &State, slot: usize) -> Option<Threat> {
    let camp = &state.camps[(slot / 4) & 1];
    let column = Role::ALL.into_iter().filter(|&role| usize::from(camp.cells[role as usize] / 4) == slot % 4);
    let column: Vec<Role> = column.filter(|&role| camp.has(role)).collect();
    let struck = |kind: Encounter| {
        let hits = |role: &&Role| game.spares[kind as usize] & role.bit() == 0;
        if kind == Encounter::Repit { 0 } else { column.iter().filter(hits).count() as u8 }
    };
    if let Some(card) = state.face_up(slot) {
        let kind = Encounter::of(card.rank());
        return Some(Threat::Known(kind, struck(kind))).filter(|_| struck(kind) > 0);
    }
    let pool = state.pool_of(slot);
    let of_kind = |kind: Encounter| Figures(pool.0 & (15 << (4 * kind as u8))).len();
    let bad: u8 = Encounter::ALL.into_iter().filter(|&kind| struck(kind) > 0).map(of_kind).sum();
    Some(Threat::Unseen(bad, pool.len())).filter(|_| bad > 0)
}
