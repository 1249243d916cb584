//! Boards larger than a page: pages that are cut on the lines between cells and glued onto a flap of the page before.

use super::{Component, Part};
use crate::{
    geometry::{Area, Point, pt},
    scene::{Layer, Node, Scene},
    theme::Colour,
};

/// The flap onto which the next page is glued: the picture goes on there.
const FLAP: f32 = 6.0;
/// Half of the diamonds that show whether two pages meet.
const DIAMOND: f32 = 1.4;

/// Where a page of a poster belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Pages across and down.
    pub pages: (u8, u8),
    /// Which of them it is, from 0.
    pub at: (u8, u8),
}

/// The pages of a board that is cut at these lines, the outer edges among them. A scene that fits a page is one page.
#[must_use]
pub fn poster(id: &str, whole: &Scene, xs: &[f32], ys: &[f32]) -> Vec<Component> {
    let (columns, rows) = (xs.len().saturating_sub(1), ys.len().saturating_sub(1));
    let mut pages = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            let (x, y) = (xs[column], ys[row]);
            let right = xs[column + 1] + if column + 1 < columns { FLAP } else { 0.0 };
            let bottom = ys[row + 1] + if row + 1 < rows { FLAP } else { 0.0 };
            let own = if rows * columns == 1 { id.to_owned() } else { format!("{id}-{}-{}", row + 1, column + 1) };
            let mut diamonds = Vec::new();
            // Joins across the page's own edges: whole on the flap's side, half on the other.
            for &line in &xs[1..columns.max(1)] {
                diamonds.extend([0.25, 0.75].map(|share| diamond(pt(line, y + (ys[row + 1] - y) * share))));
            }
            for &line in &ys[1..rows.max(1)] {
                diamonds.extend([0.25, 0.75].map(|share| diamond(pt(x + (xs[column + 1] - x) * share, line))));
            }
            let view = Area::new(x, y, right - x, bottom - y);
            let page = Scene { id: own.clone(), view, ..whole.clone() };
            let page = page.layer(Layer::decoration(format!("{own}-joins"), diamonds));
            let part = Component::page(own, Part::Boards, page);
            let place = Place { pages: (columns as u8, rows as u8), at: (column as u8, row as u8) };
            pages.push(if rows * columns == 1 { part } else { Component { place: Some(place), ..part } });
        }
    }
    pages
}

fn diamond(at: Point) -> Node {
    let corners = [pt(DIAMOND, 0.0), pt(0.0, DIAMOND), pt(-DIAMOND, 0.0), pt(0.0, -DIAMOND)];
    Node::polygon(corners.map(|corner| at + corner)).fill(Colour::Ink)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Trimmed at the lines and laid together, the pages are the whole board: nothing is missing and nothing is there twice.
    #[test]
    fn pages_of_a_poster_are_the_whole() {
        let whole = Scene::new("sea", Area::new(0.0, 0.0, 250.0, 200.0));
        let pages = poster("sea", &whole, &[0.0, 100.0, 200.0, 250.0], &[0.0, 120.0, 200.0]);
        assert_eq!(pages.len(), 6);
        let covered: f32 = pages
            .iter()
            .map(|page| {
                let Place { pages: (columns, rows), at: (column, row) } = page.place.unwrap();
                let flap = |number: u8, of: u8| if number + 1 < of { FLAP } else { 0.0 };
                let (width, height) = page.size();
                (width - flap(column, columns)) * (height - flap(row, rows))
            })
            .sum();
        assert!((covered - 250.0 * 200.0).abs() < 0.1);
        assert_eq!(pages[0].size(), (106.0, 126.0));
        assert!(poster("pond", &whole, &[0.0, 250.0], &[0.0, 200.0])[0].place.is_none(), "one page needs no plan");
    }
}
