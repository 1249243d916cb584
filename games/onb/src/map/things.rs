//! What stands on a board before anybody comes: objects and neutral creatures (ON-12.30).

use super::{Draft, Ground, Map, cell};
use crate::bestiary::{DataError, Library};
use galerne_engine::Square;

/// The box holds no more of them.
const MAX_THINGS: usize = 12;

impl Map {
    /// Each thing has a cell of its own that it fits on. Which kinds there are depends on the table's bestiary.
    pub(super) fn check_things(&self, draft: &Draft, library: &Library) -> Result<(), DataError> {
        for (number, (id, x, y)) in self.things.iter().enumerate() {
            let complain = |key, detail: String| Err(draft.wrong(draft.lines.thing(number), "things", key, detail));
            if number >= MAX_THINGS {
                return complain("data-too-many", MAX_THINGS.to_string());
            }
            let kind = library.kind(id).map(|kind| &library.kinds[kind]);
            let Some(kind) = kind.filter(|kind| kind.base == 1) else { return complain("map-thing-kind", id.clone()) };
            let (at, here) = (Square::new(*x, *y), cell(*x, *y));
            let stands = self.contains(*x, *y) && self.stands(here, 1, self.closed_at_start());
            if !stands || self.zone[here] != 0 {
                return complain("map-thing", format!("{id} {at}"));
            }
            // A destroyed object leaves ground of its own kind behind, which could not undo what was drawn beneath it.
            if kind.is_object() && self.ground[here] != Ground::Free {
                return complain("map-thing-ground", format!("{id} {at}"));
            }
            if self.things[..number].iter().any(|(_, ox, oy)| (ox, oy) == (x, y)) {
                return complain("map-thing-twice", at.to_string());
            }
        }
        Ok(())
    }
}
