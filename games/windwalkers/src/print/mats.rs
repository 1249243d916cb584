//! Where dice and moral lie, what is written down, what one looks up.

use super::dice::marked;
use super::{caption, say};
use crate::cards::Line;
use crate::dice::Colour as Die;
use crate::game::Windwalkers;
use crate::picture::{board, die_colour, line_colours, signs};
use crate::tiles::MAX_MORAL;
use galerne_draw::piece::die;
use galerne_draw::print::{Component, Flow, HALF, POINT, Part, Wish, blank};
use galerne_draw::scene::Dash;
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Picture, Scene, pt};

/// What lies across a page.
const WIDE: (f32, f32) = (260.0, 190.0);

pub(super) fn all(wish: &Wish<'_, Windwalkers>) -> Vec<Component> {
    let hordes = wish.context.speech.names.len().max(1) as u16;
    vec![
        Component::page("contre-mat", Part::Mats, contre(wish)),
        Component::page("lines-mat", Part::Mats, lines(wish)).times(hordes),
        Component::page("horde-mat", Part::Mats, horde(wish)).times(hordes),
        Component::new("summary", Part::Aids, summary(wish)).times(2),
        Component::new("carnet", Part::Pads, carnet(wish)).times(2),
    ]
}

fn page(id: &str, name: String, size: (f32, f32), nodes: Vec<Node>) -> Scene {
    blank(id, size, Windwalkers::accent()).named(name).layer(Layer::new(format!("{id}-all"), nodes))
}

/// A column for each face, a row for each colour: pairs are seen at once, and plain dice get their colour by where they lie.
fn contre(wish: &Wish<'_, Windwalkers>) -> Scene {
    let title = say(wish, "print-contre-mat");
    let mut nodes = Flow::new(Area::new(4.0, 2.0, WIDE.0 - 8.0, 20.0), 10.0).title(&title).nodes();
    let rows = [
        (Die::Green, "print-row-green"),
        (Die::White, "print-row-white"),
        (Die::Black, "print-row-black"),
        (Die::Blue, "print-row-blue"),
        (Die::Violet, "print-row-violet"),
    ];
    let (left, top, head, tall) = (46.0, 14.0, 14.0, 30.0);
    let wide = (WIDE.0 - left - 4.0) / 6.0;
    for face in 0..6_u8 {
        let x = left + wide * (f32::from(face) + 0.5);
        nodes.push(die(die_colour(Die::White), 10.0, Some(face + 1)).at(pt(x, top + head / 2.0)));
    }
    let mut y = top + head;
    for (n, (colour, key)) in rows.into_iter().enumerate() {
        if n == 3 {
            // The border between the épreuve and the horde.
            nodes.push(Node::rect(Area::new(4.0, y + 1.2, WIDE.0 - 8.0, 1.6)).fill(Colour::Accent));
            y += 4.0;
        }
        nodes.push(marked(colour, 12.0).at(pt(14.0, y + tall / 2.0)));
        let words = say(wish, key);
        let text = galerne_draw::print::fitted(&[(Face::Sans, words)], 22.0, tall - 2.0, &[9.0, 8.0, 7.0]);
        let room = Area::new(22.0, y + 1.0, 22.0, tall - 2.0);
        nodes.extend(galerne_draw::print::set_text(text, room, true, Colour::Ink));
        for face in 0..6_u8 {
            let cell = Area::new(left + wide * f32::from(face), y, wide, tall);
            nodes.push(Node::rect(cell).stroke(Colour::Line, 0.25));
        }
        y += tall;
    }
    page("contre-mat", title, WIDE, nodes)
}

/// A place holds a card upright or on its side, that is tapped.
const PLACE: f32 = 88.4;
/// What the name of a line takes above its places.
const BANNER: f32 = 8.5;

/// The two lines that need a page of their own; the third is on the page of morale.
fn lines(wish: &Wish<'_, Windwalkers>) -> Scene {
    let lines = [(Line::Fer, 3, "print-line-fer"), (Line::Pack, 3, "print-line-pack")];
    page("lines-mat", say(wish, "print-lines-mat"), (LINES, 2.0 * (BANNER + PLACE)), places(wish, &lines, 0.0))
}

/// How wide three places are.
const LINES: f32 = 3.0 * PLACE;

/// Places for the cards of these lines, each under the name of its line. The dashed frame is a card that is ready.
fn places(wish: &Wish<'_, Windwalkers>, lines: &[(Line, u8, &'static str)], top: f32) -> Vec<Node> {
    let (wide, tall) = wish.format.size();
    let mut nodes = Vec::new();
    let mut y = top;
    for &(line, count, key) in lines {
        let (ground, ink) = line_colours(line);
        let banner = Area::new(0.0, y, PLACE * f32::from(count), BANNER - 1.0);
        nodes.push(Node::rounded(banner, 2.0).fill(ground).stroke(Colour::Line, 0.2));
        nodes.push(Node::path(signs::emblem(line).placed(pt(8.0, banner.centre().y), 2.6)).stroke(ink, 0.8));
        nodes.push(caption(&say(wish, key), pt(26.0, banner.centre().y), 24.0, 12.0, ink));
        y += BANNER;
        for place in 0..count {
            let area = Area::new(PLACE * f32::from(place), y, PLACE, PLACE);
            nodes.push(Node::rect(area.grown(-0.2)).stroke(Colour::Line, 0.3));
            let ready = Area::around(area.centre(), wide, tall.min(PLACE - 0.8));
            nodes.push(Node::rounded(ready, 2.5).stroke(Colour::Line, 0.2).dash(Dash::Dashed));
        }
        y += PLACE;
    }
    nodes
}

/// Moral, the six dice with what each surpassement gives, the Traîne, the order of a day.
fn horde(wish: &Wish<'_, Windwalkers>) -> Scene {
    let title = say(wish, "print-horde-mat");
    let mut nodes = Flow::new(Area::new(4.0, 2.0, 130.0, 20.0), 10.0).title(&title).nodes();
    let cell = 17.0;
    nodes.push(Node::text(pt(4.0, 21.0), say(wish, "print-moral"), Face::SansBold, 10.0 * POINT));
    for moral in 0..=MAX_MORAL {
        let area = Area::new(4.0 + cell * f32::from(moral), 23.0, cell, cell);
        nodes.push(Node::rect(area).stroke(Colour::Line, 0.3));
        nodes.push(board::heart(5.5).fill(Colour::SecondSoft).at(area.centre()));
        nodes.push(Node::label(area.centre(), moral.to_string(), Face::SansBold, 6.0));
    }
    nodes.push(Node::text(pt(4.0, 48.0), say(wish, "print-surpassement"), Face::SansBold, 10.0 * POINT));
    let gains = [0_u8, 1, 3, 6, 10, 15, 21];
    for (level, gain) in gains.into_iter().enumerate() {
        let area = Area::new(4.0 + 24.3 * level as f32, 50.0, 24.3, 20.0);
        nodes.push(Node::rect(area).stroke(Colour::Line, 0.3));
        let dice = 6 - level;
        let words = format!("+{gain}");
        nodes.push(Node::label(pt(area.x + 6.5, area.centre().y), words, Face::SansBold, 5.0).fill(Colour::Accent));
        for n in 0..dice {
            let at = pt(area.x + 14.0 + (n % 2) as f32 * 5.4, area.y + 4.6 + (n / 2) as f32 * 5.4);
            nodes.push(marked(Die::Blue, 4.4).at(at));
        }
    }
    nodes.extend(places(wish, &[(Line::Traine, 2, "print-line-traine")], 75.0));
    let order = |points: f32| {
        let flow = Flow::new(Area::new(186.0, 20.0, 70.0, 166.0), points)
            .heading(&say(wish, "print-day-title"))
            .point(&say(wish, "print-day-1"))
            .point(&say(wish, "print-day-2"))
            .point(&say(wish, "print-day-3"))
            .point(&say(wish, "print-day-4"))
            .point(&say(wish, "print-day-5"))
            .point(&say(wish, "print-day-6"))
            .heading(&say(wish, "print-places-title"))
            .text(&say(wish, "print-places"));
        vec![flow]
    };
    nodes.extend(Flow::largest(&[11.0, 10.5, 10.0, 9.5, 9.0, 8.5], WIDE.1 - 4.0, order));
    page("horde-mat", title, WIDE, nodes)
}

fn summary(wish: &Wish<'_, Windwalkers>) -> Scene {
    let title = say(wish, "print-summary");
    let half = (HALF.0 - 14.0) / 2.0;
    let text = |key| say(wish, key);
    // As large as both columns leave room for.
    let columns = |points: f32| {
        let left = Flow::new(Area::new(4.0, 3.0, half, HALF.1 - 6.0), points)
            .title(&title)
            .heading(&text("print-setup-title"))
            .text(&text("print-setup"))
            .text(&text("print-setup-board"))
            .heading(&text("print-checks-title"))
            .point(&text("print-check-black"))
            .point(&text("print-check-green"))
            .point(&text("print-check-force"))
            .point(&text("print-check-sum"))
            .text(&text("print-edge"))
            .heading(&text("print-moral-title"))
            .point(&text("print-moral-shift"))
            .point(&text("print-moral-reroll"))
            .text(&text("print-moral-limit"))
            .heading(&text("print-loss-title"))
            .text(&text("print-loss"))
            .text(&text("print-loss-malus"));
        let right = Flow::new(Area::new(10.0 + half, 3.0, half, HALF.1 - 6.0), points)
            .heading(&text("print-stop-title"))
            .point(&text("print-stop"))
            .point(&text("print-go-on"))
            .heading(&text("print-rest-title"))
            .point(&text("print-rest-land"))
            .point(&text("print-rest-village"))
            .point(&text("print-rest-porte"))
            .point(&text("print-rest-tour"))
            .heading(&text("print-recruit-title"))
            .text(&text("print-recruit"))
            .heading(&text("print-points-title"))
            .point(&text("print-points-tile"))
            .point(&text("print-points-surpassement"))
            .point(&text("print-points-special"))
            .point(&text("print-points-end"))
            .heading(&text("print-chapter-title"))
            .text(&text("print-chapter"))
            .text(&text("print-needed"));
        vec![left, right]
    };
    let nodes = Flow::largest(&[11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0], HALF.1 - 2.0, columns);
    page("summary", title, HALF, nodes)
}

fn carnet(wish: &Wish<'_, Windwalkers>) -> Scene {
    let size = (130.0, 190.0);
    let title = say(wish, "print-carnet");
    let text = |key| say(wish, key);
    let head = [
        "print-col-day",
        "print-col-tile",
        "print-col-wind",
        "print-col-moral",
        "print-col-points",
        "print-col-powers",
    ]
    .map(text);
    let flow = Flow::new(Area::new(4.0, 3.0, size.0 - 8.0, size.1 - 6.0), 8.0)
        .title(&title)
        .blank_line(&text("print-carnet-who"))
        .blank_line(&text("print-carnet-date"))
        .blank_line(&text("print-carnet-horde"))
        .blank_line("")
        .gap(0.8)
        .ruled(&[1.1, 2.4, 1.1, 1.2, 1.3, 4.5], &head, &[], 16, 8.0);
    page("carnet", title, size, flow.nodes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_draw::print::Format;

    /// A card of the usual formats fits a place upright and on its side.
    #[test]
    fn a_place_holds_a_card_that_is_ready_or_tapped() {
        let (wide, tall) = Format::Poker.size();
        assert!(wide <= PLACE && tall <= PLACE);
        assert!(LINES <= galerne_draw::print::BLOCK.1 && 75.0 + BANNER + PLACE <= WIDE.1);
    }
}
