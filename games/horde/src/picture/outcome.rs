//! The outcome of a comparison against the wind, its colours and its sign.

use crate::game::Horde;
use crate::options::WoundedLoses;
use crate::roles::Role;
use galerne_draw::{Colour, Node, Path, Point, pt};

/// HC-10.7 … HC-10.12: what a comparison does, from the worst to the best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Outcome {
    Destroyed,
    Retreats,
    Stays,
    MayMove,
    Soutien,
}

pub(super) fn outcome(game: &Horde, role: Role, wounded: bool, points: u8, force: u8) -> Outcome {
    let difference = i16::from(game.resistance(role)) + i16::from(points) - i16::from(force);
    if difference <= -i16::from(game.options.malus_threshold) {
        Outcome::Destroyed
    } else if difference < 0 {
        match wounded && game.options.wounded_loses == WoundedLoses::Destroyed {
            true => Outcome::Destroyed,
            false => Outcome::Retreats,
        }
    } else if difference >= i16::from(game.options.soutien_threshold) {
        Outcome::Soutien
    } else if difference > 0 && !wounded {
        Outcome::MayMove
    } else {
        Outcome::Stays
    }
}

pub(super) const fn outcome_colours(result: Outcome) -> (Colour, Colour) {
    match result {
        Outcome::Destroyed => (Colour::Second, Colour::OnSecond),
        Outcome::Retreats => (Colour::Accent, Colour::OnAccent),
        Outcome::Stays => (Colour::Sunk, Colour::Ink),
        Outcome::MayMove => (Colour::Heat3, Colour::Ink),
        Outcome::Soutien => (Colour::Storm, Colour::Ink),
    }
}

/// A sign for an outcome that needs no colour: a cross, an arrow down, a level, an arrow up, two cards.
pub(super) fn outcome_sign(result: Outcome, at: Point, size: f32, ink: Colour) -> Node {
    let place = |x: f32, y: f32| pt(at.x + x * size, at.y + y * size);
    let path = match result {
        Outcome::Destroyed => {
            Path::from(place(-0.9, -0.9)).line(place(0.9, 0.9)).jump(place(0.9, -0.9)).line(place(-0.9, 0.9))
        }
        Outcome::Retreats => Path::from(place(0.0, -1.1))
            .line(place(0.0, 1.1))
            .jump(place(-0.8, 0.2))
            .line(place(0.0, 1.1))
            .line(place(0.8, 0.2)),
        Outcome::Stays => {
            Path::from(place(-0.9, -0.4)).line(place(0.9, -0.4)).jump(place(-0.9, 0.5)).line(place(0.9, 0.5))
        }
        Outcome::MayMove => Path::from(place(0.0, 1.1))
            .line(place(0.0, -1.1))
            .jump(place(-0.8, -0.2))
            .line(place(0.0, -1.1))
            .line(place(0.8, -0.2)),
        Outcome::Soutien => Path::through([place(-1.0, -0.5), place(0.2, -0.5), place(0.2, 1.1), place(-1.0, 1.1)])
            .close()
            .and(Path::from(place(-0.3, -1.1)).line(place(1.0, -1.1)).line(place(1.0, 0.5))),
    };
    Node::path(path).stroke(ink, size * 0.42).decoration()
}
