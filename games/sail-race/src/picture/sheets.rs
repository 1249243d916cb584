//! What each thing on the sea is and what it can do now: read where the hand rests.

use super::rays::chooser;
use crate::course::Tour;
use crate::game::SailRace;
use crate::rules::speed::PointOfSail;
use crate::state::{Phase, State, Status};
use crate::wind::sector;
use crate::words::{heading_name, point_name, wind_words};
use galerne_draw::PictureContext;
use galerne_engine::{Direction, Message, Seat, Words};

type Context<'a> = PictureContext<'a, SailRace>;

/// Whether there is a wind yet.
fn blows(state: &State) -> bool {
    !matches!(state.phase, Phase::WindChoice | Phase::InitialWind)
}

/// A boat: how far it is, what its heading makes of this wind, and for who steers it now, where it cannot go.
pub(super) fn boat(race: &SailRace, context: &Context<'_>, seat: Seat) -> Message {
    let state = context.state();
    let known = Message::new("picture-boat").with("seat", seat).with("standing", race.standing(state, seat));
    if state.boat(seat).status != Status::Racing || !blows(state) {
        return known;
    }
    let course = match state.boat(seat).heading {
        _ if chooser(context) == Some(seat) => {
            Message::new("sheet-steers").with("heading", heading_name(sector(state.wind.direction)))
        }
        None => Message::new("sheet-no-heading"),
        Some(heading) => {
            let point = PointOfSail::of(heading, state.wind);
            let key = if point == PointOfSail::Ahead { "sheet-stopped" } else { "sheet-course" };
            Message::new(key).with("heading", heading_name(heading)).with("point", point_name(point))
        }
    };
    Message::new("sheet-boat").with("boat", known).with("course", course)
}

/// A buoy for the boat that is asked, or the viewer's own: whether it counts now, on which side it is left, and how far it is.
pub(super) fn buoy(race: &SailRace, context: &Context<'_>, number: u8, is_next: bool, is_done: bool) -> Message {
    let state = context.state();
    let seat = chooser(context).or_else(|| context.me.lowest());
    let named = |key: &'static str| Message::new(key).with("buoy", number);
    // Once the race is over nothing is to be rounded any more.
    let (Some(tour), Some(seat)) = (state.tour.filter(|_| state.phase != Phase::Over), seat) else {
        return named(match (is_done, is_next) {
            (true, _) => "picture-buoy-done",
            (_, true) => "picture-buoy-next",
            _ => "picture-buoy",
        });
    };
    let boat = state.boat(seat);
    if is_done {
        return named(if number == boat.rounded { "sheet-buoy-last" } else { "picture-buoy-done" });
    }
    if !is_next {
        return named("sheet-buoy-later").with("before", boat.rounded + 1);
    }
    let key = if tour == Tour::Ccw { "sheet-buoy-port" } else { "sheet-buoy-starboard" };
    named(key).with("hexes", race.course().leg(tour, boat.cell, boat.rounded).unwrap_or(0))
}

/// The wind, the heading it forbids and the two it helps most (SR-4.1).
pub(super) fn wind(state: &State) -> Message {
    let broad = |heading: &Direction| PointOfSail::of(*heading, state.wind) == PointOfSail::Broad;
    let mut best = Direction::ALL.into_iter().filter(broad);
    let ahead = sector(state.wind.direction);
    let mut next = || heading_name(best.next().unwrap_or(ahead));
    Message::new("sheet-wind")
        .with("wind", wind_words(state.wind))
        .with("ahead", heading_name(ahead))
        .with("first", next())
        .with("second", next())
}
