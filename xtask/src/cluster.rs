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
    run: |root| cluster(root, &Cluster { kills: 20, tables: 20, seed: None, figures: false, seconds: 20 }),
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
    /// Measure instead what moves cost on SQLite and on PostgreSQL with one, two and three servers, optimised: minutes.
    #[arg(long)]
    figures: bool,
    /// How long each of those is measured.
    #[arg(long, default_value_t = 20)]
    seconds: u32,
}

/// What servers are told to do wrong, to see that it is found out, by that many faults.
const MISTAKES: [(&str, &str); 2] = [("early", "6"), ("forgets", "14")];

/// With the features of `cargo test --workspace`, so that what was compiled for that step is not compiled once more.
const BUILD: [&str; 4] = ["--workspace", "--locked", "--features", "galerne-server/cluster"];
/// What both stores do alike is tested on PostgreSQL, too.
const TESTS: [&str; 19] = [
    "bus::",
    "lab::",
    "lab_nodes::",
    "rolling::",
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
    verify_unit(root)?;
    needs(root, "NATS's server", "nats-server", || browser::find("nats-server").is_some())?;
    if wanted.figures {
        return figures(root, wanted.seconds);
    }
    needs(root, "A library for other clocks", "libfaketime", || has_below("/usr/lib", "faketime/libfaketimeMT.so.1"))?;
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
    let program = example(root, "debug")?;
    run(root, &program, &words, &[])?;
    for (mistake, kills) in MISTAKES {
        let words = ["cluster", "--kills", kills, "--tables", "10", "--mistake", mistake];
        run(root, &program, &words, &[])?;
    }
    Ok(())
}

/// The unit for systemd, where systemd is; another program stands in for ours, which need not be installed.
fn verify_unit(root: &Path) -> Result<()> {
    if browser::find("systemd-analyze").is_none() {
        println!("deploy/galerne.service: not verified, systemd is not on this machine");
        return Ok(());
    }
    let unit = fs::read_to_string(root.join("deploy/galerne.service"))?;
    let folder = root.join("target/deploy");
    fs::create_dir_all(&folder)?;
    let file = folder.join("galerne.service");
    fs::write(&file, unit.replace("/usr/local/bin/galerne", "/bin/true"))?;
    run(root, "systemd-analyze", &["verify", &file.display().to_string()], &[])
}

fn figures(root: &Path, seconds: u32) -> Result<()> {
    let build =
        ["build", "--package", "galerne-server", "--features", "cluster", "--example", "load", "--release", "--locked"];
    cargo(root, &build, &[])?;
    run(root, &example(root, "release")?, &["figures", "--seconds", &seconds.to_string()], &[])
}

/// The server, not only its client.
fn needs_postgres(root: &Path) -> Result<()> {
    needs(root, "PostgreSQL's server", "postgresql", || has_below("/usr/lib/postgresql", "bin/postgres"))
}

/// Whether one of the folders there has that file.
fn has_below(folder: &str, file: &str) -> bool {
    let folders: Vec<_> = fs::read_dir(folder).map(|all| all.flatten().collect()).unwrap_or_default();
    folders.iter().any(|folder| folder.path().join(file).is_file())
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
