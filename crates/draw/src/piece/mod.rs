//! Things that lie on a table: tokens, dice, cards, tracks, arrows, gauges.
//!
//! All are drawn round (or beside) their own origin and put in place with [`Node::at`](crate::Node::at).

mod arrow;
mod dice;
mod gauge;
mod playing_card;
mod seat_mark;
mod sheet;
mod suit;
mod token;
mod track;

pub use arrow::{arrow, curved_arrow, wind_arrow};
pub use dice::{DieColour, Solid, die, solid};
pub use gauge::{Gauge, versus};
pub use playing_card::{Detail, Rank, card_area, card_back, playing_card};
pub use seat_mark::SeatMark;
pub use sheet::CardSheet;
pub use suit::{Court, Suit};
pub use token::{disc, halo, pawn, token, touch_area};
pub use track::Track;
