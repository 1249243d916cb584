//! Summaries and pads: titles, paragraphs, tables and lines to write on, one under the other in a column.

use super::POINT;
use crate::{
    geometry::{Area, pt},
    scene::{Anchor, Node},
    text::{Face, lines},
    theme::Colour,
};

/// A column that grows downwards.
#[derive(Clone, Debug)]
pub struct Flow {
    area: Area,
    /// Where the next thing begins.
    pub y: f32,
    /// The size of letters, in millimetres.
    size: f32,
    nodes: Vec<Node>,
}

impl Flow {
    /// An empty column with letters of that size in points.
    #[must_use]
    pub fn new(area: Area, points: f32) -> Flow {
        Flow { area, y: area.y, size: points * POINT, nodes: Vec::new() }
    }

    /// Columns in the largest of the sizes (in points, the largest first) at which none runs below the bottom. At the smallest they are
    /// set whether they fit or not: what hangs out is found as a fault.
    #[must_use]
    pub fn largest(sizes: &[f32], bottom: f32, set: impl Fn(f32) -> Vec<Flow>) -> Vec<Node> {
        let fits = |columns: &Vec<Flow>| columns.iter().all(|column| column.y <= bottom);
        let fitting = sizes.iter().map(|points| set(*points)).find(fits);
        let columns = fitting.unwrap_or_else(|| set(sizes.last().copied().unwrap_or(6.5)));
        columns.into_iter().flat_map(Flow::nodes).collect()
    }

    /// What has been set.
    #[must_use]
    pub fn nodes(self) -> Vec<Node> {
        self.nodes
    }

    /// The large title of a sheet.
    #[must_use]
    pub fn title(mut self, words: &str) -> Flow {
        let size = self.size * 1.9;
        for line in lines(words, Face::SerifBold, size, self.area.width) {
            self.y += size;
            self.nodes.push(Node::text(pt(self.area.x, self.y), line, Face::SerifBold, size).fill(Colour::Accent));
            self.y += size * 0.15;
        }
        self.gap(0.6)
    }

    /// A heading.
    #[must_use]
    pub fn heading(mut self, words: &str) -> Flow {
        let size = self.size * 1.15;
        self.y += self.size * 0.5;
        for line in lines(words, Face::SansBold, size, self.area.width) {
            self.y += size;
            self.nodes.push(Node::text(pt(self.area.x, self.y), line, Face::SansBold, size).fill(Colour::Accent));
        }
        self.gap(0.35)
    }

    /// A paragraph.
    #[must_use]
    pub fn text(self, words: &str) -> Flow {
        self.set(words, Face::Sans, 0.0)
    }

    /// A paragraph in bold letters.
    #[must_use]
    pub fn bold(self, words: &str) -> Flow {
        self.set(words, Face::SansBold, 0.0)
    }

    /// A paragraph behind a dot.
    #[must_use]
    pub fn point(mut self, words: &str) -> Flow {
        let at = pt(self.area.x + self.size * 0.35, self.y + self.size * 0.62);
        self.nodes.push(Node::circle(at, self.size * 0.16).fill(Colour::Accent));
        let indent = self.size * 0.95;
        self.set(words, Face::Sans, indent)
    }

    fn set(mut self, words: &str, face: Face, indent: f32) -> Flow {
        let set = lines(words, face, self.size, self.area.width - indent);
        let rows = set.len() as f32;
        let at = pt(self.area.x + indent, self.y + self.size * 0.9);
        self.nodes.push(Node::lines(at, set, face, self.size).leading(1.2));
        self.y += rows * self.size * 1.2;
        self.gap(0.25)
    }

    /// Room, as a multiple of the size of letters.
    #[must_use]
    pub fn gap(mut self, times: f32) -> Flow {
        self.y += self.size * times;
        self
    }

    /// A drawing as high as it says, its upper left corner at the origin.
    #[must_use]
    pub fn drawing(mut self, node: Node, height: f32) -> Flow {
        self.nodes.push(node.at(pt(self.area.x, self.y)));
        self.y += height;
        self.gap(0.4)
    }

    /// A table: the first row is its head; the columns are as wide as these shares. Cells break into lines.
    #[must_use]
    pub fn table(mut self, shares: &[f32], rows: &[Vec<String>]) -> Flow {
        let total: f32 = shares.iter().sum();
        let widths: Vec<f32> = shares.iter().map(|share| self.area.width * share / total).collect();
        let pad = self.size * 0.35;
        let top = self.y;
        for (number, row) in rows.iter().enumerate() {
            let face = if number == 0 { Face::SansBold } else { Face::Sans };
            let cells: Vec<Vec<String>> =
                row.iter().zip(&widths).map(|(cell, width)| lines(cell, face, self.size, width - 2.0 * pad)).collect();
            let rows = cells.iter().map(Vec::len).max().unwrap_or(1) as f32;
            let height = rows * self.size * 1.15 + 2.0 * pad;
            if number == 0 {
                let head = Area::new(self.area.x, self.y, self.area.width, height);
                self.nodes.push(Node::rect(head).fill(Colour::AccentSoft));
            }
            let mut x = self.area.x;
            for (cell, width) in cells.into_iter().zip(&widths) {
                let at = pt(x + pad, self.y + pad + self.size * 0.85);
                self.nodes.push(Node::lines(at, cell, face, self.size).leading(1.15));
                x += width;
            }
            self.y += height;
            let edge = Node::line(pt(self.area.x, self.y), pt(self.area.right(), self.y));
            self.nodes.push(edge.stroke(Colour::Line, 0.15));
        }
        self.columns(&widths, top);
        self.gap(0.5)
    }

    /// Rows to write in: a head, and that many empty lines of that height. Cells of the first column may be given.
    #[must_use]
    pub fn ruled(mut self, shares: &[f32], head: &[String], first: &[String], rows: usize, height: f32) -> Flow {
        let total: f32 = shares.iter().sum();
        let widths: Vec<f32> = shares.iter().map(|share| self.area.width * share / total).collect();
        let pad = self.size * 0.35;
        let top = self.y;
        let cells: Vec<Vec<String>> = head
            .iter()
            .zip(&widths)
            .map(|(cell, width)| lines(cell, Face::SansBold, self.size, width - 2.0 * pad))
            .collect();
        let tall = cells.iter().map(Vec::len).max().unwrap_or(1) as f32 * self.size * 1.15 + 2.0 * pad;
        self.nodes.push(Node::rect(Area::new(self.area.x, top, self.area.width, tall)).fill(Colour::AccentSoft));
        let mut x = self.area.x;
        for (cell, width) in cells.into_iter().zip(&widths) {
            let at = pt(x + pad, top + pad + self.size * 0.85);
            self.nodes.push(Node::lines(at, cell, Face::SansBold, self.size).leading(1.15));
            x += width;
        }
        self.y += tall;
        for row in 0..rows {
            if let Some(word) = first.get(row) {
                let at = pt(self.area.x + widths.first().copied().unwrap_or_default() / 2.0, self.y + height / 2.0);
                self.nodes.push(Node::label(at, word.clone(), Face::Sans, self.size).fill(Colour::InkSoft));
            }
            self.y += height;
            let edge = Node::line(pt(self.area.x, self.y), pt(self.area.right(), self.y));
            self.nodes.push(edge.stroke(Colour::Line, 0.15));
        }
        self.columns(&widths, top);
        self.gap(0.5)
    }

    fn columns(&mut self, widths: &[f32], top: f32) {
        let mut x = self.area.x;
        for width in [0.0].iter().chain(widths) {
            x += width;
            self.nodes.push(Node::line(pt(x, top), pt(x, self.y)).stroke(Colour::Line, 0.15));
        }
        let edge = Node::line(pt(self.area.x, top), pt(self.area.right(), top));
        self.nodes.push(edge.stroke(Colour::Line, 0.15));
    }

    /// A word and a line to write on.
    #[must_use]
    pub fn blank_line(mut self, words: &str) -> Flow {
        self.y += self.size * 1.5;
        self.nodes.push(Node::text(pt(self.area.x, self.y), words, Face::SansBold, self.size));
        let from = self.area.x + Face::SansBold.width(words, self.size) + self.size * 0.4;
        let rule = Node::line(pt(from, self.y + 0.3), pt(self.area.right(), self.y + 0.3));
        self.nodes.push(rule.stroke(Colour::Line, 0.2));
        self.gap(0.5)
    }

    /// A row of numbered boxes to tick or to put a marker on.
    #[must_use]
    pub fn track(mut self, numbers: impl IntoIterator<Item = String>, box_size: f32) -> Flow {
        let mut x = self.area.x;
        for number in numbers {
            if x + box_size > self.area.right() + 0.01 {
                x = self.area.x;
                self.y += box_size;
            }
            let area = Area::new(x, self.y, box_size, box_size);
            self.nodes.push(Node::rect(area).stroke(Colour::Line, 0.2));
            let size = (box_size * 0.42).max(super::LEAST_TEXT);
            self.nodes.push(Node::label(area.centre(), number, Face::SansBold, size).anchor(Anchor::Middle));
            x += box_size;
        }
        self.y += box_size;
        self.gap(0.5)
    }
}
