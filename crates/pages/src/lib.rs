//! The face of Galerne in the browser: pure functions from plain data to HTML, and the files that the browser loads with it.
//!
//! No clock, no file, no network, and no sentence in code: words come from `texts/en.ftl` and `texts/fr.ftl`. The pages are
//! complete without any script; `web/table/table.js` then keeps a table up to date. They hold under a content security policy
//! that allows this host's own files and nothing inline.
//!
//! ```
//! use galerne_pages::model::{ErrorPage, Frame};
//!
//! let page = galerne_pages::error(&ErrorPage { frame: Frame::default(), status: 404, text: String::new() });
//! assert!(page.starts_with("<!DOCTYPE html>") && page.contains("404"));
//! ```

pub mod assets;
pub mod emblem;
pub mod model;

mod board;
mod error;
mod game;
mod home;
mod icon;
mod lab;
mod layout;
mod learn;
mod levels;
mod options;
mod play_on;
mod print;
mod programs;
mod replay;
mod review;
mod rules;
mod settings;
mod table;
mod words;
mod workshop;

pub use board::{board, board_verdict};
pub use error::{error, offline};
pub use game::{game, opening};
pub use home::home;
pub use lab::{LiveRun, lab, lab_file, lab_form, lab_question, lab_run, live_run};
pub use learn::{learn, lesson_card};
pub use print::{print, print_set, print_shelf};
pub use programs::programs;
pub use replay::{looking_back, replay};
pub use review::{review, review_wait};
pub use rules::{has_rulebook, rulebook, rules, rules_shelf};
pub use settings::settings;
pub use table::{regions, table};
pub use workshop::{differences, edition, findings, trial, workshop};
