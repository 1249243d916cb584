//! The printings of a game, and what becomes of an edition of one of them.

use crate::{
    canonical,
    difference::differences,
    edition::{self, Edition, Head},
    findings::Findings,
    kinds,
    lay::lay,
    node::Data,
    sheet::Sheet,
    source::Source,
    tree::Tree,
    write,
};
use galerne_engine::Message;

/// What a build ships of a game's material.
#[derive(Debug)]
pub struct Shelf {
    game: &'static str,
    mark: &'static str,
    printing: u32,
    sources: Vec<Source>,
    printed: Tree,
    /// The material of earlier printings.
    older: Vec<(u32, Tree)>,
}

/// An edition, laid over the printing that it changes.
#[derive(Debug)]
pub struct Laid {
    /// What it says of itself, if that much could be read.
    pub head: Option<Head>,
    /// The material with its changes; nothing where there are errors.
    pub tree: Option<Tree>,
    /// Its one form; empty where it changes nothing.
    pub edition: Edition,
    /// The name that follows from what it changes.
    pub identity: String,
    /// What there is to say of it.
    pub findings: Findings,
}

impl Shelf {
    /// Read what a game ships: its files, and for each earlier printing the edition that turns the present material back into it.
    pub fn new(
        (game, mark): (&'static str, &'static str),
        printing: u32,
        sheets: &'static [Sheet],
        files: &[(&str, &str)],
        printings: &[(u32, &str)],
    ) -> Result<Shelf, Findings> {
        let mut findings = Findings::default();
        let printed = Tree::read(sheets, files, &mut findings);
        if findings.has_errors() {
            return Err(findings);
        }
        let sources = findings.sources().to_vec();
        let mut shelf = Shelf { game, mark, printing, sources, printed, older: Vec::new() };
        for (number, text) in printings {
            let laid = shelf.lay(&format!("printings/{number}.toml"), text);
            shelf.older.push((*number, laid.tree.ok_or(laid.findings)?));
        }
        Ok(shelf)
    }

    /// The material that this build prints.
    #[must_use]
    pub fn printed(&self) -> &Tree {
        &self.printed
    }

    /// Its number.
    #[must_use]
    pub fn printing(&self) -> u32 {
        self.printing
    }

    /// The material of that printing.
    #[must_use]
    pub fn of_printing(&self, number: u32) -> Option<&Tree> {
        if number == self.printing {
            return Some(&self.printed);
        }
        self.older.iter().find(|(known, _)| *known == number).map(|(_, tree)| tree)
    }

    /// Read an edition and lay it over its printing. `file` is how findings call it.
    #[must_use]
    pub fn lay(&self, file: &str, text: &str) -> Laid {
        let mut findings = Findings::about(self.sources.clone());
        let read = self.read(file, text, &mut findings);
        findings.sort();
        let (head, tree) = match read {
            Some((head, tree)) => (Some(head), tree),
            None => (None, None),
        };
        let mut laid = Laid { head, tree, edition: Edition::default(), identity: String::new(), findings };
        if let (Some(head), Some(tree)) = (&laid.head, &laid.tree) {
            let base = self.of_printing(head.printing).unwrap_or(&self.printed);
            let (edition, identity) = self.edition_between(head, base, tree);
            (laid.edition, laid.identity) = (edition, identity);
        }
        laid
    }

    fn read(&self, file: &str, text: &str, findings: &mut Findings) -> Option<(Head, Option<Tree>)> {
        let number = findings.add_source(file, text);
        let entries = edition::entries(text, number, findings)?;
        let head = edition::head(&entries, number, self.game, findings);
        let base = match &head {
            Some(head) => self.of_printing(head.printing),
            None => Some(&self.printed),
        };
        let Some(base) = base else {
            let place = crate::source::Place { file: number, start: 0, end: 0 };
            let what = Message::new("material-printing").with("most", self.printing);
            findings.error(place, "edition.printing", None, what);
            return None;
        };
        let draft = edition::draft(&entries, base, findings);
        let tree = lay(base, draft, findings);
        Some((head?, (!findings.has_errors()).then_some(tree)))
    }

    /// The edition that turns one tree into another: its one form and its identity. Empty where they are equal.
    #[must_use]
    pub fn edition_between(&self, head: &Head, before: &Tree, after: &Tree) -> (Edition, String) {
        let content = canonical::content(&differences(before, after));
        let identity = canonical::identity(self.mark, self.game, head.printing, &content);
        if content.is_empty() {
            return (Edition::default(), identity);
        }
        (Edition::new(canonical::file(head, &content)), identity)
    }

    /// The name of everything that this printing prints. A game's test compares it with the one written down, so that no cell changes
    /// without a new printing: records would silently mean another game.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        let nothing = Tree::empty(self.printed.sheets());
        let content = canonical::content(&differences(&nothing, &self.printed));
        canonical::identity(self.mark, self.game, self.printing, &content)
    }

    /// The edition that turns a later tree back into this printing, for the shelf of the next one.
    #[must_use]
    pub fn reverse(&self, next: u32, later: &Tree) -> Edition {
        let head = Head { game: self.game.to_owned(), printing: next, ..Head::default() };
        self.edition_between(&head, later, &self.printed).0
    }

    /// The text of an edition with one value set: a cell (`["mission", "crop_plain", "value"]`, or `"out"` for the last), or one of the
    /// head's (`["edition", "note"]`). A cell that is as printed is taken out of the text, and so is a head's empty text. Comments and order
    /// stay, except where the text is written in a way that leaves no line for the value: then it becomes its one form. Nothing where no
    /// such value can be set, or the text must be mended first.
    #[must_use]
    pub fn write(&self, text: &str, path: &[&str], value: &str) -> Option<String> {
        let blank = self.blank();
        let text = if text.trim().is_empty() { blank.as_str() } else { text };
        let node = write::alone(value);
        let is_printed = match *path {
            ["edition", _] => {
                node.as_ref().is_some_and(|node| matches!(&node.data, Data::Text(text) if text.is_empty()))
            }
            [sheet, row, "out"] => {
                let out = self.printed.row(sheet, row)?.out;
                node.as_ref().is_some_and(|node| matches!(node.data, Data::Flag(flag) if flag == out))
            }
            [sheet, row, cell] => {
                self.printed.row(sheet, row)?;
                let declared = self.printed.sheets().iter().find(|declared| declared.name == sheet)?;
                let cell = &declared.cells[declared.column(cell)?];
                let read = node.as_ref().and_then(|node| kinds::read(node, cell, "", &mut Findings::default()));
                read.is_some() && read.as_ref() == self.printed.cell(sheet, row, cell.name)
            }
            _ => return None,
        };
        let wanted = (!is_printed).then_some(value);
        write::set(text, path, wanted).or_else(|| self.rewritten(text, path, wanted))
    }

    /// The same by way of the one form: for a text in which a value has no line of its own.
    fn rewritten(&self, text: &str, path: &[&str], value: Option<&str>) -> Option<String> {
        let laid = self.lay("", text);
        let (head, tree) = (laid.head?, laid.tree?);
        let base = self.of_printing(head.printing).unwrap_or(&self.printed);
        let (edition, _) = self.edition_between(&head, base, &tree);
        let form = if edition.is_empty() { canonical::file(&head, "") } else { edition.text().to_owned() };
        write::set(&form, path, value)
    }

    /// A file that changes nothing yet, to begin with.
    #[must_use]
    pub fn blank(&self) -> String {
        let head = Head { game: self.game.to_owned(), printing: self.printing, version: Some(1), ..Head::default() };
        canonical::file(&head, "")
    }
}
