//! What Sail Race says, and its sea as text.

use crate::action::{Action, Chance, Mode, Spi, Tour};
use crate::event::{Event, StoppedBy};
use crate::game::SailRace;
use crate::ids;
use crate::options::Weather;
use crate::sail::PointOfSail;
use crate::state::{Boat, Commit, Phase, State, Status};
use crate::wind::{Wind, sector};
use galerne_engine::{Direction, Hex, Luck, Material, Message, Refusal, Seat, TextBoard, View, Wanted, Words};

pub(crate) fn heading_name(heading: Direction) -> Message {
    Message::new(match heading {
        Direction::E => "heading-E",
        Direction::NE => "heading-NE",
        Direction::NW => "heading-NW",
        Direction::W => "heading-W",
        Direction::SW => "heading-SW",
        Direction::SE => "heading-SE",
    })
}

fn tour_name(tour: Tour) -> Message {
    Message::new(match tour {
        Tour::Ccw => "tour-ccw",
        Tour::Cw => "tour-cw",
    })
}

pub(crate) fn point_name(point: PointOfSail) -> Message {
    Message::new(match point {
        PointOfSail::Ahead => "point-ahead",
        PointOfSail::Close => "point-close",
        PointOfSail::Broad => "point-broad",
        PointOfSail::Running => "point-running",
    })
}

/// A hex as it is printed on the map: column and row.
pub(crate) fn place(hex: Hex) -> String {
    format!("({},{})", hex.q, hex.r)
}

/// The sixteen points of the compass, from East anticlockwise like the degrees of the game.
const POINTS: [&str; 16] = [
    "from-E", "from-ENE", "from-NE", "from-NNE", "from-N", "from-NNW", "from-NW", "from-WNW", "from-W", "from-WSW",
    "from-SW", "from-SSW", "from-S", "from-SSE", "from-SE", "from-ESE",
];

/// Where a wind comes from, as a sailor says it. The sector says which heading it stops, but it is sixty degrees wide: a wind from due
/// North must not be called a north-easter.
pub(crate) fn from_words(direction: u16) -> Message {
    Message::new(POINTS[usize::from((direction * 4 + 45) / 90) % POINTS.len()])
}

/// The letters of a heading, as the reader's language has them.
pub(crate) fn heading_letters(heading: Direction) -> Message {
    Message::new(match heading {
        Direction::E => "letters-E",
        Direction::NE => "letters-NE",
        Direction::NW => "letters-NW",
        Direction::W => "letters-W",
        Direction::SW => "letters-SW",
        Direction::SE => "letters-SE",
    })
}

pub(crate) fn wind_words(wind: Wind) -> Message {
    let key = if wind.gale { "wind-gale" } else { "wind" };
    Message::new(key)
        .with("force", wind.force())
        .with("base", wind.base)
        .with("direction", wind.direction)
        .with("from", from_words(wind.direction))
        .with("sector", heading_letters(sector(wind.direction)))
}

/// A number of turns with one decimal, written as the reader's language writes it.
pub(crate) fn tenths(number: f32) -> Message {
    let tenths = (number * 10.0).round() as i64;
    Message::new("debrief-turns").with("whole", tenths / 10).with("tenth", tenths % 10)
}

impl SailRace {
    fn drawing(&self, state: &State) -> Vec<String> {
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
                let heading = boat.heading.map_or(Message::new("heading-none"), heading_name);
                Message::new(if boat.sail_up { "fact-boat-spinnaker" } else { "fact-boat" })
                    .with("heading", heading)
                    .with("rounded", boat.rounded)
                    .with("left", self.to_go(state, boat))
                    .with(
                        "committed",
                        Message::new(if boat.commit == Commit::NONE { "fact-open" } else { "fact-committed" }),
                    )
            }
        };
        message
            .with("seat", seat)
            .with("letter", letter)
            .with("buoys", self.course.buoys())
            .with("place", place(self.course.hex(boat.cell)))
    }

    /// Single steps to the finish (SR-10.6); before the sense is known, those of the whole tour.
    fn to_go(&self, state: &State, boat: &Boat) -> u16 {
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
}

impl Words for SailRace {
    const TEXTS: [&'static str; 2] = [include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")];
    const MATERIAL: Material = Material::Dice;

    fn label(&self, state: &State, seat: Seat, action: &Action) -> Message {
        match *action {
            Action::SetWind { direction } => Message::new("label-set-wind")
                .with("direction", direction)
                .with("from", from_words(direction))
                .with("sector", heading_letters(sector(direction))),
            Action::SetTour { tour } => Message::new("label-set-tour").with("tour", tour_name(tour)),
            Action::Plot { heading, spi } => Message::new(match spi {
                Spi::Keep => "label-plot",
                Spi::Hoist => "label-plot-hoist",
                Spi::Lower => "label-plot-lower",
            })
            .with("heading", heading_name(heading))
            .with("prospect", self.prospect(state, seat, action)),
            Action::Trim { ease } => Message::new(if ease { "label-ease" } else { "label-no-ease" })
                .with("prospect", self.prospect(state, seat, action)),
            Action::Helm { heading, mode, ease, spi } => Message::new(match (mode, spi, ease) {
                (_, Spi::Hoist, _) => "label-plot-hoist",
                (_, Spi::Lower, _) => "label-plot-lower",
                (Mode::Manoeuvre, ..) => "label-manoeuvre",
                (Mode::Advance, _, true) => "label-helm-ease",
                (Mode::Advance, _, false) => "label-plot",
            })
            .with("heading", heading_name(heading))
            .with("prospect", self.prospect(state, seat, action)),
            Action::Resign => Message::new("label-resign"),
        }
    }

    fn ask(&self, state: &State, seat: Seat) -> Message {
        Message::new(match state.phase {
            Phase::WindChoice => "ask-wind",
            Phase::TourChoice => "ask-tour",
            Phase::InitialHeading => "ask-first-heading",
            Phase::Trim => "ask-trim",
            Phase::Helm => "ask-helm",
            Phase::Plot => "ask-plot",
            Phase::InitialWind | Phase::Weather => "ask-wait",
            Phase::Over => "ask-over",
        })
        .with("seat", seat)
        .with("turn", state.turn)
        .with("next", state.turn + 1)
        .with("leg", self.leg(state, seat))
    }

    fn tell(&self, event: &Event) -> Message {
        match *event {
            Event::FirstWind { wind, throw: Some([column, row]) } => Message::new("event-first-wind-thrown")
                .with("wind", wind_words(wind))
                .with("column", column)
                .with("row", row),
            Event::FirstWind { wind, throw: None } => {
                Message::new("event-first-wind-agreed").with("wind", wind_words(wind))
            }
            Event::TourSet { tour, .. } => Message::new("event-tour").with("tour", tour_name(tour)),
            Event::Committed { seat, action } => match action {
                Some(Action::Plot { heading, .. } | Action::Helm { heading, .. }) => {
                    Message::new("event-plotted").with("seat", seat).with("heading", heading_name(heading))
                }
                _ => Message::new("event-committed").with("seat", seat),
            },
            Event::Shown => Message::new("event-shown"),
            Event::Weather { turn, wind, chance } => Message::new("event-weather")
                .with("turn", turn)
                .with("wind", wind_words(wind))
                // One thing, not to be broken at the end of a line.
                .with("bulletin", wind.bulletin().replace(' ', "\u{a0}"))
                .with("cause", chance_words(chance)),
            Event::Sailed { seat, from, heading, speed, moved, to, .. } => {
                Message::new(if moved == 0 { "event-stays" } else { "event-sailed" })
                    .with("seat", seat)
                    .with("heading", heading_name(heading))
                    .with("speed", speed)
                    .with("moved", moved)
                    .with("from", place(from))
                    .with("to", place(to))
            }
            Event::Headwind { seat, heading, .. } => {
                Message::new("event-headwind").with("seat", seat).with("heading", heading_name(heading))
            }
            Event::Crabbed { seat, towards } => {
                Message::new("event-crabbed").with("seat", seat).with("heading", heading_name(towards))
            }
            Event::Held { seat, heading } => {
                Message::new("event-held").with("seat", seat).with("heading", heading_name(heading))
            }
            Event::Eased { seat } => Message::new("event-eased").with("seat", seat),
            Event::Hoisted { seat } => Message::new("event-hoisted").with("seat", seat),
            Event::Lowered { seat, forced } => {
                Message::new(if forced { "event-forced-down" } else { "event-lowered" }).with("seat", seat)
            }
            Event::Stopped { seat, by, lost } => Message::new(match by {
                StoppedBy::Border => "event-stopped-border",
                StoppedBy::Reef => "event-stopped-reef",
                StoppedBy::Buoy => "event-stopped-buoy",
            })
            .with("seat", seat)
            .with("lost", lost),
            Event::Rounded { seat, buoy, at } => {
                Message::new("event-rounded").with("seat", seat).with("buoy", buoy).with("place", place(at))
            }
            Event::Unrounded { seat, buoy, at } => {
                let is_over = self.course.map().buoys.iter().any(|buoy| buoy.hex() == at);
                Message::new(if is_over { "event-unrounded-over" } else { "event-unrounded" })
                    .with("seat", seat)
                    .with("buoy", buoy)
                    .with("place", place(at))
            }
            Event::Finished { seat, turn, step, speed } => Message::new("event-finished")
                .with("seat", seat)
                .with("turn", turn)
                .with("step", step)
                .with("speed", speed),
            Event::Resigned { seat } => Message::new("event-resigned").with("seat", seat),
            Event::RaceOver { winners, time_limit } => match winners.lowest() {
                None if time_limit => Message::new("event-over-limit"),
                None => Message::new("event-over-nobody"),
                Some(seat) if winners.len() == 1 => Message::new("event-over-one").with("seat", seat),
                Some(_) => Message::new("event-over-shared").with("count", winners.len()),
            },
        }
    }

    /// Where everybody heads is told with the moves.
    fn is_aside(&self, event: &Event) -> bool {
        matches!(event, Event::Shown)
    }

    /// A turn is what the wind did and what came of it for each boat; who has chosen is no news by then.
    fn is_headline(&self, event: &Event) -> bool {
        !matches!(event, Event::Committed { .. } | Event::Shown | Event::Eased { .. } | Event::Stopped { .. })
    }

    fn call(&self, _: &State, chance: &Chance) -> Message {
        chance_words(*chance)
    }

    fn standing(&self, state: &State, seat: Seat) -> Message {
        let boat = state.boat(seat);
        match boat.status {
            Status::Finished { turn, step, speed } => {
                Message::new("standing-finished").with("turn", turn).with("step", step).with("speed", speed)
            }
            Status::Resigned => Message::new("standing-resigned"),
            Status::Racing => Message::new("standing-racing")
                .with("rounded", boat.rounded)
                .with("buoys", self.course.buoys())
                .with("left", self.to_go(state, boat)),
        }
    }

    fn wanted(&self, state: &State) -> Wanted {
        let by_cards = matches!(self.options.weather, Weather::Cards2 | Weather::Chain);
        if (by_cards && state.phase == Phase::Weather) || self.predrawn(state).is_some() {
            return Wanted::Listed;
        }
        Wanted::Dice(vec![(Message::new("die-column"), 6), (Message::new("die-row"), 6)])
    }

    fn read_dice(&self, state: &State, dice: &[u8]) -> Result<Chance, Refusal> {
        let &[column, row] = dice else { return Err(Refusal::new(ids::MANUAL, "refused-dice")) };
        let chance = Chance::Throw { column, row };
        self.check_chance(state, &chance)?;
        Ok(chance)
    }

    fn board(&self, view: &View<Self>) -> TextBoard {
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
        TextBoard { drawing: self.drawing(state), facts, cells: self.readings(state) }
    }
}

impl SailRace {
    /// Every hex that holds something, read out in full.
    fn readings(&self, state: &State) -> Vec<(String, Message)> {
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

/// The wind of the turn; before the first there is only the first wind.
pub(crate) fn wind_fact(state: &State) -> Message {
    let key = if state.turn == 0 { "fact-first-wind" } else { "fact-wind" };
    Message::new(key).with("turn", state.turn).with("wind", wind_words(state.wind))
}

fn chance_words(chance: Chance) -> Message {
    match chance {
        Chance::Throw { column, row } => Message::new("chance-throw").with("column", column).with("row", row),
        Chance::Two { first, second } => {
            Message::new("chance-two").with("turn", signed(first.turn)).with("force", second.force.sign())
        }
        Chance::Chain { turned, next } => {
            Message::new("chance-chain").with("turn", signed(next)).with("force", turned.force.sign())
        }
    }
}

fn signed(degrees: i16) -> String {
    format!("{degrees:+}")
}
