//! Positions read back, with every doubt voiced: what cannot be is refused with the rule that says so.

use crate::bestiary::{Affiliation, Rank};
use crate::options::Deployment;
use crate::position::{ActiveText, DoorText, GAITS, MARKS, PHASES, Position, ROLLS, RollText, UnitText};
use crate::rules_ids as rule;
use crate::setup::{No, Onb, Verdict, demand};
use crate::state::{
    Activation, Gait, MAX_ARMY, MAX_UNITS, NONE, PLAIN_ORDER, Phase, Placing, Roll, RollKind, State, Tally, Unit,
    UnitSet, mark,
};
use galerne_engine::{Game, Refusal, Seat, Square, Turn};

fn impossible<T>(key: &'static str) -> Verdict<T> {
    Err(No(rule::STATE, key))
}

impl Onb {
    pub(crate) fn read_back(&self, position: &Position) -> Result<State, Refusal> {
        let state = self.read_position(position)?;
        // A position must go on: somebody can decide, chance can speak, or it is over.
        match self.turn(&state) {
            Turn::Over => demand(state.phase == Phase::Over, rule::STATE, "refused-position-stuck")?,
            Turn::Decide(deciders) => {
                for seat in deciders.iter() {
                    let mut actions = Vec::new();
                    self.actions(&state, seat, &mut actions);
                    actions.retain(|action| *action != crate::action::Action::Concede);
                    demand(!actions.is_empty(), rule::STATE, "refused-position-stuck")?;
                }
            }
            Turn::Chance(_) => {
                let mut outcomes = Vec::new();
                self.outcomes(&state, &mut outcomes);
                demand(!outcomes.is_empty(), rule::STATE, "refused-position-stuck")?;
            }
        }
        Ok(state)
    }

    fn read_position(&self, position: &Position) -> Verdict<State> {
        let mut state = self.empty_table();
        let phase = PHASES.iter().find(|(name, _)| *name == position.phase);
        let Some((_, phase)) = phase else { return impossible("refused-position-phase") };
        state.phase = *phase;
        demand(
            position.round <= self.limit && (1..=2).contains(&position.pass),
            rule::ROUND,
            "refused-position-round",
        )?;
        (state.round, state.pass) = (position.round, position.pass);
        self.read_seats(position, &mut state)?;
        self.read_armies(position, &mut state)?;
        self.read_board(position, &mut state)?;
        demand(position.units.len() <= MAX_UNITS, rule::NUMBERS, "refused-position-units")?;
        state.count = position.units.len() as u8;
        for (number, text) in position.units.iter().enumerate() {
            state.units[number] = self.read_unit(text, state.count, &state)?;
        }
        if let Some(active) = &position.active {
            state.act = self.read_active(active, &state)?;
        }
        if let Some(roll) = &position.roll {
            state.roll = self.read_roll(roll, &state)?;
        }
        self.stand_up_units(&mut state)?;
        self.check_phase(&state)?;
        Ok(state)
    }

    fn seat_mask(&self, list: &[Seat]) -> Verdict<u8> {
        let mut mask = 0;
        for seat in list {
            demand(seat.index() < self.seats, rule::SETUP, "refused-position-seat")?;
            mask |= 1 << seat.0;
        }
        Ok(mask)
    }

    fn read_seats(&self, position: &Position, state: &mut State) -> Verdict {
        let full = (1u8 << self.seats) - 1;
        state.locked = self.seat_mask(&position.locked)?;
        state.out = self.seat_mask(&position.out)?;
        state.yielded = self.seat_mask(&position.yielded)?;
        state.winners = self.seat_mask(&position.winners)?;
        let turns = self.seat_mask(&position.turns)?;
        let fine = position.turns.len() == self.seats && turns == full;
        demand(fine, rule::DEPLOYMENT, "refused-position-seat")?;
        for (place, seat) in state.turns.iter_mut().zip(&position.turns) {
            *place = seat.0;
        }
        demand(usize::from(position.cursor) < self.seats, rule::DEPLOYMENT, "refused-position-seat")?;
        state.cursor = position.cursor;
        demand(state.winners == 0 || state.phase == Phase::Over, rule::RESULT, "refused-position-winners")?;
        let sides = (0..self.seats as u8).filter(|seat| state.winners >> seat & 1 != 0).map(|seat| self.side(seat));
        let mut sides = sides.collect::<Vec<_>>();
        let whole = sides.first().is_none_or(|&side| sides.len() == self.seats_of(side).count());
        sides.dedup();
        demand(whole && sides.len() <= 1, rule::RESULT, "refused-position-winners")?;
        for (list, counts) in [(&position.control, self.sides), (&vec![], 0)] {
            demand(list.is_empty() || list.len() == counts, rule::CAPTURE, "refused-position-control")?;
            for (side, [hold, held]) in list.iter().enumerate() {
                demand(hold <= held && *held <= state.round, rule::CAPTURE, "refused-position-control")?;
                (state.hold[side], state.held[side]) = (*hold, *held);
            }
        }
        demand(
            position.tally.is_empty() || position.tally.len() == self.seats,
            rule::RESULT,
            "refused-position-tally",
        )?;
        for (seat, &[dealt, lost, kills]) in position.tally.iter().enumerate() {
            let Ok(kills) = u8::try_from(kills) else { return Err(No(rule::RESULT, "refused-position-tally")) };
            state.tally[seat] = Tally { dealt, lost, kills };
        }
        demand(
            position.targets.is_empty() || position.targets.len() == self.seats,
            rule::TARGETS,
            "refused-position-target",
        )?;
        for (seat, target) in position.targets.iter().enumerate() {
            let fine = target.is_none_or(|number| usize::from(number) < position.units.len());
            demand(fine, rule::TARGETS, "refused-position-target")?;
            state.targets[seat] = target.unwrap_or(NONE);
        }
        demand(usize::from(position.attacker) < self.sides, rule::ROLES, "refused-position-seat")?;
        state.attacker = position.attacker;
        demand(position.tie <= 15, rule::SLOTS, "refused-position-order")?;
        state.tie = position.tie;
        for (&init, sides) in &position.order {
            let mut order: Vec<u8> = sides.clone();
            order.extend((0..4u8).filter(|side| usize::from(*side) >= self.sides));
            let mut sorted = order.clone();
            sorted.sort_unstable();
            demand(init < 16 && sorted == [0, 1, 2, 3], rule::SLOTS, "refused-position-order")?;
            let packed = order.iter().enumerate().fold(0, |packed, (rank, side)| packed | side << (2 * rank));
            demand(packed != PLAIN_ORDER, rule::SLOTS, "refused-position-order")?;
            state.order[usize::from(init)] = packed;
        }
        Ok(())
    }

    fn read_kind(&self, name: &str) -> Verdict<u8> {
        self.library.kind(name).map(|kind| kind as u8).ok_or(No(rule::CREATURE_DATA, "refused-no-kind"))
    }

    fn read_armies(&self, position: &Position, state: &mut State) -> Verdict {
        demand(position.armies.len() == self.seats, rule::ARMY, "refused-position-army")?;
        for (seat, list) in position.armies.iter().enumerate() {
            let Some(list) = list else { return Err(No(rule::VISIBILITY, "refused-position-hidden")) };
            for (name, &number) in list {
                let kind = usize::from(self.read_kind(name)?);
                demand(kind < self.library.creatures, rule::ARMY, "refused-position-army")?;
                demand((1..=MAX_ARMY).contains(&number), rule::COPIES, "refused-position-army")?;
                state.armies[seat][kind] = number;
            }
            let size: u16 = state.armies[seat].iter().map(|&n| u16::from(n)).sum();
            let affordable = self.cost(&state.armies[seat]) <= self.points[seat];
            demand(size <= u16::from(MAX_ARMY) && affordable, rule::ARMY, "refused-position-army")?;
            let legal = state.armies[seat].iter().enumerate().all(|(kind, &n)| {
                let data = self.kind(kind as u8);
                let most = if data.rank == Rank::Hero { 1 } else { self.copies[seat] };
                n == 0 || (data.rank != Rank::Summon && n <= most)
            });
            demand(legal, rule::COPIES, "refused-position-army")?;
        }
        let listed = position.banners.len();
        demand(listed == 0 || listed == self.seats, rule::ARMY, "refused-position-army")?;
        for (seat, banner) in position.banners.iter().enumerate() {
            let number = banner.map_or(Some(NONE), |banner| {
                Affiliation::ALIGNED.iter().position(|known| *known == banner).map(|n| n as u8)
            });
            state.banner[seat] = number.ok_or(No(rule::ARMY, "refused-position-army"))?;
        }
        for text in &position.placing {
            demand(text.seat.index() < self.seats, rule::DEPLOYMENT, "refused-position-seat")?;
            let owner = text.owner.map_or(NONE, |owner| owner.0);
            demand(owner == NONE || usize::from(owner) < self.seats, rule::DEPLOYMENT, "refused-position-seat")?;
            let kind = text.kind.as_ref().map_or(Ok(NONE), |name| self.read_kind(name))?;
            let left = kind == NONE || state.armies[text.seat.index()][usize::from(kind)] > 0;
            let at = text.at.unwrap_or(Square::new(-1, -1));
            let order = text.at.is_none() || (kind != NONE && owner != NONE && self.map.contains(at.x, at.y));
            demand(left && order, rule::DEPLOYMENT, "refused-position-placing")?;
            state.placing[text.seat.index()] = Placing { kind, owner, x: at.x, y: at.y };
        }
        Ok(())
    }

    fn read_board(&self, position: &Position, state: &mut State) -> Verdict {
        demand(position.doors.len() == self.map.doors.len(), rule::DOORS, "refused-position-door")?;
        (state.closed, state.bolted, state.broken) = (0, 0, 0);
        for (number, door) in self.map.doors.iter().enumerate() {
            let bit = 1u16 << number;
            match position.doors.get(&door.id) {
                None => return Err(No(rule::DOORS, "refused-position-door")),
                Some(DoorText::Open) => {}
                Some(DoorText::Closed) => state.closed |= bit,
                Some(DoorText::Locked) => (state.closed, state.bolted) = (state.closed | bit, state.bolted | bit),
                Some(DoorText::Broken) => state.broken |= bit,
            }
        }
        for at in &position.rubble {
            demand(self.map.contains(at.x, at.y), rule::OBJECTS, "refused-off-map")?;
            state.rubble[at.y as usize] |= 1 << at.x;
        }
        Ok(())
    }

    fn read_unit(&self, text: &UnitText, count: u8, state: &State) -> Verdict<Unit> {
        let kind = self.read_kind(&text.kind)?;
        let data = self.kind(kind);
        let seat = text.seat.map_or(NONE, |seat| seat.0);
        demand(seat == NONE || usize::from(seat) < self.seats, rule::SETUP, "refused-position-seat")?;
        demand(seat == NONE || !data.is_object(), rule::OBJECTS, "refused-position-unit")?;
        let marks = text
            .marks
            .iter()
            .fold(0, |mask, name| mask | MARKS.iter().find(|(known, _)| known == name).map_or(0, |(_, bit)| *bit));
        let low_bits = |list: &[u8], most: usize| {
            list.iter().try_fold(0u8, |mask, &n| (usize::from(n) < most).then(|| mask | 1 << n))
        };
        let unloaded = low_bits(&text.unloaded, data.weapons.len());
        let used = low_bits(&text.used, data.powers.len());
        let (Some(unloaded), Some(used)) = (unloaded, used) else { return impossible("refused-position-unit") };
        let (loss, shaken, prone) = text.hit.unwrap_or((0, false, false));
        demand(loss <= text.pv && loss < 64, rule::BLAST_DICE, "refused-position-unit")?;
        let at = text.at.unwrap_or(Square::new(-1, -1));
        let unit = Unit {
            kind,
            seat,
            x: at.x,
            y: at.y,
            facing: text.facing,
            pv: text.pv,
            mana: text.mana,
            marks,
            unloaded,
            used,
            hit: loss | u8::from(shaken) << 6 | u8::from(prone) << 7,
            summoner: text.summoner.unwrap_or(NONE),
        };
        demand(unit.summoner == NONE || unit.summoner < count, rule::SUMMON, "refused-position-unit")?;
        demand(unit.pv <= data.pv && unit.mana <= data.mana && unit.facing < 8, rule::STATE, "refused-position-unit")?;
        if unit.alive() {
            demand(text.at.is_none() || self.map.contains(at.x, at.y), rule::GRID, "refused-off-map")?;
            let secret = self.options.deployment == Deployment::Secret && state.round == 0;
            let placed = text.at.is_some() != unit.has(mark::RESERVE) || (secret && text.at.is_none());
            demand(placed, rule::RESERVE, "refused-position-unit")?;
            demand(seat == NONE || !state.is_out(seat), rule::ELIMINATION, "refused-position-unit")?;
            demand(text.at.is_some() || seat != NONE, rule::OBJECTS, "refused-position-unit")?;
        } else {
            let gone = Unit { kind, seat, summoner: unit.summoner, ..Unit::EMPTY };
            demand(unit == gone, rule::DEATH, "refused-position-dead")?;
        }
        Ok(unit)
    }

    fn read_active(&self, text: &ActiveText, state: &State) -> Verdict<Activation> {
        let unit = state.unit(text.unit);
        let fine = text.unit < state.count && unit.alive() && unit.seat != NONE && text.halves <= 2;
        demand(fine, rule::ACTIVATION, "refused-position-active")?;
        let inside = |at: Option<Square>| at.is_none_or(|at| self.map.contains(at.x, at.y));
        let known = |number: Option<u8>| number.is_none_or(|number| number < state.count);
        demand(inside(text.cell) && known(text.quarry), rule::ACTIVATION, "refused-position-active")?;
        demand(text.tool.is_none_or(|tool| tool < 8), rule::ACTIVATION, "refused-position-active")?;
        let pair = |at: Option<Square>| at.map_or((-1, -1), |at| (at.x, at.y));
        let mut act = Activation {
            unit: text.unit,
            halves: text.halves,
            moved: text.moved,
            attacked: text.attacked,
            picked: text.picked,
            quarry: text.quarry.unwrap_or(NONE),
            tool: text.tool.unwrap_or(NONE),
            cell: pair(text.cell),
            ..Activation::NONE
        };
        if let Some(path) = &text.path {
            let gait = GAITS.iter().find(|(name, _)| *name == path.gait).map_or(Gait::None, |(_, gait)| *gait);
            let direction = |n: Option<u8>| n.is_none_or(|n| n < 8);
            let fine = path.budget <= 60
                && inside(path.stop)
                && direction(path.heading)
                && direction(path.step)
                && (gait == Gait::Vault || path.stop.is_some())
                && (gait != Gait::Charge || text.quarry.is_some_and(|quarry| state.unit(quarry).on_board()))
                && unit.on_board()
                && path.provoked.iter().all(|&number| number < state.count && state.unit(number).on_board());
            demand(fine, rule::PATH, "refused-position-path")?;
            (act.gait, act.budget, act.steps) = (gait, path.budget, path.steps);
            (act.stop, act.heading) = (pair(path.stop), path.heading.unwrap_or(NONE));
            act.step = path.step.unwrap_or(NONE);
            path.provoked.iter().for_each(|&number| act.provoked.insert(number));
        }
        Ok(act)
    }

    fn read_roll(&self, text: &RollText, state: &State) -> Verdict<Roll> {
        let kind = ROLLS.iter().find(|(name, _)| *name == text.kind).map_or(RollKind::None, |(_, kind)| *kind);
        let target = text.target.unwrap_or(NONE);
        let (weapon, unit) = (text.weapon.unwrap_or(NONE), state.unit(text.unit));
        let mut victims = UnitSet::NONE;
        for &number in &text.victims {
            demand(number < state.count && state.unit(number).on_board(), rule::BLAST_DICE, "refused-position-roll")?;
            victims.insert(number);
        }
        let alive = |number: u8| number < state.count && state.unit(number).on_board();
        let armed = self.arm(unit.kind, weapon).is_some() && unit.seat != NONE;
        let fine = alive(text.unit)
            && text.cover < 64
            && text.cell.is_none_or(|at| self.map.contains(at.x, at.y))
            && match kind {
                RollKind::Attack | RollKind::ChargeBlow | RollKind::Opportunity => {
                    armed && alive(target) && victims.is_empty()
                }
                RollKind::Area => armed && alive(target) && victims.lowest() == Some(target),
                RollKind::PickLock | RollKind::Bash => usize::from(target) < self.map.doors.len(),
                RollKind::Vault => self.landing(state, text.unit, target & 7).is_some() || target < 8,
                RollKind::None => false,
            };
        demand(fine, rule::ROLL, "refused-position-roll")?;
        let cell = text.cell.map_or((-1, -1), |at| (at.x, at.y));
        Ok(Roll { kind, unit: text.unit, weapon, target, cell, cover: text.cover, long: text.long, victims })
    }
}
