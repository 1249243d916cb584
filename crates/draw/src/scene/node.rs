//! One thing in a drawing.

use crate::{
    geometry::{Area, Point, Transform},
    scene::{
        Path,
        style::{Dash, Paint, Style, Touch},
    },
    text::Face,
    theme::Colour,
};

/// A shape or a group, with what the page and a screen reader need to know about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    /// Stable from scene to scene: by it a thing is recognised again, moved instead of redrawn.
    pub id: Option<String>,
    /// What the page's style sheet knows it by.
    pub classes: Vec<&'static str>,
    /// What it is called by a screen reader, in the reader's language.
    pub name: Option<String>,
    /// What a screen reader takes it for. Unset, a target makes it a button and a name an image.
    pub role: Option<Role>,
    /// The id of what one chooses by clicking here; several nodes may stand for the same thing.
    pub target: Option<String>,
    /// Where it stands, relative to the group around it.
    pub transform: Transform,
    /// How it is painted; what is not said comes from the group around it.
    pub style: Style,
    /// What is drawn.
    pub shape: Shape,
}

/// What a screen reader takes a node for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// A picture with a name; what is inside is not read.
    Image,
    /// A group with a name; what is inside is read too.
    Group,
    /// Can be chosen.
    Button,
    /// Decoration: not read at all.
    Hidden,
}

/// What a node draws. Coordinates are the node's own, before its transform.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// Nodes that move, turn and fade together.
    Group(Vec<Node>),
    /// Lines and curves.
    Path(Path),
    /// A closed outline with straight sides.
    Polygon(Vec<Point>),
    /// Straight stretches, not closed.
    Polyline(Vec<Point>),
    /// A circle.
    Circle {
        /// Its centre.
        centre: Point,
        /// From the centre to the rim.
        radius: f32,
    },
    /// An ellipse with upright axes.
    Ellipse {
        /// Its centre.
        centre: Point,
        /// Half of its width and of its height.
        radii: Point,
    },
    /// A rectangle with upright sides.
    Rect {
        /// What it covers.
        area: Area,
        /// Of its corners; 0 for square ones.
        radius: f32,
    },
    /// One straight line.
    Line {
        /// Where it begins.
        from: Point,
        /// Where it ends.
        to: Point,
    },
    /// Letters.
    Text(Text),
}

/// Lines of text, already broken. `at` is where the first line's baseline begins, ends or has its middle.
#[derive(Clone, PartialEq, Debug)]
pub struct Text {
    /// Where the first line's baseline is anchored.
    pub at: Point,
    /// From top to bottom.
    pub lines: Vec<String>,
    /// The font.
    pub face: Face,
    /// The size of the font, in units of the scene.
    pub size: f32,
    /// Which part of a line stands at the point.
    pub anchor: Anchor,
    /// From baseline to baseline, as a multiple of the size.
    pub leading: f32,
    /// Additional space between letters, as a share of the size: capitals like a little.
    pub spacing: f32,
}

/// Which part of a line of text stands at its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Anchor {
    /// Its beginning: text runs to the right of the point.
    #[default]
    Start,
    /// Its middle.
    Middle,
    /// Its end: text runs up to the point.
    End,
}

/// Making nodes.
impl Node {
    /// A node without id, name or style: invisible until it is painted, or its group is.
    #[must_use]
    pub fn new(shape: Shape) -> Node {
        Node {
            id: None,
            classes: Vec::new(),
            name: None,
            role: None,
            target: None,
            transform: Transform::NONE,
            style: Style::default(),
            shape,
        }
    }

    /// Nodes that move, turn and fade together.
    #[must_use]
    pub fn group(children: impl IntoIterator<Item = Node>) -> Node {
        Node::new(Shape::Group(children.into_iter().collect()))
    }

    /// Lines and curves.
    #[must_use]
    pub fn path(path: Path) -> Node {
        Node::new(Shape::Path(path))
    }

    /// A closed outline with straight sides.
    #[must_use]
    pub fn polygon(points: impl IntoIterator<Item = Point>) -> Node {
        Node::new(Shape::Polygon(points.into_iter().collect()))
    }

    /// Straight stretches, not closed.
    #[must_use]
    pub fn polyline(points: impl IntoIterator<Item = Point>) -> Node {
        Node::new(Shape::Polyline(points.into_iter().collect()))
    }

    /// A circle about the point.
    #[must_use]
    pub fn circle(centre: Point, radius: f32) -> Node {
        Node::new(Shape::Circle { centre, radius })
    }

    /// An ellipse about the point, its axes upright.
    #[must_use]
    pub fn ellipse(centre: Point, radii: Point) -> Node {
        Node::new(Shape::Ellipse { centre, radii })
    }

    /// A rectangle with square corners.
    #[must_use]
    pub fn rect(area: Area) -> Node {
        Node::rounded(area, 0.0)
    }

    /// A rectangle with round corners.
    #[must_use]
    pub fn rounded(area: Area, radius: f32) -> Node {
        Node::new(Shape::Rect { area, radius })
    }

    /// One straight line.
    #[must_use]
    pub fn line(from: Point, to: Point) -> Node {
        Node::new(Shape::Line { from, to })
    }

    /// One line of text in ink, its baseline beginning at the point.
    #[must_use]
    pub fn text(at: Point, text: impl Into<String>, face: Face, size: f32) -> Node {
        Node::lines(at, vec![text.into()], face, size)
    }

    /// Lines of text, one under the other.
    #[must_use]
    pub fn lines(at: Point, lines: Vec<String>, face: Face, size: f32) -> Node {
        let text = Text { at, lines, face, size, anchor: Anchor::Start, leading: 1.25, spacing: 0.0 };
        Node::new(Shape::Text(text)).fill(Colour::Ink)
    }

    /// One line of text in the middle of a thing: centred both ways on the point, by the height of capitals.
    #[must_use]
    pub fn label(centre: Point, text: impl Into<String>, face: Face, size: f32) -> Node {
        let baseline = Point::new(centre.x, centre.y + face.cap_height(size) / 2.0);
        Node::text(baseline, text, face, size).anchor(Anchor::Middle)
    }
}

/// Saying what a node is.
impl Node {
    /// The same under a stable id, so that the next scene moves it instead of drawing it again.
    #[must_use]
    pub fn id(mut self, id: impl Into<String>) -> Node {
        self.id = Some(id.into());
        self
    }

    /// The same with one more class for the page's style sheet.
    #[must_use]
    pub fn class(mut self, class: &'static str) -> Node {
        self.classes.push(class);
        self
    }

    /// The same with a name for screen readers, in the reader's language.
    #[must_use]
    pub fn name(mut self, name: impl Into<String>) -> Node {
        self.name = Some(name.into());
        self
    }

    /// The same with a role for screen readers.
    #[must_use]
    pub fn role(mut self, role: Role) -> Node {
        self.role = Some(role);
        self
    }

    /// Not read by screen readers.
    #[must_use]
    pub fn decoration(self) -> Node {
        self.role(Role::Hidden)
    }

    /// The same as something to choose: a click here touches that target.
    #[must_use]
    pub fn target(mut self, target: impl Into<String>) -> Node {
        self.target = Some(target.into());
        self
    }

    /// One more child of a group; on anything else, a group of both.
    #[must_use]
    pub fn with(mut self, child: Node) -> Node {
        match &mut self.shape {
            Shape::Group(children) => {
                children.push(child);
                self
            }
            _ => Node::group([self, child]),
        }
    }
}

/// Placing and painting.
impl Node {
    /// Its origin goes there.
    #[must_use]
    pub fn at(mut self, point: Point) -> Node {
        self.transform.move_by = point;
        self
    }

    /// Turned about its origin, in degrees anticlockwise.
    #[must_use]
    pub fn turned(mut self, degrees: f32) -> Node {
        self.transform.turn = degrees;
        self
    }

    /// The same, larger or smaller by that factor, about its origin.
    #[must_use]
    pub fn scaled(mut self, factor: f32) -> Node {
        self.transform.scale = factor;
        self
    }

    /// The same with its inside painted.
    #[must_use]
    pub fn fill(mut self, colour: impl Into<Paint>) -> Node {
        self.style.fill = Some(colour.into());
        self
    }

    /// The same with its outline painted, that wide.
    #[must_use]
    pub fn stroke(mut self, colour: impl Into<Paint>, width: f32) -> Node {
        self.style.stroke = Some(colour.into());
        self.style.width = Some(width);
        self
    }

    /// The same with a pattern of dashes.
    #[must_use]
    pub fn dash(mut self, dash: Dash) -> Node {
        self.style.dash = Some(dash);
        self
    }

    /// The same, translucent as a whole.
    #[must_use]
    pub fn opacity(mut self, opacity: f32) -> Node {
        self.style.opacity = Some(opacity);
        self
    }

    /// Only the fill is translucent; the outline stays.
    #[must_use]
    pub fn fill_opacity(mut self, opacity: f32) -> Node {
        self.style.fill_opacity = Some(opacity);
        self
    }

    /// Waits for the page's style sheet to show it; files leave it out.
    #[must_use]
    pub fn hidden(mut self) -> Node {
        self.style.hidden = true;
        self
    }

    /// What a click does here.
    #[must_use]
    pub fn touch(mut self, touch: Touch) -> Node {
        self.style.touch = touch;
        self
    }

    /// Lines end square instead of round.
    #[must_use]
    pub fn butt(mut self) -> Node {
        self.style.butt = true;
        self
    }

    /// A rim round the letters, under them: for text on a busy ground.
    #[must_use]
    pub fn rimmed(mut self, colour: Colour, width: f32) -> Node {
        self.style.stroke_under = true;
        self.stroke(colour, width)
    }

    /// Where the text's point is: at its start, its middle or its end. Means nothing on other shapes.
    #[must_use]
    pub fn anchor(mut self, anchor: Anchor) -> Node {
        if let Shape::Text(text) = &mut self.shape {
            text.anchor = anchor;
        }
        self
    }

    /// The distance from baseline to baseline, as a multiple of the size. Means nothing on other shapes.
    #[must_use]
    pub fn leading(mut self, leading: f32) -> Node {
        if let Shape::Text(text) = &mut self.shape {
            text.leading = leading;
        }
        self
    }

    /// Letters set apart by a share of their size.
    #[must_use]
    pub fn spaced(mut self, spacing: f32) -> Node {
        if let Shape::Text(text) = &mut self.shape {
            text.spacing = spacing;
        }
        self
    }
}
