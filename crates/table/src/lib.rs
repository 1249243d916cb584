//! One table, as a state machine without a host.
//!
//! A table is a record, seats and readers. Orders come in; entries to be written, views and messages come out. It knows no clock, luck,
//! thread, file or network: time and luck are arguments, and what must be durable is handed to the host as a [`Write`]. The server is one
//! host (a store, sockets, people), a lesson another (nothing is kept), the terminal a third (a file).
//!
//! **Write, then tell**: an order that is carried out returns a [`Write`], and until the host reports with [`OpenTable::wrote`] the table
//! carries out nothing else and [`OpenTable::tell`] has no message for any reader.
//!
//! [`ClientMessage`] and [`ServerMessage`] are the whole protocol between a page and a table (`docs/protocol.md`).

#![warn(missing_docs)]

mod audience;
mod curtain;
mod declarations;
mod due;
mod follow;
#[doc(hidden)]
pub mod fuzzing;
mod groups;
mod heard;
mod insight;
mod lesson;
mod message;
mod models;
mod names;
mod open;
mod order;
mod parts;
mod presence;
mod preview;
mod readers;
mod refused;
mod render;
mod review;
mod saved;
mod seat_names;
mod seats;
mod sequence;
mod share;
mod table;
mod texts;
mod view;
mod who;

pub use audience::{Audience, Switches, Wants};
pub use declarations::declarations;
pub use due::Due;
pub use groups::{Connection, ConnectionId, Outgoing};
pub use insight::{hint_in_words, told_by_touch};
pub use lesson::Stand;
pub use message::{
    BoardChanges, ChangedParts, ClientMessage, Cut, LessonMessage, LessonWhat, Pace, PageMessage, RefusedMessage,
    SeatWhat, ServerMessage, StepMessage, TableWhat,
};
pub use models::{differences, game_card, option_model, preset_model};
pub use order::{Attempt, Order, Write, Wrote};
pub use preview::think;
pub use readers::Since;
pub use refused::{Reason, Refused, Why};
pub use render::{Drawn, Overlay, draw};
pub use review::{Told, review_board};
pub use saved::{Appended, Former, NewSeat, NewTable, News, Saved, SavedSeat, Seating, StateRow, TableHeadRow};
pub use seat_names::{bot_name, in_words_of, renamed};
pub use seats::SeatOrder;
pub use sequence::{Interruption, Sequence};
pub use table::{Bounds, Closed, OpenTable};
pub use texts::{all as texts, say};
pub use who::{Token, Who};
