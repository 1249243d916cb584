//! Where a charge can end: the run is gone on copies of the state, every way that differs.

use crate::action::Action;
use crate::map::{CELLS, cell};
use crate::setup::Onb;
use crate::state::{Gait, NONE, Phase, Roll, RollKind, State};
use galerne_engine::{Rules, Seat};

/// A run to a place from which the blow falls.
#[derive(Clone, Debug)]
pub(super) struct Run {
    /// From where the creature is now: the order to charge, unless it was given already, and the steps.
    pub(super) actions: Vec<Action>,
    pub(super) end: State,
}

/// Whether the creature in hand is on such a run.
pub(super) fn runs_now(state: &State) -> bool {
    state.phase == Phase::Move && state.act.gait == Gait::Charge
}

/// One run for each place from which the blow can fall, the one that leaves most points. A run that an opportunity attack may end is left
/// out: nobody knows whether it arrives. Without a target it is the run that was begun.
pub(super) fn runs(game: &Onb, state: &State, seat: Seat, target: Option<u8>) -> Vec<Run> {
    let mut first = Run { actions: Vec::new(), end: *state };
    if let Some(target) = target {
        let start = Action::Charge(target);
        if game.check(state, seat, &start).is_err() {
            return Vec::new();
        }
        game.act(&mut first.end, seat, start, &mut ());
        first.actions.push(start);
    }
    let (mut open, mut ends, mut actions) = (vec![first], Vec::new(), Vec::new());
    let mut seen = [false; CELLS];
    loop {
        // What has gone least far comes first, so the first run to a place is the cheapest.
        let next = (0..open.len()).max_by_key(|&index| open[index].end.act.budget);
        let Some(run) = next.map(|index| open.swap_remove(index)) else { break };
        let now = &run.end;
        let here = cell(now.active().x, now.active().y);
        if std::mem::replace(&mut seen[here], true) {
            continue;
        }
        if now.phase == Phase::Strike || now.roll.kind == RollKind::ChargeBlow {
            ends.push(run);
        } else if now.phase == Phase::Move && game.turn(now).deciders().has(seat) {
            actions.clear();
            game.actions(now, seat, &mut actions);
            for &step in actions.iter().filter(|action| matches!(action, Action::Step { .. })) {
                let mut further = run.clone();
                game.act(&mut further.end, seat, step, &mut ());
                further.actions.push(step);
                open.push(further);
            }
        }
    }
    ends
}

/// The die of the blow at the end of a charge.
pub(super) fn blow(game: &Onb, state: &State, target: u8) -> Option<Roll> {
    let weapon = game.kind(state.active().kind).arms.iter().position(crate::bestiary::Arm::is_plain_blow)? as u8;
    Some(Roll { kind: RollKind::ChargeBlow, unit: state.act.unit, weapon, target, ..Roll::NONE })
}

/// Whom the blow is for.
pub(super) fn quarry(state: &State, actions: &[Action]) -> u8 {
    match actions.first() {
        Some(&Action::Charge(target)) => target,
        _ if runs_now(state) => state.act.quarry,
        _ => NONE,
    }
}

/// The run whose blow promises most.
pub(super) fn best(game: &Onb, state: &State, seat: Seat, target: u8) -> Option<Run> {
    let roll = blow(game, state, target)?;
    let hope = |run: &Run| game.odds(&run.end, roll).mean();
    runs(game, state, seat, Some(target)).into_iter().max_by(|a, b| hope(a).total_cmp(&hope(b)))
}
