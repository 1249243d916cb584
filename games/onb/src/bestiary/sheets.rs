//! Creature sheets as data: visible statistics and every attack line, for the command line, printers and programs.

use super::{
    Affiliation, Attribute, Band, Class, Difficulty, GeneratorOptions, Kind, Library, Line, Lines, Rank, test_line,
};
use serde::Serialize;

/// Everything that stands on a creature's sheet (ON-2.3, section 12.1).
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sheet {
    pub id: String,
    pub name: String,
    pub affiliation: Affiliation,
    pub race: String,
    pub subrace: String,
    pub categories: Vec<String>,
    pub hero: bool,
    pub cost: u16,
    pub pv: u8,
    pub size: u8,
    pub base: u8,
    pub mana: u8,
    pub init: u8,
    pub course: u8,
    pub sprint: u8,
    /// Test lines: easy, fair, hard.
    pub force: [String; 3],
    pub dexterity: [String; 3],
    pub agility: [String; 3],
    pub powers: Vec<String>,
    pub passives: Vec<String>,
    pub weapons: Vec<SheetWeapon>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SheetWeapon {
    pub id: String,
    pub name: String,
    /// It parries and never strikes.
    pub parries_only: bool,
    /// Cells; contact weapons only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reach: Option<u8>,
    /// Least, normal and long range; others only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<[u8; 3]>,
    pub long_action: bool,
    pub mana: u8,
    pub lines: Vec<SheetLine>,
}

/// The line against one kind, and the one at long range where there is such a range.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SheetLine {
    pub against: String,
    pub near: Line,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub far: Option<Line>,
}

/// The sheets of every creature of a library, in its order.
#[must_use]
pub fn sheets(library: &Library, options: GeneratorOptions) -> Vec<Sheet> {
    let lines = Lines::generate(library, options);
    let creatures = library.kinds[..library.creatures].iter().enumerate();
    creatures.map(|(x, kind)| sheet(library, &lines, options, x as u8, kind)).collect()
}

fn sheet(library: &Library, lines: &Lines, options: GeneratorOptions, x: u8, kind: &Kind) -> Sheet {
    let tests = |attribute| {
        [Difficulty::Easy, Difficulty::Fair, Difficulty::Hard]
            .map(|difficulty| test_line(kind, attribute, difficulty, options).to_string())
    };
    let weapons = (0..kind.weapons.len() as u8).map(|weapon| armament(library, lines, x, kind, weapon));
    Sheet {
        id: kind.id.clone(),
        name: kind.name.clone(),
        affiliation: kind.affiliation,
        race: kind.race.clone(),
        subrace: kind.subrace.clone(),
        categories: kind.categories.clone(),
        hero: kind.rank == Rank::Hero,
        cost: kind.cost,
        pv: kind.pv,
        size: kind.size,
        base: kind.base,
        mana: kind.mana,
        init: kind.init,
        course: kind.course,
        sprint: kind.sprint,
        force: tests(Attribute::Force),
        dexterity: tests(Attribute::Dexterity),
        agility: tests(Attribute::Agility),
        powers: kind.powers.iter().map(|&power| library.powers[power].name.clone()).collect(),
        passives: kind.passives.iter().map(|(id, _)| id.clone()).collect(),
        weapons: weapons.collect(),
    }
}

fn armament(library: &Library, lines: &Lines, x: u8, kind: &Kind, number: u8) -> SheetWeapon {
    let weapon = &library.weapons[kind.weapons[usize::from(number)].weapon];
    let arm = weapon.arm;
    let parries_only = arm.class == Class::Parry;
    let contact = arm.class == Class::Contact;
    let far = arm.range.long > arm.range.normal;
    let against = library.kinds.iter().enumerate();
    let against = against.filter(|(_, other)| !(parries_only || other.is_object() && arm.class == Class::Psychic));
    let lines = against.map(|(y, other)| SheetLine {
        against: other.id.clone(),
        near: lines.get(x, number, Band::Normal, y as u8),
        far: far.then(|| lines.get(x, number, Band::Long, y as u8)),
    });
    SheetWeapon {
        id: weapon.id.clone(),
        name: weapon.name.clone(),
        parries_only,
        reach: contact.then_some(arm.reach),
        range: (!contact && !parries_only).then_some([arm.range.min, arm.range.normal, arm.range.long]),
        long_action: arm.long,
        mana: arm.mana,
        lines: lines.collect(),
    }
}
