//! The border of a region, from the edges of its cells.

use crate::{
    geometry::{Point, pt},
    scene::Path,
};
use std::collections::BTreeMap;

/// Closed lines along directed edges: each goes on where the previous one ended. Corners computed from different cells agree
/// only up to rounding, so ends are matched to a hundredth of a unit.
pub(super) fn closed_lines(edges: &[[Point; 2]]) -> Path {
    let key = |p: Point| ((p.x * 100.0).round() as i64, (p.y * 100.0).round() as i64);
    let mut leaving: BTreeMap<(i64, i64), Vec<usize>> = BTreeMap::new();
    for (i, edge) in edges.iter().enumerate() {
        leaving.entry(key(edge[0])).or_default().push(i);
    }
    let mut used = vec![false; edges.len()];
    let mut border = Path::default();
    for start in 0..edges.len() {
        if used[start] {
            continue;
        }
        let mut corners = Vec::new();
        let mut at = start;
        loop {
            used[at] = true;
            corners.push(edges[at][0]);
            let next = leaving.get(&key(edges[at][1])).and_then(|all| all.iter().copied().find(|&i| !used[i]));
            match next {
                Some(next) => at = next,
                None => break,
            }
        }
        border = border.and(Path::through(without_straight_corners(&corners)).close());
    }
    border
}

/// Corners at which a closed line does not turn are left out: a border of squares is then as short as it looks.
fn without_straight_corners(corners: &[Point]) -> Vec<Point> {
    let n = corners.len();
    let turns = |i: usize| {
        let (a, b, c) = (corners[(i + n - 1) % n], corners[i], corners[(i + 1) % n]);
        let (before, after) = (b - a, c - b);
        (before.x * after.y - before.y * after.x).abs() > 1e-3 * (before.length() * after.length()).max(f32::EPSILON)
    };
    (0..n).filter(|&i| turns(i)).map(|i| corners[i]).collect()
}

/// The points of a shape drawn towards its middle by a share: cells with a little air between them.
pub(super) fn shrunk<const N: usize>(points: [Point; N], share: f32) -> [Point; N] {
    let sum = points.iter().fold(pt(0.0, 0.0), |sum, &p| sum + p);
    let middle = sum * (1.0 / N as f32);
    points.map(|p| p.towards(middle, share))
}
