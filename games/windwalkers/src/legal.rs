//! Which actions are legal, and why another one is not. Listing and checking ask the same questions.

use crate::actions::Action;
use crate::board::bits;
use crate::cards::{CardId, CardSet};
use crate::consumables::{self, ConsumableId};
use crate::dice::{Colour, Pool};
use crate::effects::Op;
use crate::setup::Windwalkers;
use crate::state::{Phase, State, Wait};
use crate::tiles::{Rest, Tile};
use crate::why::Why;
use galerne_engine::{Hex, Seat};

impl Windwalkers {
    /// The seat that owes a decision.
    #[inline]
    pub(crate) fn decider(&self, state: &State) -> u8 {
        if state.run.wait == Wait::Nothing { state.active } else { state.run.decider }
    }

    // ---- Listing -----------------------------------------------------------------------------------------------

    pub(crate) fn list_actions(&self, state: &State, out: &mut Vec<Action>) {
        if state.run.wait != Wait::Nothing {
            self.list_choices(state, out);
            return;
        }
        let seat = state.active;
        match state.phase {
            Phase::Compose => push_cards(state.now.show, out, |card| Action::Card { card }),
            Phase::PlaceVillage => self.push_tiles_of(state, self.land(state), out, |hex| Action::Tile { hex }),
            Phase::Move => {
                let near = self.board_of(state).near(state.track(seat).hex) & state.present;
                self.push_tiles_of(state, near, out, |hex| Action::Move { hex });
                self.list_powers(state, out);
                out.push(Action::Concede);
            }
            Phase::Adjust => self.list_adjust(state, out),
            Phase::LossFailed | Phase::LossTour | Phase::LossTourStop => {
                push_cards(self.losable(state, seat), out, |card| Action::Card { card });
            }
            Phase::Arrived => {
                self.list_powers(state, out);
                out.push(Action::Stop);
                out.push(Action::GoOn);
            }
            Phase::Passing | Phase::Stopped => {
                let rest = self.rest_choices(state);
                if self.rest_kind(state) == Rest::All {
                    if !rest.is_empty() {
                        out.push(Action::RestAll);
                    }
                } else {
                    push_cards(rest, out, |card| Action::Ready { card });
                }
                self.list_powers(state, out);
                out.push(Action::Leave);
            }
            Phase::Recruit => {
                push_cards(self.recruitable(state), out, |card| Action::Recruit { card });
                push_cards(self.exchangeable(state), out, |card| Action::Replace { card });
                out.push(Action::Done);
            }
            Phase::Replace => {
                push_cards(self.replaceable(state, state.chosen), out, |card| Action::Card { card });
            }
            _ => {}
        }
    }

    fn push_tiles_of(&self, state: &State, tiles: u64, out: &mut Vec<Action>, action: impl Fn(Hex) -> Action) {
        let board = self.board_of(state);
        out.extend(bits(tiles).map(|at| action(board.hex(at))));
    }

    fn list_powers(&self, state: &State, out: &mut Vec<Action>) {
        let seat = state.active;
        let horde = state.horde(seat);
        let window = if state.in_contre() { self.in_contre } else { self.in_travel };
        for place in 0..8 {
            let card = horde.places[place];
            if horde.is_ready(place)
                && window.has(card)
                && (self.simple.has(card) || self.ready_card_usable(state, seat, card))
            {
                out.push(Action::Use { card: CardId(card) });
            }
        }
        if self.is_race() {
            if state.phase != Phase::Adjust && !state.track(seat).bulletin {
                self.push_tiles_of(state, self.unrevealed_anywhere(state), out, |hex| Action::Bulletin { hex });
            }
            for held in state.track(seat).hand {
                let consumable = ConsumableId(held.wrapping_sub(1));
                if usize::from(consumable.0) < consumables::COUNT && self.playable(state, seat, consumable).is_ok() {
                    out.push(Action::Play { consumable });
                }
            }
        }
    }

    fn list_adjust(&self, state: &State, out: &mut Vec<Action>) {
        let contre = &state.contre;
        let store = self.can_store(state).is_ok();
        let pay = self.can_spend(state).is_ok();
        for colour in [Colour::Blue, Colour::Violet] {
            let pool = contre.pools[colour.index()];
            for face in pool.shown() {
                if pay {
                    out.push(Action::Shift { colour, face, up: false });
                    out.push(Action::Shift { colour, face, up: true });
                }
                if store {
                    out.push(Action::Store { colour, face });
                }
            }
        }
        if self.can_reroll(state).is_ok() {
            out.push(Action::RerollAll);
        }
        self.list_powers(state, out);
        out.push(Action::Confirm);
        out.push(Action::Concede);
    }

    /// Whether a heroic action can be paid for (WW-7.1, WW-7.3, WW-9.43).
    pub(crate) fn can_spend(&self, state: &State) -> Result<(), Why> {
        if state.contre.credits > 0 || state.horde(state.active).moral > 1 { Ok(()) } else { Err(Why::LastMoral) }
    }

    fn can_reroll(&self, state: &State) -> Result<(), Why> {
        self.can_spend(state)?;
        let [blue, violet, ..] = state.contre.pools;
        if blue.is_empty() && violet.is_empty() { Err(Why::BadDie) } else { Ok(()) }
    }

    fn can_store(&self, state: &State) -> Result<(), Why> {
        let horde = state.horde(state.active);
        if !horde.places[..3].iter().any(|&card| CardId(card).card().stores) {
            return Err(Why::NoStore);
        }
        if horde.stored.contains(&0) { Ok(()) } else { Err(Why::StoreFull) }
    }

    fn list_choices(&self, state: &State, out: &mut Vec<Action>) {
        let run = &state.run;
        match run.wait {
            Wait::Colour => {
                out.push(Action::Colour { colour: Colour::Blue });
                out.push(Action::Colour { colour: Colour::Violet });
            }
            Wait::Shift => {
                let (pools, up) = self.shift_choices(state);
                for (colour, pool) in [Colour::Blue, Colour::Violet].into_iter().zip(pools) {
                    for face in pool.shown() {
                        for way in [false, true] {
                            if up.is_none_or(|only| only == way) {
                                out.push(Action::Shift { colour, face, up: way });
                            }
                        }
                    }
                }
            }
            Wait::SetFace | Wait::AllFace | Wait::GreenFace | Wait::GreenAdd => {
                out.extend((1..=6).map(|face| Action::Face { face }));
            }
            Wait::Branch | Wait::InterfereBranch => {
                out.push(Action::Branch { second: false });
                if self.second_branch_open(state) {
                    out.push(Action::Branch { second: true });
                }
            }
            Wait::Horde => {
                let targets = self.current_op(state).map_or(0, |op| self.aimable(state, run.seat, op));
                out.extend(
                    (0..3).filter(|seat| targets >> seat & 1 == 1).map(|seat| Action::Horde { seat: Seat(seat) }),
                );
            }
            Wait::TokenForce => {
                out.extend(
                    (1..=6).filter(|&force| state.bag[force as usize - 1] > 0).map(|force| Action::Force { force }),
                );
            }
            Wait::ReplaceWith | Wait::VillageKind => {
                out.extend(
                    Tile::ALL
                        .into_iter()
                        .filter(|&tile| self.terrain_open(state, tile))
                        .map(|tile| Action::Terrain { tile }),
                );
            }
            Wait::React | Wait::ReactAimed | Wait::Interfere => {
                if let Some(card) = self.reaction_card(state) {
                    out.push(Action::React { card: CardId(card) });
                }
                out.push(Action::Pass);
            }
            Wait::ReactConsumable => {
                out.extend(self.stop_in_hand(state).map(|consumable| Action::Play { consumable }));
                out.push(Action::Pass);
            }
            Wait::CopyConsumable => {
                let there = self.copyable_consumables(state);
                out.extend(
                    (0..consumables::COUNT as u8)
                        .filter(|number| there >> number & 1 == 1)
                        .map(|number| Action::Play { consumable: ConsumableId(number) }),
                );
            }
            Wait::Ready => push_cards(self.card_choices(state), out, |card| Action::Ready { card }),
            _ => {
                for (colour, pool) in Colour::ALL.into_iter().zip(self.die_choices(state)) {
                    out.extend(pool.shown().map(|face| Action::Die { colour, face }));
                }
                push_cards(self.card_choices(state), out, |card| Action::Card { card });
                self.push_tiles_of(state, self.tile_choices(state), out, |hex| Action::Tile { hex });
            }
        }
        if Self::may_finish(state) {
            out.push(Action::Done);
        }
    }

    fn second_branch_open(&self, state: &State) -> bool {
        state.run.wait != Wait::InterfereBranch || !state.contre.pools[0].is_empty()
    }

    fn terrain_open(&self, state: &State, tile: Tile) -> bool {
        match state.run.wait {
            Wait::ReplaceWith => tile.is_land() && self.reserve(state).has(tile) && tile != state.tile(state.run.a),
            Wait::VillageKind => self.unused_village(state, tile),
            _ => false,
        }
    }

    fn stop_in_hand(&self, state: &State) -> Option<ConsumableId> {
        state
            .track(state.run.decider)
            .hand
            .into_iter()
            .map(|held| ConsumableId(held.wrapping_sub(1)))
            .find(|held| usize::from(held.0) < consumables::COUNT && matches!(held.get().ops, [Op::CancelConsumable]))
    }

    // ---- Checking ----------------------------------------------------------------------------------------------

    pub(crate) fn check_action(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Why> {
        if state.phase == Phase::Over {
            return Err(Why::Over);
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
                let near = self.board_of(state).near(state.track(seat).hex);
                if near >> at & 1 == 1 { Ok(()) } else { Err(Why::NotAdjacent) }
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
                if !self.is_race() || state.track(seat).bulletin {
                    return Err(Why::BulletinUsed);
                }
                self.tile_in(state, self.unrevealed_anywhere(state), hex)
            }
            (_, Action::Play { consumable }) if travel || adjust => self.playable(state, seat, consumable),
            (Phase::LossFailed | Phase::LossTour | Phase::LossTourStop, Action::Card { card }) => {
                ask(self.losable(state, seat), card, Why::BadLoss)
            }
            (Phase::Arrived, Action::Stop | Action::GoOn) | (Phase::Passing | Phase::Stopped, Action::Leave) => Ok(()),
            (Phase::Passing | Phase::Stopped, Action::RestAll) => {
                self.may_rest(state, Rest::All)?;
                if self.rest_choices(state).is_empty() { Err(Why::BadRest) } else { Ok(()) }
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
                ask(self.replaceable(state, state.chosen), card, Why::NotReplaceable)
            }
            _ => Err(Why::WrongState),
        }
    }

    fn may_rest(&self, state: &State, kind: Rest) -> Result<(), Why> {
        if state.track(state.active).rested {
            Err(Why::RestOver)
        } else if self.rest_kind(state) == kind {
            Ok(())
        } else {
            Err(Why::NoRestHere)
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
            return Err(Why::BadDie);
        }
        if !(1..=6).contains(&face) {
            return Err(Why::BadFace);
        }
        if state.contre.pools[kind].count(face) > 0 {
            Ok(())
        } else if state.contre.locked[kind].count(face) > 0 {
            Err(Why::LockedDie)
        } else {
            Err(Why::BadDie)
        }
    }

    fn tile_in(&self, state: &State, tiles: u64, hex: Hex) -> Result<(), Why> {
        let at = self.board_of(state).index(hex).filter(|&at| state.has_tile(at)).ok_or(Why::NotOnBoard)?;
        if tiles >> at & 1 == 1 { Ok(()) } else { Err(Why::BadTile) }
    }

    fn check_choice(&self, state: &State, action: &Action) -> Result<(), Why> {
        let run = &state.run;
        let yes = |there: bool, why: Why| if there { Ok(()) } else { Err(why) };
        match (run.wait, *action) {
            (_, Action::Done) => yes(Self::may_finish(state), Why::MustGoOn),
            (Wait::Colour, Action::Colour { colour }) => yes(colour.index() < 2, Why::BadDie),
            (Wait::Shift, Action::Shift { colour, face, up }) => {
                let (pools, only) = self.shift_choices(state);
                let pool = pools.get(colour.index()).copied().unwrap_or(Pool::EMPTY);
                yes(pool.count(face) > 0, Why::BadDie)?;
                yes(only.is_none_or(|only| only == up), Why::BadChoice)
            }
            (Wait::SetFace | Wait::AllFace | Wait::GreenFace | Wait::GreenAdd, Action::Face { face }) => {
                yes((1..=6).contains(&face), Why::BadFace)
            }
            (Wait::Branch | Wait::InterfereBranch, Action::Branch { second }) => {
                yes(!second || self.second_branch_open(state), Why::BadDie)
            }
            (Wait::Horde, Action::Horde { seat }) => {
                let targets = self.current_op(state).map_or(0, |op| self.aimable(state, run.seat, op));
                yes(seat.0 < 3 && targets >> seat.0 & 1 == 1, Why::NoTarget)
            }
            (Wait::TokenForce, Action::Force { force }) => {
                let left = state.bag.get(usize::from(force.wrapping_sub(1))).copied().unwrap_or(0);
                yes(left > 0, Why::BadChoice)
            }
            (Wait::ReplaceWith | Wait::VillageKind, Action::Terrain { tile }) => {
                yes(self.terrain_open(state, tile), Why::BadTile)
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
            (Wait::Ready | Wait::React | Wait::ReactAimed | Wait::Interfere, _) => Err(Why::WrongState),
            (_, Action::Die { colour, face }) => {
                let pool = self.die_choices(state)[colour.index()];
                yes(pool.count(face) > 0, Why::BadDie)
            }
            (Wait::CostAbandon, Action::Card { card }) => {
                yes(self.card_choices(state).has(card.0), Why::NobodyToAbandon)
            }
            (Wait::Recruit, Action::Card { card }) => {
                let why = if state.now.barred_today.has(card.0) { Why::SameDay } else { Why::NoPlace };
                yes(self.card_choices(state).has(card.0), why)
            }
            (_, Action::Card { card }) => yes(self.card_choices(state).has(card.0), Why::BadCard),
            (_, Action::Tile { hex }) => self.tile_in(state, self.tile_choices(state), hex),
            _ => Err(Why::WrongState),
        }
    }
}

#[inline]
fn push_cards(cards: CardSet, out: &mut Vec<Action>, action: impl Fn(CardId) -> Action) {
    out.extend(cards.iter().map(|card| action(CardId(card))));
}
