//! The page in a real browser: the types of its script are checked, the program is built, Chromium found, and the tests of
//! `tests/` play against it.

mod files;

use self::files::Player;
use super::Step;
use crate::shell::{cargo, run};
use anyhow::{Context as _, Result, bail};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

pub(crate) const STEP: Step =
    Step { title: "the page in a browser", again: "cargo xtask browser", long: true, run: browser };

/// The names of Chromium's executable.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

fn browser(root: &Path) -> Result<()> {
    // Missing tools are reported before anything is built.
    let node =
        find("node").context("the page's tests need Node 20 or newer: install Debian's packages nodejs and npm")?;
    let chromium = chromium(root)?;
    packages(root)?;
    // Takes seconds, so it comes before the build: a module that was not imported fails here.
    run(root, &node.to_string_lossy(), &["node_modules/typescript/bin/tsc", "--project", "web"], &[])?;
    // With a test beside it, so that features are those of the tests and what they have built is not built once more.
    cargo(root, &["build", "--workspace", "--locked", "--bin", "galerne", "--test", "cli"], &[])?;
    // Beside this very program: cargo has just put it there.
    let program = env::current_exe()?.with_file_name(format!("galerne{}", env::consts::EXE_SUFFIX));
    let (chromium, program) = (chromium.to_string_lossy(), program.to_string_lossy());
    let environment = [("CHROMIUM", &*chromium), ("GALERNE", &*program)];
    Player { root, node: &node.to_string_lossy(), environment: &environment }.play(tests(root)?)
}

pub(crate) fn find(program: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(program)).find(|path| path.is_file())
}

fn chromium(root: &Path) -> Result<PathBuf> {
    let named = env::var_os("CHROMIUM").map(PathBuf::from);
    let there = || named.clone().filter(|path| path.is_file()).or_else(|| BROWSERS.into_iter().find_map(find));
    if let Some(path) = there() {
        return Ok(path);
    }
    if find("apt-get").is_some() && is_root() {
        // A fresh machine has no list of packages, or an old one.
        run(root, "apt-get", &["update"], &[])?;
        let install = ["install", "--yes", "--no-install-recommends", "chromium"];
        run(root, "apt-get", &install, &[("DEBIAN_FRONTEND", "noninteractive")])?;
    }
    match there() {
        Some(path) => Ok(path),
        None => bail!("no Chromium: `sudo apt-get install chromium`, or name one in CHROMIUM"),
    }
}

/// Whether packages may be installed without a prompt.
pub(crate) fn is_root() -> bool {
    let said = Command::new("id").arg("-u").stdin(Stdio::null()).output();
    said.is_ok_and(|said| said.stdout.trim_ascii() == b"0")
}

/// What `package-lock.json` pins, unless it is there already.
fn packages(root: &Path) -> Result<()> {
    let changed = |path: &str| fs::metadata(root.join(path)).and_then(|file| file.modified()).ok();
    match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
        (Some(there), Some(wanted)) if there >= wanted => Ok(()),
        _ => run(root, "npm", &["ci", "--no-audit", "--no-fund", "--loglevel=error"], &[]),
    }
}

fn tests(root: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(root.join("tests")).context("tests")?;
    let name = |entry: std::io::Result<fs::DirEntry>| entry.ok()?.file_name().into_string().ok();
    let mut names: Vec<String> = entries.filter_map(name).filter(|name| name.ends_with(".test.mjs")).collect();
    names.sort();
    Ok(names.into_iter().map(|name| format!("tests/{name}")).collect())
}
