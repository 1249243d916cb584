//! Where things lie on a tile: sign, name, dice, token, moral, coordinates and pawns, so that none of them covers another.

use crate::tiles::Tile;
use galerne_draw::board::Tip;
use galerne_draw::text::Face;
use galerne_draw::{Area, Point, pt};

/// The height of a pawn, in sizes of a tile.
pub(super) const PAWN: f32 = 0.52;
/// The radius of a token, the size of names, the side of a die.
pub(super) const TOKEN: f32 = 0.25;
pub(super) const NAME: f32 = 0.305;
pub(super) const DIE: f32 = 0.17;
/// The longest name keeps off the edges of its tile.
const WIDEST_NAME: f32 = 1.75;

/// How large the line of a name is written.
pub(super) fn name_size(line: &str) -> f32 {
    NAME.min(WIDEST_NAME / Face::SerifBold.width(line, 1.0).max(1.0))
}

/// How large coordinates are written. Sentences and buttons name tiles by them: on the boards of the chapters they are read on a phone too.
pub(super) const fn coordinates_size(tip: Tip) -> f32 {
    match tip {
        Tip::Flat => 0.29,
        Tip::Pointy => 0.24,
    }
}

/// The places of one tile, from its centre, in sizes of a tile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lay {
    pub(super) sign: Point,
    pub(super) sign_size: f32,
    /// The middle of the name's only line, or between its two.
    pub(super) name: f32,
    /// The first row of dice; black ones lie below it.
    pub(super) dice: f32,
    pub(super) coordinates: f32,
    pub(super) token: Point,
    pub(super) moral: Point,
    /// The mark of a tile that was crossed.
    pub(super) tick: Point,
    /// The feet of up to three pawns.
    pub(super) pawns: [Point; 3],
}

impl Lay {
    /// `crowded`: a token or a number of moral lies in the upper corners, and the sign makes room.
    pub(super) fn of(tile: Tile, tip: Tip, crowded: bool) -> Lay {
        let flat = tip == Tip::Flat;
        let (token, moral) = if flat { (pt(0.4, -0.54), pt(-0.27, -0.54)) } else { (pt(0.5, -0.36), pt(-0.44, -0.48)) };
        // A second horde stands below the token.
        let [first, second] = if flat { [pt(-0.64, 0.105), pt(0.78, 0.22)] } else { [pt(-0.62, 0.16), pt(0.8, 0.4)] };
        // A third horde stands in the corner without a token.
        let third = if crowded && tile.print().moral == 0 { -0.62 } else { 0.62 };
        let land = Lay {
            sign: pt(0.0, -0.25),
            sign_size: if flat { 0.44 } else { 0.4 },
            name: 0.0,
            dice: if flat { 0.235 } else { 0.36 },
            // The ring of a tile that can be chosen runs along the edge.
            coordinates: if flat { 0.67 } else { 0.745 },
            token,
            moral,
            tick: pt(-0.55, 0.52),
            pawns: [first, second, pt(third, -0.38)],
        };
        match tile {
            Tile::TourFontaine | Tile::PorteHurle => Lay {
                sign: pt(0.0, -0.53),
                sign_size: 0.26,
                name: -0.04,
                dice: 0.34,
                pawns: [pt(-0.56, -0.15), pt(0.56, -0.15), pt(-0.66, 0.86)],
                ..land
            },
            // A city has neither dice nor wind: pawns stand below its name.
            _ if tile.is_city() => Lay {
                sign: pt(0.0, -0.31),
                sign_size: 0.24,
                name: -0.03,
                coordinates: if flat { -0.69 } else { -0.72 },
                pawns: [pt(0.0, 0.72), pt(-0.38, 0.72), pt(0.38, 0.72)],
                ..land
            },
            _ if crowded && flat => Lay { sign: pt(0.0, -0.03), sign_size: 0.25, ..land },
            _ if crowded => Lay { sign: pt(-0.05, 0.07), sign_size: 0.26, ..land },
            _ => land,
        }
    }

    /// What the tile shows, and how much each matters where a pawn must stand in front of something.
    pub(super) fn marks(&self, tile: Tile, token: bool) -> Vec<(Area, f32)> {
        let named = tile.is_city() || matches!(tile, Tile::TourFontaine | Tile::PorteHurle);
        let sign = self.sign_size * 2.0;
        let marks = [
            (token, self.token, (0.54, 0.54), 4.0),
            (tile.print().moral != 0, self.moral, (0.64, 0.32), 3.0),
            (true, self.sign, (sign, sign * 0.75), 1.0),
            (!tile.is_city(), pt(0.0, self.dice), (1.25, 0.2), 2.0),
            (true, pt(0.0, self.coordinates), (0.7, 0.16), 1.5),
            (named, pt(0.0, self.name), (1.6, 0.25), 1.5),
        ];
        let there = marks.into_iter().filter(|(there, ..)| *there);
        there.map(|(_, at, (wide, high), weight)| (Area::around(at, wide, high), weight)).collect()
    }
}
