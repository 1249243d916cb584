//! Load and crash tests of the server, on this machine only. They print their figures and fail when a target is missed.

use crate::shell::{capture, run};
use anyhow::{Context as _, Result};
use std::{env, path::Path};

/// What `cargo xtask load` may be asked.
#[derive(clap::Args, Debug)]
pub(crate) struct Load {
    /// Sockets over all tables.
    #[arg(long, default_value_t = 5_000)]
    sockets: u32,
    #[arg(long, default_value_t = 1_000)]
    tables: u32,
    /// Moves per second to try for, over all tables.
    #[arg(long, default_value_t = 1_200)]
    rate: u32,
    #[arg(long, default_value_t = 20)]
    seconds: u32,
    /// How often moves are played, each time with a new server; medians and ranges are reported.
    #[arg(long, default_value_t = 5)]
    rounds: u32,
    /// How often the server is killed under load afterwards; 0 for never.
    #[arg(long, default_value_t = 100)]
    kills: u32,
}

pub(crate) fn load(root: &Path, wanted: &Load) -> Result<()> {
    let build = ["build", "--package", "galerne-server", "--example", "load", "--release", "--locked"];
    crate::shell::cargo(root, &build, &[])?;
    let program = example(root, "release")?;
    let [sockets, tables, rate, seconds, rounds, kills] =
        [wanted.sockets, wanted.tables, wanted.rate, wanted.seconds, wanted.rounds, wanted.kills]
            .map(|number| number.to_string());
    println!("━━━ durable moves over sockets ━━━");
    let words = ["--sockets", &sockets, "--tables", &tables, "--rate", &rate];
    let words = [&words[..], &["--seconds", &seconds, "--rounds", &rounds]].concat();
    let played = run(root, &program, &words, &[]);
    if wanted.kills > 0 {
        println!("━━━ killed again and again ━━━");
        run(root, &program, &["crash", "--kills", &kills], &[])?;
    }
    played
}

/// Where cargo puts examples: the target folder may be anywhere.
pub(crate) fn example(root: &Path, profile: &str) -> Result<String> {
    let metadata = capture(root, "cargo", &["metadata", "--format-version", "1", "--no-deps"], &[])?;
    let metadata: serde_json::Value = serde_json::from_str(&metadata).context("cargo metadata")?;
    let target = metadata["target_directory"].as_str().context("cargo metadata names no target folder")?;
    let folder = Path::new(target).join(profile);
    Ok(folder.join("examples/load").with_extension(env::consts::EXE_EXTENSION).display().to_string())
}
