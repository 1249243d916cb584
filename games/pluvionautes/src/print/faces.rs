//! The faces of the dice one by one, with how far they reach.

use crate::game::Pluvionautes;
use crate::picture::{balloon, clouds};
use galerne_draw::print::{POINT, Wish, blank};
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Picture, Scene, pt};

/// Of a face that is looked at.
const SIDE: f32 = 30.0;

fn face(id: &str, nodes: Vec<Node>) -> Scene {
    let ground = Node::rounded(Area::new(0.4, 0.4, SIDE - 0.8, SIDE - 0.8), 4.0).fill(Colour::Card);
    let ground = ground.stroke(Colour::CardLine, 0.4);
    let all = std::iter::once(ground).chain(nodes);
    blank(id, (SIDE, SIDE), Pluvionautes::accent()).layer(Layer::new(format!("{id}-face"), all))
}

/// A face of the weather die: its cloud, and how far it rains and storms from it.
pub(super) fn weather(game: &Pluvionautes, value: u8, wish: &Wish<'_, Pluvionautes>) -> Option<Scene> {
    let reach = (1..=6).contains(&value).then(|| reach(game, value))?;
    let told = |name: &str, reach: &str, y: f32| {
        Node::label(pt(SIDE / 2.0, y), format!("{name} {reach}"), Face::Sans, 8.0 * POINT).fill(Colour::Ink)
    };
    let nodes = vec![
        Node::group([clouds::cloud_of(game, value, 1)]).scaled(0.42).at(pt(SIDE / 2.0, 10.0)),
        told(&wish.word("print-rain"), &reach[1], 21.5),
        told(&wish.word("print-storm"), &reach[2], 25.8),
    ];
    let name = format!("{} {value}", wish.word("print-weather-die"));
    Some(face(&format!("weather-{value}"), nodes).named(name))
}

/// A face of the balloon die: how far it flies, and below how far it tows.
pub(super) fn balloon(game: &Pluvionautes, number: u8, wish: &Wish<'_, Pluvionautes>) -> Option<Scene> {
    let (fuel, tow) = (2..=5).contains(&number).then(|| (game.flies(number), game.tows(number)))?;
    let nodes = vec![
        balloon::small_die(Some(fuel), 13.0).at(pt(SIDE / 2.0, 11.0)),
        balloon::rope(tow).scaled(0.32).at(pt(SIDE / 2.0, 23.8)),
    ];
    Some(face(&format!("balloon-{number}"), nodes).named(format!("{} {number}", wish.word("print-balloon-die"))))
}

/// The number of a weather die, how far it rains from it, and how far it storms: where it storms it does not rain.
pub(super) fn reach(game: &Pluvionautes, value: u8) -> Vec<String> {
    let (rain, storm) = (game.rain(value), game.storm(value));
    let range = |from: u8, to: u8| if from == to { to.to_string() } else { format!("{from}–{to}") };
    let none = || "–".to_owned();
    let rains = match (rain, storm) {
        (0, _) => none(),
        (rain, 0) => range(0, rain),
        (rain, storm) if storm < rain => range(storm + 1, rain),
        _ => none(),
    };
    vec![value.to_string(), rains, if storm == 0 { none() } else { range(0, storm) }]
}
