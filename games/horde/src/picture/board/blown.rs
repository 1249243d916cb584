//! What the wind or a Rencontre has just done, shown in beats: a gust or a blow flies, and then its result stands where
//! it struck.

use crate::event::{Event, Way};
use crate::picture::Context;
use crate::picture::cards::role_mark;
use crate::picture::layout::{CELL, Layout, READABLE};
use crate::picture::outcome::{Outcome, outcome_colours, outcome_sign};
use crate::picture::outlook::first_row;
use crate::roles::Role;
use crate::state::Step;
use crate::terrain::Cell;
use galerne_draw::beat::{Beat, thrown};
use galerne_draw::scene::Touch;
use galerne_draw::text::Face;
use galerne_draw::{Colour, Layer, Node, Path, Point, pt};
use galerne_engine::Seat;

/// Whether wind or Rencontres may strike after that: points, the end of a step, a character that has moved on, a card
/// that was turned up.
fn begins(event: &Event) -> bool {
    match event {
        Event::Committed { .. } | Event::Revealed { .. } | Event::LostToVeramorphe { .. } => true,
        Event::Closed { step, .. } => matches!(step, Step::Power | Step::Actions),
        Event::Moved { way, .. } => *way == Way::Wind,
        Event::Stayed { automatic, .. } => !automatic,
        _ => false,
    }
}

/// Whether the player is about other things by then.
fn is_past(event: &Event) -> bool {
    matches!(event, Event::TurnBegan { .. } | Event::Played { .. } | Event::Entered { .. } | Event::Conform { .. })
}

pub(super) fn layer(context: &Context<'_>, layout: Layout) -> Layer {
    let events = context.events;
    let mut nodes = Vec::new();
    if let Some(start) = events.iter().rposition(begins).filter(|&start| !events[start..].iter().any(is_past)) {
        let large = layout.large();
        let mut gusts: Vec<(Seat, u8)> = Vec::new();
        for at in start..events.len() {
            nodes.extend(match events[at] {
                Event::Compared { seat, role, row, resistance, force } if large.contains(&seat.index()) => {
                    if !gusts.contains(&(seat, row)) {
                        gusts.push((seat, row));
                    }
                    let fate = fate(&events[at..], role, resistance, force);
                    stood(&events[..at], seat, role).and_then(|cell| came_to(context, layout, (seat, role), cell, fate))
                }
                Event::Destroyed { seat, role, by } if large.contains(&seat.index()) && by.is_rencontre() => {
                    let cell = stood(&events[..at], seat, role);
                    cell.map(|cell| Node::group([blow(layout, seat, cell), fallen(layout, seat, cell, role)]))
                }
                Event::Wounded { seat, role, by } if large.contains(&seat.index()) && by.is_rencontre() => {
                    stood(&events[..at], seat, role).map(|cell| blow(layout, seat, cell))
                }
                Event::DestroyedInAval { seat, role } if large.contains(&seat.index()) => {
                    stood(&events[..at], seat, role).map(|cell| blow(layout, seat, cell))
                }
                Event::LostToVeramorphe { seat, role, .. } if large.contains(&seat.index()) => {
                    let cell = stood(&events[..at], seat, role);
                    cell.map(|cell| Node::group([blow(layout, seat, cell), one_less(layout, seat)]))
                }
                _ => None,
            });
        }
        nodes.extend(gusts.into_iter().map(|(seat, row)| gust(layout, seat, row.saturating_sub(1))));
        if !nodes.is_empty() {
            nodes.push(thrown(format!("blown-{}", events.iter().filter(|event| begins(event)).count())));
        }
    }
    Layer::decoration("blown", [Node::group(nodes).touch(Touch::Through)])
}

/// Where the character stood then.
fn stood(events: &[Event], whose: Seat, who: Role) -> Option<u8> {
    let of = |seat: Seat, role: Role| seat == whose && role == who;
    let place = events.iter().rev().find_map(|event| match *event {
        Event::Entered { seat, role, cell } if of(seat, role) => Some(cell),
        Event::Moved { seat, role, to, .. } if of(seat, role) => Some(to),
        Event::Retreated { seat, role, to: Some(to), .. } if of(seat, role) => Some(to),
        _ => None,
    });
    place.and_then(|cell: Cell| cell.own(whose.0))
}

/// HC-10.7 … HC-10.12: what followed from the first of these events, a comparison.
fn fate(events: &[Event], who: Role, resistance: u8, force: u8) -> Outcome {
    let until = |event: &&Event| !matches!(event, Event::Compared { .. });
    for event in events.iter().skip(1).take_while(until) {
        match *event {
            Event::Destroyed { role, .. } if role == who => return Outcome::Destroyed,
            Event::Retreated { role, pushed: false, .. } if role == who => return Outcome::Retreats,
            Event::Soutien { .. } => return Outcome::Soutien,
            _ => {}
        }
    }
    if resistance > force { Outcome::MayMove } else { Outcome::Stays }
}

/// From the Souffle through the row.
fn gust(layout: Layout, seat: Seat, row: u8) -> Node {
    let (from, grid) = (layout.souffle(row) + pt(34.0, 0.0), layout.grid(seat.index()));
    let streak = |down: f32, bend: f32| {
        let (at, to) = (from + pt(0.0, down), pt(grid.right(), from.y + down));
        Path::from(at).curve(at + pt(90.0, bend), to - pt(120.0, bend), to)
    };
    let path = streak(-24.0, 16.0).and(streak(0.0, -18.0)).and(streak(24.0, 14.0));
    Beat::Theirs.flies(Node::path(path).stroke(Colour::Second, 5.0))
}

/// From the Rencontre to whom it strikes.
fn blow(layout: Layout, seat: Seat, own: u8) -> Node {
    let slot = usize::from(seat.0) * 4 + usize::from(own / 4);
    let to = layout.cell(seat.index(), own).centre();
    Beat::Theirs.flies(Node::line(layout.slot(slot) + pt(0.0, 36.0), to).stroke(Colour::Bad, 6.0))
}

/// The sign of the wind's result, in the corner that showed the forecast; the lost leave a cross.
fn came_to(context: &Context<'_>, layout: Layout, (seat, role): (Seat, Role), own: u8, fate: Outcome) -> Option<Node> {
    let state = context.state();
    let is_empty = state.camps[seat.index() & 1].role_at(own).is_none();
    if fate == Outcome::Destroyed {
        return is_empty.then(|| fallen(layout, seat, own, role));
    }
    // Who is still to be compared there has that corner.
    let blows = matches!(state.step, Step::Power | Step::Wind);
    if !is_empty && blows && own % 4 >= first_row(state, seat.index()) {
        return None;
    }
    let area = layout.cell(seat.index(), own);
    let (ground, ink) = outcome_colours(fate);
    let at = pt(area.x + 16.0, area.bottom() - 16.0);
    let disc = Node::circle(at, 12.0).fill(ground).stroke(Colour::Raised, 1.6);
    Some(Beat::Ours.of(Node::group([disc, outcome_sign(fate, at, 5.4, ink)])))
}

/// A cross where a character fell, with those it took along.
fn fallen(layout: Layout, seat: Seat, own: u8, role: Role) -> Node {
    let at = layout.cell(seat.index(), own).centre();
    let reach = CELL * 0.3;
    let path = Path::from(at + pt(-reach, -reach))
        .line(at + pt(reach, reach))
        .jump(at + pt(reach, -reach))
        .line(at + pt(-reach, reach));
    Beat::Ours.of(Node::group([
        Node::path(path.clone()).stroke(Colour::Raised, 8.0),
        Node::path(path).stroke(Colour::Bad, 4.0),
        role_mark(role, at, 15.0),
    ]))
}

/// HC-9.6: a card less in the Pack.
fn one_less(layout: Layout, seat: Seat) -> Node {
    let at: Point = layout.pack_deck(seat.index()) + pt(30.0, -20.0);
    let sign = Node::label(at, "−1", Face::SansBold, READABLE * 1.2).fill(Colour::Bad).rimmed(Colour::Paper, 4.0);
    Beat::Ours.flies(sign)
}
