//! Questions to the seat that decides.

use crate::cards::{CARDS, CardId};
use crate::consumables::ConsumableId;
use crate::game::Windwalkers;
use crate::names::say;
use crate::program::{CHRONES, FIRST_CONSUMABLE};
use crate::state::{Phase, State, Wait};
use crate::tiles::Rest;
use galerne_engine::{Arg, Message, Seat};

impl Windwalkers {
    /// The question while the horde rests: it is true after the rest as well.
    pub(super) fn ask_rest(&self, state: &State) -> &'static str {
        let waits = !self.rest_choices(state).is_empty();
        match (state.phase == Phase::Passing, waits) {
            (true, true) => "ask-passing",
            (true, false) => "ask-passing-rested",
            (false, true) if self.rest_kind(state) == Rest::All => "ask-stopped-all",
            (false, true) => "ask-stopped",
            (false, false) if self.recruits_here(state) => "ask-stopped-recruit",
            (false, false) => "ask-stopped-rested",
        }
    }

    pub(super) fn ask_choice(&self, state: &State, seat: Seat) -> Message {
        let run = &state.run;
        let key = match run.wait {
            Wait::CostAbandon => "ask-cost-abandon",
            Wait::CostTap => "ask-cost-tap",
            Wait::React | Wait::ReactAimed | Wait::ReactConsumable => "ask-react",
            Wait::Interfere => "ask-interfere",
            Wait::Colour => "ask-colour",
            Wait::Shift => "ask-shift",
            Wait::SetDie => "ask-set-die",
            Wait::FlipDie | Wait::InterfereDie => "ask-one-die",
            Wait::SetFace | Wait::AllFace | Wait::GreenFace => "ask-face",
            Wait::RerollDice => "ask-reroll-dice",
            Wait::IgnoreDie => "ask-ignore",
            Wait::GreenDie | Wait::GiftDie => "ask-green-die",
            Wait::GreenAdd => "ask-green-add",
            Wait::Ready => "ask-ready",
            Wait::Recruit => "ask-power-recruit",
            Wait::RevealTile | Wait::AnyTile => "ask-reveal",
            Wait::SwapTile => "ask-swap-tile",
            Wait::SwapTileWith => "ask-swap-with",
            Wait::ReplaceWith | Wait::VillageKind => "ask-terrain",
            Wait::SpreadTile | Wait::BlackTile | Wait::BehindTile => "ask-black-tile",
            Wait::ReturnTile | Wait::BumpTile | Wait::TokenTile | Wait::TokenSwapTile | Wait::TokenSwapWith => {
                "ask-token-tile"
            }
            Wait::RemoveTile | Wait::ReplaceTile | Wait::PushTile | Wait::VillageTile => "ask-tile",
            Wait::Branch | Wait::InterfereBranch => "ask-branch",
            Wait::Horde => "ask-horde",
            Wait::TokenForce => "ask-token-force",
            Wait::GiveAbandon => "ask-give-abandon",
            _ => "ask-card",
        };
        let power: Arg = if usize::from(run.card) <= CARDS {
            CardId(run.card).card().name.into()
        } else if run.card == CHRONES {
            say("chrones-name").into()
        } else {
            ConsumableId(run.card - FIRST_CONSUMABLE).get().name.into()
        };
        let ask = say(key).with("seat", seat).with("power", power).with("left", run.left);
        // The dice chosen so far.
        if run.wait == Wait::Colour { ask.with("blue", run.a).with("violet", run.b) } else { ask }
    }
}
