//! The board.

use crate::game::TemplateGame;
use crate::heap::MOST;
use galerne_draw::piece::touch_area;
use galerne_draw::{Area, Colour, Layer, Node, Path, Picture as _, PictureContext, Point, Scene, pt};
use galerne_engine::Message;

const STONES_IN_ROW: u8 = 8;
const CELL: f32 = 60.0;
const STONE: f32 = 22.0;
const MARGIN: f32 = 20.0;

/// What is touched to take that many stones: the last of them.
pub(super) fn target(take: u8) -> String {
    format!("stone-{take}")
}

/// Stones are counted from the one that is taken first.
fn centre(number: u8) -> Point {
    let place = |n: u8| MARGIN + CELL * (f32::from(n) + 0.5);
    pt(place((number - 1) % STONES_IN_ROW), place((number - 1) / STONES_IN_ROW))
}

pub(super) fn scene(game: &TemplateGame, context: &PictureContext<'_, TemplateGame>) -> Scene {
    let stones = context.state().stones;
    let rows = game.options.stones.div_ceil(STONES_IN_ROW);
    let size = |count: u8| 2.0 * MARGIN + CELL * f32::from(count);
    let stone = |number: u8| Node::circle(centre(number), STONE).id(format!("heap-{number}"));
    let touch = |number: u8| {
        let name = context.say(&Message::new("label-take").with("stones", number));
        let place = Area::new(centre(number).x - CELL / 2.0, centre(number).y - CELL / 2.0, CELL, CELL);
        let outline = Path::through(place.grown(-2.0).corners()).close();
        touch_area(outline, 3.0, target(number), name).id(format!("touch-{number}"))
    };
    Scene::new("board", Area::new(0.0, 0.0, size(STONES_IN_ROW), size(rows)))
        .named(context.say(&Message::new("picture-board").with("stones", stones)))
        .accented(TemplateGame::accent())
        .layer(Layer::decoration("heap", (1..=stones).map(|number| stone(number).fill(Colour::Accent))))
        .layer(Layer::new("touch", (1..=MOST.min(stones)).map(touch)))
}

/// The stones that would be taken.
pub(super) fn rings(take: u8) -> Vec<Node> {
    (1..=take).map(|number| Node::circle(centre(number), STONE + 4.0).stroke(Colour::Second, 3.0)).collect()
}
