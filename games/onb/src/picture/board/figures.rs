//! Figures: base and sign of the seat, emblem of the kind, number, facing, wounds, mana, markers.

use super::emblems::emblem;
use super::ground;
use crate::bestiary::Kind;
use crate::game::Onb;
use crate::picture::panels::sheet;
use crate::picture::{CELL, Context, FINE, degrees, grid, place, unit_target};
use crate::state::{NONE, Phase, State, Unit, mark};
use galerne_draw::piece::{SeatMark, halo};
use galerne_draw::scene::{Dash, Touch};
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Path, Point, pt};
use galerne_engine::{Message, Seat};

pub(crate) fn figures(game: &Onb, context: &Context<'_>) -> Layer {
    let state = context.state();
    let standing = state.units().iter().enumerate().filter(|(_, unit)| unit.on_board());
    // The one on its way is above the others: it may be passing through a friend.
    let (mut nodes, mut above) = (Vec::new(), Vec::new());
    for (number, unit) in standing {
        let number = number as u8;
        let node = figure(game, context, number, unit)
            .id(format!("figure-{number}"))
            .class("moves")
            .target(unit_target(number))
            .name(context.say(&reading(game, state, number, unit)))
            .at(place(game.base(unit).centre()));
        if number == state.act.unit { above.push(node) } else { nodes.push(node) }
    }
    nodes.extend(above);
    Layer::new("figures", nodes)
}

/// All that may be known about a figure, for who rests on it: its card, its numbers, its weapons.
fn reading(game: &Onb, state: &State, number: u8, unit: &Unit) -> Message {
    let card = game.card(state, number, unit);
    if unit.seat == NONE {
        return card;
    }
    Message::new("picture-figure")
        .with("card", card)
        .with("numbers", sheet::pace(game, unit.kind))
        .with("weapons", sheet::weapons(game, unit.kind))
}

/// The body of a figure: a plinth of stone, the seat's shape, the kind's emblem.
pub(crate) fn body(kind: &Kind, seat: u8, radius: f32) -> Node {
    if usize::from(seat) >= crate::state::MAX_SEATS {
        let area = Area::around(Point::ORIGIN, radius * 1.7, radius * 1.7);
        return Node::group([
            Node::rounded(area, radius * 0.2).fill(Colour::Village).stroke(Colour::VillageMark, radius * 0.12),
            emblem(kind, radius * 0.55, Colour::VillageMark),
        ]);
    }
    let mark = SeatMark::of(Seat(seat));
    let outline = |grow: f32| mark.outline(Point::ORIGIN, radius * grow);
    // A triangle has its room below its middle.
    let (sunk, size) = if seat == 2 { (radius * 0.2, 0.42) } else { (0.0, 0.52) };
    Node::group([
        Node::path(outline(1.0).placed(pt(0.0, radius * 0.16), 1.0))
            .fill(Colour::Shade)
            .stroke(Colour::Shade, radius * 0.16)
            .opacity(0.35),
        Node::path(outline(1.0)).fill(mark.colour()).stroke(Colour::Card, radius * 0.15),
        Node::path(outline(1.1)).stroke(Colour::Ink, radius * 0.06),
        emblem(kind, radius * size, mark.on_colour()).at(pt(0.0, sunk)),
    ])
}

/// The radius of a figure on its base.
pub(crate) fn radius(kind: &Kind) -> f32 {
    CELL * (0.36 + 0.4 * (f32::from(kind.base) - 1.0))
}

fn figure(game: &Onb, context: &Context<'_>, number: u8, unit: &Unit) -> Node {
    let state = context.state();
    let kind = game.kind(unit.kind);
    let large = f32::from(kind.base);
    let radius = radius(kind);
    let edge = CELL * large / 2.0;
    let creature = unit.seat != NONE;
    let mut parts = vec![halo(
        Path::through(Area::around(Point::ORIGIN, edge * 2.0 - 3.0, edge * 2.0 - 3.0).corners()).close(),
        3.0,
    )];
    // The figure is touched on its own cells, all of them and no others: its ring, its beak and its shade reach beyond.
    let touched = Node::rect(Area::around(Point::ORIGIN, edge * 2.0, edge * 2.0));
    let touched = touched.fill(Colour::Raised).fill_opacity(0.0).touch(Touch::Inside);
    let mut frame = std::mem::take(&mut parts);
    if number == state.act.unit && state.phase != Phase::Over {
        parts.push(Node::circle(Point::ORIGIN, edge * 1.22).fill(Colour::Storm).fill_opacity(0.4));
        parts.push(Node::circle(Point::ORIGIN, edge * 1.08).stroke(Colour::Second, 3.0));
    }
    let prone = unit.has(mark::PRONE);
    let body = body(kind, unit.seat, radius);
    parts.push(if prone { Node::group([body]).turned(90.0).scaled(0.88) } else { body });
    // A creature that has acted is drawn paler; the tick says the same without colour.
    if creature && unit.has(mark::ACTIVATED) && number != state.act.unit {
        let veil = SeatMark::of(Seat(unit.seat)).outline(Point::ORIGIN, radius);
        parts.push(Node::path(veil).fill(Colour::Raised).fill_opacity(0.42));
    }
    parts.push(wounds(edge, unit.pv, kind.pv));
    // On a small base everything keeps to the corners, so that the emblem in the middle can be seen.
    let small = kind.base == 1;
    if kind.mana > 0 {
        let (scale, at) = if small { (0.88, pt(edge - 5.0, -edge + 5.0)) } else { (1.0, pt(edge - 7.5, -edge + 8.0)) };
        parts.push(mana(unit.mana).scaled(scale).at(at));
    }
    let is_target = (0..game.seats).any(|seat| state.targets[seat] == number);
    let (scale, corner, step) = if small { (0.84, 5.0, 10.5) } else { (1.0, 7.0, 12.0) };
    for (n, sign) in signs(unit, is_target).into_iter().enumerate() {
        parts.push(sign.scaled(scale).at(pt(-edge + corner + step * n as f32, -edge + corner)));
    }
    // Drawn last, so that no marker hides the facing.
    if creature {
        parts.push(beak(radius, unit.facing, large));
    }
    // As large as the rim, on a base of one cell as large as leaves its emblem in sight.
    let size = ground::readable(game).min(if small { 22.0 } else { 26.0 });
    let text = (number + 1).to_string();
    let wide = Face::SansBold.width(&text, size);
    // It stands in the lower left corner, in the right one where the beak points to the left: neither hides the other.
    let looks_left = creature && degrees(unit.facing).to_radians().cos() < -0.1;
    let side = if looks_left { 1.0 } else { -1.0 };
    let at = pt(side * (edge - wide / 2.0 + 1.0), edge - 6.0 - size * 0.42);
    parts.push(
        Node::label(at, text, Face::SansBold, size).fill(Colour::CardInk).rimmed(Colour::Card, 3.4).class("fine"),
    );
    frame.extend([touched, Node::group(parts).touch(Touch::Through)]);
    Node::group(frame)
}

/// The beak on the rim that shows where a figure looks.
pub(crate) fn beak(radius: f32, facing: u8, large: f32) -> Node {
    let way = degrees(facing);
    let (tip, left, right) = (
        Point::polar(radius + 9.0 * large.sqrt(), way),
        Point::polar(radius * 0.95, way + 32.0),
        Point::polar(radius * 0.95, way - 32.0),
    );
    Node::polygon([tip, left, right]).fill(Colour::Ink).stroke(Colour::Card, 1.4)
}

/// One notch per point of life along the lower edge: full, or only an outline.
fn wounds(edge: f32, left: u8, most: u8) -> Node {
    let most = most.max(1);
    let width = (edge * 2.0 - 6.0) / f32::from(most);
    let ground = Area::new(-edge + 3.0, edge - 6.0, edge * 2.0 - 6.0, 5.0);
    let notch = |n: u8| {
        let area = Area::new(ground.x + width * f32::from(n) + 0.6, ground.y + 0.8, width - 1.2, 3.4);
        let colour = if 3 * u16::from(left) <= u16::from(most) { Colour::DieRed } else { Colour::DieGreen };
        Node::rect(area).fill(if n < left { colour } else { Colour::DieWhite })
    };
    Node::group([Node::rounded(ground, 1.4).fill(Colour::DieBlack)].into_iter().chain((0..most).map(notch)))
}

/// The number that stands on the base.
fn plaque(at: Point, text: &str, size: f32) -> Node {
    let width = Face::SansBold.width(text, size) + 5.0;
    Node::group([
        Node::rounded(Area::around(at, width, size + 1.0), 3.0).fill(Colour::Card).stroke(Colour::CardInk, 0.8),
        Node::label(at, text, Face::SansBold, size).fill(Colour::CardInk),
    ])
    .class("fine")
}

/// A drop with its points above and below, as wide as its number: two digits stand on it as well as one.
fn mana(left: u8) -> Node {
    let text = left.to_string();
    let half = (Face::SansBold.width(&text, FINE) / 2.0 + 2.5).max(7.0);
    let drop = [(-half, -6.5), (0.0, -11.0), (half, -6.5), (half, 6.5), (0.0, 11.0), (-half, 6.5)];
    Node::group([
        Node::path(Path::through(drop.map(|(x, y)| pt(x, y))).close())
            .fill(Colour::DieViolet)
            .stroke(Colour::Card, 1.0),
        Node::label(Point::ORIGIN, text, Face::SansBold, FINE).fill(Colour::OnDieViolet).class("fine"),
    ])
}

/// A small round marker with a sign.
fn marker(ground: Colour, sign: Path, ink: Colour) -> Node {
    Node::group([
        Node::circle(Point::ORIGIN, 6.6).fill(ground).stroke(Colour::Card, 1.2),
        Node::path(sign).stroke(ink, 1.6),
    ])
}

/// The hourglass of waiting, in a box of about twelve.
pub(crate) fn hourglass() -> Path {
    Path::through([pt(-3.0, -3.8), pt(3.0, -3.8), pt(-3.0, 3.8), pt(3.0, 3.8)]).close()
}

/// The marker of a creature that waits.
pub(crate) fn waiting() -> Node {
    marker(Colour::DieBlue, hourglass(), Colour::OnDieBlue)
}

/// Markers (ON-2.4): shaken, prone, waiting, acted, riposte made, unloaded, target.
fn signs(unit: &Unit, is_target: bool) -> Vec<Node> {
    let mut signs = Vec::new();
    if is_target {
        let crown = Path::through([
            pt(-3.8, 2.6),
            pt(-3.8, -2.4),
            pt(-1.6, 0.0),
            pt(0.0, -3.4),
            pt(1.6, 0.0),
            pt(3.8, -2.4),
            pt(3.8, 2.6),
        ])
        .close();
        signs.push(marker(Colour::DieYellow, crown, Colour::OnDieYellow));
    }
    if unit.has(mark::SHAKEN) {
        let zigzag = Path::through([pt(-4.0, 2.0), pt(-2.0, -2.4), pt(0.0, 2.0), pt(2.0, -2.4), pt(4.0, 2.0)]);
        signs.push(marker(Colour::DieRed, zigzag, Colour::OnDieRed));
    }
    if unit.has(mark::PRONE) {
        let lying = Path::through([pt(-4.0, 2.6), pt(4.0, 2.6)])
            .jump(pt(0.0, -4.0))
            .line(pt(0.0, 1.0))
            .jump(pt(-2.2, -1.2))
            .line(pt(0.0, 1.2))
            .line(pt(2.2, -1.2));
        signs.push(marker(Colour::DieRed, lying, Colour::OnDieRed));
    }
    if unit.has(mark::WAITING) {
        signs.push(waiting());
    } else if unit.has(mark::ACTIVATED) {
        let tick = Path::through([pt(-3.4, 0.2), pt(-0.9, 2.8), pt(3.6, -2.8)]);
        signs.push(marker(Colour::DieBlack, tick, Colour::OnDieBlack));
    }
    if unit.has(mark::RIPOSTE) {
        let crossed = Path::through([pt(-3.2, -3.2), pt(3.2, 3.2)]).jump(pt(3.2, -3.2)).line(pt(-3.2, 3.2));
        signs.push(marker(Colour::DieWhite, crossed, Colour::OnDieWhite));
    }
    if unit.unloaded != 0 {
        let empty = Path::from(pt(-3.8, 1.0)).bend(pt(0.0, -5.0), pt(3.8, 1.0)).jump(pt(0.0, -2.0)).line(pt(0.0, 3.6));
        signs.push(marker(Colour::DieYellow, empty, Colour::OnDieYellow));
    }
    signs
}

/// A creature about to be put down, seen through.
pub(crate) fn ghost(game: &Onb, context: &Context<'_>) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    let mut stand = |kind: u8, seat: u8, x: i8, y: i8| {
        let data = game.kind(kind);
        let base = crate::map::Base::new(x, y, data.base);
        let edge = CELL * f32::from(data.base) / 2.0;
        nodes.push(
            Node::group([
                Node::rect(Area::around(Point::ORIGIN, edge * 2.0 - 4.0, edge * 2.0 - 4.0))
                    .stroke(Colour::Second, 2.0)
                    .dash(Dash::Short),
                body(data, seat, radius(data)).opacity(0.75),
            ])
            .at(place(base.centre())),
        );
    };
    match state.phase {
        Phase::Deploy | Phase::SecretDeploy => {
            for seat in 0..game.seats {
                let placing = state.placing[seat];
                if placing.x >= 0 && placing.kind != NONE {
                    stand(placing.kind, placing.owner, placing.x, placing.y);
                }
            }
        }
        Phase::SummonFace => {
            let kind = game.summoned(state);
            if kind != NONE {
                stand(kind, state.active().seat, state.act.cell.0, state.act.cell.1);
            }
        }
        _ => {}
    }
    Layer::decoration("ghost", nodes)
}

/// A figure small enough for a list: its body and its number.
pub(crate) fn small(game: &Onb, number: u8, unit: &Unit) -> Node {
    let text = (number + 1).to_string();
    Node::group([body(game.kind(unit.kind), unit.seat, 11.0), plaque(pt(0.0, 13.0), &text, 11.0)])
}

/// The name of a creature for those who do not see it.
pub(crate) fn spoken(game: &Onb, context: &Context<'_>, number: u8) -> String {
    let name: Message = game.unit_name(game.who(context.state(), number));
    context.say(&name)
}

/// The middle of a figure on the board.
pub(crate) fn centre(game: &Onb, state: &State, number: u8) -> Point {
    let unit = state.unit(number);
    if unit.on_board() { place(game.base(unit).centre()) } else { grid(game).area().centre() }
}
