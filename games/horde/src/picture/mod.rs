//! The picture: playing cards on a terrain of sixteen cells, Souffles on its left, Rencontres along its top, panels beside it.

mod accent;
mod board;
pub(crate) mod cards;
mod cover;
mod footing;
mod layout;
mod outcome;
mod outlook;
mod panels;
mod preview;
mod reasons;

use crate::action::Action;
use crate::cards::Number;
use crate::game::Horde;
use crate::roles::Role;
use crate::state::{State, Step};
use crate::terrain::{Cell, Column};
use galerne_draw::{Accent, Colour, Panel, Picture, PictureContext, Preview, Scene, Stage, Switch, Weight};
use galerne_engine::{Refusal, Rules, Seat};
use layout::Layout;

/// What every character holds against the wind of its row, without help.
const FORCES: Switch = Switch { id: "forces", on: true };
/// Which columns a Rencontre threatens.
const THREATS: Switch = Switch { id: "threats", on: true };

/// In competition, which side is large: the other player's.
const SWAP: Switch = Switch { id: "swap", on: false };

type Context<'a> = PictureContext<'a, Horde>;

/// HC-2.9: a colour per role, and what is written on it. The letter always stands with it.
const fn colours(role: Role) -> (Colour, Colour) {
    match role {
        Role::Traceur => (Colour::Stone, Colour::StoneMark),
        Role::Combattante => (Colour::DieRed, Colour::OnDieRed),
        Role::Ailier => (Colour::DieBlue, Colour::OnDieBlue),
        Role::Feuleuse => (Colour::DieGreen, Colour::OnDieGreen),
    }
}

/// The role's colour as an outline on the terrain, where the grey of the Traceur must stand out by night as well.
const fn outline_colour(role: Role) -> Colour {
    match role {
        Role::Traceur => Colour::InkSoft,
        other => colours(other).0,
    }
}

/// The id of what one touches to choose something for a seat.
fn target(seat: Seat, what: &str) -> String {
    format!("s{}-{what}", seat.0)
}

fn cell_target(cell: Cell) -> String {
    format!("cell-{cell}")
}

fn slot_target(slot: Column) -> String {
    format!("slot-{slot}")
}

fn role_target(seat: Seat, role: Role) -> String {
    target(seat, role.name())
}

fn aval_target(seat: Seat, role: Role) -> String {
    target(seat, &format!("aval-{}", role.name()))
}

fn card_target(seat: Seat, card: Number) -> String {
    target(seat, &format!("card-{card}"))
}

fn points_target(seat: Seat, points: u8) -> String {
    target(seat, &format!("commit-{points}"))
}

/// What closes a step: one button, wherever the step is.
fn done_target(seat: Seat) -> String {
    target(seat, "done")
}

/// The seat that the panels are about: the one that decides, if the viewer plays it, or the viewer's own.
fn minded(context: &Context<'_>) -> Option<Seat> {
    deciding(context).or(context.me.lowest())
}

/// HC-14.1: a player's own side is large, or the other's where it was touched. Two at one screen see the side of the actor; a player who is out
/// sees the other's.
fn layout(game: &Horde, context: &Context<'_>) -> Layout {
    let state = context.state();
    let walks = |seat: usize| state.camps.get(seat).is_some_and(|camp| camp.lost.is_none());
    let mine = if context.me.len() > 1 { Some(Seat(state.actor)) } else { context.me.lowest() };
    let seen = mine.map(|seat| seat.index() & 1);
    let large = |seat: usize| if !walks(seat) && walks(1 - seat) { 1 - seat } else { seat };
    let swapped = |seat: usize| if context.is_on(&SWAP) { 1 - seat } else { seat };
    Layout::of(game.seats, seen.map(large).map(swapped))
}

/// The seat of the viewer that decides now.
fn deciding(context: &Context<'_>) -> Option<Seat> {
    let state = context.state();
    Some(Seat(state.actor)).filter(|&seat| state.step.is_decision() && context.me.has(seat))
}

impl Picture for Horde {
    fn accent() -> Accent {
        accent::ACCENT
    }

    fn cover() -> Option<String> {
        Some(cover::cover())
    }

    fn switches() -> &'static [Switch] {
        &[Switch::COORDINATES, FORCES, THREATS, SWAP]
    }

    fn stays_behind_curtain() -> bool {
        true
    }

    fn scene(&self, context: &PictureContext<'_, Self>) -> Scene {
        board::scene(self, context)
    }

    fn targets(&self, state: &State, seat: Seat, action: &Action) -> Vec<String> {
        match *action {
            Action::Enter { role, column } => {
                let cell = Cell(column.0 * 4 + 3);
                vec![aval_target(seat, role), cell_target(cell)]
            }
            Action::Move { role, cell } => vec![role_target(seat, role), cell_target(cell)],
            Action::Play { card } | Action::Keep { card } => vec![card_target(seat, card)],
            Action::Repos { role } => vec![target(seat, "repos"), role_target(seat, role)],
            Action::Aide => vec![target(seat, "aide")],
            Action::Provocation { role, cell } => {
                vec![target(seat, "provocation"), role_target(seat, role), cell_target(cell)]
            }
            Action::Attaque { slot } => vec![target(seat, "attaque"), slot_target(slot)],
            // Points beyond what can change anything are only a button: they are never wanted.
            Action::Commit { points }
                if state.step == Step::Power && points <= panels::wind::most_useful(self, state) =>
            {
                vec![points_target(seat, points)]
            }
            Action::WindMove { cell } => vec![cell_target(cell)],
            Action::Discard { role } => vec![aval_target(seat, role)],
            Action::EndEntry | Action::EndMoves | Action::EndActions | Action::WindStay | Action::EndTurn => {
                vec![done_target(seat)]
            }
            Action::Commit { .. } | Action::Concede => Vec::new(),
        }
    }

    fn weight(&self, state: &State, seat: Seat, action: &Action) -> Weight {
        match action {
            Action::EndEntry | Action::EndMoves | Action::EndActions | Action::WindStay | Action::EndTurn => {
                Weight::Main
            }
            Action::Commit { .. } if self.targets(state, seat, action).is_empty() => Weight::Minor,
            _ => Weight::Usual,
        }
    }

    fn why_not(&self, state: &State, seat: Seat, _: &[String], thing: &str) -> Option<Refusal> {
        reasons::why_not(self, state, seat, thing)
    }

    /// What has just happened is read before the question is answered.
    fn subject(&self, context: &PictureContext<'_, Self>) -> Vec<String> {
        if context.state().step == Step::Over {
            return vec!["tale".to_owned()];
        }
        panels::news::panel(self, context).into_iter().map(|panel| panel.id).collect()
    }

    fn stage(&self, context: &PictureContext<'_, Self>) -> Stage {
        match context.state().step {
            Step::Power | Step::Wind => Stage::Formation,
            Step::Over => Stage::End,
            _ => Stage::Map,
        }
    }

    fn panels(&self, context: &PictureContext<'_, Self>) -> Vec<Panel> {
        panels::panels(self, context)
    }

    fn preview(&self, context: &PictureContext<'_, Self>, seat: Seat, action: &Action) -> Option<Preview> {
        let legal = Rules::check(self, context.state(), seat, action).is_ok();
        if legal && context.me.has(seat) { preview::preview(self, context, seat, action) } else { None }
    }
}
