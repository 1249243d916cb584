//! Pieces on sheets. Every block fits what both papers print, centred: one layout serves A4 and Letter.

use crate::paper::{Backs, Paper};
use crate::sheet::{Placed, Sheet, Side};
use galerne_draw::print::{BLEED, BLOCK, Component, Cut, Part};
use galerne_draw::{Area, Point, Scene, pt};
use std::sync::Arc;

/// Between the two halves of a piece that is folded.
const GUTTER: f32 = 8.0;
/// Between pieces of one size and those of another on a page: the marks of both stand there.
const BETWEEN: f32 = 10.0;

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

    /// What that number of cells covers, centred on the page. A page that is not full keeps the columns of a full one, so that backs
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

/// Rows of pieces of one size across a page.
struct Band<'a> {
    grid: Grid,
    pieces: Vec<Piece<'a>>,
}

impl Band<'_> {
    fn rows(&self) -> usize {
        self.pieces.len().div_ceil(self.grid.columns)
    }

    fn height(&self) -> f32 {
        self.rows() as f32 * self.grid.cell.1
    }
}

/// A page that is being filled: bands that have backs, or bands that have none.
struct Filling<'a> {
    bands: Vec<Band<'a>>,
    backed: bool,
}

impl Filling<'_> {
    /// What is left below the bands, with room for the marks of both.
    fn room(&self) -> f32 {
        let used: f32 = self.bands.iter().map(|band| band.height() + BETWEEN).sum();
        BLOCK.1 - used
    }
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
        let mut page: Option<Filling<'_>> = None;
        for group in groups {
            let mut copies = copies(&group);
            let (size, has_back) = (group[0].size(), group[0].back.is_some());
            let fold = Grid::folded(size).filter(|_| has_back && backs == Backs::Fold);
            if let Some(grid) = fold {
                sheets.extend(copies.chunks(grid.count()).map(|page| fold_sheet(part, page, grid, paper)));
                continue;
            }
            let Some(grid) = Grid::best(size) else { continue };
            let backed = has_back && backs == Backs::Duplex;
            // What stands on a page of its own shares it with nothing, and neither does a page of a poster.
            let alone = group[0].cut == Cut::Page || group[0].place.is_some();
            let tall = copies.len().div_ceil(grid.columns) as f32 * grid.cell.1;
            let joins = |page: &Filling<'_>| !alone && page.backed == backed && tall <= page.room() + 0.05;
            if !page.as_ref().is_some_and(joins) {
                sheets.extend(page.take().into_iter().flat_map(|page| sides(part, &page, paper, shift)));
            }
            while !copies.is_empty() {
                let rest = copies.split_off(copies.len().min(grid.count()));
                let band = Band { grid, pieces: std::mem::replace(&mut copies, rest) };
                match page.as_mut().filter(|page| band.height() <= page.room() + 0.05) {
                    Some(page) => page.bands.push(band),
                    None => {
                        let full = page.replace(Filling { bands: vec![band], backed });
                        sheets.extend(full.into_iter().flat_map(|page| sides(part, &page, paper, shift)));
                    }
                }
            }
            if alone {
                sheets.extend(page.take().into_iter().flat_map(|page| sides(part, &page, paper, shift)));
            }
        }
        sheets.extend(page.into_iter().flat_map(|page| sides(part, &page, paper, shift)));
    }
    sheets
}

/// Every piece of the group as often as the box holds it.
fn copies<'a>(group: &[&'a Component]) -> Vec<Piece<'a>> {
    let mut copies = Vec::new();
    for &component in group {
        let (front, back) = (Arc::new(component.front.clone()), component.back.clone().map(Arc::new));
        for _ in 0..component.copies {
            copies.push(Piece { component, front: front.clone(), back: back.clone() });
        }
    }
    copies
}

/// The page, and its other side where it has one.
fn sides(part: Part, page: &Filling<'_>, paper: Paper, shift: Point) -> Vec<Sheet> {
    if !page.backed {
        return vec![side_sheet(part, &page.bands, paper, Side::Only, Point::ORIGIN)];
    }
    let front = side_sheet(part, &page.bands, paper, Side::Front, Point::ORIGIN);
    // The shift is given as one sees it through the paper, from the front: there right is left.
    vec![front, side_sheet(part, &page.bands, paper, Side::Back, pt(-shift.x, shift.y))]
}

fn placed(copy: &Piece<'_>, scene: &Arc<Scene>, cell: Area, turn: f32, clip: Area) -> Placed {
    let component = copy.component;
    let (id, reading) = (component.id.clone(), component.reading.clone());
    Placed { id, reading, scene: Arc::clone(scene), centre: cell.centre(), turn, clip }
}

fn side_sheet(part: Part, bands: &[Band<'_>], paper: Paper, side: Side, shift: Point) -> Sheet {
    let mut sheet = Sheet::empty(paper.size(), side, Some(part), Vec::new());
    let first = bands.iter().flat_map(|band| &band.pieces).map(|copy| copy.component).next();
    sheet.place = first.and_then(|first| first.place);
    // A page of one size stands as a full one would; several sizes are stacked from the top of what both papers print.
    let mut top = (paper.size().1 - BLOCK.1) / 2.0;
    for band in bands {
        let mut block = band.grid.block(paper);
        if bands.len() > 1 {
            block.y = top;
        }
        top += band.height() + BETWEEN;
        lay(&mut sheet, band, block, side, shift);
    }
    sheet
}

/// The pieces of a band on their side of the sheet, and the marks for cutting them.
fn lay(sheet: &mut Sheet, band: &Band<'_>, block: Area, side: Side, shift: Point) {
    let (grid, count) = (band.grid, band.pieces.len());
    for (number, copy) in band.pieces.iter().enumerate() {
        let (column, row) = (number % grid.columns, number / grid.columns);
        if side == Side::Back {
            // Flipped about the long edge, what stood in the first column lies under the last.
            let cell = grid.cell_at(block, grid.columns - 1 - column, row);
            let cell = Area { x: cell.x + shift.x, y: cell.y + shift.y, ..cell };
            let turn = if grid.turned { -90.0 } else { 0.0 };
            let is_last = number + 1 == count;
            let free = [column + 1 == grid.columns || is_last, column == 0, row == 0, number + grid.columns >= count];
            if let Some(back) = &copy.back {
                sheet.placed.push(placed(copy, back, cell, turn, over_the_edge(cell, free)));
            }
        } else {
            let cell = grid.cell_at(block, column, row);
            sheet.placed.push(placed(copy, &copy.front, cell, if grid.turned { 90.0 } else { 0.0 }, cell));
        }
    }
    let first = band.pieces.first().map(|copy| copy.component);
    let cut = first.map_or(Cut::Page, |first| if first.place.is_some() { Cut::Straight } else { first.cut });
    if cut == Cut::Straight && side != Side::Back {
        let (columns, rows) = (count.min(grid.columns), band.rows());
        let used = Area::new(block.x, block.y, columns as f32 * grid.cell.0, rows as f32 * grid.cell.1);
        let xs: Vec<f32> = (0..=columns).map(|column| block.x + column as f32 * grid.cell.0).collect();
        let ys: Vec<f32> = (0..=rows).map(|row| block.y + row as f32 * grid.cell.1).collect();
        sheet.crop_marks(used, &xs, &ys);
    }
}

/// Where a back may paint: its cell, and beyond it where no other back stands (left, right, above, below), because printers drift.
fn over_the_edge(cell: Area, free: [bool; 4]) -> Area {
    let [left, right, above, below] = free.map(|is_free| if is_free { BLEED } else { 0.0 });
    Area::new(cell.x - left, cell.y - above, cell.width + left + right, cell.height + above + below)
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

    /// Figures of two sizes share a page: none lies on another, and each back lies under its front.
    #[test]
    fn several_sizes_share_a_page() {
        let pieces = [piece("small", (25.0, 25.0), true).times(17), piece("large", (50.0, 50.0), true).times(2)];
        let sheets = impose(&pieces, Paper::A4, Backs::Duplex, Point::ORIGIN);
        assert_eq!(sheets.len(), 2, "a front and a back");
        let trims: Vec<Area> = sheets[0].placed.iter().map(Placed::trim).collect();
        assert_eq!(trims.len(), 19);
        for (n, one) in trims.iter().enumerate() {
            for other in &trims[n + 1..] {
                let apart = one.right() <= other.x + 0.01
                    || other.right() <= one.x + 0.01
                    || one.bottom() <= other.y + 0.01
                    || other.bottom() <= one.y + 0.01;
                assert!(apart, "{one:?} {other:?}");
            }
        }
        for (front, back) in sheets[0].placed.iter().zip(&sheets[1].placed) {
            assert!((210.0 - front.centre.x - back.centre.x).abs() < 0.01 && front.id == back.id);
            assert!((front.centre.y - back.centre.y).abs() < 0.01);
        }
        // What fits no more begins a page of its own.
        let many = [piece("small", (25.0, 25.0), true).times(60), piece("large", (50.0, 50.0), true).times(2)];
        assert_eq!(impose(&many, Paper::A4, Backs::Duplex, Point::ORIGIN).len(), 4);
    }

    /// Beyond the last back of a page that is not full the printer may drift too.
    #[test]
    fn backs_run_over_every_free_edge() {
        let sheets = impose(&[piece("a", POKER, true).times(2)], Paper::A4, Backs::Duplex, Point::ORIGIN);
        let clip = |n: usize| (sheets[1].placed[n].trim(), sheets[1].placed[n].clip);
        let (first, around) = clip(0);
        assert!((around.bottom() - first.bottom() - BLEED).abs() < 0.01, "nothing below");
        assert!((around.right() - first.right() - BLEED).abs() < 0.01 && (around.x - first.x).abs() < 0.01);
        let (last, around) = clip(1);
        assert!((last.x - around.x - BLEED).abs() < 0.01 && (around.right() - last.right()).abs() < 0.01);
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
