//! The sixty tiles of the box (WW-2.5), for boards of one's own: hexes that touch at their corners.

use super::dice::marked;
use crate::dice::Colour as Die;
use crate::game::Windwalkers;
use crate::names::tile_name;
use crate::picture::{board, signs};
use crate::tiles::{Rest, Tile};
use galerne_draw::print::{Component, POINT, Part, Wish, blank};
use galerne_draw::scene::Dash;
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Picture, Point, pt};
use galerne_engine::Message;

/// From corner to corner.
const ACROSS: f32 = 58.0;

pub(super) fn all(wish: &Wish<'_, Windwalkers>) -> Vec<Component> {
    Tile::ALL.into_iter().filter(|tile| tile.print().supply > 0).map(|tile| component(tile, wish)).collect()
}

fn component(tile: Tile, wish: &Wish<'_, Windwalkers>) -> Component {
    let print = tile.print();
    let id = format!("tile-{}", print.id);
    let r = ACROSS / 2.0;
    let tall = r * 3.0_f32.sqrt();
    let middle = pt(r, tall / 2.0);
    let corners = (0..6).map(|n| middle + Point::polar(r, 60.0 * n as f32));
    let name = wish.say(&tile_name(tile));
    let size = (9.0 * POINT).min(9.0 * POINT * 34.0 / Face::SerifBold.width(&name, 9.0 * POINT));
    let mut nodes = vec![
        Node::polygon(corners).fill(signs::ground(tile)).stroke(Colour::Line, 0.2),
        signs::sign(tile, middle - pt(0.0, 8.5), 9.0),
        Node::label(middle + pt(0.0, 3.6), name.clone(), Face::SerifBold, size),
    ];
    let dice = [(Die::White, print.white), (Die::Green, print.green), (Die::Black, print.black)];
    let row: Vec<Die> = dice.into_iter().flat_map(|(colour, n)| std::iter::repeat_n(colour, usize::from(n))).collect();
    for (n, chunk) in row.chunks(6).enumerate() {
        for (k, colour) in chunk.iter().enumerate() {
            let x = (k as f32 - (chunk.len() as f32 - 1.0) / 2.0) * 5.4;
            let at = middle + pt(x, 9.2 + n as f32 * 5.2);
            // WW-6.2: on the map edge the first white die is not rolled.
            let falls = (n, k) == (0, 0) && *colour == Die::White;
            nodes.push(if falls {
                let place = Node::rounded(Area::around(Point::ORIGIN, 4.2, 4.2), 0.8);
                place.fill(Colour::Card).stroke(Colour::Ink, 0.25).dash(Dash::Short).at(at)
            } else {
                marked(*colour, 4.4).at(at)
            });
        }
    }
    let low = middle + pt(0.0, tall / 2.0 - if row.len() > 6 { 4.2 } else { 6.0 });
    if print.moral != 0 {
        let sign = if print.moral > 0 { "+" } else { "−" };
        let words = format!("{sign}{}", print.moral.abs());
        let colour = if print.moral > 0 { Colour::Good } else { Colour::Bad };
        nodes.push(Node::label(low - pt(2.5, 0.0), words, Face::SansBold, 4.0).fill(colour));
        nodes.push(board::heart(1.9).fill(colour).at(low + pt(2.5, 0.0)));
    } else {
        let key = match (print.rest_pass, print.rest_stop, print.wind) {
            (Rest::One, Rest::All, true) => Some("print-tile-village"),
            (Rest::One, Rest::All, false) => Some("print-tile-tour"),
            (_, Rest::All, _) => Some("print-tile-city"),
            (_, Rest::None, _) => Some("print-tile-porte"),
            _ => None,
        };
        if let Some(key) = key {
            let words = wish.say(&Message::new(key));
            nodes.push(Node::label(low, words, Face::Sans, 6.5 * POINT));
        }
    }
    let scene = blank(&id, (ACROSS, tall), Windwalkers::accent()).named(name.clone());
    Component::new(&id, Part::Tiles, scene.layer(Layer::new(format!("{id}-face"), nodes)))
        .outlined()
        .times(print.supply.into())
        .full_only()
}
