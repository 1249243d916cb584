//! Dice: cubes with pips or numbers, and the polyhedra of role-playing games as silhouettes.

use super::token::halo;
use crate::{
    geometry::{Area, Point, pt},
    scene::{Node, Path},
    text::Face,
    theme::Colour,
};

/// The colours of a die: its body and what is on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DieColour {
    /// White.
    White,
    /// Black.
    Black,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Violet.
    Violet,
    /// Red.
    Red,
    /// Yellow.
    Yellow,
}

impl DieColour {
    /// All of them, in the order of specimens and legends.
    pub const ALL: [DieColour; 7] = [
        DieColour::White,
        DieColour::Black,
        DieColour::Blue,
        DieColour::Green,
        DieColour::Violet,
        DieColour::Red,
        DieColour::Yellow,
    ];

    /// The colour of the die itself.
    #[must_use]
    pub const fn body(self) -> Colour {
        match self {
            DieColour::White => Colour::DieWhite,
            DieColour::Black => Colour::DieBlack,
            DieColour::Blue => Colour::DieBlue,
            DieColour::Green => Colour::DieGreen,
            DieColour::Violet => Colour::DieViolet,
            DieColour::Red => Colour::DieRed,
            DieColour::Yellow => Colour::DieYellow,
        }
    }

    /// The colour of pips and numerals, readable on the body in both themes.
    #[must_use]
    pub const fn sign(self) -> Colour {
        match self {
            DieColour::White => Colour::OnDieWhite,
            DieColour::Black => Colour::OnDieBlack,
            DieColour::Blue => Colour::OnDieBlue,
            DieColour::Green => Colour::OnDieGreen,
            DieColour::Violet => Colour::OnDieViolet,
            DieColour::Red => Colour::OnDieRed,
            DieColour::Yellow => Colour::OnDieYellow,
        }
    }

    /// Most bodies stand against the page by themselves; the pale ones need a line by day, the black ones by night.
    const fn rim(self) -> Colour {
        match self {
            DieColour::White | DieColour::Black => Colour::Line,
            _ => self.body(),
        }
    }
}

/// A cube, centred on its origin, showing a value: pips up to nine, a number beyond, nothing for a die not yet rolled.
#[must_use]
pub fn die(colour: DieColour, side: f32, value: Option<u8>) -> Node {
    let mut parts = body(colour, side);
    match value {
        None => {}
        Some(value @ 1..=9) => {
            let pip = |p: Point| Node::circle(p * side, side * 0.088).fill(colour.sign());
            parts.push(Node::group(pips(value).into_iter().map(pip)));
        }
        Some(value) => parts.push(numeral(colour, value, side * 0.62, Point::ORIGIN)),
    }
    Node::group(parts).class("moves")
}

fn body(colour: DieColour, side: f32) -> Vec<Node> {
    let half = side / 2.0;
    let face = Area::new(-half, -half, side, side);
    let ring = rounded_square(half * 1.22, half * 0.42);
    vec![
        halo(ring, side * 0.07),
        Node::rounded(Area { y: face.y + side * 0.06, ..face }, side * 0.2).fill(Colour::Shade).opacity(0.3),
        Node::rounded(face, side * 0.2).fill(colour.body()).stroke(colour.rim(), side * 0.03),
        // The flat of the face inside the rounded edges, barely drawn.
        Node::rounded(face.grown(-side * 0.07), side * 0.16).stroke(colour.sign(), side * 0.014).opacity(0.22),
    ]
}

fn rounded_square(half: f32, radius: f32) -> Path {
    let straight = half - radius;
    Path::from(pt(-straight, -half))
        .line(pt(straight, -half))
        .arc(radius, false, true, pt(half, -straight))
        .line(pt(half, straight))
        .arc(radius, false, true, pt(straight, half))
        .line(pt(-straight, half))
        .arc(radius, false, true, pt(-half, straight))
        .line(pt(-half, -straight))
        .arc(radius, false, true, pt(-straight, -half))
        .close()
}

/// The usual places of pips, in a face of side 1.
fn pips(value: u8) -> Vec<Point> {
    const N: f32 = 0.265;
    let (corners, sides, poles) =
        ([pt(-N, -N), pt(N, N), pt(N, -N), pt(-N, N)], [pt(-N, 0.0), pt(N, 0.0)], [pt(0.0, -N), pt(0.0, N)]);
    let mut places = Vec::new();
    if value % 2 == 1 {
        places.push(Point::ORIGIN);
    }
    let pairs = value / 2;
    places.extend(corners.iter().take(usize::from(pairs.min(2)) * 2));
    if pairs >= 3 {
        places.extend(sides);
    }
    if pairs >= 4 {
        places.extend(poles);
    }
    places
}

fn numeral(colour: DieColour, value: u8, size: f32, at: Point) -> Node {
    Node::label(at, value.to_string(), Face::SansBold, size).fill(colour.sign())
}

/// The polyhedra, by their number of faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solid {
    /// A tetrahedron.
    D4,
    /// A cube.
    D6,
    /// An octahedron.
    D8,
    /// A trapezohedron.
    D10,
    /// A dodecahedron.
    D12,
    /// An icosahedron.
    D20,
}

impl Solid {
    /// All of them, by their number of faces.
    pub const ALL: [Solid; 6] = [Solid::D4, Solid::D6, Solid::D8, Solid::D10, Solid::D12, Solid::D20];

    /// The solid with that many faces.
    #[must_use]
    pub fn of_faces(faces: u8) -> Option<Solid> {
        Solid::ALL.into_iter().find(|solid| solid.faces() == faces)
    }

    /// The number of faces.
    #[must_use]
    pub const fn faces(self) -> u8 {
        match self {
            Solid::D4 => 4,
            Solid::D6 => 6,
            Solid::D8 => 8,
            Solid::D10 => 10,
            Solid::D12 => 12,
            Solid::D20 => 20,
        }
    }

    /// Silhouette, and the edges seen inside it, in a disc of radius 1; where the number stands and how large it is.
    fn lines(self) -> (Vec<Point>, Path, Point, f32) {
        let ring = |n: u8, reach: f32, first: f32| -> Vec<Point> {
            (0..n).map(|i| Point::polar(reach, first + 360.0 / f32::from(n) * f32::from(i))).collect()
        };
        let spokes = |from: &[Point], to: &[Point]| {
            from.iter().zip(to).fold(Path::default(), |path, (&a, &b)| path.jump(a).line(b))
        };
        match self {
            Solid::D4 => {
                let outer = ring(3, 1.12, 90.0).into_iter().map(|p| p + pt(0.0, 0.2)).collect::<Vec<_>>();
                (outer, Path::default(), pt(0.0, 0.3), 0.78)
            }
            Solid::D6 => {
                let outer = ring(6, 1.0, 90.0);
                let middle = pt(0.0, 0.0);
                let edges = [1, 3, 5].into_iter().fold(Path::default(), |path, i| path.jump(middle).line(outer[i]));
                // The number stands on the top face, which is small: the cube of the polyhedra is only one of six.
                (outer, edges, pt(0.0, -0.5), 0.5)
            }
            Solid::D8 => {
                let outer = ring(6, 1.0, 90.0);
                let face = [outer[0], outer[2], outer[4]];
                let edges = Path::through(face).close();
                (outer, edges, pt(0.0, 0.12), 0.68)
            }
            Solid::D10 => {
                let outer = vec![
                    pt(0.0, -1.06),
                    pt(0.96, -0.16),
                    pt(0.96, 0.2),
                    pt(0.0, 1.02),
                    pt(-0.96, 0.2),
                    pt(-0.96, -0.16),
                ];
                let kite = [pt(0.0, -1.06), pt(0.56, 0.18), pt(0.0, 0.52), pt(-0.56, 0.18)];
                let edges = Path::through(kite)
                    .close()
                    .and(spokes(&[kite[1], kite[3], kite[2]], &[outer[2], outer[4], outer[3]]));
                (outer, edges, pt(0.0, 0.0), 0.66)
            }
            Solid::D12 => {
                let (outer, inner) = (ring(10, 1.0, 90.0), ring(5, 0.62, 90.0));
                let starts: Vec<Point> = outer.iter().copied().step_by(2).collect();
                let edges = Path::through(inner.iter().copied()).close().and(spokes(&inner, &starts));
                (outer, edges, pt(0.0, 0.02), 0.66)
            }
            Solid::D20 => {
                let (outer, inner) = (ring(6, 1.0, 90.0), ring(3, 0.64, 90.0));
                let edges = Path::through(inner.iter().copied()).close();
                let edges = edges.and(spokes(&inner, &[outer[0], outer[2], outer[4]]));
                let edges = edges.and(spokes(&[inner[0], inner[0], inner[1]], &[outer[1], outer[5], outer[1]]));
                let edges = edges.and(spokes(&[inner[1], inner[2], inner[2]], &[outer[3], outer[3], outer[5]]));
                (outer, edges, pt(0.0, 0.06), 0.5)
            }
        }
    }
}

/// A polyhedron, centred on its origin, with the number it shows.
#[must_use]
pub fn solid(solid: Solid, colour: DieColour, radius: f32, value: Option<u8>) -> Node {
    let (outer, edges, at, size) = solid.lines();
    let silhouette = || Path::through(outer.iter().copied()).close();
    let mut parts = vec![
        halo(silhouette().placed(Point::ORIGIN, radius * 1.2), radius * 0.12),
        Node::path(silhouette().placed(pt(0.0, radius * 0.1), radius)).fill(Colour::Shade).opacity(0.3),
        Node::path(silhouette().placed(Point::ORIGIN, radius)).fill(colour.body()).stroke(colour.rim(), radius * 0.06),
        Node::path(edges.placed(Point::ORIGIN, radius)).stroke(colour.sign(), radius * 0.035).opacity(0.5),
    ];
    if let Some(value) = value {
        let size = if value > 9 { size * 0.86 } else { size };
        parts.push(numeral(colour, value, radius * size, at * radius));
    }
    Node::group(parts).class("moves")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_as_many_pips() {
        for value in 1..=9 {
            let places = pips(value);
            assert_eq!(places.len(), usize::from(value));
            for (i, a) in places.iter().enumerate() {
                assert!(places[..i].iter().all(|b| (*a - *b).length() > 0.2), "{value}: pips overlap");
            }
        }
    }

    #[test]
    fn solids_are_known_by_their_faces() {
        assert_eq!(Solid::of_faces(12), Some(Solid::D12));
        assert_eq!(Solid::of_faces(7), None);
    }
}
