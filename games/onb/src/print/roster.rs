//! A sheet to write an army on: what it costs and who is left.

use crate::game::Onb;
use galerne_draw::print::{Component, Flow, HALF, Part, Wish, blank};
use galerne_draw::{Area, Layer, Picture};

/// As many rows as an army of two hundred points may have creatures, and a few.
const ROWS: usize = 12;

pub(super) fn roster(wish: &Wish<'_, Onb>) -> Component {
    let text = |key| wish.word(key);
    let head =
        ["print-col-creature", "print-col-copies", "print-col-cost", "print-col-total", "print-col-left"].map(text);
    let flow = Flow::new(Area::new(4.0, 3.0, HALF.0 - 8.0, HALF.1 - 6.0), 9.0)
        .title(&text("print-roster"))
        .blank_line(&text("print-roster-who"))
        .gap(0.6)
        .ruled(&[3.0, 1.0, 1.0, 1.2, 2.6], &head, &[], ROWS, 7.4)
        .text(&text("print-roster-rules"));
    let scene = blank("roster", HALF, Onb::accent()).named(text("print-roster"));
    Component::new("roster", Part::Pads, scene.layer(Layer::new("roster-all", flow.nodes())))
}
