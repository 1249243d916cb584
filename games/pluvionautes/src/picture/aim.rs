//! What a hand touches: every cell, the slots that can take a building, and in the corners of the board the direction and
//! the strength of a throw and the small choices.
//!
//! A throw is one gesture: the cell carries the class `sling`, the arrows `aim`, the strengths `strength`. The page's script
//! turns a press on a cell, a drag and a release into these three touches; a tap on each of them does the same.

use super::balloon::{blimp, small_die};
use super::buildings::{foot, upright};
use super::reach::is_priced;
use super::sheets::Now;
use super::{
    GRID, SMALLEST, asked, cell_target, centre, face_target, force_target, fuel_target, heading_target, hex,
    holds_several, slot_target, value_target,
};
use crate::action::Action;
use crate::buildings::Kind;
use crate::cells::Cell;
use crate::dice::{Face as DieFace, Force};
use crate::game::Pluvionautes;
use crate::options::Throw;
use crate::state::Phase;
use crate::words;
use galerne_draw::piece::halo;
use galerne_draw::scene::Touch;
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Path, PictureContext, Point, pt};
use galerne_engine::{Direction, Message, Rules};

type Context<'a> = PictureContext<'a, Pluvionautes>;

/// An unseen hexagon over each cell, on top of whatever lies there. Its name reads the whole cell out.
pub(super) fn cells(game: &Pluvionautes, context: &Context<'_>) -> Layer {
    let state = context.state();
    let readings = game.readings(state);
    let now = Now::new(game, state);
    let nodes = Cell::all().map(|cell| {
        let within = |share: f32| {
            Path::through(GRID.corners(hex(cell)).map(|corner| corner.towards(centre(cell), share))).close()
        };
        let name = match readings.get(usize::from(cell.0)) {
            Some((name, reading)) => format!("{name}: {}", context.say(&now.cell(cell, reading.clone()))),
            None => cell.to_string(),
        };
        let target = cell_target(cell);
        // The ring leaves the edges of the cell free: the borders of rain, storm and regions run there.
        let node = Node::group([Node::path(within(0.07)).touch(Touch::Inside), halo(within(0.09), 1.8)])
            .id(format!("touch-{target}"))
            .class("sling");
        // What flying or towing there costs marks the cell: a ring on each of thirty cells would hide the weather that one flies for.
        let node = if is_priced(game, state, cell) { node.class("numbered") } else { node };
        node.target(target).name(name)
    });
    Layer::new("cells", nodes)
}

/// The slots where the viewer's seat may build now.
pub(super) fn slots(game: &Pluvionautes, context: &Context<'_>) -> Layer {
    let state = context.state();
    let mut nodes: Vec<Node> = Vec::new();
    if let Some(seat) = asked(game, context).filter(|_| state.phase == Phase::Build) {
        let mut actions = Vec::new();
        game.actions(state, seat, &mut actions);
        let mut places: Vec<_> = actions
            .iter()
            .filter_map(|action| match action {
                Action::Place { slot, .. } => Some(*slot),
                _ => None,
            })
            .collect();
        places.sort_unstable();
        places.dedup();
        // Where the kind is to be chosen first, the slots are pale: the page lights them with their halo once it is.
        let (ground, line) = if holds_several(state, seat) {
            (Colour::Raised, Colour::Line)
        } else {
            (Colour::LegalSoft, Colour::Legal)
        };
        let only = Kind::ALL.into_iter().find(|kind| state.supply(seat)[kind.index()] > 0);
        let only = only.filter(|_| !holds_several(state, seat));
        nodes.extend(places.into_iter().map(|slot| {
            let disc = Node::circle(Point::ORIGIN, 9.0).fill(ground).stroke(line, 1.6);
            let plus = Path::from(pt(-4.5, 0.0)).line(pt(4.5, 0.0)).jump(pt(0.0, -4.5)).line(pt(0.0, 4.5));
            // What would stand there, where that is known; a + where its kind is still to be chosen.
            let sign = only.map_or_else(|| Node::path(plus).stroke(Colour::Ink, 1.8), |kind| upright(kind, 6.4));
            let name = match only {
                Some(kind) => Message::new("label-place").with("kind", kind.name()),
                None => Message::new("picture-slot"),
            };
            let name = context.say(&name.with("slot", slot.to_string()));
            Node::group([
                Node::circle(Point::ORIGIN, CATCH).touch(Touch::Inside),
                disc,
                sign,
                halo(Path::through((0..24).map(|step| Point::polar(11.6, 15.0 * step as f32))).close(), 1.6),
            ])
            .id(format!("touch-{}", slot_target(slot)))
            .target(slot_target(slot))
            .name(name)
            .at(foot(slot))
        }));
    }
    Layer::new("slots", nodes)
}

/// How far round its disc a slot is touched: 24 pixels across on a screen of 390. The slots of a cell then just meet, and the middle of
/// the cell, where the click that towed the island has left the pointer, belongs to none of them.
const CATCH: f32 = 14.8;

/// The corners: the direction below, the strength above, and the small choices of the phase below as well.
pub(super) fn corners(game: &Pluvionautes, context: &Context<'_>) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    if asked(game, context).is_some() {
        let aims = state.phase == Phase::Launch || state.phase == Phase::Rethrow && game.options.throw == Throw::Aimed;
        if aims {
            nodes.push(rose_ground());
            nodes.extend(Direction::ALL.into_iter().map(|heading| arrow(context, heading)));
        }
        if state.phase == Phase::Launch && game.options.throw == Throw::Aimed {
            nodes.extend(Force::ALL.into_iter().map(|force| strength(context, force)));
        }
        match state.phase {
            Phase::Face => nodes.extend((2..=5).map(|fuel| fuel_choice(game, context, fuel))),
            Phase::ReportFace => nodes.extend(DieFace::ALL.into_iter().map(|face| face_choice(context, face))),
            Phase::ReportValue | Phase::RethrowValue => {
                nodes.extend((1..=6).map(|value| value_choice(context, value)));
            }
            Phase::ReportLanding => nodes.push(word(context, "report-out", "chip-out", 0)),
            Phase::ReportDie => {
                nodes.push(word(context, "report-lost", "chip-lost", 0));
                nodes.push(word(context, "report-unchanged", "chip-unchanged", 1));
            }
            _ => {}
        }
    }
    Layer::new("corners", nodes)
}

/// Clear of the outline of the board.
const ROSE: Point = pt(-189.0, 151.0);
/// As large as the corner allows: each direction is then 41 pixels wide on a screen of 390.
const REACH: f32 = 50.0;

fn rose_ground() -> Node {
    Node::group([
        Node::circle(ROSE, REACH).fill(Colour::Raised).opacity(0.85),
        Node::circle(ROSE, REACH).stroke(Colour::Line, 1.2),
        Node::circle(ROSE, 8.0).fill(Colour::AccentSoft).stroke(Colour::Accent, 1.2),
    ])
    .id("rose")
    .decoration()
}

/// One of the six directions of flight.
fn arrow(context: &Context<'_>, heading: Direction) -> Node {
    let shape = [(15.0, -8.0), (29.0, -8.0), (29.0, -15.0), (49.0, 0.0), (29.0, 15.0), (29.0, 8.0), (15.0, 8.0)];
    let outline = Path::through(shape.map(|(x, y)| pt(x, y))).close();
    let rim = (0..=4).map(|step| Point::polar(REACH, 15.0 * step as f32 - 30.0));
    Node::group([
        Node::path(Path::through([Point::ORIGIN].into_iter().chain(rim)).close()).touch(Touch::Inside),
        Node::path(outline.clone()).fill(Colour::LegalSoft).stroke(Colour::Legal, 1.4),
        halo(outline, 3.0),
    ])
    .id(format!("aim-{}", heading.name()))
    .class("aim")
    .class("acts")
    .target(heading_target(heading))
    .name(context.say(&words::heading(heading)))
    .at(ROSE)
    .turned(60.0 * heading.index() as f32)
}

/// How tall a chip is: 32 pixels on a screen of 390.
const TALL: f32 = 39.5;

/// A plain chip.
fn chip(at: Point, width: f32, inside: impl IntoIterator<Item = Node>) -> Node {
    let box_ = Area::around(Point::ORIGIN, width, TALL);
    // Inside the rim of the picture also where a hint draws it broad.
    let ring = Path::through(box_.grown(0.6).corners()).close();
    let ground = Node::rounded(box_, 8.0).fill(Colour::LegalSoft).stroke(Colour::Legal, 1.4).touch(Touch::Inside);
    Node::group([ground, halo(ring, 2.4)].into_iter().chain(inside)).at(at)
}

fn strength(context: &Context<'_>, force: Force) -> Node {
    let key = match force {
        Force::Soft => "chip-soft",
        Force::Hard => "chip-hard",
    };
    let words = context.say(&Message::new(key));
    let at = pt(193.0, if force == Force::Soft { -175.0 } else { -129.0 });
    // One or two strokes of wind above the word.
    let lines = (0..=force as u8).fold(Path::default(), |path, line| {
        let y = if force == Force::Soft { -10.0 } else { -13.0 + 6.0 * f32::from(line) };
        let half = 12.0 - 3.0 * f32::from(line);
        path.jump(pt(-half, y)).line(pt(half, y))
    });
    let size = (78.0 / Face::SansBold.width(&words, 1.0).max(1.0)).clamp(SMALLEST, 15.0);
    chip(
        at,
        86.0,
        [Node::path(lines).stroke(Colour::Ink, 1.8), Node::label(pt(0.0, 6.5), words.clone(), Face::SansBold, size)],
    )
    .id(force_target(force))
    .class("strength")
    .class("acts")
    .target(force_target(force))
    .name(words)
}

/// Places of the numbers to choose from, in the lower left corner, the only one that is free of balloons, dice and the page's magnifying
/// glass. The corner is a triangle: one in the first row, two in the second, three in the third, and no cell of the board under any.
fn nook(place: usize) -> Point {
    let (row, column) = match place {
        0 => (0, 0),
        1 | 2 => (1, place - 1),
        _ => (2, place - 3),
    };
    pt(-219.0 + (WIDE + 2.0) * column as f32, 180.0 - 43.0 * (2 - row) as f32)
}

/// How wide a number to choose is: 30 pixels on a screen of 390.
const WIDE: f32 = 38.0;

/// Places of the blimp's choices, which are wider: one under the other along the rim of the picture, beside the board and not on it.
fn shelf(place: usize) -> Point {
    pt(-211.0, 180.0 - 42.5 * (3 - place.min(3)) as f32)
}

/// Fuel, and what is left to tow with.
fn fuel_choice(game: &Pluvionautes, context: &Context<'_>, fuel: u8) -> Node {
    let told = game.told_of_face(fuel);
    let way = Path::from(pt(-6.0, 0.0)).line(pt(6.0, 0.0)).jump(pt(2.0, -3.6)).line(pt(6.0, 0.0)).line(pt(2.0, 3.6));
    chip(
        shelf(usize::from(fuel) - 2),
        54.0,
        [
            small_die(Some(game.flies(fuel)), 18.5).at(pt(-16.5, 0.0)),
            Node::path(way).stroke(Colour::Ink, 1.6),
            small_die(Some(game.tows(fuel)), 18.5).at(pt(16.5, 0.0)),
        ],
    )
    .id(format!("choose-{}", fuel_target(fuel)))
    .target(fuel_target(fuel))
    .name(context.say(&told))
}

fn face_choice(context: &Context<'_>, face: DieFace) -> Node {
    let inside = match face.fuel() {
        Some(fuel) => Node::label(Point::ORIGIN, fuel.to_string(), Face::SansBold, 15.0),
        None => blimp(13.0, Colour::Ink),
    };
    let target = face_target(face);
    let told = Message::new("label-report-face").with("face", words::face(face));
    chip(nook(face as usize), WIDE, [inside]).id(format!("choose-{target}")).target(target).name(context.say(&told))
}

fn value_choice(context: &Context<'_>, value: u8) -> Node {
    let target = value_target(value);
    let told = Message::new("label-report-value").with("die", context.state().index + 1).with("value", value);
    chip(nook(usize::from(value) - 1), WIDE, [Node::label(Point::ORIGIN, value.to_string(), Face::SansBold, 15.0)])
        .id(format!("choose-{target}"))
        .target(target)
        .name(context.say(&told))
}

fn word(context: &Context<'_>, target: &'static str, key: &'static str, place: usize) -> Node {
    let words = context.say(&Message::new(key));
    let size = (80.0 / Face::SansBold.width(&words, 1.0).max(1.0)).clamp(SMALLEST, 15.0);
    let at = pt(-194.0, 180.0 - 43.0 * place as f32);
    chip(at, 88.0, [Node::label(Point::ORIGIN, words.clone(), Face::SansBold, size)])
        .id(format!("choose-{target}"))
        .target(target)
        .name(words)
}
