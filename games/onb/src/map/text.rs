//! Maps as text: a form one can type in any editor, read with every complaint naming its line, and written back.
//!
//! ```text
//! id: gue
//! name: Le Gué
//! setting: exterieur
//! players: 2
//! outpost: 0
//! hold: 2
//! limit: 8
//! things: barricade C4, loup D5
//! grid:
//! ......
//! ..2.,.
//! ......
//! ......
//! zones:
//! AA..BB
//! AAooBB
//! AA..BB
//! AA..BB
//! ```
//!
//! Signs of the grid are those of the rules, and `=` for a door cell that is closed and locked. Door cells side by side in
//! the same state are one door. Where walls or doors stand on edges, the heading is `grid with edges:`; then every row has
//! a sign between two cells (space, `|` wall, `'` open door, `+` closed, `=` locked) and between two rows of cells stands a
//! row for the edges below them (space, `-` wall, and the same doors).

use super::{Draft, DraftDoor, Map, draft::Capture};
use crate::bestiary::DataError;
use galerne_engine::Square;

const FILE: &str = "map";

fn wrong(line: usize, field: &str, key: &'static str, detail: impl ToString) -> DataError {
    DataError { file: FILE.to_owned(), line, field: field.to_owned(), key, detail: detail.to_string() }
}

/// Read a map written as text. The draft still has to be checked by [`Map::new`].
pub fn read_map(text: &str) -> Result<Draft, DataError> {
    let mut draft = Draft { players: vec![2], setting: "exterieur".to_owned(), ..Draft::default() };
    draft.capture = Capture { hold: 2, limit: 8 };
    let (mut grid, mut edges): (Vec<&str>, bool) = (Vec::new(), false);
    let mut section = "";
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let heading = line.split_once(':').filter(|(name, _)| name.trim().len() > 1 && !name.contains(['#', '|', '.']));
        match heading {
            Some((name, value)) => {
                let (name, value) = (name.trim(), value.trim());
                match name {
                    "grid" | "grid with edges" => (section, edges) = ("grid", name != "grid"),
                    "zones" => section = "zones",
                    _ => header(&mut draft, number, name, value)?,
                }
                let name = if name == "grid with edges" { "grid" } else { name };
                draft.lines.headings.push((name.to_owned(), number));
            }
            None if line.trim().is_empty() && !(section == "grid" && edges) => {}
            None if section == "grid" => {
                grid.push(line);
                draft.lines.grid.push(number);
            }
            None if section == "zones" => {
                draft.zones.push(line.trim_end().to_owned());
                draft.lines.zones.push(number);
            }
            None => return Err(wrong(number, line.trim(), "map-heading", "id, name, setting, players, grid, zones")),
        }
    }
    if draft.id.is_empty() {
        return Err(wrong(1, "id", "data-missing", ""));
    }
    if draft.name.is_empty() {
        draft.name.clone_from(&draft.id);
    }
    if edges {
        read_edges(&mut draft, &grid)?;
    } else {
        draft.grid = grid.iter().map(|row| row.trim_end().to_owned()).collect();
    }
    cell_doors(&mut draft);
    let width = draft.grid.first().map_or(0, |row| row.chars().count());
    draft.size = [width.min(255) as u8, draft.grid.len().min(255) as u8];
    for (y, row) in draft.zones.iter().enumerate() {
        let marked = row.chars().enumerate().filter(|(_, sign)| matches!(sign, 'o' | 'O'));
        draft.objective.extend(marked.map(|(x, _)| [x.min(100) as i8, y.min(100) as i8]));
    }
    Ok(draft)
}

fn header(draft: &mut Draft, line: usize, name: &str, value: &str) -> Result<(), DataError> {
    let number = |value: &str| value.parse::<u8>().map_err(|_| wrong(line, name, "data-type", "0 1 2 …"));
    match name {
        "id" => draft.id = value.to_owned(),
        "name" => draft.name = value.to_owned(),
        "setting" => draft.setting = value.to_owned(),
        "players" => draft.players = value.split_whitespace().map(number).collect::<Result<_, _>>()?,
        "outpost" => draft.outpost = number(value)?,
        "hold" => draft.capture.hold = number(value)?,
        "limit" => draft.capture.limit = number(value)?,
        "things" => {
            for thing in value.split(',').map(str::trim).filter(|thing| !thing.is_empty()) {
                let place = thing.split_once(' ').and_then(|(id, at)| Some((id, Square::named(at.trim())?)));
                let Some((id, at)) = place else { return Err(wrong(line, name, "map-thing", thing)) };
                draft.things.push((id.to_owned(), at.x, at.y));
                draft.lines.things.push(line);
            }
        }
        _ => {
            return Err(wrong(
                line,
                name,
                "map-heading",
                "id, name, setting, players, outpost, hold, limit, things, grid, zones",
            ));
        }
    }
    Ok(())
}

/// Take the cells out of a grid with edges, and gather the edges.
fn read_edges(draft: &mut Draft, rows: &[&str]) -> Result<(), DataError> {
    let rows = match rows.iter().rposition(|row| !row.trim().is_empty()) {
        Some(last) => &rows[..=last],
        None => rows,
    };
    let numbers = std::mem::take(&mut draft.lines.grid);
    // Edges of one door: same state, same line, next to each other.
    let mut doors: Vec<(bool, char, [i8; 2])> = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let line = numbers[index];
        let signs: Vec<char> = row.chars().collect();
        let (y, is_cells) = ((index / 2).min(100) as i8, index % 2 == 0);
        if is_cells {
            draft.grid.push(signs.iter().step_by(2).collect());
            draft.lines.grid.push(line);
        }
        for (column, &sign) in signs.iter().enumerate() {
            let x = (column / 2).min(100) as i8;
            match (is_cells, column % 2 == 0, sign) {
                (true, true, _) | (_, _, ' ') => {}
                (true, false, '|') => draft.edge_walls.push([[x, y], [x + 1, y]]),
                (false, true, '-') => draft.edge_walls.push([[x, y], [x, y + 1]]),
                (true, false, '\'' | '+' | '=') => doors.push((true, sign, [x, y])),
                (false, true, '\'' | '+' | '=') => doors.push((false, sign, [x, y])),
                _ => return Err(wrong(line, "grid", "map-sign", sign)),
            }
        }
    }
    let mut used = vec![false; doors.len()];
    for first in 0..doors.len() {
        if std::mem::replace(&mut used[first], true) {
            continue;
        }
        let (east, sign, mut at) = doors[first];
        let mut chain = vec![at];
        // An edge to the east continues downwards, one to the south to the right.
        while let Some(next) = doors.iter().enumerate().position(|(n, door)| {
            !used[n] && *door == (east, sign, if east { [at[0], at[1] + 1] } else { [at[0] + 1, at[1]] })
        }) {
            used[next] = true;
            at = doors[next].2;
            chain.push(at);
        }
        let edges = chain.iter().map(|&[x, y]| [[x, y], if east { [x + 1, y] } else { [x, y + 1] }]).collect();
        draft.doors.push(door(draft.doors.len(), sign, vec![], edges));
    }
    Ok(())
}

fn door(number: usize, sign: char, cells: Vec<[i8; 2]>, edges: Vec<[[i8; 2]; 2]>) -> DraftDoor {
    let state = if sign == '\'' { "open" } else { "closed" };
    DraftDoor { id: format!("d{}", number + 1), cells, edges, state: state.to_owned(), locked: sign == '=' }
}

/// Door cells side by side in the same state are one door; a locked one is drawn as closed from here on.
pub(super) fn cell_doors(draft: &mut Draft) {
    let mut signs: Vec<Vec<char>> = draft.grid.iter().map(|row| row.chars().collect()).collect();
    for y in 0..signs.len().min(100) {
        for x in 0..signs[y].len().min(100) {
            let sign = signs[y][x];
            if !['\'', '+', '='].contains(&sign) {
                continue;
            }
            let (mut open, mut cells) = (vec![(x, y)], Vec::new());
            while let Some((x, y)) = open.pop() {
                if signs.get(y).and_then(|row| row.get(x)) != Some(&sign) {
                    continue;
                }
                signs[y][x] = 'd';
                cells.push([x.min(100) as i8, y.min(100) as i8]);
                open.extend([(x + 1, y), (x, y + 1), (x.wrapping_sub(1), y), (x, y.wrapping_sub(1))]);
            }
            draft.doors.push(door(draft.doors.len(), sign, cells, vec![]));
        }
    }
    draft.grid.iter_mut().for_each(|row| *row = row.replace('=', "+"));
}

/// Write a map as text; [`read_map`] reads it back.
#[must_use]
pub fn write_map(map: &Map) -> String {
    let setting = if map.indoor { "interieur" } else { "exterieur" };
    let players: Vec<String> = map.players.iter().map(u8::to_string).collect();
    let mut text = format!("id: {}\nname: {}\nsetting: {setting}\nplayers: {}\n", map.id, map.name, players.join(" "));
    text += &format!("outpost: {}\nhold: {}\nlimit: {}\n", map.outpost, map.hold, map.limit);
    if !map.things.is_empty() {
        let things: Vec<String> = map.things.iter().map(|(id, x, y)| format!("{id} {}", Square::new(*x, *y))).collect();
        text += &format!("things: {}\n", things.join(", "));
    }
    let door_sign = |door: usize| match map.doors.get(door) {
        Some(door) if door.locked => '=',
        Some(door) if door.closed => '+',
        _ => '\'',
    };
    let edge_sign = |shut: super::Shut, wall: char| match shut {
        super::Shut { always: true, .. } => wall,
        super::Shut { doors: 0, .. } => ' ',
        super::Shut { doors, .. } => door_sign(doors.trailing_zeros() as usize),
    };
    let cell_sign = |here: usize| match map.ground[here] {
        super::Ground::Free => '.',
        super::Ground::Cluttered => ',',
        super::Ground::Stairs => '/',
        super::Ground::Wall => '#',
        super::Ground::Door => door_sign(usize::from(map.door_of[here])),
        super::Ground::Obstacle(size) => char::from(b'0' + size.min(9)),
    };
    let edged = map.cells().any(|here| map.east[here] != super::Shut::NEVER || map.south[here] != super::Shut::NEVER);
    text += if edged { "grid with edges:\n" } else { "grid:\n" };
    for y in 0..map.height as i8 {
        let (mut row, mut below) = (String::new(), String::new());
        for x in 0..map.width as i8 {
            let here = super::cell(x, y);
            row.push(cell_sign(here));
            if edged {
                row.push(edge_sign(map.east[here], '|'));
                below.push(edge_sign(map.south[here], '-'));
                below.push(' ');
            }
        }
        text += &format!("{}\n", row.trim_end());
        if edged && y + 1 < map.height as i8 {
            text += &format!("{}\n", below.trim_end());
        }
    }
    text += "zones:\n";
    for y in 0..map.height as i8 {
        let sign = |x: i8| match (map.is_objective(x, y), map.zone(x, y)) {
            (true, 0) => 'o',
            (true, _) => 'O',
            (false, 0) => '.',
            (false, zone) => char::from(b'A' + zone - 1),
        };
        text += &format!("{}\n", (0..map.width as i8).map(sign).collect::<String>());
    }
    text
}
