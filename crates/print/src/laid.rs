//! What chance has laid out on paper, for a table with real dice: its record up to there.

use crate::order::Order;
use galerne_catalog::{drawn_for_paper, laid_on_paper};
use galerne_engine::{Streams, Turn};

/// An opening needs a handful of outcomes at most.
const MOST_CHANCES: usize = 1000;

impl Order {
    /// The record of a table with these options before its first entry: for options that are too long for a link.
    #[must_use]
    pub fn opening_record(&self) -> Option<String> {
        let names = (1..=self.seats).map(|seat| seat.to_string()).collect();
        Some(self.game.open(&self.options, names).ok()?.record())
    }

    /// Whether another seed prints other sheets.
    #[must_use]
    pub fn is_drawn_by_lot(&self) -> bool {
        if !laid_on_paper(self.game.id()).is_empty() {
            return self.laid_out().is_some();
        }
        let drawn = |seed: u64| {
            let pieces = Order { seed, ..self.clone() }.components().unwrap_or_default();
            pieces.into_iter().map(|piece| piece.front).collect::<Vec<_>>()
        };
        drawn_for_paper(self.game.id()) && drawn(self.seed) != drawn(self.seed + 1)
    }

    /// The record of a table with these options on which chance has laid out what the sheets show, and nothing more. `None` where nothing is
    /// laid out: then the options say everything.
    #[must_use]
    pub fn laid_out(&self) -> Option<String> {
        let on_paper = laid_on_paper(self.game.id());
        let names = (1..=self.seats).map(|seat| seat.to_string()).collect();
        let mut table = self.game.open(&self.options, names).ok()?;
        let mut streams = Streams::new(self.seed);
        for _ in 0..MOST_CHANCES {
            match table.turn() {
                Turn::Chance(source) if on_paper.contains(&source) => table.roll(&mut streams).ok()?,
                _ => break,
            };
        }
        (table.entries() > 0).then(|| table.record())
    }
}
