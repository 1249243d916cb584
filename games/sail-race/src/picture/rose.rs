//! The wind on the sea itself: a small rose in the corner that the hexagon of the board leaves free. On a narrow screen the compass stands
//! far below the board; this one is always in sight.

use super::SIZE;
use super::board::sea;
use crate::game::SailRace;
use crate::state::Phase;
use crate::words::wind_words;
use galerne_draw::text::Face;
use galerne_draw::wind::Rose;
use galerne_draw::{Colour, Layer, Node, PictureContext, Point, pt};

pub(super) fn rose(race: &SailRace, context: &PictureContext<'_, SailRace>) -> Layer {
    let state = context.state();
    let blows = !matches!(state.phase, Phase::WindChoice | Phase::InitialWind);
    let nodes = blows.then(|| {
        let radius = room(race);
        let rose =
            Rose { radius, letters: Vec::new(), from: Some(f32::from(state.wind.direction)), reading: String::new() };
        // The force is larger than the rose would print it: it is read from afar.
        let hub = Node::circle(Point::ORIGIN, radius * 0.34).fill(Colour::Raised).stroke(Colour::Line, radius * 0.012);
        let force = Node::label(Point::ORIGIN, state.wind.force().to_string(), Face::SerifBold, radius * 0.5);
        let mut node = rose.node().with(hub).with(force);
        if state.wind.gale {
            node = node.with(Node::circle(Point::ORIGIN, radius * 0.92).stroke(Colour::Second, radius * 0.09));
        }
        node.id("wind-rose").name(context.say(&wind_words(state.wind))).at(corner(race))
    });
    Layer::new("wind-corner", nodes)
}

/// The corner is a triangle beside the slanting edge of the board; this is the radius of the circle that fits into it.
fn room(race: &SailRace) -> f32 {
    let area = sea(race);
    let (across, down) = (area.width / 4.0, area.height / 2.0);
    (across + down - across.hypot(down)) / 2.0
}

/// The middle of that circle in the upper left corner, moved out a little into the margin of the sheet.
fn corner(race: &SailRace) -> Point {
    let (area, radius) = (sea(race), room(race));
    pt(area.x + radius - SIZE * 0.9, area.y + radius - SIZE * 0.7)
}
