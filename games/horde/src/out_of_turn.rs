//! Why an action is refused before its target is looked at: nobody decides now, somebody else does, or something else is due.

use crate::action::Action;
use crate::game::Horde;
use crate::rules_ids as rule;
use crate::state::{State, Step};
use galerne_engine::{Message, Refusal, Rule, Seat, table_rules};

impl Horde {
    /// The seat exists and owes a decision.
    pub(crate) fn decides(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if seat.index() >= self.seats {
            let seats = Refusal::new(rule::PLAYERS, "refused-no-seat").with("seats", self.seats);
            return Err(seats.with("number", u32::from(seat.0) + 1));
        }
        if state.step == Step::Over {
            return Err(Refusal::new(rule::DEFEAT, "refused-over"));
        }
        // HC-5.2: a step may have closed itself, and then a card is due.
        if !state.step.is_decision() {
            return Err(Refusal::new(table_rules::YOUR_TURN, "refused-card-due"));
        }
        if seat.0 != state.actor {
            let order = match state.step {
                Step::Power | Step::Wind => rule::ROW_BY_ROW,
                Step::Trim | Step::Cull => rule::SHUFFLED_BACK,
                _ => rule::ORDER,
            };
            return Err(Refusal::new(order, "refused-turn").with("seat", Seat(state.actor)));
        }
        Ok(())
    }

    /// What the step waits for instead.
    pub(crate) fn not_now(&self, state: &State, action: &Action) -> Refusal {
        if state.step == Step::Trim && *action == Action::EndTurn {
            let excess = state.camp().aval_len.saturating_sub(self.options.aval_size);
            return Refusal::new(rule::TRIM, "refused-trim").with("excess", excess);
        }
        Refusal::new(of(state.step), "refused-wrong-phase").with("step", name(state))
    }
}

/// The rule that says what may be done in a step.
fn of(step: Step) -> Rule {
    match step {
        Step::Pick => rule::AIDE,
        Step::Power => rule::POWER,
        Step::Wind => rule::WIND_MOVE,
        Step::Trim => rule::TRIM,
        Step::Cull => rule::CULL,
        _ => rule::STEPS,
    }
}

/// The step as a player calls it.
pub(crate) fn name(state: &State) -> Message {
    let key = match state.step {
        Step::Entry => "step-entry",
        Step::Moves => "step-moves",
        Step::Actions => "step-actions",
        Step::Pick => "step-pick",
        Step::Power => return Message::new("step-power").with("row", state.row + 1),
        Step::Wind => "step-wind",
        Step::Trim => "step-trim",
        Step::Cull => "step-cull",
        Step::Over => "step-over",
        _ => "step-card",
    };
    Message::new(key)
}
