//! Rulebooks and booklets as poppler reads them: rules, links and headings lead to where they say. Without poppler there is nothing to ask.

use crate::{Folder, printed, rulebook};
use galerne_catalog::AnyGame;
use galerne_print::{Order, figure, figures_of};
use galerne_texts::Language;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

/// How far a word may stand from the place that its name leads to, in points: less than two lines.
const NEAR: f32 = 22.0;

const FILE: &str = "book.pdf";

/// A book in a file of its own, gone with the value.
struct Book {
    name: String,
    text: &'static str,
    folder: Folder,
}

impl Book {
    fn of(game: &'static dyn AnyGame, language: Language, booklet: bool) -> Book {
        let text = rulebook(game, language);
        let order = Order { book: Some(text), booklet, is_whole_book: true, ..Order::quick(game, language) };
        let name = format!("{}-{}-{}", game.id(), language.code(), if booklet { "booklet" } else { "book" });
        // Tests that run at once each have their own.
        let folder = Folder::new(&format!("{name}-{:?}", std::thread::current().id()));
        std::fs::write(folder.0.join(FILE), order.rulebook().unwrap()).unwrap();
        Book { name, text, folder }
    }

    /// What a program of poppler says of it.
    fn asked(&self, program: &str, arguments: &[&str]) -> Option<String> {
        let mut command = Command::new(program);
        command.args(arguments).arg(self.folder.0.join(FILE));
        // It writes what it is asked for to where the last word says.
        if program == "pdftotext" {
            command.arg("-");
        }
        let output = command.output().ok()?;
        assert!(output.status.success(), "{}: {}", self.name, String::from_utf8_lossy(&output.stderr));
        Some(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// The page of each name, from 1, and where on it, from its upper left corner.
    fn destinations(&self) -> Option<BTreeMap<String, (usize, f32, f32)>> {
        let said = self.asked("pdfinfo", &["-dests"])?;
        let line = |line: &str| {
            let (place, name) = line.split_once("] \"")?;
            let numbers: Vec<f32> = place.split_whitespace().filter_map(|word| word.parse().ok()).collect();
            let [page, x, y] = numbers[..] else { return None };
            Some((name.trim_end_matches('"').to_owned(), (page as usize, x, y)))
        };
        Some(said.lines().filter_map(line).collect())
    }
}

fn books() -> impl Iterator<Item = Book> {
    let each = |game| Language::ALL.into_iter().flat_map(move |language| [false, true].map(|a5| (game, language, a5)));
    printed().flat_map(each).map(|(game, language, booklet)| Book::of(game, language, booklet))
}

/// The value of an attribute.
fn attribute(tag: &str, name: &str) -> Option<f32> {
    tag.split_once(&format!("{name}=\""))?.1.split('"').next()?.parse().ok()
}

/// Every rule is a destination, and there its number stands on the page.
#[test]
fn every_rule_is_a_destination_at_its_number() {
    for book in books() {
        let Some(places) = book.destinations() else { return };
        let Some(words) = book.asked("pdftotext", &["-bbox"]) else { return };
        let pages: Vec<&str> = words.split("<page ").skip(1).collect();
        for id in book.text.split("<a id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            let &(page, x, y) = places.get(id).unwrap_or_else(|| panic!("{}: {id}", book.name));
            let text = pages[page - 1];
            let height = attribute(text, "height").unwrap();
            let is_there = text.lines().filter(|line| line.contains(&format!(">{id}<"))).any(|line| {
                let at = |name| attribute(line, name).unwrap();
                let beside = (at("xMin") - x).abs().min((at("xMax") - x).abs());
                let below = (at("yMin") - (height - y)).abs().min((at("yMax") - (height - y)).abs());
                // The number of a row of a table stands somewhere in the row; what lies on its side is read likewise.
                beside < NEAR || below < NEAR
            });
            assert!(is_there, "{}: {id} does not stand where it leads, page {page}", book.name);
        }
    }
}

/// A link whose words name a rule leads to the page of that rule; each heading of the outline stands on its page.
#[test]
fn links_and_outlines_lead_where_they_say() {
    let mut count = 0;
    for book in books() {
        let Some(places) = book.destinations() else { return };
        let Some(pages) = book.asked("pdftotext", &[]) else { return };
        let Some(read) = book.asked("pdftohtml", &["-xml", "-i", "-stdout"]) else { return };
        for link in read.split("<a href=\"").skip(1).filter_map(|rest| rest.split("</a>").next()) {
            let Some((address, words)) = link.split_once("\">") else { continue };
            let page: usize = address.rsplit('#').next().unwrap().parse().unwrap();
            let is_sign = |letter: char| !(letter.is_alphanumeric() || letter == '-' || letter == '.');
            let named: BTreeSet<&str> = words.split(is_sign).map(|word| word.trim_end_matches('.')).collect();
            let rules: Vec<usize> = named.into_iter().filter_map(|word| Some(places.get(word)?.0)).collect();
            if let [rule] = rules[..] {
                assert_eq!(page, rule, "{}: {words}", book.name);
                count += 1;
            }
        }
        // Signs that stand between words, hyphens at the ends of lines and white space are not what one looks for.
        let letters = |text: &str| text.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>();
        let pages: Vec<String> = pages.split('\u{c}').map(letters).collect();
        let items: Vec<(usize, &str)> = read
            .split("<item page=\"")
            .skip(1)
            .filter_map(|rest| rest.split("</item>").next()?.split_once("\">"))
            .map(|(page, words)| (page.parse().unwrap(), words))
            .collect();
        let headings = book.text.lines().filter(|line| line.starts_with("## ") || line.starts_with("### ")).count();
        assert!(items.len() >= headings, "{}: {} of {headings}", book.name, items.len());
        for (page, words) in items {
            let words = words.replace("&amp;", "&").replace("&#39;", "'").replace("&quot;", "\"");
            assert!(pages[page - 1].contains(&letters(&words)), "{}: “{words}” on page {page}", book.name);
        }
    }
    assert!(count > 100, "{count} links were read");
}

/// Tables are tables to who cannot see them: a row for each row of the rulebook, and heads that say so.
#[test]
fn tables_are_read_as_tables() {
    for book in books() {
        let Some(said) = book.asked("pdfinfo", &["-struct"]) else { return };
        let is = |line: &str, tag: &str| {
            line.split_whitespace().next().is_some_and(|word| word.trim_end_matches(':') == tag)
        };
        let count = |tag: &str| said.lines().filter(|line| is(line, tag)).count();
        let is_row = |line: &&str| line.starts_with('|');
        let is_rule = |line: &str| line.chars().all(|sign| "|-: ".contains(sign));
        let rows = book.text.lines().filter(is_row).filter(|line| !is_rule(line)).count();
        let tables = book.text.lines().filter(is_row).filter(|line| is_rule(line)).count();
        assert_eq!(count("TR"), rows, "{}", book.name);
        // One that goes on on another page is two.
        assert!(count("Table") >= tables && count("Table") <= 2 * tables, "{}: {}", book.name, count("Table"));
        assert!(count("TH") >= 2 * tables, "{}", book.name);
    }
}

/// The table edition leaves out what the list names, all of which is there to be left out, and no link of it leads nowhere.
#[test]
fn the_table_edition_leaves_out_what_is_listed() {
    let list = std::fs::read_to_string(format!("{}/../../docs/rules/print.toml", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let lines = list.lines().filter(|line| !line.trim_start().starts_with('#'));
    let (sections, rules): (Vec<&str>, Vec<&str>) =
        lines.filter_map(|line| line.split('"').nth(1)).partition(|word| word.starts_with('#'));
    let (mut seen, mut found) = (0, 0);
    for (game, language) in printed().flat_map(|game| Language::ALL.map(|language| (game, language))) {
        let text = rulebook(game, language);
        seen += rules.iter().filter(|id| text.contains(&format!("<a id=\"{id}\">"))).count();
        found += sections.iter().filter(|section| text.lines().any(|line| line == **section)).count();
        let order = Order { book: Some(text), ..Order::quick(game, language) };
        let pages = order.book_pages();
        assert!(pages.len() <= Order { is_whole_book: true, ..order }.book_pages().len(), "{}", game.id());
        let places: BTreeSet<&str> =
            pages.iter().flat_map(|page| &page.destinations).map(|(id, _)| id.as_str()).collect();
        assert!(!rules.iter().any(|id| places.contains(id)), "{} {language:?}", game.id());
        for (_, name) in pages.iter().flat_map(|page| &page.links) {
            assert!(places.contains(name.as_str()), "{} {language:?}: {name}", game.id());
        }
    }
    assert_eq!((seen, found), (2 * rules.len(), sections.len()), "each in both languages");
}

/// The pictures of a book are those that `/rules` asks the same function for: none is drawn otherwise for paper.
#[test]
fn pictures_in_books_are_those_of_the_page() {
    for game in printed() {
        let text = rulebook(game, Language::En);
        let order = Order { book: Some(text), ..Order::quick(game, Language::En) };
        let placed: Vec<String> =
            order.book_pages().iter().flat_map(|page| &page.placed).map(|placed| placed.scene.name.clone()).collect();
        let asked: Vec<String> =
            figures_of(text).map(|name| figure(game, name, Language::En).expect("it exists").name).collect();
        assert_eq!(placed, asked, "{}", game.id());
    }
}
