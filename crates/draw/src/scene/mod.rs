//! A drawing as a value: layers of nodes, with colours by what they are for and names for those who do not see.
//!
//! One writer turns it into SVG that browsers and static renderers draw alike: no `foreignObject`, no `<use>`, no style
//! sheets or scripts or fonts inside, no CSS transforms. [`Output`] is the target.

mod check;
mod digits;
mod element;
mod lower;
mod node;
mod path;
mod segments;
mod style;
mod xml;

pub use check::Problem;
pub use element::{Content, Element};
pub use node::{Anchor, Node, Role, Shape, Text};
pub use path::Path;
pub use segments::Segment;
pub use style::{Dash, Paint, Style, Touch};
pub use xml::write_xml;

pub(crate) use check::has_plain_ids;
pub(crate) use lower::{Part, lowered};

use crate::{
    geometry::Area,
    theme::{Accent, Colour, Theme},
};
use std::sync::Arc;

/// A whole drawing.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The id of the root element: unique on the page, so that a board and its panels can stand side by side.
    pub id: String,
    /// The part of the plane that is shown.
    pub view: Area,
    /// What the drawing is called, in the reader's language.
    pub name: String,
    /// What there is to see, for those who do not; may be empty.
    pub description: String,
    /// The colours of the game that is drawn.
    pub accent: Accent,
    /// From the bottom to the top.
    pub layers: Vec<Layer>,
}

/// Things that lie at one height. Layers are flat and always in the same order: a token never changes its parent when it moves,
/// and so keeps the focus and glides.
///
/// Clones share their nodes: what never changes is drawn once (see [`Keep`](crate::Keep)) and stands in many scenes.
#[derive(Clone, Debug)]
pub struct Layer {
    /// Unique on the page, and the same from scene to scene.
    pub id: String,
    /// From the bottom to the top. Shared between clones.
    pub nodes: Arc<Vec<Node>>,
    /// Not read by screen readers: grounds, grids, wind.
    pub is_decoration: bool,
    /// In degrees anticlockwise, about the origin.
    pub turn: f32,
    /// From 0 (there, but not seen) to 1.
    pub opacity: f32,
}

impl Layer {
    /// Whether both have the very same things on them, wherever they are turned. Shared nodes are not looked at.
    pub(crate) fn has_nodes_of(&self, other: &Layer) -> bool {
        Arc::ptr_eq(&self.nodes, &other.nodes) || self.nodes == other.nodes
    }

    /// Whether both look the same, their nodes aside.
    pub(crate) fn lies_like(&self, other: &Layer) -> bool {
        let key = |layer: &Layer| (layer.is_decoration, layer.turn.to_bits(), layer.opacity.to_bits());
        self.id == other.id && key(self) == key(other)
    }
}

impl PartialEq for Layer {
    fn eq(&self, other: &Layer) -> bool {
        self.lies_like(other) && self.has_nodes_of(other)
    }
}

/// What a scene is written for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Output {
    /// Inside a page: light colours, and classes by which the page's style sheet changes them (see
    /// [`stylesheet`](crate::theme::stylesheet)); as large as the page says.
    Page,
    /// A file of its own, in one theme: literal colours only, and a size.
    File(Theme),
}

impl Scene {
    /// An empty drawing in the default colours.
    #[must_use]
    pub fn new(id: impl Into<String>, view: Area) -> Scene {
        Scene {
            id: id.into(),
            view,
            name: String::new(),
            description: String::new(),
            accent: Accent::HOUSE,
            layers: Vec::new(),
        }
    }

    /// The same with a name, in the reader's language.
    #[must_use]
    pub fn named(mut self, name: impl Into<String>) -> Scene {
        self.name = name.into();
        self
    }

    /// The same with a description, in the reader's language.
    #[must_use]
    pub fn described(mut self, description: impl Into<String>) -> Scene {
        self.description = description.into();
        self
    }

    /// The same in the colours of a game.
    #[must_use]
    pub fn accented(mut self, accent: Accent) -> Scene {
        self.accent = accent;
        self
    }

    /// One more layer on top.
    #[must_use]
    pub fn layer(mut self, layer: Layer) -> Scene {
        self.layers.push(layer);
        self
    }

    /// Several layers, each on top of those before.
    #[must_use]
    pub fn layers(mut self, layers: impl IntoIterator<Item = Layer>) -> Scene {
        self.layers.extend(layers);
        self
    }

    /// A plain ground in one colour under everything else.
    #[must_use]
    pub fn ground(mut self, colour: Colour) -> Scene {
        let sheet = Node::rect(self.view).fill(colour);
        self.layers.insert(0, Layer::decoration(format!("{}-ground", self.id), [sheet]));
        self
    }

    /// The drawing as a tree of elements.
    #[must_use]
    pub fn element(&self, output: Output) -> Element {
        lowered(self, output, |_| Part::Whole)
    }

    /// The drawing as SVG.
    #[must_use]
    pub fn svg(&self, output: Output) -> String {
        let mut xml = String::with_capacity(16 * 1024);
        write_xml(&self.element(output), &mut xml);
        xml
    }
}

impl Layer {
    /// A layer that screen readers read.
    #[must_use]
    pub fn new(id: impl Into<String>, nodes: impl IntoIterator<Item = Node>) -> Layer {
        let nodes = Arc::new(nodes.into_iter().collect());
        Layer { id: id.into(), nodes, is_decoration: false, turn: 0.0, opacity: 1.0 }
    }

    /// Turned about the origin, anticlockwise.
    #[must_use]
    pub fn turned(self, degrees: f32) -> Layer {
        Layer { turn: degrees, ..self }
    }

    /// The same, translucent as a whole: 0 is there, but not seen.
    #[must_use]
    pub fn faded(self, opacity: f32) -> Layer {
        Layer { opacity, ..self }
    }

    /// A layer that screen readers pass over.
    #[must_use]
    pub fn decoration(id: impl Into<String>, nodes: impl IntoIterator<Item = Node>) -> Layer {
        Layer { is_decoration: true, ..Layer::new(id, nodes) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{geometry::pt, text::Face};

    fn sample(name: &str) -> Scene {
        let token = Node::group([
            Node::circle(pt(0.0, 0.0), 10.0).fill(Colour::Seat1),
            Node::label(pt(0.0, 0.0), name, Face::Sans, 8.0).fill(Colour::OnSeat1),
        ]);
        let token = token.id("token-0").name(name).target(name).at(pt(12.0, 30.5)).turned(60.0);
        Scene::new("board", Area::new(0.0, 0.0, 100.0, 50.0)).named(name).layer(Layer::new("tokens", [token]))
    }

    #[test]
    fn the_page_gets_classes_and_the_file_gets_values() {
        let page = sample("A").svg(Output::Page);
        assert!(page.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"board\""), "{page}");
        assert!(page.contains("viewBox=\"0 0 100 50\"") && page.contains("data-accent=\"house\""));
        assert!(page.contains("class=\"f-seat-1\"") && !page.contains("#bf482d"));
        assert!(page.contains("transform=\"translate(12 30.5) rotate(-60)\""), "{page}");
        assert!(page.contains("role=\"button\" aria-label=\"A\" data-target=\"A\""), "{page}");
        let file = sample("A").svg(Output::File(Theme::Dark));
        assert!(!file.contains("class=") && file.contains("fill=\"#e26a48\""), "{file}");
        assert!(file.contains("width=\"100\" height=\"50\"") && file.contains("<title>A</title>"));
    }

    #[test]
    fn hostile_names_stay_text() {
        let hostile = "<script>&\"'\u{0}\n]]> \u{fffe}";
        for output in [Output::Page, Output::File(Theme::Light)] {
            let svg = sample(hostile).svg(output);
            let document = roxmltree::Document::parse(&svg).expect("valid XML");
            assert!(!svg.contains("<script"));
            let token = document.descendants().find(|node| node.attribute("data-target").is_some()).unwrap();
            assert_eq!(token.attribute("data-target"), Some("<script>&\"'\u{fffd}\n]]> \u{fffd}"));
        }
    }

    #[test]
    fn unnamed_shapes_paint_nothing_and_lines_of_text_are_spans() {
        let text = Node::lines(pt(5.0, 10.0), vec!["un".into(), "deux".into()], Face::SerifItalic, 12.0);
        let scene = Scene::new("s", Area::new(0.0, 0.0, 9.0, 9.0)).layer(Layer::new("l", [text]));
        let svg = scene.svg(Output::File(Theme::Light));
        assert!(svg.contains("fill=\"none\""), "{svg}");
        assert!(svg.contains("<tspan x=\"5\">un</tspan><tspan x=\"5\" dy=\"15\">deux</tspan>"), "{svg}");
        assert!(svg.contains("font-style=\"italic\""));
    }
}
