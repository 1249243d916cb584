//! The printed content as the rules read it: small tables that the set-up holds by value, filled from `data/`.

mod sheets;
mod throw;

use crate::buildings::Kind;
use crate::cells::CELLS;
use crate::missions::Mission;
use crate::rule_ids as rule;
use crate::sky::Terrain;
use galerne_engine::Message;
use galerne_material::{Findings, Level, Shelf, Tree};
use sheets::{BALLOON, SHEETS, WEATHER};
use std::sync::LazyLock;
pub(crate) use throw::{Shares, ThrowTable, back};

/// Everything that a game may print otherwise. Where terrains cost, lift and rise as printed, their code is the number itself.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Material {
    /// What each card pays for an island, and how many of it are in the box, by [`Mission::ALL`](crate::Mission::ALL).
    pub(crate) values: [u8; 6],
    pub(crate) copies: [u8; 6],
    /// By [`Terrain::ALL`](crate::Terrain::ALL).
    pub(crate) islands: [u8; 3],
    /// By the code of what lies on a cell; 0 is the empty cell.
    pub(crate) enter: [u8; 4],
    pub(crate) altitude: [u8; 4],
    pub(crate) height: [u8; 4],
    /// By the value of the weather die. Eight places, so that no index needs a check.
    pub(crate) rain: [u8; 8],
    pub(crate) storm: [u8; 8],
    /// By the number on the balloon die.
    pub(crate) fuel: [u8; 8],
    pub(crate) tow: [u8; 8],
    /// By [`Kind::ALL`](crate::Kind::ALL).
    pub(crate) buildings: [u8; 3],
    pub(crate) bands: [u8; 4],
    pub(crate) throw: ThrowTable,
    /// Entering costs what it is printed to cost, so that the two bits of a cell spell it ([`entry_costs`](crate::sky::entry_costs)).
    pub(crate) costs_as_printed: bool,
}

/// Printings count up whenever a cell of `data/` changes.
const PRINTING: u32 = 1;

const FILES: [(&str, &str); 3] = [
    ("missions.toml", include_str!("../../data/missions.toml")),
    ("components.toml", include_str!("../../data/components.toml")),
    ("throw.toml", include_str!("../../data/throw.toml")),
];

/// What this build prints. The files are compiled in and a test reads them: one that is wrong never ships.
pub(crate) static SHELF: LazyLock<Shelf> = LazyLock::new(|| {
    Shelf::new(("pluvionautes", "pl"), PRINTING, &SHEETS, &FILES, &[])
        .unwrap_or_else(|findings| panic!("the shipped material: {:?}", findings.first_error()))
});

pub(crate) static PRINTED: LazyLock<Material> = LazyLock::new(|| {
    Material::read(SHELF.printed()).unwrap_or_else(|| panic!("the shipped material lacks a row that the rules name"))
});

impl Material {
    /// The tables of a tree; nothing where a row that the rules name is missing.
    pub(crate) fn read(tree: &Tree) -> Option<Material> {
        let number =
            |sheet: &str, row: &str, cell: &str| tree.number(sheet, row, cell).and_then(|n| u8::try_from(n).ok());
        let mut material = Material {
            values: [0; 6],
            copies: [0; 6],
            islands: [0; 3],
            enter: [number("gap", "sky", "enter_cost")?, 0, 0, 0],
            altitude: [0; 4],
            height: [number("gap", "sky", "height")?, 0, 0, 0],
            rain: [0; 8],
            storm: [0; 8],
            fuel: [0; 8],
            tow: [0; 8],
            buildings: [0; 3],
            bands: [0; 4],
            throw: ThrowTable::read(tree)?,
            costs_as_printed: true,
        };
        for (place, row) in Mission::ALL.map(Mission::id).into_iter().enumerate() {
            material.values[place] = number("mission", row, "value")?;
            let is_out = tree.row("mission", row)?.out;
            material.copies[place] = if is_out { 0 } else { number("mission", row, "copies")? };
        }
        for (place, row) in Terrain::ALL.map(Terrain::id).into_iter().enumerate() {
            material.islands[place] = number("terrain", row, "islands")?;
            material.enter[place + 1] = number("terrain", row, "enter_cost")?;
            material.altitude[place + 1] = number("terrain", row, "altitude")?;
            material.height[place + 1] = number("terrain", row, "height")?;
        }
        for (place, row) in WEATHER.into_iter().enumerate() {
            material.rain[place + 1] = number("weather", row, "rain")?;
            material.storm[place + 1] = number("weather", row, "storm")?;
        }
        for (place, row) in BALLOON.into_iter().enumerate() {
            material.fuel[place + 2] = number("balloon", row, "fuel")?;
            material.tow[place + 2] = number("balloon", row, "tow")?;
        }
        for (place, row) in Kind::ALL.map(Kind::id).into_iter().enumerate() {
            material.buildings[place] = number("building", row, "count")?;
        }
        for (band, row) in material.bands.iter_mut().zip(tree.rows("band")) {
            *band = number("band", &row.key, "from")?;
        }
        material.costs_as_printed = material.enter == [1, 1, 2, 3];
        Some(material)
    }

    /// Cells without island once all of them lie.
    pub(crate) fn gaps(&self) -> u8 {
        CELLS as u8 - self.islands.iter().sum::<u8>()
    }

    /// What no single cell can be blamed for.
    pub(crate) fn examine(&self, tree: &Tree, findings: &mut Findings) {
        let place = |sheet: &str, row: &str| tree.row(sheet, row).map(|row| row.place).unwrap_or_default();
        let islands: u32 = self.islands.iter().map(|&n| u32::from(n)).sum();
        if islands > MOST_ISLANDS {
            let what = Message::new("material-islands").with("found", islands).with("most", MOST_ISLANDS);
            findings.push(Level::Error, place("terrain", "plain"), "terrain", Some(rule::ISLANDS), what);
        }
        for (value, row) in WEATHER.into_iter().enumerate() {
            let (rain, storm) = (self.rain[value + 1], self.storm[value + 1]);
            let about = format!("weather.{row}");
            if storm > rain {
                let what = Message::new("material-storm").with("rain", rain).with("storm", storm);
                findings.push(Level::Error, place("weather", row), about, Some(rule::WEATHER_DIE), what);
            } else if rain == 0 {
                findings.push(
                    Level::Remark,
                    place("weather", row),
                    about,
                    Some(rule::WEATHER_DIE),
                    Message::new("material-dry-die"),
                );
            }
        }
        if self.bands.windows(2).any(|pair| pair[0] >= pair[1]) {
            findings.push(Level::Error, place("band", "1"), "band", Some(rule::SOLO), Message::new("material-bands"));
        }
        if self.buildings == [0; 3] {
            let what = Message::new("material-no-buildings");
            findings.push(Level::Warning, place("building", "wall"), "building", Some(rule::BUILD), what);
        }
    }
}

/// Seven cells stay empty: islands are towed into gaps.
const MOST_ISLANDS: u32 = 30;

#[cfg(test)]
mod tests {
    use super::*;

    /// A cell that changes is a new printing: count `PRINTING` up, hand the shelf the edition that leads back, and write the new name here.
    #[test]
    fn this_printing_prints_what_it_printed() {
        assert_eq!((SHELF.printing(), SHELF.fingerprint().as_str()), (1, "pl-v61e9p7mm69xbqjb"));
    }

    #[test]
    fn the_shipped_material_is_sound() {
        let mut findings = Findings::default();
        let material = Material::read(SHELF.printed()).unwrap();
        material.examine(SHELF.printed(), &mut findings);
        assert!(findings.is_empty(), "{findings:?}");
        assert!(material.costs_as_printed);
        assert_eq!(material, *PRINTED);
    }
}
