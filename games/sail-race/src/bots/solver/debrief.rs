//! A race looked back upon: what each heading cost against perfect play, what luck did, and the best track for that weather.

use super::{Par, Track, clairvoyant};
use crate::action::{Action, Spi};
use crate::event::Event;
use crate::game::SailRace;
use crate::options::{Spinnaker, Timing, TurnCost};
use crate::state::{Phase, State};
use crate::wind::Wind;
use galerne_engine::{Direction, MAX_SEATS, Rules, Seat};

/// What the whole race was like.
#[derive(Clone, Debug)]
pub struct Debrief {
    /// Expected turns of perfect play from the start in the first wind; none where the race is too large to be solved at once.
    pub par: Option<f32>,
    /// The fewest turns that this weather allowed; none if no boat could have finished in it.
    pub best: Option<Track>,
    /// What each boat's headings cost, turn by turn; empty where no prices are known.
    pub boats: Vec<Vec<Price>>,
}

/// A heading, and what it cost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Price {
    pub turn: u16,
    pub chosen: Direction,
    pub better: Direction,
    /// Expected turns lost against the best heading; never negative.
    pub lost: f32,
}

impl Debrief {
    /// Look back on what happened so far. The events must be those of the whole race.
    #[must_use]
    pub fn of(race: &SailRace, state: &State, events: &[Event]) -> Option<Debrief> {
        let tour = state.tour?;
        let first = events.iter().find_map(|event| match event {
            Event::FirstWind { wind, .. } => Some(*wind),
            _ => None,
        })?;
        let weather: Vec<Wind> = events
            .iter()
            .filter_map(|event| match event {
                Event::Weather { wind, .. } => Some(*wind),
                _ => None,
            })
            .collect();
        let par = Par::known(race, tour);
        let boats = match &par {
            Some(par) if is_priced(race) => prices(race, par, events),
            _ => Vec::new(),
        };
        Some(Debrief {
            par: par.map(|par| par.from_start(race, first.direction)),
            best: clairvoyant(race, tour, &weather),
            boats,
        })
    }

    /// What the boat's own headings cost it in all.
    #[must_use]
    pub fn lost(&self, seat: Seat) -> Option<f32> {
        self.boats.get(seat.index()).map(|prices| prices.iter().map(|price| price.lost).sum())
    }
}

/// Prices are known where a heading is the whole decision and is taken before the wind; elsewhere the events do not say
/// everything that was decided.
fn is_priced(race: &SailRace) -> bool {
    let options = race.options();
    options.timing == Timing::Program
        && options.spinnaker == Spinnaker::Off
        && options.turn_cost == TurnCost::None
        && !options.ease
}

/// Sail the race again from its events and ask for the price of every heading.
fn prices(race: &SailRace, par: &Par, events: &[Event]) -> Vec<Vec<Price>> {
    let mut prices = vec![Vec::new(); race.seats()];
    let mut state = race.start();
    state.phase = Phase::Plot;
    // The state that each boat chose in: the wind before the throw.
    let mut before = state;
    for event in events {
        match *event {
            Event::FirstWind { wind, .. } => state.wind = wind,
            Event::TourSet { tour, .. } => state.tour = Some(tour),
            Event::Weather { turn, wind, .. } => {
                before = state;
                (state.turn, state.wind) = (turn, wind);
            }
            Event::Sailed { seat, heading, to, .. } => {
                prices[seat.index()].extend(price(race, par, &before, seat, heading, state.turn));
                state.boats[seat.index() % MAX_SEATS].cell = race.course().water(to).unwrap_or(0);
            }
            Event::Headwind { seat, heading, .. } => {
                prices[seat.index()].extend(price(race, par, &before, seat, heading, state.turn));
            }
            Event::Rounded { seat, .. } => state.boats[seat.index() % MAX_SEATS].rounded += 1,
            Event::Unrounded { seat, .. } => state.boats[seat.index() % MAX_SEATS].rounded -= 1,
            _ => {}
        }
    }
    prices
}

fn price(race: &SailRace, par: &Par, state: &State, seat: Seat, chosen: Direction, turn: u16) -> Option<Price> {
    let of = |heading| par.price(race, state, seat, &Action::Plot { heading, spi: Spi::Keep });
    let paid = of(chosen)?;
    let (better, least) = Direction::ALL
        .into_iter()
        .filter_map(|heading| Some((heading, of(heading)?)))
        .min_by(|a, b| a.1.total_cmp(&b.1))?;
    // Each rounded by itself, as in reviews: one heading has one price wherever it is shown.
    let tenths = |turns: f32| (turns * 10.0).round() / 10.0;
    let lost = (tenths(paid) - tenths(least)).max(0.0);
    Some(Price { turn, chosen, better, lost })
}
