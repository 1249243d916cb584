//! The balloon in the colour and with the sign of its pilot, what its die shows, and the pawns that moor islands.

use super::{SIZE, SMALLEST, centre};
use crate::dice::Face as DieFace;
use crate::game::Pluvionautes;
use crate::options::Switch as OptionSwitch;
use crate::state::{Phase, State};
use crate::words::text_board::balloon_fact;
use galerne_draw::piece::{SeatMark, pawn};
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Path, PictureContext, Point, pt};
use galerne_engine::{Message, Seat};

/// Where the balloon waits while it is not in the sky: the upper left corner.
pub(super) const HOME: Point = pt(-206.0, -152.0);

/// A little above the middle of its cell, whose name stays free; beside a cloud that is there too.
pub(super) fn place(state: &State) -> Point {
    let shares = state.balloon().is_some_and(|cell| state.dice.iter().any(|die| die.cell == cell.0));
    let low = if shares { pt(SIZE * 0.34, SIZE * 0.14) } else { LOW };
    match (state.balloon(), state.balloon_other()) {
        (Some(cell), Some(other)) => centre(cell).towards(centre(other), 0.5) + low,
        (Some(cell), None) => centre(cell) + low,
        (None, _) => HOME,
    }
}

/// From the middle of a cell to where the balloon over it is drawn.
pub(super) const LOW: Point = pt(0.0, -SIZE * 0.06);

pub(super) fn balloon(game: &Pluvionautes, context: &PictureContext<'_, Pluvionautes>) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    if state.has_begun() && state.phase != Phase::Over {
        let seat = game.active(state);
        let waits = || Message::new("picture-balloon-waits").with("seat", seat);
        let told = balloon_fact(game, state).unwrap_or_else(waits);
        let mut node = envelope(seat, SIZE * 0.42);
        // Its numbers have done their work when there is something to build, and would lie under the places for it.
        if let Some(face) = state.face().filter(|_| state.phase != Phase::Build) {
            let shown = face_shown(game, state, face);
            node = node.with(small_die(shown, SMALLEST / 0.74).at(pt(SIZE * 0.44, SIZE * 0.26)));
            // PL-8.2: what is left to tow with is part of choosing the flight.
            if state.phase == Phase::Pilot {
                node = node.with(rope(game.tow_range(state)).at(pt(-SIZE * 0.44, SIZE * 0.26)));
            }
        }
        nodes.push(node.id("balloon").class("moves").name(context.say(&told)).at(place(state)));
    }
    Layer::new("balloon-layer", nodes)
}

/// Before the tow the die shows the fuel; from the tow on it lies turned over, on an island (PL-8.1).
fn face_shown(game: &Pluvionautes, state: &State, face: DieFace) -> Option<u8> {
    let is_on_island = state.balloon().is_some_and(|cell| state.sky.at(cell).is_some());
    match (state.phase, state.fuel()) {
        (Phase::Tow, Some(_)) if is_on_island => Some(game.tow_range(state)),
        (_, Some(number)) => Some(game.flies(number)),
        (_, None) => face.fuel().map(|number| game.flies(number)),
    }
}

/// The balloon die's face: a number, or the blimp.
pub(crate) fn small_die(value: Option<u8>, side: f32) -> Node {
    let mut parts = vec![
        Node::rounded(Area::around(pt(0.0, side * 0.08), side, side), side * 0.22).fill(Colour::Shade).opacity(0.3),
        Node::rounded(Area::around(Point::ORIGIN, side, side), side * 0.22)
            .fill(Colour::DieWhite)
            .stroke(Colour::OnDieWhite, side * 0.06),
    ];
    parts.push(match value {
        Some(value) => {
            Node::label(Point::ORIGIN, value.to_string(), Face::SansBold, side * 0.74).fill(Colour::OnDieWhite)
        }
        None => blimp(side * 0.4, Colour::OnDieWhite),
    });
    Node::group(parts)
}

/// The other side of the die, to tow with: it hangs from a rope.
pub(crate) fn rope(tow: u8) -> Node {
    let line = Path::from(pt(9.0, -15.0)).bend(pt(0.0, -16.0), pt(0.0, -6.0));
    Node::group([
        Node::path(line.clone()).stroke(Colour::Raised, 4.0),
        Node::path(line).stroke(Colour::Ink, 1.8),
        small_die(Some(tow), SMALLEST / 0.74),
    ])
    .opacity(0.85)
}

/// An airship in profile.
pub(crate) fn blimp(size: f32, colour: Colour) -> Node {
    let hull = Path::from(pt(-0.95, -0.1))
        .curve(pt(-0.6, -0.75), pt(0.7, -0.75), pt(1.0, -0.1))
        .curve(pt(0.7, 0.5), pt(-0.6, 0.5), pt(-0.95, -0.1))
        .close();
    let fins = Path::through([pt(-0.7, -0.3), pt(-1.1, -0.6), pt(-1.02, -0.1), pt(-1.1, 0.36), pt(-0.7, 0.1)]).close();
    let car = Path::through([pt(-0.3, 0.42), pt(0.35, 0.42), pt(0.25, 0.72), pt(-0.2, 0.72)]).close();
    Node::path(hull.and(fins).and(car).placed(Point::ORIGIN, size)).fill(colour)
}

/// A hot-air balloon: gores, a skirt, ropes and a basket; the seat's sign on its belly.
pub(super) fn envelope(seat: Seat, size: f32) -> Node {
    let mark = SeatMark::of(seat);
    let place = |path: Path| path.placed(Point::ORIGIN, size);
    let skin = Path::from(pt(-0.34, 0.62))
        .curve(pt(-0.6, 0.2), pt(-1.02, -0.05), pt(-1.02, -0.62))
        .curve(pt(-1.02, -1.26), pt(-0.56, -1.62), pt(0.0, -1.62))
        .curve(pt(0.56, -1.62), pt(1.02, -1.26), pt(1.02, -0.62))
        .curve(pt(1.02, -0.05), pt(0.6, 0.2), pt(0.34, 0.62))
        .close();
    let gores = Path::from(pt(-0.14, 0.62))
        .curve(pt(-0.34, 0.1), pt(-0.52, -0.3), pt(-0.52, -0.7))
        .curve(pt(-0.52, -1.15), pt(-0.3, -1.5), pt(0.0, -1.62))
        .jump(pt(0.14, 0.62))
        .curve(pt(0.34, 0.1), pt(0.52, -0.3), pt(0.52, -0.7))
        .curve(pt(0.52, -1.15), pt(0.3, -1.5), pt(0.0, -1.62));
    let ropes = Path::from(pt(-0.3, 0.62)).line(pt(-0.24, 0.96)).jump(pt(0.3, 0.62)).line(pt(0.24, 0.96));
    let basket = Path::through([pt(-0.34, 0.92), pt(0.34, 0.92), pt(0.26, 1.38), pt(-0.26, 1.38)]).close();
    let belly = pt(0.0, -0.66) * size;
    Node::group([
        Node::ellipse(pt(0.0, size * 1.42), pt(size * 0.7, size * 0.2)).fill(Colour::Shade).opacity(0.28),
        Node::path(place(skin.clone())).stroke(Colour::Raised, size * 0.3),
        Node::path(place(basket.clone())).stroke(Colour::Raised, size * 0.26),
        Node::path(place(ropes)).stroke(Colour::Ink, size * 0.08),
        Node::path(place(basket)).fill(Colour::Village).stroke(Colour::Ink, size * 0.08),
        Node::path(place(skin)).fill(mark.colour()).stroke(Colour::Ink, size * 0.1),
        Node::path(place(gores)).stroke(mark.on_colour(), size * 0.07).opacity(0.55),
        Node::path(mark.outline(belly, size * 0.42)).fill(mark.on_colour()).stroke(mark.colour(), size * 0.12),
    ])
}

/// PL-13.8: the pawns, at the left foot of their islands.
pub(super) fn pawns(game: &Pluvionautes, context: &PictureContext<'_, Pluvionautes>) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    if game.options.mooring == OptionSwitch::On {
        for seat in (0..game.seats as u8).map(Seat) {
            if let Some(cell) = state.pawn(seat) {
                let told = Message::new("fact-pawn").with("seat", seat).with("cell", cell.to_string());
                let at = centre(cell) + pt(-SIZE * 0.4, SIZE * 0.36);
                nodes.push(pawn(seat, SIZE * 0.62).id(format!("pawn-{}", seat.0)).name(context.say(&told)).at(at));
            }
        }
    }
    Layer::new("pawns", nodes)
}
