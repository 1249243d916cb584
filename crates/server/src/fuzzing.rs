//! The one door for the crate `fuzz`: a message of a page, read as the socket reads it and carried out on a table without a server.

use crate::limits::Limits;
use crate::socket::Said;
use galerne_catalog::{AnyTable, Denial, Look, Move};
use galerne_engine::{Seat, SeatSet, Streams, Viewer};
use galerne_texts::Language;
use std::collections::BTreeMap;

/// Read a message and do to the table what it asks; whether it was one. Everything that the table refuses is put into words.
pub fn client_message(text: &str, table: &mut dyn AnyTable) -> bool {
    let Ok(said) = serde_json::from_str::<Said>(text) else { return false };
    let limits = Limits::default();
    if !said.is_well_formed(&limits) || said.cost() == 0 || said.client().len() > limits.client_id_bytes {
        return false;
    }
    // The server lets nobody speak for a seat that the table does not have.
    let seats = table.names().len();
    let has = |seat: u8| usize::from(seat) < seats;
    let done = match said {
        Said::Act { seat, id, then, .. } => act_all(table, seat, [id].into_iter().chain(then)),
        Said::Compose { seat, text, .. } if has(seat) => {
            let composed = table.now().compose(Seat(seat), &text);
            composed.and_then(|ids| act_all(table, seat, ids))
        }
        Said::Chance { dice: Some(dice), .. } => table.feed_dice(&dice),
        Said::Chance { outcome: Some(outcome), .. } => table.feed(&outcome),
        Said::Chance { .. } => table.roll(&mut Streams::new(1)),
        Said::Undo { seat, .. } => table.undo(Seat(seat)).map_err(Denial::from),
        // As the server does: only what may be done is looked at beforehand; what follows it is as the page sent it.
        Said::Preview { seat, id, then, .. } if has(seat) => {
            let (seat, moment) = (Seat(seat), table.now());
            moment.check(seat, Move::Id(id)).map(|()| {
                let moves: Vec<Move<'_>> = [id].into_iter().chain(then).map(Move::Id).collect();
                let switches = BTreeMap::new();
                let (viewer, me) = (Viewer::seat(seat), SeatSet::one(seat));
                let look = Look { viewer, me, language: Language::En, names: None, switches: &switches };
                drop(moment.preview(&look, seat, &moves));
            })
        }
        Said::Why { seat, picked, thing, .. } if has(seat) => {
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
    ids.into_iter().try_for_each(|id| table.act(Seat(seat), Move::Id(id)))
}
