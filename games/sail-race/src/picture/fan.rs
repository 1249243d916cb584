//! The fan: where a heading leads over all the winds that may come, with their chances, and the chance of not moving at all.

use super::{GRID, SIZE};
use crate::action::Action;
use crate::game::SailRace;
use crate::state::Phase;
use crate::wind::evolution;
use galerne_draw::scene::Dash;
use galerne_draw::text::Face;
use galerne_draw::{Colour, Layer, Node, PictureContext, Preview};
use galerne_engine::{Hex, Message, Seat};

pub(super) fn preview(
    race: &SailRace,
    context: &PictureContext<'_, SailRace>,
    seat: Seat,
    action: &Action,
) -> Option<Preview> {
    let state = context.state();
    let orders = race.orders_of(state, seat, action)?;
    let from = state.boat(seat).cell;
    let mut ends: Vec<(u16, u32)> = Vec::new();
    let mut add = |cell: u16, weight: u32| match ends.iter_mut().find(|(known, _)| *known == cell) {
        Some((_, sum)) => *sum += weight,
        None => ends.push((cell, weight)),
    };
    let known = matches!(state.phase, Phase::Helm | Phase::Trim);
    if known {
        add(race.foresee(state, seat, state.wind, orders).cell, 36);
    } else {
        for row in 1..=6 {
            for column in 1..=6 {
                let (turn, force) = evolution(column, row);
                let landing = race.foresee(state, seat, state.wind.changed(turn, force), orders);
                add(landing.cell, 1);
            }
        }
    }
    let steady = race.foresee(state, seat, SailRace::reckoned_wind(state), orders).cell;
    let nodes =
        ends.iter().map(|&(cell, weight)| end(context, race.course().hex(cell), weight, cell == steady && !known));
    let course = Node::line(GRID.centre(race.course().hex(from)), GRID.centre(race.course().hex(steady)))
        .stroke(Colour::Legal, 2.4)
        .dash(Dash::Dashed);
    let stuck = ends.iter().find(|(cell, _)| *cell == from).map_or(0, |(_, weight)| *weight);
    let mut lines = vec![Message::new("preview-steady").with("place", crate::words::place(race.course().hex(steady)))];
    if !known {
        lines.push(Message::new("preview-stop").with("percent", context.speech.percent(f64::from(stuck) / 36.0, 0)));
    }
    Some(Preview { layer: Layer::decoration("preview", [course].into_iter().chain(nodes)), lines })
}

/// A disc as large as the chance of ending there.
fn end(context: &PictureContext<'_, SailRace>, hex: Hex, weight: u32, is_steady: bool) -> Node {
    let share = weight as f32 / 36.0;
    let radius = SIZE * (0.34 + 0.5 * share.sqrt());
    let centre = GRID.centre(hex);
    let percent = context.speech.percent(f64::from(share), 0);
    Node::group([
        Node::circle(centre, radius)
            .fill(Colour::LegalSoft)
            .fill_opacity(0.88)
            .stroke(Colour::Legal, if is_steady { 2.8 } else { 1.2 }),
        Node::label(centre, percent, Face::SansBold, SIZE * 0.38).fill(Colour::Ink),
    ])
}
