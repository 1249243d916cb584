//! Who beats whom, as a table in colour.

use super::{
    all_readings,
    axis::{Frame, LETTERS},
    bars::scene,
    reading,
};
use crate::{
    geometry::{Area, pt},
    scene::{Anchor, Node, Scene},
    text::{Face, Speech, shortened},
    theme::Colour,
};

/// A table of values, row by row. `None` is a cell without a value.
#[derive(Clone, Debug)]
pub struct Table {
    /// What stands over each column.
    pub columns: Vec<String>,
    /// What stands beside each row.
    pub rows: Vec<String>,
    /// One list per row, one entry per column.
    pub values: Vec<Vec<Option<f64>>>,
    /// How a value is written in its cell.
    pub words: fn(galerne_texts::Language, f64) -> String,
}

/// Who beats whom: shares from 0 (the row always loses) over ½ (even) to 1 (it always wins).
#[must_use]
pub fn matrix(id: &str, frame: &Frame, table: &Table, speech: Speech<'_>) -> Scene {
    let language = speech.language;
    let widest = table.rows.iter().map(|row| Face::Sans.width(row, LETTERS)).fold(0.0, f32::max);
    let left = widest.min(frame.size.0 * 0.35) + LETTERS;
    let mut plot = frame.plot(left, 0.0);
    // The names of the columns stand above the table, where one looks first.
    let head = LETTERS * 1.6;
    plot = Area::new(plot.x, plot.y + head, plot.width, (plot.height - head).max(1.0));
    let (wide, high) = (plot.width / table.columns.len().max(1) as f32, plot.height / table.rows.len().max(1) as f32);
    let mut nodes = frame.titles(Area { y: plot.y - head, ..plot });
    for (i, column) in table.columns.iter().enumerate() {
        let text = shortened(column, Face::Sans, LETTERS, wide - 4.0);
        let at = pt(plot.x + (i as f32 + 0.5) * wide, plot.y - LETTERS * 0.6);
        nodes.push(Node::text(at, text, Face::Sans, LETTERS).anchor(Anchor::Middle).fill(Colour::InkSoft));
    }
    let mut said = Vec::new();
    for (r, (row, values)) in table.rows.iter().zip(&table.values).enumerate() {
        let y = plot.y + r as f32 * high;
        let baseline = y + high / 2.0 + Face::Sans.cap_height(LETTERS) / 2.0;
        let text = shortened(row, Face::Sans, LETTERS, left - LETTERS);
        nodes.push(Node::text(pt(plot.x - LETTERS * 0.6, baseline), text, Face::Sans, LETTERS).anchor(Anchor::End));
        for (c, column) in table.columns.iter().enumerate() {
            let cell = Area::new(plot.x + c as f32 * wide, y, wide, high).grown(-0.75);
            let Some(value) = values.get(c).copied().flatten() else {
                let line = [pt(cell.x, cell.bottom()), pt(cell.right(), cell.y)];
                nodes.push(Node::rect(cell).fill(Colour::Sunk));
                nodes.push(Node::line(line[0], line[1]).stroke(Colour::LineSoft, 1.0));
                continue;
            };
            let (ground, ink) = Colour::diverging(value as f32);
            let word = (table.words)(language, value);
            let mut parts = vec![Node::rounded(cell, 1.5).fill(ground)];
            // Where the word does not fit, the colour alone remains on the picture; the reading has it all the same.
            let size = LETTERS.min(high * 0.7);
            if Face::Sans.width(&word, size) <= cell.width - 2.0 && size >= LETTERS * 0.6 {
                parts.push(Node::label(cell.centre(), &*word, Face::Sans, size).fill(ink));
            }
            let place = reading(speech, row, column);
            nodes.push(Node::group(parts).id(format!("{id}-cell-{r}-{c}")).name(reading(speech, &place, &word)));
            said.push((place, word));
        }
    }
    scene(id, frame, nodes).described(all_readings(speech, said))
}
