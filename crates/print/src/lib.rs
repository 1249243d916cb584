//! Print and play: what the screen draws, paper can hold.
//!
//! - [`Order`]: what is to be printed, for whom, on what; [`Order::sheets`] carries it out;
//! - `impose`: pieces on sheets, so that A4 and Letter share one layout and backs lie under fronts;
//! - `marks`: crop marks, the ruler, what stands in the margin;
//! - `painter`, `shaping`: a scene into the operators of a page description, text as whole runs of glyphs;
//! - `pdf`, `tags`, `amend`, `picture`: sheets as a document with its structure, as SVG and as PNG;
//! - `book`, `figure`, `qr`: rulebooks and quick starts with their pictures, and the code that leads to a table;
//! - `laid`: what chance has laid out on the sheets, as the record of a table;
//! - `observe`: what is played otherwise at this table, and a sheet for observations while playing;
//! - `own`: cards of one's own; `data`, `tts`, `cut`, `shop`, `zip`: what other programs, machines and print shops take.
//!
//! A sheet is one value with three writers: what the preview shows is what the printer gets. No clock and no chance enters:
//! the same order gives the same bytes.

mod amend;
mod book;
mod calibrate;
mod cut;
mod data;
mod figure;
mod impose;
mod laid;
mod marks;
mod observe;
mod order;
mod own;
mod painter;
mod paper;
mod pdf;
mod picture;
mod qr;
mod shaping;
mod sheet;
mod shop;
mod table;
mod tags;
mod tts;
mod zip;

pub use book::{Leaf, Start, book, booklet, quick_start, table_edition};
pub use calibrate::calibration;
pub use data::texts_of;
pub use figure::{figure, figures_of};
pub use order::{Order, Printout, Set, Trouble};
pub use own::{Frame, blank_cards, own_cards};
pub use paper::{Backs, Paper};
pub use picture::{piece_png, piece_svg};
pub use qr::MOST_BYTES as LONGEST_LINK;
pub use sheet::{Heading, Placed, Sheet, Side};
pub use shop::{Shop, ShopFile};
pub use zip::zipped;
