//! Reading a position: every card once, every character on a cell of its own.

use super::{CampPosition, RencontresPosition, SoufflesPosition};
use crate::cards::{Figure, Figures, Numbers};
use crate::names::role_with_article;
use crate::roles::Role;
use crate::rule_ids as rule;
use crate::rules::refusals::off_board;
use crate::state::{Camp, FACE_DOWN, NONE, POOLS, State};
use galerne_engine::{Refusal, Rule, ensure};
use std::fmt::Display;

fn twice<C: Display>(rule: Rule) -> impl Fn(C) -> Refusal {
    move |card| Refusal::new(rule, "refused-card-twice").with("card", card.to_string())
}

pub(super) fn read_souffles(position: &SoufflesPosition, state: &mut State) -> Result<(), Refusal> {
    let mut seen = Numbers::NONE;
    state.souffles = seen.add(&position.deck).map_err(twice(rule::ADVERSE_PACK))?;
    for (row, card) in position.rows.iter().enumerate() {
        if let Some(card) = card {
            seen.add(&[*card]).map_err(twice(rule::ADVERSE_PACK))?;
            state.winds[row] = card.0;
        }
    }
    for (seat, dominante) in position.dominantes.iter().enumerate() {
        let Some(dominante) = dominante else { continue };
        if !dominante.fallback {
            seen.add(&[dominante.card]).map_err(twice(rule::ADVERSE_PACK))?;
        }
        state.dominantes[seat] = dominante.card.0;
        state.drawn[seat] = !dominante.fallback;
    }
    Ok(())
}

pub(super) fn read_rencontres(position: &RencontresPosition, state: &mut State) -> Result<(), Refusal> {
    let mut seen = Figures::NONE;
    state.pools = [Figures::NONE; POOLS];
    state.slots = [NONE; 8];
    ensure(position.older.len() < POOLS, rule::RENCONTRES_SHIFT, "refused-position-pools")?;
    state.pools[0] = seen.add(&position.unseen).map_err(twice(rule::ADVERSE_PACK))?;
    for (index, cards) in position.older.iter().enumerate() {
        state.pools[index + 1] = seen.add(cards).map_err(twice(rule::ADVERSE_PACK))?;
    }
    let mut dealt = [0; POOLS];
    for (slot, name) in position.slots.iter().enumerate() {
        let Some(name) = name else { continue };
        let group = match name.strip_prefix("face_down") {
            Some("") => Some(0),
            Some(number) => number.strip_prefix('_').and_then(|number| number.parse().ok()).filter(|n| *n > 0),
            None => None,
        };
        match (group, Figure::named(name)) {
            (Some(group), _) if group < POOLS => {
                state.slots[slot] = FACE_DOWN + group as u8;
                dealt[group] += 1;
            }
            (None, Some(card)) => {
                seen.add(&[card]).map_err(twice(rule::ADVERSE_PACK))?;
                state.slots[slot] = card.0;
            }
            _ => return Err(Refusal::new(rule::CARD_IDS, "refused-unknown-card").with("card", name.as_str())),
        }
    }
    // The deck may hold more than what was dealt from it; an older group is nothing but dealt cards.
    let fits = |group: usize| {
        if group == 0 { dealt[0] <= state.pools[0].len() } else { dealt[group] == state.pools[group].len() }
    };
    ensure((0..POOLS).all(fits), rule::RENCONTRES_SHIFT, "refused-position-pools")
}

pub(super) fn read_camp(position: &CampPosition, grid: u8) -> Result<Camp, Refusal> {
    let (mut packed, mut known) = (Numbers::NONE, Figures::NONE);
    let mut camp = Camp {
        pack: packed.add(&position.pack).map_err(twice(rule::PLAYER_PACK))?,
        hand: packed.add(&position.hand).map_err(twice(rule::PLAYER_PACK))?,
        vif: known.add(&position.vif).map_err(twice(rule::PLAYER_PACK))?,
        entered: position.entered,
        pool: position.pool,
        soutien: position.soutien,
        lost: position.lost,
        ..Camp::EMPTY
    };
    if let Some(card) = position.top {
        packed.add(&[card]).map_err(twice(rule::PLAYER_PACK))?;
        camp.top = card.0;
    }
    packed.add(&position.looked).map_err(twice(rule::PLAYER_PACK))?;
    ensure(position.looked.len() <= 2, rule::AIDE, "refused-position-step")?;
    for (place, card) in camp.looked.iter_mut().zip(&position.looked) {
        *place = card.0;
    }
    known.add(&position.aval).map_err(twice(rule::PLAYER_PACK))?;
    for &card in &position.aval {
        camp.join_aval(card);
    }
    for character in &position.terrain {
        known.add(&[character.card]).map_err(twice(rule::PLAYER_PACK))?;
        let role = Role::of(character.card.rank());
        if camp.has(role) {
            return Err(
                Refusal::new(rule::ONE_PER_ROLE, "refused-role-on-terrain").with("role", role_with_article(role))
            );
        }
        let Some(own) = character.cell.own(grid) else { return Err(off_board(character.cell)) };
        if camp.occupied() & (1 << own) != 0 {
            return Err(Refusal::new(rule::TERRAIN, "refused-cell-occupied").with("cell", character.cell.to_string()));
        }
        camp.cells[role as usize] = own;
        camp.suits[role as usize] = character.card.suit() as u8;
        if character.wounded {
            camp.wounded |= role.bit();
        }
    }
    for role in &position.moved {
        camp.moved |= role.bit();
    }
    Ok(camp)
}
