//! From Markdown to HTML.

use pulldown_cmark::{CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};
use std::fmt::Write as _;

/// A rulebook ready to be shown.
pub(super) struct Book {
    pub(super) title: Option<String>,
    pub(super) contents: Vec<Heading>,
    pub(super) html: String,
}

pub(super) struct Heading {
    pub(super) level: u8,
    pub(super) id: String,
    pub(super) text: String,
}

/// Rules are paragraphs that begin with an anchor (`<a id="SR-4.1"></a>`): the id moves to the paragraph itself, so that the
/// whole rule lights up when one comes for it. No other HTML passes: rulebooks are ours, but a slip should show as text.
pub(super) fn rendered(markdown: &str, figures: &Figures) -> Book {
    let events: Vec<Event<'_>> = Parser::new_ext(markdown, Options::ENABLE_TABLES).collect();
    let mut book = Book { title: None, contents: Vec::new(), html: String::with_capacity(markdown.len() * 2) };
    let mut out = Vec::with_capacity(events.len());
    let mut index = 0;
    while index < events.len() {
        let event = &events[index];
        index += 1;
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                let text = heading_text(&events[index..]);
                let id = slug(&text, book.contents.len());
                out.push(Event::Html(format!("<{level} id=\"{id}\">").into()));
                match level {
                    HeadingLevel::H1 => book.title = Some(text),
                    level => book.contents.push(Heading { level: *level as u8, id, text }),
                }
            }
            Event::End(TagEnd::Heading(level)) => out.push(Event::Html(format!("</{level}>\n").into())),
            Event::Start(Tag::Paragraph) => match anchor(&events[index..]) {
                Some((id, used)) => {
                    index += used;
                    let mut open = String::from("<p class=\"rule-text\" id=\"");
                    push_escaped(&mut open, id);
                    open.push_str("\">");
                    out.push(Event::Html(open.into()));
                }
                None => out.push(Event::Html(CowStr::Borrowed("<p>"))),
            },
            Event::End(TagEnd::Paragraph) => out.push(Event::Html(CowStr::Borrowed("</p>\n"))),
            // A wide table scrolls by itself instead of widening the page; one can then also reach it by keyboard.
            Event::Start(Tag::Table(columns)) => {
                out.push(Event::Html(CowStr::Borrowed("<div class=\"wide\" tabindex=\"0\">")));
                out.push(Event::Start(Tag::Table(columns.clone())));
            }
            Event::End(TagEnd::Table) => {
                out.push(Event::End(TagEnd::Table));
                out.push(Event::Html(CowStr::Borrowed("</div>\n")));
            }
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(words))) if figure_of(words).is_some() => {
                let Some((name, is_caption)) = figure_of(words) else { continue };
                let mut text = String::new();
                while let Some(Event::Text(part)) = events.get(index) {
                    push_escaped(&mut text, part);
                    index += 1;
                }
                // The end of the block.
                index += 1;
                out.push(Event::Html(figures.html(name, is_caption, &text).into()));
            }
            Event::Start(Tag::CodeBlock(_)) => {
                out.push(Event::Html(CowStr::Borrowed("<pre tabindex=\"0\"><code>")));
            }
            Event::End(TagEnd::CodeBlock) => out.push(Event::Html(CowStr::Borrowed("</code></pre>\n"))),
            Event::InlineHtml(text) | Event::Html(text) => out.push(match anchor_id(text) {
                Some(id) => Event::Html(format!("<span id=\"{}\">", escaped(id)).into()),
                None if &**text == "</a>" => Event::Html(CowStr::Borrowed("</span>")),
                None => Event::Text(text.clone()),
            }),
            other => out.push(other.clone()),
        }
    }
    push_html(&mut book.html, out.into_iter());
    // The corner of a table that has names on both sides heads nothing.
    book.html = book.html.replace("<th></th>", "<td></td>");
    book
}

/// Where the pictures of a book are, and what it calls the letters that stand for one elsewhere.
pub(super) struct Figures {
    pub(super) before: String,
    pub(super) after: String,
    pub(super) letters: String,
}

impl Figures {
    /// The picture, and below it its caption, or, folded away, the same drawn with letters. The words say what the picture shows: it has no
    /// others of its own.
    fn html(&self, name: &str, is_caption: bool, text: &str) -> String {
        let (before, after, letters) = (&self.before, &self.after, escaped(&self.letters));
        let below = if is_caption {
            format!("<figcaption>{text}</figcaption>")
        } else {
            format!("<details><summary>{letters}</summary><pre tabindex=\"0\"><code>{text}</code></pre></details>")
        };
        let name = escaped(name);
        format!(
            "<figure class=\"rule-figure\"><img src=\"{before}{name}{after}\" alt=\"\" loading=\"lazy\">{below}</figure>\n"
        )
    }
}

/// The name in "text figure=NAME" behind a fence, and whether its text is a caption.
fn figure_of(words: &str) -> Option<(&str, bool)> {
    let name = words.split_whitespace().find_map(|word| word.strip_prefix("figure="))?;
    Some((name, words.split_whitespace().any(|word| word == "caption")))
}

/// The anchor that a paragraph begins with, and how many events it takes.
fn anchor<'a>(events: &'a [Event<'_>]) -> Option<(&'a str, usize)> {
    let (Event::InlineHtml(open), Event::InlineHtml(close)) = (events.first()?, events.get(1)?) else { return None };
    (&**close == "</a>").then_some((anchor_id(open)?, 2))
}

fn anchor_id(html: &str) -> Option<&str> {
    html.strip_prefix("<a id=\"")?.strip_suffix("\">")
}

fn heading_text(events: &[Event<'_>]) -> String {
    let mut text = String::new();
    for event in events {
        match event {
            Event::End(TagEnd::Heading(_)) => break,
            Event::Text(part) | Event::Code(part) => text.push_str(part),
            _ => {}
        }
    }
    text
}

/// A name for the address, with a number so that it is unique.
fn slug(text: &str, number: usize) -> String {
    let mut slug = String::new();
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'a'..='z' | '0'..='9' => slug.push(letter),
            'à' | 'â' => slug.push('a'),
            'é' | 'è' | 'ê' | 'ë' => slug.push('e'),
            'î' | 'ï' => slug.push('i'),
            'ô' => slug.push('o'),
            'ù' | 'û' => slug.push('u'),
            'ç' => slug.push('c'),
            _ if !slug.is_empty() && !slug.ends_with('-') => slug.push('-'),
            _ => {}
        }
    }
    let slug = slug.trim_end_matches('-').to_owned();
    let mut id = String::new();
    let _ = write!(id, "s{number}-{slug}");
    id
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    push_escaped(&mut out, text);
    out
}

fn push_escaped(out: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rendered(markdown: &str) -> Book {
        let figures = Figures { before: "/f/".to_owned(), after: ".en.png".to_owned(), letters: "a & b".to_owned() };
        super::rendered(markdown, &figures)
    }

    #[test]
    fn a_figure_is_a_picture_with_its_words_below() {
        let captioned = rendered("```text figure=lesson-2 caption\nA < B\n```\n").html;
        assert!(captioned.contains("<img src=\"/f/lesson-2.en.png\""), "{captioned}");
        assert!(captioned.contains("<figcaption>A &lt; B"), "{captioned}");
        let drawn = rendered("```text figure=cells\nA1 A2\n```\n\nafter\n").html;
        assert!(drawn.contains("<summary>a &amp; b</summary><pre tabindex=\"0\"><code>A1 A2"), "{drawn}");
        assert!(drawn.contains("<p>after</p>"), "{drawn}");
    }

    #[test]
    fn a_rule_is_a_paragraph_with_its_id_and_headings_are_listed() {
        let book =
            rendered("# T\n\n## 1. Où ça ?\n\n<a id=\"SR-1.1\"></a>**SR-1.1** Go & see.\n\n| a |\n|---|\n| b |\n");
        assert_eq!(book.title.as_deref(), Some("T"));
        assert_eq!((&*book.contents[0].id, &*book.contents[0].text), ("s0-1-ou-ca", "1. Où ça ?"));
        assert!(book.html.contains("<p class=\"rule-text\" id=\"SR-1.1\"><strong>SR-1.1</strong> Go &amp; see.</p>"));
        assert!(book.html.contains("<div class=\"wide\" tabindex=\"0\"><table>"), "{}", book.html);
    }

    #[test]
    fn other_html_is_text() {
        let html = rendered("<script>alert(1)</script>\n\nand <img src=x onerror=y>").html;
        assert!(!html.contains("<script") && !html.contains("<img"), "{html}");
    }
}
