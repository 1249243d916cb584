//! Windwalkers (A Contre-Vent): a horde of eight walks against the wind, one contre after the other.
//!
//! The set-up ([`Windwalkers`]) holds options, boards, cards and their compiled effects; the [`State`] is flat and small; a
//! card is a value of the effect language (`effects`), and the state machine that interprets it knows no card.
//!
//! ```
//! use galerne_engine::{Playout, Rules};
//! use galerne_windwalkers::{Options, Windwalkers};
//!
//! let game = Windwalkers::new(&Options::default(), 1).unwrap();
//! let mut state = game.start();
//! assert!(Playout::new(7).finish(&game, &mut state, 100_000).is_some());
//! ```

// What the game is made of.
mod board;
mod cards;
mod consumables;
mod dice;
mod effects;
mod options;
mod rules_ids;
mod scoring;
mod tiles;

// The set-up and the state.
mod generator;
mod horde;
mod program;
mod setup;
mod state;

// The rules, in the order of a day.
mod bag;
mod check;
mod choices;
mod contre;
mod ending;
mod fizzle;
mod flow;
mod interpreter;
mod powers;
mod race;
mod reach;
mod reactions;
mod setting_out;
mod several;
mod several_choices;

// The contract: actions, chance, positions, words.
mod actions;
mod card_text;
mod chance;
mod event;
mod game;
mod legal;
mod log_words;
mod position;
mod restore;
mod restore_check;
mod restore_table;
mod secrets;
mod text_board;
mod why;
mod words;

// What readers of the game use: odds, the log book, the heuristic.
mod carnet;
mod cheapest;
mod eye;
mod judge;
mod judge_contre;
mod known_odds;
mod lesson;
mod oracle;
mod outcome_words;
mod outlook;
mod plan;
mod relaxed;

// How it is drawn.
mod picture;

#[cfg(test)]
mod rules_test;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod vectors;

pub use actions::Action;
pub use board::Board;
pub use cards::{CARDS, CATALOGUE, Card, CardId, CardSet, Line, Position as Deck, Set, Trigger, Windows};
pub use carnet::{Achievement, Carnet, Row};
pub use chance::{Chance, Layout, Roses};
pub use cheapest::cheapest_win;
pub use consumables::{Consumable, ConsumableId};
pub use contre::{Facing, RollPlan, Verdict};
pub use dice::{Colour, Pool};
pub use event::{Doom, Event, Lasting};
pub use lesson::LESSON;
pub use options::{GreenRule, Mode, Options, Scoring};
pub use oracle::{MOST_MORAL, Odds, Oracle, Query};
pub use position::Position;
pub use scoring::{Points, band};
pub use setup::Windwalkers;
pub use state::{Category, State};
pub use tiles::{Class, Tile};
