//! Whether a position read from outside is consistent, and how a refusal names the seat, creature or cell at fault.

use super::UnitText;
use crate::action::Action;
use crate::game::{Onb, Verdict};
use crate::map::{cell, coordinates};
use crate::options::{Deployment, Recruiting};
use crate::rule_ids as rule;
use crate::state::{Gait, NONE, Phase, RollKind, State, Unit, mark};
use galerne_engine::{Arg, COMPASS, Luck, Message, Reason, Refusal, Rule, Rules, Square, Turn, demand};

/// A doubt about one thing, before it is said which thing.
#[derive(Clone, Debug)]
pub(crate) struct Doubt(pub(crate) Rule, pub(crate) Message);

impl From<Reason> for Doubt {
    fn from(Reason(rule, key): Reason) -> Doubt {
        Doubt(rule, Message::new(key))
    }
}

impl From<Doubt> for Refusal {
    fn from(Doubt(rule, reason): Doubt) -> Refusal {
        Refusal { rule, reason }
    }
}

/// `Ok` if the condition holds, else the doubt.
pub(crate) fn believe(condition: bool, rule: Rule, doubt: impl FnOnce() -> Message) -> Result<(), Doubt> {
    if condition { Ok(()) } else { Err(Doubt(rule, doubt())) }
}

fn about_creature(number: usize, kind: Arg, at: Option<Square>, Doubt(rule, why): Doubt) -> Refusal {
    let place = at.map_or_else(|| Message::new("position-nowhere").into(), |at| Arg::from(at.to_string()));
    Refusal::new(rule, "refused-position-creature")
        .with("number", number + 1)
        .with("kind", kind)
        .with("cell", place)
        .with("why", why)
}

impl Onb {
    /// The doubt about the creature with that number (from 0), as it was written.
    pub(crate) fn doubt_creature(&self, number: usize, text: &UnitText, doubt: Doubt) -> Refusal {
        let kind = self.library.kind(&text.kind);
        let kind = kind.map_or_else(|| text.kind.as_str().into(), |kind| self.kind_name(kind as u8));
        about_creature(number, kind, text.at, doubt)
    }

    /// The same once it was read.
    pub(crate) fn doubt_unit(&self, number: u8, unit: &Unit, doubt: Doubt) -> Refusal {
        let at = (unit.x >= 0).then_some(Square::new(unit.x, unit.y));
        about_creature(usize::from(number), self.kind_name(unit.kind), at, doubt)
    }

    /// What keeps a base from standing there: the edge of the board, the ground, or another figure.
    pub(crate) fn doubt_place(&self, state: &State, unit: &Unit) -> Message {
        let base = self.base(unit);
        if !base.squares().all(|(x, y)| self.map.contains(x, y)) {
            return Message::new("position-off-board");
        }
        let taken = base.squares().find(|&(x, y)| self.occupied(state, x, y));
        if let Some((x, y)) = taken {
            let other = state.at[cell(x, y)];
            return Message::new("position-taken").with("other", self.unit_name(self.who(state, other)));
        }
        let blocked = base.cells().find(|&here| !self.map.stands(here, 1, state.closed)).map(coordinates);
        match blocked {
            Some((x, y)) => Message::new("position-ground").with("cell", Square::new(x, y).to_string()),
            None => Message::new("position-edge"),
        }
    }
}

/// A seat that does not exist.
pub(crate) fn no_seat(seat: impl Into<i64>, seats: usize) -> Doubt {
    Doubt(rule::SETUP, Message::new("refused-position-seat").with("seat", seat.into() + 1).with("seats", seats))
}

impl Onb {
    /// Put all figures on the board, refusing overlaps; a creature on the move is above the board.
    pub(crate) fn stand_up_units(&self, state: &mut State) -> Result<(), Refusal> {
        let moving = matches!(state.act.gait, Gait::Course | Gait::Sprint | Gait::Charge);
        for number in 0..state.count {
            let unit = *state.unit(number);
            if !unit.on_board() {
                continue;
            }
            let base = self.base(&unit);
            let refuse = |state: &State, rule: Rule| {
                Err(self.doubt_unit(number, &unit, Doubt(rule, self.doubt_place(state, &unit))))
            };
            if !base.squares().all(|(x, y)| self.map.contains(x, y)) {
                return refuse(state, rule::BASES);
            }
            if moving && number == state.act.unit {
                let flying = self.kind(unit.kind).flying;
                let passable = |here: usize| !self.map.wall_like(here).now(state.closed);
                let above = flying && base.cells().all(passable);
                let stands = self.map.stands(cell(unit.x, unit.y), base.n as u8, state.closed);
                if !above && !stands {
                    return refuse(state, rule::STEP);
                }
                continue;
            }
            if !self.may_stop(state, base, NONE) {
                return refuse(state, rule::STOP);
            }
            self.put(state, number);
        }
        Ok(())
    }

    /// Each phase needs its own things and nothing else.
    pub(crate) fn check_phase(&self, state: &State) -> Verdict {
        let playing = !matches!(
            state.phase,
            Phase::Roles
                | Phase::ArmyDraw
                | Phase::Army
                | Phase::Order
                | Phase::Deploy
                | Phase::SecretDeploy
                | Phase::Target
        );
        let bad = |fine: bool| demand(fine, rule::STATE, "refused-position-phase");
        // Giving up during deployment ends a game before its first round.
        bad(playing == (state.round > 0) || state.phase == Phase::Over)?;
        let acting = matches!(
            state.phase,
            Phase::Act
                | Phase::Move
                | Phase::Aim
                | Phase::SummonCell
                | Phase::SummonFace
                | Phase::Strike
                | Phase::Ask
                | Phase::Roll
                | Phase::Face
        );
        bad(acting == (state.act.unit != NONE))?;
        // Who has acted has been taken in hand already.
        bad(!state.active().has(mark::ACTIVATED))?;
        bad(state.act.gait == Gait::None || state.act.moved)?;
        bad((state.phase == Phase::Roll) == (state.roll.kind != RollKind::None))?;
        let on_board = state.active().on_board();
        bad(match state.phase {
            Phase::Act => state.act.halves > 0 && state.act.gait == Gait::None,
            Phase::Move => on_board && !matches!(state.act.gait, Gait::None | Gait::Vault) && state.act.step == NONE,
            Phase::Ask => state.act.gait != Gait::None && state.act.step < 8 && !state.act.provoked.is_empty(),
            Phase::Aim => on_board && self.weapon_ready(state, state.act.tool).is_ok(),
            Phase::SummonCell => on_board && self.may_use(state, state.act.tool).is_ok(),
            Phase::SummonFace => on_board && self.may_use(state, state.act.tool).is_ok() && state.act.cell.0 >= 0,
            Phase::Strike => on_board && state.unit(state.act.quarry).on_board(),
            Phase::Face => on_board,
            Phase::Roll => match state.roll.kind {
                RollKind::Opportunity => {
                    state.act.gait != Gait::None && state.act.step < 8 && state.roll.target == state.act.unit
                }
                RollKind::Vault => state.act.gait == Gait::Vault && state.roll.unit == state.act.unit,
                _ => state.act.gait == Gait::None && state.roll.unit == state.act.unit,
            },
            Phase::Slot => self.slot(state).is_some(),
            Phase::Ties => self.tied(state).items().len() > 1,
            Phase::ArmyDraw => self.options.armies == Recruiting::Random,
            Phase::Army => self.options.armies == Recruiting::Built,
            Phase::SecretDeploy => self.options.deployment == Deployment::Secret,
            Phase::Deploy | Phase::Order => self.options.deployment == Deployment::Alternate,
            Phase::Roles | Phase::Target | Phase::Over => true,
        })?;
        if let (Phase::Ask | Phase::Roll, true) = (state.phase, state.act.gait != Gait::None) {
            let (dx, dy) = COMPASS[usize::from(state.act.step) & 7];
            let active = state.active();
            bad(self.map.contains(active.x + dx, active.y + dy))?;
        }
        if state.phase == Phase::SummonFace {
            let (x, y) = state.act.cell;
            bad(!self.occupied(state, x, y))?;
        }
        let unused = |number: u8| state.unit(number).hit == 0 || state.roll.kind == RollKind::Area;
        bad((0..state.count).all(unused))?;
        let lists = (0..self.seats).all(|seat| state.armies[seat].iter().all(|&n| n == 0));
        bad(!playing || lists || state.phase == Phase::Over)
    }
    /// A position must not be stuck: a seat can decide, chance has an outcome, or it is over.
    pub(crate) fn ensure_not_stuck(&self, state: &State) -> Verdict {
        let is_open = match self.turn(state) {
            Turn::Over => state.phase == Phase::Over,
            Turn::Decide(deciders) => deciders.iter().all(|seat| {
                let mut actions = Vec::new();
                self.actions(state, seat, &mut actions);
                actions.iter().any(|action| *action != Action::Concede)
            }),
            Turn::Chance(_) => {
                let mut outcomes = Vec::new();
                self.outcomes(state, &mut outcomes);
                !outcomes.is_empty()
            }
        };
        demand(is_open, rule::STATE, "refused-position-stuck")
    }
}
