//! Documents that lead through the code name only files that exist.

use crate::{
    findings::Findings,
    rust_source::pattern,
    tree::{Tree, line_of},
};
use regex_lite::Regex;
use std::sync::LazyLock;

const MAPS: [&str; 2] = ["docs/architecture.md", "docs/adding-a-game.md"];

/// A file in backticks: the end of its path is enough.
static FILE: LazyLock<Regex> = LazyLock::new(|| pattern(r"`([\w./-]+\.(?:rs|js|toml|md))`"));

pub(super) fn check(tree: &Tree) -> Findings {
    let mut findings = Findings::default();
    for (path, text) in MAPS.iter().filter_map(|path| Some((path, tree.get(path)?))) {
        for file in FILE.captures_iter(text).filter_map(|found| found.get(1)) {
            let end = format!("/{}", file.as_str());
            if !tree.iter().any(|(known, _)| known == file.as_str() || known.ends_with(&end)) {
                let place = format!("{path}:{}", line_of(text, file.start()));
                findings.fail(place, format!("leads to {}, which does not exist", file.as_str()));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_by_the_end_of_their_path() {
        let text = "`tidy/maps.rs`, `maps.rs`, `xtask/src/tidy/maps.rs`, `lab/*.toml`\n`aps.rs`\n";
        let tree = Tree::from([("docs/architecture.md", text), ("xtask/src/tidy/maps.rs", "")]);
        assert_eq!(check(&tree).failures(), ["docs/architecture.md:2: leads to aps.rs, which does not exist"]);
    }
}
