//! The order of the round: one line per slot, the present one lit, who waits and who has acted; the second pass below.

use super::pictured;
use crate::action::Action;
use crate::game::Onb;
use crate::options::SecondPass;
use crate::picture::board::figures::{small, spoken, waiting};
use crate::picture::board::touch::wait_badge;
use crate::picture::{Context, WIDE, unit_target, wait_target};
use crate::state::{NONE, Phase, State, Unit, mark};
use galerne_draw::piece::{SeatMark, halo};
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Panel, Point, pt};
use galerne_engine::{Message, Seat};

const ROW: f32 = 36.0;
const STEP: f32 = 30.0;
const LEFT: f32 = 46.0;

/// Slots of the round from first to last: their key and who is in them.
fn slots(game: &Onb, state: &State, second: bool) -> Vec<(u8, Vec<u8>)> {
    let mut slots: Vec<(u8, Vec<u8>)> = Vec::new();
    for (number, unit) in state.units().iter().enumerate() {
        let listed = unit.alive() && unit.seat != NONE && !unit.has(mark::FRESH);
        if !listed || (second && !unit.has(mark::WAITING)) {
            continue;
        }
        let key = game.slot_key(state, unit);
        match slots.iter_mut().find(|(known, _)| *known == key) {
            Some((_, units)) => units.push(number as u8),
            None => slots.push((key, vec![number as u8])),
        }
    }
    slots.sort_by_key(|(key, _)| std::cmp::Reverse(*key));
    if second && game.options.second_pass == SecondPass::Ascending {
        slots.reverse();
    }
    slots
}

pub(crate) fn panel(game: &Onb, context: &Context<'_>, choices: &[(Seat, Vec<Action>)]) -> Panel {
    let state = context.state();
    let now = if state.act.unit != NONE {
        Some(game.slot_key(state, state.active()))
    } else if state.phase == Phase::Slot {
        game.slot(state).map(|slot| game.slot_key(state, state.unit(slot.first)))
    } else {
        None
    };
    let (mut nodes, mut y) = (Vec::new(), 0.0);
    // The pass that is under way comes first: the rest may be below the fold.
    for pass in if state.pass == 1 { [1, 2] } else { [2, 1] } {
        let now = now.filter(|_| pass == state.pass);
        y = if pass == 1 {
            first(game, context, choices, now, y, &mut nodes)
        } else {
            second(game, context, now, y, &mut nodes)
        };
    }
    let (title, layer) = (Message::new("panel-initiative"), Layer::new("initiative-slots", nodes));
    pictured(context, "initiative-panel", "initiative", title, y.max(20.0), layer)
}

/// One line per slot; returns where the next thing begins.
fn first(
    game: &Onb,
    context: &Context<'_>,
    choices: &[(Seat, Vec<Action>)],
    now: Option<u8>,
    mut y: f32,
    nodes: &mut Vec<Node>,
) -> f32 {
    let state = context.state();
    let per_row = ((WIDE - LEFT) / STEP) as usize;
    for (key, units) in slots(game, state, false) {
        let rows = units.len().div_ceil(per_row) as f32;
        nodes.push(row(state, key, &units, Area::new(0.0, y, WIDE, ROW * rows - 3.0), now == Some(key)));
        for (n, &number) in units.iter().enumerate() {
            let at = pt(LEFT + STEP * ((n % per_row) as f32 + 0.5), y + 15.0 + ROW * (n / per_row) as f32);
            nodes.push(token(game, context, number, at));
            if choices.iter().any(|(_, actions)| actions.contains(&Action::Wait(number))) {
                let name = Message::new("picture-wait").with("who", spoken(game, context, number));
                let badge = wait_badge().scaled(0.62).id(format!("hourglass-{number}"));
                nodes.push(badge.target(wait_target(number)).name(context.say(&name)).at(at + pt(12.0, -9.0)));
            }
        }
        y += ROW * rows;
    }
    y
}

/// In one flow: each INIT, then who waits at it.
fn second(game: &Onb, context: &Context<'_>, now: Option<u8>, mut y: f32, nodes: &mut Vec<Node>) -> f32 {
    let state = context.state();
    let slots = slots(game, state, true);
    if slots.is_empty() {
        return y;
    }
    let heading = context.say(&Message::new("picture-second-pass"));
    nodes.push(Node::text(pt(0.0, y + 15.0), heading, Face::SerifItalic, 15.0).fill(Colour::InkSoft));
    y += 24.0;
    let mut x = 2.0;
    for (key, units) in slots {
        let wide = 26.0 + 27.0 * units.len() as f32;
        if x > 2.0 && x + wide > WIDE {
            (x, y) = (2.0, y + 34.0);
        }
        if now == Some(key) {
            let lit = Area::new(x - 2.0, y - 1.0, wide.min(WIDE), 33.0);
            nodes.push(Node::rounded(lit, 5.0).fill(Colour::SecondSoft).stroke(Colour::Second, 2.0));
        }
        let init = (key / 4).to_string();
        nodes.push(Node::label(pt(x + 8.0, y + 14.0), init, Face::SerifBold, 15.0).fill(Colour::InkSoft));
        x += 20.0;
        for number in units {
            if x + 26.0 > WIDE {
                (x, y) = (22.0, y + 34.0);
            }
            let figure = small(game, number, state.unit(number)).scaled(0.85);
            nodes.push(figure.at(pt(x + 13.0, y + 12.0)).decoration());
            x += 27.0;
        }
        x += 6.0;
    }
    y + 36.0
}

/// The ground of a slot: its INIT in a notched shield and the sign of its side.
fn row(state: &State, key: u8, units: &[u8], area: Area, here: bool) -> Node {
    let (ground, line, width) =
        if here { (Colour::SecondSoft, Colour::Second, 2.4) } else { (Colour::Raised, Colour::LineSoft, 1.0) };
    let seat = units.first().map_or(0, |&number| state.unit(number).seat);
    let mark = SeatMark::of(Seat(seat));
    Node::group([
        Node::rounded(area, 5.0).fill(ground).stroke(line, width),
        Node::label(pt(15.0, area.y + 18.0), (key / 4).to_string(), Face::SerifBold, 20.0),
        Node::path(mark.outline(pt(35.0, area.y + 18.0), 6.0)).fill(mark.colour()).stroke(Colour::Ink, 0.8),
    ])
    .decoration()
}

fn token(game: &Onb, context: &Context<'_>, number: u8, at: Point) -> Node {
    let state = context.state();
    let unit: &Unit = state.unit(number);
    let done = unit.has(mark::ACTIVATED);
    // The ring of the active creature is drawn behind it, so that its number stays readable.
    let ring = (number == state.act.unit).then(|| Node::circle(Point::ORIGIN, 15.0).stroke(Colour::Second, 2.2));
    let halo = halo(SeatMark::of(Seat(0)).outline(Point::ORIGIN, 16.0), 2.4);
    // A waiting creature is pale as well, but its hourglass is not.
    let waits = unit.has(mark::WAITING) && !done;
    let figure = small(game, number, unit);
    let mut node = Node::group(ring.into_iter().chain([halo, if waits { figure.opacity(0.4) } else { figure }]));
    if waits {
        node = node.with(waiting().at(pt(10.0, -8.0)));
    }
    if unit.has(mark::RESERVE) {
        node = node.with(Node::label(pt(0.0, -10.0), "R", Face::SansBold, 10.0).rimmed(Colour::Raised, 2.0));
    }
    let node = node.id(format!("slot-{number}")).target(unit_target(number)).name(spoken(game, context, number)).at(at);
    if done { node.opacity(0.4) } else { node }
}
