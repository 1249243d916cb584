//! Labels of actions.

use crate::cards::CardId;
use crate::effects::Op;
use crate::game::Windwalkers;
use crate::names::{at, say, tile_name};
use crate::state::{Phase, State, Wait};
use galerne_engine::{Hex, Message};

/// What is done with a die that is chosen.
pub(super) fn die_label(state: &State) -> &'static str {
    match state.run.wait {
        Wait::IgnoreDie => "label-die-ignore",
        Wait::SetDie | Wait::GreenDie | Wait::FlipDie => "label-die-turn",
        Wait::RerollDice | Wait::InterfereDie => "label-die-reroll",
        Wait::GiftDie => "label-die-give",
        _ => "label-die",
    }
}

impl Windwalkers {
    pub(super) fn label_move(&self, state: &State, hex: Hex) -> Message {
        self.label_walk(state, hex, false)
    }

    /// Going on to that tile, in the state after going on.
    pub(crate) fn label_onward(&self, state: &State, hex: Hex) -> Message {
        self.label_walk(state, hex, true)
    }

    fn label_walk(&self, state: &State, hex: Hex, onward: bool) -> Message {
        let Some(target) = self.board_of(state).index(hex) else { return say("label-move-nowhere") };
        let tile = state.tile(target);
        let message = |key: &'static str| {
            say(key).with("tile", tile_name(tile)).with("hex", at(hex)).with("onward", u8::from(onward))
        };
        if tile.is_city() {
            return message("label-move-city");
        }
        let plan = self.roll_plan(state, state.active, target);
        let with_dice = |key: &'static str| {
            message(key)
                .with("white", plan.white)
                .with("green", plan.green)
                .with("black", plan.black)
                .with("blue", plan.blue)
                .with("violet", plan.violet)
        };
        let token = state.token(target);
        match () {
            () if !token.is_none() => with_dice("label-move-known").with("force", token.force()),
            () if self.takes_wind(tile) => with_dice("label-move"),
            () => with_dice("label-move-calm"),
        }
    }

    pub(super) fn card_label(&self, state: &State) -> &'static str {
        match state.run.wait {
            Wait::CostAbandon | Wait::GiveAbandon => "label-card-abandon",
            Wait::CostTap => "label-card-tap",
            Wait::Recruit => "label-card-recruit",
            Wait::UseTraine | Wait::ForceUse | Wait::CopyCard => "label-card-use",
            Wait::LoseOne => "label-card-lose",
            Wait::Nothing => match state.phase {
                Phase::Compose => "label-card-keep",
                Phase::Replace => "label-card-dismiss",
                _ => "label-card-lose",
            },
            _ => "label-card",
        }
    }

    /// The city at the end of the chapter touches the horde's tile: going on means walking in, without dice and without
    /// points for it.
    pub(crate) fn arrival_is_next(&self, state: &State) -> bool {
        let near = self.board_of(state).near(state.track(state.active).hex) & state.present;
        near >> self.arrival_hex(state, state.active) & 1 == 1
    }

    /// Whether a rest could ready a hordier.
    pub(crate) fn anyone_tapped(&self, state: &State) -> bool {
        let horde = state.horde(state.active);
        (0..8).any(|place| horde.restable(place))
    }

    /// The blue dice of the next contre if the horde goes on.
    pub(crate) fn dice_onward(&self, state: &State) -> u8 {
        let mut onward = *state;
        onward.track_mut(state.active).surpass += 1;
        self.roll_plan(&onward, state.active, state.track(state.active).hex).blue
    }

    /// Whether a hordier offers to join where the horde stands, and could.
    pub(super) fn recruits_here(&self, state: &State) -> bool {
        !self.recruitable(state).is_empty() || !self.exchangeable(state).is_empty()
    }

    /// The camp is rested, and what comes next is not the road.
    pub(super) fn leaves_to_recruit(&self, state: &State) -> bool {
        state.phase == Phase::Stopped && self.rest_choices(state).is_empty() && self.recruits_here(state)
    }

    pub(super) fn branch_label(&self, state: &State, second: bool) -> Message {
        if state.run.wait == Wait::InterfereBranch {
            return say(if second { "label-interfere-reroll" } else { "label-interfere-moral" });
        }
        let ops = CardId(state.run.card).card().ops;
        let branches = ops.iter().find_map(|op| match *op {
            Op::Choose(a, b) => Some(if second { b } else { a }),
            _ => None,
        });
        match branches.and_then(<[_]>::split_first) {
            Some((first, [])) => first.text(),
            Some((first, [rest, ..])) => say("text-then").with("first", first.text()).with("rest", rest.text()),
            None => say(if second { "label-second" } else { "label-first" }),
        }
    }
}
