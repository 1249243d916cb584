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

// The board: cells and slots, islands, buildings, distance, weather, missions.
mod buildings;
mod cells;
mod missions;
mod reach;
mod sky;
mod weather;

// The throw: named draws, the procedure, its exact odds.
mod draws;
mod odds;
mod throw;

// The game: options, state, actions, chance, the course of a turn, the count.
mod action;
mod chance;
mod event;
mod game;
mod options;
mod rules_ids;
mod scoring;
mod state;
mod tow;
mod turn;

// What others may know, what can be written down, what is said, what a quick player thinks.
mod handless;
mod judge;
mod lesson;
mod look;
mod observer;
mod picture;
mod pilot;
mod plan;
mod position;
mod secrets;
mod sketch;
mod sound;
mod text_board;
mod value;
mod words;

pub use action::Action;
pub use buildings::{Buildings, Kind};
pub use cells::{CELLS, Cell, SLOTS, Slot};
pub use chance::{Chance, Landing};
pub use draws::{Draw, Draws};
pub use event::{Event, Face, Obstacle, Occasion, Thrown};
pub use game::Pluvionautes;
pub use lesson::LESSON;
pub use missions::Mission;
pub use observer::Observer;
pub use options::{
    CardValues, Duty, End, FinalLostDie, IslandMix, LastRound, Options, Overlap, Secrecy, Setup, Switch, Throw,
};
pub use pilot::Pilot;
pub use position::{AimAt, Position, Stock, WeatherDie};
pub use scoring::SOLO_BANDS;
pub use sketch::Sketch;
pub use sky::{Sky, Terrain};
pub use state::{Phase, State};
pub use throw::Force;
pub use value::Style;
pub use weather::{MAX_DICE, Sort, Weather, rain_range, storm_range};
