//! Sail Race drawn: a sea chart with wakes, and beside it the compass, the bulletin and the standings.

mod accent;
mod board;
mod boats;
mod cover;
mod panels;
mod preview;
mod rays;
mod reasons;
mod sheets;
mod wind;

use crate::action::{Action, Mode, Spi};
use crate::course::Tour;
use crate::game::SailRace;
use crate::options::{Spinnaker, Timing, TurnCost};
use crate::state::{Phase, State};
use galerne_draw::board::{HexGrid, Tip};
use galerne_draw::{Accent, Panel, Picture, PictureContext, Pictured, Preview, Scene, Switch};
use galerne_engine::{Direction, Message, Refusal, Rules, Seat};

/// From the centre of a hex to its corners; hexes stand on a point (SR-2.2). At this size a hex is 38 units across: a finger finds it.
const SIZE: f32 = 22.0;
const GRID: HexGrid = HexGrid::new(Tip::Pointy, SIZE);

/// The wakes of the other boats.
const WAKES: Switch = Switch { id: "wakes", on: true };

/// The id of what one touches to choose something for a seat.
fn target(seat: Seat, what: &str) -> String {
    format!("s{}-{what}", seat.0)
}

fn heading_target(seat: Seat, heading: Direction) -> String {
    target(seat, &format!("heading-{}", heading.name()))
}

fn spi_target(seat: Seat, spi: Spi) -> String {
    target(seat, ["sail-keep", "sail-hoist", "sail-lower"][spi as usize])
}

fn mode_target(seat: Seat, mode: Mode) -> String {
    target(seat, ["mode-advance", "mode-manoeuvre"][mode as usize])
}

fn ease_target(seat: Seat, ease: bool) -> String {
    target(seat, if ease { "ease" } else { "full-speed" })
}

fn tour_target(seat: Seat, tour: Tour) -> String {
    target(seat, ["tour-ccw", "tour-cw"][tour as usize])
}

fn wind_target(seat: Seat, direction: u16) -> String {
    target(seat, &format!("wind-{direction}"))
}

/// The seats of the viewer whose decision is awaited.
fn asked<'a>(context: &'a PictureContext<'_, SailRace>) -> impl Iterator<Item = Seat> + 'a {
    context.state().awaited.iter().filter(|&seat| context.me.has(seat))
}

impl Picture for SailRace {
    fn accent() -> Accent {
        accent::ACCENT
    }

    fn cover() -> Option<String> {
        Some(cover::cover())
    }

    fn switches() -> &'static [Switch] {
        &[Switch::COORDINATES, WAKES]
    }

    fn pictured() -> &'static [Pictured] {
        &[Pictured { option: "map", with: &[], panel: None, except: &["custom"] }]
    }

    fn scene(&self, context: &PictureContext<'_, Self>) -> Scene {
        let state = context.state();
        let mut scene = Scene::new("sea", board::view(self))
            .named(context.say(&Message::new("picture-sea")))
            .described(context.say(&Message::new("fact-legend")))
            .accented(Self::accent())
            .layer(board::water(self))
            .layers(board::wind(self, state))
            .layer(board::open_sea(self, context))
            .layer(board::marks(self, context))
            .layer(board::gates(self, context));
        if context.is_on(&Switch::COORDINATES) {
            scene = scene.layer(board::coordinates(self));
        }
        scene = scene.layer(boats::wakes(self, context));
        if let Some(track) = panels::debrief::track(self, context) {
            scene = scene.layer(track);
        }
        scene
            .layer(rays::rays(self, context))
            .layer(boats::boats(self, context))
            .layer(rays::figures(self, context))
            .layer(rays::sectors(self, context))
            .layer(wind::rose(self, context))
    }

    fn targets(&self, _: &State, seat: Seat, action: &Action) -> Vec<String> {
        let options = self.options();
        let sails = options.spinnaker != Spinnaker::Off;
        match *action {
            Action::Plot { heading, spi } => {
                let mut touched = vec![heading_target(seat, heading)];
                // Where nothing but a heading can be chosen, nothing else is asked for.
                if sails && options.timing == Timing::Program {
                    touched.push(spi_target(seat, spi));
                }
                touched
            }
            Action::Helm { heading, mode, ease, spi } => {
                let mut touched = vec![heading_target(seat, heading)];
                if options.turn_cost == TurnCost::Stop {
                    touched.push(mode_target(seat, mode));
                }
                if sails {
                    touched.push(spi_target(seat, spi));
                }
                if options.ease {
                    touched.push(ease_target(seat, ease));
                }
                touched
            }
            Action::Trim { ease } => vec![ease_target(seat, ease)],
            Action::SetTour { tour } => vec![tour_target(seat, tour)],
            Action::SetWind { direction } => vec![wind_target(seat, direction)],
            Action::Resign => Vec::new(),
        }
    }

    fn why_not(&self, state: &State, seat: Seat, _: &[String], thing: &str) -> Option<Refusal> {
        reasons::why_not(self, state, seat, thing)
    }

    /// The debrief: the chart with its wakes keeps the middle, and on a small screen this follows it at once.
    fn subject(&self, context: &PictureContext<'_, Self>) -> Vec<String> {
        if context.state().phase == Phase::Over { vec!["debrief".to_owned()] } else { Vec::new() }
    }

    fn panels(&self, context: &PictureContext<'_, Self>) -> Vec<Panel> {
        let mut panels = Vec::from_iter(panels::debrief::panel(self, context));
        panels.extend(panels::compass::panels(self, context));
        panels.push(panels::bulletin::panel(self, context));
        panels.push(panels::progress::panel(self, context));
        panels
    }

    fn preview(&self, context: &PictureContext<'_, Self>, seat: Seat, action: &Action) -> Option<Preview> {
        match context.state().phase {
            Phase::InitialHeading | Phase::Plot | Phase::Helm | Phase::Trim => {
                preview::preview(self, context, seat, action)
            }
            _ => None,
        }
    }
}
