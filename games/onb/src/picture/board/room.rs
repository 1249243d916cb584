//! Where on the board a slip hides least.

use super::touch;
use crate::game::Onb;
use crate::map::Base;
use crate::picture::{CELL, Context, grid, place};
use crate::state::NONE;
use galerne_draw::{Area, Point};

/// Weights of what should stay in sight: any figure, and the one that a question is about with its arrows.
pub(crate) const OTHERS: f32 = 1.0;
const ASKED: f32 = 40.0;

/// What a slip should not hide: all figures, the creature in hand, and the arrows around one that is to turn.
pub(crate) fn taken(game: &Onb, context: &Context<'_>) -> Vec<(Area, f32)> {
    let state = context.state();
    let standing = state.units().iter().filter(|unit| unit.on_board());
    let mut areas: Vec<(Area, f32)> = standing.map(|unit| (around(game.base(unit), 0.0), OTHERS)).collect();
    let turning = context.me.iter().filter_map(|seat| touch::turning(game, state, seat));
    areas.extend(turning.map(|base| (around(base, touch::ARROWS), ASKED)));
    if state.act.unit != NONE && state.active().on_board() {
        areas.push((around(game.base(state.active()), 4.0), ASKED));
    }
    areas
}

pub(crate) fn around(base: Base, more: f32) -> Area {
    let side = CELL * f32::from(base.n as u8) + 2.0 * more;
    Area::around(place(base.centre()), side, side)
}

/// The ground that two areas share.
pub(crate) fn overlap(a: &Area, b: &Area) -> f32 {
    let wide = (a.right().min(b.right()) - a.x.max(b.x)).max(0.0);
    wide * (a.bottom().min(b.bottom()) - a.y.max(b.y)).max(0.0)
}

/// The area around the place that hides least; near before far, and within the board.
pub(crate) fn free(game: &Onb, taken: &[(Area, f32)], at: Point, half: f32, (wide, high): (f32, f32)) -> Area {
    let room = grid(game).area();
    let sides = [(0.0, -1.0), (0.0, 1.0), (1.0, 0.0), (-1.0, 0.0), (1.0, -1.0), (-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let places = [0.0, CELL, 2.0 * CELL, 3.0 * CELL].into_iter().flat_map(|far| {
        let (dx, dy) = (half + 14.0 + wide / 2.0 + far, half + 12.0 + high / 2.0 + far);
        sides.map(|(x, y)| {
            let x = (at.x + x * dx - wide / 2.0).min(room.right() - wide).max(room.x);
            let y = (at.y + y * dy - high / 2.0).min(room.bottom() - high).max(room.y);
            // One cell farther off costs as little as hiding the corner of a base.
            (Area::new(x, y, wide, high), far * 4.0)
        })
    });
    let cost = |(area, far): &(Area, f32)| far + taken.iter().map(|(other, w)| w * overlap(area, other)).sum::<f32>();
    let best = places.min_by(|a, b| cost(a).total_cmp(&cost(b)));
    best.map_or(Area::new(room.x, room.y, wide, high), |(area, _)| area)
}
