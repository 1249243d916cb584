//! Twelve skies to lay by hand: how islands lie is too long to be described in words.

use crate::game::Pluvionautes;
use galerne_draw::print::{Component, Flow, Part, Wish, blank, board as on_paper, scale_to};
use galerne_draw::{Area, Layer, Node, Picture, PictureContext, Scene, pt};
use galerne_engine::{Message, Referee, Streams, Turn, View};

const PAGE: (f32, f32) = (197.0, 264.0);
const PAGES: u64 = 2;
const ACROSS: u64 = 2;
const DOWN: u64 = 3;
/// Chances before the first throw: where islands lie, and the two weather dice.
const MOST_CHANCES: usize = 100;

pub(super) fn all(game: &Pluvionautes, wish: &Wish<'_, Pluvionautes>) -> Vec<Component> {
    let page = |number: u64| Component::page(format!("skies-{}", number + 1), Part::Aids, page(game, wish, number));
    (0..PAGES).map(|number| page(number).full_only()).collect()
}

fn page(game: &Pluvionautes, wish: &Wish<'_, Pluvionautes>, number: u64) -> Scene {
    let title = wish.word("print-skies");
    let flow =
        Flow::new(Area::new(4.0, 3.0, PAGE.0 - 8.0, 30.0), 9.0).title(&title).text(&wish.word("print-skies-how"));
    let mut nodes = flow.nodes();
    let (wide, tall) = ((PAGE.0 - 12.0) / ACROSS as f32, 76.0);
    for place in 0..ACROSS * DOWN {
        let seed = number * ACROSS * DOWN + place + 1;
        let (x, y) = (4.0 + (wide + 4.0) * (place % ACROSS) as f32, 30.0 + 78.0 * (place / ACROSS) as f32);
        let name = wish.say(&Message::new("print-sky").with("number", seed));
        nodes.extend(Flow::new(Area::new(x, y - 7.0, wide, 8.0), 8.5).bold(&name).nodes());
        let Some(sky) = sky(game, wish, seed) else { continue };
        let scale = scale_to(&sky, (wide, tall - 8.0));
        let drawn = on_paper(sky, scale, &[]);
        let layers = drawn.layers.iter().map(|layer| Node::group(layer.nodes.iter().cloned()));
        nodes.push(Node::group(layers).at(pt(x, y)));
    }
    let id = format!("skies-{}", number + 1);
    blank(&id, PAGE, Pluvionautes::accent()).named(title).layer(Layer::new(format!("{id}-all"), nodes))
}

/// A sky as that seed lays it, with its weather dice, before the first throw.
fn sky(game: &Pluvionautes, wish: &Wish<'_, Pluvionautes>, seed: u64) -> Option<Scene> {
    let names = (1..=game.seats).map(|seat| seat.to_string()).collect();
    let mut referee = Referee::<Pluvionautes>::new(&game.options, names).ok()?;
    let mut streams = Streams::new(seed);
    for _ in 0..MOST_CHANCES {
        if !matches!(referee.turn(), Turn::Chance(_)) {
            break;
        }
        referee.roll(&mut streams).ok()?;
    }
    let view = View::new(referee.game(), referee.state(), wish.context.view.viewer());
    let context = PictureContext { view: &view, ..*wish.context };
    let mut scene = game.scene(&context);
    scene.layers.retain(|layer| ["backdrop", "islands", "clouds"].contains(&layer.id.as_str()));
    Some(scene)
}
