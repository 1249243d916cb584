//! The frame that all cards share: a band with name and signs, a body of text, a foot. What a game wants on it, it adds.

use super::{POINT, PRESS_BLEED, blank, fitted, set_text};
use crate::{
    geometry::{Area, pt},
    scene::{Layer, Node, Path, Scene},
    text::{Face, lines},
    theme::{Accent, Colour},
};

/// The face of a card.
#[derive(Clone, Debug)]
pub struct CardFace<'a> {
    /// Of the scene.
    pub id: &'a str,
    /// Its name, in the band.
    pub title: &'a str,
    /// Under the name: what it is.
    pub line: &'a str,
    /// The colour of the band and what stands on it.
    pub band: (Colour, Colour),
    /// A sign at the left of the band, drawn in a box from −1 to 1.
    pub sign: Option<Path>,
    /// At the right of the band: a number, a rank.
    pub corner: &'a str,
    /// A picture between band and text: that high, its centre at the origin.
    pub picture: Option<(f32, Node)>,
    /// What it says.
    pub body: Vec<(Face, String)>,
    /// Small, at the bottom.
    pub foot: &'a str,
}

/// Between the cut and anything that must not be cut off.
const SAFE: f32 = 3.5;

impl CardFace<'_> {
    /// The card as a scene of that size.
    #[must_use]
    pub fn scene(&self, size: (f32, f32), accent: Accent) -> Scene {
        let (width, height) = size;
        let small = width < 50.0;
        let band_height = if small { 9.5 } else { 15.5 };
        let band = Area::new(1.5, 1.5, width - 3.0, band_height);
        let (ground, ink) = self.band;
        let mut nodes = vec![
            Node::rect(Area::new(0.0, 0.0, width, height)).fill(Colour::Card),
            Node::rounded(Area::new(1.5, 1.5, width - 3.0, height - 3.0), 2.5).stroke(Colour::CardLine, 0.25),
            Node::rounded(band, 2.5).fill(ground).stroke(Colour::CardLine, 0.3),
        ];
        let mut left = SAFE + 0.5;
        if let Some(sign) = &self.sign {
            let r = if small { 2.2 } else { 3.6 };
            nodes.push(Node::path(sign.clone().placed(pt(left + r, band.centre().y), r)).stroke(ink, r * 0.3));
            left += 2.0 * r + 2.0;
        }
        let mut right = width - SAFE - 0.5;
        if !self.corner.is_empty() {
            let size = if small { 9.0 } else { 12.0 } * POINT;
            let wide = Face::SansBold.width(self.corner, size);
            let at = pt(right - wide / 2.0, band.centre().y);
            nodes.push(Node::label(at, self.corner, Face::SansBold, size).fill(ink));
            right -= wide + 2.0;
        }
        nodes.extend(self.head(Area::new(left, band.y, right - left, band.height), ink, small));
        let mut top = band.bottom() + 2.0;
        if let Some((tall, picture)) = &self.picture {
            nodes.push(picture.clone().at(pt(width / 2.0, top + tall / 2.0)));
            top += tall + 1.5;
        }
        let mut bottom = height - SAFE;
        if !self.foot.is_empty() {
            let size = 6.5 * POINT;
            let foot = lines(self.foot, Face::Sans, size, width - 2.0 * SAFE);
            bottom -= foot.len() as f32 * size * 1.2;
            nodes.push(Node::line(pt(SAFE, bottom), pt(width - SAFE, bottom)).stroke(Colour::CardLine, 0.15));
            let text = Node::lines(pt(SAFE, bottom + size * 1.15), foot, Face::Sans, size).leading(1.2);
            nodes.push(text.fill(Colour::CardInkSoft));
            bottom -= 0.8;
        }
        let area = Area::new(SAFE, top, width - 2.0 * SAFE, bottom - top);
        let sizes: &[f32] = if small {
            &[9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5]
        } else {
            &[12.5, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5]
        };
        let text = fitted(&self.body, area.width, area.height, sizes);
        nodes.extend(set_text(text, area, true, Colour::CardInk));
        blank(self.id, size, accent).named(self.title).layer(Layer::new(format!("{}-face", self.id), nodes))
    }

    /// Name and line in the band, as large as fits.
    fn head(&self, area: Area, ink: Colour, small: bool) -> Vec<Node> {
        let sizes: &[f32] = if small { &[10.0, 9.0, 8.0, 7.0, 6.5] } else { &[14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0] };
        let line_size =
            [8.0, 7.5, 7.0].iter().map(|p| p * POINT).find(|s| Face::Sans.width(self.line, *s) <= area.width);
        let line_size = line_size.unwrap_or(6.5 * POINT);
        let line = if self.line.is_empty() { Vec::new() } else { lines(self.line, Face::Sans, line_size, area.width) };
        let below = line.len() as f32 * line_size * 1.15;
        let set = |points: f32| lines(self.title, Face::SerifBold, points * POINT, area.width);
        // Letters that leave the band would be white on white.
        let stands = |points: &&f32| {
            let rows = set(**points).len();
            rows <= 2 && rows as f32 * **points * POINT * 1.08 + below <= area.height
        };
        let fits = |points: &&f32| Face::SerifBold.width(self.title, **points * POINT) <= area.width;
        let one = sizes.iter().find(fits).filter(|points| **points >= 8.0);
        let size = one.or_else(|| sizes.iter().find(stands)).copied().unwrap_or(6.5) * POINT;
        let title = lines(self.title, Face::SerifBold, size, area.width);
        let tall = title.len() as f32 * size * 1.08 + below;
        let mut y = area.y + (area.height - tall) / 2.0;
        let mut nodes = Vec::new();
        let rows = title.len() as f32;
        nodes.push(Node::lines(pt(area.x, y + size * 0.86), title, Face::SerifBold, size).leading(1.08).fill(ink));
        y += rows * size * 1.08;
        if !line.is_empty() {
            nodes.push(
                Node::lines(pt(area.x, y + line_size * 0.86), line, Face::Sans, line_size).leading(1.15).fill(ink),
            );
        }
        nodes
    }

    /// A back of one colour with a sign in the middle. It runs over the cut.
    #[must_use]
    pub fn back(
        id: &str,
        (width, height): (f32, f32),
        band: (Colour, Colour),
        sign: Path,
        name: &str,
        accent: Accent,
    ) -> Scene {
        let trim = Area::new(0.0, 0.0, width, height);
        let (ground, ink) = band;
        let r = width * 0.2;
        let size = fitting_size(name, width - 12.0);
        let nodes = vec![
            Node::rect(trim.grown(PRESS_BLEED)).fill(ground),
            Node::rounded(trim.grown(-4.0), 3.0).stroke(ink, 0.35),
            Node::path(sign.placed(trim.centre(), r)).stroke(ink, r * 0.12),
            Node::label(pt(width / 2.0, height - 9.0), name, Face::SerifBold, size).fill(ink),
            Node::group([Node::label(pt(0.0, 0.0), name, Face::SerifBold, size).fill(ink)])
                .turned(180.0)
                .at(pt(width / 2.0, 9.0)),
        ];
        blank(id, (width, height), accent).named(name).layer(Layer::decoration(format!("{id}-face"), nodes))
    }
}

/// A size at which the words fit the width in one line.
fn fitting_size(words: &str, width: f32) -> f32 {
    let sizes = [11.0, 10.0, 9.0, 8.0, 7.0, 6.5].map(|points| points * POINT);
    sizes.into_iter().find(|size| Face::SerifBold.width(words, *size) <= width).unwrap_or(6.5 * POINT)
}

#[cfg(test)]
mod tests {
    use super::super::{Component, Format, Part};
    use super::*;

    #[test]
    fn names_stay_on_their_band() {
        for (format, title) in Format::ALL.into_iter().flat_map(|format| {
            ["Oshora", "Thomassin de Gaude", "Viciar le Perfectionniste", "Estrella l’Inébranlable"]
                .map(|t| (format, t))
        }) {
            let small = format.size().0 < 50.0;
            let band = Area::new(10.0, 1.5, format.size().0 - 19.0, if small { 9.5 } else { 15.5 });
            let face = CardFace {
                id: "card",
                title,
                line: "assassin-protecteur",
                band: (Colour::BandRed, Colour::OnBandRed),
                sign: None,
                corner: "",
                picture: None,
                body: Vec::new(),
                foot: "",
            };
            let nodes = face.head(band, Colour::OnBandRed, small);
            let scene = Scene { view: band, ..blank("card", format.size(), Accent::HOUSE) };
            let faults = Component::new("card", Part::Cards, scene.layer(Layer::new("head", nodes))).faults();
            assert!(faults.is_empty(), "{} {title}: {faults:?}", format.name());
        }
    }
}
