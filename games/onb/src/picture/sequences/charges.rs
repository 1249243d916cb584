//! Where a charge can end: every different run is taken on a copy of the state.

use crate::action::Action;
use crate::event::Event;
use crate::game::Onb;
use crate::map::{CELLS, cell};
use crate::state::{Gait, NONE, Phase, Roll, RollKind, State};
use galerne_engine::{COMPASS, Rules, Seat, Square};
use std::cmp::Reverse;

/// A run to a place from which the blow falls.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    /// From where the creature is now: the order to charge, unless it was given already, and the steps.
    pub(crate) actions: Vec<Action>,
    pub(crate) end: State,
    /// How often it turns, and where it was going.
    turns: u8,
    heading: u8,
}

impl Run {
    /// One action more, and the turns that it takes: a run through a corridor needs no further touch.
    fn go(&mut self, game: &Onb, seat: Seat, action: Action) {
        let mut events = Vec::new();
        let mut at = Square::new(self.end.active().x, self.end.active().y);
        game.act(&mut self.end, seat, action, &mut events);
        for event in events {
            let Event::Stepped { at: next, .. } = event else { continue };
            let way = COMPASS.iter().position(|&way| way == (next.x - at.x, next.y - at.y));
            let way = way.map_or(NONE, |way| way as u8);
            self.turns += u8::from(self.heading != NONE && self.heading != way);
            (self.heading, at) = (way, next);
        }
        self.actions.push(action);
    }

    /// What is left of its points, and how straight it is: the more the better.
    fn ease(&self) -> (u8, Reverse<u8>) {
        (self.end.act.budget, Reverse(self.turns))
    }
}

/// Whether the creature in hand is on such a run.
pub(crate) fn runs_now(state: &State) -> bool {
    state.phase == Phase::Move && state.act.gait == Gait::Charge
}

/// One run for each place from which the blow can fall, the one that leaves most points and of equals the straightest. A run that an opportunity attack may end is left
/// out: it may not arrive. Without a target it is the run that was begun.
pub(crate) fn runs(game: &Onb, state: &State, seat: Seat, target: Option<u8>) -> Vec<Run> {
    let mut first = Run { actions: Vec::new(), end: *state, turns: 0, heading: NONE };
    if let Some(target) = target {
        let start = Action::Charge(target);
        if game.check(state, seat, &start).is_err() {
            return Vec::new();
        }
        first.go(game, seat, start);
    }
    let (mut open, mut ends, mut actions) = (vec![first], Vec::new(), Vec::new());
    // Where it stands and where it was going: the next turn depends on that.
    let mut seen = [[false; 9]; CELLS];
    let mut reached = [false; CELLS];
    loop {
        // What has gone least far comes first, so the first run to a place is the cheapest.
        let next = (0..open.len()).max_by_key(|&index| open[index].ease());
        let Some(run) = next.map(|index| open.swap_remove(index)) else { break };
        let now = &run.end;
        let here = cell(now.active().x, now.active().y);
        if std::mem::replace(&mut seen[here][usize::from(run.heading.min(8))], true) {
            continue;
        }
        if now.phase == Phase::Strike || now.roll.kind == RollKind::ChargeBlow {
            if !std::mem::replace(&mut reached[here], true) {
                ends.push(run);
            }
        } else if now.phase == Phase::Move && game.turn(now).deciders().has(seat) {
            actions.clear();
            game.actions(now, seat, &mut actions);
            for &step in actions.iter().filter(|action| matches!(action, Action::Step { .. })) {
                let mut further = run.clone();
                further.go(game, seat, step);
                open.push(further);
            }
        }
    }
    ends
}

/// The die of the blow at the end of a charge.
pub(crate) fn blow(game: &Onb, state: &State, target: u8) -> Option<Roll> {
    let weapon = game.kind(state.active().kind).arms.iter().position(crate::bestiary::Arm::is_plain_blow)? as u8;
    Some(Roll::of(RollKind::ChargeBlow, state.act.unit, weapon, target))
}

/// Whom the blow is for.
pub(crate) fn quarry(state: &State, actions: &[Action]) -> u8 {
    match actions.first() {
        Some(&Action::Charge(target)) => target,
        _ if runs_now(state) => state.act.quarry,
        _ => NONE,
    }
}

/// The run whose blow promises most; of equals the shortest and straightest.
pub(crate) fn best(game: &Onb, state: &State, seat: Seat, target: u8) -> Option<Run> {
    let roll = blow(game, state, target)?;
    let hope = |run: &Run| game.odds(&run.end, roll).mean();
    runs(game, state, seat, Some(target))
        .into_iter()
        .max_by(|a, b| hope(a).total_cmp(&hope(b)).then_with(|| a.ease().cmp(&b.ease())))
}
