//! Rain and storm as areas: a tint and a sign on every cell they cover, and round each weather die the borders at every
//! distance, so that one sees how far it reaches and why.

use super::{GRID, SIZE, centre, hex};
use crate::cells::{Cell, Mask, cells_of};
use crate::game::Pluvionautes;
use crate::state::State;
use crate::weather::{Sort, Weather};
use galerne_draw::scene::Dash;
use galerne_draw::{Colour, Layer, Node, Path, Point, pt};

fn outline(cells: Mask) -> Path {
    GRID.outline(cells_of(cells).map(|cell| hex(Cell(cell))))
}

/// What falls on each cell after buildings: a colour, and slanting strokes or little bolts for those who see no colours.
pub(super) fn tints(game: &Pluvionautes, state: &State) -> Layer {
    let weather = game.weather(state);
    let mut nodes = vec![
        Node::path(outline(weather.rain)).id("tint-rain").fill(Colour::Rain).fill_opacity(0.8),
        Node::path(outline(weather.storm)).id("tint-storm").fill(Colour::Storm).fill_opacity(0.85),
    ];
    nodes.extend(marks(&weather));
    Layer::decoration("tints", nodes)
}

/// The strokes of all rainy cells as one path, the bolts of all stormy ones as another.
fn marks(weather: &Weather) -> [Node; 2] {
    let (mut rain, mut storm) = (Path::default(), Path::default());
    for cell in Cell::all() {
        let at = centre(cell);
        match weather.at(cell) {
            Sort::Rain => {
                for side in [-1.0, 1.0] {
                    for row in [-0.3, 0.02, 0.34] {
                        let from = at + pt(side * 0.74 + 0.05, row - 0.1) * SIZE;
                        rain = rain.jump(from).line(from + pt(-0.09, 0.2) * SIZE);
                    }
                }
            }
            Sort::Storm => {
                for side in [-1.0, 1.0] {
                    storm = storm.and(bolt(at + pt(side * 0.735, 0.02) * SIZE, SIZE * 0.3));
                }
            }
            Sort::Dry => {}
        }
    }
    [
        Node::path(rain).id("tint-strokes").stroke(Colour::Accent, 1.2).opacity(0.75),
        Node::path(storm).id("tint-bolts").fill(Colour::Warn),
    ]
}

/// A flash of lightning about twice `size` tall.
pub(super) fn bolt(at: Point, size: f32) -> Path {
    Path::through(
        [(0.18, -1.0), (-0.42, 0.14), (-0.04, 0.14), (-0.22, 1.0), (0.44, -0.24), (0.06, -0.24), (0.42, -1.0)]
            .map(|(x, y)| pt(x, y)),
    )
    .close()
    .placed(at, size)
}

/// A drop about twice `size` tall.
pub(super) fn drop(at: Point, size: f32) -> Path {
    Path::from(pt(0.0, -1.0))
        .curve(pt(0.3, -0.45), pt(0.62, -0.05), pt(0.62, 0.36))
        .arc(0.62, true, true, pt(-0.62, 0.36))
        .curve(pt(-0.62, -0.05), pt(-0.3, -0.45), pt(0.0, -1.0))
        .close()
        .placed(at, size)
}

/// The borders round each die: thin at every distance, strong where the rain ends and where the storm ends.
pub(super) fn borders(game: &Pluvionautes, state: &State) -> Layer {
    let ways = game.paths(state);
    let mut nodes = Vec::new();
    for (number, die) in state.dice[..usize::from(game.options.weather_dice)].iter().enumerate() {
        let mut lines = Vec::new();
        if !die.is_off() {
            let levels = ways.within::<4>(die.cell);
            let (rain, storm) = (usize::from(game.rain(die.value)), usize::from(game.storm(die.value)));
            for (distance, &level) in levels.iter().enumerate().take(rain).skip(1) {
                if distance != storm {
                    let thin = Node::path(outline(level)).stroke(Colour::Accent, 1.0).dash(Dash::Dotted);
                    lines.push(thin.opacity(0.8));
                }
            }
            if rain > storm {
                lines.push(Node::path(outline(levels[rain])).stroke(Colour::Accent, 2.4));
            }
            if storm > 0 {
                lines.push(Node::path(outline(levels[storm])).stroke(Colour::Warn, 2.4).dash(Dash::Short));
            }
        }
        nodes.push(Node::group(lines).id(format!("border-{number}")));
    }
    Layer::decoration("borders", nodes)
}
