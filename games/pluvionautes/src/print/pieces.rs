//! Islands and buildings, to the scale of the printed sky.

use crate::buildings::Kind;
use crate::game::Pluvionautes;
use crate::picture::{buildings as drawn, islands as land};
use crate::sky::Terrain;
use galerne_draw::print::{Component, Part, Wish, blank};
use galerne_draw::{Area, Colour, Layer, Node, Picture, Point, pt};

/// From the middle of a cell to its corners, in units of the drawing.
pub(super) const CELL: f32 = 34.0;
/// From side to side.
pub(super) const WIDE: f32 = CELL * 1.732_050_8;
/// An island is a little smaller than its cell, so that buildings stand between two of them.
const SHARE: f32 = 0.9;

/// What the cells of the sky cover, and the line around them.
pub(super) fn cells() -> Area {
    Area::around(Point::ORIGIN, 7.0 * WIDE, 11.0 * CELL).grown(0.5)
}

pub(super) fn islands(game: &Pluvionautes, wish: &Wish<'_, Pluvionautes>, scale: f32) -> Vec<Component> {
    let corner = CELL * scale * SHARE;
    let wide = corner * 3.0_f32.sqrt();
    let size = (wide + 0.4, corner * 2.0 + 0.4);
    let middle = pt(size.0 / 2.0, size.1 / 2.0);
    let kinds =
        [(Terrain::Plain, "print-plain"), (Terrain::Forest, "print-forest"), (Terrain::Mountain, "print-mountain")];
    kinds
        .into_iter()
        .map(|(terrain, key)| {
            let id = format!("island-{terrain:?}").to_lowercase();
            let ground = land::land(terrain);
            let hexagon = (0..6).map(|n| middle + Point::polar(corner, 30.0 + 60.0 * n as f32));
            let mut nodes = vec![
                Node::polygon(hexagon).fill(ground.ground()).stroke(Colour::Ink, 0.2),
                Node::group([land::island(terrain, 1)]).scaled(scale * SHARE * 0.8).at(middle - pt(0.0, corner * 0.12)),
            ];
            // What it costs to fly over it (PL-3.1).
            let cost = game.material.enter[terrain as usize];
            for n in 0..cost {
                let x = (f32::from(n) - f32::from(cost - 1) / 2.0) * 2.4;
                nodes.push(Node::circle(middle + pt(x, corner * 0.79), 0.8).fill(Colour::Ink));
            }
            let scene = blank(&id, size, Pluvionautes::accent()).named(wish.word(key));
            Component::new(&id, Part::Tiles, scene.layer(Layer::new(format!("{id}-face"), nodes)))
                .outlined()
                .times(game.islands()[terrain as usize - 1].into())
        })
        .collect()
}

/// Standing pieces: folded in the middle, with a foot on each side that is bent outwards.
pub(super) fn buildings(game: &Pluvionautes, wish: &Wish<'_, Pluvionautes>, scale: f32) -> Vec<Component> {
    // As long as the side of a cell, less what the corners take.
    let side = CELL * scale * 0.86;
    let kinds = [
        (Kind::Wall, side, 12.0, "print-wall-name"),
        (Kind::WaterTower, 14.0, 18.0, "print-tower-name"),
        (Kind::Lighthouse, 14.0, 18.0, "print-lighthouse-name"),
    ];
    kinds
        .into_iter()
        .zip(game.material.buildings)
        .filter(|(_, copies)| *copies > 0)
        .map(|((kind, wide, tall, key), copies)| {
            let id = format!("building-{}", kind.id());
            let foot = 6.0;
            let size = (wide, 2.0 * (tall + foot));
            let fold = |y: f32| {
                Node::line(pt(0.0, y), pt(wide, y)).stroke(Colour::Line, 0.15).dash(galerne_draw::scene::Dash::Dashed)
            };
            let picture = |turn: f32, y: f32| {
                let building = drawn::upright(kind, wide.min(tall) * 0.42);
                Node::group([building]).turned(turn).at(pt(wide / 2.0, y))
            };
            let nodes = vec![
                Node::rect(Area::new(0.1, 0.1, wide - 0.2, size.1 - 0.2)).fill(Colour::Card).stroke(Colour::Ink, 0.2),
                picture(180.0, foot + tall / 2.0),
                picture(0.0, foot + tall * 1.5),
                fold(foot),
                fold(foot + tall),
                fold(foot + 2.0 * tall),
            ];
            let scene = blank(&id, size, Pluvionautes::accent()).named(wish.word(key));
            Component::new(&id, Part::Tokens, scene.layer(Layer::new(format!("{id}-face"), nodes))).times(copies.into())
        })
        .collect()
}
