//! Players that know only the contract.
//!
//! A bot sees a [`View`](galerne_engine::View), never a state: it cannot know what its seat may not know. It has its own random
//! numbers, separate from those of the game, so it cannot foresee the dice either. No I/O, no clock, no threads.
//!
//! ```
//! use connect_four::ConnectFour;
//! use galerne_bots::{Greedy, Player};
//! use galerne_engine::{Rules, Seat, View, Viewer};
//!
//! let (game, seat) = (ConnectFour, Seat(0));
//! let view = View::new(&game, &game.start(), Viewer::seat(seat));
//! let action = Greedy::new(1).choose(&game, &view, seat).unwrap();
//! assert!(game.check(&game.start(), seat, &action).is_ok());
//! ```

mod adviser;
mod fallible;
mod greedy;
mod honesty;
mod level;
mod named;
mod player;
mod random_player;
pub mod review;
mod search;
mod steady;

pub use adviser::{Adviser, Hinted};
pub use fallible::Fallible;
pub use greedy::Greedy;
pub use honesty::{Sampling, assert_honest, assert_honest_in};
pub use level::Levelled;
pub use named::{LEVELS, NAMES, by_name, is_level, playable};
pub use player::Player;
pub use random_player::RandomPlayer;
pub use search::{Search, Thought, in_words, merged, seen};
use steady::Steady;
