//! The one list of games, and the face without types through which the rooms above see them.
//!
//! A terminal, a server or a laboratory works with [`AnyGame`] and [`AnyTable`]: actions are numbers or JSON, everything said
//! is a [`Message`](galerne_engine::Message) that the table puts into words. One adapter gives both faces to every game
//! behind the contract, so a game is added with one line in `list.rs` and written without ever hearing of this crate.
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
pub mod arena;
mod contest;
mod game;
mod insight;
mod list;
mod moment;
mod picture;
mod table;

pub use contest::{Bout, Contest, Thought, Trial};
pub use galerne_bots::proof;
pub use game::{AnyGame, Bench, LessonCard, OptionText, PresetText, Tally};
pub use insight::{Analysis, Budget, Hint, Pivot};
pub use list::{Unreadable, find, games, load, load_position, load_record};
pub use moment::{AnyMoment, ChanceDue, Choice, Denial, Errand, Move, Outcome, Told};
pub use picture::{Drawn, DrawnBlock, DrawnPanel, DrawnPreview, Look, SwitchText};
pub use table::{AnyTable, Maker};
