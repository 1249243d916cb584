//! Why an action is not legal: the checks ask what the listing asks (`legal`), and name the reason.

use crate::action::Action;
use crate::cards::{CardId, CardSet};
use crate::dice::{Colour, Pool};
use crate::effects::{Op, Spread};
use crate::game::Windwalkers;
use crate::rules::why::Why;
use crate::state::{Phase, State, Wait};
use crate::tiles::Rest;
use galerne_engine::{Hex, Seat};

impl Windwalkers {
    pub(crate) fn check_action(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Why> {
        if state.phase == Phase::Over {
            return Err(Why::Over);
        }
        if seat.index() >= self.seats {
            return Err(Why::NoSuchHorde);
        }
        if self.due(state).is_some() {
            return Err(Why::ChanceFirst);
        }
        if seat.0 != self.decider(state) {
            return Err(Why::NotYourTurn);
        }
        if state.run.wait != Wait::Nothing { self.check_choice(state, action) } else { self.check_day(state, action) }
    }

    fn check_day(&self, state: &State, action: &Action) -> Result<(), Why> {
        let seat = state.active;
        let ask = |set: CardSet, card: CardId, why: Why| if set.has(card.0) { Ok(()) } else { Err(why) };
        let travel = Self::is_travel(state);
        let adjust = state.phase == Phase::Adjust;
        match (state.phase, *action) {
            (Phase::Compose, Action::Card { card }) => ask(state.now.show, card, Why::NotOffered),
            (Phase::PlaceVillage, Action::Tile { hex }) => self.tile_in(state, self.land(state), hex),
            (Phase::Move, Action::Move { hex }) => {
                let at = self.board_of(state).index(hex).filter(|&at| state.has_tile(at)).ok_or(Why::NotOnBoard)?;
                let here = state.track(seat).hex;
                let near = self.board_of(state).near(here);
                match () {
                    () if near >> at & 1 == 1 => Ok(()),
                    () if at == here => Err(Why::Here),
                    () => Err(Why::NotAdjacent),
                }
            }
            (Phase::Move | Phase::Adjust, Action::Concede) | (Phase::Adjust, Action::Confirm) => Ok(()),
            (Phase::Adjust, Action::Shift { colour, face, .. }) => {
                self.own_die(state, colour, face)?;
                self.can_spend(state)
            }
            (Phase::Adjust, Action::RerollAll) => self.can_reroll(state),
            (Phase::Adjust, Action::Store { colour, face }) => {
                self.can_store(state)?;
                self.own_die(state, colour, face)
            }
            (_, Action::Use { card }) if travel || adjust => self.usable(state, seat, card.0),
            (_, Action::Bulletin { hex }) if travel => {
                if !self.is_race() {
                    return Err(Why::BulletinOfRace);
                }
                if state.track(seat).bulletin {
                    return Err(Why::BulletinUsed);
                }
                self.tile_in(state, self.unrevealed_anywhere(state), hex)
            }
            (_, Action::Play { consumable }) if travel || adjust => self.playable(state, seat, consumable),
            (Phase::LossFailed | Phase::LossTour | Phase::LossTourStop, Action::Card { card }) => {
                let why = if state.horde(seat).has(card.0) { Why::BadLoss } else { Why::NotInHorde };
                ask(self.losable(state, seat), card, why)
            }
            (Phase::Arrived, Action::Stop | Action::GoOn) | (Phase::Passing | Phase::Stopped, Action::Leave) => Ok(()),
            (Phase::Passing | Phase::Stopped, Action::RestAll) => {
                self.may_rest(state, Rest::All)?;
                if self.rest_choices(state).is_empty() { Err(Why::NobodyTired) } else { Ok(()) }
            }
            (Phase::Passing | Phase::Stopped, Action::Ready { card }) => {
                self.may_rest(state, Rest::One)?;
                self.check_ready(state, seat, card, self.rest_choices(state))
            }
            (Phase::Recruit, Action::Done) => Ok(()),
            (Phase::Recruit, Action::Recruit { card }) => {
                self.offered_now(state, card)?;
                ask(self.recruitable(state), card, Why::NoPlace)
            }
            (Phase::Recruit, Action::Replace { card }) => {
                self.offered_now(state, card)?;
                ask(self.exchangeable(state), card, Why::NotReplaceable)
            }
            (Phase::Replace, Action::Card { card }) => {
                let why = if state.horde(seat).has(card.0) { Why::CannotMakeWay } else { Why::NotInHorde };
                ask(self.replaceable(state, state.chosen), card, why)
            }
            _ => Err(wrong_moment(state.phase, action)),
        }
    }

    fn may_rest(&self, state: &State, kind: Rest) -> Result<(), Why> {
        if state.track(state.active).rested {
            Err(Why::RestOver)
        } else if self.rest_kind(state) == kind {
            Ok(())
        } else {
            Err(match self.rest_kind(state) {
                Rest::None => Why::RestNone,
                Rest::One => Why::RestOne,
                Rest::All => Why::RestAll,
            })
        }
    }

    fn check_ready(&self, state: &State, seat: u8, card: CardId, choices: CardSet) -> Result<(), Why> {
        if choices.has(card.0) {
            return Ok(());
        }
        let horde = state.horde(seat);
        match horde.place_of(card.0) {
            None => Err(Why::NotInHorde),
            Some(place) if horde.is_tapped(place) && horde.barred >> place & 1 == 1 => Err(Why::BarredRest),
            Some(_) => Err(Why::BadRest),
        }
    }

    fn offered_now(&self, state: &State, card: CardId) -> Result<(), Why> {
        if state.now.barred_today.has(card.0) {
            Err(Why::SameDay)
        } else if self.offered(state).has(card.0) {
            Ok(())
        } else {
            Err(Why::NotOffered)
        }
    }

    fn own_die(&self, state: &State, colour: Colour, face: u8) -> Result<(), Why> {
        let kind = colour.index();
        if kind > 1 {
            return Err(Why::DieColour);
        }
        if !(1..=6).contains(&face) {
            return Err(Why::BadFace);
        }
        if state.contre.pools[kind].count(face) > 0 {
            Ok(())
        } else if state.contre.locked[kind].count(face) > 0 {
            Err(Why::LockedDie)
        } else {
            Err(Why::NoSuchDie)
        }
    }

    fn tile_in(&self, state: &State, tiles: u64, hex: Hex) -> Result<(), Why> {
        let at = self.board_of(state).index(hex).filter(|&at| state.has_tile(at)).ok_or(Why::NotOnBoard)?;
        if tiles >> at & 1 == 1 { Ok(()) } else { Err(self.why_not_tile(state, at)) }
    }

    /// Why the tile is not one of those that can be chosen now.
    fn why_not_tile(&self, state: &State, at: u8) -> Why {
        let land = self.land(state) >> at & 1 == 1;
        let token = state.token(at);
        match state.run.wait {
            Wait::Nothing if state.phase == Phase::PlaceVillage => Why::NotLand,
            Wait::Nothing | Wait::RevealTile | Wait::AnyTile => match () {
                () if !self.takes_wind(state.tile(at)) => Why::Windless,
                () if !token.is_none() => Why::WindKnown,
                () => Why::TileFar,
            },
            Wait::ReturnTile | Wait::BumpTile | Wait::TokenTile | Wait::TokenSwapTile | Wait::TokenSwapWith => {
                let near = self.board_of(state).near(state.track(state.run.seat).hex) >> at & 1 == 1;
                match () {
                    () if token.is_none() => Why::NoToken,
                    () if state.run.wait == Wait::BumpTile && !near => Why::TileFar,
                    () if state.run.wait == Wait::BumpTile => Why::TokenStrongest,
                    () => Why::BadTile,
                }
            }
            Wait::RemoveTile
            | Wait::SwapTile
            | Wait::SwapTileWith
            | Wait::ReplaceTile
            | Wait::SpreadTile
            | Wait::VillageTile
                if !land =>
            {
                Why::NotLand
            }
            Wait::RemoveTile => match () {
                () if self.pawns(state) >> at & 1 == 1 => Why::UnderPawn,
                () if self.target_bit(state) >> at & 1 == 1 => Why::UnderAttempt,
                () => Why::CutsWay,
            },
            Wait::SwapTile | Wait::SwapTileWith => {
                let anywhere = matches!(self.current_op(state), Some(Op::TileSwap { anywhere: true }));
                match () {
                    () if self.swap_reach(state, state.run.seat, anywhere) >> at & 1 == 0 => Why::TileFar,
                    () if state.run.wait == Wait::SwapTile => Why::NoPartner,
                    () => Why::TilesApart,
                }
            }
            Wait::ReplaceTile => Why::NoOtherKind,
            Wait::SpreadTile if self.board_of(state).near(state.contre.target) >> at & 1 == 0 => Why::TileFar,
            Wait::SpreadTile => Why::TileHad,
            _ => Why::BadTile,
        }
    }

    /// Why the die cannot take a step of the power in use.
    fn why_not_shift(&self, state: &State, colour: Colour, face: u8) -> Why {
        let op = self.current_op(state);
        let Some(Op::Shift(pool, _, spread)) = op else { return Why::NothingAsked };
        let own = self.own_dice(state, pool).get(colour.index()).copied().unwrap_or(Pool::EMPTY);
        match () {
            () if colour.index() > 1 => Why::DieColour,
            () if own.count(face) == 0 => Why::NoSuchDie,
            () if spread == Spread::EachOnce => Why::DieTwice,
            () => Why::OneDie,
        }
    }

    fn check_choice(&self, state: &State, action: &Action) -> Result<(), Why> {
        let run = &state.run;
        let yes = |there: bool, why: Why| if there { Ok(()) } else { Err(why) };
        match (run.wait, *action) {
            (_, Action::Done) => yes(Self::may_finish(state), Why::MustGoOn),
            (Wait::Colour, Action::Colour { colour }) => yes(colour.index() < 2, Why::DieColour),
            (Wait::Shift, Action::Shift { colour, face, up }) => {
                let (pools, only) = self.shift_choices(state);
                let pool = pools.get(colour.index()).copied().unwrap_or(Pool::EMPTY);
                if pool.count(face) == 0 {
                    return Err(self.why_not_shift(state, colour, face));
                }
                yes(only.is_none_or(|only| only == up), Why::OneDie)
            }
            (Wait::SetFace | Wait::AllFace | Wait::GreenFace | Wait::GreenAdd, Action::Face { face }) => {
                yes((1..=6).contains(&face), Why::BadFace)
            }
            (Wait::Branch | Wait::InterfereBranch, Action::Branch { second }) => {
                yes(!second || self.second_branch_open(state), Why::NoDice)
            }
            (Wait::Horde, Action::Horde { seat }) => {
                let targets = self.current_op(state).map_or(0, |op| self.aimable(state, run.seat, op));
                yes(seat.0 < 3 && targets >> seat.0 & 1 == 1, Why::NoTarget)
            }
            (Wait::TokenForce, Action::Force { force }) => {
                let left = state.bag.get(usize::from(force.wrapping_sub(1))).copied().unwrap_or(0);
                yes(left > 0, Why::NoSuchToken)
            }
            (Wait::ReplaceWith | Wait::VillageKind, Action::Terrain { tile }) => {
                yes(self.terrain_open(state, tile), Why::BadTerrain)
            }
            (Wait::React | Wait::ReactAimed | Wait::Interfere, Action::React { card }) => {
                yes(self.reaction_card(state) == Some(card.0), Why::BadCard)
            }
            (Wait::React | Wait::ReactAimed | Wait::Interfere | Wait::ReactConsumable, Action::Pass) => Ok(()),
            (Wait::ReactConsumable, Action::Play { consumable }) => {
                yes(self.stop_in_hand(state) == Some(consumable), Why::NotInHand)
            }
            (Wait::CopyConsumable, Action::Play { consumable }) => {
                let there = self.copyable_consumables(state);
                yes(consumable.0 < 32 && there >> consumable.0 & 1 == 1, Why::BadCard)
            }
            (Wait::Ready, Action::Ready { card }) => self.check_ready(state, run.seat, card, self.card_choices(state)),
            (Wait::Ready | Wait::React | Wait::ReactAimed | Wait::Interfere, _) => Err(Why::PowerFirst),
            (_, Action::Die { colour, face }) => {
                let pool = self.die_choices(state)[colour.index()];
                let there = state.contre.pools[colour.index()].count(face) > 0;
                let twice = run.wait == Wait::SetDie && there && colour.index() < 2;
                yes(pool.count(face) > 0, if twice { Why::DieTwice } else { Why::NoSuchDie })
            }
            (Wait::CostAbandon, Action::Card { card }) => {
                yes(self.card_choices(state).has(card.0), Why::NotAbandonable)
            }
            (Wait::Recruit, Action::Card { card }) => {
                let why = if state.now.barred_today.has(card.0) { Why::SameDay } else { Why::NoPlace };
                yes(self.card_choices(state).has(card.0), why)
            }
            (_, Action::Card { card }) => yes(self.card_choices(state).has(card.0), Why::BadCard),
            (_, Action::Tile { hex }) => self.tile_in(state, self.tile_choices(state), hex),
            _ => Err(Why::PowerFirst),
        }
    }
}

/// Why the action does not belong to that phase of the day: first what must be settled before anything else, then what the
/// action waits for.
fn wrong_moment(phase: Phase, action: &Action) -> Why {
    match (phase, action) {
        (Phase::Compose, _) => Why::ComposeFirst,
        (Phase::PlaceVillage, _) => Why::VillageFirst,
        (_, Action::Use { .. }) => Why::PowerNotNow,
        (Phase::LossFailed | Phase::LossTour | Phase::LossTourStop, _) => Why::LossFirst,
        (Phase::Recruit | Phase::Replace, Action::RestAll | Action::Ready { .. }) => Why::RestAfterRecruiting,
        (Phase::Replace, _) => Why::ReplaceFirst,
        (Phase::Adjust, Action::Move { .. }) => Why::Announced,
        (_, Action::Move { .. }) => Why::NotWalking,
        (Phase::Move, Action::RestAll | Action::Ready { .. }) => Why::RestAtDawn,
        (_, Action::RestAll | Action::Ready { .. }) => Why::RestNotNow,
        (_, Action::Stop | Action::GoOn) => Why::NotArrived,
        (_, Action::Leave) => Why::NoCamp,
        (_, Action::Recruit { .. } | Action::Replace { .. }) => Why::RecruitNotNow,
        (_, Action::Confirm) => Why::NoContreToConfirm,
        (_, Action::Shift { .. } | Action::RerollAll) => Why::NoContreToSpend,
        (_, Action::Store { .. }) => Why::NoContreToStore,
        (_, Action::Concede) => Why::ConcedeNotNow,
        (_, Action::React { .. } | Action::Pass) => Why::NothingToAnswer,
        (_, Action::Bulletin { .. }) => Why::BulletinNotNow,
        (_, Action::Play { .. }) => Why::PlayNotNow,
        (
            _,
            Action::Die { .. }
            | Action::Face { .. }
            | Action::Colour { .. }
            | Action::Card { .. }
            | Action::Horde { .. }
            | Action::Tile { .. }
            | Action::Terrain { .. }
            | Action::Force { .. }
            | Action::Branch { .. }
            | Action::Done,
        ) => Why::NothingAsked,
    }
}
