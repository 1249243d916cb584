//! A rulebook in Markdown: its rules are anchors, its references are links.

use crate::{findings::Findings, rust_source::pattern, tree::line_of};
use regex_lite::Regex;
use std::{collections::BTreeSet, sync::LazyLock};

#[derive(Debug)]
pub(crate) struct Rulebook {
    path: String,
    /// Rule ids in the order of the book, each with its line.
    rules: Vec<(String, usize)>,
    /// Whatever a link may point at: rules, other anchors, headings.
    targets: BTreeSet<String>,
    links: Vec<Link>,
    /// Anchors beside which another id is printed.
    misprints: Vec<(String, String, usize)>,
}

#[derive(Debug)]
struct Link {
    /// The other file, or nothing for a place in the same book.
    file: String,
    target: String,
    line: usize,
}

impl Rulebook {
    pub(crate) fn read(path: &str, text: &str) -> Rulebook {
        static ANCHOR: LazyLock<Regex> = LazyLock::new(|| pattern(r#"<a id="([^"]*)"></a>(?:\*\*([^\s*]*))?"#));
        static LINK: LazyLock<Regex> = LazyLock::new(|| pattern(r"\]\(([^)#\s]*)#([^)\s]*)\)"));
        let mut book = Rulebook {
            path: path.to_owned(),
            rules: Vec::new(),
            targets: headings(text).collect(),
            links: Vec::new(),
            misprints: Vec::new(),
        };
        for found in ANCHOR.captures_iter(text) {
            let (Some(whole), Some(id)) = (found.get(0), found.get(1)) else { continue };
            let (id, line) = (id.as_str().to_owned(), line_of(text, whole.start()));
            match found.get(2) {
                Some(printed) if is_rule(&id) && is_rule(printed.as_str()) && printed.as_str() != id => {
                    book.misprints.push((id.clone(), printed.as_str().to_owned(), line));
                }
                _ => {}
            }
            book.targets.insert(id.clone());
            if is_rule(&id) {
                book.rules.push((id, line));
            }
        }
        for found in LINK.captures_iter(text) {
            let part = |n: usize| found.get(n).map(|part| part.as_str().to_owned()).unwrap_or_default();
            let line = line_of(text, found.get(0).map_or(0, |whole| whole.start()));
            book.links.push(Link { file: part(1), target: part(2), line });
        }
        book
    }

    pub(crate) fn path(&self) -> &str {
        &self.path
    }

    /// Where the rule stands, as `file:line`.
    pub(crate) fn place(&self, id: &str) -> String {
        let line = self.rules.iter().find(|(rule, _)| rule == id).map_or(1, |(_, line)| *line);
        format!("{}:{line}", self.path)
    }

    pub(crate) fn rules(&self) -> impl Iterator<Item = &str> {
        self.rules.iter().map(|(id, _)| id.as_str())
    }

    pub(crate) fn has(&self, id: &str) -> bool {
        self.rules().any(|rule| rule == id)
    }

    /// What is wrong with the book itself: no rules, a rule twice, a misprinted id, a link to nowhere.
    pub(crate) fn check(&self, all: &[&Rulebook], findings: &mut Findings) {
        if self.rules.is_empty() {
            findings.fail(&self.path, "has no rule: rules are anchors such as <a id=\"XX-1.1\"></a>");
        }
        let mut seen = BTreeSet::new();
        for (id, line) in &self.rules {
            if !seen.insert(id) {
                findings.fail(format!("{}:{line}", self.path), format!("defines {id} a second time"));
            }
        }
        for (id, printed, line) in &self.misprints {
            findings.fail(format!("{}:{line}", self.path), format!("the anchor {id} is printed as {printed}"));
        }
        for Link { file, target, line } in &self.links {
            let book = if file.is_empty() { Some(self) } else { all.iter().copied().find(|book| book.is(file)) };
            // A link to a file that is no rulebook is not ours to judge.
            if book.is_some_and(|book| !book.targets.contains(target)) {
                findings
                    .fail(format!("{}:{line}", self.path), format!("links to {file}#{target}, which does not exist"));
            }
        }
    }

    fn is(&self, file: &str) -> bool {
        self.path.rsplit('/').next() == file.rsplit('/').next()
    }

    /// The translation must have the same rules in the same order.
    pub(crate) fn compare(&self, translation: &Rulebook, findings: &mut Findings) {
        let lacks = |from: &Rulebook, other: &Rulebook| {
            from.rules().filter(|id| !other.has(id)).map(str::to_owned).collect::<Vec<_>>()
        };
        let (missing, extra) = (lacks(self, translation), lacks(translation, self));
        for id in &missing {
            findings.fail(&translation.path, format!("lacks {id}"));
        }
        for id in &extra {
            findings.fail(&self.path, format!("lacks {id}, which {} has", translation.path));
        }
        if missing.is_empty() && extra.is_empty() {
            let differs = self.rules().zip(&translation.rules).find(|(here, (there, _))| here != there);
            if let Some((here, (there, line))) = differs {
                let place = format!("{}:{line}", translation.path);
                findings.fail(place, format!("has {there} where {} has {here}: the order differs", self.path));
            }
        }
    }
}

fn is_rule(id: &str) -> bool {
    static RULE: LazyLock<Regex> = LazyLock::new(|| pattern(r"^[A-Z]+-[0-9]+(?:\.[0-9]+)?[a-z]?$"));
    RULE.is_match(id)
}

/// The anchors that Markdown viewers give to headings: lower case, words joined by hyphens, no other signs.
fn headings(text: &str) -> impl Iterator<Item = String> {
    text.lines().filter(|line| line.starts_with('#')).map(|line| {
        let title = line.trim_start_matches('#').trim().to_lowercase();
        title
            .chars()
            .filter_map(|c| match c {
                ' ' => Some('-'),
                c if c.is_alphanumeric() || c == '-' || c == '_' => Some(c),
                _ => None,
            })
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book(path: &str, text: &str) -> Rulebook {
        Rulebook::read(path, text)
    }

    fn failures(text: &str) -> Vec<String> {
        let (book, table) = (book("b.en.md", text), book("docs/rules/table.en.md", "<a id=\"TA-1.1\"></a>"));
        let mut findings = Findings::default();
        book.check(&[&book, &table], &mut findings);
        findings.failures().to_vec()
    }

    #[test]
    fn a_sound_book_has_nothing_to_report() {
        let text = "## The sea, first\n<a id=\"notes\"></a>\n<a id=\"SR-1.1\"></a>**SR-1.1** [back](#the-sea-first) \
                    [notes](#notes) [self](#SR-1.1) [table](table.en.md#TA-1.1) [web](https://example.org/#x)\n\
                    <a id=\"SR-1.2a\"></a>**SR-1.2a** <a id=\"SR-1.3\"></a>Unprinted.";
        assert_eq!(failures(text), [""; 0]);
        assert_eq!(book("", text).rules().collect::<Vec<_>>(), ["SR-1.1", "SR-1.2a", "SR-1.3"]);
    }

    #[test]
    fn each_fault_of_a_book_is_named_with_its_line() {
        let one = "<a id=\"SR-1.1\"></a>**SR-1.1**\n";
        for (text, expected) in [
            ("no rules", "b.en.md: has no rule: rules are anchors such as <a id=\"XX-1.1\"></a>".to_owned()),
            (&format!("{one}{one}"), "b.en.md:2: defines SR-1.1 a second time".to_owned()),
            ("<a id=\"SR-1.1\"></a>**SR-1.2**", "b.en.md:1: the anchor SR-1.1 is printed as SR-1.2".to_owned()),
            (&format!("{one}[x](#SR-1.4)"), "b.en.md:2: links to #SR-1.4, which does not exist".to_owned()),
            (
                &format!("{one}[x](table.en.md#TA-9.9)"),
                "b.en.md:2: links to table.en.md#TA-9.9, which does not exist".to_owned(),
            ),
        ] {
            assert_eq!(failures(text), [expected]);
        }
    }

    #[test]
    fn translations_agree_rule_by_rule() {
        let with = |path: &str, ids: &[&str]| {
            book(path, &ids.iter().map(|id| format!("<a id=\"{id}\"></a>\n")).collect::<String>())
        };
        let english = with("en", &["A-1.1", "A-1.2", "A-1.3"]);
        for (french, expected) in [
            (vec!["A-1.1", "A-1.2", "A-1.3"], vec![]),
            (vec!["A-1.1", "A-1.3", "A-1.2"], vec!["fr:2: has A-1.3 where en has A-1.2: the order differs"]),
            (vec!["A-1.1", "A-1.2", "A-1.4"], vec!["fr: lacks A-1.3", "en: lacks A-1.4, which fr has"]),
        ] {
            let mut findings = Findings::default();
            english.compare(&with("fr", &french), &mut findings);
            assert_eq!(findings.failures(), expected);
        }
    }
}
