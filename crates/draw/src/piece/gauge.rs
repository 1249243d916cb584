//! Gauges: how much there is, how much is needed, which way the balance tips.

use crate::{
    geometry::{Area, Point, pt},
    scene::{Anchor, Node, Path},
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

/// A needle on half a dial, from 0 to `most`.
#[must_use]
pub fn dial(value: f32, most: f32, steps: u8, radius: f32) -> Node {
    let at = |share: f32, reach: f32| Point::polar(radius * reach, 180.0 - 180.0 * share);
    let mut ticks = Path::default();
    for i in 0..=steps.max(1) {
        let share = f32::from(i) / f32::from(steps.max(1));
        ticks = ticks.jump(at(share, 0.86)).line(at(share, 0.98));
    }
    let share = share_of(value, most);
    let arc = |reach: f32, share: f32| Path::from(at(0.0, reach)).arc(radius * reach, false, true, at(share, reach));
    let needle = [
        at(share, 0.78),
        Point::polar(radius * 0.07, 90.0 - 180.0 * share),
        Point::polar(radius * 0.07, 270.0 - 180.0 * share),
    ];
    Node::group([
        Node::path(arc(0.92, 1.0)).stroke(Colour::Sunk, radius * 0.16).butt(),
        Node::path(arc(0.92, share)).stroke(Colour::Accent, radius * 0.16).butt(),
        Node::path(ticks).stroke(Colour::Ink, radius * 0.018),
        Node::path(Path::through(needle).close()).fill(Colour::Ink),
        Node::circle(Point::ORIGIN, radius * 0.1).fill(Colour::Ink).stroke(Colour::Paper, radius * 0.03),
    ])
}

/// Small filled and empty discs in a row, the first at the origin: wounds, mana, lives.
#[must_use]
pub fn pips(full: u8, of: u8, radius: f32, colour: Colour) -> Node {
    Node::group((0..of).map(|i| {
        let disc = Node::circle(pt(f32::from(i) * radius * 2.6, 0.0), radius).stroke(colour, radius * 0.3);
        if i < full { disc.fill(colour) } else { disc }
    }))
}

/// How much of the whole that is; what makes no sense is nothing.
fn share_of(value: f32, most: f32) -> f32 {
    let share = value / most;
    if share.is_finite() { share.clamp(0.0, 1.0) } else { 0.0 }
}
