//! How things look: a drawing is a value, written once as SVG for the page, the picture file and the printer.
//!
//! - [`scene`]: the typed drawing (layers of nodes with ids, names and targets) and its writer;
//! - [`patch`]: what changed between two drawings, as operations for the page;
//! - [`theme`]: colours by what they are for, light and dark, one accent per game, and the style sheet made from them;
//! - [`text`]: the shipped fonts, measuring, line breaking, numbers, messages in words;
//! - [`board`], [`piece`], [`wind`], [`chart`]: what drawings are made of;
//! - [`beat`]: in which order the outcome of a throw is shown;
//! - [`Crowd`]: results of many games of bots, to compare the end of a game with;
//! - [`picture`]: how a game draws itself; [`mod@print`]: the pieces that it puts on paper.
//!
//! The crate does no I/O, has no clock, no randomness, no threads, and compiles to WebAssembly. Floats are for drawing only.
//! No words stand in it: names and labels come in already put into the reader's language.
//!
//! ```
//! use galerne_draw::{Area, Colour, Layer, Node, Output, Scene, board::{HexGrid, Tip}, patch::diff, piece::token, pt};
//! use galerne_engine::{Hex, Hexagon, Seat};
//!
//! let grid = HexGrid::new(Tip::Pointy, 20.0);
//! let board = Hexagon::new(3);
//! let draw = |boat: Hex| {
//!     let cells = board.iter().map(|hex| grid.cell(hex, 0.0).fill(Colour::Water).stroke(Colour::Line, 1.0));
//!     let boat = token(Seat(0), 9.0, "1").id("boat-1").name("Zoé").at(grid.centre(boat));
//!     Scene::new("board", grid.area(board.iter()).grown(5.0))
//!         .named("A race")
//!         .layer(Layer::decoration("sea", cells))
//!         .layer(Layer::new("boats", [boat]))
//! };
//! let (before, after) = (draw(Hex::CENTRE), draw(Hex::new(1, 0)));
//! assert!(before.svg(Output::Page).starts_with("<svg"));
//! assert_eq!(diff(&before, &after).len(), 1, "a boat that moved is one changed attribute");
//! ```

#![warn(missing_docs)]

pub mod beat;
pub mod board;
pub mod chart;
mod crowd;
mod geometry;
mod keep;
pub mod patch;
pub mod picture;
pub mod piece;
pub mod print;
pub mod scene;
mod tale;
pub mod text;
pub mod theme;
pub mod wind;

pub use crowd::Crowd;
pub use geometry::{Area, Point, Transform, pt};
pub use keep::Keep;
pub use picture::{Block, Panel, Picture, PictureContext, Pictured, Preview, Sequence, Stage, Switch, Weight};
pub use scene::{Layer, Node, Output, Path, Scene};
pub use tale::{Chanced, tale};
pub use theme::{Accent, Colour, Ink, Theme};
