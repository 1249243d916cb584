//! Weather dice: clouds of cotton with their number, a drop for each step of rain and a bolt for each step of storm (PL-4.1).

use super::areas::{bolt, drop};
use super::board::fleece;
use super::{SIZE, SMALLEST, centre, sheets};
use crate::cells::Cell;
use crate::game::Pluvionautes;
use crate::state::State;
use crate::weather::{rain_range, storm_range};
use galerne_draw::text::Face;
use galerne_draw::{Colour, Layer, Node, PictureContext, Point, pt};
use galerne_engine::Direction;

/// Lost dice wait beside the board, to the right below.
pub(super) fn waiting(number: usize) -> Point {
    [pt(208.0, 98.0), pt(208.0, 134.0), pt(164.0, 142.0)][number % 3]
}

/// Where a die is drawn: a little above the middle of its cell, beside the others that share it, between its two cells if
/// it rests on both.
pub(super) fn place(game: &Pluvionautes, state: &State, number: usize) -> Point {
    let Some((cell, _)) = state.die(number) else { return waiting(number) };
    if let Some(other) = state.die_other(number) {
        return centre(cell).towards(centre(other), 0.5) + pt(0.0, -SIZE * 0.2);
    }
    let sharing: Vec<usize> = (0..usize::from(game.options.weather_dice))
        .filter(|&die| state.die(die).is_some_and(|(at, _)| at == cell) && state.die_other(die).is_none())
        .collect();
    let order = sharing.iter().position(|&die| die == number).unwrap_or(0);
    // The balloon keeps to the right where it has come to the same cell; a building on an upper edge leaves the other half.
    let balloon = state.balloon() == Some(cell);
    let stands = |direction: Direction| state.buildings.stands(cell.0, direction.index() as u8);
    let aside = match [stands(Direction::NW), stands(Direction::NE)] {
        [true, false] if !balloon => 0.26,
        [false, true] => -0.26,
        _ if balloon => -0.2,
        _ => 0.0,
    };
    let at = match (sharing.len(), order) {
        (0 | 1, _) => pt(aside, ABOVE),
        // Side by side with no overlap, and a third below them: each number is read.
        (_, 0) => pt(-APART / 2.0, ABOVE),
        (_, 1) => pt(APART / 2.0, ABOVE),
        _ => pt(if balloon { -0.4 } else { 0.0 }, 0.36),
    };
    centre(cell) + at * SIZE
}

/// From one cloud to the next on the same cell, and how large each is there: a cloud is three and a half times as wide as its size.
const APART: f32 = 0.98;
/// How high in its cell: what the island is can be seen below it.
const ABOVE: f32 = -0.6;
const SHARED: f32 = 0.28;

pub(super) fn clouds(game: &Pluvionautes, context: &PictureContext<'_, Pluvionautes>) -> Layer {
    let state = context.state();
    let nodes = (0..usize::from(game.options.weather_dice)).map(|number| {
        let node = match state.die(number) {
            Some((cell, value)) => cloud_of(game, value, crowd(game, state, cell)),
            None => cloud(0, 1).opacity(0.7),
        };
        let name = context.say(&sheets::die(game, state, number));
        node.id(format!("die-{number}")).class("moves").name(name).at(place(game, state, number))
    });
    Layer::new("clouds", nodes)
}

fn crowd(game: &Pluvionautes, state: &State, cell: Cell) -> usize {
    (0..usize::from(game.options.weather_dice)).filter(|&die| state.die(die).is_some_and(|(at, _)| at == cell)).count()
}

/// A cloud of that value as it is in this game.
pub(crate) fn cloud_of(game: &Pluvionautes, value: u8, sharing: usize) -> Node {
    falling(value, sharing, (game.rain(value), game.storm(value)))
}

/// A printed cloud of that value; 0 shows no number.
pub(crate) fn cloud(value: u8, sharing: usize) -> Node {
    falling(value, sharing, (rain_range(value), storm_range(value)))
}

/// From one drop or bolt to the next, how wide all of them may be, and how much smaller each may become, as shares of a cloud's size.
const APART_BELOW: f32 = 0.74;
const WIDE_BELOW: f32 = 3.3;
const LEAST_DROP: f32 = 0.8;

/// A cloud from which it rains and storms so far.
fn falling(value: u8, sharing: usize, (rain, storm): (u8, u8)) -> Node {
    let size = SIZE * if sharing > 1 { SHARED } else { 0.34 };
    let stormy = storm > 0;
    let (body, ink) =
        if stormy { (Colour::DieBlack, Colour::OnDieBlack) } else { (Colour::DieWhite, Colour::OnDieWhite) };
    let mut parts = vec![
        Node::path(fleece(pt(0.0, size * 0.16), size * 1.02)).fill(Colour::Shade).opacity(0.25),
        Node::path(fleece(Point::ORIGIN, size)).fill(body).stroke(Colour::Ink, size * 0.1),
    ];
    // What falls from it: all its drops, and all its bolts beside them; as close as a cloud is wide.
    let count = f32::from(rain + storm);
    let apart = APART_BELOW.min(WIDE_BELOW / count.max(1.0));
    let share = apart / APART_BELOW;
    for step in 0..rain + storm {
        let at = pt((f32::from(step) - (count - 1.0) / 2.0) * size * apart, size * 0.84);
        let (path, fill) = match step < rain {
            true => (drop(at, size * 0.34 * share.max(LEAST_DROP)), Colour::Rain),
            false => (bolt(at, size * 0.46 * share.max(LEAST_DROP)), Colour::Storm),
        };
        parts.push(Node::path(path).fill(fill).stroke(Colour::Ink, size * 0.07));
    }
    if value > 0 {
        let at = pt(-size * 0.04, -size * 0.18);
        parts.push(Node::label(at, value.to_string(), Face::SerifBold, SMALLEST.max(size)).fill(ink));
    }
    Node::group(parts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use galerne_draw::scene::Shape;
    use galerne_engine::Rules;

    /// PL-4.1: a 4 shows three drops and one bolt, a 5 two bolts and a 6 three, beside all the drops.
    #[test]
    fn clouds_show_the_drops_and_bolts_of_pl_4_1() {
        let game = Pluvionautes::new(&Options::default(), 2).unwrap();
        for (value, drops, bolts) in [(1, 1, 0), (2, 2, 0), (3, 3, 0), (4, 3, 1), (5, 3, 2), (6, 3, 3)] {
            let Shape::Group(parts) = cloud_of(&game, value, 1).shape else { panic!("a cloud is a group") };
            let count = |colour: Colour| parts.iter().filter(|part| part.style.fill == Some(colour.into())).count();
            assert_eq!((count(Colour::Rain), count(Colour::Storm)), (drops, bolts), "{value}");
        }
    }

    /// Three clouds on one cell lay on top of each other, and two numbers could not be read.
    #[test]
    fn clouds_that_share_a_cell_lie_apart() {
        let options = Options { weather_dice: 3, ..Options::default() };
        let game = Pluvionautes::new(&options, 2).unwrap();
        let state = game.sketch().die(0, "D4", 2).die(1, "D4", 5).die(2, "D4", 6).state();
        let [a, b, c] = [0, 1, 2].map(|number| place(&game, &state, number));
        // A cloud is 1.75 sizes wide to either side, and with what falls from it 2 sizes high.
        let wide = 3.5 * SHARED * SIZE;
        assert!(b.x - a.x >= wide - 0.1, "{} for {wide}", b.x - a.x);
        assert!(c.y - a.y >= 2.0 * SHARED * SIZE && c.y - b.y >= 2.0 * SHARED * SIZE);
    }
}
