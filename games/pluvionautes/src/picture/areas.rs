//! Rain and storm as areas: a tint, a sign on every cell they cover and one edge round all of it; thin round each weather die the
//! borders at every distance, so that one sees how far it reaches and why.

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
                for row in [-0.3, 0.02, 0.34] {
                    let from = at + pt(-0.69, row - 0.1) * SIZE;
                    rain = rain.jump(from).line(from + pt(-0.09, 0.2) * SIZE);
                }
            }
            Sort::Storm => storm = storm.and(bolt(at + pt(-0.72, 0.02) * SIZE, SIZE * 0.28)),
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

/// The borders round each die, thin at every distance, and over them one edge round all rain and one round all storm: where dice reach over
/// each other, the edges of each alone would be a net.
pub(super) fn borders(game: &Pluvionautes, state: &State) -> Layer {
    let ways = game.paths(state);
    let mut nodes = Vec::new();
    for (number, die) in state.dice[..usize::from(game.options.weather_dice)].iter().enumerate() {
        let mut lines = Vec::new();
        if !die.is_off() {
            let reach = usize::from(game.rain(die.value).max(game.storm(die.value)));
            for level in ways.within::<4>(die.cell).into_iter().take(reach + 1).skip(1) {
                let thin = Node::path(outline(level)).stroke(Colour::Accent, 1.0).dash(Dash::Dotted);
                lines.push(thin.opacity(0.8));
            }
        }
        nodes.push(Node::group(lines).id(format!("border-{number}")));
    }
    let weather = game.weather(state);
    nodes.push(Node::path(outline(weather.rain)).id("edge-rain").stroke(Colour::Accent, 2.2));
    nodes.push(Node::path(outline(weather.storm)).id("edge-storm").stroke(Colour::Warn, 2.2));
    Layer::decoration("borders", nodes)
}
