//! The wind made visible: curved lines that taper like strokes of a burin and never cross.

use crate::{
    geometry::{Area, Point, pt},
    scene::{Node, Path},
};
use galerne_engine::mix;

/// A wind to be drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Wind {
    /// Where it blows **to**, in degrees anticlockwise from East.
    pub degrees: f32,
    /// From 0 (calm: next to nothing is drawn) to 6 or more (a gale: many long, nearly straight lines).
    pub force: u8,
    /// The same number gives the same lines: a table keeps its own.
    pub seed: u64,
}

/// Lines of the wind over an area, about `spacing` apart, as filled shapes without a colour of their own: put them into a
/// group that has one. The same wind over the same area gives the same lines.
#[must_use]
pub fn streamlines(area: Area, wind: Wind, spacing: f32) -> Vec<Node> {
    // Written so that what is not a number draws nothing.
    if !(area.width > 0.0 && area.height > 0.0 && spacing > 0.0 && wind.degrees.is_finite()) {
        return Vec::new();
    }
    let force = f32::from(wind.force.min(8));
    let field = Field::new(area, wind);
    let mut taken = Taken::new(area, spacing);
    let mut nodes = Vec::new();
    let longest = area.width.hypot(area.height);
    // Sparse in a breeze, dense in a gale; never more than a page can carry.
    let apart = spacing * (1.7 - 0.12 * force);
    for (i, start) in starts(area, apart, wind.seed).into_iter().enumerate() {
        let luck = share(wind.seed, i as u64);
        let length = longest * (0.22 + 0.09 * force) * (0.35 + 1.3 * luck);
        let line = field.follow(start, length, spacing * 0.5, |p| taken.is_free(p, apart * 0.62));
        // What is cut short looks like a crumb.
        if line.len() < 9 {
            continue;
        }
        for &point in &line {
            taken.add(point);
        }
        let thick = spacing * (0.055 + 0.016 * force) * (0.7 + 0.6 * share(wind.seed ^ 0x57, i as u64));
        nodes.push(Node::path(burin(&thinned(&line, 11), thick)));
        if nodes.len() >= MOST_LINES {
            break;
        }
    }
    nodes
}

const MOST_LINES: usize = 90;

/// A number from 0 to 1 that depends on both and looks like chance.
fn share(seed: u64, i: u64) -> f32 {
    (mix(seed, i + 1) >> 40) as f32 / (1u64 << 24) as f32
}

/// Points all over the area, in an order that jumps about, so that early lines do not crowd one side.
fn starts(area: Area, apart: f32, seed: u64) -> Vec<Point> {
    let (columns, rows) = ((area.width / apart).ceil().clamp(1.0, 60.0), (area.height / apart).ceil().clamp(1.0, 60.0));
    let cells = (columns * rows) as u64;
    let mut order: Vec<u64> = (0..cells).collect();
    order.sort_by_key(|&i| mix(seed, i));
    order
        .into_iter()
        .map(|i| {
            let (column, row) = ((i % columns as u64) as f32, (i / columns as u64) as f32);
            let (dx, dy) = (share(seed ^ 1, i), share(seed ^ 2, i));
            pt(area.x + (column + dx) / columns * area.width, area.y + (row + dy) / rows * area.height)
        })
        .collect()
}

/// The direction of the wind at every point: the given one, swaying softly from place to place.
struct Field {
    area: Area,
    degrees: f32,
    sway: f32,
    unit: f32,
    phase: [f32; 3],
}

impl Field {
    fn new(area: Area, wind: Wind) -> Field {
        let phase = [3, 4, 5].map(|i| std::f32::consts::TAU * share(wind.seed ^ i, 0));
        let sway = 44.0 - 3.4 * f32::from(wind.force.min(8));
        Field { area, degrees: wind.degrees, sway, unit: 1.0 / area.width.max(area.height), phase }
    }

    fn direction(&self, p: Point) -> Point {
        // Along and across the wind, in units of the area.
        let along = Point::polar(1.0, self.degrees);
        let (u, v) = ((p.x * along.x + p.y * along.y) * self.unit, (p.x * along.y - p.y * along.x) * self.unit);
        let [a, b, c] = self.phase;
        let wave = 0.55 * (5.2 * u + 2.1 * v + a).sin()
            + 0.3 * (2.3 * u - 6.4 * v + b).sin()
            + 0.15 * (10.7 * u + 5.9 * v + c).cos();
        Point::polar(1.0, self.degrees + self.sway * wave)
    }

    /// A line through the start, half of it upwind and half downwind, as far as it is free and inside the area.
    fn follow(&self, start: Point, length: f32, step: f32, is_free: impl Fn(Point) -> bool) -> Vec<Point> {
        let steps = (length / step / 2.0) as usize;
        let walk = |sign: f32| {
            let mut at = start;
            let mut points = Vec::new();
            for _ in 0..steps {
                // Midpoint rule: half a step to see where it leads.
                let ahead = at + self.direction(at) * (sign * step / 2.0);
                at = at + self.direction(ahead) * (sign * step);
                if !self.area.has(at) || !is_free(at) {
                    break;
                }
                points.push(at);
            }
            points
        };
        if !self.area.has(start) || !is_free(start) {
            return Vec::new();
        }
        let mut line = walk(-1.0);
        line.reverse();
        line.push(start);
        line.extend(walk(1.0));
        line
    }
}

/// Where lines already are, in buckets, so that asking is quick.
struct Taken {
    area: Area,
    side: f32,
    columns: usize,
    buckets: Vec<Vec<Point>>,
}

impl Taken {
    fn new(area: Area, spacing: f32) -> Taken {
        let side = spacing.max(area.width.max(area.height) / 200.0);
        let columns = (area.width / side) as usize + 1;
        let rows = (area.height / side) as usize + 1;
        Taken { area, side, columns, buckets: vec![Vec::new(); columns * rows] }
    }

    fn bucket(&self, p: Point) -> (isize, isize) {
        (((p.x - self.area.x) / self.side) as isize, ((p.y - self.area.y) / self.side) as isize)
    }

    fn add(&mut self, p: Point) {
        let (x, y) = self.bucket(p);
        let at = y as usize * self.columns + x as usize;
        if let Some(bucket) = self.buckets.get_mut(at) {
            bucket.push(p);
        }
    }

    fn is_free(&self, p: Point, apart: f32) -> bool {
        let (x, y) = self.bucket(p);
        let reach = (apart / self.side).ceil() as isize;
        (y - reach..=y + reach).all(|row| {
            (x - reach..=x + reach).all(|column| {
                if column < 0 || row < 0 || column as usize >= self.columns {
                    return true;
                }
                let bucket = self.buckets.get(row as usize * self.columns + column as usize);
                bucket.is_none_or(|points| points.iter().all(|&other| (other - p).length() >= apart))
            })
        })
    }
}

/// At most that many points of the line, its ends among them.
fn thinned(line: &[Point], most: usize) -> Vec<Point> {
    let last = line.len() - 1;
    let count = most.min(line.len());
    (0..count).map(|i| line[i * last / (count - 1)]).collect()
}

/// A stroke that swells from nothing and dies away, thickest a little before its head.
fn burin(line: &[Point], thick: f32) -> Path {
    let last = line.len() - 1;
    let side = |i: usize, sign: f32| {
        let (before, after) = (line[i.saturating_sub(1)], line[(i + 1).min(last)]);
        let t = i as f32 / last as f32;
        let swell = (std::f32::consts::PI * t.powf(1.3)).sin().max(0.0).powf(0.8);
        short(line[i] + (after - before).unit().left() * (sign * swell * thick / 2.0))
    };
    let there = (1..last).map(|i| side(i, 1.0));
    let back = (1..last).rev().map(|i| side(i, -1.0));
    let (tail, head) = (short(line[0]), short(line[last]));
    half(half(Path::from(tail), tail, there, head), head, back, tail).close()
}

/// Round curves through the middles between the points.
fn half(mut path: Path, from: Point, points: impl Iterator<Item = Point>, to: Point) -> Path {
    let mut bend = from;
    let mut is_first = true;
    for point in points {
        if !is_first {
            path = path.bend(bend, short(bend.towards(point, 0.5)));
        }
        is_first = false;
        bend = point;
    }
    path.bend(bend, to)
}

/// A tenth of a unit is fine enough for wind, and half as long to send.
fn short(p: Point) -> Point {
    pt((p.x * 10.0).round() / 10.0, (p.y * 10.0).round() / 10.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Shape;

    const SEA: Area = Area::new(-50.0, 20.0, 400.0, 300.0);

    fn ends(nodes: &[Node]) -> Vec<Point> {
        nodes
            .iter()
            .flat_map(|node| match &node.shape {
                Shape::Path(path) => path.points().collect::<Vec<_>>(),
                _ => Vec::new(),
            })
            .collect()
    }

    #[test]
    fn the_same_wind_draws_the_same_lines() {
        let wind = Wind { degrees: 240.0, force: 3, seed: 5 };
        assert_eq!(streamlines(SEA, wind, 20.0), streamlines(SEA, wind, 20.0));
        assert_ne!(streamlines(SEA, wind, 20.0), streamlines(SEA, Wind { seed: 6, ..wind }, 20.0));
    }

    #[test]
    fn stronger_winds_have_more_ink() {
        let count = |force| streamlines(SEA, Wind { degrees: 30.0, force, seed: 1 }, 20.0).len();
        assert!(count(1) < count(3) && count(3) <= count(6), "{} {} {}", count(1), count(3), count(6));
        assert!(count(6) <= MOST_LINES);
    }

    #[test]
    fn lines_stay_in_their_area_and_are_numbers() {
        for degrees in [0.0, 77.0, 180.0, 301.0] {
            let nodes = streamlines(SEA, Wind { degrees, force: 6, seed: 9 }, 16.0);
            assert!(!nodes.is_empty());
            assert!(ends(&nodes).into_iter().all(|p| SEA.grown(3.0).has(p)));
        }
        assert!(streamlines(SEA, Wind { degrees: f32::NAN, force: 3, seed: 1 }, 20.0).is_empty());
        assert!(streamlines(Area::default(), Wind { degrees: 0.0, force: 3, seed: 1 }, 20.0).is_empty());
        assert!(streamlines(SEA, Wind { degrees: 0.0, force: 3, seed: 1 }, 0.0).is_empty());
    }
}
