//! Windwalkers on paper: the four chapters, the cards, wind tokens, mats, the carnet, a summary; the tiles with the full set.

mod cards;
mod dice;
mod mats;
mod strip;
mod tiles;

use crate::board::bits;
use crate::game::Windwalkers;
use crate::names::{at as place, tile_name};
use crate::options::BoardChoice;
use crate::picture::board;
use crate::rules::chance::BOARD;
use crate::state::State;
use crate::tiles::BAG;
use galerne_draw::board::{HexGrid, Tip};
use galerne_draw::print::{BLOCK, CODE, Component, POINT, Part, Printed, Wish, blank, board as on_paper, scale_to};
use galerne_draw::scene::Shape;
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Picture, PictureContext, Point, Scene, pt};
use galerne_engine::{Message, Streams, View};

/// Wind tokens: for a punch of three quarters of an inch, or scissors.
const TOKEN: f32 = 19.0;
const TOKEN_CELL: f32 = 20.0;

impl Printed for Windwalkers {
    fn components(&self, wish: &Wish<'_, Self>) -> Vec<Component> {
        let mut all = chapters(self, wish);
        all.extend(mats::all(wish));
        all.extend(cards::all(wish));
        all.extend(tiles::all(wish));
        all.extend(tokens(wish));
        all
    }
}

/// Each chapter on a page, ready to play, with the names of the hexes.
fn chapters(game: &Windwalkers, wish: &Wish<'_, Windwalkers>) -> Vec<Component> {
    // As at a table: the layouts of the chapters follow one another in one stream.
    let mut streams = Streams::new(wish.seed);
    let chapter = |number: u8| {
        let mut state = *wish.context.state();
        let mut is_laid = true;
        if state.present == 0 || state.chapter != number {
            (state.chapter, state.present) = (number, 0);
            let board = game.board_of(&state);
            (state.tiles, state.present, state.land) = (board.tiles, board.all(), board.land);
            is_laid = false;
        }
        if game.options.board == BoardChoice::Generated || game.is_race() {
            let drawn = game.sample_layout(&state, streams.of(BOARD));
            state.tiles = if is_laid { state.tiles } else { drawn.0 };
        }
        let view = View::new(game, &state, wish.context.view.viewer());
        let context = PictureContext { view: &view, ..*wish.context };
        let mut scene = board::scene(game, &context);
        let room = |(width, height): (f32, f32)| scale_to(&scene, (width, height - HEAD));
        let scale = room(BLOCK).max(room((BLOCK.1, BLOCK.0)));
        for layer in scene.layers.iter_mut().filter(|layer| layer.id == "tiles") {
            layer.nodes =
                layer.nodes.iter().map(|tile| dice::with_signs(inwards(tile.clone()))).collect::<Vec<Node>>().into();
        }
        let scene = scene.layer(names_of_hexes(game, &state));
        let without = ["paper", "wind", "amont", "coordinates", "routes", "aims", "pawns"];
        let origin = pt(scene.view.x, scene.view.y);
        let page = headed(on_paper(scene, scale, &without), chapter_name(game, &state, wish));
        let hexes: Vec<Point> = hexes(game, &state).map(|centre| (centre - origin) * scale).collect();
        let free = free_corner(page.view, &hexes, grid(game, &state).size * scale);
        Component::page(format!("chapter-{}", number + 1), Part::Boards, page).with_code_at(free)
    };
    (0..game.boards.len() as u8).map(chapter).collect()
}

/// What the line above a board takes: which chapter it is, from where to where.
const HEAD: f32 = 8.0;

fn chapter_name(game: &Windwalkers, state: &State, wish: &Wish<'_, Windwalkers>) -> String {
    let board = game.board_of(state);
    let name = |at: u8| tile_name(state.tile(at));
    let message = Message::new("print-board").with("chapter", state.chapter + 1);
    wish.say(&message.with("start", name(board.start)).with("arrival", name(board.arrival)))
}

fn headed(mut page: Scene, words: String) -> Scene {
    page.view = Area { y: page.view.y - HEAD, height: page.view.height + HEAD, ..page.view };
    let line =
        Node::text(pt(page.view.x + 1.5, page.view.y + 5.0), words, Face::SerifBold, 12.0 * POINT).fill(Colour::Accent);
    page.layer(Layer::decoration("head", [line]))
}

/// From the middle of a hex to its corners as the board is drawn: flat at the top, or with a corner there.
const FLAT: f32 = 40.0;
const POINTED: f32 = 36.0;

fn grid(game: &Windwalkers, state: &State) -> HexGrid {
    if game.board_of(state).flat { HexGrid::new(Tip::Flat, FLAT) } else { HexGrid::new(Tip::Pointy, POINTED) }
}

/// The middles of the hexes that are there, in units of the drawing.
fn hexes(game: &Windwalkers, state: &State) -> impl Iterator<Item = Point> {
    let (board, grid) = (game.board_of(state), grid(game, state));
    bits(here(game, state)).map(move |at| grid.centre(board.hex(at)))
}

fn here(game: &Windwalkers, state: &State) -> u64 {
    if state.present == 0 { game.board_of(state).all() } else { state.present }
}

/// A corner of the page that no hex reaches, for the code that leads to the table.
fn free_corner(page: Area, hexes: &[Point], reach: f32) -> Option<Point> {
    let (right, bottom) = (page.right() - CODE, page.bottom() - CODE);
    let corners = [pt(right, bottom), pt(page.x, bottom), pt(right, page.y), pt(page.x, page.y + HEAD)];
    corners.into_iter().find(|&at| {
        let nearest = |hex: Point| pt(hex.x.clamp(at.x, at.x + CODE), hex.y.clamp(at.y, at.y + CODE));
        hexes.iter().all(|&hex| (nearest(hex) - hex).length() >= reach)
    })
}

/// The names of the hexes, below everything that stands on them: on the page dice lie over them.
fn names_of_hexes(game: &Windwalkers, state: &State) -> Layer {
    let (board, grid) = (game.board_of(state), grid(game, state));
    let down = if board.flat { 0.765 } else { 0.8 };
    let here = here(game, state);
    let name = |at: u8| {
        let hex = board.hex(at);
        let below = grid.centre(hex) + pt(0.0, down * grid.size);
        Node::label(below, place(hex), Face::Sans, 0.15 * grid.size).fill(Colour::InkSoft)
    };
    Layer::decoration("names", bits(here).map(name))
}

/// The number of moral and its heart, which on the page stand over the edge of their hex, inside it.
fn inwards(node: Node) -> Node {
    let Node { shape: Shape::Group(parts), .. } = &node else { return node };
    let is_moral = matches!(&parts[..], [first, _]
        if matches!(&first.shape, Shape::Text(text) if text.lines.iter().any(|line| line.starts_with(['+', '−']))));
    if is_moral {
        return Node::group([node]).at(pt(0.13 * FLAT, -0.05 * FLAT));
    }
    let parts: Vec<Node> = parts.iter().cloned().map(inwards).collect();
    Node { shape: Shape::Group(parts), ..node }
}

/// The thirty tokens of the bag (WW-2.2): the force, as many feathers, and what the wind is called.
fn tokens(wish: &Wish<'_, Windwalkers>) -> Vec<Component> {
    let token = |(force, &count): (u8, &u8)| {
        let id = format!("wind-{force}");
        let middle = pt(TOKEN_CELL / 2.0, TOKEN_CELL / 2.0);
        let feathers = (0..force).map(|n| {
            let x = (f32::from(n) - f32::from(force - 1) / 2.0) * 1.7;
            Node::line(middle + pt(x - 0.5, 4.6), middle + pt(x + 0.5, 2.8)).stroke(Colour::Ink, 0.35)
        });
        let name = wish.say(&Message::new("print-wind").with("force", force));
        let mut nodes = vec![
            board::token(force, 5.6).at(middle - pt(0.0, 3.0)),
            Node::circle(middle, TOKEN / 2.0).stroke(Colour::Line, 0.15),
            Node::label(middle + pt(0.0, 6.4), name.clone(), Face::Sans, 6.5 * POINT),
        ];
        nodes.extend(feathers);
        let scene = blank(&id, (TOKEN_CELL, TOKEN_CELL), Windwalkers::accent()).named(format!("{name} {force}"));
        Component::new(&id, Part::Tokens, scene.layer(Layer::new(format!("{id}-face"), nodes)))
            .outlined()
            .times(count.into())
    };
    (1_u8..).zip(&BAG).map(token).collect()
}

/// Words in the middle of a place, as large as fits.
fn caption(words: &str, at: galerne_draw::Point, width: f32, points: f32, ink: Colour) -> Node {
    let size = points * POINT;
    let size = size.min(size * width / Face::SansBold.width(words, size));
    Node::label(at, words, Face::SansBold, size).fill(ink)
}

fn say(wish: &Wish<'_, Windwalkers>, key: &'static str) -> String {
    wish.say(&Message::new(key))
}
