//! Instructions per decision, and per step of a batch of environments, counted by callgrind.

use crate::{shell, steps::Step};
use anyhow::{Context as _, Result, bail};
use std::{fs, path::Path};
use toml::Table;

pub(crate) const STEP: Step = Step { title: "counted instructions", again: "cargo xtask count", long: true, run };

const LIMITS: &str = "docs/speed.toml";
/// What is counted: a table of the limits, and the program that plays it.
struct Counted {
    table: &'static str,
    build: &'static [&'static str],
    program: &'static str,
    arguments: fn(&str, u64) -> Vec<String>,
}

const COUNTED: [Counted; 2] = [
    Counted {
        table: "instructions-per-decision",
        build: &["--package", "galerne"],
        program: "galerne",
        arguments: |game, decisions| {
            ["bench", game, "--decisions", &decisions.to_string(), "--bare"].map(str::to_owned).to_vec()
        },
    },
    Counted {
        table: "instructions-per-batch-step",
        build: &["--package", "galerne-catalog", "--example", "batch"],
        program: "examples/batch",
        arguments: |game, steps| vec![game.to_owned(), steps.to_string()],
    },
];

/// Two lengths of play: their difference leaves out what the program does once.
const DECISIONS: [u64; 2] = [20_000, 220_000];

fn run(root: &Path) -> Result<()> {
    let text = fs::read_to_string(root.join(LIMITS)).with_context(|| format!("cannot read {LIMITS}"))?;
    needs_valgrind(root)?;
    let folder = root.join("target/callgrind");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut slow = Vec::new();
    for counted in &COUNTED {
        let limits = read_limits(&text, counted.table)?;
        shell::cargo(root, &[&["build", "--release", "--locked"], counted.build].concat(), &[])?;
        let program = built(root, counted.program)?;
        println!("{:<32} {:>12} {:>8}", counted.table, "instructions", "limit");
        for (game, limit) in &limits {
            let mut totals = [0; 2];
            for (total, decisions) in totals.iter_mut().zip(DECISIONS) {
                let kept = folder.join(format!("{}.{game}.{decisions}.out", counted.table));
                *total = count(root, &program, &kept, &(counted.arguments)(game, decisions))?;
            }
            let each = per_decision(totals);
            println!("{game:<32} {each:>12.1} {limit:>8}");
            if each > *limit as f64 {
                slow.push(format!("{} {game}", counted.table));
            }
        }
    }
    if !slow.is_empty() {
        bail!("over the limit of {LIMITS}: {}", slow.join(", "));
    }
    Ok(())
}

/// Checks for missing tools before anything is built.
pub(crate) fn needs_valgrind(root: &Path) -> Result<()> {
    match shell::capture(root, "valgrind", &["--version"], &[]) {
        Ok(_) => Ok(()),
        Err(_) => bail!("counting needs valgrind: install the Debian package `valgrind`"),
    }
}

/// Where cargo puts the release binary: its target folder may have been moved.
pub(crate) fn built_program(root: &Path) -> Result<String> {
    built(root, "galerne")
}

fn built(root: &Path, program: &str) -> Result<String> {
    let metadata = shell::capture(root, "cargo", &["metadata", "--format-version", "1", "--no-deps", "--locked"], &[])?;
    let metadata: serde_json::Value = serde_json::from_str(&metadata).context("cargo metadata is no JSON")?;
    let target = metadata["target_directory"].as_str().context("cargo metadata names no target_directory")?;
    Ok(format!("{target}/release/{program}"))
}

/// All instructions of one run of random play.
fn count(root: &Path, program: &str, kept: &Path, arguments: &[String]) -> Result<u64> {
    let option = format!("--callgrind-out-file={}", kept.display());
    let own: Vec<&str> = arguments.iter().map(String::as_str).collect();
    shell::capture(root, "valgrind", &[&["--tool=callgrind", &option, program], &own[..]].concat(), &[])?;
    let text = fs::read_to_string(kept).with_context(|| format!("callgrind left no {}", kept.display()))?;
    total(&text).with_context(|| format!("{} holds no total", kept.display()))
}

/// The sum at the end of callgrind's file; with several threads only `totals` adds them up.
fn total(text: &str) -> Option<u64> {
    ["totals:", "summary:"].iter().find_map(|label| {
        text.lines().rev().find_map(|line| line.strip_prefix(label)?.split_whitespace().next()?.parse().ok())
    })
}

fn per_decision(totals: [u64; 2]) -> f64 {
    totals[1].saturating_sub(totals[0]) as f64 / (DECISIONS[1] - DECISIONS[0]) as f64
}

fn read_limits(text: &str, table: &str) -> Result<Vec<(String, u64)>> {
    let file: Table = text.parse().with_context(|| format!("{LIMITS} is no TOML"))?;
    let limits = file.get(table).and_then(|table| table.as_table());
    let limits = limits.with_context(|| format!("{LIMITS} has no table [{table}]"))?;
    let read = |(game, limit): (&String, &toml::Value)| {
        let limit = limit.as_integer().and_then(|limit| u64::try_from(limit).ok());
        Ok((game.clone(), limit.with_context(|| format!("{LIMITS}: the limit of {game} is no whole number"))?))
    };
    limits.iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn totals_are_read_and_shared_out() {
        assert_eq!(total("version: 1\nsummary: 5\n\ntotals: 1234\n"), Some(1234));
        assert_eq!(total("events: Ir\nsummary: 5\n"), Some(5));
        assert_eq!(total("events: Ir\n"), None);
        assert_eq!(per_decision([1_000, 80_001_000]), 400.0);
    }

    #[test]
    fn limits_are_whole_numbers_in_their_table() {
        let read = |text: &str| read_limits(text, COUNTED[0].table).map_err(|error| format!("{error:#}"));
        assert_eq!(read("[instructions-per-decision]\nsail-race = 400\n"), Ok(vec![("sail-race".to_owned(), 400)]));
        assert!(read("").unwrap_err().contains("no table"));
        assert!(read("[instructions-per-decision]\nhorde = \"fast\"\n").unwrap_err().contains("horde"));
    }

    #[test]
    fn the_committed_limits_can_be_read() {
        let limits = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(LIMITS)).unwrap();
        for counted in &COUNTED {
            assert!(!read_limits(&limits, counted.table).unwrap().is_empty(), "{}", counted.table);
        }
    }
}
