//! The next few contres of one day, seen closer than the plan does: surpassement, points that are there once, the dice that
//! are left.

use super::ordeal::Ordeal;
use super::{MORALS, Plan, READY, Sheet, level};
use crate::board::{HEXES, bits};
use crate::bots::outlook::insight;
use crate::game::Windwalkers;
use crate::state::{Phase, State};
use crate::tiles::{MAX_MORAL, Rest};

/// How many contres of a day are looked ahead.
const CONTRES: u8 = 2;

/// How far the day has come in thought.
#[derive(Clone, Copy)]
struct Day {
    at: u8,
    surpass: u8,
    crossed: u64,
    /// Contres still looked at.
    depth: u8,
}

impl Day {
    fn of(state: &State, depth: u8) -> Day {
        let track = state.track(state.active);
        Day { at: track.hex, surpass: track.surpass, crossed: track.crossed, depth }
    }

    fn entered(self, at: u8) -> Day {
        Day { at, crossed: self.crossed | 1 << at, ..self }
    }
}

impl Plan {
    /// What the contre that lies there leads to when it is won.
    pub(crate) fn look_at_contre(&mut self, game: &Windwalkers, state: &State) {
        if state.phase == Phase::Adjust {
            self.won = self.going_on(game, state, Day::of(state, CONTRES - 1).entered(state.contre.target));
        }
    }

    /// Moving there now.
    pub(crate) fn moved(&self, game: &Windwalkers, state: &State, at: u8) -> f32 {
        let sheet = self.attempt(game, state, Day::of(state, CONTRES), at);
        let (ready, _) = insight().units(game, state, state.active, self.weights.unit);
        level(&sheet[usize::from(state.horde(state.active).moral.min(MAX_MORAL))], ready)
    }

    /// Going on from where the horde has just arrived, at best.
    pub(crate) fn went_on(&self, game: &Windwalkers, state: &State) -> f32 {
        let (ready, _) = insight().units(game, state, state.active, self.weights.unit);
        let moral = state.horde(state.active).moral.min(MAX_MORAL);
        let day = Day::of(state, CONTRES);
        let sheet = self.onwards(game, state, day);
        let city = if self.ground.near[usize::from(day.at) % HEXES] >> self.ground.arrival & 1 == 1 {
            self.arrived(moral)
        } else {
            f32::NEG_INFINITY
        };
        level(&sheet[usize::from(moral)], ready).max(city)
    }

    /// After a won contre: stop, arrive, or go on, whichever is best; by moral (the tile's own already counted) and powers.
    fn going_on(&self, game: &Windwalkers, state: &State, day: Day) -> Sheet {
        let here = usize::from(day.at) % HEXES;
        let mut sheet = [[f32::NEG_INFINITY; READY]; MORALS];
        for (moral, row) in sheet.iter_mut().enumerate().skip(1) {
            for (ready, value) in row.iter_mut().enumerate() {
                *value = self.ground.stop_or_arrive(here, self.tomorrow(), moral, ready);
            }
        }
        if day.depth > 0 {
            let on = self.onwards(game, state, day);
            for (row, on) in sheet.iter_mut().zip(&on) {
                for (value, on) in row.iter_mut().zip(on) {
                    *value = value.max(*on);
                }
            }
        }
        sheet
    }

    /// The best next contre of the same day.
    fn onwards(&self, game: &Windwalkers, state: &State, day: Day) -> Sheet {
        let here = usize::from(day.at) % HEXES;
        let tired = Day { surpass: day.surpass + 1, depth: day.depth - 1, ..day };
        let passing = usize::from(self.ground.tiles[here].print().rest_pass == Rest::One);
        let mut best = [[f32::NEG_INFINITY; READY]; MORALS];
        for to in bits(self.ground.near[here] & self.ground.present) {
            if self.ground.tiles[usize::from(to)].is_city() {
                continue;
            }
            let there = self.attempt(game, state, tired, to);
            for (row, there) in best.iter_mut().zip(&there) {
                for (ready, value) in row.iter_mut().enumerate() {
                    *value = value.max(there[(ready + passing).min(self.ground.full.max(ready))]);
                }
            }
        }
        best
    }

    /// Attempting a tile with the dice that are left.
    fn attempt(&self, game: &Windwalkers, state: &State, day: Day, at: u8) -> Sheet {
        let (from, to) = (usize::from(day.at) % HEXES, usize::from(at) % HEXES);
        let ordeal = Ordeal::unknown(game, state, at, game.all_dice(state).saturating_sub(day.surpass));
        let points = if day.crossed >> at & 1 == 0 {
            f32::from(game.points.tile)
                + f32::from(day.surpass)
                + game.place_points(state.tile(at))
                + f32::from(game.points.furvent) * ordeal.furvent * 0.8
        } else {
            0.0
        };
        let follows = self.going_on(game, state, day.entered(at));
        let after = self.ground.entered(to, points, |moral, ready| follows[moral][ready]);
        let paid = ordeal.paid(&after, self.ground.full);
        let mut sheet = [[f32::NEG_INFINITY; READY]; MORALS];
        for (moral, row) in sheet.iter_mut().enumerate().skip(1) {
            let mut failed = [0.0; READY];
            for (ready, failed) in failed.iter_mut().enumerate() {
                let rested = self.ground.rest(from, ready);
                *failed = self.ground.without_one(from, self.tomorrow()[from][moral][rested], 1.0);
            }
            let with_croc = |value| self.ground.croc_given(to, value);
            *row = ordeal.expect(&paid, moral, &failed, with_croc, self.ground.tiles[to].malus());
        }
        sheet
    }
}
