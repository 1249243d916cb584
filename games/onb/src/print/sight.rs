//! Six lines of sight as pictures: the author's four about walls, and two about who stands between.

use crate::game::Onb;
use galerne_draw::print::{Component, Flow, HALF, POINT, Part, Wish, blank, fitted, set_text};
use galerne_draw::scene::Dash;
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Picture, Point, pt};

/// A cell of a picture, in millimetres.
const CELL: f32 = 8.5;

/// Who looks and at whom: column, row and side of the base; what stands between; which corners of the target are hidden (above left,
/// above right, below left, below right); the cover, or no line.
struct Example {
    grid: [&'static str; 4],
    eye: [u8; 2],
    target: [u8; 3],
    /// A creature of the same size on the line, and whether it is hostile.
    between: Option<([u8; 2], bool)>,
    hidden: [bool; 4],
    cover: Option<u8>,
    key: &'static str,
}

const EXAMPLES: [Example; 6] = [
    Example {
        grid: ["##..", "##.#", "....", "...."],
        eye: [2, 3],
        target: [2, 0, 1],
        between: None,
        hidden: [false; 4],
        cover: Some(0),
        key: "print-see-1",
    },
    Example {
        grid: ["##..", "##.#", "....", "..##"],
        eye: [1, 2],
        target: [3, 0, 1],
        between: None,
        hidden: [true, false, false, true],
        cover: Some(2),
        key: "print-see-2",
    },
    Example {
        grid: ["....", "....", "##..", "...."],
        eye: [3, 2],
        target: [0, 0, 2],
        between: None,
        hidden: [false, false, true, false],
        cover: Some(1),
        key: "print-see-3",
    },
    Example {
        grid: ["##..", "##..", "..#.", "..##"],
        eye: [1, 2],
        target: [3, 0, 1],
        between: None,
        hidden: [false; 4],
        cover: None,
        key: "print-see-4",
    },
    Example {
        grid: ["....", "....", "....", "...."],
        eye: [0, 2],
        target: [3, 1, 1],
        between: Some(([1, 2], false)),
        hidden: [false; 4],
        cover: Some(2),
        key: "print-see-5",
    },
    Example {
        grid: ["....", "....", "....", "...."],
        eye: [0, 2],
        target: [3, 1, 1],
        between: Some(([2, 1], true)),
        hidden: [false; 4],
        cover: None,
        key: "print-see-6",
    },
];

pub(super) fn sheet(wish: &Wish<'_, Onb>) -> Component {
    let title = wish.word("print-see");
    let mut nodes =
        Flow::new(Area::new(4.0, 3.0, HALF.0 - 8.0, 30.0), 8.5).title(&title).text(&wish.word("print-see-how")).nodes();
    let (wide, tall, top) = ((HALF.0 - 8.0) / 3.0, 51.0, 28.0);
    for (n, example) in EXAMPLES.iter().enumerate() {
        let corner = pt(4.0 + wide * (n % 3) as f32, top + tall * (n / 3) as f32);
        nodes.push(Node::group(example.picture()).at(corner));
        let beside = Area::new(corner.x + 4.0 * CELL + 2.5, corner.y, wide - 4.0 * CELL - 5.0, tall - 4.0);
        let says = fitted(&[(Face::Sans, wish.word(example.key))], beside.width, beside.height, &[8.5, 8.0, 7.5, 7.0]);
        nodes.extend(set_text(says, beside, false, Colour::Ink));
    }
    let scene = blank("sight-examples", HALF, Onb::accent()).named(title);
    Component::new("sight-examples", Part::Aids, scene.layer(Layer::new("sight-examples-all", nodes)))
}

/// In half cells, as the rules count, to millimetres of the picture.
fn spot((x, y): (u8, u8)) -> Point {
    pt(f32::from(x) * CELL / 2.0, f32::from(y) * CELL / 2.0)
}

impl Example {
    /// Walls, the two and who stands between; the line, and the lines to the corners of the target.
    fn picture(&self) -> Vec<Node> {
        let mut nodes = Vec::new();
        for (y, row) in self.grid.iter().enumerate() {
            for (x, sign) in row.chars().enumerate() {
                let area = Area::new(x as f32 * CELL, y as f32 * CELL, CELL, CELL);
                let cell = Node::rect(area);
                nodes.push(if sign == '#' {
                    // Crossed out as well: little ink leaves no ground.
                    Node::group([
                        cell.fill(Colour::Stone).stroke(Colour::Ink, 0.3),
                        Node::line(pt(area.x, area.y), pt(area.right(), area.bottom())).stroke(Colour::StoneMark, 0.2),
                        Node::line(pt(area.right(), area.y), pt(area.x, area.bottom())).stroke(Colour::StoneMark, 0.2),
                    ])
                } else {
                    cell.stroke(Colour::Line, 0.15)
                });
            }
        }
        let [x, y, side] = self.target;
        let eye = spot((2 * self.eye[0] + 1, 2 * self.eye[1] + 1));
        let middle = spot((2 * x + side, 2 * y + side));
        let whole = f32::from(side) * CELL;
        let base = Area::new(f32::from(x) * CELL, f32::from(y) * CELL, whole, whole).grown(-0.5);
        nodes.push(Node::rect(base).fill(Colour::SecondSoft).stroke(Colour::Second, 0.6));
        if let Some(([x, y], is_hostile)) = self.between {
            let at = spot((2 * x + 1, 2 * y + 1));
            let colour = if is_hostile { Colour::Second } else { Colour::Accent };
            nodes.push(Node::circle(at, CELL * 0.36).fill(Colour::Card).stroke(colour, 0.6));
        }
        let corners = [(x, y), (x + side, y), (x, y + side), (x + side, y + side)];
        let corners = corners.map(|(x, y)| spot((2 * x, 2 * y)));
        // Where nothing is seen at all, corners are not asked for.
        for (corner, is_hidden) in corners.into_iter().zip(self.hidden).filter(|_| self.cover.is_some()) {
            let ray = Node::line(eye, corner);
            nodes.push(if is_hidden {
                ray.stroke(Colour::Bad, 0.25).dash(Dash::Short)
            } else {
                ray.stroke(Colour::InkSoft, 0.15)
            });
            let dot = Node::circle(corner, 0.9);
            nodes.push(if is_hidden { dot.fill(Colour::Bad) } else { dot.fill(Colour::Card).stroke(Colour::Ink, 0.2) });
        }
        let line = Node::line(eye, middle);
        nodes.push(match self.cover {
            Some(_) => line.stroke(Colour::Ink, 0.6),
            None => line.stroke(Colour::Bad, 0.6).dash(Dash::Dashed),
        });
        nodes.push(Node::circle(eye, CELL * 0.36).fill(Colour::AccentSoft).stroke(Colour::Accent, 0.6));
        nodes.push(Node::circle(eye, 0.5).fill(Colour::Ink));
        let words = self.cover.map_or("×".to_owned(), |cover| cover.to_string());
        nodes.push(Node::label(middle, words, Face::SansBold, 9.0 * POINT).rimmed(Colour::Card, 0.9));
        nodes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::{Map, Shot};

    /// What the pictures tell is what the rules say.
    #[test]
    fn every_example_is_as_the_rules_have_it() {
        const HUMAN: u8 = 3;
        for example in &EXAMPLES {
            let map = Map::sketch(&example.grid, &[]).unwrap();
            let [x, y, side] = example.target;
            let eye = [example.eye[0], example.eye[1], 1, HUMAN];
            let others: Vec<([u8; 4], bool)> =
                example.between.iter().map(|&([x, y], is_hostile)| ([x, y, 1, HUMAN], is_hostile)).collect();
            let seen = map.sight(eye, [x, y, side, HUMAN], false, Shot::Direct, &others);
            assert_eq!(seen, example.cover, "{}", example.key);
            let hidden = example.hidden.iter().filter(|is_hidden| **is_hidden).count();
            assert_eq!(seen.unwrap_or(0), hidden as u8 + 2 * u8::from(seen.is_some() && !others.is_empty()));
        }
    }
}
