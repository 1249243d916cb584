//! Windwalkers (A Contre-Vent): a horde of eight walks against the wind, one contre after the other.
//!
//! The set-up ([`Windwalkers`]) holds options, boards, cards and their compiled effects; the [`State`] is flat and small; a
//! card is a value of the effect language (`effects`), and the state machine that interprets it knows no card.
//!
//! | room | what is in it |
//! |---|---|
//! | `board`, `cards`, `consumables`, `dice`, `effects`, `horde`, `names`, `program`, `scoring`, `tiles`, `wind` | the parts of the game |
//! | `game`, `options`, `state`, `action`, `event`, `rule_ids` | the set-up, and what changes during play |
//! | `rules` | the day, the contre, powers, chance and secrets |
//! | `notebook` | the carnet de contre and the achievements |
//! | `position` | states as files |
//! | `perceive` | what a seat sees, as numbers |
//! | `odds` | exact chances, the cheapest win |
//! | `words` | labels, questions, the log, the text board |
//! | `bots` | players and what they judge by |
//! | `picture`, `lesson` | the drawing, the lesson |
//!
//! Each room imports only rooms above it.
//!
//! ```
//! use galerne_engine::{Playout, Rules};
//! use galerne_windwalkers::{Options, Windwalkers};
//!
//! let game = Windwalkers::new(&Options::default(), 1).unwrap();
//! let mut state = game.start();
//! assert!(Playout::new(7).finish(&game, &mut state, 100_000).is_some());
//! ```

mod board;
mod cards;
mod consumables;
mod dice;
mod effects;
mod horde;
mod names;
mod program;
mod scoring;
mod tiles;
mod wind;

mod action;
mod event;
mod game;
mod options;
mod rule_ids;
mod state;

mod rules;

mod notebook;
mod position;

mod odds;
mod perceive;

mod words;

mod bots;

mod picture;
mod print;

mod lesson;

pub use action::Action;
pub use board::Board;
pub use cards::{CARDS, CATALOGUE, Card, CardId, CardSet, Line, Position as Deck, Set, Trigger, Windows};
pub use consumables::{Consumable, ConsumableId};
pub use dice::{Colour, Pool};
pub use event::{Doom, Event, Lasting};
pub use game::Windwalkers;
pub use lesson::LESSON;
pub use notebook::{Achievement, Notebook, Row};
pub use odds::cheapest::cheapest_win;
pub use odds::oracle::{MOST_MORAL, Odds, Oracle, Query};
pub use options::{GreenRule, Mode, Options, Scoring};
pub use position::Position;
pub use rules::contre::RollPlan;
pub use rules::facing::{Facing, Verdict};
pub use rules::outcome::{Chance, Layout, Roses};
pub use scoring::{Points, band};
pub use state::{Category, State};
pub use tiles::{Class, Tile};

/// What reviews of its games are read by, as measured.
pub const REVIEW: &str = include_str!("../data/review.toml");
