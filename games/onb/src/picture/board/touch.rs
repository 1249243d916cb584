//! What a hand can touch on the board besides figures and doors: cells, steps, facings, waiting.

use super::figures::{hourglass, spoken};
use super::{footing, room};
use crate::action::Action;
use crate::game::Onb;
use crate::map::{Base, cell, neighbour, square};
use crate::picture::{
    CELL, Context, FINE, cell_target, degrees, face_soon, grid, place, seat_target, step_target, stride, wait_target,
};
use crate::state::{Gait, NONE, Phase, State, mark};
use crate::words::names::half_points;
use galerne_draw::piece::{SeatMark, halo};
use galerne_draw::scene::Touch;
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Path, Point, pt};
use galerne_engine::{Message, Seat, Square, Words};

type Choices = [(Seat, Vec<Action>)];

/// Cells to deploy on, to arrive on, to aim at, to summon on, to land on.
pub(crate) fn cells(game: &Onb, context: &Context<'_>, choices: &Choices) -> Layer {
    let (grid, state) = (grid(game), context.state());
    let mut nodes: Vec<Node> = Vec::new();
    for (seat, actions) in choices {
        let there = |action: &Action| match *action {
            Action::Cell(at) => Some(at),
            Action::Vault { direction } => game.landing(state, state.act.unit, direction).map(square),
            _ => None,
        };
        let places: Vec<(Square, Message)> =
            (actions.iter()).filter_map(|action| Some((there(action)?, game.label(state, *seat, action)))).collect();
        let side = put_down(game, state, *seat);
        let anchors: Vec<(Square, u8)> = places.iter().map(|&(at, _)| (at, 0)).collect();
        for (here, index) in footing::shares(&anchors, side, None) {
            let (at, label) = &places[index];
            nodes.push(
                // With half its line as large as the cell: between two cells there is no ground that belongs to neither.
                Node::rect(grid.base(here, 1).grown(-0.7))
                    .class("cell")
                    .id(format!("at-{here}"))
                    .target(cell_target(*at))
                    .name(context.say(label))
                    .fill(Colour::LegalSoft)
                    .fill_opacity(0.55)
                    .stroke(Colour::Legal, 1.4)
                    .touch(Touch::Inside),
            );
        }
        for (at, label) in places {
            let Some(ground) = footing::middle(game, at, side, None) else { break };
            let name = context.say(&label);
            nodes.push(unseen(Node::path(ground), format!("amid-{at}"), cell_target(at), name, Colour::Legal));
        }
    }
    Layer::new("cells", nodes)
}

/// Ground to touch that shows only under the hand.
pub(crate) fn unseen(shape: Node, id: String, target: String, name: String, colour: Colour) -> Node {
    shape.class("sequence").id(id).target(target).name(name).fill(colour).fill_opacity(0.0).touch(Touch::Inside)
}

/// The side of the base that the cells are for: of what is put down or arrives; a shot and a leap are for one cell.
pub(crate) fn put_down(game: &Onb, state: &State, seat: Seat) -> u8 {
    let kind = match state.phase {
        Phase::Deploy | Phase::SecretDeploy => state.placing[seat.index() & 3].kind,
        Phase::SummonCell => game.summoned(state),
        Phase::Act if state.active().has(mark::RESERVE) => state.active().kind,
        _ => NONE,
    };
    if kind == NONE { 1 } else { game.kind(kind).base }
}

/// A step one may take: where it leads, what it costs, whom it provokes.
struct Foot {
    direction: u8,
    at: Point,
    cost: u8,
    provokes: bool,
}

fn feet(game: &Onb, state: &State, actions: &[Action]) -> Vec<Foot> {
    let unit = state.active();
    let walker = game.walker(state, state.act.unit, state.act.gait == Gait::Charge);
    let (anchor, base) = (cell(unit.x, unit.y), game.base(unit));
    let mut feet: Vec<Foot> = Vec::new();
    for action in actions {
        let Action::Step { direction, .. } = *action else { continue };
        if feet.iter().any(|foot| foot.direction == direction) {
            continue;
        }
        // Outside the base, so that a large one does not hide its own next step.
        let out = stride(direction) * ((f32::from(base.n as u8) + 1.0) / 2.0);
        let there = neighbour(anchor, usize::from(direction));
        feet.push(Foot {
            direction,
            at: place(base.centre()) + out,
            cost: game.step_cost(state, &walker, anchor, usize::from(direction)),
            provokes: !game.provoked(state, &walker, anchor, there).is_empty(),
        });
    }
    feet
}

pub(crate) fn steps(game: &Onb, context: &Context<'_>, choices: &Choices) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    for (seat, actions) in choices.iter().filter(|_| state.phase == Phase::Move) {
        for foot in feet(game, state, actions) {
            let action = Action::Step { direction: foot.direction, careful: false };
            let label = context.say(&game.label(state, *seat, &action));
            let (line, ground) =
                if foot.provokes { (Colour::Bad, Colour::Raised) } else { (Colour::Legal, Colour::LegalSoft) };
            let area = Area::around(Point::ORIGIN, CELL - 8.0, CELL - 8.0);
            let chevron = Path::through([pt(9.0, -5.5), pt(14.0, 0.0), pt(9.0, 5.5)]);
            let mut parts = vec![
                Node::rect(Area::around(Point::ORIGIN, CELL, CELL)).fill(ground).fill_opacity(0.0).touch(Touch::Inside),
                Node::rounded(area, 6.0).fill(ground).fill_opacity(0.88).stroke(line, 1.8).touch(Touch::Inside),
                Node::group([Node::path(chevron).stroke(line, 2.6)]).turned(degrees(foot.direction)),
                Node::label(Point::ORIGIN, half_points(foot.cost), Face::SansBold, FINE)
                    .fill(Colour::Ink)
                    .class("fine"),
                halo(Path::through(area.grown(2.0).corners()).close(), 3.0),
            ];
            if foot.provokes {
                parts.push(alarm(5.6).at(pt(11.0, -11.0)));
            }
            nodes.push(
                Node::group(parts)
                    .id(format!("step-{}", foot.direction))
                    .target(step_target(foot.direction))
                    .name(label)
                    .at(foot.at),
            );
        }
    }
    Layer::new("steps", nodes)
}

/// A disc with an exclamation mark, drawn and not written: it is a sign at any size.
pub(crate) fn alarm(radius: f32) -> Node {
    let r = radius / 5.6;
    Node::group([
        Node::circle(Point::ORIGIN, radius).fill(Colour::Bad),
        Node::line(pt(0.0, -3.2) * r, pt(0.0, 0.6) * r).stroke(Colour::Raised, 1.7 * r),
        Node::circle(pt(0.0, 3.1) * r, 1.0 * r).fill(Colour::Raised),
    ])
}

/// Where the creature stands that is asked to turn.
pub(crate) fn turning(game: &Onb, state: &State, seat: Seat) -> Option<Base> {
    match state.phase {
        Phase::Face => Some(game.base(state.active())),
        Phase::SummonFace => Some(Base::cell(state.act.cell.0, state.act.cell.1)),
        Phase::Deploy | Phase::SecretDeploy => {
            let placing = state.placing[seat.index() & 3];
            (placing.x >= 0 && placing.kind != NONE)
                .then(|| Base::new(placing.x, placing.y, game.kind(placing.kind).base))
        }
        _ => None,
    }
}

/// How far from its base a facing can be touched: at the smallest scale of a telephone as wide as a finger.
const SWEEP: f32 = 100.0;

/// How far an arrow stands off the base where no figure is in its way.
const FREE: f32 = 17.0;
/// How far the arrows of the facings reach beyond the base.
pub(crate) const ARROWS: f32 = 36.0;

/// An eighth of the surroundings of a base, towards the East.
pub(crate) fn sector(base: Base) -> Path {
    let half = CELL * f32::from(base.n as u8) / 2.0;
    let rim = [22.5, 11.25, 0.0, -11.25, -22.5].map(|way| Point::polar(half + SWEEP, way));
    let foot = [-22.5, 22.5].map(|way| Point::polar(half * 0.8, way));
    Path::through(rim.into_iter().chain(foot)).close()
}

/// The bases of all figures but the one that stands there.
fn others(game: &Onb, state: &State, base: Base) -> Vec<Area> {
    let standing = state.units().iter().filter(|unit| unit.on_board()).map(|unit| game.base(unit));
    let others = standing.filter(|other| (other.x, other.y) != (base.x, base.y));
    others.map(|other| room::around(other, 0.0)).collect()
}

/// Eight arrowheads round a figure. Each is touched anywhere in its eighth of the surroundings: who touches the enemy looks at it.
pub(crate) fn faces(game: &Onb, context: &Context<'_>, choices: &Choices) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    for (seat, actions) in choices {
        let Some(base) = turning(game, state, *seat) else { continue };
        let centre = place(base.centre());
        let half = CELL * f32::from(base.n as u8) / 2.0;
        let others = others(game, state, base);
        let usual = game.usual_facing(state, *seat);
        for action in actions {
            let Action::Face(direction) = *action else { continue };
            let way = degrees(direction);
            // Beside another figure the arrow is small and stays on the rim of its own base, so that the neighbour stays in sight.
            let free = centre + Point::polar(half + FREE, way);
            let beside = others.iter().any(|other| other.grown(9.0).has(free));
            let rim = if direction % 2 == 1 { half * 1.3 } else { half };
            let (out, scale) = if beside { (rim + 1.0, 0.55) } else { (half + FREE, 0.85) };
            // One turn for all three: eight of them are sent whenever a facing is asked for.
            let at = pt(out, 0.0);
            let head = [pt(13.0, 0.0), pt(-8.0, -10.5), pt(-4.0, 0.0), pt(-8.0, 10.5)].map(|tip| at + tip * scale);
            let label = context.say(&game.label(state, *seat, action));
            nodes.push(
                Node::group([
                    Node::path(sector(base)).fill(Colour::Raised).fill_opacity(0.01).touch(Touch::Inside),
                    Node::path(Path::through(head).close()).fill(Colour::LegalSoft).stroke(Colour::Legal, 2.0 * scale),
                    // The halo marks the arrow only: the sectors of neighbours overlap.
                    halo(SeatMark::of(Seat(0)).outline(at, 13.5 * scale), 1.4),
                ])
                .id(format!("s{}-turn-{direction}", seat.0))
                .target(seat_target(*seat, &format!("face-{direction}")))
                .name(label)
                .turned(way)
                .at(centre),
            );
            if usual == Some(*action) {
                let ring =
                    Node::circle(centre + Point::polar(out, way), 9.0 * scale).fill(Colour::Second).fill_opacity(0.5);
                let ring = ring.stroke(Colour::Second, 2.0).touch(Touch::Inside).id(format!("s{}-usual", seat.0));
                nodes.push(ring.target(face_soon(*seat)).name(context.say(&game.label(state, *seat, action))));
            }
        }
    }
    Layer::new("faces", nodes)
}

/// The hourglass beside each creature that may wait, and the flag of one that may stop here.
pub(crate) fn badges(game: &Onb, context: &Context<'_>, choices: &Choices) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    for action in choices.iter().flat_map(|(_, actions)| actions) {
        match *action {
            Action::Wait(number) if state.unit(number).on_board() => {
                let base = game.base(state.unit(number));
                // Over its own base, so that it hides no neighbour's markers; a small one leans out a little to leave its emblem free.
                let edge = CELL * f32::from(base.n as u8) / 2.0;
                let (size, corner) =
                    if base.n > 1 { (1.0, pt(edge - 12.0, edge - 19.0)) } else { (0.78, pt(edge - 8.0, edge - 10.0)) };
                let corner = place(base.centre()) + corner;
                // On the ground beside it, where no figure stands, a finger need not be exact.
                let beside = Area::new(-4.0, -4.0, 28.0, 28.0);
                let there = Area { x: corner.x + beside.x, y: corner.y + beside.y, ..beside };
                let alone = others(game, state, base).iter().all(|other| room::overlap(other, &there) == 0.0);
                let ground = Node::rounded(beside, 10.0).fill(Colour::Raised).fill_opacity(0.01).touch(Touch::Inside);
                let name = Message::new("picture-wait").with("who", spoken(game, context, number));
                nodes.push(
                    Node::group(alone.then_some(ground).into_iter().chain([wait_badge().scaled(size)]))
                        .id(format!("pause-{number}"))
                        // On a small board a finger means the figure: beside it, enlarged or in the list one waits.
                        .class("sign")
                        .target(wait_target(number))
                        .name(context.say(&name))
                        .at(corner),
                );
            }
            Action::Halt => {
                let base = game.base(state.active());
                let corner = place(base.centre()) + pt(0.0, -CELL) * (f32::from(base.n as u8) / 2.0);
                let flag = Path::through([pt(-3.0, 7.0), pt(-3.0, -7.0), pt(6.0, -3.5), pt(-3.0, 0.0)]);
                nodes.push(
                    badge(Node::path(flag).fill(Colour::Second).stroke(Colour::Ink, 1.4))
                        .id("halt-here")
                        .target("order-halt")
                        .name(context.say(&Message::new("label-halt")))
                        .at(corner),
                );
            }
            _ => {}
        }
    }
    Layer::new("badges", nodes)
}

fn badge(sign: Node) -> Node {
    Node::group([
        // The touched circle is larger than the sign, for fingers.
        Node::circle(Point::ORIGIN, 16.0).fill(Colour::Raised).fill_opacity(0.01).touch(Touch::Inside),
        Node::circle(Point::ORIGIN, 11.0).fill(Colour::Raised).stroke(Colour::Legal, 1.8).touch(Touch::Inside),
        sign,
        halo(SeatMark::of(Seat(0)).outline(Point::ORIGIN, 14.5), 2.6),
    ])
}

pub(crate) fn wait_badge() -> Node {
    badge(Node::path(hourglass().placed(Point::ORIGIN, 1.35)).fill(Colour::AccentSoft).stroke(Colour::Ink, 1.4))
}
