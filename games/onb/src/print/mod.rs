//! ONB on paper, for a battle between ready-made armies: the board in pages, figures, a sheet for each kind with its attack lines
//! against the others, wound cards, markers, tables. The full set holds every kind for both sides, and sheets against everybody.

mod army;
mod sheets;
mod tables;

use crate::game::Onb;
use crate::picture::CELL;
use galerne_draw::print::{Component, Printed, Wish, board as on_paper, poster};
use galerne_draw::scene::Shape;
use galerne_draw::{Node, Picture};

/// A cell of the printed board, in millimetres: the base of a figure.
const SQUARE: f32 = 25.0;
/// Cells on a page, across and down.
const ACROSS: usize = 6;
const DOWN: usize = 9;

impl Printed for Onb {
    fn components(&self, wish: &Wish<'_, Self>) -> Vec<Component> {
        let armies = if wish.full { army::everybody(self) } else { army::armies(self) };
        let mut all = pages(self, wish);
        all.extend(army::figures(self, wish, &armies));
        all.extend(army::wound_cards(self, wish, &armies));
        all.extend(army::markers(self, wish));
        if wish.full {
            all.extend(sheets::against_everybody(self, wish, &armies));
        } else {
            all.extend(sheets::all(self, wish, &armies));
        }
        all.extend(tables::all(wish));
        all
    }
}

/// The board over several pages, cut on the lines between cells.
fn pages(game: &Onb, wish: &Wish<'_, Onb>) -> Vec<Component> {
    let mut scene = game.scene(wish.context);
    let ground = ["paper", "ground", "marks", "stones", "zones", "doors", "objective"];
    scene.layers.retain(|layer| ground.contains(&layer.id.as_str()));
    // On bare paper: what is left of the rim is its names and the edge of the board. Its frame ran through the numbers.
    for layer in scene.layers.iter_mut().filter(|layer| layer.id == "paper") {
        let is_bare =
            |node: &&Node| matches!(node.shape, Shape::Text(_)) || node.style.width.is_some_and(|wide| wide > 1.0);
        layer.nodes = layer.nodes.iter().filter(is_bare).cloned().collect::<Vec<Node>>().into();
    }
    let scale = SQUARE / CELL;
    // The board begins where the rim ends.
    let rim = -scene.view.x * scale;
    let whole = on_paper(scene, scale, &[]);
    let cuts = |cells: usize, per_page: usize, end: f32| -> Vec<f32> {
        let inner = (1..).map(|n| n * per_page).take_while(|n| *n < cells).map(|n| rim + n as f32 * SQUARE);
        [0.0].into_iter().chain(inner).chain([end]).collect()
    };
    let xs = cuts(game.map.width as usize, ACROSS, whole.view.width);
    let ys = cuts(game.map.height as usize, DOWN, whole.view.height);
    poster("board", &whole, &xs, &ys)
}
