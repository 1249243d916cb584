//! La Horde du Contrevent on paper: the area of play, both packs of cards that explain themselves, formations, summary, markers, log.

mod cards;

use crate::cards::Suit;
use crate::game::Horde;
use crate::names;
use crate::picture::cards::{role_mark, suit as suit_sign};
use crate::roles::Role;
use crate::terrain::Cell;
use galerne_draw::print::{Component, Flow, HALF, POINT, Part, Printed, Wish, blank};
use galerne_draw::scene::Dash;
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Picture, Point, Scene, pt};

/// A cell of the area: a card stands free in it, upright or wounded and on its side.
const CELL: (f32, f32) = (56.4, 64.0);
/// The column of the Souffles and of the decks, whose cards never lie on their side.
const SIDE: f32 = 41.0;

/// The ground of a dark cell (HC-2.10).
const DARK: Colour = Colour::AccentSoft;

impl Printed for Horde {
    fn components(&self, wish: &Wish<'_, Self>) -> Vec<Component> {
        let mut all = Vec::new();
        // In competition each of the two has an area of its own, with the columns E to H (HC-14.2).
        let grids = [["A", "B", "C", "D"], ["E", "F", "G", "H"]];
        for letters in grids.into_iter().take(if competes(wish) { 2 } else { 1 }) {
            for upper in [true, false] {
                let scene = area(wish, upper, letters);
                all.push(Component::page(scene.id.clone(), Part::Boards, scene));
            }
        }
        all.extend(cards::all(self, wish));
        all.extend(Suit::ALL.into_iter().map(|suit| formation_card(self, wish, suit)));
        all.push(Component::new("summary", Part::Aids, summary(wish)).times(2));
        all.push(Component::new("markers", Part::Pads, markers(wish)).times(if competes(wish) { 2 } else { 1 }));
        all.push(Component::new("log", Part::Pads, log(wish)));
        all
    }

    fn piece(&self, sheet: &str, row: &str, wish: &Wish<'_, Self>) -> Option<Scene> {
        let component = match sheet {
            "role" => cards::of_role(self, wish, Role::ALL.into_iter().find(|role| role.name() == row)?),
            "formation" => Some(formation_card(self, wish, Suit::ALL.into_iter().find(|suit| suit.name() == row)?)),
            _ => None,
        };
        component.map(|component| component.front)
    }
}

/// Two hordes, each with a pack, an area and a pool of its own (HC-14.1).
fn competes(wish: &Wish<'_, Horde>) -> bool {
    wish.context.speech.names.len() > 1
}

/// Half of the area: Rencontres and rows 1 and 2, or rows 3 and 4 and Aval; the Souffles at the left, once for both grids (HC-14.1).
fn area(wish: &Wish<'_, Horde>, upper: bool, letters: [&str; 4]) -> Scene {
    let (wide, tall) = CELL;
    let is_first = letters[0] == "A";
    let side = if is_first { SIDE } else { 0.0 };
    let size = (side + 4.0 * wide, 3.0 * tall);
    let mut nodes = Vec::new();
    // Column 0 is the side; the second grid has none.
    let mut place = |column: usize, row: usize, ground: Option<Colour>, words: String| {
        let (x, wide) = if column == 0 { (0.0, side) } else { (side + (column - 1) as f32 * wide, wide) };
        if wide == 0.0 {
            return;
        }
        let area = Area::new(x, row as f32 * tall, wide, tall);
        let cell = Node::rect(area.grown(-0.2)).stroke(Colour::Line, 0.3);
        nodes.push(match ground {
            Some(ground) => cell.fill(ground),
            None => cell.dash(Dash::Dashed),
        });
        if ground == Some(DARK) {
            // A corner tells the shade where a printer leaves grounds white.
            let corner = pt(area.right() - 0.4, area.bottom() - 0.4);
            nodes.push(Node::polygon([corner, corner - pt(7.0, 0.0), corner - pt(0.0, 7.0)]).fill(Colour::Accent));
        }
        let size = (9.0 * POINT).min(9.0 * POINT * (wide - 4.0) / Face::SansBold.width(&words, 9.0 * POINT));
        nodes.push(Node::text(pt(area.x + 2.0, area.y + 4.2), words, Face::SansBold, size).fill(Colour::InkSoft));
    };
    let first = if upper { 1 } else { 0 };
    for n in 0..2 {
        let row = if upper { n } else { n + 2 };
        let souffle = galerne_engine::Message::new("print-souffle-row").with("row", row + 1);
        place(0, n + first, None, wish.say(&souffle));
        for (column, letter) in letters.iter().enumerate() {
            // HC-2.10: the Ailier never changes the shade of his cells by himself.
            let dark = (row + column) % 2 == 1;
            let ground = if dark { DARK } else { Colour::Card };
            place(column + 1, n + first, Some(ground), format!("{letter}{}", row + 1));
        }
    }
    let (row, key, corner) = if upper {
        (0, "print-rencontre-slot", "print-rencontre-deck")
    } else {
        (2, "print-aval", "print-souffle-deck")
    };
    place(0, row, None, wish.word(corner));
    for (column, letter) in letters.iter().enumerate() {
        let words = galerne_engine::Message::new(key).with("column", *letter);
        place(column + 1, row, None, wish.say(&words));
    }
    let half = if upper { "amont" } else { "aval" };
    let id = if is_first { format!("area-{half}") } else { format!("area-2-{half}") };
    blank(id.clone(), size, Horde::accent())
        .named(wish.word("print-area"))
        .layer(Layer::new(format!("{id}-all"), nodes))
}

/// The disc of a role, with a rim that every ink prints: where grounds stay white, the grey of the Traceur would be gone.
fn mark(role: Role, at: Point, radius: f32) -> Node {
    Node::group([role_mark(role, at, radius), Node::circle(at, radius).stroke(Colour::Ink, radius * 0.1)])
}

/// The figure of a suit in a grid of four by four: first cells full, second ones dotted. Its upper left corner is the origin.
fn figure(game: &Horde, suit: Suit, side: f32) -> Node {
    let cell = side / 4.0;
    let mut nodes = Vec::new();
    for own in 0..16_u8 {
        let at = Cell::of_grid(0, own);
        let (column, row) = (at.column().index() as f32, f32::from(at.row() - 1));
        let area = Area::new(column * cell, row * cell, cell, cell);
        nodes.push(Node::rect(area).stroke(Colour::Line, 0.15));
        for role in Role::ALL {
            let bit = 1_u16 << own;
            if game.masks[suit as usize][role as usize] & bit == 0 {
                continue;
            }
            let first = game.primary[suit as usize][role as usize] & bit != 0;
            nodes.push(if first {
                mark(role, area.centre(), cell * 0.42)
            } else {
                let letter = role.letter().to_string();
                Node::group([
                    Node::circle(area.centre(), cell * 0.4).stroke(Colour::Ink, cell * 0.05).dash(Dash::Short),
                    Node::label(area.centre(), letter, Face::SansBold, cell * 0.56).fill(Colour::Ink),
                ])
            });
        }
    }
    Node::group(nodes)
}

fn formation_card(game: &Horde, wish: &Wish<'_, Horde>, suit: Suit) -> Component {
    let size = (90.0, 65.0);
    let id = format!("formation-{}", suit.name());
    let name = wish.say(&names::formation(suit));
    let words = name.trim_end_matches(suit.sign()).trim().to_owned();
    let colour = suit_sign(suit).colour();
    let text = galerne_draw::print::fitted(&[(Face::Sans, wish.word("print-formation"))], 26.0, 34.0, &[8.0, 7.0]);
    let mut nodes = vec![
        Node::rounded(Area::new(1.5, 1.5, size.0 - 3.0, size.1 - 3.0), 2.5).stroke(Colour::CardLine, 0.25),
        figure(game, suit, 54.0).at(pt(31.5, 5.5)),
        Node::path(suit_sign(suit).outline(pt(10.0, 11.0), 4.5)).fill(colour),
        Node::text(pt(4.5, 24.0), words, Face::SerifBold, 12.0 * POINT),
    ];
    nodes.extend(galerne_draw::print::set_text(text, Area::new(4.5, 28.0, 26.0, 34.0), false, Colour::Ink));
    let scene = blank(&id, size, Horde::accent()).named(name).layer(Layer::new(format!("{id}-face"), nodes));
    // One for each side of the table.
    Component::new(&id, Part::Aids, scene).times(2)
}

fn summary(wish: &Wish<'_, Horde>) -> Scene {
    let text = |key| wish.word(key);
    let half = (HALF.0 - 14.0) / 2.0;
    // As large as both columns leave room for.
    let columns = |points: f32| {
        let left = Flow::new(Area::new(4.0, 3.0, half, HALF.1 - 6.0), points)
            .title(&text("print-summary"))
            .heading(&text("print-setup-title"))
            .text(&text("print-setup"))
            .heading(&text("print-turn-title"))
            .point(&text("print-turn-1"))
            .point(&text("print-turn-2"))
            .point(&text("print-turn-3"))
            .point(&text("print-turn-4"))
            .point(&text("print-turn-5"))
            .point(&text("print-turn-6"))
            .heading(&text("print-wounded-title"))
            .text(&text("print-wounded"));
        let left = if competes(wish) { left.heading(&text("print-two-title")).text(&text("print-two")) } else { left };
        let right = Flow::new(Area::new(10.0 + half, 3.0, half, HALF.1 - 6.0), points)
            .heading(&text("print-actions-title"))
            .point(&text("print-action-repos"))
            .point(&text("print-action-aide"))
            .point(&text("print-action-provocation"))
            .point(&text("print-action-attaque"))
            .heading(&text("print-wind-title"))
            .text(&text("print-wind-how"))
            .point(&text("print-wind-malus"))
            .point(&text("print-wind-lost"))
            .point(&text("print-wind-even"))
            .point(&text("print-wind-won"))
            .point(&text("print-wind-bonus"))
            .heading(&text("print-end-title"))
            .point(&text("print-end-held"))
            .point(&text("print-end-missed"))
            .text(&text("print-end-aval"))
            .text(&text("print-end"))
            .text(&text("print-needed"));
        vec![left, right]
    };
    let nodes = Flow::largest(&[11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0], HALF.1 - 2.0, columns);
    blank("summary", HALF, Horde::accent()).named(text("print-summary")).layer(Layer::new("summary-all", nodes))
}

/// The pool of points, to be followed with a coin, and whether the next card counts double.
fn markers(wish: &Wish<'_, Horde>) -> Scene {
    let text = |key| wish.word(key);
    let flow = Flow::new(Area::new(4.0, 3.0, HALF.0 - 8.0, HALF.1 - 6.0), 9.0)
        .title(&text("print-pool"))
        .track((0..=40).map(|n: u8| n.to_string()), 13.4)
        .gap(1.0)
        .heading(&text("print-soutien"))
        .track(["×1".to_owned(), "×2".to_owned()], 16.0);
    blank("markers", HALF, Horde::accent()).named(text("print-pool")).layer(Layer::new("markers-all", flow.nodes()))
}

fn log(wish: &Wish<'_, Horde>) -> Scene {
    let text = |key| wish.word(key);
    let head =
        ["print-col-date", "print-col-options", "print-col-turns", "print-col-held", "print-col-result"].map(text);
    let flow = Flow::new(Area::new(4.0, 3.0, HALF.0 - 8.0, HALF.1 - 6.0), 9.0).title(&text("print-log")).ruled(
        &[1.6, 3.0, 1.2, 1.6, 2.0],
        &head,
        &[],
        10,
        9.6,
    );
    blank("log", HALF, Horde::accent()).named(text("print-log")).layer(Layer::new("log-all", flow.nodes()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_draw::print::{BLOCK, SMALL};

    /// A wounded card lies on its side within the lines of its cell, and a Souffle stands in its column.
    #[test]
    fn every_card_fits_its_cell() {
        // The lines of a cell are drawn 0.2 mm inside it.
        assert!(CELL.0 - 0.4 >= SMALL.1 && CELL.1 - 0.4 >= SMALL.1 && SIDE - 0.4 >= SMALL.0);
        assert!(SIDE + 4.0 * CELL.0 <= BLOCK.1 && 3.0 * CELL.1 <= BLOCK.0);
    }
}
