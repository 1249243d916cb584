//! The four roles and the four kinds of Rencontre. A test compares these constants with `tests/vectors/roles.toml` and
//! `tests/vectors/rencontres.toml`; what a role holds and what its action costs is printed (`data/box.toml`).

use serde::{Deserialize, Serialize};

/// A character's role: its card's rank (HC-2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Traceur,
    Combattante,
    Ailier,
    Feuleuse,
}

impl Role {
    pub const ALL: [Role; 4] = [Role::Traceur, Role::Combattante, Role::Ailier, Role::Feuleuse];

    pub const fn of(rank: u8) -> Role {
        Role::ALL[(rank & 3) as usize]
    }

    pub const fn letter(self) -> char {
        ['T', 'C', 'A', 'F'][self as usize]
    }

    pub const fn name(self) -> &'static str {
        ["traceur", "combattante", "ailier", "feuleuse"][self as usize]
    }

    /// The role as a bit of a set of roles.
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The set of all roles.
pub(crate) const EVERYBODY: u8 = 15;

/// HC-15.7: the cost of an action that is forbidden. No pool reaches it: all 36 cards and what Soutien doubles come to less.
pub(crate) const FORBIDDEN: u8 = u8::MAX;

/// What a Rencontre is: its card's rank (HC-9.4 … HC-9.7), in the order of [`crate::RANKS`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Encounter {
    Corroyeur,
    Veramorphe,
    Poursuite,
    Repit,
}

impl Encounter {
    pub const ALL: [Encounter; 4] =
        [Encounter::Corroyeur, Encounter::Veramorphe, Encounter::Poursuite, Encounter::Repit];

    pub const fn of(rank: u8) -> Encounter {
        Encounter::ALL[(rank & 3) as usize]
    }

    pub const fn name(self) -> &'static str {
        ["corroyeur", "veramorphe", "poursuite", "repit"][self as usize]
    }

    /// HC-9.8: the role it passes over, by equal rank or by the other pairing of the names.
    pub const fn spares(self, by_name: bool) -> Option<Role> {
        match (self, by_name) {
            (Encounter::Corroyeur, _) => Some(Role::Traceur),
            (Encounter::Veramorphe, false) | (Encounter::Poursuite, true) => Some(Role::Combattante),
            (Encounter::Poursuite, false) | (Encounter::Veramorphe, true) => Some(Role::Ailier),
            (Encounter::Repit, _) => None,
        }
    }
}
