//! The fan: where a heading leads over all the winds that may come, with their chances, and the chance of not moving at all.

use super::rays::FIGURE;
use super::{GRID, SIZE};
use crate::action::Action;
use crate::game::SailRace;
use crate::state::Phase;
use galerne_draw::scene::Dash;
use galerne_draw::text::Face;
use galerne_draw::{Colour, Layer, Node, PictureContext, Preview};
use galerne_engine::{Game, Hex, Message, Seat};

pub(super) fn preview(
    race: &SailRace,
    context: &PictureContext<'_, SailRace>,
    seat: Seat,
    action: &Action,
) -> Option<Preview> {
    let state = context.state();
    let orders = race.orders_of(state, seat, action).filter(|_| !race.only_points(state))?;
    let from = state.boat(seat).cell;
    let mut ends: Vec<(u16, u32)> = Vec::new();
    let mut add = |cell: u16, weight: u32| match ends.iter_mut().find(|(known, _)| *known == cell) {
        Some((_, sum)) => *sum += weight,
        None => ends.push((cell, weight)),
    };
    let known = matches!(state.phase, Phase::Helm | Phase::Trim);
    let mut all = 1;
    if known {
        add(race.foresee(state, seat, state.wind, orders).cell, 1);
    } else {
        let mut winds = Vec::new();
        race.outcomes(state, &mut winds);
        all = winds.iter().map(|(_, weight)| weight).sum();
        for (chance, weight) in winds {
            add(race.foresee(state, seat, race.wind_after(state, chance), orders).cell, weight);
        }
    }
    let share = |weight: u32| weight as f32 / all as f32;
    let steady = race.foresee(state, seat, SailRace::reckoned_wind(state), orders).cell;
    let nodes =
        ends.iter().map(|&(cell, weight)| end(race.course().hex(cell), share(weight), cell == steady && !known));
    let course = Node::line(GRID.centre(race.course().hex(from)), GRID.centre(race.course().hex(steady)))
        .stroke(Colour::Legal, 2.4)
        .dash(Dash::Dashed);
    let key = match (known, steady == from) {
        (true, true) => "preview-stays",
        (true, false) => "preview-known",
        (false, true) => "preview-steady-stays",
        (false, false) => "preview-steady",
    };
    let mut lines = vec![Message::new(key).with("place", crate::words::place(race.course().hex(steady)))];
    if !known {
        let stuck = ends.iter().find(|(cell, _)| *cell == from).map_or(0, |(_, weight)| *weight);
        lines.push(Message::new("preview-stop").with("percent", context.speech.percent(f64::from(share(stuck)), 0)));
        lines.push(Message::new("preview-figures"));
    }
    Some(Preview { layer: Layer::decoration("preview", [course].into_iter().chain(nodes)), lines })
}

/// A disc as large as the chance of ending there.
fn end(hex: Hex, share: f32, is_steady: bool) -> Node {
    let radius = SIZE * (0.6 + 0.26 * share.sqrt());
    let centre = GRID.centre(hex);
    // Without its sign, which the line below the picture explains: a hex is just wide enough for two figures that can be read.
    let percent = (share * 100.0).round().to_string();
    let size = if share >= 0.995 { FIGURE * 0.8 } else { FIGURE };
    Node::group([
        Node::circle(centre, radius)
            .fill(Colour::LegalSoft)
            .fill_opacity(0.88)
            .stroke(Colour::Legal, if is_steady { 2.8 } else { 1.2 }),
        Node::label(centre, percent, Face::SansBold, size).fill(Colour::Ink),
    ])
}
