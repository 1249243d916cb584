//! Pictures of a game for its books: how it looks when it begins, at the stops of its lesson, and its printed pieces. No second drawing
//! of anything.

use galerne_catalog::{AnyGame, AnyMoment, AnyTable, DrawnBlock, Look, PrintWish};
use galerne_draw::print::{Component, Format, blank};
use galerne_draw::{Accent, Layer, Node, Scene, pt};
use galerne_engine::{SeatSet, Streams, Turn, Viewer};
use galerne_texts::Language;
use serde_json::Value;
use std::collections::BTreeMap;

/// An opening needs a handful of outcomes at most.
const MOST_CHANCES: usize = 1000;
/// What a picture of printed pieces is called.
pub(crate) const PIECES: &str = "pieces";
/// Between two pieces, in millimetres.
const GAP: f32 = 4.0;

/// The figure of that name: `opening`; `cells` (the same with the names of its cells); `lesson-` and the number of a stop, then a hyphen
/// and the id of a panel where the panel is meant and not the board; `pieces-` and the ids of printed pieces with `+` between them. `None`
/// for any other name.
#[must_use]
pub fn figure(game: &'static dyn AnyGame, name: &str, language: Language) -> Option<Scene> {
    if let Some(stop) = name.strip_prefix("lesson-") {
        let (stop, panel) = stop.split_once('-').map_or((stop, None), |(stop, panel)| (stop, Some(panel)));
        return lesson(game, stop.parse().ok()?, panel, language);
    }
    if let Some(ids) = name.strip_prefix("pieces-") {
        return pieces(game, ids, language);
    }
    if name != "opening" && name != "cells" {
        return None;
    }
    let table = laid_out(game, &Value::Null, game.usual_seats(), 1)?;
    let moment = table.now();
    drawn(&*moment, language, name == "cells")
}

/// The names of all figures that a rulebook asks for.
pub fn figures_of(markdown: &str) -> impl Iterator<Item = &str> {
    let fences = markdown.lines().filter_map(|line| line.strip_prefix("```"));
    fences.flat_map(str::split_whitespace).filter_map(|word| word.strip_prefix("figure="))
}

/// Printed pieces side by side, as they are cut out.
fn pieces(game: &'static dyn AnyGame, ids: &str, language: Language) -> Option<Scene> {
    let (options, seats) = (&Value::Null, game.usual_seats());
    let wish = |full| PrintWish {
        options,
        seats,
        seed: 1,
        language,
        second: None,
        format: Format::default(),
        full,
        standing: false,
    };
    let of = |full: bool| game.components(&wish(full)).unwrap_or_default();
    let (mut box_of, mut is_whole) = (of(false), false);
    let mut chosen: Vec<Component> = Vec::new();
    for id in ids.split('+') {
        if !is_whole && box_of.iter().all(|piece| piece.id != id) {
            (box_of, is_whole) = (of(true), true);
        }
        chosen.push(box_of.iter().find(|piece| piece.id == id)?.clone());
    }
    let tall = chosen.iter().map(|piece| piece.size().1).fold(0.0, f32::max);
    let mut x = 0.0;
    let mut nodes = Vec::new();
    for piece in &chosen {
        let (view, (wide, high)) = (piece.front.view, piece.size());
        let layers = piece.front.layers.iter().filter(|layer| layer.opacity > 0.0);
        let drawn = layers.map(|layer| {
            let group = Node::group(layer.nodes.iter().cloned()).turned(layer.turn);
            if layer.opacity < 1.0 { group.opacity(layer.opacity) } else { group }
        });
        nodes.push(Node::group(drawn).at(pt(x - view.x, (tall - high) / 2.0 - view.y)));
        x += wide + GAP;
    }
    let names: Vec<&str> = chosen.iter().map(|piece| piece.reading.as_str()).collect();
    let scene = blank(PIECES, (x - GAP, tall), game.accent().unwrap_or(Accent::HOUSE));
    Some(scene.named(names.join("; ")).layer(Layer::decoration("pieces-all", nodes)))
}

/// How the game looks before the first decision, everything that may be known in sight.
pub(crate) fn opening(
    game: &'static dyn AnyGame,
    options: &Value,
    seats: usize,
    seed: u64,
    language: Language,
) -> Option<Scene> {
    let table = laid_out(game, options, seats, seed)?;
    let moment = table.now();
    drawn(&*moment, language, false)
}

/// A table at which chance has laid everything out.
fn laid_out(game: &'static dyn AnyGame, options: &Value, seats: usize, seed: u64) -> Option<Box<dyn AnyTable>> {
    let mut table = game.open(options, (1..=seats).map(|seat| seat.to_string()).collect()).ok()?;
    let mut streams = Streams::new(seed);
    for _ in 0..MOST_CHANCES {
        if !matches!(table.turn(), Turn::Chance(_)) {
            break;
        }
        table.roll(&mut streams).ok()?;
    }
    Some(table)
}

fn lesson(game: &'static dyn AnyGame, stop: usize, panel: Option<&str>, language: Language) -> Option<Scene> {
    let lesson = game.lesson()?;
    let table = game.load_record(lesson.record).ok()?;
    let step = lesson.steps.get(stop)?;
    let moment = table.at(step.at);
    let Some(panel) = panel else { return drawn(&*moment, language, false) };
    let switches = BTreeMap::new();
    let panels = moment.picture(&look(language, &switches))?.panels;
    let blocks = panels.into_iter().find(|drawn| drawn.id == panel)?.body;
    blocks.into_iter().find_map(|block| match block {
        DrawnBlock::Picture(scene) => Some(scene),
        _ => None,
    })
}

fn look(language: Language, switches: &BTreeMap<String, bool>) -> Look<'_> {
    Look { viewer: Viewer::EVERYONE, me: SeatSet::NONE, language, names: None, switches }
}

fn drawn(moment: &dyn AnyMoment, language: Language, names_of_cells: bool) -> Option<Scene> {
    let switches = BTreeMap::from([("coordinates".to_owned(), names_of_cells)]);
    moment.scene(&look(language, &switches))
}
