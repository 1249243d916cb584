//! Warnings before a decision: it loses the Horde, or it closes a step that could still complete the formation.

use super::cause;
use crate::action::Action;
use crate::formations::{Completion, completed, stands};
use crate::game::Horde;
use crate::roles::Role;
use crate::state::{Cause, NONE, State, Step};
use galerne_engine::{Message, Rules, Seat};

/// Warns of an action that loses the Horde whatever the cards bring (HC-13.3), and of one that closes a step unused: the step before
/// it may have closed by itself under the same button.
pub(crate) fn warning(game: &Horde, state: &State, seat: Seat, action: &Action) -> Option<Message> {
    if *action == Action::Concede || Rules::check(game, state, seat, action).is_err() {
        return None;
    }
    match loss(game, state, seat, action) {
        Some(lost) => Some(Message::new("warning-lost").with("cause", cause(lost))),
        None => Some(Message::new(hasty(game, state, action)?)),
    }
}

/// The loss that follows from the step, if no unseen Rencontre made it worse and no card of the Pack were better than another.
fn loss(game: &Horde, state: &State, seat: Seat, action: &Action) -> Option<Cause> {
    let mut after = *state;
    // Face-up Rencontres strike whatever the others turn out to be (HC-9.2).
    if *action == Action::EndActions {
        after.slots.iter_mut().filter(|slot| State::is_face_down(**slot)).for_each(|slot| *slot = NONE);
    }
    game.act(&mut after, seat, *action, &mut ());
    // One Véramorphe takes the last card, the next one finds none.
    while after.step == Step::Veramorphe {
        let card = after.camp().pack.iter().next()?;
        game.lost_to_veramorphe(&mut after, card, &mut ());
    }
    after.camps.get(seat.index())?.lost
}

/// HC-8.1: a step closed although the missed formation is still within reach: nothing was done in it, or free movements are left.
fn hasty(game: &Horde, state: &State, action: &Action) -> Option<&'static str> {
    let camp = state.camp();
    let suit = state.dominante(usize::from(state.actor & 1))?.suit() as usize;
    if game.is_free() || game.figures(suit).any(|figure| stands(&camp.cells, figure)) {
        return None;
    }
    match action {
        // Whoever waits in Aval may come on: an empty terrain holds no formation.
        Action::EndEntry => {
            let is_empty = camp.entered == 0 && camp.occupied() == 0;
            (is_empty && game.may_enter(state)).then_some("warning-nobody-entered")
        }
        Action::EndMoves => {
            let entries_closed = camp.entered > 0 && !game.may_enter(state);
            let stands_up = |role: Role| {
                !camp.is_wounded(role) && game.figures(suit).any(|figure| camp.reach(role) & figure[role as usize] != 0)
            };
            if camp.moved == 0 && (entries_closed || Role::ALL.into_iter().any(stands_up)) {
                return Some("warning-nobody-moved");
            }
            // HC-8.4: each moves once, so a completion that moves the same role twice does not count.
            let stays = camp.wounded | camp.moved;
            let mut ways = game.figures(suit).filter_map(|figure| completed(camp.cells, stays, figure));
            let is_free = |([first, second], _): Completion| first.map(|way| way.0) != second.map(|way| way.0);
            ways.any(is_free).then_some("warning-unfinished")
        }
        Action::EndActions => {
            let is_untouched = camp.moved != 0 && camp.pool == 0 && !Horde::may_move(state);
            if !is_untouched || camp.present() != 15 || !game.allows(Role::Traceur) {
                return None;
            }
            let steps = game.figures(suit).filter_map(|figure| completed(camp.cells, camp.wounded, figure));
            let fewest = steps.map(|(steps, _)| steps.iter().flatten().count() as u16).min()?;
            (fewest * u16::from(game.cost(Role::Traceur)) <= camp.hand.points()).then_some("warning-provocation")
        }
        _ => None,
    }
}
