//! Editions: the game with another printed content (PL-13.15).

use crate::game::Pluvionautes;
use crate::material::{Material, PRINTED, SHELF};
use crate::missions::{CardValues, Mission};
use crate::options::Options;
use crate::rule_ids as rule;
use crate::sky::IslandMix;
use galerne_engine::Refusal;
use galerne_material::{Edition, Findings, Printed, Shelf, Tree};

impl Printed for Pluvionautes {
    const SAMPLES: &'static [(&'static str, &'static str)] = &[
        ("evened-out", include_str!("../../editions/evened-out.toml")),
        ("same-ceiling", include_str!("../../editions/same-ceiling.toml")),
        ("one-forest-more", include_str!("../../editions/one-forest-more.toml")),
        ("heavy-sky", include_str!("../../editions/heavy-sky.toml")),
    ];
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
#[derive(Clone, Copy, Debug)]
pub struct Tables(Material);

/// What is printed in a game with these options, which are left with the one form of their edition.
pub(crate) fn material_of(options: &mut Options, seats: usize) -> Result<Material, Refusal> {
    let mut material = *PRINTED;
    if !options.edition.is_empty() {
        let (laid, tables) = Pluvionautes::check_edition("edition.toml", options.edition.text());
        let Some(Tables(read)) = tables else {
            let refusal = Refusal::new(rule::EDITION, "refused-edition");
            return Err(match laid.findings.first_error() {
                Some(finding) => refusal.with("why", finding.message()),
                None => refusal.with("why", ""),
            });
        };
        (material, options.edition) = (read, laid.edition);
    }
    let twice = |option: &'static str| Refusal::new(rule::EDITION, "refused-edition-twice").with("option", option);
    if options.card_values != CardValues::Printed {
        if material.values != PRINTED.values {
            return Err(twice("card_values"));
        }
        material.values = Mission::ALL.map(|mission| options.card_values.of(mission));
    }
    if options.island_mix != IslandMix::Rulebook {
        if material.islands != PRINTED.islands {
            return Err(twice("island_mix"));
        }
        material.islands = options.island_mix.applied(material.islands);
    }
    let wanted = seats * usize::from(options.missions_per_kind);
    for pile in material.copies.chunks(Mission::ALL.len() / 2) {
        let found: u8 = pile.iter().sum();
        if usize::from(found) < wanted {
            return Err(Refusal::new(rule::EDITION, "refused-edition-cards")
                .with("found", found)
                .with("wanted", wanted));
        }
    }
    let walls = material.buildings[0];
    if options.start_wall && usize::from(walls) < seats {
        return Err(Refusal::new(rule::EDITION, "refused-edition-walls").with("found", walls).with("wanted", seats));
    }
    Ok(material)
}
