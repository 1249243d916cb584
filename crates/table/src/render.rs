//! Drawings as markup. Everything here sees a table only through a viewer, so what it returns is redacted. A game without a picture has
//! an empty scene, and pages show the text board.

use crate::audience::{Audience, Wants};
use galerne_catalog::{AnyMoment, AnyTable, DrawnBlock, DrawnPanel, Look, Move};
use galerne_draw::patch::diff;
use galerne_draw::scene::write_xml;
use galerne_draw::{Area, Output, Scene, Theme};
use galerne_engine::{Seat, SeatSet, Viewer};
use galerne_pages::model::Panel;

/// A table drawn anew.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Drawn {
    /// One `<svg>` element.
    pub scene: String,
    /// What stands beside it.
    pub panels: Vec<Panel>,
}

/// What turns an older drawing into the present one.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Patch {
    /// Keyed operations on the scene and on the pictures of panels.
    pub(crate) operations: Vec<galerne_draw::patch::Patch>,
    /// The panels that are new or have another shape, whole; one that is gone comes without a body.
    pub(crate) panels: Vec<Panel>,
    /// Those of which words changed: whole, and the blocks of words that did.
    pub(crate) words: Vec<(Panel, Vec<String>)>,
    /// The ids of all panels from top to bottom, where that has changed: what is urgent comes first.
    pub(crate) order: Option<Vec<String>>,
}

/// What a choice would lead to, on top of the scene.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Overlay {
    /// An SVG fragment with its own ids.
    pub svg: String,
    /// The same in words.
    pub text: Option<String>,
}

/// The seats whose secrets a viewer may see are the ones they play.
fn seen(table: &dyn AnyTable, viewer: Viewer) -> SeatSet {
    let seated = SeatSet::first(table.names().len());
    seated.iter().filter(|&seat| viewer.sees(seat) && viewer != Viewer::EVERYONE).collect()
}

fn look<'a>(table: &dyn AnyTable, viewer: Viewer, audience: &'a Audience, names: &'a [String]) -> Look<'a> {
    let (me, switches) = (seen(table, viewer), audience.switches.map());
    Look { viewer, me, language: audience.language, names: Some(names), switches }
}

/// Behind a closed curtain a game may be drawn for the player who gets the device, without secrets.
fn curtained<'a>(table: &dyn AnyTable, moment: &dyn AnyMoment, look: Look<'a>, audience: &Audience) -> Look<'a> {
    if look.viewer != Viewer::SPECTATOR || audience.own.is_empty() || !table.game().stays_behind_curtain() {
        return look;
    }
    let asked = audience.own.iter().find(|&seat| moment.turn().deciders().has(seat));
    Look { me: asked.or(audience.own.lowest()).map_or(SeatSet::NONE, SeatSet::one), ..look }
}

/// The table after its first `n` live entries.
#[must_use]
pub fn draw(table: &dyn AnyTable, n: usize, audience: &Audience, names: &[String]) -> Drawn {
    draw_for(table, n, audience.viewer(), audience, names)
}

/// The same for a viewer who may see more than the audience: a finished game has no secrets left.
pub(crate) fn draw_for(table: &dyn AnyTable, n: usize, viewer: Viewer, audience: &Audience, names: &[String]) -> Drawn {
    let moment = table.at(n);
    match moment.picture(&curtained(table, &*moment, look(table, viewer, audience, names), audience)) {
        None => Drawn::default(),
        Some(drawn) => {
            Drawn { scene: drawn.scene.svg(Output::Page), panels: drawn.panels.iter().map(panel_as_markup).collect() }
        }
    }
}

/// The public board as a file of its own: for lists and for sharing. `None` while the game cannot draw itself.
pub(crate) fn file(table: &dyn AnyTable, audience: &Audience, names: &[String]) -> Option<String> {
    Some(scene(table, audience, names)?.svg(Output::File(Theme::Light)))
}

/// The board of a finished game after its first `n` live entries, as a file of its own.
pub(crate) fn file_at(
    table: &dyn AnyTable,
    n: usize,
    theme: Theme,
    language: galerne_texts::Language,
    names: &[String],
) -> Option<String> {
    let audience = Audience { language, ..Audience::default() };
    let drawn = table.at(n).picture(&look(table, Viewer::EVERYONE, &audience, names))?;
    Some(drawn.scene.svg(Output::File(theme)))
}

/// The public board as it is now.
pub(crate) fn scene(table: &dyn AnyTable, audience: &Audience, names: &[String]) -> Option<Scene> {
    Some(table.now().picture(&look(table, Viewer::SPECTATOR, audience, names))?.scene)
}

/// From the moment after `from` live entries to now. Both moments are of the live record: nothing between was undone. Each
/// is drawn once, for the scene and for the panels: drawing is what a step costs most.
pub(crate) fn patch(table: &dyn AnyTable, from: usize, audience: &Audience, names: &[String]) -> Patch {
    let picture = |moment: Box<dyn AnyMoment + '_>| {
        moment.picture(&curtained(table, &*moment, look(table, audience.viewer(), audience, names), audience))
    };
    let (Some(before), Some(after)) = (picture(table.at(from)), picture(table.now())) else {
        return Patch::default();
    };
    let mut operations = diff(&before.scene, &after.scene);
    let (mut panels, mut words) = (Vec::new(), Vec::new());
    for panel in &after.panels {
        let old = before.panels.iter().find(|old| old.id == panel.id);
        match old.and_then(|old| panel_changes(old, panel)) {
            // Ids are unique on the page: what changes in a panel's picture is one more change of the page.
            Some((changes, told))
                if audience.wants == Wants::Regions || old.is_some_and(|old| is_placed_alike(old, panel)) =>
            {
                operations.extend(changes);
                operations.extend(old.into_iter().flat_map(|old| placed(old, panel)));
                if !told.is_empty() {
                    words.push((panel_as_markup(panel), told));
                }
            }
            _ => panels.push(panel_as_markup(panel)),
        }
    }
    let is_gone = |panel: &&DrawnPanel| after.panels.iter().all(|other| other.id != panel.id);
    let emptied = |panel: &DrawnPanel| Panel { id: panel.id.clone(), title: panel.title.clone(), ..Panel::default() };
    panels.extend(before.panels.iter().filter(is_gone).map(emptied));
    // A panel that changes its place changes the order of both: it is sent anew.
    let places =
        |panels: &[DrawnPanel]| panels.iter().map(|one| (one.id.clone(), one.leads, one.below)).collect::<Vec<_>>();
    let is_kept = places(&before.panels) == places(&after.panels);
    let order = (!is_kept).then(|| after.panels.iter().map(|panel| panel.id.clone()).collect());
    Patch { operations, panels, words, order }
}

fn is_placed_alike(old: &DrawnPanel, new: &DrawnPanel) -> bool {
    (old.now, old.leads, old.below) == (new.now, new.leads, new.below)
}

/// A panel that comes to the middle or goes back to the side is the same panel: on a page only the marks of its frame change.
fn placed(old: &DrawnPanel, new: &DrawnPanel) -> Vec<galerne_draw::patch::Patch> {
    let id = || format!("side-{}", new.id);
    let marks =
        [("data-now", old.now, new.now), ("data-leads", old.leads, new.leads), ("data-below", old.below, new.below)];
    let changed = marks.into_iter().filter(|(_, was, is)| was != is);
    changed
        .map(|(name, _, is)| match is {
            true => galerne_draw::patch::Patch::Set {
                id: id(),
                path: Vec::new(),
                name: name.to_owned(),
                value: String::new(),
            },
            false => galerne_draw::patch::Patch::Unset { id: id(), path: Vec::new(), name: name.to_owned() },
        })
        .collect()
}

/// What turns the pictures of a panel into the new ones, and its blocks of words that are others now; nothing where it has another shape, and
/// must be written anew.
fn panel_changes(old: &DrawnPanel, new: &DrawnPanel) -> Option<(Vec<galerne_draw::patch::Patch>, Vec<String>)> {
    if old.title != new.title || old.body.len() != new.body.len() {
        return None;
    }
    let (mut changes, mut words) = (Vec::new(), Vec::new());
    for (number, blocks) in old.body.iter().zip(&new.body).enumerate() {
        match blocks {
            (DrawnBlock::Picture(old), DrawnBlock::Picture(new)) if old.id == new.id => changes.extend(diff(old, new)),
            (DrawnBlock::Picture(_), _) | (_, DrawnBlock::Picture(_)) => return None,
            (old, new) if old == new => {}
            (_, block) => words.push(block_as_markup(&new.id, number, block)),
        }
    }
    Some((changes, words))
}

pub(crate) fn preview(
    table: &dyn AnyTable,
    seat: Seat,
    ids: &[usize],
    audience: &Audience,
    names: &[String],
) -> Overlay {
    let look = look(table, Viewer::seat(seat), audience, names);
    let moves: Vec<Move> = ids.iter().map(|&id| Move::Id(id)).collect();
    let Some(preview) = table.now().preview(&look, seat, &moves) else { return Overlay::default() };
    let id = preview.layer.id.clone();
    let root = Scene::new("preview-sheet", Area::new(0.0, 0.0, 1.0, 1.0)).layer(preview.layer).element(Output::Page);
    let mut svg = String::new();
    if let Some(layer) = root.walk().find(|element| element.id() == Some(&id)) {
        write_xml(layer, &mut svg);
    }
    Overlay { svg, text: (!preview.lines.is_empty()).then(|| sentences(&preview.lines)) }
}

/// Lines as one text. What ends with no stop of its own is set apart from what follows.
fn sentences(lines: &[String]) -> String {
    let ends = |line: &str| line.ends_with(['.', '!', '?', ':', '…']);
    let mut text = String::new();
    for line in lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty()) {
        if !text.is_empty() {
            text.push_str(if ends(&text) { " " } else { " · " });
        }
        text.push_str(line);
    }
    text
}

/// A panel's blocks one under the other. Words are escaped; drawings are markup of our own.
fn panel_as_markup(panel: &DrawnPanel) -> Panel {
    let mut html = String::new();
    for (number, block) in panel.body.iter().enumerate() {
        html.push_str(&block_as_markup(&panel.id, number, block));
    }
    let (id, title) = (panel.id.clone(), panel.title.clone());
    Panel { id, title, html: Some(html), now: panel.now, leads: panel.leads, below: panel.below }
}

/// Words have an element of their own around them, so that they can be written anew without the pictures beside them.
fn block_as_markup(panel: &str, number: usize, block: &DrawnBlock) -> String {
    let words: String = match block {
        DrawnBlock::Picture(scene) => return scene.svg(Output::Page),
        DrawnBlock::Lines(lines) => lines.iter().map(|line| format!("<p>{}</p>", escaped(line))).collect(),
        DrawnBlock::Facts(facts) => {
            let fact =
                |(name, value): &(String, String)| format!("<dt>{}</dt><dd>{}</dd>", escaped(name), escaped(value));
            format!("<dl>{}</dl>", facts.iter().map(fact).collect::<String>())
        }
    };
    format!("<div id=\"side-{panel}-{number}\">{words}</div>")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_panels_are_escaped() {
        let body = vec![DrawnBlock::Lines(vec!["<b>&\"".to_owned()])];
        let panel = panel_as_markup(&DrawnPanel {
            id: "p".to_owned(),
            title: String::new(),
            body,
            now: false,
            leads: false,
            below: false,
        });
        assert_eq!(panel.html.as_deref(), Some("<div id=\"side-p-0\"><p>&lt;b&gt;&amp;&quot;</p></div>"));
    }
}
