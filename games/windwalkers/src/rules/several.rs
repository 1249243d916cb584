//! Powers between hordes (WW-12.15, WW-12.19), reactions, and the consumables of the race (WW-12.22).

use crate::board::{HEXES, bits};
use crate::cards::{CardId, CardSet, Line, Position};
use crate::effects::Op;
use crate::event::{Doom, Event, Lasting};
use crate::game::Windwalkers;
use crate::rules::interpreter::Begun;
use crate::state::{Fate, Phase, State, Wait, flag};
use crate::tiles::Tile;
use galerne_engine::{Log, Seat};

impl Windwalkers {
    pub(crate) fn walking(&self, state: &State, seat: u8) -> bool {
        usize::from(seat) < self.seats && state.track(seat).fate == Fate::Walking
    }

    pub(crate) fn others(&self, state: &State, seat: u8) -> impl Iterator<Item = u8> {
        let walking = (0..self.seats as u8).filter(|&other| self.walking(state, other)).fold(0u8, |m, s| m | 1 << s);
        (0..3).filter(move |&other| other != seat && walking >> other & 1 == 1)
    }

    /// Cards of a horde that could be replaced by the top of their deck.
    pub(crate) fn top_swappable(&self, state: &State, seat: u8) -> CardSet {
        let horde = state.horde(seat);
        horde
            .tops()
            .filter(|&(place, card)| {
                let kind = self.by_position[card.position as usize];
                let there = state.now.deck.or(state.now.aside.minus(state.now.aside_today)).and(kind);
                !horde.is_locked(place) && (place < 6 || horde.under[place - 6] == 0) && !there.is_empty()
            })
            .map(|(_, card)| card.id)
            .collect()
    }

    /// Ready cards of another horde whose power it could use where it stands.
    pub(crate) fn forceable(&self, state: &State, seat: u8) -> CardSet {
        let horde = state.horde(seat);
        horde
            .tops()
            .filter(|&(place, card)| {
                horde.is_ready(place)
                    && !matches!(card.ops.first(), Some(Op::ForceUse | Op::UndoContre))
                    && self.usable(state, seat, card.id).is_ok()
            })
            .map(|(_, card)| card.id)
            .collect()
    }

    pub(crate) fn swap_candidates(&self, state: &State, seat: u8) -> CardSet {
        let horde = state.horde(seat);
        horde
            .tops()
            .filter(|&(place, card)| {
                card.position != Position::Traceur
                    && !horde.is_locked(place)
                    && Line::of_place(place) == card.line()
                    && !(place >= 6 && horde.under[place - 6] != 0)
            })
            .map(|(_, card)| card.id)
            .collect()
    }

    pub(crate) fn swap_mine(&self, state: &State, seat: u8, other: u8) -> CardSet {
        let theirs = self.swap_candidates(state, other);
        let user = state.run.card;
        self.swap_candidates(state, seat)
            .iter()
            .filter(|&card| card != user && !theirs.and(self.of_line(CardId(card).card().line())).is_empty())
            .collect()
    }

    pub(crate) fn push_tiles(&self, state: &State, seat: u8) -> u64 {
        bits(self.board_of(state).near(state.track(seat).hex) & state.present)
            .filter(|&at| !state.tile(at).is_city())
            .fold(0, |m, at| m | 1 << at)
    }

    /// Cards of any horde that could be turned (card 59).
    pub(crate) fn flippable(&self, state: &State, user: u8) -> CardSet {
        (0..self.seats as u8)
            .filter(|&seat| self.walking(state, seat))
            .flat_map(|seat| {
                let horde = *state.horde(seat);
                horde.tops().filter(move |&(place, card)| {
                    card.id != user && !horde.is_locked(place) && (horde.is_ready(place) || horde.restable(place))
                })
            })
            .map(|(_, card)| card.id)
            .collect()
    }

    /// Own tile or a neighbouring one, land (card 72).
    pub(crate) fn black_tiles(&self, state: &State, seat: u8) -> u64 {
        let here = state.track(seat).hex;
        self.land(state) & (self.board_of(state).near(here) | 1 << here)
    }

    /// Neighbouring land further from the arrival than the horde's own tile: what lies behind it.
    pub(crate) fn behind(&self, state: &State, seat: u8) -> u64 {
        let board = self.board_of(state);
        let far = board.distances(state.present, self.arrival_hex(state, seat));
        let here = state.track(seat).hex;
        bits(self.land(state) & board.near(here))
            .filter(|&at| far[usize::from(at)] > far[usize::from(here) % HEXES])
            .fold(0, |m, at| m | 1 << at)
    }

    pub(crate) fn with_tokens(&self, state: &State) -> u64 {
        let target = self.target_bit(state);
        bits(state.present & !target).filter(|&at| !state.token(at).is_none()).fold(0, |m, at| m | 1 << at)
    }

    pub(crate) fn unrevealed_anywhere(&self, state: &State) -> u64 {
        bits(state.present)
            .filter(|&at| state.token(at).is_none() && self.takes_wind(state.tile(at)))
            .fold(0, |m, at| m | 1 << at)
    }

    /// Village kinds that are not on the board.
    pub(crate) fn unused_village(&self, state: &State, tile: Tile) -> bool {
        tile.is_village() && !bits(state.present).any(|at| state.tile(at) == tile)
    }

    pub(crate) fn begin_for_several(&self, state: &mut State, op: Op, log: &mut impl Log<Event>) -> Begun {
        let (seat, card) = (state.run.seat, state.run.card);
        let waits_if = |state: &mut State, wait: Wait, there: bool| {
            if there {
                state.run.wait = wait;
                Begun::Waits
            } else {
                Begun::Next
            }
        };
        match op {
            Op::FlipCard { .. } => {
                let there = !self.flippable(state, card).is_empty();
                waits_if(state, Wait::FlipCard, there)
            }
            Op::GiveSelf => {
                let Some(next) = self.next_horde_of(state, seat).filter(|_| state.horde(seat).has(card)) else {
                    return Begun::Next;
                };
                self.aim(state, next, log)
            }
            Op::BlackAdd(n) => {
                state.run.left = self.amount(state, seat, card, n);
                let there = self.black_tiles(state, seat) != 0;
                waits_if(state, Wait::BlackTile, there)
            }
            Op::Duel
            | Op::MoveGreen
            | Op::LendDie
            | Op::PullHorde { .. }
            | Op::SwapPlaces
            | Op::TopSwapOther
            | Op::ForceUse
            | Op::SwapCard { .. }
            | Op::SwapCardFar
            | Op::PushHorde => {
                let targets = self.aimable(state, seat, op);
                match targets.count_ones() {
                    0 => Begun::Next,
                    1 => self.aim(state, targets.trailing_zeros() as u8, log),
                    _ => waits_if(state, Wait::Horde, true),
                }
            }
            Op::ShareMoral => {
                let mask = self.adjacent_hordes(state, seat) | 1 << seat;
                let sharing = || (0..3u8).filter(|&other| mask >> other & 1 == 1);
                let all: u8 = sharing().map(|other| state.horde(other).moral).sum();
                let share = all / mask.count_ones().max(1) as u8;
                for other in sharing() {
                    let change = share as i8 - state.horde(other).moral as i8;
                    self.change_moral(state, other, change, log);
                }
                Begun::Next
            }
            Op::ChooseToken => {
                self.prepare_bag(state);
                waits_if(state, Wait::TokenForce, true)
            }
            Op::LoseGame => {
                self.lose_horde(state, seat, Doom::Gamble, log);
                if seat == state.active || state.phase == Phase::Over { Begun::Gone } else { Begun::Next }
            }
            Op::WinGame => {
                self.game_over(state, 1 << seat, log);
                Begun::Gone
            }
            Op::LoseOne => {
                let all = self.anyone(state, seat);
                if all.is_empty() {
                    self.lose_horde(state, seat, Doom::NoHordier, log);
                    return Begun::Gone;
                }
                waits_if(state, Wait::LoseOne, true)
            }
            Op::TopSwap => {
                state.run.aimed = seat;
                let there = !self.top_swappable(state, seat).is_empty();
                waits_if(state, Wait::TopSwap, there)
            }
            Op::NextTokenOne => {
                state.next_token = crate::rules::bag::COUNTS_AS_ONE;
                log.push(Event::Lasting { seat: Seat(seat), what: Lasting::NextTokenOne });
                Begun::Next
            }
            Op::AddBlackBehind(n) => {
                state.run.left = n;
                let there = self.behind(state, seat) != 0;
                waits_if(state, Wait::BehindTile, there)
            }
            Op::TokenDelta(_) => {
                let there = bits(self.with_tokens(state)).any(|at| state.token(at).force() > 1);
                waits_if(state, Wait::TokenTile, there)
            }
            Op::TokenSwap => {
                let there = self.with_tokens(state).count_ones() > 1;
                waits_if(state, Wait::TokenSwapTile, there)
            }
            Op::RevealAny => {
                let there = self.unrevealed_anywhere(state) != 0;
                waits_if(state, Wait::AnyTile, there)
            }
            Op::NextForceAll | Op::NextSixesAll | Op::NextBlueAll => {
                let what = match op {
                    Op::NextForceAll => Lasting::NextForce,
                    Op::NextSixesAll => Lasting::NextSixes,
                    _ => Lasting::NextBlue,
                };
                for other in 0..self.seats as u8 {
                    let horde = state.horde_mut(other);
                    match op {
                        Op::NextForceAll => horde.next_force = (horde.next_force + 1).min(6),
                        Op::NextSixesAll => horde.next_sixes = true,
                        _ => horde.next_blue = (horde.next_blue - 1).max(-20),
                    }
                }
                log.push(Event::Lasting { seat: Seat(seat), what });
                Begun::Next
            }
            Op::LastingBlue { more, points } => {
                let horde = state.horde_mut(seat);
                horde.lasting_blue += if more { 1 } else { -1 };
                state.track_mut(seat).tile_bonus += u8::from(points);
                log.push(Event::Lasting { seat: Seat(seat), what: Lasting::LastingBlue });
                Begun::Next
            }
            Op::BlackEverywhere => {
                state.dark = true;
                log.push(Event::Lasting { seat: Seat(seat), what: Lasting::BlackEverywhere });
                Begun::Next
            }
            Op::CopyPower { legal } => {
                let there = !self.copyable(state, seat, legal).is_empty();
                waits_if(state, Wait::CopyCard, there)
            }
            Op::CopyConsumable => {
                let there = self.copyable_consumables(state) != 0;
                waits_if(state, Wait::CopyConsumable, there)
            }
            Op::WinContre if state.in_contre() && seat == state.active => {
                state.contre.flags |= flag::WON;
                log.push(Event::Lasting { seat: Seat(seat), what: Lasting::ContreWon });
                Begun::Next
            }
            Op::RerollContre if state.in_contre() && seat == state.active => {
                let there = state.contre.pools.iter().any(|pool| !pool.is_empty());
                waits_if(state, Wait::RerollAll, there)
            }
            Op::TileToVillage => {
                let there = Tile::ALL.into_iter().any(|tile| self.unused_village(state, tile));
                let there = there && self.village_tiles(state) != 0;
                waits_if(state, Wait::VillageTile, there)
            }
            _ => Begun::Next,
        }
    }

    pub(crate) fn anyone(&self, state: &State, seat: u8) -> CardSet {
        let horde = state.horde(seat);
        horde.tops().filter(|&(place, _)| !horde.is_locked(place)).map(|(_, card)| card.id).collect()
    }

    pub(crate) fn village_tiles(&self, state: &State) -> u64 {
        let pawns = (0..self.seats as u8).fold(0u64, |m, seat| m | 1 << state.track(seat).hex);
        self.land(state) & !pawns & !self.target_bit(state)
    }
}
