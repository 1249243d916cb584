//! Kinds of land: a ground colour and a little engraved sign each, so that no kind depends on its colour alone.

use crate::{
    geometry::{Point, pt},
    scene::{Node, Path},
    theme::Colour,
};

/// What a cell of a landscape may be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Land {
    /// Open grass.
    Steppe,
    /// Trees.
    Forest,
    /// Peaks.
    Mountain,
    /// Sea, lake or river.
    Water,
    /// Dunes.
    Desert,
    /// Reeds in shallow water.
    Marsh,
    /// Snow and ice.
    Snow,
    /// A lone house on grass.
    Hut,
    /// A few houses.
    Village,
    /// A walled town.
    City,
}

impl Land {
    /// All of them, in the order of specimens and legends.
    pub const ALL: [Land; 10] = [
        Land::Steppe,
        Land::Forest,
        Land::Mountain,
        Land::Water,
        Land::Desert,
        Land::Marsh,
        Land::Snow,
        Land::Hut,
        Land::Village,
        Land::City,
    ];

    /// The colour of the ground.
    #[must_use]
    pub const fn ground(self) -> Colour {
        match self {
            Land::Steppe | Land::Hut => Colour::Steppe,
            Land::Forest => Colour::Forest,
            Land::Mountain => Colour::Mountain,
            Land::Water => Colour::Water,
            Land::Desert => Colour::Desert,
            Land::Marsh => Colour::Marsh,
            Land::Snow => Colour::Snow,
            Land::Village | Land::City => Colour::Village,
        }
    }

    /// The colour of the sign.
    #[must_use]
    pub const fn mark(self) -> Colour {
        match self {
            Land::Steppe | Land::Hut => Colour::SteppeMark,
            Land::Forest => Colour::ForestMark,
            Land::Mountain => Colour::MountainMark,
            Land::Water => Colour::WaterMark,
            Land::Desert => Colour::DesertMark,
            Land::Marsh => Colour::MarshMark,
            Land::Snow => Colour::SnowMark,
            Land::Village | Land::City => Colour::VillageMark,
        }
    }

    /// The sign, centred on a point, about twice `size` wide.
    #[must_use]
    pub fn sign(self, at: Point, size: f32) -> Node {
        let (lines, solid) = self.strokes();
        let mut nodes = Vec::new();
        if !solid.is_empty() {
            nodes.push(Node::path(solid.placed(at, size)).fill(self.mark()));
        }
        if !lines.is_empty() {
            nodes.push(Node::path(lines.placed(at, size)).stroke(self.mark(), size * 0.1));
        }
        Node::group(nodes).decoration()
    }

    /// The engraving in a box from −1 to 1: open lines, and filled shapes.
    fn strokes(self) -> (Path, Path) {
        let none = Path::default;
        match self {
            Land::Steppe => {
                (tuft(pt(-0.55, 0.3), 0.8).and(tuft(pt(0.05, -0.15), 1.0)).and(tuft(pt(0.62, 0.35), 0.8)), none())
            }
            Land::Forest => {
                let trees = [(pt(-0.52, 0.52), 0.85), (pt(0.5, 0.55), 0.85), (pt(0.0, 0.38), 1.15)];
                let trunks =
                    trees.iter().fold(none(), |path, &(foot, tall)| path.jump(foot).line(foot - pt(0.0, 0.3 * tall)));
                (trunks, trees.iter().fold(none(), |path, &(foot, tall)| path.and(tree(foot, tall))))
            }
            Land::Mountain => {
                let ridge =
                    Path::from(pt(-0.98, 0.55)).line(pt(-0.28, -0.66)).line(pt(0.12, 0.02)).line(pt(0.42, -0.3));
                let ridge = ridge.line(pt(0.98, 0.55));
                // The edge of the snow on the higher peak.
                let snow =
                    Path::from(pt(-0.51, -0.26)).line(pt(-0.36, -0.36)).line(pt(-0.26, -0.2)).line(pt(-0.16, -0.34));
                let snow = snow.line(pt(-0.06, -0.28));
                (ridge.and(snow), none())
            }
            Land::Water => {
                (wave(pt(-0.75, -0.42), 3).and(wave(pt(-0.5, 0.02), 3)).and(wave(pt(-0.85, 0.46), 3)), none())
            }
            Land::Desert => {
                let dune = |foot: Point, wide: f32| {
                    Path::from(foot)
                        .curve(foot + pt(0.35, -0.05) * wide, foot + pt(0.55, -0.5) * wide, foot + pt(0.8, -0.5) * wide)
                        .curve(foot + pt(0.72, -0.25) * wide, foot + pt(0.95, -0.05) * wide, foot + pt(1.3, 0.0) * wide)
                };
                (dune(pt(-0.95, 0.05), 0.85).and(dune(pt(-0.4, 0.5), 1.0)), none())
            }
            Land::Marsh => {
                let reed = |x: f32, foot: f32, tall: f32| Path::from(pt(x, foot)).line(pt(x, foot - tall));
                let cattail = |x: f32, top: f32| {
                    Path::from(pt(x - 0.075, top))
                        .arc(0.075, false, true, pt(x + 0.075, top))
                        .line(pt(x + 0.075, top + 0.26))
                        .arc(0.075, false, true, pt(x - 0.075, top + 0.26))
                        .close()
                };
                let lines = reed(-0.35, 0.3, 0.85).and(reed(0.0, 0.38, 1.1)).and(reed(0.36, 0.3, 0.75));
                let leaf = Path::from(pt(-0.35, 0.3)).bend(pt(-0.5, 0.0), pt(-0.72, -0.12));
                let leaf = leaf.jump(pt(0.36, 0.3)).bend(pt(0.5, 0.02), pt(0.74, -0.08));
                let water = wave(pt(-0.75, 0.56), 3);
                (lines.and(leaf).and(water), cattail(-0.35, -0.62).and(cattail(0.0, -0.78)).and(cattail(0.36, -0.52)))
            }
            Land::Snow => {
                let mut flake = Path::default();
                for i in 0..6 {
                    let degrees = 60.0 * i as f32 + 30.0;
                    let tip = Point::polar(0.78, degrees);
                    flake = flake.jump(Point::ORIGIN).line(tip);
                    for side in [-38.0, 38.0] {
                        flake = flake.jump(tip * 0.58).line(tip * 0.58 + Point::polar(0.26, degrees + side));
                    }
                }
                (flake, none())
            }
            Land::Hut => {
                let tent = Path::from(pt(-0.75, 0.5)).line(pt(0.0, -0.55)).line(pt(0.75, 0.5)).close();
                let poles =
                    Path::from(pt(0.0, -0.55)).line(pt(-0.12, -0.75)).jump(pt(0.0, -0.55)).line(pt(0.12, -0.75));
                let door = Path::from(pt(-0.2, 0.5)).line(pt(0.0, -0.02)).line(pt(0.2, 0.5)).close();
                (tent.and(poles), door)
            }
            Land::Village => (none(), house(pt(-0.42, 0.5), 0.75).and(house(pt(0.4, 0.5), 1.0))),
            Land::City => {
                let wall = Path::from(pt(-0.85, 0.55)).line(pt(-0.85, -0.1)).line(pt(-0.6, -0.1)).line(pt(-0.6, 0.08));
                let wall =
                    wall.line(pt(-0.34, 0.08)).line(pt(-0.34, -0.62)).line(pt(-0.2, -0.62)).line(pt(-0.2, -0.48));
                let wall =
                    wall.line(pt(-0.07, -0.48)).line(pt(-0.07, -0.62)).line(pt(0.07, -0.62)).line(pt(0.07, -0.48));
                let wall = wall.line(pt(0.2, -0.48)).line(pt(0.2, -0.62)).line(pt(0.34, -0.62)).line(pt(0.34, 0.08));
                let wall = wall.line(pt(0.6, 0.08)).line(pt(0.6, -0.1)).line(pt(0.85, -0.1)).line(pt(0.85, 0.55));
                let gate = Path::from(pt(0.17, 0.55)).line(pt(0.17, 0.3)).arc(0.17, false, false, pt(-0.17, 0.3));
                (none(), wall.and(gate.line(pt(-0.17, 0.55)).jump(pt(-0.85, 0.55)).close()))
            }
        }
    }
}

/// Three blades of grass that lean with the wind.
fn tuft(foot: Point, tall: f32) -> Path {
    let blade = |dx: f32, lean: f32, height: f32| {
        let from = foot + pt(dx, 0.0) * tall;
        Path::from(from).bend(from + pt(lean * 0.2, -height * 0.6) * tall, from + pt(lean, -height) * tall)
    };
    blade(-0.1, -0.22, 0.4).and(blade(0.0, 0.08, 0.58)).and(blade(0.1, 0.34, 0.42))
}

fn tree(foot: Point, tall: f32) -> Path {
    let p = |x: f32, y: f32| foot + pt(x, y) * tall;
    Path::from(p(-0.3, -0.2))
        .line(p(-0.14, -0.5))
        .line(p(-0.23, -0.5))
        .line(p(0.0, -0.98))
        .line(p(0.23, -0.5))
        .line(p(0.14, -0.5))
        .line(p(0.3, -0.2))
        .close()
}

fn wave(start: Point, crests: u8) -> Path {
    (0..crests).fold(Path::from(start), |path, i| {
        let from = start + pt(0.52, 0.0) * f32::from(i);
        path.bend(from + pt(0.13, -0.2), from + pt(0.26, 0.0)).bend(from + pt(0.39, 0.2), from + pt(0.52, 0.0))
    })
}

fn house(foot: Point, tall: f32) -> Path {
    let p = |x: f32, y: f32| foot + pt(x, y) * tall;
    Path::from(p(-0.34, 0.0))
        .line(p(-0.34, -0.42))
        .line(p(-0.44, -0.42))
        .line(p(0.0, -0.85))
        .line(p(0.44, -0.42))
        .line(p(0.34, -0.42))
        .line(p(0.34, 0.0))
        .line(p(0.1, 0.0))
        .line(p(0.1, -0.26))
        .line(p(-0.1, -0.26))
        .line(p(-0.1, 0.0))
        .close()
}
