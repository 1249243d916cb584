//! What a seat sees, as numbers: the creatures (the own first), what is going on, and the armies; boards and statistics are `ground`.

use crate::bestiary::{Kind, Library};
use crate::game::{Onb, TRAITS};
use crate::map::{CELLS, Ground, MAX_DOORS};
use crate::rules::secrets::UNKNOWN;
use crate::state::{Activation, MAX_ARMY, MAX_SEATS, MAX_UNITS, NONE, Placing, Roll, State, Unit, UnitSet, mark};
use galerne_engine::{Key, Perceive, Seat, Sense, View, seats_from};

/// Features of a creature; the laws of the kit count them.
const UNIT: usize = 45;
/// Own, allied, hostile and neutral creatures, flyers, PV, facing, who has acted, who is acting, rubble.
const PLANES: usize = 10;
const KINDS: usize = Library::MAX_KINDS;
/// A byte that may be "none".
const BYTE: f32 = 255.0;

impl Perceive for Onb {
    /// Where a creature came from is forgotten.
    fn recalls(&self) -> bool {
        false
    }

    fn perceive(&self, view: &View<Self>, seat: Seat, sense: &mut impl Sense) {
        let state = view.state();
        sense.pane("phase", &[19]);
        sense.one_of(state.phase as usize, 19);
        sense.pane("units", &[MAX_UNITS, UNIT]);
        let mut left = MAX_UNITS;
        // The own side's creatures stand first for every viewer; within a seat they keep their numbers.
        let own = |unit: &Unit| 1_u32 << usize::from(unit.seat).min(MAX_SEATS);
        let owners = state.units().iter().fold(0, |owners, unit| owners | own(unit));
        let has_any = |owner: &u8| owners >> usize::from(*owner).min(MAX_SEATS) & 1 == 1;
        for owner in seats_from(seat, MAX_SEATS).map(|seat| seat.0).chain([NONE]).filter(has_any) {
            for (number, unit) in state.units().iter().enumerate().filter(|(_, unit)| unit.seat == owner) {
                let is_target = state.targets.contains(&(number as u8));
                let key = unit_key(unit, [number as u8, seat.0, is_target.into(), 1]);
                sense.piece(key, |sense| self.perceive_unit(seat, number, unit, is_target, sense));
                left = left.saturating_sub(1);
            }
        }
        for _ in 0..left {
            sense.piece(Key([0; 2]), |sense| sense.set(0, UNIT));
        }
        sense.pane("clock", &[0]);
        sense.number(state.round.into(), self.limit.max(1).into());
        sense.one_of(usize::from(state.pass).wrapping_sub(1), 2);
        sense.number(state.tie.into(), 16.0);
        sense.number(state.cursor.into(), BYTE);
        sense.number(state.count.into(), MAX_UNITS as f32);
        sense.numbers(state.order.map(|order| (order.into(), BYTE)));
        sense.pane("active", &[0]);
        self.perceive_activation(&state.act, sense);
        sense.pane("roll", &[0]);
        self.perceive_roll(&state.roll, sense);
        // Whom the step provoked, whom the blast still has to hit: by the numbers of the creatures.
        sense.pane("concerned", &[2, MAX_UNITS]);
        for UnitSet([low, high]) in [state.act.provoked, state.roll.victims] {
            sense.piece(Key([low, high]), |sense| {
                sense.set(low, 64);
                sense.set(high, MAX_UNITS - 64);
            });
        }
        sense.pane("doors", &[3, MAX_DOORS]);
        for doors in [state.closed, state.bolted, state.broken] {
            sense.set(doors.into(), MAX_DOORS);
        }
        let (width, height) = (usize::from(self.map.width), usize::from(self.map.height));
        sense.pane("rubble", &[height, width]);
        for row in &state.rubble[..height] {
            sense.piece(Key([u64::from(*row)]), |sense| sense.set(u64::from(*row), width));
        }
        sense.pane("seats", &[self.seats, 0]);
        for seat in seats_from(seat, self.seats) {
            self.perceive_seat(state, seat, sense);
        }
    }

    /// Who stands on each cell, how hale and which way: what `units` says in another order, for convolutions.
    fn planes(&self, view: &View<Self>, seat: Seat, sense: &mut impl Sense) {
        let (state, width, height) = (view.state(), self.map.width as i8, self.map.height as i8);
        let mut here = [NONE; CELLS];
        let mut above = [NONE; CELLS];
        for (number, unit) in state.units().iter().enumerate().filter(|(_, unit)| unit.on_board()) {
            // ON-8.31: a flyer may hover above another creature.
            let level = if self.kind(unit.kind).flying { &mut above } else { &mut here };
            for cell in self.base(unit).cells() {
                level[cell % CELLS] = number as u8;
            }
        }
        sense.pane("planes", &[PLANES, height as usize, width as usize]);
        let side = self.side(seat.0);
        for plane in 0..PLANES {
            for y in 0..height {
                for x in 0..width {
                    let cell = crate::map::cell(x, y);
                    let walker = state.units().get(usize::from(here[cell]));
                    let flyer = state.units().get(usize::from(above[cell]));
                    let unit = walker.or(flyer);
                    let is = |what: &dyn Fn(&Unit) -> bool| unit.is_some_and(what);
                    let seated = |unit: &Unit| usize::from(unit.seat) < MAX_SEATS;
                    let allied = |unit: &Unit| seated(unit) && unit.seat != seat.0 && self.side(unit.seat) == side;
                    match plane {
                        0 => sense.flag(is(&|unit| unit.seat == seat.0)),
                        1 => sense.flag(is(&allied)),
                        2 => sense.flag(is(&|unit| seated(unit) && self.side(unit.seat) != side)),
                        3 => sense.flag(is(&|unit| !seated(unit))),
                        4 => sense.flag(flyer.is_some()),
                        5 => sense.number(unit.map_or(0.0, |unit| unit.pv.into()), 63.0),
                        6 => sense.number(unit.map_or(0.0, |unit| f32::from(unit.facing & 7) + 1.0), 8.0),
                        7 => sense.flag(is(&|unit| unit.has(mark::ACTIVATED))),
                        8 => sense.flag(state.act.unit != NONE && [here[cell], above[cell]].contains(&state.act.unit)),
                        _ => sense.flag(state.rubble[y as usize] >> x & 1 == 1),
                    }
                }
            }
        }
    }

    fn ground(&self, sense: &mut impl Sense) {
        let (width, height) = (usize::from(self.map.width), usize::from(self.map.height));
        sense.pane("board", &[height, width, 10]);
        for y in 0..height as i8 {
            for x in 0..width as i8 {
                let (ground, cell) = (self.map.ground(x, y), crate::map::cell(x, y));
                sense.flag(ground == Ground::Free);
                sense.flag(ground == Ground::Cluttered);
                sense.flag(ground == Ground::Stairs);
                sense.flag(ground == Ground::Wall);
                sense.flag(ground == Ground::Door);
                sense.number(if let Ground::Obstacle(size) = ground { f32::from(size) + 1.0 } else { 0.0 }, 16.0);
                sense.flag(self.map.is_objective(x, y));
                sense.number(self.map.zone(x, y).into(), MAX_SEATS as f32);
                sense.flag(self.map.edge(cell, 2).always);
                sense.flag(self.map.edge(cell, 4).always);
            }
        }
        sense.pane("kinds", &[KINDS, TRAITS]);
        for kind in 0..KINDS {
            sense.values(self.traits.get(kind).copied().unwrap_or([0.0; TRAITS]));
        }
    }
}

impl Kind {
    /// ON-3.4: the visible layer alone, each as a share of the most there can be.
    pub(crate) fn traits(&self) -> [f32; TRAITS] {
        let amounts: [(f32, f32); TRAITS] = [
            (self.cost.into(), 500.0),
            (self.pv.into(), 63.0),
            (self.size.into(), 8.0),
            (self.base.into(), 3.0),
            (self.mana.into(), 32.0),
            (self.init.into(), 16.0),
            (self.course.into(), 16.0),
            (self.sprint.into(), 32.0),
            (u8::from(self.flying).into(), 1.0),
            (self.arms.len() as f32, Library::MAX_WEAPONS as f32),
        ];
        amounts.map(|(value, most)| (value / most).clamp(0.0, 1.0))
    }
}

/// All of a creature, and what else its numbers depend on.
fn unit_key(unit: &Unit, [number, seat, is_target, is_there]: [u8; 4]) -> Key<2> {
    let Unit { kind, seat: owner, x, y, facing, pv, mana, marks, unloaded, used, hit, summoner } = *unit;
    Key::from([
        [kind, owner, x as u8, y as u8, facing, pv, mana, marks],
        [unloaded, used, hit, summoner, number, seat, is_target, is_there],
    ])
}

impl Onb {
    /// Coordinates from the corner of the board, 0 off it.
    fn perceive_place(&self, (x, y): (i8, i8), sense: &mut impl Sense) {
        let (width, height) = (f32::from(self.map.width), f32::from(self.map.height));
        sense.numbers([(f32::from(x) + 1.0, width), (f32::from(y) + 1.0, height)]);
    }

    /// Statistics rather than kinds alone: what a creature can do carries over to those of another bestiary.
    fn perceive_unit(&self, seat: Seat, number: usize, unit: &Unit, is_target: bool, sense: &mut impl Sense) {
        let from = |owner: u8| (usize::from(owner) + MAX_SEATS - seat.index() % MAX_SEATS) % MAX_SEATS;
        sense.flag(unit.alive());
        sense.number(number as f32 + 1.0, MAX_UNITS as f32);
        sense.one_of(if unit.seat == NONE { MAX_SEATS } else { from(unit.seat) }, MAX_SEATS + 1);
        sense.flag(usize::from(unit.seat) < MAX_SEATS && self.side(unit.seat) == self.side(seat.0));
        self.perceive_place((unit.x, unit.y), sense);
        sense.one_of(unit.facing.into(), 8);
        sense.numbers([(unit.pv.into(), 63.0), (unit.mana.into(), 32.0)]);
        sense.set(unit.marks.into(), 7);
        sense.numbers([
            (unit.unloaded.into(), BYTE),
            (unit.used.into(), BYTE),
            ((unit.hit & 63).into(), 63.0),
            ((unit.hit >> 6 & 1).into(), 1.0),
            ((unit.hit >> 7).into(), 1.0),
            (if unit.summoner == NONE { 0.0 } else { f32::from(unit.summoner) + 1.0 }, MAX_UNITS as f32),
            (u8::from(is_target).into(), 1.0),
            (f32::from(unit.kind) + 1.0, KINDS as f32),
        ]);
        sense.values(self.traits[usize::from(unit.kind).min(self.traits.len() - 1)]);
    }

    fn perceive_activation(&self, act: &Activation, sense: &mut impl Sense) {
        sense.number(if act.unit == NONE { 0.0 } else { f32::from(act.unit) + 1.0 }, MAX_UNITS as f32);
        sense.number(act.halves.into(), 4.0);
        sense.flag(act.moved);
        sense.flag(act.attacked);
        sense.flag(act.picked);
        sense.number(act.gait as u8 as f32, 4.0);
        sense.number(act.budget.into(), BYTE);
        sense.number(act.steps.into(), BYTE);
        self.perceive_place(act.stop, sense);
        sense.number(act.heading.into(), BYTE);
        sense.number(act.step.into(), BYTE);
        sense.number(if act.quarry == NONE { 0.0 } else { f32::from(act.quarry) + 1.0 }, MAX_UNITS as f32);
        sense.number(act.tool.into(), BYTE);
        self.perceive_place(act.cell, sense);
        sense.flag(act.unit != NONE);
    }

    fn perceive_roll(&self, roll: &Roll, sense: &mut impl Sense) {
        sense.one_of(roll.kind as usize, 8);
        sense.number(roll.unit.into(), BYTE);
        sense.number(roll.weapon.into(), BYTE);
        sense.number(roll.target.into(), BYTE);
        self.perceive_place(roll.cell, sense);
        sense.number(roll.cover.into(), BYTE);
        sense.flag(roll.long);
        sense.flag(roll.unit != NONE);
    }

    fn perceive_seat(&self, state: &State, seat: Seat, sense: &mut impl Sense) {
        let (at, has) = (seat.index() % MAX_SEATS, |set: u8| set >> (seat.0 & 7) & 1 == 1);
        sense.flag(has(state.yielded));
        sense.flag(has(state.locked));
        sense.flag(has(state.out));
        sense.flag(has(state.winners));
        sense.flag(state.attacker == self.side(seat.0));
        let place = state.turns.iter().position(|&turn| turn == seat.0);
        sense.number(place.map_or(0.0, |place| place as f32 + 1.0), MAX_SEATS as f32);
        let side = usize::from(self.side(seat.0)) % MAX_SEATS;
        sense.number(state.hold[side].into(), self.limit.max(1).into());
        sense.number(state.held[side].into(), self.limit.max(1).into());
        sense.number(state.targets[at].into(), BYTE);
        sense.number(state.banner[at].into(), BYTE);
        let tally = state.tally[at];
        sense.number(tally.dealt.into(), 1023.0);
        sense.number(tally.lost.into(), 1023.0);
        sense.number(tally.kills.into(), BYTE);
        let list = &state.armies[at];
        let words: [[u8; 8]; KINDS / 8] = std::array::from_fn(|row| std::array::from_fn(|at| list[8 * row + at]));
        sense.piece(Key::from(words), |sense| {
            sense.flag(list.contains(&UNKNOWN));
            sense.numbers(list.map(|many| (if many == UNKNOWN { 0.0 } else { many.into() }, MAX_ARMY.into())));
        });
        let Placing { kind, owner, x, y } = state.placing[at];
        sense.number(kind.into(), BYTE);
        sense.number(owner.into(), BYTE);
        self.perceive_place((x, y), sense);
    }
}
