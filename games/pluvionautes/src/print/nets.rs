//! The balloon die and the two weather dice as nets, to be cut out, folded and glued.

use crate::game::Pluvionautes;
use crate::picture::{balloon, clouds};
use galerne_draw::print::{Component, POINT, Part, Wish, blank};
use galerne_draw::scene::Dash;
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Path, Picture, Point, pt};

/// The side of a die, and of its tabs.
const SIDE: f32 = 16.0;
const TAB: f32 = 5.0;

/// Where the faces lie in the cross: opposite faces add up to seven once it is folded.
const PLACES: [(u8, f32, f32); 6] =
    [(1, 1.0, 0.0), (2, 0.0, 1.0), (3, 1.0, 1.0), (5, 2.0, 1.0), (4, 3.0, 1.0), (6, 1.0, 2.0)];

pub(super) fn all(game: &Pluvionautes, wish: &Wish<'_, Pluvionautes>) -> Vec<Component> {
    // The faces of a row follow each other round the die: 2, 3, 5, 4, with 1 above the 3 and 6 below it.
    let balloon = |value: u8| match value {
        1 | 6 => balloon::blimp(6.0, Colour::Second),
        value => Node::label(Point::ORIGIN, value.to_string(), Face::SerifBold, 28.0 * POINT).fill(Colour::Ink),
    };
    let weather = |value: u8| Node::group([clouds::cloud_of(game, value, 1)]).scaled(0.28);
    vec![
        net("die-balloon", &wish.word("print-balloon-die"), &balloon),
        net("die-weather", &wish.word("print-weather-dice"), &weather).times(2),
    ]
}

fn net(id: &str, name: &str, face: &dyn Fn(u8) -> Node) -> Component {
    let size = (4.0 * SIDE + 2.0 * TAB, 3.0 * SIDE + 2.0 * TAB + 6.0);
    let corner = |x: f32, y: f32| pt(TAB + x * SIDE, TAB + y * SIDE);
    let mut nodes = Vec::new();
    // Tabs: on the upper square three, on the lower square three, and one at the end of the row.
    let tab = |a: Point, b: Point| {
        let out = (b - a).unit().left() * TAB * 0.9;
        let along = (b - a) * 0.15;
        Node::path(Path::from(a).line(a + out + along).line(b + out - along).line(b)).stroke(Colour::Ink, 0.2)
    };
    for (a, b) in [
        ((1.0, 1.0), (1.0, 0.0)),
        ((1.0, 0.0), (2.0, 0.0)),
        ((2.0, 0.0), (2.0, 1.0)),
        ((2.0, 2.0), (2.0, 3.0)),
        ((2.0, 3.0), (1.0, 3.0)),
        ((1.0, 3.0), (1.0, 2.0)),
        ((0.0, 2.0), (0.0, 1.0)),
    ] {
        nodes.push(tab(corner(a.0, a.1), corner(b.0, b.1)));
    }
    for (value, x, y) in PLACES {
        let at = corner(x, y);
        nodes.push(
            Node::rect(Area::new(at.x, at.y, SIDE, SIDE))
                .fill(Colour::Card)
                .stroke(Colour::Ink, 0.2)
                .dash(Dash::Dashed),
        );
        nodes.push(Node::group([face(value)]).at(at + pt(SIDE / 2.0, SIDE / 2.0)));
    }
    nodes.push(Node::text(pt(TAB + 2.45 * SIDE, TAB + 2.6 * SIDE), name, Face::Sans, 7.0 * POINT));
    let scene = blank(id, size, Pluvionautes::accent()).named(name);
    Component::new(id, Part::Tokens, scene.layer(Layer::new(format!("{id}-face"), nodes))).outlined()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Faces two apart in the row of four lie opposite each other, and so do the two that stand above and below the row.
    #[test]
    fn opposite_faces_of_a_net_add_up_to_seven() {
        let at = |x: f32, y: f32| PLACES.iter().find(|place| (place.1, place.2) == (x, y)).unwrap().0;
        assert_eq!(at(0.0, 1.0) + at(2.0, 1.0), 7);
        assert_eq!(at(1.0, 1.0) + at(3.0, 1.0), 7);
        assert_eq!(at(1.0, 0.0) + at(1.0, 2.0), 7);
    }
}
