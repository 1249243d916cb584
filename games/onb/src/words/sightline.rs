//! A line of sight with its reasons: what it crosses, what each thing does to it, which corners are hidden (section 6).
//!
//! The rules need only the cover ([`Map::line`](crate::map::Map)) and ask for it thousands of times; a preview also shows
//! the reasons. A test compares the two answers.

use crate::game::Onb;
use crate::map::{Aim, Base, Ground, Map, Ray, Shot, Shut, Visit, cell, coordinates};
use crate::rules::who_sees::Eye;
use crate::state::{NONE, State};
use galerne_engine::{Message, Square};

/// What a thing on the way does to the line (ON-6.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    Ignored,
    /// ON-6.33: it would cover from a weapon, but not from a psychic attack.
    Minded,
    Covers,
    Cuts,
}

/// Something that the line crosses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crossing {
    pub(crate) base: Base,
    pub(crate) size: u8,
    /// A creature or object; `None` for an obstacle of the board.
    pub(crate) unit: Option<u8>,
    pub(crate) effect: Effect,
}

/// A line looked at closely. Points are in doubled coordinates.
#[derive(Clone, Debug)]
pub(crate) struct Sightline {
    pub(crate) from: (i32, i32),
    pub(crate) to: (i32, i32),
    /// ON-6.9: in contact nothing else is looked at.
    pub(crate) touching: bool,
    /// The cell where a wall or a closed door stops it.
    pub(crate) wall: Option<(i8, i8)>,
    pub(crate) crossings: Vec<Crossing>,
    /// The target's corners, and whether each is hidden (ON-6.12).
    pub(crate) corners: [((i32, i32), bool); 4],
    /// `None`: no line.
    pub(crate) cover: Option<u8>,
}

/// Notes every cell on the way and where a wall stops it.
struct Trace<'a> {
    map: &'a Map,
    closed: u16,
    cells: Vec<usize>,
    wall: Option<usize>,
}

impl Trace<'_> {
    fn stop(&mut self, at: usize, stops: bool) {
        if stops && self.wall.is_none() {
            self.wall = Some(at);
        }
    }
}

impl Visit for Trace<'_> {
    fn cell(&mut self, cell: usize) {
        self.cells.push(cell);
        self.stop(cell, self.map.wall_like(cell).now(self.closed));
    }

    fn edge(&mut self, shut: Shut) {
        let here = self.cells.last().copied().unwrap_or(0);
        self.stop(here, shut.now(self.closed));
    }

    fn vertex(&mut self, [a, b]: [Shut; 2]) {
        let here = self.cells.last().copied().unwrap_or(0);
        self.stop(here, a.now(self.closed) && b.now(self.closed));
    }
}

impl Onb {
    /// The line to a creature or object, explained.
    pub(crate) fn explain_unit(&self, state: &State, eye: &Eye, target: u8, shot: Shot) -> Sightline {
        let aimed = state.unit(target);
        let aim = Aim::creature(self.base(aimed), self.kind(aimed.kind).size);
        let mut line = self.explain(state, eye, &aim, target, self.height(shot, aim.size));
        if self.touch(state, eye.base, aim.base) {
            (line.touching, line.cover, line.wall) = (true, Some(0), None);
            line.crossings.clear();
            line.corners.iter_mut().for_each(|corner| corner.1 = false);
        }
        line
    }

    /// The line to a cell, explained; `None` for one that cannot be looked into.
    pub(crate) fn explain_cell(&self, state: &State, eye: &Eye, x: i8, y: i8, shot: Shot) -> Option<Sightline> {
        let aim = self.map.aim_at_cell(state.closed, x, y, eye.size)?;
        Some(self.explain(state, eye, &aim, state.at[cell(x, y)], self.height(shot, aim.size)))
    }

    fn explain(&self, state: &State, eye: &Eye, aim: &Aim, target: u8, shot: Shot) -> Sightline {
        let (from, to) = (eye.base.centre(), aim.base.centre());
        let (low, high, hostile_cut) = shot.thresholds(eye.size, aim.size);
        let effect = |size: u8, hostile: bool| match () {
            () if size < low => Effect::Ignored,
            () if size > high || (hostile_cut && hostile) => Effect::Cuts,
            () if matches!(shot, Shot::Mind) => Effect::Minded,
            () => Effect::Covers,
        };
        let mut trace = Trace { map: &self.map, closed: state.closed, cells: Vec::new(), wall: None };
        self.map.walk(from, to, &mut trace);
        let obstacle = |&here: &usize| match self.map.ground[here] {
            Ground::Obstacle(size) if aim.bare != Some(here) => {
                let (x, y) = coordinates(here);
                Some(Crossing { base: Base::cell(x, y), size, unit: None, effect: effect(size, false) })
            }
            _ => None,
        };
        let mut crossings: Vec<Crossing> = trace.cells.iter().filter_map(obstacle).collect();
        let line = Ray::new(from, to);
        let mut cutters = Vec::new();
        for (number, unit) in state.units().iter().enumerate() {
            let number = number as u8;
            if !unit.on_board() || number == eye.unit || (number == target && target != NONE) {
                continue;
            }
            let (base, size) = (self.base(unit), self.kind(unit.kind).size);
            let effect = effect(size, self.hostile(unit.seat, eye.side));
            if effect == Effect::Cuts {
                cutters.push(base);
            }
            if line.crosses(base) {
                crossings.push(Crossing { base, size, unit: Some(number), effect });
            }
        }
        let corners = aim.base.corners().map(|point| {
            let segment = self.map.segment(from, point, state.closed, aim.bare);
            let ray = Ray::new(from, point);
            let by_figure = cutters.iter().any(|&base| ray.crosses(base));
            (point, segment.blocked() || segment.taller_than(high) || by_figure)
        });
        let cut = trace.wall.is_some() || crossings.iter().any(|crossing| crossing.effect == Effect::Cuts);
        let covers = crossings.iter().filter(|crossing| crossing.effect == Effect::Covers).count();
        let hidden = corners.iter().filter(|(_, hidden)| *hidden).count();
        let cover = if matches!(shot, Shot::Mind) { 0 } else { (2 * covers + hidden) as u8 };
        Sightline {
            from,
            to,
            touching: false,
            wall: trace.wall.map(coordinates),
            crossings,
            corners,
            cover: (!cut).then_some(cover),
        }
    }
}

impl Onb {
    /// What a line crosses, by its name.
    pub(crate) fn crossing_name(&self, state: &State, crossing: &Crossing) -> Message {
        match crossing.unit {
            Some(number) => self.unit_name(self.who(state, number)),
            None => Message::new("sight-obstacle")
                .with("size", crossing.size)
                .with("cell", Square::new(crossing.base.x, crossing.base.y).to_string()),
        }
    }

    /// What stands in the straight way of a charge of the creature in hand (ON-7.20); the creature nearest to it, else what the
    /// board has there.
    pub(crate) fn charge_bar(&self, state: &State, target: u8) -> Option<Message> {
        let eye = self.eye(state, state.act.unit);
        let line = self.explain_unit(state, &eye, target, Shot::Direct);
        let near = |crossing: &&Crossing| (crossing.unit.is_none(), eye.base.distance(crossing.base));
        match (line.crossings.iter().min_by_key(near), line.wall) {
            (Some(crossing), _) => Some(self.crossing_name(state, crossing)),
            (None, Some((x, y))) => Some(Message::new("sight-shut").with("cell", Square::new(x, y).to_string())),
            (None, None) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use galerne_engine::{Playout, Rules};

    /// On every map, in positions of random battles: the explained cover is the one that the rules count.
    #[test]
    fn on_6_13_the_explanation_agrees_with_play() {
        let mut compared = 0;
        for map in ["prairie", "donjon", "ruines", "citadelle"] {
            let options = serde_json::json!({ "map": map, "armies": "random", "concede": false, "turn_limit": 4 });
            let options: Options = serde_json::from_value(options).expect("options");
            let game = Onb::new(&options, 2).expect("a set-up");
            let (mut state, mut playout) = (game.start(), Playout::new(11));
            for step in 0..2_000 {
                playout.step(&game, &mut state, &mut Vec::new());
                if step % 20 != 0 || state.act.gait != crate::state::Gait::None {
                    continue;
                }
                let standing: Vec<u8> = (0..state.count).filter(|&number| state.unit(number).on_board()).collect();
                for &own in &standing {
                    let eye = game.eye(&state, own);
                    for shot in [Shot::Direct, Shot::Ballistic(3), Shot::Mind] {
                        for &other in standing.iter().filter(|&&other| other != own) {
                            let explained = game.explain_unit(&state, &eye, other, shot).cover;
                            assert_eq!(explained, game.line_to_unit(&state, &eye, other, shot), "{map} {own} {other}");
                            compared += 1;
                        }
                        let (x, y) = (step as i8 % map.len() as i8, own as i8 % 12);
                        let explained = game.explain_cell(&state, &eye, x, y, shot).and_then(|line| line.cover);
                        assert_eq!(explained, game.line_to_cell(&state, &eye, x, y, shot), "{map} {own} to a cell");
                    }
                }
            }
        }
        assert!(compared > 10_000, "{compared} lines");
    }
}
