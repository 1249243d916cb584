//! Several servers on one PostgreSQL database and one NATS: the tests of the feature `cluster`, and real processes under faults.

use crate::load::example;
use crate::shell::{cargo, run};
use crate::steps::{Step, browser};
use anyhow::{Result, bail};
use std::{fs, path::Path};

/// The short form.
pub(crate) const STEP: Step = Step {
    title: "several servers on one PostgreSQL database",
    again: "cargo xtask cluster",
    long: true,
    run: |root| cluster(root, &Cluster { kills: 20, tables: 20, seed: None }),
};

/// What `cargo xtask cluster` may be asked.
#[derive(clap::Args, Debug)]
pub(crate) struct Cluster {
    /// Faults under load.
    #[arg(long, default_value_t = 20)]
    kills: u32,
    #[arg(long, default_value_t = 20)]
    tables: u32,
    /// What the faults are chosen by; each run prints its own.
    #[arg(long)]
    seed: Option<u32>,
}

/// With the features of `cargo test --workspace`, so that what was compiled for that step is not compiled once more.
const BUILD: [&str; 4] = ["--workspace", "--locked", "--features", "galerne-server/cluster"];
/// What both stores do alike is tested on PostgreSQL, too.
const TESTS: [&str; 16] = [
    "bus::",
    "two_nodes::",
    "uncertain::",
    "upkeep::",
    "api::",
    "drivers::",
    "follow::",
    "play_on::",
    "restore::",
    "review::",
    "seats::",
    "secrets::",
    "sequences::",
    "socket::",
    "store::what_leaves_the_memory",
    "faults::a_message_is_carried_out_once",
];
/// Where others may serve the same table no player counts as away, and no bot takes a seat for that. The last one waits
/// for no thread.
const OTHERWISE: [&str; 4] = [
    "api::seats_are_joined_left_handed_over",
    "seats::a_dropped_socket",
    "socket::seats_presence",
    "api::the_api_describes_itself",
];

pub(crate) fn cluster(root: &Path, wanted: &Cluster) -> Result<()> {
    needs_postgres(root)?;
    needs(root, "HAProxy", "haproxy", || browser::find("haproxy").is_some())?;
    run(root, "haproxy", &["-c", "-f", "deploy/haproxy.cfg"], &[])?;
    needs(root, "NATS's server", "nats-server", || browser::find("nats-server").is_some())?;
    cargo(root, &[&["build"], &BUILD[..], &["--test", "server", "--example", "load"]].concat(), &[])?;
    let mut test = [&["test"], &BUILD[..], &["--test", "server", "--"], &TESTS[..]].concat();
    OTHERWISE.iter().for_each(|test_of_one| test.extend(["--skip", test_of_one]));
    cargo(root, &test, &[("GALERNE_TEST_STORE", "postgres")])?;
    cargo(root, &[&["test"], &BUILD[..], &["--lib", "--", "bus::"]].concat(), &[])?;
    let [kills, tables] = [wanted.kills, wanted.tables].map(|number| number.to_string());
    let seed = wanted.seed.map(|seed| seed.to_string());
    let mut words = vec!["cluster", "--kills", &kills, "--tables", &tables];
    if let Some(seed) = &seed {
        words.extend(["--seed", seed]);
    }
    run(root, &example(root, "debug")?, &words, &[])
}

/// The server, not only its client.
fn needs_postgres(root: &Path) -> Result<()> {
    let is_there = || {
        let versions: Vec<_> =
            fs::read_dir("/usr/lib/postgresql").map(|all| all.flatten().collect()).unwrap_or_default();
        versions.iter().any(|version| version.path().join("bin/postgres").is_file())
    };
    needs(root, "PostgreSQL's server", "postgresql", is_there)
}

/// On Debian as root it is installed.
fn needs(root: &Path, what: &str, package: &str, is_there: impl Fn() -> bool) -> Result<()> {
    if !is_there() && browser::find("apt-get").is_some() && browser::is_root() {
        run(root, "apt-get", &["update"], &[])?;
        let install = ["install", "--yes", "--no-install-recommends", package];
        run(root, "apt-get", &install, &[("DEBIAN_FRONTEND", "noninteractive")])?;
    }
    if !is_there() {
        bail!("{what} is not on this machine: `sudo apt-get install {package}`");
    }
    Ok(())
}
