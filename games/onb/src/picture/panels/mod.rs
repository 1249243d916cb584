//! What stands beside the board.

pub(crate) mod army;
pub(crate) mod combat;
pub(crate) mod initiative;
pub(crate) mod orders;
pub(crate) mod sheet;
pub(crate) mod stakes;
pub(crate) mod tale;

use super::{Context, WIDE};
use crate::game::Onb;
use galerne_draw::{Area, Block, Layer, Panel, Picture, Scene};
use galerne_engine::Message;

/// A scene as wide as a panel, with that margin around it.
fn page(context: &Context<'_>, id: String, name: &Message, (margin, high): (f32, f32), layer: Layer) -> Scene {
    Scene::new(id, Area::new(-margin, -margin, WIDE + 2.0 * margin, high + 2.0 * margin))
        .named(context.say(name))
        .accented(Onb::accent())
        .layer(layer)
}

/// A panel that is one scene, which has its title.
fn pictured(context: &Context<'_>, id: &str, scene: &str, title: Message, high: f32, layer: Layer) -> Panel {
    let scene = page(context, scene.to_owned(), &title, (3.0, high), layer);
    Panel { id: id.to_owned(), title, body: vec![Block::Picture(scene)] }
}
