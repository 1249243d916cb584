//! Before the battle: which army, where to stand.

use super::Scores;
use super::worth::missiles;
use crate::action::Action;
use crate::bestiary::Rank;
use crate::game::Onb;
use crate::options::Scenario;
use crate::state::{NONE, State};
use galerne_engine::{COMPASS, Square};

impl Onb {
    /// A ready-made army where one fits; else dear creatures first, not too many of one kind, until nothing more fits.
    pub(crate) fn weigh_army(&self, state: &State, seat: u8, scores: Scores<'_>) {
        let list = &state.armies[usize::from(seat) & 3];
        let spent = self.cost(list);
        let points = self.points[usize::from(seat) & 3];
        let empty = spent == 0;
        for army in 0..self.library.ready.len() as u8 {
            let cost = self.cost(&self.ready_list(army));
            let fits = empty && cost * 10 >= points * 9;
            scores(Action::Ready(army), if fits { 50.0 } else { -50.0 });
        }
        for kind in 0..self.library.creatures as u8 {
            let data = self.kind(kind);
            let copies = f32::from(list[usize::from(kind)]);
            let hero = if data.rank == Rank::Hero { -6.0 } else { 0.0 };
            let left = points.saturating_sub(spent + data.cost);
            // A remainder too small for any recruit is waste.
            let waste = if left < 15 { f32::from(left) * 0.3 } else { 0.0 };
            scores(Action::Add(kind), 20.0 + f32::from(data.cost) * 0.1 - 3.0 * copies + hero - waste);
            scores(Action::Remove(kind), -100.0);
        }
        scores(Action::Lock, 0.0);
    }

    /// Fighters in front, shooters a little behind, all of them towards the muster point.
    pub(crate) fn weigh_deploy(&self, state: &State, seat: u8, scores: Scores<'_>) {
        let placing = state.placing[usize::from(seat) & 3];
        for kind in 0..self.library.creatures as u8 {
            // Large bases while there is room.
            let data = self.kind(kind);
            scores(Action::Pick(kind), f32::from(data.base) * 10.0 + f32::from(data.cost) * 0.01);
        }
        for owner in 0..self.seats as u8 {
            let led = state.units().iter().filter(|unit| unit.seat == owner).count();
            scores(Action::Give(galerne_engine::Seat(owner)), -(led as f32));
        }
        let goal = self.muster_point(seat);
        if placing.kind != NONE {
            let data = self.kind(placing.kind);
            let front = if missiles(data) >= 10 && data.fixed.is_none() { 0.6 } else { 1.0 };
            for y in 0..self.map.height as i8 {
                for x in 0..self.map.width as i8 {
                    let away = apart(x, y, goal);
                    let crowd = state.units().iter().filter(|unit| unit.on_board() && unit.seat == seat);
                    let near = crowd.filter(|unit| (unit.x - x).abs().max((unit.y - y).abs()) <= 1).count();
                    scores(Action::Cell(Square::new(x, y)), -away * front - 0.15 * near as f32);
                }
            }
        }
        for direction in 0..8u8 {
            let (dx, dy) = COMPASS[usize::from(direction)];
            let towards =
                f32::from(dx) * (goal.0 - f32::from(placing.x)) + f32::from(dy) * (goal.1 - f32::from(placing.y));
            let length = f32::from(dx.abs() + dy.abs()).sqrt();
            scores(Action::Face(direction), towards / length);
        }
    }

    /// The middle between the point, where there is one to take, and the other zones.
    fn muster_point(&self, seat: u8) -> (f32, f32) {
        let side = self.side(seat);
        let (mut x, mut y, mut n) = (0.0, 0.0, 0.0f32);
        for here in self.map.cells() {
            let zone = self.map.zone[here];
            let other = zone > 0 && usize::from(zone) <= self.seats && self.side(zone - 1) != side;
            let point = self.map.objective[here] && self.options.scenario == Scenario::Capture;
            if other || point {
                let (cx, cy) = crate::map::coordinates(here);
                let weight = if point { 8.0 } else { 1.0 };
                (x, y, n) = (x + weight * f32::from(cx), y + weight * f32::from(cy), n + weight);
            }
        }
        (x / n.max(1.0), y / n.max(1.0))
    }
}

fn apart(x: i8, y: i8, goal: (f32, f32)) -> f32 {
    let (dx, dy) = (f32::from(x) - goal.0, f32::from(y) - goal.1);
    (dx * dx + dy * dy).sqrt()
}
