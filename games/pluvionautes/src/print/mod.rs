//! Les Pluvionautes on paper: the sky, islands, mission cards, buildings, the three dice as nets, a summary and a score pad.

mod faces;
mod nets;
mod pieces;
mod skies;
mod throw;

use crate::cells::Slot;
use crate::game::Pluvionautes;
use crate::missions::Mission;
use crate::picture::{animals, centre, panels::cards};
use crate::words;
use galerne_draw::print::{
    CardFace, Component, Flow, HALF, POINT, Part, Printed, Wish, blank, board as on_paper, poster, scale_to,
};
use galerne_draw::scene::Shape;
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Path, Picture, Scene, pt};

/// The sky across a page.
const BOARD: (f32, f32) = (266.6, 197.2);
/// A cell of the large sky, from side to side: two pages, joined under the fourth row.
const LARGE: f32 = 38.0;
/// Of pieces that are looked at one by one: an island is as large as on the sky of one page.
const PIECE: f32 = 0.6;
/// The names of cells, in units of the drawing.
const NAMES: f32 = 9.0;

impl Printed for Pluvionautes {
    fn components(&self, wish: &Wish<'_, Self>) -> Vec<Component> {
        let (board, scale) = board(self, wish);
        let mut all = board;
        let is_dealt = |mission: &Mission| self.copies(*mission) > 0;
        all.extend(Mission::ALL.into_iter().filter(is_dealt).map(|mission| card(self, mission, wish)));
        all.extend(pieces::islands(self, wish, scale));
        all.extend(pieces::buildings(self, wish, scale));
        all.extend(nets::all(self, wish));
        // One for each player; two stand on a page.
        let players = wish.context.speech.names.len().max(2).next_multiple_of(2);
        all.push(Component::new("summary", Part::Aids, summary(self, wish)).times(players as u16));
        all.push(Component::new("score", Part::Pads, score(self, wish)).times(2));
        all.push(throw::sheet(wish));
        if wish.full {
            all.extend(skies::all(self, wish));
        }
        all
    }

    fn piece(&self, sheet: &str, row: &str, wish: &Wish<'_, Self>) -> Option<Scene> {
        let component = match sheet {
            "mission" => {
                Mission::ALL.into_iter().find(|mission| mission.id() == row).map(|mission| card(self, mission, wish))
            }
            "terrain" => {
                pieces::islands(self, wish, PIECE).into_iter().find(|island| island.id == format!("island-{row}"))
            }
            "building" => pieces::buildings(self, wish, PIECE)
                .into_iter()
                .find(|building| building.id == format!("building-{row}")),
            "weather" => return faces::weather(self, row.parse().ok()?, wish),
            "balloon" => return faces::balloon(self, row.parse().ok()?, wish),
            _ => None,
        };
        component.map(|component| component.front)
    }
}

/// The sky without anything in it, and how many millimetres one unit of its drawing is: on one page, or larger on two.
fn board(game: &Pluvionautes, wish: &Wish<'_, Pluvionautes>) -> (Vec<Component>, f32) {
    let mut scene = game.scene(wish.context);
    scene.layers.retain(|layer| ["backdrop", "coordinates"].contains(&layer.id.as_str()));
    for layer in scene.layers.iter_mut().filter(|layer| layer.id == "coordinates") {
        layer.nodes = layer.nodes.iter().map(name_of_cell).collect::<Vec<Node>>().into();
    }
    let scene = Scene { view: pieces::cells(), ..scene.layer(slots()) };
    if !wish.full {
        let scale = scale_to(&scene, BOARD);
        return (vec![Component::page("board", Part::Boards, on_paper(scene, scale, &[]))], scale);
    }
    let scale = LARGE / pieces::WIDE;
    let whole = on_paper(scene, scale, &[]);
    // Half-way between the middles of the fourth row and of the fifth.
    let join = whole.view.height / 2.0 + 0.75 * pieces::CELL * scale;
    (poster("board", &whole, &[0.0, whole.view.width], &[0.0, join, whole.view.height]), scale)
}

/// Where buildings stand: a mark across each of the ninety borders between two cells (PL-1.4).
fn slots() -> Layer {
    let half = 0.27 * pieces::CELL;
    let mark = |slot: Slot| {
        let [low, high] = slot.ends().map(centre);
        let (middle, along) = (low.towards(high, 0.5), (high - low).unit().left());
        let (side, thick) = (along * half, (high - low).unit() * SLOT);
        let corners = [side + thick, side - thick, pt(0.0, 0.0) - side - thick, thick - side];
        Node::polygon(corners.map(|corner| middle + corner)).fill(Colour::Card).stroke(Colour::Accent, 0.8)
    };
    Layer::decoration("slots", Slot::all().map(mark))
}

/// Half of how thick the mark of a slot is, in units of the drawing: the islands on both sides leave room for it.
const SLOT: f32 = 1.6;

/// On paper names need not be read on a phone: smaller, and off the lines of the grid.
fn name_of_cell(node: &Node) -> Node {
    let mut node = node.clone();
    if let Shape::Text(text) = &mut node.shape {
        text.at.y -= (text.face.cap_height(text.size) - text.face.cap_height(NAMES)) / 2.0 + 0.1 * pieces::CELL;
        text.size = NAMES;
        node.style.stroke = None;
    }
    node
}

fn band(mission: Mission) -> (Colour, Colour) {
    if mission.is_livestock() { (Colour::BandRed, Colour::OnBandRed) } else { (Colour::BandBlue, Colour::OnBandBlue) }
}

fn card(game: &Pluvionautes, mission: Mission, wish: &Wish<'_, Pluvionautes>) -> Component {
    let id = format!("mission-{}", mission.id());
    let kind = if mission.is_livestock() { "print-livestock" } else { "print-crop" };
    let size = wish.format.size();
    let value = game.value(mission).to_string();
    let says = |n: usize| -> Option<(Face, String)> {
        let faces = [Face::Sans, Face::SerifItalic];
        let text = wish.both(&cards::counts(mission)).get(n)?.clone();
        Some((faces[n], format!("{value} × {text}")))
    };
    let face = CardFace {
        id: &id,
        title: &wish.say(&words::title(mission)),
        line: &wish.word(kind),
        band: band(mission),
        sign: None,
        corner: &value,
        picture: Some((36.0, Node::group([Node::group(animals::art(mission)).scaled(14.0)]))),
        body: [says(0), says(1)].into_iter().flatten().collect(),
        foot: &wish.word("print-credit"),
    };
    // A roof for herds, a drop for fields.
    let sign = if mission.is_livestock() {
        Path::from(pt(-0.9, 0.1))
            .line(pt(0.0, -0.8))
            .line(pt(0.9, 0.1))
            .jump(pt(-0.6, -0.1))
            .line(pt(-0.6, 0.8))
            .line(pt(0.6, 0.8))
            .line(pt(0.6, -0.1))
    } else {
        Path::from(pt(0.0, -0.9))
            .curve(pt(0.9, 0.2), pt(0.6, 0.9), pt(0.0, 0.9))
            .curve(pt(-0.6, 0.9), pt(-0.9, 0.2), pt(0.0, -0.9))
            .close()
    };
    let back =
        CardFace::back(&format!("{id}-back"), size, band(mission), sign, &wish.word(kind), Pluvionautes::accent());
    Component::new(&id, Part::Cards, face.scene(size, Pluvionautes::accent()))
        .backed(back)
        .times(game.copies(mission).into())
}

fn summary(game: &Pluvionautes, wish: &Wish<'_, Pluvionautes>) -> Scene {
    let text = |key| wish.word(key);
    let half = (HALF.0 - 14.0) / 2.0;
    // As large as both columns leave room for.
    let columns = |points: f32| {
        let left = Flow::new(Area::new(4.0, 3.0, half, HALF.1 - 6.0), points)
            .title(&text("print-summary"))
            .heading(&text("print-turn-title"))
            .point(&text("print-turn-1"))
            .point(&text("print-turn-2"))
            .point(&text("print-turn-3"))
            .point(&text("print-turn-4"))
            .heading(&text("print-cost-title"))
            .text(&text("print-cost"))
            .heading(&text("print-altitude-title"))
            .text(&text("print-altitude"))
            .heading(&text("print-setup-title"))
            .text(&text("print-setup"));
        let head = vec![text("print-weather-die"), text("print-rain"), text("print-storm")];
        let weather: Vec<_> = std::iter::once(head).chain((1..=6).map(|value| faces::reach(game, value))).collect();
        let right = Flow::new(Area::new(10.0 + half, 3.0, half, HALF.1 - 6.0), points)
            .heading(&text("print-weather-title"))
            .table(&[1.4, 1.0, 1.0], &weather)
            .text(&text("print-weather"))
            .heading(&text("print-buildings-title"))
            .point(&text("print-wall"))
            .point(&text("print-tower"))
            .point(&text("print-lighthouse"))
            .text(&text("print-buildings"))
            .heading(&text("print-end-title"))
            .text(&text("print-end"))
            .text(&text("print-needed"))
            .text(&licence(wish));
        vec![left, right]
    };
    let nodes = Flow::largest(&[11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0], HALF.1 - 2.0, columns);
    blank("summary", HALF, Pluvionautes::accent()).named(text("print-summary")).layer(Layer::new("summary-all", nodes))
}

/// Who made it, and where the licence stands.
fn licence(wish: &Wish<'_, Pluvionautes>) -> String {
    [wish.word("print-credit"), wish.word("print-licence")].join(" · ")
}

/// Rows of the score pad, how tall each is, and the side of a box to tick.
const ROWS: usize = 6;
const ROW: f32 = 11.0;
const TICK: f32 = 5.0;

/// A row for each player: a box to tick for each of their turns, and what their missions bring at the end.
fn score(game: &Pluvionautes, wish: &Wish<'_, Pluvionautes>) -> Scene {
    let text = |key| wish.word(key);
    let keys = ["print-col-player", "print-col-turns", "print-col-livestock", "print-col-crop", "print-col-total"];
    let shares = [2.0, 2.0, 2.4, 2.4, 1.2];
    let room = Area::new(4.0, 3.0, HALF.0 - 8.0, HALF.1 - 6.0);
    let flow = Flow::new(room, 9.0).title(&text("print-score")).text(&text("print-score-how")).gap(0.6).ruled(
        &shares,
        &keys.map(text),
        &[],
        ROWS,
        ROW,
    );
    let bottom = flow.y - 0.5 * 9.0 * POINT;
    let mut nodes = flow.text(&licence(wish)).nodes();
    let millimetres = room.width / shares.iter().sum::<f32>();
    let (left, wide) = (room.x + shares[0] * millimetres, shares[1] * millimetres);
    // Long games have two lines of boxes.
    let turns = usize::from(game.options.rounds);
    let lines = if turns > 5 { 2 } else { 1 };
    let per_line = turns.div_ceil(lines);
    let step = (TICK + 1.5).min((wide - 2.0) / per_line as f32).min((ROW - 1.0) / lines as f32);
    for row in 0..ROWS {
        for turn in 0..turns {
            let (column, line) = (turn % per_line, turn / per_line);
            let x = left + wide / 2.0 + (column as f32 - (per_line as f32 - 1.0) / 2.0) * step;
            let middle = bottom - ROW * (row as f32 + 0.5);
            let y = middle + (line as f32 - (lines as f32 - 1.0) / 2.0) * step;
            let side = TICK.min(step * 0.8);
            nodes.push(Node::rect(Area::around(pt(x, y), side, side)).stroke(Colour::Ink, 0.2));
        }
    }
    blank("score", HALF, Pluvionautes::accent()).named(text("print-score")).layer(Layer::new("score-all", nodes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_marks_the_ninety_slots_of_pl_1_4() {
        assert_eq!(slots().nodes.len(), 90);
    }
}
