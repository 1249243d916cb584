//! Lines over the bare board, computed once per map: what walls, doors and sized obstacles do to every segment from a
//! cell's centre to every other centre and to every grid vertex, and to the five segments that decide what one sees of a
//! cell. Creatures come on top of it in play.

use super::{Base, Ground, Map, Shut, coordinates, walk::Visit};
use std::collections::HashMap;

/// How many obstacles of each size 0–9, six bits each; the last four bits are the tallest size plus one, 0 without any. In one
/// word, so that what a segment meets travels in registers.
type Profile = u64;

const COUNT_BITS: u32 = 6;
const TALLEST: u32 = 60;

#[derive(Clone, Debug, Default)]
pub(crate) struct Sight {
    /// Packed entries from centres to centres and from centres to vertices.
    centres: Vec<u32>,
    vertices: Vec<u32>,
    profiles: Vec<Profile>,
    /// What is seen of each cell from each centre: the number of a prospect, or one of the words below.
    views: Vec<u32>,
    prospects: Vec<Prospect>,
    width: usize,
    cells: usize,
    points: usize,
}

const BLOCKED: u32 = 1 << 31;
/// The doors interact at a vertex: walk the segment again with the doors as they are.
const ASK_AGAIN: u32 = 1 << 30;
const PROFILE_SHIFT: u32 = 16;
const MAX_PROFILES: usize = 1 << 12;

/// One look at a cell: the segment to its centre and those to its four corners, answered together. Most pairs of cells share
/// one of a few thousand prospects, so a pair costs four bytes and a question about it one load instead of five walks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Prospect {
    /// On the way to the centre.
    profile: Profile,
    /// The corners hidden by walls or by obstacles taller than 0, 1 … 9: four bits each.
    hidden: u64,
    /// The doors that hide each corner when closed.
    corner_doors: [u16; 4],
    /// All of them together, and those across the way to the centre.
    any_corner: u16,
    doors: u16,
}

/// Heights that `Prospect::hidden` knows: sizes end at 9.
const HEIGHTS: u8 = 10;

/// Collects what a walk meets, for any state of the doors.
struct Survey<'a> {
    map: &'a Map,
    /// Cells whose own obstacle does not count.
    bare: [usize; 2],
    shut: Shut,
    ask_again: bool,
    profile: Profile,
}

impl Visit for Survey<'_> {
    fn cell(&mut self, cell: usize) {
        match self.map.ground[cell] {
            Ground::Wall | Ground::Door => self.shut = self.shut.or(self.map.wall_like(cell)),
            // Every obstacle cell is a square of its own and counts once (ON-6.3).
            Ground::Obstacle(size) if !self.bare.contains(&cell) => {
                let size = u32::from(size.min(9));
                // No segment of a board of 26 × 26 crosses 63 obstacles: the counts never run over.
                self.profile += 1 << (size * COUNT_BITS);
                let tallest = (self.profile >> TALLEST).max(u64::from(size) + 1);
                self.profile = self.profile & ((1 << TALLEST) - 1) | tallest << TALLEST;
            }
            _ => {}
        }
    }

    fn edge(&mut self, shut: Shut) {
        self.shut = self.shut.or(shut);
    }

    fn vertex(&mut self, [a, b]: [Shut; 2]) {
        match (a.always, b.always) {
            (true, true) => self.shut.always = true,
            (true, false) => self.shut.doors |= b.doors,
            (false, true) => self.shut.doors |= a.doors,
            (false, false) if a.doors == b.doors && a.doors.is_power_of_two() => self.shut.doors |= a.doors,
            (false, false) => self.ask_again |= a.doors != 0 && b.doors != 0,
        }
    }
}

/// The same with the doors as they are.
struct Look<'a> {
    survey: Survey<'a>,
    closed: u16,
    blocked: bool,
}

impl Visit for Look<'_> {
    fn cell(&mut self, cell: usize) {
        self.blocked |= self.survey.map.wall_like(cell).now(self.closed);
        self.survey.cell(cell);
    }

    fn edge(&mut self, shut: Shut) {
        self.blocked |= shut.now(self.closed);
    }

    fn vertex(&mut self, [a, b]: [Shut; 2]) {
        self.blocked |= a.now(self.closed) && b.now(self.closed);
    }
}

const NOWHERE: usize = usize::MAX;

impl Sight {
    pub(crate) fn of(map: &Map) -> Sight {
        let (width, height) = (usize::from(map.width), usize::from(map.height));
        let (cells, points) = (width * height, (width + 1) * (height + 1));
        let mut sight = Sight {
            centres: vec![0; cells * cells],
            vertices: vec![0; cells * points],
            profiles: vec![0],
            views: vec![BLOCKED; cells * cells],
            prospects: vec![Prospect::default()],
            width,
            cells,
            points,
        };
        for from in 0..cells {
            let (x, y) = ((from % width) as i32, (from / width) as i32);
            let (here, start) = (super::cell(x as i8, y as i8), (2 * x + 1, 2 * y + 1));
            if map.ground[here] == Ground::Wall {
                continue;
            }
            // A segment read backwards is the same segment: half the work.
            for to in from + 1..cells {
                let (tx, ty) = ((to % width) as i32, (to / width) as i32);
                let there = super::cell(tx as i8, ty as i8);
                let entry = sight.entry(map, start, (2 * tx + 1, 2 * ty + 1), [here, there]);
                sight.centres[from * cells + to] = entry;
                sight.centres[to * cells + from] = entry;
            }
            for to in 0..points {
                let (tx, ty) = ((to % (width + 1)) as i32, (to / (width + 1)) as i32);
                sight.vertices[from * points + to] = sight.entry(map, start, (2 * tx, 2 * ty), [here, NOWHERE]);
            }
        }
        sight.look_round(map);
        sight
    }

    /// Put the five segments of every pair together. Creatures never stand on obstacles, so a cell's own obstacle may be
    /// left out in any case: that is what aiming at it asks for.
    fn look_round(&mut self, map: &Map) {
        let mut known = HashMap::from([(Prospect::default(), 0)]);
        for from in 0..self.cells {
            for to in 0..self.cells {
                let centre = self.centres[from * self.cells + to];
                let (x, y) = (to % self.width, to / self.width);
                let there = super::cell(x as i8, y as i8);
                if centre & BLOCKED != 0 || map.ground[there] == Ground::Wall {
                    continue;
                }
                let start = (2 * (from % self.width) as i32 + 1, 2 * (from / self.width) as i32 + 1);
                let own_obstacle = matches!(map.ground[there], Ground::Obstacle(_));
                let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(dx, dy)| {
                    if own_obstacle {
                        let vertex = (2 * (x + dx) as i32, 2 * (y + dy) as i32);
                        self.entry(map, start, vertex, [there, NOWHERE])
                    } else {
                        self.vertices[from * self.points + (y + dy) * (self.width + 1) + x + dx]
                    }
                });
                let again = centre | corners.iter().fold(0, |all, corner| all | corner);
                self.views[from * self.cells + to] = if again & ASK_AGAIN != 0 {
                    ASK_AGAIN
                } else {
                    let prospect = self.prospect(centre, corners);
                    *known.entry(prospect).or_insert_with(|| {
                        self.prospects.push(prospect);
                        self.prospects.len() as u32 - 1
                    })
                };
            }
        }
    }

    fn prospect(&self, centre: u32, corners: [u32; 4]) -> Prospect {
        let mut prospect = Prospect { profile: self.profile(centre), doors: centre as u16, ..Prospect::default() };
        for (corner, entry) in corners.into_iter().enumerate() {
            let way = Obstacles { blocked: entry & BLOCKED != 0, profile: self.profile(entry) };
            for height in (0..HEIGHTS).filter(|&height| way.hides(height)) {
                prospect.hidden |= 1 << (4 * usize::from(height) + corner);
            }
            prospect.corner_doors[corner] = entry as u16;
            prospect.any_corner |= entry as u16;
        }
        prospect
    }

    fn profile(&self, entry: u32) -> Profile {
        self.profiles[(entry >> PROFILE_SHIFT) as usize & (MAX_PROFILES - 1)]
    }

    fn entry(&mut self, map: &Map, from: (i32, i32), to: (i32, i32), bare: [usize; 2]) -> u32 {
        let mut survey = Survey { map, bare, shut: Shut::NEVER, ask_again: false, profile: 0 };
        map.walk(from, to, &mut survey);
        if survey.shut.always {
            return BLOCKED;
        }
        let known = self.profiles.iter().position(|profile| *profile == survey.profile);
        let profile = known.unwrap_or_else(|| {
            self.profiles.push(survey.profile);
            self.profiles.len() - 1
        });
        let again = survey.ask_again || profile >= MAX_PROFILES;
        u32::from(survey.shut.doors)
            | if again { ASK_AGAIN } else { 0 }
            | ((profile % MAX_PROFILES) as u32) << PROFILE_SHIFT
    }
}

impl Map {
    /// The segment between two points. `bare` is a cell whose own obstacle does not count (a cell aimed at); bases never
    /// stand on obstacles, so nothing else needs to be left out.
    #[inline]
    pub(crate) fn segment(&self, from: (i32, i32), to: (i32, i32), closed: u16, bare: Option<usize>) -> Obstacles {
        let sight = &self.sight;
        let centre = |(x, y): (i32, i32)| (y >> 1) as usize * sight.width + (x >> 1) as usize;
        let vertex = |(x, y): (i32, i32)| (y >> 1) as usize * (sight.width + 1) + (x >> 1) as usize;
        let entry = match (from.0 & 1, to.0 & 1) {
            (1, 1) => sight.centres.get(centre(from) * sight.cells + centre(to)),
            (1, 0) if bare.is_none() => sight.vertices.get(centre(from) * sight.points + vertex(to)),
            (0, 1) => sight.vertices.get(centre(to) * sight.points + vertex(from)),
            _ => None,
        };
        match entry {
            Some(&entry) if entry & ASK_AGAIN == 0 => {
                let blocked = entry & BLOCKED != 0 || entry as u16 & closed != 0;
                Obstacles { blocked, profile: sight.profile(entry) }
            }
            _ => self.look(from, to, closed, bare),
        }
    }

    /// What the bare board does to a line from a centre to a base: the cover by obstacles of a size from `low` to `high`, and
    /// the corners hidden (ON-6.10 … 6.12); `None` where there is no line.
    #[inline]
    pub(crate) fn bare_line(
        &self,
        from: (i32, i32),
        target: Base,
        closed: u16,
        bare: Option<usize>,
        (low, high): (u8, u8),
    ) -> Option<(u8, u8)> {
        if target.n > 1 || from.0 & 1 == 0 {
            return self.look_at(from, target, closed, bare, (low, high));
        }
        let sight = &self.sight;
        let eye = (from.1 >> 1) as usize * sight.width + (from.0 >> 1) as usize;
        let view = sight.views[eye * sight.cells + target.y as usize * sight.width + target.x as usize];
        let Some(prospect) = sight.prospects.get(view as usize) else {
            return if view == BLOCKED { None } else { self.look_at(from, target, closed, bare, (low, high)) };
        };
        let way = Obstacles { blocked: prospect.doors & closed != 0, profile: prospect.profile };
        if way.hides(high) {
            return None;
        }
        let mut hidden = (prospect.hidden >> (4 * high.min(HEIGHTS - 1))) as u8 & 15;
        if prospect.any_corner & closed != 0 {
            for (corner, doors) in prospect.corner_doors.into_iter().enumerate() {
                hidden |= u8::from(doors & closed != 0) << corner;
            }
        }
        Some((2 * way.between(low, high), hidden))
    }

    /// The same by its five segments: for large bases, and where doors meet at a vertex. Apart, so that the common case stays
    /// short.
    #[inline(never)]
    fn look_at(
        &self,
        from: (i32, i32),
        target: Base,
        closed: u16,
        bare: Option<usize>,
        (low, high): (u8, u8),
    ) -> Option<(u8, u8)> {
        let centre = self.segment(from, target.centre(), closed, bare);
        if centre.hides(high) {
            return None;
        }
        let mut hidden = 0;
        for (corner, &point) in target.corners().iter().enumerate() {
            hidden |= u8::from(self.segment(from, point, closed, bare).hides(high)) << corner;
        }
        Some((2 * centre.between(low, high), hidden))
    }

    /// Walk the segment now.
    #[cold]
    pub(crate) fn look(&self, from: (i32, i32), to: (i32, i32), closed: u16, bare: Option<usize>) -> Obstacles {
        let bare = [bare.unwrap_or(NOWHERE), NOWHERE];
        let survey = Survey { map: self, bare, shut: Shut::NEVER, ask_again: false, profile: 0 };
        let mut look = Look { survey, closed, blocked: false };
        self.walk(from, to, &mut look);
        Obstacles { blocked: look.blocked, profile: look.survey.profile }
    }

    /// Whether walls and doors block the segment between two cells' centres (ON-6.4).
    pub(crate) fn blocked(&self, from: usize, to: usize, closed: u16) -> bool {
        let point = |cell: usize| {
            let (x, y) = coordinates(cell);
            (2 * i32::from(x) + 1, 2 * i32::from(y) + 1)
        };
        self.segment(point(from), point(to), closed, None).blocked()
    }
}

/// What stands on a segment, without creatures.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Obstacles {
    blocked: bool,
    profile: Profile,
}

impl Obstacles {
    #[inline]
    pub(crate) fn blocked(&self) -> bool {
        self.blocked
    }

    /// Whether the end of the segment is hidden from an eye that sees over obstacles up to that size.
    #[inline]
    pub(crate) fn hides(&self, high: u8) -> bool {
        self.blocked || self.taller_than(high)
    }

    /// Whether an obstacle taller than that is crossed.
    #[inline]
    pub(crate) fn taller_than(&self, size: u8) -> bool {
        self.profile >> TALLEST > u64::from(size) + 1
    }

    /// Whether any obstacle at all is crossed.
    #[inline]
    pub(crate) fn any(&self) -> bool {
        self.profile != 0
    }

    /// How many obstacles of a size between these two, both included, are crossed.
    #[inline]
    pub(crate) fn between(&self, low: u8, high: u8) -> u8 {
        if self.profile == 0 {
            return 0;
        }
        let count = |size: u8| (self.profile >> (u32::from(size) * COUNT_BITS)) as u8 & 63;
        (low..=high.min(9)).map(count).sum()
    }
}
