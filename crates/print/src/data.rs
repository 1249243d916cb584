//! The pieces as lists, for other programs.

use crate::order::Printout;
use crate::table::line;
use galerne_draw::print::{Component, Cut};
use galerne_draw::scene::Shape;
use galerne_draw::{Node, Scene};
use serde_json::{Value, json};

/// Every line of text of a drawing, in the order in which it is painted.
#[must_use]
pub fn texts_of(scene: &Scene) -> Vec<String> {
    let mut lines = Vec::new();
    let layers = scene.layers.iter().filter(|layer| layer.opacity > 0.0);
    layers.flat_map(|layer| layer.nodes.iter()).for_each(|node| walk(node, &mut lines));
    lines
}

/// All that is said there, in one line.
pub(crate) fn words_of(nodes: &[Node]) -> String {
    let mut lines = Vec::new();
    nodes.iter().for_each(|node| walk(node, &mut lines));
    lines.join(" ")
}

fn walk(node: &Node, lines: &mut Vec<String>) {
    match &node.shape {
        _ if node.style.hidden => {}
        Shape::Group(children) => children.iter().for_each(|child| walk(child, lines)),
        Shape::Text(text) => lines.extend(text.lines.iter().cloned()),
        _ => {}
    }
}

fn cut(piece: &Component) -> &'static str {
    match piece.cut {
        Cut::Straight => "straight",
        Cut::Outline => "outline",
        Cut::Page => "page",
    }
}

impl Printout {
    /// A row for each piece: what it is called, how many there are, how large it is, what stands on it.
    #[must_use]
    pub fn csv(&self) -> String {
        let head = ["id", "part", "set", "copies", "width_mm", "height_mm", "cut", "name", "text", "reading"];
        let mut text = line(&head.map(str::to_owned)) + "\n";
        for piece in &self.components {
            let (width, height) = piece.size();
            let row = [
                piece.id.clone(),
                piece.part.name().to_owned(),
                if piece.quick { "quick" } else { "full" }.to_owned(),
                piece.copies.to_string(),
                format!("{width:.1}"),
                format!("{height:.1}"),
                cut(piece).to_owned(),
                piece.front.name.clone(),
                texts_of(&piece.front).join(" "),
                piece.reading.clone(),
            ];
            text += &(line(&row) + "\n");
        }
        text
    }

    /// The same as JSON.
    #[must_use]
    pub fn json(&self) -> Value {
        let piece = |piece: &Component| {
            let (width, height) = piece.size();
            json!({
                "id": piece.id,
                "part": piece.part.name(),
                "set": if piece.quick { "quick" } else { "full" },
                "copies": piece.copies,
                "width_mm": width,
                "height_mm": height,
                "cut": cut(piece),
                "name": piece.front.name,
                "text": texts_of(&piece.front),
                "back": piece.back.as_ref().map(texts_of),
                "reading": piece.reading,
            })
        };
        Value::Array(self.components.iter().map(piece).collect())
    }
}
