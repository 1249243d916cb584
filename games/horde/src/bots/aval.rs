//! Phase 6: whom to let go from Aval (HC-11.5, HC-11.6).

use super::value::Insight;
use crate::action::Action;
use crate::game::Horde;
use crate::roles::Role;
use crate::state::{Camp, State, Step};

/// Judged by what the next turn would be like.
pub(super) fn best_aval(game: &Horde, insight: &Insight, state: &State) -> Action {
    let mut best = match state.step {
        Step::Cull => (insight.worth(game, state), Action::EndTurn),
        _ => (-1.0, tend_aval(state.camp(), state.step)),
    };
    for role in Role::ALL.into_iter().filter(|role| state.camp().aval_roles() & role.bit() != 0) {
        let mut fewer = *state;
        fewer.camps[0].leave_aval(role);
        let worth = insight.worth(game, &fewer);
        if fewer.camps[0].characters() > 0 && worth > best.0 {
            best = (worth, Action::Discard { role });
        }
    }
    best.1
}

/// Without judgement: doubles make room for roles that are missing in Aval.
pub(crate) fn tend_aval(camp: &Camp, step: Step) -> Action {
    let count = |role: Role| camp.waiting().filter(|card| card.rank() == role as u8).count();
    let in_vif = |role: Role| camp.vif.iter().any(|card| card.rank() == role as u8);
    let double = Role::ALL.into_iter().filter(|&role| count(role) > 1).max_by_key(|&role| count(role));
    let wanted = Role::ALL.into_iter().any(|role| count(role) == 0 && in_vif(role));
    match (step, double) {
        (Step::Trim, None) => {
            let spare = Role::ALL.into_iter().find(|&role| count(role) > 0 && camp.has(role));
            let any = spare.or_else(|| Role::ALL.into_iter().find(|&role| count(role) > 0));
            any.map_or(Action::EndTurn, |role| Action::Discard { role })
        }
        (Step::Trim, Some(role)) => Action::Discard { role },
        (_, Some(role)) if wanted => Action::Discard { role },
        _ => Action::EndTurn,
    }
}
