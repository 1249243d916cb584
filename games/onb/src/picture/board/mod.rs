//! The board, layer by layer from the paper to what a hand can touch.

pub(crate) mod emblems;
pub(crate) mod figures;
pub(crate) mod footing;
mod ground;
pub(crate) mod paths;
pub(crate) mod room;
pub(crate) mod thrown;
pub(crate) mod touch;
mod walls;

use super::panels::stakes;
use super::sequences::walks;
use super::{Context, THREAT, asked};
use crate::game::Onb;
use galerne_draw::{Picture, Scene, Switch};
use galerne_engine::Message;

pub(crate) fn scene(game: &Onb, context: &Context<'_>) -> Scene {
    let state = context.state();
    let choices = asked(game, context);
    let mut scene = Scene::new("field", ground::view(game))
        .named(context.say(&Message::new("picture-field").with("map", game.map_name())))
        .described(context.say(&stakes::aim_of_the_game(game, state)))
        .accented(Onb::accent())
        .layer(ground::paper(game))
        .layer(ground::cells(game))
        .layer(ground::marks(game, state))
        .layer(walls::torchlight(game))
        .layer(walls::stones(game))
        .layer(ground::zones(game, context))
        .layer(walls::doors(game, context))
        .layer(ground::objective(game, context))
        .layer(ground::spots(game, context));
    if context.is_on(&THREAT) {
        scene = scene.layer(paths::threat(game, context));
    }
    scene = scene
        .layer(paths::reach_in_hand(game, context, &choices))
        .layer(paths::trail(game, context))
        .layer(touch::cells(game, context, &choices))
        .layer(walks::cells(game, context, &choices))
        .layer(figures::figures(game, context))
        .layer(figures::ghost(game, context))
        .layer(thrown::layer(game, context))
        .layer(touch::steps(game, context, &choices))
        .layer(touch::faces(game, context, &choices))
        .layer(touch::badges(game, context, &choices));
    if context.is_on(&Switch::COORDINATES) {
        scene = scene.layer(ground::coordinates(game));
    }
    scene
}
