//! Files kept beside the tests: compared with what the code makes now, and rewritten on request.

use galerne_engine::{Game, Record, Referee};
use std::{fs, path::Path};

/// Whether kept files are to be rewritten: the environment variable `GALERNE_BLESS` is set.
#[must_use]
pub fn blesses() -> bool {
    std::env::var_os("GALERNE_BLESS").is_some()
}

/// Writes a kept file, and its folder where needed.
///
/// # Panics
/// If it cannot be written.
pub fn bless(file: &Path, text: &str) {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    }
    fs::write(file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}

/// The text of a kept file; with `GALERNE_BLESS` set, `make` is called and its text is written first. Paths are relative to
/// the crate under test.
///
/// # Panics
/// If there is no such file.
pub fn kept(file: impl AsRef<Path>, make: impl FnOnce() -> String) -> String {
    let file = file.as_ref();
    if blesses() {
        bless(file, &make());
    }
    fs::read_to_string(file)
        .unwrap_or_else(|error| panic!("{}: {error}; write it with GALERNE_BLESS=1 cargo test", file.display()))
}

/// The game of a kept record, replayed entry by entry with its fingerprints; with `GALERNE_BLESS` set, the game that `make` returns
/// is written first.
///
/// # Panics
/// If there is no such file, or if it does not replay.
pub fn kept_record<G: Game>(file: impl AsRef<Path>, make: impl FnOnce() -> Referee<G>) -> Referee<G> {
    let file = file.as_ref();
    let text = kept(file, || make().record().to_json());
    let referee = Record::<G>::from_json(&text).and_then(Referee::from_record);
    referee.unwrap_or_else(|trouble| panic!("{}: {trouble}", file.display()))
}

/// Compares the text with a kept file; with `GALERNE_BLESS` set, writes it instead.
///
/// # Panics
/// If the file differs, with the first line that does.
pub fn assert_kept(file: impl AsRef<Path>, text: &str) {
    let file = file.as_ref();
    let before = kept(file, || text.to_owned());
    if before != text {
        let line = before.lines().zip(text.lines()).take_while(|(a, b)| a == b).count();
        panic!(
            "{} differs from line {}:\n  kept: {}\n  now:  {}\nIf the change is meant, rewrite it with GALERNE_BLESS=1 cargo test",
            file.display(),
            line + 1,
            before.lines().nth(line).unwrap_or("(end)"),
            text.lines().nth(line).unwrap_or("(end)")
        );
    }
}
