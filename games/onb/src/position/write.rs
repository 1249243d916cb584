//! A state written down as a position.

use super::{ActiveText, MARKS, PHASES, PathText, PlacingText, Position, RollText, UnitText};
use crate::bestiary::Affiliation;
use crate::game::Onb;
use crate::rules::secrets::UNKNOWN;
use crate::state::{Activation, Gait, NONE, PLAIN_ORDER, Placing, RollKind, State, Tally, Unit};
use galerne_engine::{Seat, Square};

fn some(n: u8) -> Option<u8> {
    (n != NONE).then_some(n)
}

fn square((x, y): (i8, i8)) -> Option<Square> {
    (x >= 0).then_some(Square::new(x, y))
}

fn bits(mask: u32) -> Vec<u8> {
    (0..32).filter(|n| mask >> n & 1 != 0).collect()
}

fn seats(mask: u8) -> Vec<Seat> {
    bits(u32::from(mask)).into_iter().map(Seat).collect()
}

impl Onb {
    pub(crate) fn write_position(&self, state: &State) -> Position {
        let list = |seat: usize| {
            let army = &state.armies[seat];
            if army[0] == UNKNOWN {
                return None;
            }
            let named = army.iter().enumerate().filter(|(_, n)| **n > 0);
            Some(named.map(|(kind, &n)| (self.kind(kind as u8).id.clone(), n)).collect())
        };
        let kind_of = |kind: u8| (kind != NONE).then(|| self.kind(kind).id.clone());
        let sides = |order: u8| {
            (0..4).map(|rank| order >> (2 * rank) & 3).filter(|&side| usize::from(side) < self.sides).collect()
        };
        let rubble = (0..self.map.height as i8).flat_map(|y| (0..self.map.width as i8).map(move |x| Square::new(x, y)));
        let unless_default = |list: Vec<[u8; 2]>| if list.iter().all(|pair| *pair == [0, 0]) { vec![] } else { list };
        let all = 0..self.seats;
        Position {
            phase: PHASES.iter().find(|(_, phase)| *phase == state.phase).map_or("over", |(name, _)| name).to_owned(),
            round: state.round,
            pass: state.pass,
            armies: all.clone().map(list).collect(),
            banners: if state.banner == [NONE; 4] {
                vec![]
            } else {
                all.clone().map(|seat| Affiliation::ALIGNED.get(usize::from(state.banner[seat])).copied()).collect()
            },
            locked: seats(state.locked),
            out: seats(state.out),
            turns: state.turns[..self.seats].iter().map(|&seat| Seat(seat)).collect(),
            cursor: state.cursor,
            placing: all
                .clone()
                .filter(|&seat| state.placing[seat] != Placing::NONE)
                .map(|seat| {
                    let placing = state.placing[seat];
                    PlacingText {
                        seat: Seat(seat as u8),
                        kind: kind_of(placing.kind),
                        owner: some(placing.owner).map(Seat),
                        at: square((placing.x, placing.y)),
                    }
                })
                .collect(),
            units: state.units().iter().map(|unit| self.write_unit(unit)).collect(),
            doors: self.map.doors.iter().enumerate().map(|(n, known)| (known.id.clone(), state.door(n))).collect(),
            rubble: rubble.filter(|at| state.rubble[at.y as usize] >> at.x & 1 != 0).collect(),
            order: (0..16u8)
                .filter(|&init| state.order[usize::from(init)] != PLAIN_ORDER)
                .map(|init| (init, sides(state.order[usize::from(init)])))
                .collect(),
            tie: state.tie,
            yielded: seats(state.yielded),
            active: (state.act != Activation::NONE).then(|| write_active(&state.act)),
            roll: (state.roll.kind != RollKind::None).then(|| RollText {
                kind: state.roll.kind,
                unit: state.roll.unit,
                weapon: some(state.roll.weapon),
                target: some(state.roll.target),
                cell: square(state.roll.cell),
                cover: state.roll.cover,
                long: state.roll.long,
                victims: state.roll.victims.iter().collect(),
            }),
            attacker: state.attacker,
            control: unless_default((0..self.sides).map(|side| [state.hold[side], state.held[side]]).collect()),
            targets: if state.targets == [NONE; 4] {
                vec![]
            } else {
                all.clone().map(|seat| some(state.targets[seat])).collect()
            },
            tally: if state.tally == [Tally::default(); 4] {
                vec![]
            } else {
                all.map(|seat| state.tally[seat]).map(|t| [t.dealt, t.lost, u16::from(t.kills)]).collect()
            },
            winners: seats(state.winners),
        }
    }

    fn write_unit(&self, unit: &Unit) -> UnitText {
        UnitText {
            kind: self.kind(unit.kind).id.clone(),
            seat: some(unit.seat).map(Seat),
            at: square((unit.x, unit.y)),
            facing: unit.facing,
            pv: unit.pv,
            mana: unit.mana,
            marks: MARKS.iter().filter(|(_, bit)| unit.has(*bit)).map(|(name, _)| *name).collect(),
            unloaded: bits(u32::from(unit.unloaded)),
            used: bits(u32::from(unit.used)),
            hit: (unit.hit != 0).then_some((unit.hit & 63, unit.hit & 64 != 0, unit.hit & 128 != 0)),
            summoner: some(unit.summoner),
        }
    }
}

fn write_active(act: &Activation) -> ActiveText {
    ActiveText {
        unit: act.unit,
        halves: act.halves,
        moved: act.moved,
        attacked: act.attacked,
        picked: act.picked,
        path: (act.gait != Gait::None).then(|| PathText {
            gait: act.gait,
            budget: act.budget,
            steps: act.steps,
            stop: square(act.stop),
            heading: some(act.heading),
            step: some(act.step),
            provoked: act.provoked.iter().collect(),
        }),
        quarry: some(act.quarry),
        tool: some(act.tool),
        cell: square(act.cell),
    }
}
