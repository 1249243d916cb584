//! ONB drawn: a map in slate and parchment by torchlight, figures with their wounds, and beside it orders, initiative, the sheet,
//! the last blow and what is at stake.

mod accent;
pub(crate) mod board;
mod cover;
pub(crate) mod panels;
mod preview;
mod reasons;
mod sequences;

use panels::{army, combat, initiative, orders, sheet, stakes, tale};
use sequences::{charges, deploying, shortcuts, walks};

use crate::action::Action;
use crate::game::Onb;
use crate::map::square;
use crate::state::{NONE, Phase, State};
use galerne_draw::board::SquareGrid;
use galerne_draw::{
    Accent, Panel, Picture, PictureContext, Pictured, Point, Preview, Scene, Sequence, Stage, Switch, Weight, pt,
};
use galerne_engine::{Arg, COMPASS, Message, Refusal, Rules, Seat, Square};

/// The side of a cell.
pub(crate) const CELL: f32 = 40.0;
/// Numbers on figures and stones: large enough to be read on the largest board of a usual screen. Where even that is too small, the page
/// hides them until the board is enlarged.
const FINE: f32 = 14.5;
/// The width of what stands beside the board.
const WIDE: f32 = 232.0;

/// Where enemies could strike next round.
const THREAT: Switch = Switch { id: "threat", on: false };
/// The sheets of every creature on the table, not only of the one in hand.
const SHEETS: Switch = Switch { id: "sheets", on: false };

type Context<'a> = PictureContext<'a, Onb>;

fn grid(game: &Onb) -> SquareGrid {
    SquareGrid::new(game.map.width, game.map.height, CELL)
}

/// A point in doubled coordinates on the plane of the drawing.
fn place((x, y): (i32, i32)) -> Point {
    pt(x as f32, y as f32) * (CELL / 2.0)
}

/// The way a direction points, in degrees anticlockwise from East.
fn degrees(direction: u8) -> f32 {
    90.0 - 45.0 * f32::from(direction & 7)
}

/// The step in a direction, as long as one cell (or its diagonal).
fn stride(direction: u8) -> Point {
    let (dx, dy) = COMPASS[usize::from(direction) & 7];
    pt(f32::from(dx), f32::from(dy)) * CELL
}

/// The name of something as a message of its own.
pub(crate) fn spoken(name: Arg) -> Message {
    Message::new("picture-name").with("name", name)
}

fn unit_target(number: u8) -> String {
    format!("unit-{number}")
}

fn wait_target(number: u8) -> String {
    format!("wait-{number}")
}

fn cell_target(at: Square) -> String {
    format!("cell-{at}")
}

fn step_target(direction: u8) -> String {
    format!("step-{direction}")
}

fn door_target(door: u8) -> String {
    format!("door-{door}")
}

fn weapon_target(weapon: u8) -> String {
    format!("weapon-{weapon}")
}

fn power_target(power: u8) -> String {
    format!("power-{power}")
}

/// What several seats may choose at once has the seat in its name.
fn seat_target(seat: Seat, what: &str) -> String {
    format!("s{}-{what}", seat.0)
}

/// What marks the facing and the end that come by themselves (see [`shortcuts`]).
fn face_soon(seat: Seat) -> String {
    seat_target(seat, "face-soon")
}
const END_SOON: &str = "order-end-soon";

fn deploys(state: &State) -> bool {
    matches!(state.phase, Phase::Deploy | Phase::SecretDeploy)
}

/// The viewer's seats that owe a decision, each with what it may do.
fn asked(game: &Onb, context: &Context<'_>) -> Vec<(Seat, Vec<Action>)> {
    let deciders = game.turn(context.state()).deciders();
    let mine = deciders.iter().filter(|&seat| context.me.has(seat));
    mine.map(|seat| {
        let mut actions = Vec::new();
        game.actions(context.state(), seat, &mut actions);
        (seat, actions)
    })
    .collect()
}

impl Picture for Onb {
    fn accent() -> Accent {
        accent::ACCENT
    }

    fn cover() -> Option<String> {
        Some(cover::cover())
    }

    fn switches() -> &'static [Switch] {
        &[Switch::COORDINATES, THREAT, SHEETS]
    }

    fn pictured() -> &'static [Pictured] {
        &[Pictured { option: "map", with: &[], panel: None, except: &["own"] }]
    }

    fn scene(&self, context: &PictureContext<'_, Self>) -> Scene {
        board::scene(self, context)
    }

    fn targets(&self, state: &State, seat: Seat, action: &Action) -> Vec<String> {
        let order = |name: &str| vec![format!("order-{name}")];
        let seated = |what: String| vec![seat_target(seat, &what)];
        match *action {
            Action::Add(kind) => seated(format!("add-{kind}")),
            Action::Remove(kind) => seated(format!("remove-{kind}")),
            Action::Ready(army) => seated(format!("ready-{army}")),
            Action::Lock => seated("lock".to_owned()),
            Action::Pick(kind) => seated(format!("pick-{kind}")),
            Action::Give(owner) => seated(format!("give-{}", owner.0)),
            Action::Cell(at) => vec![cell_target(at)],
            Action::Face(direction) => seated(format!("face-{direction}")),
            Action::Target(number) | Action::Activate(number) => vec![unit_target(number)],
            Action::Wait(number) => vec![wait_target(number)],
            Action::Yield => order("yield"),
            Action::Course => order("course"),
            Action::Sprint => order("sprint"),
            Action::Charge(number) => [order("charge"), vec![unit_target(number)]].concat(),
            Action::Step { direction, careful: false } => vec![step_target(direction)],
            Action::Step { direction, careful: true } => [order("careful"), vec![step_target(direction)]].concat(),
            Action::Halt => order("halt"),
            Action::Attack { weapon, target } => vec![weapon_target(weapon), unit_target(target)],
            Action::Around { weapon } | Action::Aim { weapon } | Action::Strike { weapon } => {
                vec![weapon_target(weapon)]
            }
            Action::Power { power } => vec![power_target(power)],
            Action::PowerOn { power, target } => vec![power_target(power), unit_target(target)],
            Action::Open(door) => [order("open"), vec![door_target(door)]].concat(),
            Action::Close(door) => [order("close"), vec![door_target(door)]].concat(),
            Action::PickLock(door) => [order("pick"), vec![door_target(door)]].concat(),
            Action::Bash(door) => [order("bash"), vec![door_target(door)]].concat(),
            Action::Vault { direction } => {
                let landing = self.landing(state, state.act.unit, direction);
                order("vault").into_iter().chain(landing.map(|cell| cell_target(square(cell)))).collect()
            }
            Action::Stand => order("stand"),
            Action::End => order("end"),
            Action::Riposte(true) => order("riposte"),
            Action::Riposte(false) => order("let-go"),
            Action::Concede => Vec::new(),
        }
    }

    fn sequences(&self, state: &State, seat: Seat) -> Vec<Sequence<Action>> {
        let mut sequences = walks::sequences(self, state, seat);
        sequences.extend(shortcuts::sequences(self, state, seat));
        sequences.extend(deploying::sequences(self, state, seat));
        sequences.extend(army::sequences(self, state, seat));
        sequences
    }

    fn why_not(&self, state: &State, seat: Seat, picked: &[String], thing: &str) -> Option<Refusal> {
        reasons::why_not(self, state, seat, picked, thing)
    }

    /// What goes on is large; steps and cells are chosen on the board.
    fn weight(&self, state: &State, _: Seat, action: &Action) -> Weight {
        match action {
            Action::Lock | Action::Halt => Weight::Main,
            // The end stands last while there is something else to do: not where the creature was chosen a moment before.
            Action::End if self.only_end_is_left(state) => Weight::Main,
            Action::Step { .. } | Action::Cell(_) | Action::Add(_) | Action::Remove(_) => Weight::Minor,
            _ => Weight::Usual,
        }
    }

    /// Armies are built and put down in their panel.
    fn subject(&self, context: &PictureContext<'_, Self>) -> Vec<String> {
        match context.state().phase {
            Phase::Army => asked(self, context).iter().map(|(seat, _)| format!("army-{}", seat.0)).collect(),
            Phase::Deploy | Phase::SecretDeploy => {
                army::to_deploy(context).map(|seat| format!("tray-{}", seat.0)).collect()
            }
            Phase::Over => vec!["tale".to_owned()],
            _ => Vec::new(),
        }
    }

    /// Orders and initiative stay beside the board: they are touched.
    fn is_below(&self, context: &PictureContext<'_, Self>, panel: &str) -> bool {
        let is_read = panel == "stakes" || panel == "combat" || panel.starts_with("sheet-");
        is_read && context.state().phase != Phase::Army && self.map.width > self.map.height
    }

    /// Nothing of the board is needed to build an army.
    fn stage(&self, context: &PictureContext<'_, Self>) -> Stage {
        match context.state().phase {
            Phase::Army => Stage::Army,
            Phase::Over => Stage::End,
            Phase::Aim | Phase::Strike | Phase::Ask | Phase::Roll => Stage::Attack,
            _ => Stage::Map,
        }
    }

    fn panels(&self, context: &PictureContext<'_, Self>) -> Vec<Panel> {
        let state = context.state();
        let choices = asked(self, context);
        let mut panels = Vec::new();
        match state.phase {
            Phase::Army => {
                panels.extend(choices.iter().map(|(seat, actions)| army::army(self, context, *seat, actions)));
            }
            Phase::Deploy | Phase::SecretDeploy => {
                // The tray stays while others deploy, so that the page does not jump.
                panels.extend(army::to_deploy(context).map(|seat| army::tray(self, context, seat, &choices)));
                panels.push(army::armies(self, context));
            }
            // A player always has the orders panel, also empty, so that the panels below do not jump.
            Phase::Over => panels.extend(tale::panel(self, context)),
            _ if context.me.is_empty() => {}
            _ => panels.push(orders::panel(self, context, &choices)),
        }
        // Players look up the initiative more often than the last die.
        if state.round > 0 || state.phase == Phase::Target {
            panels.push(initiative::panel(self, context, &choices));
        }
        // What is at stake always stands there: first, it never changes its place.
        panels.push(stakes::panel(self, context));
        panels.extend(combat::panel(self, context));
        panels.extend(sheet::panels(self, context));
        panels
    }

    fn preview(&self, context: &PictureContext<'_, Self>, seat: Seat, action: &Action) -> Option<Preview> {
        preview::preview(self, context, seat, action)
    }

    fn preview_sequence(&self, context: &PictureContext<'_, Self>, seat: Seat, actions: &[Action]) -> Option<Preview> {
        if context.state().phase == Phase::Army {
            return Some(army::preview(self, context, seat, actions));
        }
        if deploys(context.state()) {
            return Some(deploying::preview(self, context, seat, actions));
        }
        if let Some(Action::Aim { .. }) = actions.first() {
            return preview::fired(self, context, seat, actions);
        }
        if charges::quarry(context.state(), actions) != NONE {
            return preview::run(self, context, seat, actions);
        }
        walks::preview(self, context, seat, actions)
    }
}
