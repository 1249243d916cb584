//! What one looks up: the ten damage tables, the modifiers, a round, and every die from two ordinary ones.

use crate::bestiary::loss_of_table;
use crate::game::Onb;
use galerne_draw::print::{Component, Flow, HALF, Part, Wish, blank};
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Picture, Scene, pt};
use galerne_engine::Message;

const PAGE: (f32, f32) = (197.0, 264.0);

pub(super) fn all(wish: &Wish<'_, Onb>) -> Vec<Component> {
    vec![
        Component::page("tables", Part::Aids, tables(wish)),
        Component::new("sight", Part::Aids, sight(wish)),
        super::sight::sheet(wish),
        Component::page("dice", Part::Aids, dice(wish)),
    ]
}

/// How a battle begins, and what lies between two creatures.
fn sight(wish: &Wish<'_, Onb>) -> Scene {
    let text = |key| wish.word(key);
    let columns = |points: f32| {
        let column = |left: f32, top: f32| Flow::new(Area::new(left, top, 92.0, HALF.1 - top - 3.0), points);
        let left = column(4.0, 3.0)
            .title(&text("print-sight-page"))
            .heading(&text("print-setup-title"))
            .point(&text("print-setup-1"))
            .point(&text("print-setup-2"))
            .point(&text("print-setup-3"))
            .point(&text("print-beginning"))
            .heading(&text("print-near-title"))
            .point(&text("print-near-1"))
            .point(&text("print-near-2"))
            .point(&text("print-near-3"))
            .heading(&text("print-charge-title"))
            .text(&text("print-charge-1"));
        let right = column(101.0, 3.0)
            .heading(&text("print-sight-title"))
            .point(&text("print-sight-1"))
            .point(&text("print-sight-2"))
            .point(&text("print-sight-3"))
            .point(&text("print-sight-4"))
            .point(&text("print-sight-5"))
            .point(&text("print-sight-6"))
            .text(&text("print-sight-sizes"))
            .heading(&text("print-doors-title"))
            .point(&text("print-doors-1"))
            .point(&text("print-doors-2"))
            .point(&text("print-doors-3"));
        vec![left, right]
    };
    let nodes = Flow::largest(&[10.0, 9.5, 9.0, 8.5, 8.0, 7.5], HALF.1 - 2.0, columns);
    page("sight", HALF, text("print-sight-page"), nodes)
}

fn page(id: &str, size: (f32, f32), name: String, nodes: Vec<Node>) -> Scene {
    blank(id, size, Onb::accent()).named(name).layer(Layer::new(format!("{id}-all"), nodes))
}

fn tables(wish: &Wish<'_, Onb>) -> Scene {
    let text = |key| wish.word(key);
    let mut damage =
        vec![std::iter::once(text("print-value")).chain((1..=10).map(|table: u8| format!("[{table}]"))).collect()];
    for value in 10..=29_i32 {
        let row = (1..=10_u8).map(|table| loss_of_table(table, value).to_string());
        damage.push(std::iter::once(value.to_string()).chain(row).collect::<Vec<String>>());
    }
    let mut shares = vec![1.6];
    shares.extend([1.0; 10]);
    let columns = |points: f32| {
        let left = Flow::new(Area::new(4.0, 3.0, 104.0, PAGE.1 - 6.0), points)
            .title(&text("print-tables"))
            .text(&text("print-attack"))
            .heading(&text("print-damage"))
            .table(&shares, &damage);
        let right = Flow::new(Area::new(114.0, 16.0, 79.0, PAGE.1 - 20.0), points)
            .heading(&text("print-modifiers"))
            .point(&text("print-mod-cover"))
            .point(&text("print-mod-presence"))
            .point(&text("print-mod-rear"))
            .point(&text("print-mod-prone"))
            .point(&text("print-mod-engaged"))
            .point(&text("print-mod-shaken"))
            .point(&text("print-mod-opportunity"))
            .point(&text("print-mod-charge"))
            .point(&text("print-mod-command"))
            .point(&text("print-mod-pack"))
            .heading(&text("print-round"))
            .point(&text("print-round-1"))
            .point(&text("print-round-2"))
            .point(&text("print-round-3"))
            .heading(&text("print-actions"))
            .point(&text("print-action-half"))
            .point(&text("print-action-long"))
            .point(&text("print-action-step"))
            .heading(&text("print-away"))
            .text(&text("print-opportunity"))
            .heading(&text("print-shaken-title"))
            .text(&text("print-shaken"))
            .text(&text("print-needed"));
        vec![left, right]
    };
    let nodes = Flow::largest(&[11.0, 10.5, 10.0, 9.5, 9.0, 8.5], PAGE.1 - 2.0, columns);
    page("tables", PAGE, text("print-tables"), nodes)
}

/// The face of a die with `sides` sides that two ordinary dice give; none: throw again.
pub(super) fn face(sides: u8, first: u8, second: u8) -> Option<u8> {
    let throw = (first - 1) * 6 + second - 1;
    (throw < 36 / sides * sides).then_some(throw % sides + 1)
}

fn dice(wish: &Wish<'_, Onb>) -> Scene {
    let text = |key| wish.word(key);
    let mut nodes = Flow::new(Area::new(4.0, 3.0, PAGE.0 - 8.0, 40.0), 9.0)
        .title(&text("print-dice"))
        .text(&text("print-dice-how"))
        .nodes();
    for (n, sides) in [4_u8, 8, 10, 12, 20].into_iter().enumerate() {
        let (x, y) = (8.0 + (n % 2) as f32 * 96.0, 42.0 + (n / 2) as f32 * 74.0);
        let cell = 10.0;
        let name = wish.say(&Message::new("print-die").with("sides", sides));
        nodes.push(Node::text(pt(x, y - 3.0), name, Face::SerifBold, 4.6).fill(Colour::Accent));
        for first in 0..=6_u8 {
            for second in 0..=6_u8 {
                let area =
                    Area::new(x + f32::from(second) * cell, y + f32::from(first) * (cell - 1.0), cell, cell - 1.0);
                let head = first == 0 || second == 0;
                let words = match (first, second) {
                    (0, 0) => String::new(),
                    (0, n) | (n, 0) => n.to_string(),
                    _ => face(sides, first, second).map(|face| face.to_string()).unwrap_or_default(),
                };
                let square = Node::rect(area).stroke(Colour::Line, 0.15);
                nodes.push(if head { square.fill(Colour::AccentSoft) } else { square });
                let face = if head { Face::SansBold } else { Face::Sans };
                nodes.push(Node::label(area.centre(), words, face, 3.6));
            }
        }
    }
    page("dice", PAGE, text("print-dice"), nodes)
}

#[cfg(test)]
mod tests {
    use super::face;

    #[test]
    fn every_face_of_a_die_from_two_dice_is_equally_likely() {
        for sides in [4_u8, 8, 10, 12, 20] {
            let mut count = vec![0; usize::from(sides)];
            for (first, second) in (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second))) {
                if let Some(face) = face(sides, first, second) {
                    count[usize::from(face) - 1] += 1;
                }
            }
            assert!(count.iter().all(|&n| n == 36 / sides), "D{sides}: {count:?}");
        }
    }
}
