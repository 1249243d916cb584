//! Before a tile is chosen: its dice, the bag, and the exact odds with every amount of moral (section 20).

use super::contre::capital;
use super::{Context, SMALL, WIDTH, board, signs};
use crate::board::bits;
use crate::cheapest::cheapest_win;
use crate::contre::{Facing, RollPlan};
use crate::dice::Pool;
use crate::oracle::{MOST_MORAL, Odds, Oracle};
use crate::setup::Windwalkers;
use crate::state::{Phase, State};
use crate::tiles::BAG;
use crate::words::{say, tile_name, wind_name};
use galerne_draw::board::{HexGrid, Tip};
use galerne_draw::piece::{DieColour, arrow, die};
use galerne_draw::scene::Anchor;
use galerne_draw::text::{Face, shortened};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Picture, Preview, Scene, pt};
use galerne_engine::Hex;
use std::sync::{LazyLock, Mutex, PoisonError};

/// One oracle for all tables: it remembers its answers, and tables ask the same few questions again and again.
static ORACLE: LazyLock<Mutex<Oracle>> = LazyLock::new(|| Mutex::new(Oracle::new()));

fn odds(game: &Windwalkers, state: &State, hex: Hex) -> Option<Odds> {
    let mut oracle = ORACLE.lock().unwrap_or_else(PoisonError::into_inner);
    game.odds_asking(|query| oracle.ask(query), state, hex)
}

/// Moral that may be spent: all but the last point (WW-7.3).
fn means(state: &State) -> usize {
    usize::from(state.horde(state.active).moral.saturating_sub(1)).min(MOST_MORAL)
}

const ROW: f32 = 62.0;
const CELL: f32 = WIDTH / (MOST_MORAL + 1) as f32;

/// A row for every tile that can be attempted.
pub(super) fn panel(game: &Windwalkers, context: &Context<'_>) -> Panel {
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
        nodes.extend(row(game, context, &state, board.hex(at), y));
        y += ROW;
    }
    let scene = Scene::new("ahead-rows", Area::new(-2.0, -2.0, WIDTH + 4.0, y + 2.0))
        .named(context.say(&say("panel-ahead")))
        .accented(Windwalkers::accent())
        .layer(Layer::new("ahead-things", nodes));
    let note = say("picture-ahead-note").with("moral", means(&state) as i64);
    let title = say(if onward { "panel-onward" } else { "panel-ahead" });
    Panel { id: "ahead".to_owned(), title, body: vec![Block::Picture(scene), Block::Lines(vec![note])] }
}

fn row(game: &Windwalkers, context: &Context<'_>, state: &State, hex: Hex, y: f32) -> Vec<Node> {
    let Some(at) = game.board_of(state).index(hex) else { return Vec::new() };
    let tile = state.tile(at);
    let grid = HexGrid { origin: pt(16.0, y + 15.0), ..HexGrid::new(Tip::Flat, 16.0) };
    let name = format!("{} {}", capital(&context.say(&tile_name(tile))), crate::words::at(hex));
    let mut nodes = vec![
        grid.cell(Hex::CENTRE, 0.0).fill(signs::ground(tile)).stroke(Colour::Line, 0.8).decoration(),
        signs::sign(tile, pt(16.0, y + 15.0), 9.0),
    ];
    let Some(odds) = odds(game, state, hex) else {
        let free = context.say(&say("picture-no-contre"));
        nodes.push(Node::text(pt(38.0, y + 13.0), name, Face::SerifBold, 13.0));
        nodes.push(Node::text(pt(38.0, y + 28.0), free, Face::Sans, SMALL).fill(Colour::InkSoft));
        return nodes;
    };
    let plan = game.roll_plan(state, state.active, at);
    let token = state.token(at);
    let wind = match () {
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
        let percent = context.speech.number(share * 100.0, 0);
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

/// What attempting the tile means, for whoever rests on it.
pub(super) fn preview(game: &Windwalkers, context: &Context<'_>, hex: Hex) -> Option<Preview> {
    let state = context.state();
    let at = game.board_of(state).index(hex)?;
    let grid = board::grid(game, state);
    let from = grid.centre(game.board_of(state).hex(state.track(state.active).hex));
    let to = grid.centre(hex);
    let way = arrow(from.towards(to, 0.22), from.towards(to, 0.8), 4.0, Colour::Legal);
    let ring = Node::path(grid.outline([hex])).stroke(Colour::Legal, 3.4);
    let mut lines = Vec::new();
    match odds(game, state, hex) {
        None => lines.push(say("preview-city").with("tile", tile_name(state.tile(at)))),
        Some(odds) => {
            let percent = |level: usize| context.speech.percent(odds.best[level], 0);
            let most = means(state);
            let none = say("preview-odds-none").with("percent", percent(0));
            lines.push(none);
            if most > 0 {
                let half = most.div_ceil(2);
                lines.push(
                    say("preview-odds-moral")
                        .with("some", half as i64)
                        .with("some_percent", percent(half))
                        .with("most", most as i64)
                        .with("most_percent", percent(most)),
                );
            }
            let malus = state.tile(at).malus();
            if malus > 0 {
                lines.push(say("preview-malus").with("moral", malus));
            }
        }
    }
    Some(Preview { layer: Layer::decoration("preview", [ring, way]), lines })
}

/// The chance that another roll of all free dice wins, the remaining moral spent on steps (WW-7.1).
pub(super) fn odds_of_reroll(game: &Windwalkers, state: &State) -> Option<f64> {
    let facing = game.facing(state);
    let [blue, violet, ..] = state.contre.pools;
    let left = state.horde(state.active).moral.checked_sub(2)?;
    // Steps are spent where they are needed: first the violet dice, of which there are few.
    let violets = throws(violet.len() as u8);
    let blues = throws(blue.len() as u8);
    let rule = game.options.green_rule;
    let blue_costs: Vec<(u8, f64)> = blues
        .iter()
        .map(|&(pool, share)| {
            let roll = Facing { blue: pool.plus(state.contre.locked[0]), violet: facing.black, ..facing };
            (cheapest_win(&roll, rule, left), share)
        })
        .collect();
    let mut odds = 0.0;
    for (pool, violet_share) in violets {
        let fixed = Facing {
            violet: pool.plus(state.contre.locked[1]),
            blue: Pool::EMPTY,
            white: Pool::EMPTY,
            green: Pool::EMPTY,
            force: 0,
            ..facing
        };
        let cost = cheapest_win(&fixed, rule, left);
        let wins: f64 = blue_costs
            .iter()
            .filter(|(blue, _)| u32::from(*blue) + u32::from(cost) <= u32::from(left))
            .map(|(_, share)| share)
            .sum();
        odds += violet_share * wins;
    }
    Some(odds)
}

fn throws(dice: u8) -> Vec<(Pool, f64)> {
    let all = 6f64.powi(i32::from(dice));
    let mut throws = Vec::new();
    Pool::multisets(dice, |pool, ways| throws.push((pool, ways as f64 / all)));
    throws
}

/// What is left in the bag: every token drawn, those still inside in full colour.
pub(super) fn bag(context: &Context<'_>) -> Panel {
    let state = context.state();
    let mut nodes = Vec::new();
    let wide = WIDTH / 6.0;
    for (force, (&left, &all)) in (1u8..).zip(state.bag.iter().zip(&BAG)) {
        let x = wide * (f32::from(force) - 0.5);
        nodes.push(board::token(force, 13.0).at(pt(x, 16.0)));
        let name = context.say(&wind_name(force));
        let word = name.split(' ').next().unwrap_or_default().to_owned();
        nodes.push(Node::label(pt(x, 40.0), word, Face::SerifItalic, SMALL).fill(Colour::InkSoft));
        for token in 0..all {
            let at = pt(x + (f32::from(token % 4) - 1.5) * 9.4, 55.0 + 10.0 * f32::from(token / 4));
            let disc = Node::circle(at, 3.8).stroke(Colour::Second, 1.1);
            nodes.push(if token < left { disc.fill(Colour::Second) } else { disc.fill(Colour::Sunk) });
        }
    }
    let mut reading = say("fact-bag");
    for (key, count) in ["one", "two", "three", "four", "five", "six"].into_iter().zip(state.bag) {
        reading = reading.with(key, count);
    }
    let scene = Scene::new("bag-tokens", Area::new(0.0, 0.0, WIDTH, 74.0))
        .named(context.say(&say("panel-bag")))
        .described(context.say(&reading))
        .accented(Windwalkers::accent())
        .layer(Layer::decoration("bag-things", nodes));
    Panel { id: "bag".to_owned(), title: say("panel-bag"), body: vec![Block::Picture(scene)] }
}
