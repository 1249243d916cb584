//! What Sail Race says.

mod log;
mod places;
mod prospect;
mod text_board;

use crate::action::{Action, Chance, Mode, Spi};
use crate::course::Tour;
use crate::event::Event;
use crate::game::SailRace;
use crate::options::Tie;
use crate::rule_ids as rule;
use crate::rules::speed::PointOfSail;
use crate::state::{Phase, State, Status};
use crate::wind::{Wind, sector};
use galerne_engine::{Direction, Luck, Material, Message, Refusal, Seat, TextBoard, View, Wanted, Words};

/// By [`Direction::index`].
const HEADINGS: [&str; 6] = ["heading-E", "heading-NE", "heading-NW", "heading-W", "heading-SW", "heading-SE"];
const LETTERS: [&str; 6] = ["letters-E", "letters-NE", "letters-NW", "letters-W", "letters-SW", "letters-SE"];

pub(crate) fn heading_name(heading: Direction) -> Message {
    Message::new(HEADINGS[heading.index()])
}

/// The letters of a heading, as the reader's language has them.
pub(crate) fn heading_letters(heading: Direction) -> Message {
    Message::new(LETTERS[heading.index()])
}

fn tour_name(tour: Tour) -> Message {
    Message::new(["tour-ccw", "tour-cw"][tour as usize])
}

pub(crate) fn point_name(point: PointOfSail) -> Message {
    Message::new(["point-ahead", "point-close", "point-broad", "point-running"][point as usize])
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

pub(crate) fn wind_words(wind: Wind) -> Message {
    let key = if wind.gale { "wind-gale" } else { "wind" };
    Message::new(key)
        .with("force", wind.force())
        .with("base", wind.base)
        .with("direction", wind.direction)
        .with("from", from_words(wind.direction))
        .with("sector", heading_letters(sector(wind.direction)))
}

/// The wind without its degrees, which the bulletin beside it has.
fn blow_words(wind: Wind) -> Message {
    let key = if wind.gale { "blow-gale" } else { "blow" };
    Message::new(key).with("force", wind.force()).with("from", from_words(wind.direction))
}

/// A number of turns with one decimal, written as the reader's language writes it.
pub(crate) fn tenths(number: f32) -> Message {
    let tenths = (number * 10.0).round() as i64;
    Message::new("debrief-turns").with("whole", tenths / 10).with("tenth", tenths % 10)
}

/// What the colours of the boats are called, seat by seat.
const HULLS: [&str; 8] = ["hull-1", "hull-2", "hull-3", "hull-4", "hull-5", "hull-6", "hull-7", "hull-8"];

impl SailRace {
    /// Which boat is that seat's: at the start they lie in one hex. Who sails alone need not be told.
    fn own_boat(&self, seat: Seat) -> Message {
        let colour = HULLS[seat.index() % HULLS.len()];
        let several = self.seats > 1;
        if several {
            Message::new("own-boat").with("colour", Message::new(colour))
        } else {
            Message::new("leg-unknown")
        }
    }
}

impl Words for SailRace {
    const TEXTS: [&'static str; 2] = [include_str!("../../texts/en.ftl"), include_str!("../../texts/fr.ftl")];
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
        let leg = self.leg(state, seat);
        let leg = if self.is_deserted(state, seat) { Message::new("leg-alone").with("leg", leg) } else { leg };
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
        .with("leg", leg)
        .with("boat", self.own_boat(seat))
    }

    fn tell(&self, event: &Event) -> Message {
        self.log(event)
    }

    /// The moves that follow name every heading.
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

    /// Who won, when, and by how much (SR-10.5). A tie and a race without a finisher are worded as in any game.
    fn verdict(&self, state: &State) -> Option<Message> {
        let winners = self.winners(state);
        let (Some(winner), 1) = (winners.lowest(), winners.len()) else { return None };
        let Status::Finished { turn, .. } = state.boat(winner).status else { return None };
        let said = |key: &'static str| Message::new(key).with("seat", winner).with("turn", turn);
        let others = (0..self.seats as u8).map(Seat).filter(|&seat| seat != winner);
        let Some(second) = others.max_by_key(|&seat| self.score(state, seat)) else {
            return Some(said("verdict-alone"));
        };
        let boat = state.boat(second);
        match boat.status {
            Status::Finished { turn: later, .. } if later > turn => {
                Some(said("verdict-earlier").with("other", second).with("turns", later - turn))
            }
            Status::Racing => {
                let hexes = self.course.remaining(state.tour?, boat.cell, boat.rounded)?;
                Some(said("verdict-ahead").with("other", second).with("hexes", hexes))
            }
            _ => None,
        }
    }

    /// Who has arrived or given up waits for the others.
    fn is_out(&self, state: &State, seat: Seat) -> bool {
        state.boat(seat).status != Status::Racing
    }

    fn sets_up(&self, state: &State) -> bool {
        matches!(state.phase, Phase::WindChoice | Phase::InitialWind | Phase::TourChoice)
    }

    fn standing(&self, state: &State, seat: Seat) -> Message {
        let boat = state.boat(seat);
        match boat.status {
            // The step decides nothing where all who arrive in a turn share the victory (SR-10.3, SR-11.14).
            Status::Finished { turn, .. } if self.options.tie == Tie::Shared => {
                Message::new("standing-finished").with("turn", turn)
            }
            Status::Finished { turn, step, speed } => {
                Message::new("standing-finished-step").with("turn", turn).with("step", step).with("speed", speed)
            }
            Status::Resigned => Message::new("standing-resigned"),
            Status::Racing => Message::new("standing-racing")
                .with("rounded", boat.rounded)
                .with("buoys", self.course.buoys())
                .with("left", self.to_go(state, boat)),
        }
    }

    fn wanted(&self, state: &State) -> Wanted {
        if (self.options.weather.is_by_cards() && state.phase == Phase::Weather) || self.predrawn(state).is_some() {
            return Wanted::Listed;
        }
        Wanted::Dice(vec![(Message::new("die-column"), 6), (Message::new("die-row"), 6)])
    }

    fn read_dice(&self, state: &State, dice: &[u8]) -> Result<Chance, Refusal> {
        let &[column, row] = dice else { return Err(Refusal::new(rule::MANUAL, "refused-dice")) };
        let chance = Chance::Throw { column, row };
        self.check_chance(state, &chance)?;
        Ok(chance)
    }

    fn board(&self, view: &View<Self>) -> TextBoard {
        TextBoard { drawing: self.drawing(view.state()), facts: self.facts(view), cells: self.readings(view.state()) }
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
