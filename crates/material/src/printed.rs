//! What a game adds to the contract, so that its printed content can be changed.

use crate::{
    edition::Edition,
    findings::Findings,
    shelf::{Laid, Shelf},
    tree::Tree,
};
use galerne_engine::Game;
use std::fmt::Debug;

/// A game whose printed content is read from data.
pub trait Printed: Game {
    /// The content as the rules read it.
    type Material: Debug + Send + Sync;

    /// Editions that come with the game, to begin with: names of files and their texts.
    const SAMPLES: &'static [(&'static str, &'static str)] = &[];

    /// Everything that this build prints.
    fn shelf() -> &'static Shelf;

    /// The material of a tree. Every cell is of its kind already; what is left are conditions between cells.
    fn read(tree: &Tree, findings: &mut Findings) -> Option<Self::Material>;

    /// What can be said of a material without playing.
    fn examine(material: &Self::Material, tree: &Tree, findings: &mut Findings);

    /// The edition that options name.
    fn edition(options: &Self::Options) -> &Edition;

    /// Read, lay and examine an edition: what it is, and its material where nothing is wrong with it.
    #[must_use]
    fn check_edition(file: &str, text: &str) -> (Laid, Option<Self::Material>) {
        let mut laid = Self::shelf().lay(file, text);
        let material = laid.tree.as_ref().and_then(|tree| Self::read(tree, &mut laid.findings));
        if let (Some(material), Some(tree)) = (&material, &laid.tree) {
            Self::examine(material, tree, &mut laid.findings);
        }
        let sound = !laid.findings.has_errors();
        (laid, material.filter(|_| sound))
    }
}
