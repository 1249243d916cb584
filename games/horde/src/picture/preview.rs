//! What an action would do: arrows for movements and retreats, a cross for the lost, and the consequences in words.

use super::cards::role_mark;
use super::layout::{CELL, Layout, SMALL};
use super::outcome::{Outcome, outcome, outcome_colours, outcome_sign};
use super::outlook::{force, row_of};
use super::panels::stop::stop_lines;
use super::{Context, outline_colour};
use crate::action::Action;
use crate::event::Event;
use crate::formations::standing;
use crate::game::Horde;
use crate::names::role_name;
use crate::roles::Role;
use crate::state::{State, Step};
use crate::terrain::Cell;
use galerne_draw::piece::arrow;
use galerne_draw::scene::Dash;
use galerne_draw::{Colour, Layer, Node, Path, Point, Preview, pt};
use galerne_engine::{Message, Rules, Seat, Words};

pub(super) fn preview(game: &Horde, context: &Context<'_>, seat: Seat, action: &Action) -> Option<Preview> {
    let state = context.state();
    let layout = super::layout(game, context);
    let mut log: Vec<Event> = Vec::new();
    let mut after = *state;
    game.act(&mut after, seat, *action, &mut log);
    finish_row(game, state, &mut after, &mut log);
    log.retain(|event| concerns(event, seat));
    let mut nodes: Vec<Node> = log.iter().flat_map(|event| drawn(layout, state, event)).collect();
    let mut lines: Vec<Message> = log.iter().filter(is_worth_a_line).map(|e| game.tell(e)).collect();
    match *action {
        Action::EndEntry | Action::EndMoves | Action::EndActions => lines = stop_lines(game, state, seat),
        Action::Enter { .. } | Action::Move { .. } | Action::Provocation { .. } | Action::WindMove { .. } => {
            lines.clear();
            lines.extend(standing_after(game, state, &after, seat));
        }
        Action::Play { .. } => {
            let pool = after.camps[seat.index()].pool;
            lines = vec![Message::new("preview-pool").with("points", pool)];
        }
        Action::Attaque { slot } => nodes.push(cross(layout.slot(slot.index()), 24.0)),
        Action::Commit { points } => {
            nodes.extend(compared(game, layout, state, seat, points));
            // What becomes of each is said once, with its sign; then what follows from it.
            let said = |event: &&Event| is_worth_a_line(event) && !is_a_sign(game, state, seat, points, event);
            lines = log.iter().filter(said).map(|event| game.tell(event)).collect();
            let signs = signs_in_words(game, state, seat, points);
            lines.insert(0, signs.unwrap_or_else(|| Message::new("preview-hold").with("row", state.row + 1)));
        }
        _ => {}
    }
    Some(Preview { layer: Layer::decoration("preview", nodes), lines })
}

/// HC-10.7 … HC-10.12: what the signs on the button mean, each with whom it stands for.
fn signs_in_words(game: &Horde, state: &State, seat: Seat, points: u8) -> Option<Message> {
    let camp = &state.camps[seat.index()];
    let told = row_of(camp, state.row).map(|role| {
        let key = match outcome(game, role, camp.is_wounded(role), points, force(state, state.row)) {
            Outcome::Destroyed => "sign-destroyed",
            Outcome::Retreats => "sign-retreats",
            Outcome::Stays => "sign-stays",
            Outcome::MayMove => "sign-may-move",
            Outcome::Soutien => "sign-soutien",
        };
        Message::new(key).with("role", role_name(role))
    });
    told.reduce(|first, next| Message::new("sign-list").with("first", first).with("next", next))
}

/// Whether the sign of a character of the row says as much. One that is driven into others may come to more than its sign.
fn is_a_sign(game: &Horde, state: &State, seat: Seat, points: u8, event: &Event) -> bool {
    let camp = &state.camps[seat.index()];
    let comes_to = |role: Role| {
        let is_of_row = row_of(camp, state.row).any(|one| one == role);
        is_of_row.then(|| outcome(game, role, camp.is_wounded(role), points, force(state, state.row)))
    };
    match *event {
        Event::Soutien { .. } => true,
        Event::Wounded { role, .. } | Event::Retreated { role, .. } => comes_to(role) == Some(Outcome::Retreats),
        Event::Destroyed { role, .. } => comes_to(role) == Some(Outcome::Destroyed),
        _ => false,
    }
}

/// HC-10.6: a row stops at the first character that may move. Here the movers stay, so that the whole row is shown.
fn finish_row(game: &Horde, before: &State, after: &mut State, log: &mut Vec<Event>) {
    let blowing = matches!(before.step, Step::Power | Step::Wind);
    while blowing && after.step == Step::Wind && (after.row, after.actor) == (before.row, before.actor) {
        game.act(after, Seat(after.actor), Action::WindStay, log);
    }
}

fn concerns(event: &Event, seat: Seat) -> bool {
    match event {
        Event::Entered { seat: who, .. }
        | Event::Moved { seat: who, .. }
        | Event::Healed { seat: who, .. }
        | Event::Wounded { seat: who, .. }
        | Event::Destroyed { seat: who, .. }
        | Event::Retreated { seat: who, .. }
        | Event::Soutien { seat: who }
        | Event::PointsLost { seat: who, .. }
        | Event::Conform { seat: who, .. }
        | Event::Missed { seat: who, .. }
        | Event::LeftAval { seat: who, .. }
        | Event::HordeLost { seat: who, .. } => *who == seat,
        _ => false,
    }
}

fn is_worth_a_line(event: &&Event) -> bool {
    !matches!(event, Event::Entered { .. } | Event::Moved { .. })
}

/// How many stand in the formation then, and whether that makes it whole.
fn standing_after(game: &Horde, state: &State, after: &State, seat: Seat) -> Option<Message> {
    let goals = game.goals(state, seat.index())?;
    let placed = standing(&after.camps[seat.index()].cells, &goals);
    Some(Message::new("preview-placed").with("count", placed))
}

fn drawn(layout: Layout, state: &State, event: &Event) -> Vec<Node> {
    let centre = |cell: Cell| layout.cell(usize::from(cell.0 / 16), cell.0 & 15).centre();
    match *event {
        Event::Entered { role, cell, seat } => {
            // The arrow starts above the card in Aval and covers no other.
            let waits = || state.camps[seat.index() & 1].waiting();
            let place = waits().position(|card| Role::of(card.rank()) == role).unwrap_or(0);
            let from = layout.aval(seat.index(), place, waits().count()) - pt(0.0, SMALL * 0.72);
            vec![shadow(centre(cell), role), way(from, centre(cell) + pt(0.0, 20.0), role)]
        }
        Event::Moved { role, from, to, .. } => {
            vec![shadow(centre(to), role), way(centre(from), centre(from).towards(centre(to), 0.86), role)]
        }
        Event::Retreated { role, from, to, .. } => {
            let end = to.map_or_else(|| centre(from) + pt(0.0, CELL * 0.75), centre);
            vec![way(centre(from), end, role)]
        }
        Event::Destroyed { seat, role, .. } => {
            let own = state.camps[seat.index()].cells[role as usize];
            vec![cross(layout.cell(seat.index(), own.min(15)).centre(), 30.0)]
        }
        _ => Vec::new(),
    }
}

fn way(from: Point, to: Point, role: Role) -> Node {
    arrow(from, to, 5.0, outline_colour(role))
}

/// Where the character would stand.
fn shadow(at: Point, role: Role) -> Node {
    let area = galerne_draw::Area::around(at, 58.0, 81.0);
    Node::group([
        Node::rounded(area, 5.0)
            .fill(Colour::Card)
            .fill_opacity(0.75)
            .stroke(outline_colour(role), 2.4)
            .dash(Dash::Dashed),
        role_mark(role, at, 15.0),
    ])
}

fn cross(at: Point, reach: f32) -> Node {
    let path = Path::from(at + pt(-reach, -reach))
        .line(at + pt(reach, reach))
        .jump(at + pt(reach, -reach))
        .line(at + pt(-reach, reach));
    Node::group([Node::path(path.clone()).stroke(Colour::Raised, 9.0), Node::path(path).stroke(Colour::Bad, 5.0)])
}

/// The outcome on each character of the row, before retreats push characters into others.
fn compared(game: &Horde, layout: Layout, state: &State, seat: Seat, points: u8) -> Vec<Node> {
    let camp = &state.camps[seat.index()];
    let strength = force(state, state.row);
    row_of(camp, state.row)
        .map(|role| {
            let result = outcome(game, role, camp.is_wounded(role), points, strength);
            let (ground, ink) = outcome_colours(result);
            let area = layout.cell(seat.index(), camp.cells[role as usize]);
            let at = pt(area.right() - 20.0, area.bottom() - 20.0);
            Node::group([
                Node::circle(at, 15.0).fill(ground).stroke(Colour::Raised, 2.0),
                outcome_sign(result, at, 6.5, ink),
            ])
        })
        .collect()
}
