//! Reading a position back: what its parts must be to each other, and the bag of wind where the file leaves it out.

use super::{impossible, within};
use crate::board::{HEXES, NOWHERE};
use crate::dice::Pool;
use crate::game::Windwalkers;
use crate::rule_ids as ww;
use crate::rules::chance::Due;
use crate::state::{Deal, DealTo, Phase, Run, State, Wait};
use crate::tiles::{BAG, Tile};
use galerne_engine::Refusal;

impl Windwalkers {
    /// What no part can see alone: tokens add up, the phase has what it needs, and play can go on.
    pub(crate) fn check_state(&self, state: &State) -> Result<(), Refusal> {
        self.check_tokens(state)?;
        let in_contre = matches!(state.phase, Phase::Wind | Phase::Roll | Phase::Adjust);
        if in_contre != (state.contre.target != NOWHERE) {
            return impossible(ww::RESOLVE, "refused-position-contre");
        }
        if in_contre && self.board_of(state).near(state.contre.target) >> state.track(state.active).hex & 1 == 0 {
            return impossible(ww::NEIGHBOUR, "refused-position-apart");
        }
        let effect = |field: &str| Err(Refusal::new(ww::USE, "refused-position-effect").with("field", field));
        if state.run.pc != 0 && state.run.wait == Wait::Nothing && state.deal.position().is_none() {
            return effect("effect.waits_for");
        }
        let board_len = self.board_of(state).len() as u8;
        let picks_tile = matches!(
            state.run.wait,
            Wait::SwapTileWith
                | Wait::ReplaceWith
                | Wait::TokenDraw
                | Wait::TokenRedraw
                | Wait::TokenSwapWith
                | Wait::VillageKind
        );
        if picks_tile && state.run.a >= board_len {
            return effect("effect.a");
        }
        let aimed = matches!(
            state.run.wait,
            Wait::ReactAimed
                | Wait::GiveAbandon
                | Wait::GiftDie
                | Wait::SwapMine
                | Wait::SwapTheirs
                | Wait::TopSwap
                | Wait::TopSwapOther
                | Wait::ForceUse
                | Wait::PushTile
        ) || state.deal.to == DealTo::Swap;
        if aimed && usize::from(state.run.aimed) >= self.seats {
            return effect("effect.aimed");
        }
        for left in state.deal.left {
            within(ww::STATE, "dealing.left", left, 0, 20)?;
        }
        if state.deal.to == DealTo::Swap {
            within(ww::STATE, "chosen", state.chosen, 0, 7)?;
        }
        if state.phase == Phase::Over {
            return if state.run == Run::NONE && state.deal == Deal::NONE { Ok(()) } else { effect("phase") };
        }
        match self.due(state) {
            Some(due) => self.check_due(state, due),
            None => {
                let mut actions = Vec::new();
                self.list_actions(state, &mut actions);
                if actions.is_empty() { impossible(ww::STATE, "refused-position-stuck") } else { Ok(()) }
            }
        }
    }

    /// The tokens that lie on the board or beside it, by force.
    fn tokens_out(&self, state: &State) -> [u8; 6] {
        let mut out = [0u8; 6];
        let drawn = (0..HEXES as u8).map(|at| state.token(at).get().drawn).chain([state.contre.threshold]);
        for drawn in drawn.filter(|&drawn| drawn > 0) {
            out[usize::from(drawn) - 1] = out[usize::from(drawn) - 1].saturating_add(1);
        }
        out
    }

    /// The bag when a position does not tell it: whatever is not out. An empty bag is filled anew (WW-5.4), so that in a race
    /// several whole sets may be.
    pub(crate) fn bag_without(&self, state: &State) -> Result<[u8; 6], Refusal> {
        let out = self.tokens_out(state);
        let most = if self.is_race() { 4 } else { 1 };
        for sets in 1..=most {
            if out.iter().zip(BAG).all(|(&out, count)| out <= count * sets) {
                return Ok(std::array::from_fn(|force| BAG[force] * sets - out[force]));
            }
        }
        let force = (0..6).find(|&force| out[force] > BAG[force] * most).unwrap_or(0);
        Err(Refusal::new(ww::BAG, "refused-position-too-many-tokens")
            .with("force", force + 1)
            .with("found", out[force])
            .with("wanted", BAG[force] * most))
    }

    fn check_tokens(&self, state: &State) -> Result<(), Refusal> {
        let mut tokens = self.tokens_out(state);
        for (count, bag) in tokens.iter_mut().zip(state.bag) {
            *count = count.saturating_add(bag);
        }
        if (1..=4).any(|sets| tokens == BAG.map(|count| count * sets)) {
            return Ok(());
        }
        // As many whole sets as come nearest to what there is.
        let (all, set) = (tokens.map(u32::from).iter().sum::<u32>(), BAG.map(u32::from).iter().sum::<u32>());
        let sets = ((all + set / 2) / set).clamp(1, 4) as u8;
        let force = (0..6).find(|&force| tokens[force] != BAG[force] * sets).unwrap_or(0);
        Err(Refusal::new(ww::BAG, "refused-position-tokens")
            .with("force", force + 1)
            .with("found", tokens[force])
            .with("wanted", BAG[force] * sets))
    }

    fn check_due(&self, state: &State, due: Due) -> Result<(), Refusal> {
        let sound = match due {
            Due::Token => state.bag != [0; 6],
            Due::Roll => self.dice_due(state).iter().all(|&n| u32::from(n) <= Pool::MOST),
            Due::Dice(blue, violet) => {
                let room = |n: u8, there: Pool| u32::from(n) + there.len() <= Pool::MOST;
                room(blue, state.contre.blue()) && room(violet, state.contre.violet())
            }
            Due::Card(position) => !state.now.deck.and(self.by_position[position as usize]).is_empty(),
            Due::Village => Tile::COLOURED_VILLAGES.into_iter().any(|tile| self.unused_village(state, tile)),
            Due::Consumable => state.stock != 0 && state.track(state.active).hand != [255; 2],
            Due::Die | Due::Layout | Due::Roses | Due::First => true,
        };
        if sound { Ok(()) } else { impossible(ww::STATE, "refused-position-stuck") }
    }
}
