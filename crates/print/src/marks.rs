//! What stands around the pieces: marks for the knife, the fold, the ruler, the line in the margin.

use crate::sheet::{Placed, Sheet, Side};
use galerne_draw::print::{POINT, Part};
use galerne_draw::scene::{Anchor, Dash};
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Path, Scene, pt};

/// A mark begins this far from the cut, so that a crooked cut leaves no ink on a piece, and ends there.
const FROM: f32 = 1.0;
const TO: f32 = 4.0;
/// What no printer reaches along the edge of the paper.
const EDGE: f32 = 5.0;
/// A mark is at least that long, and then begins nearer to the cut.
const SHORTEST: f32 = 1.2;
const THIN: f32 = 0.15;
/// The length of the ruler by which one sees whether the printer kept the size.
const RULER: f32 = 50.0;
/// How wide a page is in the plan of a poster.
const PLAN: f32 = 2.4;

/// From where to where a mark reaches outside a cut that lies that far from the edge of the paper.
fn reach(room: f32) -> (f32, f32) {
    let to = TO.min(room - EDGE);
    (FROM.min(to - SHORTEST).max(0.0), to)
}

impl Sheet {
    pub(crate) fn empty(size: (f32, f32), side: Side, part: Option<Part>, placed: Vec<Placed>) -> Sheet {
        let marks = Scene::new("marks", Area::new(0.0, 0.0, size.0, size.1));
        Sheet {
            size,
            side,
            part,
            placed,
            place: None,
            cut: None,
            marks,
            destinations: Vec::new(),
            links: Vec::new(),
            headings: Vec::new(),
        }
    }

    fn mark(&mut self, id: &str, nodes: Vec<Node>) {
        self.marks.layers.push(Layer::decoration(id, nodes));
    }

    /// At both ends of every cut, outside the block: they survive the first cut.
    pub(crate) fn crop_marks(&mut self, block: Area, xs: &[f32], ys: &[f32]) {
        let mut path = Path::default();
        let (width, height) = self.size;
        let (above, below) = (reach(block.y), reach(height - block.bottom()));
        let (left, right) = (reach(block.x), reach(width - block.right()));
        for &x in xs {
            path = path.jump(pt(x, block.y - above.1)).line(pt(x, block.y - above.0));
            path = path.jump(pt(x, block.bottom() + below.0)).line(pt(x, block.bottom() + below.1));
        }
        for &y in ys {
            path = path.jump(pt(block.x - left.1, y)).line(pt(block.x - left.0, y));
            path = path.jump(pt(block.right() + right.0, y)).line(pt(block.right() + right.1, y));
        }
        self.mark("crop", vec![Node::path(path).stroke(Colour::Ink, THIN).butt()]);
    }

    /// Where a sheet of fronts and backs is folded.
    pub(crate) fn fold_line(&mut self, block: Area) {
        let x = block.centre().x;
        let line = Node::line(pt(x, block.y - TO), pt(x, block.bottom() + TO));
        self.mark("fold", vec![line.stroke(Colour::Ink, 0.2).dash(Dash::Dashed).butt()]);
    }

    /// The line in the margin, with the ruler, where there is most room: below the block, or beside it.
    pub(crate) fn margin(&mut self, words: &str) {
        let (width, height) = self.size;
        let all = self.placed.iter().flat_map(|placed| placed.trim().corners());
        let block = if self.placed.is_empty() {
            Area::new(20.0, 20.0, width - 40.0, height - 40.0)
        } else {
            Area::enclosing(all)
        };
        let below = height - block.bottom();
        let beside = block.x;
        let size = 6.5 * POINT;
        // The middle of the line: between the marks and the edge that no printer reaches.
        let line = if below >= beside {
            let y = (block.bottom() + (TO + 2.5).min(below / 2.0)).min(height - 6.0);
            Node::group(self.ruled(words, size)).at(pt(width / 2.0, y))
        } else {
            let x = (block.x - (TO + 2.0).min(beside / 2.0)).max(5.5);
            Node::group(self.ruled(words, size)).turned(90.0).at(pt(x, height / 2.0))
        };
        self.mark("margin", vec![line]);
    }

    /// Words, ruler and, on a page of a poster, the plan of its pages, side by side and centred on the origin.
    fn ruled(&self, words: &str, size: f32) -> Vec<Node> {
        let wide = Face::Sans.width(words, size);
        let gap = 5.0;
        let plan = self.place.map_or(0.0, |place| f32::from(place.pages.0) * PLAN + gap);
        let left = -(wide + gap + RULER + plan) / 2.0;
        let baseline = Face::Sans.cap_height(size) / 2.0;
        let from = left + wide + gap;
        let mut ruler = Path::from(pt(from, baseline)).line(pt(from + RULER, baseline));
        for step in 0..=5 {
            let x = from + step as f32 * RULER / 5.0;
            ruler = ruler.jump(pt(x, baseline)).line(pt(x, baseline - if step % 5 == 0 { 2.0 } else { 1.2 }));
        }
        let mut nodes = vec![
            Node::text(pt(left, baseline), words, Face::Sans, size).fill(Colour::InkSoft),
            Node::path(ruler).stroke(Colour::Ink, THIN).butt(),
            Node::text(pt(from + RULER / 2.0, baseline - 0.6), "50 mm", Face::Sans, size * 0.92)
                .anchor(Anchor::Middle)
                .fill(Colour::InkSoft),
        ];
        if let Some(place) = self.place {
            let (columns, rows) = place.pages;
            let tall = (PLAN * f32::from(rows)).min(4.6) / f32::from(rows);
            for (column, row) in (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row))) {
                let corner =
                    pt(from + RULER + gap + f32::from(column) * PLAN, (f32::from(row) - f32::from(rows) / 2.0) * tall);
                let cell = Node::rect(Area::new(corner.x, corner.y, PLAN, tall)).stroke(Colour::Ink, THIN);
                nodes.push(if (column, row) == place.at { cell.fill(Colour::Ink) } else { cell });
            }
        }
        nodes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paper::Paper;
    use galerne_draw::print::{BLOCK, HALF};

    /// Half pages fill the width of A4 but for six and a half millimetres on each side.
    #[test]
    fn marks_stay_where_printers_print() {
        for (size, paper) in [HALF, BLOCK].into_iter().flat_map(|size| Paper::ALL.map(|paper| (size, paper))) {
            let (width, height) = paper.size();
            for room in [(width - size.0) / 2.0, (height - size.1) / 2.0] {
                let (from, to) = reach(room);
                assert!(to <= room - EDGE + 0.01 && to - from >= SHORTEST - 0.01, "{room}: {from} to {to}");
            }
        }
        assert_eq!(reach(10.5), (FROM, TO));
    }
}
