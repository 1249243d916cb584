//! The regions of a table's page: what changes while a game is played, each one element with an id of its own. The first page is made of
//! them, and messages carry those that changed: nothing else writes them.

use super::choices::{chance, choices, curtain, over, prompt, undo};
use super::seats::seats;
use super::side::{cell, drawing, fact, facts, in_text, log_line, one};
use crate::model::{Board, Cell, LogLine, Panel, TableHead, TableView};
use crate::words::Words;
use galerne_texts::Language;

/// Where the table of a region stands: links lead there.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The table's id; empty in a lesson.
    pub table: &'a str,
    /// The game's id.
    pub game: &'a str,
}

impl<'a> From<&'a TableHead> for Place<'a> {
    fn from(head: &'a TableHead) -> Place<'a> {
        Place { table: &head.id, game: &head.game.id }
    }
}

/// One region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Region {
    /// The prompt: the decision to make, or what the table waits for.
    Prompt,
    /// Who looks, where several players share a device.
    Curtain,
    /// Who sits at the table.
    Seats,
    /// How it ended.
    Over,
    /// What chance is due.
    Chance,
    /// What can be chosen.
    Choices,
    /// What can be taken back.
    Undo,
}

impl Region {
    /// All of them.
    pub const ALL: [Region; 7] =
        [Region::Prompt, Region::Curtain, Region::Seats, Region::Over, Region::Chance, Region::Choices, Region::Undo];

    /// Its element. Of the view only the small parts are read: neither picture nor log nor text board.
    #[must_use]
    pub fn html(self, view: &TableView, place: Place<'_>, language: Language) -> String {
        let words = Words::of(language);
        let markup = match self {
            Region::Prompt => prompt(view, words),
            Region::Curtain => curtain(view),
            Region::Seats => seats(&view.seats, words),
            Region::Over => over(view, place, words),
            Region::Chance => chance(view, words),
            Region::Choices => choices(view, words),
            Region::Undo => undo(view, place, words),
        };
        markup.into_string()
    }
}

/// A panel as one region, with its frame.
#[must_use]
pub fn panel(panel: &Panel) -> String {
    one(panel).into_string()
}

/// Lines of the log, each an element: they are added to those that stand there.
#[must_use]
pub fn log_lines(lines: &[LogLine], game: &str) -> Vec<String> {
    lines.iter().map(|line| log_line(line, game).into_string()).collect()
}

/// The lines beside the board of a replay for the moment that it shows.
#[must_use]
pub fn told(lines: &[LogLine]) -> String {
    super::side::told(lines).into_string()
}

/// The text board as one region.
#[must_use]
pub fn whole_board(board: &Board, language: Language) -> String {
    in_text(board, Words::of(language)).into_string()
}

/// The parts of the text board that changed, each a region of its own. Of the facts those at the places of `kept` are as they were; where
/// there are none of these, the list is written anew. Cells come with their places in the list.
#[must_use]
pub fn board_changes(
    new_facts: Option<&[String]>,
    kept: &[usize],
    new_drawing: Option<&[String]>,
    cells: &[(usize, Cell)],
    language: Language,
) -> Vec<String> {
    let rows = cells.iter().map(|(index, one)| cell(*index, one));
    let words = Words::of(language);
    let new_facts = new_facts.map_or_else(Vec::new, |all| match kept.is_empty() {
        true => vec![facts(all)],
        false => {
            let changed = (0..all.len()).filter(|place| !kept.contains(place));
            changed.map(|place| fact(place, &all[place])).collect()
        }
    });
    let parts = new_facts.into_iter().chain(new_drawing.map(|rows| drawing(rows, words))).chain(rows);
    parts.map(maud::PreEscaped::into_string).collect()
}
