//! Islands that come under rain or out of it light up for a moment, when what was just done has changed their weather.

use super::past::Past;
use super::{GRID, hex};
use crate::cells::Cell;
use crate::event::Event;
use crate::game::Pluvionautes;
use crate::state::Phase;
use crate::weather::{Sort, Weather};
use galerne_draw::beat::{Beat, thrown};
use galerne_draw::{Colour, Layer, Node, PictureContext};

type Context<'a> = PictureContext<'a, Pluvionautes>;

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

/// The last action, if it is the one being shown, with the weather before it.
fn last_deed(game: &Pluvionautes, context: &Context<'_>) -> Option<(usize, Weather)> {
    let events = context.events;
    let deed = events.iter().rposition(is_deed).filter(|&deed| !events[deed..].iter().any(is_past))?;
    let is_told = context.state().phase != Phase::Over;
    is_told.then(|| (deed, game.weather(&Past::after(&events[..deed]).state())))
}

/// The weather as it was, over what it has become: what a throw has done to it is not to be seen before the balloon has come to rest.
pub(super) fn before(game: &Pluvionautes, context: &Context<'_>) -> Layer {
    let mut nodes = Vec::new();
    if let Some((_, then)) = last_deed(game, context) {
        let now = game.weather(context.state());
        for cell in Cell::all().filter(|&cell| now.at(cell) != then.at(cell)) {
            let place = || Node::path(GRID.outline([hex(cell)]));
            let ground = [place().fill(Colour::AccentSoft), place().fill(Colour::Raised).fill_opacity(0.42)];
            let tint = match then.at(cell) {
                Sort::Dry => None,
                Sort::Rain => Some(place().fill(Colour::Rain).fill_opacity(0.8)),
                Sort::Storm => Some(place().fill(Colour::Storm).fill_opacity(0.85)),
            };
            nodes.push(Beat::Theirs.until(Node::group(ground.into_iter().chain(tint))));
        }
    }
    Layer::decoration("before", nodes)
}

pub(super) fn lights(game: &Pluvionautes, context: &Context<'_>) -> Layer {
    let (state, events) = (context.state(), context.events);
    let mut nodes = Vec::new();
    if let Some((deed, then)) = last_deed(game, context) {
        let now = game.weather(state);
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
        if Cell::all().any(|cell| now.at(cell) != then.at(cell)) {
            nodes.push(thrown(format!("lights-{}", events.iter().filter(|event| is_deed(event)).count())));
        }
    }
    Layer::decoration("lights", nodes)
}
