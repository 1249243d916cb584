//! What board and panels are computed from: the rows still to come, and what follows if a player stops now.

use crate::action::Action;
use crate::bots::seen_alone;
use crate::cards::Number;
use crate::event::Event;
use crate::game::Horde;
use crate::roles::Role;
use crate::rules::chance::Chance;
use crate::state::{Camp, NONE, State, Step};
use crate::terrain::{cells_in, row_mask};
use galerne_engine::{Luck, Rules, Seat};

/// The roles of a row, in the order of their columns.
pub(super) fn row_of(camp: &Camp, row: u8) -> impl Iterator<Item = Role> + '_ {
    cells_in(row_mask(row)).filter_map(|cell| camp.role_at(cell))
}

pub(super) fn force(state: &State, row: u8) -> u8 {
    state.wind(row).map_or(0, Number::value)
}

/// The points a player could bring to bear with every card of his hand, the next one doubled under Soutien.
pub(super) fn means(camp: &Camp) -> u16 {
    let highest = camp.hand.iter().last().map_or(0, Number::value);
    let doubled = if camp.soutien { highest } else { 0 };
    u16::from(camp.pool) + u16::from(doubled) + camp.hand.points()
}

/// Whether Phase 3 is still to be played or being played.
pub(super) fn before_wind(state: &State) -> bool {
    matches!(state.step, Step::Entry | Step::Moves | Step::Actions | Step::Pick | Step::Look)
}

/// Whether a player's Phase 4 is still to come (HC-14.7: in competition one player meets his Rencontres before the other).
pub(super) fn faces_rencontres(state: &State, seat: usize) -> bool {
    before_wind(state) && (usize::from(state.actor) == seat || state.waiting)
}

/// The first row whose wind a seat has still to weigh its points against. HC-14.9: on each row the left player is done before
/// the right one begins.
pub(super) fn first_row(state: &State, seat: usize) -> u8 {
    let actor = usize::from(state.actor);
    match state.step {
        Step::Power => state.row + u8::from(seat < actor),
        Step::Wind => state.row + u8::from(seat <= actor),
        _ => 0,
    }
}

/// What follows if the seat closes every step now, without spending or moving. Face-down Rencontres are left out.
pub(super) fn if_stopped(game: &Horde, state: &State, seat: Seat) -> Vec<Event> {
    let alone = Horde { seats: 1, ..game.clone() };
    let mut now = seen_alone(state, seat);
    let mut log: Vec<Event> = Vec::new();
    for slot in &mut now.slots {
        if State::is_face_down(*slot) {
            *slot = NONE;
        }
    }
    // Every step ends in at most a few actions; the bound only keeps this total.
    for _ in 0..64 {
        let action = match now.step {
            Step::Entry => Action::EndEntry,
            Step::Moves => Action::EndMoves,
            Step::Actions => Action::EndActions,
            Step::Power => Action::Commit { points: 0 },
            Step::Wind => Action::WindStay,
            Step::Pick => match Number::at(now.camps[0].looked[0]) {
                Some(card) => Action::Keep { card },
                None => break,
            },
            Step::Veramorphe => {
                let Some(card) = now.camps[0].pack.iter().next() else { break };
                alone.resolve(&mut now, Chance::Pack(card), &mut log);
                continue;
            }
            _ => break,
        };
        alone.act(&mut now, Seat(0), action, &mut log);
    }
    log.into_iter().filter_map(|event| told(event, seat)).collect()
}

/// The events that a player wants to know beforehand; those that are shown unchanged name the seat.
fn told(event: Event, seat: Seat) -> Option<Event> {
    match event {
        Event::DestroyedInAval { role, .. } => Some(Event::DestroyedInAval { seat, role }),
        Event::PointsLost { points, rule, .. } => Some(Event::PointsLost { seat, points, rule }),
        Event::HordeLost { cause, .. } => Some(Event::HordeLost { seat, cause }),
        Event::Won { .. } => Some(Event::Won { seat }),
        Event::Wounded { .. }
        | Event::Destroyed { .. }
        | Event::LostToVeramorphe { .. }
        | Event::Retreated { .. }
        | Event::Conform { .. }
        | Event::Missed { .. } => Some(event),
        _ => None,
    }
}
