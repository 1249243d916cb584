//! Islands that come under rain or out of it light up for a moment, when what was just done has changed their weather.

use super::past::Past;
use super::{GRID, hex};
use crate::cells::Cell;
use crate::event::Event;
use crate::game::Pluvionautes;
use crate::state::Phase;
use crate::weather::Sort;
use galerne_draw::beat::{Beat, thrown};
use galerne_draw::{Colour, Layer, Node, PictureContext};

/// What may change the weather.
fn is_deed(event: &Event) -> bool {
    matches!(
        event,
        Event::Launched { .. } | Event::Gust { .. } | Event::Towed { .. } | Event::Placed { .. } | Event::Rested { .. }
    )
}

/// Whether the next deed is under way, and this one past.
fn is_past(event: &Event) -> bool {
    matches!(event, Event::TurnBegan { .. } | Event::Flew { .. })
}

pub(super) fn lights(game: &Pluvionautes, context: &PictureContext<'_, Pluvionautes>) -> Layer {
    let (state, events) = (context.state(), context.events);
    let mut nodes = Vec::new();
    let deed = events.iter().rposition(is_deed).filter(|&deed| !events[deed..].iter().any(is_past));
    if let Some(deed) = deed.filter(|_| state.phase != Phase::Over) {
        let (now, then) = (game.weather(state), game.weather(&Past::after(&events[..deed]).state()));
        // A towed island brings its weather along.
        let before = |cell: Cell| match events[deed] {
            Event::Towed { from, to, .. } if to == cell => then.at(from),
            _ => then.at(cell),
        };
        let is_new = |cell: &Cell| state.sky.at(*cell).is_some() && now.at(*cell) != before(*cell);
        for cell in Cell::all().filter(is_new) {
            let fill = match now.at(cell) {
                Sort::Dry => Colour::Raised,
                Sort::Rain => Colour::Rain,
                Sort::Storm => Colour::Storm,
            };
            let light = Node::path(GRID.outline([hex(cell)])).fill(fill).fill_opacity(0.55).stroke(Colour::Legal, 3.0);
            nodes.push(Beat::Theirs.flies(light));
        }
        if !nodes.is_empty() {
            nodes.push(thrown(format!("lights-{}", events.iter().filter(|event| is_deed(event)).count())));
        }
    }
    Layer::decoration("lights", nodes)
}
