//! Cards of a game's own making: a band with a title, room for a drawing, a text that fits, a foot.

use super::token::halo;
use crate::{
    geometry::{Area, Point, pt},
    scene::{Anchor, Node, Path},
    text::{Face, lines, shortened},
    theme::Colour,
};

/// What stands on the card. All texts are already in the reader's language; empty ones take no room.
#[derive(Clone, PartialEq, Debug)]
pub struct CardSheet {
    /// From edge to edge.
    pub width: f32,
    /// From edge to edge; a long body is set smaller to fit.
    pub height: f32,
    /// The colour of the band and what is written on it.
    pub band: (Colour, Colour),
    /// On the band, in bold.
    pub title: String,
    /// One line under the title, in italics.
    pub subtitle: String,
    /// A number or sign in the upper left corner.
    pub badge: String,
    /// Drawn in the middle part, in a box from −1 to 1.
    pub art: Vec<Node>,
    /// Paragraphs are separated by line feeds.
    pub body: String,
    /// One small line at the bottom.
    pub foot: String,
}

impl CardSheet {
    /// A card with a title and nothing else yet.
    #[must_use]
    pub fn new(width: f32, height: f32, title: impl Into<String>) -> CardSheet {
        CardSheet {
            width,
            height,
            band: (Colour::Deep, Colour::OnDeep),
            title: title.into(),
            subtitle: String::new(),
            badge: String::new(),
            art: Vec::new(),
            body: String::new(),
            foot: String::new(),
        }
    }

    /// The card, centred on its origin.
    #[must_use]
    pub fn node(&self) -> Node {
        let w = self.width;
        let face = Area::around(Point::ORIGIN, w, self.height);
        let margin = w * 0.07;
        let band_height = w * 0.17;
        let mut parts = vec![
            halo(Path::through(face.grown(w * 0.04).corners()).close(), w * 0.045),
            Node::rounded(Area { y: face.y + w * 0.022, ..face }, w * 0.06).fill(Colour::Shade).opacity(0.22),
            Node::rounded(face, w * 0.06).fill(Colour::Card).stroke(Colour::CardLine, w * 0.008),
        ];
        let band = Area::new(face.x + margin * 0.5, face.y + margin * 0.5, w - margin, band_height);
        parts.push(Node::rounded(band, w * 0.035).fill(self.band.0));
        parts.extend(self.head(band));

        let mut top = band.bottom() + margin * 0.6;
        if !self.subtitle.is_empty() {
            let size = w * 0.068;
            let text = shortened(&self.subtitle, Face::SerifItalic, size, w - 2.0 * margin);
            let at = pt(0.0, top + size * 0.75);
            parts.push(Node::text(at, text, Face::SerifItalic, size).anchor(Anchor::Middle).fill(Colour::CardInkSoft));
            top += size * 1.25;
        }
        let mut bottom = face.bottom() - margin * 0.8;
        if !self.foot.is_empty() {
            let size = w * 0.055;
            let text = shortened(&self.foot, Face::Sans, size, w - 2.0 * margin);
            parts.push(
                Node::text(pt(0.0, bottom), text, Face::Sans, size).anchor(Anchor::Middle).fill(Colour::CardInkSoft),
            );
            bottom -= size * 1.5;
            let rule = |x: f32| pt(x, bottom + size * 0.2);
            parts.push(
                Node::line(rule(face.x + margin), rule(face.right() - margin)).stroke(Colour::CardLine, w * 0.004),
            );
            bottom -= margin * 0.25;
        }
        // The text takes what it needs from below; the drawing gets the rest.
        let box_width = w - 2.0 * margin;
        if !self.body.is_empty() {
            let share = if self.art.is_empty() { 1.0 } else { 0.52 };
            let (text, size) = fitted(&self.body, box_width, (bottom - top) * share, w * 0.074);
            let height = text.len() as f32 * size * LEADING;
            let first = if self.art.is_empty() { top } else { bottom - height };
            let at = pt(face.x + margin, first + size);
            parts.push(Node::lines(at, text, Face::Sans, size).leading(LEADING).fill(Colour::CardInk));
            bottom = first - margin * 0.4;
        }
        if !self.art.is_empty() {
            let room = Area::new(face.x + margin, top, box_width, (bottom - top).max(0.0));
            let scale = room.width.min(room.height) / 2.0;
            parts.push(Node::group(self.art.iter().cloned()).at(room.centre()).scaled(scale).decoration());
        }
        Node::group(parts).class("moves")
    }

    fn head(&self, band: Area) -> Vec<Node> {
        let (_, ink) = self.band;
        let middle = band.centre();
        let mut left = band.x + band.height * 0.3;
        let mut nodes = Vec::new();
        if !self.badge.is_empty() {
            let at = pt(band.x + band.height / 2.0, middle.y);
            nodes.push(Node::circle(at, band.height * 0.36).fill(Colour::Card));
            nodes.push(Node::label(at, &*self.badge, Face::SansBold, band.height * 0.5).fill(Colour::CardInk));
            left = band.x + band.height;
        }
        // A long title is set smaller before it is cut.
        let room = band.right() - band.height * 0.25 - left;
        let wished = band.height * 0.54;
        let size = (wished * room / Face::SerifBold.width(&self.title, wished).max(1.0)).clamp(wished * 0.68, wished);
        let text = shortened(&self.title, Face::SerifBold, size, room);
        let baseline = middle.y + Face::SerifBold.cap_height(size) / 2.0;
        nodes.push(Node::text(pt(left, baseline), text, Face::SerifBold, size).fill(ink));
        nodes
    }
}

const LEADING: f32 = 1.18;

/// The text in lines at the largest size, up to the wished one, at which it fits the box; at half the wished size it stays,
/// fit or not.
fn fitted(text: &str, width: f32, height: f32, wished: f32) -> (Vec<String>, f32) {
    let mut size = wished;
    loop {
        let broken = lines(text, Face::Sans, size, width);
        if broken.len() as f32 * size * LEADING <= height || size <= wished * 0.5 {
            return (broken, size);
        }
        size *= 0.95;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_set_smaller_until_they_fit() {
        let text = "vent ".repeat(40);
        let (few, large) = fitted("vent", 100.0, 60.0, 8.0);
        let (many, small) = fitted(&text, 100.0, 60.0, 8.0);
        assert_eq!((few.len(), large), (1, 8.0));
        assert!(small < large && many.len() as f32 * small * LEADING <= 60.0, "{} lines at {small}", many.len());
        assert_eq!(fitted(&text, 0.0, 0.0, 8.0).1.round(), 4.0, "no room at all ends as well");
    }
}
