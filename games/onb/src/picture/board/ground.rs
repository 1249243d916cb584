//! What lies underfoot: grass or flagstones, rubble, stairs, pits; zones and the point to take.

use crate::game::Onb;
use crate::map::{Ground, cell};
use crate::options::Scenario;
use crate::picture::{CELL, Context, FINE, grid};
use crate::state::{Phase, State};
use galerne_draw::piece::SeatMark;
use galerne_draw::scene::Touch;
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Path, Point, pt};
use galerne_engine::{Message, Seat, Square, mix};

/// Letters of one column's share that are eleven pixels high on a screen of 390, whatever the size of the board: the page hides smaller ones.
const SHARE: f32 = 1.34;
/// The margin in letters: what the rim needs.
const RIM: f32 = 1.6;

/// The size of what must be read on the board itself: the rim, and the numbers of figures.
pub(crate) fn readable(game: &Onb) -> f32 {
    (SHARE * f32::from(game.map.width)).max(FINE)
}

pub(crate) fn view(game: &Onb) -> Area {
    grid(game).area().grown(RIM * readable(game))
}

/// A number from 0 to 1 that depends on the place alone, so that stones and tufts are the same in every drawing.
pub(crate) fn luck(at: Square, salt: u64) -> f32 {
    let seed = mix(at.x as u64 * 64 + at.y as u64, salt);
    (seed >> 40) as f32 / (1u64 << 24) as f32
}

/// A sheet of parchment with a double frame, and the letters and numbers of the rim.
pub(crate) fn paper(game: &Onb) -> Layer {
    let grid = grid(game);
    let area = grid.area();
    let mut nodes = vec![
        Node::rounded(view(game), 9.0).fill(Colour::SecondSoft),
        Node::rounded(view(game), 9.0).fill(Colour::Raised).fill_opacity(0.55),
        Node::rounded(view(game).grown(-3.0), 7.0).stroke(Colour::Line, 1.0),
        Node::rect(area.grown(4.0)).stroke(Colour::Ink, 1.6),
    ];
    nodes.extend(grid.rim(readable(game)));
    Layer::decoration("paper", nodes)
}

/// Where walls do not stand: outdoors a meadow, indoors flagstones of uneven tone.
pub(crate) fn cells(game: &Onb) -> Layer {
    let grid = grid(game);
    let indoor = game.map.indoor;
    let (ground, mark) = if indoor { (Colour::Floor, Colour::FloorMark) } else { (Colour::Steppe, Colour::ForestMark) };
    let mut nodes = vec![Node::rect(grid.area()).fill(ground)];
    if !indoor {
        nodes.push(Node::rect(grid.area()).fill(Colour::Forest).fill_opacity(0.55));
    }
    // One path per shade keeps the drawing small: a whole board is a dozen nodes.
    let mut shades = [Path::default(), Path::default()];
    let mut signs = Path::default();
    for at in grid.cells() {
        let tone = luck(at, 1);
        let shade = usize::from(tone > 0.5);
        if !(0.22..=0.8).contains(&tone) {
            let area = grid.base(at, 1).grown(if indoor { -1.0 } else { 0.0 });
            let corners = area.corners();
            shades[shade] = std::mem::take(&mut shades[shade]).and(Path::through(corners).close());
        }
        let free = game.map.ground(at.x, at.y) == Ground::Free;
        if free && !indoor && luck(at, 2) < 0.42 {
            signs = signs.and(tuft(grid.centre(at) + pt(luck(at, 3) - 0.5, luck(at, 4) - 0.5) * (CELL * 0.6)));
        } else if free && indoor && luck(at, 2) < 0.2 {
            signs = signs.and(crack(grid.base(at, 1), luck(at, 3)));
        }
    }
    let [dark, pale] = shades;
    nodes.push(Node::path(dark).fill(mark).fill_opacity(if indoor { 0.07 } else { 0.05 }));
    nodes.push(Node::path(pale).fill(Colour::Raised).fill_opacity(0.28));
    nodes.push(Node::path(signs).stroke(mark, 1.1).opacity(if indoor { 0.35 } else { 0.4 }));
    nodes.push(Node::path(grid.lines()).stroke(mark, 0.7).opacity(if indoor { 0.5 } else { 0.28 }));
    Layer::decoration("ground", nodes)
}

/// Three blades of grass.
fn tuft(at: Point) -> Path {
    let blade = |x: f32, y: f32| Path::from(at).bend(at + pt(x * 0.3, y), at + pt(x, y));
    blade(-4.0, -5.0).and(blade(0.4, -7.0)).and(blade(4.0, -4.6))
}

/// A crack across the corner of a flagstone.
fn crack(area: Area, luck: f32) -> Path {
    let corner = area.corners()[(luck * 4.0) as usize % 4];
    let inwards = (area.centre() - corner).unit();
    let start = corner + pt(inwards.x * (6.0 + 8.0 * luck), 0.0);
    Path::from(start).line(corner + inwards * (9.0 + 6.0 * luck)).line(corner + pt(0.0, inwards.y * 11.0))
}

/// Rough ground, stairs and pits.
pub(crate) fn marks(game: &Onb, state: &State) -> Layer {
    let grid = grid(game);
    let mut nodes = Vec::new();
    let indoor = game.map.indoor;
    for at in grid.cells() {
        let area = grid.base(at, 1);
        let rubble = state.rubble[usize::from(at.y as u8) % 26] >> (at.x as u8 & 31) & 1 != 0;
        match game.map.ground(at.x, at.y) {
            _ if rubble => nodes.push(stones(at, area, indoor)),
            Ground::Cluttered if indoor => nodes.push(stones(at, area, true)),
            Ground::Cluttered => nodes.push(bushes(at, area)),
            Ground::Stairs => nodes.push(stairs(game, at, area)),
            Ground::Obstacle(0) => nodes.push(pit(at, area)),
            _ => {}
        }
    }
    Layer::decoration("marks", nodes)
}

/// Broken stones, a little different on every cell.
fn stones(at: Square, area: Area, indoor: bool) -> Node {
    let (fill, line) =
        if indoor { (Colour::Mountain, Colour::MountainMark) } else { (Colour::Marsh, Colour::MarshMark) };
    let stone = |n: u64| {
        let centre = pt(area.x + CELL * (0.2 + 0.6 * luck(at, 10 + n)), area.y + CELL * (0.22 + 0.14 * n as f32));
        let size = 3.4 + 2.8 * luck(at, 20 + n);
        let corners =
            (0..5).map(|k| centre + Point::polar(size * (0.75 + 0.4 * luck(at, 30 + n * 8 + k)), 72.0 * k as f32));
        Node::polygon(corners.collect::<Vec<_>>()).fill(fill).stroke(line, 1.0)
    };
    Node::group((0..5).map(stone))
}

/// A thicket of three round bushes.
fn bushes(at: Square, area: Area) -> Node {
    let bush = |n: u64| {
        let centre = area.centre() + Point::polar(CELL * 0.2, 120.0 * n as f32 + 90.0 * luck(at, 40));
        let size = 7.0 + 2.4 * luck(at, 50 + n);
        let lobes = (0..6).map(|k| centre + Point::polar(size, 60.0 * k as f32)).collect::<Vec<_>>();
        let mut outline = Path::from(lobes[0]);
        for k in 1..=6 {
            outline = outline.arc(size * 0.56, false, false, lobes[k % 6]);
        }
        let vein = Path::from(centre + pt(-2.6, 1.5)).bend(centre + pt(0.0, -3.0), centre + pt(3.0, 1.0));
        Node::group([
            Node::path(outline.close()).fill(Colour::Forest).stroke(Colour::ForestMark, 1.1),
            Node::path(vein).stroke(Colour::ForestMark, 0.9).opacity(0.7),
        ])
    };
    Node::group((0..3).map(bush))
}

/// Steps that lead on towards the next stairs, or across.
fn stairs(game: &Onb, at: Square, area: Area) -> Node {
    let beside = |dx: i8| game.map.ground(at.x + dx, at.y) == Ground::Stairs;
    let lying = beside(1) || beside(-1);
    let mut steps = Vec::new();
    for n in 0..5u8 {
        let from = f32::from(n) * CELL / 5.0;
        let tread = if lying {
            Area::new(area.x, area.y + from, CELL, CELL / 5.0)
        } else {
            Area::new(area.x + from, area.y, CELL / 5.0, CELL)
        };
        steps.push(
            Node::rect(tread)
                .fill(Colour::Mountain)
                .fill_opacity(0.35 + 0.13 * f32::from(n))
                .stroke(Colour::MountainMark, 0.9),
        );
    }
    Node::group(steps)
}

/// A pit with dark water at the bottom.
fn pit(at: Square, area: Area) -> Node {
    let centre = area.centre();
    let edge = |reach: f32, salt: u64| {
        let points: Vec<Point> = (0..9)
            .map(|k| centre + Point::polar(CELL * reach * (0.9 + 0.16 * luck(at, salt + k % 8)), 45.0 * k as f32))
            .collect();
        Path::smooth(&points).close()
    };
    let ripple = |y: f32, w: f32| {
        Path::from(centre + pt(-w, y))
            .bend(centre + pt(-w * 0.5, y - 2.6), centre + pt(0.0, y))
            .bend(centre + pt(w * 0.5, y + 2.6), centre + pt(w, y))
    };
    Node::group([
        Node::path(edge(0.5, 60)).fill(Colour::Stone),
        Node::path(edge(0.4, 70)).fill(Colour::Water).stroke(Colour::WaterMark, 1.2),
        Node::path(ripple(-3.0, 7.0).and(ripple(3.0, 9.0))).stroke(Colour::WaterMark, 1.1),
    ])
}

/// Where armies are put down. Fields of colour while it matters, afterwards only their corners.
pub(crate) fn zones(game: &Onb, context: &Context<'_>) -> Layer {
    let (grid, state) = (grid(game), context.state());
    let deploying = state.round == 0 && state.phase != Phase::Over;
    let mut nodes = Vec::new();
    for seat in 0..game.seats as u8 {
        let mark = SeatMark::of(Seat(seat));
        let zone = grid.cells().filter(|at| game.map.zone(at.x, at.y) == seat + 1);
        let outline = grid.outline(zone);
        if deploying {
            nodes.push(Node::path(outline.clone()).fill(mark.colour()).fill_opacity(0.16));
        }
        let (width, ink) = if deploying { (2.6, 0.95) } else { (1.6, 0.4) };
        nodes.push(
            Node::path(outline)
                .id(format!("zone-{seat}"))
                .name(context.say(&Message::new("picture-zone").with("seat", Seat(seat))))
                .stroke(mark.colour(), width)
                .dash(mark.dash())
                .opacity(ink)
                .touch(Touch::Through),
        );
    }
    Layer::new("zones", nodes)
}

/// The point to take: a dotted frame and a banner in the colour of torches.
pub(crate) fn objective(game: &Onb, context: &Context<'_>) -> Layer {
    let grid = grid(game);
    let held: Vec<Square> = grid.cells().filter(|at| game.map.is_objective(at.x, at.y)).collect();
    if game.options.scenario != Scenario::Capture || held.is_empty() {
        return Layer::new("objective", []);
    }
    let corners = held.iter().flat_map(|&at| grid.base(at, 1).corners());
    let area = Area::enclosing(corners);
    let holders = game.sides_on_point(context.state());
    let flag = match (0..game.seats as u8).find(|&seat| holders == 1 << game.side(seat)) {
        Some(seat) => Colour::seat(Seat(seat)),
        None => Colour::Second,
    };
    let foot = pt(area.centre().x - 4.0, area.centre().y + 15.0);
    let top = foot - pt(0.0, 34.0);
    let cloth = Path::from(top)
        .bend(top + pt(9.0, -4.0), top + pt(17.0, 1.0))
        .bend(top + pt(13.0, 6.0), top + pt(18.0, 13.0))
        .bend(top + pt(9.0, 9.0), top + pt(0.0, 13.0))
        .close();
    let node = Node::group([
        Node::path(grid.outline(held.iter().copied())).fill(Colour::SecondSoft).fill_opacity(0.6),
        Node::path(grid.outline(held)).stroke(Colour::Second, 2.6).dash(galerne_draw::scene::Dash::Dotted),
        Node::line(foot, top).stroke(Colour::Ink, 2.0),
        Node::path(cloth).fill(flag).stroke(Colour::Ink, 1.0),
    ])
    .opacity(0.92)
    .touch(Touch::Through)
    .id("point")
    .name(context.say(&Message::new("picture-point")));
    Layer::new("objective", [node])
}

/// Every cell as a target below everything else: touching one that cannot be chosen gives its name and the reason.
pub(crate) fn spots(game: &Onb, context: &Context<'_>) -> Layer {
    let grid = grid(game);
    // Most cells are open ground: the sentence is made once for all of them.
    let open = context.say(&Message::new("spot-open").with("cell", "@"));
    let spots = grid.cells().map(|at| {
        let named = |key: &'static str| Message::new(key).with("cell", at.to_string());
        let name = match game.map.ground(at.x, at.y) {
            Ground::Free => open.replace('@', &at.to_string()),
            Ground::Door => at.to_string(),
            Ground::Cluttered => context.say(&named("spot-cluttered")),
            Ground::Stairs => context.say(&named("spot-stairs")),
            Ground::Wall => context.say(&named("spot-wall")),
            Ground::Obstacle(size) => context.say(&named("spot-obstacle").with("size", size)),
        };
        Node::rect(grid.base(at, 1))
            .target(format!("spot-{at}"))
            .name(name)
            .fill(Colour::Raised)
            .fill_opacity(0.0)
            .touch(Touch::Inside)
    });
    Layer::new("spots", spots.collect::<Vec<_>>())
}

/// The name of every cell.
pub(crate) fn coordinates(game: &Onb) -> Layer {
    let grid = grid(game);
    let open = |at: &Square| !game.map.wall_like(cell(at.x, at.y)).always;
    let names = grid.cells().filter(open).map(|at| {
        let corner = grid.base(at, 1);
        Node::text(pt(corner.x + 2.5, corner.y + 8.5), at.to_string(), Face::Sans, 8.0)
            .fill(Colour::InkSoft)
            .class("coordinate")
    });
    // The page shows them once it has seen that they can be read.
    Layer::decoration("coordinates", [Node::group(names).class("fine").class("too-small")])
}
