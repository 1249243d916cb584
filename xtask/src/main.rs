//! The workshop of the repository: `cargo xtask test` passes everything, the other commands are its parts and the slow ones.

// A command-line tool prints to standard output and error; nothing links against this crate.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod cluster;
mod count;
mod deny;
mod findings;
mod load;
mod new_game;
mod print;
mod protocol;
mod rules;
mod rust_source;
mod shell;
mod soak;
mod steps;
mod strength;
mod texts;
mod tidy;
mod tree;

use anyhow::Result;
use clap::{Parser, Subcommand};
use std::{fs, process::ExitCode};

/// The workshop of the repository: tests, checks and counts.
#[derive(Parser, Debug)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Everything a change must pass: format, lints, tests, documentation, rules, texts, tidiness, dependencies, the page.
    ///
    /// Stops at the first step that fails and says which command repeats it.
    Test {
        /// Leave out the long steps.
        #[arg(long)]
        quick: bool,
        /// Also count instructions (`cargo xtask count`): needs valgrind and a release build, which is minutes of compiling.
        #[arg(long)]
        count: bool,
    },
    /// The rules thread: every rule of a rulebook has a test and stands in the source of its game, every cited rule exists, both languages agree.
    ///
    /// A rule is an anchor such as `<a id="SR-9.3"></a>` in docs/rules/NAME.en.md and NAME.fr.md. The test that proves it
    /// carries the id in its name, lower-cased, with `_` for `-` and `.`: `fn sr_9_3_rounding_the_buoy()`. A test may
    /// carry several ids. After an id, `_` and a digit would be read as a longer id, so put a word there. The code that carries
    /// it out cites it as SR-9.3, or by its name in `rule_ids.rs`; a rule without code is listed in xtask/src/rules/beside.rs.
    Rules,
    /// The texts thread: both languages have the same keys with the same variables, and every key is used.
    ///
    /// A key is used when it is a string literal of its crate, when another text refers to it, or when it belongs to a
    /// family that is put together at run time: `option-NAME…`, `preset-ID…`, `game-…`, `lesson-…`.
    Texts,
    /// Dependencies between crates, what portable crates may not use, and what no file may contain.
    Tidy,
    /// What we may depend on: licences, banned crates, second versions and sources, as deny.toml says.
    ///
    /// Runs cargo-deny where it is installed, and a check of its own otherwise; neither needs the network.
    Deny,
    /// The page in headless Chromium: whole games by mouse, keyboard and buttons, two browsers, a server that is killed, axe-core.
    ///
    /// Needs Node and Chromium: CHROMIUM names one that is not on the path; as root, Debian's package is installed.
    Browser,
    /// Every sheet of every game in both languages and every ink, drawn by poppler and by our renderer and compared; kept in target/print.
    ///
    /// Needs poppler (pdftoppm).
    Print,
    /// The package for Python: pytest, the examples of its pages, its types; PettingZoo, Gymnasium and OpenSpiel put it to the test.
    ///
    /// Needs Python 3.11 with pip and venv: PYTHON names one that is not on the path; as root, Debian's package is installed.
    Python {
        /// Also what takes minutes or heavy packages: Ray.
        #[arg(long)]
        slow: bool,
        /// Build the wheel instead, for the machine it runs on, into target/wheels.
        #[arg(long)]
        wheel: bool,
    },
    /// Load and crash tests of the server: sockets, durable moves, latencies, memory; then killed under load again and again.
    Load(load::Load),
    /// Several servers on one PostgreSQL database: their tests, then three processes that are killed, stopped and cut off under load.
    ///
    /// Needs PostgreSQL's server, NATS's, HAProxy and libfaketime; as root, Debian's packages are installed.
    Cluster(cluster::Cluster),
    /// A new game: a small complete one from xtask/template in games/NAME, with its rulebooks, entered in the catalog.
    NewGame {
        /// Its id in commands, addresses and records: small letters and hyphens.
        name: String,
    },
    /// Write docs/map.md: every file of every game with the first sentence of its module.
    Map,
    /// Write the TypeScript declarations of the messages between page and table into web/protocol.d.ts.
    Protocol,
    /// The long tests: those marked `#[ignore]`, optimised. Minutes, not seconds.
    Soak,
    /// Instructions per random decision of each game of docs/speed.toml, counted by callgrind and held against its limit.
    ///
    /// Counts repeat from run to run and from machine to machine where times do not.
    Count,
    /// How strong the bots are: plays matches with `galerne arena` and writes docs/strength.md.
    ///
    /// Matches that are not played now are reported from their last run, from target/strength, or as the file has them.
    Strength {
        /// How long each match may take; with 0 nothing is played and the file only written anew.
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// Play the matches of this game only.
        #[arg(long)]
        game: Option<String>,
    },
}

fn main() -> ExitCode {
    match run(&Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: &Command) -> Result<()> {
    let root = tree::root()?;
    match command {
        Command::Test { quick, count } => steps::run_all(&root, *quick, *count),
        Command::Rules => (rules::STEP.run)(&root),
        Command::Texts => (texts::STEP.run)(&root),
        Command::Tidy => (tidy::STEP.run)(&root),
        Command::Deny => (deny::STEP.run)(&root),
        Command::Browser => (steps::browser::STEP.run)(&root),
        Command::Print => print::run(&root),
        Command::Python { wheel: true, .. } => steps::python::wheel(&root),
        Command::Python { slow, .. } => steps::python::python(&root, *slow),
        Command::Load(wanted) => load::load(&root, wanted),
        Command::Cluster(wanted) => cluster::cluster(&root, wanted),
        Command::NewGame { name } => new_game::run(&root, name),
        Command::Map => Ok(fs::write(root.join(tidy::index::MAP), tidy::index::write(&tree::Tree::load(&root)?))?),
        Command::Protocol => protocol::run(&root),
        Command::Soak => soak::run(&root),
        Command::Count => (count::STEP.run)(&root),
        Command::Strength { seconds, game } => strength::run(&root, *seconds, game.as_deref()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_well_formed() {
        Arguments::command().debug_assert();
    }
}
