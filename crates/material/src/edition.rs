//! The edition file: its head, and the cells that differ.

use crate::{
    findings::Findings,
    guard::{self, FLAVOUR_SIGNS, NAME_SIGNS},
    kinds::{LANGUAGES, plain_text},
    node::{Data, Node},
    parse,
    source::Place,
    tree::{Tree, is_key, read_cells, tables},
};
use galerne_engine::{Choosable, Kind, Message};
use serde::{Deserialize, Serialize};

/// An edition as options carry it: its text. The empty text is the printed game.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Edition(String);

impl Edition {
    /// The edition with that text, unchecked.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Edition {
        Edition(text.into())
    }

    /// It changes nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.trim().is_empty()
    }

    /// Its text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl Choosable for Edition {
    const KIND: Kind = Kind::Edition;
}

/// What an edition says of itself.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Head {
    /// The game it belongs to.
    pub game: String,
    /// The printing that it changes.
    pub printing: u32,
    /// Its name in French and English.
    pub name: Option<[String; 2]>,
    /// The author's own counter.
    pub version: Option<u32>,
    /// What the author wants to remember.
    pub note: Option<String>,
}

/// An edition that was read against a tree, not yet laid over it.
#[derive(Debug)]
pub(crate) struct Draft {
    /// The changes of each sheet in the order of the file.
    pub(crate) changes: Vec<Vec<Change>>,
}

/// What an edition does to one row.
#[derive(Debug)]
pub(crate) struct Change {
    pub(crate) key: String,
    pub(crate) place: Place,
    pub(crate) new: bool,
    pub(crate) like: Option<(String, Place)>,
    pub(crate) out: Option<bool>,
    pub(crate) cells: Vec<Option<Node>>,
}

/// The words of a row that are no cells.
const WORDS: [&str; 3] = ["new", "like", "out"];
const HEAD: [&str; 5] = ["game", "printing", "name", "version", "note"];
/// The word that opens the head. No sheet has it for a name.
const HEADING: &str = "edition";

/// The entries of an edition, if its text keeps the bounds and is TOML.
pub(crate) fn entries(text: &str, file: usize, findings: &mut Findings) -> Option<Vec<(String, Place, Node)>> {
    if !guard::is_bounded(text, file, findings) {
        return None;
    }
    let entries = parse::entries(text, file, findings)?;
    let place = Place { file, start: 0, end: 0 };
    if entries.iter().map(|(_, _, node)| node.size()).sum::<usize>() > guard::NODES {
        findings.error(place, "", None, Message::new("material-many").with("most", guard::NODES));
        return None;
    }
    if let Some((_, place, _)) = entries.iter().find(|(_, _, node)| node.depth() >= guard::DEPTH) {
        findings.error(*place, "", None, Message::new("material-deep").with("most", guard::DEPTH));
        return None;
    }
    Some(entries)
}

/// The game that an edition says it belongs to, before it is known which game is to read it.
#[must_use]
pub fn game_of(text: &str) -> Option<String> {
    let entries = entries(text, 0, &mut Findings::default())?;
    let (_, _, head) = entries.iter().find(|(key, _, _)| key == HEADING)?;
    let Data::Table(head) = &head.data else { return None };
    match &head.iter().find(|(key, _, _)| key == "game")?.2.data {
        Data::Text(game) => Some(crate::findings::shown(game)),
        _ => None,
    }
}

/// The head of an edition of that game.
pub(crate) fn head(
    entries: &[(String, Place, Node)],
    file: usize,
    game: &'static str,
    findings: &mut Findings,
) -> Option<Head> {
    let start = Place { file, start: 0, end: 0 };
    let Some((_, place, Node { data: Data::Table(entries), .. })) = entries.iter().find(|(key, _, _)| key == HEADING)
    else {
        findings.error(start, HEADING, None, Message::new("material-no-head").with("game", game));
        return None;
    };
    let mut head = Head::default();
    for (key, place, node) in entries {
        let about = format!("{HEADING}.{}", crate::findings::shown(key));
        let mut wrong = |what: Message| findings.error(node.place, &about, None, what);
        match (key.as_str(), &node.data) {
            ("game", Data::Text(text)) if text == game => head.game.clone_from(text),
            ("game", Data::Text(text)) => {
                let found = crate::findings::shown(text);
                wrong(Message::new("material-other-game").with("game", game).with("found", found));
            }
            ("printing", Data::Number(number)) if (1..=9_999).contains(number) => head.printing = *number as u32,
            ("version", Data::Number(number)) if (1..=9_999).contains(number) => head.version = Some(*number as u32),
            ("printing" | "version", _) => {
                wrong(Message::new("material-wants-number").with("least", 1).with("most", 9_999));
            }
            ("name", Data::Text(text)) => match plain_text(text, NAME_SIGNS) {
                Ok(text) => head.name = Some([text.clone(), text]),
                Err(what) => wrong(what),
            },
            ("name", Data::Table(names)) => match two_names(names) {
                Some(Ok(names)) => head.name = Some(names),
                Some(Err(what)) => wrong(what),
                None => wrong(Message::new("material-wants-name")),
            },
            ("note", Data::Text(text)) => match plain_text(text, FLAVOUR_SIGNS) {
                Ok(text) => head.note = Some(text),
                Err(what) => wrong(what),
            },
            ("name", _) => wrong(Message::new("material-wants-name")),
            ("game" | "note", _) => wrong(Message::new("material-wants-text")),
            _ => findings.unknown(*place, HEADING, "material-unknown-cell", key, HEAD.into_iter()),
        }
    }
    for (name, missing) in [("game", head.game.is_empty()), ("printing", head.printing == 0)] {
        if missing && !findings.mention(&format!("{HEADING}.{name}")) {
            findings.error(*place, HEADING, None, Message::new("material-missing").with("cell", name));
        }
    }
    (!findings.has_errors()).then_some(head)
}

/// Exactly the two languages.
fn two_names(names: &[(String, Place, Node)]) -> Option<Result<[String; 2], Message>> {
    let of = |language: &str| match names.iter().find(|(key, _, _)| key == language) {
        Some((_, _, Node { data: Data::Text(text), .. })) if names.len() == LANGUAGES.len() => Some(text),
        _ => None,
    };
    let [french, english] = LANGUAGES.map(of);
    let (french, english) = (plain_text(french?, NAME_SIGNS), plain_text(english?, NAME_SIGNS));
    Some(french.and_then(|french| Ok([french, english?])))
}

/// The changes of an edition, read against the sheets of the tree that it changes.
pub(crate) fn draft(entries: &[(String, Place, Node)], tree: &Tree, findings: &mut Findings) -> Draft {
    let mut changes: Vec<Vec<Change>> = tree.sheets().iter().map(|_| Vec::new()).collect();
    for (name, place, node) in entries.iter().filter(|(key, _, _)| key != HEADING) {
        let Some(number) = tree.sheet_at(name, *place, findings) else { continue };
        let sheet = &tree.sheets()[number];
        for (key, place, row) in tables(node, name, findings) {
            let Data::Table(entries) = &row.data else { continue };
            let about = format!("{name}.{}", crate::findings::shown(key));
            if !is_key(key) {
                findings.error(*place, &about, None, Message::new("material-key"));
                continue;
            }
            let read = read_cells(sheet, key, entries, &WORDS, findings);
            let mut change =
                Change { key: key.to_owned(), place: *place, new: false, like: None, out: None, cells: read.cells };
            for (word, _, node) in &read.words {
                match (word.as_str(), &node.data) {
                    ("new", Data::Flag(true)) => change.new = true,
                    ("new", _) => findings.error(node.place, &about, None, Message::new("material-wants-true")),
                    ("out", Data::Flag(out)) => change.out = Some(*out),
                    ("out", _) => findings.error(node.place, &about, None, Message::new("material-wants-flag")),
                    (_, Data::Text(like)) => change.like = Some((like.clone(), node.place)),
                    _ => findings.error(node.place, &about, None, Message::new("material-wants-row")),
                }
            }
            changes[number].push(change);
        }
    }
    Draft { changes }
}
