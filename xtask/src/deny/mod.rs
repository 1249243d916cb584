//! What we may depend on: licences, banned crates, second versions, sources. `deny.toml` says what is allowed.
//!
//! With cargo-deny installed it decides. Without it the same tables are read here, so that a machine without it, and without a
//! network, still refuses a new licence or a new source.

mod graph;
mod licence;
mod policy;

use crate::{shell, steps::Step};
use anyhow::{Context as _, Result};
use graph::Graph;
use policy::Policy;
use std::{fs, path::Path};

pub(crate) const STEP: Step = Step { title: "dependencies", again: "cargo xtask deny", long: false, run };

const FILE: &str = "deny.toml";

fn run(root: &Path) -> Result<()> {
    if shell::capture(root, "cargo", &["deny", "--version"], &[]).is_ok() {
        return shell::cargo(root, &["deny", "--offline", "check", "licenses", "bans", "sources"], &[]);
    }
    let policy = fs::read_to_string(root.join(FILE)).with_context(|| format!("cannot read {FILE}"))?;
    let policy = Policy::read(&policy).with_context(|| FILE.to_owned())?;
    let (metadata, whole) = metadata(root)?;
    let graph = Graph::read(&metadata)?;
    let mut findings = policy.check(&graph);
    if whole {
        findings.extend(policy.unused(&graph));
    }
    let which = if whole { "every platform" } else { "this platform: not all packages of others are downloaded" };
    println!("{} packages held against {FILE} ({which}); cargo-deny is not installed", graph.packages.len());
    findings.conclude()
}

/// What cargo knows without a network, and whether that is the graph of every platform. Building fetches only the packages of
/// one's own, so the others may be missing.
fn metadata(root: &Path) -> Result<(String, bool)> {
    let arguments = ["metadata", "--format-version", "1", "--locked", "--offline"];
    if let Ok(metadata) = shell::capture(root, "cargo", &arguments, &[]) {
        return Ok((metadata, true));
    }
    let compiler = shell::capture(root, "rustc", &["-vV"], &[])?;
    let host = compiler.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc names no host")?;
    let arguments = [&arguments[..], &["--filter-platform", host]].concat();
    let metadata = shell::capture(root, "cargo", &arguments, &[]);
    Ok((metadata.context("packages are missing: `cargo fetch --locked` gets them")?, false))
}
