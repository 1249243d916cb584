//! What the pages are made from: plain data, every sentence of a game already in the reader's words.
//!
//! The shapes are those that the server sends over its socket (`docs/protocol.md`), so the first page and the messages that
//! keep it up to date are one and the same data. Everything can be read from JSON: a caller with types of its own needs no
//! conversion written by hand. Only [`TableView::scene`] and the bodies of [`Panel`]s are markup; all else is escaped.

mod cards;
mod frame;
mod option;
mod page;
mod table;

pub use cards::{GameCard, SeatCard, SeatKind, Status, TableCard};
pub use frame::{Frame, Motion, Person, Settings, Theme};
pub use option::{OptionKind, OptionModel, PresetModel};
pub use page::{
    ErrorPage, GamePage, HomePage, LearnPage, Moment, Printable, ReplayPage, RulesPage, SettingsPage, TablePage,
};
pub use table::{
    Board, Cell, Chance, ChanceMode, Choice, Die, Final, Invitation, LessonStep, Line, Outcome, Over, Panel, Prompt,
    Seat, TableHead, TableView, Undo,
};
