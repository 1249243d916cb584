//! The heads and tools on the mission cards, drawn in a box from −1 to 1.

use super::areas::drop;
use super::islands::land;
use crate::missions::Mission;
use galerne_draw::{Colour, Node, Path, Point, pt};

/// The drawing of a card: a beast for a livestock mission, an island under rain for a crop.
pub(crate) fn art(mission: Mission) -> Vec<Node> {
    match mission {
        Mission::LivestockPlain => head(cow_horns(), 0.5),
        Mission::LivestockForest => head(antlers(), 0.38),
        Mission::LivestockMountain => head(ibex_horns(), 0.34),
        Mission::CropPlain | Mission::CropForest | Mission::CropMountain => crop(mission),
    }
}

/// A head seen from the front, as wide as said, with what grows on it: in the ink of cards, which are light in every theme.
fn head(horns: Path, wide: f32) -> Vec<Node> {
    let face = Path::from(pt(-wide, -0.2))
        .curve(pt(-wide, -0.55), pt(wide, -0.55), pt(wide, -0.2))
        .curve(pt(wide, 0.25), pt(wide * 0.62, 0.45), pt(wide * 0.6, 0.7))
        .curve(pt(wide * 0.5, 0.98), pt(-wide * 0.5, 0.98), pt(-wide * 0.6, 0.7))
        .curve(pt(-wide * 0.62, 0.45), pt(-wide, 0.25), pt(-wide, -0.2))
        .close();
    let ear = |side: f32| {
        Path::from(pt(side * wide * 0.95, -0.24))
            .bend(pt(side * (wide + 0.5), -0.5), pt(side * (wide + 0.46), -0.12))
            .bend(pt(side * (wide + 0.2), 0.04), pt(side * wide * 0.97, -0.06))
            .close()
    };
    let eye = |side: f32| Node::circle(pt(side * wide * 0.55, 0.0), 0.075).fill(Colour::Card);
    let nose = |side: f32| Node::circle(pt(side * wide * 0.24, 0.7), 0.055).fill(Colour::Card);
    vec![
        Node::path(horns).stroke(Colour::CardInk, 0.15),
        Node::path(ear(-1.0).and(ear(1.0))).fill(Colour::CardInk),
        Node::path(face).fill(Colour::CardInk),
        eye(-1.0),
        eye(1.0),
        nose(-1.0),
        nose(1.0),
    ]
}

fn both(side: impl Fn(f32) -> Path) -> Path {
    side(-1.0).and(side(1.0))
}

fn cow_horns() -> Path {
    both(|s| Path::from(pt(s * 0.34, -0.42)).curve(pt(s * 0.6, -0.5), pt(s * 0.78, -0.66), pt(s * 0.66, -0.98)))
}

fn antlers() -> Path {
    both(|s| {
        Path::from(pt(s * 0.18, -0.4))
            .curve(pt(s * 0.3, -0.7), pt(s * 0.75, -0.6), pt(s * 0.85, -1.05))
            .jump(pt(s * 0.36, -0.64))
            .line(pt(s * 0.3, -1.0))
            .jump(pt(s * 0.6, -0.72))
            .line(pt(s * 0.58, -1.06))
    })
}

fn ibex_horns() -> Path {
    both(|s| {
        Path::from(pt(s * 0.14, -0.42))
            .curve(pt(s * 0.2, -0.95), pt(s * 0.62, -1.2), pt(s * 0.9, -0.72))
            .jump(pt(s * 0.2, -0.72))
            .line(pt(s * 0.34, -0.66))
            .jump(pt(s * 0.36, -0.96))
            .line(pt(s * 0.46, -0.86))
    })
}

/// An island of the terrain under three drops.
fn crop(mission: Mission) -> Vec<Node> {
    let kind = land(mission.terrain());
    let ground = (0..6).map(|corner| Point::polar(0.72, 30.0 + 60.0 * corner as f32) + pt(0.0, 0.3));
    let mut parts =
        vec![Node::polygon(ground).fill(kind.ground()).stroke(kind.mark(), 0.06), kind.sign(pt(0.0, 0.32), 0.42)];
    parts.extend(
        [(-0.62, -0.56), (0.0, -0.78), (0.62, -0.56)]
            .map(|(x, y)| Node::path(drop(pt(x, y), 0.2)).fill(Colour::Rain).stroke(Colour::CardInk, 0.04)),
    );
    parts
}
