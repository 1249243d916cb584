//! The board: the terrain with its characters, the adverse cards around it, the player's cards and the bar below it.

mod adverse;
mod bar;
mod blown;
mod camp;
mod discarded;
mod rival;
mod terrain;

use super::{Context, layout};
use crate::game::Horde;
use galerne_draw::{Picture, Scene};
use galerne_engine::Message;

pub(super) fn scene(game: &Horde, context: &Context<'_>) -> Scene {
    let layout = layout(game, context);
    Scene::new("terrain", layout.view())
        .named(context.say(&Message::new("picture-terrain")))
        .described(context.say(&Message::new("picture-legend")))
        .accented(Horde::accent())
        .layer(terrain::ground(context, layout))
        .layer(terrain::breath(context.state(), layout))
        .layer(terrain::threats(game, context, layout))
        .layer(terrain::ghost(game, context, layout))
        .layer(terrain::cells(game, context, layout))
        .layer(terrain::formations(game, context, layout))
        .layer(rival::ground_layer(context, layout))
        .layer(adverse::banners(game, context, layout))
        .layer(adverse::piles(game, context, layout))
        .layer(adverse::rencontres(game, context, layout))
        .layer(adverse::souffles(game, context, layout))
        .layer(camp::piles(game, context, layout))
        .layer(camp::hands(context, layout))
        .layer(camp::characters(game, context, layout))
        .layer(terrain::marks(game, context, layout))
        .layer(blown::layer(context, layout))
        .layer(bar::layer(game, context, layout))
        .layer(rival::layer(game, context, layout))
}
