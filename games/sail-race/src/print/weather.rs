//! The 54 weather cards of idea A14 (SR-11.11): the force on the face, the direction on the back.

use super::numbered;
use crate::cards::{Card, Pile};
use crate::game::SailRace;
use crate::wind::{Force, Wind, evolution, initial_direction};
use galerne_draw::print::{Component, Flow, Format, POINT, Part, Wish, blank};
use galerne_draw::scene::Dash;
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Picture, Scene, pt};
use galerne_engine::{Message, Random};

/// The change of force as the tables write it.
fn sign(force: Force) -> &'static str {
    match force {
        Force::Same => "=",
        Force::More => "+",
        Force::Less => "−",
        Force::Gale => "g",
    }
}

/// As the tables write it: the change of direction, a bar, the change of force.
pub(super) fn change(turn: i16, force: Force) -> String {
    format!("{}/{}", degrees(turn), sign(force))
}

fn degrees(turn: i16) -> String {
    if turn < 0 { format!("−{}", turn.abs()) } else { format!("+{turn}") }
}

pub(super) fn cards(wish: &Wish<'_, SailRace>) -> Vec<Component> {
    let mut cards = Vec::new();
    for (kind, &copies) in Pile::full().pile.iter().enumerate().filter(|(_, copies)| **copies > 0) {
        let card = Card::of_kind(kind);
        let id = format!("weather-{kind}");
        let key = match card.force {
            Force::Same => "print-force-same",
            Force::More => "print-force-more",
            Force::Less => "print-force-less",
            Force::Gale => "print-force-gale",
        };
        let front = side(wish.format, &id, sign(card.force), &wish.word(key), Colour::Accent);
        let turn = match card.turn {
            0 => wish.word("print-turn-none"),
            1.. => numbered(wish, "print-turn-left", card.turn.unsigned_abs()),
            _ => numbered(wish, "print-turn-right", card.turn.unsigned_abs()),
        };
        let back = side(wish.format, &format!("{id}-back"), &degrees(card.turn), &turn, Colour::Second);
        cards.push(Component::new(&id, Part::Cards, front).backed(back).times(copies.into()).full_only());
    }
    cards
}

fn side(format: Format, id: &str, large: &str, words: &str, colour: Colour) -> Scene {
    let (width, height) = format.size();
    let text = galerne_draw::print::fitted(&[(Face::Sans, words.to_owned())], width - 13.0, 14.0, &[11.0, 10.0, 9.0]);
    let mut nodes = vec![
        Node::rect(Area::new(0.0, 0.0, width, height)).fill(Colour::Card),
        Node::rounded(Area::new(3.0, 3.0, width - 6.0, height - 6.0), 3.0).stroke(colour, 0.6),
        Node::label(pt(width / 2.0, height * 0.41), large, Face::SerifBold, width * POINT).fill(colour),
    ];
    nodes.extend(galerne_draw::print::set_text(
        text,
        Area::new(6.5, height * 0.7, width - 13.0, 14.0),
        true,
        Colour::CardInk,
    ));
    blank(id, (width, height), SailRace::accent()).named(words).layer(Layer::new(format!("{id}-face"), nodes))
}

/// The turns that a sheet of drawn weather lasts; a race takes thirty to thirty-four.
const TURNS: usize = 50;
const PAGE: (f32, f32) = (197.0, 264.0);

/// Fifty turns of weather, and a strip that covers what must stay unknown (SR-11.11 `table`): the list of the options,
/// or throws of two dice from the seed of the sheets.
pub(super) fn drawn(race: &SailRace, wish: &Wish<'_, SailRace>) -> Scene {
    let mut dice = Random::new(wish.seed);
    let listed = race.throws.iter().copied();
    let throws = listed.chain(std::iter::repeat_with(move || [dice.die(6), dice.die(6)]));
    let mut wind: Option<Wind> = None;
    let mut rows = Vec::new();
    for (turn, [column, row]) in throws.take(TURNS + 1).enumerate() {
        let now = match wind {
            None => Wind::initial(initial_direction(column, row)),
            Some(before) => {
                let (turn, force) = evolution(column, row);
                before.changed(turn, force)
            }
        };
        rows.push([turn.to_string(), format!("{column} {row}"), now.bulletin()]);
        wind = Some(now);
    }
    let how = Message::new("print-drawn-how").with("seed", wish.seed.to_string());
    let flow = Flow::new(Area::new(4.0, 2.0, 92.0, 20.0), 9.0).title(&wish.word("print-drawn")).text(&wish.say(&how));
    let top = flow.y + 1.0;
    let mut nodes = flow.nodes();
    let tall = (PAGE.1 - top - 8.0) / (TURNS + 2) as f32;
    let head = ["print-col-turn", "print-dice-thrown", "print-col-wind"].map(|key| wish.word(key));
    for (n, row) in std::iter::once(&head).chain(&rows).enumerate() {
        let (y, face) = (top + n as f32 * tall, if n == 0 { Face::SansBold } else { Face::Sans });
        if n == 0 {
            nodes.push(Node::rect(Area::new(4.0, y, 92.0, tall)).fill(Colour::AccentSoft));
        }
        for (word, x) in row.iter().zip([14.0, 36.0, 72.0]) {
            nodes.push(Node::label(pt(x, y + tall / 2.0), word.clone(), face, 8.5 * POINT));
        }
        nodes.push(Node::line(pt(4.0, y + tall), pt(96.0, y + tall)).stroke(Colour::Line, 0.15));
    }
    let strip = Area::new(101.0, 2.0, 94.0, PAGE.1 - 4.0);
    // Bare paper covers as well as ink.
    nodes.push(Node::rect(strip).stroke(Colour::Line, 0.2).dash(Dash::Dashed));
    nodes.extend(Flow::new(strip.grown(-4.0), 9.0).text(&wish.word("print-drawn-cover")).nodes());
    blank("weather", PAGE, SailRace::accent()).named(wish.word("print-drawn")).layer(Layer::new("weather-all", nodes))
}
