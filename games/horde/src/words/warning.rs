//! Warnings before a decision: it loses the Horde, it exposes a character to an open Rencontre that could still be
//! answered, it closes a step that could still complete the formation, or it burns cards and points for nothing.

use super::cause;
use crate::action::Action;
use crate::cards::Number;
use crate::event::{By, Event};
use crate::formations::{Completion, completed, stands};
use crate::game::Horde;
use crate::names::{encounter, role_with_article};
use crate::options::WoundedLoses;
use crate::roles::{Encounter, Role};
use crate::state::{Cause, NONE, State, Step};
use crate::terrain::{Column, cells_in, row_mask};
use galerne_engine::{Message, Rules, Seat};

/// Warns of an action that loses the Horde whatever the cards bring (HC-13.3), and of one that closes a step unused: the step before
/// it may have closed by itself under the same button.
pub(crate) fn warning(game: &Horde, state: &State, seat: Seat, action: &Action) -> Option<Message> {
    if *action == Action::Concede || Rules::check(game, state, seat, action).is_err() {
        return None;
    }
    if let Some(lost) = loss(game, state, seat, action) {
        return Some(Message::new("warning-lost").with("cause", cause(lost)));
    }
    let unused = || burnt(game, state, seat, action);
    struck(game, state, seat, action).or_else(|| hasty(game, state, action).map(Message::new)).or_else(unused)
}

/// HC-9.2: an open Rencontre that takes a character as soon as the actions are closed, while the action against it can
/// still be paid for.
fn struck(game: &Horde, state: &State, seat: Seat, action: &Action) -> Option<Message> {
    if *action != Action::EndActions {
        return None;
    }
    let mut calm = *state;
    blind(&mut calm);
    let mut events = Vec::new();
    game.act(&mut calm, seat, *action, &mut events);
    // With whether the Corroyeur takes the card in Aval and spares the character on the terrain (HC-9.7).
    let victims = events.iter().filter_map(|event| match *event {
        Event::Destroyed { role, by: By::Corroyeur, .. } => Some((role, Encounter::Corroyeur, false)),
        Event::DestroyedInAval { role, .. } => Some((role, Encounter::Corroyeur, true)),
        Event::Destroyed { role, by: By::Poursuite, .. } => Some((role, Encounter::Poursuite, false)),
        _ => None,
    });
    let others = victims.clone().count().saturating_sub(1);
    let camp = state.camp();
    let means = u16::from(camp.pool) + camp.hand.points();
    let pays = |role: Role| camp.has(role) && game.allows(role) && means >= u16::from(game.cost(role));
    let answered = |(role, kind, in_aval): (Role, Encounter, bool)| {
        let slot = Column(seat.0 * 4 + camp.cells[role as usize] / 4).to_string();
        let warned = |key: &'static str, by: Role| {
            Message::new(key)
                .with("role", role_with_article(role))
                .with("aval", u8::from(in_aval))
                .with("others", others)
                .with("rencontre", encounter(kind))
                .with("slot", slot.clone())
                .with("cost", game.cost(by))
        };
        // The Poursuite only finishes off the wounded: healing is the cheaper answer to it.
        if kind == Encounter::Poursuite && pays(Role::Feuleuse) {
            return Some(warned("warning-struck-repos", Role::Feuleuse));
        }
        if pays(Role::Combattante) {
            return Some(warned("warning-struck-attaque", Role::Combattante));
        }
        // HC-8.8: the wounded cannot be moved, the others can be moved out of its column.
        let leaves = pays(Role::Traceur) && !camp.is_wounded(role) && escapes(game, state, seat, role);
        leaves.then(|| warned("warning-struck-provocation", Role::Traceur))
    };
    victims.map(answered).find(Option::is_some).flatten()
}

/// Whether one movement leads from under an open Rencontre to a column where none that strikes lies open.
fn escapes(game: &Horde, state: &State, seat: Seat, role: Role) -> bool {
    let strikes = |column: u8| {
        state.face_up(usize::from(seat.0 * 4 + column)).is_some_and(|card| {
            let kind = Encounter::of(card.rank());
            kind != Encounter::Repit && game.spares[kind as usize] & role.bit() == 0
        })
    };
    cells_in(state.camp().reach(role)).any(|cell| !strikes(cell / 4))
}

/// HC-8.10, HC-10.14: points that would be lost although they could still do something, and cards played for nothing.
fn burnt(game: &Horde, state: &State, seat: Seat, action: &Action) -> Option<Message> {
    let camp = state.camp();
    match *action {
        Action::EndActions if camp.pool > 0 => {
            let mut open = Vec::new();
            game.actions(state, seat, &mut open);
            let pays = |action: &Action| {
                matches!(
                    action,
                    Action::Repos { .. } | Action::Aide | Action::Provocation { .. } | Action::Attaque { .. }
                )
            };
            let is_needless = open.iter().any(pays);
            is_needless.then(|| Message::new("warning-points-lost").with("points", camp.pool))
        }
        Action::Play { .. } if state.step == Step::Actions => {
            (!may_be_spent(game, state)).then(|| Message::new("warning-card-idle"))
        }
        Action::Play { .. } if state.step == Step::Power => {
            let most = camp.pool.saturating_add((camp.hand.points() as u8).saturating_mul(2));
            let is_idle = !has_later_rows(state) && same(game, state, camp.pool, most);
            is_idle.then(|| Message::new("warning-card-idle"))
        }
        Action::Commit { points } if has_later_rows(state) => {
            let least = (0..points).find(|&fewer| same(game, state, fewer, points))?;
            Some(Message::new("warning-commit-more").with("points", points).with("least", least))
        }
        Action::Commit { points } if points < camp.pool => {
            let hurts = fates(game, state, points).any(|fate| fate < Fate::Stays);
            let saves = hurts && !same(game, state, points, camp.pool);
            saves.then(|| Message::new("warning-points-unused").with("points", camp.pool - points))
        }
        _ => None,
    }
}

/// HC-8.6 … HC-8.9: whether the points of the whole hand could pay for anything that there is to do.
fn may_be_spent(game: &Horde, state: &State) -> bool {
    let camp = state.camp();
    let means = u16::from(camp.pool) + camp.hand.points();
    let pays = |role: Role| camp.has(role) && game.allows(role) && means >= u16::from(game.cost(role));
    let moves = |role: Role| !camp.is_wounded(role) && camp.reach(role) != 0;
    let open = (0..game.seats * 4).any(|slot| state.face_up(slot).is_some());
    pays(Role::Feuleuse) && camp.wounded != 0
        || pays(Role::Ailier) && camp.pack_len() > 0
        || pays(Role::Traceur) && Role::ALL.into_iter().any(moves)
        || pays(Role::Combattante) && open
}

/// Whether a character stands on a row that the wind comes to later: points that are left go on to it (HC-10.14).
fn has_later_rows(state: &State) -> bool {
    (state.row + 1..4).any(|row| state.camp().occupied() & row_mask(row) != 0)
}

/// HC-10.7 … HC-10.12: what the wind does to a character, from bad to good.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    Destroyed,
    Wounded,
    Stays,
    Moves,
    Soutien,
}

/// What that many points make of those on the row.
fn fates(game: &Horde, state: &State, points: u8) -> impl Iterator<Item = Fate> {
    let camp = state.camp();
    let force = i16::from(state.wind(state.row).map_or(0, Number::value));
    let (malus, soutien) = (i16::from(game.options.malus_threshold), i16::from(game.options.soutien_threshold));
    cells_in(camp.occupied() & row_mask(state.row)).filter_map(move |cell| {
        let role = camp.role_at(cell)?;
        let is_wounded = camp.is_wounded(role);
        let by = i16::from(game.resistance(role)) + i16::from(points) - force;
        Some(match by {
            _ if by <= -malus => Fate::Destroyed,
            _ if by < 0 && is_wounded && game.options.wounded_loses == WoundedLoses::Destroyed => Fate::Destroyed,
            _ if by < 0 => Fate::Wounded,
            _ if by >= soutien && has_later_rows(state) => Fate::Soutien,
            _ if by == 0 || is_wounded => Fate::Stays,
            _ => Fate::Moves,
        })
    })
}

fn same(game: &Horde, state: &State, points: u8, others: u8) -> bool {
    fates(game, state, points).eq(fates(game, state, others))
}

/// Only what lies open strikes: face-up Rencontres do so whatever the others turn out to be (HC-9.2).
fn blind(state: &mut State) {
    state.slots.iter_mut().filter(|slot| State::is_face_down(**slot)).for_each(|slot| *slot = NONE);
}

/// The loss that follows from the step, if no unseen Rencontre made it worse and no card of the Pack were better than another.
fn loss(game: &Horde, state: &State, seat: Seat, action: &Action) -> Option<Cause> {
    let mut after = *state;
    if *action == Action::EndActions {
        blind(&mut after);
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
        // A character in Aval may come on: an empty terrain holds no formation.
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
