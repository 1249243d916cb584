//! What no file of the repository may contain.

use crate::{
    findings::Findings,
    rust_source::{RustSource, pattern},
    tree::{Tree, line_of},
};
use regex_lite::Regex;
use std::sync::LazyLock;

/// Longer Rust files cause a warning; a closed list may well be longer.
const MANY_LINES: usize = 700;

/// The most lines of a script of the page: one module is one thing, read in one sitting. Stylesheets are lists and may be longer.
const SCRIPT_LINES: usize = 250;

/// Folders of one person's machine. A place inside a web address or a longer path is something else.
static MACHINE_PATH: LazyLock<Regex> = LazyLock::new(|| pattern(r"(?:^|[^\w.\-/])(/(?:work|root|home)/)"));

/// Hosts that packages come from. Mirrors are a matter of the local configuration, so none is written down. The names are
/// put together here so that this file does not contain them.
const REGISTRIES: &[&str] = &[
    concat!("crates", ".io"),
    concat!("pypi", ".org"),
    concat!("python", "hosted.org"),
    concat!("npm", "js.org"),
    concat!("npm", "js.com"),
    concat!("deb.", "debian.org"),
    concat!("security.", "debian.org"),
    concat!("ftp.", "debian.org"),
    concat!("snapshot.", "debian.org"),
];

/// The one line in which Cargo's lock file names where a package comes from.
const LOCKED_SOURCE: &str = concat!("source = \"registry+https://github.com/rust-lang/crates", ".io-index\"");

static UNFINISHED: LazyLock<Regex> = LazyLock::new(|| pattern(r"\b(?:todo|unimplemented)!"));

pub(super) fn check(tree: &Tree) -> Findings {
    let mut findings = Findings::default();
    for (path, text) in tree.iter() {
        // Not `lines`, which would swallow the `\r` of a foreign line ending.
        for (index, line) in text.split('\n').enumerate() {
            for what in faults(path, line) {
                findings.fail(format!("{path}:{}", index + 1), what);
            }
        }
        if !text.is_empty() && !text.ends_with('\n') {
            findings.fail(path, "does not end with a newline");
        }
        if path.ends_with(".rs") {
            check_rust(path, text, &mut findings);
        }
        let lines = text.lines().count();
        if path.starts_with("web/") && !path.ends_with(".css") && lines > SCRIPT_LINES {
            findings.fail(path, format!("has {lines} lines, more than the {SCRIPT_LINES} of a script"));
        }
    }
    findings
}

fn faults(path: &str, line: &str) -> Vec<String> {
    let mut faults = Vec::new();
    if line.ends_with(char::is_whitespace) {
        faults.push("has whitespace at its end".to_owned());
    }
    if ["<<<<<<< ", ">>>>>>> ", "||||||| "].iter().any(|marker| line.starts_with(marker)) {
        faults.push("is left over from a merge".to_owned());
    }
    if let Some(found) = MACHINE_PATH.captures(line).and_then(|found| found.get(1)) {
        faults.push(format!("names a folder of some machine: {}…", found.as_str()));
    }
    if path.ends_with("Cargo.lock") {
        if line.starts_with("source = ") && line != LOCKED_SOURCE {
            faults.push(format!("takes a package from somewhere else: {line}"));
        }
    } else if let Some(host) = REGISTRIES.iter().find(|host| line.contains(*host)) {
        faults.push(format!("names the package host {host}"));
    }
    faults
}

fn check_rust(path: &str, text: &str, findings: &mut Findings) {
    let code = RustSource::read(text).code;
    for found in UNFINISHED.find_iter(&code) {
        findings
            .fail(format!("{path}:{}", line_of(&code, found.start())), format!("`{}` is a promise", found.as_str()));
    }
    let lines = text.lines().count();
    if lines > MANY_LINES {
        findings.warn(path, format!("has {lines} lines; is it really one thing?"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failures(path: &str, text: &str) -> Vec<String> {
        check(&Tree::from([(path, text)])).failures().to_vec()
    }

    #[test]
    fn each_fault_is_named_with_its_line() {
        let home = ["", "home", "me"].join("/");
        let host = format!("https://index.{}/", REGISTRIES[0]);
        for (text, expected) in [
            ("a \n".to_owned(), "x.md:1: has whitespace at its end"),
            ("a\r\n".to_owned(), "x.md:1: has whitespace at its end"),
            ("a\n\t\n".to_owned(), "x.md:2: has whitespace at its end"),
            ("a\n<<<<<<< ours\n".to_owned(), "x.md:2: is left over from a merge"),
            ("a".to_owned(), "x.md: does not end with a newline"),
            (format!("see {home}/notes\n"), concat!("x.md:1: names a folder of some machine: /ho", "me/…")),
            (format!("{home}\n"), concat!("x.md:1: names a folder of some machine: /ho", "me/…")),
            (format!("see {host}\n"), concat!("x.md:1: names the package host crates", ".io")),
        ] {
            assert_eq!(failures("x.md", &text), [expected]);
        }
    }

    #[test]
    fn clean_files_pass() {
        let inside = ["https://example.org", "home", "me"].join("/");
        for text in ["", "a\n\nb\n", "=======\n", &format!("{inside}\n"), "frame.work/shop\n"] {
            assert_eq!(failures("x.md", text), [""; 0], "{text}");
        }
    }

    #[test]
    fn the_lock_file_names_the_public_index_and_no_other() {
        assert_eq!(failures("Cargo.lock", &format!("{LOCKED_SOURCE}\n")), [""; 0]);
        let mirror = LOCKED_SOURCE.replace("github.com", "mirror.example.org");
        assert_eq!(failures("Cargo.lock", &format!("{mirror}\n")).len(), 1);
    }

    #[test]
    fn scripts_of_the_page_stay_short() {
        let long = "\n".repeat(SCRIPT_LINES + 1);
        assert_eq!(failures("web/a.js", &long), ["web/a.js: has 251 lines, more than the 250 of a script"]);
        assert_eq!(failures("web/a.js", &long[1..]), [""; 0]);
        assert_eq!(failures("web/a.css", &long), [""; 0]);
        assert_eq!(failures("tests/a.mjs", &long), [""; 0]);
    }

    #[test]
    fn unfinished_code_fails_and_long_files_warn() {
        assert_eq!(failures("a.rs", "fn f() {\n    todo!()\n}\n"), ["a.rs:2: `todo!` is a promise"]);
        assert_eq!(failures("a.rs", "// todo!()\nlet x = \"unimplemented!\";\n"), [""; 0]);
        let long = "\n".repeat(MANY_LINES + 1);
        assert_eq!(check(&Tree::from([("a.rs", long.as_str())])).warnings().len(), 1);
        assert_eq!(check(&Tree::from([("a.md", long.as_str())])).warnings().len(), 0);
    }
}
