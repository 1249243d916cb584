//! The abstracted chapter and its solution by backward induction from the last day.

use super::ordeal::Ordeal;
use super::{MORALS, Plan, READY, Sheet, Sheets, Weights};
use crate::board::{HEXES, bits};
use crate::game::Windwalkers;
use crate::state::State;
use crate::tiles::{Rest, Tile};

/// A chapter's board as the plan sees it.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    pub(super) near: [u64; HEXES],
    pub(super) present: u64,
    pub(super) start: u8,
    pub(super) arrival: u8,
    pub(super) tiles: [Tile; HEXES],
    /// What must be paid to enter, with all dice.
    pub(super) ordeals: Vec<Option<Ordeal>>,
    /// Points that entering brings, as far as a day is sure of them.
    pub(super) reward: [f32; HEXES],
    /// The score of being lost there.
    pub(super) lost: [f32; HEXES],
    /// What arriving with so much moral leads to.
    pub(super) arrive: [f32; MORALS],
    /// Units when all cards are ready, whole.
    pub(super) full: usize,
    /// The share of what is ahead that a failure takes.
    pub(super) life: f32,
    /// A hordier's point at the end.
    pub(super) point: f32,
    /// What each day costs.
    pub(super) day: f32,
    /// What giving a croc costs of that, if there is one to give.
    pub(super) croc: Option<f32>,
}

impl Ground {
    pub(super) fn new(game: &Windwalkers, state: &State, arrive: [f32; MORALS], weights: &Weights) -> Ground {
        let (board, seat) = (game.board_of(state), state.active);
        let track = state.track(seat);
        let arrival = game.arrival_hex(state, seat);
        let far = board.distances(state.present, arrival);
        let mut reward = [0.0; HEXES];
        let mut ordeals: Vec<Option<Ordeal>> = vec![None; HEXES];
        for at in bits(state.present).filter(|&at| !state.tile(at).is_city()) {
            let ordeal = Ordeal::unknown(game, state, at, game.all_dice(state));
            if track.crossed >> at & 1 == 0 {
                let furvent = f32::from(game.points.furvent) * ordeal.furvent * 0.7;
                reward[usize::from(at)] =
                    weights.sure * (f32::from(game.points.tile) + furvent + game.place_points(state.tile(at)));
            }
            ordeals[usize::from(at)] = Some(ordeal);
        }
        let [day, never] = game.delay(state, weights);
        let [full, hordiers, croc] = Plan::horde_at_large(game, state, weights);
        Ground {
            near: board.near,
            present: state.present,
            start: game.start_hex(state, seat),
            arrival,
            tiles: state.tiles,
            ordeals,
            reward,
            lost: far.map(|steps| {
                f32::from(game.points.tile_short) * f32::from(if steps == 255 { 8 } else { steps.saturating_sub(1) })
                    - never
            }),
            arrive,
            full: usize::from(full),
            life: if hordiers <= 1 { 1.0 } else { (weights.life / f32::from(hordiers)).min(1.0) },
            point: f32::from(game.points.hordier_last_city),
            day,
            croc: (croc > 0).then_some(weights.given),
        }
    }

    pub(super) fn rest(&self, at: usize, ready: usize) -> usize {
        match self.tiles[at].print().rest_stop {
            Rest::None => ready,
            Rest::One => (ready + 1).min(self.full.max(ready)),
            Rest::All => self.full.max(ready),
        }
    }

    /// Backwards from the last day, from the levels that are known on.
    pub(super) fn solve(&self, days: usize, levels: &mut Vec<Sheets>) {
        if levels.is_empty() {
            levels.push(self.lost.iter().map(|&lost| [[lost; READY]; MORALS]).collect());
        }
        while levels.len() <= days {
            let mut now = vec![[[0.0; READY]; MORALS]; HEXES];
            self.day(&levels[levels.len() - 1], &mut now);
            now.iter_mut().flatten().flatten().for_each(|value| *value -= self.day);
            levels.push(now);
        }
    }

    /// One day more: the best move from every hex.
    fn day(&self, next: &[Sheet], now: &mut [Sheet]) {
        for (at, sheet) in now.iter_mut().enumerate() {
            *sheet = [[self.lost[at]; READY]; MORALS];
        }
        for at in bits(self.present) {
            let to = usize::from(at);
            let around = self.near[to] & self.present;
            if at == self.arrival || self.tiles[to].is_city() {
                for from in bits(around) {
                    for moral in 1..MORALS {
                        for ready in 0..READY {
                            let there = if at == self.arrival {
                                self.arrive[(moral + 1).min(MORALS - 1)]
                            } else {
                                next[to][moral][self.rest(to, ready)]
                            };
                            let here = &mut now[usize::from(from)][moral][ready];
                            *here = here.max(there);
                        }
                    }
                }
                continue;
            }
            let Some(ordeal) = &self.ordeals[to] else { continue };
            let after = self.entered(to, self.reward[to], |moral, ready| self.stop_or_arrive(to, next, moral, ready));
            let paid = ordeal.paid(&after, self.full);
            for from in bits(around & !(1 << self.arrival)) {
                let from = usize::from(from);
                for moral in 1..MORALS {
                    let mut failed = [0.0; READY];
                    for (ready, failed) in failed.iter_mut().enumerate() {
                        *failed = self.without_one(from, next[from][moral][self.rest(from, ready)], 1.0);
                    }
                    let there = ordeal.expect(
                        &paid,
                        moral,
                        &failed,
                        |value| self.croc_given(to, value),
                        self.tiles[to].malus(),
                    );
                    for (here, there) in now[from][moral].iter_mut().zip(there) {
                        *here = here.max(there);
                    }
                }
            }
        }
    }

    /// After a contre is won with that moral: the tile's own moral, its points, then what follows.
    pub(super) fn entered(&self, at: usize, points: f32, follows: impl Fn(usize, usize) -> f32) -> Sheet {
        let change = self.tiles[at].print().moral;
        let dies = f32::from(u8::from(self.tiles[at] == Tile::TourFontaine));
        let mut after = [[self.lost[at] + points; READY]; MORALS];
        for (moral, row) in after.iter_mut().enumerate().skip(1) {
            let left = moral as i8 + change;
            if left < 1 {
                continue;
            }
            let left = usize::from(left as u8).min(MORALS - 1);
            for (ready, value) in row.iter_mut().enumerate() {
                *value = self.without_one(at, follows(left, ready), dies) + points;
            }
        }
        after
    }

    /// The same with a hordier less, or part of one.
    pub(super) fn without_one(&self, at: usize, value: f32, part: f32) -> f32 {
        value - part * (self.point + self.life * (value - self.lost[at]).max(0.0))
    }

    /// The same with a croc given, if there is one.
    pub(super) fn croc_given(&self, at: usize, value: f32) -> Option<f32> {
        self.croc.map(|part| self.without_one(at, value, part))
    }

    pub(super) fn stop_or_arrive(&self, at: usize, next: &[Sheet], moral: usize, ready: usize) -> f32 {
        let stop = next[at][moral][self.rest(at, ready)];
        if self.near[at] >> self.arrival & 1 == 1 { stop.max(self.arrive[(moral + 1).min(MORALS - 1)]) } else { stop }
    }
}
