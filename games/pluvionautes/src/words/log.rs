//! Events as lines of the log.

use super::{about_die, by, face, heading, on, shaken, terrain};
use crate::cells::Cell;
use crate::dice::Force;
use crate::event::{Event, Obstacle, Occasion, Thrown};
use crate::game::Pluvionautes;
use galerne_engine::Message;

fn thrown(which: Thrown) -> Message {
    match which {
        Thrown::Balloon => Message::new("thrown-balloon"),
        Thrown::Weather(die) => Message::new("thrown-weather").with("die", die + 1),
    }
}

fn from_to(message: Message, from: Cell, to: Cell) -> Message {
    message.with("from", from.to_string()).with("to", to.to_string())
}

impl Pluvionautes {
    pub(super) fn log(&self, event: &Event) -> Message {
        match *event {
            Event::Islands { sky } => shaken(&sky),
            Event::ShakenAgain => Message::new("event-shaken-again"),
            Event::Dealt { seat, mission: None } => by("event-dealt-hidden", seat),
            Event::Dealt { seat, mission: Some(card) } => by("event-dealt", seat).with("mission", self.mission(card)),
            Event::First { seat } => by("event-first", seat),
            Event::Launched { seat, target, heading: h, force } => {
                let key = match force {
                    Force::Soft => "event-launched-soft",
                    Force::Hard => "event-launched-hard",
                };
                by(key, seat).with("cell", target.to_string()).with("heading", heading(h))
            }
            Event::Touchdown { cell } => on("event-touchdown", cell),
            Event::Roll { from, to } => from_to(Message::new("event-roll"), from, to),
            Event::Rebound { cell, from, .. } => on(
                match from {
                    Obstacle::Rim => "event-rebound-rim",
                    Obstacle::Building => "event-rebound-building",
                    Obstacle::Cliff => "event-rebound-cliff",
                },
                cell,
            ),
            Event::Out => Message::new("event-out"),
            Event::Contact { cell, die } => about_die("event-contact", die).with("cell", cell.to_string()),
            Event::Push { die, from, to } => from_to(about_die("event-push", die), from, to),
            Event::Unmoved { die } => about_die("event-unmoved", die),
            Event::Lost { die } => about_die("event-lost", die),
            Event::Value { die, old, new } => about_die("event-value", die).with("old", old).with("new", new),
            Event::Straddle { which, a, b } => Message::new("event-straddle")
                .with("which", thrown(which))
                .with("a", a.to_string())
                .with("b", b.to_string()),
            Event::Rest { cell } => on("event-rest", cell),
            Event::Face { face: f } => Message::new("event-face").with("face", face(f)),
            Event::Returned { die, cell, value, occasion } => about_die(
                match occasion {
                    Occasion::SetUp => "event-die-set-up",
                    Occasion::Rethrown => "event-die-rethrown",
                    Occasion::BeforeTheCount => "event-die-before-count",
                },
                die,
            )
            .with("cell", cell.to_string())
            .with("value", value),
            Event::PutBack => Message::new("event-put-back"),
            Event::Gust { target, heading: h } => on("event-gust", target).with("heading", heading(h)),
            Event::TurnBegan { seat, round: 1, frozen: false } if self.seats == 1 => {
                by("event-turn-solo", seat).with("game", self.solo_game())
            }
            Event::TurnBegan { seat, round, frozen } => {
                by(if frozen { "event-turn-frozen" } else { "event-turn" }, seat).with("round", round)
            }
            Event::Passed { seat } => by("event-passed", seat),
            Event::Rested { which, cell } => on("event-rested", cell).with("which", thrown(which)),
            Event::Fuel { seat, fuel } => by("event-fuel", seat).with("fuel", fuel),
            Event::Flew { seat, from, to } if from == to => by("event-stayed", seat).with("cell", to.to_string()),
            Event::Flew { seat, from, to } => from_to(by("event-flew", seat), from, to),
            Event::Towed { seat, terrain: t, from, to } => {
                from_to(by("event-towed", seat).with("terrain", terrain(Some(t))), from, to)
            }
            Event::HeldFast { seat, cell, moored } => {
                by(if moored { "event-moored-fast" } else { "event-walled-fast" }, seat).with("cell", cell.to_string())
            }
            Event::LeftThere { seat, cell } => by("event-left-there", seat).with("cell", cell.to_string()),
            Event::Altitude { die, old, new } => about_die("event-altitude", die).with("old", old).with("new", new),
            Event::Destroyed { kind, slot } => {
                Message::new("event-destroyed").with("kind", kind.name()).with("slot", slot.to_string())
            }
            Event::Took { seat, kind } => by("event-took", seat).with("kind", kind.name()),
            Event::Placed { seat, kind, slot } => {
                by("event-placed", seat).with("kind", kind.name()).with("slot", slot.to_string())
            }
            Event::BuiltNothing { seat } => by("event-built-nothing", seat),
            Event::Moored { seat, cell } => by("event-moored", seat).with("cell", cell.to_string()),
            Event::Unmoored { seat } => by("event-unmoored", seat),
            Event::LastTurns { seat } => by("event-last-turns", seat),
            Event::Counted { seat, mission: card, islands, points } => by("event-counted", seat)
                .with("mission", self.mission(card))
                .with("islands", islands)
                .with("points", points),
            Event::Scored { seat, score } => by("event-scored", seat).with("score", score),
            Event::Won { seat, score } => by("event-won", seat).with("score", score),
            Event::SoloResult { score, band } => Message::new("event-solo").with("score", score).with(
                "title",
                Message::new(match band {
                    0 => "band-apprentice",
                    1 => "band-pilot",
                    2 => "band-captain",
                    3 => "band-pluvionaut",
                    _ => "band-best",
                }),
            ),
        }
    }
}
