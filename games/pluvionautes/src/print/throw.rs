//! The throw as dice on the table: for those who have no box to throw into (PL-6).

use crate::game::Pluvionautes;
use galerne_draw::print::{Component, Flow, HALF, Part, Wish, blank};
use galerne_draw::{Area, Layer, Picture};

pub(super) fn sheet(wish: &Wish<'_, Pluvionautes>) -> Component {
    let text = |key| wish.word(key);
    let half = (HALF.0 - 14.0) / 2.0;
    let columns = |points: f32| {
        let left = Flow::new(Area::new(4.0, 3.0, half, HALF.1 - 6.0), points)
            .title(&text("print-throw"))
            .text(&text("print-throw-how"))
            .point(&text("print-throw-touch"))
            .point(&text("print-throw-roll"))
            .point(&text("print-throw-drift"))
            .point(&text("print-throw-rim"))
            .point(&text("print-throw-cliff"));
        let right = Flow::new(Area::new(10.0 + half, 3.0, half, HALF.1 - 6.0), points)
            .point(&text("print-throw-weather"))
            .point(&text("print-throw-value"))
            .point(&text("print-throw-across"))
            .point(&text("print-throw-face"))
            .heading(&text("print-throw-dice-title"))
            .text(&text("print-throw-dice"))
            .heading(&text("print-throw-example-title"))
            .text(&text("print-throw-example"));
        vec![left, right]
    };
    let nodes = Flow::largest(&[10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5], HALF.1 - 2.0, columns);
    let scene = blank("throw", HALF, Pluvionautes::accent()).named(text("print-throw"));
    Component::new("throw", Part::Aids, scene.layer(Layer::new("throw-all", nodes))).full_only()
}
