//! Markdown as blocks of styled words: the six constructs that our rulebooks use.

use galerne_texts::Language;
use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// How words are set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Look {
    pub(super) bold: bool,
    pub(super) italic: bool,
    pub(super) code: bool,
    /// The number of a rule at its beginning.
    pub(super) rule: bool,
}

/// A stretch of text in one look.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Span {
    pub(super) text: String,
    pub(super) look: Look,
    /// The rule it leads to.
    pub(super) link: Option<String>,
}

/// Text with the anchors that stand in it.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Words {
    pub(super) spans: Vec<Span>,
    pub(super) anchors: Vec<String>,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Block {
    Heading(u8, Words),
    Paragraph(Words),
    /// The mark before it ("–" or "3.") and how deep it stands.
    Item(String, u8, Words),
    Table(Vec<Vec<Words>>),
    Code(Vec<String>),
    /// A picture of the game by its name; the text stands for it where there is no such picture, or is its caption.
    Figure {
        name: String,
        is_caption: bool,
        text: Vec<String>,
    },
}

impl Words {
    pub(super) fn plain(&self) -> String {
        self.spans.iter().map(|span| span.text.as_str()).collect()
    }
}

pub(super) fn title(blocks: &[Block]) -> String {
    let first = blocks.iter().find_map(|block| match block {
        Block::Heading(1, words) => Some(words.plain()),
        _ => None,
    });
    first.unwrap_or_default()
}

/// From the first heading of the second rank to the next.
pub(super) fn first_section(blocks: &[Block]) -> Option<&[Block]> {
    let is_section = |block: &Block| matches!(block, Block::Heading(2, _));
    let start = blocks.iter().position(is_section)?;
    let end = blocks[start + 1..].iter().position(is_section).map_or(blocks.len(), |at| start + 1 + at);
    Some(&blocks[start..end])
}

/// The blocks of a book. In English straight quotes and apostrophes become curly ones; French books are written with theirs.
pub(super) fn blocks(markdown: &str, language: Language) -> Vec<Block> {
    let mut reader = Reader::default();
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        reader.read(event);
    }
    if language == Language::En {
        reader.blocks.iter_mut().for_each(curl);
    }
    reader.blocks
}

/// Curls the quotes of all words of a block, outside code.
fn curl(block: &mut Block) {
    match block {
        Block::Heading(_, words) | Block::Paragraph(words) | Block::Item(_, _, words) => curl_words(words),
        Block::Table(rows) => rows.iter_mut().flatten().for_each(curl_words),
        Block::Figure { is_caption: true, text, .. } => {
            let mut before = None;
            for line in text {
                *line = curled(line, &mut before);
                before = None;
            }
        }
        Block::Figure { .. } | Block::Code(_) => {}
    }
}

fn curl_words(words: &mut Words) {
    // A quote may stand at the border of two looks: what is before it is the end of the other.
    let mut before = None;
    for span in &mut words.spans {
        if span.look.code {
            before = span.text.chars().last().or(before);
        } else {
            span.text = curled(&span.text, &mut before);
        }
    }
}

/// The text with curly quotes: an opening one after room or a bracket, a closing one or an apostrophe elsewhere.
fn curled(text: &str, before: &mut Option<char>) -> String {
    let curl = |letter: char| {
        let opens = before.is_none_or(|last| last.is_whitespace() || "([—–“‘".contains(last));
        let letter = match letter {
            '"' if opens => '“',
            '"' => '”',
            '\'' if opens => '‘',
            '\'' => '’',
            other => other,
        };
        *before = Some(letter);
        letter
    };
    text.chars().map(curl).collect()
}

/// The name in "text figure=NAME" behind the fence of a block of code, and whether "caption" follows: then the text stands below.
fn figure_of(words: &str) -> Option<(String, bool)> {
    let name = words.split_whitespace().find_map(|word| word.strip_prefix("figure="))?;
    Some((name.to_owned(), words.split_whitespace().any(|word| word == "caption")))
}

#[derive(Default)]
struct Reader {
    blocks: Vec<Block>,
    words: Words,
    look: Look,
    /// The rule that what is being read leads to.
    link: Option<String>,
    /// For each open list the next number, or none for dots.
    lists: Vec<Option<u64>>,
    table: Vec<Vec<Words>>,
    code: Option<String>,
    /// The picture that the block of code stands for.
    figure: Option<(String, bool)>,
}

impl Reader {
    fn read(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.open(&tag),
            Event::End(tag) => self.close(tag),
            Event::Text(text) => match &mut self.code {
                Some(code) => code.push_str(&text),
                None => self.say(&text),
            },
            Event::Code(text) => {
                let before = self.look;
                self.look.code = true;
                self.say(&text);
                self.look = before;
            }
            Event::SoftBreak | Event::HardBreak => self.say(" "),
            Event::Html(html) | Event::InlineHtml(html) => {
                let id = html.strip_prefix("<a id=\"").and_then(|rest| rest.split('"').next());
                self.words.anchors.extend(id.map(str::to_owned));
            }
            _ => {}
        }
    }

    fn say(&mut self, text: &str) {
        // The number of a rule is the bold text that repeats its anchor.
        let rule = self.look.bold && self.words.anchors.iter().any(|id| id == text);
        let look = Look { rule, ..self.look };
        self.words.spans.push(Span { text: text.to_owned(), look, link: self.link.clone() });
    }

    fn open(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::Strong => self.look.bold = true,
            Tag::Emphasis => self.look.italic = true,
            Tag::Link { dest_url, .. } => self.link = dest_url.strip_prefix('#').map(str::to_owned),
            Tag::List(first) => {
                // A list inside an item: what stands before it is an item of its own.
                self.item();
                self.lists.push(*first);
            }
            Tag::CodeBlock(kind) => {
                self.code = Some(String::new());
                self.figure = match kind {
                    CodeBlockKind::Fenced(words) => figure_of(words),
                    CodeBlockKind::Indented => None,
                };
            }
            Tag::Table(_) => self.table.clear(),
            Tag::TableHead | Tag::TableRow => self.table.push(Vec::new()),
            _ => {}
        }
    }

    fn item(&mut self) {
        if self.words.spans.is_empty() || self.lists.is_empty() {
            return;
        }
        let depth = self.lists.len() as u8;
        let mark = match self.lists.last_mut() {
            Some(Some(number)) => {
                *number += 1;
                format!("{}.", *number - 1)
            }
            _ => "–".to_owned(),
        };
        let words = std::mem::take(&mut self.words);
        self.blocks.push(Block::Item(mark, depth, words));
    }

    fn close(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Strong => self.look.bold = false,
            TagEnd::Emphasis => self.look.italic = false,
            TagEnd::Link => self.link = None,
            TagEnd::Heading(level) => {
                let rank = match level {
                    HeadingLevel::H1 => 1,
                    HeadingLevel::H2 => 2,
                    _ => 3,
                };
                let words = std::mem::take(&mut self.words);
                self.blocks.push(Block::Heading(rank, words));
            }
            TagEnd::Paragraph if self.lists.is_empty() => {
                let words = std::mem::take(&mut self.words);
                if !words.spans.is_empty() {
                    self.blocks.push(Block::Paragraph(words));
                }
            }
            TagEnd::Item => self.item(),
            TagEnd::List(_) => {
                self.lists.pop();
            }
            TagEnd::CodeBlock => {
                let code = self.code.take().unwrap_or_default();
                let text = code.lines().map(str::to_owned).collect();
                self.blocks.push(match self.figure.take() {
                    Some((name, is_caption)) => Block::Figure { name, is_caption, text },
                    None => Block::Code(text),
                });
            }
            TagEnd::TableCell => {
                let words = std::mem::take(&mut self.words);
                if let Some(row) = self.table.last_mut() {
                    row.push(words);
                }
            }
            TagEnd::Table => {
                let table = std::mem::take(&mut self.table);
                self.blocks.push(Block::Table(table));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_quotes_are_curly_outside_code() {
        let text = "It's \"so\", *\"yes\"* and `don't \"x\"` (\"a\") `x`'s.\n\n```text\n'\n```\n";
        let plain = |language| match &blocks(text, language)[..] {
            [Block::Paragraph(words), Block::Code(lines)] => (words.plain(), lines.concat()),
            other => panic!("{other:?}"),
        };
        let (words, code) = plain(Language::En);
        assert_eq!(words, "It’s “so”, “yes” and don't \"x\" (“a”) x’s.");
        assert_eq!(code, "'");
        assert!(plain(Language::Fr).0.starts_with("It's \"so\""));
    }
}
