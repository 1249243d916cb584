//! What can be wrong with a scene, for tests: none of it breaks a page, all of it is a mistake.

use super::{
    Scene,
    node::{Node, Role, Shape},
};
use crate::geometry::Point;
use std::{collections::HashSet, fmt};

/// A mistake in a drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Two things share an id.
    TwiceTheId(String),
    /// The sign that marks ids made up by the writer.
    TildeInId(String),
    /// Something can be chosen but has no name to be read out.
    NamelessTarget(String),
    /// A coordinate that is no number, in the thing with that id or around it.
    NotANumber(String),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::TwiceTheId(id) => write!(f, "two things have the id \"{id}\""),
            Problem::TildeInId(id) => write!(f, "the id \"{id}\" has a tilde, which is kept for made-up ids"),
            Problem::NamelessTarget(target) => write!(f, "the target \"{target}\" has no name"),
            Problem::NotANumber(id) => write!(f, "a coordinate in \"{id}\" is not a number"),
        }
    }
}

impl Scene {
    /// Everything that is wrong with the drawing; nothing, one hopes. Every picture's tests ask.
    #[must_use]
    pub fn check(&self) -> Vec<Problem> {
        let mut checking = Checking { seen: HashSet::new(), problems: Vec::new() };
        checking.id(&self.id);
        checking.number(&self.id, &[self.view.x, self.view.y, self.view.width, self.view.height]);
        for layer in &self.layers {
            checking.number(&layer.id, &[layer.turn, layer.opacity]);
            checking.id(&layer.id);
            for node in layer.nodes.iter() {
                checking.node(node, &layer.id);
            }
        }
        checking.problems
    }
}

/// Whether every id of the scene is its own and none looks like a made-up one, so that the ids on the page are exactly these.
pub(crate) fn has_plain_ids(scene: &Scene) -> bool {
    fn add<'a>(node: &'a Node, seen: &mut HashSet<&'a str>) -> bool {
        let fresh = node.id.as_deref().is_none_or(|id| !id.contains('~') && seen.insert(id));
        let inside = match &node.shape {
            Shape::Group(children) => children.iter().all(|child| add(child, seen)),
            _ => true,
        };
        fresh && inside
    }
    let mut seen = HashSet::from([scene.id.as_str()]);
    !scene.id.contains('~')
        && scene.layers.iter().all(|layer| {
            !layer.id.contains('~') && seen.insert(&layer.id) && layer.nodes.iter().all(|node| add(node, &mut seen))
        })
}

struct Checking {
    seen: HashSet<String>,
    problems: Vec<Problem>,
}

impl Checking {
    fn id(&mut self, id: &str) {
        if !self.seen.insert(id.to_owned()) {
            self.problems.push(Problem::TwiceTheId(id.to_owned()));
        }
        if id.contains('~') {
            self.problems.push(Problem::TildeInId(id.to_owned()));
        }
    }

    fn number(&mut self, id: &str, values: &[f32]) {
        if values.iter().any(|value| !value.is_finite()) {
            self.problems.push(Problem::NotANumber(id.to_owned()));
        }
    }

    fn points(&mut self, id: &str, points: &[Point]) {
        for point in points {
            self.number(id, &[point.x, point.y]);
        }
    }

    fn node(&mut self, node: &Node, around: &str) {
        if let Some(id) = &node.id {
            self.id(id);
        }
        let id = node.id.as_deref().unwrap_or(around);
        if let (Some(target), None) = (&node.target, &node.name)
            && node.role != Some(Role::Hidden)
        {
            self.problems.push(Problem::NamelessTarget(target.clone()));
        }
        self.points(id, &[node.transform.move_by]);
        self.number(id, &[node.transform.turn, node.transform.scale]);
        self.number(id, &[node.style.width.unwrap_or(0.0), node.style.opacity.unwrap_or(0.0)]);
        match &node.shape {
            Shape::Group(children) => {
                for child in children {
                    self.node(child, id);
                }
            }
            Shape::Path(path) => {
                let points: Vec<Point> = path.points().collect();
                self.points(id, &points);
            }
            Shape::Polygon(points) | Shape::Polyline(points) => self.points(id, points),
            Shape::Circle { centre, radius } => self.number(id, &[centre.x, centre.y, *radius]),
            Shape::Ellipse { centre, radii } => self.points(id, &[*centre, *radii]),
            Shape::Rect { area, radius } => self.number(id, &[area.x, area.y, area.width, area.height, *radius]),
            Shape::Line { from, to } => self.points(id, &[*from, *to]),
            Shape::Text(text) => self.number(id, &[text.at.x, text.at.y, text.size, text.leading]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        geometry::{Area, pt},
        scene::{Layer, Output},
    };

    #[test]
    fn mistakes_are_found_and_harmless() {
        let nodes = [
            Node::circle(pt(f32::NAN, 0.0), 1.0).id("a"),
            Node::circle(pt(0.0, 0.0), f32::INFINITY).id("a"),
            Node::circle(pt(0.0, 0.0), 1.0).target("t"),
        ];
        let scene = Scene::new("s", Area::new(0.0, 0.0, 1.0, 1.0)).layer(Layer::new("l", nodes));
        let problems = scene.check();
        assert!(problems.contains(&Problem::TwiceTheId("a".into())), "{problems:?}");
        assert!(problems.contains(&Problem::NotANumber("a".into())));
        assert!(problems.contains(&Problem::NamelessTarget("t".into())));
        let svg = scene.svg(Output::Page);
        assert!(svg.contains("id=\"a~~2\"") && !svg.contains("NaN") && !svg.contains("inf"), "{svg}");
    }
}
