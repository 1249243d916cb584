//! From a draft to a board one can play on: everything is checked here, and the tables are computed.

use super::{
    CELLS, Door, Draft, Ground, MAX_DOORS, MAX_SIDE, Map, Shut, cell, coordinates, draft::Capture, far::Far, neighbour,
    sight_tables::Sight, ways::Ways,
};
use crate::bestiary::{DataError, Library, STARTER};
use galerne_engine::Square;

/// No battle is longer, and no board asks for more.
const MAX_ROUNDS: u8 = 40;

/// As many as the box of the game holds.
const MAX_THINGS: usize = 12;

/// An edge in words: the cells on both sides.
fn between([a, b]: [[i8; 2]; 2]) -> String {
    format!("{}–{}", Square::from(a), Square::from(b))
}

impl Map {
    /// Check a draft and compute its tables; what stands on it comes from the starter bestiary.
    pub fn new(draft: &Draft) -> Result<Map, DataError> {
        Map::with(draft, &STARTER.0)
    }

    /// The same for a table whose bestiary may know more.
    pub(crate) fn with(draft: &Draft, library: &Library) -> Result<Map, DataError> {
        Map::check_headings(draft)?;
        let mut map = Map::blank(draft);
        map.lay_ground(draft)?;
        map.lay_edges(draft)?;
        map.hang_doors(draft)?;
        map.note_doors();
        map.mark_zones(draft)?;
        map.ways = Ways::of(&map);
        map.check_roads(draft)?;
        map.check_things(draft, library)?;
        map.sight = Sight::of(&map);
        Ok(map)
    }

    /// What can be said without looking at the drawing.
    fn check_headings(draft: &Draft) -> Result<(), DataError> {
        let complain = |field: &str, key, detail: String| Err(draft.wrong(draft.lines.of(field), field, key, detail));
        let [width, height] = draft.size;
        if !(4..=MAX_SIDE as u8).contains(&width) || !(4..=MAX_SIDE as u8).contains(&height) {
            return Err(draft.wrong(draft.lines.grid_row(0), "size", "data-range", format!("4 … {MAX_SIDE}")));
        }
        if !["exterieur", "interieur"].contains(&draft.setting.as_str()) {
            return complain("setting", "data-word", "exterieur, interieur".to_owned());
        }
        if draft.players.is_empty() || draft.players.iter().any(|n| !(2..=4).contains(n)) {
            return complain("players", "data-range", "2 … 4".to_owned());
        }
        let Capture { hold, limit } = draft.capture;
        let numbers =
            [("outpost", draft.outpost, 0..=20), ("hold", hold, 1..=MAX_ROUNDS), ("limit", limit, 1..=MAX_ROUNDS)];
        for (field, number, range) in numbers {
            if !range.contains(&number) {
                return complain(field, "data-range", format!("{} … {}", range.start(), range.end()));
            }
        }
        if hold > limit {
            // Where one of them is left out, the complaint names the line of the other.
            let line = draft.lines.of("hold").max(draft.lines.of("limit"));
            return Err(draft.wrong(line, "hold", "map-hold", format!("{hold} > {limit}")));
        }
        if draft.doors.len() > MAX_DOORS {
            return Err(draft.wrong(draft.lines.of("grid"), "doors", "data-too-many", MAX_DOORS));
        }
        Ok(())
    }

    fn blank(draft: &Draft) -> Map {
        Map {
            id: draft.id.clone(),
            name: draft.name.clone(),
            indoor: draft.setting == "interieur",
            players: draft.players.clone(),
            width: draft.size[0],
            height: draft.size[1],
            outpost: draft.outpost,
            hold: draft.capture.hold,
            limit: draft.capture.limit,
            doors: Vec::new(),
            things: draft.things.clone(),
            ground: [Ground::Wall; CELLS],
            extra: [0; CELLS],
            zone: [0; CELLS],
            objective: [false; CELLS],
            east: [Shut::NEVER; CELLS],
            south: [Shut::NEVER; CELLS],
            door_of: [u8::MAX; CELLS],
            shut_at_start: 0,
            ways: Ways::none(),
            sight: Sight::default(),
            far: Far::default(),
        }
    }

    /// A board without zones and of any size up to the largest, for trying out lines and steps. Door cells stand alone.
    pub fn sketch(grid: &[&str], edge_walls: &[[[i8; 2]; 2]]) -> Result<Map, DataError> {
        let mut draft = Draft { id: "sketch".to_owned(), setting: "exterieur".to_owned(), ..Draft::default() };
        draft.grid = grid.iter().map(|&row| row.to_owned()).collect();
        draft.edge_walls = edge_walls.to_vec();
        let width = draft.grid.first().map_or(0, |row| row.chars().count());
        if !(1..=MAX_SIDE).contains(&width) || !(1..=MAX_SIDE).contains(&grid.len()) {
            return Err(draft.wrong(1, "size", "data-range", format!("1 … {MAX_SIDE}")));
        }
        draft.size = [width as u8, grid.len() as u8];
        super::text::cell_doors(&mut draft);
        let mut map = Map::blank(&draft);
        map.lay_ground(&draft)?;
        map.lay_edges(&draft)?;
        map.hang_doors(&draft)?;
        map.note_doors();
        map.ways = Ways::of(&map);
        map.sight = Sight::of(&map);
        Ok(map)
    }

    fn lay_ground(&mut self, draft: &Draft) -> Result<(), DataError> {
        if draft.grid.len() != usize::from(self.height) {
            return Err(draft.wrong(draft.lines.of("grid"), "grid", "map-rows", self.height));
        }
        for (y, row) in draft.grid.iter().enumerate() {
            let line = draft.lines.grid_row(y);
            if row.chars().count() != usize::from(self.width) {
                return Err(draft.wrong(line, "grid", "map-columns", self.width));
            }
            for (x, sign) in row.chars().enumerate() {
                let here = cell(x as i8, y as i8);
                self.ground[here] = match sign {
                    '.' => Ground::Free,
                    ',' => Ground::Cluttered,
                    '/' => Ground::Stairs,
                    '#' => Ground::Wall,
                    '+' | '\'' => Ground::Door,
                    '0'..='9' => Ground::Obstacle(sign as u8 - b'0'),
                    other => return Err(draft.wrong(line, "grid", "map-sign", other)),
                };
                self.extra[here] = match self.ground[here] {
                    Ground::Cluttered => 2,
                    Ground::Stairs => 1,
                    _ => 0,
                };
            }
        }
        Ok(())
    }

    /// The lower of the two cells and whether the edge is to its east; `None` for cells that do not share a side.
    fn between(&self, [a, b]: [[i8; 2]; 2]) -> Option<(usize, bool)> {
        let [[ax, ay], [bx, by]] = [a.min(b), a.max(b)];
        let (low, east) = match (i16::from(bx) - i16::from(ax), i16::from(by) - i16::from(ay)) {
            (1, 0) => ((ax, ay), true),
            (0, 1) => ((ax, ay), false),
            _ => return None,
        };
        (self.contains(ax, ay) && self.contains(bx, by)).then(|| (cell(low.0, low.1), east))
    }

    fn shut_edge(&mut self, draft: &Draft, edge: [[i8; 2]; 2], shut: Shut, field: &str) -> Result<(), DataError> {
        let complain = |key| Err(draft.wrong(draft.lines.edge(edge), field, key, between(edge)));
        let Some((low, east)) = self.between(edge) else { return complain("map-edge") };
        let place = if east { &mut self.east[low] } else { &mut self.south[low] };
        if *place != Shut::NEVER {
            return complain("map-edge-twice");
        }
        *place = shut;
        Ok(())
    }

    fn lay_edges(&mut self, draft: &Draft) -> Result<(), DataError> {
        draft.edge_walls.iter().try_for_each(|&edge| self.shut_edge(draft, edge, Shut::ALWAYS, "edge_walls"))
    }

    fn hang_doors(&mut self, draft: &Draft) -> Result<(), DataError> {
        for (number, door) in draft.doors.iter().enumerate() {
            let field = format!("door {}", door.id);
            let closed = match door.state.as_str() {
                "open" => false,
                "closed" => true,
                other => {
                    let found = format!("{other:?}: open, closed");
                    return Err(draft.wrong(draft.lines.of("grid"), &field, "data-word", found));
                }
            };
            if door.cells.is_empty() && door.edges.is_empty() || (door.locked && !closed) {
                return Err(draft.wrong(draft.lines.of("grid"), &field, "map-door", ""));
            }
            let mut hung = Door { id: door.id.clone(), cells: vec![], edges: vec![], closed, locked: door.locked };
            for &[x, y] in &door.cells {
                let here = cell(x, y);
                let sign = if closed { '+' } else { '\'' };
                let drawn = draft.grid.get(y.max(0) as usize).and_then(|row| row.chars().nth(x.max(0) as usize));
                if !self.contains(x, y) || drawn != Some(sign) || self.door_of[here] != u8::MAX {
                    let line = draft.lines.grid_row(y.max(0) as usize);
                    return Err(draft.wrong(line, &field, "map-door-cell", Square::new(x, y)));
                }
                self.door_of[here] = number as u8;
                hung.cells.push(here as u16);
            }
            for &edge in &door.edges {
                self.shut_edge(draft, edge, Shut { always: false, doors: 1 << number }, &field)?;
                let [[ax, ay], [bx, by]] = edge;
                hung.edges.push((cell(ax, ay) as u16, cell(bx, by) as u16));
            }
            self.doors.push(hung);
        }
        let orphan = self.cells().find(|&here| self.ground[here] == Ground::Door && self.door_of[here] == u8::MAX);
        match orphan {
            Some(here) => {
                let (x, y) = coordinates(here);
                Err(draft.wrong(draft.lines.grid_row(y as usize), "grid", "map-door-cell", Square::new(x, y)))
            }
            None => Ok(()),
        }
    }

    fn mark_zones(&mut self, draft: &Draft) -> Result<(), DataError> {
        if draft.zones.len() != usize::from(self.height) {
            return Err(draft.wrong(draft.lines.of("zones"), "zones", "map-rows", self.height));
        }
        for (y, row) in draft.zones.iter().enumerate() {
            let line = draft.lines.zone_row(y);
            if row.chars().count() != usize::from(self.width) {
                return Err(draft.wrong(line, "zones", "map-columns", self.width));
            }
            for (x, sign) in row.chars().enumerate() {
                let here = cell(x as i8, y as i8);
                match sign {
                    '.' => {}
                    'A'..='D' => self.zone[here] = sign as u8 - b'A' + 1,
                    'o' => self.objective[here] = true,
                    // The objective of the donjon reaches into the zone of seat 2.
                    'O' => (self.objective[here], self.zone[here]) = (true, 2),
                    other => return Err(draft.wrong(line, "zones", "map-sign", other)),
                }
            }
        }
        let listed = self.cells().filter(|&here| self.objective[here]).map(|here| <[i8; 2]>::from(coordinates(here)));
        let (mut listed, mut said) = (listed.collect::<Vec<_>>(), draft.objective.clone());
        listed.sort_unstable();
        said.sort_unstable();
        if listed.is_empty() || (listed != said && !said.is_empty()) {
            return Err(draft.wrong(draft.lines.of("zones"), "objective", "map-objective", ""));
        }
        Ok(())
    }

    /// ON-2.30: a human can walk from every zone to every other one and to the objective once the doors are open.
    fn check_roads(&self, draft: &Draft) -> Result<(), DataError> {
        let seats = draft.players.iter().copied().max().unwrap_or(2);
        let complain = |seat: u8, key| {
            let name = char::from(b'A' + seat - 1);
            Err(draft.wrong(draft.lines.of("zones"), "zones", key, name))
        };
        if !self.cells().any(|here| self.objective[here] && self.stands(here, 1, 0)) {
            return Err(draft.wrong(draft.lines.of("zones"), "objective", "map-objective-stands", ""));
        }
        for seat in 1..=seats {
            let Some(start) = self.cells().find(|&here| self.zone[here] == seat && self.stands(here, 1, 0)) else {
                return complain(seat, "map-no-zone");
            };
            let reached = self.flood(start, 1);
            let cut = |wanted: &dyn Fn(usize) -> bool| {
                self.cells().find(|&here| wanted(here) && self.stands(here, 1, 0) && !reached[here])
            };
            // The cell that cannot be reached, and what makes it one that must be.
            let ends = [
                ("map-cut-zone", cut(&|here| self.zone[here] == seat)),
                ("map-no-road", cut(&|here| (1..=seats).contains(&self.zone[here]))),
                ("map-no-road-objective", cut(&|here| self.objective[here])),
            ];
            if let Some((key, Some(end))) = ends.into_iter().find(|(_, end)| end.is_some()) {
                let ((x, y), (sx, sy)) = (coordinates(end), coordinates(start));
                let detail = format!("{} → {}", Square::new(sx, sy), Square::new(x, y));
                return Err(draft.wrong(draft.lines.zone_row(y as usize), "zones", key, detail));
            }
        }
        Ok(())
    }

    /// The anchors a walking base reaches from there on the bare board with open doors.
    #[must_use]
    pub(crate) fn flood(&self, start: usize, base: u8) -> [bool; CELLS] {
        let mut reached = [false; CELLS];
        let mut open = vec![start];
        reached[start] = true;
        while let Some(here) = open.pop() {
            let steps = self.steps(here, base, false, 0);
            for direction in (0..8).filter(|direction| steps >> direction & 1 != 0) {
                let there = neighbour(here, direction);
                if !std::mem::replace(&mut reached[there], true) {
                    open.push(there);
                }
            }
        }
        reached
    }

    /// The anchors of a zone where a base of that side may stand when the doors are as at the start.
    pub(crate) fn zone_anchors(&self, seat: usize, base: u8) -> Vec<u16> {
        let closed = self.closed_at_start();
        let mine = seat as u8 + 1;
        let inside = |here: usize| {
            let (x, y) = coordinates(here);
            (0..base as i8).all(|dy| (0..base as i8).all(|dx| self.zone(x + dx, y + dy) == mine))
        };
        self.cells().filter(|&here| inside(here) && self.stands(here, base, closed)).map(|here| here as u16).collect()
    }

    /// ON-4.24: where a fixed creature with a base of side 1, 2, 3 may stand outside its zone.
    pub(crate) fn outposts(&self, seat: usize, seats: usize) -> [Vec<u16>; 3] {
        let closed = self.closed_at_start();
        let mine = seat as u8 + 1;
        let in_zones = |is_meant: &dyn Fn(u8) -> bool| -> Vec<(i8, i8)> {
            self.cells().filter(|&here| is_meant(self.zone[here])).map(coordinates).collect()
        };
        let is_foreign = |zone: u8| zone != 0 && zone != mine && usize::from(zone) <= seats;
        let (own, foreign) = (in_zones(&|zone| zone == mine), in_zones(&is_foreign));
        let near = |cells: &[(i8, i8)], at: (i8, i8), reach: u8| {
            let apart = |a: (i8, i8)| (a.0 - at.0).unsigned_abs().max((a.1 - at.1).unsigned_abs());
            cells.iter().any(|&here| apart(here) <= reach)
        };
        // Asked for each cell of each base that may lie over it: worked out once.
        let mut fits = [false; CELLS];
        for here in self.cells() {
            let at = coordinates(here);
            fits[here] = !is_foreign(self.zone[here]) && near(&own, at, self.outpost) && !near(&foreign, at, 4);
        }
        std::array::from_fn(|n| {
            let base = n as i8 + 1;
            let inside = |here: usize| {
                let (x, y) = coordinates(here);
                (0..base).all(|dy| (0..base).all(|dx| fits[cell(x + dx, y + dy)]))
            };
            let anchors = self.zone_anchors(seat, base as u8);
            let is_outside = |here: usize| !anchors.contains(&(here as u16));
            let stands = |here: usize| self.stands(here, base as u8, closed);
            let here = self.cells().filter(|&here| stands(here) && is_outside(here) && inside(here));
            here.map(|here| here as u16).collect()
        })
    }

    fn note_doors(&mut self) {
        self.shut_at_start =
            self.doors.iter().enumerate().fold(0, |mask, (n, door)| mask | u16::from(door.closed) << n);
    }

    pub(crate) fn closed_at_start(&self) -> u16 {
        self.shut_at_start
    }

    pub(crate) fn locked_at_start(&self) -> u16 {
        self.doors.iter().enumerate().fold(0, |mask, (n, door)| mask | u16::from(door.locked) << n)
    }

    /// Each thing has a cell of its own that it fits on. Which kinds there are depends on the table's bestiary.
    fn check_things(&self, draft: &Draft, library: &Library) -> Result<(), DataError> {
        for (number, (id, x, y)) in self.things.iter().enumerate() {
            let complain = |key, detail: String| Err(draft.wrong(draft.lines.thing(number), "things", key, detail));
            if number >= MAX_THINGS {
                return complain("data-too-many", MAX_THINGS.to_string());
            }
            let kind = library.kind(id).map(|kind| &library.kinds[kind]);
            let Some(kind) = kind.filter(|kind| kind.base == 1) else { return complain("map-thing-kind", id.clone()) };
            let (at, here) = (Square::new(*x, *y), cell(*x, *y));
            let stands = self.contains(*x, *y) && self.stands(here, 1, self.closed_at_start());
            if !stands || self.zone[here] != 0 {
                return complain("map-thing", format!("{id} {at}"));
            }
            // A destroyed object leaves ground of its own kind behind, which could not undo what was drawn beneath it.
            if kind.is_object() && self.ground[here] != Ground::Free {
                return complain("map-thing-ground", format!("{id} {at}"));
            }
            if self.things[..number].iter().any(|(_, ox, oy)| (ox, oy) == (x, y)) {
                return complain("map-thing-twice", at.to_string());
            }
        }
        Ok(())
    }
}
