//! The next few contres of one day, seen closer than the plan does: surpassement, points that are there once, the dice that
//! are left.

use super::{MORALS, Plan, READY, Sheet, level, place};
use super::ordeal::Ordeal;
use crate::board::{HEXES, bits};
use crate::setup::Windwalkers;
use crate::state::{Phase, State};
use crate::tiles::{MAX_MORAL, Rest};

/// How many contres of a day are looked ahead.
const CONTRES: u8 = 2;

impl Plan {
    /// What the contre that lies there leads to when it is won.
    pub(crate) fn look_at_contre(&mut self, game: &Windwalkers, state: &State) {
        if state.phase == Phase::Adjust {
            let track = state.track(state.active);
            let target = state.contre.target;
            self.won = self.going_on(game, state, target, track.surpass, track.crossed | 1 << target, CONTRES - 1);
        }
    }

    /// Moving there now.
    pub(crate) fn moved(&self, game: &Windwalkers, state: &State, at: u8) -> f32 {
        let track = state.track(state.active);
        let sheet = self.attempt(game, state, track.hex, at, track.surpass, track.crossed, CONTRES);
        let (ready, _) = game.units(state, state.active, self.weights.unit);
        level(&sheet[usize::from(state.horde(state.active).moral.min(MAX_MORAL))], ready)
    }

    /// Going on from where the horde has just arrived, at best.
    pub(crate) fn went_on(&self, game: &Windwalkers, state: &State) -> f32 {
        let track = state.track(state.active);
        let (ready, _) = game.units(state, state.active, self.weights.unit);
        let moral = state.horde(state.active).moral.min(MAX_MORAL);
        let sheet = self.onwards(game, state, track.hex, track.surpass, track.crossed, CONTRES);
        let here = if self.ground.near[usize::from(track.hex) % HEXES] >> self.ground.arrival & 1 == 1 {
            self.arrived(moral)
        } else {
            f32::NEG_INFINITY
        };
        level(&sheet[usize::from(moral)], ready).max(here)
    }

    /// After a won contre: stop, arrive, or go on, whichever is best; by moral (the tile's own already counted) and powers.
    fn going_on(&self, game: &Windwalkers, state: &State, at: u8, surpass: u8, crossed: u64, depth: u8) -> Sheet {
        let here = usize::from(at) % HEXES;
        let mut sheet = [[f32::NEG_INFINITY; READY]; MORALS];
        for (moral, row) in sheet.iter_mut().enumerate().skip(1) {
            for (ready, value) in row.iter_mut().enumerate() {
                *value = self.ground.stop_or_arrive(here, self.tomorrow(), moral, ready);
            }
        }
        if depth > 0 {
            let on = self.onwards(game, state, at, surpass, crossed, depth);
            for (row, on) in sheet.iter_mut().zip(&on) {
                for (value, on) in row.iter_mut().zip(on) {
                    *value = value.max(*on);
                }
            }
        }
        sheet
    }

    /// The best next contre of the same day.
    fn onwards(&self, game: &Windwalkers, state: &State, at: u8, surpass: u8, crossed: u64, depth: u8) -> Sheet {
        let here = usize::from(at) % HEXES;
        let mut best = [[f32::NEG_INFINITY; READY]; MORALS];
        for to in bits(self.ground.near[here] & self.ground.present) {
            if self.ground.tiles[usize::from(to)].is_city() {
                continue;
            }
            let there = self.attempt(game, state, at, to, surpass + 1, crossed, depth - 1);
            let passing = usize::from(self.ground.tiles[here].print().rest_pass == Rest::One);
            for (row, there) in best.iter_mut().zip(&there) {
                for (ready, value) in row.iter_mut().enumerate() {
                    *value = value.max(there[(ready + passing).min(self.ground.full.max(ready))]);
                }
            }
        }
        best
    }

    /// Attempting a tile with the dice that are left.
    fn attempt(
        &self,
        game: &Windwalkers,
        state: &State,
        from: u8,
        at: u8,
        surpass: u8,
        crossed: u64,
        depth: u8,
    ) -> Sheet {
        let (from, to) = (usize::from(from) % HEXES, usize::from(at) % HEXES);
        let ordeal = Ordeal::unknown(game, state, at, game.options.difficulty.saturating_sub(surpass));
        let points = if crossed >> at & 1 == 0 {
            f32::from(game.points.tile)
                + f32::from(surpass)
                + place(game, state, at)
                + f32::from(game.points.furvent) * ordeal.furvent * 0.8
        } else {
            0.0
        };
        let follows = self.going_on(game, state, at, surpass, crossed | 1 << at, depth);
        let after = self.ground.entered(to, points, |moral, ready| follows[moral][ready]);
        let paid = ordeal.paid(&after, self.ground.full);
        let mut sheet = [[f32::NEG_INFINITY; READY]; MORALS];
        for (moral, row) in sheet.iter_mut().enumerate().skip(1) {
            let mut failed = [0.0; READY];
            for (ready, failed) in failed.iter_mut().enumerate() {
                let rested = self.ground.rest(from, ready);
                *failed = self.ground.without_one(from, self.tomorrow()[from][moral][rested], 1.0);
            }
            *row = ordeal.expect(&paid, moral, &failed, |value| self.ground.croc_given(to, value), self.ground.tiles[to].malus());
        }
        sheet
    }
}
