//! Walking to a destination with one touch: the cells that can be touched, and the way with its cost and its dangers.

use super::charges;
use super::routes::Route;
use crate::action::Action;
use crate::game::Onb;
use crate::map::{cell, neighbour, square};
use crate::picture::board::figures::{body, radius};
use crate::picture::board::footing;
use crate::picture::board::touch::{alarm, unseen};
use crate::picture::{CELL, Context, FINE, cell_target, grid, place, preview, step_target, stride};
use crate::state::{Phase, State};
use crate::words::names::half_points;
use galerne_draw::scene::Dash;
use galerne_draw::text::Face;
use galerne_draw::{Colour, Layer, Node, Path, Point, Preview, Sequence, pt};
use galerne_engine::{Message, Rules as _, Seat, Square, Words as _};

type Choices = [(Seat, Vec<Action>)];

/// Every way that the creature in hand can go, to where a charge strikes as well.
fn ways(game: &Onb, state: &State, seat: Seat) -> Vec<Route> {
    if !charges::runs_now(state) || !game.turn(state).deciders().has(seat) {
        return game.routes(state, seat);
    }
    let runs = charges::runs(game, state, seat, None).into_iter();
    runs.map(|run| Route {
        to: cell(run.end.active().x, run.end.active().y),
        gait: None,
        cost: 2 * run.actions.len() as u8,
        steps: run.actions,
        provokes: 0,
    })
    .collect()
}

/// Whether the sign of danger stands on some cell of the field of reach.
pub(crate) fn is_alarmed(game: &Onb, state: &State, seat: Seat) -> bool {
    matches!(state.phase, Phase::Act | Phase::Move) && ways(game, state, seat).iter().any(|route| route.provokes > 0)
}

/// More than one action: a single step from where one is on the move is touched as a step.
fn is_long(route: &Route) -> bool {
    usize::from(route.gait.is_some()) + route.steps.len() > 1
}

fn destination(route: &Route) -> Square {
    square(route.to)
}

fn walk_target(at: Square) -> String {
    format!("walk-{}", cell_target(at))
}

fn label(game: &Onb, state: &State, route: &Route) -> Message {
    if charges::runs_now(state) {
        return Message::new("sequence-charge-end")
            .with("target", game.unit_name(game.who(state, state.act.quarry)))
            .with("cell", destination(route).to_string());
    }
    let key = match (route.gait, route.provokes) {
        (Some(Action::Sprint), 0) => "sequence-sprint",
        (Some(Action::Sprint), _) => "sequence-sprint-provoking",
        (_, 0) => "sequence-walk",
        _ => "sequence-walk-provoking",
    };
    Message::new(key)
        .with("cell", destination(route).to_string())
        .with("cost", half_points(route.cost))
        .with("halves", route.cost)
}

pub(crate) fn sequences(game: &Onb, state: &State, seat: Seat) -> Vec<Sequence<Action>> {
    let sequence = |route: Route| Sequence {
        actions: whole(game, state, seat, &route),
        label: label(game, state, &route),
        targets: vec![walk_target(destination(&route))],
        main: false,
    };
    ways(game, state, seat).into_iter().filter(is_long).map(sequence).collect()
}

/// All actions of a walk: the steps, the stop, and the end of an activation that has nothing left; an undo takes all of
/// it back. Who chose the gait first steers by hand, and stops by hand while there is a step left.
fn whole(game: &Onb, state: &State, seat: Seat, route: &Route) -> Vec<Action> {
    let mut actions = route.actions();
    if charges::runs_now(state) {
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
        // A run without points left has stopped by itself.
        if closing == Action::Halt && now.phase == Phase::Act {
            continue;
        }
        if !game.turn(&now).deciders().has(seat) || game.check(&now, seat, &closing).is_err() {
            break;
        }
        let mut others = Vec::new();
        game.actions(&now, seat, &mut others);
        others.retain(|&other| other != closing && !game.gives_up(&other));
        if (closing == Action::End || route.gait.is_none()) && !others.is_empty() {
            break;
        }
        actions.push(closing);
        game.act(&mut now, seat, closing, &mut ());
    }
    actions
}

/// A square to touch on every cell of the field of reach, which lies below them; they show only under the hand.
pub(crate) fn cells(game: &Onb, context: &Context<'_>, choices: &Choices) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    if matches!(state.phase, Phase::Act | Phase::Move) {
        let (grid, own) = (grid(game), game.base(state.active()));
        for (seat, _) in choices {
            let ways = ways(game, state, *seat);
            let places: Vec<(Square, u8)> = ways.iter().map(|route| (destination(route), route.cost)).collect();
            let touched = |route: &Route| match *route.steps {
                _ if is_long(route) => Some((walk_target(destination(route)), label(game, state, route))),
                // A step of a small base is a token as large as its cell already.
                [step @ Action::Step { direction, careful: false }] if own.n > 1 => {
                    Some((step_target(direction), game.label(state, *seat, &step)))
                }
                _ => None,
            };
            for (here, index) in footing::shares(&places, own.n as u8, Some(own)) {
                let route = &ways[index];
                let Some((target, name)) = touched(route) else { continue };
                let line = if route.provokes > 0 { Colour::Bad } else { Colour::Legal };
                // The whole cell: between two cells there is no ground that belongs to neither.
                let area = grid.base(here, 1);
                if route.provokes > 0 {
                    // The sign of a step that provokes, small.
                    nodes.push(alarm(5.0).at(area.centre() + pt(CELL * 0.3, CELL * 0.3)));
                }
                nodes.push(unseen(Node::rect(area), format!("to-{here}"), target, context.say(&name), line));
            }
            // Above them the middles of large bases, the nearest on top.
            let mut order: Vec<&Route> = ways.iter().collect();
            order.sort_by_key(|route| std::cmp::Reverse(route.cost));
            for route in order {
                let at = destination(route);
                let Some(ground) = footing::middle(game, at, own.n as u8, Some(own)) else { break };
                let Some((target, name)) = touched(route) else { continue };
                let line = if route.provokes > 0 { Colour::Bad } else { Colour::Legal };
                nodes.push(unseen(Node::path(ground), format!("mid-{at}"), target, context.say(&name), line));
            }
        }
    }
    Layer::new("walks", nodes)
}

/// The way step by step, where an enemy would strike, and what it costs.
pub(crate) fn preview(game: &Onb, context: &Context<'_>, seat: Seat, actions: &[Action]) -> Option<Preview> {
    let state = context.state();
    let unit = state.active();
    let data = game.kind(unit.kind);
    let gone = |route: &Route| {
        matches!(
            actions.strip_prefix(route.actions().as_slice()),
            Some([] | [Action::End] | [Action::Halt] | [Action::Halt, Action::End])
        )
    };
    let route = game.routes(state, seat).into_iter().find(gone)?;
    let mut at = place(game.base(unit).centre());
    let (mut dangers, mut points, mut lines) = (Vec::new(), vec![at], vec![sentence(label(game, state, &route))]);
    let careful = route.steps.iter().filter(|step| matches!(step, Action::Step { careful: true, .. })).count();
    if careful > 0 {
        lines.push(Message::new("preview-walk-careful").with("count", careful));
    }
    // The steps are taken on a copy of the state, so that the dangers are the real ones up to the first die or decision of another seat.
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
    let mut nodes = vec![body(data, unit.seat, radius(data)).opacity(0.6).at(at)];
    nodes.extend(way(&points, route.cost));
    nodes.extend(dangers);
    Some(Preview { layer: Layer::decoration("preview", nodes), lines })
}

/// A label as a sentence among others.
pub(crate) fn sentence(label: Message) -> Message {
    Message::new("preview-label").with("label", label)
}

fn way(points: &[Point], cost: u8) -> Vec<Node> {
    let mut nodes = trodden(points);
    if let Some(&end) = points.last() {
        let tag = end + pt(CELL * 0.42, -CELL * 0.42);
        nodes.push(
            Node::group([
                Node::circle(tag, 12.0).fill(Colour::Raised).stroke(Colour::Second, 1.8),
                Node::label(tag, half_points(cost), Face::SansBold, FINE).fill(Colour::Ink),
            ])
            .class("fine"),
        );
    }
    nodes
}

/// A way from place to place.
pub(crate) fn trodden(points: &[Point]) -> Vec<Node> {
    let line = || Node::path(Path::through(points.iter().copied()));
    let mut nodes =
        vec![line().stroke(Colour::Raised, 7.0).opacity(0.8), line().stroke(Colour::Second, 3.0).dash(Dash::Dotted)];
    nodes.extend(points.iter().map(|&at| Node::circle(at, 3.6).fill(Colour::Second).stroke(Colour::Raised, 1.2)));
    nodes
}

/// Where a step gives an opportunity.
fn danger(from: Point, direction: u8) -> Node {
    let middle = stride(direction) * 0.5;
    Node::group([
        Node::path(Path::through([Point::ORIGIN, middle * 2.0])).stroke(Colour::Bad, 4.0),
        alarm(8.5).at(middle),
    ])
    .at(from)
}
