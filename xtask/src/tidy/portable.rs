//! What portable crates may not say in the code they ship.

use super::rooms::{PORTABLE, is_one_of};
use crate::{
    findings::Findings,
    rust_source::{RustSource, pattern},
    tree::{Tree, line_of},
};
use regex_lite::Regex;
use std::sync::LazyLock;

/// Clocks, files, threads, the environment, the terminal and what belongs to one operating system, named by path or in a group
/// (`std::{fs, …}`). Text is matched, not meaning: a module brought in under another name passes.
static BANNED: LazyLock<Regex> = LazyLock::new(|| {
    let modules = r"(?:time|fs|thread|env|net|os|process)\b";
    let whole = format!(r"\bstd\s*::\s*{modules}");
    let grouped = format!(r"\bstd\s*::\s*\{{(?:[^;]*[\s,{{])?{modules}");
    let terminal = r"\bio\s*::\s*(?:\{[^;}]*)?\b(?:stdin|stdout|stderr|Stdin|Stdout|Stderr)\b";
    let names = r"\bInstant\s*::\s*now\b|\bSystemTime\b";
    let macros = r"\b(?:print|println|eprint|eprintln|dbg)!";
    pattern(&format!("{whole}|{grouped}|{terminal}|{names}|{macros}"))
});

pub(super) fn check(tree: &Tree) -> Findings {
    let mut findings = Findings::default();
    for (path, text) in tree.iter().filter(|(path, _)| path.ends_with(".rs") && ships(path)) {
        let shipped = RustSource::read(text).shipped();
        for found in BANNED.find_iter(&shipped) {
            let said = found.as_str().split_whitespace().collect::<Vec<_>>().join(" ");
            let place = format!("{path}:{}", line_of(&shipped, found.start()));
            findings.fail(place, format!("`{said}` has no place in a portable crate"));
        }
    }
    findings
}

/// Whether a source file belongs to what a portable crate ships: not its tests, benches and examples.
fn ships(path: &str) -> bool {
    let mut parts = path.splitn(3, '/');
    let (Some(shelf), Some(name), Some(inside)) = (parts.next(), parts.next(), parts.next()) else { return false };
    let is_aside = |part: &str| matches!(part, "tests" | "benches" | "examples" | "tests.rs" | "build.rs");
    is_one_of(&format!("{shelf}/{name}"), PORTABLE) && !inside.split('/').any(is_aside)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failures(path: &str, text: &str) -> usize {
        check(&Tree::from([(path, text)])).failures().len()
    }

    #[test]
    fn each_banned_word_is_found() {
        for code in [
            "use std::time::Duration;",
            "use std::{collections::BTreeMap, fs};",
            "use std::{\n    fmt,\n    time::Instant,\n};",
            "let t = Instant::now();",
            "fn f(t: SystemTime) {}",
            "std::fs::read(x)",
            "std::thread::spawn(f)",
            "std::env::args()",
            "std::os::unix::fs::symlink(a, b)",
            "writeln!(std::io::stdout(), \"x\")",
            "use std::io::{Write as _, stderr};",
            "println!(\"x\")",
            "eprintln!(\"x\")",
            "dbg!(x)",
        ] {
            assert_eq!(failures("games/horde/src/lib.rs", code), 1, "{code}");
        }
    }

    #[test]
    fn words_in_comments_literals_tests_and_other_crates_pass() {
        for (path, code) in [
            ("games/horde/src/lib.rs", "// std::fs\nlet x = \"println!\"; /// `dbg!`"),
            ("games/horde/src/lib.rs", "#[cfg(test)]\nmod tests { use std::time::Instant; }"),
            ("games/horde/src/lib.rs", "use std::io::{Read, Write}; let stdout = 1;"),
            ("games/horde/src/lib.rs", "use std::{fmt, ops::Range}; mod time; let environment = writeln!(f);"),
            ("games/horde/tests/play.rs", "use std::fs;"),
            ("crates/engine/src/kit/tests.rs", "use std::fs;"),
            ("crates/server/src/lib.rs", "use std::fs;"),
            ("xtask/src/main.rs", "use std::fs;"),
        ] {
            assert_eq!(failures(path, code), 0, "{path}: {code}");
        }
    }

    #[test]
    fn the_line_is_named() {
        let findings = check(&Tree::from([("crates/bots/src/a.rs", "\"two\nlines\";\nstd::env::var(x)")]));
        assert_eq!(findings.failures(), ["crates/bots/src/a.rs:3: `std::env` has no place in a portable crate"]);
    }
}
