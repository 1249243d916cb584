//! What a game prints, as data: sheets of rows of cells, and editions, which are files of the cells that differ.
//!
//! A game declares its [`Sheet`]s and ships files of the same shape (`[mission.crop_plain]`, then one line a cell). A [`Shelf`] holds the
//! printed tree; [`Shelf::lay`] lays an edition over it and answers the patched [`Tree`], its canonical text, its identity and
//! [`Findings`], each with its file, line and column. What reads untrusted text here answers findings and never panics.
//!
//! | room | what is in it |
//! |---|---|
//! | `sheet`, `printed` | what a game declares |
//! | `source`, `node`, `findings` | files, values with their places, what a check says |
//! | `parse`, `guard`, `kinds` | text into nodes, the bounds that hold before it, nodes into cells of their kind |
//! | `tree`, `shelf` | the material as rows; the printings of a game |
//! | `edition`, `lay` | the edition file, and laying it over a tree |
//! | `difference`, `canonical`, `link` | two trees compared, the one form of an edition, the same in an address |
//! | `write` | one value set in the text of an edition |

mod canonical;
mod difference;
mod edition;
mod findings;
mod guard;
mod kinds;
mod lay;
mod link;
mod node;
mod parse;
mod printed;
mod sheet;
mod shelf;
mod source;
mod tree;
mod write;

pub use canonical::identity;
pub use difference::{Difference, What, differences};
pub use edition::{Edition, Head, game_of};
pub use findings::{Finding, Findings, Level};
pub use guard::{BYTES, DEPTH, NAME_SIGNS, NODES, is_forbidden};
pub use link::{LINK_SIGNS, from_link, to_link};
pub use node::{Data, Node};
pub use printed::Printed;
pub use sheet::{Cell, CellKind, Sheet, cell, number};
pub use shelf::{Laid, Shelf};
pub use source::{Place, Source};
pub use tree::{Row, Tree};
