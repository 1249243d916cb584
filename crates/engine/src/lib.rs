//! What a game is, and what every game shares.
//!
//! The engine does no I/O, has no clock, no source of randomness of its own, no threads and no text: a game is a pure
//! state machine ([`Game`]), luck comes in from outside ([`Streams`]), words leave as keys ([`Message`]), and whatever
//! happened is a [`Record`] that a [`Referee`] replays to the same state on any machine.
//!
//! A hexagonal board, for example, numbers its cells in reading order:
//!
//! ```
//! use galerne_engine::{Direction, Hex, Hexagon};
//!
//! let sea = Hexagon::new(12);
//! assert_eq!(sea.len(), 397);
//! assert_eq!(sea.index(Hex::new(0, -11)), Some(0));
//! assert_eq!(Hex::CENTRE.towards(Direction::NE).distance(Hex::new(-1, 1)), 2);
//! ```

#![warn(missing_docs)]

mod command;
mod declare;
mod dice;
mod game;
mod hex;
mod json;
mod judge;
mod layout;
mod lesson;
mod node;
mod notice;
mod options;
mod perceive;
mod playout;
mod position;
mod random;
mod record;
mod referee;
mod rule;
mod sealed;
mod seat;
mod square;
mod standings;
mod view;
mod words;
mod workshop;

pub use command::{Answer, Argument, Call, Command, Fault};
pub use declare::Choosable;
pub use dice::{MAX_FACES, multisets};
pub use game::{Dense, Event, Game, Log, Luck, Never, NoLuck, NoSecrets, Plain, Positions, Rules, Secrets, Turn};
pub use hex::{Direction, Hex, Hexagon};
pub use json::{from_json, misread, misread_text, to_json};
pub use judge::{Expected, Expert, Judge, Level, Scale, SearchParams, Unit};
pub use lesson::{Lesson, Step as LessonStep};
pub use notice::Noticed;
pub use options::{Field, Group, Kind, Need, Preset, nearest, parse_options};
pub use perceive::{Bytes, Floats, Kept, Key, Layout, Pane, Panes, Perceive, Piece, Sense, seats_from};
pub use playout::{Playout, Step, sift};
pub use position::{position_head, read_position, write_position};
pub use random::{Random, Source, Streams, mix};
pub use record::{Entry, FORMAT, Fingerprint, Head, Record, What};
pub use referee::{Referee, rules as table_rules};
pub use rule::{Arg, Message, Reason, Refusal, Rule, Trouble, demand, ensure, refuse};
pub use sealed::{Occasion, Sealed};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use square::{COMPASS, Square};
pub use standings::{Standing, Standings};
pub use view::View;
pub use words::{Material, TextBoard, Wanted, Words};
pub use workshop::{Brush, Canvas, Workshop};
