//! The other way round: first whom, then what. A touch on an enemy is the best attack on it; other attacks begin with their order. And what
//! a player would choose anyway comes by itself.

use super::charges;
use crate::action::Action;
use crate::game::Onb;
use crate::picture::{END_SOON, face_soon, unit_target};
use crate::state::{Phase, Roll, State};
use galerne_draw::Sequence;
use galerne_engine::{Message, Rules as _, Seat, Square, Words};

/// Something that can be done to a figure now, with the PV that it would cost it in the mean.
struct Deed {
    to: u8,
    actions: Vec<Action>,
    label: Message,
    hope: f64,
}

fn deed(game: &Onb, state: &State, seat: Seat, action: Action) -> Option<Deed> {
    let by_hand = |to: u8, hope: f64| Deed { to, actions: vec![action], label: game.label(state, seat, &action), hope };
    Some(match action {
        Action::Attack { weapon, target } => {
            let aim = game.may_attack(state, weapon, target).ok()?;
            by_hand(target, game.odds(state, Roll::attack(state.act.unit, weapon, target, aim)).mean())
        }
        Action::PowerOn { target, .. } => by_hand(target, 0.0),
        Action::Charge(target) => match charges::best(game, state, seat, target) {
            Some(run) => Deed {
                to: target,
                label: charge_label(game, state, target, &run.end),
                hope: charges::blow(game, state, target).map_or(0.0, |roll| game.odds(&run.end, roll).mean()),
                actions: run.actions,
            },
            // Every way may be cut short by a blow: the charge is steered by hand.
            None => by_hand(target, 0.0),
        },
        _ => return None,
    })
}

fn charge_label(game: &Onb, state: &State, target: u8, end: &State) -> Message {
    Message::new("sequence-charge")
        .with("who", game.unit_name(game.who(state, state.act.unit)))
        .with("target", game.unit_name(game.who(state, target)))
        .with("cell", Square::new(end.active().x, end.active().y).to_string())
}

/// The best attack on each figure. A charge carries the figure away from where it stands: it is the answer to a touch only where nothing can be
/// done from there.
pub(crate) fn sequences(game: &Onb, state: &State, seat: Seat) -> Vec<Sequence<Action>> {
    let mut sequences: Vec<Sequence<Action>> = by_itself(game, state, seat).into_iter().collect();
    if state.phase != Phase::Act {
        return sequences;
    }
    let mut actions = Vec::new();
    game.actions(state, seat, &mut actions);
    actions.sort_by_key(|action| matches!(action, Action::Charge(_)));
    let mut best: Vec<Deed> = Vec::new();
    for deed in actions.into_iter().filter_map(|action| deed(game, state, seat, action)) {
        match best.iter_mut().find(|known| known.to == deed.to) {
            Some(known) if known.hope < deed.hope && (known.hope <= 0.0 || deed.actions.len() == 1) => *known = deed,
            Some(_) => {}
            None => best.push(deed),
        }
    }
    sequences.extend(best.into_iter().map(|Deed { to, actions, label, .. }| Sequence {
        actions,
        label,
        targets: vec![unit_target(to)],
        main: false,
    }));
    sequences
}

/// The usual facing, and the end of an activation in which nothing is left: a page does it after a moment, unless the player touches something
/// else. The name of its target ends in `-soon`.
fn by_itself(game: &Onb, state: &State, seat: Seat) -> Option<Sequence<Action>> {
    if !game.turn(state).deciders().has(seat) {
        return None;
    }
    let (action, target) = match state.phase {
        Phase::Face | Phase::SummonFace => (game.usual_facing(state, seat)?, face_soon(seat)),
        Phase::Act if game.only_end_is_left(state) => (Action::End, END_SOON.to_owned()),
        _ => return None,
    };
    Some(Sequence {
        actions: vec![action],
        label: game.label(state, seat, &action),
        targets: vec![target],
        main: false,
    })
}
