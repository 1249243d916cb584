//! Players that know only the contract.
//!
//! A bot sees a [`View`](galerne_engine::View), never a state: what its seat may not know, it cannot know. It has luck of
//! its own, apart from the luck of the game, so it cannot foresee the dice either. No I/O, no clock, no threads.
//!
//! ```
//! use connect_four::ConnectFour;
//! use galerne_bots::{Greedy, Player, RandomPlayer, play_out};
//! use galerne_engine::{Game, Seat, Streams};
//!
//! let mut players: [Box<dyn Player<ConnectFour>>; 2] = [Box::new(Greedy::new(1)), Box::new(RandomPlayer::new(2))];
//! let end = play_out(&ConnectFour, ConnectFour.start(), &mut players, &mut Streams::new(3)).unwrap();
//! assert!(end.standings.winners.has(Seat(0)) && end.decisions < 43);
//! ```

mod adviser;
mod duel;
mod fallible;
mod greedy;
mod honesty;
mod level;
mod match_up;
mod named;
mod outlook;
mod player;
pub mod proof;
mod random_player;
mod search;

pub use adviser::{Adviser, Hinted};
pub use duel::{Difference, duel};
pub use fallible::Fallible;
pub use greedy::Greedy;
pub use honesty::{Trial, assert_honest, assert_honest_in};
pub use level::Levelled;
pub use match_up::{Broken, PlayedOut, play_out};
pub use named::{LEVELS, NAMES, by_name};
pub use outlook::{Outlook, Steady};
pub use player::Player;
pub use random_player::RandomPlayer;
pub use search::{Search, Thought, in_words, merged, seen};
