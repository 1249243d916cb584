//! Boards as the five games might use them.

use crate::sheets::{accent, caption, sheet};
use galerne_draw::{
    Area, Colour, Layer, Node, Path, Point, Scene,
    board::{HexGrid, Land, SquareGrid, Tip},
    piece::{DieColour, SeatMark, arrow, curved_arrow, die, disc, pawn, token},
    pt,
    scene::Dash,
    text::Face,
    wind::{Rose, Wind, streamlines},
};
use galerne_engine::{Direction, Hex, Hexagon, Seat, Square};

/// A race on hexes, under the wind.
pub(crate) fn sea() -> Scene {
    let grid = HexGrid::new(Tip::Pointy, 24.0);
    let board = Hexagon::new(8);
    let view = grid.area(board.iter()).grown(46.0);
    let wind = Wind { degrees: 205.0, force: 4, seed: 3 };
    let cells = board.iter().map(|hex| grid.cell(hex, 0.0).id(format!("cell-{}-{}", hex.q, hex.r)));
    let sea = Node::path(grid.outline(board.iter())).fill(Colour::AccentSoft);
    let cells = Node::group(cells).stroke(Colour::Accent, 0.5).opacity(0.45);
    let rim = Node::path(grid.outline(board.iter())).stroke(Colour::Accent, 2.0);
    let reefs = [Hex::new(2, -3), Hex::new(3, -3), Hex::new(-4, 1), Hex::new(0, 4)];
    let reef = |hex: Hex| {
        let at = grid.centre(hex);
        let rock = [(-0.6, 0.35), (-0.35, -0.3), (-0.05, 0.0), (0.2, -0.55), (0.62, 0.35)];
        Node::polygon(rock.map(|(x, y)| at + pt(x, y) * 24.0)).fill(Colour::Ink)
    };
    let finish = Hexagon::new(2).iter().map(|hex| Hex::new(hex.q - 2, hex.r + 5));
    let zone = Node::path(grid.outline(finish)).stroke(Colour::Second, 2.0).dash(Dash::Dashed);
    let buoy = Hex::new(4, -2);
    let gate: Vec<Point> = (1..4).map(|k| grid.centre(Hex::new(4 + k, -2))).collect();
    let gate_line =
        Node::line(grid.centre(buoy), gate[2] + pt(20.0, 0.0)).stroke(Colour::Second, 3.0).dash(Dash::Dotted);
    let near = arrow(gate[1] + pt(0.0, 26.0), gate[1] - pt(0.0, 26.0), 2.6, Colour::Second);
    let buoy = disc(Seat(2), 13.0).at(grid.centre(buoy));
    let wake = |hexes: &[(i8, i8)], seat: u8| {
        let mark = SeatMark::of(Seat(seat));
        let way: Vec<Point> = hexes.iter().map(|&(q, r)| grid.centre(Hex::new(q, r))).collect();
        let dots = way.iter().map(|&at| Node::circle(at, 2.6).fill(mark.colour())).collect::<Vec<_>>();
        Node::polyline(way).stroke(mark.colour(), 2.4).dash(mark.dash()).with(Node::group(dots))
    };
    let boats = [
        (Hex::new(3, -1), 0, "1", &[(-2, 5), (-1, 4), (0, 3), (1, 2), (1, 1), (2, 0), (3, -1)][..]),
        (Hex::new(1, 0), 1, "2", &[(-2, 5), (-1, 5), (0, 4), (1, 3), (1, 2), (1, 1), (1, 0)][..]),
    ];
    let wakes: Vec<Node> = boats.iter().map(|&(_, seat, _, way)| wake(way, seat)).collect();
    let tokens = boats.iter().map(|&(hex, seat, text, _)| {
        token(Seat(seat), 13.0, text).id(format!("boat-{seat}")).name(format!("bateau {text}")).at(grid.centre(hex))
    });
    let start = Node::label(grid.centre(Hex::new(-2, 5)), "#", Face::SerifBold, 22.0)
        .fill(Colour::Second)
        .rimmed(Colour::AccentSoft, 4.0);
    let names = [(7, -7, "7, −7"), (-7, 0, "−7, 0"), (0, 7, "0, 7")];
    let names = names.map(|(q, r, text)| grid.coordinate(Hex::new(q, r), text));
    Scene::new("board-sea", view)
        .named("Sail Race")
        .accented(accent("sail-race"))
        .layer(Layer::decoration("sea", [sea]))
        .layer(Layer::decoration(
            "sea-wind",
            [Node::group(streamlines(grid.area(board.iter()), wind, 22.0)).fill(Colour::Accent).opacity(0.3)],
        ))
        .layer(Layer::new("sea-cells", [cells, rim]))
        .layer(Layer::new("sea-marks", [zone, gate_line, near]))
        .layer(Layer::new("sea-reefs", reefs.map(reef)))
        .layer(Layer::decoration("sea-names", names))
        .layer(Layer::decoration("sea-wakes", wakes))
        .layer(Layer::new("sea-boats", tokens.chain([buoy, start])))
        .ground(Colour::SecondSoft)
}

/// A landscape of flat-topped tiles.
pub(crate) fn steppe() -> Scene {
    let grid = HexGrid { origin: pt(120.0, 560.0), ..HexGrid::new(Tip::Flat, 58.0) };
    let rows = [
        (0, 0, Land::City),
        (0, -1, Land::Steppe),
        (1, -2, Land::Forest),
        (1, -1, Land::Mountain),
        (2, -2, Land::Hut),
        (2, -3, Land::Village),
        (0, -2, Land::Water),
        (0, -3, Land::Desert),
        (1, -3, Land::Marsh),
        (1, -4, Land::Snow),
        (2, -4, Land::Steppe),
        (3, -4, Land::Forest),
        (3, -3, Land::Mountain),
        (3, -5, Land::Water),
        (4, -5, Land::City),
        (4, -4, Land::Desert),
        (2, -5, Land::Hut),
        (4, -6, Land::Steppe),
    ];
    let mut nodes = vec![];
    for (q, r, land) in rows {
        let hex = Hex::new(q, r);
        let at = grid.centre(hex);
        let cell = grid.cell(hex, 0.035).fill(land.ground()).stroke(land.mark(), 1.4);
        nodes.push(cell.id(format!("tile-{q}-{r}")).target(format!("tile-{q}-{r}")).name(format!("{q}, {r}")));
        nodes.push(land.sign(at - pt(0.0, 12.0), 27.0));
        nodes.push(grid.coordinate(hex, format!("{q}, {r}")));
    }
    let reach = [(0, -1), (0, -2), (1, -2), (1, -1)].map(|(q, r)| Hex::new(q, r));
    nodes.push(Node::path(grid.outline(reach)).stroke(Colour::Legal, 4.0));
    let (from, to) = (grid.centre(Hex::new(0, 0)), grid.centre(Hex::new(1, -2)));
    nodes.push(curved_arrow(from - pt(0.0, 30.0), to + pt(-10.0, 26.0), 0.18, 3.4, Colour::Second));
    for (i, (colour, value)) in
        [(DieColour::White, 4), (DieColour::Green, 1), (DieColour::Black, 2)].into_iter().enumerate()
    {
        nodes.push(die(colour, 16.0, Some(value)).at(grid.centre(Hex::new(1, -3)) + pt(-22.0 + 22.0 * i as f32, 16.0)));
    }
    nodes.push(pawn(Seat(0), 52.0).at(grid.centre(Hex::new(0, 0)) + pt(10.0, 16.0)).id("pawn-0").name("horde"));
    let wind = Wind { degrees: 300.0, force: 5, seed: 11 };
    let lines =
        Node::group(streamlines(Area::new(20.0, 90.0, 620.0, 560.0), wind, 26.0)).fill(Colour::Second).opacity(0.13);
    let scene = sheet("board-steppe", 660.0, 670.0, "Windwalkers", nodes).accented(accent("windwalkers"));
    let mut scene = scene;
    scene.layers.insert(1, Layer::decoration("steppe-wind", [lines]));
    scene
}

/// Islands in the sky, rain over them, buildings on the edges.
pub(crate) fn islands() -> Scene {
    let grid = HexGrid::new(Tip::Pointy, 42.0);
    let board = Hexagon::new(4);
    let view = grid.area(board.iter()).grown(36.0);
    let lands = [
        (0, 0, Land::Mountain),
        (1, 0, Land::Forest),
        (1, -1, Land::Steppe),
        (0, -1, Land::Steppe),
        (-2, 1, Land::Forest),
    ];
    let lands = lands.into_iter().chain([
        (-1, 2, Land::Steppe),
        (2, -3, Land::Mountain),
        (-3, 0, Land::Steppe),
        (2, 1, Land::Forest),
    ]);
    let name = |hex: Hex| format!("{}{}", (b'A' + (hex.r + 3) as u8) as char, hex.q - (-3).max(-3 - hex.r) + 1);
    let cell = |hex: Hex| {
        let shape = grid.cell(hex, 0.0).fill(Colour::SecondSoft).stroke(Colour::Accent, 0.8);
        shape.id(format!("cell-{}", name(hex))).target(name(hex)).name(name(hex))
    };
    let mut nodes: Vec<Node> = board.iter().map(cell).collect();
    for (q, r, land) in lands {
        let hex = Hex::new(q, r);
        let levels = match land {
            Land::Steppe => 1,
            Land::Forest => 2,
            _ => 3,
        };
        let mut parts = Vec::new();
        for level in 0..levels {
            let lift = pt(0.0, 3.0 - 4.5 * level as f32);
            let corners = grid.corners(Hex::CENTRE).map(|p| p * 0.8 + lift);
            let ground = if level == levels - 1 { land.ground() } else { Colour::Mountain };
            parts.push(Node::polygon(corners).fill(ground).stroke(land.mark(), 1.4));
        }
        parts.push(land.sign(pt(0.0, 3.0 - 4.5 * (levels - 1) as f32 - 2.0), 16.0));
        nodes.push(Node::group(parts).id(format!("island-{q}-{r}")).class("moves").at(grid.centre(hex)));
    }
    let rain: Vec<Hex> = Hexagon::new(2).iter().map(|hex| Hex::new(hex.q + 1, hex.r)).collect();
    let cover = Node::path(grid.outline(rain.iter().copied()))
        .fill(Colour::Rain)
        .fill_opacity(0.45)
        .stroke(Colour::Accent, 2.2);
    let drops = rain.iter().fold(Path::default(), |path, &hex| {
        [(-14.0, -22.0), (10.0, -26.0), (18.0, -8.0), (-24.0, 4.0)].into_iter().fold(path, |path, (x, y)| {
            let at = grid.centre(hex) + pt(x, y);
            path.jump(at).line(at + pt(-2.5, 7.0))
        })
    });
    nodes.push(cover);
    nodes.push(Node::path(drops).stroke(Colour::Accent, 1.4).opacity(0.8));
    for (hex, side) in [(Hex::CENTRE, Direction::E), (Hex::new(1, 0), Direction::NE), (Hex::new(-2, 1), Direction::SE)]
    {
        let [a, b] = grid.edge(hex, side);
        nodes.push(Node::line(a.towards(b, 0.18), a.towards(b, 0.82)).stroke(Colour::Paper, 9.0));
        nodes.push(Node::line(a.towards(b, 0.18), a.towards(b, 0.82)).stroke(Colour::Second, 6.0));
    }
    nodes.push(die(DieColour::Blue, 26.0, Some(3)).at(grid.centre(Hex::new(1, 0)) - pt(0.0, 8.0)).id("weather-1"));
    nodes.push(die(DieColour::White, 26.0, Some(5)).at(grid.centre(Hex::new(-1, 0))).id("balloon"));
    let names = board.iter().map(|hex| grid.coordinate(hex, name(hex)).fill(Colour::Ink));
    Scene::new("board-islands", view)
        .named("Les Pluvionautes")
        .accented(accent("pluvionautes"))
        .layer(Layer::new("islands", nodes))
        .layer(Layer::decoration("islands-names", names))
        .ground(Colour::AccentSoft)
}

/// A dungeon of squares.
pub(crate) fn dungeon() -> Scene {
    let map = [
        "############",
        "#....#.....#",
        "#....+..,,.#",
        "#.2..#..,..#",
        "###'##.....#",
        "#......3...#",
        "#....#.....#",
        "############",
    ];
    let grid = SquareGrid { origin: pt(44.0, 44.0), ..SquareGrid::new(12, 8, 46.0) };
    let at = |cell: Square| map[cell.y as usize].as_bytes()[cell.x as usize];
    let of = |kind: u8| grid.cells().filter(move |&cell| at(cell) == kind);
    let floor = Node::rect(grid.area()).fill(Colour::Floor);
    let lines = Node::path(grid.lines()).stroke(Colour::FloorMark, 0.6).opacity(0.55);
    let walls = Node::path(grid.outline(of(b'#'))).fill(Colour::Stone).stroke(Colour::Ink, 1.6);
    let rubble = of(b',').map(|cell| {
        let middle = grid.centre(cell);
        let stones = [(-10.0, 6.0, 5.0), (6.0, 9.0, 4.0), (2.0, -6.0, 6.0), (12.0, -2.0, 3.0)];
        Node::group(stones.map(|(x, y, r)| Node::circle(middle + pt(x, y), r))).stroke(Colour::FloorMark, 1.4)
    });
    let obstacles = of(b'2').chain(of(b'3')).map(|cell| {
        let text = (at(cell) as char).to_string();
        Node::rounded(grid.base(cell, 1).grown(-5.0), 4.0)
            .fill(Colour::Stone)
            .with(Node::label(grid.centre(cell), text, Face::SansBold, 18.0).fill(Colour::StoneMark))
    });
    let doors = of(b'+').chain(of(b'\'')).map(|cell| {
        let closed = at(cell) == b'+';
        let [a, b] = [grid.edge(cell, if closed { 0 } else { 6 }), grid.edge(cell, if closed { 4 } else { 2 })];
        let (from, to) = (a[0].towards(a[1], 0.5), b[0].towards(b[1], 0.5));
        let leaf = Node::line(from, to).stroke(Colour::Second, 7.0).butt();
        if closed { leaf } else { leaf.opacity(0.35) }
    });
    let reach: Vec<Square> = grid.cells().filter(|&c| at(c) == b'.' && c.distance(Square::new(3, 5)) <= 2).collect();
    let reach = Node::path(grid.outline(reach)).fill(Colour::LegalSoft).fill_opacity(0.6).stroke(Colour::Legal, 2.0);
    let (archer, ogre) = (Square::new(3, 5), Square::new(8, 5));
    let sight = arrow(grid.centre(archer), grid.base(ogre, 2).centre() - pt(40.0, 6.0), 2.2, Colour::Bad);
    let figure = |seat: u8, cell: Square, side: u8, text: &str| {
        let area = grid.base(cell, side);
        let radius = area.width * 0.33;
        token(Seat(seat), radius, text).id(format!("figure-{text}")).name(format!("figurine {text}")).at(area.centre())
    };
    let figures = [
        figure(0, archer, 1, "1"),
        figure(0, Square::new(2, 6), 1, "2"),
        figure(1, ogre, 2, "A"),
        figure(1, Square::new(8, 3), 1, "B"),
    ];
    Scene::new("board-dungeon", Area::new(0.0, 0.0, 640.0, 452.0))
        .named("ONB")
        .accented(accent("onb"))
        .layer(Layer::decoration("dungeon-floor", [floor, lines]))
        .layer(Layer::decoration("dungeon-reach", [reach]))
        .layer(Layer::decoration("dungeon-walls", [walls]))
        .layer(Layer::decoration("dungeon-things", rubble.chain(obstacles).chain(doors)))
        .layer(Layer::decoration("dungeon-rim", grid.rim(14.0)))
        .layer(Layer::decoration("dungeon-sight", [sight]))
        .layer(Layer::new("dungeon-figures", figures))
        .ground(Colour::SecondSoft)
}

/// Winds from calm to gale, and the rose.
pub(crate) fn winds() -> Scene {
    let mut nodes = Vec::new();
    for force in 1..=6u8 {
        let (column, row) = (f32::from((force - 1) % 3), f32::from((force - 1) / 3));
        let area = Area::new(40.0 + 250.0 * column, 100.0 + 230.0 * row, 230.0, 180.0);
        let wind = Wind { degrees: 20.0 + 55.0 * f32::from(force), force, seed: u64::from(force) };
        nodes.push(Node::rounded(area, 6.0).fill(Colour::AccentSoft));
        nodes.push(Node::group(streamlines(area.grown(-8.0), wind, 17.0)).fill(Colour::Accent));
        nodes.push(caption(area.centre().x, area.bottom() + 18.0, &format!("force {force}, {}°", wind.degrees)));
    }
    let letters =
        [(0.0, "E"), (90.0, "N"), (180.0, "O"), (270.0, "S")].map(|(degrees, text)| (degrees, text.to_owned()));
    let rose = Rose { radius: 110.0, letters: letters.to_vec(), from: Some(240.0), reading: "3".to_owned() };
    nodes.push(rose.node().at(pt(930.0, 240.0)));
    let unknown = Rose { radius: 60.0, letters: Vec::new(), from: None, reading: String::new() };
    nodes.push(unknown.node().at(pt(930.0, 460.0)));
    sheet("winds", 1090.0, 570.0, "Le vent", nodes).accented(accent("sail-race"))
}
