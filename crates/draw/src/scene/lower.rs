//! From the typed scene to elements and attributes.

use super::{
    Layer, Output, Scene,
    digits::{digits, fine_digits, push_fine, push_number},
    element::{Content, Element},
    node::{Anchor, Node, Role, Shape, Text},
    style::{Dash, Paint, Style, Touch},
};
use crate::{
    geometry::{Point, Transform},
    text::Face,
    theme::{Accent, Colour, Theme},
};
use std::collections::HashSet;

/// How much of a layer is wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Whole,
    /// Its own element and of its nodes those with these numbers.
    Only(Vec<usize>),
    Nothing,
}

/// The drawing as elements; of its layers as much as is wanted.
pub(crate) fn lowered(scene: &Scene, output: Output, wanted: impl Fn(&Layer) -> Part) -> Element {
    let mut svg = Element::new("svg");
    svg.set("xmlns", "http://www.w3.org/2000/svg");
    svg.set("id", &*scene.id);
    let view = scene.view;
    let mut view_box = String::new();
    for (i, value) in [view.x, view.y, view.width, view.height].into_iter().enumerate() {
        if i > 0 {
            view_box.push(' ');
        }
        push_number(&mut view_box, value);
    }
    svg.set("viewBox", view_box);
    let mut children = Vec::new();
    match output {
        Output::Page => svg.set("data-accent", scene.accent.id),
        Output::File(_) => {
            svg.set("width", digits(view.width));
            svg.set("height", digits(view.height));
            // On the page a title would pop up wherever the mouse rests; there the name is a label.
            if !scene.name.is_empty() {
                children.push(Element { content: Content::Text(scene.name.clone()), ..Element::new("title") });
            }
        }
    }
    svg.set("role", if output == Output::Page { "group" } else { "img" });
    if !scene.name.is_empty() {
        svg.set("aria-label", &*scene.name);
    }
    if !scene.description.is_empty() {
        let mut description = Element::new("desc");
        let id = format!("{}-description", scene.id);
        svg.set("aria-describedby", &*id);
        description.set("id", id);
        description.content = Content::Text(scene.description.clone());
        children.push(description);
    }
    for (name, value) in [("fill", "none"), ("stroke-linecap", "round"), ("stroke-linejoin", "round")] {
        svg.set(name, value);
    }
    let lowering = Lowering { output, accent: &scene.accent };
    // Hidden nodes are left out of files; the page may still show them.
    let is_there = |layer: &&Layer| output == Output::Page || layer.opacity > 0.0;
    children.extend(scene.layers.iter().filter(is_there).filter_map(|layer| match wanted(layer) {
        Part::Whole => Some(lowering.layer(layer, layer.nodes.iter())),
        Part::Only(numbers) => {
            Some(lowering.layer(layer, numbers.iter().filter_map(|&number| layer.nodes.get(number))))
        }
        Part::Nothing => None,
    }));
    svg.content = Content::Children(children);
    let mut seen = HashSet::new();
    make_ids_unique(&mut svg, &mut seen);
    if output == Output::Page {
        give_ids(&mut svg, &mut seen);
    }
    svg
}

struct Lowering<'a> {
    output: Output,
    accent: &'a Accent,
}

impl Lowering<'_> {
    fn layer<'n>(&self, layer: &Layer, nodes: impl Iterator<Item = &'n Node>) -> Element {
        let mut group = Element::new("g");
        group.set("id", &*layer.id);
        if layer.is_decoration {
            group.set("aria-hidden", "true");
        }
        if layer.turn != 0.0 {
            group.set("transform", transform(Transform { turn: layer.turn, ..Transform::default() }));
        }
        if layer.opacity < 1.0 {
            group.set("opacity", fine_digits(layer.opacity));
        }
        group.content = self.nodes(nodes);
        group
    }

    fn nodes<'n>(&self, nodes: impl Iterator<Item = &'n Node>) -> Content {
        let shown = |node: &&Node| self.output == Output::Page || !node.style.hidden;
        Content::Children(nodes.filter(shown).map(|node| self.node(node)).collect())
    }

    fn node(&self, node: &Node) -> Element {
        let mut element = Element::new(match node.shape {
            Shape::Group(_) => "g",
            Shape::Path(_) => "path",
            Shape::Polygon(_) => "polygon",
            Shape::Polyline(_) => "polyline",
            Shape::Circle { .. } => "circle",
            Shape::Ellipse { .. } => "ellipse",
            Shape::Rect { .. } => "rect",
            Shape::Line { .. } => "line",
            Shape::Text(_) => "text",
        });
        if let Some(id) = &node.id {
            element.set("id", &**id);
        }
        self.classes(node, &mut element);
        said(node, &mut element);
        self.shape(&node.shape, &mut element);
        if !node.transform.is_none() {
            element.set("transform", transform(node.transform));
        }
        self.style(&node.style, &mut element);
        element
    }

    fn classes(&self, node: &Node, element: &mut Element) {
        if self.output != Output::Page {
            return;
        }
        let mut classes = node.classes.join(" ");
        if let Shape::Text(text) = &node.shape {
            push_class(&mut classes, &[text.face.class()]);
        }
        for (letter, paint) in [("f-", node.style.fill), ("s-", node.style.stroke)] {
            if let Some(Paint::Colour(colour)) = paint {
                push_class(&mut classes, &[letter, colour.name()]);
            }
        }
        if !classes.is_empty() {
            element.set("class", classes);
        }
    }

    fn shape(&self, shape: &Shape, element: &mut Element) {
        match shape {
            Shape::Group(children) => {
                element.content = self.nodes(children.iter());
            }
            Shape::Path(path) => element.set("d", path.data()),
            Shape::Polygon(all) | Shape::Polyline(all) => element.set("points", points(all)),
            Shape::Circle { centre, radius } => {
                numbers(element, &[("cx", centre.x), ("cy", centre.y), ("r", radius.max(0.0))]);
            }
            Shape::Ellipse { centre, radii } => {
                let (rx, ry) = (radii.x.max(0.0), radii.y.max(0.0));
                numbers(element, &[("cx", centre.x), ("cy", centre.y), ("rx", rx), ("ry", ry)]);
            }
            Shape::Rect { area, radius } => {
                let (width, height) = (area.width.max(0.0), area.height.max(0.0));
                numbers(element, &[("x", area.x), ("y", area.y), ("width", width), ("height", height)]);
                if *radius > 0.0 {
                    numbers(element, &[("rx", *radius)]);
                }
            }
            Shape::Line { from, to } => {
                numbers(element, &[("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)]);
            }
            Shape::Text(text) => {
                if self.output != Output::Page {
                    set_in(text.face, element);
                }
                written(text, element);
            }
        }
    }

    fn style(&self, style: &Style, element: &mut Element) {
        for (name, paint) in [("fill", style.fill), ("stroke", style.stroke)] {
            // On the page a colour is a class, and not said twice.
            if let Some(paint) = paint.filter(|paint| self.output != Output::Page || *paint == Paint::None) {
                element.set(name, self.paint(paint));
            }
        }
        if let Some(width) = style.width {
            element.set("stroke-width", digits(width));
        }
        match style.dash {
            Some(Dash::Solid) => element.set("stroke-dasharray", "none"),
            Some(dash) => {
                let width = style.width.unwrap_or(1.0);
                let lengths: Vec<String> =
                    dash.pattern().iter().map(|length| digits((length * width).max(0.01))).collect();
                element.set("stroke-dasharray", lengths.join(" "));
            }
            None => {}
        }
        if let Some(opacity) = style.opacity {
            element.set("opacity", fine_digits(opacity));
        }
        if let Some(opacity) = style.fill_opacity {
            element.set("fill-opacity", fine_digits(opacity));
        }
        if style.butt {
            element.set("stroke-linecap", "butt");
        }
        if style.hidden {
            element.set("visibility", "hidden");
        }
        match (style.touch, self.output) {
            (Touch::Inside, Output::Page) => element.set("pointer-events", "all"),
            (Touch::Through, Output::Page) => element.set("pointer-events", "none"),
            _ => {}
        }
        if style.stroke_under {
            element.set("paint-order", "stroke");
        }
    }

    fn paint(&self, paint: Paint) -> String {
        let theme = match self.output {
            Output::Page => Theme::Light,
            Output::File(theme) => theme,
        };
        match paint {
            Paint::None => "none".to_owned(),
            // What falls under a raised thing is light, and paper has its own.
            Paint::Colour(Colour::Shade) if matches!(theme, Theme::Print(_)) => "none".to_owned(),
            Paint::Colour(colour) => Colour::value(colour, theme, self.accent).to_string(),
        }
    }
}

/// Attributes for screen readers and the page's script.
fn said(node: &Node, element: &mut Element) {
    let role = node.role.or(match (&node.target, &node.name) {
        (Some(_), _) => Some(Role::Button),
        (None, Some(_)) => Some(Role::Image),
        (None, None) => None,
    });
    match role {
        Some(Role::Image) => element.set("role", "img"),
        Some(Role::Group) => element.set("role", "group"),
        Some(Role::Button) => element.set("role", "button"),
        Some(Role::Hidden) => element.set("aria-hidden", "true"),
        None => {}
    }
    if let Some(name) = &node.name {
        element.set("aria-label", &**name);
    }
    if let Some(target) = &node.target {
        element.set("data-target", &**target);
    }
}

fn push_class(classes: &mut String, parts: &[&str]) {
    if !classes.is_empty() {
        classes.push(' ');
    }
    classes.extend(parts.iter().copied());
}

fn set_in(face: Face, element: &mut Element) {
    element.set("font-family", face.stack());
    element.set("font-weight", face.weight());
    if face.is_italic() {
        element.set("font-style", "italic");
    }
}

fn written(text: &Text, element: &mut Element) {
    element.set("x", digits(text.at.x));
    element.set("y", digits(text.at.y));
    element.set("font-size", digits(text.size));
    match text.anchor {
        Anchor::Start => {}
        Anchor::Middle => element.set("text-anchor", "middle"),
        Anchor::End => element.set("text-anchor", "end"),
    }
    if text.spacing != 0.0 {
        element.set("letter-spacing", digits(text.spacing * text.size));
    }
    element.content = match &*text.lines {
        [] => Content::Children(Vec::new()),
        // An element without text and one with the empty text are the same to a browser: write them the same.
        [line] if line.is_empty() => Content::Children(Vec::new()),
        [line] => Content::Text(line.clone()),
        lines => {
            let span = |(i, line): (usize, &String)| {
                let mut span = Element::new("tspan");
                span.set("x", digits(text.at.x));
                if i > 0 {
                    span.set("dy", digits(text.leading * text.size));
                }
                // An empty line has no height of its own in SVG: a no-break space keeps its place.
                let line = if line.is_empty() { "\u{a0}" } else { line };
                span.content = Content::Text(line.to_owned());
                span
            };
            Content::Children(lines.iter().enumerate().map(span).collect())
        }
    };
}

fn numbers(element: &mut Element, values: &[(&'static str, f32)]) {
    for &(name, value) in values {
        element.set(name, digits(value));
    }
}

fn points(points: &[Point]) -> String {
    let mut out = String::with_capacity(points.len() * 12);
    for (i, point) in points.iter().enumerate() {
        if i > 0 {
            out.push(' ');
        }
        push_number(&mut out, point.x);
        out.push(',');
        push_number(&mut out, point.y);
    }
    out
}

/// Always move, then turn, then scale: lists of the same shape are what browsers glide between.
fn transform(transform: Transform) -> String {
    let mut out = String::from("translate(");
    push_number(&mut out, transform.move_by.x);
    out.push(' ');
    push_number(&mut out, transform.move_by.y);
    out.push(')');
    if transform.turn != 0.0 {
        out.push_str(" rotate(");
        push_number(&mut out, -transform.turn);
        out.push(')');
    }
    if transform.scale != 1.0 {
        out.push_str(" scale(");
        push_fine(&mut out, transform.scale);
        out.push(')');
    }
    out
}

/// Two things with one id are a mistake ([`Scene::check`] finds it), but not one that may break the page: the later one gets
/// another id.
fn make_ids_unique(element: &mut Element, seen: &mut HashSet<String>) {
    if let Some((_, id)) = element.attributes.iter_mut().find(|(name, _)| name == "id") {
        let given = id.clone();
        let mut copies = 1;
        while !seen.insert(id.clone()) {
            copies += 1;
            *id = format!("{given}~~{copies}");
        }
    }
    if let Content::Children(children) = &mut element.content {
        for child in children {
            make_ids_unique(child, seen);
        }
    }
}

/// Give an id to whatever stands beside or around a thing with an id, so that afterwards the children of an element either all
/// have ids (and are patched one by one) or have none all the way down (and are compared by position).
fn give_ids(element: &mut Element, seen: &mut HashSet<String>) {
    let Some(parent) = element.id().map(str::to_owned) else { return };
    let Content::Children(children) = &mut element.content else { return };
    if !children.iter().any(|child| child.walk().any(|inner| inner.id().is_some())) {
        return;
    }
    let mut unnamed = 0;
    for child in children {
        if child.id().is_none() {
            let id = loop {
                let id = format!("{parent}~{unnamed}");
                unnamed += 1;
                if seen.insert(id.clone()) {
                    break id;
                }
            };
            child.attributes.insert(0, ("id".into(), id));
        }
        give_ids(child, seen);
    }
}
