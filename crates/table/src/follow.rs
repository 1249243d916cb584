//! Where several hosts write to one table: what the others have written is taken up here.

use crate::saved::{News, Seating};
use crate::table::OpenTable;
use galerne_engine::Trouble;

impl OpenTable {
    /// Take up what other hosts have written; whether anything of it is new here. Each entry is checked by its fingerprint. After an error
    /// the table is to be dropped: an entry that leads elsewhere may stand in it already.
    pub fn follow(&mut self, news: News) -> Result<bool, Trouble> {
        // Nothing is applied while a write is open: its result says whether another host was faster.
        if self.pending.is_some() || self.closed.is_some() {
            return Ok(false);
        }
        let News { entries, seating, next } = news;
        let (grew, has_next) = (!entries.is_empty(), next.is_some() && self.head.next != next);
        for (entry, client) in entries {
            let entry = serde_json::from_str(&entry).map_err(|_| Trouble::new("entry-shape"))?;
            self.table.append(entry)?;
            if let Some(client) = client {
                self.heard.insert(&client, self.table.entries());
            }
        }
        if grew {
            // Undo of a sequence takes back what stands last, which it does not any more.
            (self.sequence, self.stuck) = (None, false);
            self.close_curtains();
            self.head.status = self.status_by_turn();
        }
        if has_next {
            self.head.next = next;
        }
        let reseated = seating.is_some_and(|seating| self.reseat(seating));
        Ok(grew || has_next || reseated)
    }

    /// Who sits where, as another host has written it; whether that is another order than here.
    fn reseat(&mut self, Seating { number, seats, former }: Seating) -> bool {
        self.seating = number;
        if seats == self.seats && former == self.former {
            return false;
        }
        (self.seats, self.former) = (seats, former);
        self.call_by_names();
        self.tell_anew();
        true
    }

    /// The table as it is stored takes the place of one that could not be written: readers and presence stay.
    pub(crate) fn go_back(&mut self, again: OpenTable) {
        let OpenTable { table, heard, closed, head, seats, former, seating, .. } = again;
        (self.table, self.heard, self.closed) = (table, heard, closed);
        (self.head.status, self.head.rules, self.head.next) = (head.status, head.rules, head.next);
        self.reseat(Seating { number: seating, seats, former });
    }
}
