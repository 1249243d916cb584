//! The wind on the sea itself: a small rose in the corner that the hexagon of the board leaves free, and in the corner below it the dice that
//! brought the wind. On a narrow screen the compass stands far below the board; these are always in sight.

use super::board::sea;
use super::{SIZE, sheets};
use crate::action::Chance;
use crate::event::Event;
use crate::game::SailRace;
use crate::state::Phase;
use galerne_draw::beat::{Beat, thrown};
use galerne_draw::piece::{DieColour, die};
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
        node.id("wind-rose").name(context.say(&sheets::wind(state))).at(corner(race))
    });
    let dice = blows.then(|| last_throw(context.events)).flatten().map(|(turn, [column, row])| {
        let radius = room(race);
        let fell = |colour, face, x: f32| {
            Beat::Theirs.tumbles(die(colour, radius * 0.62, Some(face)).class("die")).at(pt(x * radius * 0.4, 0.0))
        };
        Node::group([
            thrown(format!("wind-throw-{turn}")),
            fell(DieColour::Red, column, -1.0),
            fell(DieColour::White, row, 1.0),
        ])
        .id("wind-dice")
        .name(context.say(&sheets::wind(state)))
        .at(corner_below(race))
    });
    Layer::new("wind-corner", nodes.into_iter().chain(dice))
}

/// The dice that brought the wind that blows, and of which turn they were; nothing where it came from cards or was agreed on.
fn last_throw(events: &[Event]) -> Option<(u16, [u8; 2])> {
    events.iter().rev().find_map(|event| match *event {
        Event::FirstWind { throw, .. } => Some(throw.map(|throw| (0, throw))),
        Event::Weather { turn, chance: Chance::Throw { column, row }, .. } => Some(Some((turn, [column, row]))),
        Event::Weather { .. } => Some(None),
        _ => None,
    })?
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

/// The same place in the lower left corner.
fn corner_below(race: &SailRace) -> Point {
    let (area, radius) = (sea(race), room(race));
    pt(area.x + radius - SIZE * 0.9, area.bottom() - radius + SIZE * 0.7)
}
