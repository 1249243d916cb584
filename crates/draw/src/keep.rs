//! A cache of drawings that are the same at many tables: a chart, a ground, the names of cells.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// Drawings by what they depend on. Meant to be a `static` beside the function that draws; what it gives out is cloned, and layers
/// are clones that share their nodes: a comparison of two scenes then sees at one glance that nothing has changed.
///
/// Its capacity is fixed. A full one is emptied: what is in use comes back with the next drawing, and no
/// book-keeping is paid for by those who only read.
#[derive(Debug)]
pub struct Keep<K, V> {
    drawn: Mutex<BTreeMap<K, V>>,
    most: usize,
}

impl<K: Ord, V: Clone> Keep<K, V> {
    /// An empty one that never holds more than `most` drawings.
    #[must_use]
    pub const fn new(most: usize) -> Keep<K, V> {
        Keep { drawn: Mutex::new(BTreeMap::new()), most }
    }

    /// What is kept under the key, or else what `draw` makes of it. Two who ask for the same at the same time may both draw.
    pub fn get(&self, key: K, draw: impl FnOnce() -> V) -> V {
        // A drawing that panicked has put nothing in: what is there is whole.
        let lock = || self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = lock().get(&key) {
            return known.clone();
        }
        let value = draw();
        let mut drawn = lock();
        if drawn.len() >= self.most {
            drawn.clear();
        }
        drawn.entry(key).or_insert(value).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn each_is_drawn_once_until_there_are_too_many() {
        let (keep, drawn) = (Keep::new(2), Cell::new(0));
        let get = |key: u8| {
            keep.get(key, || {
                drawn.set(drawn.get() + 1);
                u32::from(key) * 10
            })
        };
        assert_eq!([get(1), get(2), get(1), get(2)], [10, 20, 10, 20]);
        assert_eq!(drawn.get(), 2);
        assert_eq!([get(3), get(1)], [30, 10], "a full one is emptied, and goes on");
        assert_eq!(drawn.get(), 4);
    }
}
