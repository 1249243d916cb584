//! What stands on the tiles: the shared signs of the land, and this game's own cities and places, each drawn for itself.

use super::line_colours;
use crate::cards::Line;
use crate::tiles::Tile;
use galerne_draw::board::Land;
use galerne_draw::{Colour, Node, Path, Point, pt};

/// The ground of a tile.
pub(crate) fn ground(tile: Tile) -> Colour {
    match tile {
        Tile::TourFontaine => Colour::Water,
        Tile::PorteHurle => Colour::Mountain,
        _ => land(tile).ground(),
    }
}

/// The kind of land a tile is shown as; cities and places have signs of their own on it.
fn land(tile: Tile) -> Land {
    match tile {
        Tile::Steppe | Tile::Gap => Land::Steppe,
        Tile::Forest => Land::Forest,
        Tile::Mountain => Land::Mountain,
        Tile::Hut => Land::Hut,
        Tile::Water => Land::Water,
        Tile::Desert => Land::Desert,
        Tile::Marsh => Land::Marsh,
        Tile::Nordska => Land::Snow,
        Tile::VillageRed | Tile::VillageBlue | Tile::VillageGreen | Tile::VillagePlain => Land::Village,
        _ => Land::City,
    }
}

/// The sign of a tile, centred on a point, about twice `size` wide.
pub(crate) fn sign(tile: Tile, at: Point, size: f32) -> Node {
    let solid = |path: Path| Node::path(path.placed(at, size)).fill(Colour::VillageMark);
    let lines = |path: Path| Node::path(path.placed(at, size)).stroke(Colour::VillageMark, size * 0.09);
    match tile {
        Tile::PortChoon => Node::group([solid(quay()), lines(masts())]).decoration(),
        Tile::Chawondasee => Node::group([solid(domes()), lines(spires())]).decoration(),
        Tile::Alticcio => Node::group([solid(towers()), lines(bridges())]).decoration(),
        Tile::CampBoban => Node::group([lines(tents()), solid(banner())]).decoration(),
        Tile::TourFontaine => Node::group([
            Node::path(fountain_tower().placed(at, size)).fill(Colour::WaterMark),
            Node::path(spray().placed(at, size)).stroke(Colour::WaterMark, size * 0.09),
        ])
        .decoration(),
        Tile::PorteHurle => Node::group([
            Node::path(cliffs().placed(at, size)).fill(Colour::MountainMark),
            Node::path(howl().placed(at, size)).stroke(Colour::MountainMark, size * 0.08),
        ])
        .decoration(),
        Tile::VillageRed => village(Line::Fer, at, size),
        Tile::VillageBlue => village(Line::Pack, at, size),
        Tile::VillageGreen => village(Line::Traine, at, size),
        _ => land(tile).sign(at, size),
    }
}

/// A village under the banner of the line it offers.
fn village(line: Line, at: Point, size: f32) -> Node {
    let (colour, on_colour) = line_colours(line);
    let cloth = [pt(-0.98, -1.0), pt(-0.28, -1.0), pt(-0.28, -0.05), pt(-0.63, -0.3), pt(-0.98, -0.05)];
    Node::group([
        Land::Village.sign(at + pt(0.22, 0.1) * size, size),
        Node::polygon(cloth.map(|p| p * size + at)).fill(colour).stroke(Colour::Card, size * 0.06),
        Node::path(emblem(line).placed(at + pt(-0.63, -0.64) * size, size * 0.24)).stroke(on_colour, size * 0.09),
    ])
    .decoration()
}

/// The sign of a line in a box from −1 to 1: a spearhead, a shield wall, a hook.
pub(crate) fn emblem(line: Line) -> Path {
    match line {
        Line::Fer => Path::from(pt(-0.8, 0.6)).line(pt(0.0, -0.8)).line(pt(0.8, 0.6)),
        Line::Pack => Path::from(pt(-0.8, -0.7))
            .line(pt(0.8, -0.7))
            .line(pt(0.8, 0.7))
            .line(pt(-0.8, 0.7))
            .close()
            .jump(pt(0.0, -0.7))
            .line(pt(0.0, 0.7)),
        Line::Traine => Path::from(pt(0.25, -0.9)).line(pt(0.25, 0.3)).arc(0.5, false, true, pt(-0.75, 0.3)),
    }
}

/// Port-Choon: warehouses on the quay.
fn quay() -> Path {
    Path::from(pt(-0.95, 0.62))
        .line(pt(-0.95, 0.05))
        .line(pt(-0.65, -0.25))
        .line(pt(-0.35, 0.05))
        .line(pt(-0.05, -0.25))
        .line(pt(0.25, 0.05))
        .line(pt(0.25, 0.4))
        .line(pt(0.95, 0.4))
        .line(pt(0.95, 0.62))
        .close()
}

fn masts() -> Path {
    Path::from(pt(0.45, 0.2))
        .bend(pt(0.66, 0.34), pt(0.92, 0.2))
        .jump(pt(0.66, 0.24))
        .line(pt(0.66, -0.75))
        .line(pt(0.95, 0.02))
        .line(pt(0.66, 0.02))
}

/// Chawondasee: domes under the southern wind.
fn domes() -> Path {
    let dome = |x: f32, foot: f32, r: f32| {
        Path::from(pt(x - r, foot))
            .line(pt(x - r, foot - 0.3))
            .arc(r, false, true, pt(x + r, foot - 0.3))
            .line(pt(x + r, foot))
            .close()
    };
    dome(-0.62, 0.6, 0.3).and(dome(0.62, 0.6, 0.3)).and(dome(0.0, 0.6, 0.42))
}

fn spires() -> Path {
    Path::from(pt(0.0, -0.1))
        .line(pt(0.0, -0.6))
        .jump(pt(-0.62, 0.0))
        .line(pt(-0.62, -0.3))
        .jump(pt(0.62, 0.0))
        .line(pt(0.62, -0.3))
}

/// Alticcio: a city of towers.
fn towers() -> Path {
    let tower = |x: f32, top: f32| {
        Path::from(pt(x - 0.15, 0.65))
            .line(pt(x - 0.15, top))
            .line(pt(x, top - 0.28))
            .line(pt(x + 0.15, top))
            .line(pt(x + 0.15, 0.65))
            .close()
    };
    tower(-0.68, 0.0).and(tower(-0.22, -0.55)).and(tower(0.24, -0.3)).and(tower(0.7, -0.62))
}

fn bridges() -> Path {
    Path::from(pt(-0.68, 0.3))
        .bend(pt(-0.45, 0.42), pt(-0.22, 0.3))
        .jump(pt(0.24, 0.1))
        .bend(pt(0.47, 0.22), pt(0.7, 0.1))
}

/// Camp Bòban: tents at the end of the world.
fn tents() -> Path {
    let tent = |x: f32, foot: f32, r: f32| {
        Path::from(pt(x - r, foot)).line(pt(x, foot - 1.3 * r)).line(pt(x + r, foot)).close()
    };
    tent(-0.55, 0.6, 0.42)
        .and(tent(0.55, 0.6, 0.42))
        .and(tent(0.0, 0.6, 0.58))
        .and(Path::from(pt(0.0, -0.15)).line(pt(0.0, -0.9)))
}

fn banner() -> Path {
    Path::from(pt(0.0, -0.9)).line(pt(0.55, -0.72)).line(pt(0.0, -0.52)).close()
}

/// The Tour Fontaine: a tower out of which the water falls.
fn fountain_tower() -> Path {
    Path::from(pt(-0.24, 0.65))
        .line(pt(-0.17, -0.5))
        .line(pt(-0.34, -0.5))
        .line(pt(-0.34, -0.72))
        .line(pt(0.34, -0.72))
        .line(pt(0.34, -0.5))
        .line(pt(0.17, -0.5))
        .line(pt(0.24, 0.65))
        .close()
}

fn spray() -> Path {
    let fall = |side: f32| {
        Path::from(pt(side * 0.3, -0.62)).curve(pt(side * 0.75, -0.6), pt(side * 0.72, 0.1), pt(side * 0.62, 0.55))
    };
    fall(1.0)
        .and(fall(-1.0))
        .jump(pt(-0.9, 0.72))
        .bend(pt(-0.45, 0.55), pt(0.0, 0.72))
        .bend(pt(0.45, 0.9), pt(0.9, 0.72))
}

/// The Porte d'Hurle: a cleft between two cliffs in which the wind howls.
fn cliffs() -> Path {
    Path::from(pt(-0.98, 0.65))
        .line(pt(-0.85, -0.35))
        .line(pt(-0.5, -0.8))
        .line(pt(-0.2, -0.55))
        .line(pt(-0.32, 0.0))
        .line(pt(-0.2, 0.65))
        .close()
        .and(
            Path::from(pt(0.98, 0.65))
                .line(pt(0.9, -0.5))
                .line(pt(0.55, -0.85))
                .line(pt(0.22, -0.5))
                .line(pt(0.34, 0.05))
                .line(pt(0.2, 0.65))
                .close(),
        )
}

fn howl() -> Path {
    let gust =
        |y: f32| Path::from(pt(-0.16, y)).bend(pt(-0.05, y - 0.12), pt(0.04, y)).bend(pt(0.1, y + 0.1), pt(0.18, y));
    gust(-0.35).and(gust(0.0)).and(gust(0.35))
}
