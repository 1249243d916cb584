//! What an action would do, before it is done: reach, way, line, and the chances that `odds` counts.

pub(crate) mod reckoning;
pub(crate) mod sighting;
mod slip;

use crate::action::Action;
use crate::bestiary::{Band, Class};
use crate::event::Event;
use crate::game::Onb;
use crate::map::{Base, cell, neighbour};
use crate::picture::board::figures::{body, centre, radius, spoken};
use crate::picture::board::{paths, room, touch};
use crate::picture::panels::sheet;
use crate::picture::sequences::{charges, walks};
use crate::picture::{CELL, Context, degrees, deploys, grid, place, stride};
use crate::state::{Gait, NONE, Phase, Roll, RollKind, State, UnitSet};
use crate::words::names::{half_points, line_name};
use galerne_draw::piece::arrow;
use galerne_draw::{Colour, Layer, Node, Point, Preview, pt};
use galerne_engine::{Arg, Message, Rules as _, Seat, Square};
use reckoning::odds_lines;
use slip::card;

fn drawn(nodes: Vec<Node>, lines: Vec<Message>) -> Option<Preview> {
    Some(Preview { layer: Layer::decoration("preview", nodes), lines })
}

pub(crate) fn preview(game: &Onb, context: &Context<'_>, seat: Seat, action: &Action) -> Option<Preview> {
    let state = context.state();
    let kind = game.kind(state.active().kind);
    match *action {
        Action::Add(kind) | Action::Remove(kind) | Action::Pick(kind) => read_sheet(game, context, seat, kind),
        Action::Ready(army) => drawn(Vec::new(), vec![game.army_list(&game.ready_list(army))]),
        Action::Activate(number) | Action::Wait(number) => activation(game, state, number),
        Action::Course => drawn(
            paths::range(game, state, state.act.unit, [2 * kind.course, 0], ("seen", true)),
            vec![Message::new("preview-course").with("points", kind.course)],
        ),
        Action::Sprint => drawn(
            paths::range(game, state, state.act.unit, [0, 2 * kind.sprint], ("seen", true)),
            vec![Message::new("preview-sprint").with("points", kind.sprint)],
        ),
        Action::Step { direction, careful } => step(game, context, direction, careful),
        Action::Attack { weapon, target } => attack(game, context, weapon, target),
        Action::Charge(target) => charge(game, context, seat, target),
        Action::Strike { weapon } => {
            let roll = Roll::of(RollKind::ChargeBlow, state.act.unit, weapon, state.act.quarry);
            blow(game, context, state, (roll, &[]), Vec::new(), Vec::new())
        }
        Action::Riposte(true) => {
            let roll = game.riposte_roll(state, state.act.provoked.lowest()?)?;
            blow(game, context, state, (roll, &[]), Vec::new(), Vec::new())
        }
        Action::Around { weapon } => {
            let victims = game.all_touching(state, state.act.unit);
            let roll = Roll { kind: RollKind::Area, unit: state.act.unit, weapon, victims, ..Roll::NONE };
            drawn(victim_rings(game, state, victims), area_lines(game, context, state, roll))
        }
        Action::Face(direction) => {
            let base = touch::turning(game, state, seat)?;
            let sector = Node::path(touch::sector(base)).fill(Colour::Second).fill_opacity(0.3);
            drawn(vec![Node::group([sector]).turned(degrees(direction)).at(place(base.centre()))], Vec::new())
        }
        Action::Cell(at) if state.phase == Phase::Aim => blast(game, context, state, at),
        Action::Cell(at) => stand(game, state, seat, at),
        Action::PickLock(_) => test(game, context, 1),
        Action::Bash(_) => test(game, context, 0),
        Action::Vault { direction } => {
            let landing = game.landing(state, state.act.unit, direction)?;
            let mut told = strikes(game, context, state, landing);
            told.extend(test(game, context, 2)?.lines);
            drawn(Vec::new(), told)
        }
        Action::PowerOn { target, .. } => {
            let ring = Node::circle(centre(game, state, target), CELL * 0.6).stroke(Colour::Good, 3.0);
            drawn(vec![ring], Vec::new())
        }
        _ => None,
    }
}

/// What one is about to recruit or to put down: its whole sheet over the board, and the numbers in words.
fn read_sheet(game: &Onb, context: &Context<'_>, seat: Seat, kind: u8) -> Option<Preview> {
    let (page, high) = sheet::slip(game, context, kind, seat.0);
    let room = grid(game).area();
    // As large as the board allows: on a telephone, and beside the list of recruits, the whole board is small.
    let scale = (room.height / high).min(0.95 * room.width / sheet::SLIP).clamp(1.0, 2.4);
    let mut at = room.centre() - pt(sheet::SLIP, high) * (scale / 2.0);
    // The tray stands below the board: the lower edge is in sight with it, the upper one may not be.
    if deploys(context.state()) {
        at.y = room.bottom() - high * scale;
    }
    drawn(
        vec![page.class("card").scaled(scale).at(at)],
        vec![sheet::numbers(game, kind), Message::new("sheet-arms").with("weapons", sheet::weapons(game, kind))],
    )
}

/// Where a creature could go if it were taken in hand.
fn activation(game: &Onb, state: &State, number: u8) -> Option<Preview> {
    let unit = state.unit(number);
    if !unit.on_board() {
        return None;
    }
    let kind = game.kind(unit.kind);
    let line = Message::new("preview-activate")
        .with("course", kind.course)
        .with("sprint", kind.sprint)
        .with("init", kind.init);
    drawn(paths::range(game, state, number, [2 * kind.course, 2 * kind.sprint], ("seen", false)), vec![line])
}

fn step(game: &Onb, context: &Context<'_>, direction: u8, careful: bool) -> Option<Preview> {
    let state = context.state();
    let unit = state.active();
    let walker = game.walker(state, state.act.unit, state.act.gait == Gait::Charge);
    let anchor = cell(unit.x, unit.y);
    let from = place(game.base(unit).centre());
    let cost =
        game.step_cost(state, &walker, anchor, usize::from(direction)) + if careful { game.careful_cost() } else { 0 };
    let nodes = vec![arrow(from, from + stride(direction) * 0.9, 3.4, Colour::Second)];
    let left = state.act.budget.saturating_sub(cost);
    let mut lines = vec![Message::new("preview-step").with("cost", half_points(cost)).with("left", half_points(left))];
    if !careful {
        lines.extend(strikes(game, context, state, neighbour(anchor, usize::from(direction))));
    }
    drawn(nodes, lines)
}

/// Who would strike at a plain step to that anchor, and how hard (ON-8.33); the state may be one that is not there yet.
pub(crate) fn strikes(game: &Onb, context: &Context<'_>, state: &State, there: usize) -> Vec<Message> {
    let walker = game.walker(state, state.act.unit, state.act.gait == Gait::Charge);
    let anchor = cell(state.active().x, state.active().y);
    let strike = |by: u8| {
        let odds = game.odds(state, game.riposte_roll(state, by)?);
        Some(
            Message::new("preview-provokes")
                .with("by", spoken(game, context, by))
                .with("line", line_name(odds.line))
                .with("chance", context.speech.percent(odds.share(odds.hits), 0))
                .with("kill", context.speech.percent(odds.share(odds.kills), 0))
                .with("mean", context.speech.number(odds.mean(), 1)),
        )
    };
    game.provoked(state, &walker, anchor, there).iter().filter_map(strike).collect()
}

/// The line, the band, every modifier by name, and what the die does.
fn attack(game: &Onb, context: &Context<'_>, weapon: u8, target: u8) -> Option<Preview> {
    let state = context.state();
    let aim = game.may_attack(state, weapon, target).ok()?;
    let arm = game.arm(state.active().kind, weapon)?;
    let eye = game.eye(state, state.act.unit);
    let shot = if arm.class == Class::Contact { crate::map::Shot::Direct } else { Onb::shot(arm) };
    let sight = game.explain_unit(state, &eye, target, shot);
    let roll = Roll::attack(state.act.unit, weapon, target, aim);
    let covers = sighting::covers(game, context, &sight);
    let told = sighting::unhindered(game, context, &sight);
    blow(game, context, state, (roll, &covers), sighting::drawn(game, context, &sight), told)
}

/// A charge along these steps: the whole way, and the blow at its end.
pub(crate) fn run(game: &Onb, context: &Context<'_>, seat: Seat, actions: &[Action]) -> Option<Preview> {
    let state = context.state();
    let target = charges::quarry(state, actions);
    let (mut end, mut events) = (*state, Vec::new());
    for &action in actions {
        if !game.turn(&end).deciders().has(seat) || game.check(&end, seat, &action).is_err() {
            return None;
        }
        game.act(&mut end, seat, action, &mut events);
    }
    let roll = charges::blow(game, state, target)?;
    let at = |at: Square| place(Base { x: at.x, y: at.y, ..game.base(state.active()) }.centre());
    let trodden = events.iter().filter_map(|event| match *event {
        Event::Stepped { at: there, .. } => Some(at(there)),
        _ => None,
    });
    let points: Vec<Point> = [centre(game, state, state.act.unit)].into_iter().chain(trodden).collect();
    let mut nodes = walks::trodden(&points);
    nodes.push(
        Node::circle(centre(game, state, target), CELL * 0.62 * f32::from(game.kind(state.unit(target).kind).base))
            .stroke(Colour::Second, 3.2),
    );
    blow(game, context, &end, (roll, &[]), nodes, vec![Message::new("preview-charge")])
}

/// Presence, rear, command and pack are those of where the run ends: the best end is shown, and how much worse another may be.
fn charge(game: &Onb, context: &Context<'_>, seat: Seat, target: u8) -> Option<Preview> {
    let state = context.state();
    let roll = charges::blow(game, state, target)?;
    let Some(best) = charges::best(game, state, seat, target) else {
        let (from, to) = (centre(game, state, state.act.unit), centre(game, state, target));
        let straight = arrow(from, from.towards(to, 0.92), 5.0, Colour::Second);
        return blow(game, context, state, (roll, &[]), vec![straight], vec![Message::new("preview-charge")]);
    };
    let mut shown = run(game, context, seat, &best.actions)?;
    let hits = |end: &State| game.odds(end, roll).hits;
    let most = hits(&best.end);
    let share = |hits: u32| context.speech.percent(game.odds(&best.end, roll).share(hits), 0);
    let ends = charges::runs(game, state, seat, Some(target));
    if let Some(least) = ends.iter().map(|run| hits(&run.end)).min().filter(|&least| least < most) {
        let range = Message::new("preview-charge-range").with("least", share(least)).with("most", share(most));
        shown.lines.push(range);
    }
    Some(shown)
}

/// One die against one target, with what gives it cover; the state may be one that is not there yet.
fn blow(
    game: &Onb,
    context: &Context<'_>,
    state: &State,
    (roll, covers): (Roll, &[Arg]),
    mut nodes: Vec<Node>,
    mut lines: Vec<Message>,
) -> Option<Preview> {
    if !state.unit(roll.target).on_board() {
        return None;
    }
    let odds = game.odds(state, roll);
    lines.splice(0..0, odds_lines(context, &odds, roll.long, covers));
    // An attack is called by its line; a charge and an opportunity are not.
    if roll.kind != RollKind::Attack {
        lines.insert(0, Message::new("preview-line").with("line", line_name(odds.line)));
    }
    let half = CELL * f32::from(game.kind(state.unit(roll.target).kind).base) / 2.0;
    let area = room::free(game, &room::taken(game, context), centre(game, state, roll.target), half, slip::CARD);
    nodes.push(card(context, &odds).at(pt(area.x, area.y)));
    drawn(nodes, lines)
}

fn victim_rings(game: &Onb, state: &State, victims: UnitSet) -> Vec<Node> {
    let side = game.side(state.active().seat);
    let ring = |number: u8| {
        let unit = state.unit(number);
        let friend = unit.seat != NONE && !game.hostile(unit.seat, side);
        let radius = CELL * 0.6 * f32::from(game.kind(unit.kind).base);
        let node = Node::circle(centre(game, state, number), radius)
            .stroke(if friend { Colour::Bad } else { Colour::Second }, 3.2);
        if friend { node.dash(galerne_draw::scene::Dash::Dashed) } else { node }
    };
    victims.iter().map(ring).collect()
}

/// One sentence per victim; friends are named as such.
fn area_lines(game: &Onb, context: &Context<'_>, state: &State, roll: Roll) -> Vec<Message> {
    let side = game.side(state.active().seat);
    let line = |target: u8| {
        let odds = game.odds(state, Roll { target, ..roll });
        let unit = state.unit(target);
        let friend = unit.seat != NONE && !game.hostile(unit.seat, side);
        let key = match (friend, odds.hits > 0 && odds.is_vain()) {
            (false, false) => "preview-victim",
            (false, true) => "preview-victim-vain",
            (true, false) => "preview-friend",
            (true, true) => "preview-friend-vain",
        };
        Message::new(key)
            .with("who", spoken(game, context, target))
            .with("line", line_name(odds.line))
            .with("hit", context.speech.percent(odds.share(odds.hits), 0))
            .with("mean", context.speech.number(odds.mean(), 1))
    };
    let lines: Vec<Message> = roll.victims.iter().map(line).collect();
    if lines.is_empty() { vec![Message::new("preview-nobody")] } else { lines }
}

/// Aiming and firing in one go.
pub(crate) fn fired(game: &Onb, context: &Context<'_>, seat: Seat, actions: &[Action]) -> Option<Preview> {
    let [aim @ Action::Aim { .. }, Action::Cell(at)] = *actions else { return None };
    let mut aimed = *context.state();
    game.check(&aimed, seat, &aim).ok()?;
    game.act(&mut aimed, seat, aim, &mut ());
    blast(game, context, &aimed, at)
}

/// Whom a blast at that cell would strike; the state may be one that is not there yet.
fn blast(game: &Onb, context: &Context<'_>, state: &State, at: Square) -> Option<Preview> {
    let weapon = state.act.tool;
    let (band, cover) = game.may_fire_at(state, weapon, at.x, at.y).ok()?;
    let arm = game.arm(state.active().kind, weapon)?;
    let eye = game.eye(state, state.act.unit);
    let sight = game.explain_cell(state, &eye, at.x, at.y, Onb::shot(arm))?;
    let victims = game.victims_at(state, at.x, at.y, arm.radius);
    let grid = grid(game);
    let r = arm.radius as i8;
    let struck = grid.cells().filter(|other| {
        let near = (other.x - at.x).abs() <= r && (other.y - at.y).abs() <= r;
        let (centre, here) = (cell(at.x, at.y), cell(other.x, other.y));
        near && (here == centre || !game.map.blocked(centre, here, state.closed))
    });
    let outline = grid.outline(struck.collect::<Vec<_>>());
    let mut nodes = vec![
        Node::path(outline.clone()).fill(Colour::Storm).fill_opacity(0.45),
        Node::path(outline).stroke(Colour::Second, 2.6),
    ];
    nodes.extend(sighting::drawn(game, context, &sight));
    nodes.extend(victim_rings(game, state, victims));
    let (unit, long) = (state.act.unit, band == Band::Long);
    let roll = Roll { kind: RollKind::Area, unit, weapon, cell: (at.x, at.y), cover, long, victims, ..Roll::NONE };
    let mut lines = area_lines(game, context, state, roll);
    lines.extend(sighting::told(game, context, &sight));
    drawn(nodes, lines)
}

/// The creature drawn on the cell.
fn stand(game: &Onb, state: &State, seat: Seat, at: Square) -> Option<Preview> {
    let (kind, owner) = match state.phase {
        Phase::Deploy | Phase::SecretDeploy => {
            let placing = state.placing[seat.index() & 3];
            (placing.kind, placing.owner)
        }
        Phase::SummonCell => (game.summoned(state), state.active().seat),
        _ => (state.active().kind, state.active().seat),
    };
    if kind == NONE {
        return None;
    }
    let data = game.kind(kind);
    let base = Base::new(at.x, at.y, data.base);
    drawn(vec![body(data, owner, radius(data)).opacity(0.8).at(place(base.centre()))], Vec::new())
}

/// ON-10.10: the chance of a test.
fn test(game: &Onb, context: &Context<'_>, which: usize) -> Option<Preview> {
    let state = context.state();
    let line = game.tests.get(usize::from(state.active().kind))?[which];
    let chance = Onb::chance_of_test(state.active(), line);
    let told =
        Message::new("preview-test").with("line", line.to_string()).with("chance", context.speech.percent(chance, 0));
    drawn(Vec::new(), vec![told])
}
