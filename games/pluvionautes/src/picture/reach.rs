//! Where the balloon can fly and where its island can be towed: the distance written on every cell within reach.

use super::{GRID, SIZE, SMALLEST, asked, centre, hex};
use crate::cells::{CELLS, Cell, Mask, bit, bit_or_none, cells_of};
use crate::game::Pluvionautes;
use crate::state::{Phase, State};
use galerne_draw::text::Face;
use galerne_draw::{Colour, Layer, Node, PictureContext, Point, pt};
use galerne_engine::Direction;

/// The cells that can be reached now, and how far that reaches at most.
fn within(game: &Pluvionautes, state: &State) -> (Mask, u8) {
    match state.phase {
        Phase::Pilot => (game.flights(state), game.fuel(state)),
        Phase::Tow => (game.destinations(state) | bit_or_none(state.balloon), game.tow_range(state)),
        _ => (0, 0),
    }
}

/// Whether a number marks the cell: then no ring has to.
pub(super) fn is_priced(game: &Pluvionautes, state: &State, cell: Cell) -> bool {
    within(game, state).0 & bit(cell.0) != 0 && Some(cell) != state.balloon()
}

pub(super) fn reach(game: &Pluvionautes, context: &PictureContext<'_, Pluvionautes>) -> Layer {
    let state = context.state();
    let (cells, range) = within(game, state);
    // Who is asked touches the numbers: a border besides would hide those of rain and storm.
    let shown = if asked(game, context).is_some() { distances } else { bordered };
    Layer::decoration("reach", shown(game, state, state.balloon, cells, range))
}

/// The border of what can be reached, and the distance on each cell of it.
pub(super) fn bordered(game: &Pluvionautes, state: &State, from: u8, cells: Mask, range: u8) -> Vec<Node> {
    if usize::from(from) >= CELLS || cells == 0 {
        return Vec::new();
    }
    let border = GRID.outline(cells_of(cells).map(|cell| hex(Cell(cell))));
    let mut nodes = vec![
        Node::path(border.clone()).stroke(Colour::Raised, 4.4).opacity(0.8),
        Node::path(border).stroke(Colour::Legal, 2.2),
    ];
    nodes.extend(distances(game, state, from, cells, range));
    nodes
}

fn distances(game: &Pluvionautes, state: &State, from: u8, cells: Mask, range: u8) -> Vec<Node> {
    if usize::from(from) >= CELLS {
        return Vec::new();
    }
    let levels = game.paths(state).within::<6>(from);
    let mut nodes = Vec::new();
    for cell in cells_of(cells).filter(|&cell| cell != from) {
        let distance = levels.iter().position(|level| level & bit(cell) != 0).unwrap_or(usize::from(range));
        nodes.push(badge(place(state, Cell(cell)), distance));
    }
    nodes
}

/// On the left of the cell, half-way up: clear of its name below and of a cloud above. A building on that edge sends it to the other.
fn place(state: &State, cell: Cell) -> Point {
    let stands = |direction: Direction| state.buildings.stands(cell.0, direction.index() as u8);
    let built = |one: Direction, other: Direction| stands(one) || stands(other);
    let side = if built(Direction::W, Direction::SW) && !built(Direction::E, Direction::SE) { 1.0 } else { -1.0 };
    centre(cell) + pt(side * 0.57, 0.19) * SIZE
}

/// A number on a small disc.
fn badge(at: Point, number: usize) -> Node {
    Node::group([
        Node::circle(at, 9.2).fill(Colour::LegalSoft).stroke(Colour::Legal, 1.2),
        Node::label(at, number.to_string(), Face::SansBold, SMALLEST).fill(Colour::Ink),
    ])
}
