//! Tidiness: the direction of the arrows, the layout of games, the limits of portable crates, and what no file may contain.

mod circles;
mod dependencies;
mod everywhere;
mod fields;
pub(crate) mod index;
pub(crate) mod layout;
mod levels;
mod manifests;
mod maps;
mod names;
mod portable;
mod rooms;

use crate::{findings::Findings, shell, steps::Step, tree::Tree};
use anyhow::Result;
use dependencies::Graph;
use std::path::Path;

pub(crate) const STEP: Step = Step { title: "tidiness", again: "cargo xtask tidy", long: false, run };

fn run(root: &Path) -> Result<()> {
    let tree = Tree::load(root)?;
    let metadata = shell::capture(root, "cargo", &["metadata", "--format-version", "1", "--locked"], &[])?;
    let graph = Graph::read(&metadata)?;
    let members: Vec<&str> = graph.members().collect();
    let mut findings = Findings::default();
    findings.extend(dependencies::check(&graph));
    findings.extend(manifests::check(&tree, &members));
    findings.extend(portable::check(&tree));
    findings.extend(circles::check(&tree));
    findings.extend(names::check(&tree));
    findings.extend(fields::check(&tree));
    findings.extend(layout::check(&tree));
    findings.extend(maps::check(&tree));
    findings.extend(index::check(&tree));
    findings.extend(levels::check(&tree, &graph));
    findings.extend(everywhere::check(&tree));
    println!("{} crates and {} files looked at", members.len(), tree.iter().count());
    findings.conclude()
}
