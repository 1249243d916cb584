//! Boards of squares: cells, edges, vertices, and the letters and numbers on the rim.

use super::outline::closed_lines;
use crate::{
    geometry::{Area, Point, pt},
    scene::{Node, Path},
    text::Face,
    theme::Colour,
};
use galerne_engine::{COMPASS, Square};

/// How a board of squares lies on the plane: `A1` at the top left.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SquareGrid {
    /// Cells from left to right.
    pub columns: u8,
    /// Cells from top to bottom.
    pub rows: u8,
    /// The side of a cell.
    pub size: f32,
    /// The upper left corner of the board.
    pub origin: Point,
}

impl SquareGrid {
    /// A grid whose upper left corner is the origin.
    #[must_use]
    pub const fn new(columns: u8, rows: u8, size: f32) -> SquareGrid {
        SquareGrid { columns, rows, size, origin: Point::ORIGIN }
    }

    /// A crossing of grid lines: the upper left corner of the cell with those coordinates.
    #[must_use]
    pub fn vertex(self, x: f32, y: f32) -> Point {
        self.origin + pt(x, y) * self.size
    }

    /// The square that a base of `side` × `side` cells covers, given its upper left cell.
    #[must_use]
    pub fn base(self, cell: Square, side: u8) -> Area {
        let corner = self.vertex(f32::from(cell.x), f32::from(cell.y));
        let side = f32::from(side) * self.size;
        Area::new(corner.x, corner.y, side, side)
    }

    /// The centre of a cell.
    #[must_use]
    pub fn centre(self, cell: Square) -> Point {
        self.base(cell, 1).centre()
    }

    /// The whole board, without a margin.
    #[must_use]
    pub fn area(self) -> Area {
        let (width, height) = (f32::from(self.columns) * self.size, f32::from(self.rows) * self.size);
        Area::new(self.origin.x, self.origin.y, width, height)
    }

    /// All cells in reading order.
    pub fn cells(self) -> impl Iterator<Item = Square> {
        (0..self.rows).flat_map(move |y| (0..self.columns).map(move |x| Square::new(x as i8, y as i8)))
    }

    /// The cell as a shape. Class `cell`: it lights up by itself where it can be chosen.
    #[must_use]
    pub fn cell(self, cell: Square) -> Node {
        Node::rect(self.base(cell, 1)).class("cell")
    }

    /// The edge towards North (0), East (2), South (4) or West (6), clockwise round the cell. The slanting directions of
    /// [`COMPASS`] have no edge, only a corner: theirs has no length.
    #[must_use]
    pub fn edge(self, cell: Square, direction: usize) -> [Point; 2] {
        let (dx, dy) = COMPASS[direction % 8];
        let out = pt(f32::from(dx), f32::from(dy)) * (self.size / 2.0);
        let middle = self.centre(cell) + out;
        let along = if dx == 0 || dy == 0 { out.left() } else { Point::ORIGIN };
        [middle + along, middle - along]
    }

    /// The lines between the cells, and the frame, as one path.
    #[must_use]
    pub fn lines(self) -> Path {
        let mut path = Path::default();
        let (columns, rows) = (f32::from(self.columns), f32::from(self.rows));
        for x in 0..=self.columns {
            path = path.jump(self.vertex(f32::from(x), 0.0)).line(self.vertex(f32::from(x), rows));
        }
        for y in 0..=self.rows {
            path = path.jump(self.vertex(0.0, f32::from(y))).line(self.vertex(columns, f32::from(y)));
        }
        path
    }

    /// The border of a region, holes included.
    #[must_use]
    pub fn outline(self, cells: impl IntoIterator<Item = Square>) -> Path {
        let cells: Vec<Square> = cells.into_iter().collect();
        let mut edges = Vec::new();
        for &cell in &cells {
            for direction in [0, 2, 4, 6] {
                if !cells.contains(&cell.towards(direction)) {
                    edges.push(self.edge(cell, direction));
                }
            }
        }
        closed_lines(&edges)
    }

    /// Letters above the columns and numbers beside the rows: the coordinates as [`Square`] writes them.
    #[must_use]
    pub fn rim(self, font_size: f32) -> Vec<Node> {
        let name = |cell: Square, part: std::ops::RangeFrom<usize>| cell.to_string().get(part).unwrap_or("").to_owned();
        let letter = |x: u8| {
            let cell = Square::new(x as i8, 0);
            let at = pt(self.centre(cell).x, self.origin.y - font_size);
            let text = name(cell, 0..).trim_end_matches('1').to_owned();
            Node::label(at, text, Face::Sans, font_size).class("fine").fill(Colour::InkSoft)
        };
        let number = |y: u8| {
            let cell = Square::new(0, y as i8);
            let at = pt(self.origin.x - font_size, self.centre(cell).y);
            Node::label(at, name(cell, 1..), Face::Sans, font_size).class("fine").fill(Colour::InkSoft)
        };
        (0..self.columns).map(letter).chain((0..self.rows).map(number)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Shape;

    #[test]
    fn cells_and_edges_lie_where_they_should() {
        let grid = SquareGrid { origin: pt(10.0, 20.0), ..SquareGrid::new(3, 2, 8.0) };
        assert_eq!(grid.base(Square::new(2, 1), 1), Area::new(26.0, 28.0, 8.0, 8.0));
        assert_eq!(grid.edge(Square::new(0, 0), 0), [pt(10.0, 20.0), pt(18.0, 20.0)]);
        assert_eq!(grid.edge(Square::new(0, 0), 2), [pt(18.0, 20.0), pt(18.0, 28.0)]);
        assert_eq!(grid.edge(Square::new(0, 0), 1)[0], grid.edge(Square::new(0, 0), 1)[1]);
        assert_eq!(grid.cells().count(), 6);
    }

    #[test]
    fn borders_skip_straight_corners_and_go_round_holes() {
        let grid = SquareGrid::new(5, 5, 10.0);
        let block: Vec<Square> = grid.cells().filter(|cell| cell.x < 2 && cell.y < 2).collect();
        assert_eq!(grid.outline(block).data(), "M0 0L20 0L20 20L0 20Z");
        let ring: Vec<Square> = grid.cells().filter(|cell| cell.distance(Square::new(2, 2)) == 1).collect();
        assert_eq!(grid.outline(ring).data().matches('Z').count(), 2);
        let touching = [Square::new(0, 0), Square::new(1, 1)];
        let data = grid.outline(touching).data();
        assert_eq!(data.matches('L').count() + data.matches('M').count(), 8, "two squares, corner to corner: {data}");
    }

    #[test]
    fn the_rim_says_what_the_engine_says() {
        let texts: Vec<String> = SquareGrid::new(2, 11, 10.0)
            .rim(4.0)
            .into_iter()
            .map(|node| match node.shape {
                Shape::Text(text) => text.lines.concat(),
                _ => String::new(),
            })
            .collect();
        assert_eq!(texts[..3], ["A", "B", "1"]);
        assert_eq!(texts.last().unwrap(), "11");
    }
}
