//! Every sheet drawn twice, by programs that share no line, and compared.

use crate::shell;
use anyhow::{Context as _, Result};
use std::{fs, path::Path};

/// Where the documents are kept, to be looked at.
const FOLDER: &str = "target/print";

pub(crate) fn run(root: &Path) -> Result<()> {
    shell::capture(root, "pdftoppm", &["-v"], &[]).context("poppler is needed: install poppler-utils")?;
    let folder = root.join(FOLDER);
    fs::create_dir_all(&folder)?;
    let kept = folder.to_string_lossy();
    // With the features of the whole workspace, so that nothing is built twice.
    let test = ["test", "--workspace", "--locked", "--test", "print", "--", "--ignored", "--nocapture"];
    shell::cargo(root, &test, &[("GALERNE_PRINT", &kept)])?;
    println!("every sheet is drawn alike; the documents are in {FOLDER}");
    Ok(())
}
