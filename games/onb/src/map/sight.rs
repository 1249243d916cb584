//! Lines over the bare board, computed once per map: what walls, doors and sized obstacles do to every segment from a
//! cell's centre to every other centre and to every grid vertex. Creatures come on top of it in play.

use super::{Ground, Map, Shut, coordinates, walk::Visit};

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
    width: usize,
    cells: usize,
    points: usize,
}

const BLOCKED: u32 = 1 << 31;
/// The doors interact at a vertex: walk the segment again with the doors as they are.
const ASK_AGAIN: u32 = 1 << 30;
/// From a centre to a centre: nothing at all stands on that segment, nor on those to the four corners of the far cell.
const CLEAN: u32 = 1 << 29;
const PROFILE_SHIFT: u32 = 16;
const MAX_PROFILES: usize = 1 << 12;

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
        sight.mark_clean();
        sight
    }

    /// Where all five segments to a cell are empty, corners need not be looked at one by one: most lines of most boards.
    fn mark_clean(&mut self) {
        for from in 0..self.cells {
            let row = &self.vertices[from * self.points..][..self.points];
            for to in 0..self.cells {
                let corner = to / self.width * (self.width + 1) + to % self.width;
                let corners = [corner, corner + 1, corner + self.width + 1, corner + self.width + 2];
                let entry = &mut self.centres[from * self.cells + to];
                if *entry == 0 && corners.iter().all(|&corner| row[corner] == 0) {
                    *entry = CLEAN;
                }
            }
        }
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
                let profile = sight.profiles[(entry >> PROFILE_SHIFT) as usize & (MAX_PROFILES - 1)];
                Obstacles { blocked, clean: entry & CLEAN != 0, profile }
            }
            _ => self.look(from, to, closed, bare),
        }
    }

    /// Walk the segment now.
    #[cold]
    pub(crate) fn look(&self, from: (i32, i32), to: (i32, i32), closed: u16, bare: Option<usize>) -> Obstacles {
        let bare = [bare.unwrap_or(NOWHERE), NOWHERE];
        let survey = Survey { map: self, bare, shut: Shut::NEVER, ask_again: false, profile: 0 };
        let mut look = Look { survey, closed, blocked: false };
        self.walk(from, to, &mut look);
        Obstacles { blocked: look.blocked, clean: false, profile: look.survey.profile }
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
    /// The segments to the four corners of the cell at its end are known to be empty as well.
    clean: bool,
    profile: Profile,
}

impl Obstacles {
    #[inline]
    pub(crate) fn blocked(&self) -> bool {
        self.blocked
    }

    #[inline]
    pub(crate) fn clean(&self) -> bool {
        self.clean
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
