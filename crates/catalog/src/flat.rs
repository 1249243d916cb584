//! A game without types and without a record: a state to be copied, stepped and read as numbers, and many of them at once.
//!
//! [`AnyTable`](crate::AnyTable) keeps a record and has texts; search and learning need neither.
//!
//! ```
//! use galerne_catalog::{find, set_up};
//! use galerne_engine::{Seat, Turn};
//! use serde_json::Value;
//!
//! let setup = set_up(find("connect-four").unwrap(), &Value::Null, 2).unwrap();
//! let mut state = setup.clone().start(false);
//! state.act(Seat(0), 3).unwrap();
//! assert_eq!(state.act(Seat(1), 9).unwrap_err().to_string(), "action-no-id id=9 most=6");
//! let mut seen = vec![0.0; setup.panes().len];
//! state.perceive(Seat(0), &mut seen);
//! assert_eq!(seen.iter().sum::<f32>(), 1.0);
//! assert!(matches!(state.turn(), Turn::Decide(_)));
//! ```

use crate::{AnyGame, Denial};
use galerne_engine::{Panes, Seat, SeatSet, Standings, Streams, Trouble, Turn};
use serde_json::Value;
use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

/// A game with its options and seats settled.
pub trait AnySetup: Debug + Send + Sync {
    /// The game it is a set-up of.
    fn game(&self) -> &'static dyn AnyGame;
    /// The complete options.
    fn options(&self) -> Value;
    /// The number of seats.
    fn seats(&self) -> usize;
    /// The number of action ids: every action of every state has its own below it.
    fn space(&self) -> usize;
    /// Whether what a seat perceives is an information state.
    fn recalls(&self) -> bool;
    /// Names and shapes of what a seat perceives, the same in every state.
    fn panes(&self) -> &Panes;
    /// Whether the panes hold the board square by square as well.
    fn has_planes(&self) -> bool;
    /// What never changes, with names and shapes.
    fn ground(&self) -> (Panes, Vec<f32>);
    /// The ids of actions that give the game up.
    fn giving_up(&self) -> Vec<usize>;
    /// The action with that id, as records write it; nothing for an id that none has.
    fn action(&self, id: usize) -> Option<Value>;
    /// The state before the first decision or chance. With `remembers` it keeps what each seat sees happen.
    fn start(self: Arc<Self>, remembers: bool) -> Box<dyn AnyState>;
    /// The state of a position file of this very set-up.
    fn read(self: Arc<Self>, position: &str) -> Result<Box<dyn AnyState>, Trouble>;
    /// The bot with that name.
    fn player(&self, name: &str, seed: u64) -> Result<Box<dyn AnyPlayer>, Trouble>;
    /// Many environments, those of the numbers `first` and following: which of them share a batch makes no difference to any.
    fn batch(self: Arc<Self>, first: usize, many: usize, seed: u64, manner: Manner) -> Box<dyn AnyBatch>;
    /// A whole game between these bots, one name for each seat, decision by decision. The same number is the same game.
    fn episode(&self, players: &[String], seed: u64, number: u64) -> Result<Episode, Trouble>;
}

/// A state.
pub trait AnyState: Debug + Send + Sync {
    /// The set-up it belongs to.
    fn setup(&self) -> Arc<dyn AnySetup>;
    /// What it waits for.
    fn turn(&self) -> Turn;
    /// A copy that goes its own way.
    fn copy(&self) -> Box<dyn AnyState>;
    /// Append the ids of the legal actions of the seat, in the order of the game.
    fn legal(&self, seat: Seat, out: &mut Vec<usize>);
    /// Carry out the action with that id, or say why not.
    fn act(&mut self, seat: Seat, id: usize) -> Result<(), Denial>;
    /// The weights of the outcomes of the chance that is due; nothing where it is too wide to be listed.
    fn weights(&self) -> Option<Vec<u32>>;
    /// One listed outcome as records write it.
    fn outcome(&self, place: usize) -> Option<Value>;
    /// Chance brings the listed outcome at that place.
    fn resolve_listed(&mut self, place: usize) -> Result<(), Denial>;
    /// Chance brings the outcome written as JSON.
    fn resolve(&mut self, chance: &Value) -> Result<(), Denial>;
    /// Chance draws from those streams. Nothing happens where none is due.
    fn roll(&mut self, luck: &mut Streams);
    /// What the seat sees, as numbers; as many as [`AnySetup::panes`] says.
    fn perceive(&self, seat: Seat, out: &mut [f32]);
    /// The same as bytes, 255 for 1.0.
    fn perceive_bytes(&self, seat: Seat, out: &mut [u8]);
    /// One complete state that the seat must hold possible.
    fn imagine(&self, seat: Seat, seed: u64) -> Box<dyn AnyState>;
    /// What each seat is paid if all play at random from here on, giving up left out. The state stays as it is.
    fn playout(&self, seed: u64, utility: Utility) -> Vec<f32>;
    /// What the seat has seen happen, a line each; nothing where it is not kept.
    fn memory(&self, seat: Seat) -> Option<&str>;
    /// Gives every seat that memory, one text for each: for a state that was kept elsewhere.
    fn remember(&mut self, texts: Vec<String>);
    /// What each seat is paid: at the end, or the points so far.
    fn returns(&self, utility: Utility) -> Vec<f32>;
    /// Scores and places.
    fn standings(&self) -> Standings;
    /// How the seat did, on the scale that players use.
    fn result(&self, seat: Seat) -> f64;
    /// The whole state as a position file, secrets included.
    fn position(&self) -> String;
    /// Equal states have equal digests.
    fn digest(&self) -> u64;
    /// Whether the other is the same state of the same game.
    fn is_same(&self, other: &dyn AnyState) -> bool;
    /// For the adapter behind this face.
    fn as_any(&self) -> &dyn Any;
}

/// A bot. It is handed the view of the seat, never the state.
pub trait AnyPlayer: Send {
    /// The id of what it does; nothing where the seat owes no decision, or where the state is of another game.
    fn choose(&mut self, state: &dyn AnyState, seat: Seat) -> Option<usize>;
}

/// What becomes of an environment whose game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Autoreset {
    /// It starts anew in the same step: what is perceived is the new game.
    #[default]
    Same,
    /// The next step starts it anew, whatever action it is given.
    Next,
    /// It stays over until all are reset.
    Off,
}

/// What a seat is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Utility {
    /// Among several seats shares of the victory on −1 … 1, zero in sum; alone the result as players state it. At the
    /// end.
    #[default]
    Victory,
    /// The points. At the end; alone the result as players state it.
    Points,
    /// What every step adds to them, or takes from them.
    Delta,
}

/// How a batch runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Manner {
    /// What follows the end of a game.
    pub autoreset: Autoreset,
    /// What is paid.
    pub utility: Utility,
    /// Masks leave out what gives the game up, where there is something else to do: a policy that learns by result alone soon finds that
    /// to give up is better than to play badly, and stays there.
    pub keeps_on: bool,
}

/// Where the numbers of the environments go, one after the other. A slice may be empty: then it is not wanted.
#[derive(Debug)]
pub struct Frame<'a> {
    /// Who decides; −4 where the game is over.
    pub seat: &'a mut [i8],
    /// What that seat sees, as floats.
    pub floats: &'a mut [f32],
    /// The same as bytes.
    pub bytes: &'a mut [u8],
    /// 1 for each legal action.
    pub mask: &'a mut [i8],
    /// By seat what this step paid.
    pub reward: &'a mut [f32],
    /// Whether this step ended the game.
    pub done: &'a mut [bool],
    /// Whether the action was refused; it ended the game.
    pub illegal: &'a mut [bool],
    /// Whether floats and bytes still hold what this batch wrote there last: then only what became something else is written.
    pub keeps_numbers: bool,
    /// Whether the mask does.
    pub keeps_mask: bool,
}

/// Many environments of one set-up, compiled for the game: one call steps them all.
pub trait AnyBatch: Debug + Send {
    /// How many.
    fn len(&self) -> usize;
    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// All start anew, from their first game on.
    fn reset(&mut self, frame: &mut Frame<'_>);
    /// One action for each.
    fn step(&mut self, actions: &[i64], frame: &mut Frame<'_>);
    /// A random legal action for each, all equally likely; 0 where none is due. The same seed again draws others after a step.
    fn sample(&self, seed: u64, out: &mut [i64]);
    /// Where one of the seats is to decide, what that bot does.
    fn decide(&mut self, bot: &str, seats: SeatSet, out: &mut [i64]) -> Result<(), Trouble>;
    /// The legal ids of one after the other, and how many each has.
    fn legal(&self, ids: &mut Vec<i32>, counts: &mut Vec<i64>);
    /// A copy of one state.
    fn state(&self, place: usize) -> Option<Box<dyn AnyState>>;
    /// Puts a state of the same game in the place of another; `false` where there is none such, or the state is of another game.
    fn set(&mut self, place: usize, state: &dyn AnyState) -> bool;
    /// Perceive all anew, after [`AnyBatch::set`].
    fn look(&mut self, frame: &mut Frame<'_>);
}

/// A game that was played, decision by decision.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Episode {
    /// What the deciding seat saw, as bytes, one decision after the other.
    pub seen: Vec<u8>,
    /// Who decided.
    pub seat: Vec<i8>,
    /// What.
    pub action: Vec<i32>,
    /// The judgement of the game of the state that the seat imagined, from 0 to 1.
    pub worth: Vec<f32>,
    /// How it ended, by seat ([`Utility::Victory`]).
    pub returns: Vec<f32>,
}

/// Settles options and seats; `null` stands for the rulebook's own game.
pub fn set_up(game: &'static dyn AnyGame, options: &Value, seats: usize) -> Result<Arc<dyn AnySetup>, Trouble> {
    game.set_up(options, seats, false)
}
