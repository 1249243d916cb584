//! Every sheet of specimens, that is every helper: valid, free of mistakes, always the same, and readable.

mod boards;
mod charts;
mod pieces;
mod sheets;

use galerne_draw::{
    Area, Layer, Node, Output, Point, Scene, Theme, Transform,
    patch::diff,
    pt,
    scene::{Anchor, Paint, Shape, Text},
    text::Face,
    theme::Rgb,
};
use galerne_render::{Pixels, render};
use std::sync::Arc;

const OUTPUTS: [Output; 3] = [Output::Page, Output::File(Theme::Light), Output::File(Theme::Dark)];

#[test]
fn every_sheet_is_valid_xml_made_of_what_static_renderers_draw() {
    const TAGS: [&str; 13] = [
        "svg", "title", "desc", "g", "path", "polygon", "polyline", "circle", "ellipse", "rect", "line", "text",
        "tspan",
    ];
    for scene in sheets::all() {
        assert_eq!(scene.check(), [], "{}", scene.id);
        for output in OUTPUTS {
            let svg = scene.svg(output);
            let document = roxmltree::Document::parse(&svg).unwrap_or_else(|error| panic!("{}: {error}", scene.id));
            for node in document.descendants().filter(roxmltree::Node::is_element) {
                assert!(TAGS.contains(&node.tag_name().name()), "{}: <{}>", scene.id, node.tag_name().name());
                for attribute in node.attributes() {
                    let (name, value) = (attribute.name(), attribute.value());
                    assert!(name != "style" && !name.starts_with("on"), "{}: {name}", scene.id);
                    let is_words = matches!(name, "aria-label" | "data-target");
                    let bad = ["NaN", "inf", "var(", "url("].iter().any(|bad| value.contains(bad));
                    assert!(is_words || !bad, "{}: {name}=\"{value}\"", scene.id);
                }
            }
        }
    }
}

#[test]
fn every_sheet_is_the_same_each_time() {
    let (first, second) = (sheets::all(), sheets::all());
    for (a, b) in first.iter().zip(&second) {
        assert_eq!(a.svg(Output::Page), b.svg(Output::Page));
        assert_eq!(diff(a, b), []);
    }
}

/// Samples the picture without its letters where the letters would be, and compares with the colour of the letters: what the
/// table of colour pairs promises, checked on what is really drawn.
#[test]
fn every_text_can_be_read_on_what_is_under_it() {
    let mut poor = Vec::new();
    for scene in sheets::all() {
        for theme in Theme::ALL {
            let mut texts = Vec::new();
            let mut bare = scene.clone();
            for node in bare.layers.iter_mut().flat_map(|layer| Arc::make_mut(&mut layer.nodes)) {
                take_texts(node, Place::START, &mut texts);
            }
            let ground = render(&bare.svg(Output::File(theme)), 1.0).unwrap();
            for Found { text, ink, rim, place } in texts {
                let value = |paint: Paint| match paint {
                    Paint::Colour(colour) => Some(colour.value(theme, &scene.accent)),
                    Paint::None => None,
                };
                let Some(ink) = value(ink) else { continue };
                let least = if text.size * place.scale >= 24.0 { 3.0 } else { 4.5 };
                let mut contrasts: Vec<f32> = match rim.and_then(value) {
                    Some(rim) => vec![ink.contrast(rim)],
                    None => samples(&text, place, &scene, &ground).map(|ground| ink.contrast(ground)).collect(),
                };
                contrasts.sort_by(f32::total_cmp);
                // A grid line under one letter is no harm: the middle one counts.
                if let Some(&contrast) = contrasts.get(contrasts.len() / 2)
                    && contrast < least
                {
                    poor.push(format!("{} {theme:?} {:?}: {contrast:.2}", scene.id, text.lines.concat()));
                }
            }
        }
    }
    assert!(poor.is_empty(), "{poor:#?}");
}

/// Where a node stands on the whole drawing.
#[derive(Clone, Copy)]
struct Place {
    at: Point,
    turn: f32,
    scale: f32,
}

impl Place {
    const START: Place = Place { at: Point::ORIGIN, turn: 0.0, scale: 1.0 };

    fn inside(self, Transform { move_by, turn, scale }: Transform) -> Place {
        Place { at: self.point(move_by), turn: self.turn + turn, scale: self.scale * scale }
    }

    fn point(self, p: Point) -> Point {
        let step = p * self.scale;
        self.at + Point::polar(step.length(), step.direction() + self.turn)
    }
}

/// A text taken out of a drawing, with its colour, the rim round its letters, and where it stood.
struct Found {
    text: Text,
    ink: Paint,
    rim: Option<Paint>,
    place: Place,
}

fn take_texts(node: &mut Node, around: Place, found: &mut Vec<Found>) {
    let place = around.inside(node.transform);
    match &mut node.shape {
        Shape::Text(text) => {
            let rim = if node.style.stroke_under { node.style.stroke } else { None };
            let taken = Text { lines: std::mem::take(&mut text.lines), ..text.clone() };
            found.push(Found { text: taken, ink: node.style.fill.unwrap_or(Paint::None), rim, place });
        }
        Shape::Group(children) => children.iter_mut().for_each(|child| take_texts(child, place, found)),
        _ => {}
    }
}

fn samples(text: &Text, place: Place, scene: &Scene, ground: &Pixels) -> impl Iterator<Item = Rgb> {
    let width = text.face.width(text.lines.first().map_or("", String::as_str), text.size);
    let start = match text.anchor {
        Anchor::Start => 0.0,
        Anchor::Middle => -width / 2.0,
        Anchor::End => -width,
    };
    let rise = text.face.cap_height(text.size) / 2.0;
    let corner = pt(scene.view.x, scene.view.y);
    (0..9).filter_map(move |i| {
        let point = place.point(text.at + pt(start + width * (i as f32 + 0.5) / 9.0, -rise)) - corner;
        let [r, g, b, _] = ground.get(point.x.max(0.0) as u32, point.y.max(0.0) as u32)?;
        Some(Rgb(u32::from(r) << 16 | u32::from(g) << 8 | u32::from(b)))
    })
}

/// Measuring and drawing agree: a line is drawn no wider than it was measured, and not much narrower.
#[test]
fn lines_are_drawn_as_wide_as_measured() {
    for face in Face::ALL {
        let words = "Vent de travers, quarante nœuds";
        let measured = face.width(words, 40.0);
        let text = Node::text(pt(20.0, 60.0), words, face, 40.0);
        let scene = Scene::new("line", Area::new(0.0, 0.0, 800.0, 80.0)).layer(Layer::new("words", [text]));
        let picture = render(&scene.svg(Output::File(Theme::Light)), 1.0).unwrap();
        let inked = |x: &u32| (0..80).any(|y| picture.get(*x, y).is_some_and(|pixel| pixel[3] > 128));
        let (first, last) = ((0..800).find(inked).unwrap() as f32, (0..800).rev().find(inked).unwrap() as f32);
        let drawn = last - first;
        assert!(drawn <= measured + 3.0 && drawn >= measured * 0.95, "{face:?}: drawn {drawn}, measured {measured}");
    }
}
