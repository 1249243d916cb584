//! Pages of half a sheet on whole sheets, so that a stack of them, folded in the middle, is a book to be stapled.

use crate::paper::Paper;
use crate::sheet::{Heading, Placed, Sheet, Side};
use galerne_draw::{Area, Layer, Node, Point, pt};

/// The pages two and two on both sides of the paper, turned by a quarter because sheets are always upright. The printer turns them about
/// the long edge.
#[must_use]
pub fn booklet(mut pages: Vec<Sheet>, paper: Paper) -> Vec<Sheet> {
    let Some(first) = pages.first() else { return pages };
    let size = first.size;
    while !pages.len().is_multiple_of(4) {
        pages.push(Sheet::empty(size, Side::Only, None, Vec::new()));
    }
    let count = pages.len();
    let mut sheets = Vec::new();
    for sheet in 0..count / 4 {
        let (outer, inner) = (2 * sheet, count - 1 - 2 * sheet);
        for (side, left, right) in [(Side::Front, inner, outer), (Side::Back, outer + 1, inner - 1)] {
            let mut both = Sheet::empty(paper.size(), side, None, Vec::new());
            both.marks.accent = pages[outer].marks.accent;
            both.marks.name.clone_from(&pages[outer].marks.name);
            for (page, beside) in [(left, 0.0), (right, size.0)] {
                Turned { paper: paper.size(), side, beside }.lay(&pages[page], &mut both);
            }
            sheets.push(both);
        }
    }
    sheets
}

/// Where a page lies: on which side of the sheet, and how far from the left edge of the sheet as one reads it.
struct Turned {
    paper: (f32, f32),
    side: Side,
    beside: f32,
}

impl Turned {
    /// Backs stand on their head to fronts: turned about the long edge, both then read the same way up.
    fn degrees(&self) -> f32 {
        if self.side == Side::Back { -90.0 } else { 90.0 }
    }

    fn origin(&self) -> Point {
        let (width, height) = self.paper;
        if self.side == Side::Back { pt(width, self.beside) } else { pt(0.0, height - self.beside) }
    }

    fn point(&self, p: Point) -> Point {
        self.origin() + if self.side == Side::Back { pt(-p.y, p.x) } else { pt(p.y, -p.x) }
    }

    fn area(&self, area: Area) -> Area {
        Area::enclosing(area.corners().map(|corner| self.point(corner)))
    }

    fn lay(&self, page: &Sheet, sheet: &mut Sheet) {
        for placed in &page.placed {
            let (centre, clip) = (self.point(placed.centre), self.area(placed.clip));
            sheet.placed.push(Placed { centre, clip, turn: placed.turn + self.degrees(), ..placed.clone() });
        }
        for layer in &page.marks.layers {
            let turned = Node::group(layer.nodes.iter().cloned()).turned(self.degrees()).at(self.origin());
            // A layer that only says where a table begins stays empty.
            let nodes = if layer.nodes.is_empty() { Vec::new() } else { vec![turned] };
            sheet.marks.layers.push(Layer { nodes: nodes.into(), ..layer.clone() });
        }
        sheet.destinations.extend(page.destinations.iter().map(|(name, at)| (name.clone(), self.point(*at))));
        let turned = page.headings.iter().map(|heading| Heading { at: self.point(heading.at), ..heading.clone() });
        sheet.headings.extend(turned);
        sheet.links.extend(page.links.iter().map(|(area, name)| (self.area(*area), name.clone())));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_draw::Accent;
    use galerne_texts::Language;

    /// Ten pages become three sheets. Folded and stacked, page follows page: what lies behind a page is the next one, and both stand
    /// at the same height of the fold.
    #[test]
    fn a_folded_stack_is_a_book() {
        let size = super::super::Leaf::half(Paper::A4).size;
        let numbered = |number: usize| {
            let mut page = Sheet::empty(size, Side::Only, None, Vec::new());
            page.destinations.push((number.to_string(), pt(20.0, 30.0)));
            page
        };
        let sheets = booklet((1..=10).map(numbered).collect(), Paper::A4);
        assert_eq!(sheets.len(), 6, "two sides of three sheets");
        let place = |number: usize| {
            let found = sheets.iter().enumerate().flat_map(|(n, sheet)| {
                sheet
                    .destinations
                    .iter()
                    .filter(move |(name, _)| *name == number.to_string())
                    .map(move |(_, at)| (n, *at))
            });
            found.collect::<Vec<_>>()
        };
        let (width, height) = Paper::A4.size();
        for number in (1..=9).step_by(2) {
            let [(front, at)] = place(number)[..] else { panic!("page {number} stands once") };
            let [(back, behind)] = place(number + 1)[..] else { panic!("page {} stands once", number + 1) };
            assert_eq!(front / 2, back / 2, "pages {number} and {} are one leaf", number + 1);
            assert_ne!(front, back);
            // The same half of the sheet, whichever side is looked at.
            assert_eq!(at.y < height / 2.0, behind.y < height / 2.0, "page {number}");
            assert!(at.x > 0.0 && at.x < width && behind.x > 0.0 && behind.x < width);
        }
        assert_eq!(sheets[0].destinations.len(), 1, "the last page of twelve is empty");
    }

    #[test]
    fn every_rule_stands_in_the_booklet_once() {
        let text = "# Book\n\n## One\n\n".to_owned()
            + &(1..200)
                .map(|n| format!("<a id=\"X-{n}\"></a>**X-{n}** A rule of some length, with words.\n\n"))
                .collect::<String>();
        let leaf = super::super::Leaf::half(Paper::Letter);
        let sheets = booklet(super::super::book(&text, leaf, Accent::HOUSE, Language::En, &|_| None), Paper::Letter);
        let mut names: Vec<&String> =
            sheets.iter().flat_map(|sheet| &sheet.destinations).map(|(name, _)| name).collect();
        names.sort();
        assert_eq!(names.len(), 199);
        names.dedup();
        assert_eq!(names.len(), 199);
        let (width, height) = Paper::Letter.size();
        let inside = Area::new(0.0, 0.0, width, height).grown(-6.3);
        assert!(sheets.iter().flat_map(|sheet| &sheet.destinations).all(|(_, at)| inside.has(*at)));
    }
}
