//! Les Pluvionautes: balloon pilots tow flying islands around the sky and nudge two clouds so that rain falls where the
//! villagers want it. “The Pluvionauts project” by Rémi Monthiller, CC BY 4.0; this digital edition modifies the work (throw
//! model, rulings, variants).
//!
//! ```
//! use galerne_engine::{Playout, Rules, Turn};
//! use galerne_pluvionautes::{Options, Pluvionautes};
//!
//! let game = Pluvionautes::new(&Options::default(), 4).unwrap();
//! let mut state = game.start();
//! Playout::new(7).finish(&game, &mut state, 10_000);
//! assert_eq!(game.turn(&state), Turn::Over);
//! ```
//!
//! | room | what is in it |
//! |---|---|
//! | `game`, `options`, `state`, `action`, `event`, `rule_ids` | the set-up behind the contract and the types of a game |
//! | `cells`, `sky`, `buildings`, `missions`, `reach`, `weather`, `dice`, `draws` | the parts: the board and what lies on it, distance, rain and storm, the balloon die, named draws |
//! | `material` | the printed content, read from `data/`: sheets, and the tables that the set-up holds |
//! | `rules` | the turn, legality, chance, secrets, the throw, towing and building, the count |
//! | `position` | position files, their validation, boards sketched by hand |
//! | `perceive` | what a seat sees, as numbers |
//! | `words` | messages and the text board |
//! | `odds` | where a throw comes to rest |
//! | `bots` | what a board and a turn are worth, the pilots, an observer |
//! | `picture`, `lesson` | the drawing, the lesson |

mod buildings;
mod cells;
mod dice;
mod draws;
mod material;
mod missions;
mod reach;
mod sky;
mod weather;

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

pub use action::{Action, Chance};
pub use bots::ahead::Ahead;
pub use bots::learnt::Learnt;
pub use bots::maitre::{Flying, Pilot};
pub use bots::observer::Observer;
pub use bots::value::Style;
pub use buildings::{Buildings, Kind};
pub use cells::{CELLS, Cell, SLOTS, Slot};
pub use dice::{Face, Force};
pub use draws::{Draw, Draws};
pub use event::{Event, Obstacle, Occasion, Thrown};
pub use game::Pluvionautes;
pub use lesson::LESSON;
pub use missions::{CardValues, Mission};
pub use odds::{Landing, landing};
pub use options::{Duty, End, FinalLostDie, LastRound, Options, Secrecy, Setup, Switch, Throw};
pub use position::sketch::Sketch;
pub use position::{AimAt, Position, Stock, WeatherDie};
pub use rules::edition::Tables;
pub use sky::{IslandMix, Sky, Terrain};
pub use state::{Phase, State};
pub use weather::{MAX_DICE, Overlap, Sort, Weather, rain_range, storm_range};

/// What reviews of its games are read by, as measured.
pub const REVIEW: &str = include_str!("../data/review.toml");
