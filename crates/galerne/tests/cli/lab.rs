//! The laboratory at the command line, with the real program.

use crate::program::Place;
use std::process::Command;

const POKER: &str =
    "game = \"kuhn-poker\"\ngames = 40\nline-ups = [[\"greedy\", \"random\"]]\nmetrics = [\"skill\", \"ties\"]\n";

#[test]
fn an_experiment_is_run_and_a_page_made_of_it() {
    let place = Place::new();
    place.write("poker.toml", POKER);
    place.run(&["lab", "run", "poker.toml", "--to", "run", "--threads", "1"], &[]).with(0).says("run");
    assert_eq!(place.read("run/games.csv").lines().count(), 41);
    place.run(&["lab", "report", "run", "-o", "page.html"], &[]).with(0);
    assert!(place.read("page.html").contains("<main lang=\"fr\""));
    // The same folder once more: nothing is played again, and nothing is lost.
    place.run(&["lab", "run", "poker.toml", "--to", "run"], &[]).with(0);
    assert_eq!(place.read("run/games.csv").lines().count(), 41);
}

#[test]
fn what_is_wrong_is_told_with_its_line_and_the_nearest_name() {
    let place = Place::new();
    place.write("poker.toml", &POKER.replace("\"ties\"", "\"tyes\""));
    let told = place.run(&["lab", "run", "poker.toml"], &[]);
    told.complains("poker.toml").complains("4").complains("Did you mean “ties”?");
    assert_eq!(place.files(), ["poker.toml"], "nothing was begun");
}

#[test]
fn all_experiments_of_a_folder_or_those_of_some_games() {
    let place = Place::new();
    std::fs::create_dir(place.path("lab")).unwrap();
    place.write("lab/poker.toml", POKER);
    place.write(
        "lab/four.toml",
        "game = \"connect-four\"\ngames = 10\nline-ups = [[\"random\", \"random\"]]\nmetrics = [\"ties\"]\n",
    );
    place.run(&["lab", "all", "lab", "--game", "kuhn-poker", "--pages", "pages"], &[]).with(0);
    assert!(place.path("pages/kuhn-poker.html").is_file() && !place.path("pages/connect-four.html").exists());
    place.run(&["lab", "all", "lab", "--game", "kuhn-pocker"], &[]).with(2).complains("Did you mean “kuhn-poker”?");
    place.run(&["lab", "all", "lab", "--pages", "pages"], &[]).with(0);
    assert!(place.path("pages/connect-four.html").is_file());
}

/// Long enough to be cut short on a quick machine.
const RACES: &str = "game = \"sail-race\"\ngames = 6000\nturn = \"weather\"\nline-ups = [[\"greedy\", \"greedy 10%\"]]\n\
     metrics = [\"skill\", \"ties\", \"length\"]\n";

/// Go on with the run `cut`, play it whole as `whole`, and hold the two against each other.
fn is_the_same_as_if_nothing_had_happened(place: &Place) {
    place.run(&["lab", "run", "races.toml", "--to", "cut"], &[]).with(0);
    place.run(&["lab", "run", "races.toml", "--to", "whole"], &[]).with(0);
    for file in ["games.csv", "summary.csv"] {
        assert!(place.read(&format!("cut/{file}")) == place.read(&format!("whole/{file}")), "{file}");
    }
}

#[test]
fn a_run_that_was_killed_goes_on_where_it_was() {
    let place = Place::new();
    place.write("races.toml", RACES);
    let mut child = place.command(&["lab", "run", "races.toml", "--to", "cut", "--threads", "1"]).spawn().unwrap();
    let played = || std::fs::metadata(place.path("cut/chunks.log")).map_or(0, |about| about.len());
    while played() == 0 && child.try_wait().unwrap().is_none() {
        std::thread::yield_now();
    }
    // No farewell: as when the machine is switched off.
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(played() > 0, "what was played is kept");
    is_the_same_as_if_nothing_had_happened(&place);
}

#[cfg(unix)]
#[test]
fn a_disk_that_is_full_stops_a_run_that_can_go_on() {
    let place = Place::new();
    place.write("races.toml", RACES);
    // No file may grow beyond 32 KiB, and a process that tries is refused instead of killed: what a full disk reports.
    let script = "trap '' XFSZ; ulimit -f 64; exec \"$0\" lab run races.toml --to cut --threads 2";
    let mut limited = Command::new("sh");
    limited.args(["-c", script, env!("CARGO_BIN_EXE_galerne")]).current_dir(place.path("")).env("LANG", "C.UTF-8");
    let output = limited.output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && said.contains("chunks.log"), "{:?} {said}", output.status);
    assert!(!place.path("cut/done.json").exists(), "what is not whole does not pass for whole");
    is_the_same_as_if_nothing_had_happened(&place);
}
