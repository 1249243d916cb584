//! The tiles and dice that powers reach.

use super::interpreter::Begun;
use crate::board::{HEXES, NOWHERE, bits};
use crate::dice::{Colour, Pool};
use crate::effects::{Dice, DiceFilter};
use crate::event::Event;
use crate::game::Windwalkers;
use crate::state::{Fate, State};
use crate::tiles::Tile;
use galerne_engine::Log;

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

    /// Land tiles without a pawn that cut no horde off. During a contre its target stays.
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

impl Windwalkers {
    /// The horde's dice in play that a power of this pool may touch; locked dice never (WW-7.6), violet ones only where the card says so
    /// (WW-6.23).
    pub(crate) fn own_dice(&self, state: &State, pool: Dice) -> [Pool; 2] {
        let [blue, violet, ..] = state.contre.pools;
        match pool {
            Dice::Blue => [blue, Pool::EMPTY],
            Dice::Violet => [Pool::EMPTY, violet],
            Dice::Horde => [blue, violet],
            _ => [Pool::EMPTY; 2],
        }
    }

    /// The dice of the épreuve that an ignoring power reaches, by colour. Black is none of the colours (WW-6.21) and stays as it is
    /// (WW-6.22), except for the cards that reach any die (WW-6.23).
    pub(crate) fn reach(&self, state: &State, pool: Dice, which: DiceFilter) -> [Pool; 5] {
        let contre = &state.contre;
        let (low, high) = match which {
            DiceFilter::Every => (1, 6),
            DiceFilter::AboveToken => (state.run.value + 1, 6),
            DiceFilter::BelowForce => (1, contre.force.saturating_sub(1)),
            DiceFilter::BelowLowestBlue => (1, contre.blue().lowest().unwrap_or(1) - 1),
        };
        let mut reach = [Pool::EMPTY; 5];
        for (colour, reached) in [
            (Colour::White, matches!(pool, Dice::White | Dice::Epreuve | Dice::Any)),
            (Colour::Green, matches!(pool, Dice::Green | Dice::Epreuve | Dice::Any)),
            (Colour::Black, matches!(pool, Dice::Any)),
        ] {
            if reached {
                let dice = contre.pools[colour.index()];
                reach[colour.index()] = if which == DiceFilter::Every { dice } else { dice.between(low, high) };
            }
        }
        reach
    }

    /// While only one tile may take the next black die, it does (WW-4.5).
    pub(crate) fn spread_forced(&self, state: &mut State, log: &mut impl Log<Event>) -> Begun {
        while state.run.left > 0 {
            let choices = self.spread_choices(state);
            match choices.count_ones() {
                0 => break,
                1 => self.lay_black(state, choices.trailing_zeros() as u8, log),
                _ => return Begun::Waits,
            }
        }
        (state.run.left, state.run.a, state.run.b) = (0, 0, 0);
        Begun::Next
    }

    /// Land tiles round the target that have not yet had their share of this round (WW-9.45).
    pub(crate) fn spread_choices(&self, state: &State) -> u64 {
        let board = self.board_of(state);
        let sides = &board.sides[usize::from(state.contre.target) % HEXES];
        let land = self.land(state);
        let open = |mask: u8| {
            (0..6)
                .filter(|&side| mask >> side & 1 == 0 && sides[side] != NOWHERE && land >> sides[side] & 1 == 1)
                .fold(0u64, |set, side| set | 1 << sides[side])
        };
        match open(state.run.a) {
            0 => open(0),
            some => some,
        }
    }

    pub(crate) fn lay_black(&self, state: &mut State, at: u8, log: &mut impl Log<Event>) {
        let board = self.board_of(state);
        let sides = board.sides[usize::from(state.contre.target) % HEXES];
        let side = sides.iter().position(|&here| here == at).unwrap_or(0);
        if state.run.a >> side & 1 == 1 {
            // All have had one: a new round begins.
            state.run.a = 0;
        }
        state.run.a |= 1 << side;
        state.run.left = state.run.left.saturating_sub(1);
        state.now.black[usize::from(at) % HEXES] += 1;
        log.push(Event::BlackLaid { hex: board.hex(at), dice: 1 });
    }
}
