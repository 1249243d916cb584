//! The tiles that powers reach.

use crate::board::bits;
use crate::setup::Windwalkers;
use crate::state::{Fate, State};
use crate::tiles::Tile;

impl Windwalkers {
    /// All land tiles on the board.
    #[inline]
    pub(crate) fn land(&self, state: &State) -> u64 {
        state.land
    }

    /// Count the land anew after tiles have changed.
    pub(crate) fn survey(&self, state: &mut State) {
        state.land = bits(state.present).filter(|&at| state.tile(at).is_land()).fold(0, |set, at| set | 1 << at);
    }

    pub(crate) fn pawns(&self, state: &State) -> u64 {
        (0..self.seats as u8)
            .filter(|&seat| state.track(seat).fate == Fate::Walking)
            .fold(0, |set, seat| set | 1 << state.track(seat).hex)
    }

    pub(crate) fn can_remove(&self, state: &State, at: u8) -> bool {
        let left = state.present & !(1 << at);
        let board = self.board_of(state);
        (0..self.seats as u8)
            .filter(|&seat| state.track(seat).fate == Fate::Walking)
            .all(|seat| board.distance(left, state.track(seat).hex, self.arrival_hex(state, seat)).is_some())
    }

    /// Land tiles without a pawn that cut nobody off. During a contre its target stays.
    pub(crate) fn removable(&self, state: &State) -> u64 {
        let candidates = self.land(state) & !self.pawns(state) & !self.target_bit(state);
        bits(candidates).filter(|&at| self.can_remove(state, at)).fold(0, |set, at| set | 1 << at)
    }

    pub(crate) fn any_removable(&self, state: &State) -> bool {
        let candidates = self.land(state) & !self.pawns(state) & !self.target_bit(state);
        bits(candidates).any(|at| self.can_remove(state, at))
    }

    pub(crate) fn target_bit(&self, state: &State) -> u64 {
        1u64.checked_shl(u32::from(state.contre.target)).unwrap_or(0)
    }

    /// Land tiles that touch another one, both within reach.
    pub(crate) fn swappable(&self, state: &State, seat: u8, anywhere: bool) -> u64 {
        let within = self.swap_reach(state, seat, anywhere);
        bits(within).filter(|&at| self.board_of(state).near(at) & within != 0).fold(0, |set, at| set | 1 << at)
    }

    pub(crate) fn swap_reach(&self, state: &State, seat: u8, anywhere: bool) -> u64 {
        let land = self.land(state);
        if anywhere { land } else { land & self.board_of(state).near(state.track(seat).hex) }
    }

    /// Neighbouring tiles whose token can still grow.
    pub(crate) fn bumpable(&self, state: &State, seat: u8) -> u64 {
        bits(self.board_of(state).near(state.track(seat).hex) & state.present)
            .filter(|&at| (1..=5).contains(&state.token(at).force()))
            .fold(0, |set, at| set | 1 << at)
    }

    /// Neighbouring tiles that take wind and have no token.
    pub(crate) fn unrevealed(&self, state: &State, around: u8) -> u64 {
        bits(self.board_of(state).near(around) & state.present)
            .filter(|&at| state.token(at).is_none() && self.takes_wind(state.tile(at)))
            .fold(0, |set, at| set | 1 << at)
    }

    /// Land types of which the box still holds a tile (WW-2.5).
    pub(crate) fn reserve(&self, state: &State) -> TileSet {
        let mut list = TileSet::default();
        for tile in Tile::LAND {
            let out = bits(state.present).filter(|&at| state.tile(at) == tile).count();
            if out < usize::from(tile.print().supply) {
                list.push(tile);
            }
        }
        list
    }
}

/// A short list of tiles without a heap.
#[derive(Clone, Copy, Default)]
pub(crate) struct TileSet {
    bits: u32,
}

impl TileSet {
    fn push(&mut self, tile: Tile) {
        self.bits |= 1 << tile as u32;
    }

    pub(crate) fn is_empty(self) -> bool {
        self.bits == 0
    }

    pub(crate) fn has(self, tile: Tile) -> bool {
        self.bits >> tile as u32 & 1 == 1
    }
}
