//! Boats and the wakes they leave.

use super::{GRID, SIZE, WAKES, sheets};
use crate::event::Event;
use crate::game::SailRace;
use crate::state::{State, Status};
use galerne_draw::piece::SeatMark;
use galerne_draw::scene::Touch;
use galerne_draw::text::Face;
use galerne_draw::{Colour, Layer, Node, Path, PictureContext, Point, pt};
use galerne_engine::{Rules, Seat};

/// Boats of the same hex lie a little apart, so that none hides another.
fn berth(race: &SailRace, state: &State, seat: Seat) -> Point {
    let cell = state.boat(seat).cell;
    let here: Vec<Seat> = (0..race.seats() as u8).map(Seat).filter(|&other| state.boat(other).cell == cell).collect();
    let centre = GRID.centre(race.course().hex(cell));
    if here.len() < 2 {
        return centre;
    }
    let turn = here.iter().position(|&other| other == seat).unwrap_or(0) as f32 / here.len() as f32;
    centre + Point::polar(SIZE * 0.42, 90.0 + 360.0 * turn)
}

pub(super) fn boats(race: &SailRace, context: &PictureContext<'_, SailRace>) -> Layer {
    let state = context.state();
    let chooser = super::rays::chooser(context);
    let nodes = (0..race.seats() as u8).map(Seat).map(|seat| {
        let boat = state.boat(seat);
        let crowded =
            (0..race.seats() as u8).map(Seat).filter(|&other| state.boat(other).cell == boat.cell).count() > 1;
        let mut node = hull(seat, boat.sail_up, boat.heading.is_some()).scaled(if crowded { 0.72 } else { 1.0 });
        if let Some(heading) = boat.heading {
            node = node.turned(60.0 * heading.index() as f32);
        }
        // What moves is only moved, so that it keeps its heading on the way.
        let mut node = Node::group([node]);
        // One's own among others has a ring.
        let is_mine = context.me.has(seat) && context.me.len() < race.seats();
        if crowded && is_mine {
            let ring = |colour, width| Node::circle(Point::ORIGIN, SIZE * 0.74).stroke(colour, width);
            let rings = [ring(Colour::Raised, 4.4), ring(Colour::Legal, 2.4)].map(|ring| ring.touch(Touch::Through));
            node = rings.into_iter().fold(node, Node::with);
        }
        if chooser == Some(seat) && !crowded {
            // All that the six headings leave free in the middle is the boat.
            node = node.with(Node::circle(Point::ORIGIN, super::rays::SPARED).touch(Touch::Inside));
        }
        node = node
            .id(format!("boat-{}", seat.0))
            .class("moves")
            .name(context.say(&sheets::boat(race, context, seat)))
            .at(berth(race, state, seat));
        if boat.status == Status::Resigned { node.opacity(0.4) } else { node }
    });
    Layer::new("boats", nodes)
}

/// A boat seen from above, its bow to the East: hull, deck, sail, and the sign of the seat.
fn hull(seat: Seat, spinnaker: bool, under_way: bool) -> Node {
    let mark = SeatMark::of(seat);
    let length = SIZE * 0.86;
    let beam = SIZE * 0.36;
    let outline = Path::from(pt(length, 0.0))
        .curve(pt(length * 0.45, -beam * 1.05), pt(-length * 0.35, -beam * 1.1), pt(-length * 0.78, -beam * 0.62))
        .line(pt(-length * 0.78, beam * 0.62))
        .curve(pt(-length * 0.35, beam * 1.1), pt(length * 0.45, beam * 1.05), pt(length, 0.0))
        .close();
    let mut parts = vec![
        Node::path(outline.clone()).fill(Colour::Raised).stroke(Colour::Raised, 4.0),
        Node::path(outline).fill(mark.colour()).stroke(Colour::Ink, 1.5),
    ];
    if under_way {
        let sail = Path::from(pt(length * 0.42, 0.0))
            .bend(pt(-length * 0.1, -beam * 1.5), pt(-length * 0.62, -beam * 0.5))
            .close();
        parts.push(Node::path(sail).fill(Colour::Raised).stroke(Colour::Ink, 1.0));
    }
    if spinnaker {
        let balloon = Path::from(pt(length * 0.9, -beam * 0.2))
            .bend(pt(length * 1.75, -beam * 0.6), pt(length * 1.35, beam * 1.1))
            .bend(pt(length * 0.9, beam * 1.0), pt(length * 0.9, -beam * 0.2))
            .close();
        parts.push(Node::path(balloon).fill(Colour::SecondSoft).stroke(Colour::Second, 1.2));
    }
    parts.push(Node::path(mark.outline(pt(-length * 0.3, 0.0), SIZE * 0.17)).fill(mark.on_colour()));
    Node::group(parts)
}

/// The track of each boat, as the author draws it: a line with a dot in every hex and the turn at every stop.
pub(super) fn wakes(race: &SailRace, context: &PictureContext<'_, SailRace>) -> Layer {
    let mut nodes = Vec::new();
    for seat in (0..race.seats() as u8).map(Seat) {
        let is_mine = context.me.has(seat);
        if !is_mine && !context.is_on(&WAKES) {
            continue;
        }
        // A public picture, as it is shared, numbers every wake.
        nodes.push(wake(context, seat, is_mine || context.me.is_empty()));
    }
    nodes.extend((0..race.seats() as u8).map(Seat).filter_map(|seat| last_move(context, seat)));
    Layer::decoration("wakes", nodes)
}

/// The last move from hex to hex, with a rest in each: the page lets the boat go along it.
fn last_move(context: &PictureContext<'_, SailRace>, seat: Seat) -> Option<Node> {
    let turn = context.events.iter().rposition(|event| matches!(event, Event::Weather { .. }))?;
    let mut points: Vec<Point> = Vec::new();
    for event in &context.events[turn..] {
        let Event::Sailed { seat: who, from, towards, moved, .. } = *event else { continue };
        if who == seat && moved > 0 {
            let hexes = std::iter::successors(Some(from), |hex| Some(hex.towards(towards)));
            points.extend(hexes.take(usize::from(moved) + 1).map(|hex| GRID.centre(hex)).flat_map(|at| [at, at]));
        }
    }
    let track = Node::path(Path::through(points.iter().copied())).stroke(Colour::Water, 0.1).opacity(0.0);
    let known = context.events.iter().filter(|event| matches!(event, Event::Weather { .. })).count();
    let track = track.id(format!("track-boat-{}-{known}", seat.0));
    // The dice fall first, then the boats go.
    (!points.is_empty()).then(|| track.class("track").class("walked").class("blown"))
}

fn wake(context: &PictureContext<'_, SailRace>, seat: Seat, is_mine: bool) -> Node {
    let mark = SeatMark::of(seat);
    let (width, ink) = if is_mine { (2.6, 0.95) } else { (1.5, 0.6) };
    // A wake only grows: what has a name of its own is not drawn, nor sent, again.
    let name = |part: &str, number: usize| format!("wake-{}-{part}-{number}", seat.0);
    let (mut turn, mut lines, mut dots, mut numbers) = (0, Vec::new(), Vec::new(), Vec::new());
    for event in context.events {
        match event {
            Event::Weather { turn: now, .. } => turn = *now,
            Event::Sailed { seat: who, from, towards, moved, to, .. } if *who == seat && *moved > 0 => {
                let line = Path::default().jump(GRID.centre(*from)).line(GRID.centre(*to));
                let line = Node::path(line).stroke(mark.colour(), width).dash(mark.dash());
                lines.push(line.id(name("way", lines.len())));
                let mut hex = *from;
                for _ in 0..*moved {
                    hex = hex.towards(*towards);
                    let dot = Node::circle(GRID.centre(hex), width * 0.95).fill(mark.colour());
                    dots.push(dot.id(name("dot", dots.len())));
                }
                if is_mine {
                    let beside = Point::polar(SIZE * 0.6, 60.0 * towards.index() as f32 + 90.0);
                    numbers.push(
                        Node::label(GRID.centre(*to) + beside, turn.to_string(), Face::SansBold, SIZE * 0.66)
                            .fill(Colour::InkSoft)
                            .rimmed(Colour::Water, 2.4)
                            .id(name("turn", numbers.len()))
                            .class("fine"),
                    );
                }
            }
            _ => {}
        }
    }
    let parts = [("ways", lines), ("dots", dots), ("turns", numbers)];
    let part = |(name, nodes): (&str, Vec<Node>)| Node::group(nodes).id(format!("wake-{}-{name}", seat.0));
    Node::group(parts.map(part)).id(format!("wake-{}", seat.0)).opacity(ink)
}
