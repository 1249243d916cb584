//! Template Game: two players take stones from one heap; the player who takes the last one wins.
//!
//! | room | what is in it |
//! |---|---|
//! | `heap` | the parts: what the game is made of |
//! | `options`, `state`, `action`, `event`, `rule_ids` | the vocabulary |
//! | `game`, `rules` | the set-up that implements the contract, and what may be done and what it does |
//! | `position` | positions written, read and validated |
//! | `perceive` | what a seat sees, as numbers |
//! | `words` | labels, questions, log, text board |
//! | `bots` | judgement |
//! | `picture` | board, preview, cover and colours |
//! | `lesson` | the lesson |

mod action;
mod bots;
mod event;
mod game;
pub mod heap;
mod lesson;
mod options;
mod perceive;
mod picture;
mod position;
pub mod rule_ids;
mod rules;
mod state;
mod words;

pub use action::Action;
pub use event::Event;
pub use game::TemplateGame;
pub use lesson::LESSON;
pub use options::Options;
pub use position::Position;
pub use state::State;
