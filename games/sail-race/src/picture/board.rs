//! The chart itself: water, wind, reefs, buoys and their gates.

use super::{GRID, SIZE, sheets};
use crate::course::Tour;
use crate::course::map::{Buoy, Map, place};
use crate::event::Event;
use crate::game::SailRace;
use crate::state::{Phase, State};
use galerne_draw::piece::curved_arrow;
use galerne_draw::scene::{Dash, Touch};
use galerne_draw::text::Face;
use galerne_draw::wind::{Wind as Breeze, streamlines};
use galerne_draw::{Area, Colour, Keep, Layer, Node, Path, PictureContext, Point, pt};
use galerne_engine::{Direction, Hex, Message, SeatSet, mix};

/// The rectangle round the sea. Hundreds of hexes are measured for it, and many drawings ask for it.
pub(super) fn sea(race: &SailRace) -> Area {
    static SEAS: Keep<u8, Area> = Keep::new(SIZES);
    let board = race.course().board();
    SEAS.get(board.radius(), || GRID.area(board.iter()))
}

pub(super) fn view(race: &SailRace) -> Area {
    sea(race).grown(SIZE * 1.3)
}

/// Chart paper with the sea on it: a hair-line grid, and two depth lines along the coast of the map.
pub(super) fn water(race: &SailRace) -> Layer {
    static WATER: Keep<u8, Layer> = Keep::new(SIZES);
    WATER.get(race.course().board().radius(), || draw_water(race))
}

fn draw_water(race: &SailRace) -> Layer {
    let board = race.course().board();
    let paper = Node::rounded(view(race), SIZE * 0.6).fill(Colour::Raised);
    let sea = Node::path(GRID.outline(board.iter())).fill(Colour::Water);
    let inner = |rings: u8| {
        let reach = board.radius().saturating_sub(rings).max(1);
        let hexes = galerne_engine::Hexagon::new(reach).iter();
        Node::path(GRID.outline(hexes)).stroke(Colour::WaterMark, 0.7).opacity(0.22)
    };
    let grid = board.iter().fold(Path::default(), |path, hex| {
        let corners = GRID.corners(hex);
        // Three edges of each hex draw the whole grid once.
        path.jump(corners[0]).line(corners[1]).line(corners[2]).line(corners[3])
    });
    let grid = Node::path(grid).stroke(Colour::WaterMark, 0.6).opacity(0.38);
    let coast = Node::path(GRID.outline(board.iter())).stroke(Colour::WaterMark, 2.0);
    Layer::decoration("water", [paper, sea, inner(1), inner(3), grid, coast])
}

/// Streamlines of the present wind: engraved once for every size of board, towards East, and turned with the wind. So a new wind
/// is a few changed attributes, not a hundred new lines for every reader. The stronger it blows, the more of them are seen.
pub(super) fn wind(race: &SailRace, state: &State) -> impl Iterator<Item = Layer> {
    static BREEZE: Keep<u8, Vec<Layer>> = Keep::new(SIZES);
    let blows = !matches!(state.phase, Phase::WindChoice | Phase::InitialWind);
    let strength = if blows { usize::from(state.wind.force()) } else { 0 };
    let ink = if state.wind.gale { 0.34 } else { 0.24 };
    let towards = f32::from(state.wind.direction) + 180.0;
    BREEZE
        .get(race.course().board().radius(), || engrave(race))
        .into_iter()
        .enumerate()
        .map(move |(band, layer)| layer.turned(towards % 360.0).faded(if band < strength { ink } else { 0.0 }))
}

/// The lines of a gale in as many bands as there are forces. Each band lies all over the sea: lines come in an order that jumps about.
fn engrave(race: &SailRace) -> Vec<Layer> {
    let area = sea(race).grown(-SIZE);
    let lines = streamlines(area, Breeze { degrees: 0.0, force: 6, seed: 1 }, SIZE * 1.25);
    let lines: Vec<Node> = lines
        .into_iter()
        .filter(|line| is_sea(race, line))
        .map(|line| Node::group([head(&line), Some(line)].into_iter().flatten()))
        .collect();
    let band = |band: usize| {
        let lines = lines.iter().skip(band).step_by(BANDS).cloned();
        Layer::decoration(format!("wind-{}", band + 1), [Node::group(lines).fill(Colour::WaterMark)])
    };
    (0..BANDS).map(band).collect()
}

/// The head of a line that blows East, as an arrow has one: without it a line does not say which way it blows.
fn head(line: &Node) -> Option<Node> {
    let galerne_draw::scene::Shape::Path(path) = &line.shape else { return None };
    let tip = path.points().max_by(|a, b| a.x.total_cmp(&b.x))?;
    let behind: Vec<Point> = path.points().filter(|point| (SIZE..SIZE * 4.0).contains(&(tip.x - point.x))).collect();
    let sum = behind.iter().fold(Point::ORIGIN, |sum, &point| sum + point);
    let along = if behind.is_empty() { pt(1.0, 0.0) } else { (tip - sum * (1.0 / behind.len() as f32)).unit() };
    let (back, side) = (tip - along * (SIZE * 0.55), along.left() * (SIZE * 0.26));
    Some(Node::polygon([tip + along * (SIZE * 0.2), back + side, tip - along * (SIZE * 0.32), back - side]))
}

/// The strongest wind is a gale of force 4.
const BANDS: usize = 4;
/// How many sizes of boards are cached as drawings.
const SIZES: usize = 16;

/// Whether a line lies on the sea however it is turned: within the circle that fits into the board.
fn is_sea(race: &SailRace, line: &Node) -> bool {
    let reach = SIZE * 1.5 * (f32::from(race.course().board().radius()) - 0.5);
    match &line.shape {
        galerne_draw::scene::Shape::Path(path) => path.points().all(|point| point.x.hypot(point.y) <= reach),
        _ => true,
    }
}

/// Every hex as a thing below everything else: touching one says whether the boat could get there.
pub(super) fn open_sea(race: &SailRace, context: &PictureContext<'_, SailRace>) -> Layer {
    static SEAS: Keep<(u8, String), Layer> = Keep::new(SIZES);
    let (board, name) = (race.course().board(), context.say(&Message::new("picture-open-sea")));
    SEAS.get((board.radius(), name.clone()), || {
        let spot = |hex: Hex| {
            Node::path(GRID.outline([hex]))
                .target(format!("hex-{}_{}", hex.q, hex.r))
                .name(name.clone())
                .touch(Touch::Inside)
        };
        Layer::new("open-sea", board.iter().map(spot).collect::<Vec<_>>())
    })
}

/// The hex whose thing ends in that.
pub(super) fn hex_named(name: &str) -> Option<Hex> {
    let (q, r) = name.split_once('_')?;
    Some(Hex::new(q.parse().ok()?, r.parse().ok()?))
}

/// Reefs, the start and its zone.
pub(super) fn marks(race: &SailRace, context: &PictureContext<'_, SailRace>) -> Layer {
    static MARKS: Keep<(Hex, Vec<Hex>, [String; 2]), Layer> = Keep::new(64);
    let map = race.course().map();
    let words = ["picture-zone", "picture-reef"].map(|key| context.say(&Message::new(key)));
    MARKS.get((map.start, map.reefs.clone(), words.clone()), || draw_marks(map, &words))
}

fn draw_marks(map: &Map, [zone_name, reef_name]: &[String; 2]) -> Layer {
    let zone = [map.start].into_iter().chain(map.start.neighbours());
    let start = GRID.centre(map.start);
    let mut nodes = vec![
        Node::path(GRID.outline(zone))
            .id("finish-zone")
            .name(zone_name)
            .fill(Colour::AccentSoft)
            .fill_opacity(0.7)
            .stroke(Colour::Accent, 1.6)
            .dash(Dash::Dashed),
        start_mark(start),
    ];
    for &reef in &map.reefs {
        nodes.push(rocks(reef).id(format!("reef-{}-{}", reef.q, reef.r)).name(reef_name));
    }
    Layer::new("marks", nodes)
}

/// Two crossed flags: a start line and a finish line. They are tall enough to be seen behind a boat that lies there.
fn start_mark(at: Point) -> Node {
    let flag = |side: f32| {
        let (foot, top) = (at + pt(-side * 6.0, 12.0), at + pt(side * 11.0, -21.0));
        let tip = top + pt(side * 10.0, 5.0);
        Node::group([
            Node::line(foot, top).stroke(Colour::Ink, 1.6),
            Node::polygon([top, tip, top + pt(-side * 4.6, 9.0)]).fill(Colour::Second).stroke(Colour::Ink, 0.8),
        ])
    };
    Node::group([flag(1.0), flag(-1.0)]).decoration()
}

/// A cluster of rocks in a ring of foam, a little different in every hex.
fn rocks(hex: Hex) -> Node {
    let luck = |salt: u64| {
        let seed = mix((i64::from(hex.q) * 64 + i64::from(hex.r)) as u64, salt);
        (seed >> 40) as f32 / (1u64 << 24) as f32
    };
    let centre = GRID.centre(hex);
    let foam = Node::path(GRID.outline([hex])).fill(Colour::Raised).fill_opacity(0.55).stroke(Colour::WaterMark, 0.9);
    let rock = |number: u64, at: Point, size: f32| {
        let corners = (0..7u64).map(|i| {
            let reach = size * (0.72 + 0.5 * luck(number * 16 + i));
            at + Point::polar(reach, 360.0 / 7.0 * i as f32 + 20.0 * luck(number))
        });
        let ridge = at + pt(-size * 0.1, -size * 0.35);
        Node::group([
            // The bright rim keeps the rock apart from the dark sea of the night theme.
            Node::polygon(corners).fill(Colour::Stone).stroke(Colour::StoneMark, 1.0),
            Node::path(
                Path::from(at + pt(-size * 0.6, size * 0.25)).line(ridge).line(at + pt(size * 0.45, size * 0.1)),
            )
            .stroke(Colour::StoneMark, 1.0)
            .opacity(0.75),
        ])
    };
    Node::group([
        foam,
        rock(1, centre + pt(-4.5, 2.5), SIZE * 0.36),
        rock(2, centre + pt(6.0, -3.0), SIZE * 0.29),
        rock(3, centre + pt(3.5, 7.5), SIZE * 0.2),
    ])
}

/// Buoys, their gates, the way to pass them, and what has been rounded.
pub(super) fn gates(race: &SailRace, context: &PictureContext<'_, SailRace>) -> Layer {
    let state = context.state();
    // Of the boat that is asked, else of the viewer's own, else of all: rounded by every one of them, next for any of them.
    let asked = super::rays::chooser(context).map_or(context.me, SeatSet::one);
    let whose = if asked.is_empty() { SeatSet::first(race.seats) } else { asked };
    let rounded = || whose.iter().map(|seat| state.boat(seat).rounded);
    let mut nodes = Vec::new();
    for (index, buoy) in race.course().map().buoys.iter().enumerate() {
        // Things keep the number of the map as their name; what is printed on a buoy is its place in the order sailed.
        let (name, number) = (index as u8 + 1, race.buoy_number(state, index));
        let is_next =
            state.tour.is_some() && state.phase != Phase::Over && rounded().any(|rounded| number == rounded + 1);
        let is_done = state.tour.is_some() && rounded().all(|rounded| number <= rounded);
        nodes.push(gate(race, *buoy, name, is_next));
        if let Some(tour) = state.tour {
            nodes.push(way_through(*buoy, tour, name, is_next));
        }
        nodes.push(flash(*buoy, name, just_rounded(context, number)));
        let sheet = context.say(&sheets::buoy(race, context, number, is_next, is_done));
        nodes.push(buoy_mark(*buoy, number, is_next, is_done).id(format!("buoy-{name}")).name(sheet));
    }
    Layer::new("gates", nodes)
}

/// Whether a boat has rounded it on the last move.
fn just_rounded(context: &PictureContext<'_, SailRace>, number: u8) -> bool {
    let turn = context.events.iter().rposition(|event| matches!(event, Event::Weather { .. })).unwrap_or(0);
    let rounds = |event: &Event| matches!(event, Event::Rounded { buoy, .. } if *buoy == number);
    context.events[turn..].iter().any(rounds)
}

/// A ring of light that springs from under a buoy when it is rounded, and goes back a turn later.
fn flash(buoy: Buoy, name: u8, lit: bool) -> Node {
    let ring = Node::circle(Point::ORIGIN, SIZE * 0.7).fill(Colour::Good).fill_opacity(0.25).stroke(Colour::Good, 2.0);
    Node::group([ring])
        .id(format!("flash-{name}"))
        .class("moves")
        .decoration()
        .at(GRID.centre(buoy.hex()))
        .scaled(if lit { 2.4 } else { 0.5 })
}

/// A dotted line from the buoy to the border.
fn gate(race: &SailRace, buoy: Buoy, name: u8, is_next: bool) -> Node {
    let hexes: Vec<Hex> = buoy.gate_hexes(race.course().board()).collect();
    let last = hexes.last().copied().unwrap_or(buoy.hex());
    let end = GRID.edge_middle(last, buoy.gate);
    let (colour, width) = if is_next { (Colour::Second, 3.2) } else { (Colour::WaterMark, 2.0) };
    let line = Node::line(GRID.centre(buoy.hex()), end).stroke(colour, width).dash(Dash::Dotted);
    let lit = is_next.then(|| {
        Node::path(GRID.outline(hexes)).fill(Colour::SecondSoft).fill_opacity(0.65).stroke(Colour::Second, 1.0)
    });
    Node::group(lit.into_iter().chain([line])).id(format!("gate-{name}")).decoration()
}

/// An arrow round the outside of the buoy, from the near side to the far side.
fn way_through(buoy: Buoy, tour: Tour, name: u8, is_next: bool) -> Node {
    let gate = buoy.hex().towards(buoy.gate);
    let sides: [Hex; 2] =
        [buoy.gate.turned(2), buoy.gate.turned(4)].map(|direction: Direction| gate.towards(direction));
    let near_is_positive = tour == Tour::Ccw;
    let (near, far) =
        if (buoy.side(sides[0]) > 0) == near_is_positive { (sides[0], sides[1]) } else { (sides[1], sides[0]) };
    let bend = if tour == Tour::Ccw { -0.16 } else { 0.16 };
    let colour = if is_next { Colour::Second } else { Colour::WaterMark };
    curved_arrow(GRID.centre(near), GRID.centre(far), bend, 2.2, colour).id(format!("way-{name}")).decoration()
}

/// The buoy: a float with its number; a tick once it is rounded. The figure can be read on a screen of 390 pixels.
fn buoy_mark(buoy: Buoy, number: u8, is_next: bool, is_done: bool) -> Node {
    let size = SIZE * 0.8;
    let (body, on_body) = if is_done { (Colour::Good, Colour::Raised) } else { (Colour::Second, Colour::OnSecond) };
    let mut parts = Vec::new();
    if is_next {
        parts.push(Node::circle(Point::ORIGIN, size * 1.3).fill(Colour::SecondSoft).stroke(Colour::Second, 2.4));
    }
    parts.push(Node::circle(Point::ORIGIN, size).fill(body).stroke(Colour::Ink, 1.4));
    parts.push(Node::label(Point::ORIGIN, number.to_string(), Face::SansBold, SIZE * 1.24).fill(on_body));
    if is_done {
        let tick = Path::from(pt(size * 0.5, -size * 0.75))
            .line(pt(size * 0.78, -size * 0.42))
            .line(pt(size * 1.3, -size * 1.1));
        parts.push(Node::path(tick.clone()).stroke(Colour::Raised, 5.0));
        parts.push(Node::path(tick).stroke(Colour::Good, 2.8));
    }
    Node::group(parts).at(GRID.centre(buoy.hex()))
}

/// The names of all hexes, as in files and the terminal. The page shows them once it has found that they are legible.
pub(super) fn coordinates(race: &SailRace) -> Layer {
    static NAMES: Keep<u8, Layer> = Keep::new(SIZES);
    let board = race.course().board();
    let names =
        || Node::group(board.iter().map(|hex| GRID.coordinate(hex, place(hex)))).class("fine").class("too-small");
    NAMES.get(board.radius(), || Layer::decoration("coordinates", [names()]))
}
