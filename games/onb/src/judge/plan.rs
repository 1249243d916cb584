//! One creature's turn: every way to spend it, weighed by what it takes, what it risks and where it leads.

use super::reach::{FAR, Reach};
use super::{Scores, Weights};
use crate::action::Action;
use crate::bestiary::{Class, Zone};
use crate::geometry::Base;
use crate::map::{CELLS, cell, coordinates};
use crate::movement::Walker;
use crate::options::Scenario;
use crate::setup::Onb;
use crate::sight::Eye;
use crate::state::{Gait, RollKind, State, UnitSet, mark};
use galerne_engine::{COMPASS, Square};

/// The creature in hand and what it needs to know about the board.
pub(crate) struct Outlook<'a> {
    game: &'a Onb,
    state: &'a State,
    number: u8,
    walker: Walker,
    /// Half-cells to the nearest enemy, and to the point.
    pub(super) enemies: [u16; CELLS],
    point: Option<[u16; CELLS]>,
    missiles: i32,
}

impl<'a> Outlook<'a> {
    pub(crate) fn new(game: &'a Onb, state: &'a State, number: u8) -> Outlook<'a> {
        let walker = game.walker(state, number, false);
        let contested = game.options.scenario == Scenario::Capture;
        Outlook {
            game,
            state,
            number,
            walker,
            enemies: game.field_to_enemies(state, &walker),
            point: contested.then(|| game.field_to_point(state, &walker)),
            missiles: game.worth.missiles[usize::from(state.unit(number).kind)],
        }
    }

    fn base_at(&self, anchor: usize) -> Base {
        let (x, y) = coordinates(anchor);
        Base::new(x, y, self.walker.base)
    }

    fn eye_at(&self, anchor: usize) -> Eye {
        Eye { base: self.base_at(anchor), ..self.game.eye(self.state, self.number) }
    }

    /// What it is worth to end the turn there.
    fn standing(&self, anchor: usize) -> f32 {
        let weights = Weights::TUNED;
        let (game, state) = (self.game, self.state);
        let mut worth = -game.danger(state, self.number, self.base_at(anchor));
        let haste = 1.0 + weights.haste * f32::from(state.round);
        let far = f32::from(self.enemies[anchor].min(120));
        let guarded = state.targets.contains(&self.number);
        if !guarded {
            // A shooter is near enough once it is in range.
            worth -= if self.missiles > 0 {
                weights.draw_near * haste * (far - self.missiles as f32).max(0.0)
            } else {
                weights.close_in * haste * far
            };
        }
        if let Some(point) = &self.point {
            let side = game.side(state.unit(self.number).seat);
            let keen = if game.sides == 2 && side != state.attacker { 0.6 } else { 1.0 };
            worth -= keen * weights.point * f32::from(point[anchor].min(120));
            if self.base_at(anchor).cells().any(|here| game.map.objective[here]) {
                let late = f32::from(state.round) / f32::from(game.limit.max(1));
                worth += keen * weights.on_point * (1.0 + late);
            }
        }
        worth
    }

    /// The best attack from there by one half-action.
    fn attack_from(&self, anchor: usize) -> f32 {
        self.game.best_attack(self.state, &self.eye_at(anchor), false).map_or(0.0, |(worth, ..)| worth)
    }

    /// The best stop within reach: its worth, the attack in it, and the anchor. `attacks` if one may follow.
    fn best_stop(&self, reach: &Reach, attacks: bool) -> Option<(f32, f32, usize)> {
        let mut best: Option<(f32, f32, usize)> = None;
        for &anchor in &reach.stops[..reach.count] {
            let anchor = usize::from(anchor);
            let blow = if attacks && self.near_enough(anchor) { self.attack_from(anchor) } else { 0.0 };
            // Between equals the shorter way.
            let worth = blow + self.standing(anchor) - 0.001 * f32::from(reach.cost[anchor]);
            let better = best.is_none_or(|(most, _, at)| worth > most || (worth == most && anchor < at));
            if better {
                best = Some((worth, blow, anchor));
            }
        }
        best
    }

    /// Whether any weapon could reach anybody from there at all.
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
                && base.range(self.game.base(enemy), self.game.options.range_metric) <= reach
        })
    }
}

impl Onb {
    /// The best a creature could do if it were activated now: worth, and the attack in it.
    fn prospect(&self, state: &State, number: u8) -> (f32, f32) {
        let mut trial = *state;
        trial.act = crate::state::Activation { unit: number, halves: 2, ..crate::state::Activation::NONE };
        trial.phase = crate::state::Phase::Act;
        let (mut best, mut blow, mut idle) = (f32::NEG_INFINITY, 0.0, f32::NEG_INFINITY);
        self.weigh_turn(&trial, &mut |action, worth, attack| {
            if worth > best {
                (best, blow) = (worth, attack);
            }
            if action == Action::End {
                idle = worth;
            }
        });
        (best - idle.max(-1.0e6), blow)
    }

    /// Who acts first, and who had better wait for the enemy to come.
    pub(crate) fn weigh_slot(&self, state: &State, seat: u8, scores: Scores<'_>) {
        let Some(slot) = self.slot(state) else { return };
        let last_chance = state.pass == 2;
        for (number, unit) in state.units().iter().enumerate() {
            let number = number as u8;
            if unit.seat != seat
                || !Onb::undecided(state, unit)
                || self.slot_key(state, unit) != self.slot_key(state, state.unit(slot.first))
            {
                continue;
            }
            let (gain, blow) = self.prospect(state, number);
            let ready = blow > Weights::TUNED.patience || unit.has(mark::PRONE | mark::RESERVE);
            scores(Action::Activate(number), if ready || last_chance { 10.0 + blow + 0.01 * gain } else { 0.0 });
            // Those who cannot strike wait; the most useful last, so that somebody is left to react.
            scores(Action::Wait(number), if ready { -1.0 } else { 5.0 - 0.01 * gain });
        }
        scores(Action::Yield, -2.0);
    }

    pub(crate) fn weigh_act(&self, state: &State, scores: Scores<'_>) {
        self.weigh_turn(state, &mut |action, worth, _| scores(action, worth));
    }

    /// Every action of the creature in hand with its worth and the attack that is in it.
    fn weigh_turn(&self, state: &State, scores: &mut dyn FnMut(Action, f32, f32)) {
        let unit = state.active();
        let number = state.act.unit;
        if unit.has(mark::RESERVE) {
            scores(Action::End, -1.0, 0.0);
            self.weigh_arrival(state, scores);
            return;
        }
        let outlook = Outlook::new(self, state, number);
        let here = cell(unit.x, unit.y);
        let stay = outlook.standing(here);
        scores(Action::End, stay, 0.0);
        if unit.has(mark::PRONE) {
            scores(Action::Stand, stay + 5.0, 0.0);
            return;
        }
        let kind = self.kind(unit.kind);
        let two = state.act.halves == 2;
        let may_move = !state.act.moved && kind.course > 0 && kind.fixed.is_none();
        let mut after = stay;
        if may_move {
            let reach = self.reach(state, &outlook.walker, here, 2 * kind.course);
            if let Some((worth, blow, _)) = outlook.best_stop(&reach, two && !state.act.attacked) {
                scores(Action::Course, worth, blow);
            }
            // Strike first, then step to a better place.
            if two && let Some((worth, ..)) = outlook.best_stop(&reach, false) {
                after = after.max(worth);
            }
            if two && kind.sprint > kind.course {
                let reach = self.reach(state, &outlook.walker, here, 2 * kind.sprint);
                if let Some((worth, ..)) = outlook.best_stop(&reach, false) {
                    scores(Action::Sprint, worth - 0.01, 0.0);
                }
            }
        }
        if !state.act.attacked {
            self.weigh_attacks(state, &outlook, stay, if two { after } else { stay }, scores);
        }
        self.weigh_powers(state, stay, scores);
    }

    fn weigh_attacks(
        &self,
        state: &State,
        outlook: &Outlook<'_>,
        stay: f32,
        after: f32,
        scores: &mut dyn FnMut(Action, f32, f32),
    ) {
        let unit = state.active();
        let kind = self.kind(unit.kind);
        let eye = self.eye(state, state.act.unit);
        for (weapon, arm) in kind.arms.iter().enumerate() {
            let weapon = weapon as u8;
            if arm.class == Class::Parry || self.weapon_ready(state, weapon).is_err() {
                continue;
            }
            let rest = if arm.long { stay } else { after };
            // Mana is spent once only: a little is asked of the shot.
            let thrift = 0.6 * f32::from(arm.mana);
            match arm.zone {
                Zone::Single => {
                    for target in 0..state.count {
                        let Ok((band, cover)) = self.may_hit(state, &eye, arm, target) else { continue };
                        let modifiers = self.modifiers(state, &eye, weapon, target, cover, RollKind::Attack);
                        let worth = self.attack_worth(state, state.act.unit, weapon, target, band, &modifiers) - thrift;
                        scores(Action::Attack { weapon, target }, worth + rest, worth);
                    }
                }
                Zone::Around => {
                    let mut victims = UnitSet::NONE;
                    for other in 0..state.count {
                        let figure = state.unit(other);
                        if other != state.act.unit
                            && figure.on_board()
                            && self.touch(state, eye.base, self.base(figure))
                        {
                            victims.insert(other);
                        }
                    }
                    let worth =
                        self.area_worth(state, state.act.unit, weapon, crate::bestiary::Band::Normal, 0, victims);
                    scores(Action::Around { weapon }, worth + rest, worth);
                }
                Zone::Fired => {
                    if let Some((worth, ..)) = self.best_blast(state, weapon) {
                        scores(Action::Aim { weapon }, worth - thrift + rest, worth - thrift);
                    }
                }
            }
        }
        if self.may_start_charging(state).is_ok() {
            self.weigh_charges(state, outlook, scores);
        }
    }

    /// A charge is a blow from a place one does not choose.
    fn weigh_charges(&self, state: &State, outlook: &Outlook<'_>, scores: &mut dyn FnMut(Action, f32, f32)) {
        let unit = state.active();
        let own = self.base(unit);
        for target in 0..state.count {
            let quarry = state.unit(target);
            if !quarry.on_board()
                || !self.hostile(quarry.seat, outlook.walker.side)
                || self.may_charge(state, target).is_err()
            {
                continue;
            }
            let goal = self.base(quarry);
            // Roughly where the run ends: one base short of the target on the straight way.
            let step = |from: i8, n: i8, to: i8, m: i8| {
                if from + n <= to {
                    to - n
                } else if from >= to + m {
                    to + m
                } else {
                    from
                }
            };
            let end = Base { x: step(own.x, own.n, goal.x, goal.n), y: step(own.y, own.n, goal.y, goal.n), n: own.n };
            let eye = Eye { base: end, ..self.eye(state, state.act.unit) };
            let mut best = 0.0f32;
            for (weapon, _) in self.kind(unit.kind).arms.iter().enumerate().filter(|(_, arm)| arm.is_plain_blow()) {
                let modifiers = self.modifiers(state, &eye, weapon as u8, target, 0, RollKind::ChargeBlow);
                let band = crate::bestiary::Band::Normal;
                best = best.max(self.attack_worth(state, state.act.unit, weapon as u8, target, band, &modifiers));
            }
            let inside = self.map.contains(end.x, end.y);
            let standing = if inside { outlook.standing(cell(end.x, end.y)) } else { 0.0 };
            scores(Action::Charge(target), best + standing, best);
        }
    }

    fn weigh_arrival(&self, state: &State, scores: &mut dyn FnMut(Action, f32, f32)) {
        let outlook = Outlook::new(self, state, state.act.unit);
        let seat = self.captain(state.active().seat);
        let base = self.kind(state.active().kind).base;
        for &anchor in &self.anchors[usize::from(seat) & 3][usize::from(base - 1) % 3] {
            let (x, y) = coordinates(usize::from(anchor));
            let near = FAR - outlook.enemies[usize::from(anchor)];
            scores(Action::Cell(Square::new(x, y)), f32::from(near) * 0.001, 1.0);
        }
    }

    /// Towards the best stop, step by step; the same stop stays the best one on the way there.
    pub(crate) fn weigh_move(&self, state: &State, scores: Scores<'_>) {
        let unit = state.active();
        let here = cell(unit.x, unit.y);
        if state.act.gait == Gait::Charge {
            self.weigh_run(state, scores);
            return;
        }
        let outlook = Outlook::new(self, state, state.act.unit);
        let attacks = state.act.halves > 0 && !state.act.attacked;
        let reach = self.reach(state, &outlook.walker, here, state.act.budget);
        let stays = state.act.steps > 0 && self.stops_at(state, &outlook.walker, here);
        let mut best = outlook.best_stop(&reach, attacks);
        if stays {
            let blow = if attacks { outlook.attack_from(here) } else { 0.0 };
            let worth = blow + outlook.standing(here);
            scores(Action::Halt, worth);
            best = best.filter(|(most, ..)| *most > worth);
        }
        // Any step that is legal, so that nobody is stuck, but the way to the best stop before all others.
        for direction in 0..8u8 {
            scores(Action::Step { direction, careful: true }, -900.0);
            scores(Action::Step { direction, careful: false }, -950.0);
        }
        if let Some((worth, _, anchor)) = best {
            let (direction, careful) = reach.first[anchor];
            scores(Action::Step { direction, careful }, worth);
        }
    }

    /// On a charge: straight on, and not through anybody's blows if the points allow.
    fn weigh_run(&self, state: &State, scores: Scores<'_>) {
        let goal = self.base(state.unit(state.act.quarry)).centre();
        let unit = state.active();
        for direction in 0..8u8 {
            let (dx, dy) = COMPASS[usize::from(direction)];
            let (x, y) = Base::new(unit.x + dx, unit.y + dy, self.kind(unit.kind).base).centre();
            let away = ((x - goal.0).pow(2) + (y - goal.1).pow(2)) as f32;
            scores(Action::Step { direction, careful: false }, -away);
            scores(Action::Step { direction, careful: true }, 500.0 - away);
        }
    }
}
