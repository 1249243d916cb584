//! The terrain: cells, wind, the wanted formation as a ghost, threatened columns, and each character against the wind of its row.

use crate::cards::Suit;
use crate::game::Horde;
use crate::names::{any_of, encounter, formation};
use crate::odds::{Threat, threat};
use crate::picture::cards::suit;
use crate::picture::footing::{Footing, footing};
use crate::picture::layout::{CELL, Layout, READABLE};
use crate::picture::outcome::{Outcome, outcome, outcome_colours, outcome_sign};
use crate::picture::outlook::{before_wind, faces_rencontres, first_row, force};
use crate::picture::{Context, FORCES, THREATS, cell_target, colours, outline_colour};
use crate::roles::{Encounter, Role};
use crate::state::{State, Step};
use crate::terrain::{Cell, Column, cells_in, is_light, on};
use crate::words::signed;
use galerne_draw::piece::{arrow, touch_area};
use galerne_draw::scene::Dash;
use galerne_draw::text::Face;
use galerne_draw::wind::{Wind as Breeze, streamlines};
use galerne_draw::{Area, Colour, Layer, Node, Path, Point, Switch, pt};
use galerne_engine::Message;

/// Paper, cells, rows and their numbers.
pub(super) fn ground(context: &Context<'_>, layout: Layout) -> Layer {
    let state = context.state();
    let mut nodes = vec![Node::rect(layout.view()).fill(Colour::Paper)];
    for seat in layout.large() {
        let grid = layout.grid(seat);
        nodes.push(Node::rounded(grid.grown(5.0), 7.0).fill(Colour::Raised).stroke(Colour::Second, 1.6));
        for own in 0..16 {
            let light = is_light(Cell::of_grid(0, own));
            let colour = if light { Colour::Raised } else { Colour::SecondSoft };
            nodes.push(Node::rect(layout.cell(seat, own)).fill(colour));
        }
        let mut lines = Path::default();
        for line in 1..4u8 {
            let along = f32::from(line) * CELL;
            lines = lines.jump(pt(grid.x + along, grid.y)).line(pt(grid.x + along, grid.bottom()));
            lines = lines.jump(pt(grid.x, grid.y + along)).line(pt(grid.right(), grid.y + along));
        }
        nodes.push(Node::path(lines).stroke(Colour::LineSoft, 1.0));
        for column in 0..4usize {
            let at = pt(layout.column(seat * 4 + column).x + 10.0, layout.slot(seat * 4).y - 30.0);
            let letter = Column((seat * 4 + column) as u8).letter().to_string();
            nodes.push(Node::label(at, letter, Face::SansBold, READABLE).fill(Colour::InkSoft));
        }
    }
    for row in 0..4u8 {
        let at = pt(13.0, layout.souffle(row).y);
        nodes.push(Node::label(at, (row + 1).to_string(), Face::SansBold, READABLE).fill(Colour::InkSoft));
    }
    let grid = layout.grid(layout.large().start);
    let wind = arrow(pt(94.0, grid.y + 6.0), pt(94.0, grid.bottom() - 6.0), 1.8, Colour::Line);
    nodes.push(wind);
    // In Contrevent the row that is being treated is marked from the Souffle to the last column of its player.
    let actor = usize::from(state.actor & 1);
    if matches!(state.step, Step::Power | Step::Wind) && layout.large().contains(&actor) {
        let grid = layout.grid(actor);
        let row = Area::new(grid.x - 3.0, grid.y + f32::from(state.row) * CELL, grid.width + 6.0, CELL);
        nodes.push(Node::rounded(row, 6.0).fill(Colour::AccentSoft).fill_opacity(0.75).stroke(Colour::Accent, 2.4));
    }
    if context.is_on(&Switch::COORDINATES) {
        for cell in large_cells(layout) {
            let area = layout.cell(usize::from(cell.0 / 16), cell.0 & 15);
            let at = pt(area.right() - 15.0, area.y + 13.0);
            nodes.push(Node::label(at, cell.to_string(), Face::Sans, READABLE).class("fine").fill(Colour::InkSoft));
        }
    }
    Layer::decoration("ground", nodes)
}

/// The wind comes down from Amont, the harder the higher the Souffles.
pub(super) fn breath(state: &State, layout: Layout) -> Layer {
    let sum: u16 = (0..4).map(|row| u16::from(force(state, row))).sum();
    let lines = layout.large().flat_map(|seat| {
        let breeze = Breeze { degrees: 270.0, force: (sum / 5).min(8) as u8, seed: u64::from(state.turn) + 3 };
        streamlines(layout.grid(seat).grown(-6.0), breeze, 24.0)
    });
    let lines = Node::group(lines.collect::<Vec<_>>()).id("breath-lines").fill(Colour::Second).opacity(0.10);
    Layer::decoration("breath", [lines])
}

/// A red wash over columns whose Rencontre may strike, the deeper the likelier.
pub(super) fn threats(game: &Horde, context: &Context<'_>, layout: Layout) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    let shown = |slot: &usize| context.is_on(&THREATS) && faces_rencontres(state, slot / 4);
    for slot in (0..game.seats * 4).filter(shown).filter(|&slot| !layout.is_small(slot)) {
        let Some(danger) = threat(game, state, slot) else { continue };
        let column = layout.column(slot);
        let deep = match danger {
            Threat::Known(..) => 0.30,
            Threat::Unseen(bad, all) => 0.06 + 0.16 * f32::from(bad) / f32::from(all.max(1)),
        };
        nodes.push(Node::rect(column).fill(Colour::Accent).fill_opacity(deep));
    }
    Layer::decoration("threats", nodes)
}

/// What stands under a Rencontre: its name, or the chance that it strikes.
pub(super) fn threat_words(game: &Horde, context: &Context<'_>, slot: usize) -> Option<(String, Colour)> {
    let state = context.state();
    let shown = context.is_on(&THREATS) && faces_rencontres(state, slot / 4);
    let danger = if shown { threat(game, state, slot) } else { None };
    match (danger, state.face_up(slot)) {
        (Some(Threat::Unseen(bad, all)), _) => {
            let chance = context.speech.percent(f64::from(bad) / f64::from(all.max(1)), 0);
            Some((context.say(&Message::new("picture-danger").with("chance", chance)), Colour::Bad))
        }
        (danger, Some(card)) => {
            let name = context.say(&match Encounter::of(card.rank()) {
                Encounter::Repit => Message::new("picture-harmless"),
                kind => Message::new("picture-rencontre").with("kind", encounter(kind)),
            });
            Some((name, if danger.is_some() { Colour::Bad } else { Colour::InkSoft }))
        }
        _ => None,
    }
}

/// The formation that the Dominante wants: a frame in the role's colour on every accepted cell, dotted where there is a choice.
pub(super) fn ghost(game: &Horde, context: &Context<'_>, layout: Layout) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    for seat in layout.large() {
        let Some(goals) = game.goals(state, seat).filter(|_| state.camps[seat].lost.is_none()) else { continue };
        let camp = &state.camps[seat];
        let mut crowd = [0u8; 16];
        for role in Role::ALL {
            let goal = goals[role as usize];
            let colour = outline_colour(role);
            let standing = on(goal, camp.cells[role as usize]);
            for own in cells_in(goal) {
                let depth = f32::from(crowd[usize::from(own)]);
                crowd[usize::from(own)] += 1;
                let area = layout.cell(seat, own).grown(-4.0 - 4.5 * depth);
                let here = camp.cells[role as usize] == own;
                let choice = goal.count_ones() > 1;
                // A place whose role stands on its other cell is no longer needed.
                let faded = if standing && !here { 0.6 } else { 1.0 };
                let dash = match (here, choice) {
                    (true, _) => Dash::Solid,
                    (_, true) => Dash::Short,
                    _ => Dash::Long,
                };
                let frame = Node::rounded(area, 9.0)
                    .fill(colour)
                    .fill_opacity(if here { 0.22 } else { 0.14 })
                    .stroke(colour, if here { 3.4 } else { 2.2 })
                    .dash(dash)
                    .opacity(faded);
                nodes.push(frame);
                if camp.role_at(own).is_none() {
                    let at = area.centre() + pt(depth * 22.0, depth * 14.0);
                    let letter = Node::label(at, role.letter().to_string(), Face::SerifBold, 38.0);
                    // The frame has the role's colour; the letter must be read by night as well.
                    nodes.push(letter.fill(Colour::Ink).opacity(0.6 * faded));
                }
            }
        }
    }
    Layer::decoration("ghost", nodes)
}

/// The cells of the terrains that are drawn large.
fn large_cells(layout: Layout) -> impl Iterator<Item = Cell> {
    layout.large().flat_map(|seat| (0..16).map(move |own| Cell::of_grid(seat as u8, own)))
}

/// Every cell can be pointed at; its name says who is wanted there.
pub(super) fn cells(game: &Horde, context: &Context<'_>, layout: Layout) -> Layer {
    let state = context.state();
    let nodes = large_cells(layout).map(|cell| {
        let (seat, own) = (usize::from(cell.0 / 16), cell.0 & 15);
        let goals = game.goals(state, seat);
        let who = goals.and_then(|goals| any_of(Role::ALL.into_iter().filter(|&role| on(goals[role as usize], own))));
        let name = match who {
            Some(roles) => Message::new("picture-cell-wanted").with("cell", cell.to_string()).with("role", roles),
            None => Message::new("picture-cell").with("cell", cell.to_string()),
        };
        let outline = Path::through(layout.cell(seat, own).grown(-3.0).corners()).close();
        // The character touched before has shown where it may go.
        touch_area(outline, 4.0, cell_target(cell), context.say(&name)).id(format!("place-{cell}")).class("at-once")
    });
    Layer::new("cells", nodes.collect::<Vec<_>>())
}

/// The four figures in small, the wanted one framed.
pub(super) fn formations(game: &Horde, context: &Context<'_>, layout: Layout) -> Layer {
    let state = context.state();
    let asked: Vec<usize> =
        (0..game.seats).filter_map(|seat| state.dominante(seat)).map(|card| card.suit() as usize).collect();
    let nodes = Suit::ALL.map(|kind| {
        let now = asked.contains(&(kind as usize));
        let side = 11.5;
        let mut parts = Vec::new();
        let area = Area::around(pt(0.0, 9.0), side * 4.0, side * 4.0);
        parts.push(
            Node::rounded(Area::around(pt(0.0, -1.0), 58.0, 78.0), 6.0)
                .fill(if now { Colour::AccentSoft } else { Colour::Raised })
                .stroke(if now { Colour::Accent } else { Colour::LineSoft }, if now { 2.0 } else { 1.0 }),
        );
        parts.push(Node::path(suit(kind).outline(pt(0.0, -27.0), 7.5)).fill(suit_ink(kind)));
        parts.push(Node::rect(area).fill(Colour::Sunk).fill_opacity(0.7));
        for role in Role::ALL {
            let goal = game.masks[kind as usize][role as usize];
            let first = game.primary[kind as usize][role as usize];
            for own in cells_in(goal) {
                let at = pt(area.x + (f32::from(own / 4) + 0.5) * side, area.y + (f32::from(own % 4) + 0.5) * side);
                let dot = Node::circle(at, side * 0.42);
                parts.push(match on(first, own) {
                    true => dot.fill(colours(role).0),
                    false => dot.fill(Colour::Raised).stroke(colours(role).0, 1.8),
                });
            }
        }
        Node::group(parts).at(layout.figure(kind as usize)).id(format!("figure-{}", kind.name())).name(
            context.say(&Message::new("picture-figure").with("formation", formation(kind)).with("now", u8::from(now))),
        )
    });
    Layer::new("figures", nodes)
}

const fn suit_ink(kind: Suit) -> Colour {
    match kind {
        Suit::Coeur | Suit::Carreau => Colour::Accent,
        Suit::Trefle | Suit::Pique => Colour::Ink,
    }
}

/// Marks on top of the characters: in place or not, and the difference against the wind without help.
pub(super) fn marks(game: &Horde, context: &Context<'_>, layout: Layout) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    for seat in layout.large() {
        let camp = &state.camps[seat];
        let goals = game.goals(state, seat).filter(|_| state.step != Step::Over);
        for role in Role::ALL.into_iter().filter(|&role| camp.has(role)) {
            let own = camp.cells[role as usize];
            let area = layout.cell(seat, own);
            if let Some(goals) = goals {
                let stands = footing(game, state, seat, role, goals[role as usize]);
                nodes.push(footing_mark(game, stands, pt(area.right() - 14.0, area.y + 15.0)));
            }
            if let Some((result, difference)) = against_wind(game, state, seat, role).filter(|_| context.is_on(&FORCES))
            {
                nodes.push(force_mark(result, difference, pt(area.x + 22.0, area.bottom() - 15.0)));
            }
        }
    }
    Layer::decoration("marks", nodes)
}

/// What a character comes to against the wind of its row without help, and by how much, while that wind is still to come.
pub(super) fn against_wind(game: &Horde, state: &State, seat: usize, role: Role) -> Option<(Outcome, i16)> {
    let camp = &state.camps[seat];
    let row = camp.cells[role as usize] % 4;
    let windy = state.turn > 0 && (before_wind(state) || matches!(state.step, Step::Power | Step::Wind));
    (windy && row >= first_row(state, seat)).then(|| {
        let result = outcome(game, role, camp.is_wounded(role), 0, force(state, row));
        (result, i16::from(game.resistance(role)) - i16::from(force(state, row)))
    })
}

/// A tick, an arrow on the way, an arrow against a bar where the way is blocked, the points it takes, or a cross.
fn footing_mark(game: &Horde, stands: Footing, at: Point) -> Node {
    let (ground, sign) = match stands {
        Footing::InPlace => (
            Colour::Good,
            Node::path(Path::from(pt(-4.2, 0.2)).line(pt(-1.2, 3.4)).line(pt(4.4, -3.4))).stroke(Colour::Raised, 2.4),
        ),
        // An arrow against a bar: the way is blocked.
        Footing::Blocked => (
            Colour::Warn,
            Node::path(
                Path::from(pt(-5.0, 0.0))
                    .line(pt(1.6, 0.0))
                    .jump(pt(-1.2, -3.0))
                    .line(pt(1.6, 0.0))
                    .line(pt(-1.2, 3.0))
                    .jump(pt(4.6, -4.6))
                    .line(pt(4.6, 4.6)),
            )
            .stroke(Colour::Raised, 2.2),
        ),
        Footing::Enters | Footing::EntersAndMoves | Footing::Near | Footing::Wind | Footing::Driven => (
            Colour::Warn,
            Node::path(
                Path::from(pt(-4.2, 0.0)).line(pt(4.0, 0.0)).jump(pt(0.8, -3.4)).line(pt(4.2, 0.0)).line(pt(0.8, 3.4)),
            )
            .stroke(Colour::Raised, 2.2),
        ),
        Footing::Paid(count) => {
            let cost = (count * game.cost(Role::Traceur)).to_string();
            (Colour::Warn, Node::label(pt(0.0, 0.0), cost, Face::SansBold, READABLE).fill(Colour::Raised))
        }
        Footing::Held | Footing::Far | Footing::Absent => (
            Colour::Bad,
            Node::path(Path::from(pt(-3.2, -3.2)).line(pt(3.2, 3.2)).jump(pt(3.2, -3.2)).line(pt(-3.2, 3.2)))
                .stroke(Colour::Raised, 2.2),
        ),
    };
    Node::group([Node::circle(Point::ORIGIN, 9.5).fill(ground).stroke(Colour::Raised, 1.4), sign]).at(at)
}

/// The difference against the wind as it is now, in the colour of its outcome.
fn force_mark(result: Outcome, difference: i16, at: Point) -> Node {
    let (ground, ink) = outcome_colours(result);
    let text = signed(difference);
    let wide = Face::SansBold.width(&text, READABLE) + 24.0;
    Node::group([
        Node::rounded(Area::around(Point::ORIGIN, wide, 19.0), 9.5).fill(ground).stroke(Colour::Raised, 1.4),
        Node::label(pt(-7.0, 0.0), text, Face::SansBold, READABLE).fill(ink),
        outcome_sign(result, pt(wide / 2.0 - 10.0, 0.0), 4.0, ink),
    ])
    .at(at)
}
