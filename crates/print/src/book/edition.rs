//! The table edition of a rulebook: without what only a program needs. `docs/rules/print.toml` lists it.

use std::borrow::Cow;
use std::sync::LazyLock;

static OMITTED: LazyLock<Omitted> = LazyLock::new(|| Omitted::read(include_str!("../../../../docs/rules/print.toml")));

const ANCHOR: &str = "<a id=\"";

struct Omitted {
    rules: Vec<&'static str>,
    sections: Vec<&'static str>,
}

impl Omitted {
    /// Every text in quotes stands for itself: a section begins with its heading's signs, a rule is an id.
    fn read(list: &'static str) -> Omitted {
        let lines = list.lines().filter(|line| !line.trim_start().starts_with('#'));
        let words = lines.filter_map(|line| line.split('"').nth(1));
        let (sections, rules) = words.partition(|word| word.starts_with('#'));
        Omitted { rules, sections }
    }

    fn has_rule(&self, id: &str) -> bool {
        self.rules.contains(&id)
    }
}

/// The book as one needs it at a table. References to what is left out stay as words that lead nowhere.
#[must_use]
pub fn table_edition(markdown: &str) -> Cow<'_, str> {
    let omitted = &*OMITTED;
    let is_touched =
        |line: &str| omitted.sections.contains(&line) || anchor(line).is_some_and(|id| omitted.has_rule(id));
    if !markdown.lines().any(is_touched) {
        return Cow::Borrowed(markdown);
    }
    let (mut kept, mut gone) = (String::with_capacity(markdown.len()), Vec::new());
    // What is being left out: a section until a heading of that rank, a rule until the next rule or any heading.
    let (mut section, mut in_rule, mut fenced) = (None, false, false);
    for line in markdown.lines() {
        let rank = if fenced { 0 } else { line.bytes().take_while(|byte| *byte == b'#').count() };
        fenced ^= line.starts_with("```");
        // A picture between two rules is of neither.
        in_rule &= !line.starts_with("```text figure=");
        if rank > 0 {
            section = section
                .filter(|left_out| rank > *left_out)
                .or_else(|| omitted.sections.contains(&line).then_some(rank));
            in_rule = false;
        }
        if let Some(id) = anchor(line) {
            in_rule = omitted.has_rule(id);
            gone.extend((in_rule || section.is_some()).then_some(id));
        }
        if section.is_none() && !in_rule {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    for id in gone {
        kept = without_links(&kept, id);
    }
    Cow::Owned(kept)
}

/// The rule that a line begins.
fn anchor(line: &str) -> Option<&str> {
    line.strip_prefix(ANCHOR)?.split('"').next()
}

/// `[words](#id)` as its words.
fn without_links(text: &str, id: &str) -> String {
    let target = format!("](#{id})");
    let mut rest = text;
    let mut plain = String::with_capacity(text.len());
    while let Some((before, after)) = rest.split_once(&*target) {
        match before.rsplit_once('[') {
            Some((head, words)) => plain.extend([head, words]),
            None => plain.push_str(before),
        }
        rest = after;
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_goes_with_all_that_belongs_to_it_and_its_links_become_words() {
        let text = "# Book\n\n## 2. Table\n\n<a id=\"WW-2.30\"></a>**WW-2.30** Only for programs.\n\n```text\n# not a heading\n```\n\n\
                    ```text figure=opening caption\nThe board.\n```\n\n\
                    <a id=\"WW-2.31\"></a>**WW-2.31** See [WW-2.30](#WW-2.30) and [WW-2.31](#WW-2.31).\n";
        let kept = table_edition(text);
        assert!(!kept.contains("Only for programs") && !kept.contains("not a heading"), "{kept}");
        assert!(kept.contains("figure=opening caption\nThe board."), "{kept}");
        assert!(kept.contains("See WW-2.30 and [WW-2.31](#WW-2.31)."), "{kept}");
        assert!(matches!(table_edition("# Another\n\n## A section\n"), Cow::Borrowed(_)));
    }

    #[test]
    fn a_section_goes_up_to_the_next_of_its_rank() {
        let text = "## What the program refuses\n\nA table.\n\n### More of it\n\nText.\n\n## Glossary\n\nWords.\n";
        assert_eq!(table_edition(text), "## Glossary\n\nWords.\n");
    }
}
