//! Floating islands: one, two or three layers of wood and earth high, with rock hanging below; what holds them fast; and the
//! outline of what the viewer's missions count.

use super::{GRID, REGIONS, SIZE, centre, corner, hex, shown_hand};
use crate::cells::Cell;
use crate::event::Event;
use crate::game::Pluvionautes;
use crate::missions::Mission;
use crate::sky::Terrain;
use crate::state::{Phase, State};
use galerne_draw::board::Land;
use galerne_draw::scene::Dash;
use galerne_draw::{Colour, Layer, Node, Path, PictureContext, Point, pt};
use galerne_engine::mix;

/// Where the island on that cell lay at first: its name for the whole game, so that a towed island slides.
fn origin(events: &[Event], cell: Cell) -> Cell {
    events.iter().rev().fold(cell, |at, event| match *event {
        Event::Towed { from, to, .. } if to == at => from,
        _ => at,
    })
}

pub(crate) fn land(terrain: Terrain) -> Land {
    match terrain {
        Terrain::Plain => Land::Steppe,
        Terrain::Forest => Land::Forest,
        Terrain::Mountain => Land::Mountain,
    }
}

pub(super) fn islands(game: &Pluvionautes, context: &PictureContext<'_, Pluvionautes>) -> Layer {
    let state = context.state();
    let mut drawn: Vec<(Cell, Node)> = Cell::all()
        .filter_map(|cell| state.sky.at(cell).map(|terrain| (cell, terrain)))
        .map(|(cell, terrain)| {
            let first = origin(context.events, cell);
            let held = !state.is_towable(cell) || game.is_moored(state, cell.0);
            // It slides when it is towed, and lies still otherwise: a page that never rests drains a phone.
            let is_under = state.dice.iter().any(|die| die.cell == cell.0);
            let mut node = Node::group([shaped(terrain, u64::from(first.0), if is_under { UNDER } else { 0.0 })]);
            if held {
                // Between the sign of the terrain and the name of the cell.
                node = node.with(chain(pt(0.0, SIZE * 0.4)));
            }
            (first, node.id(format!("island-{first}")).class("moves").at(centre(cell)).decoration())
        })
        .collect();
    drawn.sort_by_key(|(first, _)| *first);
    Layer::new("islands", drawn.into_iter().map(|(_, node)| node))
}

/// How much lower the sign of an island stands that lies under a cloud.
const UNDER: f32 = SIZE * 0.15;

/// One island round its origin. `seed` makes no two alike.
pub(crate) fn island(terrain: Terrain, seed: u64) -> Node {
    shaped(terrain, seed, 0.0)
}

/// An island whose sign stands so much lower.
fn shaped(terrain: Terrain, seed: u64, lower: f32) -> Node {
    let kind = land(terrain);
    let luck = |salt: u64| (mix(seed, salt) >> 40) as f32 / (1u64 << 24) as f32;
    let layers = terrain as u8;
    let wobble: [f32; 6] = std::array::from_fn(|corner| 0.94 + 0.1 * luck(corner as u64));
    let top = |lift: f32, size: f32| {
        let corners: [Point; 6] = std::array::from_fn(|corner| {
            let reach = SIZE * 0.76 * size * wobble[corner];
            flat(Point::polar(reach, 30.0 + 60.0 * corner as f32)) + pt(0.0, -2.6 - lift)
        });
        rounded(&corners)
    };
    // Seen a little from the side: the tops are flatter than the cells, and the rock below shows.
    let rock = |x: f32, wide: f32, deep: f32| {
        Path::from(pt(x - wide, 0.2))
            .line(pt(x - wide * 0.5, 0.2 + deep * 0.62))
            .line(pt(x + wide * 0.1, 0.2 + deep))
            .line(pt(x + wide * 0.6, 0.2 + deep * 0.5))
            .line(pt(x + wide, 0.2))
            .close()
    };
    let left = rock(-0.3, 0.3, 0.44 + 0.1 * luck(7));
    let right = rock(0.36, 0.25, 0.4 + 0.1 * luck(9));
    let hanging = left.and(right).and(rock(0.02, 0.4, 0.62 + 0.1 * luck(8)));
    let mut parts = vec![
        Node::ellipse(pt(0.0, SIZE * 0.84), pt(SIZE * 0.5, SIZE * 0.09)).fill(Colour::Shade).opacity(0.16),
        Node::path(hanging.placed(Point::ORIGIN, SIZE)).fill(Colour::Stone).opacity(0.85),
        Node::path(top(-3.2, 0.99)).fill(kind.mark()),
    ];
    for layer in 0..layers {
        let (lift, size) = (f32::from(layer) * 3.6, 1.0 - 0.09 * f32::from(layer));
        if layer > 0 {
            parts.push(Node::path(top(lift - 3.0, size)).fill(kind.mark()).opacity(0.8));
        }
        parts.push(Node::path(top(lift, size)).fill(kind.ground()).stroke(kind.mark(), 1.1));
    }
    let lift = f32::from(layers - 1) * 3.6;
    parts.push(kind.sign(pt(0.0, lower - lift), SIZE * 0.34));
    Node::group(parts)
}

fn flat(point: Point) -> Point {
    pt(point.x, point.y * 0.84)
}

/// A closed line through the middles of the edges, bent round each corner.
fn rounded(corners: &[Point; 6]) -> Path {
    let middle = |corner: usize| corners[corner % 6].towards(corners[(corner + 1) % 6], 0.5);
    // Two thirds of the way to the corner keep the hexagon recognisable.
    let near = |corner: usize, side: usize| middle(side).towards(corners[corner % 6], 0.35);
    let mut path = Path::from(near(0, 5));
    for (corner, &tip) in corners.iter().enumerate() {
        path = path.bend(tip, near(corner, corner)).line(near(corner + 1, corner));
    }
    path.close()
}

/// Two links: this island does not move any more.
fn chain(at: Point) -> Node {
    let link = |x: f32| Node::ellipse(at + pt(x, 0.0), pt(4.2, 2.7)).stroke(Colour::Raised, 3.6);
    let ink = |x: f32| Node::ellipse(at + pt(x, 0.0), pt(4.2, 2.7)).stroke(Colour::Ink, 1.5);
    Node::group([link(-3.0), link(3.0), ink(-3.0), ink(3.0)])
}

/// What the missions shown to the viewer count on the board as it stands.
pub(super) fn regions(game: &Pluvionautes, context: &PictureContext<'_, Pluvionautes>) -> Layer {
    let state = context.state();
    // At the end the count marks the islands of all seats.
    let wanted = context.is_on(&REGIONS) && state.phase != Phase::Over;
    let held = shown_hand(game, context).filter(|_| wanted).and_then(|seat| state.missions(seat));
    let missions = held.unwrap_or_default();
    let nodes = Mission::ALL.into_iter().filter(|mission| missions.contains(mission)).map(|mission| {
        let counted = game.cells_counted(state, mission);
        counting(state, mission, &counted).id(format!("region-{}", mission.id()))
    });
    Layer::decoration("regions", nodes)
}

/// A line in the colour of its card round a region, or a small villager's roof on each island in the rain.
fn counting(state: &State, mission: Mission, cells: &[Cell]) -> Node {
    if mission.is_livestock() {
        let border = GRID.outline(cells.iter().map(|&cell| hex(cell)));
        return Node::group([
            Node::path(border.clone()).stroke(Colour::Raised, 4.6),
            Node::path(border).stroke(Colour::Second, 2.4).dash(Dash::Long),
        ]);
    }
    Node::group(cells.iter().map(|&cell| roof(corner(state, cell), 5.6)))
}

/// A little house: villagers are helped here.
fn roof(at: Point, size: f32) -> Node {
    let house = Path::through(
        [(-0.72, 0.9), (-0.72, -0.05), (-1.0, -0.05), (0.0, -1.0), (1.0, -0.05), (0.72, -0.05), (0.72, 0.9)]
            .map(|(x, y)| pt(x, y)),
    )
    .close()
    .placed(at, size);
    Node::path(house).fill(Colour::Raised).stroke(Colour::Ink, 1.5)
}
