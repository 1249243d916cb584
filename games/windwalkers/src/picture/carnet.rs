//! The carnet de contre (WW-11.9) as a small table: the last rows, the newest below.

use super::contre::capital;
use super::{Context, WIDTH, shown_seat};
use crate::carnet::Row;
use crate::setup::Windwalkers;
use crate::words::{say, tile_name};
use galerne_draw::scene::Anchor;
use galerne_draw::text::{Face, shortened};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Picture, Scene, pt};
use galerne_engine::Seat;

/// So many rows are shown; the log has them all.
const SHOWN: usize = 12;
const ROW: f32 = 19.0;

/// Where the columns begin: day, terrain, wind, moral, points, powers.
const COLUMNS: [f32; 6] = [4.0, 34.0, 144.0, 184.0, 226.0, 254.0];
const HEADS: [&str; 6] =
    ["carnet-day", "carnet-terrain", "carnet-wind", "carnet-moral", "carnet-points", "carnet-powers"];

pub(super) fn panel(game: &Windwalkers, context: &Context<'_>) -> Option<Panel> {
    let seat = Seat(shown_seat(context));
    let carnet = game.carnet(context.state(), seat, context.events);
    if carnet.rows.is_empty() {
        return None;
    }
    let mut nodes: Vec<Node> = HEADS
        .into_iter()
        .zip(COLUMNS)
        .map(|(key, x)| Node::text(pt(x, 12.0), context.say(&say(key)), Face::SansBold, 11.0).fill(Colour::InkSoft))
        .collect();
    nodes.push(Node::line(pt(0.0, 17.0), pt(WIDTH, 17.0)).stroke(Colour::Line, 1.0));
    let from = carnet.rows.len().saturating_sub(SHOWN);
    for (at, row) in carnet.rows[from..].iter().enumerate() {
        let y = 17.0 + ROW * at as f32;
        if at % 2 == 1 {
            nodes.push(Node::rect(Area::new(0.0, y, WIDTH, ROW)).fill(Colour::Sunk).opacity(0.5));
        }
        nodes.extend(line(context, row, y + ROW * 0.7));
    }
    let height = 20.0 + ROW * (carnet.rows.len() - from) as f32;
    let scene = Scene::new("carnet-table", Area::new(0.0, 0.0, WIDTH, height))
        .named(context.say(&say("panel-carnet")))
        .accented(Windwalkers::accent())
        .layer(Layer::new("carnet-rows", nodes));
    Some(Panel { id: "carnet".to_owned(), title: say("panel-carnet"), body: vec![Block::Picture(scene)] })
}

fn line(context: &Context<'_>, row: &Row, y: f32) -> Vec<Node> {
    let failed = row.won == Some(false);
    let ink = if failed { Colour::Bad } else { Colour::Ink };
    let mut terrain = capital(&context.say(&tile_name(row.tile)));
    if failed {
        terrain = format!("× {terrain}");
    }
    let mut deeds: Vec<String> = row.powers.iter().map(|card| first_name(card.card().name)).collect();
    if row.shifts > 0 {
        deeds.push(format!("±{}", row.shifts));
    }
    if row.rerolls > 0 {
        deeds.push(context.say(&say("carnet-rerolls").with("n", row.rerolls)));
    }
    if let Some(lost) = row.lost {
        deeds.push(context.say(&say("carnet-lost").with("card", first_name(lost.card().name))));
    }
    let wind = if row.won.is_none() { String::new() } else { row.wind.to_string() };
    let points = if row.points == 0 { String::new() } else { context.speech.number(f64::from(row.points), 0) };
    let right =
        |x: f32, text: String| Node::text(pt(x + 26.0, y), text, Face::Sans, 11.5).anchor(Anchor::End).fill(ink);
    vec![
        Node::text(pt(COLUMNS[0], y), row.day.to_string(), Face::Sans, 11.5).fill(ink),
        Node::text(pt(COLUMNS[1], y), shortened(&terrain, Face::Sans, 11.5, 106.0), Face::Sans, 11.5).fill(ink),
        right(COLUMNS[2], wind),
        right(COLUMNS[3], row.moral.to_string()),
        Node::text(pt(COLUMNS[4] + 20.0, y), points, Face::SansBold, 11.5).anchor(Anchor::End).fill(ink),
        Node::text(
            pt(COLUMNS[5], y),
            shortened(&deeds.join(", "), Face::Sans, 11.0, WIDTH - COLUMNS[5]),
            Face::Sans,
            11.0,
        )
        .fill(Colour::InkSoft),
    ]
}

/// The first word of a name is enough to know who it was.
fn first_name(name: &str) -> String {
    name.split(' ').next().unwrap_or(name).to_owned()
}
