//! The keys of what many environments were shown last: what still follows from them is not written again.

use galerne_engine::{Kept, Layout, Panes};

/// The keys of all pieces, environment by environment.
pub(super) struct Keys {
    layout: Layout,
    keys: Vec<u64>,
}

impl Keys {
    pub(super) fn new(panes: &Panes) -> Keys {
        Keys { layout: Layout::new(&panes.pieces, panes.len), keys: Vec::new() }
    }

    /// Those of one of `many` environments. Where `is_there`, what they stand for has not been touched.
    #[inline]
    pub(super) fn of(&mut self, environment: usize, many: usize, is_there: bool) -> Kept<'_> {
        let words = self.layout.words();
        // Made when they are first asked for: of floats and bytes one kind is shown.
        if self.keys.len() != words * many {
            self.keys = vec![0; words * many];
        }
        let own = self.keys.get_mut(environment * words..(environment + 1) * words).unwrap_or_default();
        Kept::new(&self.layout, own, is_there)
    }
}
