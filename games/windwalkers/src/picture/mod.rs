//! Windwalkers drawn: the road against the wind, and beside it the contre, the horde, what lies ahead, the chapter's sheet.

mod accent;
mod advice;
pub(crate) mod board;
mod cover;
mod lay;
mod onward;
mod panels;
mod preview;
mod reasons;
pub(crate) mod signs;

use crate::action::Action;
use crate::bots::{help, power};
use crate::cards::{CardId, Line};
use crate::dice::Colour as Die;
use crate::game::Windwalkers;
use crate::names::say;
use crate::state::{Phase, State, Wait};
use crate::tiles::Rest;
use galerne_draw::piece::DieColour;
use galerne_draw::{
    Accent, Colour, Panel, Picture, PictureContext, Pictured, Preview, Scene, Sequence, Stage, Switch, Weight,
};
use galerne_engine::{Hex, Refusal, Rules, Seat, Words};

type Context<'a> = PictureContext<'a, Windwalkers>;

/// The way the horde has walked.
const ROUTE: Switch = Switch { id: "route", on: true };

/// All panels are drawn to this width: the narrowest column of the page shows them one to one, a phone a third larger.
const WIDTH: f32 = 256.0;

/// The smallest text of a panel: eleven pixels in the narrowest column.
const SMALL: f32 = 11.6;

fn hex_target(hex: Hex) -> String {
    format!("hex{}_{}", hex.q, hex.r)
}

fn card_target(card: CardId) -> String {
    format!("card-{}", card.card().key)
}

/// A second place on an offered card: take it in the place of another.
fn replace_target(card: CardId) -> String {
    format!("replace-{}", card.card().key)
}

fn die_name(colour: Die) -> &'static str {
    match colour {
        Die::Blue => "blue",
        Die::Violet => "violet",
        Die::White => "white",
        Die::Green => "green",
        Die::Black => "black",
    }
}

fn die_target(colour: Die, face: u8) -> String {
    format!("die-{}-{face}", die_name(colour))
}

fn shift_target(colour: Die, face: u8, up: bool) -> String {
    format!("{}-{}-{face}", if up { "raise" } else { "lower" }, die_name(colour))
}

const CONFIRM: &str = "confirm";
const REROLL: &str = "reroll-all";
const STORE: &str = "store";
const BULLETIN: &str = "bulletin";
const DONE: &str = "enough";
/// All steps of the cheapest win at once.
const CHEAPEST: &str = "cheapest-win";
/// A win by at most this number of steps is offered first.
const CHEAP: usize = 3;

/// The seat of the viewer that is asked now.
fn asked(game: &Windwalkers, context: &Context<'_>) -> Option<Seat> {
    game.turn(context.state()).deciders().iter().find(|&seat| context.me.has(seat))
}

/// What the viewer may do now; empty while others play.
fn choices(game: &Windwalkers, context: &Context<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Some(seat) = asked(game, context) {
        game.actions(context.state(), seat, &mut actions);
        actions.retain(|action| !game.is_idle(context.state(), action));
    }
    actions
}

/// The horde that a panel shows first: the one that is asked, else the one whose day it is, else the viewer's own.
fn shown_seat(game: &Windwalkers, context: &Context<'_>) -> u8 {
    let active = Seat(context.state().active);
    let own = || if context.me.has(active) { active } else { context.me.lowest().unwrap_or(active) };
    asked(game, context).unwrap_or_else(own).0
}

/// The colour of a die of the game, as the table's dice are drawn.
pub(crate) fn die_colour(colour: Die) -> DieColour {
    match colour {
        Die::Blue => DieColour::Blue,
        Die::Violet => DieColour::Violet,
        Die::White => DieColour::White,
        Die::Green => DieColour::Green,
        Die::Black => DieColour::Black,
    }
}

/// The colour of a line: red leads, blue holds, green follows.
pub(crate) fn line_colours(line: Line) -> (Colour, Colour) {
    match line {
        Line::Fer => (Colour::DieRed, Colour::OnDieRed),
        Line::Pack => (Colour::DieBlue, Colour::OnDieBlue),
        Line::Traine => (Colour::DieGreen, Colour::OnDieGreen),
    }
}

/// Whether one of the horde's own cards is asked for: then the horde stands first.
fn asks_for_cards(state: &State) -> bool {
    match state.phase {
        Phase::Adjust => matches!(state.run.wait, Wait::CostAbandon | Wait::CostTap),
        phase => phase == Phase::Replace,
    }
}

impl Windwalkers {
    /// The state after ending the power in use, if the contre is then won as it stands and could be confirmed at once.
    fn after_done(&self, state: &State) -> Option<State> {
        let seat = Seat(state.active);
        let asked = state.phase == Phase::Adjust && state.run.wait != Wait::Nothing && !self.wastes(state);
        if !asked || self.decider(state) != seat.0 || self.check(state, seat, &Action::Done).is_err() {
            return None;
        }
        let mut next = *state;
        self.act(&mut next, seat, Action::Done, &mut ());
        let is_won = self.due(&next).is_none()
            && self.check(&next, seat, &Action::Confirm).is_ok()
            && self.confirm_wins(&next)
            && !self.confirm_dooms(&next);
        is_won.then_some(next)
    }

    fn won_when_done(&self, state: &State) -> bool {
        self.after_done(state).is_some()
    }

    /// A contre that a power has won asked for two clicks: that was all of the power, and yes, it is won.
    pub(crate) fn confirmed_when_done(&self, state: &State, seat: Seat) -> Option<Sequence<Action>> {
        let label = self.label(&self.after_done(state)?, seat, &Action::Confirm);
        Some(Sequence {
            actions: vec![Action::Done, Action::Confirm],
            label,
            targets: vec![CONFIRM.to_owned()],
            main: true,
        })
    }
}

impl Picture for Windwalkers {
    fn accent() -> Accent {
        accent::ACCENT
    }

    fn cover() -> Option<String> {
        Some(cover::cover())
    }

    fn switches() -> &'static [Switch] {
        &[Switch::COORDINATES, ROUTE]
    }

    fn pictured() -> &'static [Pictured] {
        &[Pictured {
            option: "team",
            with: &[("compose", "preset")],
            panel: Some("horde-0-panel"),
            // Not for one horde alone (WW-2.3), or not of the basic cards: these are chosen by name.
            except: &[
                "uther_assassins",
                "oranne_terrain",
                "estrella_black",
                "alpha_family",
                "iel_border",
                "iel_mixed",
                "ryage_luck",
                "ryage_mixed",
                "usmos_care",
                "viciar_feu",
            ],
        }]
    }

    fn scene(&self, context: &PictureContext<'_, Self>) -> Scene {
        board::scene(self, context)
    }

    fn targets(&self, state: &State, _: Seat, action: &Action) -> Vec<String> {
        match *action {
            Action::Move { hex } | Action::Tile { hex } => vec![hex_target(hex)],
            Action::Bulletin { hex } => vec![BULLETIN.to_owned(), hex_target(hex)],
            Action::Shift { colour, face, up } => vec![shift_target(colour, face, up)],
            Action::Die { colour, face } => vec![die_target(colour, face)],
            Action::Store { colour, face } => vec![STORE.to_owned(), die_target(colour, face)],
            Action::RerollAll => vec![REROLL.to_owned()],
            Action::Confirm => vec![CONFIRM.to_owned()],
            // A power that would be used for nothing is not lit: it is listed, and its card says why when it is touched.
            Action::Use { card } if self.fizzles(state, state.active, card.0) => Vec::new(),
            Action::Use { card }
            | Action::Card { card }
            | Action::Ready { card }
            | Action::Recruit { card }
            | Action::React { card } => vec![card_target(card)],
            // Where every place is taken there is only one way to take a newcomer: touching the card begins it.
            Action::Replace { card } if self.recruitable(state).has(card.0) => vec![replace_target(card)],
            Action::Replace { card } => vec![card_target(card)],
            Action::Done if state.phase == Phase::Adjust => vec![DONE.to_owned()],
            Action::Face { face } => vec![format!("face-{face}")],
            Action::Colour { colour } => vec![format!("colour-{}", die_name(colour))],
            Action::Terrain { tile } => vec![format!("terrain-{}", tile.print().id)],
            Action::Force { force } => vec![format!("force-{force}")],
            Action::Horde { seat } => vec![format!("horde-{}", seat.0)],
            Action::Play { consumable } => vec![format!("consumable-{}", consumable.0)],
            Action::Stop
            | Action::GoOn
            | Action::RestAll
            | Action::Leave
            | Action::Done
            | Action::Pass
            | Action::Branch { .. }
            | Action::Concede => Vec::new(),
        }
    }

    /// What goes on is at hand, unless something better is: a win that can be paid for, the one rest there is. Steps, stores and powers
    /// of a contre are better done on the dice and the cards.
    fn weight(&self, state: &State, seat: Seat, action: &Action) -> Weight {
        let rests = matches!(state.phase, Phase::Passing | Phase::Stopped) && !self.rest_choices(state).is_empty();
        if let Action::Done | Action::Die { .. } | Action::Face { .. } = action
            && let Some(best) = power::advice(self, state)
        {
            let at_hand = best.choices.first() == Some(action) && !best.is_one_deed(state);
            return if at_hand { Weight::Main } else { Weight::Usual };
        }
        match action {
            Action::Confirm if self.confirm_wins(state) && !self.confirm_dooms(state) => Weight::Main,
            Action::Confirm if help::can_be_helped(self, state) => Weight::Usual,
            Action::Confirm => Weight::Main,
            // Another roll would only put a won contre at risk.
            Action::RerollAll if self.confirm_wins(state) => Weight::Minor,
            Action::Done if self.wastes(state) => Weight::Usual,
            // The steps that the power still gives win: ending it is hardly meant.
            Action::Done if !help::cheapest_steps(self, state).is_empty() => Weight::Minor,
            // One place for it, for every newcomer on offer.
            Action::Done if state.phase == Phase::Recruit => Weight::Main,
            // Won as it stands: the two steps that are left are one answer, and what only ends the power is marked no more than it.
            Action::Done if self.won_when_done(state) => Weight::Minor,
            // A power that has been paid for and still asks for dice: they are the answer, unless the contre is won as it stands.
            Action::Done if state.phase == Phase::Adjust && !self.confirm_wins(state) => Weight::Usual,
            Action::Done => Weight::Main,
            &Action::Shift { colour, face, up }
                if help::cheapest_steps(self, state) == [(colour, face, up)]
                    && help::cheaper_powers(self, state).is_empty() =>
            {
                Weight::Main
            }
            Action::Shift { .. } | Action::Store { .. } | Action::Bulletin { .. } => Weight::Minor,
            // Powers stand beside the question, whatever it is: none of them is what is asked.
            Action::Use { .. } => Weight::Minor,
            Action::Ready { .. } if self.rest_choices(state).len() == 1 => Weight::Main,
            Action::Recruit { .. } | Action::React { .. } => Weight::Main,
            Action::Card { .. } if state.run.wait == Wait::Recruit && self.card_choices(state).len() == 1 => {
                Weight::Main
            }
            // A violet die without a black one to answer counts for nothing (WW-6.15).
            Action::Colour { colour: Die::Violet } if state.contre.pools[Die::Black.index()].is_empty() => {
                Weight::Minor
            }
            // Stopping and breaking camp are then one answer.
            Action::Stop if onward::camps_for_nothing(self, state) => Weight::Minor,
            Action::Stop => Weight::Main,
            // A possible rest is offered first: a single rest is at hand, of several one is chosen on the cards.
            Action::Leave if rests => Weight::Usual,
            _ if self.targets(state, seat, action).is_empty() => Weight::Main,
            _ => Weight::Usual,
        }
    }

    /// All steps of the cheapest win, or all dice that a power ignores, as one sequence. Where all rest at once, each
    /// tired hordier stands for all; where it is asked whether to go on, each tile beside the horde means going on to
    /// it.
    fn sequences(&self, state: &State, seat: Seat) -> Vec<Sequence<Action>> {
        if self.decider(state) != seat.0 {
            return Vec::new();
        }
        if state.phase == Phase::Arrived && state.run.wait == Wait::Nothing {
            return onward::sequences(self, state);
        }
        let bound = onward::bound(self, state);
        if !bound.is_empty() {
            return bound;
        }
        if matches!(state.phase, Phase::Stopped | Phase::Passing) && self.rest_kind(state) == Rest::All {
            let tired = self.rest_choices(state).iter().map(|card| vec![card_target(CardId(card))]);
            let rest = |targets| Sequence {
                actions: vec![Action::RestAll],
                label: say("label-rest-all"),
                targets,
                main: false,
            };
            return if state.run.wait == Wait::Nothing { tired.map(rest).collect() } else { Vec::new() };
        }
        if let Some(won) = self.confirmed_when_done(state, seat) {
            return vec![won];
        }
        let steps = help::cheapest_steps(self, state);
        let actions: Vec<Action> = match help::ignoring(self, state) {
            Some(best) => best.choices,
            None if steps.len() > 1 => {
                steps.into_iter().map(|(colour, face, up)| Action::Shift { colour, face, up }).collect()
            }
            None => return Vec::new(),
        };
        // Not offered first where it is dear, or where a power does better.
        let main = actions.len() <= CHEAP && help::cheaper_powers(self, state).is_empty();
        vec![Sequence { actions, label: advice::sequence_label(self, state), targets: vec![CHEAPEST.to_owned()], main }]
    }

    /// The dice of a contre and the horde that fights it; the cards of a draft or an offer; the hordiers that rest or
    /// are lost.
    fn subject(&self, context: &PictureContext<'_, Self>) -> Vec<String> {
        let state = context.state();
        let horde = format!("horde-{}-panel", shown_seat(self, context));
        match state.phase {
            // Who is left behind or tapped for a power is chosen among the cards.
            Phase::Adjust if asks_for_cards(state) => {
                vec![horde, "contre".to_owned(), "offer".to_owned()]
            }
            Phase::Adjust => vec!["contre".to_owned(), "offer".to_owned(), horde],
            Phase::Compose | Phase::Recruit => vec!["offer".to_owned(), horde],
            // Who makes way for a newcomer is one of them.
            Phase::Replace => vec![horde, "offer".to_owned()],
            Phase::LossFailed | Phase::LossTour | Phase::LossTourStop => vec![horde],
            Phase::Passing | Phase::Stopped => vec!["offer".to_owned(), horde],
            Phase::Over => vec!["tale".to_owned()],
            _ => Vec::new(),
        }
    }

    /// Dice and cards have the middle unless a power asks for a tile; so has the horde where one of several is to rest.
    fn stage(&self, context: &PictureContext<'_, Self>) -> Stage {
        let state = context.state();
        let rests = self.rest_kind(state) == Rest::One && self.rest_choices(state).len() > 1;
        match state.phase {
            _ if state.run.wait.is_about_the_map() => Stage::Map,
            Phase::Adjust => Stage::Contre,
            Phase::Compose
            | Phase::Recruit
            | Phase::Replace
            | Phase::LossFailed
            | Phase::LossTour
            | Phase::LossTourStop => Stage::Draft,
            Phase::Passing | Phase::Stopped if rests => Stage::Draft,
            Phase::Over => Stage::End,
            _ => Stage::Map,
        }
    }

    fn why_not(&self, state: &State, seat: Seat, picked: &[String], thing: &str) -> Option<Refusal> {
        reasons::why_not(self, state, seat, picked, thing)
    }

    fn panels(&self, context: &PictureContext<'_, Self>) -> Vec<Panel> {
        let state = context.state();
        let mut panels = Vec::from_iter(panels::tale::panel(self, context));
        let of_cards = asks_for_cards(state);
        if state.phase == Phase::Adjust && !of_cards {
            panels.push(panels::contre::panel(self, context));
        }
        // A rest comes before what else could be done there.
        let resting = matches!(state.phase, Phase::Passing | Phase::Stopped) && !self.rest_choices(state).is_empty();
        let (before, after) = match panels::offers::panel(self, context) {
            offers if resting || of_cards => (None, offers),
            offers => (offers, None),
        };
        panels.extend(before);
        let choosing = matches!(state.phase, Phase::Move | Phase::Arrived) && state.run.wait == Wait::Nothing;
        if choosing && asked(self, context).is_some() {
            panels.push(panels::chances::panel(self, context));
        }
        let first = shown_seat(self, context);
        let others = (0..self.seats as u8).filter(|&seat| seat != first);
        panels.extend(panels::horde::panel(self, context, Seat(first)));
        if state.phase == Phase::Adjust && of_cards {
            panels.push(panels::contre::panel(self, context));
        }
        panels.extend(after);
        panels.extend(others.filter_map(|seat| panels::horde::panel(self, context, Seat(seat))));
        if state.present != 0 {
            panels.push(panels::chances::bag(context));
        }
        panels.push(panels::sheet::panel(self, context));
        panels.extend(panels::notebook::panel(self, context));
        panels.extend(panels::glossary::panel(state));
        panels
    }

    fn preview(&self, context: &PictureContext<'_, Self>, seat: Seat, action: &Action) -> Option<Preview> {
        match *action {
            Action::Move { hex } => preview::of_tile(self, context, context.state(), hex),
            Action::Use { .. } | Action::Shift { .. } | Action::RerollAll => {
                preview::of_contre(self, context, seat, action)
            }
            _ => None,
        }
    }

    fn preview_sequence(&self, context: &PictureContext<'_, Self>, _: Seat, actions: &[Action]) -> Option<Preview> {
        match *actions {
            [Action::GoOn, Action::Move { hex }] => {
                preview::of_tile(self, context, &onward::gone_on(self, context.state())?, hex)
            }
            _ => None,
        }
    }
}
