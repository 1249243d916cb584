//! The four suits and the figures of court cards, as outlines.

use crate::{
    geometry::{Point, pt},
    scene::Path,
    theme::Colour,
};

/// The suits of French playing cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suit {
    /// ♥
    Hearts,
    /// ♦
    Diamonds,
    /// ♣
    Clubs,
    /// ♠
    Spades,
}

impl Suit {
    /// All four, in their usual order.
    pub const ALL: [Suit; 4] = [Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Spades];

    /// Red or black, as the theme has them.
    #[must_use]
    pub const fn colour(self) -> Colour {
        match self {
            Suit::Hearts | Suit::Diamonds => Colour::SuitRed,
            Suit::Clubs | Suit::Spades => Colour::SuitBlack,
        }
    }

    /// The outline round a point, about twice `size` high.
    #[must_use]
    pub fn outline(self, at: Point, size: f32) -> Path {
        let unit = match self {
            Suit::Hearts => Path::from(pt(0.0, 0.98))
                .curve(pt(-0.22, 0.58), pt(-0.96, 0.16), pt(-0.96, -0.38))
                .curve(pt(-0.96, -0.76), pt(-0.72, -0.94), pt(-0.48, -0.94))
                .curve(pt(-0.26, -0.94), pt(-0.08, -0.8), pt(0.0, -0.5))
                .curve(pt(0.08, -0.8), pt(0.26, -0.94), pt(0.48, -0.94))
                .curve(pt(0.72, -0.94), pt(0.96, -0.76), pt(0.96, -0.38))
                .curve(pt(0.96, 0.16), pt(0.22, 0.58), pt(0.0, 0.98))
                .close(),
            Suit::Diamonds => Path::from(pt(0.0, -1.02))
                .curve(pt(0.2, -0.62), pt(0.5, -0.26), pt(0.78, 0.0))
                .curve(pt(0.5, 0.26), pt(0.2, 0.62), pt(0.0, 1.02))
                .curve(pt(-0.2, 0.62), pt(-0.5, 0.26), pt(-0.78, 0.0))
                .curve(pt(-0.5, -0.26), pt(-0.2, -0.62), pt(0.0, -1.02))
                .close(),
            Suit::Clubs => {
                let disc = |centre: Point| {
                    Path::from(centre - pt(0.44, 0.0))
                        .arc(0.44, true, true, centre + pt(0.44, 0.0))
                        .arc(0.44, true, true, centre - pt(0.44, 0.0))
                        .close()
                };
                let heart = Path::through([pt(0.0, -0.5), pt(0.5, 0.25), pt(-0.5, 0.25)]).close();
                disc(pt(0.0, -0.52)).and(disc(pt(-0.5, 0.2))).and(disc(pt(0.5, 0.2))).and(heart).and(stem())
            }
            Suit::Spades => Path::from(pt(0.0, -1.0))
                .curve(pt(0.2, -0.58), pt(0.92, -0.22), pt(0.92, 0.3))
                .curve(pt(0.92, 0.62), pt(0.7, 0.78), pt(0.48, 0.78))
                .curve(pt(0.28, 0.78), pt(0.1, 0.66), pt(0.0, 0.46))
                .curve(pt(-0.1, 0.66), pt(-0.28, 0.78), pt(-0.48, 0.78))
                .curve(pt(-0.7, 0.78), pt(-0.92, 0.62), pt(-0.92, 0.3))
                .curve(pt(-0.92, -0.22), pt(-0.2, -0.58), pt(0.0, -1.0))
                .close()
                .and(stem()),
        };
        unit.placed(at, size)
    }
}

/// The foot of clubs and spades.
fn stem() -> Path {
    Path::from(pt(-0.34, 1.0))
        .curve(pt(-0.12, 0.88), pt(-0.06, 0.62), pt(-0.04, 0.2))
        .line(pt(0.04, 0.2))
        .curve(pt(0.06, 0.62), pt(0.12, 0.88), pt(0.34, 1.0))
        .close()
}

/// The figures that stand for court cards: what is on their heads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Court {
    /// A hat with a feather.
    Jack,
    /// A coronet with pearls.
    Queen,
    /// A crown with points.
    King,
}

impl Court {
    /// Filled shapes round a point, about twice `size` wide.
    #[must_use]
    pub fn emblem(self, at: Point, size: f32) -> Path {
        let disc = |centre: Point, radius: f32| {
            Path::from(centre - pt(radius, 0.0))
                .arc(radius, true, true, centre + pt(radius, 0.0))
                .arc(radius, true, true, centre - pt(radius, 0.0))
                .close()
        };
        let band = |top: f32, bottom: f32, half: f32| {
            Path::through([pt(-half, top), pt(half, top), pt(half * 0.97, bottom), pt(-half * 0.97, bottom)]).close()
        };
        let unit = match self {
            Court::King => Path::through(
                [(-0.78, 0.42), (-1.0, -0.42), (-0.46, 0.0), (0.0, -0.72), (0.46, 0.0), (1.0, -0.42), (0.78, 0.42)]
                    .map(|(x, y)| pt(x, y)),
            )
            .close()
            .and(disc(pt(-1.0, -0.5), 0.11))
            .and(disc(pt(0.0, -0.84), 0.14))
            .and(disc(pt(1.0, -0.5), 0.11))
            .and(band(0.52, 0.76, 0.78)),
            Court::Queen => Path::from(pt(-0.74, 0.42))
                .line(pt(-0.9, -0.2))
                .bend(pt(-0.62, 0.1), pt(-0.46, -0.42))
                .bend(pt(-0.24, 0.06), pt(0.0, -0.52))
                .bend(pt(0.24, 0.06), pt(0.46, -0.42))
                .bend(pt(0.62, 0.1), pt(0.9, -0.2))
                .line(pt(0.74, 0.42))
                .close()
                .and(
                    [(-0.94, -0.32), (-0.47, -0.56), (0.0, -0.68), (0.47, -0.56), (0.94, -0.32)]
                        .into_iter()
                        .fold(Path::default(), |pearls, (x, y)| pearls.and(disc(pt(x, y), 0.125))),
                )
                .and(band(0.52, 0.76, 0.74)),
            Court::Jack => Path::from(pt(-0.62, 0.22))
                .curve(pt(-0.6, -0.34), pt(-0.3, -0.52), pt(0.0, -0.46))
                .curve(pt(0.34, -0.4), pt(0.56, -0.2), pt(0.6, 0.22))
                .close()
                // The brim, turned up on the left.
                .and(
                    Path::from(pt(-1.08, 0.14))
                        .curve(pt(-0.7, 0.34), pt(0.6, 0.36), pt(1.06, 0.26))
                        .curve(pt(0.7, 0.66), pt(-0.72, 0.74), pt(-1.08, 0.14))
                        .close(),
                )
                // The feather, from behind the crown of the hat out over the brim.
                .and(
                    Path::from(pt(-0.46, 0.0))
                        .curve(pt(-0.5, -0.74), pt(0.26, -1.12), pt(1.0, -0.74))
                        .curve(pt(0.8, -0.66), pt(0.86, -0.52), pt(0.94, -0.4))
                        .curve(pt(0.5, -0.66), pt(-0.06, -0.6), pt(-0.34, 0.0))
                        .close(),
                ),
        };
        unit.placed(at, size)
    }
}
