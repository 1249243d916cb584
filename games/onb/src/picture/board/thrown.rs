//! The last throw on the board, beside whom it was for: the panel of the die may be out of sight, the board never is.

use super::figures::centre;
use super::{paths, touch};
use crate::event::{Event, Who};
use crate::game::Onb;
use crate::map::Base;
use crate::picture::{CELL, Context, grid, place};
use crate::state::NONE;
use crate::words::names::number;
use galerne_draw::piece::{DieColour, Solid, solid};
use galerne_draw::scene::{Anchor, Touch};
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Point, pt};
use galerne_engine::Message;

/// Large enough to be read where the whole board is as wide as a telephone.
const LETTERS: f32 = 22.0;
const HIGH: f32 = 60.0;
/// The room of the die at the left of the slip.
const DIE: f32 = 58.0;

/// A die that fell: whom it was for, what it showed, what it came to.
struct Throw {
    about: Who,
    die: u8,
    face: u8,
    value: i32,
    good: bool,
    verdict: Message,
}

/// A throw with its result. The loss is that of the event after it, which is capped by the PV left.
fn throw((event, then): (&Event, Option<&Event>)) -> Option<Throw> {
    match *event {
        Event::Rolled { target, line, roll, value, success, loss, .. } => {
            let loss = match then {
                Some(&Event::Lost { who, loss, .. }) if who.unit == target.unit => loss,
                _ => loss,
            };
            Some(Throw {
                about: target,
                die: line.die,
                face: roll,
                value: i32::from(value),
                good: success && loss > 0,
                verdict: match (success, loss) {
                    (false, _) => Message::new("combat-missed"),
                    (true, 0) => Message::new("thrown-harmless"),
                    _ => Message::new("thrown-hit").with("loss", loss),
                },
            })
        }
        Event::Tested { who, die, roll, bonus, success, .. } => Some(Throw {
            about: who,
            die,
            face: roll,
            value: i32::from(roll) + i32::from(bonus),
            good: success,
            verdict: Message::new(if success { "combat-passed" } else { "combat-missed" }),
        }),
        _ => None,
    }
}

/// Who begins something new with it: the throw before it is past.
fn begins(event: &Event) -> Option<Who> {
    match *event {
        Event::Activated { who }
        | Event::Waited { who }
        | Event::Moving { who, .. }
        | Event::Charging { who, .. }
        | Event::Reloaded { who }
        | Event::Healed { who, .. }
        | Event::Rallied { who }
        | Event::Summoned { who, .. }
        | Event::DoorChanged { who, .. }
        | Event::StoodUp { who } => Some(who),
        _ => None,
    }
}

fn is_throw(event: &Event) -> bool {
    matches!(event, Event::Rolled { .. } | Event::Tested { .. })
}

/// The dice of the last blow. They stay while others go on, so that who was struck before a round ended finds it when asked again;
/// the viewer's own next action removes them. A spectator sees them until the next action.
fn last(context: &Context<'_>) -> Vec<Throw> {
    let events = context.events;
    let Some(end) = events.iter().rposition(is_throw) else { return Vec::new() };
    let own = |who: Who| context.me.is_empty() || context.me.iter().any(|seat| seat.0 == seat_of(context, who));
    if events[end + 1..].iter().filter_map(begins).any(own) {
        return Vec::new();
    }
    let follows = |event: &Event| {
        is_throw(event)
            || matches!(
                event,
                Event::Lost { .. } | Event::BecameShaken { .. } | Event::FellProne { .. } | Event::Died { .. }
            )
    };
    let start = events[..=end].iter().rposition(|event| !follows(event)).map_or(0, |before| before + 1);
    (start..=end).filter_map(|at| throw((&events[at], events.get(at + 1)))).collect()
}

fn seat_of(context: &Context<'_>, who: Who) -> u8 {
    context.state().unit(who.unit).seat
}

pub(crate) fn layer(game: &Onb, context: &Context<'_>) -> Layer {
    let mut taken: Vec<(Area, f32)> = standing(game, context);
    taken.extend(asked_about(game, context));
    let mut nodes = Vec::new();
    for (n, throw) in last(context).into_iter().enumerate() {
        let Some(at) = place_of(game, context, throw.about) else { continue };
        let wide = DIE + 14.0 + Face::SansBold.width(&context.say(&throw.verdict), LETTERS).max(30.0);
        let half = CELL * f32::from(game.kind(throw.about.kind).base) / 2.0;
        let area = free(game, &taken, at, half, wide);
        taken.push((area, OTHERS));
        let rim = if throw.good { Colour::Bad } else { Colour::CardInk };
        nodes.push(
            Node::group([
                Node::line(area.centre(), at).stroke(Colour::Card, 6.0).opacity(0.9),
                Node::line(area.centre(), at).stroke(rim, 2.4),
                Node::circle(at, half + 5.0).stroke(rim, 3.0),
                slip(context, &throw, area.width, rim).at(pt(area.x, area.y)),
            ])
            .id(format!("thrown-{n}"))
            .touch(Touch::Through),
        );
    }
    Layer::decoration("thrown", nodes)
}

/// Where a creature stands, or stood before the blow.
fn place_of(game: &Onb, context: &Context<'_>, who: Who) -> Option<Point> {
    if context.state().unit(who.unit).on_board() {
        return Some(centre(game, context.state(), who.unit));
    }
    let at = paths::seen_at(context.events, who.unit)?;
    Some(place(Base::new(at.x, at.y, game.kind(who.kind).base).centre()))
}

/// Weights of what should stay in sight: any figure, and the one that a question is about with its arrows.
const OTHERS: f32 = 1.0;
const ASKED: f32 = 40.0;

fn standing(game: &Onb, context: &Context<'_>) -> Vec<(Area, f32)> {
    let units = context.state().units().iter().filter(|unit| unit.on_board());
    units.map(|unit| (around(game.base(unit), 0.0), OTHERS)).collect()
}

/// Whom one is asked about: where the creature in hand stands, and the arrows around one that is to turn.
fn asked_about(game: &Onb, context: &Context<'_>) -> Vec<(Area, f32)> {
    let state = context.state();
    let turning = context.me.iter().filter_map(|seat| touch::turning(game, state, seat));
    let mut areas: Vec<(Area, f32)> = turning.map(|base| (around(base, touch::ARROWS), ASKED)).collect();
    if state.act.unit != NONE && state.active().on_board() {
        areas.push((around(game.base(state.active()), 4.0), ASKED));
    }
    areas
}

fn around(base: Base, more: f32) -> Area {
    let side = CELL * f32::from(base.n as u8) + 2.0 * more;
    Area::around(place(base.centre()), side, side)
}

/// Round about the place, where it hides least, near before far, and never off the board.
fn free(game: &Onb, taken: &[(Area, f32)], at: Point, half: f32, wide: f32) -> Area {
    let room = grid(game).area();
    let sides = [(0.0, -1.0), (0.0, 1.0), (1.0, 0.0), (-1.0, 0.0), (1.0, -1.0), (-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let places = [0.0, CELL, 2.0 * CELL, 3.0 * CELL].into_iter().flat_map(|far| {
        let (dx, dy) = (half + 14.0 + wide / 2.0 + far, half + 12.0 + HIGH / 2.0 + far);
        sides.map(|(x, y)| {
            let x = (at.x + x * dx - wide / 2.0).clamp(room.x, room.right() - wide);
            let y = (at.y + y * dy - HIGH / 2.0).clamp(room.y, room.bottom() - HIGH);
            // One cell farther off costs as little as hiding the corner of a base.
            (Area::new(x, y, wide, HIGH), far * 4.0)
        })
    });
    let overlap = |a: &Area, b: &Area| {
        let wide = (a.right().min(b.right()) - a.x.max(b.x)).max(0.0);
        wide * (a.bottom().min(b.bottom()) - a.y.max(b.y)).max(0.0)
    };
    let cost = |(area, far): &(Area, f32)| far + taken.iter().map(|(other, w)| w * overlap(area, other)).sum::<f32>();
    let best = places.min_by(|a, b| cost(a).total_cmp(&cost(b)));
    best.map_or(Area::new(room.x, room.y, wide, HIGH), |(area, _)| area)
}

/// The die, what it came to, and what that did.
fn slip(context: &Context<'_>, throw: &Throw, wide: f32, rim: Colour) -> Node {
    let middle = pt(DIE / 2.0 + 1.0, HIGH / 2.0);
    let die = match Solid::of_faces(throw.die) {
        Some(shape) => solid(shape, DieColour::Red, 26.0, None).class("die").at(middle),
        None => Node::circle(middle, 24.0).fill(Colour::DieRed),
    };
    let text = |y: f32, words: String, face: Face| {
        Node::text(pt(DIE + 4.0, y), words, face, LETTERS).anchor(Anchor::Start).fill(Colour::CardInk)
    };
    Node::group([
        Node::rounded(Area::new(0.0, 3.0, wide, HIGH), 7.0).fill(Colour::Shade).opacity(0.3),
        Node::rounded(Area::new(0.0, 0.0, wide, HIGH), 7.0).fill(Colour::Card).stroke(rim, 2.0),
        die,
        Node::label(middle, throw.face.to_string(), Face::SansBold, LETTERS).fill(Colour::OnDieRed),
        text(25.0, format!("= {}", number(throw.value)), Face::Sans),
        text(50.0, context.say(&throw.verdict), Face::SansBold),
    ])
}
