//! Why a thing of the picture cannot be chosen now, where asking the rules about one action after the other would name any of them.

use super::target;
use crate::game::Horde;
use crate::roles::Role;
use crate::rule_ids as rule;
use crate::state::{State, Step};
use crate::terrain::Cell;
use galerne_engine::{Refusal, Rule, Seat};

pub(super) fn why_not(game: &Horde, state: &State, seat: Seat, thing: &str) -> Option<Refusal> {
    if !state.step.is_decision() || state.actor != seat.0 {
        return None;
    }
    match state.step {
        Step::Entry => off_row_4(state, thing),
        Step::Actions => deed(game, state, seat, thing),
        Step::Power => too_dear(state, seat, thing),
        _ => None,
    }
}

/// HC-8.2: a character may be chosen already, and only the place is wrong.
fn off_row_4(state: &State, thing: &str) -> Option<Refusal> {
    let cell = Cell::named(thing.strip_prefix("cell-")?)?;
    let own = cell.own(state.actor)?;
    (own % 4 != 3).then(|| Refusal::new(rule::ENTRY, "why-row-4").with("cell", cell.to_string()))
}

/// HC-8.6 … HC-8.9: an action needs its role, then a target, then its points. The refusal of the rules is right for the first.
fn deed(game: &Horde, state: &State, seat: Seat, thing: &str) -> Option<Refusal> {
    let camp = state.camp();
    let walkers = |role: &Role| camp.has(*role) && !camp.is_wounded(*role) && camp.reach(*role) != 0;
    let deeds: [(&str, Role, Rule, &'static str, bool); 3] = [
        ("repos", Role::Feuleuse, rule::REPOS, "why-nobody-wounded", camp.wounded & camp.present() != 0),
        ("provocation", Role::Traceur, rule::PROVOCATION, "why-nobody-moves", Role::ALL.iter().any(walkers)),
        (
            "attaque",
            Role::Combattante,
            rule::ATTAQUE,
            "why-nothing-open",
            (0..game.seats * 4).any(|slot| state.face_up(slot).is_some()),
        ),
    ];
    let (_, role, rule, key, has_target) = deeds.into_iter().find(|(name, ..)| target(seat, name) == thing)?;
    if !game.allows(role) || !camp.has(role) {
        None
    } else if !has_target {
        Some(Refusal::new(rule, key))
    } else if camp.pool < game.cost(role) {
        let refusal = Refusal::new(rule, "refused-not-enough-points");
        Some(refusal.with("cost", game.cost(role)).with("pool", camp.pool))
    } else {
        None
    }
}

/// HC-10.4: what the hand could pay and the pool cannot yet.
fn too_dear(state: &State, seat: Seat, thing: &str) -> Option<Refusal> {
    let points: u8 = thing.strip_prefix(&target(seat, "commit-"))?.parse().ok()?;
    let pool = state.camp().pool;
    (points > pool).then(|| Refusal::new(rule::POWER, "why-play-first").with("points", points).with("pool", pool))
}
