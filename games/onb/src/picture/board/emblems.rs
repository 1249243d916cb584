//! What each kind carries on its shield: a few strokes of the pen in a box from −1 to 1.

use crate::bestiary::{Class, Kind};
use galerne_draw::{Colour, Node, Path, pt};

fn lines(points: &[(f32, f32)]) -> Path {
    Path::through(points.iter().map(|&(x, y)| pt(x, y)))
}

fn ring(x: f32, y: f32, radius: f32) -> Path {
    Path::from(pt(x - radius, y))
        .arc(radius, false, true, pt(x + radius, y))
        .arc(radius, false, true, pt(x - radius, y))
        .close()
}

/// Filled shapes, and strokes.
fn drawn(id: &str, class: Class) -> (Path, Path) {
    let none = Path::default;
    match id {
        "garde" => (
            lines(&[(-0.1, 0.4), (-0.1, -0.75), (0.0, -1.0), (0.1, -0.75), (0.1, 0.4)]).close(),
            lines(&[(-0.4, 0.4), (0.4, 0.4)]).and(lines(&[(0.0, 0.4), (0.0, 0.95)])),
        ),
        "piquier" => (lines(&[(0.62, -1.0), (0.8, -0.45), (0.3, -0.6)]).close(), lines(&[(-0.75, 1.0), (0.5, -0.6)])),
        "arbaletrier" => (
            lines(&[(0.0, -1.0), (0.2, -0.68), (-0.2, -0.68)]).close(),
            lines(&[(0.0, 0.95), (0.0, -0.8)])
                .and(Path::from(pt(-0.85, -0.1)).bend(pt(0.0, -0.85), pt(0.85, -0.1)))
                .and(lines(&[(-0.85, -0.1), (0.0, 0.3), (0.85, -0.1)])),
        ),
        "magicienne" => (star(0.2, -0.45, 0.55), lines(&[(-0.6, 1.0), (0.05, -0.2)])),
        "aldric" => (
            lines(&[(-0.8, 0.55), (-0.9, -0.5), (-0.4, -0.05), (0.0, -0.8), (0.4, -0.05), (0.9, -0.5), (0.8, 0.55)])
                .close(),
            lines(&[(-0.75, 0.85), (0.75, 0.85)]),
        ),
        "gobelin" => (
            none(),
            Path::from(pt(-0.35, 0.9))
                .bend(pt(0.0, 0.4), pt(0.0, 0.1))
                .and(lines(&[(0.0, 0.1), (-0.6, -0.8)]))
                .and(lines(&[(0.0, 0.1), (0.6, -0.8)]))
                .and(Path::from(pt(-0.6, -0.8)).bend(pt(0.0, -0.1), pt(0.6, -0.8))),
        ),
        "orque" => (
            ring(0.0, -0.4, 0.45),
            lines(&[(0.0, 0.0), (0.0, 1.0)])
                .and(lines(&[(-0.75, -0.4), (0.75, -0.4)]))
                .and(lines(&[(0.0, -1.05), (0.0, -0.4)])),
        ),
        "ogre" => (
            Path::from(pt(-0.25, 0.95))
                .line(pt(-0.5, -0.5))
                .bend(pt(0.0, -1.4), pt(0.5, -0.5))
                .line(pt(0.25, 0.95))
                .close(),
            lines(&[(-0.75, -0.35), (-0.4, -0.2)]).and(lines(&[(0.75, -0.35), (0.4, -0.2)])),
        ),
        "diablotin" => (
            Path::from(pt(0.0, 0.2))
                .bend(pt(-0.4, -0.6), pt(-1.0, -0.7))
                .bend(pt(-0.8, 0.2), pt(-0.15, 0.6))
                .close()
                .and(
                    Path::from(pt(0.0, 0.2))
                        .bend(pt(0.4, -0.6), pt(1.0, -0.7))
                        .bend(pt(0.8, 0.2), pt(0.15, 0.6))
                        .close(),
                ),
            lines(&[(0.0, 0.1), (0.0, 0.9)]),
        ),
        "zarka" => (
            ring(0.0, -0.35, 0.5),
            lines(&[(-0.25, 0.2), (-0.25, 0.6)])
                .and(lines(&[(0.0, 0.2), (0.0, 0.65)]))
                .and(lines(&[(0.25, 0.2), (0.25, 0.6)]))
                .and(lines(&[(-0.7, -0.95), (-0.45, -0.6)]))
                .and(lines(&[(0.7, -0.95), (0.45, -0.6)])),
        ),
        "flammeche" => (
            Path::from(pt(0.05, -1.0))
                .curve(pt(0.9, -0.1), pt(0.75, 0.9), pt(0.0, 0.9))
                .curve(pt(-0.75, 0.9), pt(-0.7, 0.0), pt(-0.25, -0.25))
                .curve(pt(-0.2, 0.1), pt(0.1, 0.0), pt(0.05, -1.0))
                .close(),
            none(),
        ),
        "sentinelle" => (
            Path::from(pt(-0.65, -0.75))
                .line(pt(0.65, -0.75))
                .line(pt(0.65, 0.1))
                .bend(pt(0.5, 0.7), pt(0.0, 1.0))
                .bend(pt(-0.5, 0.7), pt(-0.65, 0.1))
                .close(),
            none(),
        ),
        "drone" => (
            ring(0.0, 0.1, 0.3),
            lines(&[(-0.75, -0.6), (0.75, 0.8)])
                .and(lines(&[(0.75, -0.6), (-0.75, 0.8)]))
                .and(lines(&[(-1.0, -0.6), (-0.5, -0.6)]))
                .and(lines(&[(0.5, -0.6), (1.0, -0.6)])),
        ),
        "tourelle" => (
            lines(&[(-0.7, 0.9), (-0.45, 0.1), (0.45, 0.1), (0.7, 0.9)]).close(),
            lines(&[(-0.2, -0.15), (0.95, -0.75)]).and(lines(&[(-0.3, -0.5), (0.75, -1.0)])),
        ),
        "mortier" => (
            lines(&[(-0.75, 0.5), (-0.15, 0.85), (0.65, -0.45), (0.05, -0.8)]).close(),
            ring(0.7, -0.8, 0.18).and(lines(&[(-0.9, 0.95), (0.6, 0.95)])),
        ),
        "prime" => (gear(), none()),
        "loup" => (
            ring(-0.55, -0.25, 0.22)
                .and(ring(-0.18, -0.65, 0.24))
                .and(ring(0.28, -0.65, 0.24))
                .and(ring(0.62, -0.25, 0.22))
                .and(
                    Path::from(pt(0.02, -0.15))
                        .curve(pt(0.75, 0.1), pt(0.6, 0.9), pt(0.02, 0.75))
                        .curve(pt(-0.6, 0.9), pt(-0.7, 0.1), pt(0.02, -0.15))
                        .close(),
                ),
            none(),
        ),
        "voyante" => (
            ring(0.0, 0.0, 0.32),
            Path::from(pt(-1.0, 0.0)).bend(pt(0.0, -1.1), pt(1.0, 0.0)).bend(pt(0.0, 1.1), pt(-1.0, 0.0)),
        ),
        "chevalier" => (
            Path::from(pt(-0.55, 0.95))
                .curve(pt(-0.6, 0.2), pt(-0.25, -0.1), pt(-0.2, -0.75))
                .line(pt(0.1, -1.0))
                .line(pt(0.2, -0.65))
                .curve(pt(0.6, -0.4), pt(0.8, 0.0), pt(0.9, 0.25))
                .line(pt(0.55, 0.45))
                .bend(pt(0.2, 0.1), pt(0.1, 0.3))
                .bend(pt(0.4, 0.6), pt(0.35, 0.95))
                .close(),
            none(),
        ),
        "barricade" => (
            none(),
            lines(&[(-0.9, -0.3), (0.9, -0.3)])
                .and(lines(&[(-0.9, 0.3), (0.9, 0.3)]))
                .and(lines(&[(-0.5, -0.8), (-0.5, 0.8)]))
                .and(lines(&[(0.5, -0.8), (0.5, 0.8)])),
        ),
        "coffre" => (
            lines(&[(-0.8, -0.1), (0.8, -0.1), (0.8, 0.7), (-0.8, 0.7)]).close(),
            Path::from(pt(-0.8, -0.25)).bend(pt(0.0, -1.0), pt(0.8, -0.25)).close(),
        ),
        _ => match class {
            Class::Contact => (none(), lines(&[(-0.7, 0.8), (0.7, -0.8)]).and(lines(&[(0.7, 0.8), (-0.7, -0.8)]))),
            Class::Distance => (
                none(),
                ring(0.0, 0.0, 0.7).and(lines(&[(-1.0, 0.0), (1.0, 0.0)])).and(lines(&[(0.0, -1.0), (0.0, 1.0)])),
            ),
            Class::Psychic | Class::Parry => (star(0.0, 0.0, 0.9), none()),
        },
    }
}

fn star(x: f32, y: f32, size: f32) -> Path {
    let point = |n: u8| {
        let reach = if n.is_multiple_of(2) { size } else { size * 0.38 };
        galerne_draw::Point::polar(reach, 90.0 + 45.0 * f32::from(n)) + pt(x, y)
    };
    Path::through((0..8).map(point)).close()
}

fn gear() -> Path {
    let tooth = |n: u8| {
        let reach = if n % 4 < 2 { 0.95 } else { 0.66 };
        galerne_draw::Point::polar(reach, 11.25 + 360.0 / 32.0 * f32::from(n))
    };
    // The hole runs the other way round, so that it stays open.
    Path::through((0..32).map(tooth))
        .close()
        .and(Path::through((0..10u8).map(|n| galerne_draw::Point::polar(0.28, -36.0 * f32::from(n)))).close())
}

/// The sign of a kind, centred on its origin.
pub(crate) fn emblem(kind: &Kind, size: f32, colour: Colour) -> Node {
    let class = kind.arms.first().map_or(Class::Contact, |arm| arm.class);
    let (body, strokes) = drawn(&kind.id, class);
    let origin = pt(0.0, 0.0);
    Node::group([
        Node::path(body.placed(origin, size)).fill(colour),
        Node::path(strokes.placed(origin, size)).stroke(colour, size * 0.2),
    ])
}
