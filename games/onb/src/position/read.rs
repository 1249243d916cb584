//! Positions read back: an impossible one is refused with the rule that it breaks.

use super::validate::{Doubt, believe, no_seat};
use super::{ActiveText, MARKS, PHASES, Position, RollText, UnitText};
use crate::bestiary::{Affiliation, Kind, Rank};
use crate::game::{Onb, Verdict};
use crate::map::DoorState;
use crate::options::{Deployment, Scenario};
use crate::rule_ids as rule;
use crate::state::{
    Activation, Gait, MAX_ARMY, MAX_UNITS, NONE, PLAIN_ORDER, Phase, Placing, Roll, RollKind, State, Tally, Unit,
    UnitSet, mark,
};
use galerne_engine::{Message, Reason, Refusal, Seat, Square, demand};

type Read<T = ()> = Result<T, Refusal>;

impl Onb {
    pub(crate) fn read_position(&self, position: &Position) -> Read<State> {
        let mut state = self.empty_table();
        let phase = PHASES.iter().find(|(name, _)| *name == position.phase);
        let Some((_, phase)) = phase else {
            let known = PHASES.map(|(name, _)| name).join(", ");
            let refusal = Refusal::new(rule::STATE, "refused-position-no-phase");
            return Err(refusal
                .with("phase", position.phase.chars().take(40).collect::<String>())
                .with("known", known));
        };
        state.phase = *phase;
        let pass = (1..=2).contains(&position.pass) && (position.round > 0 || position.pass == 1);
        believe(position.round <= self.limit && pass, rule::ROUND, || {
            Message::new("refused-position-round")
                .with("round", position.round)
                .with("pass", position.pass)
                .with("limit", self.limit)
        })?;
        (state.round, state.pass) = (position.round, position.pass);
        self.read_seats(position, &mut state)?;
        self.read_armies(position, &mut state)?;
        self.read_board(position, &mut state)?;
        demand(position.units.len() <= MAX_UNITS, rule::NUMBERS, "refused-position-units")?;
        state.count = position.units.len() as u8;
        for (number, text) in position.units.iter().enumerate() {
            let unit = self.read_unit(text, state.count, &state);
            state.units[number] = unit.map_err(|doubt| self.doubt_creature(number, text, doubt))?;
        }
        self.read_targets(position, &mut state)?;
        if let Some(active) = &position.active {
            state.act = self.read_active(active, &state).map_err(|no| self.doubt_number(&state, active.unit, no))?;
        }
        if let Some(roll) = &position.roll {
            state.roll = self.read_roll(roll, &state).map_err(|no| self.doubt_number(&state, roll.unit, no))?;
        }
        self.stand_up_units(&mut state)?;
        self.check_phase(&state)?;
        Ok(state)
    }

    /// A doubt about a creature that is named by its number alone.
    fn doubt_number(&self, state: &State, number: u8, no: Reason) -> Refusal {
        match state.units().get(usize::from(number)) {
            Some(unit) => self.doubt_unit(number, unit, no.into()),
            None => Refusal::new(no.0, "refused-position-number")
                .with("number", u32::from(number) + 1)
                .with("count", state.count),
        }
    }

    fn known_seat(&self, seat: Seat) -> Result<u8, Doubt> {
        if seat.index() < self.seats { Ok(seat.0) } else { Err(no_seat(seat.0, self.seats)) }
    }

    fn seat_mask(&self, list: &[Seat]) -> Result<u8, Doubt> {
        list.iter().try_fold(0, |mask, &seat| Ok(mask | 1 << self.known_seat(seat)?))
    }

    fn read_seats(&self, position: &Position, state: &mut State) -> Read {
        let full = (1u8 << self.seats) - 1;
        state.locked = self.seat_mask(&position.locked)?;
        state.out = self.seat_mask(&position.out)?;
        state.yielded = self.seat_mask(&position.yielded)?;
        state.winners = self.seat_mask(&position.winners)?;
        let turns = self.seat_mask(&position.turns)?;
        let fine = position.turns.len() == self.seats && turns == full;
        demand(fine, rule::DEPLOYMENT, "refused-position-turns")?;
        for (place, seat) in state.turns.iter_mut().zip(&position.turns) {
            *place = seat.0;
        }
        state.cursor = self.known_seat(Seat(position.cursor))?;
        demand(state.winners == 0 || state.phase == Phase::Over, rule::RESULT, "refused-position-winners")?;
        let sides = (0..self.seats as u8).filter(|seat| state.winners >> seat & 1 != 0).map(|seat| self.side(seat));
        let mut sides = sides.collect::<Vec<_>>();
        let whole = sides.first().is_none_or(|&side| sides.len() == self.seats_of(side).count());
        sides.dedup();
        demand(whole && sides.len() <= 1, rule::RESULT, "refused-position-winners")?;
        let control = &position.control;
        demand(control.is_empty() || control.len() == self.sides, rule::CAPTURE, "refused-position-control")?;
        for (side, [hold, held]) in control.iter().enumerate() {
            demand(hold <= held && *held <= state.round, rule::CAPTURE, "refused-position-control")?;
            (state.hold[side], state.held[side]) = (*hold, *held);
        }
        demand(
            position.tally.is_empty() || position.tally.len() == self.seats,
            rule::RESULT,
            "refused-position-tally",
        )?;
        for (seat, &[dealt, lost, kills]) in position.tally.iter().enumerate() {
            let Ok(kills) = u8::try_from(kills) else {
                return Err(Reason(rule::RESULT, "refused-position-tally").into());
            };
            state.tally[seat] = Tally { dealt, lost, kills };
        }
        demand(usize::from(position.attacker) < self.sides, rule::ROLES, "refused-position-attacker")?;
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

    fn read_kind(&self, name: &str) -> Result<u8, Doubt> {
        let unknown = || Message::new("refused-roster-kind").with("name", name.chars().take(40).collect::<String>());
        self.library.kind(name).map(|kind| kind as u8).ok_or_else(|| Doubt(rule::CREATURE_DATA, unknown()))
    }

    /// ON-4.30: a target belongs to the one whose defeat it is.
    fn read_targets(&self, position: &Position, state: &mut State) -> Read {
        let listed = position.targets.len();
        let scenario = matches!(self.options.scenario, Scenario::Cible | Scenario::CibleUnique);
        let fine = listed == 0 || (listed == self.seats && scenario);
        demand(fine, rule::TARGETS, "refused-position-targets")?;
        for (seat, &target) in position.targets.iter().enumerate() {
            let Some(number) = target else { continue };
            let owner = state.units().get(usize::from(number)).map(|unit| unit.seat).filter(|&owner| owner != NONE);
            let mine = owner.is_some_and(|owner| owner == seat as u8 || self.captain(owner) == seat as u8);
            believe(mine, rule::TARGETS, || {
                Message::new("refused-position-target").with("number", u32::from(number) + 1).with("seat", seat + 1)
            })?;
            state.targets[seat] = number;
        }
        Ok(())
    }

    /// One kind of a list as it was written.
    fn read_entry(&self, seat: usize, name: &str, number: u8) -> Result<usize, Doubt> {
        let kind = self.read_kind(name)?;
        let data = self.kind(kind);
        let entry = |key: &'static str| Message::new(key).with("kind", self.kind_name(kind)).with("number", number);
        let recruit = !data.is_object() && data.rank != Rank::Summon;
        believe(recruit, rule::ARMY, || entry("position-never-recruited"))?;
        let most = if data.rank == Rank::Hero { 1 } else { self.copies[seat].min(MAX_ARMY) };
        let rule = if data.rank == Rank::Hero { rule::HEROES } else { rule::COPIES };
        believe((1..=most).contains(&number), rule, || entry("position-copies").with("most", most))?;
        believe(self.recruits(seat).any(|known| known == kind), rule::ARMY, || entry("position-banner"))?;
        Ok(usize::from(kind))
    }

    fn read_armies(&self, position: &Position, state: &mut State) -> Read {
        demand(position.armies.len() == self.seats, rule::ARMY, "refused-position-lists")?;
        for (seat, list) in position.armies.iter().enumerate() {
            let Some(list) = list else { return Err(Reason(rule::VISIBILITY, "refused-position-hidden").into()) };
            let about = |Doubt(rule, why): Doubt| {
                Refusal::new(rule, "refused-position-army").with("seat", seat + 1).with("why", why)
            };
            for (name, &number) in list {
                let kind = self.read_entry(seat, name, number).map_err(about)?;
                state.armies[seat][kind] = number;
            }
            let army = &state.armies[seat];
            let size: u16 = army.iter().map(|&n| u16::from(n)).sum();
            believe(size <= u16::from(MAX_ARMY), rule::COPIES, || Message::new("refused-army-full")).map_err(about)?;
            let (cost, points) = (self.cost(army), self.points[seat]);
            let price = || Message::new("position-cost").with("cost", cost).with("points", points);
            believe(cost <= points, rule::ARMY, price).map_err(about)?;
            let one = self.options.cross_alignment || self.one_banner(army);
            believe(one, rule::ARMY, || Message::new("position-two-banners")).map_err(about)?;
        }
        let listed = position.banners.len();
        demand(listed == 0 || listed == self.seats, rule::ARMY, "refused-position-banners")?;
        for (seat, banner) in position.banners.iter().enumerate() {
            let number = banner.map_or(Some(NONE), |banner| {
                Affiliation::ALIGNED.iter().position(|known| *known == banner).map(|n| n as u8)
            });
            state.banner[seat] = number.ok_or(Reason(rule::ARMY, "refused-position-banners"))?;
        }
        for text in &position.placing {
            self.known_seat(text.seat)?;
            let owner = text.owner.map_or(Ok(NONE), |owner| self.known_seat(owner))?;
            let kind = text.kind.as_ref().map_or(Ok(NONE), |name| self.read_kind(name))?;
            let left = kind == NONE || state.armies[text.seat.index()][usize::from(kind)] > 0;
            let at = text.at.unwrap_or(Square::new(-1, -1));
            let order = text.at.is_none() || (kind != NONE && owner != NONE && self.map.contains(at.x, at.y));
            demand(left && order, rule::DEPLOYMENT, "refused-position-placing")?;
            state.placing[text.seat.index()] = Placing { kind, owner, x: at.x, y: at.y };
        }
        Ok(())
    }

    fn read_board(&self, position: &Position, state: &mut State) -> Read {
        let stranger = position.doors.keys().find(|name| !self.map.doors.iter().any(|door| door.id == **name));
        if let Some(name) = stranger {
            let name: String = name.chars().take(40).collect();
            return Err(Refusal::new(rule::DOORS, "refused-position-no-door").with("door", name));
        }
        (state.closed, state.bolted, state.broken) = (0, 0, 0);
        for (number, door) in self.map.doors.iter().enumerate() {
            let bit = 1u16 << number;
            match position.doors.get(&door.id) {
                None => {
                    return Err(Refusal::new(rule::DOORS, "refused-position-door").with("door", door.id.as_str()));
                }
                Some(DoorState::Open) => {}
                Some(DoorState::Closed) => state.closed |= bit,
                Some(DoorState::Locked) => (state.closed, state.bolted) = (state.closed | bit, state.bolted | bit),
                Some(DoorState::Broken) => state.broken |= bit,
            }
        }
        for at in &position.rubble {
            believe(self.map.contains(at.x, at.y), rule::OBJECTS, || {
                Message::new("refused-position-rubble").with("cell", at.to_string())
            })?;
            state.rubble[at.y as usize] |= 1 << at.x;
        }
        Ok(())
    }

    fn read_unit(&self, text: &UnitText, count: u8, state: &State) -> Result<Unit, Doubt> {
        let kind = self.read_kind(&text.kind)?;
        let data = self.kind(kind);
        let seat = text.seat.map_or(Ok(NONE), |seat| self.known_seat(seat))?;
        demand(seat == NONE || !data.is_object(), rule::OBJECTS, "position-thing-owned")?;
        let marks = text
            .marks
            .iter()
            .fold(0, |mask, name| mask | MARKS.iter().find(|(known, _)| known == name).map_or(0, |(_, bit)| *bit));
        let low_bits = |list: &[u8], most: usize| {
            list.iter().try_fold(0u8, |mask, &n| (usize::from(n) < most).then(|| mask | 1 << n))
        };
        let unloaded = low_bits(&text.unloaded, data.weapons.len());
        let used = low_bits(&text.used, data.powers.len());
        let reloads =
            |bits: u8| (0..8u8).all(|n| bits >> n & 1 == 0 || self.arm(kind, n).is_some_and(|arm| arm.reload));
        let Some(unloaded) = unloaded.filter(|&bits| reloads(bits)) else {
            return Err(Reason(rule::RELOAD, "position-unloaded").into());
        };
        let Some(used) = used else { return Err(Reason(rule::POWERS, "position-used").into()) };
        let at = text.at.unwrap_or(Square::new(-1, -1));
        let (loss, shaken, prone) = text.hit.unwrap_or((0, false, false));
        let most = |key: &'static str, most: u8| move || Message::new(key).with("most", most);
        believe(text.pv <= data.pv, rule::STATE, most("position-too-much-life", data.pv))?;
        believe(text.mana <= data.mana, rule::STATE, most("position-too-much-mana", data.mana))?;
        demand(text.facing < 8, rule::DIRECTIONS, "refused-direction")?;
        demand(loss <= text.pv && loss < 64, rule::BLAST_DICE, "position-hit")?;
        demand(text.summoner.is_none_or(|summoner| summoner < count), rule::SUMMON, "position-summoner")?;
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
        if !unit.alive() {
            let gone = Unit { kind, seat, summoner: unit.summoner, ..Unit::EMPTY };
            demand(unit == gone, rule::DEATH, "refused-position-dead")?;
            return Ok(unit);
        }
        demand(text.at.is_none() || self.map.contains(at.x, at.y), rule::GRID, "position-off-board")?;
        let secret = self.options.deployment == Deployment::Secret && state.round == 0;
        demand(text.at.is_none() || !unit.has(mark::RESERVE), rule::RESERVE, "position-reserve-placed")?;
        let waits = unit.has(mark::RESERVE) || secret;
        demand(text.at.is_some() || waits, rule::RESERVE, "position-no-place")?;
        demand(text.at.is_some() || seat != NONE, rule::OBJECTS, "position-no-place")?;
        demand(seat == NONE || !state.is_out(seat), rule::ELIMINATION, "position-owner-out")?;
        self.believe_marks(state, &unit, data)?;
        Ok(unit)
    }

    /// Markers that a creature could have come by.
    fn believe_marks(&self, state: &State, unit: &Unit, data: &Kind) -> Verdict {
        let steady = data.immune_shaken || data.is_object() || !self.options.shaken;
        demand(!unit.has(mark::SHAKEN) || !steady, rule::SHAKEN, "position-shaken")?;
        let stable = data.stable || data.flying || data.is_object() || !self.options.knockdown;
        demand(!unit.has(mark::PRONE) || !stable, rule::PRONE, "position-prone")?;
        let marked = unit.marks & mark::ROUND;
        demand(state.round > 0 || marked == 0, rule::ROUND, "position-early-marks")?;
        let led = unit.seat != NONE || marked & (mark::WAITING | mark::ACTIVATED) == 0;
        demand(led, rule::ROUND, "position-nobody-leads")?;
        let both = mark::WAITING | mark::ACTIVATED;
        let once = state.pass == 2 || unit.marks & both != both || state.phase == Phase::Over;
        demand(once, rule::FIRST_PASS, "position-waits-and-acts")
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
            let gait = path.gait;
            let direction = |n: Option<u8>| n.is_none_or(|n| n < 8);
            let data = self.kind(unit.kind);
            let most = if gait == Gait::Course { data.course } else { data.sprint };
            let fine = u16::from(path.budget) <= 2 * u16::from(most)
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
        let kind = text.kind;
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
