//! Pieces on sheets. Every block fits what both papers print, centred: one layout serves A4 and Letter.

use crate::paper::{Backs, Paper};
use crate::sheet::{Placed, Sheet, Side};
use galerne_draw::print::{BLEED, BLOCK, Component, Cut, Part};
use galerne_draw::{Area, Point, Scene, pt};
use std::sync::Arc;

/// Between the two halves of a piece that is folded.
const GUTTER: f32 = 8.0;

/// How pieces of one size stand on a page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Grid {
    pub(crate) columns: usize,
    pub(crate) rows: usize,
    /// Of one cell on the page.
    pub(crate) cell: (f32, f32),
    /// Pieces lie on their side.
    pub(crate) turned: bool,
}

impl Grid {
    /// As many as fit, upright or lying; `None` where not one fits.
    pub(crate) fn best(size: (f32, f32)) -> Option<Grid> {
        let grid = |turned: bool| {
            let cell = if turned { (size.1, size.0) } else { size };
            let fit = |room: f32, length: f32| ((room + 0.05) / length).floor() as usize;
            Grid { columns: fit(BLOCK.0, cell.0), rows: fit(BLOCK.1, cell.1), cell, turned }
        };
        let (upright, lying) = (grid(false), grid(true));
        let best = if lying.count() > upright.count() { lying } else { upright };
        (best.count() > 0).then_some(best)
    }

    /// Fronts in one column, lying, their tops away from the gutter; backs beyond it.
    fn folded(size: (f32, f32)) -> Option<Grid> {
        let rows = ((BLOCK.1 + 0.05) / size.0).floor() as usize;
        (2.0 * size.1 + GUTTER <= BLOCK.0 && rows > 0).then_some(Grid {
            columns: 1,
            rows,
            cell: (size.1, size.0),
            turned: true,
        })
    }

    pub(crate) fn count(self) -> usize {
        self.columns * self.rows
    }

    /// What so many cells cover, centred on the page. A page that is not full keeps the columns of a full one, so that backs
    /// always lie where fronts do.
    fn block(self, paper: Paper) -> Area {
        let (width, height) = paper.size();
        Area::around(pt(width / 2.0, height / 2.0), self.columns as f32 * self.cell.0, self.rows as f32 * self.cell.1)
    }

    fn cell_at(self, block: Area, column: usize, row: usize) -> Area {
        let (width, height) = self.cell;
        Area::new(block.x + column as f32 * width, block.y + row as f32 * height, width, height)
    }
}

/// One piece, once.
struct Piece<'a> {
    component: &'a Component,
    front: Arc<Scene>,
    back: Option<Arc<Scene>>,
}

/// All pieces on sheets, part by part. `shift` moves every back.
pub(crate) fn impose(components: &[Component], paper: Paper, backs: Backs, shift: Point) -> Vec<Sheet> {
    let mut sheets = Vec::new();
    for part in Part::ALL {
        let mut groups: Vec<Vec<&Component>> = Vec::new();
        for component in components.iter().filter(|component| component.part == part) {
            let alike = |group: &Vec<&Component>| {
                let first = group[0];
                let same = |a: f32, b: f32| (a - b).abs() < 0.01;
                first.cut == component.cut
                    && first.place.is_none()
                    && component.place.is_none()
                    && first.back.is_some() == component.back.is_some()
                    && same(first.size().0, component.size().0)
                    && same(first.size().1, component.size().1)
            };
            match groups.iter_mut().find(|group| alike(group)) {
                Some(group) => group.push(component),
                None => groups.push(vec![component]),
            }
        }
        for group in groups {
            sheets.extend(group_sheets(part, &group, paper, backs, shift));
        }
    }
    sheets
}

fn group_sheets(part: Part, group: &[&Component], paper: Paper, backs: Backs, shift: Point) -> Vec<Sheet> {
    let mut copies = Vec::new();
    for &component in group {
        let (front, back) = (Arc::new(component.front.clone()), component.back.clone().map(Arc::new));
        for _ in 0..component.copies {
            copies.push(Piece { component, front: front.clone(), back: back.clone() });
        }
    }
    let (size, has_back) = (group[0].size(), group[0].back.is_some());
    let fold = Grid::folded(size).filter(|_| has_back && backs == Backs::Fold);
    let Some(grid) = fold.or_else(|| Grid::best(size)) else { return Vec::new() };
    let mut sheets = Vec::new();
    for page in copies.chunks(grid.count()) {
        if fold.is_some() {
            sheets.push(fold_sheet(part, page, grid, paper));
            continue;
        }
        let backed = has_back && backs == Backs::Duplex;
        let side = if backed { Side::Front } else { Side::Only };
        sheets.push(side_sheet(part, page, grid, paper, side, Point::ORIGIN));
        if backed {
            // The shift is told as one sees it through the paper, from the front: there right is left.
            sheets.push(side_sheet(part, page, grid, paper, Side::Back, pt(-shift.x, shift.y)));
        }
    }
    sheets
}

fn placed(copy: &Piece<'_>, scene: &Arc<Scene>, cell: Area, turn: f32, clip: Area) -> Placed {
    let component = copy.component;
    let (id, reading) = (component.id.clone(), component.reading.clone());
    Placed { id, reading, scene: Arc::clone(scene), centre: cell.centre(), turn, clip }
}

fn side_sheet(part: Part, page: &[Piece<'_>], grid: Grid, paper: Paper, side: Side, shift: Point) -> Sheet {
    let block = grid.block(paper);
    let mut all = Vec::new();
    let (mut columns, mut rows) = (0, 0);
    for (number, copy) in page.iter().enumerate() {
        let (column, row) = (number % grid.columns, number / grid.columns);
        (columns, rows) = (columns.max(column + 1), rows.max(row + 1));
        if side == Side::Back {
            // Flipped about the long edge, what stood in the first column lies under the last.
            let cell = grid.cell_at(block, grid.columns - 1 - column, row);
            let cell = Area { x: cell.x + shift.x, y: cell.y + shift.y, ..cell };
            let turn = if grid.turned { -90.0 } else { 0.0 };
            if let Some(back) = &copy.back {
                all.push(placed(copy, back, cell, turn, over_the_edge(cell, block, shift)));
            }
        } else {
            let cell = grid.cell_at(block, column, row);
            all.push(placed(copy, &copy.front, cell, if grid.turned { 90.0 } else { 0.0 }, cell));
        }
    }
    let first = page.first().map(|copy| copy.component);
    let cut = first.map_or(Cut::Page, |first| if first.place.is_some() { Cut::Straight } else { first.cut });
    let used = Area::new(block.x, block.y, columns as f32 * grid.cell.0, rows as f32 * grid.cell.1);
    let mut sheet = Sheet::empty(paper.size(), side, Some(part), all);
    sheet.place = first.and_then(|first| first.place);
    if cut == Cut::Straight && side != Side::Back {
        let xs: Vec<f32> = (0..=columns).map(|column| block.x + column as f32 * grid.cell.0).collect();
        let ys: Vec<f32> = (0..=rows).map(|row| block.y + row as f32 * grid.cell.1).collect();
        sheet.crop_marks(used, &xs, &ys);
    }
    sheet
}

/// Where a back may paint: its cell, and beyond it where the block ends. Between two backs nothing runs over.
fn over_the_edge(cell: Area, block: Area, shift: Point) -> Area {
    let at = |a: f32, b: f32| (a - b).abs() < 0.01;
    let mut clip = cell;
    if at(cell.x - shift.x, block.x) {
        clip = Area { x: clip.x - BLEED, width: clip.width + BLEED, ..clip };
    }
    if at(cell.right() - shift.x, block.right()) {
        clip = Area { width: clip.width + BLEED, ..clip };
    }
    if at(cell.y - shift.y, block.y) {
        clip = Area { y: clip.y - BLEED, height: clip.height + BLEED, ..clip };
    }
    if at(cell.bottom() - shift.y, block.bottom()) {
        clip = Area { height: clip.height + BLEED, ..clip };
    }
    clip
}

fn fold_sheet(part: Part, page: &[Piece<'_>], grid: Grid, paper: Paper) -> Sheet {
    let (width, height) = paper.size();
    let tall = page.len() as f32 * grid.cell.1;
    let full = grid.rows as f32 * grid.cell.1;
    let block =
        Area::new(width / 2.0 - grid.cell.0 - GUTTER / 2.0, (height - full) / 2.0, 2.0 * grid.cell.0 + GUTTER, tall);
    let mut all = Vec::new();
    for (row, copy) in page.iter().enumerate() {
        let front = grid.cell_at(block, 0, row);
        let back = Area { x: front.x + grid.cell.0 + GUTTER, ..front };
        // Tops point away from the fold: folded, both stand the same way up.
        all.push(placed(copy, &copy.front, front, 90.0, front));
        if let Some(scene) = &copy.back {
            all.push(placed(copy, scene, back, -90.0, back));
        }
    }
    let mut sheet = Sheet::empty(paper.size(), Side::Only, Some(part), all);
    let xs = [block.x, block.x + grid.cell.0, block.right() - grid.cell.0, block.right()];
    let ys: Vec<f32> = (0..=page.len()).map(|row| block.y + row as f32 * grid.cell.1).collect();
    sheet.crop_marks(block, &xs, &ys);
    sheet.fold_line(block);
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_draw::Accent;
    use galerne_draw::print::{Format, HALF, MINI, SMALL, blank};

    const POKER: (f32, f32) = Format::Poker.size();

    fn piece(id: &str, size: (f32, f32), backed: bool) -> Component {
        let piece = Component::new(id, Part::Cards, blank(id, size, Accent::HOUSE));
        if backed { piece.backed(blank(format!("{id}-back"), size, Accent::HOUSE)) } else { piece }
    }

    #[test]
    fn sizes_stand_on_a_page_as_designed() {
        let count = |size| Grid::best(size).map_or(0, Grid::count);
        assert_eq!([count(POKER), count(SMALL), count(MINI), count(HALF)], [9, 18, 18, 2]);
        assert_eq!(count((58.0, 50.23)), 15, "hexes in strips");
        assert_eq!(count((20.0, 20.0)), 117, "discs in their squares");
        assert_eq!([count((197.0, 266.0)), count((266.0, 190.0)), count((266.0, 266.0))], [1, 1, 0]);
        assert_eq!(Grid::folded(POKER).map(Grid::count), Some(4));
    }

    /// Flip the sheet about its long edge: every back lies exactly under its front, and reads the same way up.
    #[test]
    fn backs_lie_under_fronts() {
        for size in [POKER, SMALL, MINI, (58.0, 50.2), (20.0, 20.0)] {
            for count in [1_u16, 2, 5, 9, 20] {
                for paper in Paper::ALL {
                    let cards = [piece("a", size, true).times(count), piece("b", size, true).times(3)];
                    let sheets = impose(&cards, paper, Backs::Duplex, Point::ORIGIN);
                    assert_eq!(sheets.len() % 2, 0);
                    for pair in sheets.chunks(2) {
                        assert_eq!((pair[0].side, pair[1].side), (Side::Front, Side::Back));
                        assert_eq!(pair[0].placed.len(), pair[1].placed.len());
                        for (front, back) in pair[0].placed.iter().zip(&pair[1].placed) {
                            let (width, _) = paper.size();
                            assert_eq!(front.id, back.id);
                            assert!((width - front.centre.x - back.centre.x).abs() < 0.01, "{size:?}");
                            assert!((front.centre.y - back.centre.y).abs() < 0.01);
                            assert_eq!(front.turn, -back.turn);
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn everything_lies_where_both_papers_print() {
        for size in [POKER, SMALL, MINI, HALF, (197.3, 266.7), (266.0, 190.0)] {
            for (paper, backs) in Paper::ALL.into_iter().flat_map(|paper| Backs::ALL.map(|backs| (paper, backs))) {
                for sheet in impose(&[piece("a", size, true).times(7)], paper, backs, Point::ORIGIN) {
                    let (width, height) = paper.size();
                    let inside = Area::new(0.0, 0.0, width, height).grown(-6.3);
                    for placed in &sheet.placed {
                        let trim = placed.trim();
                        let [from, _, to, _] = trim.corners();
                        assert!(inside.has(from) && inside.has(to), "{size:?} {paper:?} {backs:?}: {trim:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_shift_moves_backs_alone() {
        let shifted = impose(&[piece("a", POKER, true)], Paper::A4, Backs::Duplex, pt(0.7, -0.4));
        let plain = impose(&[piece("a", POKER, true)], Paper::A4, Backs::Duplex, Point::ORIGIN);
        assert_eq!(shifted[0].placed[0].centre, plain[0].placed[0].centre);
        let moved = shifted[1].placed[0].centre - plain[1].placed[0].centre;
        assert!((moved.x + 0.7).abs() < 0.01 && (moved.y + 0.4).abs() < 0.01);
    }
}
