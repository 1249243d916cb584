//! The way of the last throw: where the die came down, rolled, bounced and came to rest. The page lets the balloon (and a
//! pushed cloud) follow exactly this line: each path is named after what moves along it and after the throw's number.

use super::balloon::{HOME, LOW};
use super::{SIZE, TRACK, centre};
use crate::cells::Cell;
use crate::event::Event;
use crate::game::Pluvionautes;
use crate::state::Phase;
use galerne_draw::scene::Dash;
use galerne_draw::{Colour, Layer, Node, Path, PictureContext, Point, pt};
use galerne_engine::Direction;

/// One throw, read off the events.
#[derive(Default)]
struct Thrown {
    /// How many throws came before it in the game.
    number: usize,
    points: Vec<Point>,
    /// Points at which it bounced.
    bounces: Vec<Point>,
    pushed: Vec<(u8, Vec<Point>)>,
    out: bool,
}

/// Where a die bounces on the way out of a cell.
fn bumped(cell: Cell, direction: Direction) -> Point {
    centre(cell) + Point::polar(SIZE * 0.62, 60.0 * direction.index() as f32)
}

/// The last throw of the turn that is being played, if it has been thrown.
fn last(events: &[Event]) -> Option<Thrown> {
    let mut found: Option<Thrown> = None;
    let mut number = 0;
    for event in events {
        match *event {
            Event::TurnBegan { .. } => found = None,
            Event::Launched { .. } | Event::Gust { .. } => found = None,
            Event::Touchdown { cell } => {
                number += 1;
                found = Some(Thrown { number, points: vec![HOME, centre(cell)], ..Thrown::default() });
            }
            _ => {}
        }
        let Some(thrown) = &mut found else { continue };
        match *event {
            Event::Roll { to, .. } => thrown.points.push(centre(to)),
            Event::Rebound { cell, direction, .. } => {
                let at = bumped(cell, direction);
                thrown.bounces.push(at);
                thrown.points.extend([at, centre(cell)]);
            }
            Event::Out => thrown.out = true,
            Event::Push { die, from, to } => match thrown.pushed.iter_mut().find(|(known, _)| *known == die) {
                Some((_, points)) => points.push(centre(to)),
                None => thrown.pushed.push((die, vec![centre(from), centre(to)])),
            },
            _ => {}
        }
    }
    found
}

pub(super) fn track(context: &PictureContext<'_, Pluvionautes>) -> Layer {
    let mut nodes = Vec::new();
    let over = context.state().phase == Phase::Over;
    if let Some(thrown) = last(context.events).filter(|_| context.is_on(&TRACK) && !over) {
        // A cloud stands higher in its cell than the balloon.
        let low = LOW;
        let shown = thrown.points[1..].iter().map(|&point| point + low);
        nodes.push(Node::path(Path::through(shown)).stroke(Colour::Raised, 4.6).opacity(0.8));
        nodes.push(
            Node::path(Path::through(thrown.points.iter().map(|&point| point + low)))
                .id(format!("track-balloon-{}", thrown.number))
                .class("track")
                .opacity(0.0)
                .stroke(Colour::Ink, 1.0),
        );
        let shown = thrown.points[1..].iter().map(|&point| point + low);
        nodes.push(Node::path(Path::through(shown)).stroke(Colour::Ink, 1.8).dash(Dash::Dotted).opacity(0.85));
        if let Some(&touch) = thrown.points.get(1) {
            nodes.push(Node::circle(touch + low, 3.4).fill(Colour::Raised).stroke(Colour::Ink, 1.4));
        }
        nodes.extend(thrown.bounces.iter().map(|&at| bump(at + low)));
        let high = pt(0.0, -SIZE * 0.62);
        for (die, points) in &thrown.pushed {
            let path = Path::through(points.iter().map(|&point| point + high));
            nodes.push(
                Node::path(path)
                    .id(format!("track-die-{die}-{}", thrown.number))
                    .class("track")
                    .stroke(Colour::Second, 1.8)
                    .dash(Dash::Dotted),
            );
        }
    }
    Layer::decoration("track", nodes)
}

/// Three short strokes: it hit something here.
fn bump(at: Point) -> Node {
    let strokes = [70.0, 160.0, 250.0, 340.0].into_iter().fold(Path::default(), |path, degrees| {
        path.jump(at + Point::polar(2.2, degrees)).line(at + Point::polar(5.6, degrees))
    });
    Node::path(strokes).stroke(Colour::Bad, 1.6)
}
