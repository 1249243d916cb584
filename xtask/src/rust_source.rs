//! Rust source taken apart just far enough for our checks: code, comments and string literals.
//!
//! A full parser would know more and refuse files that do not compile; this reader never refuses anything, needs no
//! syntax tree and takes milliseconds for the whole repository.

use regex_lite::Regex;
use std::{ops::Range, sync::LazyLock};

#[derive(Debug)]
pub(crate) struct RustSource {
    /// The source with every comment and literal blanked out; bytes and lines stand where they stood.
    pub(crate) code: String,
    pub(crate) comments: Vec<Passage>,
    pub(crate) literals: Vec<Passage>,
}

/// A comment with its slashes, or what stands between the quotes of a string literal (escapes unread).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Passage {
    pub(crate) line: usize,
    pub(crate) text: String,
}

impl RustSource {
    pub(crate) fn read(source: &str) -> RustSource {
        let mut reader = Reader { source, code: String::with_capacity(source.len()), at: 0, line: 1 };
        let (mut comments, mut literals) = (Vec::new(), Vec::new());
        while let Some(found) = reader.next() {
            match found {
                Found::Comment(passage) => comments.push(passage),
                Found::Literal(passage) => literals.push(passage),
            }
        }
        RustSource { code: reader.code, comments, literals }
    }

    /// The names of the test functions.
    pub(crate) fn tests(&self) -> impl Iterator<Item = &str> {
        static TEST: LazyLock<Regex> = LazyLock::new(|| {
            let attribute = r"#\[(?:\w+::)*test(?:\([^\]]*\))?\]";
            let others = r"(?:\s*#\[[^\]]*\])*";
            pattern(&format!(r"{attribute}{others}\s*(?:pub(?:\([^)]*\))?\s+)?(?:async\s+)?fn\s+(\w+)"))
        });
        TEST.captures_iter(&self.code).filter_map(|found| Some(found.get(1)?.as_str()))
    }

    /// The code that ships: without the items under `#[cfg(test)]`. Lines stand where they stood.
    pub(crate) fn shipped(&self) -> String {
        static CFG_TEST: LazyLock<Regex> =
            LazyLock::new(|| pattern(r"#(!?)\[cfg\((?:test|all\((?:[^\]]*\W)?test\b[^\]]*)\)\]"));
        let mut shipped = self.code.clone();
        for found in CFG_TEST.captures_iter(&self.code) {
            let Some(attribute) = found.get(0) else { continue };
            let whole_file = found.get(1).is_some_and(|mark| !mark.as_str().is_empty());
            let end = if whole_file { self.code.len() } else { end_of_item(&self.code, attribute.end()) };
            blank(&mut shipped, attribute.start()..end);
        }
        shipped
    }

    /// Whether a literal on that line is part of the shipped code: its line, or the last one before it that holds code, is not blanked.
    pub(crate) fn ships(&self, shipped: &str, line: usize) -> bool {
        let lines = self.code.lines().zip(shipped.lines()).take(line);
        let last = lines.filter(|(code, _)| !code.trim().is_empty()).last();
        last.is_none_or(|(code, shipped)| code == shipped)
    }
}

/// Patterns are ours and constant; one that does not compile fails every test of its module.
pub(crate) fn pattern(pattern: &str) -> Regex {
    Regex::new(pattern).unwrap_or_else(|error| panic!("{pattern}: {error}"))
}

/// An item ends with its first `;` outside braces or with the brace that closes its first one.
fn end_of_item(code: &str, start: usize) -> usize {
    let mut depth = 0usize;
    for (offset, byte) in code.as_bytes()[start..].iter().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' if depth <= 1 => return start + offset + 1,
            b'}' => depth -= 1,
            b';' if depth == 0 => return start + offset + 1,
            _ => {}
        }
    }
    code.len()
}

fn blank(text: &mut String, range: Range<usize>) {
    let blanked = blanks(&text[range.clone()]);
    text.replace_range(range, &blanked);
}

/// Byte for byte, so that every place keeps its number and every line its line.
fn blanks(text: &str) -> String {
    text.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect()
}

enum Found {
    Comment(Passage),
    Literal(Passage),
}

struct Reader<'a> {
    source: &'a str,
    code: String,
    at: usize,
    line: usize,
}

impl<'a> Reader<'a> {
    /// Copy code up to the next comment or string literal and return that; `None` at the end.
    fn next(&mut self) -> Option<Found> {
        loop {
            let rest = self.rest();
            let first = rest.chars().next()?;
            if rest.starts_with("//") {
                let length = rest.find('\n').unwrap_or(rest.len());
                return Some(Found::Comment(self.take(length, 0..length)));
            } else if rest.starts_with("/*") {
                let length = block_comment(rest);
                return Some(Found::Comment(self.take(length, 0..length)));
            } else if let Some((length, inside)) = self.string(rest) {
                return Some(Found::Literal(self.take(length, inside)));
            } else if let Some(length) = char_literal(rest) {
                self.take(length, 0..0);
            } else {
                self.code.push(first);
                self.line += usize::from(first == '\n');
                self.at += first.len_utf8();
            }
        }
    }

    fn rest(&self) -> &'a str {
        &self.source[self.at..]
    }

    /// Step over `length` bytes, leaving blanks in the code, and return the part of them that matters.
    fn take(&mut self, length: usize, inside: Range<usize>) -> Passage {
        let text = &self.rest()[..length];
        let passage = Passage { line: self.line, text: text[inside].to_owned() };
        self.code.push_str(&blanks(text));
        self.line += text.matches('\n').count();
        self.at += length;
        passage
    }

    /// The length of the string literal that starts here, and where its content lies.
    fn string(&self, rest: &str) -> Option<(usize, Range<usize>)> {
        let in_a_word = self.code.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let prefix = if in_a_word { 0 } else { rest.find(|c| !matches!(c, 'b' | 'c' | 'r'))? };
        let raw = rest[..prefix].contains('r');
        let hashes = if raw { rest[prefix..].find(|c| c != '#')? } else { 0 };
        let open = prefix + hashes;
        if prefix > 2 || !rest[open..].starts_with('"') {
            return None;
        }
        let body = &rest[open + 1..];
        let (inside, close) = if raw {
            let close = format!("\"{}", "#".repeat(hashes));
            (body.find(&close).unwrap_or(body.len()), close.len())
        } else {
            (unescaped(body, '"').unwrap_or(body.len()), 1)
        };
        Some(((open + 1 + inside + close).min(rest.len()), open + 1..open + 1 + inside))
    }
}

fn block_comment(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let (mut depth, mut at) = (0usize, 0);
    while at + 1 < bytes.len() {
        match &bytes[at..at + 2] {
            b"/*" => (depth, at) = (depth + 1, at + 2),
            b"*/" if depth == 1 => return at + 2,
            b"*/" => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
    }
    rest.len()
}

/// `'x'` and `'\n'`, but not the lifetime `'x`.
fn char_literal(rest: &str) -> Option<usize> {
    let body = rest.strip_prefix('\'')?;
    let first = body.chars().next()?;
    if first == '\\' {
        return Some(1 + unescaped(body, '\'')? + 1);
    }
    body[first.len_utf8()..].starts_with('\'').then_some(first.len_utf8() + 2)
}

fn unescaped(body: &str, wanted: char) -> Option<usize> {
    let mut escaped = false;
    body.char_indices().find_map(|(at, c)| {
        let hit = c == wanted && !escaped;
        escaped = c == '\\' && !escaped;
        hit.then_some(at)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn literals(source: &str) -> Vec<String> {
        RustSource::read(source).literals.into_iter().map(|literal| literal.text).collect()
    }

    #[test]
    fn literals_of_every_kind_are_found_and_nothing_else() {
        let source = r####"
            let a = "plain"; let b = r"raw"; let c = r#"with "quotes""#; let d = b"bytes"; let e = br##"x"#y"##;
            let f = "esc \" aped \\"; let g = '"'; let h = '\''; let i: &'static str = "after a lifetime";
            // "in a comment" /* still a line */
            /* "in /* a nested */ block" */
            let r#type = var"not a prefix"; let j = "é — ünï";
        "####;
        let expected = [
            "plain",
            "raw",
            r#"with "quotes""#,
            "bytes",
            r##"x"#y"##,
            r#"esc \" aped \\"#,
            "after a lifetime",
            "not a prefix",
            "é — ünï",
        ];
        assert_eq!(literals(source), expected);
        let comments = RustSource::read(source).comments;
        assert_eq!(comments.iter().map(|comment| comment.line).collect::<Vec<_>>(), [4, 5]);
    }

    #[test]
    fn code_keeps_its_places_and_loses_its_words() {
        let source = "let a = \"fn x\"; // é todo\nlet b = '{';\n\"two\nlines\"; end";
        let read = RustSource::read(source);
        assert_eq!((read.code.len(), read.code.lines().count()), (source.len(), 4));
        assert_eq!(read.code.find("end"), source.find("end"));
        assert!(!read.code.contains("fn") && !read.code.contains('{') && !read.code.contains("two"));
    }

    #[test]
    fn what_never_closes_does_not_hang_or_panic() {
        for source in ["\"open", "r#\"open\"", "/* open /* */", "'\\", "'", "b", "r##", "/", "//"] {
            RustSource::read(source);
        }
    }

    #[test]
    fn tests_are_functions_with_a_test_attribute() {
        let source = r##"
            #[test] fn a() {}
            #[test]
            #[should_panic(expected = "why")]
            fn b() {}
            #[tokio::test(flavor = "current_thread")] async fn c() {}
            #[cfg(test)] fn helper() {}
            // #[test] fn commented() {}
            const S: &str = "#[test] fn quoted() {}";
            fn plain() {}
        "##;
        assert_eq!(RustSource::read(source).tests().collect::<Vec<_>>(), ["a", "b", "c"]);
    }

    #[test]
    fn what_ships_is_what_is_not_under_cfg_test() {
        let source = "fn one() { keep_1 }\n#[cfg(test)]\nmod tests { fn x() { lose } }\nfn two() { keep_2 }\n\
                      #[cfg(test)] use lose;\n#[cfg(all(test, feature = \"x\"))] mod lose;\nkeep_3\n\
                      #[cfg(not(test))] fn keep_4() {}";
        let shipped = RustSource::read(source).shipped();
        for n in 1..=4 {
            assert!(shipped.contains(&format!("keep_{n}")), "{n}: {shipped}");
        }
        assert!(!shipped.contains("lose"), "{shipped}");
        assert_eq!(shipped.lines().count(), source.lines().count());
        assert!(!RustSource::read("#![cfg(test)]\nlose").shipped().contains("lose"));
    }
}
