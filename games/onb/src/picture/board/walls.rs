//! What stands: walls of cut stone, thin walls on edges, doors, menhirs and low stones with their size, torches.

use super::ground::luck;
use crate::game::Onb;
use crate::map::{DoorState, Ground, cell, square};
use crate::picture::{CELL, Context, FINE, door_target, grid};
use galerne_draw::piece::halo;
use galerne_draw::scene::Touch;
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Path, Point, pt};
use galerne_engine::{Message, Square};

fn is_wall(game: &Onb, at: Square) -> bool {
    game.map.ground(at.x, at.y) == Ground::Wall
}

/// The walls with a torch: some of those beside a floor.
fn torches(game: &Onb) -> Vec<(Square, usize)> {
    let cells = grid(game).cells().filter(|&at| game.map.indoor && is_wall(game, at));
    cells
        .filter_map(|at| {
            let faces =
                [4, 2, 6, 0].into_iter().find(|&d| !is_wall(game, at.towards(d)) && luck(at, 80 + d as u64) < 0.17)?;
            Some((at, faces))
        })
        .collect()
}

/// Pools of warm light on the floor below torches.
pub(crate) fn torchlight(game: &Onb) -> Layer {
    let grid = grid(game);
    let mut nodes = Vec::new();
    for (at, facing) in torches(game) {
        let [a, b] = grid.edge(at, facing);
        let centre = a.towards(b, 0.5);
        // The light stays on the board.
        let area = grid.area();
        let room = [centre.x - area.x, area.right() - centre.x, centre.y - area.y, area.bottom() - centre.y];
        let room = room.into_iter().fold(CELL * 2.0, f32::min);
        for (reach, ink) in [(1.9, 0.10), (1.3, 0.13), (0.7, 0.17)] {
            nodes.push(Node::circle(centre, (CELL * reach).min(room)).fill(Colour::Storm).fill_opacity(ink));
        }
    }
    Layer::decoration("torchlight", nodes)
}

/// Walls, thin walls and obstacles.
pub(crate) fn stones(game: &Onb) -> Layer {
    let grid = grid(game);
    let walls: Vec<Square> = grid.cells().filter(|&at| is_wall(game, at)).collect();
    let mut nodes = Vec::new();
    if !walls.is_empty() {
        let outline = grid.outline(walls.iter().copied());
        nodes.push(Node::path(outline.clone().placed(pt(0.0, 4.0), 1.0)).fill(Colour::Shade).opacity(0.3));
        nodes.push(Node::path(outline.clone()).fill(Colour::Stone));
        nodes.push(Node::path(masonry(game, &walls)).stroke(Colour::StoneMark, 0.9).opacity(0.24));
        nodes.push(Node::path(outline).stroke(Colour::Ink, 1.8));
    }
    nodes.push(edge_walls(game));
    for at in grid.cells() {
        if let Ground::Obstacle(size @ 1..) = game.map.ground(at.x, at.y) {
            nodes.push(obstacle(at, grid.centre(at), size));
        }
    }
    nodes.extend(torches(game).into_iter().map(|(at, facing)| torch(grid.centre(at), grid.edge(at, facing))));
    Layer::decoration("stones", nodes)
}

/// Courses of cut stone, every second one shifted by half.
fn masonry(game: &Onb, walls: &[Square]) -> Path {
    let grid = grid(game);
    let mut joints = Path::default();
    for &at in walls {
        let area = grid.base(at, 1);
        for course in 0..3u8 {
            let y = area.y + CELL / 3.0 * f32::from(course);
            joints = joints.jump(pt(area.x, y)).line(pt(area.right(), y));
            let shift = if (course + at.y as u8).is_multiple_of(2) { 0.3 } else { 0.75 };
            let x = area.x + CELL * (shift + 0.12 * (luck(at, 90 + u64::from(course)) - 0.5));
            joints = joints.jump(pt(x, y)).line(pt(x, y + CELL / 3.0));
        }
    }
    joints
}

/// Walls that stand between cells, drawn as a thick course of stone.
fn edge_walls(game: &Onb) -> Node {
    let grid = grid(game);
    let mut line = Path::default();
    for at in grid.cells() {
        for (shut, direction) in [(game.map.east[cell(at.x, at.y)], 2), (game.map.south[cell(at.x, at.y)], 4)] {
            if shut.always {
                let [a, b] = grid.edge(at, direction);
                line = line.jump(a).line(b);
            }
        }
    }
    Node::group([
        Node::path(line.clone().placed(pt(0.0, 2.6), 1.0)).stroke(Colour::Shade, 7.0).opacity(0.25),
        Node::path(line.clone()).stroke(Colour::Ink, 8.4),
        Node::path(line.clone()).stroke(Colour::Stone, 6.0),
        Node::path(line).stroke(Colour::StoneMark, 0.9).dash(galerne_draw::scene::Dash::Long).opacity(0.35),
    ])
}

/// Low ones are boulders, tall ones standing stones; the number is the size that lines of sight ask for.
fn obstacle(at: Square, centre: Point, size: u8) -> Node {
    let tall = f32::from(size.min(6)) / 6.0;
    let (width, height) = (CELL * (0.34 + 0.08 * tall), CELL * (0.2 + 0.4 * tall));
    let foot = centre + pt(0.0, CELL * 0.3);
    let lean = CELL * 0.1 * (luck(at, 95) - 0.5);
    let body = Path::from(foot + pt(-width, 0.0))
        .curve(
            foot + pt(-width * 1.05, -height * 0.7),
            foot + pt(-width * 0.7 + lean, -height * 1.25),
            foot + pt(lean, -height * 1.25),
        )
        .curve(
            foot + pt(width * 0.8 + lean, -height * 1.2),
            foot + pt(width * 1.1, -height * 0.6),
            foot + pt(width, 0.0),
        )
        .bend(foot + pt(0.0, 5.0), foot + pt(-width, 0.0))
        .close();
    let light = Path::from(foot + pt(-width * 0.55, -height * 0.25))
        .bend(foot + pt(-width * 0.6 + lean, -height * 0.95), foot + pt(-width * 0.05 + lean, -height * 1.02));
    let plaque = foot + pt(width * 0.42, -5.0);
    Node::group([
        Node::ellipse(foot + pt(3.0, 1.0), pt(width * 1.2, 6.0)).fill(Colour::Shade).opacity(0.28),
        Node::path(body).fill(Colour::Stone).stroke(Colour::Ink, 1.3),
        Node::path(light).stroke(Colour::StoneMark, 1.4).opacity(0.55),
        Node::group([
            Node::circle(plaque, 8.0).fill(Colour::Card).stroke(Colour::Ink, 0.8),
            Node::label(plaque, size.to_string(), Face::SansBold, FINE).fill(Colour::CardInk),
        ])
        .class("fine"),
    ])
}

/// A bracket with a flame on the wall's face.
fn torch(centre: Point, [a, b]: [Point; 2]) -> Node {
    let edge = a.towards(b, 0.5);
    let at = centre.towards(edge, 0.62);
    let flame = Path::from(at + pt(0.0, -9.0))
        .curve(at + pt(5.0, -3.5), at + pt(4.2, 1.5), at + pt(0.0, 2.0))
        .curve(at + pt(-4.2, 1.5), at + pt(-4.0, -3.0), at + pt(0.0, -9.0))
        .close();
    Node::group([
        Node::line(at + pt(0.0, 1.5), at + pt(0.0, 8.0)).stroke(Colour::StoneMark, 2.2),
        Node::path(flame).fill(Colour::Legal).stroke(Colour::LegalSoft, 1.0),
    ])
}

/// The cells of a door, or the segment of each of its edges.
fn leaves(game: &Onb, door: usize) -> (Vec<Square>, Vec<[Point; 2]>) {
    let grid = grid(game);
    let door = &game.map.doors[door];
    let at = |cell: u16| square(usize::from(cell));
    let cells = door.cells.iter().map(|&cell| at(cell)).collect();
    let edges = door.edges.iter().map(|&(one, other)| {
        let (one, other) = (at(one), at(other));
        let direction = (0..8).find(|&direction| one.towards(direction) == other).unwrap_or(2);
        grid.edge(one, direction)
    });
    (cells, edges.collect())
}

/// Doors of planks: shut across the way, open against its side, broken in splinters. A lock has its keyhole.
pub(crate) fn doors(game: &Onb, context: &Context<'_>) -> Layer {
    let (grid, state) = (grid(game), context.state());
    let mut nodes = Vec::new();
    for door in 0..game.map.doors.len() {
        let (closed, broken) = (state.closed >> door & 1 != 0, state.door(door) == DoorState::Broken);
        let (cells, edges) = leaves(game, door);
        let mut parts = Vec::new();
        let mut outline = Path::default();
        for &at in &cells {
            let area = grid.base(at, 1);
            outline = outline.and(Path::through(area.grown(-2.0).corners()).close());
            let upright = is_wall_or_door(game, at.towards(0)) && is_wall_or_door(game, at.towards(4));
            parts.extend(leaf(area, upright, closed, broken));
        }
        for [a, b] in &edges {
            let across = (*b - *a).left().unit() * 7.0;
            outline = outline.and(Path::through([*a + across, *b + across, *b - across, *a - across]).close());
            parts.extend(edge_leaf(*a, *b, closed, broken));
        }
        if state.door(door) == DoorState::Locked {
            let centre = Area::enclosing(outline.points()).centre();
            parts.push(Node::circle(centre, 6.2).fill(Colour::Storm).stroke(Colour::Ink, 1.0));
            parts.push(Node::circle(centre - pt(0.0, 1.2), 1.9).fill(Colour::Ink));
            parts.push(Node::line(centre, centre + pt(0.0, 3.4)).stroke(Colour::Ink, 1.6));
        }
        parts.push(Node::path(outline.clone()).touch(Touch::Inside));
        parts.push(halo(outline, 3.0));
        let key = match state.door(door) {
            DoorState::Broken => "picture-door-broken",
            DoorState::Open => "cell-door-open",
            DoorState::Closed => "cell-door-closed",
            DoorState::Locked => "cell-door-locked",
        };
        nodes.push(
            Node::group(parts)
                .id(format!("door-{door}"))
                .target(door_target(door as u8))
                .name(context.say(&Message::new(key).with("door", game.door_name(door as u8)))),
        );
    }
    Layer::new("doors", nodes)
}

fn is_wall_or_door(game: &Onb, at: Square) -> bool {
    matches!(game.map.ground(at.x, at.y), Ground::Wall | Ground::Door)
}

/// The leaf of a door that fills a cell.
fn leaf(area: Area, upright: bool, closed: bool, broken: bool) -> Vec<Node> {
    let plank = |area: Area| Node::rect(area).fill(Colour::Village).stroke(Colour::VillageMark, 1.2);
    let sill = Node::rect(area).fill(Colour::VillageMark).fill_opacity(0.16);
    let thick = CELL * 0.32;
    let band = if upright {
        Area::new(area.centre().x - thick / 2.0, area.y, thick, CELL)
    } else {
        Area::new(area.x, area.centre().y - thick / 2.0, CELL, thick)
    };
    if broken {
        let splinter = |n: f32| Area::new(area.x + 4.0 + n * 11.0, area.y + 8.0 + n * 7.0, 12.0, 4.0);
        return [sill].into_iter().chain((0..3u8).map(|n| plank(splinter(f32::from(n))))).collect();
    }
    if !closed {
        // Folded against the jamb.
        let open = if upright {
            Area::new(area.x + 1.0, area.y + 1.0, CELL - 2.0, 6.0)
        } else {
            Area::new(area.x + 1.0, area.y + 1.0, 6.0, CELL - 2.0)
        };
        return vec![sill, plank(open)];
    }
    let mut nodes = vec![sill, plank(band)];
    for n in 1..4u8 {
        let share = f32::from(n) / 4.0;
        let (a, b) = if upright {
            (pt(band.x, area.y + CELL * share), pt(band.right(), area.y + CELL * share))
        } else {
            (pt(area.x + CELL * share, band.y), pt(area.x + CELL * share, band.bottom()))
        };
        nodes.push(Node::line(a, b).stroke(Colour::VillageMark, 1.0));
    }
    nodes
}

/// The leaf of a door between two cells.
fn edge_leaf(a: Point, b: Point, closed: bool, broken: bool) -> Vec<Node> {
    let along = b - a;
    let post = |at: Point| Node::circle(at, 3.6).fill(Colour::Stone).stroke(Colour::Ink, 1.0);
    let leaf = |to: Point, dash: bool| {
        let line = Node::line(a, to).stroke(Colour::Village, 4.6);
        let rim = Node::line(a, to).stroke(Colour::VillageMark, 7.0);
        let rim = if dash { rim.dash(galerne_draw::scene::Dash::Short) } else { rim };
        [rim, line]
    };
    let swung = a + (along.left() + along * 0.25).unit() * (CELL * 0.8);
    let door = match (broken, closed) {
        (true, _) => leaf(a + along * 0.35, true),
        (_, true) => leaf(b, false),
        _ => leaf(swung, false),
    };
    door.into_iter().chain([post(a), post(b)]).collect()
}
