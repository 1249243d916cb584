//! Pictures of a game for its books: how it looks when it begins, at the stops of its lesson, and its printed pieces. No second drawing
//! of anything.

use galerne_catalog::{AnyGame, AnyMoment, AnyTable, DrawnBlock, Look, PrintWish, options_on_paper};
use galerne_draw::print::{Component, Format, blank};
use galerne_draw::{Accent, Layer, Node, Scene, pt};
use galerne_engine::{SeatSet, Streams, Turn, Viewer};
use galerne_texts::Language;
use serde_json::Value;
use std::cell::OnceCell;
use std::collections::BTreeMap;

/// An opening needs a handful of outcomes at most.
const MOST_CHANCES: usize = 1000;
/// What a picture of printed pieces is called.
pub(crate) const PIECES: &str = "pieces";
/// Between two pieces, in millimetres.
const GAP: f32 = 4.0;

/// The pictures of one game for one book: what several of them need is made once.
pub(crate) struct Figures {
    game: &'static dyn AnyGame,
    language: Language,
    /// The pieces of the quick set, and of the whole box.
    boxes: [OnceCell<Vec<Component>>; 2],
    /// The table of the lesson.
    lesson: OnceCell<Option<Box<dyn AnyTable>>>,
}

/// The figure of that name: `opening`; `cells` (the same with the names of its cells), each with a hyphen and a preset behind it where it is
/// not the rulebook's own game; `lesson-` and the number of a stop, then a hyphen
/// and the id of a panel where the panel is meant and not the board; `pieces-` and the ids of printed pieces with `+` between them. `None`
/// for any other name.
#[must_use]
pub fn figure(game: &'static dyn AnyGame, name: &str, language: Language) -> Option<Scene> {
    Figures::of(game, language).drawn(name)
}

/// The names of all figures that a rulebook asks for.
pub fn figures_of(markdown: &str) -> impl Iterator<Item = &str> {
    let fences = markdown.lines().filter_map(|line| line.strip_prefix("```"));
    fences.flat_map(str::split_whitespace).filter_map(|word| word.strip_prefix("figure="))
}

impl Figures {
    pub(crate) fn of(game: &'static dyn AnyGame, language: Language) -> Figures {
        Figures { game, language, boxes: Default::default(), lesson: OnceCell::new() }
    }

    pub(crate) fn drawn(&self, name: &str) -> Option<Scene> {
        if let Some(stop) = name.strip_prefix("lesson-") {
            let (stop, panel) = stop.split_once('-').map_or((stop, None), |(stop, panel)| (stop, Some(panel)));
            return self.lesson(stop.parse().ok()?, panel);
        }
        if let Some(ids) = name.strip_prefix("pieces-") {
            return self.pieces(ids);
        }
        let (name, preset) = name.split_once('-').map_or((name, None), |(name, preset)| (name, Some(preset)));
        if name != "opening" && name != "cells" {
            return None;
        }
        let words = preset.map(|preset| ("preset".to_owned(), preset.to_owned()));
        let options = words.map_or(Some(Value::Null), |words| self.game.parse_options(&[words]).ok())?;
        let table = laid_out(self.game, &options, self.game.usual_seats(), 1)?;
        let moment = table.now();
        drawn(&*moment, self.language, name == "cells")
    }

    fn pieces_of(&self, full: bool) -> &[Component] {
        let wish = PrintWish {
            options: &options_on_paper(self.game),
            seats: self.game.usual_seats(),
            seed: 1,
            language: self.language,
            second: None,
            format: Format::default(),
            full,
            standing: false,
        };
        self.boxes[usize::from(full)].get_or_init(|| self.game.components(&wish).unwrap_or_default())
    }

    /// Printed pieces side by side, as they are cut out.
    fn pieces(&self, ids: &str) -> Option<Scene> {
        let mut chosen: Vec<&Component> = Vec::new();
        let mut is_whole = false;
        for id in ids.split('+') {
            is_whole = is_whole || self.pieces_of(false).iter().all(|piece| piece.id != id);
            chosen.push(self.pieces_of(is_whole).iter().find(|piece| piece.id == id)?);
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
        let scene = blank(PIECES, (x - GAP, tall), self.game.accent().unwrap_or(Accent::HOUSE));
        Some(scene.named(names.join("; ")).layer(Layer::decoration("pieces-all", nodes)))
    }

    fn lesson(&self, stop: usize, panel: Option<&str>) -> Option<Scene> {
        let lesson = self.game.lesson()?;
        let table = self.lesson.get_or_init(|| self.game.load_record(lesson.record).ok()).as_ref()?;
        let step = lesson.steps.get(stop)?;
        let moment = table.at(step.at);
        let Some(panel) = panel else { return drawn(&*moment, self.language, false) };
        let switches = BTreeMap::new();
        let panels = moment.picture(&look(self.language, &switches))?.panels;
        let blocks = panels.into_iter().find(|drawn| drawn.id == panel)?.body;
        blocks.into_iter().find_map(|block| match block {
            DrawnBlock::Picture(scene) => Some(scene),
            _ => None,
        })
    }
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

fn look(language: Language, switches: &BTreeMap<String, bool>) -> Look<'_> {
    Look { viewer: Viewer::EVERYONE, me: SeatSet::NONE, language, names: None, switches }
}

fn drawn(moment: &dyn AnyMoment, language: Language, names_of_cells: bool) -> Option<Scene> {
    // What a game would have to think out about the end of a play is not what a book shows.
    let switches = [("coordinates", names_of_cells), ("looking-back", false)];
    let switches = switches.map(|(name, is_on)| (name.to_owned(), is_on)).into();
    moment.scene(&look(language, &switches))
}
