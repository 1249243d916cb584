//! How the printed content of a game is changed, without the game's type.

use galerne_material::{Laid, Printed, Shelf};

/// What a game offers to authors of editions, who change what it prints.
#[derive(Clone, Copy, Debug)]
pub struct Editions {
    shelf: fn() -> &'static Shelf,
    check: fn(&str, &str) -> Laid,
}

impl Editions {
    pub(crate) fn of<G: Printed>() -> Editions {
        Editions { shelf: G::shelf, check: |file, text| G::check_edition(file, text).0 }
    }

    /// What is printed.
    #[must_use]
    pub fn shelf(&self) -> &'static Shelf {
        (self.shelf)()
    }

    /// Everything there is to say of an edition, by its text; `file` is how findings call it.
    #[must_use]
    pub fn check(&self, file: &str, text: &str) -> Laid {
        (self.check)(file, text)
    }
}
