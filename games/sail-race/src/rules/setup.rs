//! The first wind, the sense of the tour, and who is asked (SR-6).

use crate::course::Tour;
use crate::event::Event;
use crate::game::SailRace;
use crate::options::TourRule;
use crate::state::{Phase, State};
use crate::wind::Wind;
use galerne_engine::{Log, SeatSet};

impl SailRace {
    /// The first wind is known; the sense of the tour follows from it, or is asked for (SR-6.3, SR-6.4).
    pub(crate) fn open_with(
        &self,
        state: &mut State,
        direction: u16,
        throw: Option<[u8; 2]>,
        log: &mut impl Log<Event>,
    ) {
        state.wind = Wind::initial(direction);
        log.push(Event::FirstWind { wind: state.wind, throw });
        match self.options.tour {
            TourRule::Upwind => self.settle_tour(state, self.course.upwind(direction), false, log),
            TourRule::Ccw => self.settle_tour(state, Tour::Ccw, false, log),
            TourRule::Cw => self.settle_tour(state, Tour::Cw, false, log),
            TourRule::Agreed => self.ask_host(state, Phase::TourChoice),
        }
    }

    /// The way round is known, so the first headings are chosen (SR-6.6).
    pub(crate) fn settle_tour(&self, state: &mut State, tour: Tour, agreed: bool, log: &mut impl Log<Event>) {
        state.tour = Some(tour);
        log.push(Event::TourSet { tour, agreed });
        self.ask_all(state, Phase::InitialHeading);
    }

    /// The host is the first seat still in the race.
    pub(crate) fn ask_host(&self, state: &mut State, phase: Phase) {
        state.phase = phase;
        state.awaited = state.racing.lowest().map_or(SeatSet::NONE, SeatSet::one);
    }

    pub(crate) fn ask_all(&self, state: &mut State, phase: Phase) {
        state.phase = phase;
        state.awaited = state.racing;
    }
}
