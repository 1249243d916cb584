//! What a heading would really make, and the leg it is sailed on: the words beside a choice.

use super::point_name;
use crate::action::Action;
use crate::course::{BORDER, Passage, REEF, Tour};
use crate::game::SailRace;
use crate::rules::speed::{PointOfSail, Run, run};
use crate::state::{Phase, State, Status};
use galerne_engine::{Direction, Message, Seat, SeatSet};

impl SailRace {
    /// What the boat would do with this order if the wind stayed: the part of a label that helps to choose.
    pub(crate) fn prospect(&self, state: &State, seat: Seat, action: &Action) -> Message {
        let Some(orders) = self.orders_of(state, seat, action) else { return Message::new("prospect-none") };
        if self.only_points(state) {
            return Message::new("prospect-bow");
        }
        let wind = SailRace::reckoned_wind(state);
        match run(&self.options, wind, state.boat(seat).sail_up, orders) {
            Run::Hoisted | Run::Lowered => Message::new("prospect-sail"),
            Run::ForcedDown => Message::new("prospect-forced"),
            Run::Held => Message::new("prospect-held"),
            Run::Headwind => Message::new("prospect-headwind").with("when", when(state)),
            Run::Sail { speed, towards, .. } => {
                let landing = self.landing(state, seat, wind, orders);
                let passage = self.passage(state, seat, wind, orders);
                // A passage names the buoy already.
                let whither = match passage {
                    Passage::Plain => self.whither(state, seat, self.course.hex(landing.cell)),
                    _ => Message::new("whither-open"),
                };
                let way = match (speed, landing.moved) {
                    (0, _) => Message::new("prospect-slow"),
                    (_, 0) => Message::new("prospect-blocked").with("by", self.obstacle(landing.cell, towards)),
                    (_, moved) if moved == speed => Message::new("prospect"),
                    _ => Message::new("prospect-cut").with("by", self.obstacle(landing.cell, towards)),
                };
                way.with("point", point_name(PointOfSail::of(orders.heading, wind)))
                    .with("speed", speed)
                    .with("moved", landing.moved)
                    .with("whither", whither)
                    .with("when", when(state))
                    .with("passage", passage_words(passage))
            }
        }
    }

    /// What keeps a boat from going on that way (SR-8.2).
    fn obstacle(&self, cell: u16, towards: Direction) -> Message {
        Message::new(match self.course.cell(cell).next[towards.index()] {
            BORDER => "obstacle-border",
            REEF => "obstacle-reef",
            _ => "obstacle-buoy",
        })
    }

    /// The number a buoy goes by: its place in the order sailed, or that of the map while the sense is open (SR-2.8).
    pub(crate) fn buoy_number(&self, state: &State, index: usize) -> u8 {
        let number = index as u8 + 1;
        state.tour.map_or(number, |tour| self.course.in_order(tour, number))
    }

    /// What lies ahead of the boat: the next buoy and its side, or the way home.
    pub(crate) fn leg(&self, state: &State, seat: Seat) -> Message {
        let boat = state.boat(seat);
        let Some(tour) = state.tour else { return Message::new("leg-unknown") };
        let key = match tour {
            _ if boat.rounded >= self.course.buoys() => "leg-home",
            Tour::Ccw => "leg-port",
            Tour::Cw => "leg-starboard",
        };
        let hexes = self.course.leg(tour, boat.cell, boat.rounded).unwrap_or(0);
        Message::new(key).with("buoy", boat.rounded + 1).with("hexes", hexes)
    }
}

impl SailRace {
    /// Whether the boat races on after all the others have resigned: its player may wonder what for.
    pub(crate) fn is_deserted(&self, state: &State, seat: Seat) -> bool {
        let mut others = SeatSet::first(self.seats).without(seat).iter().peekable();
        others.peek().is_some() && others.all(|other| state.boat(other).status == Status::Resigned)
    }
}

/// In which wind a prospect holds. A gale is over before a heading plotted in it is sailed (SR-3.8): the wind reckoned with is then
/// not the one on the dial, and that must be said.
fn when(state: &State) -> Message {
    Message::new(match state.phase {
        Phase::Helm | Phase::Trim => "when-known",
        _ if state.wind.gale => "when-gale",
        _ => "when-holds",
    })
}

fn passage_words(passage: Passage) -> Message {
    match passage {
        Passage::Plain => Message::new("passage-plain"),
        Passage::Rounds(buoy) => Message::new("passage-rounds").with("buoy", buoy),
        Passage::Loses(buoy) => Message::new("passage-loses").with("buoy", buoy),
        Passage::Misses(buoy) => Message::new("passage-misses").with("buoy", buoy),
        Passage::Home => Message::new("passage-home"),
    }
}
