//! Editions: the game with another printed content (HC-15.8).

use crate::game::Horde;
use crate::material::{Material, PRINTED, SHELF};
use crate::options::{Formations, Options};
use crate::rule_ids as rule;
use galerne_engine::Refusal;
use galerne_material::{Edition, Findings, Printed, Shelf, Tree};

impl Printed for Horde {
    const SAMPLES: &'static [(&'static str, &'static str)] =
        &[("strong-feuleuse", include_str!("../../editions/strong-feuleuse.toml"))];
    type Material = Tables;

    fn shelf() -> &'static Shelf {
        &SHELF
    }

    fn read(tree: &Tree, _: &mut Findings) -> Option<Tables> {
        Material::read(tree).map(Tables)
    }

    fn examine(tables: &Tables, tree: &Tree, findings: &mut Findings) {
        tables.0.examine(tree, findings);
    }

    fn edition(options: &Options) -> &Edition {
        &options.edition
    }
}

/// The printed content as this game's rules read it.
#[derive(Clone, Debug)]
pub struct Tables(Material);

/// What is printed in a game with these options, which are left with the one form of their edition.
pub(crate) fn material_of(options: &mut Options) -> Result<Material, Refusal> {
    if options.edition.is_empty() {
        return Ok(PRINTED.clone());
    }
    let (laid, tables) = Horde::check_edition("edition.toml", options.edition.text());
    let Some(Tables(material)) = tables else {
        let refusal = Refusal::new(rule::EDITION, "refused-edition");
        return Err(match laid.findings.first_error() {
            Some(finding) => refusal.with("why", finding.message()),
            None => refusal.with("why", ""),
        });
    };
    options.edition = laid.edition;
    if options.formation_set != Formations::HordeA && material.formations != PRINTED.formations {
        return Err(Refusal::new(rule::EDITION, "refused-edition-twice").with("option", "formation_set"));
    }
    Ok(material)
}
