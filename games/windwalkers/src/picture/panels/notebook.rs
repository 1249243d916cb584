//! The carnet de contre (WW-11.9) as a small table: the last rows, the newest below.

use super::contre::capital;
use crate::game::Windwalkers;
use crate::names::{say, tile_name};
use crate::notebook::Row;
use crate::picture::{Context, SMALL, WIDTH, shown_seat};
use galerne_draw::scene::Anchor;
use galerne_draw::text::{Face, shortened};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Picture, Point, Scene, pt};
use galerne_engine::Seat;

/// Number of rows shown; the log has them all.
const SHOWN: usize = 12;
const ROW: f32 = 18.0;

/// Where the columns begin or, from the third on, end: day, terrain, wind, moral, points. Deeds stand under their row.
const DAY: f32 = 4.0;
const TERRAIN: f32 = 32.0;
const NUMBERS: [f32; 3] = [176.0, 216.0, WIDTH - 4.0];

pub(in crate::picture) fn panel(game: &Windwalkers, context: &Context<'_>) -> Option<Panel> {
    let seat = Seat(shown_seat(game, context));
    let notebook = game.seat_notebook(context.state(), seat, context.events);
    if notebook.rows.is_empty() {
        return None;
    }
    let head = |at: Point, key: &'static str| {
        Node::text(at, context.say(&say(key)), Face::SansBold, SMALL).fill(Colour::InkSoft)
    };
    let mut nodes = vec![head(pt(DAY, 12.0), "carnet-day"), head(pt(TERRAIN, 12.0), "carnet-terrain")];
    for (x, key) in NUMBERS.into_iter().zip(["carnet-wind", "carnet-moral", "carnet-points"]) {
        nodes.push(head(pt(x, 12.0), key).anchor(Anchor::End));
    }
    nodes.push(Node::line(pt(0.0, 17.0), pt(WIDTH, 17.0)).stroke(Colour::Line, 1.0));
    let from = notebook.rows.len().saturating_sub(SHOWN);
    let mut y = 17.0;
    for (at, row) in notebook.rows[from..].iter().enumerate() {
        let deeds = deeds(context, row);
        let high = if deeds.is_empty() { ROW } else { 2.0 * ROW - 4.0 };
        if at % 2 == 1 {
            nodes.push(Node::rect(Area::new(0.0, y, WIDTH, high)).fill(Colour::Sunk).opacity(0.5));
        }
        nodes.extend(line(context, row, y + ROW * 0.72));
        if !deeds.is_empty() {
            let deeds = shortened(&deeds.join(", "), Face::SerifItalic, SMALL, WIDTH - TERRAIN - 4.0);
            let at = pt(TERRAIN, y + ROW * 0.72 + ROW - 4.0);
            nodes.push(Node::text(at, deeds, Face::SerifItalic, SMALL).fill(Colour::InkSoft));
        }
        y += high;
    }
    let scene = Scene::new("carnet-table", Area::new(0.0, 0.0, WIDTH, y + 3.0))
        .named(context.say(&say("panel-carnet")))
        .accented(Windwalkers::accent())
        .layer(Layer::new("carnet-rows", nodes));
    Some(Panel { id: "carnet".to_owned(), title: say("panel-carnet"), body: vec![Block::Picture(scene)] })
}

/// What was done for it: powers, steps, rolls, and who was lost.
fn deeds(context: &Context<'_>, row: &Row) -> Vec<String> {
    let mut deeds: Vec<String> = row.powers.iter().map(|card| first_name(card.card().name)).collect();
    if row.shifts > 0 {
        deeds.push(context.say(&say("carnet-steps").with("n", row.shifts)));
    }
    if row.rerolls > 0 {
        deeds.push(context.say(&say("carnet-rerolls").with("n", row.rerolls)));
    }
    if let Some(lost) = row.lost {
        deeds.push(context.say(&say("carnet-lost").with("card", first_name(lost.card().name))));
    }
    deeds
}

fn line(context: &Context<'_>, row: &Row, y: f32) -> Vec<Node> {
    let failed = row.won == Some(false);
    let ink = if failed { Colour::Bad } else { Colour::Ink };
    let mut terrain = capital(&context.say(&tile_name(row.tile)));
    if failed {
        terrain = format!("× {terrain}");
    }
    let wind = if row.won.is_none() { String::new() } else { row.wind.to_string() };
    let points = if row.points == 0 { String::new() } else { context.speech.number(f64::from(row.points), 0) };
    let right = |x: f32, text: String, face: Face| Node::text(pt(x, y), text, face, 12.0).anchor(Anchor::End).fill(ink);
    vec![
        Node::text(pt(DAY, y), row.day.to_string(), Face::Sans, 12.0).fill(ink),
        Node::text(pt(TERRAIN, y), shortened(&terrain, Face::Sans, 12.0, 118.0), Face::Sans, 12.0).fill(ink),
        right(NUMBERS[0], wind, Face::Sans),
        right(NUMBERS[1], row.moral.to_string(), Face::Sans),
        right(NUMBERS[2], points, Face::SansBold),
    ]
}

/// The first word of a name is enough to know who it was.
fn first_name(name: &str) -> String {
    name.split(' ').next().unwrap_or(name).to_owned()
}
