//! What a creature, a weapon, an armour and a power are.

use serde::{Deserialize, Serialize};

/// Whom a creature serves; neutrals may join any army (ON-4.10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Affiliation {
    Guet,
    Cendres,
    Forge,
    Neutre,
    /// Objects.
    #[default]
    Aucune,
}

impl Affiliation {
    pub(crate) const WORDS: [&'static str; 4] = ["guet", "cendres", "forge", "neutre"];
    pub const ALIGNED: [Affiliation; 3] = [Affiliation::Guet, Affiliation::Cendres, Affiliation::Forge];

    pub(crate) fn numbered(n: usize) -> Affiliation {
        [Affiliation::Guet, Affiliation::Cendres, Affiliation::Forge, Affiliation::Neutre][n.min(3)]
    }

    #[must_use]
    pub fn word(self) -> &'static str {
        Affiliation::WORDS.get(self as usize).copied().unwrap_or("aucune")
    }
}

/// Troop, hero, summoned only, or a thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rank {
    Troop,
    Hero,
    Summon,
    #[default]
    Object,
}

/// How a weapon strikes; `Parry` never attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    Contact,
    Distance,
    Psychic,
    Parry,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// One target.
    Single,
    /// Everything that touches the attacker (ON-9.1).
    Around,
    /// Everything near a cell (ON-9.2).
    Fired,
}

/// The names of damage types and of powers; an armour may resist any of them.
pub(crate) const DAMAGES: [&str; 5] = ["tranchant", "percant", "contondant", "souffle", "mental"];
pub(crate) const ELEMENTS: [&str; 7] = ["matiere", "feu", "glace", "electricite", "acide", "magie", "esprit"];
pub(crate) const BLUNT: usize = 2;
pub(crate) const BREATH: usize = 3;
pub(crate) const PLAIN_MATTER: usize = 0;

/// A weapon, a natural attack or an attack power.
#[derive(Clone, PartialEq, Debug)]
pub struct Weapon {
    pub id: String,
    pub name: String,
    pub class: Class,
    /// Index into the damage types.
    pub(crate) damage_type: usize,
    /// Index into the elements.
    pub(crate) element: usize,
    pub(crate) damage: i64,
    pub(crate) attack_bonus: i64,
    pub(crate) base_acc: i64,
    pub(crate) speed: i64,
    pub(crate) force_bonus: i64,
    pub(crate) projectile_force: i64,
    pub(crate) projectile_coeff: i64,
    pub(crate) parry_bonus: i64,
    pub(crate) parry_cac: i64,
    pub(crate) parry_dist: i64,
    pub(crate) parry_force: i64,
    /// What matters on the table.
    pub arm: Arm,
}

/// The visible part of a weapon, small enough for the hot path.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Arm {
    pub class: Class,
    pub zone: Zone,
    /// Cells, contact weapons only.
    pub reach: u8,
    pub range: Reach,
    pub radius: u8,
    /// The height of a ballistic shot (ON-6.30).
    pub ballistic: Option<u8>,
    pub physical: bool,
    /// Needs both half-actions.
    pub long: bool,
    pub mana: u8,
    pub reload: bool,
    pub knocks_down: bool,
    pub shakes: bool,
}

/// Shooting distances in cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    pub min: u8,
    pub normal: u8,
    pub long: u8,
}

impl Arm {
    /// ON-8.30: contact, one target, a half-action, no mana. Such weapons answer opportunities and end charges.
    #[must_use]
    pub fn is_plain_blow(&self) -> bool {
        self.class == Class::Contact && self.zone == Zone::Single && !self.long && self.mana == 0
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Armour {
    pub id: String,
    pub name: String,
    pub(crate) protection: i64,
    pub(crate) dodge_bonus: i64,
    pub(crate) resist_damage: [i64; 5],
    pub(crate) resist_element: [i64; 7],
}

/// What a non-attack power does (ON-10.1 … 10.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    Reload,
    /// Points of life given back to an ally within a range (in line) or in touch.
    Heal {
        amount: u8,
        /// `None`: the ally must touch.
        range: Option<u8>,
        also_self: bool,
    },
    /// Shaken and prone markers off all allies within that many cells, oneself included.
    Rally {
        radius: u8,
    },
    /// A creature appears on a cell within a range, in line.
    Summon {
        kind: u8,
        range: u8,
        max_alive: u8,
    },
}

#[derive(Clone, PartialEq, Debug)]
pub struct Power {
    pub id: String,
    pub name: String,
    pub long: bool,
    pub mana: u8,
    pub effect: Effect,
    pub line: bool,
    pub exclude: Option<String>,
    pub require: Option<String>,
    /// The creature a summons calls, by id until the library is whole.
    pub(crate) summons: Option<String>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Passive {
    BonusVs { against: Vec<String>, attack: i64, damage: i64 },
    Aura { radius: u8, value: i8 },
    ChargeBonus { value: i8 },
    Pack { value: i8 },
    ImmuneShaken,
    Stable,
    Fixed { pivot: u8 },
}

/// The hidden characteristics (ON-11.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hidden {
    pub force: i64,
    pub dexterity: i64,
    pub agility: i64,
    pub contact: (i64, i64),
    pub distance: (i64, i64),
    pub psychic: (i64, i64),
    pub parry: (i64, i64),
    pub dodge: (i64, i64),
    pub will: (i64, i64),
}

/// A weapon with the mastery of the creature that holds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    pub weapon: usize,
    pub mastery: i64,
    pub mastery_acc: i64,
}

/// The ground a destroyed object leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Leaves {
    #[default]
    Free,
    Cluttered,
}

/// A creature type, or an object type.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Kind {
    pub id: String,
    pub name: String,
    pub affiliation: Affiliation,
    pub race: String,
    pub subrace: String,
    pub categories: Vec<String>,
    pub rank: Rank,
    pub cost: u16,
    pub pv: u8,
    pub health: i64,
    pub size: u8,
    pub base: u8,
    pub mana: u8,
    pub init: u8,
    /// Movement points.
    pub course: u8,
    pub sprint: u8,
    pub hidden: Hidden,
    pub armours: Vec<usize>,
    pub weapons: Vec<Held>,
    pub powers: Vec<usize>,
    pub passives: Vec<(String, Passive)>,
    /// Objects: flat protection.
    pub(crate) protection: i64,
    pub leaves: Leaves,
    // What follows is read off the fields above, for the hot path.
    /// By its category (ON-12.17): it moves by ON-7.6 and is never knocked down.
    pub flying: bool,
    /// ON-12.14: nothing shakes it.
    pub immune_shaken: bool,
    /// ON-12.15: never knocked down.
    pub stable: bool,
    /// ON-12.16: it cannot move and turns by at most this many steps.
    pub fixed: Option<u8>,
    /// ON-12.12: for the blow at the end of a charge.
    pub charge_bonus: i8,
    /// ON-12.13: for blows beside another of its kind.
    pub pack: i8,
    /// Radius and value of the command aura (ON-12.11).
    pub aura: Option<(u8, i8)>,
    /// The weapons as they matter on the table, in the order of `weapons`.
    pub arms: Vec<Arm>,
    /// The weapon that answers opportunities (ON-8.30).
    pub primary: Option<u8>,
}

impl Kind {
    #[must_use]
    pub fn is_object(&self) -> bool {
        self.rank == Rank::Object
    }

    /// It is destroyed, not killed.
    #[must_use]
    pub fn is_made(&self) -> bool {
        self.is_object() || self.has_category("robot")
    }

    #[must_use]
    pub fn has_category(&self, category: &str) -> bool {
        self.categories.iter().any(|known| known == category)
    }

    pub(crate) fn matches(&self, word: &str) -> bool {
        self.id == word
            || self.race == word
            || self.subrace == word
            || self.affiliation.word() == word
            || self.has_category(word)
    }
}

/// What a test may call on (ON-10.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attribute {
    Force,
    Dexterity,
    Agility,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Difficulty {
    Easy,
    Fair,
    Hard,
}

impl Difficulty {
    #[must_use]
    pub const fn value(self) -> i64 {
        match self {
            Difficulty::Easy => 30,
            Difficulty::Fair => 40,
            Difficulty::Hard => 50,
        }
    }
}
