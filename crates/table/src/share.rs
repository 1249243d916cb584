//! A table as a picture to send to friends: the public board, the game's name, how it ended and who stands where.

use crate::audience::Audience;
use crate::render;
use crate::table::OpenTable;
use galerne_draw::print::scale_to;
use galerne_draw::text::{Face, lines, shortened};
use galerne_draw::{Area, Colour, Layer, Node, Output, Scene, Theme, pt};
use galerne_engine::Viewer;
use galerne_pages::model::{Final, Over};

/// What sites that show links ask for.
const SIZE: (f32, f32) = (1200.0, 630.0);
const MARGIN: f32 = 48.0;
/// The words stand left, the board right.
const COLUMN: f32 = 420.0;
const BOARD: Area = Area::new(516.0, 40.0, 640.0, 550.0);
/// No line of the words stands lower; beneath is the name of the site.
const FOOT: f32 = 545.0;
/// More players than this are not named one by one.
const NAMED: usize = 6;

impl OpenTable {
    /// The picture as SVG of 1200 × 630, without secrets; `None` where the game does not draw itself.
    #[must_use]
    pub fn share_card(&self, audience: &Audience) -> Option<String> {
        let language = audience.language;
        let moment = self.table.now();
        let board = render::scene(&*self.table, audience, self.names_in(language))?;
        let game = self.table.game();
        let over = self.over(&*moment, language);
        let names =
            || moment.standings(Viewer::SPECTATOR).into_iter().map(|(one, _)| self.name(one.seat, language)).collect();
        Some(card(&board, &game.title(language), over.as_ref(), names).svg(Output::File(Theme::Light)))
    }
}

/// Board and words together. A game in play has no verdict: it names who plays.
fn card(board: &Scene, title: &str, over: Option<&Over>, names: impl Fn() -> Vec<String>) -> Scene {
    let scale = scale_to(board, (BOARD.width, BOARD.height));
    let (width, height) = (board.view.width * scale, board.view.height * scale);
    let place = Area::around(BOARD.centre(), width, height);
    let origin = pt(place.x - board.view.x * scale, place.y - board.view.y * scale);
    let (full_width, full_height) = SIZE;
    let mut scene = Scene::new("share", Area::new(0.0, 0.0, full_width, full_height)).accented(board.accent);
    scene = scene.named(title).ground(Colour::Paper);
    for layer in board.layers.iter().filter(|layer| layer.opacity > 0.0) {
        // This picture cannot be enlarged: what a page shows only then is left out.
        let seen = layer.nodes.iter().filter(|node| !node.classes.contains(&"too-small")).cloned();
        let inside = Node::group(seen).turned(layer.turn).opacity(layer.opacity);
        scene = scene.layer(Layer::decoration(layer.id.clone(), [Node::group([inside]).scaled(scale).at(origin)]));
    }
    // A page cuts off what a board draws outside its view (water, wind); here the margin covers it.
    let margins = [
        Area::new(0.0, 0.0, full_width, place.y),
        Area::new(0.0, place.bottom(), full_width, full_height - place.bottom()),
        Area::new(0.0, 0.0, place.x, full_height),
        Area::new(place.right(), 0.0, full_width - place.right(), full_height),
    ];
    let mut nodes: Vec<Node> = margins.map(|area| Node::rect(area).fill(Colour::Paper)).into();
    nodes.push(Node::rect(Area::new(0.0, 0.0, 14.0, full_height)).fill(Colour::Accent));
    nodes.extend(words(title, over, names));
    scene.layer(Layer::new("share-words", nodes))
}

fn words(title: &str, over: Option<&Over>, names: impl Fn() -> Vec<String>) -> Vec<Node> {
    let mut nodes = Vec::new();
    let mut y = MARGIN + 34.0;
    let mut write = |text: &str, face: Face, size: f32, most: usize, ink: Colour| {
        // What has no room above the foot is left out: the picture is a greeting, not an account.
        let room = ((FOOT - y) / (size * 1.2) + 1.0).max(0.0) as usize;
        let most = most.min(room);
        if most == 0 || text.is_empty() {
            return;
        }
        let mut rows = lines(text, face, size, COLUMN);
        if rows.len() > most {
            let rest = rows.split_off(most - 1).join(" ");
            rows.push(shortened(&rest, face, size, COLUMN));
        }
        let count = rows.len() as f32;
        nodes.push(Node::lines(pt(MARGIN, y), rows, face, size).leading(1.2).fill(ink));
        y += size * (1.2 * count + 0.45);
    };
    write(title, Face::SerifBold, 44.0, 2, Colour::Accent);
    match over {
        Some(over) => {
            write(&over.title, Face::Serif, 30.0, 5, Colour::Ink);
            for Final { place, name, standing, .. } in over.standings.iter().take(NAMED) {
                let ranked = if over.standings.len() > 1 { format!("{place}. ") } else { String::new() };
                write(&format!("{ranked}{name}"), Face::SansBold, 23.0, 1, Colour::Ink);
                // A player alone is shown the whole sum, large enough to be read where the picture is shown small.
                match over.standings.len() {
                    1 => write(standing, Face::Sans, 26.0, 7, Colour::InkSoft),
                    2 | 3 => write(standing, Face::Sans, 21.0, 3, Colour::InkSoft),
                    _ => {}
                }
            }
        }
        None => write(&names().join(", "), Face::Serif, 30.0, 6, Colour::Ink),
    }
    nodes.push(Node::text(pt(MARGIN, SIZE.1 - 36.0), "Galerne", Face::SerifItalic, 24.0).fill(Colour::InkSoft));
    nodes
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_draw::scene::Shape;

    fn ends(title: &str, players: usize) -> Over {
        let line = |place: u8| Final {
            place,
            name: "Blanchette de Montmirail-sur-Mer".repeat(2),
            standing: title.to_owned(),
            ..Final::default()
        };
        Over { title: title.to_owned(), standings: (1..=players as u8).map(line).collect(), ..Over::default() }
    }

    #[test]
    fn words_stay_in_their_column_whatever_was_said() {
        for players in [1, 2, 3, 6, 8] {
            for title in ["Won.", &"A very long sentence of how it ended, word after word. ".repeat(12)] {
                for node in words(title, Some(&ends(title, players)), Vec::new) {
                    let Shape::Text(text) = &node.shape else { panic!("words are text") };
                    assert!(text.lines.iter().all(|line| text.face.width(line, text.size) <= COLUMN + 1.0), "{text:?}");
                    assert!(text.at.y <= SIZE.1 - 36.0, "{text:?}");
                }
            }
        }
    }

    #[test]
    fn the_picture_has_the_size_that_links_ask_for_and_the_board_lies_in_its_place() {
        let tiny = Node::text(pt(0.0, 0.0), "A1".to_owned(), Face::Sans, 4.0).class("too-small");
        let board =
            Scene::new("board", Area::new(-50.0, -20.0, 400.0, 100.0)).layer(Layer::decoration("coordinates", [tiny]));
        let svg = card(&board, "Sail Race", None, || vec!["Anne".to_owned()]).svg(Output::File(Theme::Light));
        assert!(svg.contains("width=\"1200\"") && svg.contains("height=\"630\"") && svg.contains("Anne"), "{svg}");
        assert!(!svg.contains("A1"), "{svg}");
    }
}
