//! The panels beside the board: news, formation, wind, what stopping would bring, counts and discards.

mod chronicle;
mod counts;
mod discards;
mod formation;
pub(super) mod news;
pub(super) mod stop;
mod tale;
pub(super) mod wind;

use super::{Context, minded};
use crate::game::Horde;
use crate::state::Step;
use galerne_draw::Panel;

pub(super) fn panels(game: &Horde, context: &Context<'_>) -> Vec<Panel> {
    let state = context.state();
    let mut panels = Vec::new();
    panels.extend(tale::panel(game, context));
    panels.extend(news::panel(game, context));
    if let Some(seat) = minded(context).filter(|seat| state.camps[seat.index() & 1].lost.is_none()) {
        let (stop, wind) = (stop::panel(game, context, seat), wind::panel(game, context, seat));
        let formation = formation::panel(game, context, seat);
        // What the step is decided by comes first: in the wind its strips, before it the places.
        if matches!(state.step, Step::Power | Step::Wind) {
            panels.extend([wind, formation, stop].into_iter().flatten());
        } else {
            panels.extend([formation, stop, wind].into_iter().flatten());
        }
        panels.push(counts::panel(game, context, seat));
    }
    if state.turn > 0 {
        panels.push(discards::panel(game, context));
    }
    panels
}
