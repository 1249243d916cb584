//! Phase 3: the placements and paid actions that are worth a search, by a first opinion of each.

use super::maitre::Planner;
use super::reach::Reach;
use super::wind::Mixer;
use crate::action::Action;
use crate::cards::{Figure, Figures, Number, Numbers};
use crate::formations::{completed, standing, stands};
use crate::roles::{EVERYBODY, Encounter, Role};
use crate::state::{Camp, State};
use crate::terrain::{ABSENT, Cell, Column, on, row_mask};
use std::collections::HashSet;
use std::hash::BuildHasherDefault;

/// What a turn would do and what it would cost.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) node: usize,
    pub(super) deeds: Vec<Action>,
    pub(super) points: u8,
    pub(super) worth: f32,
    /// The chance of winning if no Rencontre struck: it can only get worse.
    pub(super) calm: f32,
}

impl Planner {
    /// The placements that look best at a glance, with the paid actions that complete a formation or heal.
    pub(super) fn candidates(&self, state: &State, reach: &Reach) -> Vec<Candidate> {
        let camp = state.camp();
        let Some(card) = state.dominante(0) else { return Vec::new() };
        let figures: Vec<[u16; 4]> = self.alone.figures(card.suit() as usize).copied().collect();
        let budget = camp.hand.points() + u16::from(camp.pool);
        let mut all: Vec<Candidate> = Vec::new();
        let mut known = HashSet::<[u8; 4], BuildHasherDefault<Mixer>>::default();
        for (node, placed) in reach.nodes.iter().enumerate() {
            let cells = placed.cells;
            if !known.insert(cells) {
                continue;
            }
            let present = Role::ALL.into_iter().filter(|&r| cells[r as usize] < ABSENT).fold(0, |set, r| set | r.bit());
            let hurt = camp.wounded & present;
            for heal in [false, true] {
                let able = present & Role::Feuleuse.bit() != 0 && self.alone.allows(Role::Feuleuse);
                if heal && (hurt == 0 || !able) {
                    continue;
                }
                let healed = Role::ALL.into_iter().filter(|r| heal && hurt & r.bit() != 0);
                let mut deeds: Vec<Action> = healed.map(|role| Action::Repos { role }).collect();
                let mut points = self.alone.cost(Role::Feuleuse).saturating_mul(deeds.len() as u8);
                let wounded = if heal { 0 } else { hurt };
                let glance = self.glance(state, &cells, wounded, &figures) - 0.17 * f32::from(points);
                all.push(Candidate { node, deeds: deeds.clone(), points, worth: glance, calm: 1.0 });
                if present == 15
                    && self.alone.allows(Role::Traceur)
                    && !figures.iter().any(|figure| stands(&cells, figure))
                    && let Some((steps, end)) = figures
                        .iter()
                        .filter_map(|figure| completed(cells, wounded, figure))
                        .min_by_key(|(steps, _)| steps.iter().flatten().count())
                {
                    for (role, cell) in steps.into_iter().flatten() {
                        deeds.push(Action::Provocation { role, cell: Cell::of_grid(0, cell) });
                        points += self.alone.cost(Role::Traceur);
                    }
                    let glance = self.glance(state, &end, wounded, &figures) - 0.17 * f32::from(points);
                    all.push(Candidate { node, deeds, points, worth: glance, calm: 1.0 });
                }
            }
        }
        all.retain(|candidate| u16::from(candidate.points) <= budget);
        all.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        // Several ways to the same formation crowd out everything else: keep the best of each kind.
        let (mut plain, mut paid) = (0, 0);
        all.retain(|candidate| {
            let count = if candidate.points == 0 { &mut plain } else { &mut paid };
            *count += 1;
            *count <= self.effort.tried / 2
        });
        all
    }

    /// A first opinion of a placement, in cards.
    fn glance(&self, state: &State, cells: &[u8; 4], wounded: u8, figures: &[[u16; 4]]) -> f32 {
        let standing = figures.iter().map(|figure| standing(cells, figure)).max().unwrap_or(0);
        let mut worth = match standing {
            4 => 7.0,
            3 => 1.5,
            2 => 0.5,
            _ => 0.0,
        };
        for row in 0..4 {
            let force = i16::from(state.wind(row).map_or(0, Number::value));
            let mut hold = 0;
            for role in Role::ALL {
                let cell = cells[role as usize];
                if on(row_mask(row), cell) {
                    let slack = if standing == 4 || wounded & role.bit() != 0 { 0 } else { 3 };
                    hold = hold.max(force - i16::from(self.alone.resistance(role)) - slack);
                }
            }
            worth -= 0.17 * f32::from(hold);
        }
        let mut camp = Camp { cells: *cells, wounded, ..*state.camp() };
        for role in Role::ALL {
            if camp.has(role) && !state.camp().has(role) {
                camp.leave_aval(role);
            }
        }
        worth - self.risk(state, cells) + self.insight.weights.ready * self.insight.readiness(state, &camp)
    }

    /// What the Rencontres above the occupied columns may cost, in cards.
    pub(super) fn risk(&self, state: &State, cells: &[u8; 4]) -> f32 {
        const COST: [f32; 4] = [1.6, 1.0, 0.8, 0.0];
        let mut risk = 0.0;
        for role in Role::ALL {
            let cell = cells[role as usize];
            if cell >= ABSENT {
                continue;
            }
            let slot = usize::from(cell / 4);
            let hits = |kind: usize| self.alone.spares[kind] & role.bit() == 0;
            if let Some(card) = state.face_up(slot) {
                let kind = usize::from(card.rank());
                risk += if hits(kind) { COST[kind] } else { 0.0 };
            } else {
                let pool = state.pool_of(slot);
                let all = f32::from(pool.len().max(1));
                for (kind, cost) in COST.into_iter().enumerate() {
                    let share = Figures(pool.0 & (15 << (4 * kind))).len();
                    risk += if hits(kind) { cost * f32::from(share) / all } else { 0.0 };
                }
            }
        }
        risk
    }

    /// The cards given up with the least regret for that many points.
    pub(super) fn payment(&self, camp: &Camp, points: u8) -> Option<Vec<Number>> {
        if points <= camp.pool {
            return Some(Vec::new());
        }
        let hand: Vec<Number> = camp.hand.iter().take(10).collect();
        let chosen =
            |set: u32| hand.iter().enumerate().filter(move |(index, _)| set & (1 << index) != 0).map(|(_, card)| *card);
        let regret = |card: Number| 1.0 + self.insight.weights.point * (f32::from(card.value()) - 6.0);
        let regrets = |set: u32| chosen(set).map(regret).sum::<f32>();
        let enough = |set: &u32| chosen(*set).collect::<Numbers>().points() + u16::from(camp.pool) >= u16::from(points);
        let best = (1u32..1 << hand.len()).filter(enough).min_by(|&a, &b| regrets(a).total_cmp(&regrets(b)))?;
        Some(chosen(best).collect())
    }

    /// The same with one dangerous Rencontre struck down first.
    pub(super) fn with_attaque(&self, state: &State, reach: &Reach, candidate: &Candidate) -> Vec<Candidate> {
        let cells = reach.nodes[candidate.node].cells;
        if cells[Role::Combattante as usize] >= ABSENT || !self.alone.allows(Role::Combattante) {
            return Vec::new();
        }
        let dangerous = |slot: &usize| {
            let strikes = |card: Figure| {
                let kind = Encounter::of(card.rank());
                kind != Encounter::Repit && self.alone.spares[kind as usize] != EVERYBODY
            };
            state.face_up(*slot).is_some_and(strikes)
                && (*slot < 3 || cells.iter().any(|&cell| cell < ABSENT && usize::from(cell / 4) == *slot))
        };
        let attack = |slot: usize| {
            let mut changed = candidate.clone();
            changed.points += self.alone.cost(Role::Combattante);
            // With one enemy less it may come to more than it did.
            changed.calm = 1.0;
            changed.deeds.push(Action::Attaque { slot: Column(slot as u8) });
            changed
        };
        (0..4).filter(dangerous).map(attack).collect()
    }
}
