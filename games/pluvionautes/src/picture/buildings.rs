//! Walls, water towers and lighthouses, upright on the edges between cells.

use super::{SIZE, centre, sheets, slot_target};
use crate::buildings::Kind;
use crate::cells::Slot;
use crate::game::Pluvionautes;
use galerne_draw::{Area, Colour, Layer, Node, Path, PictureContext, Point, pt};

/// The middle of the edge between the two cells of a slot.
pub(super) fn foot(slot: Slot) -> Point {
    let [low, high] = slot.ends();
    centre(low).towards(centre(high), 0.5)
}

/// The direction of the edge itself, in degrees.
fn along(slot: Slot) -> f32 {
    let [low, high] = slot.ends();
    (centre(high) - centre(low)).left().direction()
}

pub(super) fn standing(context: &PictureContext<'_, Pluvionautes>) -> Layer {
    let nodes = context.state().buildings.iter().map(|(slot, kind)| {
        let name = context.say(&sheets::building(slot, kind));
        in_slot(slot, kind).id(format!("building-{}", slot_target(slot))).name(name)
    });
    Layer::new("buildings", nodes)
}

/// A building in its slot. Walls lie along the edge; the others stand upright on it.
pub(super) fn in_slot(slot: Slot, kind: Kind) -> Node {
    match kind {
        Kind::Wall => wall(SIZE * 0.92).at(foot(slot)).turned(along(slot)),
        _ => upright(kind, SIZE * 0.5).at(foot(slot)),
    }
}

/// A building to look at, in a box about twice `size` tall.
pub(crate) fn upright(kind: Kind, size: f32) -> Node {
    match kind {
        Kind::Wall => Node::group([battlements(size)]),
        Kind::WaterTower => water_tower(size),
        Kind::Lighthouse => lighthouse(size),
    }
}

/// A wall seen from above, along the x axis.
fn wall(length: f32) -> Node {
    let (half, thick) = (length / 2.0, 3.6);
    let mut parts = vec![
        Node::rounded(Area::new(-half - 1.5, -thick - 1.5, length + 3.0, 2.0 * thick + 3.0), 3.0).fill(Colour::Raised),
        Node::rounded(Area::new(-half, -thick, length, 2.0 * thick), 1.6).fill(Colour::Stone),
    ];
    let joints = (0..5).fold(Path::from(pt(-half, 0.0)).line(pt(half, 0.0)), |path, stone| {
        let x = -half + length * (stone as f32 + 0.5) / 5.0;
        let (from, to) = if stone % 2 == 0 { (-thick, 0.0) } else { (0.0, thick) };
        path.jump(pt(x, from)).line(pt(x, to))
    });
    parts.push(Node::path(joints).stroke(Colour::StoneMark, 0.9).opacity(0.8));
    Node::group(parts)
}

/// A wall seen from the front.
fn battlements(size: f32) -> Node {
    let teeth = [
        (-1.0, 0.8),
        (-1.0, -0.7),
        (-0.6, -0.7),
        (-0.6, -0.3),
        (-0.2, -0.3),
        (-0.2, -0.7),
        (0.2, -0.7),
        (0.2, -0.3),
        (0.6, -0.3),
        (0.6, -0.7),
        (1.0, -0.7),
        (1.0, 0.8),
    ];
    let outline = Path::through(teeth.map(|(x, y)| pt(x, y))).close().placed(Point::ORIGIN, size);
    let joints = Path::from(pt(-1.0, 0.08)).line(pt(1.0, 0.08)).jump(pt(-1.0, 0.44)).line(pt(1.0, 0.44));
    let joints = joints.jump(pt(-0.4, 0.08)).line(pt(-0.4, 0.44)).jump(pt(0.4, 0.08)).line(pt(0.4, 0.44));
    let joints = joints.jump(pt(0.0, 0.44)).line(pt(0.0, 0.8)).placed(Point::ORIGIN, size);
    Node::group([
        Node::path(outline).fill(Colour::Stone).stroke(Colour::Raised, size * 0.14),
        Node::path(joints).stroke(Colour::StoneMark, size * 0.07).opacity(0.8),
    ])
}

/// A round tank on legs.
fn water_tower(size: f32) -> Node {
    let legs = Path::from(pt(-0.42, 0.1)).line(pt(-0.6, 1.0)).jump(pt(0.42, 0.1)).line(pt(0.6, 1.0));
    let legs = legs.jump(pt(-0.55, 0.75)).line(pt(0.45, 0.35)).jump(pt(0.55, 0.75)).line(pt(-0.45, 0.35));
    let tank = Path::from(pt(-0.72, -0.55))
        .bend(pt(0.0, -1.25), pt(0.72, -0.55))
        .line(pt(0.64, 0.12))
        .bend(pt(0.0, 0.42), pt(-0.64, 0.12))
        .close();
    let place = |path: Path| path.placed(Point::ORIGIN, size);
    Node::group([
        Node::path(place(legs.clone())).stroke(Colour::Raised, size * 0.34),
        Node::path(place(tank.clone())).stroke(Colour::Raised, size * 0.3),
        Node::path(place(legs)).stroke(Colour::Ink, size * 0.12),
        Node::path(place(tank)).fill(Colour::Deep).stroke(Colour::Ink, size * 0.1),
        Node::path(super::areas::drop(pt(0.0, -0.2) * size, size * 0.32)).fill(Colour::OnDeep),
    ])
}

/// A banded tower with a lamp.
fn lighthouse(size: f32) -> Node {
    let place = |path: Path| path.placed(Point::ORIGIN, size);
    let shaft = Path::through([pt(-0.44, 1.0), pt(-0.27, -0.42), pt(0.27, -0.42), pt(0.44, 1.0)]).close();
    let band = |top: f32, bottom: f32| {
        let half = |y: f32| 0.27 + 0.17 * (y + 0.42) / 1.42;
        Path::through([pt(-half(top), top), pt(half(top), top), pt(half(bottom), bottom), pt(-half(bottom), bottom)])
            .close()
    };
    let lamp =
        Path::through([pt(-0.24, -0.42), pt(-0.24, -0.8), pt(0.0, -1.08), pt(0.24, -0.8), pt(0.24, -0.42)]).close();
    let rays = Path::from(pt(-0.42, -0.62)).line(pt(-0.86, -0.74)).jump(pt(0.42, -0.62)).line(pt(0.86, -0.74));
    Node::group([
        Node::path(place(shaft.clone())).stroke(Colour::Raised, size * 0.3),
        Node::path(place(lamp.clone())).stroke(Colour::Raised, size * 0.3),
        Node::path(place(shaft.clone())).fill(Colour::Raised),
        Node::path(place(band(-0.12, 0.22).and(band(0.56, 0.9)))).fill(Colour::DieRed),
        Node::path(place(shaft)).stroke(Colour::Ink, size * 0.1),
        Node::path(place(lamp)).fill(Colour::Storm).stroke(Colour::Ink, size * 0.1),
        Node::path(place(rays)).stroke(Colour::Warn, size * 0.13),
    ])
}
