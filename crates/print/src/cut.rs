//! Sheets for plotters: the lines to cut, and three corners by which the machine finds them.

use crate::sheet::Sheet;
use galerne_draw::scene::{Segment, Shape};
use galerne_draw::{Node, Point, Scene, pt};
use std::fmt::Write as _;

/// From the edges of the paper to the corners, and how long and thick those are.
const INSET: f32 = 6.5;
const LONG: f32 = 8.0;
const THICK: f32 = 0.5;

impl Sheet {
    /// The cuts of a front as SVG in millimetres: outlines of pieces that are cut along them, rectangles of all others.
    #[must_use]
    pub fn cuts(&self) -> String {
        let (width, height) = self.size;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
             viewBox=\"0 0 {width} {height}\">\n<g id=\"registration\" fill=\"none\" stroke=\"#000\" stroke-width=\"{THICK}\">\n"
        );
        let corners = [(INSET, INSET, 1.0, 1.0), (width - INSET, INSET, -1.0, 1.0), (INSET, height - INSET, 1.0, -1.0)];
        for (x, y, across, down) in corners {
            let _ = writeln!(
                svg,
                "<path d=\"M{:.2} {y:.2}L{x:.2} {y:.2}L{x:.2} {:.2}\"/>",
                x + across * LONG,
                y + down * LONG
            );
        }
        svg.push_str("</g>\n<g id=\"cuts\" fill=\"none\" stroke=\"#f00\" stroke-width=\"0.1\">\n");
        for placed in &self.placed {
            let middle = placed.scene.view.centre();
            let (sin, cos) = placed.turn.to_radians().sin_cos();
            let place = |p: Point| {
                let p = p - middle;
                // The page's y points down: anticlockwise on it is the other way round.
                placed.centre + pt(p.x * cos + p.y * sin, p.y * cos - p.x * sin)
            };
            let outline = outline(&placed.scene).unwrap_or_else(|| placed.scene.view.corners().to_vec());
            let mut path = String::new();
            for (number, corner) in outline.into_iter().enumerate() {
                let at = place(corner);
                let _ = write!(path, "{}{:.2} {:.2}", if number == 0 { 'M' } else { 'L' }, at.x, at.y);
            }
            let _ = writeln!(svg, "<path id=\"{}\" d=\"{path}Z\"/>", placed.id);
        }
        svg.push_str("</g>\n</svg>\n");
        svg
    }
}

/// The outline of a piece that is no rectangle: its widest polygon or circle that reaches nearly to the edges of its view.
fn outline(scene: &Scene) -> Option<Vec<Point>> {
    let reaches = |points: &[Point]| {
        let around = galerne_draw::Area::enclosing(points.iter().copied());
        around.width > scene.view.width * 0.9 && around.height > scene.view.height * 0.9
    };
    let points = |node: &Node| match &node.shape {
        Shape::Polygon(points) => Some(points.clone()),
        Shape::Circle { centre, radius } => {
            Some((0..72).map(|n| *centre + Point::polar(*radius, 5.0 * n as f32)).collect())
        }
        Shape::Path(path) => {
            let ends = path.segments().into_iter().filter_map(|segment| match segment {
                Segment::Move(p) | Segment::Line(p) | Segment::Cubic(_, _, p) => Some(p),
                Segment::Close => None,
            });
            let closed = matches!(path.segments().last(), Some(Segment::Close));
            closed.then(|| ends.collect())
        }
        _ => None,
    };
    scene
        .layers
        .iter()
        .flat_map(|layer| layer.nodes.iter())
        .filter(|node| node.transform.is_none())
        .filter_map(points)
        .find(|points| points.len() > 4 && reaches(points))
}
