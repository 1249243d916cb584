//! The other way round: first whom, then what. Touching an enemy does the one thing that can be done to it, or asks which.

use super::charges;
use crate::action::Action;
use crate::game::Onb;
use crate::picture::{power_target, unit_target, weapon_target};
use crate::state::{Phase, State};
use galerne_draw::Sequence;
use galerne_engine::{Message, Rules as _, Seat, Square, Words};

/// Something that can be done to a figure now.
struct Deed {
    to: u8,
    token: String,
    actions: Vec<Action>,
    label: Message,
}

fn deed(game: &Onb, state: &State, seat: Seat, action: Action) -> Option<Deed> {
    let label = || game.label(state, seat, &action);
    Some(match action {
        Action::Attack { weapon, target } => {
            Deed { to: target, token: weapon_target(weapon), actions: vec![action], label: label() }
        }
        Action::PowerOn { power, target } => {
            Deed { to: target, token: power_target(power), actions: vec![action], label: label() }
        }
        Action::Charge(target) => {
            // Where every way may be cut short by a blow, the charge is steered by hand.
            let actions = charges::best(game, state, seat, target).map_or_else(|| vec![action], |run| run.actions);
            let label = if actions.len() > 1 { charge_label(game, state, seat, target, &actions) } else { label() };
            Deed { to: target, token: "order-charge".to_owned(), actions, label }
        }
        _ => return None,
    })
}

fn charge_label(game: &Onb, state: &State, seat: Seat, target: u8, actions: &[Action]) -> Message {
    let mut end = *state;
    actions.iter().for_each(|&action| game.act(&mut end, seat, action, &mut ()));
    Message::new("sequence-charge")
        .with("who", game.unit_name(game.who(state, state.act.unit)))
        .with("target", game.unit_name(game.who(state, target)))
        .with("cell", Square::new(end.active().x, end.active().y).to_string())
}

pub(crate) fn sequences(game: &Onb, state: &State, seat: Seat) -> Vec<Sequence<Action>> {
    if state.phase != Phase::Act {
        return Vec::new();
    }
    let mut actions = Vec::new();
    game.actions(state, seat, &mut actions);
    let deeds: Vec<Deed> = actions.into_iter().filter_map(|action| deed(game, state, seat, action)).collect();
    let alone = |one: &Deed| deeds.iter().filter(|other| other.to == one.to).count() == 1;
    deeds
        .iter()
        .map(|deed| {
            let mut targets = vec![unit_target(deed.to)];
            if !alone(deed) {
                targets.push(deed.token.clone());
            }
            Sequence { actions: deed.actions.clone(), label: deed.label.clone(), targets, main: false }
        })
        .collect()
}
