//! A scene painted on the surface of a page: the same shapes, styles and texts that the writer of SVG writes, as operators of PDF.

use crate::shaping::{Fonts, runs};
use crate::sheet::{Placed, Sheet};
use crate::tags::{Texts, group};
use galerne_draw::scene::{Anchor, Paint, Segment, Shape, Style, Text};
use galerne_draw::theme::Rgb;
use galerne_draw::{Accent, Area, Colour, Ink, Layer, Node, Point, Scene, Theme, pt};
use krilla::color::{cmyk, rgb};
use krilla::geom::{Path, PathBuilder, Point as Spot, Rect, Transform};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, Identifier, Tag, TagGroup};

/// Points of a page to one millimetre.
pub(crate) const POINTS: f32 = 72.0 / 25.4;

/// What a group hands down to what is in it.
#[derive(Clone)]
struct Inherited {
    fill: Paint,
    stroke: Paint,
    width: f32,
    dash: Vec<f32>,
    butt: bool,
    fill_opacity: f32,
}

impl Inherited {
    fn root() -> Inherited {
        Inherited {
            fill: Paint::None,
            stroke: Paint::None,
            width: 1.0,
            dash: Vec::new(),
            butt: false,
            fill_opacity: 1.0,
        }
    }

    fn under(&self, style: &Style) -> Inherited {
        let dash = match style.dash {
            Some(dash) => dash.pattern().iter().map(|length| (length * style.width.unwrap_or(1.0)).max(0.01)).collect(),
            None => self.dash.clone(),
        };
        Inherited {
            fill: style.fill.unwrap_or(self.fill),
            stroke: style.stroke.unwrap_or(self.stroke),
            width: style.width.unwrap_or(self.width),
            dash,
            butt: self.butt || style.butt,
            fill_opacity: style.fill_opacity.unwrap_or(self.fill_opacity),
        }
    }
}

/// For which kind of printer colours are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Press {
    /// Red, green and blue, and translucent grounds: printers at home.
    Home,
    /// Four inks and nothing translucent: print shops.
    Shop,
}

pub(crate) struct Painter<'a, 's> {
    surface: &'a mut Surface<'s>,
    fonts: &'a Fonts,
    ink: Ink,
    press: Press,
    /// How much of a colour is left where nothing may be translucent: it is mixed with the white of the paper.
    left: f32,
}

impl<'a, 's> Painter<'a, 's> {
    pub(crate) fn new(surface: &'a mut Surface<'s>, fonts: &'a Fonts, ink: Ink, press: Press) -> Painter<'a, 's> {
        Painter { surface, fonts, ink, press, left: 1.0 }
    }
}

impl Painter<'_, '_> {
    /// The whole sheet, in points; its content in reading order, for the tag tree.
    pub(crate) fn sheet(&mut self, sheet: &Sheet) -> Vec<TagGroup> {
        let mut groups = Vec::new();
        for placed in &sheet.placed {
            let id = self.tagged(ContentTag::Other, |painter| painter.placed(placed));
            groups.push(group(Tag::Figure(Some(placed.reading.clone())), Some(id)));
        }
        let mut texts = Texts::default();
        for layer in sheet.marks.layers.iter().filter(|layer| layer.opacity > 0.0) {
            if layer.is_decoration {
                let artifact = ContentTag::Artifact(Artifact::with_kind(ArtifactType::Page));
                self.tagged(artifact, |painter| painter.layer(layer, &sheet.marks.accent));
            } else {
                let is_drawn = !layer.nodes.is_empty();
                let mut draw = || self.tagged(ContentTag::Other, |painter| painter.layer(layer, &sheet.marks.accent));
                texts.push(layer, is_drawn.then(&mut draw));
            }
        }
        groups.extend(texts.finish());
        groups
    }

    /// Drawn in millimetres, as one thing in the structure of the document.
    fn tagged(&mut self, tag: ContentTag<'_>, draw: impl FnOnce(&mut Self)) -> Identifier {
        let id = self.surface.start_tagged(tag);
        self.surface.push_transform(&Transform::from_scale(POINTS, POINTS));
        draw(self);
        self.surface.pop();
        self.surface.end_tagged();
        id
    }

    fn placed(&mut self, placed: &Placed) {
        let Some(clip) = rectangle(placed.clip) else { return };
        self.surface.push_clip_path(&clip, &FillRule::NonZero);
        let middle = placed.scene.view.centre();
        self.surface.push_transform(&Transform::from_translate(placed.centre.x, placed.centre.y));
        self.surface.push_transform(&turned(placed.turn));
        self.surface.push_transform(&Transform::from_translate(-middle.x, -middle.y));
        self.scene(&placed.scene);
        for _ in 0..4 {
            self.surface.pop();
        }
    }

    fn scene(&mut self, scene: &Scene) {
        for layer in scene.layers.iter().filter(|layer| layer.opacity > 0.0) {
            self.layer(layer, &scene.accent);
        }
    }

    fn layer(&mut self, layer: &Layer, accent: &Accent) {
        let faded = self.fade(layer.opacity);
        self.surface.push_transform(&turned(layer.turn));
        for node in layer.nodes.iter() {
            self.node(node, &Inherited::root(), accent);
        }
        self.surface.pop();
        self.unfade(faded);
    }

    /// What is drawn until `unfade` is that translucent; mixed with white where nothing may be. The latter is returned.
    fn fade(&mut self, opacity: f32) -> Faded {
        let before = self.left;
        let value = NormalizedF32::new(opacity.clamp(0.0, 1.0)).filter(|_| opacity < 1.0);
        let group = match value {
            Some(value) if self.press == Press::Home => {
                self.surface.push_opacity(value);
                true
            }
            Some(value) => {
                self.left *= value.get();
                false
            }
            None => false,
        };
        Faded { group, before }
    }

    fn unfade(&mut self, faded: Faded) {
        self.left = faded.before;
        if faded.group {
            self.surface.pop();
        }
    }

    fn node(&mut self, node: &Node, above: &Inherited, accent: &Accent) {
        if node.style.hidden {
            return;
        }
        let style = above.under(&node.style);
        let place = node.transform;
        let moved = !place.is_none();
        let faded = self.fade(node.style.opacity.unwrap_or(1.0));
        if moved {
            self.surface.push_transform(&Transform::from_translate(place.move_by.x, place.move_by.y));
            self.surface.push_transform(&turned(place.turn));
            self.surface.push_transform(&Transform::from_scale(place.scale, place.scale));
        }
        match &node.shape {
            Shape::Group(children) => {
                for child in children {
                    self.node(child, &style, accent);
                }
            }
            Shape::Text(text) => self.text(text, &style, node.style.stroke_under, accent),
            shape => {
                if let Some(path) = outline(shape) {
                    let (fill, stroke) = (self.fill(&style, accent), self.stroke(&style, accent));
                    if fill.is_some() || stroke.is_some() {
                        self.surface.set_fill(fill);
                        self.surface.set_stroke(stroke);
                        self.surface.draw_path(&path);
                    }
                }
            }
        }
        if moved {
            for _ in 0..3 {
                self.surface.pop();
            }
        }
        self.unfade(faded);
    }

    fn text(&mut self, text: &Text, style: &Inherited, stroke_under: bool, accent: &Accent) {
        let (fill, stroke) = (self.fill(style, accent), self.stroke(style, accent));
        for (number, line) in text.lines.iter().enumerate() {
            let runs = runs(line, text.face, text.spacing);
            let wide: f32 = runs.iter().map(|run| run.width).sum::<f32>() * text.size;
            let mut x = text.at.x
                - match text.anchor {
                    Anchor::Start => 0.0,
                    Anchor::Middle => wide / 2.0,
                    Anchor::End => wide,
                };
            let y = text.at.y + number as f32 * text.leading * text.size;
            for run in &runs {
                let at = Spot::from_xy(x, y);
                let font = self.fonts.font(run.face);
                // A rim lies under its letters; drawn as an outline, so that a reader of the text finds it once.
                if stroke.is_some() && stroke_under {
                    self.surface.set_fill(None);
                    self.surface.set_stroke(stroke.clone());
                    self.surface.draw_glyphs(at, &run.glyphs, font.clone(), run.text, text.size, true);
                }
                let over = stroke.clone().filter(|_| !stroke_under);
                if fill.is_some() || over.is_some() {
                    self.surface.set_fill(fill.clone());
                    self.surface.set_stroke(over);
                    self.surface.draw_glyphs(at, &run.glyphs, font, run.text, text.size, false);
                }
                x += run.width * text.size;
            }
        }
    }

    fn colour(&self, paint: Paint, accent: &Accent, share: f32) -> Option<krilla::paint::Paint> {
        let Paint::Colour(colour) = paint else { return None };
        // What falls under a raised thing is light, and paper has its own.
        if colour == Colour::Shade {
            return None;
        }
        let Rgb(value) = colour.value(Theme::Print(self.ink), accent);
        let [_, red, green, blue] = value.to_be_bytes();
        if self.press == Press::Home {
            return Some(rgb::Color::new(red, green, blue).into());
        }
        let share = self.left * share;
        let mixed = [red, green, blue].map(|part| 255.0 - (255.0 - f32::from(part)) * share);
        let [c, m, y, k] = four_inks(mixed.map(|part| part / 255.0)).map(|part| (part * 255.0).round() as u8);
        Some(cmyk::Color::new(c, m, y, k).into())
    }

    fn fill(&self, style: &Inherited, accent: &Accent) -> Option<Fill> {
        let share = style.fill_opacity.clamp(0.0, 1.0);
        let opacity = NormalizedF32::new(share).filter(|_| self.press == Press::Home).unwrap_or(NormalizedF32::ONE);
        Some(Fill { paint: self.colour(style.fill, accent, share)?, opacity, rule: FillRule::NonZero })
    }

    fn stroke(&self, style: &Inherited, accent: &Accent) -> Option<Stroke> {
        let paint = self.colour(style.stroke, accent, 1.0).filter(|_| style.width > 0.0)?;
        let cap = if style.butt { LineCap::Butt } else { LineCap::Round };
        let dash = (!style.dash.is_empty()).then(|| StrokeDash { array: style.dash.clone(), offset: 0.0 });
        Some(Stroke { paint, width: style.width, line_cap: cap, line_join: LineJoin::Round, dash, ..Stroke::default() })
    }
}

/// What was before something translucent.
struct Faded {
    group: bool,
    before: f32,
}

/// The most ink that shops let lie on one spot.
const MOST_INK: f32 = 2.4;

/// Red, green and blue as cyan, magenta, yellow and black, what all three have in common in black: greys and text are black alone.
fn four_inks([red, green, blue]: [f32; 3]) -> [f32; 4] {
    let light = red.max(green).max(blue);
    let dark = red.min(green).min(blue);
    // Ink on paper is a warm or cold black: as text it is printed in one ink, or its edges blur.
    if light - dark < 0.1 && light < 0.35 {
        return [0.0, 0.0, 0.0, 1.0 - dark];
    }
    if light <= 0.0 {
        return [0.0, 0.0, 0.0, 1.0];
    }
    let black = 1.0 - light;
    let own = [red, green, blue].map(|part| (light - part) / light);
    let sum: f32 = own.iter().sum();
    let share = if sum + black > MOST_INK { (MOST_INK - black) / sum } else { 1.0 };
    let [cyan, magenta, yellow] = own.map(|part| part * share);
    [cyan, magenta, yellow, black]
}

/// Degrees anticlockwise, as drawings count them; the page turns clockwise.
fn turned(degrees: f32) -> Transform {
    Transform::from_rotate(-degrees)
}

fn rectangle(area: Area) -> Option<Path> {
    let mut pen = PathBuilder::new();
    pen.push_rect(Rect::from_xywh(area.x, area.y, area.width, area.height)?);
    pen.finish()
}

fn outline(shape: &Shape) -> Option<Path> {
    let segments = match shape {
        Shape::Path(path) => path.segments(),
        Shape::Polygon(points) => galerne_draw::Path::through(points.iter().copied()).close().segments(),
        Shape::Polyline(points) => galerne_draw::Path::through(points.iter().copied()).segments(),
        Shape::Line { from, to } => galerne_draw::Path::from(*from).line(*to).segments(),
        Shape::Circle { centre, radius } => ellipse(*centre, pt(*radius, *radius)),
        Shape::Ellipse { centre, radii } => ellipse(*centre, *radii),
        Shape::Rect { area, radius } if *radius > 0.0 => rounded(*area, *radius).segments(),
        Shape::Rect { area, .. } => galerne_draw::Path::through(area.corners()).close().segments(),
        Shape::Group(_) | Shape::Text(_) => return None,
    };
    let mut pen = PathBuilder::new();
    for segment in segments {
        match segment {
            Segment::Move(p) => pen.move_to(p.x, p.y),
            Segment::Line(p) => pen.line_to(p.x, p.y),
            Segment::Cubic(a, b, p) => pen.cubic_to(a.x, a.y, b.x, b.y, p.x, p.y),
            Segment::Close => pen.close(),
        }
    }
    pen.finish()
}

fn ellipse(centre: Point, radii: Point) -> Vec<Segment> {
    /// How far a quarter of a circle is pulled, as a share of the radius.
    const PULL: f32 = 0.552_284_8;
    let at = |x: f32, y: f32| centre + pt(x * radii.x, y * radii.y);
    vec![
        Segment::Move(at(1.0, 0.0)),
        Segment::Cubic(at(1.0, PULL), at(PULL, 1.0), at(0.0, 1.0)),
        Segment::Cubic(at(-PULL, 1.0), at(-1.0, PULL), at(-1.0, 0.0)),
        Segment::Cubic(at(-1.0, -PULL), at(-PULL, -1.0), at(0.0, -1.0)),
        Segment::Cubic(at(PULL, -1.0), at(1.0, -PULL), at(1.0, 0.0)),
        Segment::Close,
    ]
}

fn rounded(area: Area, radius: f32) -> galerne_draw::Path {
    let r = radius.min(area.width / 2.0).min(area.height / 2.0);
    let Area { x, y, .. } = area;
    let (right, bottom) = (area.right(), area.bottom());
    galerne_draw::Path::from(pt(x + r, y))
        .line(pt(right - r, y))
        .arc(r, false, true, pt(right, y + r))
        .line(pt(right, bottom - r))
        .arc(r, false, true, pt(right - r, bottom))
        .line(pt(x + r, bottom))
        .arc(r, false, true, pt(x, bottom - r))
        .line(pt(x, y + r))
        .arc(r, false, true, pt(x + r, y))
        .close()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_colour_takes_more_ink_than_a_shop_allows() {
        for &colour in Colour::ALL {
            let Rgb(value) = colour.value(Theme::Print(Ink::Full), &Accent::HOUSE);
            let [_, red, green, blue] = value.to_be_bytes().map(|byte| f32::from(byte) / 255.0);
            let inks = four_inks([red, green, blue]);
            assert!(inks.iter().sum::<f32>() <= MOST_INK + 0.001, "{colour:?} {inks:?}");
            assert!(inks.iter().all(|part| (0.0..=1.0).contains(part)), "{colour:?} {inks:?}");
        }
        assert_eq!(four_inks([0.1, 0.1, 0.12])[..3], [0.0; 3], "text is printed in black alone");
        assert_eq!(four_inks([1.0; 3]), [0.0; 4], "white is paper");
    }
}
