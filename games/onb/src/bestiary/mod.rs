//! The hidden layer: creatures, weapons, armours, powers and objects as data, and the generator that turns them into
//! attack lines (ON-11, ON-12).

mod entries;
mod generator;
mod library;
mod ratio;
mod reader;
mod sheets;
mod types;

pub use generator::{Band, GeneratorOptions, Line, Lines, TestLine, loss_of_table, test_line};
pub use library::{Library, ReadyArmy};
pub use reader::DataError;
pub use sheets::{Sheet, SheetLine, SheetWeapon, sheets};
pub use types::{
    Affiliation, Arm, Armour, Attribute, Class, Difficulty, Effect, Held, Hidden, Kind, Leaves, Passive, Power, Rank,
    Reach, Weapon, Zone,
};

use std::sync::{Arc, LazyLock};

/// The bestiary of the rules and its lines: read once per program.
pub(crate) static STARTER: LazyLock<(Arc<Library>, Arc<Lines>)> = LazyLock::new(|| {
    let library = Library::starter();
    let lines = Lines::generate(&library, GeneratorOptions::default());
    (Arc::new(library), Arc::new(lines))
});
