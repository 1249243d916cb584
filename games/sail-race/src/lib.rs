//! Sail Race: a regatta on a hex sea. One heading out of six per turn, chosen before the next wind is known.
//!
//! ```
//! use galerne_engine::{Rules, Turn};
//! use galerne_sail_race::{Options, SailRace};
//!
//! let race = SailRace::new(&Options::default(), 2).unwrap();
//! assert!(matches!(race.turn(&race.start()), Turn::Chance(_)), "the first wind is thrown before anybody chooses");
//! assert_eq!(race.course().par_steps(), 45);
//! ```

mod action;
mod cards;
mod chance;
mod course;
mod event;
mod game;
mod generate;
pub mod ids;
mod judge;
mod legal;
mod lesson;
mod map;
mod options;
mod picture;
mod position;
mod prospect;
mod sail;
mod seasoned;
mod secrets;
mod solve;
mod state;
mod turn;
mod wind;
mod words;

pub use action::{Action, Card, Chance, Mode, Spi, Tour};
pub use cards::Pile;
pub use course::{Course, Landing, Passage};
pub use event::{Event, StoppedBy};
pub use game::SailRace;
pub use generate::{Draw, SplitMix64, generate};
pub use lesson::LESSON;
pub use map::{Buoy, Map, NamedMap, maps};
pub use options::{Buoys, End, InitialWind, Options, Spinnaker, Table, Tie, Timing, TourRule, TurnCost, Weather};
pub use position::{BoatPosition, CardsPosition, Commitment, Finish, Position};
pub use sail::{Orders, PointOfSail, Run, is_chargeable, run};
pub use solve::{Debrief, Par, Price, Track, clairvoyant};
pub use state::{Boat, Commit, Phase, State, Status};
pub use wind::{Force, Wind, evolution, initial_direction, sector};
