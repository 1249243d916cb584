//! The preview of a heading: where it leads over all the winds that may come, with their chances, and the chance of not moving at all.

use super::rays::{self, FIGURE};
use super::{GRID, SIZE};
use crate::action::Action;
use crate::course::Passage;
use crate::game::SailRace;
use crate::odds::End;
use crate::state::Phase;
use galerne_draw::scene::Dash;
use galerne_draw::text::Face;
use galerne_draw::{Colour, Layer, Node, Path, PictureContext, Point, Preview, pt};
use galerne_engine::{Message, Seat};

pub(super) fn preview(
    race: &SailRace,
    context: &PictureContext<'_, SailRace>,
    seat: Seat,
    action: &Action,
) -> Option<Preview> {
    let state = context.state();
    let orders = race.orders_of(state, seat, action).filter(|_| !race.only_points(state))?;
    let from = state.boat(seat).cell;
    let known = matches!(state.phase, Phase::Helm | Phase::Trim);
    let winds = if known { vec![(state.wind, 1)] } else { race.winds(state) };
    let ends = race.ends(state, seat, orders, &winds);
    let percents = hundredths(&ends);
    let steady = race.landing(state, seat, SailRace::reckoned_wind(state), orders).cell;
    // On the boat itself where it stays: astern of it the figure would lie on the arrow of another heading.
    let nodes = ends.iter().zip(&percents).map(|(end, &percent)| {
        let centre = GRID.centre(race.course().hex(end.cell));
        disc(centre, percent, end.passage, end.cell == steady && !known)
    });
    let course = Node::line(GRID.centre(race.course().hex(from)), GRID.centre(race.course().hex(steady)))
        .stroke(Colour::Legal, 2.4)
        .dash(Dash::Dashed);
    let lines = if known {
        let key = if steady == from { "preview-stays" } else { "preview-known" };
        let way = race.course().hex(from).distance(race.course().hex(steady));
        vec![Message::new(key).with("hexes", way).with("whither", race.whither(state, seat, race.course().hex(steady)))]
    } else {
        told(context, from, &ends)
    };
    let arrow = rays::chooser(context).map(|seat| rays::bare(race, state, seat, orders.heading));
    Some(Preview { layer: Layer::decoration("preview", arrow.into_iter().chain([course]).chain(nodes)), lines })
}

/// Per cents, each rounded by itself: equal chances read the same, even where the sum misses a hundred by one. What may happen is no 0, and
/// what may fail no 100.
fn hundredths(ends: &[End]) -> Vec<u32> {
    let all = ends.iter().map(|end| end.weight).sum::<u32>().max(1);
    ends.iter().map(|end| percent(end.weight, all)).collect()
}

fn percent(weight: u32, all: u32) -> u32 {
    let nearest = (weight * 100 + all / 2) / all;
    if weight == 0 || weight == all { nearest } else { nearest.clamp(1, 99) }
}

/// The same figures in words: what stands in the label is not said again.
fn told(context: &PictureContext<'_, SailRace>, from: u16, ends: &[End]) -> Vec<Message> {
    let all = ends.iter().map(|end| end.weight).sum::<u32>().max(1);
    let share = |is_meant: &dyn Fn(&End) -> bool| -> u32 {
        percent(ends.iter().filter(|end| is_meant(end)).map(|end| end.weight).sum(), all)
    };
    let said = |percent: u32| context.speech.percent(f64::from(percent) / 100.0, 0);
    let mut lines = vec![Message::new("preview-stop").with("percent", said(share(&|end| end.cell == from)))];
    let mut known: Vec<Passage> = Vec::new();
    let counts = ends.iter().any(|end| matches!(end.passage, Passage::Rounds(_)));
    for passage in ends.iter().map(|end| end.passage) {
        let (key, buoy) = match passage {
            Passage::Rounds(buoy) => ("preview-rounds", buoy),
            Passage::Loses(buoy) => ("preview-loses", buoy),
            Passage::Misses(buoy) if !counts => ("preview-misses", buoy),
            Passage::Home => ("preview-home", 0),
            _ => continue,
        };
        if !known.contains(&passage) {
            known.push(passage);
            let chance = said(share(&|end| end.passage == passage));
            lines.push(Message::new(key).with("buoy", buoy).with("percent", chance));
        }
    }
    lines.push(Message::new("preview-figures"));
    lines
}

/// A disc as large as the chance of ending there, with a tick where that rounds a buoy and a cross where it does not count.
fn disc(centre: Point, percent: u32, passage: Passage, is_steady: bool) -> Node {
    // Without its sign, which the line below the picture explains: a hex is just wide enough for two figures that can be read. Three
    // stand alone, and may be wider.
    let radius = if percent == 100 { SIZE * 1.16 } else { SIZE * (0.6 + 0.026 * (percent as f32).sqrt()) };
    let (ground, ring) = match passage {
        Passage::Loses(_) => (Colour::Raised, Colour::Bad),
        _ => (Colour::LegalSoft, Colour::Legal),
    };
    let parts = [
        Node::circle(centre, radius).fill(ground).fill_opacity(0.88).stroke(ring, if is_steady { 2.8 } else { 1.2 }),
        Node::label(centre, percent.to_string(), Face::SansBold, FIGURE).fill(Colour::Ink),
    ];
    Node::group(parts.into_iter().chain(badge(passage, centre + Point::polar(radius * 1.1, 45.0))))
}

/// The little sign of what a way does to the buoys.
pub(super) fn badge(passage: Passage, at: Point) -> Option<Node> {
    let reach = SIZE * 0.17;
    let (colour, sign) = match passage {
        Passage::Plain => return None,
        Passage::Rounds(_) | Passage::Home => {
            let tick = Path::from(at + pt(-reach, 0.0)).line(at + pt(-reach * 0.2, reach * 0.8));
            (Colour::Good, tick.line(at + pt(reach, -reach * 0.8)))
        }
        Passage::Loses(_) | Passage::Misses(_) => {
            let cross = Path::from(at + pt(-reach, -reach)).line(at + pt(reach, reach));
            let colour = if matches!(passage, Passage::Loses(_)) { Colour::Bad } else { Colour::InkSoft };
            (colour, cross.jump(at + pt(-reach, reach)).line(at + pt(reach, -reach)))
        }
    };
    Some(Node::group([
        Node::circle(at, SIZE * 0.33).fill(Colour::Raised).stroke(colour, 1.4),
        Node::path(sign).stroke(colour, 2.4),
    ]))
}
