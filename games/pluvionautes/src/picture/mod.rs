//! Les Pluvionautes drawn: floating islands in a sky of cotton, rain and storm as areas with their borders, and beside them
//! the missions in hand, the buildings and the crews.

mod accent;
mod aim;
pub(crate) mod animals;
mod areas;
pub(crate) mod balloon;
mod board;
pub(crate) mod buildings;
pub(crate) mod clouds;
mod cover;
pub(crate) mod islands;
mod lights;
pub(crate) mod panels;
mod past;
mod preview;
mod reach;
mod reasons;
mod sheets;
mod track;

use crate::action::Action;
use crate::buildings::Kind;
use crate::cells::{Cell, Slot};
use crate::dice::{Face, Force};
use crate::game::Pluvionautes;
use crate::options::Secrecy;
use crate::state::{Phase, State};
use galerne_draw::board::{HexGrid, Tip};
use galerne_draw::{Accent, Area, Panel, Picture, PictureContext, Point, Preview, Scene, Stage, Switch, Weight};
use galerne_engine::{Direction, Hex, Message, Refusal, Rules, Seat, Turn};

/// From the centre of a cell to its corners. A cell is then 59 units across: on a narrow phone still a finger wide.
const SIZE: f32 = 34.0;
const GRID: HexGrid = HexGrid::new(Tip::Pointy, SIZE);

/// Eleven pixels on a screen of 390, where the board is as wide as the screen: no figure or word on it is smaller.
const SMALLEST: f32 = 13.6;

/// The board is a hexagon; the corners that it leaves free hold the balloon at rest, lost dice, and the aim.
const VIEW: Area = Area::new(-240.0, -200.0, 480.0, 402.0);

/// The outline of what one's missions count.
const REGIONS: Switch = Switch { id: "regions", on: true };
/// The way of the last throw.
const TRACK: Switch = Switch { id: "track", on: true };

fn hex(cell: Cell) -> Hex {
    let (q, r) = cell.axial();
    Hex::new(q, r)
}

pub(crate) fn centre(cell: Cell) -> Point {
    GRID.centre(hex(cell))
}

/// A corner of the cell for a small sign, on the right: below, or above where a building stands in the way below.
fn corner(state: &State, cell: Cell) -> Point {
    let [below, above] = [Direction::SE, Direction::NE];
    let stands = |direction: Direction| state.buildings.stands(cell.0, direction.index() as u8);
    let has_cloud = state.dice.iter().any(|die| die.cell == cell.0);
    let is_above = stands(below) && !stands(above) && !has_cloud;
    centre(cell) + Point::new(0.48, if is_above { -0.42 } else { 0.44 }) * SIZE
}

fn cell_target(cell: Cell) -> String {
    format!("cell-{cell}")
}

/// Slots are named by their cells; the bar between them is left out of ids.
fn slot_target(slot: Slot) -> String {
    let [low, high] = slot.ends();
    format!("slot-{low}-{high}")
}

fn heading_target(heading: Direction) -> String {
    format!("heading-{}", heading.name())
}

fn force_target(force: Force) -> &'static str {
    match force {
        Force::Soft => "force-soft",
        Force::Hard => "force-hard",
    }
}

fn fuel_target(fuel: u8) -> String {
    format!("fuel-{fuel}")
}

fn face_target(face: Face) -> String {
    match face.fuel() {
        Some(fuel) => fuel_target(fuel),
        None => "face-blimp".to_owned(),
    }
}

fn value_target(value: u8) -> String {
    format!("value-{value}")
}

fn take_target(kind: Kind) -> String {
    format!("take-{}", kind.id())
}

fn own_target(kind: Kind) -> String {
    format!("own-{}", kind.id())
}

/// The seat of the viewer that is asked to decide, if it is one of the viewer's.
fn asked(game: &Pluvionautes, context: &PictureContext<'_, Pluvionautes>) -> Option<Seat> {
    match game.turn(context.state()) {
        Turn::Decide(seats) => seats.iter().find(|&seat| context.me.has(seat)),
        _ => None,
    }
}

/// The seat whose cards lie open before the viewer. Where several play on one screen, only the one whose turn it is shows
/// its cards: the device goes round the table, and so would the secrets.
fn shown_hand(game: &Pluvionautes, context: &PictureContext<'_, Pluvionautes>) -> Option<Seat> {
    let state = context.state();
    let is_open = game.options.missions == Secrecy::Open || state.phase == Phase::Over;
    if context.me.len() <= 1 || is_open {
        return context.me.lowest();
    }
    Some(game.active(state)).filter(|&seat| context.me.has(seat) && state.has_begun())
}

/// Whether the seat holds more than one kind of building: then the kind must be said before the slot.
fn holds_several(state: &State, seat: Seat) -> bool {
    state.supply(seat).iter().filter(|&&count| count > 0).count() > 1
}

impl Picture for Pluvionautes {
    fn accent() -> Accent {
        accent::ACCENT
    }

    fn cover() -> Option<String> {
        Some(cover::cover())
    }

    fn switches() -> &'static [Switch] {
        &[Switch::COORDINATES, REGIONS, TRACK]
    }

    fn scene(&self, context: &PictureContext<'_, Self>) -> Scene {
        let state = context.state();
        let mut scene = Scene::new("sky", VIEW)
            .named(context.say(&Message::new("picture-sky")))
            .described(context.say(&Message::new("picture-legend")))
            .accented(Self::accent())
            .layer(board::backdrop())
            .layer(areas::tints(self, state))
            .layer(areas::borders(self, state))
            .layer(lights::before(self, context))
            .layer(islands::islands(self, context))
            .layer(islands::regions(self, context))
            .layer(buildings::standing(context));
        // A tower on an edge must not hide the name of the cell.
        if context.is_on(&Switch::COORDINATES) {
            scene = scene.layer(board::coordinates());
        }
        scene
            .layer(track::track(context))
            .layer(reach::reach(self, context))
            .layer(clouds::clouds(self, context))
            .layer(balloon::pawns(self, context))
            .layer(balloon::balloon(self, context))
            .layer(panels::count::marks(self, context))
            .layer(lights::lights(self, context))
            .layer(panels::cards::corner(self, context))
            .layer(aim::cells(self, context))
            .layer(aim::slots(self, context))
            .layer(aim::corners(self, context))
    }

    fn targets(&self, state: &State, seat: Seat, action: &Action) -> Vec<String> {
        match *action {
            Action::Launch { target, heading, force } => {
                let mut touched = vec![cell_target(target), heading_target(heading)];
                // An exact landing is always gentle: there is no strength to choose.
                if self.options.throw != crate::options::Throw::Chosen {
                    touched.push(force_target(force).to_owned());
                }
                touched
            }
            Action::Rethrow { target, heading, .. } => vec![cell_target(target), heading_target(heading)],
            Action::RethrowOn { cell, .. }
            | Action::Rest { cell }
            | Action::RestWeather { cell, .. }
            | Action::Pilot { cell }
            | Action::Tow { cell }
            | Action::ReportLanding { cell }
            | Action::ReportMoved { cell, .. } => vec![cell_target(cell)],
            Action::Face { fuel } => vec![fuel_target(fuel)],
            Action::BuildNothing => vec!["build-nothing".to_owned()],
            Action::Take { kind } => vec![take_target(kind)],
            Action::Place { kind, slot } if holds_several(state, seat) => vec![own_target(kind), slot_target(slot)],
            Action::Place { slot, .. } => vec![slot_target(slot)],
            Action::ReportOut => vec!["report-out".to_owned()],
            Action::ReportUnchanged { .. } => vec!["report-unchanged".to_owned()],
            Action::ReportLost { .. } => vec!["report-lost".to_owned()],
            Action::ReportValue { value, .. } => vec![value_target(value)],
            Action::ReportFace { face } => vec![face_target(face)],
        }
    }

    /// To stay, or to leave the island, is offered beside the board: under the balloon it would be overlooked, and
    /// where a lot of cells are within reach the list is folded.
    fn weight(&self, state: &State, seat: Seat, action: &Action) -> Weight {
        match *action {
            Action::Pilot { cell } | Action::Tow { cell } if Some(cell) == state.balloon() => Weight::Main,
            _ if self.targets(state, seat, action).is_empty() => Weight::Main,
            _ => Weight::Usual,
        }
    }

    fn why_not(&self, state: &State, seat: Seat, picked: &[String], thing: &str) -> Option<Refusal> {
        reasons::why_not(self, state, seat, picked, thing)
    }

    /// One takes from the reserve and places what one holds: on a small screen both have to be in sight with the board.
    fn subject(&self, context: &PictureContext<'_, Self>) -> Vec<String> {
        let builds = context.state().phase == Phase::Build && asked(self, context).is_some();
        match context.state().phase {
            Phase::Over => vec!["tale".to_owned()],
            _ if builds => vec!["stock".to_owned()],
            _ => Vec::new(),
        }
    }

    fn stage(&self, context: &PictureContext<'_, Self>) -> Stage {
        match context.state().phase {
            Phase::Launch | Phase::Throwing | Phase::Rethrow | Phase::GustAim => Stage::Throw,
            Phase::Over => Stage::End,
            _ => Stage::Map,
        }
    }

    fn panels(&self, context: &PictureContext<'_, Self>) -> Vec<Panel> {
        let mut panels = Vec::from_iter(panels::tale::panel(self, context));
        if context.state().phase == Phase::Over {
            panels.push(panels::count::panel(self, context));
        }
        panels.extend(panels::cards::panel(self, context));
        panels.push(panels::stock::panel(self, context));
        panels.push(panels::crews::panel(self, context));
        panels
    }

    fn preview(&self, context: &PictureContext<'_, Self>, seat: Seat, action: &Action) -> Option<Preview> {
        preview::preview(self, context, seat, action)
    }
}
