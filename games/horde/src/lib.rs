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

mod action;
mod board;
mod cards;
mod chance;
mod counsel;
mod event;
mod formations;
mod game;
mod judge;
mod legal;
mod lesson;
mod names;
mod options;
mod out_of_turn;
mod phase1;
mod phase3;
mod phase5;
mod phase6;
mod picture;
pub mod planner;
mod position;
mod restore;
mod roles;
pub mod rules_ids;
mod secrets;
mod state;
mod terrain;
mod words;

pub use action::Action;
pub use cards::{Figure, Figures, Number, Numbers, Pile, RANKS, Suit, card_id};
pub use chance::Chance;
pub use event::{AilierColour, By, Event, Footing, Lapse, Moment, Way};
pub use formations::{FORMATIONS_TOML, Formation, FormationSet};
pub use game::Horde;
pub use lesson::LESSON;
pub use options::{
    CalmLine, CompetitionElimination, CompetitionRencontres, Formations, Immunity, Options, PaidAction, Phase3Order,
    PowerCarry, Replaced, StartAval, WinCondition, WoundedLoses,
};
pub use position::{
    CampPosition, DominantePosition, Position, RencontresPosition, Side, SoufflesPosition, StandingPosition,
};
pub use roles::{AIDE, ATTAQUE, Encounter, PROVOCATION, REPOS, Role};
pub use state::{Camp, Cause, Resume, State, Step};
pub use terrain::{Cell, Column, is_light};
