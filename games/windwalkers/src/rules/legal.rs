//! Which actions are legal. Listing and checking (`check`) ask the same questions.

use crate::action::Action;
use crate::board::bits;
use crate::cards::{CardId, CardSet};
use crate::consumables::{self, ConsumableId};
use crate::dice::Colour;
use crate::effects::Op;
use crate::game::Windwalkers;
use crate::rules::why::Why;
use crate::state::{Phase, State, Wait};
use crate::tiles::{Rest, Tile};
use galerne_engine::{Hex, Seat};

impl Windwalkers {
    /// The seat that owes a decision.
    #[inline]
    pub(crate) fn decider(&self, state: &State) -> u8 {
        if state.run.wait == Wait::Nothing { state.active } else { state.run.decider }
    }

    pub(crate) fn list_actions(&self, state: &State, out: &mut Vec<Action>) {
        if state.run.wait != Wait::Nothing {
            self.list_choices(state, out);
            return;
        }
        let seat = state.active;
        match state.phase {
            Phase::Compose => push_cards(state.now.show, out, |card| Action::Card { card }),
            Phase::PlaceVillage => self.push_tiles_of(state, self.land(state), out, |hex| Action::Tile { hex }),
            // WW-2.9: any neighbouring tile may be tried, backwards too.
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

    pub(crate) fn can_reroll(&self, state: &State) -> Result<(), Why> {
        self.can_spend(state)?;
        let [blue, violet, ..] = state.contre.pools;
        if blue.is_empty() && violet.is_empty() { Err(Why::NoDice) } else { Ok(()) }
    }

    pub(crate) fn can_store(&self, state: &State) -> Result<(), Why> {
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

    pub(crate) fn second_branch_open(&self, state: &State) -> bool {
        state.run.wait != Wait::InterfereBranch || !state.contre.pools[0].is_empty()
    }

    pub(crate) fn terrain_open(&self, state: &State, tile: Tile) -> bool {
        match state.run.wait {
            Wait::ReplaceWith => tile.is_land() && self.reserve(state).has(tile) && tile != state.tile(state.run.a),
            Wait::VillageKind => self.unused_village(state, tile),
            _ => false,
        }
    }

    pub(crate) fn stop_in_hand(&self, state: &State) -> Option<ConsumableId> {
        state
            .track(state.run.decider)
            .hand
            .into_iter()
            .map(|held| ConsumableId(held.wrapping_sub(1)))
            .find(|held| usize::from(held.0) < consumables::COUNT && matches!(held.get().ops, [Op::CancelConsumable]))
    }
}

#[inline]
fn push_cards(cards: CardSet, out: &mut Vec<Action>, action: impl Fn(CardId) -> Action) {
    out.extend(cards.iter().map(|card| action(CardId(card))));
}
