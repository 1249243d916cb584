//! Windwalkers (A Contre-Vent): a horde walks against the wind, one contre after the other.
mod actions;
mod bag;
mod board;
mod card_text;
mod cards;
mod chance;
mod cheapest;
mod consumables;
mod contre;
mod dice;
mod effects;
mod event;
mod flow;
mod game;
mod generator;
mod interpreter;
mod judge;
mod legal;
mod options;
mod oracle;
mod outlook;
mod position;
mod powers;
mod program;
mod rules_ids;
mod scoring;
mod setup;
mod several;
mod state;
#[cfg(test)]
mod testing;
mod text_board;
mod tiles;
#[cfg(test)]
mod vectors;
mod why;
mod words;

pub use actions::Action;
pub use chance::Chance;
pub use event::Event;
pub use options::{GreenRule, Mode, Options};
pub use oracle::{MOST_MORAL, Odds, Oracle, Query};
pub use position::Position;
pub use setup::Windwalkers;
pub use state::State;
