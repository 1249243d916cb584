//! Sail Race: a regatta on a hex sea. One heading out of six per turn, chosen before the next wind is known.
//!
//! ```
//! use galerne_engine::{Rules, Turn};
//! use galerne_sail_race::{Options, SailRace};
//!
//! let race = SailRace::new(&Options::default(), 2).unwrap();
//! assert!(matches!(race.turn(&race.start()), Turn::Chance(_)), "the first wind is thrown before the first choice");
//! assert_eq!(race.course().par_steps(), 45);
//! ```
//!
//! | room | what is in it |
//! |---|---|
//! | `game`, `options`, `state`, `action`, `event`, `rule_ids` | the set-up behind the contract and the types of a race |
//! | `course`, `wind`, `cards` | the parts: maps and the sea prepared for sailing, the wind tables, the weather cards |
//! | `rules` | the turn, legality, chance, secrets, standings, speed |
//! | `position` | position files and their validation |
//! | `odds` | the winds that may come, and where an order leads over them |
//! | `perceive` | what a seat sees, as numbers |
//! | `words` | messages, prospects of headings, the text board |
//! | `bots` | the greedy judge, *habitué*, *maître*, and the exact solver |
//! | `picture`, `lesson` | the drawing, the lesson |

mod cards;
mod course;
mod wind;

mod action;
mod event;
mod game;
mod options;
mod rule_ids;
mod state;

mod bots;
mod lesson;
mod odds;
mod perceive;
mod picture;
mod position;
mod print;
mod rules;
mod words;

pub use action::{Action, Chance, Mode, Spi};
pub use bots::solver::{Debrief, Par, Price, Track, clairvoyant};
pub use cards::{Card, Pile};
pub use course::generate::{Draw, SplitMix64, generate};
pub use course::map::{Buoy, Map, NamedMap, maps};
pub use course::{Course, Landing, Passage, Tour};
pub use event::{Event, StoppedBy};
pub use game::SailRace;
pub use lesson::LESSON;
pub use options::{Buoys, End, InitialWind, Options, Spinnaker, Table, Tie, Timing, TourRule, TurnCost, Weather};
pub use position::{BoatPosition, CardsPosition, Commitment, Finish, Position};
pub use rules::speed::{Orders, PointOfSail, Run, is_chargeable, run};
pub use state::{Boat, Commit, Phase, State, Status};
pub use wind::{Force, Wind, evolution, initial_direction, sector};

/// What reviews of its games are read by, as measured.
pub const REVIEW: &str = include_str!("../data/review.toml");
