//! The choices that effects between hordes ask for.

use crate::board::{HEXES, bits};
use crate::cards::{CardId, CardSet, Position};
use crate::effects::{Cost, Op};
use crate::event::{Doom, Event, Lasting};
use crate::game::Windwalkers;
use crate::rules::interpreter::Begun;
use crate::state::{Deal, DealTo, State, Wait};
use crate::tiles::{OFFER, Tile};
use galerne_engine::{Log, Seat};

impl Windwalkers {
    pub(crate) fn pick_die_for_several(&self, state: &mut State, face: u8, log: &mut impl Log<Event>) {
        match state.run.wait {
            Wait::GiftDie => {
                let (me, other) = (state.run.seat, state.run.aimed);
                state.contre.pools[3] = state.contre.pools[3].without(face);
                let horde = state.horde_mut(other);
                horde.gifts += 1;
                horde.bet_fail |= 1 << me;
                log.push(Event::Lasting { seat: Seat(other), what: Lasting::GreensGiven });
                self.next_step(state, log);
            }
            Wait::InterfereDie => {
                state.contre.pools[0] = state.contre.pools[0].without(face);
                (state.run.a, state.run.b, state.run.wait) = (1, 0, Wait::DiceRoll);
            }
            _ => {}
        }
    }

    /// Card 99: the horde in its contre loses moral, or a named blue die is rolled again.
    pub(crate) fn interfere(&self, state: &mut State, second: bool, log: &mut impl Log<Event>) {
        if second {
            state.run.wait = Wait::InterfereDie;
            return;
        }
        let moral = match self.current_op(state) {
            Some(Op::Interfere { moral, .. }) => moral,
            _ => 0,
        };
        if !self.change_moral(state, state.active, -(moral as i8), log) {
            self.next_step(state, log);
        }
    }

    pub(crate) fn pick_card_for_several(&self, state: &mut State, card: u8, log: &mut impl Log<Event>) {
        let (me, other) = (state.run.seat, state.run.aimed);
        match state.run.wait {
            Wait::FlipCard => {
                state.run.a = card;
                let owner = (0..self.seats as u8).find(|&seat| state.horde(seat).place_of(card).is_some());
                if self.aim(state, owner.unwrap_or(me), log) == Begun::Next {
                    self.next_step(state, log);
                }
            }
            Wait::GiveAbandon => {
                self.give_self(state, card, log);
                self.next_step(state, log);
            }
            Wait::SwapMine => {
                state.run.a = card;
                state.run.wait = Wait::SwapTheirs;
            }
            Wait::SwapTheirs => {
                let mine = state.run.a;
                self.swap_cards(state, me, mine, other, card, log);
                if let Some(Op::SwapCard { reward }) = self.current_op(state) {
                    for seat in [me, other] {
                        self.change_moral(state, seat, reward as i8, log);
                    }
                }
                self.next_step(state, log);
            }
            Wait::ForceUse => self.use_power(state, other, card, log),
            Wait::TopSwap | Wait::TopSwapOther => {
                let Some(place) = state.horde(other).place_of(card) else { return };
                let position = CardId(card).card().position;
                state.horde_mut(other).take(place);
                state.now.set_aside(card);
                log.push(Event::Dismissed { seat: Seat(other), card: CardId(card) });
                state.chosen = place as u8;
                state.run.wait = Wait::Nothing;
                state.deal.left[position as usize] = 1;
                state.deal.to = DealTo::Swap;
                self.next_deal(state, log);
            }
            Wait::LoseOne => {
                if let Some(place) = state.horde(me).place_of(card) {
                    state.horde_mut(me).take(place);
                    state.now.set_aside(card);
                    log.push(Event::Fell { seat: Seat(me), card: CardId(card) });
                }
                if state.horde(me).len() == 0 {
                    self.lose_horde(state, me, Doom::NoHordier, log);
                } else {
                    self.next_step(state, log);
                }
            }
            Wait::CopyCard => {
                let definition = CardId(card).card();
                log.push(Event::Used { seat: Seat(me), card: CardId(card), force: state.contre.force });
                let price: u8 = definition
                    .costs
                    .iter()
                    .map(|cost| match *cost {
                        Cost::Moral(moral) => moral,
                        _ => 0,
                    })
                    .sum();
                self.change_moral(state, me, -(price as i8), log);
                self.start_run(state, me, card, 0, log);
            }
            _ => {}
        }
    }

    pub(crate) fn swap_cards(
        &self,
        state: &mut State,
        me: u8,
        mine: u8,
        other: u8,
        theirs: u8,
        log: &mut impl Log<Event>,
    ) {
        let (Some(a), Some(b)) = (state.horde(me).place_of(mine), state.horde(other).place_of(theirs)) else { return };
        let (tapped_a, tapped_b) = (state.horde(me).is_tapped(a), state.horde(other).is_tapped(b));
        for (seat, place, card, tapped) in [(me, a, theirs, tapped_b), (other, b, mine, tapped_a)] {
            let horde = state.horde_mut(seat);
            horde.take(place);
            horde.put(place, card);
            horde.tapped |= u8::from(tapped) << place;
            log.push(Event::Joined { seat: Seat(seat), card: CardId(card) });
        }
    }

    pub(crate) fn card_choices_for_several(&self, state: &State) -> CardSet {
        let (me, other) = (state.run.seat, state.run.aimed);
        match state.run.wait {
            Wait::FlipCard => self.flippable(state, state.run.card),
            Wait::GiveAbandon => self.give_choices(state, other),
            Wait::SwapMine => self.swap_mine(state, me, other),
            Wait::SwapTheirs => self.swap_candidates(state, other).and(self.of_line(CardId(state.run.a).card().line())),
            Wait::ForceUse => self.forceable(state, other),
            Wait::TopSwap | Wait::TopSwapOther => self.top_swappable(state, other),
            Wait::LoseOne => self.anyone(state, me),
            Wait::CopyCard => {
                let legal = matches!(self.current_op(state), Some(Op::CopyPower { legal: true }));
                self.copyable(state, me, legal)
            }
            _ => CardSet::EMPTY,
        }
    }

    pub(crate) fn tile_choices_for_several(&self, state: &State) -> u64 {
        let me = state.run.seat;
        match state.run.wait {
            Wait::BlackTile => self.black_tiles(state, me),
            Wait::BehindTile => self.behind(state, me),
            Wait::TokenTile => {
                bits(self.with_tokens(state)).filter(|&at| state.token(at).force() > 1).fold(0, |m, at| m | 1 << at)
            }
            Wait::TokenSwapTile => self.with_tokens(state),
            Wait::TokenSwapWith => self.with_tokens(state) & !(1 << state.run.a),
            Wait::AnyTile => self.unrevealed_anywhere(state),
            Wait::PushTile => self.push_tiles(state, state.run.aimed),
            Wait::VillageTile => self.village_tiles(state),
            _ => 0,
        }
    }

    pub(crate) fn pick_tile_for_several(&self, state: &mut State, at: u8, log: &mut impl Log<Event>) {
        let hex = self.board_of(state).hex(at);
        match state.run.wait {
            Wait::BlackTile | Wait::BehindTile => {
                let dice = state.run.left as i8;
                let black = &mut state.now.black[usize::from(at) % HEXES];
                *black = black.saturating_add(dice).min(12);
                log.push(Event::BlackLaid { hex, dice });
                self.next_step(state, log);
            }
            Wait::TokenTile => {
                let change = match self.current_op(state) {
                    Some(Op::TokenDelta(change)) => change,
                    _ => 0,
                };
                let mut token = state.token(at).get();
                token.force = (token.force as i8 + change).clamp(1, 6) as u8;
                state.set_token(at, token.into());
                log.push(Event::Token { hex, force: token.force });
                self.next_step(state, log);
            }
            Wait::TokenSwapTile => {
                state.run.a = at;
                state.run.wait = Wait::TokenSwapWith;
            }
            Wait::TokenSwapWith => {
                state.tokens.swap(usize::from(state.run.a) % HEXES, usize::from(at) % HEXES);
                for at in [state.run.a, at] {
                    let force = state.token(at).force();
                    log.push(Event::Token { hex: self.board_of(state).hex(at), force });
                }
                self.next_step(state, log);
            }
            Wait::AnyTile => {
                state.run.a = at;
                if self.draw_token_at(state, log) == Begun::Next {
                    self.next_step(state, log);
                }
            }
            Wait::PushTile => {
                let other = state.run.aimed;
                state.track_mut(other).hex = at;
                log.push(Event::HordeMoved { seat: Seat(other), hex });
                if !self.change_moral(state, other, state.tile(at).print().moral, log) {
                    self.next_step(state, log);
                }
            }
            Wait::VillageTile => {
                state.run.a = at;
                state.run.wait = Wait::VillageKind;
            }
            _ => {}
        }
    }

    pub(crate) fn pick_terrain(&self, state: &mut State, tile: Tile, log: &mut impl Log<Event>) {
        let at = state.run.a;
        state.tiles[usize::from(at) % HEXES] = tile;
        self.survey(state);
        // Dice that were taken away with the old tile are not missing from the new one.
        let black = &mut state.now.black[usize::from(at) % HEXES];
        *black = (*black).max(0);
        log.push(Event::TileChanged { hex: self.board_of(state).hex(at), tile });
        if let Some(line) = tile.print().recruits {
            state.deal = Deal { left: [0; 4], to: DealTo::Offers };
            state.deal.left[Position::from(line) as usize] = OFFER;
            state.run.wait = Wait::Nothing;
            self.next_deal(state, log);
        } else {
            self.next_step(state, log);
        }
    }

    pub(crate) fn choose_token(&self, state: &mut State, force: u8, log: &mut impl Log<Event>) {
        state.next_token = force;
        log.push(Event::Lasting { seat: Seat(state.run.seat), what: Lasting::NextTokenChosen });
        self.next_step(state, log);
    }
}
