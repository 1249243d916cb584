//! Where creatures can go: the reach of course and sprint with its cost, the way just gone, where enemies threaten.

use crate::action::Action;
use crate::event::Event;
use crate::game::Onb;
use crate::map::{Base, CELLS, cell};
use crate::picture::sequences::charges;
use crate::picture::{CELL, Context, FINE, grid, place};
use crate::state::{Gait, Phase, State};
use crate::words::names::half_points;
use galerne_draw::scene::Dash;
use galerne_draw::text::Face;
use galerne_draw::{Colour, Layer, Node, Path, Point, pt};
use galerne_engine::{Seat, Square};
use std::collections::BTreeSet;

/// The cells a creature could stand on within that many halves of points, each with the cheapest cost.
pub(crate) fn within(game: &Onb, state: &State, number: u8, budget: u8) -> Vec<(Base, u8)> {
    let unit = state.unit(number);
    if !unit.on_board() || budget == 0 || game.kind(unit.kind).fixed.is_some() {
        return Vec::new();
    }
    let walker = game.walker(state, number, false);
    let reach = game.reach(state, &walker, cell(unit.x, unit.y), budget);
    let stops = reach.stops[..reach.count].iter().map(|&stop| usize::from(stop));
    stops.map(|stop| (Base::at(stop, walker.base), reach.cost[stop])).collect()
}

/// A field round the cells that these bases cover.
fn field(game: &Onb, bases: impl Iterator<Item = Base>) -> Path {
    let cells: BTreeSet<(i8, i8)> = bases.flat_map(Base::squares).collect();
    grid(game).outline(cells.into_iter().map(|(x, y)| Square::new(x, y)))
}

/// Each part has its name, so that from one step to the next only what became another is sent. Course as a bright field, sprint as its dashed frontier: without the colour of what can be touched, in which the frames of targets are drawn.
pub(crate) fn range(
    game: &Onb,
    state: &State,
    number: u8,
    [course, sprint]: [u8; 2],
    (name, costs): (&str, bool),
) -> Vec<Node> {
    let near = within(game, state, number, course);
    let far = within(game, state, number, sprint);
    let mut nodes = Vec::new();
    if !far.is_empty() {
        let outline = field(game, far.iter().map(|(base, _)| *base));
        nodes.push(Node::path(outline.clone()).fill(Colour::Raised).fill_opacity(0.16).id(format!("{name}-far")));
        nodes.push(
            Node::path(outline).stroke(Colour::Ink, 1.6).dash(Dash::Dashed).opacity(0.7).id(format!("{name}-farthest")),
        );
    }
    if !near.is_empty() {
        let outline = field(game, near.iter().map(|(base, _)| *base));
        nodes.push(Node::path(outline.clone()).fill(Colour::Raised).fill_opacity(0.34).id(format!("{name}-near")));
        nodes.push(Node::path(outline).stroke(Colour::Ink, 2.0).opacity(0.75).id(format!("{name}-nearest")));
    }
    if costs {
        let shown = if far.is_empty() { &near } else { &far };
        for (base, cost) in shown {
            let at = place((2 * i32::from(base.x) + 1, 2 * i32::from(base.y) + 1)) + pt(CELL * 0.27, -CELL * 0.3);
            nodes.push(
                Node::label(at, half_points(*cost), Face::SansBold, FINE)
                    .fill(Colour::Ink)
                    .rimmed(Colour::Raised, 2.0)
                    .class("fine")
                    .id(format!("{name}-{}-{}", base.x, base.y)),
            );
        }
    }
    nodes
}

/// What the creature in hand can still reach, for the one who leads it.
pub(crate) fn reach_in_hand(game: &Onb, context: &Context<'_>, choices: &[(Seat, Vec<Action>)]) -> Layer {
    let state = context.state();
    let number = state.act.unit;
    let actions = choices.iter().flat_map(|(_, actions)| actions).collect::<Vec<_>>();
    let may = |action: Action| actions.contains(&&action);
    let kind = game.kind(state.active().kind);
    let nodes = match state.phase {
        Phase::Act => {
            let course = if may(Action::Course) { 2 * kind.course } else { 0 };
            let sprint = if may(Action::Sprint) { 2 * kind.sprint } else { 0 };
            range(game, state, number, [course, sprint], ("reach", false))
        }
        // From where a charge strikes, and whom.
        Phase::Move if state.act.gait == Gait::Charge => choices
            .iter()
            .flat_map(|(seat, _)| {
                let ends = charges::runs(game, state, *seat, None);
                let field = field(game, ends.iter().map(|run| game.base(run.end.active())));
                let quarry = state.unit(state.act.quarry);
                let ring = CELL * 0.62 * f32::from(game.kind(quarry.kind).base);
                [
                    Node::path(field.clone()).fill(Colour::Legal).fill_opacity(0.2),
                    Node::path(field).stroke(Colour::Legal, 2.2),
                    Node::circle(place(game.base(quarry).centre()), ring)
                        .stroke(Colour::Second, 3.2)
                        .dash(Dash::Dashed),
                ]
            })
            .collect(),
        Phase::Move if !actions.is_empty() => range(game, state, number, [state.act.budget, 0], ("reach", true)),
        _ => Vec::new(),
    };
    Layer::decoration("reach", nodes)
}

/// The way that the creature in hand, or the last one that moved, has just gone.
pub(crate) fn trail(game: &Onb, context: &Context<'_>) -> Layer {
    let state = context.state();
    let last = context.events.iter().rposition(|event| matches!(event, Event::Moving { .. } | Event::Charging { .. }));
    let mut nodes = Vec::new();
    if let Some(start) = last
        && let Event::Moving { who, .. } | Event::Charging { who, .. } = context.events[start]
    {
        let half = f32::from(game.kind(who.kind).base) * CELL / 2.0;
        let middle = |at: Square| grid(game).vertex(f32::from(at.x), f32::from(at.y)) + pt(half, half);
        let began = seen_at(&context.events[..start], who.unit);
        let steps = context.events[start..].iter().filter_map(|event| match *event {
            Event::Stepped { who: one, at, .. } if one.unit == who.unit => Some(middle(at)),
            _ => None,
        });
        let points: Vec<Point> = began.map(middle).into_iter().chain(steps).collect();
        let seat = state.unit(who.unit).seat;
        if points.len() > 1 && usize::from(seat) < crate::state::MAX_SEATS {
            let colour = Colour::seat(Seat(seat));
            nodes.push(Node::path(Path::through(points.iter().copied())).stroke(Colour::Raised, 6.0).opacity(0.7));
            nodes.push(
                Node::path(Path::through(points.iter().copied()))
                    .stroke(colour, 2.6)
                    .dash(Dash::Dotted)
                    // The figure goes along it on the page, every step of a walk, and not through the walls between its ends.
                    .id(format!("track-figure-{}-{}", who.unit, start * CELLS + points.len()))
                    .class("track")
                    .class("walked"),
            );
            nodes.extend(
                points[..points.len() - 1]
                    .iter()
                    .map(|&at| Node::circle(at, 3.4).fill(colour).stroke(Colour::Raised, 1.2)),
            );
        }
    }
    Layer::decoration("trail", nodes)
}

/// Where the events saw a creature last.
pub(crate) fn seen_at(events: &[Event], unit: u8) -> Option<Square> {
    events.iter().rev().find_map(|event| match *event {
        Event::Halted { who, at }
        | Event::PutBack { who, at }
        | Event::Vaulted { who, at }
        | Event::Arrived { who, at }
        | Event::Deployed { who, at, .. }
        | Event::DeployedInSecret { who, at, .. }
        | Event::Stepped { who, at, .. }
        | Event::Died { who, at }
        | Event::Summoned { called: who, at, .. }
            if who.unit == unit =>
        {
            Some(at)
        }
        _ => None,
    })
}

/// Every cell that some enemy could reach by a course and strike from.
pub(crate) fn threat(game: &Onb, context: &Context<'_>) -> Layer {
    let state = context.state();
    let Some(mine) = context.me.lowest() else { return Layer::decoration("threat", []) };
    let side = game.side(mine.0);
    let mut reached = [false; CELLS];
    for (number, unit) in state.units().iter().enumerate() {
        if !unit.on_board() || !game.hostile(unit.seat, side) {
            continue;
        }
        let stands = within(game, state, number as u8, 2 * game.kind(unit.kind).course);
        for base in stands.iter().map(|(base, _)| *base).chain([game.base(unit)]) {
            for here in base.cells() {
                let mut touches = game.map.touches(here, state.closed);
                while touches != 0 {
                    reached[crate::map::neighbour(here, touches.trailing_zeros() as usize) % CELLS] = true;
                    touches &= touches - 1;
                }
            }
        }
    }
    let cells = grid(game).cells().filter(|at| reached[cell(at.x, at.y)]).collect::<Vec<_>>();
    if cells.is_empty() {
        return Layer::decoration("threat", []);
    }
    let outline = grid(game).outline(cells);
    Layer::decoration(
        "threat",
        [
            Node::path(outline.clone()).fill(Colour::Bad).fill_opacity(0.1),
            Node::path(outline).stroke(Colour::Bad, 1.8).dash(Dash::DashDot),
        ],
    )
}
