//! The sea in characters, and everything on it in words.

use super::{heading_name, tour_name, wind_fact};
use crate::course::map::place;
use crate::game::SailRace;
use crate::state::{Boat, Commit, Phase, State, Status};
use galerne_engine::{Hex, Message, Seat, View};

impl SailRace {
    pub(super) fn drawing(&self, state: &State) -> Vec<String> {
        let (map, board) = (self.course.map(), self.course.board());
        let gates: Vec<Hex> = map.buoys.iter().flat_map(|buoy| buoy.gate_hexes(board)).collect();
        let sign = |hex: Hex| {
            let here = |&seat: &Seat| {
                let boat = state.boat(seat);
                boat.status != Status::Resigned && self.course.hex(boat.cell) == hex
            };
            let mut boats = (0..self.seats as u8).map(Seat).filter(here);
            match (boats.next(), boats.next()) {
                (Some(_), Some(_)) => '&',
                (Some(seat), None) => (b'A' + seat.0) as char,
                _ if hex == map.start => '#',
                _ if map.reefs.contains(&hex) => '*',
                _ => match map.buoys.iter().position(|buoy| buoy.hex() == hex) {
                    Some(buoy) => (b'0' + self.buoy_number(state, buoy)) as char,
                    None if gates.contains(&hex) => '+',
                    None => '.',
                },
            }
        };
        let reach = board.radius() as i8 - 1;
        (-reach..=reach)
            .map(|r| {
                let row: Vec<String> = board.iter().filter(|hex| hex.r == r).map(|hex| sign(hex).to_string()).collect();
                format!("{}{}", " ".repeat(usize::from(r.unsigned_abs())), row.join(" "))
            })
            .collect()
    }

    fn boat_fact(&self, state: &State, seat: Seat) -> Message {
        let boat = state.boat(seat);
        let letter = ((b'A' + seat.0) as char).to_string();
        let message = match boat.status {
            Status::Finished { turn, .. } => Message::new("fact-finished").with("turn", turn),
            Status::Resigned => Message::new("fact-resigned"),
            Status::Racing => {
                // SR-6.6: the first heading is shown when all have chosen.
                let has_chosen = boat.commit != Commit::NONE;
                let unknown = Message::new(if has_chosen { "heading-secret" } else { "heading-none" });
                let heading = boat.heading.map_or(unknown, heading_name);
                Message::new(if boat.sail_up { "fact-boat-spinnaker" } else { "fact-boat" })
                    .with("heading", heading)
                    .with("rounded", boat.rounded)
                    .with("left", self.to_go(state, boat))
                    .with("committed", Message::new(if has_chosen { "fact-committed" } else { "fact-open" }))
            }
        };
        message
            .with("seat", seat)
            .with("letter", letter)
            .with("buoys", self.course.buoys())
            .with("place", place(self.course.hex(boat.cell)))
    }

    /// Single steps to the finish (SR-10.6); before the sense is known, those of the whole tour.
    pub(super) fn to_go(&self, state: &State, boat: &Boat) -> u16 {
        match state.tour {
            Some(tour) => self.course.remaining(tour, boat.cell, boat.rounded).unwrap_or(0),
            None => self.course.par_steps(),
        }
    }

    fn next_buoy_fact(&self, state: &State, seat: Seat) -> Option<Message> {
        let boat = state.boat(seat);
        let (next, _) = self.course.next_and_last(state.tour?, boat.rounded);
        let buoy = self.course.map().buoys.get(usize::from(next).checked_sub(1)?)?;
        let gate: Vec<String> = buoy.gate_hexes(self.course.board()).map(place).collect();
        Some(
            Message::new("fact-next-buoy")
                .with("seat", seat)
                .with("buoy", boat.rounded + 1)
                .with("place", place(buoy.hex()))
                .with("gate", gate.join(" ")),
        )
    }

    pub(super) fn facts(&self, view: &View<Self>) -> Vec<Message> {
        let state = view.state();
        let mut facts = vec![Message::new("fact-legend")];
        if !matches!(state.phase, Phase::WindChoice | Phase::InitialWind) {
            facts.push(wind_fact(state));
        }
        if let Some(tour) = state.tour {
            facts.push(Message::new("fact-tour").with("tour", tour_name(tour)));
        }
        for seat in (0..self.seats as u8).map(Seat) {
            facts.push(self.boat_fact(state, seat));
            if view.viewer().sees(seat) && state.boat(seat).status == Status::Racing {
                facts.extend(self.next_buoy_fact(state, seat));
            }
        }
        facts
    }

    /// Every hex that holds something, read out in full.
    pub(super) fn readings(&self, state: &State) -> Vec<(String, Message)> {
        let (map, board) = (self.course.map(), self.course.board());
        let mut cells = vec![(place(map.start), Message::new("cell-start"))];
        for (index, buoy) in map.buoys.iter().enumerate() {
            let number = self.buoy_number(state, index);
            cells.push((place(buoy.hex()), Message::new("cell-buoy").with("buoy", number)));
            cells
                .extend(buoy.gate_hexes(board).map(|hex| (place(hex), Message::new("cell-gate").with("buoy", number))));
        }
        cells.extend(map.reefs.iter().map(|&reef| (place(reef), Message::new("cell-reef"))));
        for seat in (0..self.seats as u8).map(Seat) {
            let boat = state.boat(seat);
            cells.push((place(self.course.hex(boat.cell)), Message::new("cell-boat").with("seat", seat)));
        }
        cells
    }
}
