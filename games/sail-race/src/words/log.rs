//! Events as lines of the log.

use super::{blow_words, chance_words, heading_name, tour_name, wind_words};
use crate::action::Action;
use crate::event::{Event, StoppedBy};
use crate::game::SailRace;
use galerne_engine::Message;

impl SailRace {
    pub(super) fn log(&self, event: &Event) -> Message {
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
                .with("blow", blow_words(wind))
                .with("cause", chance_words(chance)),
            Event::Sailed { seat, from, heading, speed, moved, to, .. } => {
                Message::new(if moved == 0 { "event-stays" } else { "event-sailed" })
                    .with("seat", seat)
                    .with("heading", heading_name(heading))
                    .with("speed", speed)
                    .with("moved", moved)
                    .with("whither", self.whither_unnumbered(to, self.is_rim(from)))
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
            Event::Rounded { seat, buoy, .. } => Message::new("event-rounded").with("seat", seat).with("buoy", buoy),
            Event::Unrounded { seat, buoy, at } => {
                let is_over = self.course.map().buoys.iter().any(|buoy| buoy.hex() == at);
                Message::new(if is_over { "event-unrounded-over" } else { "event-unrounded" })
                    .with("seat", seat)
                    .with("buoy", buoy)
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
}
