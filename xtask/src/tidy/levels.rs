//! The drawing of the crates in `docs/architecture.md`: each crate stands in it once, above everything it depends on.

use super::dependencies::Graph;
use crate::{findings::Findings, tree::Tree};

const PAGE: &str = "docs/architecture.md";
/// What the drawing shows.
const DRAWN: [&str; 3] = ["crates/", "games/", "examples/"];

pub(super) fn check(tree: &Tree, graph: &Graph) -> Findings {
    let mut findings = Findings::default();
    let Some(drawing) = tree.get(PAGE).and_then(|text| text.split("```text\n").nth(1)?.split("```").next()) else {
        findings.fail(PAGE, "has no drawing of the crates");
        return findings;
    };
    let level = |folder: &str| {
        let name = name_in_drawing(folder);
        // What a line says of its crates stands behind two dots.
        drawing.lines().position(|line| {
            line.split("··").next().is_some_and(|names| names.split_whitespace().any(|word| word == name))
        })
    };
    for (folder, needs) in graph.arrows().filter(|(folder, _)| DRAWN.iter().any(|room| folder.starts_with(room))) {
        let Some(own) = level(folder) else {
            findings.fail(PAGE, format!("does not draw {folder}"));
            continue;
        };
        for need in needs.filter(|need| level(need).is_some_and(|below| below <= own)) {
            findings.fail(PAGE, format!("draws {folder} not above {need}, which it depends on"));
        }
    }
    findings
}

/// `crates/bots` → `bots`; all games are one word.
fn name_in_drawing(folder: &str) -> String {
    match folder.split_once('/') {
        Some(("crates", name)) => name.to_owned(),
        Some((room, _)) => format!("{room}/*"),
        None => folder.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failures(drawing: &str, arrows: &[(&str, &[&str])]) -> Vec<String> {
        let page = format!("# A\n```text\n{drawing}```\n");
        check(&Tree::from([(PAGE, page.as_str())]), &Graph::of(arrows)).failures().to_vec()
    }

    #[test]
    fn what_stands_on_something_is_drawn_above_it() {
        let arrows: &[(&str, &[&str])] =
            &[("crates/bots", &["crates/engine"]), ("games/nim", &["crates/engine"]), ("crates/engine", &[])];
        assert_eq!(failures("games/* bots ·· engine\nengine\n", arrows), [""; 0]);
        assert_eq!(
            failures("engine bots\n", arrows),
            [
                "docs/architecture.md: draws crates/bots not above crates/engine, which it depends on",
                "docs/architecture.md: does not draw games/nim"
            ]
        );
    }
}
