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
