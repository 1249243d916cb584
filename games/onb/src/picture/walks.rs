//! Walking to a destination with one touch: the cells that can be touched, and the way with its cost and its dangers.

use super::figures::body;
use super::{CELL, Context, cell_target, place, preview, stride};
use crate::action::Action;
use crate::geometry::Base;
use crate::map::{cell, coordinates, neighbour};
use crate::routes::Route;
use crate::setup::Onb;
use crate::state::{Phase, State};
use crate::words::half_points;
use galerne_draw::scene::{Dash, Touch};
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Errand, Layer, Node, Path, Point, Preview, pt};
use galerne_engine::{Game as _, Message, Seat, Square};

type Choices = [(Seat, Vec<Action>)];

/// The routes that are more than one action: a single step from where one is on the move is touched as a step.
fn long_ways(game: &Onb, state: &State, seat: Seat) -> impl Iterator<Item = Route> {
    game.routes(state, seat).into_iter().filter(|route| usize::from(route.gait.is_some()) + route.steps.len() > 1)
}

fn destination(route: &Route) -> Square {
    let (x, y) = coordinates(route.to);
    Square::new(x, y)
}

fn walk_target(at: Square) -> String {
    format!("walk-{}", cell_target(at))
}

fn label(route: &Route) -> Message {
    let key = match (route.gait, route.provokes) {
        (Some(Action::Sprint), 0) => "errand-sprint",
        (Some(Action::Sprint), _) => "errand-sprint-provoking",
        (_, 0) => "errand-walk",
        _ => "errand-walk-provoking",
    };
    Message::new(key)
        .with("cell", destination(route).to_string())
        .with("cost", half_points(route.cost))
        .with("halves", route.cost)
}

pub(super) fn errands(game: &Onb, state: &State, seat: Seat) -> Vec<Errand<Action>> {
    let errand = |route: Route| Errand {
        actions: whole(game, state, seat, &route),
        label: label(&route),
        targets: vec![walk_target(destination(&route))],
    };
    long_ways(game, state, seat).map(errand).collect()
}

/// All that sending somebody there means: the steps, the stop, and the end of an activation that has nothing left. Who chose the gait
/// first steers by hand, and stops by hand.
fn whole(game: &Onb, state: &State, seat: Seat, route: &Route) -> Vec<Action> {
    let mut actions = route.actions();
    if route.gait.is_none() {
        return actions;
    }
    let mut now = *state;
    for &action in &actions {
        if !game.turn(&now).deciders().has(seat) || game.check(&now, seat, &action).is_err() {
            return actions;
        }
        game.act(&mut now, seat, action, &mut ());
    }
    for closing in [Action::Halt, Action::End] {
        if !game.turn(&now).deciders().has(seat) || game.check(&now, seat, &closing).is_err() {
            break;
        }
        let mut others = Vec::new();
        game.actions(&now, seat, &mut others);
        others.retain(|&other| other != closing && !game.gives_up(&other));
        if closing == Action::End && !others.is_empty() {
            break;
        }
        actions.push(closing);
        game.act(&mut now, seat, closing, &mut ());
    }
    actions
}

/// A square to touch for every destination, in the middle of where the base would stand: so squares of large bases do not overlap. They
/// show only under the hand; the field of reach lies below them.
pub(super) fn cells(game: &Onb, context: &Context<'_>, choices: &Choices) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    if matches!(state.phase, Phase::Act | Phase::Move) {
        let size = game.kind(state.active().kind).base;
        for route in choices.iter().flat_map(|(seat, _)| long_ways(game, state, *seat)) {
            let at = destination(&route);
            let middle = place(Base::new(at.x, at.y, size).centre());
            let square = Node::rounded(Area::around(middle, CELL - 4.0, CELL - 4.0), 4.0);
            let line = if route.provokes > 0 { Colour::Bad } else { Colour::Legal };
            if route.provokes > 0 {
                nodes.push(Node::circle(middle + pt(CELL * 0.3, CELL * 0.3), 3.2).fill(Colour::Bad));
            }
            nodes.push(
                square
                    .class("errand")
                    .id(format!("to-{at}"))
                    .target(walk_target(at))
                    .name(context.say(&label(&route)))
                    .fill(line)
                    .fill_opacity(0.0)
                    .touch(Touch::Inside),
            );
        }
    }
    Layer::new("walks", nodes)
}

/// The way step by step, where an enemy would strike, and what it costs.
pub(super) fn preview(game: &Onb, context: &Context<'_>, seat: Seat, actions: &[Action]) -> Option<Preview> {
    let state = context.state();
    let unit = state.active();
    let data = game.kind(unit.kind);
    let gone = |route: &Route| {
        let rest = actions.strip_prefix(route.actions().as_slice());
        rest.is_some_and(|rest| rest.iter().all(|closing| matches!(closing, Action::Halt | Action::End)))
    };
    let route = game.routes(state, seat).into_iter().find(gone)?;
    let mut at = place(game.base(unit).centre());
    let (mut dangers, mut points, mut lines) = (Vec::new(), vec![at], vec![label(&route)]);
    let careful = route.steps.iter().filter(|step| matches!(step, Action::Step { careful: true, .. })).count();
    if careful > 0 {
        lines.push(Message::new("preview-walk-careful").with("count", careful));
    }
    // The way is gone on a copy, so that dangers are those that will be met, as far as it can be known: until dice or others speak.
    let mut trial = Some(*state);
    for action in route.actions() {
        if let Action::Step { direction, careful } = action {
            let strikes = match &trial {
                Some(now) if !careful => {
                    let here = cell(now.active().x, now.active().y);
                    preview::strikes(game, context, now, neighbour(here, usize::from(direction)))
                }
                _ => Vec::new(),
            };
            if !strikes.is_empty() {
                dangers.push(danger(at, direction));
                lines.extend(strikes);
                lines.push(Message::new("preview-walk-ends"));
            }
            at = at + stride(direction);
            points.push(at);
        }
        trial = trial.and_then(|mut now| {
            game.check(&now, seat, &action).ok()?;
            game.act(&mut now, seat, action, &mut ());
            game.turn(&now).deciders().has(seat).then_some(now)
        });
    }
    let radius = CELL * (0.36 + 0.4 * (f32::from(data.base) - 1.0));
    let mut nodes = vec![body(data, unit.seat, radius).opacity(0.6).at(at)];
    nodes.extend(way(&points, route.cost));
    nodes.extend(dangers);
    Some(Preview { layer: Layer::decoration("preview", nodes), lines })
}

fn way(points: &[Point], cost: u8) -> Vec<Node> {
    let line = || Node::path(Path::through(points.iter().copied()));
    let mut nodes =
        vec![line().stroke(Colour::Raised, 7.0).opacity(0.8), line().stroke(Colour::Second, 3.0).dash(Dash::Dotted)];
    nodes.extend(points.iter().map(|&at| Node::circle(at, 3.6).fill(Colour::Second).stroke(Colour::Raised, 1.2)));
    if let Some(&end) = points.last() {
        let tag = end + pt(CELL * 0.42, -CELL * 0.42);
        nodes.push(Node::circle(tag, 10.0).fill(Colour::Raised).stroke(Colour::Second, 1.8));
        nodes.push(Node::label(tag, half_points(cost), Face::SansBold, 11.0).fill(Colour::Ink));
    }
    nodes
}

/// Where a step gives an opportunity.
fn danger(from: Point, direction: u8) -> Node {
    let middle = stride(direction) * 0.5;
    Node::group([
        Node::path(Path::through([Point::ORIGIN, middle * 2.0])).stroke(Colour::Bad, 4.0),
        Node::circle(middle, 8.5).fill(Colour::Bad),
        Node::label(middle, "!", Face::SansBold, 13.0).fill(Colour::Raised),
    ])
    .at(from)
}
