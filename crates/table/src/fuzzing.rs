//! For the crate `fuzz` alone: a message of a page, read as a socket reads it and carried out on a bare table.

use crate::message::ClientMessage;
use galerne_catalog::{AnyTable, Denial, Look, Move};
use galerne_engine::{Seat, SeatSet, Streams, Viewer};
use galerne_texts::Language;
use std::collections::BTreeMap;

/// Read a message and do to the table what it asks; whether it was one. Everything that the table refuses is put into words.
pub fn client_message(text: &str, table: &mut dyn AnyTable) -> bool {
    let Ok(said) = serde_json::from_str::<ClientMessage>(text) else { return false };
    if !said.is_well_formed(64, 64) || said.cost() == 0 {
        return false;
    }
    // A host never sends an order for a seat that the table does not have.
    let seats = table.names().len();
    let has = |seat: u8| usize::from(seat) < seats;
    let done = match said {
        ClientMessage::Act { seat, id, then, .. } => act_all(table, seat, [id].into_iter().chain(then)),
        ClientMessage::Compose { seat, text, .. } if has(seat) => {
            let composed = table.now().compose(Seat(seat), &text);
            composed.and_then(|ids| act_all(table, seat, ids))
        }
        ClientMessage::Chance { dice: Some(dice), .. } => table.feed_dice(&dice),
        ClientMessage::Chance { outcome: Some(outcome), .. } => table.feed(&outcome),
        ClientMessage::Chance { .. } => table.roll(&mut Streams::new(1)),
        ClientMessage::Undo { seat, .. } => table.undo(Seat(seat)).map_err(Denial::from),
        // As a table does: only what may be done is looked at beforehand; what follows it is as the page sent it.
        ClientMessage::Preview { seat, id, then, .. } if has(seat) => {
            let (seat, moment) = (Seat(seat), table.now());
            moment.check(seat, &Move::Id(id)).map(|()| {
                let moves: Vec<Move> = [id].into_iter().chain(then).map(Move::Id).collect();
                let switches = BTreeMap::new();
                let (viewer, me) = (Viewer::seat(seat), SeatSet::one(seat));
                let look = Look { viewer, me, language: Language::En, names: None, switches: &switches };
                drop(moment.preview(&look, seat, &moves));
            })
        }
        ClientMessage::Why { seat, picked, thing, .. } if has(seat) => {
            table.now().why_not(Seat(seat), &picked, &thing).map_or(Ok(()), Err)
        }
        _ => Ok(()),
    };
    if let Err(denial) = done {
        for language in [Language::En, Language::Fr] {
            drop(table.say(language, denial.message()));
        }
    }
    true
}

fn act_all(table: &mut dyn AnyTable, seat: u8, ids: impl IntoIterator<Item = usize>) -> Result<(), Denial> {
    ids.into_iter().try_for_each(|id| table.act(Seat(seat), &Move::Id(id)))
}
