//! For whom a view is made.

use galerne_engine::{SeatSet, Viewer};
use galerne_texts::Language;
use std::collections::BTreeMap;
use std::sync::Arc;

/// For whom a view is made. Two readers of the same audience see the same.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Audience {
    /// The seats whose secrets are shown.
    pub seats: SeatSet,
    /// The seats held. Players who share a device see the secrets of one of them at a time.
    pub own: SeatSet,
    /// The language of all words.
    pub language: Language,
    /// What is shown and hidden in the picture.
    pub switches: Switches,
    /// A page gets its regions as HTML, a program the data that they are made of.
    pub wants: Wants,
}

/// In which form the small parts of a view are sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Wants {
    /// As data.
    #[default]
    Data,
    /// As regions of a page.
    Regions,
}

impl Audience {
    /// The same as the engine counts viewers.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        Viewer(self.seats)
    }

    /// The seats whose secrets are shown, one digit each.
    #[must_use]
    pub fn seen(&self) -> String {
        self.seats.iter().map(|seat| seat.0.to_string()).collect()
    }
}

/// What a reader shows and hides, by the ids of [`AnyGame::switches`](galerne_catalog::AnyGame::switches).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Switches(Arc<BTreeMap<String, bool>>);

impl Switches {
    /// What the drawing is asked with.
    #[must_use]
    pub fn map(&self) -> &BTreeMap<String, bool> {
        &self.0
    }

    /// The same with one switch of this game the other way round; unchanged where it has none of that name.
    pub(crate) fn flipped(&self, id: &str, declared: &[(&'static str, bool)]) -> Switches {
        let Some((known, usual)) = declared.iter().find(|(known, _)| *known == id) else { return self.clone() };
        let now = self.0.get(id).copied().unwrap_or(*usual);
        let others = self.0.iter().map(|(id, on)| (id.clone(), *on));
        others.chain([((*known).to_owned(), !now)]).collect()
    }

    /// Only switches of this game that differ from their defaults. Readers whose settings draw the same picture are one audience, and
    /// made-up names in a cookie cannot make one of their own.
    pub(crate) fn of_game(&self, declared: &[(&'static str, bool)]) -> Switches {
        let matters = |(id, on): (&String, &bool)| declared.iter().any(|(known, usual)| id == known && on != usual);
        if self.0.iter().all(matters) {
            return self.clone();
        }
        self.0.iter().filter(|&switch| matters(switch)).map(|(id, on)| (id.clone(), *on)).collect()
    }
}

impl FromIterator<(String, bool)> for Switches {
    fn from_iter<I: IntoIterator<Item = (String, bool)>>(switches: I) -> Switches {
        Switches(Arc::new(switches.into_iter().collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn switches_that_change_nothing_make_no_audience() {
        let declared = [("coordinates", false), ("threats", true)];
        let of = |pairs: &[(&str, bool)]| {
            let switches: Switches = pairs.iter().map(|(id, on)| ((*id).to_owned(), *on)).collect();
            switches.of_game(&declared)
        };
        assert_eq!(of(&[("coordinates", false), ("nonsense", true)]), Switches::default());
        assert_eq!(of(&[("threats", false), ("wakes", true)]), of(&[("threats", false)]));
        assert_ne!(of(&[("threats", false)]), Switches::default());
        let flipped = |id: &str| of(&[]).flipped(id, &declared).of_game(&declared);
        assert_eq!(flipped("threats"), of(&[("threats", false)]));
        assert_eq!(flipped("coordinates").flipped("coordinates", &declared).of_game(&declared), Switches::default());
        assert_eq!(flipped("nonsense"), Switches::default());
    }
}
