//! What may be done now: each phase asks the file that knows its rules.

use crate::action::Action;
use crate::game::{Onb, Verdict};
use crate::rule_ids as rule;
use crate::state::{Phase, State};
use galerne_engine::{Reason, demand};

impl Onb {
    pub(crate) fn verdict(&self, state: &State, seat: u8, action: Action) -> Verdict {
        if action == Action::Concede {
            return demand(self.options.concede, rule::ELIMINATION, "refused-concede");
        }
        match state.phase {
            Phase::Army => self.check_army(state, seat, action),
            Phase::Deploy | Phase::SecretDeploy => self.check_deploy(state, seat, action),
            Phase::Target => match action {
                Action::Target(number) => {
                    demand(self.may_be_target(state, seat, number), rule::TARGETS, "refused-target")
                }
                _ => Err(Reason(rule::TARGETS, "refused-target-phase")),
            },
            Phase::Slot => self.check_slot(state, seat, action),
            Phase::Act => self.check_act(state, action),
            Phase::Move => self.check_move(state, action),
            Phase::Aim => self.check_aim(state, action),
            Phase::SummonCell | Phase::SummonFace => self.check_summon(state, action),
            Phase::Strike => self.check_strike(state, action),
            Phase::Ask => match action {
                Action::Riposte(_) => Ok(()),
                _ => Err(Reason(rule::OPPORTUNITY, "refused-ask-phase")),
            },
            Phase::Face => self.check_face(state, action),
            Phase::Roles | Phase::ArmyDraw | Phase::Order | Phase::Ties | Phase::Roll | Phase::Over => {
                Err(Reason(rule::RESULT, "refused-over"))
            }
        }
    }
}
