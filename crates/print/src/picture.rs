//! A sheet as SVG: the preview on the page and, drawn by the renderer, a picture.

use crate::order::Printout;
use crate::sheet::{Placed, Sheet};
use galerne_draw::scene::{Content, Element, write_xml};
use galerne_draw::{Ink, Output, Scene, Theme};
use galerne_render::RenderError;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

impl Printout {
    /// Every piece as a picture of its own: the name of its file, and the picture.
    pub fn pictures(&self, dots_per_inch: f32) -> Result<Vec<(String, Vec<u8>)>, String> {
        let named = self.faces().map(|(name, scene)| (format!("{name}.png"), scene.clone())).collect();
        pictures(named, self.ink(), dots_per_inch)
    }

    /// The same as SVG.
    #[must_use]
    pub fn drawings(&self) -> Vec<(String, Vec<u8>)> {
        let drawn =
            |(name, scene): (String, &Scene)| (format!("{name}.svg"), piece_svg(scene, self.ink()).into_bytes());
        self.faces().map(drawn).collect()
    }

    fn faces(&self) -> impl Iterator<Item = (String, &Scene)> {
        let code = self.language().code();
        self.components.iter().flat_map(move |piece| {
            let back = piece.back.as_ref().map(|back| (format!("{}-back.{code}", piece.id), back));
            std::iter::once((format!("{}.{code}", piece.id), &piece.front)).chain(back)
        })
    }
}

impl Sheet {
    /// The sheet as SVG, as wide and high as the paper in millimetres.
    #[must_use]
    pub fn svg(&self, ink: Ink) -> String {
        let (width, height) = self.size;
        let mut root = plain(self.marks.element(Output::File(Theme::Print(ink))));
        put(&mut root, "width", format!("{width}mm"));
        put(&mut root, "height", format!("{height}mm"));
        let mut white = Element::new("rect");
        for (name, value) in [("width", width.to_string()), ("height", height.to_string()), ("fill", "#fff".to_owned())]
        {
            white.set(name, value);
        }
        let mut inside = vec![white];
        inside.extend(self.placed.iter().map(|placed| placed.element(ink)));
        if let Content::Children(marks) = std::mem::replace(&mut root.content, Content::Children(Vec::new())) {
            inside.extend(marks);
        }
        root.content = Content::Children(inside);
        let mut xml = String::with_capacity(64 * 1024);
        write_xml(&root, &mut xml);
        xml
    }

    /// The sheet as SVG for the inside of a page, as wide as the page lets it be.
    #[must_use]
    pub fn inline_svg(&self, ink: Ink) -> String {
        let (width, height) = self.size;
        self.svg(ink).replacen(&format!(" width=\"{width}mm\" height=\"{height}mm\""), "", 1)
    }

    /// The sheet as PNG.
    pub fn png(&self, ink: Ink, dots_per_inch: f32) -> Result<Vec<u8>, RenderError> {
        // The renderer reads millimetres as 96 dots to the inch.
        galerne_render::render_png(&self.svg(ink), dots_per_inch / 96.0)
    }
}

/// One piece as SVG, in millimetres.
#[must_use]
pub fn piece_svg(scene: &Scene, ink: Ink) -> String {
    let mut root = plain(scene.element(Output::File(Theme::Print(ink))));
    put(&mut root, "width", format!("{}mm", scene.view.width));
    put(&mut root, "height", format!("{}mm", scene.view.height));
    let mut xml = String::with_capacity(16 * 1024);
    write_xml(&root, &mut xml);
    xml
}

/// One piece as PNG.
pub fn piece_png(scene: &Scene, ink: Ink, dots_per_inch: f32) -> Result<Vec<u8>, RenderError> {
    galerne_render::render_png(&piece_svg(scene, ink), dots_per_inch / 96.0)
}

/// Many pieces as PNG, each by its name, on as many threads as there are processors. Their order is that of their names. What looks alike
/// is drawn once: the cards of a deck share their back.
pub(crate) fn pictures(
    pieces: Vec<(String, Scene)>,
    ink: Ink,
    dots_per_inch: f32,
) -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut pieces: Vec<(String, String)> =
        pieces.into_iter().map(|(name, scene)| (name, piece_svg(&scene, ink))).collect();
    pieces.sort();
    let distinct: Vec<&str> =
        pieces.iter().map(|(_, svg)| svg.as_str()).collect::<BTreeSet<&str>>().into_iter().collect();
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(distinct.len().max(1));
    let next = AtomicUsize::new(0);
    let done = Mutex::new(BTreeMap::new());
    let work = || {
        while let Some(svg) = distinct.get(next.fetch_add(1, Ordering::Relaxed)) {
            let png = galerne_render::render_png(svg, dots_per_inch / 96.0);
            done.lock().unwrap_or_else(PoisonError::into_inner).insert(*svg, png);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    let done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    let picture = |(name, svg): &(String, String)| match &done[svg.as_str()] {
        Ok(png) => Ok((name.clone(), png.clone())),
        Err(error) => Err(format!("{name}: {error}")),
    };
    pieces.iter().map(picture).collect()
}

/// Pieces in one picture: how many across and down, and how many dots each is wide and high.
pub(crate) fn grid_png(
    pieces: &[&Scene],
    (across, down): (usize, usize),
    (wide, tall): (u32, u32),
    ink: Ink,
) -> Result<Vec<u8>, String> {
    let (wide, tall) = (wide as f32, tall as f32);
    let mut root = Element::new("svg");
    root.set("xmlns", "http://www.w3.org/2000/svg".to_owned());
    root.set("width", (wide * across as f32).to_string());
    root.set("height", (tall * down as f32).to_string());
    let place = |(number, scene): (usize, &&Scene)| {
        let mut element = plain(scene.element(Output::File(Theme::Print(ink))));
        for (name, value) in [
            ("x", wide * (number % across) as f32),
            ("y", tall * (number / across) as f32),
            ("width", wide),
            ("height", tall),
        ] {
            put(&mut element, name, value.to_string());
        }
        put(&mut element, "preserveAspectRatio", "none".to_owned());
        element.set("overflow", "hidden".to_owned());
        element
    };
    let mut white = Element::new("rect");
    for (name, value) in [("width", "100%"), ("height", "100%"), ("fill", "#fff")] {
        white.set(name, value.to_owned());
    }
    let pieces = pieces.iter().enumerate().map(place);
    root.content = Content::Children(std::iter::once(white).chain(pieces).collect());
    let mut xml = String::with_capacity(256 * 1024);
    write_xml(&root, &mut xml);
    galerne_render::render_png(&xml, 1.0).map_err(|error| error.to_string())
}

impl Placed {
    /// Its own coordinates inside, cut off where the clip ends.
    fn element(&self, ink: Ink) -> Element {
        let mut inner = plain(self.scene.element(Output::File(Theme::Print(ink))));
        let view = self.scene.view;
        // The clip in the coordinates of the scene: turned back by quarters about the centre.
        let local = |x: f32, y: f32| {
            let (x, y) = (x - self.centre.x, y - self.centre.y);
            let (sin, cos) = self.turn.to_radians().sin_cos();
            (x * cos - y * sin + view.centre().x, x * sin + y * cos + view.centre().y)
        };
        let (a, b) = (local(self.clip.x, self.clip.y), local(self.clip.right(), self.clip.bottom()));
        let (x, y) = (a.0.min(b.0), a.1.min(b.1));
        let (width, height) = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
        let number = |value: f32| format!("{value:.2}");
        put(&mut inner, "viewBox", format!("{x:.2} {y:.2} {width:.2} {height:.2}"));
        for (name, value) in [("x", x), ("y", y), ("width", width), ("height", height)] {
            put(&mut inner, name, number(value));
        }
        inner.set("overflow", "hidden");
        let mut group = Element::new("g");
        let middle = view.centre();
        group.set(
            "transform",
            format!(
                "translate({:.2} {:.2}) rotate({}) translate({:.2} {:.2})",
                self.centre.x, self.centre.y, -self.turn, -middle.x, -middle.y
            ),
        );
        group.content = Content::Children(vec![inner]);
        group
    }
}

/// Without what only a live page needs: many sheets stand on one page, and no id may stand there twice.
fn plain(mut element: Element) -> Element {
    const LIVE: [&str; 6] = ["id", "role", "aria-label", "aria-describedby", "aria-hidden", "data-target"];
    element.attributes.retain(|(name, _)| !LIVE.contains(&name.as_ref()));
    if let Content::Children(children) = element.content {
        let kept = children.into_iter().filter(|child| !matches!(&*child.tag, "title" | "desc"));
        element.content = Content::Children(kept.map(plain).collect());
    }
    element
}

/// Set an attribute, in the place of what it was.
fn put(element: &mut Element, name: &'static str, value: String) {
    element.attributes.retain(|(known, _)| known != name);
    element.set(name, value);
}
