//! The six headings of the boat that is asked, on the sea itself: an arrow each with the hexes it would make if the wind stayed, and over
//! everything else a sector to touch that is as large as a finger on the narrowest screen.

use super::preview::badge;
use super::{GRID, SIZE, asked, board, heading_target};
use crate::action::{Action, Mode, Spi};
use crate::course::Passage;
use crate::game::SailRace;
use crate::rules::speed::PointOfSail;
use crate::state::{Phase, State};
use crate::words::heading_letters;
use galerne_draw::piece::halo;
use galerne_draw::scene::Touch;
use galerne_draw::text::Face;
use galerne_draw::{Colour, Layer, Node, Path, PictureContext, Point, pt};
use galerne_engine::{Direction, Hex, Seat, Words};

/// Where an arrow begins, seen from the boat.
const NEAR: f32 = SIZE * 1.1;
/// How far out an arrow may reach: beyond it the sheet ends or a finger would mean another heading.
const LIMIT: f32 = SIZE * 4.7;
/// How far out a touch is still meant for a heading: six sectors of that reach are 44 pixels wide each on a screen of 390.
const REACH: f32 = SIZE * 5.0;
/// The boat itself, which answers for itself.
pub(super) const SPARED: f32 = SIZE;
/// Eleven pixels on a screen of 390, the least that can be read.
pub(super) const FIGURE: f32 = SIZE * 1.24;
/// Where the stub ends of an arrow into the wind: the word that no boat sails there stands beyond it, and hides nothing of it.
const STUB: f32 = SIZE * 1.85;
/// Half the width and half the height of that word, with its rim.
const WORD: (f32, f32) = (SIZE * 1.65, SIZE * 0.62);
const LETTERS: f32 = SIZE * 0.7;

/// The seat that is asked for a heading, if that is what is asked.
pub(super) fn chooser(context: &PictureContext<'_, SailRace>) -> Option<Seat> {
    let chooses = matches!(context.state().phase, Phase::InitialHeading | Phase::Plot | Phase::Helm);
    asked(context).next().filter(|_| chooses)
}

/// The plainest order that steers this way.
pub(super) fn order(phase: Phase, heading: Direction) -> Action {
    match phase {
        Phase::Helm => Action::Helm { heading, mode: Mode::Advance, ease: false, spi: Spi::Keep },
        _ => Action::Plot { heading, spi: Spi::Keep },
    }
}

/// The arrows, under the boats.
pub(super) fn rays(race: &SailRace, context: &PictureContext<'_, SailRace>) -> Layer {
    let nodes = chooser(context)
        .into_iter()
        .flat_map(|seat| Direction::ALL.into_iter().map(move |heading| ray(race, context, seat, heading)));
    Layer::decoration("rays", nodes)
}

/// What is written on the arrows, over the boats: another boat close by must not hide a figure.
pub(super) fn figures(race: &SailRace, context: &PictureContext<'_, SailRace>) -> Layer {
    let nodes = chooser(context)
        .into_iter()
        .flat_map(|seat| Direction::ALL.into_iter().map(move |heading| figure(race, context, seat, heading)));
    Layer::decoration("ray-figures", nodes)
}

/// What is touched, over the boats: another boat close by must not be in the way.
pub(super) fn sectors(race: &SailRace, context: &PictureContext<'_, SailRace>) -> Layer {
    let nodes = chooser(context)
        .into_iter()
        .flat_map(|seat| Direction::ALL.into_iter().map(move |heading| sector(race, context, seat, heading)));
    Layer::new("headings", nodes)
}

/// The arrow of a heading, seen from the boat: where it begins and ends, and half its width.
#[derive(Clone, Copy)]
struct Span {
    near: f32,
    far: f32,
    half: f32,
    /// Whether something lies right ahead: the arrow leads nowhere.
    is_shut: bool,
}

/// An arrow never lies on a buoy, which must be seen to be rounded: it begins beyond one that is next to the boat and ends before one that
/// is a hex further, as it ends before a reef there. Where something lies right ahead it is a stub: at the border there is no room for more.
fn span(race: &SailRace, state: &State, seat: Seat, heading: Direction) -> Span {
    let cell = state.boat(seat).cell;
    let from = race.course().hex(cell);
    let map = race.course().map();
    let is_buoy = |hex: Hex| map.buoys.iter().any(|buoy| buoy.hex() == hex);
    let first = from.towards(heading);
    let second = first.towards(heading);
    let whole = Span { near: NEAR, far: SIZE * 3.2, half: SIZE * 0.76, is_shut: false };
    if stops(race, state, seat, heading) && !is_buoy(first) {
        Span { far: STUB, half: SIZE * 0.62, ..whole }
    } else if race.course().cell(cell).free[heading.index()] == 0 {
        Span { far: SIZE * 2.15, half: SIZE * 0.62, is_shut: true, ..whole }
    } else if is_buoy(first) {
        // Off the sheet it would be cut; then better on the buoy than not seen.
        let beyond = Span { near: SIZE * 2.85, far: LIMIT, ..whole };
        if race.course().board().has(second) { beyond } else { whole }
    } else if is_buoy(second) || map.reefs.contains(&second) {
        Span { far: SIZE * 2.5, ..whole }
    } else {
        whole
    }
}

/// An arrow head on a short shaft, pointing East.
fn arrow(Span { near, far, half, .. }: Span) -> Path {
    let outline = [
        (near, -half * 0.6),
        (far - half * 1.1, -half),
        (far, 0.0),
        (far - half * 1.1, half),
        (near, half * 0.6),
        (near + half * 0.35, 0.0),
    ];
    Path::through(outline.map(|(along, across)| pt(along, across))).close()
}

/// The arrow without its figure, to lie under those of a preview: on a small screen both would stand on one another.
/// The word for a heading that is not sailed is longer than its arrow: a figure on it would leave a part of it, so it
/// is washed over.
pub(super) fn bare(race: &SailRace, state: &State, seat: Seat, heading: Direction) -> Node {
    let degrees = 60.0 * heading.index() as f32;
    let shape = Node::path(arrow(span(race, state, seat, heading))).fill(Colour::LegalSoft).stroke(Colour::Legal, 1.8);
    let at = GRID.centre(race.course().hex(state.boat(seat).cell));
    let wash = is_ahead(state, heading).then(|| stop(race, at, degrees).fill(Colour::Water).rimmed(Colour::Water, 4.0));
    Node::group(wash.into_iter().chain([Node::group([shape]).turned(degrees)])).at(at)
}

/// The word that no boat sails into the wind, beyond the stub of the arrow of a boat that lies `at` that place, but not off the sheet, where
/// it would be cut. The compass says the same: on a narrow screen it stands far below.
fn stop(race: &SailRace, at: Point, degrees: f32) -> Node {
    let (along, across) = (degrees.to_radians().cos().abs(), degrees.to_radians().sin().abs());
    let half = (WORD.0 / along.max(0.01)).min(WORD.1 / across.max(0.01));
    let (sheet, there) = (board::view(race), at + Point::polar(STUB + half, degrees));
    let x = there.x.clamp(sheet.x + WORD.0, sheet.right() - WORD.0);
    let y = there.y.clamp(sheet.y + WORD.1, sheet.bottom() - WORD.1);
    Node::label(pt(x, y) - at, "STOP", Face::SansBold, FIGURE)
}

/// Whether the boat would have the wind on its bow there and not move.
fn stops(race: &SailRace, state: &State, seat: Seat, heading: Direction) -> bool {
    is_ahead(state, heading) && !race.only_points(state) && outcome(race, state, seat, heading).0 == 0
}

/// What the plainest order that way would do if the wind stayed: the hexes made, and what becomes of the buoys.
fn outcome(race: &SailRace, state: &State, seat: Seat, heading: Direction) -> (u8, Passage) {
    let wind = SailRace::reckoned_wind(state);
    race.orders_of(state, seat, &order(state.phase, heading)).map_or((0, Passage::Plain), |orders| {
        (race.landing(state, seat, wind, orders).moved, race.passage(state, seat, wind, orders))
    })
}

fn ray(race: &SailRace, context: &PictureContext<'_, SailRace>, seat: Seat, heading: Direction) -> Node {
    let state = context.state();
    let (hexes, passage) = outcome(race, state, seat, heading);
    let (ground, line) = match passage {
        _ if hexes == 0 && !race.only_points(state) => (Colour::Raised, Colour::InkSoft),
        Passage::Loses(_) => (Colour::LegalSoft, Colour::Bad),
        _ => (Colour::LegalSoft, Colour::Legal),
    };
    let arrow = Node::path(arrow(span(race, state, seat, heading)));
    Node::group([arrow.fill(ground).fill_opacity(0.92).stroke(line, 1.8)])
        .id(format!("arrow-{}", heading.name()))
        .at(GRID.centre(race.course().hex(state.boat(seat).cell)))
        .turned(60.0 * heading.index() as f32)
}

/// What is written on an arrow and at its tip.
fn figure(race: &SailRace, context: &PictureContext<'_, SailRace>, seat: Seat, heading: Direction) -> Node {
    let state = context.state();
    let degrees = 60.0 * heading.index() as f32;
    let (hexes, passage) = outcome(race, state, seat, heading);
    let only_points = race.only_points(state);
    let at = GRID.centre(race.course().hex(state.boat(seat).cell));
    let span = span(race, state, seat, heading);
    let mut parts = Vec::new();
    if !only_points {
        let (ground, ink) =
            if hexes == 0 { (Colour::Raised, Colour::InkSoft) } else { (Colour::LegalSoft, Colour::Ink) };
        let middle = Point::polar((span.near + span.far) / 2.0 - SIZE * 0.05, degrees);
        // The rim keeps the figure readable where another boat lies under it.
        parts.push(if stops(race, state, seat, heading) {
            stop(race, at, degrees).fill(Colour::Bad).rimmed(Colour::Raised, 3.0)
        } else {
            Node::label(middle, hexes.to_string(), Face::SansBold, FIGURE).fill(ink).rimmed(ground, 2.0)
        });
        let beside = Point::polar(span.near + span.half * 1.3, degrees) + Point::polar(span.half, degrees + 90.0);
        parts.extend(badge(passage, beside));
    }
    if !span.is_shut && (only_points || !is_ahead(state, heading)) {
        let tip = [0.0, 26.0, -26.0].map(|aside| Point::polar(span.far + LETTERS * 0.75, degrees + aside));
        let free = tip.into_iter().find(|&tip| is_open(race, at + tip)).unwrap_or(tip[0]);
        parts.push(
            Node::label(free, context.say(&heading_letters(heading)), Face::SansBold, LETTERS)
                .class("fine")
                .fill(Colour::Ink)
                .rimmed(Colour::Water, 3.0),
        );
    }
    Node::group(parts).id(format!("ray-{}", heading.name())).at(at)
}

/// Whether the boat would have the wind on its bow (SR-4.3).
fn is_ahead(state: &State, heading: Direction) -> bool {
    PointOfSail::of(heading, SailRace::reckoned_wind(state)) == PointOfSail::Ahead
}

/// Whether no mark of the map is drawn at that point: letters over a buoy would be read as its number.
fn is_open(race: &SailRace, point: Point) -> bool {
    let map = race.course().map();
    let marks = map.buoys.iter().map(|buoy| buoy.hex()).chain(map.reefs.iter().copied()).chain([map.start]);
    marks.map(|mark| GRID.centre(mark) - point).all(|apart| apart.length() > SIZE * 1.3)
}

fn sector(race: &SailRace, context: &PictureContext<'_, SailRace>, seat: Seat, heading: Direction) -> Node {
    let state = context.state();
    let degrees = 60.0 * heading.index() as f32;
    let arc = |reach: f32| (0..=4).map(move |step| Point::polar(reach, 15.0 * f32::from(step as u8) - 30.0));
    // The boat in the middle is left out: it is no heading.
    let whole = Path::through(arc(REACH).chain(arc(SPARED).rev())).close();
    let label = context.say(&race.label(state, seat, &order(state.phase, heading)));
    Node::group([Node::path(whole).touch(Touch::Inside), halo(arrow(span(race, state, seat, heading)), 2.4)])
        .id(format!("aim-{}", heading.name()))
        .target(heading_target(seat, heading))
        .name(label)
        .at(GRID.centre(race.course().hex(state.boat(seat).cell)))
        .turned(degrees)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use galerne_draw::scene::Shape;
    use galerne_engine::Rules as _;

    /// SR-4.3: the word is whole wherever the boat lies, at the edge of the sheet too.
    #[test]
    fn sr_4_3_the_word_for_a_headwind_is_never_cut() {
        let race = SailRace::new(&Options::default(), 1).unwrap();
        let sheet = board::view(&race);
        let mut moved = 0;
        for hex in race.course().board().iter() {
            let at = GRID.centre(hex);
            for degrees in [0.0, 60.0, 120.0, 180.0, 240.0, 300.0] {
                let Shape::Text(text) = stop(&race, at, degrees).shape else { panic!("a word") };
                let middle = at + text.at;
                assert!(middle.x - WORD.0 >= sheet.x - 0.1 && middle.x + WORD.0 <= sheet.right() + 0.1, "{hex:?}");
                assert!(middle.y - FIGURE * 0.8 >= sheet.y && middle.y <= sheet.bottom(), "{hex:?} {degrees}");
                moved += usize::from(text.at.length() < STUB);
            }
        }
        assert!(moved > 0, "at the edge it comes nearer");
    }
}
