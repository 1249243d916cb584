//! Boards that players draw themselves. They are text, so that they can be kept, sent and typed; an editor only paints signs.

/// How boards of a game are drawn by hand.
///
/// The text has headings `name: value`, then `grid:` with a sign for every cell (or `grid with edges:`, with signs between them), then
/// `zones:` with a second sign for every cell. The game alone says whether a board is sound: the text goes into an option, and what the game
/// answers to that option is the answer.
#[derive(Clone, Copy, Debug)]
pub struct Workshop {
    /// The option that takes the text.
    pub option: &'static str,
    /// What else must be set for it to count.
    pub with: &'static [(&'static str, &'static str)],
    /// The longest side of a board.
    pub most: usize,
    /// What there is to paint with, in the order an editor shows it.
    pub brushes: &'static [Brush],
    /// Boards to begin with: their names and texts.
    pub samples: fn() -> Vec<(String, String)>,
}

/// Something to paint with. Its name is the text `brush-…` with its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Brush {
    /// Its name in pages and in the key of its text.
    pub id: &'static str,
    /// Which part of the board it paints.
    pub on: Canvas,
    /// What stands in the text. On edges between rows a wall `|` is written `-`.
    pub sign: char,
}

/// What a brush paints. The first brush of each is the one that wipes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Canvas {
    /// The ground of a cell.
    Cells,
    /// The border between two cells.
    Edges,
    /// The zone that a cell belongs to, apart from its ground.
    Zones,
}

impl Brush {
    /// A brush for the ground of cells.
    #[must_use]
    pub const fn cell(id: &'static str, sign: char) -> Brush {
        Brush { id, on: Canvas::Cells, sign }
    }

    /// A brush for the borders between cells.
    #[must_use]
    pub const fn edge(id: &'static str, sign: char) -> Brush {
        Brush { id, on: Canvas::Edges, sign }
    }

    /// A brush for zones.
    #[must_use]
    pub const fn zone(id: &'static str, sign: char) -> Brush {
        Brush { id, on: Canvas::Zones, sign }
    }
}

impl Canvas {
    /// Its name in pages and programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Canvas::Cells => "cells",
            Canvas::Edges => "edges",
            Canvas::Zones => "zones",
        }
    }
}
