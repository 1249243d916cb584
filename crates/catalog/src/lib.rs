//! The list of games, and their object-safe interface.
//!
//! A terminal, a server or a laboratory works with [`AnyGame`] and [`AnyTable`]: actions are numbers or JSON, every text is a
//! [`Message`](galerne_engine::Message) that the table puts into words. One adapter implements both for every game behind the
//! contract, so a game is added with one line in `list.rs` and does not depend on this crate.
//!
//! ```
//! use galerne_catalog::{Move, find};
//! use galerne_engine::Seat;
//! use galerne_texts::Language;
//! use serde_json::{Value, json};
//!
//! let game = find("connect-four").unwrap();
//! let mut table = game.open(&Value::Null, vec!["Sov".to_owned(), "Golgoth".to_owned()]).unwrap();
//! table.act(Seat(0), &Move::Json(json!({ "column": 3 }))).unwrap();
//! let told = table.now().events(0, galerne_engine::Viewer::SPECTATOR);
//! assert_eq!(table.say(Language::En, &told[0].message), "Sov drops a disc into column 4.");
//!
//! let denial = table.act(Seat(0), &Move::Id(3)).unwrap_err();
//! assert_eq!(denial.rule().unwrap().0, "CF-1.2");
//! assert_eq!(table.say(Language::En, denial.message()), "It is Golgoth’s turn.");
//! ```

#![warn(missing_docs)]

mod adapter;
mod differences;
mod editions;
mod flat;
mod game;
mod insight;
mod list;
mod moment;
mod on_paper;
mod picture;
pub mod review;
mod table;

pub use differences::differences;
pub use editions::{ChangedCell, ChangedRow, Editions, changed_rows};
pub use flat::{AnyBatch, AnyPlayer, AnySetup, AnyState, Autoreset, Episode, Frame, Manner, Utility, set_up};
pub use game::{AnyGame, Bench, BenchTally, LessonCard, OptionText, PresetText};
pub use insight::{Budget, Hint, Machine, NoClock};
pub use list::{Unreadable, accents, find, games, load, load_position, load_record};
pub use moment::{AnyMoment, ChanceDue, Choice, Denial, Move, Outcome, SeenEvent, Sequence};
pub use on_paper::{drawn_for_paper, has_figures, laid_on_paper, options_on_paper, unsaid_on_paper, words_on_paper};
pub use picture::{Drawn, DrawnBlock, DrawnPanel, DrawnPreview, Look, PrintWish, SwitchText};
pub use table::{AnyTable, Instead, Maker};
