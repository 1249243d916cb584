//! Runs the real program, as a person with a keyboard would.

use std::{
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};
use tempfile::TempDir;

/// A folder of its own in which the program runs, away from the environment of the test run.
pub(crate) struct Place {
    folder: TempDir,
}

/// What came of a run.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Place {
    pub(crate) fn new() -> Place {
        Place { folder: TempDir::new().unwrap() }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    #[allow(dead_code, reason = "not every suite reads a file back")]
    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap()
    }

    #[allow(dead_code, reason = "not every suite writes a file first")]
    pub(crate) fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path(name), text).unwrap();
    }

    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_galerne"));
        command.args(arguments).current_dir(self.folder.path()).env_remove("GALERNE_LANG").env("LANG", "C.UTF-8");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Run with those arguments and those lines typed in; then the input ends.
    pub(crate) fn run(&self, arguments: &[&str], typed: &[&str]) -> Ran {
        let mut child = self.command(arguments).spawn().unwrap();
        let text: String = typed.iter().map(|line| format!("{line}\n")).collect();
        // A program that has said all it wants to need not read on.
        let _ = child.stdin.take().unwrap().write_all(text.as_bytes());
        let output = child.wait_with_output().unwrap();
        let [out, err] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        Ran { status: output.status.code().unwrap(), out, err }
    }

    /// The names of the files in the folder.
    #[allow(dead_code, reason = "each file of tests is a program of its own and uses what it needs")]
    pub(crate) fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(Path::new(self.folder.path())).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

impl Ran {
    /// Assert the status and hand the output on.
    #[track_caller]
    pub(crate) fn with(self, status: i32) -> Ran {
        assert_eq!(self.status, status, "{}\n--- errors\n{}", self.out, self.err);
        self
    }

    #[track_caller]
    pub(crate) fn says(self, text: &str) -> Ran {
        assert!(plain(&self.out).contains(text), "“{text}” is not in:\n{}\n--- errors\n{}", self.out, self.err);
        self
    }

    #[track_caller]
    pub(crate) fn complains(self, text: &str) -> Ran {
        assert!(plain(&self.err).contains(text), "“{text}” is not in the errors:\n{}", self.err);
        self
    }
}

/// French keeps its marks beside their words by spaces that look like any other.
fn plain(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ")
}
