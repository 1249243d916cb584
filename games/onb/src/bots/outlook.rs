//! The board as seen by the creature in hand: where it could stop, what it risks there and what it could attack from there.

use super::danger::Menace;
use super::reach::Reach;
use super::{Mind, weights};
use crate::bestiary::Class;
use crate::game::Onb;
use crate::map::{Base, CELLS, Doors, FAR, cell};
use crate::options::Scenario;
use crate::rules::movement::Walker;
use crate::rules::who_sees::Eye;
use crate::state::{State, Unit};
use std::cell::Cell;

/// Somewhere to end a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stop {
    pub(super) worth: f32,
    /// The attack from there: worth, weapon and target.
    pub(super) blow: Option<(f32, u8, u8)>,
    pub(super) anchor: usize,
}

/// The creature in hand with what is computed about the board for it.
pub(crate) struct Outlook<'a> {
    game: &'a Onb,
    state: &'a State,
    number: u8,
    pub(super) walker: Walker,
    /// Half-cells to every enemy where the ways are known, else to the nearest one.
    known_ways: Vec<&'a [u16; CELLS]>,
    enemies: Option<Box<[u16; CELLS]>>,
    /// And to the point.
    point: Option<Box<[u16; CELLS]>>,
    missiles: i32,
    menace: Menace,
    /// What it is worth to end the turn at each anchor; NaN until it is computed.
    stood: [f32; CELLS],
}

impl<'a> Outlook<'a> {
    pub(crate) fn new(mind: Mind<'a>, state: &'a State, number: u8) -> Outlook<'a> {
        let game = mind.game;
        let walker = game.walker(state, number, false);
        let contested = game.options.scenario == Scenario::Capture;
        let doors = Doors { closed: state.closed, bolted: state.bolted };
        let feet = (walker.base, walker.flying);
        let enemies = || {
            let hostile = |unit: &&Unit| unit.on_board() && game.hostile(unit.seat, walker.side);
            state.units().iter().filter(hostile).map(|unit| cell(unit.x, unit.y))
        };
        let ways: Option<Vec<_>> = enemies().map(|anchor| game.map.way_to(doors, feet, anchor)).collect();
        let unknown = || {
            let goals = enemies().flat_map(|anchor| game.map.anchors_at(anchor, walker.base));
            Box::new(game.map.field(doors, feet, goals))
        };
        let to_point = || {
            let goals = game.map.cells().filter(|&here| game.map.objective[here]);
            Box::new(game.map.field(doors, feet, goals))
        };
        Outlook {
            game,
            state,
            number,
            walker,
            enemies: ways.is_none().then(unknown),
            known_ways: ways.unwrap_or_default(),
            point: contested.then(to_point),
            missiles: mind.worth.missiles[usize::from(state.unit(number).kind)],
            menace: Menace::of(mind, state, number),
            stood: [f32::NAN; CELLS],
        }
    }

    /// Half-cells of walking to the nearest enemy.
    pub(super) fn to_enemies(&self, anchor: usize) -> u16 {
        match &self.enemies {
            Some(field) => field[anchor],
            None => self.known_ways.iter().map(|way| way[anchor]).min().unwrap_or(FAR),
        }
    }

    fn base_at(&self, anchor: usize) -> Base {
        Base::at(anchor, self.walker.base)
    }

    fn eye_at(&self, anchor: usize) -> Eye {
        Eye { base: self.base_at(anchor), ..self.game.eye(self.state, self.number) }
    }

    /// What it is worth to end the turn there. Course, sprint and the step after a blow ask about the same places.
    pub(super) fn standing(&mut self, anchor: usize) -> f32 {
        self.standing_above(f32::NEG_INFINITY, anchor)
    }

    /// The same; where it is not above the bar, any number that is not above it.
    fn standing_above(&mut self, bar: f32, anchor: usize) -> f32 {
        if !self.stood[anchor].is_nan() {
            return self.stood[anchor];
        }
        let promise = self.promise(anchor);
        if promise <= bar {
            return promise;
        }
        let danger = self.menace.danger(self.game, self.state, self.base_at(anchor), promise - bar);
        if danger < promise - bar {
            self.stood[anchor] = promise - danger;
        }
        promise - danger
    }

    /// Standing there without any danger.
    fn promise(&self, anchor: usize) -> f32 {
        let (game, state) = (self.game, self.state);
        let mut worth = self.approach(anchor);
        if self.point.is_some() && self.base_at(anchor).cells().any(|here| game.map.objective[here]) {
            let late = f32::from(state.round) / f32::from(game.limit.max(1));
            worth += self.keen() * weights::ON_POINT * (1.0 + late);
        }
        worth
    }

    /// How near to the enemy, and to the point where there is one to take.
    pub(super) fn approach(&self, anchor: usize) -> f32 {
        let state = self.state;
        let mut worth = 0.0;
        let haste = 1.0 + weights::HASTE * f32::from(state.round);
        let far = f32::from(self.to_enemies(anchor).min(120));
        if !state.targets.contains(&self.number) {
            // A shooter is near enough once it is in range.
            worth -= if self.missiles > 0 {
                weights::DRAW_NEAR * haste * (far - self.missiles as f32).max(0.0)
            } else {
                weights::CLOSE_IN * haste * far
            };
        }
        if let Some(point) = &self.point {
            worth -= self.keen() * weights::POINT * f32::from(point[anchor].min(120));
        }
        worth
    }

    /// The defender of a point needs to stand on it less than the attacker does.
    fn keen(&self) -> f32 {
        let side = self.game.side(self.state.unit(self.number).seat);
        if self.game.sides == 2 && side != self.state.attacker { 0.6 } else { 1.0 }
    }

    /// The best attack from there by one half-action: its worth, weapon and target.
    pub(super) fn attack_from(&self, anchor: usize) -> Option<(f32, u8, u8)> {
        if self.near_enough(anchor) { self.game.best_attack(self.state, &self.eye_at(anchor), false) } else { None }
    }

    /// The stops within reach and budget that are worth more than the bar, which may rise during the search, each with
    /// its worth and the attack that may follow. Between equals the shorter way.
    pub(super) fn stops(
        &mut self,
        reach: &Reach,
        budget: u8,
        attacks: bool,
        bar: &Cell<f32>,
        mut sink: impl FnMut(Stop),
    ) {
        for &anchor in &reach.stops[..reach.count] {
            let anchor = usize::from(anchor);
            if reach.cost[anchor] > budget {
                // They come in the order of their cost.
                break;
            }
            let blow = if attacks { self.attack_from(anchor) } else { None };
            let more = blow.map_or(0.0, |(worth, ..)| worth) - 0.001 * f32::from(reach.cost[anchor]);
            let worth = more + self.standing_above(bar.get() - more, anchor);
            if worth > bar.get() {
                sink(Stop { worth, blow, anchor });
            }
        }
    }

    /// The best stop above the bar.
    pub(super) fn best_stop(&mut self, reach: &Reach, budget: u8, attacks: bool, bar: f32) -> Option<Stop> {
        let mut best: Option<Stop> = None;
        let bar = Cell::new(bar);
        self.stops(reach, budget, attacks, &bar, |stop| {
            bar.set(stop.worth);
            best = Some(stop);
        });
        best
    }

    /// Whether any weapon could reach any enemy from there.
    fn near_enough(&self, anchor: usize) -> bool {
        let unit = self.state.unit(self.number);
        let reach = self.game.kind(unit.kind).arms.iter().filter(|arm| arm.class != Class::Parry).map(|arm| {
            if arm.class == Class::Contact {
                3 * i32::from(arm.reach)
            } else {
                2 * i32::from(arm.range.normal.max(arm.range.long))
            }
        });
        let reach = reach.max().unwrap_or(0);
        let base = self.base_at(anchor);
        self.state.units().iter().any(|enemy| {
            enemy.on_board()
                && self.game.hostile(enemy.seat, self.walker.side)
                && self.game.range(base, self.game.base(enemy)) <= reach
        })
    }
}
