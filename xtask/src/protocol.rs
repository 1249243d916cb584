//! The TypeScript declarations of the messages between a page and a table.

use crate::shell;
use anyhow::{Context as _, Result};
use std::path::Path;

const FILE: &str = "web/protocol.d.ts";

/// Regenerates the declarations. A test of `galerne-table` fails when they are out of date.
pub(crate) fn run(root: &Path) -> Result<()> {
    let arguments = ["run", "--quiet", "--locked", "--package", "galerne-table", "--example", "declarations"];
    let made = shell::capture(root, "cargo", &arguments, &[])?;
    std::fs::write(root.join(FILE), made).with_context(|| format!("writing {FILE}"))?;
    println!("{FILE} is current");
    Ok(())
}
