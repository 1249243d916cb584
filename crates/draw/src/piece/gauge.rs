//! Gauges: how much there is, how much is needed, which way the balance tips.

use crate::{
    geometry::{Area, pt},
    scene::{Anchor, Node},
    text::{Face, shortened},
    theme::Colour,
};

/// A bar that fills from the left, with a mark where enough is. Label and reading are already in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Gauge {
    /// What is measured.
    pub label: String,
    /// The value in words, as it stands at the end of the bar.
    pub reading: String,
    /// How far the bar is filled, on the scale from 0 to `most`.
    pub value: f32,
    /// Where the mark stands; none without it.
    pub needed: Option<f32>,
    /// The value of a full bar.
    pub most: f32,
}

impl Gauge {
    /// The gauge, its upper left corner at the origin; about `height` × 2.1 high with its label.
    #[must_use]
    pub fn node(&self, width: f32, height: f32) -> Node {
        let size = height * 0.95;
        let bar = Area::new(0.0, size * 1.25, width, height * 0.62);
        let radius = bar.height / 2.0;
        let share = |value: f32| share_of(value, self.most);
        let enough = self.needed.is_none_or(|needed| self.value >= needed);
        let reading_width = Face::SansBold.width(&self.reading, size);
        let label = shortened(&self.label, Face::Sans, size, width - reading_width - size);
        let mut nodes = vec![
            Node::text(pt(0.0, size * 0.85), label, Face::Sans, size),
            Node::text(pt(width, size * 0.85), &*self.reading, Face::SansBold, size)
                .anchor(Anchor::End)
                .fill(if enough { Colour::Ink } else { Colour::Bad }),
            Node::rounded(bar, radius).fill(Colour::Sunk).stroke(Colour::Line, height * 0.06),
        ];
        let filled = share(self.value) * width;
        if filled > 0.0 {
            let fill = Area { width: filled.max(2.0 * radius), ..bar };
            nodes.push(Node::rounded(fill, radius).fill(if enough { Colour::Accent } else { Colour::Second }));
        }
        if let Some(needed) = self.needed {
            let x = share(needed) * width;
            let (top, tall) = (bar.y - height * 0.16, bar.height + height * 0.32);
            nodes.push(Node::line(pt(x, top), pt(x, top + tall)).stroke(Colour::Ink, height * 0.12));
        }
        Node::group(nodes)
    }
}

/// Two bars that meet: what is left on either side, of as much as there was.
#[must_use]
pub fn versus(left: (f32, Colour), right: (f32, Colour), most: f32, width: f32, height: f32) -> Node {
    let half = width / 2.0;
    let bar = |share: f32| share * (half - height * 0.1);
    let (a, b) = (bar(share_of(left.0, most)), bar(share_of(right.0, most)));
    Node::group([
        Node::rect(Area::new(0.0, height * 0.2, width, height * 0.6)).fill(Colour::Sunk),
        Node::rect(Area::new(half - height * 0.1 - a, height * 0.2, a, height * 0.6)).fill(left.1),
        Node::rect(Area::new(half + height * 0.1, height * 0.2, b, height * 0.6)).fill(right.1),
        Node::line(pt(half, 0.0), pt(half, height)).stroke(Colour::Ink, height * 0.07),
    ])
}

/// How much of the whole that is; what makes no sense is nothing.
fn share_of(value: f32, most: f32) -> f32 {
    let share = value / most;
    if share.is_finite() { share.clamp(0.0, 1.0) } else { 0.0 }
}
