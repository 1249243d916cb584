//! Where a charge can end: the run is gone on copies of the state, every way that differs.

use crate::action::Action;
use crate::map::{CELLS, cell};
use crate::setup::Onb;
use crate::state::{Phase, RollKind, State};
use galerne_engine::{Game, Seat};

/// The states in which the blow falls, one for each place from which it can fall. A run that an opportunity attack may end is
/// left out: nobody knows whether it arrives.
pub(super) fn ends(game: &Onb, state: &State, seat: Seat, target: u8) -> Vec<State> {
    let start = Action::Charge(target);
    if game.check(state, seat, &start).is_err() {
        return Vec::new();
    }
    let mut first = *state;
    game.act(&mut first, seat, start, &mut ());
    let (mut open, mut ends, mut actions) = (vec![first], Vec::new(), Vec::new());
    // Points left on the best way to a cell so far, and one more; ends count as ways with none left.
    let mut seen = [0; CELLS];
    while let Some(now) = open.pop() {
        let unit = now.active();
        let runs = now.phase == Phase::Move;
        let worth = if runs { now.act.budget.saturating_add(2) } else { 1 };
        let here = cell(unit.x, unit.y);
        if seen[here] >= worth {
            continue;
        }
        seen[here] = worth;
        if now.phase == Phase::Strike || now.roll.kind == RollKind::ChargeBlow {
            ends.push(now);
        } else if runs && game.turn(&now).deciders().has(seat) {
            actions.clear();
            game.actions(&now, seat, &mut actions);
            let steps = actions.iter().filter(|action| matches!(action, Action::Step { .. }));
            open.extend(steps.map(|&step| {
                let mut next = now;
                game.act(&mut next, seat, step, &mut ());
                next
            }));
        }
    }
    ends
}
