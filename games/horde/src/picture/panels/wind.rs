//! Contrevent counted out: for every row the Force against each Resistance, the outcome for every amount that could be spent, and which
//! amounts are worth offering.

use crate::game::Horde;
use crate::names::role_name;
use crate::options::CalmLine;
use crate::picture::outcome::{Outcome, outcome, outcome_colours, outcome_sign};
use crate::picture::outlook::{before_wind, first_row, force, means, row_of};
use crate::picture::{Context, colours, points_target};
use crate::roles::Role;
use crate::state::{Camp, State, Step};
use galerne_draw::piece::halo;
use galerne_draw::scene::{Dash, Touch};
use galerne_draw::text::Face;
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Path, Picture, Scene, pt};
use galerne_engine::{Message, Seat};

const WIDTH: f32 = 320.0;
const LABEL: f32 = 26.0;
const STRIP: f32 = 24.0;

/// The amounts at which an outcome on the row changes, from 0.
fn steps(game: &Horde, camp: &Camp, row: u8, force: u8) -> Vec<u8> {
    let mut all = vec![0u8];
    for role in row_of(camp, row) {
        let mut known = outcome(game, role, camp.is_wounded(role), 0, force);
        for points in 1..=24u8 {
            let next = outcome(game, role, camp.is_wounded(role), points, force);
            if next != known {
                all.push(points);
                known = next;
            }
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// The amounts worth offering on the row that is asked for now.
pub(in crate::picture) fn useful(game: &Horde, state: &State) -> Vec<u8> {
    steps(game, state.camp(), state.row, force(state, state.row))
}

/// Beyond this amount nothing changes any more.
pub(in crate::picture) fn most_useful(game: &Horde, state: &State) -> u8 {
    useful(game, state).last().copied().unwrap_or(0)
}

/// The rows still to come, each with its strips.
pub(super) fn panel(game: &Horde, context: &Context<'_>, seat: Seat) -> Option<Panel> {
    let state = context.state();
    let camp = &state.camps[seat.index()];
    let windy = matches!(state.step, Step::Power | Step::Wind);
    if !windy && (!before_wind(state) || state.turn == 0) {
        return None;
    }
    let first = first_row(state, seat.index());
    let calm = |row: u8| game.options.calm_line == CalmLine::Skip && state.wind(row).is_none();
    let rows: Vec<u8> = (first..4).filter(|&row| !calm(row) && row_of(camp, row).next().is_some()).collect();
    if rows.is_empty() {
        return None;
    }
    let mut nodes = Vec::new();
    let mut top = 0.0;
    for row in rows {
        let asked = state.step == Step::Power && state.row == row && state.actor == seat.0 && context.me.has(seat);
        let (node, height) = strips(game, context, seat, row, asked);
        nodes.push(node.at(pt(0.0, top)));
        top += height + 12.0;
    }
    let scene = Scene::new("contrevent", Area::new(-2.0, -2.0, WIDTH + 4.0, top))
        .named(context.say(&Message::new("picture-contrevent")))
        .accented(Horde::accent())
        .layer(Layer::new("contrevent-rows", nodes));
    let legend = Message::new("wind-legend").with("points", means(camp));
    let body = vec![Block::Picture(scene), Block::Lines(vec![legend])];
    Some(Panel { id: "wind".to_owned(), title: Message::new("panel-wind"), body })
}

/// One row: its Force, then a strip for each character over the amounts from 0 on. What the hand cannot pay is pale.
fn strips(game: &Horde, context: &Context<'_>, seat: Seat, row: u8, asked: bool) -> (Node, f32) {
    let state = context.state();
    let camp = &state.camps[seat.index()];
    let force = force(state, row);
    let most = steps(game, camp, row, force).last().copied().unwrap_or(0).max(4);
    let unit = (WIDTH - LABEL) / f32::from(most + 1);
    let x = |points: u8| LABEL + f32::from(points) * unit;
    let title = Message::new("wind-row").with("row", row + 1).with("force", force);
    let mut parts = vec![Node::text(pt(0.0, 14.0), context.say(&title), Face::SerifBold, 16.0)];
    let axis = 28.0;
    for points in 0..=most {
        let at = pt(x(points) + unit / 2.0, axis);
        let text = Node::label(at, points.to_string(), Face::Sans, (unit * 0.8).min(13.0)).fill(Colour::InkSoft);
        if asked && points <= camp.pool {
            let area = Area::new(x(points), axis - 10.0, unit, 20.0 + STRIP * row_of(camp, row).count() as f32);
            let outline = Path::through(area.corners()).close();
            let name = Message::new("label-commit").with("points", points).with("row", row + 1);
            let place = Node::path(outline.clone()).touch(Touch::Inside);
            parts.push(
                Node::group([place, halo(outline, 1.6), text.fill(Colour::Ink)])
                    .target(points_target(seat, points))
                    .name(context.say(&name)),
            );
        } else {
            parts.push(text);
        }
    }
    let mut top = axis + 10.0;
    for role in row_of(camp, row) {
        parts.push(strip(game, context, camp, role, force, most).at(pt(0.0, top)));
        top += STRIP;
    }
    let reach = means(camp).min(u16::from(most)) as u8;
    if reach < most {
        let beyond = Area::new(x(reach + 1), axis + 10.0, WIDTH - x(reach + 1), top - axis - 10.0);
        parts.push(Node::rect(beyond).fill(Colour::Raised).fill_opacity(0.7).touch(Touch::Through));
        parts.push(Node::line(pt(beyond.x, axis + 6.0), pt(beyond.x, top)).stroke(Colour::Ink, 1.4).dash(Dash::Dashed));
    }
    (Node::group(parts).id(format!("contrevent-{}", row + 1)), top)
}

/// The bands of one character, from destroyed to Soutien.
fn strip(game: &Horde, context: &Context<'_>, camp: &Camp, role: Role, force: u8, most: u8) -> Node {
    let unit = (WIDTH - LABEL) / f32::from(most + 1);
    let (ground, ink) = colours(role);
    let mut parts = vec![
        Node::circle(pt(11.0, STRIP / 2.0), 9.5).fill(ground),
        Node::label(pt(11.0, STRIP / 2.0), role.letter().to_string(), Face::SansBold, 12.5).fill(ink),
    ];
    let at = |points: u8| outcome(game, role, camp.is_wounded(role), points, force);
    let mut bands: Vec<(Outcome, u8, u8)> = Vec::new();
    for points in 0..=most {
        match bands.last_mut() {
            Some((known, _, last)) if *known == at(points) => *last = points,
            _ => bands.push((at(points), points, points)),
        }
    }
    let mut told = Vec::new();
    for (result, first, last) in bands {
        let area = Area::new(
            LABEL + f32::from(first) * unit + 0.8,
            1.5,
            f32::from(last - first + 1) * unit - 1.6,
            STRIP - 3.0,
        );
        let (fill, mark) = outcome_colours(result);
        parts.push(Node::rounded(area, 4.0).fill(fill).stroke(Colour::Line, 0.7));
        parts.push(outcome_sign(result, area.centre(), 5.0, mark));
        let key = match result {
            Outcome::Destroyed => "outcome-destroyed",
            Outcome::Retreats => "outcome-retreats",
            Outcome::Stays => "outcome-stays",
            Outcome::MayMove => "outcome-moves",
            Outcome::Soutien => "outcome-soutien",
        };
        told.push(context.say(&Message::new(key).with("points", first)));
    }
    let name = Message::new("wind-strip").with("role", role_name(role)).with("outcomes", told.join(", "));
    Node::group(parts).name(context.say(&name)).touch(Touch::Through)
}
