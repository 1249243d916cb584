//! Why an action is refused, by the first reason that applies (section 17 of the rules): seat, step, target.

use crate::action::Action;
use crate::cards::Number;
use crate::game::Horde;
use crate::names::{role_with_article, way_key};
use crate::roles::Role;
use crate::rule_ids as rule;
use crate::state::{State, Step};
use crate::terrain::{Cell, Column, destinations, row_mask};
use galerne_engine::{Message, Refusal, Rule, Seat, refuse, table_rules};

impl Horde {
    /// The seat exists and owes a decision.
    pub(crate) fn ensure_decides(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
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
    fn not_now(&self, state: &State, action: &Action) -> Refusal {
        if state.step == Step::Trim && *action == Action::EndTurn {
            let excess = state.camp().aval_len.saturating_sub(self.options.aval_size);
            return Refusal::new(rule::TRIM, "refused-trim").with("excess", excess);
        }
        Refusal::new(step_rule(state.step), "refused-wrong-phase").with("step", step_name(state))
    }

    /// The action belongs to the step.
    pub(crate) fn ensure_step(&self, state: &State, action: &Action) -> Result<(), Refusal> {
        let phase3 = state.step == Step::Actions;
        let belongs = match action {
            Action::Enter { .. } => state.step == Step::Entry || (phase3 && self.is_free()),
            Action::Move { .. } => state.step == Step::Moves || (phase3 && self.is_free()),
            Action::EndEntry => state.step == Step::Entry,
            Action::EndMoves => state.step == Step::Moves,
            Action::Play { .. } => phase3 || state.step == Step::Power,
            Action::Repos { .. }
            | Action::Aide
            | Action::Provocation { .. }
            | Action::Attaque { .. }
            | Action::EndActions => phase3,
            Action::Keep { .. } => state.step == Step::Pick,
            Action::Commit { .. } => state.step == Step::Power,
            Action::WindMove { .. } | Action::WindStay => state.step == Step::Wind,
            Action::Discard { .. } => matches!(state.step, Step::Trim | Step::Cull),
            Action::EndTurn => state.step == Step::Cull,
            Action::Concede => {
                return if self.options.concession { Ok(()) } else { refuse(rule::DEFEAT, "refused-concession") };
            }
        };
        if belongs { Ok(()) } else { Err(self.not_now(state, action)) }
    }

    /// The action can be carried out on its target.
    pub(crate) fn ensure_target(&self, state: &State, action: &Action) -> Result<(), Refusal> {
        let camp = state.camp();
        match *action {
            Action::Enter { role, column } => self.ensure_entry(state, role, column),
            Action::Move { role, cell } => {
                standing(state, role)?;
                unwounded(state, role)?;
                if camp.moved & role.bit() != 0 {
                    return refuse_role(rule::FREE_MOVE, "refused-already-moved", role);
                }
                may_reach(state, role, cell)
            }
            Action::Play { card } if !camp.hand.has(card) => {
                Err(Refusal::new(rule::POOL, "refused-card-not-in-hand").with("card", card.short()))
            }
            Action::Repos { role } => {
                self.ensure_provided(state, Role::Feuleuse)?;
                standing(state, role)?;
                if !camp.is_wounded(role) {
                    return refuse_role(rule::REPOS, "refused-not-wounded", role);
                }
                self.ensure_affordable(state, Role::Feuleuse)
            }
            Action::Aide => {
                self.ensure_provided(state, Role::Ailier)?;
                if !camp.has_pack() {
                    return refuse(rule::AIDE, "refused-pack-empty");
                }
                self.ensure_affordable(state, Role::Ailier)
            }
            Action::Provocation { role, cell } => {
                self.ensure_provided(state, Role::Traceur)?;
                standing(state, role)?;
                unwounded(state, role)?;
                may_reach(state, role, cell)?;
                self.ensure_affordable(state, Role::Traceur)
            }
            Action::Attaque { slot } => {
                self.ensure_provided(state, Role::Combattante)?;
                if slot.index() >= self.seats * 4 || state.face_up(slot.index()).is_none() {
                    return Err(Refusal::new(rule::ATTAQUE, "refused-no-target").with("slot", slot.to_string()));
                }
                self.ensure_affordable(state, Role::Combattante)
            }
            Action::Keep { card } if !camp.looked.contains(&card.0) => {
                let looked = camp.looked.into_iter().filter_map(Number::at).map(Number::short);
                let looked = looked.collect::<Vec<_>>().join(", ");
                let refusal = Refusal::new(rule::AIDE, "refused-bad-choice").with("card", card.short());
                Err(refusal.with("looked", looked))
            }
            Action::Commit { points } if points > camp.pool => {
                Err(Refusal::new(rule::POWER, "refused-bad-x").with("points", points).with("pool", camp.pool))
            }
            Action::WindMove { cell } => match state.mover {
                Some(role) => may_reach(state, role, cell),
                None => Err(self.not_now(state, action)),
            },
            Action::Discard { role } if camp.aval_roles() & role.bit() == 0 => {
                let rule = if state.step == Step::Trim { rule::TRIM } else { rule::CULL };
                refuse_role(rule, "refused-not-in-aval", role)
            }
            _ => Ok(()),
        }
    }

    /// HC-8.5, HC-15.7: the action is in the game, and its role on the terrain.
    fn ensure_provided(&self, state: &State, role: Role) -> Result<(), Refusal> {
        if !self.allows(role) {
            return refuse(rule::LAB_ACTIONS, "refused-action-forbidden");
        }
        if state.camp().has(role) {
            Ok(())
        } else {
            refuse_role(rule::ACTIONS[role as usize], "refused-action-role", role)
        }
    }

    pub(crate) fn ensure_affordable(&self, state: &State, role: Role) -> Result<(), Refusal> {
        let (cost, pool) = (self.cost(role), state.camp().pool);
        if pool >= cost {
            return Ok(());
        }
        let refusal = Refusal::new(rule::ACTIONS[role as usize], "refused-not-enough-points");
        Err(refusal.with("cost", cost).with("pool", pool))
    }

    fn ensure_entry(&self, state: &State, role: Role, column: Column) -> Result<(), Refusal> {
        let camp = state.camp();
        if camp.aval_roles() & role.bit() == 0 {
            return refuse_role(rule::ENTRY, "refused-not-in-aval", role);
        }
        if camp.has(role) {
            return refuse_role(rule::ONE_PER_ROLE, "refused-role-on-terrain", role);
        }
        if self.options.entry_limit != 0 && camp.entered >= self.options.entry_limit {
            return Err(Refusal::new(rule::ENTRY, "refused-entry-limit").with("limit", self.options.entry_limit));
        }
        if column.0 / 4 != state.actor {
            return Err(off_board(Cell(column.0 % 8 * 4 + 3)));
        }
        let cell = Cell::of_grid(state.actor, column.0 % 4 * 4 + 3);
        if camp.occupied() & row_mask(3) & (1 << (cell.0 & 15)) != 0 {
            return Err(Refusal::new(rule::TERRAIN, "refused-cell-occupied").with("cell", cell.to_string()));
        }
        Ok(())
    }
}

/// The rule that says what may be done in a step.
fn step_rule(step: Step) -> Rule {
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
pub(crate) fn step_name(state: &State) -> Message {
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

fn refuse_role(rule: Rule, key: &'static str, role: Role) -> Result<(), Refusal> {
    Err(Refusal::new(rule, key).with("role", role_with_article(role)))
}

fn standing(state: &State, role: Role) -> Result<(), Refusal> {
    if state.camp().has(role) { Ok(()) } else { refuse_role(rule::MOVEMENT, "refused-absent-role", role) }
}

fn unwounded(state: &State, role: Role) -> Result<(), Refusal> {
    if state.camp().is_wounded(role) { refuse_role(rule::WOUNDED, "refused-wounded", role) } else { Ok(()) }
}

/// HC-14.2: characters stay on their own grid.
pub(crate) fn off_board(cell: Cell) -> Refusal {
    Refusal::new(rule::OWN_GRID, "refused-off-board").with("cell", cell.to_string())
}

/// HC-12.1 … HC-12.6, with the part of the movement that goes wrong.
fn may_reach(state: &State, role: Role, cell: Cell) -> Result<(), Refusal> {
    let camp = state.camp();
    let Some(own) = cell.own(state.actor) else { return Err(off_board(cell)) };
    if camp.reach(role) & (1 << own) != 0 {
        return Ok(());
    }
    let named = |refusal: Refusal| refusal.with("role", role_with_article(role)).with("cell", cell.to_string());
    let from = camp.cells[role as usize];
    if own == from {
        return Err(named(Refusal::new(rule::MOVEMENT, "refused-own-cell")));
    }
    if camp.occupied() & (1 << own) != 0 {
        return Err(Refusal::new(rule::MOVEMENT, "refused-cell-occupied").with("cell", cell.to_string()));
    }
    let rule = match role {
        Role::Traceur => rule::MOVE_TRACEUR,
        Role::Combattante => rule::MOVE_COMBATTANTE,
        Role::Ailier => rule::MOVE_AILIER,
        Role::Feuleuse => rule::MOVE_FEULEUSE,
    };
    if destinations(role, from, u16::MAX) & (1 << own) != 0 {
        return Err(named(Refusal::new(rule, "refused-blocked")));
    }
    let away = |a: u8, b: u8| a.abs_diff(b);
    let (across, along) = (away(own / 4, from / 4), away(own % 4, from % 4));
    let reach = if role == Role::Feuleuse { 1 } else { 2 };
    let why = if across.max(along) > reach { "refused-too-far" } else { "refused-direction" };
    Err(named(Refusal::new(rule, why)).with("way", Message::new(way_key(role))))
}
