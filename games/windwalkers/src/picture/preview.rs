//! What a move, a power, a step or another roll would lead to.

use super::advice::after_step;
use super::panels::chances::means;
use super::{Context, board};
use crate::action::Action;
use crate::bots::help::help_of;
use crate::game::Windwalkers;
use crate::names::{say, tile_name};
use crate::odds::reroll::odds_of_reroll;
use crate::odds::{hundredths, odds_of};
use crate::options::TourDeath;
use crate::state::{Phase, State};
use crate::tiles::Tile;
use galerne_draw::piece::arrow;
use galerne_draw::{Colour, Layer, Node, Preview};
use galerne_engine::{Hex, Message, Rules, Seat};

/// The preview of an attempt on the tile, with the dice that the horde would have in that state.
pub(super) fn of_tile(game: &Windwalkers, context: &Context<'_>, state: &State, hex: Hex) -> Option<Preview> {
    let at = game.board_of(state).index(hex)?;
    let grid = board::grid(game, state);
    let from = grid.centre(game.board_of(state).hex(state.track(state.active).hex));
    let to = grid.centre(hex);
    let way = arrow(from.towards(to, 0.22), from.towards(to, 0.8), 4.0, Colour::Legal);
    let ring = Node::path(grid.outline([hex])).stroke(Colour::Legal, 3.4);
    let mut lines = Vec::new();
    match odds_of(game, state, hex) {
        None => lines.push(say("preview-city").with("tile", tile_name(state.tile(at)))),
        Some(odds) => {
            let percent = |level: usize| context.speech.percent(hundredths(odds.best[level]) as f64 / 100.0, 0);
            let most = means(state);
            let none = say("preview-odds-none").with("percent", percent(0));
            lines.push(none);
            let half = most.div_ceil(2);
            let some =
                |level: usize| say("preview-odds-moral").with("moral", level as i64).with("percent", percent(level));
            lines.extend([half, most].into_iter().filter(|&level| level > 0).map(some));
            // With one point to spend the half is the whole.
            lines.dedup();
            lines.extend(tour_price(game, state.tile(at)));
            let malus = state.tile(at).malus();
            match malus {
                0 => {}
                _ if malus >= state.horde(state.active).moral => lines.push(say("preview-malus-doom")),
                _ => lines.push(say("preview-malus").with("moral", malus)),
            }
        }
    }
    Some(Preview { layer: Layer::decoration("preview", [ring, way]), lines })
}

/// What the Tour Fontaine takes besides, shown before it is too late.
pub(super) fn tour_price(game: &Windwalkers, tile: Tile) -> Option<Message> {
    let key = match game.options.tour_death {
        TourDeath::OnEnter => "picture-tour-enter",
        TourDeath::OnStop => "picture-tour-stop",
    };
    (tile == Tile::TourFontaine).then(|| say(key))
}

/// The preview of a power, a step or another roll.
pub(super) fn of_contre(game: &Windwalkers, context: &Context<'_>, seat: Seat, action: &Action) -> Option<Preview> {
    let state = context.state();
    if state.phase != Phase::Adjust {
        return None;
    }
    let line = match *action {
        Action::Use { card } => help_of(game, state, card)?.sentence(),
        Action::Shift { .. } => {
            let mut next = *state;
            game.act(&mut next, seat, *action, &mut ());
            after_step(game, state, &next)
        }
        Action::RerollAll => {
            let odds = odds_of_reroll(game, state)?;
            say("preview-reroll").with("percent", context.speech.percent(hundredths(odds) as f64 / 100.0, 0))
        }
        _ => return None,
    };
    let grid = board::grid(game, state);
    let hex = game.board_of(state).hex(state.contre.target);
    let ring = Node::path(grid.outline([hex])).stroke(Colour::Legal, 3.0);
    Some(Preview { layer: Layer::decoration("preview", [ring]), lines: vec![line] })
}
