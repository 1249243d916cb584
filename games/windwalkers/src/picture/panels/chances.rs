//! Before a tile is chosen: its dice, the bag, and the exact odds with every amount of moral (section 20).

use super::contre::capital;
use crate::board::bits;
use crate::game::Windwalkers;
use crate::names::{say, tile_name, wind_name};
use crate::odds::oracle::MOST_MORAL;
use crate::odds::{hundredths, odds_of};
use crate::picture::preview::of_tile;
use crate::picture::{Context, SMALL, WIDTH, board, hex_target, signs};
use crate::rules::contre::RollPlan;
use crate::state::{Phase, State};
use crate::tiles::{BAG, Tile};
use galerne_draw::board::{HexGrid, Tip};
use galerne_draw::piece::{DieColour, die};
use galerne_draw::scene::Anchor;
use galerne_draw::text::{Face, shortened};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Path, Picture, Scene, pt};
use galerne_engine::Hex;

/// Moral that may be spent: all but the last point (WW-7.3).
pub(in crate::picture) fn means(state: &State) -> usize {
    usize::from(state.horde(state.active).moral.saturating_sub(1)).min(MOST_MORAL)
}

const ROW: f32 = 62.0;
const CELL: f32 = WIDTH / (MOST_MORAL + 1) as f32;

/// A row for every tile that can be attempted.
pub(in crate::picture) fn panel(game: &Windwalkers, context: &Context<'_>) -> Panel {
    // Going on means walking with a die less: the odds are those of the next step.
    let onward = context.state().phase == Phase::Arrived;
    let mut state = *context.state();
    if onward {
        let seat = state.active;
        state.track_mut(seat).surpass += 1;
    }
    let board = game.board_of(&state);
    let mut nodes = vec![board::heart(5.5).fill(Colour::InkSoft).at(pt(3.0, 7.0))];
    for moral in 0..=MOST_MORAL {
        let at = pt(CELL * (moral as f32 + 0.5), 7.0);
        nodes.push(Node::label(at, moral.to_string(), Face::SansBold, SMALL).fill(Colour::InkSoft));
    }
    let mut y = 18.0;
    for at in bits(board.near(state.track(state.active).hex) & state.present) {
        let hex = board.hex(at);
        let lines = of_tile(game, context, &state, hex).map(|preview| preview.lines).unwrap_or_default();
        let tile = format!("{} {}.", capital(&context.say(&tile_name(state.tile(at)))), crate::names::at(hex));
        let crossed = is_crossed(game, &state, at).then(|| context.say(&say("picture-tile-crossed")));
        let told = [tile].into_iter().chain(lines.iter().map(|line| context.say(line))).chain(crossed);
        let told: Vec<String> = told.collect();
        let row = Node::group(row(game, context, &state, hex, y));
        nodes.push(row.id(format!("ahead-{}", hex_target(hex))).name(told.join(" ")));
        y += ROW;
    }
    let scene = Scene::new("ahead-rows", Area::new(-2.0, -2.0, WIDTH + 4.0, y + 2.0))
        .named(context.say(&say("panel-ahead")))
        .accented(Windwalkers::accent())
        .layer(Layer::new("ahead-things", nodes));
    let note = say("picture-ahead-note").with("moral", means(&state) as i64);
    let near = || bits(board.near(state.track(state.active).hex) & state.present);
    let has_black = near().any(|at| game.roll_plan(&state, state.active, at).black > 0);
    let notes = [note].into_iter().chain(has_black.then(|| say("picture-black-note"))).collect();
    let title = say(if onward { "panel-onward" } else { "panel-ahead" });
    Panel { id: "ahead".to_owned(), title, body: vec![Block::Picture(scene), Block::Lines(notes)] }
}

/// Whether the tile brings no point any more (WW-11.2); in the race it never did.
fn is_crossed(game: &Windwalkers, state: &State, at: u8) -> bool {
    !game.is_race() && state.track(state.active).crossed >> at & 1 == 1
}

fn row(game: &Windwalkers, context: &Context<'_>, state: &State, hex: Hex, y: f32) -> Vec<Node> {
    let Some(at) = game.board_of(state).index(hex) else { return Vec::new() };
    let tile = state.tile(at);
    let grid = HexGrid { origin: pt(16.0, y + 15.0), ..HexGrid::new(Tip::Flat, 16.0) };
    let name = format!("{} {}", capital(&context.say(&tile_name(tile))), crate::names::at(hex));
    let mut nodes = vec![
        grid.cell(Hex::CENTRE, 0.0).fill(signs::ground(tile)).stroke(Colour::Line, 0.8).decoration(),
        signs::sign(tile, pt(16.0, y + 15.0), 9.0),
    ];
    if is_crossed(game, state, at) {
        // As on the board: a tile that was crossed before brings no point again.
        let tick = Path::from(pt(-4.0, 0.0)).line(pt(-1.0, 3.0)).line(pt(5.0, -4.0));
        let spot = pt(27.0, y + 24.0);
        nodes.push(Node::circle(spot, 6.6).fill(Colour::Raised).decoration());
        nodes.push(Node::path(tick.placed(spot, 1.0)).stroke(Colour::Good, 2.2).decoration());
    }
    let Some(odds) = odds_of(game, state, hex) else {
        let free = context.say(&say("picture-no-contre"));
        nodes.push(Node::text(pt(38.0, y + 13.0), name, Face::SerifBold, 13.0));
        nodes.push(Node::text(pt(38.0, y + 28.0), free, Face::Sans, SMALL).fill(Colour::InkSoft));
        return nodes;
    };
    let plan = game.roll_plan(state, state.active, at);
    let token = state.token(at);
    let wind = match () {
        () if tile == Tile::TourFontaine => say("picture-tour-brief"),
        () if !token.is_none() => wind_name(token.force()),
        () if game.takes_wind(tile) => say("cell-no-token"),
        () => wind_name(0),
    };
    let wind = context.say(&wind);
    let room = WIDTH - 46.0 - Face::SerifItalic.width(&wind, 12.0);
    let name = shortened(&name, Face::SerifBold, 13.0, room);
    nodes.push(Node::text(pt(38.0, y + 13.0), name, Face::SerifBold, 13.0));
    nodes.extend(dice_line(&plan, y + 24.0));
    nodes.push(
        Node::text(pt(WIDTH - 2.0, y + 13.0), wind, Face::SerifItalic, 12.0).anchor(Anchor::End).fill(Colour::InkSoft),
    );
    for (moral, share) in odds.best.iter().enumerate() {
        let cell = Area::new(CELL * moral as f32, y + 35.0, CELL - 2.0, 20.0);
        let within = moral <= means(state);
        let (fill, ink) = Colour::heat(*share as f32);
        // The sign would not fit: what the numbers are stands under the table.
        let percent = hundredths(*share).to_string();
        let cell = Node::group([
            Node::rounded(cell, 3.0).fill(fill).stroke(Colour::LineSoft, 0.8),
            Node::label(cell.centre(), percent, Face::SansBold, 12.0).fill(ink),
        ]);
        nodes.push(if within { cell } else { cell.opacity(0.28) });
    }
    nodes
}

/// The horde's dice against the tile's, each colour with its number.
fn dice_line(plan: &RollPlan, y: f32) -> Vec<Node> {
    let mut nodes = Vec::new();
    let (mut x, mut theirs) = (44.0, false);
    let groups = [
        (DieColour::Blue, plan.blue),
        (DieColour::Violet, plan.violet),
        (DieColour::White, plan.white),
        (DieColour::Green, plan.green),
        (DieColour::Black, plan.black),
    ];
    for (colour, count) in groups.into_iter().filter(|(_, count)| *count > 0) {
        // A bar between the two sides.
        if !theirs && !matches!(colour, DieColour::Blue | DieColour::Violet) {
            theirs = true;
            nodes.push(Node::line(pt(x - 4.0, y - 6.0), pt(x - 4.0, y + 6.0)).stroke(Colour::Line, 1.4));
            x += 8.0;
        }
        nodes.push(Node::text(pt(x, y + 4.0), count.to_string(), Face::SansBold, 12.5));
        nodes.push(die(colour, 12.0, None).at(pt(x + 15.0, y)));
        x += 32.0;
    }
    nodes
}

/// What is left in the bag: every token drawn, those still inside in full colour.
pub(in crate::picture) fn bag(context: &Context<'_>) -> Panel {
    let state = context.state();
    let mut nodes = Vec::new();
    let wide = WIDTH / 6.0;
    for (force, (&left, &all)) in (1u8..).zip(state.bag.iter().zip(&BAG)) {
        let x = wide * (f32::from(force) - 0.5);
        let mut parts = vec![board::token(force, 13.0).at(pt(x, 16.0))];
        let name = context.say(&wind_name(force));
        let word = name.split(' ').next().unwrap_or_default().to_owned();
        parts.push(Node::label(pt(x, 40.0), word, Face::SerifItalic, SMALL).fill(Colour::InkSoft));
        for token in 0..all {
            let at = pt(x + (f32::from(token % 4) - 1.5) * 9.4, 55.0 + 10.0 * f32::from(token / 4));
            let disc = Node::circle(at, 3.8).stroke(Colour::Second, 1.1);
            parts.push(if token < left { disc.fill(Colour::Second) } else { disc.fill(Colour::Sunk) });
        }
        let told = say("picture-bag").with("wind", wind_name(force)).with("left", left).with("all", all);
        nodes.push(Node::group(parts).id(format!("bag-{force}")).name(context.say(&told)));
    }
    let mut reading = say("fact-bag");
    for (key, count) in ["one", "two", "three", "four", "five", "six"].into_iter().zip(state.bag) {
        reading = reading.with(key, count);
    }
    let scene = Scene::new("bag-tokens", Area::new(0.0, 0.0, WIDTH, 74.0))
        .named(context.say(&say("panel-bag")))
        .described(context.say(&reading))
        .accented(Windwalkers::accent())
        .layer(Layer::new("bag-things", nodes));
    Panel { id: "bag".to_owned(), title: say("panel-bag"), body: vec![Block::Picture(scene)] }
}
