//! Files of browser tests, played two at a time by Node's test runner. A test that failed is played again by its name, alone: on a busy
//! machine a page may be late once, but a fault of the page comes every time.

use crate::shell;
use anyhow::{Context as _, Result, bail};
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::Mutex,
    thread,
    time::Instant,
};

/// How many files are played at once. One waits for its browser most of the time.
const AT_ONCE: usize = 2;
/// How often a failed test is played again before it stops the step.
const AGAIN: usize = 2;

/// Node, and the environment of the tests.
#[derive(Debug)]
pub(super) struct Player<'a> {
    pub(super) root: &'a Path,
    pub(super) node: &'a str,
    pub(super) environment: &'a [(&'a str, &'a str)],
}

/// A file with the names of those of its tests that failed; without names the whole file did not run.
#[derive(Debug, PartialEq)]
struct Failed {
    file: String,
    names: Vec<String>,
}

impl Player<'_> {
    /// Play `files`; what failed is played again, one file at a time.
    pub(super) fn play(&self, files: Vec<String>) -> Result<()> {
        fs::create_dir_all(self.reports()).with_context(|| format!("cannot make {}", self.reports().display()))?;
        // Taken from the end: the first of the list is played first.
        let queue = Mutex::new(files.into_iter().rev().collect::<Vec<_>>());
        let failed = Mutex::new(Vec::new());
        let work = || -> Result<()> {
            loop {
                let Some(file) = queue.lock().expect("no thread panics").pop() else { return Ok(()) };
                if let Some(again) = self.play_file(&file, &[])? {
                    failed.lock().expect("no thread panics").push(again);
                }
            }
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..AT_ONCE).map(|_| scope.spawn(work)).collect();
            workers.into_iter().try_for_each(|worker| worker.join().expect("no thread panics"))
        })?;
        let mut failed = failed.into_inner().expect("no thread panics");
        for round in 1..=AGAIN {
            if failed.is_empty() {
                break;
            }
            println!("\nPlayed again, alone ({round} of at most {AGAIN}): {}", listed(&failed));
            let before = std::mem::take(&mut failed);
            for Failed { file, names } in before {
                failed.extend(self.play_file(&file, &names)?);
            }
        }
        if !failed.is_empty() {
            bail!("failed {} times: {}", AGAIN + 1, listed(&failed));
        }
        Ok(())
    }

    /// One file, or only the named tests of it. Its output is printed when it ends, so that two files do not mix their lines.
    fn play_file(&self, file: &str, names: &[String]) -> Result<Option<Failed>> {
        let start = Instant::now();
        let report =
            self.reports().join(Path::new(file).with_extension("tap").file_name().context("a file has a name")?);
        let patterns: Vec<String> =
            names.iter().map(|name| format!("--test-name-pattern=^{}$", escaped(name))).collect();
        let mut command = Command::new(self.node);
        command
            .args(["--test", "--test-reporter=spec", "--test-reporter-destination=stdout"])
            .args(["--test-reporter=tap", &format!("--test-reporter-destination={}", report.display())])
            .args(&patterns)
            .arg(file)
            .current_dir(self.root)
            .envs(self.environment.iter().copied())
            .stdin(Stdio::null());
        let output = command.output().with_context(|| format!("cannot start {}", self.node))?;
        println!(
            "\n$ {} ({:.1} s)\n{}{}",
            shell::shown("node", &["--test", file], &[]),
            start.elapsed().as_secs_f64(),
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        );
        if output.status.success() {
            return Ok(None);
        }
        let names = fs::read_to_string(&report).map(|report| failed_names(&report)).unwrap_or_default();
        // What is no name of a test is the file itself: it was cut short.
        let whole = names.iter().any(|name| name.ends_with(".mjs"));
        Ok(Some(Failed { file: file.to_owned(), names: if whole { Vec::new() } else { names } }))
    }

    fn reports(&self) -> PathBuf {
        self.root.join("target/browser")
    }
}

/// The names after "not ok" in a report of the test-anything protocol, without its marks for `#` and `\`.
fn failed_names(report: &str) -> Vec<String> {
    let after = |line: &str| Some(line.strip_prefix("not ok ")?.split_once(" - ")?.1.to_owned());
    report.lines().filter_map(after).map(|name| name.replace("\\#", "#").replace("\\\\", "\\")).collect()
}

/// A name as a regular expression that matches just it.
fn escaped(name: &str) -> String {
    let special = |sign: char| r"\^$.|?*+()[]{}/".contains(sign);
    name.chars().flat_map(|sign| special(sign).then_some('\\').into_iter().chain([sign])).collect()
}

fn listed(failed: &[Failed]) -> String {
    let one = |Failed { file, names }: &Failed| {
        if names.is_empty() { file.clone() } else { format!("{file} ({})", names.join("; ")) }
    };
    failed.iter().map(one).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failed_tests_are_read_from_the_report() {
        let report = "TAP version 13\n# Subtest: a\nok 1 - a\n# Subtest: b \\#2\nnot ok 2 - b \\#2\n  ---\n  not ok 1 - inner\n  ...\n";
        assert_eq!(failed_names(report), ["b #2"]);
    }

    #[test]
    fn a_name_is_matched_as_it_stands() {
        assert_eq!(escaped("what (if) 1+1?"), r"what \(if\) 1\+1\?");
    }
}
