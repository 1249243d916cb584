//! La Horde du Contrevent, le jeu de cartes: four characters walk upwind through sixteen cells, alone or in competition.
//!
//! ```
//! use galerne_engine::{Playout, Rules};
//! use galerne_horde::{Horde, Options};
//!
//! let game = Horde::new(&Options::default(), 1).unwrap();
//! let mut state = game.start();
//! let decisions = Playout::new(1).finish(&game, &mut state, 100_000);
//! assert!(decisions.is_some(), "every game ends");
//! ```
//!
//! | room | what it holds |
//! |---|---|
//! | `cards`, `roles`, `terrain`, `formations`, `material`, `names` | what the game is made of; `material` is what an edition may change |
//! | `game`, `options`, `state`, `action`, `event` | the type behind the contract, and what a game consists of |
//! | `rules` | the six phases of a turn, what is legal, chance and secrets |
//! | `position` | a state as a file, read and checked |
//! | `odds` | the chance that a Rencontre strikes |
//! | `perceive` | what a seat sees, as numbers |
//! | `words` | labels, log, warnings, the text board |
//! | `bots` | an opinion at a glance, and the planner |
//! | `picture` | board, panels, previews |
//! | `lesson` | the first three turns, explained |

mod action;
mod bots;
mod cards;
mod event;
mod formations;
mod game;
mod lesson;
mod material;
mod names;
mod odds;
mod options;
mod perceive;
mod picture;
mod position;
mod print;
mod roles;
mod rule_ids;
mod rules;
mod state;
mod terrain;
mod words;

pub use action::Action;
pub use bots::Planner;
pub use cards::{Figure, Figures, Number, Numbers, Pile, RANKS, Suit, card_id};
pub use event::{AilierColour, By, Event, Footing, Lapse, Moment, Way};
pub use formations::{Formation, FormationSet};
pub use game::Horde;
pub use lesson::LESSON;
pub use options::{
    CalmLine, CompetitionElimination, CompetitionRencontres, Formations, Immunity, Options, PaidAction, Phase3Order,
    PowerCarry, Replaced, StartAval, WinCondition, WoundedLoses,
};
pub use position::{
    CampPosition, DominantePosition, Position, RencontresPosition, Side, SoufflesPosition, StandingPosition,
};
pub use roles::{Encounter, Role};
pub use rules::chance::Chance;
pub use state::{Camp, Cause, Resume, State, Step};
pub use terrain::{Cell, Column, is_light};

/// What reviews of its games are read by, as measured.
pub const REVIEW: &str = include_str!("../data/review.toml");
