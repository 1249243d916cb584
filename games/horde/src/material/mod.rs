//! The printed content as the rules read it: what a role holds and what its action costs, and the four formations.

mod sheets;

use crate::cards::Suit;
use crate::formations::{Formation, FormationSet};
use crate::roles::Role;
use crate::rule_ids as rule;
use galerne_engine::Message;
use galerne_material::{Data, Findings, Level, Shelf, Tree};
use sheets::SHEETS;
use std::sync::LazyLock;

/// Everything that a game may print otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Material {
    /// HC-10.5: what each role holds against the wind without help.
    pub(crate) resistance: [u8; 4],
    /// HC-8.6 … HC-8.9: what the action of each role costs.
    pub(crate) costs: [u8; 4],
    pub(crate) formations: FormationSet,
}

/// Printings count up whenever a cell of `data/box.toml` changes.
const PRINTING: u32 = 1;

const FILES: [(&str, &str); 1] = [("box.toml", include_str!("../../data/box.toml"))];

/// What this build prints. The file is compiled in and a test reads it: one that is wrong never ships.
pub(crate) static SHELF: LazyLock<Shelf> = LazyLock::new(|| {
    Shelf::new(("horde", "hc"), PRINTING, &SHEETS, &FILES, &[])
        .unwrap_or_else(|findings| panic!("the shipped material: {:?}", findings.first_error()))
});

pub(crate) static PRINTED: LazyLock<Material> = LazyLock::new(|| {
    Material::read(SHELF.printed()).unwrap_or_else(|| panic!("the shipped material lacks a row that the rules name"))
});

impl Material {
    /// The tables of a tree; nothing where a row that the rules name is missing.
    pub(crate) fn read(tree: &Tree) -> Option<Material> {
        let (mut resistance, mut costs) = ([0; 4], [0; 4]);
        for role in Role::ALL {
            let number = |cell: &str| tree.number("role", role.name(), cell).and_then(|n| u8::try_from(n).ok());
            resistance[role as usize] = number("resistance")?;
            costs[role as usize] = number("cost")?;
        }
        let cells = |suit: Suit, role: Role| match &tree.cell("formation", suit.name(), role.name())?.data {
            Data::List(items) => {
                let named = items.iter().map(|item| match &item.data {
                    Data::Text(cell) => Some(cell.clone()),
                    _ => None,
                });
                named.collect::<Option<Vec<_>>>()
            }
            _ => None,
        };
        let formation = |suit: Suit| {
            Some(Formation {
                traceur: cells(suit, Role::Traceur)?,
                combattante: cells(suit, Role::Combattante)?,
                ailier: cells(suit, Role::Ailier)?,
                feuleuse: cells(suit, Role::Feuleuse)?,
            })
        };
        let formations = FormationSet {
            coeur: formation(Suit::Coeur)?,
            carreau: formation(Suit::Carreau)?,
            trefle: formation(Suit::Trefle)?,
            pique: formation(Suit::Pique)?,
        };
        Some(Material { resistance, costs, formations })
    }

    /// What no single cell can be blamed for: the checks of every set of formations (HC-2.9), and the colour of the Ailier (HC-2.10).
    pub(crate) fn examine(&self, tree: &Tree, findings: &mut Findings) {
        let place = |row: &str| tree.row("formation", row).map(|row| row.place).unwrap_or_default();
        if let Err((suit, refusal)) = self.formations.checked() {
            let about = format!("formation.{}", suit.name());
            findings.push(Level::Error, place(suit.name()), about, Some(refusal.rule), refusal.reason);
        } else if !self.formations.ailier_keeps_one_colour() {
            let what = Message::new("material-ailier");
            findings.push(Level::Warning, place("coeur"), "formation", Some(rule::FORMATIONS), what);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A cell that changes is a new printing: count `PRINTING` up, hand the shelf the edition that leads back, and write the new name here.
    #[test]
    fn this_printing_prints_what_it_printed() {
        assert_eq!((SHELF.printing(), SHELF.fingerprint().as_str()), (1, "hc-r097k2sv357xyxq2"));
    }

    #[test]
    fn the_shipped_material_is_sound() {
        let mut findings = Findings::default();
        let material = Material::read(SHELF.printed()).unwrap();
        material.examine(SHELF.printed(), &mut findings);
        assert!(findings.is_empty(), "{findings:?}");
        assert_eq!(material, *PRINTED);
        assert_eq!((material.resistance, material.costs), ([4, 3, 2, 1], [3, 4, 2, 1]));
    }
}
