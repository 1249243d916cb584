//! Why a thing of the picture cannot be chosen now, where the rules alone would not say it well.

use super::holds_several;
use crate::action::Action;
use crate::buildings::Kind;
use crate::game::Pluvionautes;
use crate::rule_ids as rule;
use crate::state::{Phase, State};
use galerne_engine::{Refusal, Rules, Seat, SeatSet, Turn};

pub(super) fn why_not(
    game: &Pluvionautes,
    state: &State,
    seat: Seat,
    picked: &[String],
    thing: &str,
) -> Option<Refusal> {
    if game.turn(state) != Turn::Decide(SeatSet::one(seat)) {
        return None;
    }
    let family = thing.split_once('-')?.0;
    match state.phase {
        Phase::Launch | Phase::Rethrow if family == "heading" || family == "force" => {
            out_of_order(state, picked, family)
        }
        Phase::Build => building(game, state, seat, picked, thing),
        _ => match family {
            "building" => Some(Refusal::new(rule::ONE_BUILDING, "why-building")),
            "stock" => Some(Refusal::new(rule::BUILD, "why-stock")),
            "die" => Some(Refusal::new(rule::PUSH, "why-die")),
            _ => None,
        },
    }
}

/// PL-6.1: the cell, the direction, the strength. Nothing on the board is lit before a cell is chosen, since all cells are.
fn out_of_order(state: &State, picked: &[String], family: &str) -> Option<Refusal> {
    let rule = if state.phase == Phase::Launch { rule::LAUNCH } else { rule::RETHROW };
    match (picked.len(), family) {
        (0, _) => Some(Refusal::new(rule, "why-cell-first")),
        (1, "force") => Some(Refusal::new(rule, "why-heading-first")),
        _ => None,
    }
}

fn building(game: &Pluvionautes, state: &State, seat: Seat, picked: &[String], thing: &str) -> Option<Refusal> {
    let stored = |whose: &str| {
        let kind = thing.strip_prefix(whose)?;
        Kind::ALL.into_iter().find(|known| known.id() == kind)
    };
    if let Some(kind) = stored("stock-reserve-") {
        return game.check(state, seat, &Action::Take { kind }).err();
    }
    if let Some(kind) = stored("stock-own-") {
        let held = state.supply(seat)[kind.index()] > 0;
        let key = if held { "why-only-kind" } else { "refused-supply-empty" };
        return Some(Refusal::new(rule::PLACE, key).with("kind", kind.name()));
    }
    match thing.split_once('-')?.0 {
        "slot" if picked.is_empty() && holds_several(state, seat) => Some(Refusal::new(rule::PLACE, "why-kind-first")),
        // Something of one's own is in the hand: only its place is wanted.
        "cell" if !picked.is_empty() => Some(Refusal::new(rule::PLACE, "why-place")),
        // Towing was skipped without a word: who touches a cell asks for it.
        "cell" if game.is_locked(state) => {
            let moored = game.is_moored(state, state.balloon);
            let (rule, key) = if moored { (rule::MOORING, "why-moored") } else { (rule::WALL, "why-walled") };
            Some(Refusal::new(rule, key))
        }
        "cell" => Some(Refusal::new(rule::PLACE, "why-slot")),
        "building" => Some(Refusal::new(rule::ONE_BUILDING, "refused-slot-taken")),
        "die" => Some(Refusal::new(rule::PUSH, "why-die")),
        _ => None,
    }
}
