//! What would help in a contre: the cheapest steps that win, and what each power would change.

use super::way::{Change, Step, cheapest_way};
use super::{Context, board};
use crate::actions::Action;
use crate::cards::CardId;
use crate::chance::{Chance, Due};
use crate::dice::Pool;
use crate::eye::Eye;
use crate::setup::Windwalkers;
use crate::state::{Phase, State, Wait, flag};
use crate::words::{colour_name, say};
use galerne_draw::{Colour, Layer, Node, Preview};
use galerne_engine::{Game, Message, Seat};

/// What a power would do for the contre as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Help {
    /// The contre is then won without another moral point.
    Wins,
    /// So many moral points would then do.
    Leaves(u8),
    /// It depends on dice or tokens, and is worth a try.
    Perhaps,
}

impl Help {
    /// The mark on the card.
    pub(super) fn mark(self) -> Message {
        match self {
            Help::Wins => say("help-wins"),
            Help::Leaves(moral) => say("help-leaves").with("moral", moral),
            Help::Perhaps => say("help-perhaps"),
        }
    }

    /// The same where there is room for a sentence.
    pub(super) fn sentence(self) -> Message {
        match self {
            Help::Wins => say("preview-help-wins"),
            Help::Leaves(moral) => say("preview-help-leaves").with("moral", moral),
            Help::Perhaps => say("preview-help-perhaps"),
        }
    }
}

/// Moral that may be spent: all but the last point (WW-7.3).
pub(super) fn means(state: &State) -> u8 {
    state.horde(state.active).moral.saturating_sub(1)
}

/// What winning still costs, if the horde can pay it.
fn price(game: &Windwalkers, state: &State) -> Option<u8> {
    if state.contre.is(flag::WON) {
        return Some(0);
    }
    cheapest_way(game, state).map(|way| way.moral(state)).filter(|&moral| moral <= means(state))
}

/// Whether using the card helps, played out by the heuristic's hand.
pub(crate) fn help_of(game: &Windwalkers, state: &State, card: CardId) -> Option<Help> {
    let action = Action::Use { card };
    let seat = Seat(state.active);
    if state.phase != Phase::Adjust || game.check(state, seat, &action).is_err() {
        return None;
    }
    let before = price(game, state);
    if before == Some(0) {
        return None;
    }
    let mut next = *state;
    game.act(&mut next, seat, action, &mut ());
    // One more die has six faces: all of them are looked at, so that what is certain is called certain.
    let prices: Option<Vec<Option<u8>>> = match game.due(&next) {
        Some(Due::Dice(blue, violet)) if blue + violet == 1 => (1..=6)
            .map(|face| {
                let mut thrown = next;
                let die = Pool::EMPTY.with(face, 1);
                let [blue, violet] = if blue == 1 { [die, Pool::EMPTY] } else { [Pool::EMPTY, die] };
                game.resolve(&mut thrown, Chance::Dice { blue, violet }, &mut ());
                played_out(game, &mut thrown).ok()
            })
            .collect(),
        _ => None,
    };
    let prices = match prices.ok_or_else(|| played_out(game, &mut next)) {
        Ok(prices) => prices,
        Err(Ok(price)) => vec![price],
        Err(Err(worth)) => return (worth > Eye::quick(game).prospect(state) + 0.2).then_some(Help::Perhaps),
    };
    let better = |price: Option<u8>| price.is_some_and(|price| before.is_none_or(|before| price < before));
    let worst = prices.iter().map(|price| price.unwrap_or(u8::MAX)).max()?;
    match worst {
        0 => Some(Help::Wins),
        u8::MAX => prices.into_iter().any(better).then_some(Help::Perhaps),
        worst if better(Some(worst)) => Some(Help::Leaves(worst)),
        _ => prices.into_iter().any(better).then_some(Help::Perhaps),
    }
}

/// What winning costs after the power; its worth to the quick player where that cannot be told yet.
fn played_out(game: &Windwalkers, next: &mut State) -> Result<Option<u8>, f32> {
    if next.run.wait != Wait::Shift {
        let worth = Eye::quick(game).look(next, 0);
        if next.phase != Phase::Adjust || game.due(next).is_some() {
            return Err(worth);
        }
    }
    Ok(price(game, next))
}

/// The steps of the cheapest win that can be done now: those of the power in use, or those the horde can pay for.
pub(super) fn cheapest_steps(game: &Windwalkers, state: &State) -> Vec<Step> {
    if state.phase != Phase::Adjust {
        return Vec::new();
    }
    match (state.run.wait, cheapest_way(game, state)) {
        (Wait::Shift, Some(way)) => way.given,
        (Wait::Nothing, Some(way)) if way.moral(state) <= means(state) => way.paid,
        _ => Vec::new(),
    }
}

/// All these steps as one deed.
pub(super) fn errand_label(game: &Windwalkers, state: &State) -> Message {
    let way = cheapest_way(game, state).unwrap_or_default();
    if state.run.wait == Wait::Shift {
        return say("label-cheapest-given").with("steps", told(&way.given_changes()));
    }
    say("label-cheapest").with("moral", way.moral(state)).with("steps", told(&way.changes()))
}

/// Whether a contre that would fail as it lies need not: moral or a power can do something about it.
pub(super) fn can_be_helped(game: &Windwalkers, state: &State) -> bool {
    let tops = || state.horde(state.active).tops().map(|(_, card)| CardId(card.id));
    price(game, state).is_some() || tops().any(|card| help_of(game, state, card).is_some())
}

/// What a power, a step or another roll would lead to, for whoever rests on it.
pub(super) fn preview(game: &Windwalkers, context: &Context<'_>, seat: Seat, action: &Action) -> Option<Preview> {
    let state = context.state();
    if state.phase != Phase::Adjust {
        return None;
    }
    let line = match *action {
        Action::Use { card } => help_of(game, state, card)?.sentence(),
        Action::Shift { .. } => {
            let mut next = *state;
            game.act(&mut next, seat, *action, &mut ());
            spend(game, &next)
        }
        Action::RerollAll => {
            let odds = super::ahead::odds_of_reroll(game, state)?;
            say("preview-reroll").with("percent", context.speech.percent(odds, 0))
        }
        _ => return None,
    };
    let grid = board::grid(game, state);
    let hex = game.board_of(state).hex(state.contre.target);
    let ring = Node::path(grid.outline([hex])).stroke(Colour::Legal, 3.0);
    Some(Preview { layer: Layer::decoration("preview", [ring]), lines: vec![line] })
}

/// The cheapest winning spend in one sentence.
pub(super) fn spend(game: &Windwalkers, state: &State) -> Message {
    match cheapest_way(game, state) {
        _ if state.contre.is(flag::WON) => say("spend-won"),
        Some(way) if way.is_empty() => say("spend-won"),
        Some(way) => {
            let moral = way.moral(state);
            let key = if moral > means(state) { "spend-too-dear" } else { "spend-cheapest" };
            say(key).with("moral", moral).with("steps", told(&way.changes()))
        }
        None if state.contre.force >= crate::tiles::IMPASSABLE => say("spend-impassable"),
        None => say("spend-none"),
    }
}

/// "blue 3 → 4, violet 2 → 1".
fn told(changes: &[Change]) -> Message {
    let one = |change: &Change| {
        say("spend-step").with("colour", colour_name(change.colour)).with("from", change.from).with("to", change.to)
    };
    let mut all = changes.iter().map(one);
    let Some(first) = all.next() else { return say("spend-none") };
    all.fold(first, |so_far, next| say("spend-steps").with("first", so_far).with("next", next))
}
