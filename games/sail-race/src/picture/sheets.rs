//! What each thing on the sea is, what it can do now, and why not: read where the hand rests, and said where it touches.

use super::rays::{chooser, order};
use crate::course::{BORDER, REEF, Tour};
use crate::game::SailRace;
use crate::rule_ids as rule;
use crate::rules::speed::PointOfSail;
use crate::state::{Phase, State, Status};
use crate::wind::sector;
use crate::words::{heading_name, point_name, wind_words};
use galerne_draw::PictureContext;
use galerne_engine::{Direction, Hex, Message, Refusal, Rule, Seat, Words};

type Context<'a> = PictureContext<'a, SailRace>;

/// Whether there is a wind to speak of.
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

/// Why a hex cannot be chosen: a boat is steered by headings, and only some hexes lie on one. Where one does, how often the wind takes
/// the boat just there.
pub(super) fn why_not_there(race: &SailRace, state: &State, seat: Seat, there: Hex) -> Refusal {
    let from = state.boat(seat).cell;
    let here = race.course().hex(from);
    let far = here.distance(there);
    let goes =
        |heading: &Direction| std::iter::successors(Some(here), |at| Some(at.towards(*heading))).nth(far as usize);
    let Some(heading) = Direction::ALL.into_iter().find(|heading| far > 0 && goes(heading) == Some(there)) else {
        return Refusal::new(Rule("SR-8.1"), if far == 0 { "why-own-boat" } else { "why-hex-aside" });
    };
    let told = |rule: Rule, key: &'static str| {
        Refusal::new(rule, key).with("heading", heading_name(heading)).with("hexes", far)
    };
    let free = race.course().cell(from).free[heading.index()];
    if u32::from(free) < far {
        let mut last = from;
        for _ in 0..free {
            last = race.course().cell(last).next[heading.index()];
        }
        return told(
            rule::STEP,
            match race.course().cell(last).next[heading.index()] {
                BORDER => "why-hex-border",
                REEF => "why-hex-reef",
                _ => "why-hex-buoy",
            },
        );
    }
    let Some(orders) = race.orders_of(state, seat, &order(state.phase, heading)).filter(|_| !race.only_points(state))
    else {
        return Refusal::new(Rule("SR-8.1"), "why-sea");
    };
    let winds = if state.phase == Phase::Helm { vec![(state.wind, 1)] } else { race.winds(state) };
    let (mut all, mut meets, mut most) = (0, 0, 0);
    for (wind, weight) in winds {
        let landing = race.landing(state, seat, wind, orders);
        all += weight;
        meets += if race.course().hex(landing.cell) == there { weight } else { 0 };
        most = most.max(landing.moved);
    }
    let percent = i64::from((100 * meets + all / 2) / all.max(1));
    match () {
        () if meets > 0 => told(Rule("SR-8.1"), "why-hex-chance").with("percent", percent.max(1)),
        () if u32::from(most) < far => told(rule::MOVE, "why-hex-far").with("most", most),
        () => told(Rule("SR-8.1"), "why-hex-past"),
    }
}
