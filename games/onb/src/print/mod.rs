//! ONB on paper, for a battle between ready-made armies: the board in pages, figures, a sheet for each kind with its attack lines
//! against the others, wound cards, markers, the order of the round, tables. The full set holds every kind for both
//! sides, and sheets against all kinds.

mod army;
mod roster;
mod round;
mod sheets;
mod sight;
mod tables;

use crate::game::Onb;
use crate::picture::CELL;
use galerne_draw::print::{Component, POINT, Printed, Wish, board as on_paper, poster};
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Picture, Point, pt};

/// A cell of the printed board, in millimetres: the base of a figure.
const SQUARE: f32 = 25.0;
/// Cells on a page along its short and its long side, beside the names of the rim and the flap.
const SHORT: usize = 7;
const LONG: usize = 10;
/// What the names of columns and rows take, and the edge beyond the last cell.
const RIM: f32 = 9.0;
const EDGE: f32 = 1.0;

impl Printed for Onb {
    fn components(&self, wish: &Wish<'_, Self>) -> Vec<Component> {
        let armies = if wish.full { army::everybody(self) } else { army::armies(self) };
        let mut all = pages(self, wish);
        all.extend(army::figures(self, wish, &armies));
        all.extend(army::wound_cards(self, wish, &armies));
        all.extend(army::markers(self, wish));
        all.extend(round::tokens(self, wish, &armies));
        if wish.full {
            all.extend(sheets::against_everybody(self, wish, &armies));
        } else {
            all.extend(sheets::all(self, wish, &armies));
        }
        all.push(round::track(self, wish, &armies));
        all.extend(tables::all(wish));
        all.push(roster::roster(wish).full_only());
        all
    }
}

/// The board over several pages, cut on the lines between cells; as few pages as it takes, upright or lying.
fn pages(game: &Onb, wish: &Wish<'_, Onb>) -> Vec<Component> {
    let mut scene = game.scene(wish.context);
    let ground = ["ground", "marks", "stones", "zones", "doors", "objective"];
    scene.layers.retain(|layer| ground.contains(&layer.id.as_str()));
    let scale = SQUARE / CELL;
    // The board begins where the rim of the screen ends; the rim of paper is narrower.
    let corner = pt(-scene.view.x * scale, -scene.view.y * scale);
    let (width, height) = (usize::from(game.map.width), usize::from(game.map.height));
    let board = Area::new(corner.x, corner.y, width as f32 * SQUARE, height as f32 * SQUARE);
    let mut whole = on_paper(scene, scale, &[]).layer(names(board, width, height));
    whole.view = Area::new(board.x - RIM, board.y - RIM, board.width + RIM + EDGE, board.height + RIM + EDGE);
    let count = |across: usize, down: usize| width.div_ceil(across) * height.div_ceil(down);
    let (across, down) = if count(LONG, SHORT) < count(SHORT, LONG) { (LONG, SHORT) } else { (SHORT, LONG) };
    let cuts = |start: f32, cells: usize, per_page: usize| -> Vec<f32> {
        let inner = (1..).map(|n| n * per_page).take_while(|n| *n < cells).map(|n| start + n as f32 * SQUARE);
        let end = start + cells as f32 * SQUARE + EDGE;
        std::iter::once(start - RIM).chain(inner).chain([end]).collect()
    };
    poster("board", &whole, &cuts(board.x, width, across), &cuts(board.y, height, down))
}

/// The edge of the board, the letters of columns and the numbers of rows.
fn names(board: Area, width: usize, height: usize) -> Layer {
    let name = |at: Point, words: String| Node::label(at, words, Face::SansBold, 14.0 * POINT).fill(Colour::InkSoft);
    let middle = |n: usize| (n as f32 + 0.5) * SQUARE;
    let letters =
        (0..width).zip('A'..).map(|(n, letter)| name(pt(board.x + middle(n), board.y - RIM / 2.0), letter.to_string()));
    let numbers = (0..height).map(|n| name(pt(board.x - RIM / 2.0, board.y + middle(n)), (n + 1).to_string()));
    let edge = Node::rect(board).stroke(Colour::Ink, 0.7);
    Layer::decoration("names", letters.chain(numbers).chain([edge]))
}
