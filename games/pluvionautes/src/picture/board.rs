//! The sky itself: cotton clouds far below, the grid of cells, their names.

use super::{GRID, SIZE, SMALLEST, VIEW, centre, hex};
use crate::cells::Cell;
use galerne_draw::text::Face;
use galerne_draw::{Colour, Layer, Node, Path, Point, pt};

/// Sky, cotton and grid: the same in every position, so that it is sent once.
pub(super) fn backdrop() -> Layer {
    let ground = Node::rounded(VIEW, SIZE * 0.5).fill(Colour::AccentSoft);
    let cotton = [
        (pt(-206.0, -66.0), 28.0),
        (pt(206.0, -92.0), 24.0),
        (pt(218.0, 84.0), 30.0),
        (pt(-222.0, 70.0), 22.0),
        (pt(-30.0, 196.0), 30.0),
        (pt(44.0, -192.0), 26.0),
    ]
    .map(|(at, size)| Node::path(fleece(at, size)).fill(Colour::Raised).opacity(0.35));
    let board = Node::path(GRID.outline(Cell::all().map(hex))).fill(Colour::Raised).fill_opacity(0.42);
    let grid = Cell::all().fold(Path::default(), |path, cell| {
        let corners = GRID.corners(hex(cell));
        path.jump(corners[0]).line(corners[1]).line(corners[2]).line(corners[3])
    });
    let grid = Node::path(grid).stroke(Colour::Accent, 0.7).opacity(0.3);
    let rim = Node::path(GRID.outline(Cell::all().map(hex))).stroke(Colour::Accent, 1.8).opacity(0.75);
    Layer::decoration("backdrop", [ground].into_iter().chain(cotton).chain([board, grid, rim]))
}

/// A flat-bottomed cloud, round on top.
pub(super) fn fleece(at: Point, size: f32) -> Path {
    Path::from(pt(-1.25, 0.42))
        .curve(pt(-1.75, 0.42), pt(-1.72, -0.3), pt(-1.12, -0.28))
        .curve(pt(-1.1, -0.86), pt(-0.3, -1.02), pt(-0.1, -0.52))
        .curve(pt(0.16, -0.98), pt(0.98, -0.82), pt(0.92, -0.24))
        .curve(pt(1.6, -0.34), pt(1.74, 0.42), pt(1.2, 0.42))
        .close()
        .placed(at, size)
}

/// How far below the middle of a cell its name stands: above the tip, where its last letters would touch the outline.
const NAMED: f32 = 0.64;

/// The names of all cells, as in the log.
pub(super) fn coordinates() -> Layer {
    let name = |cell: Cell| {
        Node::label(centre(cell) + pt(0.0, SIZE * NAMED), cell.to_string(), Face::Sans, SMALLEST)
            .fill(Colour::InkSoft)
            .rimmed(Colour::Raised, 2.0)
    };
    Layer::decoration("coordinates", Cell::all().map(name))
}
