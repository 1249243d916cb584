//! Deployment: creature by creature in turn, or all at once in secret; outposts, reserve, targets (ON-4.20 … 4.31).

use crate::action::Action;
use crate::bestiary::Rank;
use crate::event::Event;
use crate::game::{Onb, Verdict};
use crate::map::{Base, cell, square};
use crate::options::{Deployment, Scenario};
use crate::rule_ids as rule;
use crate::rules::scenario::LONE_LEADER;
use crate::state::{NONE, Phase, Placing, State, Unit, mark};
use galerne_engine::{Log, Reason, Seat, Square, demand};

impl Onb {
    /// Secret deployment gives numbers by seat and kind, so that numbers tell nothing (ON-3.2).
    pub(crate) fn enrol(&self, state: &mut State) {
        for seat in 0..self.seats as u8 {
            for kind in 0..self.library.creatures as u8 {
                for _ in 0..state.armies[usize::from(seat)][usize::from(kind)] {
                    self.enlist(state, self.new_unit(kind, seat));
                }
            }
        }
    }

    /// The anchors a creature of that kind may take, legal or not for the moment.
    fn places(&self, seat: u8, kind: u8) -> impl Iterator<Item = u16> + '_ {
        let data = self.kind(kind);
        let (seat, base) = (usize::from(seat) & 3, usize::from(data.base - 1) % 3);
        // A hidden outpost could meet another one on the same cell; secret deployment keeps to the zones.
        let outposts = data.fixed.is_some() && self.options.deployment == Deployment::Alternate;
        let more: &[u16] = if outposts { &self.outposts[seat][base] } else { &[] };
        self.anchors[seat][base].iter().chain(more).copied()
    }

    /// Whether a creature of that kind may be put there now (ON-4.21, ON-4.24).
    pub(crate) fn may_place(&self, state: &State, kind: u8, anchor: u16) -> bool {
        self.may_stop(state, Base::at(usize::from(anchor), self.kind(kind).base), NONE)
    }

    fn can_place(&self, state: &State, seat: u8, kind: u8) -> bool {
        self.places(seat, kind).any(|anchor| self.may_place(state, kind, anchor))
    }

    /// Whose turn it is to deploy in the alternate order.
    pub(crate) fn deployer(&self, state: &State) -> u8 {
        state.turns[usize::from(state.cursor) % self.seats]
    }

    fn has_left(state: &State, seat: u8) -> bool {
        state.armies[usize::from(seat) & 3].iter().any(|&n| n > 0)
    }

    /// Go on to the next player with something to put down; what cannot be put down goes to the reserve (ON-4.26).
    pub(crate) fn next_deployer(&self, state: &mut State, log: &mut impl Log<Event>) {
        for _ in 0..=self.seats {
            let seat = self.deployer(state);
            if Onb::has_left(state, seat) {
                self.send_to_reserve(state, seat, log);
                if Onb::has_left(state, seat) {
                    self.settle_placing(state, seat);
                    return;
                }
            }
            state.cursor = (state.cursor + 1) % self.seats as u8;
        }
        state.cursor = 0;
        state.phase = Phase::Target;
        self.next_target(state, log);
    }

    /// ON-4.26: if nothing that is left can be placed, all of it waits in the reserve.
    fn send_to_reserve(&self, state: &mut State, seat: u8, log: &mut impl Log<Event>) {
        let kinds = 0..self.library.creatures as u8;
        let left = |state: &State, kind: u8| state.armies[usize::from(seat) & 3][usize::from(kind)];
        if kinds.clone().any(|kind| left(state, kind) > 0 && self.can_place(state, seat, kind)) {
            return;
        }
        log.push(Event::SentToReserve { seat: Seat(seat) });
        for kind in kinds {
            for _ in 0..left(state, kind) {
                if self.options.deployment == Deployment::Secret {
                    let waiting = self.undeployed(state, seat, kind);
                    if let Some(unit) = waiting.and_then(|number| state.units.get_mut(usize::from(number))) {
                        unit.marks |= mark::RESERVE;
                    }
                } else {
                    self.enlist(state, Unit { marks: mark::RESERVE, ..self.new_unit(kind, seat) });
                }
            }
            state.armies[usize::from(seat) & 3][usize::from(kind)] = 0;
        }
    }

    /// The first enrolled creature of that kind that is neither on the board nor in the reserve.
    fn undeployed(&self, state: &State, seat: u8, kind: u8) -> Option<u8> {
        let found = |unit: &Unit| {
            self.captain(unit.seat) == self.captain(seat) && unit.kind == kind && unit.x < 0 && !unit.has(mark::RESERVE)
        };
        state.units().iter().position(found).map(|number| number as u8)
    }

    /// Choices without alternative are made: the only kind left, the only leader.
    fn settle_placing(&self, state: &mut State, seat: u8) {
        let mut placeable = (0..self.library.creatures as u8).filter(|&kind| self.may_pick(state, seat, kind).is_ok());
        let mut placing = Placing::NONE;
        if let (Some(only), None) = (placeable.next(), placeable.next()) {
            placing.kind = only;
        }
        if !self.options.shared_army {
            placing.owner = seat;
        }
        state.placing[usize::from(seat) & 3] = placing;
    }

    fn may_pick(&self, state: &State, seat: u8, kind: u8) -> Verdict {
        let left = state.armies[usize::from(seat) & 3].get(usize::from(kind)).copied().unwrap_or(0);
        demand(left > 0, rule::DEPLOYMENT, "refused-none-left")?;
        demand(self.can_place(state, seat, kind), rule::DEPLOYMENT, "refused-no-room")
    }

    pub(crate) fn check_deploy(&self, state: &State, seat: u8, action: Action) -> Verdict {
        let placing = state.placing[usize::from(seat) & 3];
        match action {
            Action::Pick(kind) if placing.kind == NONE => self.may_pick(state, seat, kind),
            Action::Give(owner) if placing.kind != NONE && placing.owner == NONE => {
                let ally = owner.index() < self.seats && self.captain(owner.0) == seat;
                demand(ally, rule::DEPLOYMENT, "refused-not-ally")
            }
            Action::Cell(Square { x, y }) if placing.kind != NONE && placing.owner != NONE && placing.x < 0 => {
                demand(self.map.contains(x, y), rule::GRID, "refused-off-map")?;
                let anchor = cell(x, y) as u16;
                let inside = self.places(seat, placing.kind).any(|place| place == anchor);
                let rule = if self.kind(placing.kind).fixed.is_some() { rule::OUTPOSTS } else { rule::DEPLOYMENT };
                demand(inside, rule, "refused-off-zone")?;
                demand(self.may_place(state, placing.kind, anchor), rule::DEPLOYMENT, "refused-occupied")
            }
            Action::Face(direction) if placing.x >= 0 => demand(direction < 8, rule::DIRECTIONS, "refused-direction"),
            _ => Err(Reason(rule::DEPLOYMENT, "refused-deploy-phase")),
        }
    }

    pub(crate) fn list_deploy(&self, state: &State, seat: u8, out: &mut Vec<Action>) {
        let placing = state.placing[usize::from(seat) & 3];
        if placing.kind == NONE {
            let kinds = 0..self.library.creatures as u8;
            out.extend(kinds.filter(|&kind| self.may_pick(state, seat, kind).is_ok()).map(Action::Pick));
        } else if placing.owner == NONE {
            let allies = (0..self.seats as u8).filter(|&owner| self.captain(owner) == seat);
            out.extend(allies.map(|owner| Action::Give(Seat(owner))));
        } else if placing.x < 0 {
            out.extend(
                self.places(seat, placing.kind)
                    .filter(|&anchor| self.may_place(state, placing.kind, anchor))
                    .map(|anchor| Action::Cell(square(usize::from(anchor)))),
            );
        } else {
            out.extend((0..8).map(Action::Face));
        }
    }

    pub(crate) fn act_deploy(&self, state: &mut State, seat: u8, action: Action, log: &mut impl Log<Event>) {
        let placing = &mut state.placing[usize::from(seat) & 3];
        match action {
            Action::Pick(kind) => placing.kind = kind,
            Action::Give(owner) => placing.owner = owner.0,
            Action::Cell(at) => (placing.x, placing.y) = (at.x, at.y),
            Action::Face(facing) => {
                let placing = std::mem::replace(placing, Placing::NONE);
                self.deploy(state, seat, placing, facing, log);
            }
            _ => {}
        }
    }

    fn deploy(&self, state: &mut State, seat: u8, placing: Placing, facing: u8, log: &mut impl Log<Event>) {
        let secret = self.options.deployment == Deployment::Secret;
        let left = &mut state.armies[usize::from(seat) & 3][usize::from(placing.kind) % 32];
        *left = left.saturating_sub(1);
        let number = if secret {
            self.undeployed(state, seat, placing.kind).unwrap_or(NONE)
        } else {
            self.enlist(state, self.new_unit(placing.kind, placing.owner))
        };
        let Some(unit) = state.units.get_mut(usize::from(number)) else { return };
        (unit.x, unit.y, unit.facing, unit.seat) = (placing.x, placing.y, facing, placing.owner);
        let who = self.who(state, number);
        self.put(state, number);
        let (at, by) = (Square::new(placing.x, placing.y), Seat(seat));
        if secret {
            log.push(Event::DeployedInSecret { who, seat: by, at, facing });
            self.go_on_in_secret(state, seat, log);
        } else {
            log.push(Event::Deployed { who, seat: by, at, facing });
            state.cursor = (state.cursor + 1) % self.seats as u8;
            self.next_deployer(state, log);
        }
    }

    /// In secret a player goes on until nothing is left; when all are done, everything is shown.
    pub(crate) fn go_on_in_secret(&self, state: &mut State, seat: u8, log: &mut impl Log<Event>) {
        if Onb::has_left(state, seat) {
            self.send_to_reserve(state, seat, log);
        }
        if Onb::has_left(state, seat) {
            self.settle_placing(state, seat);
            return;
        }
        state.placing[usize::from(seat) & 3] = Placing::NONE;
        state.locked |= 1 << seat;
        log.push(Event::DeploymentDone { seat: Seat(seat) });
        if self.still_building(state) == 0 {
            log.push(Event::DeploymentRevealed);
            state.locked = 0;
            state.cursor = 0;
            state.phase = Phase::Target;
            self.next_target(state, log);
        }
    }

    // Targets of `cible` (ON-4.30).

    fn has_target(&self, seat: u8) -> bool {
        match self.options.scenario {
            Scenario::Cible => true,
            Scenario::CibleUnique => seat == LONE_LEADER,
            Scenario::Mort | Scenario::Capture => false,
        }
    }

    /// Whether that creature may be the seat's target: the dearest, or one of the dearest.
    pub(crate) fn may_be_target(&self, state: &State, seat: u8, number: u8) -> bool {
        // The one target of `cible_unique` is that of the side: in a shared army it may follow any of its leaders.
        let lone = self.options.scenario == Scenario::CibleUnique;
        let leader = |unit: &Unit| if lone { self.captain(unit.seat) } else { unit.seat };
        let mine = |unit: &Unit| unit.alive() && unit.seat != NONE && leader(unit) == seat;
        let top = state.units().iter().filter(|unit| mine(unit)).map(|unit| self.kind(unit.kind).cost).max();
        let unit = state.unit(number);
        mine(unit) && self.kind(unit.kind).rank != Rank::Summon && Some(self.kind(unit.kind).cost) == top
    }

    pub(crate) fn next_target(&self, state: &mut State, log: &mut impl Log<Event>) {
        while usize::from(state.cursor) < self.seats {
            let seat = state.cursor;
            if self.has_target(seat) && state.targets[usize::from(seat)] == NONE && !state.is_out(seat) {
                let mut fitting = (0..state.count).filter(|&number| self.may_be_target(state, seat, number));
                match (fitting.next(), fitting.next()) {
                    (Some(only), None) => self.name_target(state, seat, only, log),
                    (Some(_), Some(_)) => return,
                    (None, _) => {}
                }
            }
            state.cursor += 1;
        }
        state.cursor = 0;
        self.begin_round(state, log);
    }

    pub(crate) fn name_target(&self, state: &mut State, seat: u8, number: u8, log: &mut impl Log<Event>) {
        state.targets[usize::from(seat) & 3] = number;
        log.push(Event::TargetNamed { seat: Seat(seat), who: self.who(state, number) });
    }
}
