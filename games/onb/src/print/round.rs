//! Who acts when: a token for each kind of each army, the track on which tokens lie, the rounds; and a ruler to count cells with.

use super::SQUARE;
use super::army::Army;
use crate::game::Onb;
use crate::picture::board::figures::body;
use crate::picture::spoken;
use galerne_draw::print::{Component, Flow, POINT, Part, Wish, blank};
use galerne_draw::scene::Dash;
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Path, Picture, pt};
use galerne_engine::Message;

const PAGE: (f32, f32) = (197.0, 264.0);
/// A token in its square, for the same punch as the markers.
const TOKEN: f32 = 19.0;
/// How far the track reaches to the right; the ruler stands beside it.
const TRACK: f32 = 172.0;
/// After the last of these, points decide.
const ROUNDS: u8 = 12;
/// Ten cells and their halves.
const RULER_CELLS: u8 = 10;

/// One for each kind of an army: all of a kind act in one turn of the track (ON-2.3, ON-5.2).
pub(super) fn tokens(game: &Onb, wish: &Wish<'_, Onb>, armies: &[Army]) -> Vec<Component> {
    let of = |army: &Army| army.units.iter().map(|(kind, _)| (army.seat, *kind)).collect::<Vec<_>>();
    armies
        .iter()
        .flat_map(of)
        .map(|(seat, kind)| {
            let data = game.kind(kind);
            let id = format!("init-{}-{}", seat + 1, data.id);
            let middle = pt(TOKEN / 2.0, TOKEN / 2.0);
            let name = wish.say(&spoken(game.kind_name(kind)));
            let number = data.init.to_string();
            let nodes = vec![
                Node::circle(middle, 9.0).fill(Colour::Card).stroke(Colour::Line, 0.3),
                body(data, seat, 4.6).at(middle - pt(0.0, 2.2)),
                Node::label(middle + pt(0.0, 6.0), number.clone(), Face::SansBold, 9.0 * POINT),
            ];
            let scene = blank(&id, (TOKEN, TOKEN), Onb::accent()).named(name.clone());
            Component::new(&id, Part::Tokens, scene.layer(Layer::new(format!("{id}-face"), nodes)))
                .outlined()
                .read(format!("{name} {number}"))
        })
        .collect()
}

/// The track: a row for each INIT of the battle, the highest above; the rounds below, the ruler at the right.
pub(super) fn track(game: &Onb, wish: &Wish<'_, Onb>, armies: &[Army]) -> Component {
    let text = |key| wish.word(key);
    let kinds = armies.iter().flat_map(|army| &army.units).map(|(kind, _)| game.kind(*kind).init);
    let mut numbers: Vec<u8> = kinds.collect();
    numbers.sort_unstable_by_key(|number| std::cmp::Reverse(*number));
    numbers.dedup();
    let head = Flow::new(Area::new(4.0, 3.0, TRACK - 4.0, 40.0), 9.0)
        .title(&text("print-order"))
        .text(&text("print-order-how"))
        .text(&text("print-order-ties"));
    let top = head.y + 2.0;
    let mut nodes = head.nodes();
    // What is left above the rounds is shared; a token fits every row of a battle between ready-made armies.
    let bottom = PAGE.1 - 34.0;
    let tall = ((bottom - top) / numbers.len().max(1) as f32).min(TOKEN + 3.0);
    for (row, number) in numbers.iter().enumerate() {
        let area = Area::new(4.0, top + row as f32 * tall, TRACK - 4.0, tall);
        nodes.push(Node::rect(area).stroke(Colour::Line, 0.25));
        let cell = Area { width: 16.0, ..area };
        nodes.push(Node::rect(cell).fill(Colour::AccentSoft).stroke(Colour::Line, 0.25));
        nodes.push(Node::label(cell.centre(), number.to_string(), Face::SerifBold, 20.0 * POINT).fill(Colour::Accent));
        let half = Node::line(pt(area.centre().x + 8.0, area.y), pt(area.centre().x + 8.0, area.bottom()));
        nodes.push(half.stroke(Colour::LineSoft, 0.2).dash(Dash::Dashed));
    }
    nodes.extend(rounds(wish));
    nodes.extend(ruler(wish));
    let scene = blank("order", PAGE, Onb::accent()).named(text("print-order"));
    Component::page("order", Part::Aids, scene.layer(Layer::new("order-all", nodes)))
}

/// Twelve rounds, to be followed with a coin.
fn rounds(wish: &Wish<'_, Onb>) -> Vec<Node> {
    Flow::new(Area::new(4.0, PAGE.1 - 29.0, TRACK - 4.0, 26.0), 9.0)
        .heading(&wish.word("print-rounds"))
        .track((1..=ROUNDS).map(|round| round.to_string()), 14.0)
        .nodes()
}

/// A strip to cut off: ten cells of the board with their halves.
fn ruler(wish: &Wish<'_, Onb>) -> Vec<Node> {
    let (left, wide, top) = (TRACK + 5.0, 16.0, 7.0);
    let long = SQUARE * f32::from(RULER_CELLS);
    let mut marks = Path::default();
    let mut nodes = vec![Node::rect(Area::new(left, top, wide, long)).stroke(Colour::Ink, 0.2).dash(Dash::Dashed)];
    for half in 1..2 * RULER_CELLS {
        let y = top + f32::from(half) * SQUARE / 2.0;
        let reach = if half % 2 == 0 { 6.0 } else { 3.0 };
        marks = marks.jump(pt(left, y)).line(pt(left + reach, y));
        if half % 2 == 0 {
            let at = pt(left + 9.5, y);
            nodes.push(Node::label(at, (half / 2).to_string(), Face::SansBold, 9.0 * POINT));
        }
    }
    nodes.push(Node::path(marks).stroke(Colour::Ink, 0.25).butt());
    let words = wish.say(&Message::new("print-ruler"));
    let size = (7.5 * POINT).min(7.5 * POINT * (long - 4.0) / Face::Sans.width(&words, 7.5 * POINT));
    let line = Node::label(pt(0.0, 0.0), words, Face::Sans, size).fill(Colour::InkSoft);
    nodes.push(Node::group([line]).turned(-90.0).at(pt(left + wide - 2.2, top + long / 2.0)));
    nodes
}
