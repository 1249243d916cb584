//! What an action would do, before it is done: where a throw may end, how far one could tow from there, what the weather
//! would become, and what each of one's missions would score.

use super::areas::{bolt, drop};
use super::{GRID, SIZE, SMALLEST, buildings, centre, hex, islands, reach, shown_hand};
use crate::action::Action;
use crate::cells::{Cell, bit_or_none, cells_of};
use crate::dice::Force;
use crate::event::Event;
use crate::game::Pluvionautes;
use crate::missions::Mission;
use crate::odds::{Landing, landing};
use crate::options::Throw;
use crate::state::State;
use crate::weather::Sort;
use crate::words;
use galerne_draw::piece::{arrow, curved_arrow};
use galerne_draw::text::Face;
use galerne_draw::{Colour, Layer, Node, Path, PictureContext, Point, Preview, pt};
use galerne_engine::{Direction, Message, Seat};

type Context<'a> = PictureContext<'a, Pluvionautes>;

pub(super) fn preview(game: &Pluvionautes, context: &Context<'_>, seat: Seat, action: &Action) -> Option<Preview> {
    let state = context.state();
    let (nodes, lines) = match *action {
        Action::Launch { target, heading, .. } if game.options.throw == Throw::Chosen => {
            (vec![landing_disc(context, target, 1.0), flight(target, heading)], Vec::new())
        }
        Action::Launch { target, heading, force } => {
            heat(context, &landing(game, state, target, heading, force, false), target, heading, false)
        }
        Action::Rethrow { target, heading, .. } => {
            heat(context, &landing(game, state, target, heading, Force::Soft, true), target, heading, true)
        }
        Action::Face { fuel } => {
            let ways = game.paths(state);
            let cells = ways.reach(state.balloon, game.flies(fuel));
            (reach::bordered(game, state, state.balloon, cells, game.flies(fuel)), Vec::new())
        }
        Action::Rest { cell } => {
            let fuel = game.flies(state.fuel()?);
            let ways = game.paths(state);
            (reach::bordered(game, state, cell.0, ways.reach(cell.0, fuel), fuel), Vec::new())
        }
        Action::Pilot { cell } => flown(game, state, cell),
        Action::RestWeather { die, cell } => {
            let mut after = *state;
            after.dice.get_mut(usize::from(die))?.cell = cell.0;
            let (mut nodes, lines) = compared(game, context, seat, &after);
            nodes.push(landing_disc(context, cell, 1.0));
            (nodes, lines)
        }
        Action::Tow { cell } if Some(cell) != state.balloon() => towed(game, context, seat, cell)?,
        Action::Place { kind, slot } => {
            let mut after = *state;
            after.buildings.put(slot, kind);
            let (mut nodes, lines) = compared(game, context, seat, &after);
            nodes.push(buildings::in_slot(slot, kind).opacity(0.85));
            (nodes, lines)
        }
        Action::Take { .. } | Action::Tow { .. } | Action::BuildNothing => {
            (Vec::new(), missions_now(game, context, seat, state))
        }
        _ => return None,
    };
    Some(Preview { layer: Layer::decoration("foresight", nodes), lines })
}

/// A disc on each cell where the throw may end, as large as its chance.
fn heat(
    context: &Context<'_>,
    landing: &Landing,
    target: Cell,
    heading: Direction,
    gentle: bool,
) -> (Vec<Node>, Vec<Message>) {
    let mut nodes = vec![flight(target, heading)];
    for cell in Cell::all() {
        let share = landing.rest[usize::from(cell.0)];
        if share >= 0.005 {
            nodes.push(landing_disc(context, cell, share));
        }
    }
    let percent = |share: f32| context.speech.percent(f64::from(share), 0);
    let mut lines = Vec::new();
    if !gentle {
        lines.push(Message::new("preview-out").with("percent", percent(landing.out)));
        if landing.hit > 0.0 {
            lines.push(Message::new("preview-hit").with("percent", percent(landing.hit)));
        }
    }
    (nodes, lines)
}

fn landing_disc(context: &Context<'_>, cell: Cell, share: f32) -> Node {
    let at = centre(cell);
    let radius = SIZE * (0.4 + 0.36 * share.sqrt());
    let mut parts = vec![Node::circle(at, radius).fill(Colour::LegalSoft).fill_opacity(0.9).stroke(Colour::Legal, 1.4)];
    if share < 1.0 {
        let percent = context.speech.percent(f64::from(share), 0);
        parts.push(Node::label(at, percent, Face::SansBold, SMALLEST).fill(Colour::Ink));
    }
    Node::group(parts)
}

/// The die comes in from behind its target.
fn flight(target: Cell, heading: Direction) -> Node {
    let step = GRID.centre(heading.step());
    let at = centre(target);
    Node::group([
        Node::path(GRID.outline([hex(target)])).stroke(Colour::Focus, 2.6),
        arrow(at - step * 1.5, at - step * 0.42, 3.2, Colour::Focus),
    ])
}

/// A flight: the way there, and where the island there could be towed.
fn flown(game: &Pluvionautes, state: &State, cell: Cell) -> (Vec<Node>, Vec<Message>) {
    let mut nodes = Vec::new();
    if let Some(from) = state.balloon().filter(|&from| from != cell) {
        nodes.push(curved_arrow(centre(from), centre(cell), 0.14, 2.6, Colour::Focus));
    }
    let there = State { balloon: cell.0, ..*state };
    let free = game.destinations(&there);
    let tow = game.tow_range(state);
    for to in cells_of(free) {
        nodes.push(Node::path(GRID.outline([hex(Cell(to))])).fill(Colour::LegalSoft).fill_opacity(0.75));
    }
    nodes.push(Node::path(GRID.outline(cells_of(free).map(|to| hex(Cell(to))))).stroke(Colour::Legal, 2.2));
    let line = if state.sky.at(cell).is_none() {
        Message::new("preview-no-island")
    } else if game.is_locked(&there) {
        Message::new("preview-locked")
    } else {
        Message::new("preview-tow").with("tow", tow).with("cells", free.count_ones())
    };
    (nodes, vec![line])
}

/// A tow: the island there, the dice changed, the buildings that fall, the weather and the missions after.
fn towed(game: &Pluvionautes, context: &Context<'_>, seat: Seat, to: Cell) -> Option<(Vec<Node>, Vec<Message>)> {
    let state = context.state();
    let from = state.balloon()?;
    let terrain = state.sky.at(from)?;
    let (mut after, mut events) = (*state, Vec::new());
    game.carry(&mut after, to.0, &mut events);
    let (mut nodes, mut lines) = compared(game, context, seat, &after);
    nodes.push(islands::island(terrain, u64::from(from.0)).at(centre(to)).opacity(0.8));
    nodes.push(curved_arrow(centre(from), centre(to), 0.14, 2.6, Colour::Focus));
    for event in &events {
        match *event {
            Event::Altitude { die, old, new } => {
                let at = super::clouds::place(game, state, usize::from(die));
                nodes.push(super::clouds::cloud_of(game, new, 1).at(at).scaled(1.15));
                let die = u16::from(die) + 1;
                lines.push(Message::new("event-altitude").with("die", die).with("old", old).with("new", new));
            }
            Event::Destroyed { kind, slot } => {
                let at = buildings::foot(slot);
                let cross = Path::from(at + pt(-7.0, -7.0)).line(at + pt(7.0, 7.0));
                let cross = cross.jump(at + pt(7.0, -7.0)).line(at + pt(-7.0, 7.0));
                nodes.push(Node::path(cross.clone()).stroke(Colour::Raised, 5.0));
                nodes.push(Node::path(cross).stroke(Colour::Bad, 2.6));
                let told = Message::new("event-destroyed").with("kind", kind.name());
                lines.push(told.with("slot", slot.to_string()));
            }
            _ => {}
        }
    }
    if after.buildings.beside(crate::buildings::Kind::Wall) & bit_or_none(to.0) != 0 {
        lines.push(Message::new("preview-will-lock"));
    }
    Some((nodes, lines))
}

/// The weather that would change, island by island, and what the viewer's missions would score.
fn compared(game: &Pluvionautes, context: &Context<'_>, seat: Seat, after: &State) -> (Vec<Node>, Vec<Message>) {
    let state = context.state();
    let (now, then) = (game.weather(state), game.weather(after));
    let mut nodes = Vec::new();
    for cell in Cell::all() {
        let (old, new) = (now.at(cell), then.at(cell));
        if old == new {
            continue;
        }
        let fill = match new {
            Sort::Dry => Colour::Raised,
            Sort::Rain => Colour::Rain,
            Sort::Storm => Colour::Storm,
        };
        nodes.push(Node::path(GRID.outline([hex(cell)])).fill(fill).fill_opacity(0.6).stroke(Colour::Ink, 0.8));
        if after.sky.at(cell).is_some() {
            nodes.push(sort_badge(centre(cell) + pt(0.0, SIZE * 0.5), new));
        }
    }
    (nodes, missions_now(game, context, seat, after))
}

/// What an island would be under: a drop, a flash, or a small sun.
fn sort_badge(at: Point, sort: Sort) -> Node {
    let disc = Node::circle(at, 9.0).fill(Colour::Raised).stroke(Colour::Ink, 1.2);
    let sign = match sort {
        Sort::Rain => Node::path(drop(at, 5.6)).fill(Colour::Accent),
        Sort::Storm => Node::path(bolt(at, 6.6)).fill(Colour::Warn),
        Sort::Dry => {
            let rays = (0..8).fold(Path::default(), |path, ray| {
                let degrees = 45.0 * ray as f32;
                path.jump(at + Point::polar(4.6, degrees)).line(at + Point::polar(7.0, degrees))
            });
            Node::group([Node::circle(at, 3.0).fill(Colour::Warn), Node::path(rays).stroke(Colour::Warn, 1.3)])
        }
    };
    Node::group([disc, sign])
}

/// One line for each mission of the seat, if its cards lie open before this viewer: now, and after.
fn missions_now(game: &Pluvionautes, context: &Context<'_>, seat: Seat, after: &State) -> Vec<Message> {
    let state = context.state();
    let held = shown_hand(game, context).filter(|&shown| shown == seat).and_then(|seat| state.missions(seat));
    let missions = held.unwrap_or_default();
    let worth = |state: &State, mission: Mission| game.islands_counted(state, mission) * game.value(mission);
    let line = |&mission: &Mission| {
        let (now, then) = (worth(state, mission), worth(after, mission));
        let key = if now == then { "preview-mission-same" } else { "preview-mission" };
        Message::new(key).with("mission", words::title(mission)).with("now", now).with("after", then)
    };
    missions.iter().map(line).collect()
}
